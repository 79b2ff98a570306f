"""Articles 1 to 5: what the game is, checking the tiles, who starts, the score sheet."""

from __future__ import annotations

from tapete.law import Case, Kind, Note, Ruling, Who, procedure, question
from tapete.scrabble.bag import verify_bag
from tapete.scrabble.effects import (
    NonStarterChooses,
    NoRectification,
    Person,
    PointsTaken,
    TableMoves,
    Warned,
)
from tapete.scrabble.facts import Facts
from tapete.scrabble.game import Turn
from tapete.scrabble.play import lay
from tapete.scrabble.position import LEAST_SANCTION
from tapete.scrabble.rules.book import FILE_2024
from tapete.scrabble.start import drawn_for_start, starts_in_match, starts_on_board
from tapete.text import N_, Choice


class Place(Choice):
    """What players disagree about before the game."""

    SEATS = "seats", N_("who sits where, or how the board lies")
    TABLE = "table", N_("where the table stands")


art1 = FILE_2024.add_article("1", N_("Foundations"))
art1.clause(
    "", Kind.DEFINITION, N_("What governs a game"),
    N_("The maker's own rules of Scrabble hold wherever this book says nothing else. The book is for two "
       "players; which words are valid is settled in papers of their own."),
    see="49", words=N_("original rules, two players, valid words"),
)  # fmt: skip

art2 = FILE_2024.add_article("2", N_("The game in short"))
art2.clause(
    "", Kind.MECHANICAL, N_("Words that lie together"),
    N_("Words of two letters or more are laid across or down, to be read from left to right or from top to "
       "bottom; after the first play every new word joins one that lies there."),
    see="6 9", words=N_("join, connect, touch"),
)  # fmt: skip
FILE_2024.apply(lay, "2")

art3 = FILE_2024.add_article("3", N_("Checking the tiles"))
art3.clause(
    "", Kind.MECHANICAL, N_("A hundred tiles before the start"),
    N_("Both players see to it before the game that the hundred tiles are there in their right numbers; "
       "later nobody may complain. Then all go into the bag and are mixed."),
    words=N_("count, missing tile, set, bag"),
)  # fmt: skip
FILE_2024.apply(verify_bag, "3")

art4 = FILE_2024.add_article("4", N_("Who starts, and where everybody sits"))
art4.clause(
    ".1", Kind.MECHANICAL, N_("All against all, or Swiss"),
    N_("The player named first in the pairing starts."),
    words=N_("first turn, start, pairing"),
)  # fmt: skip
art4.clause(
    ".2", Kind.MECHANICAL, N_("Teams"),
    N_("On the first board the team named first starts, on the second board the other one, and so on in "
       "turn."),
    words=N_("team, board, start"),
)  # fmt: skip
art4.clause(
    ".3", Kind.MECHANICAL, N_("A match of several games"),
    N_("Lots are drawn for the first game and the start then changes from game to game. Each player draws a "
       "tile: the one nearer to A in the alphabet starts, a blank comes before A, and equals draw again."),
    words=N_("draw lots, match, blank"),
)  # fmt: skip
art4.clause(
    ".4", Kind.ASKED, N_("Disagreement about seats or board"),
    N_("If the players cannot agree where to sit or how the board lies, the three points below decide."),
    words=N_("seat, board, table"),
)  # fmt: skip
art4.clause(
    ".4.1", Kind.DEFINITION, N_("How the board lies"),
    N_("The players sit at the sides of the board, with the clock above it and the bag below it, across from "
       "the clock."),
    words=N_("clock, bag, sides"),
)  # fmt: skip
art4.clause(
    ".4.2", Kind.MECHANICAL, N_("Who chooses the seat"),
    N_("The player who does not start chooses his chair and how the board lies; the other sits across "
       "from him."),
    words=N_("choose, chair, orientation"),
)  # fmt: skip
art4.clause(
    ".4.3", Kind.JUDGED, N_("Moving the table"),
    N_("If light or surroundings call for another place, the arbiter watches over the move and approves it."),
    words=N_("light, move the table"),
)  # fmt: skip
FILE_2024.apply(starts_on_board, "4.1 4.2")
FILE_2024.apply(starts_in_match, "4.3")
FILE_2024.apply(drawn_for_start, "4.3")


@question(N_("About what do the players disagree?"), cite="4.4 4.4.1 4.4.2 4.4.3")
def what_is_disputed(table: Facts) -> Place | None:
    return None


@question(N_("Does the light, or something else around, really call for another place?"), cite="4.4.3",
          by=Who.JUDGEMENT)
def table_must_move(table: Facts) -> bool | None:
    return None


@procedure(FILE_2024, "4.4", N_("Disagreement about seats or board"))
def seats_and_board(case: Case[Facts]) -> Ruling:
    if case.ask(what_is_disputed) is Place.SEATS:
        return Ruling.of(
            "4.4.2 4.4.1", NonStarterChooses(), because=
                N_("Who does not start chooses the seat and the board."),
        )  # fmt: skip
    if case.ask(table_must_move):
        return Ruling.of("4.4.3", TableMoves(), because=N_("The arbiter finds that the place must change."))
    return Ruling.of("4.4.3", NoRectification(), because=N_("The place will do."))


art5 = FILE_2024.add_article("5", N_("The score sheet"))
art5.clause(
    ".1", Kind.DEFINITION, N_("Both keep the score"),
    N_("Each player writes the score sheet, adds up rightly and compares with the other. At the end both "
       "fill in the official form and sign it."),
    see="32 43", words=N_("score sheet, sign, add up"),
)  # fmt: skip
art5.clause(
    ".2", Kind.DEFINITION, N_("Writing the words down"),
    N_("It is advised, though nobody must, that both write the main word of each play, so that the game can "
       "be put together again."),
    words=N_("main word, reconstruct"),
)  # fmt: skip
art5.clause(
    ".3", Kind.MECHANICAL, N_("Marks on the sheet"),
    N_("Both write P for a pass, I for an invalid play, and C-x for an exchange of x tiles."),
    see="25 26 38", words=N_("P, I, C, pass, exchange, invalid"),
)  # fmt: skip
art5.clause(
    ".4", Kind.JUDGED, N_("Notes and aids"),
    N_("No notes made beforehand and no books lie on the table. Blank paper may be used once the clock "
       "runs. Headphones, computers, calculators and the like are not allowed. Before the game a player "
       "may look at the other's sheet to see that it is clean."),
    see="47", words=N_("notes, books, paper, devices, headphones"),
)  # fmt: skip
art5.clause(
    ".5", Kind.JUDGED, N_("Telephones"),
    N_("Telephones are silent or in flight mode and serve only as clock and word list. One that rings during "
       "the game may bring its owner a sanction."),
    see="41.1 47", words=N_("phone, mobile, ring"),
)  # fmt: skip
FILE_2024.apply(Turn, "5.3")


class Aid(Choice):
    """What was found at the table that should not be there."""

    NOTES = "notes", N_("notes made beforehand, or a book")
    DEVICE = "device", N_("headphones, a computer, a calculator or the like")
    RINGING = "ringing", N_("a telephone that rang")
    PAPER = "paper", N_("blank paper, used after the clock was started")


@question(N_("What was found?"), cite="5.4 5.5")
def what_was_found(table: Facts) -> Aid | None:
    return None


@question(N_("Does the arbiter give points off for it?"), cite="47", by=Who.JUDGEMENT)
def points_off(table: Facts) -> bool | None:
    return None


@procedure(FILE_2024, "5", N_("Notes, aids and telephones at the table"))
def aids_at_the_table(case: Case[Facts]) -> Ruling:
    what = case.ask(what_was_found)
    if what is Aid.PAPER:
        return Ruling.of("5.4", NoRectification(), because=N_("Notes on blank paper are allowed."))
    cite = "5.5" if what is Aid.RINGING else "5.4"
    if case.ask(points_off):
        return Ruling.of(
            f"{cite} 47", PointsTaken(Person.PLAYER, LEAST_SANCTION),
            Note(N_("That is the least; the arbiter may take more."), "47"),
            because=N_("That is not allowed at the table."),
        )  # fmt: skip
    return Ruling.of(cite, Warned(Person.PLAYER), because=N_("That is not allowed at the table."))
