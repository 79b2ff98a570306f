"""What each effect of a ruling does to the table, one function an effect."""

from __future__ import annotations

from dataclasses import replace
from functools import singledispatch
from typing import TYPE_CHECKING

from tapete.law import Effect
from tapete.scrabble import effects as fx
from tapete.scrabble.bag import NO_TILES, Tiles
from tapete.scrabble.game import Turn, TurnKind
from tapete.scrabble.rack import Rack
from tapete.scrabble.table.parts import Decided, Incident, Owed, Verdict
from tapete.scrabble.table.people import Player
from tapete.scrabble.table.surplus import came_off
from tapete.scrabble.table.timing import go_on
from tapete.scrabble.table.turns import back_on_rack, finish, lose, resolve

if TYPE_CHECKING:
    from tapete.scrabble.table.table import Table

__all__ = ["carry_out", "corrected", "sanctioned"]


@singledispatch
def carry_out(effect: Effect, table: Table, case: Incident) -> Table:
    """The table after the effect; one that only tells the arbiter something changes nothing."""
    return table


@carry_out.register(fx.PlayComesOff)
def _(effect: fx.PlayComesOff, table: Table, case: Incident) -> Table:
    if case.turn != table.taken or case.player is not table.turn:
        return table  # the turn is over: there is nothing on the board that could come off
    outcome = table.hand.outcome
    if outcome is None:
        turn = Turn(table.mover, TurnKind.WITHDRAWN, table.play)
        return came_off(resolve(back_on_rack(table), turn))
    if outcome is TurnKind.PASS and case.kind == "taken back":
        # He laid a tile, took it back and passed: an invalid play, and no pass.
        turns = list(table.turns)
        last = max(n for n, turn in enumerate(turns) if turn.kind is TurnKind.PASS)
        turns[last] = replace(turns[last], kind=TurnKind.WITHDRAWN)
        return replace(table, turns=tuple(turns), hand=replace(table.hand, outcome=TurnKind.WITHDRAWN))
    return table


@carry_out.register(fx.PlayStands)
def _(effect: fx.PlayStands, table: Table, case: Incident) -> Table:
    hand = table.hand
    if case.kind == "challenge" and case.turn == table.taken and hand.outcome is None:
        return replace(table, hand=replace(hand, asked=True))
    if case.turn == table.taken and hand.outcome is TurnKind.PLAY and set(hand.laid) != set(hand.stood):
        return _as_noted(table)
    return table


def _as_noted(table: Table) -> Table:
    """The tiles lie again as the opponent noted them."""
    stood, racks = table.hand.stood, list(table.racks)
    there, before = (Tiles.of(tile for _, tile in which) for which in (table.hand.laid, stood))
    missing = Tiles.of((before.count - there.count).elements())
    racks[table.mover] = racks[table.mover].take(missing)
    first, second = racks
    return replace(table, racks=(first, second), hand=replace(table.hand, laid=stood))


@carry_out.register(fx.TilesBack)
def _(effect: fx.TilesBack, table: Table, case: Incident) -> Table:
    return _owes(table, Owed(case.player, effect.count, effect.seen, case.cite))


@carry_out.register(fx.TilesBackUnseen)
def _(effect: fx.TilesBackUnseen, table: Table, case: Incident) -> Table:
    return _owes(table, Owed(case.player, effect.count, 0, case.cite, among=Rack.parse(case.word)))


def _owes(table: Table, debt: Owed) -> Table:
    return replace(table, owed=(*table.owed, debt))


@carry_out.register(fx.LoseNextTurn)
def _(effect: fx.LoseNextTurn, table: Table, case: Incident) -> Table:
    if table.is_over:
        return table
    if table.turn is case.player and table.hand.outcome is None:
        return came_off(lose(table))
    return replace(table, skips=(*table.skips, case.player))


@carry_out.register(fx.ExchangeContinues)
def _(effect: fx.ExchangeContinues, table: Table, case: Incident) -> Table:
    hand = table.hand
    about = dict(case.known).get("about_exchange")
    if case.turn != table.taken or hand.outcome is not None or about == "wrong-order":
        return table
    # What was laid or put aside comes back; then he changes as many as he may.
    table = came_off(back_on_rack(table))
    return replace(table, hand=replace(table.hand, exchanging=True, touched=NO_TILES, left=()))


@carry_out.register(fx.NoRectification)
def _(effect: fx.NoRectification, table: Table, case: Incident) -> Table:
    about = dict(case.known).get("about_exchange")
    if about == "empty-bag" and case.turn == table.taken and table.hand.outcome is None:
        table = came_off(back_on_rack(table))
        return replace(table, hand=replace(table.hand, exchanging=False))
    if case.kind == "challenge" and case.turn == table.taken:
        return go_on(table)
    return table


@carry_out.register(fx.ScoreCorrected)
def _(effect: fx.ScoreCorrected, table: Table, case: Incident) -> Table:
    if case.points is None:
        return table
    table = go_on(replace(table, by_hand=False))
    if case.line is None:
        now = case.turn == table.taken and table.hand.outcome is None
        return replace(table, hand=replace(table.hand, announced=case.points, total=None)) if now else table
    return corrected(table, case.line, case.points)


def corrected(table: Table, line: int, points: int) -> Table:
    """The line of the sheet has these points."""
    turns = list(table.turns)
    turns[line] = replace(turns[line], points=points)
    return replace(table, turns=tuple(turns))


@carry_out.register(fx.Reopened)
def _(effect: fx.Reopened, table: Table, case: Incident) -> Table:
    return replace(table, signed=())


@carry_out.register(fx.BlankMeans)
def _(effect: fx.BlankMeans, table: Table, case: Incident) -> Table:
    return replace(table, blanks=case.player.those(effect.who))


@carry_out.register(fx.WordBarred)
def _(effect: fx.WordBarred, table: Table, case: Incident) -> Table:
    return replace(table, barred=(*table.barred, (case.player, case.word))) if case.word else table


@carry_out.register(fx.PointsTaken)
def _(effect: fx.PointsTaken, table: Table, case: Incident) -> Table:
    if case.article == "34" or case.cite.startswith("34"):
        return table  # the final score has them already
    for player in case.player.those(effect.who):
        table = sanctioned(table, player, effect.points)
    return table


def sanctioned(table: Table, player: Player, points: int) -> Table:
    """The arbiter takes points from the player (47)."""
    turn = Turn(player.number, TurnKind.SANCTION, points=-points)
    return replace(table, turns=(*table.turns, turn))


@carry_out.register(fx.ClockRunning)
def _(effect: fx.ClockRunning, table: Table, case: Incident) -> Table:
    return go_on(replace(table, by_hand=False)) if case.kind == "clock" else table


def _decided(kind: Decided, who: fx.Person, table: Table, case: Incident) -> Table:
    verdicts = list(table.verdicts)
    for player in case.player.those(who):
        verdict = Verdict(kind, player, case.cite)
        if verdict not in verdicts:
            verdicts.append(verdict)
    table = replace(table, verdicts=tuple(verdicts))
    return finish(table) if kind.ends_the_game else table


@carry_out.register(fx.Warned)
def _(effect: fx.Warned, table: Table, case: Incident) -> Table:
    return _decided(Decided.WARNING, effect.who, table, case)


@carry_out.register(fx.GameLost)
def _(effect: fx.GameLost, table: Table, case: Incident) -> Table:
    if case.cite.startswith("34"):
        return table  # the clock has said so, and the final score shows it
    return _decided(Decided.GAME_LOST, effect.who, table, case)


@carry_out.register(fx.Disqualified)
def _(effect: fx.Disqualified, table: Table, case: Incident) -> Table:
    return _decided(Decided.DISQUALIFIED, effect.who, table, case)


@carry_out.register(fx.Expelled)
def _(effect: fx.Expelled, table: Table, case: Incident) -> Table:
    return _decided(Decided.EXPELLED, effect.who, table, case)
