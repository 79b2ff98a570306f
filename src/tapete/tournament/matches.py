"""The matches of a session: margins, and victory points where the event has them."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction

from tapete.bridge import Side
from tapete.bridge.adjusted import Divisor, exact
from tapete.tournament.event import Event
from tapete.tournament.policy import Method, Rules
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.scoring.cross_imps import ximpq
from tapete.tournament.scoring.session import SessionScores
from tapete.tournament.scoring.vp import victory

__all__ = ["Match", "matches_of"]


@dataclass(frozen=True, slots=True)
class Match:
    """A match of one contestant: what it made against its opponents, and what that was worth."""

    session: int
    round: int
    number: int
    opponents: tuple[int, ...]
    margin: Fraction
    boards: int
    points: Fraction | None
    awarded: bool = False


def matches_of(event: Event, book: Scorebook, session: int) -> list[Match]:
    """The matches of a session, each once for each contestant: their margins, and their victory points."""
    scores, plan = book.sessions[session], book.plans[session]
    margins: dict[tuple[int, int], Fraction] = defaultdict(Fraction)
    played: dict[tuple[int, int], int] = defaultdict(int)
    against: dict[tuple[int, int], tuple[int, ...]] = {}
    for board, board_scores in scores.boards.items():
        for place, line in enumerate(board_scores.lines):
            if board_scores.counted is not None and not board_scores.counted[place]:
                continue
            for side, own, other in ((Side.NS, line.ns, line.ew), (Side.EW, line.ew, line.ns)):
                score = scores.score(board, place, side)
                if score is None:
                    continue
                for number in own:
                    margins[line.round, number] += score
                    played[line.round, number] += 1
                    against[line.round, number] = other
    due: dict[tuple[int, int], set[int]] = defaultdict(set)
    for (round_, _), sitting in plan.sittings.items():
        for number in sitting.numbers:
            due[round_, number].update(sitting.boards)
    awarded = event.sessions[session].awarded
    found = [
        Match(session, *key, against[key], margin, max(len(due[key]), played[key]),
              _victory(event.rules, scores, margin, max(len(due[key]), played[key])))
        for key, margin in margins.items()
        if key not in awarded
    ]  # fmt: skip
    for (round_, number), points in awarded.items():
        found.append(Match(session, round_, number, (), Fraction(0), 0, exact(points), awarded=True))
    found += _byes(event, session, {round_ for round_, _ in margins}, set(awarded))
    return sorted(found, key=lambda match: (match.round, match.number))


def _byes(event: Event, session: int, started: set[int], awarded: set[tuple[int, int]]) -> list[Match]:
    """What those get who sit out a round of matches that has begun."""
    if not event.rules.victory:
        return []
    return [
        Match(session, round_.number, number, (), Fraction(0), 0, exact(event.rules.bye), awarded=True)
        for schedule in event.sessions[session].schedules.values()
        for round_ in schedule.rounds
        if round_.number in started
        for number in round_.sits_out
        if (round_.number, number) not in awarded
    ]


def _victory(rules: Rules, scores: SessionScores, margin: Fraction, boards: int) -> Fraction | None:
    if not rules.victory:
        return None
    if rules.method is Method.CROSS_IMPS and rules.divisor is Divisor.ONE:
        # A sum against a whole field is far larger than a match: XIMPQ brings it to its size.
        margin = Fraction(ximpq(margin, scores.expected))
    return victory(margin, boards, rules.victory)[0]
