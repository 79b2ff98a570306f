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
from tapete.tournament.policy import OwnAverage, OwnOver, Rules
from tapete.tournament.scoring.board import score_board
from tapete.tournament.scoring.line import BoardScores, Line, Own

__all__ = ["Filled", "SessionScores", "expected_scores", "score_session"]

HALF = Fraction(50)
Waiting = tuple[int, int, Side, int]  # board, line, side and contestant of a score that waits for others


@dataclass(frozen=True, slots=True)
class Filled:
    """An artificial score worked out: what it is worth, and what it was made from."""

    score: Fraction
    share: Fraction  # in percent, or in IMPs where there is no top
    average: Fraction  # what the award is worth by itself
    own: Fraction | None  # what the contestant made on the other boards


class SessionScores:
    """The boards of a session and the sums over them; `changed` scores one board anew."""

    def __init__(self, rules: Rules, expected: int) -> None:
        self.rules = rules
        self.expected = expected
        self.boards: dict[int, BoardScores] = {}
        self.unit = 1
        self.got: dict[int, int] = defaultdict(int)  # of boards with a result, in parts of `unit`
        self.available: dict[int, int] = defaultdict(int)
        self.played: dict[int, int] = defaultdict(int)
        self.filled: dict[Waiting, Filled] = {}
        self.together: list[SessionScores] = [self]  # the sessions over which an own average goes
        self._awaiting: dict[int, list[Waiting]] = {}
        self._ruled: set[int] = set()  # boards with scores that may depend on others

    @property
    def contestants(self) -> list[int]:
        """Who has a score."""
        return sorted({*(number for number, boards in self.played.items() if boards), *self._awaiting})

    def total(self, number: int) -> Fraction:
        """What the contestant made, artificial scores included."""
        return Fraction(self.parts(number)[0]) / self.unit

    def parts(self, number: int) -> tuple[Fraction | int, int, int]:
        """What the contestant made and what there was to make, in parts of `unit`, and on how many boards."""
        got: Fraction | int = self.got.get(number, 0)
        available, boards = self.available.get(number, 0), self.played.get(number, 0)
        for key in self._awaiting.get(number, ()):
            board = self.boards[key[0]]
            if not board.counts(key[1]):
                continue
            got += self.filled[key].score * self.unit
            available += board.top * (self.unit // board.unit)
            boards += 1
        return got, available, boards

    def percent(self, number: int) -> Fraction:
        """The percentage of what there was to make; 50 where there was nothing."""
        got, available, _ = self.parts(number)
        return Fraction(got) * 100 / available if available else HALF

    def own(self, number: int, round_: int = 0) -> Fraction | None:
        """The percentage, or the mean in IMPs, over the boards that have a result.

        `round_`: the match, where the own average is that of a match.
        """
        if self.rules.own_session is OwnOver.MATCH and round_:
            made = [self._made(number, round_)]
        else:
            made = [scores._made(number) for scores in self.together]  # noqa: SLF001 - one and the same noun
        got = sum((part for part, _, _ in made), Fraction(0))
        available = sum((part for _, part, _ in made), Fraction(0))
        played = sum(boards for _, _, boards in made)
        if available:
            return got * 100 / available
        if not played or self.rules.method.has_top or not self.rules.own_imps:
            return None
        return got / played

    def _made(self, number: int, round_: int = 0) -> tuple[Fraction, Fraction, int]:
        """What the contestant made on boards with a result, what there was to make, and how many they are."""
        if not round_:
            got, available = self.got.get(number, 0), self.available.get(number, 0)
            return Fraction(got, self.unit), Fraction(available, self.unit), self.played.get(number, 0)
        made = [
            (score, Fraction(scores.top, scores.unit))
            for board, place, side in self.lines_of(number)
            if (scores := self.boards[board]).lines[place].round == round_
            and scores.counts(place)
            and (score := scores.score(place, side)) is not None
        ]
        return (
            sum((score for score, _ in made), Fraction(0)),
            sum((top for _, top in made), Fraction(0)),
            len(made),
        )

    def score(self, board: int, place: int, side: Side, number: int = 0) -> Fraction | None:
        """The score of a side of a line; of one of two partners where own averages make them differ."""
        scores = self.boards[board]
        who = number or scores.lines[place].numbers(side)[0]
        filled = self.filled.get((board, place, side, who))
        return filled.score if filled else scores.score(place, side)

    def lines_of(self, number: int) -> Iterator[tuple[int, int, Side]]:
        """The boards of a contestant: board, line and side."""
        for board, scores in sorted(self.boards.items()):
            for place, line in enumerate(scores.lines):
                for side in Side:
                    if number in line.numbers(side):
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
        self.fill()

    def _keep(self, number: int, scores: BoardScores) -> None:
        self.boards[number] = scores
        self._ruled.discard(number)
        if scores.waits:
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

    def fill(self) -> None:
        """The second pass: what depends on the other boards."""
        self.filled.clear()
        self._awaiting = defaultdict(list)
        for number in sorted(self._ruled):
            board = self.boards[number]
            for place, line in enumerate(board.lines):
                for side in Side:
                    if isinstance(board.cell(place, side), Own):
                        for each in line.numbers(side):
                            self._awaiting[each].append((number, place, side, each))
        for keys in self._awaiting.values():
            # The first one that the contestant met is its first (12C2d).
            keys.sort(key=lambda key: (self.boards[key[0]].lines[key[1]].round, key[0], key[1]))
            for key in keys:
                self.filled[key] = self._artificial(key, first=key[0] == keys[0][0])

    def _artificial(self, key: Waiting, *, first: bool) -> Filled:
        board, place, side, number = key
        scores = self.boards[board]
        cell = scores.cell(place, side)
        assert isinstance(cell, Own)
        scale = self.rules.scale if first else self.rules.further_scale or self.rules.scale
        own = self.own(number, scores.lines[place].round)
        share = _share(cell.average, scale, own, self.rules.own_average)
        top = Fraction(scores.top, scores.unit)
        score = share * top / 100 if self.rules.method.has_top else share
        if self.rules.board_digits >= 0:
            score = Fraction(self.rules.rounding.round(score, self.rules.board_digits, top / 2))
        return Filled(score, share, scale.of(cell.average), own)


def _same_shape(old: BoardScores, new: BoardScores) -> bool:
    """Whether the same contestants have a score out of the same top, and only the scores may differ."""
    return (
        (old.unit, old.top, len(old.lines)) == (new.unit, new.top, len(new.lines))
        and old.counted is new.counted is None
        and not (old.waits or new.waits)
        and all(
            before.ns == after.ns
            and before.ew == after.ew
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
    session.fill()
    return session
