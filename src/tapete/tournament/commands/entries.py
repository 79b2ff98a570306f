"""Who takes part: entries, changes, withdrawals, substitutes."""

from __future__ import annotations

from typing import Unpack

from tapete.text import N_
from tapete.tournament import checks
from tapete.tournament import happenings as on
from tapete.tournament.contestant import Contestant, Player, Status
from tapete.tournament.errors import BadEntry, NotAllowed
from tapete.tournament.event import Event

__all__ = ["changed", "joined", "moved", "substituted"]


def joined(
    event: Event,
    players: tuple[Player, ...],
    number: int = 0,
    *,
    name: str = "",
    category: str = "",
    late: str = "",
    **who: Unpack[on.Who],
) -> on.ContestantEntered:
    """A contestant enters; without a number it gets the next one."""
    wanted = number or max(event.contestants, default=0) + 1
    status = Status.LATE if late else Status.ENTERED
    one = Contestant(wanted, players, event.kind, name, category, status, late)
    return on.ContestantEntered(checks.checked_contestant(event, one, new=True), **who)


def changed(event: Event, contestant: Contestant, **who: Unpack[on.Who]) -> on.ContestantChanged:
    """Names, numbers or categories put right."""
    if event.contestant(contestant.number) == contestant:
        raise NotAllowed(N_("nothing changes: number {number} is so already"), number=contestant.number)
    return on.ContestantChanged(checks.checked_contestant(event, contestant, new=False), **who)


def moved(
    event: Event, number: int, status: Status, since: str = "", **who: Unpack[on.Who]
) -> on.StatusChanged:
    """A contestant withdraws, does not come, comes back, or is disqualified (91B)."""
    event.contestant(number)
    return on.StatusChanged(number, status, since, **who)


def substituted(
    event: Event, number: int, left: str, came: str, since: str = "", **who: Unpack[on.Who]
) -> on.PlayerSubstituted:
    """A player takes another one's seat."""
    names = [player.name for player in event.contestant(number).players]
    names += [name for _, name, _ in event.contestant(number).substitutes]
    if left not in names:
        raise BadEntry(
            N_("{name} does not play in contestant {number}: there are {names}"),
            name=left,
            number=number,
            names=", ".join(names),
        )
    return on.PlayerSubstituted(number, left, came, since, **who)
