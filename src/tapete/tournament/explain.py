"""Why a number is what it is: line by line, from the result of the table to the score of the contestant.

The lines are worked out again the slow way, so that what is shown is what was done.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain

from tapete.bridge import Side
from tapete.bridge.adjusted import Average, Outcomes
from tapete.text import N_, P_, Text
from tapete.tournament.errors import NotAllowed, Unknown
from tapete.tournament.event import Adjustment, Event
from tapete.tournament.policy import Method
from tapete.tournament.result import Spot
from tapete.tournament.ruling import (
    Artificial,
    Assigned,
    Complement,
    Fixed,
    LosesGain,
    OwnError,
    PlusOr,
    words_of,
)
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.scoring.board import Group, groups_of, weighed
from tapete.tournament.scoring.field import seen_by, turned
from tapete.tournament.scoring.line import Line, Own
from tapete.tournament.scoring.session import SessionScores
from tapete.tournament.scoring.teams import worth
from tapete.tournament.standings import lists
from tapete.tournament.workings import Step, artificial_steps, outcomes_steps, own_error_steps, plain, short

__all__ = ["Explanation", "Step", "explain", "plain", "short"]


@dataclass(frozen=True, slots=True)
class Explanation:
    """How the score of a contestant on a board arose."""

    event: str
    session: int
    board: int
    number: int
    side: Side
    table: str
    score: Fraction | None
    top: Fraction
    steps: tuple[Step, ...]

    @property
    def percent(self) -> Fraction | None:
        """The score as a percentage of the top."""
        return self.score * 100 / self.top if self.top and self.score is not None else None


def explain(book: Scorebook, board: int, number: int, session: int = 0) -> Explanation:
    """The working for a contestant on a board; without a session the last one in which it was played."""
    event = book.event
    if event.game != "bridge":
        raise NotAllowed(N_("only boards of bridge are compared: ask for the account of contestant {number}"),
                         number=number)  # fmt: skip
    event.check([number])
    wanted = [session] if session else sorted(event.sessions, reverse=True)
    for each in wanted:
        event.session(each)
        for key in book.sessions[each].lines_of(number):
            if key[0] == board:
                return _Working(book, each, key, number).done()
    raise Unknown(
        N_("contestant {number} has no score on board {board}: see `tapete event board`"),
        number=number,
        board=board,
    )


class _Working:
    """The lines for one side of one line of a board."""

    def __init__(self, book: Scorebook, session: int, key: tuple[int, int, Side], number: int) -> None:
        board, place, side = key
        self.book = book
        self.event: Event = book.event
        self.rules = book.event.rules
        self.scores: SessionScores = book.sessions[session]
        self.session, self.board, self.place, self.side, self.number = session, board, place, side, number
        self.cells = self.scores.boards[board]
        self.line: Line = self.cells.lines[place]
        due = book.plans[session].due.get(board, 0)
        self.groups = groups_of(
            self.cells.lines,
            self.rules,
            self.scores.expected,
            complete=len(self.cells.lines) >= due,
        )
        self.group: Group = self.groups[self.line.group][0 if side is Side.NS else 1]
        self.top = Fraction(self.cells.top, self.cells.unit)

    def done(self) -> Explanation:
        score = self.scores.score(self.board, self.place, self.side, self.number)
        return Explanation(
            self.event.id, self.session, self.board, self.number, self.side, self.line.table,
            score, self.top, tuple(self.steps(score)),
        )  # fmt: skip

    def steps(self, score: Fraction | None) -> Iterator[Step]:
        """From the table to the session."""
        yield from self._table()
        yield from self._ruling()
        if self.rules.method.of_teams:
            yield from self._match(score)
        else:
            yield from self._score()
        if score is None:
            yield Step(N_("The board does not count for this contestant."))
            return
        if self.rules.board_digits >= 0:
            yield Step(
                Text.of(
                    N_("Rounded to {n} digits, {how}"), n=self.rules.board_digits, how=self.rules.rounding
                ),
                score,
            )
        if self.top:
            yield Step(
                Text.of(N_("Of the top of {top}, in percent"), top=plain(self.top)), score * 100 / self.top
            )
        yield from self._total()

    def _table(self) -> Iterator[Step]:
        line = self.line
        played = self.event.played(Spot(self.session, line.round, line.table, self.board))
        yield Step(
            Text.of(
                N_("Board {board}, table {table}: {ns} North-South, {ew} East-West"),
                board=self.board,
                table=line.table,
                ns=self.event.called(line.ns),
                ew=self.event.called(line.ew),
            )
        )
        if played is not None and line.points is not None:
            yield Step(
                Text.of(
                    N_("The table wrote {written}: points for {side}"), written=played.written, side=self.side
                ),
                Fraction(line.own(self.side) or 0),
                "77",
            )

    def _ruling(self) -> Iterator[Step]:
        given = self.line.given(self.side)
        ruled = self._adjustment()
        if given is None or ruled is None:
            return
        words = N_("Ruling {id} of {by} gives {side}: {given}. {why}")
        if not ruled.by:
            words = N_("Ruling {id} gives {side}: {given}. {why}")
        yield Step(
            Text.of(
                words,
                id=ruled.id,
                by=ruled.by,
                side=self.side,
                given=words_of(given),
                why=ruled.why,
            ),
            None,
            ruled.clause,
        )

    def _adjustment(self) -> Adjustment | None:
        return self.event.adjusted(Spot(self.session, self.line.round, self.line.table, self.board))

    def _score(self) -> Iterator[Step]:
        line, side = self.line, self.side
        own = line.own(side)
        match line.given(side):
            case None if isinstance(self.cells.cell(self.place, side), Own):
                yield Step(
                    N_("No other table has a result with which this one could be compared"), None, "87B"
                )
                yield from self._artificial(Average.PLUS)
            case None if own is not None:
                yield from outcomes_steps(self.group, Outcomes.of(own), "")
            case Assigned(outcomes):
                yield from outcomes_steps(self.group, turned(outcomes, side), "12C1")
            case Artificial(average):
                yield from self._artificial(average)
            case Fixed(amount, percent):
                yield Step(N_("A fixed score, whatever was made on other boards"),
                           amount * self.top / 100 if percent else amount)  # fmt: skip
            case OwnError(adjusted, without_error) if own is not None:
                yield from own_error_steps(
                    self.group, Outcomes.of(own), turned(adjusted, side), turned(without_error, side)
                )
            case LosesGain(without) if own is not None:
                beside = seen_by(line, side) or Outcomes.of(own)
                by = self.group.beside(beside)
                made, fair = weighed(by, Outcomes.of(own)), weighed(by, turned(without, side))
                yield Step(N_("What the result of the table is worth"), made)
                yield Step(N_("What the result without the gain is worth"), fair)
                yield Step(
                    N_("The lower of the two: a gain is taken away, nothing is given"), min(made, fair)
                )

    def _artificial(self, average: Average) -> Iterator[Step]:
        filled = self.scores.filled[self.board, self.place, self.side, self.number]
        return artificial_steps(filled, average, self.rules, self.top)

    def _match(self, score: Fraction | None) -> Iterator[Step]:
        """The two tables of a match."""
        line = self.line
        team = (line.ns if self.side is Side.NS else line.ew)[0]
        tables = [
            (other, Side.NS if team in other.ns else Side.EW)
            for other in self.cells.lines
            if {*other.ns, *other.ew} == {*line.ns, *line.ew}
        ]
        for other, at in tables:
            yield from self._table_of_match(other, at)
        owns = [other.own(at) for other, at in tables if other.given(at) is None]
        made: Fraction | None = None
        if len(owns) == 2 and None not in owns:
            difference = sum(own or 0 for own in owns)
            made = Fraction(worth(difference, self.rules))
            yield Step(N_("The difference of the two tables"), Fraction(difference))
            law = "78B" if self.rules.method is Method.IMPS else "78D"
            yield Step(Text.of(N_("Scored in {method}"), method=self.rules.method), made, law)
        cell = self.cells.cell(self.place, self.side)
        if isinstance(cell, Own):
            yield from self._artificial(cell.average)
        elif score is None and len(tables) < 2:
            yield Step(N_("The other table of the match has no result yet."))
        elif score is not None and score != made:
            yield self._given_in_match(score, tables)

    def _table_of_match(self, line: Line, at: Side) -> Iterator[Step]:
        own, given = line.own(at), line.given(at)
        yield Step(
            Text.of(N_("Table {table}, as {side}"), table=line.table, side=at),
            None if own is None else Fraction(own),
            "77",
        )
        if given is not None:
            yield Step(
                Text.of(N_("Given there instead, in points of North-South: {given}"), given=words_of(given))
            )

    def _given_in_match(self, score: Fraction, tables: list[tuple[Line, Side]]) -> Step:
        """What made the score another one than the difference of the tables."""
        if self.rules.knockout:
            law = "86B" if self.rules.laws == "bridge-1997" else "12C4"
            return Step(N_("In a knockout match scores that do not balance become their mean"), score, law)
        if any(isinstance(line.given(at), (PlusOr, Complement)) for line, at in tables):
            return Step(
                N_("The better of average plus and the assigned score; the rest for the others"),
                score,
                "86B2b",
            )
        return Step(N_("With what was given at the tables, each result weighed"), score)

    def _total(self) -> Iterator[Step]:
        """What it became part of; how that came about, `account` tells."""
        got, _, boards = self.scores.parts(self.number)
        yield Step(
            Text.of(
                P_("The session so far, over {n} board", "The session so far, over {n} boards"), n=boards
            ),
            Fraction(got) / self.scores.unit,
        )
        rows = chain.from_iterable(lists(self.book, self.event.sessions[self.session].stage).values())
        for one in rows:
            if one.number == self.number:
                yield Step(N_("The standings, with all that counts there"), one.row.score)
                if one.row.percent is not None:
                    yield Step(N_("The same in percent"), one.row.percent)
