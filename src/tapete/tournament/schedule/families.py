"""The movements by name, each made for a number of contestants.

>>> movement("howell", 7).schedule.name
'Howell 4'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from tapete.text import N_
from tapete.tournament.schedule.american import american_whist, board_a_match, quartets
from tapete.tournament.schedule.appendix import appendix, rover
from tapete.tournament.schedule.arrow import arrow_switch
from tapete.tournament.schedule.barometer import barometer
from tapete.tournament.schedule.errors import NoMovement
from tapete.tournament.schedule.free import free_tables
from tapete.tournament.schedule.hesitation import hesitation
from tapete.tournament.schedule.howell import howell, three_quarter
from tapete.tournament.schedule.individual import rotation, whist
from tapete.tournament.schedule.knockout import knockout
from tapete.tournament.schedule.mitchell import Even, mitchell, web
from tapete.tournament.schedule.movement import Movement, Shape, at_least, block
from tapete.tournament.schedule.robin import round_robin, team_round_robin
from tapete.tournament.schedule.swiss import swiss
from tapete.tournament.sitting import Schedule

__all__ = ["FAMILIES", "Family", "movement"]

_Make = Callable[[int, int | None, int, int], Movement]  # contestants, rounds, boards a round, first board


MOST = 160  # contestants of one section: a movement of more could not be walked in one hall
MOST_PAIRED = 400  # where each round is drawn by itself, or nobody walks far
_PAIRED = ("free", "knock-out", "swiss")


@dataclass(frozen=True, slots=True)
class Family:
    """A kind of movement: its title, who plays it, and how one is made."""

    name: str
    title: str
    shape: Shape
    make: _Make


def _half(pairs: int) -> tuple[int, frozenset[int]]:
    """Tables of so many pairs, and the phantom: the last East-West pair."""
    tables = (pairs + 1) // 2
    return tables, frozenset({2 * tables} if pairs % 2 else ())


def _mitchell(even: Even, *, switch: bool = False) -> _Make:
    def make(pairs: int, rounds: int | None, per: int, first: int) -> Movement:
        tables, missing = _half(pairs)
        made = mitchell(tables, rounds, per=per, first=first, even=even, missing=missing)
        return arrow_switch(made) if switch else made

    return make


def _howell(pairs: int, rounds: int | None, per: int, first: int) -> Movement:
    tables, missing = _half(pairs)
    return howell(tables, rounds, per=per, first=first, missing=missing)


def _three_quarter(pairs: int, rounds: int | None, per: int, first: int) -> Movement:
    tables, missing = _half(pairs)
    return three_quarter(
        tables, 3 * tables // 2 if rounds is None else rounds, per=per, first=first, missing=missing
    )


def _hesitation(pairs: int, rounds: int | None, per: int, first: int) -> Movement:
    tables, missing = _half(pairs)
    _all_rounds("hesitation", rounds, tables + 1)
    return hesitation(tables, per=per, first=first, missing=missing)


def _web(pairs: int, rounds: int | None, per: int, first: int) -> Movement:
    tables, missing = _half(pairs)
    return web(
        tables, min(13, tables - 1) if rounds is None else rounds, per=per, first=first, missing=missing
    )


def _appendix(pairs: int, rounds: int | None, per: int, first: int) -> Movement:
    tables, missing = _half(pairs)
    fits = [sets for sets in range(5, tables) if sets % 2 and sets % 3 and tables <= 2 * sets]
    if rounds is None and not fits:
        raise NoMovement(N_("there is no appendix Mitchell for {n} tables"), n=tables)
    return appendix(tables, fits[-1] if rounds is None else rounds, per=per, first=first, missing=missing)


def _rover(pairs: int, rounds: int | None, per: int, first: int) -> Movement:
    if pairs % 2 == 0:
        raise NoMovement(N_("a rover is for an odd number of pairs: not {n}"), n=pairs)
    return rover(pairs // 2, rounds, per=per, first=first)


def _barometer(pairs: int, rounds: int | None, per: int, first: int) -> Movement:
    return barometer(pairs, rounds, per=per, first=first)


def _whist(players: int, rounds: int | None, per: int, first: int) -> Movement:
    return whist(players, rounds, per=per, first=first)


def _rotation(players: int, rounds: int | None, per: int, first: int) -> Movement:
    if players % 4:
        raise NoMovement(
            N_("a rotation needs four players at each table: {n} is no multiple of four"), n=players
        )
    return rotation(players // 4, rounds, per=per, first=first)


def _free(players: int, rounds: int | None, per: int, first: int) -> Movement:
    return free_tables(players, 6 if rounds is None else rounds)


def _round_robin(players: int, rounds: int | None, per: int, first: int) -> Movement:
    return round_robin(players, rounds)


def _teams(teams: int, rounds: int | None, per: int, first: int) -> Movement:
    return team_round_robin(teams, rounds, per=per, first=first)


def _whole(name: str, make: Callable[..., Movement]) -> _Make:
    def made(teams: int, rounds: int | None, per: int, first: int) -> Movement:
        _all_rounds(name, rounds, teams - 1 + (teams + 1) % 2)
        return make(teams, per=per, first=first)

    return made


def _all_rounds(name: str, rounds: int | None, full: int) -> None:
    if rounds not in (None, full):
        raise NoMovement(
            N_("{name} is not cut short: it has {full} rounds, not {rounds}"),
            name=name, full=full, rounds=rounds,
        )  # fmt: skip


def _first_round(players: int, rounds: int | None, per: int, first: int) -> Movement:
    """Of a Swiss only the first round is known before anybody plays."""
    _all_rounds("swiss", rounds, 1)
    at_least(players, 2, N_("contestants of a Swiss"))
    seeds = dict.fromkeys(range(1, players + 1), 0)
    return Movement("swiss", swiss(Schedule(f"Swiss {players}", ()), seeds), Shape.SINGLES)


def _knockout(teams: int, rounds: int | None, per: int, first: int) -> Movement:
    _all_rounds("knock-out", rounds, 1)
    return knockout(range(1, teams + 1), per=per, first=first)


_ALL = (
    Family(
        "mitchell",
        N_("Mitchell: two winners; a relay and shared boards if tables are even"),
        Shape.PAIRS,
        _mitchell(Even.RELAY),
    ),
    Family("skip", N_("Mitchell with a skip half way if tables are even"), Shape.PAIRS, _mitchell(Even.SKIP)),
    Family(
        "switch",
        N_("Mitchell with an arrow-switch: one winner"),
        Shape.PAIRS,
        _mitchell(Even.RELAY, switch=True),
    ),
    Family(
        "skip-switch",
        N_("Mitchell with a skip and an arrow-switch: one winner"),
        Shape.PAIRS,
        _mitchell(Even.SKIP, switch=True),
    ),
    Family("howell", N_("Howell: everybody meets everybody, one winner"), Shape.PAIRS, _howell),
    Family(
        "three-quarter",
        N_("three-quarter Howell: fewer rounds, several stationary pairs, one winner"),
        Shape.PAIRS,
        _three_quarter,
    ),
    Family(
        "hesitation",
        N_("hesitation Mitchell: a round more than tables, one winner"),
        Shape.PAIRS,
        _hesitation,
    ),
    Family("web", N_("web Mitchell: few boards for many tables, two copies or three"), Shape.PAIRS, _web),
    Family("appendix", N_("appendix Mitchell: some tables more than sets of boards"), Shape.PAIRS, _appendix),
    Family("rover", N_("Mitchell with a rover: one pair too many"), Shape.PAIRS, _rover),
    Family(
        "barometer",
        N_("barometer: all tables play the same boards at a time, one winner"),
        Shape.PAIRS,
        _barometer,
    ),
    Family(
        "individual",
        N_("individual: everybody once as partner, twice as opponent"),
        Shape.INDIVIDUALS,
        _whist,
    ),
    Family(
        "rotation",
        N_("rotation: four lines that keep their place, nobody met twice; duplicate tarot"),
        Shape.INDIVIDUALS,
        _rotation,
    ),
    Family(
        "free",
        N_("free tarot: tables of four with threes or a five, people met evenly"),
        Shape.INDIVIDUALS,
        _free,
    ),
    Family(
        "round-robin",
        N_("round robin of players: who is named first begins; Scrabble"),
        Shape.SINGLES,
        _round_robin,
    ),
    Family("swiss", N_("Swiss: each round from the ranking so far"), Shape.SINGLES, _first_round),
    Family("teams", N_("teams, round robin: matches of two tables"), Shape.TEAMS, _teams),
    Family(
        "american-whist",
        N_("American whist: teams, two tables compared though they play apart"),
        Shape.TEAMS,
        _whole("american-whist", american_whist),
    ),
    Family("board-a-match", N_("board-a-match teams"), Shape.TEAMS, _whole("board-a-match", board_a_match)),
    Family(
        "quartets",
        N_("tarot quartets: attackers move, defences stay"),
        Shape.TEAMS,
        _whole("quartets", quartets),
    ),
    Family("knock-out", N_("knock-out: a seeded bracket with byes"), Shape.TEAMS, _knockout),
)

FAMILIES: Mapping[str, Family] = {family.name: family for family in _ALL}


def movement(
    name: str,
    contestants: int,
    rounds: int | None = None,
    *,
    per: int = 2,
    first: int = 1,
    places: tuple[str, str] | None = None,
) -> Movement:
    """The movement of a family for so many pairs, teams or players, with `per` boards a round.

    A round robin or a Swiss of two at a table is for Scrabble, without boards; with `places` such as NS and
    EW it is for pairs, who all play the same boards in a round.
    """
    family = FAMILIES.get(name)
    if family is None:
        raise NoMovement(
            N_("there is no movement {name}: there are {names}"), name=repr(name), names=", ".join(FAMILIES)
        )
    most = MOST_PAIRED if name in _PAIRED else MOST
    if contestants > most:
        raise NoMovement(
            N_("{n} are too many for one movement: play in sections of at most {most}"),
            n=contestants,
            most=most,
        )
    at_least(per, 1, N_("boards a round"))
    at_least(first, 1, N_("the number of the first board"))
    made = family.make(contestants, rounds, per, first)
    if places is None or family.shape is not Shape.SINGLES:
        return made
    return _with_boards(made, places, per, first)


def _with_boards(made: Movement, places: tuple[str, str], per: int, first: int) -> Movement:
    laid = tuple(
        replace(
            each,
            sittings=tuple(
                replace(
                    one,
                    places=dict(zip(places, one.numbers, strict=True)),
                    boards=block(each.number - 1, per, first),
                )
                for one in each.sittings
            ),
        )
        for each in made.schedule.rounds
    )
    schedule = replace(made.schedule, rounds=laid)
    return replace(made, schedule=schedule, shape=Shape.PAIRS, copies=made.tables)
