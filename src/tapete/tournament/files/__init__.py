"""Files of an event: players, results and standings as CSV; an event whole is a stream of the journal."""

from tapete.tournament.files.players import numbered_players, read_players, write_players
from tapete.tournament.files.results import ResultRow, event_of, read_results, write_results
from tapete.tournament.files.sittings import read_schedule, write_schedule
from tapete.tournament.files.standings import RankedRow, read_standings, write_standings
from tapete.tournament.files.table import Record, read_table

__all__ = [
    "RankedRow",
    "Record",
    "ResultRow",
    "event_of",
    "numbered_players",
    "read_players",
    "read_results",
    "read_schedule",
    "read_standings",
    "read_table",
    "write_players",
    "write_results",
    "write_schedule",
    "write_standings",
]
