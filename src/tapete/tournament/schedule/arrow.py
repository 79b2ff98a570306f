"""The arrow-switch: rounds in which the hands of North-South are played by East-West, for one winner."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from fractions import Fraction
from functools import cache

from tapete.text import N_, Text
from tapete.tournament.schedule.balance import best_run
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.schedule.movement import Movement, Shape, flip
from tapete.tournament.sitting import Schedule, Sitting

__all__ = ["arrow_switch", "best_switch", "switched"]


def switched(schedule: Schedule, rounds: Collection[int]) -> Schedule:
    """The schedule with the arrow turned in these rounds."""
    known = {each.number for each in schedule.rounds}
    for number in rounds:
        if number not in known:
            raise NoMovement(N_("{name} has no round {number}"), name=schedule.name, number=number)
    return replace(
        schedule,
        rounds=tuple(
            replace(
                each,
                sittings=tuple(replace(one, places=flip(one.places)) for one in each.sittings),
            )
            if each.number in rounds
            else each
            for each in schedule.rounds
        ),
    )


@cache
def _best(key: tuple[tuple[tuple[tuple[int, int], tuple[int, ...]], ...], ...]) -> tuple[int, Fraction]:
    sittings = [
        Sitting(number, str(place), {"NS": pair[0], "EW": pair[1]}, boards)
        for number, line in enumerate(key, 1)
        for place, (pair, boards) in enumerate(line)
    ]
    last = range(len(key), len(key) - len(key) // 2, -1)
    return best_run(sittings, [[at for at, one in enumerate(sittings) if one.round == r] for r in last])


def best_switch(schedule: Schedule) -> tuple[int, Fraction]:
    """How many rounds at the end make the balance best when they are switched, and that balance."""
    return _best(
        tuple(
            tuple(((one.places["NS"], one.places["EW"]), one.boards) for one in each.sittings)
            for each in schedule.rounds
        )
    )


def arrow_switch(movement: Movement, rounds: Collection[int] | None = None) -> Movement:
    """The movement with one winner: the arrow is turned in `rounds`, else in as many as balance it best."""
    if movement.shape is not Shape.PAIRS or movement.winners == 1:
        raise NoMovement(
            N_("an arrow-switch is for pairs with two winners: {name} has one"), name=movement.name
        )
    if rounds is None:
        count = best_switch(movement.schedule)[0]
        last = len(movement.schedule.rounds)
        rounds = range(last - count + 1, last + 1)
    chosen = tuple(sorted(set(rounds)))
    turned = switched(movement.schedule, chosen)
    note = Text.of(N_("The arrow is switched in rounds {rounds}."), rounds=chosen)
    name = f"{turned.name} switched"
    return replace(movement, schedule=replace(turned, name=name, notes=(*turned.notes, note)), winners=1)
