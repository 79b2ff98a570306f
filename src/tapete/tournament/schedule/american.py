"""The American whist: teams meet each other one after another, each board compared by the same two teams.

Home halves stay at the table of their team; away halves go down two tables, boards down one. In round r
the away half of team e meets team e - 2r with set e - r, and in round -r that of e - 2r comes home to e
with that same set. So an odd number of teams needs one copy of the boards and no relay.
"""

from __future__ import annotations

from collections.abc import Sequence

from tapete.text import N_, Text
from tapete.tournament.schedule.movement import Cell, Movement, Promise, Shape, at_least, lay

__all__ = ["american_whist", "board_a_match", "quartets"]


def american_whist(
    teams: int,
    *,
    per: int = 2,
    first: int = 1,
    places: tuple[str, str] = ("NS", "EW"),
    family: str = "american-whist",
) -> Movement:
    """All teams against all, one set a match; an even number plays as if one more team were there.

    Half a match is in round r, the other half in round n - r: all rounds are needed. With an even number
    each half of a team rests once.
    """
    at_least(teams, 3, N_("teams of an American whist"))
    n = teams if teams % 2 else teams + 1
    home, away = places
    cells = [
        [Cell(str(t + 1), {home: t + 1, away: (t + 2 * r) % n + 1}, (t + r) % n) for t in range(n)]
        for r in range(1, n)
    ]
    notes = _notes(n, missing=n != teams)
    schedule = lay(
        f"{_NAMES[family]} {teams}",
        cells, per=per, first=first, sets=n, missing={n} if n != teams else (), notes=notes,
    )  # fmt: skip
    return Movement(family, schedule, Shape.TEAMS, Promise.ALL_MATCHES)


_NAMES = {"american-whist": "American whist", "board-a-match": "Board-a-match", "quartets": "Quartets"}


def board_a_match(teams: int, *, per: int = 2, first: int = 1) -> Movement:
    """Teams scored board by board: the movement is the American whist, which compares two teams a board."""
    return american_whist(teams, per=per, first=first, family="board-a-match")


def quartets(teams: int, *, per: int = 4, first: int = 1) -> Movement:
    """Tarot quartets: the attacker of A meets the defence of B with the boards in which B's meets that of A.

    Attackers sit South and move; defenders keep their places North, East and West at their own table.
    """
    return american_whist(teams, per=per, first=first, places=("defence", "attack"), family="quartets")


def _notes(teams: int, *, missing: bool) -> Sequence[Text]:
    notes = [
        Text.of(N_("Before the first round the visiting halves go down two tables and the boards down one.")),
        Text.of(N_("After each round the visiting halves go down two tables and the boards down one.")),
    ]
    if missing:
        notes.append(
            Text.of(
                N_("Who comes to table {n} rests, and so do those whom the missing team would visit."),
                n=teams,
            )
        )
    return notes
