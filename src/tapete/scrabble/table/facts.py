"""What the table knows of a case by itself, so that nobody need be asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tapete.scrabble.bag import Tiles
from tapete.scrabble.facts import Facts
from tapete.scrabble.game import Game, TurnKind
from tapete.scrabble.play import RACK_SIZE
from tapete.scrabble.table.people import Player
from tapete.scrabble.table.surplus import surplus_of

if TYPE_CHECKING:
    from tapete.scrabble.table.parts import Incident
    from tapete.scrabble.table.table import Table

__all__ = ["facts_of", "known_to"]


# The game has ended, so what the procedure asks about its end is settled.
OF_AN_ENDING = ("last_play_taken_off", "passes_interrupted", "play_among_the_twelve", "turns_unequal")


def facts_of(table: Table, case: Incident) -> Facts:
    """The game and the clock, as the procedures look at them."""
    return Facts(Game.at(table.position), case.player.number, None, table.clock)


def known_to(table: Table, case: Incident) -> dict[str, Any]:
    """The answers that follow from what lies and happened at the table."""
    known: dict[str, Any] = {"both_signed": len(table.signed) == len(Player)}
    match case.kind:
        case "challenge":
            known |= _of_challenge(table, case)
        case "star" | "line" | "move" | "blank" | "taken back" | "shape":
            known |= _of_play(table, case)
        case "overdrawn":
            known |= _of_overdraw(table, case)
        case "underdrawn":
            known["before_his_turn"] = not _own_turns_since(table, case)
        case "ending":
            known |= dict.fromkeys(OF_AN_ENDING, False)
        case "absent":
            known |= _of_absence(table, case)
        case "taken up" if (hand := table.hand).laid or hand.stood:
            known |= {
                "opponent_noted": hand.outcome is TurnKind.PLAY,
                "counting_begun": hand.counting,
                "count_finished": hand.announced is not None,
                "challenged_before": hand.asked,
                "already_drew": bool(hand.drew),
            }
        case "asked" | "replied":
            known["asked_before"] = any(
                c.kind == case.kind and c.player is case.player and c.number < case.number
                for c in table.incidents
            )
    return known


def _of_play(table: Table, case: Incident) -> dict[str, Any]:
    hand, now = table.hand, case.turn == table.taken
    # Where a later turn has begun the opponent noted, or the play came off and the case is settled.
    known = {"opponent_noted": not now or hand.outcome is TurnKind.PLAY}
    if case.kind == "taken back" and now and (hand.counting or hand.outcome is not None):
        laid = Tiles.of(tile for _, tile in hand.laid)
        known["plays_it_after_all"] = not hand.touched.count - laid.count
    return known


def _of_absence(table: Table, case: Incident) -> dict[str, Any]:
    used = [table.clock.used_up(player.number) for player in Player]
    known = {}
    if table.absent == tuple(Player) and all(used):
        known["nobody_comes"] = True
    if case.player in table.absent and used[case.player.number]:
        known["comes_in_time"] = False
    return known


def _of_challenge(table: Table, case: Incident) -> dict[str, Any]:
    hand, now = table.hand, case.turn == table.taken
    known: dict[str, Any] = {
        "opponent_noted": not now or hand.outcome is TurnKind.PLAY,
        "count_finished": hand.announced is not None,
        "challenged_before": hand.asked,
        "already_drew": bool(hand.drew),
    }
    words = table.setup.words
    if words is not None and table.play is not None and now:
        asked = case.word.split() or [word.text for word in table.play.words]
        if any("?" in word for word in asked):
            return known  # nobody has said what the blank stands for (10.2)
        known["play_valid"] = all(word in words for word in asked)
    return known


def _of_overdraw(table: Table, case: Incident) -> dict[str, Any]:
    late = dict(case.known).get("before_his_turn") is False
    # A pass, an exchange or a play that came off is a turn, but no play that was completed (32).
    turns = [turn for turn in table.turns if turn.kind is not TurnKind.SANCTION]
    played = [
        turn for turn in turns[case.turn + (not late) :]
        if turn.player == case.player.number and turn.kind is TurnKind.PLAY
    ]  # fmt: skip
    known: dict[str, Any] = {
        "before_his_turn": not _own_turns_since(table, case),
        "play_completed_since": bool(played),
    }
    over = surplus_of(table, case.player)
    if over > 0:
        known["surplus"] = min(over, RACK_SIZE)
    before = (c for c in table.incidents if c.kind == "overdrawn" and c.player is case.player)
    if any(dict(c.answers).get("on_purpose") for c in before if c.number < case.number):
        known["too_often"] = True  # the second time on purpose in one game
    return known


def _own_turns_since(table: Table, case: Incident) -> int:
    """How many turns of the player have begun after the one in which it happened."""
    later = range(case.turn + 1, table.taken + 1)
    return sum(1 for turn in later if (table.setup.position.mover + turn) % 2 == case.player.number)
