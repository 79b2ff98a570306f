"""Article 44: how a game ends, and what becomes of the tiles that are left."""

from __future__ import annotations

from tapete.law import Case, Instruction, Kind, Note, Ruling, procedure, question
from tapete.scrabble.effects import GameOver, NoRectification, RacksCounted, RacksNotCounted, RacksToWinner
from tapete.scrabble.ending import Ending, settle
from tapete.scrabble.facts import Facts
from tapete.scrabble.position import Position
from tapete.scrabble.rules.book import FILE_2024
from tapete.text import N_

art44 = FILE_2024.add_article("44", N_("The end of a game"))
art44.clause(
    "", Kind.MECHANICAL, N_("Five endings, three ways of counting"),
    N_("A game ends in one of five ways. After 44.2 and 44.3 each player loses what is left on his rack. "
       "After 44.4 and 44.5, once the turns are equal, the scores stay as they are on the sheets."),
    see="30 34", words=N_("end, finish, tiles left"),
)  # fmt: skip
art44.clause(
    ".1", Kind.MECHANICAL, N_("A player goes out"),
    N_("The bag is empty and a player has laid all his tiles, counted, noted and stopped the clock: what the "
       "other has left is taken from the other and given to him."),
    see="38", words=N_("go out, empty bag, last play"),
)  # fmt: skip
art44.clause(
    ".2", Kind.MECHANICAL, N_("Four passes in a row"),
    N_("Both players pass twice in a row with no exchange between. An exchange is no pass; a play taken "
       "off as invalid is one."),
    see="26 38", words=N_("passes, two each, invalid play"),
)  # fmt: skip
art44.clause(
    ".3", Kind.MECHANICAL, N_("Twelve turns without a play"),
    N_("Twelve turns in a row, six by each, were passes, invalid plays or exchanges."),
    see="25 26 38", words=N_("twelve, six each, no score"),
)  # fmt: skip
art44.clause(
    ".4", Kind.MECHANICAL, N_("The time for the game is over"),
    N_("The time limit that the tournament sets for a game is reached."),
    see="30", words=N_("time limit"),
)  # fmt: skip
art44.clause(
    ".5", Kind.JUDGED, N_("The arbiter ends it"),
    N_("The arbiter finds that the game must be taken as finished, because the clock stopped or broke, "
       "or for another reason."),
    see="30", words=N_("broken clock, arbiter, director"),
)  # fmt: skip
FILE_2024.apply(settle, "44 44.1 44.2 44.3 44.4 44.5")
FILE_2024.apply(Position.stop, "44.4 44.5")
FILE_2024.apply(Position.play, "44.1")
FILE_2024.apply(Position.pass_turn, "44.2 44.3")


@question(
    N_("What has happened?"), cite="44.1 44.2 44.3 44.4 44.5 34.2",
    help=N_("Take the first that fits."),
)  # fmt: skip
def what_ended_it(table: Facts) -> Ending | None:
    return table.ending


@question(
    N_("Did a challenge take the last play off?"), cite="38 44.1",
    help=N_("The last play may be challenged like any other, until the opponent notes it."),
)  # fmt: skip
def last_play_taken_off(table: Facts) -> bool | None:
    return None


@question(
    N_("Was there an exchange between the passes, or a play that stayed on the board?"), cite="44.2",
    help=N_("Two passes by each player, one right after the other; a play that was taken off is a pass."),
)  # fmt: skip
def passes_interrupted(table: Facts) -> bool | None:
    return False if table.ending is Ending.PASSES else None


@question(N_("Did any of the twelve turns leave a play on the board?"), cite="44.3")
def play_among_the_twelve(table: Facts) -> bool | None:
    return False if table.ending is Ending.SCORELESS else None


@question(
    N_("Has the player who started had a turn more than the other?"), cite="30 44.4",
)  # fmt: skip
def turns_unequal(table: Facts) -> bool | None:
    return table.turns_unequal


one_more_turn = Instruction.of(N_("Let the other player have one more turn; then it is over."), cite="30")


def goes_on(cite: str, because: str) -> Ruling:
    return Ruling.of(cite, NoRectification(), because=because)


overtime = Note(N_("Overtime of up to eight minutes still comes off the final score."), "34.1")


@procedure(FILE_2024, "44", N_("The end of a game"))
def end_of_a_game(case: Case[Facts]) -> Ruling:
    match case.ask(what_ended_it):
        case Ending.OUT:
            return went_out(case)
        case Ending.PASSES:
            if case.ask(passes_interrupted):
                return goes_on("44.2", N_("The passes were not one after the other."))
            return racks_counted("44.2", N_("Both passed twice in a row."))
        case Ending.SCORELESS:
            if case.ask(play_among_the_twelve):
                return goes_on("44.3", N_("A play among the twelve turns stayed on the board."))
            return racks_counted("44.3", N_("Twelve turns in a row left no play on the board."))
        case Ending.OVERTIME:
            return case.refer("34", cite="34.2")
        case Ending.TIME_LIMIT:
            return stopped(case, "44.4 30", N_("The time for the game is over."))
        case Ending.DIRECTOR:
            return stopped(case, "44.5 30", N_("The arbiter ended the game."))


def went_out(case: Case[Facts]) -> Ruling:
    if case.ask(last_play_taken_off):
        return goes_on("38", N_("The last play came off, so the game goes on."))
    return Ruling.of(
        "44.1", GameOver(), RacksToWinner(), overtime,
        because=N_("The bag is empty and a player has laid all his tiles."),
    )  # fmt: skip


def racks_counted(cite: str, because: str) -> Ruling:
    return Ruling.of(cite, GameOver(), RacksCounted(), overtime, because=because)


def stopped(case: Case[Facts], cite: str, because: str) -> Ruling:
    if case.ask(turns_unequal):
        case.tell(one_more_turn)
    return Ruling.of(cite, GameOver(), RacksNotCounted(), overtime, because=because)
