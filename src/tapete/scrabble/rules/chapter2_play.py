"""Articles 6 to 11: the first play, drawing, laying tiles, blanks, double letters."""

from __future__ import annotations

from tapete.law import Case, Kind, Ruling, Who, procedure, question
from tapete.scrabble.bag import Tiles
from tapete.scrabble.effects import BlankMeans, NoRectification, Person, Warned
from tapete.scrabble.facts import Facts
from tapete.scrabble.play import Word, lay
from tapete.scrabble.position import Position
from tapete.scrabble.rules.book import FILE_2024
from tapete.scrabble.tiles import Tile, tiles_in
from tapete.text import N_, Choice

art6 = FILE_2024.add_article("6", N_("The first play"))
art6.clause(
    "", Kind.MECHANICAL, N_("Seven tiles, and the star"),
    N_("The first player draws seven tiles and lays a word of two letters or more, across or down, with one "
       "of them on the star in the centre."),
    see="7 20", words=N_("first play, star, centre, start"),
)  # fmt: skip
FILE_2024.apply(lay, "6")

art7 = FILE_2024.add_article("7", N_("Drawing tiles"))
art7.clause(
    "", Kind.DEFINITION, N_("How tiles are drawn"),
    N_("The bag is held in the other hand, raised and fifteen centimetres or more from the face. What is due "
       "is drawn; the bag goes beside the board with its mouth turned so that no tile is seen, and the tiles "
       "go on the rack."),
    see="28 29", words=N_("bag, draw, look into the bag"),
)  # fmt: skip
FILE_2024.apply(Tiles.draw, "7")

art8 = FILE_2024.add_article("8", N_("Laying the tiles"))
art8.clause(
    "", Kind.MECHANICAL, N_("One line, whole words"),
    N_("All tiles of a turn lie in one row or column and make a whole word. Where they touch letters of the "
       "lines beside, they make whole words with these too. All new words score."),
    see="18 22", words=N_("row, column, line, crossing word"),
)  # fmt: skip
FILE_2024.apply(lay, "8")

art9 = FILE_2024.add_article("9", N_("How words are formed"))
art9.clause(
    ".1", Kind.MECHANICAL, N_("Before or after a word"),
    N_("One or more tiles are put in front of a word on the board or behind it."),
    words=N_("extend, prefix, hook"),
)  # fmt: skip
art9.clause(
    ".2", Kind.MECHANICAL, N_("Across a word"),
    N_("A word is laid across one on the board and uses one of its letters."),
    words=N_("cross"),
)  # fmt: skip
art9.clause(
    ".3", Kind.MECHANICAL, N_("Beside a word"),
    N_("A whole word is laid alongside another, so that the tiles that touch make whole words."),
    words=N_("parallel"),
)  # fmt: skip
FILE_2024.apply(lay, "9.1 9.2 9.3")

art10 = FILE_2024.add_article("10", N_("Blanks"))
art10.clause(
    "", Kind.MECHANICAL, N_("What a blank can stand for"),
    N_("A blank stands for any letter that there is in the set."),
    words=N_("blank, joker, letter"),
)  # fmt: skip
art10.clause(
    ".1", Kind.MECHANICAL, N_("Worth nothing"),
    N_("A blank counts zero in every word that it helps to form."),
    words=N_("blank, zero points"),
)  # fmt: skip
art10.clause(
    ".2", Kind.MECHANICAL, N_("Said, written, and fixed"),
    N_("Who lays a blank says aloud what it stands for and writes it down; that never changes during the "
       "game. Both blanks may be in one word, and the premium for all seven tiles counts with them as well."),
    see="19 22", words=N_("declare, blank, bonus"),
)  # fmt: skip
art10.clause(
    ".3", Kind.ASKED, N_("When the sheets differ"),
    N_("What the blank stands for belongs on the sheet. If the sheets differ, that of the player who "
       "laid it counts; if only one has it, that one; if none has it, what the player who laid it says. "
       "Missing it may bring a warning."),
    see="47", words=N_("blank, dispute, sheet, warning"),
)  # fmt: skip
FILE_2024.apply(Tile, "10.1")
FILE_2024.apply(Tile.parse, "10")
FILE_2024.apply(Position.play, "10.2")



class Sheets(Choice):
    """What the two sheets say of a blank."""

    AGREE = "agree", N_("both have the same letter")
    DIFFER = "differ", N_("they have different letters")
    PLACER = "placer", N_("only the sheet of the player who laid it has a letter")
    OTHER = "other", N_("only the sheet of the opponent has a letter")
    NEITHER = "neither", N_("neither has a letter")


@question(N_("What do the sheets say of the blank?"), cite="10.3")
def sheets_say(table: Facts) -> Sheets | None:
    return None


@question(
    N_("Does the arbiter warn who did not write the letter down?"), cite="10.3", by=Who.JUDGEMENT
)
def warns_for_it(table: Facts) -> bool | None:
    return None


@procedure(FILE_2024, "10.3", N_("What a blank stands for"))
def what_a_blank_means(case: Case[Facts]) -> Ruling:
    match case.ask(sheets_say):
        case Sheets.AGREE:
            return Ruling.of(
                "10.2 10.3", NoRectification(), because=N_("The sheets agree, and the letter never changes.")
            )
        case Sheets.DIFFER:
            return Ruling.of(
                "10.3", BlankMeans(Person.PLAYER), because=
                    N_("Where they differ, he who laid the blank is right.")
            )
        case Sheets.PLACER:
            return Ruling.of(
                "10.3", BlankMeans(Person.PLAYER), *warned(case, Person.OPPONENT),
                because=N_("Only his sheet has the letter."),
            )  # fmt: skip
        case Sheets.OTHER:
            return Ruling.of(
                "10.3", BlankMeans(Person.OPPONENT), *warned(case, Person.PLAYER),
                because=N_("Only the opponent's sheet has the letter."),
            )  # fmt: skip
        case Sheets.NEITHER:
            return Ruling.of(
                "10.3", BlankMeans(Person.PLAYER), *warned(case, Person.BOTH),
                because=N_("Neither wrote it down, so he who laid the blank says it."),
            )  # fmt: skip


def warned(case: Case[Facts], who: Person) -> tuple[Warned, ...]:
    """The warning that the missing letter may bring."""
    return (Warned(who),) if case.ask(warns_for_it) else ()


art11 = FILE_2024.add_article("11", N_("Double letters"))
art11.clause(
    "", Kind.MECHANICAL, N_("RR, CH and LL are one tile"),
    N_("RR, CH and LL each have a tile of their own; two tiles R, two L, or a C and an H may not stand "
       "for them."),
    words=N_("digraph, CH, LL, RR"),
)  # fmt: skip
FILE_2024.apply(tiles_in, "11")
FILE_2024.apply(Word, "11")
