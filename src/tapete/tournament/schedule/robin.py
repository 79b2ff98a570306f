"""Round robins: for two players at a table (Scrabble), for teams at two tables, for a double round.

>>> [tuple(sitting.places.values()) for sitting in round_robin(3).schedule.rounds[0].sittings]
[(3, 2)]
"""

from __future__ import annotations

from dataclasses import replace

from tapete.text import N_, Text
from tapete.tournament.schedule.circle import circle
from tapete.tournament.schedule.movement import Cell, Movement, Promise, Shape, at_least, lay
from tapete.tournament.sitting import Schedule

__all__ = ["round_robin", "team_round_robin"]


def round_robin(
    contestants: int,
    rounds: int | None = None,
    *,
    places: tuple[str, str] = ("first", "second"),
    double: bool = False,
    per: int = 0,
    first: int = 1,
) -> Movement:
    """Everybody meets everybody; who is named first begins, as evenly as can be (FILE 4.1).

    With an odd number one rests in each round. `double` is a second time with the places exchanged.
    """
    at_least(contestants, 2, N_("contestants of a round robin"))
    lines = _even(contestants)
    full = len(lines)
    if double:
        lines += [[(other, one) for one, other in line] for line in lines]
    played = len(lines) if rounds is None else rounds
    at_least(played, 1, N_("rounds"), len(lines))
    missing = {contestants + 1} if contestants % 2 else set()
    cells = []
    for r, line in enumerate(lines[:played]):
        real = [pair for pair in line if not missing & set(pair)]
        idle = [pair for pair in line if missing & set(pair)]
        cells.append(
            [
                Cell(str(t), dict(zip(places, pair, strict=True)), r if per else None)
                for t, pair in enumerate((*real, *idle), 1)
            ]
        )
    schedule = lay(f"Round robin {contestants}", cells, per=per, first=first, missing=missing, copied=True)
    if double and played == 2 * full:
        promise = Promise.TWICE
    else:
        promise = Promise.ALL if played == full else Promise.ONCE if played < full else Promise.NONE
    copies = (contestants // 2) if per else 1
    return Movement("round-robin", schedule, Shape.SINGLES, promise, copies)


def _even(contestants: int) -> list[list[tuple[int, int]]]:
    """The rounds, from 1, in which nobody is first more than once oftener than second."""
    size = contestants + contestants % 2
    lines = []
    for r, factor in enumerate(circle(size)):
        stays, *others = factor
        # Whoever meets the one that stays is first in every other round; the others by where they sit.
        line = [stays if r % 2 else stays[::-1]]
        line += [pair if place % 2 else pair[::-1] for place, pair in enumerate(others)]
        lines.append([(one + 1, other + 1) for one, other in line])
    return lines


def team_round_robin(
    teams: int,
    rounds: int | None = None,
    *,
    per: int = 8,
    first: int = 1,
    places: tuple[str, str] = ("NS", "EW"),
) -> Movement:
    """Teams in matches of two tables: at the second the other halves play the same boards.

    All matches of a round play the same boards, with a copy each; both tables of a match share it.
    """
    at_least(teams, 2, N_("teams of a round robin"))
    singles = round_robin(teams, rounds, places=places, per=per, first=first)
    schedule = two_tables(singles.schedule, f"Teams round robin {teams}")
    promise = Promise.ALL_MATCHES if singles.promise is Promise.ALL else Promise.MATCHES
    return Movement("teams", schedule, Shape.TEAMS, promise, singles.copies)


def two_tables(schedule: Schedule, name: str) -> Schedule:
    """Every sitting as a match: an open table and a closed one, where the halves sit the other way round."""
    rounds = []
    for each in schedule.rounds:
        sittings = []
        for sitting in each.sittings:
            open_, closed = f"{sitting.table}", f"{sitting.table}c"
            places = dict(zip(sitting.places, reversed(sitting.numbers), strict=True))
            shares = closed if sitting.boards else ""
            sittings.append(replace(sitting, table=open_, shares=shares))
            sittings.append(replace(sitting, table=closed, places=places, shares=open_ if shares else ""))
        rounds.append(replace(each, sittings=tuple(sittings)))
    note = Text.of(N_("Table 1c is the closed room of the match at table 1; both tables share their boards."))
    return Schedule(name, tuple(rounds), (*schedule.notes, note))
