"""The real table: every physical act is possible, and the rules say what stands."""

from tapete.scrabble.table import acts
from tapete.scrabble.table.people import Player
from tapete.scrabble.table.table import Table

__all__ = ["Player", "Table", "acts"]
