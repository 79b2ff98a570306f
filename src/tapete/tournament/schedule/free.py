"""Tables of free tarot: fours, with threes where the number is no multiple of four, or one five.

Threes are recognised by the federation, a table of five is not: fives only where asked for, or where five
are all that there are. North, East, South and West sit at fours; at the others places are numbered.

>>> table_sizes(14), table_sizes(13, fives=True)
((4, 4, 3, 3), (4, 4, 5))
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from tapete.text import N_, Text
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.schedule.movement import Movement, Promise, Shape, at_least
from tapete.tournament.sitting import Round, Schedule, Sitting

__all__ = ["free_tables", "table_sizes"]


def table_sizes(players: int, *, fives: bool = False) -> tuple[int, ...]:
    """How many sit at each table."""
    at_least(players, 3, N_("players of tarot"))
    five = (fives and players % 4 == 1) or players == 5
    threes = 0 if five else -players % 4
    fours = (players - 5 * five - 3 * threes) // 4
    if fours < 0:
        raise NoMovement(N_("{n} players do not make tables of three and four"), n=players)
    return (4,) * fours + (3,) * threes + (5,) * five


def free_tables(players: int, rounds: int, *, fives: bool = False) -> Movement:
    """Rounds in which people meet others as evenly as the search finds, and take turns at odd tables.

    There are no boards: hands are dealt at the table.
    """
    at_least(rounds, 1, N_("rounds"))
    sizes = table_sizes(players, fives=fives)
    chance = random.Random(f"{players} {rounds} {sizes}")  # noqa: S311 - a fixed seed is the purpose
    together: Counter[frozenset[int]] = Counter()
    odd: Counter[int] = Counter()
    seats: Counter[tuple[int, int]] = Counter()
    laid = []
    for number in range(1, rounds + 1):
        tables = _seat(players, sizes, together, odd, chance)
        for size, people in zip(sizes, tables, strict=True):
            together.update(frozenset(pair) for pair in combinations(people, 2))
            if size != 4:
                odd.update(people)
        laid.append(
            Round(number, tuple(_sitting(number, t, people, seats) for t, people in enumerate(tables, 1)))
        )
    notes = [Text.of(N_("Hands are dealt at the table; nobody plays the same cards as another table."))]
    if 5 in sizes:
        notes.append(
            Text.of(N_("A table of five is not recognised by the federation: it is for small events."))
        )
    schedule = Schedule(f"Free tarot {players}", tuple(laid), tuple(notes))
    return Movement("free", schedule, Shape.INDIVIDUALS, Promise.NONE)


def _sitting(number: int, table: int, people: Sequence[int], seats: Counter[tuple[int, int]]) -> Sitting:
    """Everybody at the place where he has sat least often, where it is free."""
    left = list(people)
    order = []
    for place in range(len(people)):
        one = min(left, key=lambda each: (seats[each, place], each))
        left.remove(one)
        seats[one, place] += 1
        order.append(one)
    names = (
        ("N", "E", "S", "W") if len(people) == 4 else tuple(str(place + 1) for place in range(len(people)))
    )
    return Sitting(number, str(table), dict(zip(names, order, strict=True)))


def _seat(
    players: int,
    sizes: Sequence[int],
    together: Counter[frozenset[int]],
    odd: Counter[int],
    chance: random.Random,
) -> list[list[int]]:
    """Tables among which no exchange of two players makes meetings more even."""
    best: tuple[int, list[list[int]]] | None = None
    for _ in range(6 if players <= 48 else 2):
        people = chance.sample(range(1, players + 1), players)
        tables = []
        for size in sizes:
            tables.append(people[:size])
            people = people[size:]
        cost = _exchange(tables, together, odd)
        if best is None or cost < best[0]:
            best = cost, tables
        if not cost:
            break
    assert best is not None
    return best[1]


def _cost(people: Sequence[int], together: Counter[frozenset[int]], odd: Counter[int]) -> int:
    met = sum((together[frozenset(pair)] + 1) ** 2 - 1 for pair in combinations(people, 2))
    return met + (0 if len(people) == 4 else 4 * sum((odd[one] + 1) ** 2 - 1 for one in people))


def _exchange(tables: list[list[int]], together: Counter[frozenset[int]], odd: Counter[int]) -> int:
    costs = [_cost(people, together, odd) for people in tables]
    better = True
    while better:
        better = False
        for a, b in combinations(range(len(tables)), 2):
            if not costs[a] and not costs[b]:
                continue
            for i in range(len(tables[a])):
                for j in range(len(tables[b])):
                    tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
                    now = _cost(tables[a], together, odd), _cost(tables[b], together, odd)
                    if sum(now) < costs[a] + costs[b]:
                        costs[a], costs[b] = now
                        better = True
                    else:
                        tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
    return sum(costs)
