"""The knock-out: a seeded bracket, with byes for the first seeds where the number is no power of two.

>>> bracket(6)
((1, None), (4, 5), (2, None), (3, 6))
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tapete.text import N_, Text
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.schedule.movement import Movement, Promise, Shape, at_least, block
from tapete.tournament.schedule.robin import two_tables
from tapete.tournament.sitting import Round, Schedule, Sitting

__all__ = ["NAME", "bracket", "knockout"]

NAME = "Knock-out "  # and the number of those who began


def bracket(size: int) -> tuple[tuple[int, int | None], ...]:
    """The first round by seeds, in the order of the bracket: neighbours meet in the next round.

    The first two seeds can meet only in the final, the first four only from the semi-finals on.
    """
    at_least(size, 2, N_("contestants of a knock-out"))
    line = [1, 2]
    while len(line) < size:
        line = [seed for one in line for seed in (one, 2 * len(line) + 1 - one)]
    pairs = [(min(a, b), max(a, b)) for a, b in zip(line[::2], line[1::2], strict=True)]
    return tuple((one, other if other <= size else None) for one, other in pairs)


def knockout(
    seeds: Sequence[int],
    winners: Sequence[Collection[int]] = (),
    *,
    teams: bool = True,
    reseed: bool = False,
    third: bool = False,
    per: int = 0,
    first: int = 1,
    places: tuple[str, str] = ("NS", "EW"),
) -> Movement:
    """All rounds that are known: the first by `seeds`, best first, each other by who won the one before.

    Who has a bye wins its round unnamed. With `reseed` the best left meets the last left in every round;
    with `third` the losers of the semi-finals meet while the final is played.
    """
    matches: list[tuple[int, int | None]] = [
        (seeds[one - 1], None if other is None else seeds[other - 1]) for one, other in bracket(len(seeds))
    ]
    rank = {one: index for index, one in enumerate(seeds)}
    rounds = []
    beaten: tuple[int, ...] = ()
    for number in range(1, len(winners) + 2):
        boards = block(number - 1, per, first) if per else ()
        played = [pair for pair in matches if pair[1] is not None]
        if beaten and third:
            played.append((beaten[0], beaten[1]))
        byes = tuple(one for one, other in matches if other is None)  # in the order of the bracket
        sittings = tuple(
            Sitting(number, str(table), dict(zip(places, (one, other or one), strict=True)), boards)
            for table, (one, other) in enumerate(played, 1)
        )
        rounds.append(Round(number, sittings, byes))
        if number > len(winners):
            break
        if len(matches) == 1:
            raise NoMovement(N_("round {round} was the final: there is no further round"), round=number)
        through = [_winner(one, other, winners[number - 1], number) for one, other in matches]
        losers = [a if b == w else b for (a, b), w in zip(matches, through, strict=True) if b is not None]
        beaten = tuple(losers) if len(matches) == 2 and len(losers) == 2 else ()
        if reseed:
            through.sort(key=lambda one: rank[one])
            half = len(through) // 2
            matches = list(zip(through[:half], reversed(through[half:]), strict=True))
        else:
            pairs = zip(through[::2], through[1::2], strict=True)
            matches = [(a, b) if rank[a] < rank[b] else (b, a) for a, b in pairs]
    schedule = Schedule(
        f"{NAME}{len(seeds)}", tuple(rounds), (Text.of(N_("The better seed has the choice of seats.")),)
    )
    if teams:
        schedule = two_tables(schedule, schedule.name)
    shape = Shape.TEAMS if teams else Shape.SINGLES
    copies = max(len(each.sittings) for each in rounds) if per else 1
    promise = Promise.MATCHES if teams else Promise.ONCE
    return Movement("knock-out", schedule, shape, promise, copies)


def _winner(one: int, other: int | None, winners: Collection[int], number: int) -> int:
    if other is None:
        return one
    won = [each for each in (one, other) if each in winners]
    if len(won) != 1:
        raise NoMovement(
            N_("of {one} and {other} just one must have won round {round}"),
            one=one,
            other=other,
            round=number,
        )
    return won[0]
