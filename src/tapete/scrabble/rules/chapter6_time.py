"""Articles 30 to 36: the clock, overtime, late and absent players, leaving the room."""

from __future__ import annotations

from typing import Annotated

from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, Within, procedure, question
from tapete.scrabble.clock import Clock
from tapete.scrabble.effects import (
    ClockRunning,
    ClockStopped,
    Disqualified,
    Expelled,
    GameLost,
    NoRectification,
    Person,
    PointsTaken,
    RacksNotCounted,
    ScoreOneBelow,
    Warned,
)
from tapete.scrabble.ending import PER_MINUTE, overtime_points, settle
from tapete.scrabble.facts import Facts
from tapete.scrabble.position import Position
from tapete.scrabble.rules.book import FILE_2024
from tapete.text import N_, Choice

art30 = FILE_2024.add_article("30", N_("How long a game lasts"))
art30.clause(
    "", Kind.MECHANICAL, N_("No limit, or equal turns"),
    N_("A game has no time limit unless the tournament sets one. When that time is over both players must "
       "have had the same number of turns: who has one fewer plays it, and article 44 ends the game."),
    see="44.4", words=N_("time limit, equal turns, last turn"),
)  # fmt: skip
FILE_2024.apply(Position.stop, "30")

art31 = FILE_2024.add_article("31", N_("How long a turn lasts"))
art31.clause(
    "", Kind.DEFINITION, N_("Each one's own time"),
    N_("A player spends his time as he likes, stopping his clock and starting the other's; who uses more "
       "than the time for the whole game is penalised."),
    see="33 34", words=N_("clock, time, turn"),
)  # fmt: skip

art32 = FILE_2024.add_article("32", N_("The course of a turn"))
art32.clause(
    "", Kind.MECHANICAL, N_("Lay, count, note, draw, press"),
    N_("The player lays, counts and quietly announces the points and the new total. The opponent checks, "
       "stopping the clock if that takes more than five seconds, and if he accepts the words both note. The "
       "player draws back to seven and starts the other's clock. The play is complete when both have noted, "
       "the turn when the player has then drawn."),
    see="5 37 38", words=N_("announce, count, note, draw, complete the play, complete the turn"),
)  # fmt: skip
FILE_2024.apply(Position.play, "32")

art33 = FILE_2024.add_article("33", N_("The clock"))
art33.clause(
    "", Kind.ASKED, N_("Each minds his own"),
    N_("The clock is set to the time of the tournament and stops for both in the cases below only. Each "
       "player alone is responsible: who forgets to start the other's clock may not be told so."),
    words=N_("forgot the clock, remind, press"),
)  # fmt: skip
art33.clause(
    ".2", Kind.ASKED, N_("While a word is looked up"),
    N_("The clock stops while it is settled whether a word is valid."),
    see="41", words=N_("challenge, look up"),
)  # fmt: skip
art33.clause(
    ".3", Kind.ASKED, N_("While counts differ"),
    N_("The clock stops while the players' counts of points differ."),
    see="40", words=N_("count, difference"),
)  # fmt: skip
art33.clause(
    ".4", Kind.ASKED, N_("While tiles go back"),
    N_("The clock stops while tiles drawn too many go back into the bag."),
    see="28", words=N_("surplus tiles"),
)  # fmt: skip
art33.clause(
    ".5", Kind.ASKED, N_("When the arbiter is called"),
    N_("The clock stops when the arbiter is called with a question."),
    see="42", words=N_("arbiter, director, call"),
)  # fmt: skip

art34 = FILE_2024.add_article("34", N_("Too much time"))
art34.clause(
    ".1", Kind.MECHANICAL, N_("Ten points a minute"),
    N_("Each minute over the time, or part of one, costs ten points of the final score; the opponent "
       "does not get them."),
    see="31 44", words=N_("overtime, ten points, minute"),
)  # fmt: skip
art34.clause(
    ".2", Kind.MECHANICAL, N_("More than eight minutes"),
    N_("Who is over by more than eight minutes loses the game. If after eighty points less his score is "
       "still not below the other's, it becomes one point less than that. The tiles left on the racks do "
       "not count."),
    words=N_("overtime, eight minutes, loses"),
)  # fmt: skip
FILE_2024.apply(overtime_points, "34.1")
FILE_2024.apply(settle, "34.1 34.2")

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


FILE_2024.apply(Clock, "31 33 34.1 34.2 35.2 35.3")


class Stop(Choice):
    """Why somebody wants the clock stopped."""

    WORD = "word", N_("a word is being looked up")
    COUNT = "count", N_("the players count differently, or checking takes more than five seconds")
    TILES = "tiles", N_("tiles drawn too many go back")
    ARBITER = "arbiter", N_("the arbiter was called")
    FORGOTTEN = "forgotten", N_("a player forgot to start the other's clock")
    OTHER = "other", N_("anything else")


@question(N_("Why should the clock stand?"), cite="33 33.2 33.3 33.4 33.5")
def why_stop(table: Facts) -> Stop | None:
    return None


@procedure(FILE_2024, "33", N_("Stopping the clock"))
def stopping_the_clock(case: Case[Facts]) -> Ruling:
    why = case.ask(why_stop)
    if why is Stop.FORGOTTEN:
        return Ruling.of(
            "33", NoRectification(), because=N_("Each player minds his own clock, and nobody may remind him.")
        )
    if why is Stop.OTHER:
        return Ruling.of("33", ClockRunning(Person.PLAYER), because=
            N_("That is no reason to stop the clock."))
    cite = {Stop.WORD: "33.2", Stop.COUNT: "33.3 32", Stop.TILES: "33.4", Stop.ARBITER: "33.5"}[why]
    return Ruling.of(cite, ClockStopped(), because=N_("That is one of the cases in which both clocks stand."))


@question(
    N_("Is the player over the time by more than eight minutes?"), cite="34.2",
    help=N_("Exactly eight minutes is not more than eight."),
)  # fmt: skip
def over_eight_minutes(table: Facts) -> bool | None:
    return table.over_eight_minutes


@question(
    N_("How many minutes over the time were begun?"), cite="34.1",
    help=N_("A part of a minute is a minute: 0:01 is one, 1:00 is one, 1:01 is two."),
)  # fmt: skip
def minutes_begun(table: Facts) -> Annotated[int, Within(0, 8)] | None:
    return table.minutes_begun


@question(
    N_("After eighty points less, is the player's score still as high as the opponent's, or higher?"),
    cite="34.2",
    help=N_("Compare what the sheets show, without the tiles on the racks."),
)  # fmt: skip
def still_not_below(table: Facts) -> bool | None:
    return table.still_not_below


@procedure(FILE_2024, "34", N_("Too much time"))
def too_much_time(case: Case[Facts]) -> Ruling:
    if case.ask(over_eight_minutes):
        parts = (GameLost(Person.PLAYER), PointsTaken(Person.PLAYER, 8 * PER_MINUTE))
        because = N_("The player is over the time by more than eight minutes.")
        if case.ask(still_not_below):
            return Ruling.of("34.2", *parts, ScoreOneBelow(), RacksNotCounted(), because=because, grave=True)
        return Ruling.of("34.2", *parts, RacksNotCounted(), because=because, grave=True)
    minutes = case.ask(minutes_begun)
    if not minutes:
        return Ruling.of("34.1", NoRectification(), because=N_("The player kept to the time."))
    return Ruling.of(
        "34.1", PointsTaken(Person.PLAYER, PER_MINUTE * minutes),
        because=N_("Each minute begun costs ten points of the final score."),
    )  # fmt: skip


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


@procedure(FILE_2024, "35", N_("Late and absent players"))
def absent_player(case: Case[Facts]) -> Ruling:
    if case.ask(both_absent):
        case.tell(for_both)
        if case.ask(nobody_comes):
            return Ruling.of(
                "35.3", GameLost(Person.BOTH), because=N_("An absent player loses when his time is used up.")
            )
        case.tell(set_the_clock)
    else:
        case.tell(two_minutes)
    if not case.ask(comes_in_time):
        return Ruling.of(
            "35.3", GameLost(Person.PLAYER), because=N_("An absent player loses when his time is used up.")
        )
    running = ClockRunning(Person.PLAYER)
    start = Note(N_("If lots are drawn for the start, it is while the late player's time runs on."), "35.1")
    if case.ask(delay_justified):
        return Ruling.of("35.1", running, start, because=N_("The time that has passed is gone, no more."))
    if case.ask(late_before):
        return Ruling.of(
            "35.1", running, start, Expelled(Person.PLAYER),
            Note(N_("The arbiter may do so, and need not."), "35.1"),
            because=N_("It happened again without a reason."), grave=True,
        )  # fmt: skip
    return Ruling.of("35.1", running, start, Warned(Person.PLAYER), because=N_("There was no good reason."))


@question(N_("Did the player tell the arbiter before leaving?"), cite="36 45.4")
def told_the_arbiter(table: Facts) -> bool | None:
    return None


@question(
    N_("Had the player completed the play, without drawing, before he left?"), cite="36",
    help=N_("Both have noted its score, and he has left the bag alone."),
)  # fmt: skip
def play_complete_without_drawing(table: Facts) -> bool | None:
    return None


play_first = Instruction.of(
    N_("He first completes his play, leaves the bag alone, and goes in his own time."), cite="36"
)


@procedure(FILE_2024, "36", N_("Leaving the room for a moment"))
def leaving_the_room(case: Case[Facts]) -> Ruling:
    if not case.ask(told_the_arbiter):
        return Ruling.of(
            "45.4 36", Disqualified(Person.PLAYER),
            Note(N_("The book gives no score for the game: the arbiter sets it."), "49"),
            because=N_("He left without telling the arbiter."), grave=True,
        )  # fmt: skip
    if not case.ask(play_complete_without_drawing):
        case.tell(play_first)
    return Ruling.of(
        "36", ClockRunning(Person.PLAYER),
        Note(N_("When he is back he draws his tiles, and the game goes on."), "36"),
        because=N_("He is away in his own time."),
    )  # fmt: skip
