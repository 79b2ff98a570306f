"""Law 31 of 1997: bid out of rotation, and conventional pass out of rotation."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import (
    Authorised,
    CallCancelled,
    LeadRestriction,
    MustPass,
    MustRepeat,
    NoRectification,
    Review,
    RuleUnder,
    Unauthorised,
)
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.laws1997.law25_change_of_call import changed_legal_call
from tapete.bridge.laws1997.out_of_rotation import (
    condoned,
    conventional_pass,
    had_to_pass,
    pass_instead,
    repeated_bid_sufficient,
    whose_turn,
)
from tapete.bridge.people import Player, Turn, Until, When, Which
from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.text import N_

law31 = LAWS_1997.add_article("31", N_("Bid out of rotation"))

law31.clause(
    "A", Kind.ASKED, N_("At the right-hand player's turn"),
    N_("A bid, or a conventional pass, at the turn of the player on the right is ruled by what that player "
       "does; where B2 decides by denomination, a conventional pass counts as not repeating it."),
    see="28A 30C", words=N_("bid out of turn, right-hand opponent, conventional pass"),
)  # fmt: skip
law31.clause(
    "A1", Kind.MECHANICAL, N_("The right-hand player passes"),
    N_("The offender must repeat the call; if it is legal then, there is no penalty."),
    see="27 29B", words=N_("repeat, no penalty"),
)  # fmt: skip
law31.clause(
    "A2", Kind.ASKED, N_("The right-hand player acts"),
    N_("After a legal bid, double or redouble by the right-hand player the offender may make any legal call; "
       "an illegal one is penalised first by its own law."),
    see="31A2a 31A2b", words=N_("any legal call"),
)  # fmt: skip
law31.clause(
    "A2a", Kind.MECHANICAL, N_("Same denomination"),
    N_("If the call repeats the denomination of the bid out of rotation, the partner must pass at the next "
       "turn."),
    see="23 29C", words=N_("repeat the denomination, partner must pass"),
)  # fmt: skip
law31.clause(
    "A2b", Kind.MECHANICAL, N_("Another denomination"),
    N_("If it does not, the partner must pass for the rest of the auction, and lead penalties may follow."),
    see="23 26", words=N_("partner must pass, barred, lead penalty"),
)  # fmt: skip
law31.clause(
    "B", Kind.MECHANICAL, N_("At the partner's or the left-hand player's turn"),
    N_("The partner must pass for the rest of the auction, and lead penalties may follow. At the left-hand "
       "player's turn this holds only for an offender who had not called before; otherwise the bid is a "
       "change of call."),
    see="23 25 26", words=N_("bid out of turn, partner, left-hand opponent, change of call"),
)  # fmt: skip


@question(
    N_("Had the offender already called in this auction?"), cite="31B",
    help=N_("A bid at the left-hand player's turn by somebody who has called is a change of call."),
)  # fmt: skip
def has_called_before(table: IrregularCall) -> bool | None:
    return table.had_called


@question(
    N_("Does the player on the right pass, now that the turn is back there?"),
    cite="31A1 31A2 32B1 32B2", by=Player.RHO,
    help=N_("If this player's bid is itself illegal, rule that first."),
)  # fmt: skip
def rho_passes(table: IrregularCall) -> bool | None:
    return table.rho_passed


@question(
    N_("Does the offender's call in turn repeat the denomination of the bid out of rotation?"),
    cite="31A2a 31A2b 29C", by=Player.OFFENDER,
    help=N_("At any level. After a conventional bid out of rotation look at the suit that it referred to, "
            "not at the one that it named. A pass, double or redouble repeats nothing."),
)  # fmt: skip
def repeats_denomination(table: IrregularCall) -> bool | None:
    # To which suits a conventional bid refers is known to the players alone; no other call repeats any.
    own = next((call for seat, call in table.later or () if seat is table.offender), None)
    return None if own is None or own.is_bid else False


@procedure(LAWS_1997, "31", N_("Bid out of rotation"))
def bid_out_of_rotation(case: Case[IrregularCall]) -> Ruling:
    turn = case.ask(whose_turn)
    # "Had not called before" can only be meant for the left-hand player's turn, as the footnote shows.
    if turn is Turn.LHO and case.ask(has_called_before):
        return case.refer("25", cite="31B", given=changed_legal_call)
    if ruling := condoned(case, turn):
        return ruling
    if turn is not Turn.RHO:
        return Ruling.of(
            "31B 29B",
            CallCancelled(Which.IRREGULAR), MustPass(Player.PARTNER, Until.END_OF_AUCTION, "31B"),
            LeadRestriction("26"), Unauthorised("16C"), Review("23"),
            because=N_("The call was made at the turn of the partner or of the left-hand "
                       "player."), grave=True,
        )  # fmt: skip
    if case.ask(rho_passes):
        return repeated(case)
    # A conventional pass goes straight to A2b: it has no denomination to repeat.
    if not case.ask(conventional_pass) and case.ask(repeats_denomination):
        return Ruling.of(
            "31A2 31A2a",
            CallCancelled(Which.IRREGULAR), MustPass(Player.PARTNER, Until.NEXT_TURN, "31A2a"),
            Unauthorised("16C"), Review("23"),
            because=N_("The right-hand player acted, and the offender repeated the denomination."),
        )  # fmt: skip
    return Ruling.of(
        "31A2 31A2b",
        CallCancelled(Which.IRREGULAR), MustPass(Player.PARTNER, Until.END_OF_AUCTION, "31A2b"),
        LeadRestriction("26"), Unauthorised("16C"), Review("23"),
        because=N_("The right-hand player acted, and the offender did not repeat the "
                   "denomination."), grave=True,
    )  # fmt: skip


def repeated(case: Case[IrregularCall]) -> Ruling:
    """31A1: whether the call is legal shows when it is made again."""
    if case.ask(conventional_pass) or case.ask(repeated_bid_sufficient):
        return Ruling.of(
            "31A1", CallCancelled(Which.IRREGULAR), MustRepeat("31A1"), NoRectification(), Authorised("16"),
            because=N_("The right-hand player passed, and the offender makes the same call in turn."),
        )  # fmt: skip
    if case.ask(had_to_pass):
        return pass_instead("31A1 37")
    return Ruling.of(
        "31A1", CallCancelled(Which.IRREGULAR), MustRepeat("31A1"), RuleUnder("27", When.REPEATED),
        because=N_("The right-hand player passed, and the bid that must be repeated is insufficient in turn "
                   "too."),
    )  # fmt: skip
