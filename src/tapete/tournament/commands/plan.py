"""How it is played: policies, stages, sessions, schedules, repairs, the cards of boards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Unpack

from tapete.text import N_
from tapete.tournament import check_results, checks
from tapete.tournament import happenings as on
from tapete.tournament.contestant import Status
from tapete.tournament.errors import NotAllowed, Unknown
from tapete.tournament.event import Event
from tapete.tournament.schedule.repair import Late, Leaves, Trouble
from tapete.tournament.scoring.carry import Carry
from tapete.tournament.sitting import Round, Schedule

__all__ = ["chosen", "dealt", "opened", "repaired", "scheduled", "staged"]


def staged(event: Event, number: int, name: str, carry: str, **who: Unpack[on.Who]) -> on.StageOpened:
    """A stage, after the others or changed; `carry` as `Carry.parse` reads it."""
    if not 1 <= number <= max(event.stages) + 1:
        raise NotAllowed(
            N_("stage {number} would leave a gap: the next one is {next}"),
            number=number,
            next=max(event.stages) + 1,
        )
    if Carry.parse(carry).share > 1:
        raise NotAllowed(N_("{carry} is more than the whole of the stage before"), carry=carry)
    return on.StageOpened(number, name, carry, **who)


def scheduled(
    event: Event,
    schedule: Schedule,
    session: int,
    section: str,
    notes: Iterable[object] = (),
    **who: Unpack[on.Who],
) -> on.SessionScheduled:
    """Who sits where with which boards, for a section."""
    event.session(session)
    rounds = checks.checked_rounds(event, session, section, _plain(schedule.rounds))
    event.check(number for each in rounds for sitting in each.sittings for number in sitting.numbers)
    said = tuple(map(str, notes or schedule.notes))
    return on.SessionScheduled(session, section, schedule.name, rounds, said, **who)


def repaired(
    trouble: Trouble, schedule: Schedule, session: int, section: str, **who: Unpack[on.Who]
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


def chosen(event: Event, changes: Mapping[str, Any], **who: Unpack[on.Who]) -> on.RulesChanged:
    """Other policies."""
    rules = checks.checked_rules(event.game, event.rules.changed(changes))
    return on.RulesChanged(rules, event.rules, **who)


def opened(
    event: Event, number: int, stage: int = 1, name: str = "", **who: Unpack[on.Who]
) -> on.SessionOpened:
    """A session, after the others."""
    if number in event.sessions:
        raise NotAllowed(N_("there is a session {number} already"), number=number)
    if stage not in event.stages:
        raise Unknown(N_("the event has no stage {number}: announce it first"), number=stage)
    if number != max(event.sessions, default=0) + 1:
        raise NotAllowed(
            N_("session {number} would leave a gap: the next one is {next}"),
            number=number,
            next=max(event.sessions, default=0) + 1,
        )
    return on.SessionOpened(number, stage, name, **who)


def dealt(event: Event, session: int, deals: Mapping[int, str], **who: Unpack[on.Who]) -> on.DealsAttached:
    """The cards of boards."""
    event.session(session)
    known = {board: check_results.checked_deal(board, text) for board, text in deals.items()}
    return on.DealsAttached(session, known, **who)
