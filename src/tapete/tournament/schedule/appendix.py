"""The appendix Mitchell, and the rover: more contestants than a Mitchell of that many sets has tables for.

Where East-West number y would sit at table t in round r, a guest sits there instead, and y goes to another
table with the same set, or rests. With t = 2r + j tables, sets (3r) and pairs (r) each come once round, if
the number of sets has no factor 2 or 3: so nobody meets anybody or anything twice.
"""

from __future__ import annotations

from dataclasses import replace

from tapete.text import N_, Text
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.schedule.mitchell import Even, mitchell
from tapete.tournament.schedule.movement import Cell, Movement, Promise, at_least, lay
from tapete.tournament.sitting import Round, Sitting

__all__ = ["appendix", "rover"]


def appendix(
    tables: int, sets: int, *, per: int = 2, first: int = 1, missing: frozenset[int] = frozenset()
) -> Movement:
    """A Mitchell of `sets` tables and rounds, with the other tables as an appendix that shares boards."""
    at_least(sets, 5, N_("sets of an appendix Mitchell"))
    if sets % 2 == 0 or sets % 3 == 0:
        raise NoMovement(
            N_("an appendix needs a number of sets without the factors 2 and 3, such as 7 or 11: not {n}"),
            n=sets,
        )  # fmt: skip
    at_least(tables, sets + 1, N_("tables of an appendix Mitchell"), 2 * sets)
    guests = tables - sets
    cells = []
    for r in range(sets):
        line = []
        for t in range(sets):
            j = (t - 2 * r) % sets
            mover = (t - r) % sets
            visitor = sets + j if j < guests else mover
            line.append(Cell(str(t + 1), {"NS": t + 1, "EW": tables + visitor + 1}, (t + r) % sets))
            if j < guests:
                away = sets + j
                line.append(Cell(str(away + 1), {"NS": away + 1, "EW": tables + mover + 1}, (t + r) % sets))
        cells.append(sorted(line, key=lambda cell: int(cell.table)))
    notes = [
        Text.of(
            N_("Tables {first} to {last} are the appendix: each shares boards with another table."),
            first=sets + 1, last=tables,
        ),
        Text.of(
            N_("East-West pairs {first} to {last} move up two tables."),
            first=tables + sets + 1, last=2 * tables,
        ),
        Text.of(N_("The others move up one; guide cards say who goes to the appendix.")),
    ]  # fmt: skip
    schedule = lay(
        f"Appendix Mitchell {tables} of {sets} sets",
        cells, per=per, first=first, sets=sets, missing=missing, notes=notes,
    )  # fmt: skip
    return Movement("appendix", schedule, promise=Promise.ONCE, winners=2)


def rover(tables: int, rounds: int | None = None, *, per: int = 2, first: int = 1) -> Movement:
    """A Mitchell with one pair too many: it takes the place of another East-West pair in each round.

    Where the rover sits is searched: other opponents and boards in each round, and nobody rests twice.
    """
    at_least(tables, 3, N_("tables of a Mitchell with a rover"))
    base = mitchell(tables, rounds, per=per, first=first, even=Even.SKIP)
    guest = 2 * tables + 1
    chosen = guests_way(tuple(each.sittings for each in base.schedule.rounds))
    if chosen is None:
        raise NoMovement(N_("there is no way for a rover through {name}"), name=base.name)
    laid = []
    for each, seat in zip(base.schedule.rounds, chosen, strict=True):
        sittings, idle = list(each.sittings), (guest,)
        if seat is not None:
            taken = sittings[seat]
            idle = (taken.places["EW"],)
            sittings[seat] = replace(taken, places={**taken.places, "EW": guest})
        laid.append(Round(each.number, tuple(sittings), (*each.sits_out, *idle), each.relay))
    note = Text.of(N_("Pair {n} is the rover: whose place it takes rests in that round."), n=guest)
    schedule = replace(
        base.schedule,
        name=f"Rover {base.name}",
        rounds=tuple(laid),
        notes=(*base.schedule.notes, note),
    )
    return Movement("rover", schedule, promise=Promise.ONCE, winners=2)


def guests_way(
    rounds: tuple[tuple[Sitting, ...], ...],
    place: str = "EW",
    rested: frozenset[int] = frozenset(),
    met: frozenset[int] = frozenset(),
    known: frozenset[int] = frozenset(),
) -> tuple[int | None, ...] | None:
    """Which sitting of each round a guest takes over, or none where it rests itself.

    A guest rests as rarely as possible; nobody rests for it who has `rested`; it meets nobody it has `met`,
    and no board that it has `known`.
    """
    for rests in range(len(rounds) + 1):
        found = _way(rounds, place, rests, rested=rested, met=met, known=known)
        if found is not None:
            return found if rests < len(rounds) else None
    return None


def _way(
    rounds: tuple[tuple[Sitting, ...], ...],
    place: str,
    rests: int,
    *,
    rested: frozenset[int],
    met: frozenset[int],
    known: frozenset[int],
) -> tuple[int | None, ...] | None:
    steps = 0

    def on(
        index: int, left: int, rested: frozenset[int], met: frozenset[int], known: frozenset[int]
    ) -> tuple[int | None, ...] | None:
        nonlocal steps
        steps += 1
        if index == len(rounds):
            return ()
        if steps > 20_000:
            return None
        size = len(rounds[index])
        for step in range(size):
            # Two tables on each round is the way round a Mitchell, where there is one.
            seat = (2 * index + step) % size
            sitting = rounds[index][seat]
            out = sitting.places[place]
            foes = frozenset(sitting.numbers) - {out}
            if out in rested or foes & met or known & set(sitting.boards):
                continue
            rest = on(index + 1, left, rested | {out}, met | foes, known | set(sitting.boards))
            if rest is not None:
                return seat, *rest
        if left:
            rest = on(index + 1, left - 1, rested, met, known)
            if rest is not None:
                return None, *rest
        return None

    return on(0, rests, rested, met, known)
