"""Articles 20 to 24: the missed star, the line of a play, moving and taking back tiles."""

from __future__ import annotations

from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.scrabble.effects import (
    CountsAsPass,
    NoRectification,
    Person,
    PlayComesOff,
    PlayStands,
    StarStaysOpen,
)
from tapete.scrabble.facts import Facts, Stage
from tapete.scrabble.play import Play, lay
from tapete.scrabble.position import Position
from tapete.scrabble.rules.book import FILE_2024
from tapete.text import N_, Choice

art20 = FILE_2024.add_article("20", N_("Missing the star"))
art20.clause(
    "", Kind.ASKED, N_("The opponent decides"),
    N_("Where the first play does not cover the star, the opponent may refuse it or accept it."),
    see="6 16", words=N_("star, centre, first play"),
)  # fmt: skip
art20.clause(
    ".1", Kind.ASKED, N_("Refused"),
    N_("The play is declared invalid: the player takes the tiles back and loses the turn."),
    see="24 44.2", words=N_("refuse, invalid, lose the turn"),
)  # fmt: skip
art20.clause(
    ".2", Kind.ASKED, N_("Accepted"),
    N_("The play stands without the doubling of the star, which stays a double word square for whoever "
       "covers it later."),
    see="15 16", words=N_("accept, star open, double word"),
)  # fmt: skip
FILE_2024.apply(lay, "20")
FILE_2024.apply(Position.withdraw, "20.1")
FILE_2024.apply(Position.play, "20.2")

art21 = FILE_2024.add_article("21", N_("The line of a play"))
art21.clause(
    ".1", Kind.ASKED, N_("The first tile"),
    N_("The first tile laid fixes the row and the column in which the play can lie."),
    words=N_("first tile, row, column"),
)  # fmt: skip
art21.clause(
    ".2", Kind.ASKED, N_("The second tile"),
    N_("The second tile fixes which of the two it is; the whole play must lie in that line."),
    see="24", words=N_("second tile, direction"),
)  # fmt: skip
art21.clause(
    ".3", Kind.ASKED, N_("Several tiles at once"),
    N_("Tiles may be laid together, as long as the play keeps to one line so fixed."),
    words=N_("together, several tiles"),
)  # fmt: skip

art22 = FILE_2024.add_article("22", N_("Moving tiles that were laid"))
art22.clause(
    "", Kind.ASKED, N_("Until the counting begins"),
    N_("Once all are laid, tiles may be moved only in the three ways below, and none after the player has "
       "begun to count; nor may a blank become another letter then."),
    see="10.2 24", words=N_("move, change, counting, blank"),
)  # fmt: skip
art22.clause(
    ".1", Kind.ASKED, N_("The whole word along its line"),
    N_("The whole word may be shifted in its row or column."),
    words=N_("shift the word"),
)  # fmt: skip
art22.clause(
    ".2", Kind.ASKED, N_("Tiles changing places"),
    N_("The tiles of the play may change places with each other."),
    words=N_("swap, order of letters"),
)  # fmt: skip
art22.clause(
    ".3", Kind.ASKED, N_("A single tile"),
    N_("A play of one tile may be shifted only along the row or the column where it lies."),
    words=N_("one tile, shift"),
)  # fmt: skip

art23 = FILE_2024.add_article("23", N_("A tile that was laid is played"))
art23.clause(
    "", Kind.ASKED, N_("No taking back"),
    N_("A tile that was laid on the board must be played in this turn. Tiles should not be dragged over the "
       "board, nor a whole rack be tipped onto it."),
    see="24", words=N_("touch, take back, drag"),
)  # fmt: skip

art24 = FILE_2024.add_article("24", N_("Who does not keep to it"))
art24.clause(
    "", Kind.ASKED, N_("The play comes off"),
    N_("Who does not keep to articles 20 to 23 takes the tiles off and loses the turn; a missed star that "
       "the opponent accepts stands, however."),
    see="20.2 37", words=N_("penalty, lose the turn"),
)  # fmt: skip


@question(
    N_("Has the opponent already noted the score of the play?"), cite="37",
    help=N_("A score noted on the opponent's sheet is acceptance; nobody may go back on it."),
)  # fmt: skip
def opponent_noted(table: Facts) -> bool | None:
    return table.opponent_noted


@question(
    N_("Does the opponent accept the play that missed the star?"), cite="20 20.1 20.2", by=Person.OPPONENT,
    help=N_("Explain both: refused, it comes off and the turn is lost; accepted, it stands without doubling, "
            "and the star stays open."),
)  # fmt: skip
def missed_star_accepted(table: Facts) -> bool | None:
    return None


@question(
    N_("Do all tiles of the play lie in the line that its first two tiles fixed?"), cite="21.1 21.2 21.3",
    help=N_("Tiles laid together fix the line together."),
)  # fmt: skip
def keeps_to_its_line(table: Facts) -> bool | None:
    return None


class Moved(Choice):
    """How tiles that lay on the board were moved."""

    ALONG = "along", N_("the whole word along its row or column")
    SWAPPED = "swapped", N_("tiles of the play changed places")
    SINGLE = "single", N_("the only tile along its row or column")
    ELSEWHERE = "elsewhere", N_("to another line, or in part")
    BLANK = "blank", N_("no tile, but a blank became another letter")


@question(N_("How were the tiles moved?"), cite="22 22.1 22.2 22.3")
def moved(table: Facts) -> Moved | None:
    return None


@question(
    N_("Had the player begun to count the points?"), cite="22",
    help=N_("Counting aloud or pointing at the squares is counting."),
)  # fmt: skip
def counting_begun(table: Facts) -> bool | None:
    return table.reached(Stage.COUNTING)


@question(
    N_("Does the player play the tile in this turn after all?"), cite="23", by=Person.PLAYER,
    help=N_("Where it was laid, or where articles 21 and 22 let it go."),
)  # fmt: skip
def plays_it_after_all(table: Facts) -> bool | None:
    return None


def comes_off(cite: str, because: str) -> Ruling:
    """The play comes off, which counts as a pass."""
    return Ruling.of(cite, PlayComesOff(), CountsAsPass(), because=because, grave=True)


def accepted_already(cite: str = "37") -> Ruling:
    return Ruling.of(
        cite, PlayStands(), because=N_("The opponent noted the score, and by that accepted the play.")
    )


@procedure(FILE_2024, "20", N_("Missing the star"))
def missed_star(case: Case[Facts]) -> Ruling:
    if case.ask(opponent_noted):
        return Ruling.of(
            "37 20.2", PlayStands(), StarStaysOpen(),
            because=N_("The opponent noted the score, and by that accepted the play."),
        )  # fmt: skip
    if case.ask(missed_star_accepted):
        return Ruling.of(
            "20.2", PlayStands(), StarStaysOpen(), because=N_("The opponent accepted the play."),
        )  # fmt: skip
    return comes_off("20.1 24", N_("The opponent declared the play invalid."))


@procedure(FILE_2024, "21", N_("The line of a play"))
def line_of_a_play(case: Case[Facts]) -> Ruling:
    if case.ask(keeps_to_its_line):
        return Ruling.of("21.3", NoRectification(), because=N_("The play keeps to its line."))
    if case.ask(opponent_noted):
        return accepted_already()
    return comes_off("21.2 24", N_("The first two tiles fixed a line, and the play left it."))


@procedure(FILE_2024, "22", N_("Moving tiles that were laid"))
def tiles_moved(case: Case[Facts]) -> Ruling:
    if case.ask(opponent_noted):
        return accepted_already()
    how = case.ask(moved)
    if how is Moved.ELSEWHERE:
        return comes_off("22 24", N_("Tiles may move only within their line, and a word only as a whole."))
    if case.ask(counting_begun):
        return comes_off("22 24", N_("Nothing may be changed once the player counts."))
    cite = {Moved.ALONG: "22.1", Moved.SWAPPED: "22.2", Moved.SINGLE: "22.3", Moved.BLANK: "22"}[how]
    return Ruling.of(cite, NoRectification(), because=N_("Before counting that is allowed."))


@procedure(FILE_2024, "23", N_("A tile taken back"))
def tile_taken_back(case: Case[Facts]) -> Ruling:
    if case.ask(opponent_noted):
        return accepted_already()
    if case.ask(plays_it_after_all):
        return Ruling.of("23", PlayStands(), because=N_("The tile is played in this turn."))
    return comes_off("23 24", N_("A tile that was laid must be played."))


FILE_2024.apply(Play.check, "20")


class Shape(Choice):
    """What is wrong with the way in which a play lies, besides articles 20 to 23."""

    BROKEN = "broken", N_("the tiles lie in one line, but not in one unbroken word")
    APART = "apart", N_("the play touches no word on the board")
    ONE_LETTER = "one-letter", N_("the first play has fewer than two letters")
    SPLIT = "split", N_("two tiles stand for a double letter that has a tile of its own")
    BARRED = "barred", N_("it forms a word that the player asked about and may not play")

    @property
    def clause(self) -> str:
        """The article that it offends against."""
        return dict(zip(Shape, ("8", "2", "6", "11", "42"), strict=True))[self]


@question(N_("What is wrong with the way in which the play lies?"), cite="2 6 8 11 42")
def what_is_wrong_with_it(table: Facts) -> Shape | None:
    return None


@procedure(FILE_2024, "8", N_("A play that does not lie as it must"))
def play_that_lies_wrongly(case: Case[Facts]) -> Ruling:
    if case.ask(opponent_noted):
        return accepted_already()
    # The book names no consequence here; the nearest rule is that of article 24.
    what = case.ask(what_is_wrong_with_it)
    return comes_off(f"{what.clause} 24 49", N_("The play does not lie as the rules want it."))
