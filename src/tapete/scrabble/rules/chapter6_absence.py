"""Articles 35 and 36: late and absent players, leaving the room."""

from __future__ import annotations

from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.scrabble.clock import Clock
from tapete.scrabble.effects import ClockRunning, Disqualified, Expelled, GameLost, Person, Warned
from tapete.scrabble.facts import Facts
from tapete.scrabble.rules.book import FILE_2024
from tapete.text import N_

art35 = FILE_2024.add_article("35", N_("Late and absent players"))
art35.clause(
    ".1", Kind.ASKED, N_("One player is not there"),
    N_("Two minutes after the start of the round the arbiter starts the clock of whoever is not in the "
       "room. When he comes, lots are drawn if need be while his time runs on, and the game begins. If "
       "the delay is not justified the arbiter may warn him, and exclude him when it happens again."),
    words=N_("late, absent, two minutes, warning"),
)  # fmt: skip
art35.clause(
    ".2", Kind.ASKED, N_("Neither is there"),
    N_("The arbiter starts the clock, and the time runs for both. The first who comes has his clock set "
       "to his time less what has passed; the other's time runs on until he comes."),
    words=N_("both absent, late"),
)  # fmt: skip
art35.clause(
    ".3", Kind.ASKED, N_("When the time has run out"),
    N_("An absent player loses when his time for the game is used up."),
    words=N_("absent, loses, no show"),
)  # fmt: skip

art36 = FILE_2024.add_article("36", N_("Leaving the room for a moment"))
art36.clause(
    "", Kind.ASKED, N_("Tell the arbiter, play first, draw later"),
    N_("Who must leave tells the arbiter, completes his play without drawing, and goes in his own time. When "
       "he is back he draws, and his clock runs as the game goes on."),
    see="45.4", words=N_("leave, toilet, go out"),
)  # fmt: skip

FILE_2024.apply(Clock, "35.2 35.3")


@question(N_("Are both players absent?"), cite="35.1 35.2")
def both_absent(table: Facts) -> bool | None:
    return None


two_minutes = Instruction.of(
    N_("Wait two minutes after the start of the round, then start the clock of the absent player."),
    cite="35.1",
)
for_both = Instruction.of(
    N_("Start the clock; note the time, which runs for both until one of them comes."), cite="35.2"
)
set_the_clock = Instruction.of(
    N_("For the first who comes set the clock to his time less what has passed; the other's runs on."),
    cite="35.2",
)


@question(N_("Does nobody come before the time for the game is used up?"), cite="35.2 35.3")
def nobody_comes(table: Facts) -> bool | None:
    return None


@question(N_("Does the absent player come before his time is used up?"), cite="35.3")
def comes_in_time(table: Facts) -> bool | None:
    return None


@question(N_("Is the delay justified?"), cite="35.1", by=Who.JUDGEMENT)
def delay_justified(table: Facts) -> bool | None:
    return None


@question(N_("Was the player late without reason before in this tournament?"), cite="35.1")
def late_before(table: Facts) -> bool | None:
    return None


@question(N_("Does the arbiter exclude the player from the tournament?"), cite="35.1", by=Who.JUDGEMENT)
def excludes_him(table: Facts) -> bool | None:
    return None


@procedure(FILE_2024, "35", N_("Late and absent players"))
def absent_player(case: Case[Facts]) -> Ruling:
    cite = "35.1"
    if case.ask(both_absent):
        case.tell(for_both)
        if case.ask(nobody_comes):
            return Ruling.of(
                "35.3", GameLost(Person.BOTH), because=N_("An absent player loses when his time is used up.")
            )
        case.tell(set_the_clock)
        cite = "35.1 35.2"  # by the one the delay is judged, by the other his clock is set
    else:
        case.tell(two_minutes)
    if not case.ask(comes_in_time):
        return Ruling.of(
            "35.3", GameLost(Person.PLAYER), because=N_("An absent player loses when his time is used up.")
        )
    running = ClockRunning(Person.PLAYER)
    start = Note(N_("If lots are drawn for the start, it is while the late player's time runs on."), "35.1")
    if case.ask(delay_justified):
        return Ruling.of(cite, running, start, because=N_("The time that has passed is gone, no more."))
    if case.ask(late_before) and case.ask(excludes_him):
        return Ruling.of(
            cite, running, start, Expelled(Person.PLAYER),
            because=N_("It happened again without a reason."), grave=True,
        )  # fmt: skip
    return Ruling.of(cite, running, start, Warned(Person.PLAYER), because=N_("There was no good reason."))


@question(N_("Did the player tell the arbiter before leaving?"), cite="36 45.4")
def told_the_arbiter(table: Facts) -> bool | None:
    return None


@question(
    N_("Had the player completed the play, without drawing, before he left?"), cite="36",
    help=N_("Both have noted its score, and he has left the bag alone."),
)  # fmt: skip
def play_complete_without_drawing(table: Facts) -> bool | None:
    return None


@question(
    N_("Does he go all the same, or has he gone?"), cite="36 45.4",
    help=N_("Who has only said that he must leave is told first what he has to do."),
)  # fmt: skip
def goes_all_the_same(table: Facts) -> bool | None:
    return None


play_first = Instruction.of(
    N_("He first completes his play, leaves the bag alone, and goes in his own time."), cite="36"
)


def left_otherwise(because: str) -> Ruling:
    """Who does not tell the arbiter, and go as article 36 says, is disqualified (45.4)."""
    return Ruling.of(
        "45.4 36", Disqualified(Person.PLAYER),
        Note(N_("The book gives no score for the game: the arbiter sets it."), "49"),
        because=because, grave=True,
    )  # fmt: skip


@procedure(FILE_2024, "36", N_("Leaving the room for a moment"))
def leaving_the_room(case: Case[Facts]) -> Ruling:
    if not case.ask(told_the_arbiter):
        return left_otherwise(N_("He left without telling the arbiter."))
    if not case.ask(play_complete_without_drawing):
        if case.ask(goes_all_the_same):
            return left_otherwise(N_("He left in the middle of his play, or after drawing."))
        case.tell(play_first)
    return Ruling.of(
        "36", ClockRunning(Person.PLAYER),
        Note(N_("When he is back he draws his tiles, and the game goes on."), "36"),
        because=N_("He is away in his own time."),
    )  # fmt: skip
