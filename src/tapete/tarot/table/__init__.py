"""The real tarot table: every physical act is possible, and the rules say what stands."""

from tapete.tarot.table import acts
from tapete.tarot.table.parts import NEUTRAL, Edition
from tapete.tarot.table.table import Table

__all__ = ["NEUTRAL", "Edition", "Table", "acts"]
