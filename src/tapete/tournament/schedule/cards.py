"""What lies on the tables: a guide card for each contestant, and a card for each table, as text."""

from __future__ import annotations

from tapete.text import ENGLISH, N_, Speaker, Text, phrase
from tapete.tournament.numbers import as_ranges
from tapete.tournament.schedule.errors import BadSchedule
from tapete.tournament.sitting import Schedule, Sitting

__all__ = ["guide_card", "overview", "table_card"]

_PLACES = {
    "NS": N_("North-South"), "EW": N_("East-West"), "N": N_("North"), "E": N_("East"), "S": N_("South"),
    "W": N_("West"), "first": N_("first"), "second": N_("second"), "attack": N_("attack"),
    "defence": N_("defence"),
}  # fmt: skip


def guide_card(schedule: Schedule, number: int, say: Speaker = ENGLISH) -> str:
    """Where a contestant sits, round by round."""
    lines = []
    for each in schedule.rounds:
        here = [one for one in each.sittings if number in one.numbers]
        lines += [_line(one, number, say) for one in here]
        if number in each.sits_out:
            lines.append(phrase(Text.of(N_("Round {round}: sit out"), round=each.number), say))
    if not lines:
        raise BadSchedule(N_("there is no contestant {number} in {name}"), number=number, name=schedule.name)
    head = phrase(Text.of(N_("{name}: number {number}"), name=schedule.name, number=number), say)
    return "\n".join((head, *lines)) + "\n"


def _line(sitting: Sitting, number: int, say: Speaker) -> str:
    place = next(place for place, one in sitting.places.items() if one == number)
    against = tuple(
        f"{one} ({say(_PLACES.get(at, at))})" for at, one in sitting.places.items() if one != number
    )
    if len(sitting.places) == 2:
        against = tuple(str(one) for one in sitting.numbers if one != number)
    words = Text.of(
        N_("Round {round}: table {table}, {place}, with {others}"),
        round=sitting.round, table=sitting.table, place=_PLACES.get(place, place), others=", ".join(against),
    )  # fmt: skip
    return phrase(words, say) + _boards(sitting, say)


def _boards(sitting: Sitting, say: Speaker) -> str:
    parts = ""
    if sitting.boards:
        parts += phrase(Text.of(N_(", boards {boards}"), boards=as_ranges(sitting.boards)), say)
    if sitting.shares:
        parts += phrase(Text.of(N_(", shared with table {table}"), table=sitting.shares), say)
    return parts


def table_card(schedule: Schedule, table: str, say: Speaker = ENGLISH) -> str:
    """Who comes to a table with what, round by round."""
    lines = []
    for each in schedule.rounds:
        for one in each.sittings:
            if one.table == table:
                people = ", ".join(
                    f"{say(_PLACES.get(at, at))} {number}" for at, number in one.places.items()
                )
                words = Text.of(N_("Round {round}: {people}"), round=each.number, people=people)
                lines.append(phrase(words, say) + _boards(one, say))
    if not lines:
        raise BadSchedule(N_("there is no table {table} in {name}"), table=table, name=schedule.name)
    head = phrase(Text.of(N_("{name}: table {table}"), name=schedule.name, table=table), say)
    return "\n".join((head, *lines)) + "\n"


def overview(schedule: Schedule, say: Speaker = ENGLISH) -> str:
    """The whole movement: a paragraph a round, a line a table, then the notes."""
    parts = []
    for each in schedule.rounds:
        lines = [phrase(Text.of(N_("Round {round}"), round=each.number), say)]
        lines += [
            f"  {one.table}: "
            + ", ".join(f"{say(_PLACES.get(at, at))} {number}" for at, number in one.places.items())
            + _boards(one, say)
            for one in each.sittings
        ]
        if each.sits_out:
            idle = ", ".join(map(str, each.sits_out))
            lines.append("  " + phrase(Text.of(N_("sit out: {numbers}"), numbers=idle), say))
        if each.relay:
            resting = "; ".join(as_ranges(boards) for boards in each.relay)
            lines.append("  " + phrase(Text.of(N_("boards that rest: {boards}"), boards=resting), say))
        parts.append("\n".join(lines))
    notes = "\n".join(phrase(note, say) for note in schedule.notes)
    return "\n\n".join((schedule.name, *parts, *([notes] if notes else []))) + "\n"
