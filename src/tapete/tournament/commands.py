"""What a command decides for an event: pure functions from the event to what happens to it, or a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime

from tapete.bridge.adjusted import exact
from tapete.text import N_
from tapete.tournament import check_results, checks
from tapete.tournament import happenings as on
from tapete.tournament.contestant import Contestant, Player, Status
from tapete.tournament.errors import BadRuling, NotAllowed
from tapete.tournament.event import Event, ExtraKind
from tapete.tournament.policy import Method
from tapete.tournament.result import Flag, Spot, flags_of, tidy
from tapete.tournament.schedule.repair import Late, Leaves, Trouble
from tapete.tournament.scoring.carry import Carry
from tapete.tournament.sitting import Round, Schedule

__all__ = [
    "appealed",
    "awarded",
    "corrected",
    "entered",
    "extra_given",
    "joined",
    "removed",
    "repaired",
    "ruled",
    "scheduled",
    "staged",
    "where",
]

Places = Mapping[str, tuple[int, ...]]


def where(event: Event, spot: Spot, *, new: bool = False) -> Spot:
    """The place with its round, which the table and the board tell.

    Where a table has the same number in every round, as in games without boards, it is the first round
    without a result for a `new` one, else the last round with one.
    """
    sitting = checks.sitting_at(event, spot)
    lines = event.results.get((spot.session, spot.board), {})
    done = [round_ for round_, table in lines if table == spot.table]
    if spot.round:
        return spot
    if sitting is not None and sitting.boards:
        return replace(spot, round=sitting.round)
    if sitting is None:
        return replace(spot, round=next(iter(done), 1))
    rounds = [one.round for _, one in event.session(spot.session).sittings() if one.table == spot.table]
    if new:
        return replace(spot, round=next((one for one in rounds if one not in done), rounds[-1]))
    return replace(spot, round=max(done, default=rounds[-1]))


def joined(
    event: Event,
    players: tuple[Player, ...],
    number: int = 0,
    *,
    name: str = "",
    category: str = "",
    late: str = "",
    by: str = "",
) -> on.ContestantEntered:
    """A contestant enters; without a number it gets the next one."""
    wanted = number or max(event.contestants, default=0) + 1
    status = Status.LATE if late else Status.ENTERED
    one = Contestant(wanted, players, event.kind, name, category, status, late)
    return on.ContestantEntered(checks.checked_contestant(event, one, new=True), by=by)


def staged(event: Event, number: int, name: str, carry: str, *, by: str = "") -> on.StageOpened:
    """A stage, after the others or changed; `carry` as `Carry.parse` reads it."""
    if not 1 <= number <= max(event.stages) + 1:
        raise NotAllowed(
            N_("stage {number} would leave a gap: the next one is {next}"),
            number=number,
            next=max(event.stages) + 1,
        )
    if Carry.parse(carry).share > 1:
        raise NotAllowed(N_("{carry} is more than the whole of the stage before"), carry=carry)
    return on.StageOpened(number, name, carry, by=by)


def scheduled(
    event: Event,
    schedule: Schedule,
    session: int,
    section: str,
    notes: Iterable[object] = (),
    *,
    by: str = "",
    why: str = "",
) -> on.SessionScheduled:
    """Who sits where with which boards, for a section."""
    event.session(session)
    rounds = checks.checked_rounds(event, session, section, _plain(schedule.rounds))
    if event.contestants:
        for number in {n for each in rounds for sitting in each.sittings for n in sitting.numbers}:
            event.contestant(number)
    said = tuple(map(str, notes or schedule.notes))
    return on.SessionScheduled(session, section, schedule.name, rounds, said, by=by, why=why)


def repaired(
    trouble: Trouble, schedule: Schedule, session: int, section: str, **who: str
) -> Iterator[Callable[[Event], on.Happening]]:
    """What a repair does: the schedule, and before it the status of who leaves or comes late."""
    if isinstance(trouble, Late | Leaves):
        status = Status.LATE if isinstance(trouble, Late) else Status.WITHDRAWN
        number, since = trouble.number, str(trouble.round)
        yield lambda event: on.StatusChanged(event.contestant(number).number, status, since, **who)
    yield lambda event: scheduled(event, schedule, session, section, **who)


def _plain(rounds: Iterable[Round]) -> tuple[Round, ...]:
    """Rounds whose mappings are plain, so that they come back from the journal as they went."""
    return tuple(
        replace(
            round_,
            sittings=tuple(
                replace(sitting, places=dict(sitting.places), boards=tuple(sitting.boards))
                for sitting in round_.sittings
            ),
        )
        for round_ in rounds
    )


def entered(
    event: Event, spot: Spot, written: str, places: Places | None = None, *, lead: str = "", by: str = ""
) -> on.ResultEntered:
    """A result handed in."""
    went = where(event, spot, new=True)
    full = check_results.checked_places(event, went, dict(places or {}), checks.sitting_at(event, went))
    points = check_results.checked_points(event, went, written, full)
    check_results.checked_result(event, went, full, new=True)
    card = check_results.checked_lead(went, lead)
    flags = _flags(event, went, written, points, card)
    return on.ResultEntered(went, full, tidy(event.game, written), points, card, flags, by=by)


def corrected(
    event: Event,
    spot: Spot,
    written: str,
    places: Places | None = None,
    *,
    at: datetime,
    lead: str = "",
    by: str = "",
    why: str = "",
    late: bool = False,
) -> on.ResultCorrected:
    """A result put right; after the correction period only `late` (79C2)."""
    went = where(event, spot)
    check_results.checked_result(event, went, {}, new=False)
    there = event.played(went)
    assert there is not None
    full = (
        check_results.checked_places(
            event, went, {**there.places, **(places or {})}, checks.sitting_at(event, went)
        )
        if places
        else dict(there.places)
    )
    check_results.checked_result(event, went, full, new=False)
    points = check_results.checked_points(event, went, written, full)
    if (points, lead, full) == (there.points, lead and there.lead, there.places):
        raise NotAllowed(N_("nothing changes: the result is {written} already"), written=there.written)
    _may_correct(event, went, why, at, late=late)
    card = check_results.checked_lead(went, lead) or there.lead
    flags = _flags(event, went, written, points, card)
    return on.ResultCorrected(
        went,
        tidy(event.game, written),
        points,
        there.written,
        card,
        flags,
        full if places else {},
        by=by,
        why=why,
    )


def removed(
    event: Event, spot: Spot, *, at: datetime, by: str = "", why: str = "", late: bool = False
) -> on.ResultRemoved:
    """A result taken out."""
    went = where(event, spot)
    check_results.checked_result(event, went, {}, new=False)
    _may_correct(event, went, why, at, late=late)
    there = event.played(went)
    assert there is not None
    return on.ResultRemoved(went, there.written, by=by, why=why)


def ruled(
    event: Event,
    spot: Spot,
    ns: str = "",
    ew: str | None = None,
    *,
    clause: str = "",
    minute: str = "",
    committee: bool = False,
    at: datetime,
    late: bool = False,
    by: str = "",
    why: str = "",
) -> on.RulingApplied:
    """An adjusted score; without `ew` both sides get what `ns` says.

    After the periods of 79C and 92B an arbiter rules no more (81C3), unless `late`; a committee may.
    """
    went = _ruled_where(event, spot)
    minutes = max(event.rules.correction_minutes, event.rules.appeal_minutes)
    if not (late or committee or checks.in_time(event.session(spot.session).published, minutes, at)):
        raise NotAllowed(
            N_(
                "the periods for corrections and appeals of session {session} are over (79C, 92B): "
                "rule with --late where the organiser allows it"
            ),
            session=spot.session,
        )
    known = any(
        (one.round, one.table) == (went.round, went.table)
        for _, one in event.session(went.session).sittings()
    )
    if not known and event.played(went) is None:
        raise BadRuling(
            N_(
                "nobody is known to have sat at table {table} with board {board}: "
                "enter the result first, or a schedule"
            ),
            table=went.table,
            board=went.board,
        )
    given = check_results.checked_given(event, went, ns, ns if ew is None else ew, committee=committee)
    return on.RulingApplied(event.given + 1, went, *given, clause, minute, by=by, why=why)


def _ruled_where(event: Event, spot: Spot) -> Spot:
    """The place of a ruling: also of a board that the table cannot play any more (15B3), in a named round."""
    sat = ((one.round, one.table) for _, one in event.session(spot.session).sittings())
    return spot if spot.round and (spot.round, spot.table) in sat else where(event, spot)


def extra_given(
    event: Event,
    number: int,
    amount: str = "",
    *,
    kind: ExtraKind = ExtraKind.PROCEDURAL,
    session: int = 1,
    clause: str = "",
    by: str = "",
    why: str = "",
) -> on.ExtraGiven:
    """A penalty, a bonus or a carry-over; without an amount the usual penalty."""
    if event.contestants:
        event.contestant(number)
    event.session(session)
    wanted = amount or event.rules.penalty
    if exact(wanted) <= 0 and kind is not ExtraKind.CARRY_OVER:
        raise BadRuling(N_("a penalty takes and a bonus gives: write how much as a number above 0"))
    if "%" in wanted and (not event.rules.method.has_top or event.rules.victory):
        raise BadRuling(
            N_("{amount} is a part of a top, and this event has none: give a number of points"), amount=wanted
        )
    law = clause or {"procedural": "90A", "disciplinary": "91A"}.get(kind.value, "")
    return on.ExtraGiven(event.given + 1, number, session, kind, wanted, law, by=by, why=why)


def awarded(
    event: Event, session: int, round_: int, points: Mapping[int, str], *, by: str = "", why: str = ""
) -> on.MatchAwarded:
    """Points without play, in a round that there is, where matches have points of their own."""
    for number, text in points.items():
        event.contestant(number)
        exact(text)
    rules = event.rules
    if event.game == "bridge" and not rules.victory and rules.method is not Method.WINS:
        raise NotAllowed(
            N_("matches have no points of their own in this event: choose a scale with --set victory=wbf")
        )
    schedules = event.session(session).schedules.values()
    rounds = {one.number for schedule in schedules for one in schedule.rounds}
    if rounds and round_ not in rounds:
        raise NotAllowed(
            N_("there is no round {round} in session {session}: it has {n}"),
            round=round_,
            session=session,
            n=len(rounds),
        )
    return on.MatchAwarded(session, round_, dict(points), by=by, why=why)


def appealed(event: Event, adjustment: int, *, at: datetime, by: str, why: str) -> on.AppealLodged:
    """An appeal against a ruling, in time (92B)."""
    session = event.session(event.adjustment(adjustment).spot.session)
    if not checks.in_time(session.published, event.rules.appeal_minutes, at):
        raise NotAllowed(
            N_("the time for appeals of session {session} is over (92B)"), session=session.number
        )
    return on.AppealLodged(event.given + 1, adjustment, by=by, why=why)


def _may_correct(event: Event, spot: Spot, why: str, at: datetime, *, late: bool) -> None:
    if not why:
        raise NotAllowed(N_("say why the result is changed: the log keeps the reason"))
    if checks.in_time(event.session(spot.session).published, event.rules.correction_minutes, at):
        return
    if event.rules.laws == "bridge-1997":
        raise NotAllowed(N_("the correction period of session {session} is over (79C)"), session=spot.session)
    if not late:
        raise NotAllowed(
            N_(
                "the correction period of session {session} is over (79C1): where the organiser agrees and "
                "there is no reasonable doubt, correct it with --late (79C2)"
            ),
            session=spot.session,
        )


def _flags(event: Event, spot: Spot, written: str, points: Mapping[str, int], lead: str) -> tuple[Flag, ...]:
    if event.game != "bridge":
        return ()
    others = [
        played.points["NS"]
        for place, played in event.results.get((spot.session, spot.board), {}).items()
        if place != (spot.round, spot.table)
    ]
    deal = event.session(spot.session).deal(spot.board)
    return flags_of(written, points["NS"], others, lead=lead, deal=deal, board=spot.board)
