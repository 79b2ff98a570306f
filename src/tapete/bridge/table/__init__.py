"""The real table: every physical act is possible, and the laws say what stands."""

from tapete.bridge.table import acts
from tapete.bridge.table.editions import EDITIONS, Edition
from tapete.bridge.table.table import Table

__all__ = ["EDITIONS", "Edition", "Table", "acts"]
