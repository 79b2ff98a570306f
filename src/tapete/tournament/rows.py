"""What each contestant made in a session, by the method of the event: standings are made of these rows."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from tapete.bridge.adjusted import exact
from tapete.tournament.matches import matches_of, patton_shares
from tapete.tournament.policy import Method, Total
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.scoring.carry import Stake
from tapete.tournament.scoring.session import SessionScores

__all__ = ["Row", "rows_of", "session_rows"]

Number = Fraction | int


@dataclass(slots=True)
class Row:
    """What a contestant has, in parts of `unit`: the score, and what there was to score."""

    number: int
    points: Number
    available: Number
    boards: int
    unit: int = 1
    extra: Number = 0  # penalties and the like, in the unit of the event
    spread: int = 0  # the difference of points, where games won come first
    full: int = 0  # the boards for which `available` stands, where they are not those that were played

    @property
    def score(self) -> Fraction:
        """The score with all that was added and taken."""
        return Fraction(self.points) / self.unit

    @property
    def percent(self) -> Fraction | None:
        """The percentage, where there is a top."""
        return Fraction(self.points) * 100 / self.available if self.available else None

    @property
    def stake(self) -> Stake:
        """What can be carried over."""
        return Stake(self.score, Fraction(self.available) / self.unit, self.full or self.boards)


def session_rows(scores: SessionScores) -> dict[int, Row]:
    """What each contestant made in a session, in parts of one unit, stretched where the rules say so."""
    found = {}
    parts = {number: scores.parts(number) for number in scores.contestants}
    full = max((boards for _, _, boards in parts.values()), default=0)
    stretch = scores.rules.total is Total.FACTORED and scores.rules.method.has_top
    for number, (got, available, boards) in parts.items():
        if stretch and boards < full and boards:
            times = Fraction(full, boards)
            found[number] = Row(number, got * times, available * times, boards, scores.unit, full=full)
        else:
            found[number] = Row(number, got, available, boards, scores.unit)
    return found


def _match_rows(book: Scorebook, session: int) -> dict[int, Row]:
    """Victory points, or games won with the difference of the points, or the points of games."""
    event = book.event
    rows: dict[int, Row] = {}
    wins = event.rules.method is Method.WINS
    for match in matches_of(book, session):
        row = rows.setdefault(match.number, Row(match.number, Fraction(0), 0, 0))
        row.points += match.points or 0
        row.boards += match.boards
        row.spread += int(match.margin) if wins else 0
    if wins and rows:
        for _, sitting in event.sessions[session].sittings():
            for number in sitting.numbers:  # who has not finished a game yet has won none
                rows.setdefault(number, Row(number, Fraction(0), 0, 0))
    return rows


def _patton_rows(book: Scorebook, session: int) -> dict[int, Row]:
    """Boards at 2-1-0, and for each match a share of points for its net difference."""
    scores = book.sessions[session]
    rows = session_rows(scores)
    for (_, number, _), more in patton_shares(book, session).items():
        rows[number].points += more * scores.unit
        rows[number].available += exact(book.event.rules.patton) * scores.unit
    return rows


def rows_of(book: Scorebook, session: int) -> dict[int, Row]:
    """What each contestant made in a session, by the method of the event."""
    rules = book.event.rules
    if book.event.game != "bridge" or rules.method is Method.WINS or rules.victory:
        return _match_rows(book, session)
    if rules.method is Method.PATTON:
        return _patton_rows(book, session)
    return session_rows(book.sessions[session])
