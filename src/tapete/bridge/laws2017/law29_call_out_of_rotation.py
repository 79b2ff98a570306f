"""Law 29 of 2017: procedure after a call out of rotation, with the part that 30, 31 and 32 share."""

from __future__ import annotations

from tapete.bridge.auction import CallMade, IrregularCall
from tapete.bridge.effects import (
    Authorised,
    CallCancelled,
    CallStands,
    LeadRestriction,
    MustPass,
    NoLeadRestriction,
    NoRectification,
    PassInstead,
    Review,
    RightLost,
    Unauthorised,
)
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law23_comparable_call import comparable
from tapete.bridge.people import Player, Turn, Until, Which
from tapete.law import Case, Instruction, Kind, Note, Part, Ruling, procedure, question
from tapete.text import N_

law29 = LAWS_2017.add_article("29", N_("Procedure after a call out of rotation"))

law29.clause(
    "A", Kind.ASKED, N_("Calling over it"),
    N_("The player on the offender's left may choose to call over a call out of rotation, and so gives up "
       "any rectification."),
    see="28B 32", words=N_("accept, condone, forfeit, out of turn"),
)  # fmt: skip
law29.clause(
    "B", Kind.MECHANICAL, N_("Cancelled"),
    N_("Otherwise the call is cancelled, the auction goes back to the player on turn, and the offending "
       "side is subject to 30, 31 or 32."),
    see="30 31 32", words=N_("cancelled, goes back, out of turn"),
)  # fmt: skip
law29.clause(
    "C", Kind.MECHANICAL, N_("Artificial call out of rotation"),
    N_("If the call is artificial, 30, 31 and 32 go by the denominations that it specifies, "
       "not by the one that it names."),
    words=N_("artificial, specified, shown"),
)  # fmt: skip


@question(
    N_("When was the call made?"), cite="29B",
    help=N_("Let the players repeat the auction call by call, and see whose turn it was."),
    note=N_("A call at the turn of a player on the right who had to pass counts as made in rotation."),
    note_cite="28A",
)  # fmt: skip
def whose_turn(table: IrregularCall) -> Turn | None:
    return table.whose_turn


@question(
    N_("Was the player on the right obliged by law to pass at that turn?"), cite="28A",
    help=N_("An earlier irregularity of that player's side may have barred him, for one turn or for the "
            "auction."),
)  # fmt: skip
def rho_must_pass(table: IrregularCall) -> bool | None:
    return table.rho_was_obliged


@question(
    N_("Did the opponent on turn call, before the arbiter ruled, as if nothing had been called out of "
       "rotation?"),
    cite="28B",
    help=N_("Ask whether he had seen the call. If it was the turn of the player on the left and he "
            "knowingly called over it, answer no here: that is accepting it."),
)  # fmt: skip
def player_on_turn_called(table: IrregularCall) -> bool | None:
    # Where the turn was the left-hand player's, only he can say over what he called.
    if table.right_player_called and table.whose_turn is Turn.LHO:
        return None
    return table.right_player_called


@question(
    N_("Does the player on the offender's left accept the call out of rotation?"), cite="29A", by=Player.LHO,
    help=N_("He accepts by calling over it; who says that he accepts makes his call now. "
            "The choice is made without consulting partner (10C2)."),
)  # fmt: skip
def call_out_of_rotation_accepted(table: IrregularCall) -> bool | None:
    return True if table.lho_called else None


@question(
    N_("Had the offender called before in this auction?"), cite="30B2 31C",
    help=N_("A second call at the turn of the player on the left is a change of the call just made."),
)  # fmt: skip
def has_called_before(table: IrregularCall) -> bool | None:
    return table.had_called


@question(
    N_("Does the player on the right pass, now that the auction is back?"), cite="31A1 31A2 32A1 32A2",
    by=Player.RHO,
    help=N_("Let him call before you ask. An illegal call of his is first put right under its own law."),
)  # fmt: skip
def rho_passes(table: IrregularCall) -> bool | None:
    return table.rho_passed


@question(
    N_("What was called out of rotation?"), cite="29B",
    help=N_("Whether it was artificial is asked later."),
)  # fmt: skip
def call_made(table: IrregularCall) -> CallMade | None:
    return table.kind


PARTNER_IS_FREE = N_(
    "The call that the offender's partner made in the meantime was free, but 16C2 applies to it."
)

explain = Instruction.of(
    N_("Before anybody chooses, explain all of it: the player on the left may call over the call out of "
       "rotation; if not, it is cancelled, and what that will cost."),
    cite="9B2 10C1",
)  # fmt: skip

cancel = Instruction.of(
    N_("Cancel the call; the auction goes back to the player on turn. Until the call is replaced by a "
       "comparable one, the offender's partner may not use what it told."),
    CallCancelled(Which.IRREGULAR), cite="29B 16C2",
)  # fmt: skip

explain_replacement = Instruction.of(
    N_("When the offender's turn comes, he may make any legal call. Explain that a comparable call costs "
       "nothing, and that after any other one partner must pass once and a lead may be restricted. What an "
       "artificial call specifies counts, not what it names."),
    cite="10C1 29C",
)  # fmt: skip


@procedure(LAWS_2017, "29", N_("Call out of rotation"))
def call_out_of_rotation(case: Case[IrregularCall]) -> Ruling:
    if case.ask(whose_turn) is Turn.RHO and case.ask(rho_must_pass):
        return Ruling.of(
            "28A", CallStands(Which.IRREGULAR), NoRectification(),
            Note(N_("If the call has another fault, such as being insufficient, its own law rules "
                    "it."), "28A"),
            because=N_("The player on the right had to pass, so the call counts as made in rotation."),
        )  # fmt: skip
    match case.ask(call_made):
        case CallMade.PASS:
            return case.refer("30", cite="29B")
        case CallMade.BID:
            return case.refer("31", cite="29B")
        case CallMade.DOUBLE:
            return case.refer("32", cite="29B")


def overtaken(case: Case[IrregularCall], turn: Turn, *if_accepted: Note) -> Ruling | None:
    """The ruling where an opponent's call (28B) or choice (29A) settles it before 30, 31 and 32."""
    # 28B speaks of opponents: at the partner's turn there is none.
    if turn is not Turn.PARTNER and case.ask(player_on_turn_called):
        return Ruling.of(
            "28B",
            CallCancelled(Which.IRREGULAR), RightLost("28B"), NoLeadRestriction("28B"), Unauthorised("16C2"),
            because=N_("The player on turn called before the arbiter ruled; the auction goes on from that "
                       "call."),
        )  # fmt: skip
    case.tell(explain)
    if case.ask(call_out_of_rotation_accepted):
        return Ruling.of(
            "29A", CallStands(Which.IRREGULAR), RightLost("29A"), NoRectification(), *if_accepted,
            because=N_("The player on the left accepted the call, and the auction goes on from it."),
        )  # fmt: skip
    return None


def replaced(case: Case[IrregularCall], comparable_cite: str, other_cite: str, *also: Part) -> Ruling:
    """The offender's call in rotation, as 30B1b, 31A2 and 32A2 rule it; the last cited clause is theirs."""
    case.tell(explain_replacement)
    if case.ask(comparable):
        own = comparable_cite.rsplit(maxsplit=1)[-1]
        return Ruling.of(
            comparable_cite,
            CallCancelled(Which.IRREGULAR), CallStands(Which.REPLACEMENT), NoRectification(),
            NoLeadRestriction(own), Authorised("23B"), Review("23C"), *also,
            because=N_("The offender replaced the call by a comparable one."),
        )  # fmt: skip
    return Ruling.of(
        other_cite,
        CallCancelled(Which.IRREGULAR), CallStands(Which.REPLACEMENT),
        MustPass(Player.PARTNER, Until.NEXT_TURN, other_cite.rsplit(maxsplit=1)[-1]),
        LeadRestriction("26B"), Unauthorised("16C"), Review("72C"), *also,
        because=N_("The offender's call in rotation is not comparable to the withdrawn one."), grave=True,
    )  # fmt: skip


def pass_instead(cite: str) -> Ruling:
    """37B, also where 31A1 or 32A1 would have him repeat such a call."""
    return Ruling.of(
        cite,
        CallCancelled(Which.IRREGULAR), PassInstead("37B2"),
        MustPass(Player.OFFENDER, Until.END_OF_AUCTION, "37B2"),
        MustPass(Player.PARTNER, Until.END_OF_AUCTION, "37B2"),
        LeadRestriction("26B"), Unauthorised("16C"), Review("72C"),
        Note(N_("A bid or double that the offender's side made legally before stays."), "37B1"),
        because=N_("The offender had to pass."), grave=True,
    )  # fmt: skip
