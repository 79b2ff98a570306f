"""Every legal move: against trying everything, and the properties of whole games."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from slow import grid_of, score

from tapete.scrabble import (
    BLANK,
    FULL_SET,
    Board,
    Direction,
    Game,
    Impossible,
    Layout,
    Move,
    Position,
    Tile,
    Tiles,
    lay,
)
from tapete.scrabble.acts import take
from tapete.scrabble.lexicon import Lexicon
from tapete.scrabble.moves import all_moves
from tapete.scrabble.player import choose, keeping, take_turn
from tapete.scrabble.rack import Rack

SMALL = Layout.parse("T.d.T .D.t. d.*.d .t.D. T.d.T")
split = str.split
WORDS = split("""
as asa casa cas ca ola al la los sol so sal ala chal chalo cha cho ocho hacha lo llo lla olla calla calle el
le era erra re ras ros oro orro rro ra no on son sano asan ana año uña aña nao osa esa ese se es ele ella ello
char choca cachas arras arre perro pero
""")
LEXICON = Lexicon.of("small", WORDS)
GRAPH = LEXICON.whole()


def everything(board, rack):
    """Every placement of every word of the list, blanks tried for every letter, checked by the rules."""
    found = {}
    for square in board.layout.squares:
        for direction in Direction:
            for word in WORDS:
                for move in spellings(square, direction, word, rack.count[BLANK]):
                    try:
                        play = lay(board, move)
                        Rack(rack).take(Tiles.of(play.tiles))
                    except Impossible:
                        continue
                    if play.faults or not all(w.text in LEXICON for w in play.words):
                        continue
                    found[frozenset(play.placed)] = play.points
    return found


def spellings(square, direction, word, most):
    tiles = tiles_of(word)
    if len(tiles) > SMALL.size:
        return
    for blanks in range(1 << len(tiles)):
        if blanks.bit_count() > most:
            continue
        cells = tuple(Tile(tile, is_blank=bool(blanks >> n & 1)) for n, tile in enumerate(tiles))
        yield Move(square, direction, cells)


def tiles_of(word):
    found, rest = [], word.upper()
    while rest:
        size = 2 if rest[:2] in ("CH", "LL", "RR") else 1
        found.append(rest[:size])
        rest = rest[size:]
    return found


def generated(board, rack, graph):
    batch = all_moves(board, rack, graph)
    found = {}
    for move, points in zip(batch, batch.points, strict=True):
        placed = frozenset(lay(board, move).placed)
        assert placed not in found, f"{move} is there twice"
        found[placed] = points
    return found


BOARDS = ["5/5/5/5/5", "5/5/1CAS1/5/5", "5/2O2/1CAS1/2A2/5", "A[CH]A2/5/1SoL1/5/2ASA", "5/5/OLA2/2S2/2A2"]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("rack", ["CASA", "[CH]AO?", "[LL]OSE", "RER[RR]AN", "??", "HCLLOA", "S", ""])
def test_all_moves_and_no_others(board, rack):
    board, rack = Board.parse(board, SMALL), Tiles.parse(rack)
    assert generated(board, rack, GRAPH) == everything(board, rack)


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_all_moves_on_boards_of_chance(seed):
    chance = random.Random(seed)
    board = Board.empty(SMALL)
    for _ in range(chance.randrange(4)):
        rack = FULL_SET.draw(7, chance)
        batch = all_moves(board, rack, GRAPH)
        if len(batch):
            board = board.laid(dict(lay(board, batch[chance.randrange(len(batch))]).placed))
    rack = FULL_SET.draw(chance.randrange(1, 5), chance)
    assert generated(board, rack, GRAPH) == everything(board, rack)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_a_whole_game(seed):
    chance = random.Random(seed)
    game = Game.new(chance)
    while game.position.ending is None and len(game.turns) < 60:
        before = game.position
        batch = all_moves(before.board, before.rack.tiles, GRAPH)
        if len(batch) and chance.random() < 0.9:
            move = batch[chance.randrange(len(batch))]
            placed = {(s.row, s.column): str(t) for s, t in lay(before.board, move).placed}
            game = game.play(move)
            gained = game.position.scores[before.mover] - before.scores[before.mover]
            assert gained == score(grid_of(before.board), placed)
            assert game.undo().position == before
        elif chance.random() < 0.5 and before.bag_size >= 2:
            game = game.exchange(Tiles.of(before.rack.tiles.tiles[:2]))
        else:
            game = game.pass_turn()
        after = game.position
        # A hundred tiles stay a hundred.
        assert len(after.board.tiles) + after.bag_size + sum(map(len, after.racks)) == 100
        known = Tiles.of((*after.board.tiles, *after.racks[0].tiles, *after.racks[1].tiles))
        assert known + after.unseen == FULL_SET
        if after.ending is None:
            game = game.draw(chance)
            assert all(rack.unknown == 0 for rack in game.position.racks)
            assert all(len(rack) == 7 or game.position.bag_size == 0 for rack in game.position.racks)
        for line in words_on(after.board):
            assert line in LEXICON
        assert Position.parse(str(game.position)) == game.position


def words_on(board):
    """All words on the board, in both directions."""
    size = board.layout.size
    rows = [board.cells[n : n + size] for n in range(0, size * size, size)]
    for line in (*rows, *zip(*rows, strict=True)):
        for run in "".join(tile.letter if tile else " " for tile in line).split():
            if len(tiles_of(run)) > 1:
                yield run


def test_the_player_makes_legal_turns_to_the_end():
    chance = random.Random(3)
    game = Game.new(chance)
    while game.position.ending is None:
        # Also after the last turn: who changes tiles draws before the game is seen to be over.
        game = take_turn(game, GRAPH).draw(chance)
    assert game.result().ending is game.position.ending


def test_the_player_takes_the_most_when_the_bag_is_empty():
    position = Position.parse("start CASAOL?/")
    batch, chosen = choose(position, GRAPH)
    assert chosen is not None
    assert batch.points[chosen] >= 1
    assert keeping(Tiles.parse("?S")) > keeping(Tiles.parse("UU")) > keeping(Tiles.parse("UUUU"))


def test_without_a_move_the_player_changes_or_passes():
    game = take_turn(Game.at(Position.parse("start XJQV/")), GRAPH)
    assert [turn.mark for turn in game.turns] == ["C-4"]


def test_acts():
    game = Game.at(Position.parse("start"))
    for act in ("8H XA --", "8H CASA", "pass", "exchange AB", "-3", "-"):
        game = take(game, act)
    assert [turn.mark for turn in game.turns] == ["I", "12", "P", "C-2", "C-3", "P"]
