"""From what happened to the event as it stands: one pure step for each happening, and no checks."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from functools import singledispatch
from typing import Any

from tapete.tournament import happenings as on
from tapete.tournament.event import Adjustment, Appeal, Event, Extra, Session, Stage
from tapete.tournament.result import Played, Spot
from tapete.tournament.sitting import Schedule

__all__ = ["step"]


def step(event: Event, happening: on.Happening, at: datetime | None = None) -> Event:
    """The event after something happened."""
    after = _step(happening, event, at)
    return replace(after, version=event.version + 1)


@singledispatch
def _step(happening: Any, event: Event, at: datetime | None) -> Event:
    raise TypeError(f"nothing is known of {type(happening).__qualname__}")


@_step.register
def _(done: on.EventOpened, event: Event, at: datetime | None) -> Event:
    return Event(done.id, done.title, done.game, done.kind, done.rules, version=event.version)


@_step.register
def _(done: on.RulesChanged, event: Event, at: datetime | None) -> Event:
    return replace(event, rules=done.rules)


@_step.register
def _(done: on.StageOpened, event: Event, at: datetime | None) -> Event:
    return replace(event, stages={**event.stages, done.number: Stage(done.name, done.number, done.carry)})


@_step.register
def _(done: on.SessionOpened, event: Event, at: datetime | None) -> Event:
    return event.with_session(Session(done.number, done.stage, done.name))


@_step.register(on.ContestantEntered)
@_step.register(on.ContestantChanged)
def _(done: on.ContestantEntered, event: Event, at: datetime | None) -> Event:
    one = done.contestant
    return replace(event, contestants=dict(sorted({**event.contestants, one.number: one}.items())))


@_step.register
def _(done: on.StatusChanged, event: Event, at: datetime | None) -> Event:
    one = replace(event.contestants[done.number], status=done.status, since=done.since)
    return replace(event, contestants={**event.contestants, done.number: one})


@_step.register
def _(done: on.PlayerSubstituted, event: Event, at: datetime | None) -> Event:
    one = event.contestants[done.number]
    swaps = (*one.substitutes, (done.left, done.came, done.since))
    return replace(event, contestants={**event.contestants, done.number: replace(one, substitutes=swaps)})


@_step.register
def _(done: on.SessionScheduled, event: Event, at: datetime | None) -> Event:
    session = event.sessions.get(done.session, Session(done.session))
    schedule = Schedule(done.name, done.rounds, done.notes)
    return event.with_session(replace(session, schedules={**session.schedules, done.section: schedule}))


@_step.register
def _(done: on.DealsAttached, event: Event, at: datetime | None) -> Event:
    session = event.sessions[done.session]
    return event.with_session(replace(session, deals={**session.deals, **done.deals}))


@_step.register
def _(done: on.ResultEntered, event: Event, at: datetime | None) -> Event:
    played = Played(done.places, done.written, done.points, done.lead, done.flags)
    return _with_result(event, done.spot, played)


@_step.register
def _(done: on.ResultCorrected, event: Event, at: datetime | None) -> Event:
    before = event.played(done.spot)
    assert before is not None
    played = Played(done.places or before.places, done.written, done.points, done.lead, done.flags)
    return _with_result(event, done.spot, played)


@_step.register
def _(done: on.ResultRemoved, event: Event, at: datetime | None) -> Event:
    return _with_result(event, done.spot, None)


def _with_result(event: Event, spot: Spot, played: Played | None) -> Event:
    board, place = (spot.session, spot.board), (spot.round, spot.table)
    lines = dict(event.results.get(board, {}))
    if played is None:
        lines.pop(place, None)
    else:
        lines[place] = played
    sessions = event.sessions
    if spot.session not in sessions:
        sessions = {**sessions, spot.session: Session(spot.session)}
    return replace(event, results={**event.results, board: lines}, sessions=sessions)


@_step.register
def _(done: on.BoardFouled, event: Event, at: datetime | None) -> Event:
    session = event.sessions[done.session]
    return event.with_session(replace(session, forms={**session.forms, done.board: done.forms}))


@_step.register
def _(done: on.RulingApplied, event: Event, at: datetime | None) -> Event:
    board = (done.spot.session, done.spot.board)
    ruled = Adjustment(done.id, done.spot, done.ns, done.ew, done.clause, done.by, done.why, done.minute, at)
    known = {**event.adjustments.get(board, {}), done.id: ruled}
    return replace(event, adjustments={**event.adjustments, board: known}, given=max(event.given, done.id))


@_step.register
def _(done: on.RulingLifted, event: Event, at: datetime | None) -> Event:
    spot = event.adjustment(done.id).spot
    board = (spot.session, spot.board)
    left = {key: each for key, each in event.adjustments[board].items() if key != done.id}
    return replace(event, adjustments={**event.adjustments, board: left})


@_step.register
def _(done: on.ExtraGiven, event: Event, at: datetime | None) -> Event:
    extra = Extra(
        done.id, done.number, done.session, done.kind, done.amount, done.clause, done.by, done.why, done.of
    )
    return replace(event, extras={**event.extras, done.id: extra}, given=max(event.given, done.id))


@_step.register
def _(done: on.ExtraWithdrawn, event: Event, at: datetime | None) -> Event:
    return replace(event, extras={key: each for key, each in event.extras.items() if key != done.id})


@_step.register
def _(done: on.MatchAwarded, event: Event, at: datetime | None) -> Event:
    session = event.sessions[done.session]
    more = {(done.round, number): points for number, points in done.points.items()}
    return event.with_session(replace(session, awarded={**session.awarded, **more}))


@_step.register
def _(done: on.AwardWithdrawn, event: Event, at: datetime | None) -> Event:
    session = event.sessions[done.session]
    gone = {(done.round, number) for number in done.numbers}
    left = {key: points for key, points in session.awarded.items() if key not in gone}
    return event.with_session(replace(session, awarded=left))


@_step.register
def _(done: on.ScoresPublished, event: Event, at: datetime | None) -> Event:
    return event.with_session(replace(event.sessions[done.session], published=at))


@_step.register
def _(done: on.AppealLodged, event: Event, at: datetime | None) -> Event:
    appeal = Appeal(done.id, done.adjustment, done.by, done.why)
    return replace(event, appeals={**event.appeals, done.id: appeal}, given=max(event.given, done.id))


@_step.register
def _(done: on.AppealDecided, event: Event, at: datetime | None) -> Event:
    appeal = replace(event.appeals[done.id], outcome=done.outcome, decided_by=done.by)
    return replace(event, appeals={**event.appeals, done.id: appeal})
