"""The course of a turn (32): counted, announced, noted, passed; and how it is entered and left."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.scrabble.bag import Tiles
from tapete.scrabble.ending import Ending
from tapete.scrabble.errors import Impossible
from tapete.scrabble.game import Turn, TurnKind
from tapete.scrabble.play import RACK_SIZE, Fault
from tapete.scrabble.position import MOST_PASSES, MOST_SCORELESS
from tapete.scrabble.rack import Rack
from tapete.scrabble.rules.chapter6_time import Stop
from tapete.scrabble.table import acts
from tapete.scrabble.table.notices import drop, notice
from tapete.scrabble.table.parts import CaseStage, InHand
from tapete.scrabble.table.people import Player
from tapete.scrabble.table.timing import go_on, stop
from tapete.scrabble.tiles import BLANK
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.scrabble.table.table import Table

__all__ = [
    "announced", "back_on_rack", "close", "counted", "disputed", "finish", "looked_at", "lose", "may_act",
    "noted", "on_turn", "passed", "resolve",
]  # fmt: skip


def may_act(table: Table, player: Player) -> Table:
    """The table, where the player is there and the game goes on; raises `Impossible`."""
    if table.is_over:
        raise Impossible(N_("the game is over: {player} can do nothing more on the board"), player=player)
    if player in table.away or player in table.absent:
        raise Impossible(N_("{player} is not in the room: let him arrive first"), player=player)
    return table


def on_turn(table: Table, player: Player) -> Table:
    """The table on the player's turn: who acts after the other's turn is complete begins his own."""
    table = may_act(table, player)
    if player is table.turn:
        return table
    if table.turn in table.away and table.hand.outcome is not None:
        raise Impossible(
            N_("{other} is out of the room: the game goes on when he is back and has drawn (36)"),
            other=table.turn,
        )
    if table.hand.outcome is None:
        raise Impossible(
            N_("it is the turn of {other}, and not yet complete: {player} can only note, challenge or call "
               "the arbiter"),
            other=table.turn, player=player,
        )  # fmt: skip
    return may_act(close(table), player)


def counted(table: Table, act: acts.Counts) -> Table:
    """The player begins to count: from now on nothing may be moved (22)."""
    table = _has_laid(table, act.player)
    return looked_at(replace(table, hand=replace(table.hand, counting=True)))


def announced(table: Table, act: acts.Announces) -> Table:
    """The player has counted; a wrong count waits until somebody finds it (40)."""
    table = _has_laid(table, act.player)
    hand = replace(table.hand, counting=True, announced=act.points, total=act.total)
    table = go_on(drop(looked_at(replace(table, hand=hand)), "count"), Stop.COUNT)
    play = table.play
    if play is not None and play.points != act.points:
        return notice(table, "count", "40", act.player, points=play.points)
    if act.total is not None and act.total != table.scores[table.mover] + act.points:
        return notice(table, "count", "40", act.player, points=act.points)
    return table


def disputed(table: Table, act: acts.Disputes) -> Table:
    """The opponent counts differently, which stops the clock (33.3)."""
    if act.player is table.turn or table.hand.announced is None or table.hand.outcome is not None:
        raise Impossible(
            N_("{player} can count differently only when the other has announced"), player=act.player
        )
    if act.points == table.hand.announced:
        raise Impossible(N_("that is what was announced: {points}"), points=act.points)
    play = table.play
    known = play.points if play is not None else None
    return notice(stop(table, Stop.COUNT, by_hand=True), "count", "40", table.turn, points=known)


def noted(table: Table, act: acts.Notes) -> Table:
    """A player writes the points down; by the opponent's note the play is accepted (37)."""
    may_act(table, act.player)
    hand = table.hand
    points = hand.announced if act.points is None else act.points
    if not (hand.laid or hand.stood):
        raise Impossible(N_("there is no play whose points {player} could note"), player=act.player)
    if points is None:
        raise Impossible(N_("no points were announced: say how many {player} notes"), player=act.player)
    notes = (*(each for each in hand.notes if each[0] is not act.player), (act.player, points))
    table = replace(table, hand=replace(hand, notes=notes))
    if act.player is not table.turn and hand.outcome is None:
        table = go_on(_accepted(table, points), Stop.COUNT)
    return _compared(table)


def _accepted(table: Table, points: int) -> Table:
    """The opponent accepted the play: it is complete, whatever was wrong with it."""
    hand = table.hand
    scored = points if hand.announced is None else hand.announced
    turn = Turn(table.mover, TurnKind.PLAY, table.play, scored)
    table = drop(replace(table, hand=replace(hand, stood=hand.laid)), "challenge")
    # The line of the sheet on which a wrong count stands.
    cases = tuple(
        replace(c, line=len(table.turns)) if c.is_open and c.kind == "count" and c.turn == table.taken else c
        for c in table.incidents
    )
    return resolve(replace(table, incidents=cases), turn)


def _compared(table: Table) -> Table:
    """Both sheets, and what the play is worth."""
    written = {points for _, points in table.hand.notes}
    if table.hand.announced is not None:
        written.add(table.hand.announced)
    play, line = table.play, None
    if table.hand.outcome is TurnKind.PLAY:
        line = max(n for n, turn in enumerate(table.turns) if turn.kind is TurnKind.PLAY)
    right = play.points if play is not None else None
    if len(written) > 1 or (right is not None and written and written != {right}):
        return notice(table, "count", "40", table.turn, line=line, points=right)
    return table


def passed(table: Table, act: acts.Passes) -> Table:
    """The player passes (26); who has touched the board, or announced an exchange, may not."""
    table = on_turn(table, act.player)
    hand = table.hand
    _unfinished(table, act.player)
    if hand.exchanging:
        return notice(table, "exchange", "25", act.player, known={"about_exchange": "gives-up"})
    if len(hand.touched):
        table = notice(table, "taken back", "23", act.player, known={"plays_it_after_all": False})
    if hand.laid:
        return table
    return resolve(table, Turn(table.mover, TurnKind.PASS))


def _unfinished(table: Table, player: Player) -> None:
    if table.hand.outcome is not None:
        raise Impossible(N_("{player} has had the turn already: press the clock"), player=player)


def _has_laid(table: Table, player: Player) -> Table:
    may_act(table, player)
    if player is not table.turn or not table.hand.laid:
        raise Impossible(N_("{player} has laid no tiles that could be counted"), player=player)
    _unfinished(table, player)
    return table


def looked_at(table: Table) -> Table:
    """What is seen when a play is counted: the star, and how the tiles lie."""
    from tapete.scrabble.table.laying import shape_of  # noqa: PLC0415 - laying tiles needs the turn

    play = table.play
    table = drop(table, "star", "shape")
    if any(tile == BLANK for _, tile in table.hand.laid):
        table = notice(table, "unnamed", "10.3", table.turn)
    if play is not None and Fault.MISSED_STAR in play.faults:
        table = notice(table, "star", "20", table.turn)
    if shape := shape_of(table):
        table = notice(table, "shape", "8", table.turn, known={"what_is_wrong_with_it": shape.value})
    return table


def resolve(table: Table, turn: Turn) -> Table:
    """The turn is taken: what it does to the count of passes, and whether the game ends by it (44)."""
    kind = turn.kind
    passes, scoreless = table.passes, table.scoreless
    if kind in (TurnKind.PASS, TurnKind.WITHDRAWN):
        passes, scoreless = passes + 1, scoreless + 1
    elif kind is TurnKind.EXCHANGE:
        passes, scoreless = 0, scoreless + 1
    elif kind is TurnKind.PLAY:
        passes, scoreless = 0, 0
    table = replace(
        table, turns=(*table.turns, turn), passes=passes, scoreless=scoreless,
        hand=replace(table.hand, outcome=kind),
    )  # fmt: skip
    ending = table.stopping if table.mover == 1 else None
    if kind is TurnKind.PLAY and table.bag == 0 and not len(table.racks[table.mover]):
        ending = Ending.OUT
    elif passes >= MOST_PASSES:
        ending = Ending.PASSES
    elif scoreless >= MOST_SCORELESS:
        ending = Ending.SCORELESS
    return table if ending is None else finish(table, ending)


def finish(table: Table, ending: Ending | None = None) -> Table:
    """The game is over: the clock stands, and the arbiter counts what articles 34 and 44 say."""
    clock = table.clock.start(now=table.clock.now)
    table = replace(table, ending=ending or table.ending, clock=clock, pause=None, by_hand=False)
    if ending is None:
        return table
    table = notice(table, "ending", "34" if ending is Ending.OVERTIME else "44", _concerned(table, ending),
                   stage=CaseStage.AT_TABLE)  # fmt: skip
    if ending is not Ending.OVERTIME:
        for player in Player:
            if table.overtime[player.number]:
                table = notice(table, "overtime", "34", player, stage=CaseStage.AT_TABLE)
    return table


def _concerned(table: Table, ending: Ending) -> Player:
    lost = table.clock.lost
    return tuple(Player)[lost] if ending is Ending.OVERTIME and lost is not None else table.turn


def close(table: Table) -> Table:
    """The turn passes to the other player; tiles put aside are in the bag by now."""
    hand, player = table.hand, table.turn
    board, missing = table.laid, RACK_SIZE - len(table.racks[table.mover])
    table = replace(table, board=board, hand=replace(hand, laid=(), aside=Rack()))
    if missing > 0 and table.bag and player not in table.away:
        table = notice(table, "underdrawn", "29", player)
    table = replace(table, hand=InHand(), mover=1 - table.mover, taken=table.taken + 1)
    if table.turn in table.skips:
        skips = list(table.skips)
        skips.remove(table.turn)
        table = replace(table, skips=tuple(skips))
        if table.clock.running:
            table = replace(table, clock=table.clock.start(1 - table.mover, now=table.clock.now))
        return close(lose(table))
    return table


def lose(table: Table) -> Table:
    """The player on turn loses it by ruling (28.2), which is no pass."""
    table = back_on_rack(table)
    return resolve(table, Turn(table.mover, TurnKind.LOST))


def back_on_rack(table: Table) -> Table:
    """What the player on turn has laid or put aside is on his rack again."""
    hand, rack = table.hand, table.racks[table.mover]
    known = Tiles.of([*rack.tiles, *(tile for _, tile in hand.laid), *hand.aside.tiles])
    rack = Rack(known, rack.unknown + hand.aside.unknown)
    racks = (rack, table.racks[1]) if table.mover == 0 else (table.racks[0], rack)
    return replace(table, racks=racks, hand=replace(hand, laid=(), stood=(), aside=Rack()))
