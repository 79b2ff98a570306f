"""Law 30 of 1997: pass out of rotation."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import CallCancelled, LeadRestriction, MayNotDouble, MustPass, Review, Unauthorised
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.laws1997.law25_change_of_call import changed_legal_call
from tapete.bridge.laws1997.out_of_rotation import condoned, conventional_pass, whose_turn
from tapete.bridge.people import Player, Turn, Until, Which
from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.text import N_

law30 = LAWS_1997.add_article("30", N_("Pass out of rotation"))

law30.clause(
    "A", Kind.MECHANICAL, N_("Before any bid"),
    N_("A pass out of rotation before anybody has bid: the offender must pass at the next turn, and the "
       "arbiter may review under 72B1."),
    see="72B1", words=N_("pass out of turn, no bid yet"),
)  # fmt: skip
law30.clause(
    "B1", Kind.MECHANICAL, N_("After a bid, at the right-hand player's turn"),
    N_("The offender must pass at the next turn; a pass that by agreement relates to a suit may bring lead "
       "penalties."),
    see="26", words=N_("pass out of turn, right-hand opponent"),
)  # fmt: skip
law30.clause(
    "B2a", Kind.MECHANICAL, N_("After a bid, at partner's turn: the offender"),
    N_("The offender must pass for the rest of the auction, and the arbiter may review under 72B1."),
    see="72B1", words=N_("pass out of turn, partner"),
)  # fmt: skip
law30.clause(
    "B2b", Kind.MECHANICAL, N_("After a bid, at partner's turn: the partner"),
    N_("The partner may make a sufficient bid or pass, but neither double nor redouble at that turn, and the "
       "arbiter may review under 72B1."),
    see="72B1", words=N_("pass out of turn, partner may not double"),
)  # fmt: skip
law30.clause(
    "B3", Kind.MECHANICAL, N_("After a bid, at the left-hand player's turn"),
    N_("The pass counts as a change of call and is ruled under Law 25."),
    see="25", words=N_("pass out of turn, left-hand opponent, change of call"),
)  # fmt: skip
law30.clause(
    "C", Kind.ASKED, N_("Conventional pass"),
    N_("A pass is conventional if by agreement it promises a certain strength, or artificially promises or "
       "denies something in a suit other than the last one named; out of rotation it is ruled under Law 31."),
    see="29C 31", words=N_("conventional pass, artificial"),
)  # fmt: skip


@question(
    N_("Had anybody bid before the pass out of rotation?"), cite="30A 30B1 30B2a 30B3",
    help=N_("Passes are no bids, and neither is the call out of rotation itself."),
)  # fmt: skip
def anybody_had_bid(table: IrregularCall) -> bool | None:
    return table.last_bid is not None


@question(
    N_("Does the pass by agreement relate to one or more suits?"), cite="30B1",
    help=N_("Not so much that it would be a conventional pass (30C); it then still tells partner about a "
            "suit."),
)  # fmt: skip
def pass_relates_to_suit(table: IrregularCall) -> bool | None:
    return None


@procedure(LAWS_1997, "30", N_("Pass out of rotation"))
def pass_out_of_rotation(case: Case[IrregularCall]) -> Ruling:
    if case.ask(conventional_pass):
        return case.refer("31", cite="30C")
    turn = case.ask(whose_turn)
    # A change of call comes first: 25 has its own acceptance, and a slip (25A) needs none.
    if turn is Turn.LHO and case.ask(anybody_had_bid):
        return case.refer("25", cite="30B3", given=changed_legal_call)
    if ruling := condoned(case, turn):
        return ruling
    if not case.ask(anybody_had_bid):
        return Ruling.of(
            "30A 29B",
            CallCancelled(Which.IRREGULAR), MustPass(Player.OFFENDER, Until.NEXT_TURN, "30A"),
            Unauthorised("16C"), Review("72B1"),
            because=N_("Nobody had bid when the offender passed out of rotation."),
        )  # fmt: skip
    if turn is Turn.RHO:
        leads = (LeadRestriction("26"),) if case.ask(pass_relates_to_suit) else ()
        return Ruling.of(
            "30B1 29B",
            CallCancelled(Which.IRREGULAR), MustPass(Player.OFFENDER, Until.NEXT_TURN, "30B1"), *leads,
            Unauthorised("16C"),
            because=N_("The offender passed at the turn of the right-hand player."),
        )  # fmt: skip
    return Ruling.of(
        "30B2a 30B2b 29B",
        CallCancelled(Which.IRREGULAR), MustPass(Player.OFFENDER, Until.END_OF_AUCTION, "30B2a"),
        MayNotDouble(Player.PARTNER, "30B2b"), Unauthorised("16C"), Review("72B1"),
        because=N_("The offender passed at the partner's turn."), grave=True,
    )  # fmt: skip
