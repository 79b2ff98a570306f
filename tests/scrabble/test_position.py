"""Articles 25, 26, 30, 32, 38, 44, 47: turns, what counts as a pass, and the five endings."""

import random

import pytest

from tapete.scrabble import (
    FULL_SET,
    BadNotation,
    Ending,
    Game,
    IllegalPlay,
    Impossible,
    Move,
    Position,
    Square,
    Tile,
    Tiles,
    drawn_for_start,
    overtime_points,
    settle,
    starts_in_match,
    starts_on_board,
    verify_bag,
)

PHONY = Move.parse("8H XA")


def turns(letters, game=None):
    """A game by letters: P pass, I invalid play, C exchange of one, - lost turn, J a real play."""
    game = game or Game.at(Position.start())
    for letter in letters:
        match letter:
            case "P":
                game = game.pass_turn()
            case "I":
                game = game.withdraw(Move.parse("H7 X") if game.position.board.tiles else PHONY)
            case "C":
                game = game.exchange_unknown(1)
            case "-":
                game = game.lose_turn()
            case "J":
                dots = "." * len(game.position.board.tiles)
                game = game.play(Move.parse(f"8H {dots or 'A'}S"))
    return game


ENDINGS = [
    ("PPPP", Ending.PASSES),
    ("IPPI", Ending.PASSES),  # a withdrawn play counts as a pass (44.2)
    ("IIII", Ending.PASSES),
    ("PPP", None),
    ("PPPC", None),  # an exchange is no pass, and begins the count anew
    ("PPPCPPP", None),
    ("PPPCPPPP", Ending.PASSES),
    ("PPPJPPP", None),
    ("PPPJPPPP", Ending.PASSES),
    ("CCCCCCCCCCC", None),
    ("CCCCCCCCCCCC", Ending.SCORELESS),
    ("PPPCPPPCPPPC", Ending.SCORELESS),
    ("IPCIPCIPCIPC", Ending.SCORELESS),
    ("CCCCCCCCCCCJC", None),
    ("PP-PP", Ending.PASSES),  # a turn lost by ruling is no pass, and no turn in between either
    ("PP-P", None),
]


@pytest.mark.parametrize(("letters", "ending"), ENDINGS)
def test_passing_to_the_end(letters, ending):
    assert turns(letters).position.ending is ending


def test_no_turn_follows_the_end():
    over = turns("PPPP")
    for step in (over.pass_turn, over.lose_turn, lambda: over.exchange_unknown(1), lambda: over.play(PHONY)):
        with pytest.raises(Impossible, match="the game is over"):
            step()


def test_the_score_sheet():
    game = turns("JPIC")
    assert [turn.mark for turn in game.turns] == ["4", "P", "I", "C-1"]
    assert [turn.player for turn in game.turns] == [0, 1, 0, 1]


@pytest.mark.parametrize(
    ("ending", "racks", "before", "after"),
    [
        ("44.1", ("", "AZ"), (300, 310), (311, 299)),
        ("44.1", ("Q?", ""), (300, 310), (295, 315)),
        ("44.1", ("", "?"), (300, 310), (300, 310)),
        ("44.2", ("AZ", "[CH]?"), (0, 0), (-11, -5)),
        ("44.3", ("EEEEEEE", "[RR][LL]"), (50, 50), (43, 34)),
        ("44.4", ("AZ", "Q"), (100, 90), (100, 90)),
        ("44.5", ("AZ", "Q"), (100, 90), (100, 90)),
    ],
)
def test_final_scores(ending, racks, before, after):
    result = settle(Ending.parse(ending), before, tuple(map(Tiles.parse, racks)))
    assert result.scores == after
    assert result.ending.clause == ending
    assert result.winner == (None if after[0] == after[1] else int(after[1] > after[0]))


@pytest.mark.parametrize(
    ("seconds", "points"),
    [(0, 0), (1, 10), (60, 10), (61, 20), (119, 20), (120, 20), (421, 80), (480, 80), (481, 80), (9999, 80)],
)
def test_overtime(seconds, points):
    assert overtime_points(seconds) == points


@pytest.mark.parametrize(
    ("overtime", "before", "after", "winner"),
    [
        ((480, 0), (300, 100), (211, 109), 0),  # exactly eight minutes is no loss; 44.1 still counts
        ((481, 0), (300, 100), (99, 100), 1),  # ahead: one less than the other (34.2), no racks
        ((481, 0), (180, 100), (99, 100), 1),  # level after the eighty
        ((481, 0), (150, 100), (70, 100), 1),  # behind: stays
        ((0, 481), (300, 400), (300, 299), 0),
        ((61, 481), (300, 400), (280, 279), 0),  # the other's own minutes come off first
    ],
)
def test_overtime_and_loss(overtime, before, after, winner):
    # Player 1 went out; player 0 is left with nine points.
    racks = (Tiles.parse("J?A"), Tiles())
    result = settle(Ending.OUT, before, racks, overtime)
    assert (result.scores, result.winner) == (after, winner)


def test_overtime_that_cannot_be():
    with pytest.raises(Impossible, match="backwards"):
        overtime_points(-1)
    with pytest.raises(Impossible, match="both players"):
        settle(Ending.DIRECTOR, (0, 0), (Tiles(), Tiles()), (481, 481))
    with pytest.raises(Impossible, match="nobody is over"):
        settle(Ending.OVERTIME, (0, 0), (Tiles(), Tiles()), (480, 0))


def test_going_out():
    position = Position.parse(f"{last_board()} A/EE 10/20 0")
    assert position.bag_size == 0
    over = position.play(Move.parse(find_place(position)))
    assert over.ending is Ending.OUT
    result = over.result()
    assert result.scores == (over.scores[0] + 2, 18)
    with pytest.raises(Impossible, match="not over"):
        position.result()


def last_board(but="AEE"):
    """A board with all tiles but these, in rows of fourteen."""
    rest = (FULL_SET - Tiles.parse(but)).tiles
    texts = [f"[{tile}]" if len(str(tile)) > 1 else str(tile).replace("?", "a") for tile in rest]
    rows = [texts[n : n + 14] for n in range(0, len(texts), 14)]
    full = ["".join(row) + str(15 - len(row)) for row in rows]
    return "/".join(full + ["15"] * (15 - len(full)))


def find_place(position):
    board = position.board
    for square in board.layout.squares:
        move = f"{square} A"
        if board[square] is None:
            try:
                position.play(Move.parse(move))
            except (IllegalPlay, Impossible):
                continue
            return move
    raise AssertionError


@pytest.mark.parametrize("why", [Ending.TIME_LIMIT, Ending.DIRECTOR])
def test_a_game_that_is_stopped_makes_the_turns_equal(why):
    even = turns("PJ")
    assert even.stop(why).position.ending is why
    odd = turns("JPP")
    stopping = odd.stop(why)
    assert stopping.position.ending is None
    assert stopping.pass_turn().position.ending is why
    assert stopping.play(Move.parse("8H ..S")).position.ending is why
    assert stopping.pass_turn().result().scores == odd.position.scores
    for other in (Ending.OUT, Ending.PASSES, Ending.SCORELESS, Ending.OVERTIME):
        with pytest.raises(Impossible, match="only a time limit"):
            even.stop(other)


def test_exchanging():
    position = Position.parse("start ABCDEFG/")
    for tiles in ("A", "ABCDEFG"):
        after = position.exchange(Tiles.parse(tiles))
        assert (len(after.racks[0]), after.racks[0].unknown, after.bag_size) == (7, len(tiles), 86)
    with pytest.raises(Impossible, match="one to seven"):
        position.exchange(Tiles())
    with pytest.raises(Impossible, match="Z cannot be taken"):
        position.exchange(Tiles.parse("Z"))
    near_end = Position.parse(f"{last_board()} A/E 10/20 0")
    assert near_end.bag_size == 1
    assert near_end.exchange(Tiles.parse("A")).bag_size == 1
    empty = Position.parse(f"{last_board()} A/EE 10/20 0")
    with pytest.raises(Impossible, match="the bag holds 0"):
        empty.exchange(Tiles.parse("A"))
    with pytest.raises(Impossible, match="the bag holds 1"):
        Position.parse(f"{last_board('AAAE')} AA/E 0/0").exchange(Tiles.parse("AA"))


def test_nobody_draws_what_he_has_just_changed():
    position = Position.parse(f"{last_board('AAAEE')} EE/A 0/0 0")
    assert position.bag_size == 2
    for seed in range(20):
        after = position.exchange(Tiles.parse("EE")).draw(random.Random(seed))
        assert str(after.racks[0]) == "AA"
        assert str(after.unseen) == "EE"


def test_sanctions():
    game = turns("J").sanction(0, 25)
    assert (game.position.scores, game.mover) == ((4 - 25, 0), 1)
    with pytest.raises(Impossible, match="25 points or more"):
        game.sanction(0, 24)


def test_a_challenged_play_comes_off():
    game = turns("J")
    off = game.challenged()
    assert (off.position.scores, off.position.board.tiles, off.mover) == ((0, 0), (), 1)
    assert [turn.mark for turn in off.turns] == ["I"]
    with pytest.raises(Impossible, match="just made"):
        turns("JP").challenged()


def test_undo():
    game = turns("JPICJ")
    while game.turns:
        before = game.positions[-2]
        game = game.undo()
        assert game.position == before
    assert game.position == Position.start()
    with pytest.raises(Impossible, match="no turn to take back"):
        game.undo()


@pytest.mark.parametrize(
    ("first", "second", "starts"),
    [("A", "B", 0), ("B", "A", 1), ("?", "A", 0), ("A", "?", 1), ("?", "?", None), ("C", "[CH]", 0),
     ("[LL]", "L", 1), ("N", "Ñ", 0), ("R", "[RR]", 0), ("Z", "Z", None)],
)  # fmt: skip
def test_drawing_for_the_start(first, second, starts):
    assert drawn_for_start(Tile.parse(first), Tile.parse(second)) == starts


POSITIONS = [
    "start",
    "15/15/15/15/15/15/15/3CAs[CH]8/15/15/15/15/15/15/15 ABC/DEF 12/-3 2 pas 1;",
    "15/15/15/15/15/15/15/3CAs[CH]8/15/15/15/15/15/15/15 -/DEF 12/-3 2 end out;",
    "15/15/15/15/15/15/15/7ÑU6/15/15/15/15/15/15/15 A_____?/_______ 12/-3 2 stop director; first 1;",
]


@pytest.mark.parametrize("text", POSITIONS)
def test_every_position_reads_what_it_writes(text):
    position = Position.parse(text)
    assert Position.parse(str(position)) == position
    if text != "start":
        assert str(position).split()[0] == text.split()[0]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is no position"),
        ("15/15", "15 rows"),
        ("/".join(["15"] * 14 + ["14"]), "row 15 of the board has 14 squares"),
        ("/".join(["15"] * 14 + ["16"]), "row 15 of the board has 16 squares"),
        ("/".join(["15"] * 14 + ["14?"]), "row 15 has a blank"),
        ("/".join(["15"] * 14 + ["14K"]), "'K' is no tile"),
        ("start ZZ/", "Z too many"),
        ("start ???/", "\\? too many"),
        ("start A/B/C", "no pair of racks"),
        ("start A/B 1", "no pair of scores"),
        ("start A/B 1/x", "'x' is no whole number"),
        ("start A/B 1/2 zero", "'zero' is no whole number"),
        ("start A/B 1/2 0 end 44.6;", "'44.6' is no ending"),
        ("start A/B 1/2 0 first 2;", "player to move is 0 or 1"),
    ],
)
def test_what_is_no_position(text, why):
    with pytest.raises((BadNotation, Impossible), match=why):
        Position.parse(text)


def test_a_bag_of_ninety_nine():
    verify_bag(FULL_SET)
    with pytest.raises(Impossible, match="99 tiles and not the set of 100: missing Z, too many -"):
        verify_bag(FULL_SET - Tiles.parse("Z"))
    with pytest.raises(Impossible, match=r"100 tiles .* missing Z, too many \[CH\]"):
        verify_bag(FULL_SET - Tiles.parse("Z") + Tiles.parse("[CH]"))


def test_a_seed_deals_the_same_again_and_no_seed_does_not():
    one, two = Game.new(random.Random(5)), Game.new(random.Random(5))
    assert one == two
    assert len({str(Game.new().position.racks) for _ in range(5)}) > 1


def test_square_and_star():
    assert Square.parse("H8") == Square.parse("8h") == Square(7, 7)


def test_with_an_empty_bag_the_last_rack_is_known():
    # Nobody wrote down what player 1 has left, but only two tiles of the hundred are missing.
    position = Position.parse(f"{last_board()} A/__ 10/20 0")
    over = position.play(Move.parse(find_place(position)))
    assert over.result().scores == (over.scores[0] + 2, 18)


def test_who_starts():
    assert [starts_on_board(board) for board in (1, 2, 3)] == [0, 1, 0]
    assert [starts_in_match(1, game) for game in (1, 2, 3)] == [1, 0, 1]


@pytest.mark.parametrize("move", ["8E casa", "8E ZAZAS", "8E [CH]A[CH]A"])
def test_an_unknown_rack_holds_no_more_than_the_set(move):
    with pytest.raises(Impossible, match="the set has no more of them"):
        Position.start().lay(Move.parse(move))
