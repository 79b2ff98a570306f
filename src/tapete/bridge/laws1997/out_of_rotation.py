"""What Laws 25, 27, 29, 30, 31 and 32 of 1997 ask and rule about a call out of rotation."""

from __future__ import annotations

from tapete.bridge.auction import CallMade, IrregularCall
from tapete.bridge.call import PASS
from tapete.bridge.effects import (
    CallCancelled,
    CallStands,
    LeadRestriction,
    MustPass,
    NoRectification,
    PassInstead,
    Review,
    RightLost,
    Unauthorised,
)
from tapete.bridge.people import Player, Turn, Until, Which
from tapete.law import Case, Instruction, Ruling, question
from tapete.text import N_


@question(
    N_("Was the insufficient bid made out of turn?"), cite="27C",
    help=N_("A bid at the turn of a right-hand player who has to pass counts as in turn (28A)."),
)  # fmt: skip
def out_of_rotation(table: IrregularCall) -> bool | None:
    return not table.in_rotation


@question(
    N_("Was the call out of rotation a pass that is conventional?"), cite="30C",
    help=N_("Ask what the pass shows. It is conventional if by agreement it promises a certain strength, or "
            "promises or denies something in a suit other than the last one named."),
)  # fmt: skip
def conventional_pass(table: IrregularCall) -> bool | None:
    # A bid is no pass; what a pass shows is known to the players alone.
    return None if table.call == PASS else False


@question(
    N_("Was the player on the right obliged to pass at that turn?"), cite="28A",
    help=N_("An earlier penalty may have silenced that player, for one turn or for the rest of the auction."),
)  # fmt: skip
def rho_must_pass(table: IrregularCall) -> bool | None:
    return table.rho_was_obliged


@question(
    N_("What was called out of rotation?"), cite="29B",
    help=N_("Whether a pass was conventional is asked later."),
)  # fmt: skip
def call_made(table: IrregularCall) -> CallMade | None:
    return table.kind


@question(
    N_("At whose turn was the call made?"), cite="30B1 30B2 30B3 31A 31B 32A 32B",
    help=N_("Let the players repeat the auction call by call up to the one out of rotation."),
    note=N_("A call at the turn of a right-hand player who has to pass counts as made in rotation: there is "
            "nothing to rule."),
    note_cite="28A",
)  # fmt: skip
def whose_turn(table: IrregularCall) -> Turn | None:
    return table.whose_turn


@question(
    N_("Did the opponent whose turn it was call, before the arbiter ruled, as if nothing had been called out "
       "of rotation?"),
    cite="28B",
    help=N_("Such a call is in rotation, and with it the right to a penalty is gone. If it was the left-hand "
            "player's turn, ask what was meant: calling over the call out of rotation is accepting it, so "
            "answer no here."),
)  # fmt: skip
def player_on_turn_called(table: IrregularCall) -> bool | None:
    if table.right_player_called and table.whose_turn is Turn.LHO:
        return None
    return table.right_player_called


@question(
    N_("Does the player on the offender's left accept the call out of rotation?"), cite="29A", by=Player.LHO,
    help=N_("Calling over it is accepting it. The choice is made without consulting partner (10C2)."),
)  # fmt: skip
def call_out_of_rotation_accepted(table: IrregularCall) -> bool | None:
    return True if table.lho_called else None


@question(
    N_("Is the bid legal when it is repeated in turn?"), cite="31A1 18C",
    help=N_("Compare it with the last bid, as the auction stands when the offender's turn comes; no bid at "
            "all is legal for a player who has to pass."),
)  # fmt: skip
def repeated_bid_sufficient(table: IrregularCall) -> bool | None:
    return not (table.is_insufficient or table.offender_was_obliged)


@question(
    N_("Did the offender have to pass at this turn?"), cite="31A1 32B1 35B",
    help=N_("An earlier penalty may have silenced the player, who then cannot repeat the call legally."),
)  # fmt: skip
def had_to_pass(table: IrregularCall) -> bool | None:
    return table.offender_was_obliged


explain_call_out_of_rotation = Instruction.of(
    N_("Before anybody chooses, explain all of it: the left-hand player may accept the call; if not, it is "
       "cancelled, the turn goes back to the player whose turn it was, and the offender's side pays."),
    cite="9B2 10C1 29B",
)  # fmt: skip


def condoned(case: Case[IrregularCall], turn: Turn) -> Ruling | None:
    """The ruling if an opponent has given up the right to a penalty (29A, 28B)."""
    # At the partner's turn no opponent is the player whose turn it was.
    if turn is not Turn.PARTNER and case.ask(player_on_turn_called):
        return Ruling.of(
            "28B", CallCancelled(Which.IRREGULAR), RightLost("28B"), Unauthorised("16C"),
            because=N_("The opponent whose turn it was has called: the auction goes on as if there had been "
                       "no call out of rotation."),
        )  # fmt: skip
    case.tell(explain_call_out_of_rotation)
    if case.ask(call_out_of_rotation_accepted):
        return Ruling.of(
            "29A", CallStands(Which.IRREGULAR), RightLost("29A"), NoRectification(),
            because=N_("The player on the left accepted the call, and the auction goes on from it."),
        )  # fmt: skip
    return None


def pass_instead(cite: str) -> Ruling:
    """37, also where 31A1 or 32B1 would have the player repeat such a call."""
    return Ruling.of(
        cite,
        CallCancelled(Which.IRREGULAR), PassInstead("37"),
        MustPass(Player.OFFENDER, Until.END_OF_AUCTION, "37"),
        MustPass(Player.PARTNER, Until.END_OF_AUCTION, "37"),
        LeadRestriction("26"), Unauthorised("16C"), Review("23"),
        because=N_("The player had to pass."), grave=True,
    )  # fmt: skip
