"""Articles 12 to 19: what a play scores."""

from __future__ import annotations

from tapete.law import Kind
from tapete.scrabble.board import Premium
from tapete.scrabble.play import Play, Word, lay
from tapete.scrabble.rules.book import FILE_2024
from tapete.scrabble.tiles import Tile
from tapete.text import N_

art12 = FILE_2024.add_article("12", N_("What tiles are worth"))
art12.clause(
    "", Kind.MECHANICAL, N_("The number on the tile"),
    N_("Each tile shows its value. A turn scores the letters of the words formed in it, and what premium "
       "squares add."),
    see="13 14", words=N_("points, value"),
)  # fmt: skip
FILE_2024.apply(Tile, "12")

art13 = FILE_2024.add_article("13", N_("Premium squares for letters"))
art13.clause(
    "", Kind.MECHANICAL, N_("Twice or three times the letter"),
    N_("A tile laid on a double letter square counts twice, on a triple letter square three times."),
    words=N_("double letter, triple letter"),
)  # fmt: skip
FILE_2024.apply(Premium, "13")

art14 = FILE_2024.add_article("14", N_("Premium squares for words"))
art14.clause(
    "", Kind.MECHANICAL, N_("Twice or three times the word"),
    N_("A word laid over a double word square counts twice, over a triple word square three times; letters "
       "with their premiums are added up first."),
    words=N_("double word, triple word"),
)  # fmt: skip
FILE_2024.apply(Premium, "14")

art15 = FILE_2024.add_article("15", N_("Several premiums for one word"))
art15.clause(
    "", Kind.MECHANICAL, N_("Four times, nine times"),
    N_("Over two double word squares a word counts four times, over two triple word squares nine times."),
    see="20.2", words=N_("multiple, four, nine, six"),
)  # fmt: skip
FILE_2024.apply(Word, "14 15")

art16 = FILE_2024.add_article("16", N_("The centre"))
art16.clause(
    "", Kind.MECHANICAL, N_("The star doubles the first word"),
    N_("The star in the centre doubles the first word on the board."),
    see="20.2", words=N_("star, centre"),
)  # fmt: skip
FILE_2024.apply(Premium, "16")

art17 = FILE_2024.add_article("17", N_("Premiums count once"))
art17.clause(
    "", Kind.MECHANICAL, N_("Only for who covers the square"),
    N_("A premium counts in the turn in which its square is covered; later the tile there counts plainly."),
    words=N_("once, covered"),
)  # fmt: skip
art18 = FILE_2024.add_article("18", N_("Several words at once"))
art18.clause(
    "", Kind.MECHANICAL, N_("All new words score"),
    N_("All words formed in one turn are added up. A letter that is in two of them counts in both, with its "
       "premium."),
    see="8", words=N_("crossing words, common letter"),
)  # fmt: skip
FILE_2024.apply(lay, "17 18")

art19 = FILE_2024.add_article("19", N_("All seven tiles"))
art19.clause(
    "", Kind.MECHANICAL, N_("Fifty points more"),
    N_("Who lays all seven tiles of the rack in one turn gets fifty points on top of what the turn scores."),
    see="10.2", words=N_("scrabble, bonus, fifty"),
)  # fmt: skip
FILE_2024.apply(Play, "12 18 19")
