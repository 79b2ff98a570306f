"""Tiles from the bag and into it: drawing, changing, giving back what is too many (7, 25, 27 to 29)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.scrabble.bag import Tiles
from tapete.scrabble.errors import Impossible
from tapete.scrabble.game import Turn, TurnKind
from tapete.scrabble.play import RACK_SIZE
from tapete.scrabble.rack import Rack
from tapete.scrabble.table import acts
from tapete.scrabble.table.notices import notice, with_case
from tapete.scrabble.table.parts import CaseStage
from tapete.scrabble.table.people import Player
from tapete.scrabble.table.surplus import debt_to, overdrew, with_debt
from tapete.scrabble.table.turns import may_act, on_turn, resolve
from tapete.text import N_, P_

if TYPE_CHECKING:
    from tapete.scrabble.table.parts import Incident, Owed
    from tapete.scrabble.table.table import Table

__all__ = ["bag_counted", "drew", "exchanged", "held", "returned", "saw", "with_rack"]


def with_rack(table: Table, player: Player, rack: Rack) -> Table:
    """The table with this rack of the player."""
    racks = (rack, table.racks[1]) if player is Player.A else (table.racks[0], rack)
    return replace(table, racks=racks)


def held(table: Table, act: acts.Holds) -> Table:
    """It becomes known which tiles are on a rack."""
    rack = table.racks[act.player.number]
    if len(act.tiles) != len(rack):
        raise Impossible(
            P_("{player} has {n} tile on the rack, and not {told}: write _ for one that nobody knows",
               "{player} has {n} tiles on the rack, and not {told}: write _ for one that nobody knows"),
            player=act.player, n=len(rack), told=len(act.tiles),
        )  # fmt: skip
    if missing := rack.tiles.count - act.tiles.tiles.count:
        raise Impossible(
            N_("{player} is known to hold {tiles} as well"),
            player=act.player, tiles=str(Tiles.of(missing.elements())),
        )  # fmt: skip
    return with_rack(table, act.player, act.tiles)


def _known_on(table: Table, player: Player, tiles: Rack) -> Table:
    """These tiles are on the player's rack; those that were not known are now."""
    rack = table.racks[player.number]
    new = tiles.tiles.count - rack.tiles.count
    if new.total() > rack.unknown or len(tiles) > len(rack):
        raise Impossible(N_("{tiles} are not on the rack of {player}"), tiles=str(tiles), player=player)
    added = Tiles.of(new.elements())
    return with_rack(table, player, Rack(rack.tiles + added, rack.unknown - len(added)))


def drew(table: Table, act: acts.Draws) -> Table:
    """The player takes tiles from the bag: too many, too few or too early as it may be."""
    table = may_act(table, act.player)
    count = len(act.tiles)
    if not 1 <= count <= table.bag:
        raise Impossible(
            P_("{player} cannot draw {n} tile: the bag holds {held}",
               "{player} cannot draw {n} tiles: the bag holds {held}"),
            player=act.player, n=count, held=table.bag,
        )  # fmt: skip
    before, rack = table, table.racks[act.player.number]
    full = Rack(rack.tiles + act.tiles.tiles, rack.unknown + act.tiles.unknown)
    table = with_rack(table, act.player, full)
    if act.player is table.turn:
        table = _drew_on_turn(table, act)
    elif (missing := _missing(table, act.player)) and len(full) <= RACK_SIZE:
        # He says so and fills up: article 29 rules itself.
        table = with_case(table, replace(missing, stage=CaseStage.AT_TABLE))
    return overdrew(before, table, act)


def _missing(table: Table, player: Player) -> Incident | None:
    return next((c for c in table.open if c.kind == "underdrawn" and c.player is player), None)


def _drew_on_turn(table: Table, act: acts.Draws) -> Table:
    hand = table.hand
    early = len(act.tiles) if hand.laid and hand.outcome is None else 0
    hand = replace(
        hand, drew=hand.drew + len(act.tiles), ahead=hand.ahead + early, seen=act.seen,
        drawn=Rack(hand.drawn.tiles + act.tiles.tiles, hand.drawn.unknown + act.tiles.unknown),
    )  # fmt: skip
    table = replace(table, hand=hand)
    if hand.outcome is not None:
        return table
    if hand.exchanging and (count := len(hand.aside) + hand.exchanged):
        return resolve(table, Turn(table.mover, TurnKind.EXCHANGE, exchanged=count, tiles=hand.aside.tiles))
    if (missing := _missing(table, act.player)) and not hand.laid:
        return with_case(table, replace(missing, stage=CaseStage.AT_TABLE))
    looked_up = any(case.kind == "challenge" for case in table.open)
    known = {"opponent_noted": False, "word_looked_up": looked_up}
    return notice(table, "early draw", "32", act.player, known=known)


def exchanged(table: Table, act: acts.Exchanges) -> Table:
    """The player announces an exchange and puts tiles aside; he may change their number until he draws."""
    table = on_turn(table, act.player)
    hand = table.hand
    if hand.outcome is not None or (hand.drew and hand.exchanging) or hand.exchanged:
        raise Impossible(
            N_("{player} has drawn or given back already: nothing more can be put aside"), player=act.player
        )
    if len(hand.touched):
        return notice(table, "taken back", "23", act.player, known={"plays_it_after_all": False})
    count = len(act.tiles)
    if count > RACK_SIZE:
        raise Impossible(N_("one to seven tiles can be changed, not {count} (25)"), count=count)
    rack = table.racks[table.mover]
    rack = Rack(rack.tiles + hand.aside.tiles, rack.unknown + hand.aside.unknown)
    rack, aside = _split(rack, act.tiles)
    table = with_rack(table, act.player, rack)
    table = replace(table, hand=replace(hand, exchanging=True, aside=aside))
    # Nothing of an earlier attempt waits any more.
    cases = tuple(
        replace(c, stage=CaseStage.MOOT, asks="")
        if c.is_open and c.kind == "exchange" and c.turn == table.taken and dict(c.known).get(
            "about_exchange") != "gives-up" else c
        for c in table.incidents
    )  # fmt: skip
    table = replace(table, incidents=cases)
    if not table.bag:
        return notice(table, "exchange", "25", act.player, known={"about_exchange": "empty-bag"})
    if count > table.bag:
        return notice(table, "exchange", "25", act.player, known={"about_exchange": "too-many"})
    return table


def _split(rack: Rack, taken: Rack) -> tuple[Rack, Rack]:
    """The rack without the tiles, and the tiles; some may be known by number only."""
    if len(taken) > len(rack):
        raise Impossible(N_("{tiles} cannot be taken from the rack {rack}"), tiles=str(taken), rack=str(rack))
    left = rack.take(taken.tiles)
    if not taken.unknown:
        return left, taken
    if len(taken) == len(rack):
        return Rack(), rack
    # Which ones nobody knows: neither what is left nor what was taken.
    return Rack(unknown=len(left) - taken.unknown), taken


def returned(table: Table, act: acts.Returns) -> Table:
    """Tiles go into the bag: those of an exchange, or the surplus that the opponent gives back."""
    hand, owed = table.hand, debt_to(table, act.player)
    if not len(hand.aside):  # those of the exchange that ended the game may still go back
        may_act(table, act.player)
    if owed is not None and len(act.tiles):
        return _gave_back(table, act, owed)
    same = not len(act.tiles) or act.tiles == hand.aside
    if act.player is table.turn and len(hand.aside) and same:
        count = len(hand.aside)
        table = replace(table, hand=replace(hand, aside=Rack(), exchanged=count))
        if hand.outcome is None:
            return notice(table, "exchange", "25", act.player, known={"about_exchange": "wrong-order"})
        return table
    raise Impossible(N_("there are no tiles that {player} should put into the bag"), player=act.player)


def _gave_back(table: Table, act: acts.Returns, owed: Owed) -> Table:
    count = len(act.tiles)
    if count > owed.count:
        raise Impossible(
            P_("{n} tile goes back, and not {told}", "{n} tiles go back, and not {told}"),
            n=owed.count, told=count,
        )  # fmt: skip
    source = owed.saw if owed.may_see else owed.among
    named = act.tiles.tiles.count - source.tiles.count
    if (owed.may_see and act.tiles.tiles and not len(source)) or named.total() > source.unknown:
        raise Impossible(
            N_("{tiles} cannot go back: choose from those that {player} looked at")
            if owed.may_see
            else N_("{tiles} cannot go back: the surplus is taken from what {player} has just drawn"),
            tiles=str(act.tiles), player=act.player if owed.may_see else owed.player,
        )  # fmt: skip
    rack, _ = _split(table.racks[owed.player.number], act.tiles)
    return with_debt(with_rack(table, owed.player, rack), owed, count=owed.count - count)


def saw(table: Table, act: acts.Sees) -> Table:
    """A player looks at tiles of the opponent: as many as article 28 lets him, or by accident."""
    table = _known_on(table, act.player.other, act.tiles)
    shown = (act.player, str(act.tiles))
    if owed := debt_to(table, act.player):
        saw = Rack(owed.saw.tiles + act.tiles.tiles, owed.saw.unknown + act.tiles.unknown)
        if len(saw) > owed.may_see:
            raise Impossible(
                P_("{player} may look at {n} tile, and not at {told} ({clause})",
                   "{player} may look at {n} tiles, and not at {told} ({clause})"),
                player=act.player, n=owed.may_see, told=len(saw), clause=owed.clause,
            )  # fmt: skip
        table = with_debt(table, owed, saw=saw)
    return replace(table, shown=(*table.shown, shown))


def bag_counted(table: Table, act: acts.CountsBag) -> Table:
    """From outside at any time; inside only in one's own turn and with the opponent's consent (27)."""
    table = may_act(table, act.player)
    if not act.inside:
        return table
    mine = act.player is table.turn and table.hand.outcome is None
    known = {"counts_inside": True, "in_his_turn": mine}
    return notice(table, "bag", "27", act.player, known=known)
