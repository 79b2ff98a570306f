"""Articles 30 to 34: the clock, the course of a turn, overtime."""

from __future__ import annotations

from typing import Annotated

from tapete.law import Case, Kind, Ruling, Within, procedure, question
from tapete.scrabble.clock import Clock
from tapete.scrabble.effects import (
    ClockRunning,
    ClockStopped,
    GameLost,
    NoRectification,
    Person,
    PointsTaken,
    RacksNotCounted,
    ScoreOneBelow,
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

FILE_2024.apply(Clock, "31 33 34.1 34.2")


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
