"""How boards, sessions and matches are scored: one module a method, exact inside."""

from tapete.tournament.scoring.board import score_board
from tapete.tournament.scoring.line import BoardScores, Line
from tapete.tournament.scoring.ranking import ranked
from tapete.tournament.scoring.session import SessionScores, score_session
from tapete.tournament.scoring.vp import continuous, discrete, half_match, victory

__all__ = [
    "BoardScores",
    "Line",
    "SessionScores",
    "continuous",
    "discrete",
    "half_match",
    "ranked",
    "score_board",
    "score_session",
    "victory",
]
