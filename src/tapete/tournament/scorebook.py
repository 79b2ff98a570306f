"""The scores of an event: its lines, session by session, and what one corrected result changes.

Only boards whose results, adjustments or forms are no longer the same are scored again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tapete.bridge import Board
from tapete.tournament.contestant import Status
from tapete.tournament.event import Adjustment, Event, Session
from tapete.tournament.policy import OwnOver
from tapete.tournament.ruling import Given, parse_given
from tapete.tournament.scoring.line import Line
from tapete.tournament.scoring.session import SessionScores, score_session
from tapete.tournament.sitting import Sitting

__all__ = ["Plan", "Scorebook", "lines_of", "plan_of", "sides_of"]

Places = Mapping[str, tuple[int, ...]]


@dataclass(frozen=True, slots=True)
class Plan:
    """What a session's schedules say: the section of each table, each sitting, and who should play what."""

    sections: Mapping[str, str]
    sittings: Mapping[tuple[int, str], Sitting]
    due: Mapping[int, int]  # board to the number of tables that should play it
    expected: int
    empty: frozenset[tuple[int, str]] = frozenset()  # where somebody does not play


def plan_of(event: Event, session: Session) -> Plan:
    """The plan of a session; contestants that do not play leave their tables empty."""
    sections: dict[str, str] = {}
    sittings: dict[tuple[int, str], Sitting] = {}
    due: Counter[int] = Counter()
    fields: Counter[tuple[str, int]] = Counter()
    away = {number: one for number, one in event.contestants.items() if one.status is not Status.ENTERED}
    empty: set[tuple[int, str]] = set()
    for section, sitting in session.sittings():
        sections[sitting.table] = section
        place = sitting.round, sitting.table
        sittings[place] = sitting
        if any(number in away and away[number].is_away(sitting.round) for number in sitting.numbers):
            empty.add(place)
        for board in sitting.boards:
            # What was played before a pair went home counts as any other result.
            if place not in empty or place in event.results.get((session.number, board), {}):
                due[board] += 1
                fields["" if event.rules.across else section, board] += 1
    expected = event.rules.expected or max(fields.values(), default=0)
    return Plan(sections, sittings, due, expected, frozenset(empty))


def sides_of(places: Places) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Who sits North-South and who East-West; of four single players the partners."""
    if "NS" in places:
        return places["NS"], places["EW"]
    if "N" in places and "S" in places:
        return places["N"] + places["S"], places["E"] + places["W"]
    first, *rest = places.values()
    return first, tuple(number for numbers in rest for number in numbers)


def lines_of(event: Event, session: int, board: int, plan: Plan) -> list[Line]:
    """The lines of a board: what was handed in, and what was given where nothing was."""
    key = (session, board)
    results = event.results.get(key, {})
    rulings: dict[tuple[int, str], Adjustment] = {}
    for ruled in event.adjustments.get(key, {}).values():
        rulings[ruled.spot.round, ruled.spot.table] = ruled
    forms = event.sessions[session].forms.get(board, {})
    apart = not event.rules.across

    def group(table: str) -> str:
        form = forms.get(table, "")
        return f"{plan.sections.get(table, '')} {form}".strip() if apart else form

    found = []
    for (round_, table), played in results.items():
        given = rulings.pop((round_, table), None) if rulings else None
        ns, ew = sides_of(played.places)
        points = played.points.get("NS")  # nothing where only a ruling is known
        if given is None:
            found.append(Line(table, ns, ew, points, None, None, group(table), round_))
        else:
            found.append(Line(table, ns, ew, points, *_given(given, board), group(table), round_))
    for (round_, table), given in rulings.items():
        sitting = plan.sittings.get((round_, table))
        if sitting is None:
            continue
        ns, ew = sides_of({place: (number,) for place, number in sitting.places.items()})
        found.append(Line(table, ns, ew, None, *_given(given, board), group(table), round_))
    return found


def _given(ruled: Adjustment, board: int) -> tuple[Given | None, Given | None]:
    zone = Board.numbered(board).vulnerability if board else None
    ns, ew = (parse_given(text, zone) if text else None for text in (ruled.ns, ruled.ew))
    return ns, ew


class Scorebook:
    """The scores of an event at a moment, kept from one moment to the next."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.sessions: dict[int, SessionScores] = {}
        self.plans: dict[int, Plan] = {}
        for number in event.sessions:
            self._score(number)
        self._join()

    def update(self, event: Event) -> None:
        """Go on to the event as it is now: only what changed is scored again."""
        before, self.event = self.event, event
        anew = event.rules != before.rules or _statuses(event) != _statuses(before)
        for number, session in event.sessions.items():
            old = before.sessions.get(number)
            if anew or number not in self.sessions or old is None or old.schedules is not session.schedules:
                self._score(number)
                continue
            boards = {
                board
                for key in ("results", "adjustments")
                for (owner, board), lines in getattr(event, key).items()
                if owner == number and getattr(before, key).get((owner, board)) is not lines
            }
            if old.forms is not session.forms:
                boards |= set(session.forms)
            plan, scores = self.plans[number], self.sessions[number]
            lines = {board: lines_of(event, number, board, plan) for board in boards}
            after = {**{board: one.lines for board, one in scores.boards.items()}, **lines}
            # A board that nobody has played any more, a result where nobody was to play, or another size of
            # the field: all is scored again.
            if (
                not all(lines.values())
                or any(_differ(event, before, number, board, plan.empty) for board in lines)
                or _expected(after.values(), plan, across=event.rules.across) != scores.expected
            ):
                self._score(number)
                continue
            for board, now in lines.items():
                scores.changed(board, now, complete=_complete(plan, board, now))
        self._join()

    def _join(self) -> None:
        """Where the own average of a contestant goes over a whole stage, its sessions know each other."""
        if self.event.rules.own_session is not OwnOver.STAGE:
            return
        stages: dict[int, list[SessionScores]] = {}
        for number, session in self.event.sessions.items():
            stages.setdefault(session.stage, []).append(self.sessions[number])
        for together in stages.values():
            for scores in together:
                scores.together = together
                scores.fill()

    def _score(self, number: int) -> None:
        event = self.event
        plan = self.plans[number] = plan_of(event, event.sessions[number])
        lines = {board: lines_of(event, number, board, plan) for board in event.boards(number)}
        running = {board for board, now in lines.items() if not _complete(plan, board, now)}
        scores = self.sessions[number] = score_session(
            {board: now for board, now in lines.items() if board not in running},
            event.rules,
            _expected(lines.values(), plan, across=event.rules.across),
        )
        for board in running:
            scores.changed(board, lines[board], complete=False)


def _expected(boards: Iterable[Sequence[Line]], plan: Plan, *, across: bool) -> int:
    """How many scores a board should have: as planned, or as the fullest board of a field has."""
    if plan.expected:
        return plan.expected
    if across:
        return max(map(len, boards), default=0)
    return max(
        (
            count
            for lines in boards
            for count in Counter(plan.sections.get(line.table, "") for line in lines).values()
        ),
        default=0,
    )


def _differ(
    event: Event, before: Event, session: int, board: int, places: frozenset[tuple[int, str]]
) -> bool:
    """Whether one of these places has a result on the board only now, or has none any more."""
    key = session, board
    return bool(places and places & (event.results.get(key, {}).keys() ^ before.results.get(key, {}).keys()))


def _complete(plan: Plan, board: int, lines: list[Line]) -> bool:
    return len(lines) >= plan.due.get(board, 0)


def _statuses(event: Event) -> list[tuple[Status, str]]:
    return [(one.status, one.since) for one in event.contestants.values()]
