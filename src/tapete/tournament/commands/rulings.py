"""What was ruled: adjusted scores, penalties, points without play, appeals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Unpack

from tapete.bridge.adjusted import exact
from tapete.text import N_
from tapete.tournament import check_results, checks
from tapete.tournament import happenings as on
from tapete.tournament.commands.results import where
from tapete.tournament.errors import BadRuling, NotAllowed, Unknown
from tapete.tournament.event import Event, ExtraKind
from tapete.tournament.policy import Method
from tapete.tournament.result import Spot

__all__ = [
    "appeal_decided",
    "appealed",
    "award_withdrawn",
    "awarded",
    "extra_given",
    "extra_withdrawn",
    "lifted",
    "published",
    "ruled",
]


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
    **who: Unpack[on.Who],
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
    if event.played(went) is None and event.session(went.session).sitting(went.round, went.table) is None:
        raise BadRuling(
            N_(
                "nobody is known to have sat at table {table} with board {board}: "
                "enter the result first, or a schedule"
            ),
            table=went.table,
            board=went.board,
        )
    _check_elsewhere(event, went, ns, ns if ew is None else ew)
    given = check_results.checked_given(event, went, ns, ns if ew is None else ew, committee=committee)
    return on.RulingApplied(event.given + 1, went, *given, clause, minute, **who)


def _check_elsewhere(event: Event, spot: Spot, ns: str, ew: str) -> None:
    """Nobody gets a score for a board of another table that it plays where it should (15B3)."""
    session = event.session(spot.session)
    sittings = [one for _, one in session.sittings()]
    here = session.sitting(spot.round, spot.table)
    if here is None or spot.board in here.boards or event.played(spot) is not None:
        return
    for place, text in (("NS", ns), ("EW", ew)):
        number = here.places.get(place)
        there = next((one for one in sittings if number in one.numbers and spot.board in one.boards), None)
        if number is not None and text not in ("", "none") and there is not None:
            raise BadRuling(
                N_("contestant {number} has board {board} at table {table} in round {round}: give none here"),
                number=number,
                board=spot.board,
                table=there.table,
                round=there.round,
            )


def _ruled_where(event: Event, spot: Spot) -> Spot:
    """The place of a ruling: also of a board that the table cannot play any more (15B3), in a named round."""
    sitting = event.session(spot.session).sitting(spot.round, spot.table)
    return spot if sitting is not None else where(event, spot)


def extra_given(
    event: Event,
    number: int,
    amount: str = "",
    *,
    kind: ExtraKind = ExtraKind.PROCEDURAL,
    session: int = 1,
    clause: str = "",
    of: str = "",
    **who: Unpack[on.Who],
) -> on.ExtraGiven:
    """A penalty, a bonus or a carry-over; without an amount the usual penalty.

    `of`: what there was to score, so that a carry-over counts in a percentage as well.
    """
    event.check([number])
    event.session(session)
    wanted = amount or (event.rules.penalty if kind.takes else "0")
    if exact(wanted) <= 0 and not (amount and kind is ExtraKind.CARRY_OVER):
        raise BadRuling(N_("a penalty takes and a bonus gives: write how much as a number above 0"))
    if "%" in wanted and (not event.rules.method.has_top or event.rules.victory):
        raise BadRuling(
            N_("{amount} is a part of a top, and this event has none: give a number of points"), amount=wanted
        )
    law = clause or {"procedural": "90A", "disciplinary": "91A"}.get(kind.value, "")
    return on.ExtraGiven(event.given + 1, number, session, kind, wanted, law, of, **who)


def awarded(
    event: Event, session: int, round_: int, points: Mapping[int, str], **who: Unpack[on.Who]
) -> on.MatchAwarded:
    """Points without play, in a round that there is, where matches have points of their own."""
    for number, text in points.items():
        gets = exact(text)
        if event.contestant(number).is_away(round_) and gets > 0:
            raise NotAllowed(
                N_("contestant {number} does not play in round {round}: it can be given 0 only"),
                number=number,
                round=round_,
            )
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
    for _, sitting in event.session(session).sittings():
        named = [number for number in sitting.numbers if number in points]
        if sitting.round == round_ and named and len(named) < len(sitting.numbers):
            other = next(number for number in sitting.numbers if number not in points)
            raise NotAllowed(
                N_(
                    "{number} meets {other} in round {round}: give both points, such as {number}=12 {other}=0"
                ),
                number=named[0],
                other=other,
                round=round_,
            )
    return on.MatchAwarded(session, round_, dict(points), **who)


def award_withdrawn(
    event: Event, session: int, round_: int, numbers: Iterable[int], **who: Unpack[on.Who]
) -> on.AwardWithdrawn:
    """Points without play taken back."""
    gone = tuple(numbers)
    awarded = event.session(session).awarded
    for number in gone:
        if (round_, number) not in awarded:
            raise Unknown(
                N_("contestant {number} was awarded nothing in round {round}"), number=number, round=round_
            )
    return on.AwardWithdrawn(session, round_, gone, **who)


def appealed(event: Event, adjustment: int, *, at: datetime, by: str, why: str) -> on.AppealLodged:
    """An appeal against a ruling, in time (92B)."""
    session = event.session(event.adjustment(adjustment).spot.session)
    if not checks.in_time(session.published, event.rules.appeal_minutes, at):
        raise NotAllowed(
            N_("the time for appeals of session {session} is over (92B)"), session=session.number
        )
    return on.AppealLodged(event.given + 1, adjustment, by=by, why=why)


def lifted(event: Event, id: int, **who: Unpack[on.Who]) -> on.RulingLifted:
    """An adjusted score taken back."""
    event.adjustment(id)
    return on.RulingLifted(id, **who)


def extra_withdrawn(event: Event, id: int, **who: Unpack[on.Who]) -> on.ExtraWithdrawn:
    """A penalty or another amount taken back."""
    if id not in event.extras:
        raise Unknown(N_("the event has no penalty {id}: see `tapete event rulings`"), id=id)
    return on.ExtraWithdrawn(id, **who)


def published(event: Event, session: int, **who: Unpack[on.Who]) -> on.ScoresPublished:
    """The official scores made available: the periods of 79C and 92B begin."""
    event.session(session)
    return on.ScoresPublished(session, **who)


def appeal_decided(event: Event, id: int, outcome: str, **who: Unpack[on.Who]) -> on.AppealDecided:
    """What became of an appeal (93)."""
    if id not in event.appeals:
        raise Unknown(N_("the event has no appeal {id}: see `tapete event rulings`"), id=id)
    if event.appeals[id].outcome:
        raise NotAllowed(
            N_("appeal {id} is decided already: {outcome}"), id=id, outcome=event.appeals[id].outcome
        )
    return on.AppealDecided(id, outcome, **who)
