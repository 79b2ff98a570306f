"""A session scored: all its boards, what each contestant made, and the scores that depend on it (12C2c).

>>> lines = [Line("1", (1,), (4,), 420), Line("2", (2,), (5,), 420), Line("3", (3,), (6,), -50)]
>>> session = score_session({7: lines}, Rules())
>>> session.percent(1), session.percent(6)
(Fraction(75, 1), Fraction(100, 1))
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm

from tapete.bridge import Side
from tapete.bridge.adjusted import Average, Scale
from tapete.tournament.policy import OwnAverage, Rules
from tapete.tournament.ruling import Artificial
from tapete.tournament.scoring.board import score_board
from tapete.tournament.scoring.line import BoardScores, Line, Own

__all__ = ["Filled", "SessionScores", "expected_scores", "score_session"]

HALF = Fraction(50)


@dataclass(frozen=True, slots=True)
class Filled:
    """An artificial score worked out: what it is worth, and what it was made from."""

    score: Fraction
    share: Fraction  # in percent, or in IMPs where there is no top
    average: Fraction  # what the award is worth by itself
    own: Fraction | None  # what the contestant made on the other boards


class SessionScores:
    """The boards of a session and the sums over them; `changed` gives those with another board."""

    def __init__(self, rules: Rules, expected: int) -> None:
        self.rules = rules
        self.expected = expected
        self.boards: dict[int, BoardScores] = {}
        self.unit = 1
        self.got: dict[int, int] = defaultdict(int)  # of boards with a result, in parts of `unit`
        self.available: dict[int, int] = defaultdict(int)
        self.played: dict[int, int] = defaultdict(int)
        self.filled: dict[tuple[int, int, Side], Filled] = {}  # by board, line and side
        self._awaiting: dict[int, list[tuple[int, int, Side]]] = {}
        self._ruled: set[int] = set()  # boards on which something was given

    @property
    def contestants(self) -> list[int]:
        """Who has a score."""
        return sorted({*(number for number, boards in self.played.items() if boards), *self._awaiting})

    def total(self, number: int) -> Fraction:
        """What the contestant made, artificial scores included."""
        return Fraction(self.got.get(number, 0), self.unit) + sum(
            (self.filled[key].score for key in self._awaiting.get(number, ())), Fraction(0)
        )

    def parts(self, number: int) -> tuple[Fraction | int, int, int]:
        """What the contestant made and what there was to make, in parts of `unit`, and on how many boards."""
        got: Fraction | int = self.got.get(number, 0)
        available, boards = self.available.get(number, 0), self.played.get(number, 0)
        for key in self._awaiting.get(number, ()):
            board = self.boards[key[0]]
            got += self.filled[key].score * self.unit
            available += board.top * (self.unit // board.unit)
            boards += 1
        return got, available, boards

    def percent(self, number: int) -> Fraction:
        """The percentage of what there was to make; 50 where there was nothing."""
        got, available, _ = self.parts(number)
        return Fraction(got) * 100 / available if available else HALF

    def own(self, number: int) -> Fraction | None:
        """The percentage, or the mean in IMPs, over the boards that have a result."""
        if not self.played.get(number):
            return None
        if self.available[number]:
            return Fraction(self.got[number] * 100, self.available[number])
        if self.rules.method.has_top or not self.rules.own_imps:
            return None
        return Fraction(self.got[number], self.unit * self.played[number])

    def score(self, board: int, place: int, side: Side) -> Fraction | None:
        """The score of a side of a line."""
        filled = self.filled.get((board, place, side))
        return filled.score if filled else self.boards[board].score(place, side)

    def lines_of(self, number: int) -> Iterator[tuple[int, int, Side]]:
        """The boards of a contestant: board, line and side."""
        for board, scores in sorted(self.boards.items()):
            for place, line in enumerate(scores.lines):
                for side, numbers in ((Side.NS, line.ns), (Side.EW, line.ew)):
                    if number in numbers:
                        yield board, place, side

    def changed(self, number: int, lines: Sequence[Line], *, complete: bool = True) -> None:
        """Score one board anew and bring the sums up to date."""
        scores = score_board(lines, self.rules, self.expected, complete=complete)
        old = self.boards.get(number)
        self._keep(number, scores)
        if self.unit % scores.unit:
            self._sum()
        elif old is not None and _same_shape(old, scores):
            self._move(old, scores)
        else:
            if old is not None:
                self._add(old, -1)
            self._add(scores, 1)
        self._fill()

    def _keep(self, number: int, scores: BoardScores) -> None:
        self.boards[number] = scores
        self._ruled.discard(number)
        if any(line.ns_given or line.ew_given for line in scores.lines):
            self._ruled.add(number)

    def _sum(self) -> None:
        """All sums from the beginning."""
        self.unit = lcm(*(board.unit for board in self.boards.values()))
        for sums in (self.got, self.available, self.played):
            sums.clear()
        for board in self.boards.values():
            self._add(board, 1)

    def _add(self, board: BoardScores, sign: int) -> None:
        got, available, played = self.got, self.available, self.played
        times = self.unit // board.unit * sign
        top = board.top * times
        counted = board.counted or (True,) * len(board.lines)
        for line, ns, ew, counts in zip(board.lines, board.ns, board.ew, counted, strict=True):
            if not counts:
                continue
            if isinstance(ns, int):
                for number in line.ns:
                    got[number] += ns * times
                    available[number] += top
                    played[number] += sign
            if isinstance(ew, int):
                for number in line.ew:
                    got[number] += ew * times
                    available[number] += top
                    played[number] += sign

    def _move(self, old: BoardScores, new: BoardScores) -> None:
        """Only the scores that are others than before."""
        got, times = self.got, self.unit // new.unit
        for line, before, after in zip(new.lines, old.ns, new.ns, strict=True):
            if before != after:
                for number in line.ns:
                    got[number] += (after - before) * times  # type: ignore[operator]
        for line, before, after in zip(new.lines, old.ew, new.ew, strict=True):
            if before != after:
                for number in line.ew:
                    got[number] += (after - before) * times  # type: ignore[operator]

    def _fill(self) -> None:
        """The second pass: what depends on the other boards."""
        self.filled.clear()
        awaiting: dict[int, list[tuple[int, int, int, Side]]] = {}
        for number in sorted(self._ruled):
            board = self.boards[number]
            for place, line in enumerate(board.lines):
                for side, cell, numbers in (
                    (Side.NS, board.ns[place], line.ns),
                    (Side.EW, board.ew[place], line.ew),
                ):
                    if isinstance(cell, Own):
                        for each in numbers:
                            awaiting.setdefault(each, []).append((line.round, number, place, side))
        self._awaiting = {}
        for each, keys in awaiting.items():
            self._awaiting[each] = [(number, place, side) for _, number, place, side in sorted(
                keys, key=lambda key: key[:3])]  # fmt: skip
            for turn, key in enumerate(self._awaiting[each]):
                self.filled[key] = self._artificial(each, key, first=turn == 0)

    def _artificial(self, number: int, key: tuple[int, int, Side], *, first: bool) -> Filled:
        board, place, side = key
        scores = self.boards[board]
        given = scores.lines[place].given(side)
        assert isinstance(given, Artificial)
        scale = self.rules.scale if first else self.rules.further_scale or self.rules.scale
        worth = scale.of(given.average)
        own = self.own(number)
        share = _share(given.average, scale, own, self.rules.own_average)
        top = Fraction(scores.top, scores.unit)
        score = share * top / 100 if self.rules.method.has_top else share
        if self.rules.board_digits >= 0:
            score = Fraction(self.rules.rounding.round(score, self.rules.board_digits, top / 2))
        return Filled(score, share, worth, own)


def _same_shape(old: BoardScores, new: BoardScores) -> bool:
    """Whether the same contestants have a score out of the same top, and only the scores may differ."""
    return (
        (old.unit, old.top, len(old.lines)) == (new.unit, new.top, len(new.lines))
        and old.counted is new.counted is None
        and all(
            before.ns == after.ns
            and before.ew == after.ew
            and not (before.ns_given or before.ew_given or after.ns_given or after.ew_given)
            and (before.points is None) == (after.points is None)
            for before, after in zip(old.lines, new.lines, strict=True)
        )
    )


def _share(average: Average, scale: Scale, own: Fraction | None, whose: OwnAverage) -> Fraction:
    """12C2c of 2017 for both limbs, 88 of 1997 for the contestant without fault."""
    worth = scale.of(average)
    if own is None or whose is OwnAverage.NONE:
        return worth
    if average is Average.PLUS:
        return max(worth, own)
    if average is Average.MINUS and whose is OwnAverage.BOTH:
        return min(worth, own)
    return worth


def expected_scores(boards: Mapping[int, Sequence[Line]], rules: Rules) -> int:
    """How many scores a full field has: what the regulations say, or as many as the fullest board."""
    if rules.expected:
        return rules.expected
    return max((len(lines) for lines in boards.values()), default=0)


def score_session(
    boards: Mapping[int, Sequence[Line]], rules: Rules, expected: int = 0, *, complete: bool = True
) -> SessionScores:
    """The scores of a session from the lines of its boards."""
    session = SessionScores(rules, expected or expected_scores(boards, rules))
    for number, lines in boards.items():
        session._keep(number, score_board(lines, rules, session.expected, complete=complete))  # noqa: SLF001
    session._sum()  # noqa: SLF001 - one and the same noun
    session._fill()  # noqa: SLF001
    return session
