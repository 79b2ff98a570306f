"""Acts of the clock and of people who come and go (31, 33 to 36)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.scrabble.ending import LOST_AFTER, Ending
from tapete.scrabble.errors import Impossible
from tapete.scrabble.rules.chapter6_time import Stop
from tapete.scrabble.table import acts
from tapete.scrabble.table.notices import notice, with_case
from tapete.scrabble.table.parts import CaseStage
from tapete.scrabble.table.people import Player
from tapete.scrabble.table.timing import go_on, stop
from tapete.scrabble.table.turns import close, finish, may_act
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.scrabble.table.table import Table

__all__ = [
    "absent",
    "arrived",
    "is_idle",
    "left",
    "paused",
    "pressed",
    "reminded",
    "resumed",
    "started",
    "time_is",
]


def is_idle(table: Table) -> bool:
    """Whether nobody has started the clock: then it is no part of the story."""
    clock = table.clock
    return not (clock.running or clock.paused or any(clock.used))


def started(table: Table, act: acts.Starts) -> Table:
    """The game begins: the time of who is on turn runs."""
    if table.is_over or any(isinstance(done, acts.Starts) for done in table.acts):
        raise Impossible(N_("the clock is started once, when the game begins"))
    if table.absent:
        raise Impossible(N_("the game begins when both players are there; not in the room: {players}"),
                         players=table.absent)  # fmt: skip
    return replace(table, clock=table.clock.start(table.mover, now=table.clock.now))


def time_is(table: Table, act: acts.TimeIs) -> Table:
    """Time passes; who is over by more than eight minutes has lost, as has who does not come (34.2, 35.3)."""
    then = table.clock
    late = _not_started(table)
    if late and act.seconds >= table.setup.grace > then.now:
        then = then.start(*late, now=table.setup.grace)
    elif late and then.now >= table.setup.grace:
        then = then.start(*late, now=then.now)
    clock = then.at(act.seconds)
    if clock.lost is not None and not table.is_over and not table.absent:
        # The game ended at the second in which the eight minutes were over.
        over = max(0, clock.overtime[clock.lost] - LOST_AFTER - 1)
        return finish(replace(table, clock=then.at(act.seconds - over)), Ending.OVERTIME)
    return replace(table, clock=clock)


def _not_started(table: Table) -> tuple[int, ...]:
    """Whose clock starts when the two minutes are over: of one who alone is absent (35.1)."""
    if len(table.absent) != 1 or not is_idle(table):
        return ()
    return (table.absent[0].number,)


def pressed(table: Table, act: acts.Presses) -> Table:
    """The player presses his side: his time stops, and the turn passes on if it is complete."""
    table = may_act(table, act.player)
    clock = table.clock
    if not is_idle(table):
        if table.pause is not None:
            raise Impossible(N_("the clock stands for both players: it goes on first"))
        clock = clock.press(act.player.number, clock.now)
    elif act.player is not table.turn:
        raise Impossible(N_("{player} has no turn that could be ended"), player=act.player)
    table = replace(table, clock=clock)
    if act.player is not table.turn:
        return table
    table = replace(table, hand=replace(table.hand, pressed=True))
    return table if table.hand.outcome is None else close(table)


def paused(table: Table, act: acts.Pauses) -> Table:
    """A player stops both clocks, for a reason that the rules know or for another one."""
    table = may_act(table, act.player)
    if act.why is Stop.FORGOTTEN:
        raise Impossible(N_("who reminds the other of the clock does not stop it: write that he reminds"))
    if not table.clock.running:
        raise Impossible(N_("no clock is running that could be stopped"))
    table = stop(table, act.why, by_hand=True)
    if act.why is not Stop.OTHER:
        return table
    return notice(table, "clock", "33", act.player, known={"why_stop": act.why.value})


def resumed(table: Table, act: acts.Resumes) -> Table:
    """The clock goes on."""
    if table.pause is None:
        raise Impossible(N_("the clock was not paused, so it cannot go on"))
    return go_on(table)


def reminded(table: Table, act: acts.Reminds) -> Table:
    """A player tells the other one that he forgot the clock, which he may not (33)."""
    table = may_act(table, act.player)
    return notice(table, "reminder", "33", act.player, known={"why_stop": Stop.FORGOTTEN.value})


def absent(table: Table, act: acts.Absent) -> Table:
    """When the round begins somebody is not there."""
    if table.acts or table.turns:
        raise Impossible(N_("who is absent is known before anything else happens"))
    players = tuple(player for player in Player if player in act.players)
    both = len(players) == 2
    clock = table.clock.start(*(p.number for p in players), now=table.clock.now) if both else table.clock
    table = replace(table, absent=players, clock=clock)
    for player in players:
        known = {"both_absent": both}
        table = notice(table, "absent", "35", player, known=known, stage=CaseStage.AT_TABLE)
    return table


def arrived(table: Table, act: acts.Arrives) -> Table:
    """Who was absent comes (35), or who had left is back (36)."""
    player = act.player
    if player in table.away:
        return replace(table, away=tuple(p for p in table.away if p is not player))
    if player not in table.absent or table.is_over:
        raise Impossible(N_("{player} is in the room already, or the game is over"), player=player)
    others = tuple(p for p in table.absent if p is not player)
    clock = table.clock
    # The first of two who comes has his clock stopped; one who comes last runs on until the game begins.
    if others:
        clock = clock.arrive(player.number, clock.now)
    for case in table.open:
        if case.kind == "absent":
            facts = dict(case.known) | {"nobody_comes": False}
            if case.player is player:
                facts["comes_in_time"] = True
            table = with_case(table, replace(case, known=tuple(facts.items())))
    return replace(table, clock=clock, absent=others)


def left(table: Table, act: acts.Leaves) -> Table:
    """A player leaves the room: with a word to the arbiter and his play complete, or otherwise (36, 45.4)."""
    table = may_act(table, act.player)
    hand = table.hand
    complete = act.player is table.turn and hand.outcome is not None and not hand.drew and not hand.pressed
    again = _has_told(table, act.player)
    told = act.told or again
    known = {"told_the_arbiter": told, "play_complete_without_drawing": complete, "goes_all_the_same": again}
    stage = CaseStage.AT_TABLE if told else CaseStage.OPEN
    table = notice(table, "left", "36", act.player, known=known, stage=stage)
    if told and not complete and not again:
        return table  # he is told to complete his play first
    return replace(table, away=(*table.away, act.player))


def _has_told(table: Table, player: Player) -> bool:
    """Whether the player has told the arbiter that he must leave, and has not gone yet."""
    mine = [a for a in table.acts if isinstance(a, acts.Leaves | acts.Arrives) and a.player is player]
    return bool(mine) and isinstance(mine[-1], acts.Leaves) and mine[-1].told
