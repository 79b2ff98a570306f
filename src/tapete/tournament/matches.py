"""The matches of a session: margins and percentages, and victory points where the event has them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal, localcontext
from fractions import Fraction
from typing import TypeAlias

from tapete.bridge import Side
from tapete.bridge.adjusted import Divisor, exact
from tapete.tournament.event import Event
from tapete.tournament.policy import Method, Rules
from tapete.tournament.scales import OWN, Reads, TableScale, read_scale
from tapete.tournament.scorebook import Plan, Scorebook
from tapete.tournament.scoring.cross_imps import ximpq
from tapete.tournament.scoring.field import field_of
from tapete.tournament.scoring.line import BoardScores
from tapete.tournament.scoring.session import SessionScores
from tapete.tournament.scoring.teams import patton_share, swing
from tapete.tournament.scoring.vp import victory, whole
from tapete.tournament.sitting import Round

__all__ = ["Match", "matches_of", "patton_shares"]

People: TypeAlias = frozenset[int]  # who meets in a match
Key: TypeAlias = tuple[int, int, People]  # round, contestant, and who meets


@dataclass(frozen=True, slots=True)
class Match:
    """A match of one contestant: what it made against its opponents, and what that was worth.

    The margin is what it is ahead; the percentage is there where boards have a top.
    """

    session: int
    round: int
    number: int
    opponents: tuple[int, ...]
    margin: Fraction
    boards: int
    points: Fraction | None
    awarded: bool = False
    percent: Fraction | None = None


@dataclass(slots=True)
class _Tally:
    """What a contestant made in a round, while its boards are counted."""

    opponents: tuple[int, ...] = ()
    margin: Fraction = Fraction(0)
    got: Fraction = Fraction(0)
    top: Fraction = Fraction(0)
    boards: int = 0
    sums: dict[int, Fraction] = field(default_factory=lambda: defaultdict(Fraction))  # by results of a board

    @property
    def percent(self) -> Fraction | None:
        return self.got * 100 / self.top if self.top else None


def matches_of(book: Scorebook, session: int) -> list[Match]:
    """The matches of a session, or its games, each once for each contestant."""
    event = book.event
    if event.game != "bridge" or event.rules.method is Method.WINS:
        return _in_order(event, session, list(_games(event, session)))
    scores, plan = book.sessions[session], book.plans[session]
    meetings = _meetings(plan)
    due: dict[Key, int] = defaultdict(int)
    for (people, _), round_ in meetings.items():
        for number in people:
            due[round_, number, people] += 1
    shares = patton_shares(book, session) if event.rules.method is Method.PATTON else {}
    found = []
    for (round_, number, people), tally in _tallies(scores, meetings).items():
        boards = max(due[round_, number, people], tally.boards)
        points = _points(event.rules, tally, boards)
        if (round_, number, people) in shares:
            points = tally.got + shares[round_, number, people]
        against = tally.opponents
        found.append(
            Match(session, round_, number, against, tally.margin, boards, points, percent=tally.percent)
        )
    return _in_order(event, session, found)


def _in_order(event: Event, session: int, played: list[Match]) -> list[Match]:
    """The matches by round and number, with what was awarded in their place, and byes."""
    awarded = event.sessions[session].awarded
    found = [match for match in played if (match.round, match.number) not in awarded]
    for (round_, number), given in awarded.items():
        found.append(Match(session, round_, number, (), Fraction(0), 0, exact(given), awarded=True))
    found += _byes(event, session, {match.round for match in played}, awarded)
    return sorted(found, key=lambda match: (match.round, match.number, match.opponents))


def _games(event: Event, session: int) -> Iterator[Match]:
    """Games that are no bridge: what each contestant made, and what it is ahead of the best of the others."""
    wins = event.rules.method is Method.WINS
    for spot, played in event.played_in(session):
        for place, points in played.points.items():
            rest = {name: other for name, other in played.points.items() if name != place}
            ahead = points - max(rest.values())
            won = Fraction((ahead > 0) * 2 + (ahead == 0), 2) if wins else Fraction(points)
            others = tuple(number for name in rest for number in played.places[name])
            for number in played.places[place]:
                yield Match(session, spot.round, number, others, Fraction(ahead), 1, won)


def patton_shares(book: Scorebook, session: int) -> Mapping[Key, Fraction]:
    """What each team has of a match's points for the net difference, by round, team and who met."""
    meetings = _meetings(book.plans[session])
    swings: dict[tuple[int, People], list[Fraction]] = defaultdict(list)
    for number, cells in book.sessions[session].boards.items():
        for place, line in enumerate(cells.lines):
            other = next((one for one in cells.lines if (one.ns, one.ew) == (line.ew, line.ns)), None)
            ahead = swing(line, other) if other is not None and cells.counts(place) else None
            if ahead is not None:
                people = frozenset(line.ns + line.ew)
                first = line.ns[0] == min(people)
                swings[meetings.get((people, number), line.round), people].append(ahead if first else -ahead)
    share = exact(book.event.rules.patton)
    return {
        (round_, number, people): more
        for (round_, people), differences in swings.items()
        for number, more in zip(sorted(people), patton_share(differences, share), strict=True)
    }


def _meetings(plan: Plan) -> Mapping[tuple[People, int], int]:
    """In which round those at a table meet on a board, by the schedule.

    Where teams play apart, as in American whist, the two tables of a board are in different rounds: then the
    match is that of the first one.
    """
    found: dict[tuple[People, int], int] = {}
    for (round_, _), sitting in sorted(plan.sittings.items(), key=lambda item: item[0][0]):
        for board in sitting.boards:
            found.setdefault((frozenset(sitting.numbers), board), round_)
    return found


def _tallies(scores: SessionScores, meetings: Mapping[tuple[People, int], int]) -> Mapping[Key, _Tally]:
    """What each contestant made, by round, number and who met."""
    found: dict[Key, _Tally] = defaultdict(_Tally)
    for board, cells in scores.boards.items():
        results = _results(cells)
        top = Fraction(cells.top, cells.unit)
        for place, line in enumerate(cells.lines):
            if not cells.counts(place):
                continue
            people = frozenset(line.ns + line.ew)
            round_ = meetings.get((people, board), line.round)
            for side, own, other in ((Side.NS, line.ns, line.ew), (Side.EW, line.ew, line.ns)):
                for number in own:
                    score = scores.score(board, place, side, number)
                    if score is None:
                        continue
                    tally = found[round_, number, people]
                    tally.opponents = other
                    tally.got += score
                    tally.top += top
                    # Of what both sides share, a side is ahead by what it has beyond the other's part.
                    tally.margin += 2 * score - top if top else score
                    tally.boards += 1
                    waited = (board, place, side, number) in scores.filled
                    tally.sums[1 if waited else results[line.group, side]] += score
    return found


def _results(cells: BoardScores) -> Mapping[tuple[str, Side], int]:
    """How many results each group of a board has."""
    groups = {line.group for line in cells.lines}
    return {
        (name, side): field_of([line for line in cells.lines if line.group == name], side).actual
        for name in groups
        for side in Side
    }


def _points(rules: Rules, tally: _Tally, boards: int) -> Fraction | None:
    """What a match was worth on the scale of the event."""
    if not rules.victory:
        return None
    if rules.method.makes is Reads.PERCENT:
        percent = tally.percent
        # Awards can lie beyond a top; a board that nobody else has says nothing.
        value = Fraction(50) if percent is None else min(max(percent, Fraction(0)), Fraction(100))
    elif rules.method is Method.CROSS_IMPS and rules.divisor is Divisor.ONE:
        value = _ximpq(tally.sums)
    else:
        value = tally.margin
    return victory(value, boards, rules.victory, _own(rules))[0]


def _ximpq(sums: Mapping[int, Fraction]) -> Fraction:
    """Cross-IMPs brought to the size of a match, by how many results their boards have (White Book 3.1.3).

    Awards, which stand at 1, are IMPs of a match as they are.
    """
    sizes = [size for size, total in sums.items() if total]
    if len(sizes) == 1 and sizes[0] > 1:
        return Fraction(ximpq(sums[sizes[0]], sizes[0]))
    with localcontext() as context:
        context.prec = 50
        total = Decimal(0)
        for size in sizes:
            part = Decimal(sums[size].numerator) / sums[size].denominator
            total += part / (Decimal(size * (size - 1)) / 2).sqrt() if size > 1 else part
        return Fraction(round(total, 30))


def _own(rules: Rules) -> Mapping[str, TableScale]:
    return {OWN: read_scale(OWN, rules.victory_table)} if rules.victory_table else {}


def _longest(round_: Round) -> int:
    """How many boards a match of the round has."""
    return max((len(sitting.boards) for sitting in round_.sittings), default=0)


def _byes(
    event: Event, session: int, started: set[int], awarded: Mapping[tuple[int, int], str]
) -> Iterator[Match]:
    """What those get who sit out a round of matches that has begun."""
    rules = event.rules
    if not rules.victory and rules.method is not Method.WINS:
        return
    for schedule in event.sessions[session].schedules.values():
        for round_ in schedule.rounds:
            if round_.number not in started:
                continue
            boards = _longest(round_) or max(map(_longest, schedule.rounds))
            if rules.victory and not boards:
                continue  # nobody is left to play a match of any length
            points = exact(rules.bye_points)
            if "%" in rules.bye_points:
                points *= whole(boards, rules.victory, _own(rules)) if rules.victory else 1
            for number in round_.sits_out:
                if (round_.number, number) not in awarded:
                    yield Match(session, round_.number, number, (), Fraction(0), 0, points, awarded=True)
