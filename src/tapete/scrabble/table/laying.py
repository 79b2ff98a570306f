"""Tiles on the board: laid, moved, taken back, whether they keep to one line (21 to 23)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.scrabble.bag import Tiles
from tapete.scrabble.board import Board, Direction, Square
from tapete.scrabble.errors import Impossible
from tapete.scrabble.game import TurnKind
from tapete.scrabble.move import Move, Through
from tapete.scrabble.play import Fault, Play, lay
from tapete.scrabble.rack import Rack
from tapete.scrabble.rules.chapter4_placing import Moved, Shape
from tapete.scrabble.table import acts
from tapete.scrabble.table.notices import notice
from tapete.scrabble.table.parts import CaseStage
from tapete.scrabble.table.turns import looked_at, may_act, on_turn
from tapete.scrabble.tiles import BLANK, Tile
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.scrabble.table.people import Player
    from tapete.scrabble.table.table import Table

__all__ = ["declared", "formed", "laid", "moved", "shape_of", "taken"]

Laid = tuple[tuple[Square, Tile], ...]


def laid(table: Table, act: acts.Lays) -> Table:
    """The player puts tiles on the board."""
    table = on_turn(table, act.player)
    if table.hand.outcome is not None:
        raise Impossible(N_("the turn of {player} is over: he can lay no tiles now"), player=act.player)
    placed = _squares(table.laid, act.moves)
    tiles = Tiles.of(tile for _, tile in placed)
    rack = table.racks[table.mover].take(tiles)
    if table.hand.exchanging:
        # What was announced cannot be given up (25); the tiles lie there until it is ruled.
        table = notice(table, "exchange", "25", act.player, known={"about_exchange": "gives-up"})
    hand = table.hand
    kept_line = in_line(hand.laid, hand.left)
    touched = Tiles.of([*hand.touched, *(tile for _, tile in placed)]) - _again(table, tiles)
    was_counting = hand.counting or hand.announced is not None
    hand = replace(hand, laid=(*hand.laid, *placed), touched=touched)
    table = _with_rack(replace(table, hand=hand), rack)
    if kept_line and not in_line(hand.laid, hand.left):
        table = notice(table, "line", "21", act.player, known={"keeps_to_its_line": False})
    if was_counting:
        table = looked_at(table)
        table = notice(table, "move", "22", act.player, known={"moved": "elsewhere", "counting_begun": True})
    return table


def _again(table: Table, tiles: Tiles) -> Tiles:
    """Of these tiles those that had been taken back: they are no new ones."""
    gone = table.hand.touched.count - Tiles.of(tile for _, tile in table.hand.laid).count
    return Tiles.of((tiles.count & gone).elements())


def moved(table: Table, act: acts.Moves) -> Table:
    """The player moves tiles that lie there."""
    table = may_act(table, act.player)
    old = table.hand.laid
    if act.player.number != table.mover or not old:
        raise Impossible(N_("{player} has no tiles on the board that he could move"), player=act.player)
    new = _squares(table.board, act.moves)
    if Tiles.of(tile for _, tile in new) != Tiles.of(tile for _, tile in old):
        raise Impossible(N_("the same tiles must lie there after they were moved: say where each one lies"))
    if set(new) == set(old):
        raise Impossible(N_("nothing was moved"))
    table = replace(table, hand=replace(table.hand, laid=new))
    return _changing(table, "move", act.player, how_moved(table.board, old, new))


def _changing(table: Table, kind: str, player: Player, how: Moved) -> Table:
    """The case of a play that is changed: what article 22 allows needs no arbiter."""
    known = {"moved": how.value, "counting_begun": _counting(table)}
    allowed = how is not Moved.ELSEWHERE and not known["counting_begun"]
    return notice(
        table, kind, "22", player, known=known, stage=CaseStage.AT_TABLE if allowed else CaseStage.OPEN
    )


def taken(table: Table, act: acts.Takes) -> Table:
    """The player takes tiles back on the rack."""
    table = may_act(table, act.player)
    there = dict(table.hand.laid)
    gone = [square for square in act.squares if square not in there]
    if gone or act.player.number != table.mover or len(set(act.squares)) != len(act.squares):
        raise Impossible(
            N_("{player} has laid no tile of this turn on {squares} that he could take back"),
            player=act.player,
            squares=gone or act.squares,
        )
    rack = table.racks[table.mover]
    back = Tiles.of(there[square] for square in act.squares)
    kept = tuple((square, tile) for square, tile in table.hand.laid if square not in act.squares)
    hand = replace(table.hand, laid=kept, left=(*table.hand.left, *act.squares))
    table = _with_rack(replace(table, hand=hand), Rack(rack.tiles + back, rack.unknown))
    return notice(table, "taken back", "23", act.player)


def declared(table: Table, act: acts.Blank) -> Table:
    """A blank is said to be another letter: by its player, or by the arbiter after article 10.3."""
    if act.player is not None:
        table = may_act(table, act.player)
    tile = table.laid[act.square]
    letter = Tile(act.letter.letter, is_blank=True)
    if tile is None or not tile.is_blank or not letter.letter:
        raise Impossible(N_("there is no blank on {square}"), square=str(act.square))
    if act.player is None:
        if not table.blanks and tile != BLANK:
            raise Impossible(N_("the arbiter says what a blank is when article 10.3 has been ruled"))
        return replace(_changed(table, act.square, letter), blanks=())
    if act.square not in dict(table.hand.laid) or act.player.number != table.mover:
        raise Impossible(N_("a blank that was played stays what it is: call the arbiter under 10.3"))
    if letter == tile:
        return table
    table = _changed(table, act.square, letter)
    # Who says only now what it stands for (10.2) changes nothing.
    return table if tile == BLANK else _changing(table, "blank", act.player, Moved.BLANK)


def _changed(table: Table, square: Square, letter: Tile) -> Table:
    if square in dict(table.hand.laid):
        now = tuple((at, letter if at == square else tile) for at, tile in table.hand.laid)
        return replace(table, hand=replace(table.hand, laid=now))
    cells = list(table.board.cells)
    cells[square.row * table.board.layout.size + square.column] = letter
    return replace(table, board=Board(table.board.layout, tuple(cells)))


def in_line(placed: Iterable[tuple[Square, Tile]], left: tuple[Square, ...] = ()) -> bool:
    """Whether the tiles, and those that were taken back, keep to one row or one column."""
    squares = [*(square for square, _ in placed), *left]
    return len({s.row for s in squares}) <= 1 or len({s.column for s in squares}) <= 1


def how_moved(board: Board, old: Laid, new: Laid) -> Moved:
    """In which of the ways of article 22 tiles were moved."""
    before, after = (sorted(square for square, _ in which) for which in (old, new))
    if len(old) == 1:
        return Moved.SINGLE if in_line((*old, *new)) else Moved.ELSEWHERE
    if before == after:
        return Moved.SWAPPED
    if not in_line((*old, *new)):
        return Moved.ELSEWHERE
    across = before[0].row == before[-1].row
    first = Square(before[0].row, 0) if across else Square(0, before[0].column)
    way = Direction.ACROSS if across else Direction.DOWN
    free = [s for s in (first.step(way, n) for n in range(board.layout.size)) if board[s] is None]
    shifts = {free.index(a) - free.index(b) for a, b in zip(after, before, strict=True)}
    return Moved.ALONG if len(shifts) == 1 else Moved.ELSEWHERE


def formed(board: Board, placed: Laid) -> Play | None:
    """What the tiles form; None where they lie in no unbroken line."""
    squares = sorted(square for square, _ in placed)
    if not squares or not in_line(placed):
        return None
    way = Direction.ACROSS if squares[0].row == squares[-1].row else Direction.DOWN
    if len(squares) == 1:
        # One tile makes a word in either direction: take the one in which it touches something.
        beside = (board[squares[0].step(Direction.ACROSS, n)] for n in (-1, 1))
        way = Direction.ACROSS if any(tile is not None for tile in beside) else Direction.DOWN
    tiles, cells, square = dict(placed), [], squares[0]
    while square <= squares[-1]:
        cells.append(tiles[square] if square in tiles else Through(board[square]))
        if square not in tiles and board[square] is None:
            return None
        square = square.step(way)
    return lay(board, Move(squares[0], way, tuple(cells)))


def shape_of(table: Table) -> Shape | None:
    """What is wrong with the way in which the play lies, besides what articles 20 to 23 say."""
    play = table.play
    if not table.hand.laid or not in_line(table.hand.laid):
        return None
    if play is None:
        return Shape.BROKEN
    for fault, shape in (
        (Fault.APART, Shape.APART), (Fault.ONE_LETTER, Shape.ONE_LETTER), (Fault.SPLIT_DOUBLE, Shape.SPLIT),
    ):  # fmt: skip
        if fault in play.faults:
            return shape
    barred = {word for player, word in table.barred if player is table.turn}
    return Shape.BARRED if any(word.text in barred for word in play.words) else None


def _squares(board: Board, moves: tuple[Move, ...]) -> Laid:
    placed: list[tuple[Square, Tile]] = []
    for move in moves:
        play = lay(board, move)  # raises where a tile cannot lie
        board = board.laid(dict(play.placed))
        placed += play.placed
    return tuple(placed)


def _counting(table: Table) -> bool:
    return table.hand.counting or table.hand.announced is not None or table.hand.outcome is TurnKind.PLAY


def _with_rack(table: Table, rack: Rack) -> Table:
    racks = (rack, table.racks[1]) if table.mover == 0 else (table.racks[0], rack)
    return replace(table, racks=racks)
