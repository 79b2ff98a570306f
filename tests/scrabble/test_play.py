"""Articles 6 to 20 and 23: what may be laid, the words it forms, what it scores."""

import pytest
from slow import DOUBLE_LETTER, DOUBLE_WORD, TRIPLE_LETTER, TRIPLE_WORD, grid_of, score

from tapete.scrabble import (
    STANDARD,
    BadNotation,
    Board,
    Fault,
    IllegalPlay,
    Impossible,
    Layout,
    Move,
    Position,
    Square,
    Tiles,
    lay,
)

EMPTY = Board.empty()


def board(*moves):
    """A board after moves, whatever they are."""
    made = EMPTY
    for move in moves:
        made = made.laid(dict(lay(made, Move.parse(move)).placed))
    return made


def test_the_premiums_of_the_board():
    by_kind = {"T": TRIPLE_WORD, "D": [s for s in DOUBLE_WORD if s != "8H"], "t": TRIPLE_LETTER,
               "d": DOUBLE_LETTER, "*": ["8H"]}  # fmt: skip
    for square in STANDARD.squares:
        kind = STANDARD.premium(square).value
        assert kind == "." or str(square) in by_kind[kind]
    for kind, squares in by_kind.items():
        assert all(STANDARD.premium(Square.parse(square)).value == kind for square in squares)


def test_words_and_points_by_hand():
    play = lay(EMPTY, Move.parse("8D CASAS"))
    assert {w.text: w.points for w in play.words} == {"CASAS": (3 * 2 + 4) * 2}
    play = lay(EMPTY, Move.parse("8E CASEROS"))
    # 8L is not reached: E F G H* I J K; star doubles; all seven tiles
    assert play.points == (3 + 1 + 1 + 1 + 1 + 1 + 1) * 2 + 50
    play = lay(EMPTY, Move.parse("8F [CH]O[RR]O"))
    assert (play.points, [w.text for w in play.words]) == ((5 + 1 + 8 + 1) * 2, ["CHORRO"])
    play = lay(board("8D CASA"), Move.parse("8H S"))
    # 8H is the star: it was not covered by CASA on D to G, so this first cover doubles the word
    assert play.points == (3 + 1 + 1 + 1 + 1) * 2


ONE_LINE = [
    # move on the board of CASA at 8E-8H; what its main word scores
    ("8E CASAS", 3 + 1 + 1 + 1 + 1),  # no premium on 8I, and none twice (17)
    ("8C ENCASA", 1 + 1 * 2 + 3 + 1 + 1 + 1),  # 8D doubles N
]


@pytest.mark.parametrize(("move", "points"), ONE_LINE)
def test_premiums_count_once(move, points):
    assert lay(board("8E CASA"), Move.parse(move)).points == points


FACTORS = [
    (["8E CASA"], "8E CASAS", 1),
    ([], "8E CASA", 2),
    (["2D ABCDEFGHI"], "2B AE.........ES", 4),  # 2B and 2N: two double words (15)
    (["1D ABCDE"], "1A TRA.....", 3),
    (["1D ABCD"], "1A SOL....S", 9),  # 1A and 1H: two triple words (15)
    (["8D ABCD"], "8A SOL....S", 6),  # 8A and the star, which a missed first play left open (20.2)
    (["1D ABCD", "1I ABCDEF"], "1A SOL....S......S", 27),  # all three
    (["8D ABCD", "8I ABCDEF"], "8A SOL....S......S", 18),
]


@pytest.mark.parametrize(("before", "move", "factor"), FACTORS)
def test_multiples(before, move, factor):
    on = board(*before)
    play = lay(on, Move.parse(move))
    assert play.words[0].factor == factor
    squares = {(s.row, s.column): str(t) for s, t in play.placed}
    assert play.points == score(grid_of(on), squares)


def test_letter_premiums_come_before_word_premiums():
    # 5E doubles the word, 6F triples a letter of the crossing one.
    on = board("8E CASA")
    play = lay(on, Move.parse("E5 PIR(C)A"))
    assert play.words[0].letters == 3 + 1 + 1 + 3 + 1
    assert play.points == 9 * 2


def test_common_letters_count_in_each_word_with_their_premium():
    play = lay(board("8G SI"), Move.parse("9G AL"))
    # 9G doubles A in AL and in SA; L (9H) in AL and IL.
    assert {w.text: w.points for w in play.words} == {"AL": 2 + 1, "SA": 1 + 2, "IL": 1 + 1}
    assert play.points == 8


@pytest.mark.parametrize(
    ("move", "bonus"),
    [("8D CASERO", 0), ("8D CASEROS", 50), ("8D CaSEROs", 50)],
)
def test_all_seven(move, bonus):
    assert lay(EMPTY, Move.parse(move)).bonus == bonus


def test_seven_letters_through_the_board_are_not_seven_tiles():
    assert lay(board("8H OS"), Move.parse("H8 .CASERO")).bonus == 0
    assert lay(board("8H OS"), Move.parse("H8 .CASEROS")).bonus == 50


FAULTS = [
    ([], "8A CASAS", [Fault.MISSED_STAR]),
    ([], "1A CASAS", [Fault.MISSED_STAR]),
    ([], "8H A", [Fault.ONE_LETTER]),
    ([], "1A A", [Fault.MISSED_STAR, Fault.ONE_LETTER]),
    ([], "8D CASAS", []),
    (["8D CASAS"], "1A SOL", [Fault.APART]),
    (["8D CASAS"], "9I SOL", [Fault.APART]),  # corners are no contact
    (["8D CASAS"], "9H SOL", []),
    (["8D CASAS"], "1A S", [Fault.APART]),
    (["8D CASAS"], "8I A", []),
    (["8D CASAS"], "D7 A.", []),
    ([], "8H C[H]ORO", [Fault.SPLIT_DOUBLE]),
    ([], "8H CAL[L]E", [Fault.SPLIT_DOUBLE]),
    ([], "8H CAR[r]O", [Fault.SPLIT_DOUBLE]),
    (["8H CAL"], "8H (CAL)LE", [Fault.SPLIT_DOUBLE]),  # also with one that lies there
    ([], "8H CALLE", []),
    ([], "8H PE[LL]O", []),
    ([], "8D CASEROSA", [Fault.TOO_MANY]),
]


@pytest.mark.parametrize(("before", "move", "faults"), FAULTS)
def test_faults(before, move, faults):
    play = lay(board(*before), Move.parse(move))
    assert list(play.faults) == faults
    if faults:
        with pytest.raises(IllegalPlay, match=faults[0].clause):
            play.check()
    else:
        play.check()


IMPOSSIBLE = [
    ([], "8M CASA", "goes off the board"),
    ([], "M13 CASA", "goes off the board"),
    ([], "16A CASA", "goes off the board"),
    (["8D CASA"], "8D COSA", "puts O on 8E, where A lies"),
    (["8D CASA"], "8D CASA", "places no tile"),
    (["8D CASA"], "8D ....", "places no tile"),
    (["8D CASA"], "8D .....", "leaves 8H empty"),
    (["8D CASA"], "8D (CASAS)", "leaves 8H empty"),
    (["8D CASA"], "8D (COSA)S", "puts O on 8E"),
    ([], "8D CA.A", "leaves 8F empty"),
]


@pytest.mark.parametrize(("before", "move", "why"), IMPOSSIBLE)
def test_what_cannot_lie_so(before, move, why):
    with pytest.raises(Impossible, match=why):
        lay(board(*before), Move.parse(move))


def test_a_blank_must_be_named_when_it_is_played():
    with pytest.raises(Impossible, match="does not say what its blank stands for"):
        Position.start().lay(Move.parse("8D CAS?"))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("CASA", "is no move"),
        ("8 CASA", "is no move"),
        ("8D", "is no move"),
        ("88D CASA X", "is no move"),
        ("0D CASA", "is no square"),
        ("8D KIWI", "is no tile"),
        ("8D CAMIÓN", "is no tile"),
        ("8D CA(SA", "without its pair"),
        ("8D CA()S", "without its pair, or an empty one"),
        ("8D CA[SA", "is no tile"),
    ],
)
def test_what_is_no_move(text, why):
    with pytest.raises(BadNotation, match=why):
        Move.parse(text)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("8D CASA", "8D CASA"),
        ("d8 CASA", "D8 CASA"),
        ("15O ÑU", "15O ÑU"),
        ("8D CHORRO", "8D [CH]O[RR]O"),
        ("8D [CH]O[rr]O", "8D [CH]O[rr]O"),
        ("8D C[H]O", "8D C[H]O"),
        ("8D l[l]A", "8D l[l]A"),
        ("8D C.(S)A", "8D C.(S)A"),
        ("8D (CHA)S", "8D (CH)(A)S"),
        ("8D N\u0303U", "8D ÑU"),
    ],
)
def test_every_move_reads_what_it_writes(text, printed):
    move = Move.parse(text)
    assert str(move) == printed
    assert Move.parse(printed) == move


def test_a_move_in_full():
    on = board("8D CASA")
    assert str(lay(on, Move.parse("8H S")).move) == "8D (C)(A)(S)(A)S"
    assert str(lay(on, Move.parse("8H S")).move.dotted) == "8D ....S"
    assert str(lay(on, Move.parse("8C ACASAS")).move) == "8C A(C)(A)(S)(A)S"


def test_the_rack_holds_what_is_played():
    position = Position.parse("start CASA?[CH]L/")
    with pytest.raises(Impossible, match="SS cannot be taken"):
        position.play(Move.parse("8D SASAS"))
    assert position.play(Move.parse("8E CAsA")).racks[0].tiles == Tiles.parse("S[CH]L")
    with pytest.raises(Impossible, match="cannot be taken"):
        position.play(Move.parse("8E HALCA"))  # the H of CH is no tile


def test_a_missed_star_may_be_accepted_and_leaves_the_star_open():
    position = Position.parse("start CASASEO/")
    move = Move.parse("8D CASA")
    with pytest.raises(IllegalPlay, match="20"):
        position.play(move)
    accepted = position.play(move, accepted=True)
    assert accepted.scores == (3 * 2 + 1 + 1 + 1, 0)
    assert accepted.play(Move.parse("8H S")).scores[1] == (3 + 1 + 1 + 1 + 1) * 2
    refused = position.withdraw(move)
    assert (refused.scores, refused.passes, refused.board.tiles) == ((0, 0), 1, ())


@pytest.mark.parametrize("text", ["", "..", "./..", "**/..", "*x/.."])
def test_what_is_no_layout(text):
    with pytest.raises(BadNotation, match="is no board"):
        Layout.parse(text)
