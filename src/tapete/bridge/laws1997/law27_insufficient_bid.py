"""Law 27 of 1997: insufficient bid."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall, Replacement
from tapete.bridge.effects import (
    AssignedScore,
    Authorised,
    CallCancelled,
    CallStands,
    LeadRestriction,
    MustPass,
    MustReplace,
    NoLeadRestriction,
    NoRectification,
    Review,
    RightLost,
    ScoreStands,
    Unauthorised,
)
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.laws1997.law09_after_an_irregularity import already_replaced
from tapete.bridge.laws1997.law25_change_of_call import slip, slip_put_right_at_once
from tapete.bridge.laws1997.out_of_rotation import (
    conventional_pass,
    had_to_pass,
    out_of_rotation,
    repeated_bid_sufficient,
)
from tapete.bridge.people import Player, Until, Which
from tapete.law import Case, Effect, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_

law27 = LAWS_1997.add_article("27", N_("Insufficient bid"))

law27.clause(
    "A", Kind.ASKED, N_("Accepting it"),
    N_("The player on the offender's left may accept an insufficient bid; calling over it makes it good."),
    see="18D 29A", words=N_("accept, call over it, condone"),
)  # fmt: skip
law27.clause(
    "B", Kind.ASKED, N_("Not accepted"),
    N_("An insufficient bid in rotation that is not accepted must be replaced by a sufficient bid or a "
       "pass."),
    see="10C1 27B3", words=N_("replace, correct, substitute"),
)  # fmt: skip
law27.clause(
    "B1a", Kind.ASKED, N_("Made sufficient in the same denomination"),
    N_("Replaced by the lowest sufficient bid in the same denomination, when both bids are beyond doubt free "
       "of any convention: no penalty, the auction goes on as if nothing had happened, and the withdrawn bid "
       "may be used."),
    see="16C2 27B1b", words=N_("same suit, same denomination, natural, not conventional, make it sufficient"),
)  # fmt: skip
law27.clause(
    "B1b", Kind.JUDGED, N_("Damage without penalty"),
    N_("If the insufficient bid of B1a can have told something that damages the other side, the arbiter "
       "assigns an adjusted score."),
    see="12C2 27B1a", words=N_("damage, information, adjusted score, review"),
)  # fmt: skip
law27.clause(
    "B2", Kind.MECHANICAL, N_("Conventional, or replaced otherwise"),
    N_("If either the insufficient bid or the lowest sufficient bid in the same denomination may be "
       "conventional, or the replacement is any other sufficient bid or a pass: the offender's partner must "
       "pass for the rest of the auction, and lead penalties may follow."),
    see="10C1 23 26", words=N_("partner must pass, barred, conventional"),
)  # fmt: skip
law27.clause(
    "B3", Kind.MECHANICAL, N_("Double or redouble"),
    N_("A double or redouble in the place of an insufficient bid is cancelled; the offender still owes a "
       "sufficient bid or a pass, the partner must pass for the rest of the auction, and lead penalties may "
       "follow."),
    see="23 26 27B", words=N_("double, redouble, partner must pass"),
)  # fmt: skip
law27.clause(
    "C", Kind.MECHANICAL, N_("Insufficient and out of turn"),
    N_("An insufficient bid made out of rotation is ruled under Law 31."),
    see="29A 31", words=N_("out of turn, out of rotation"),
)  # fmt: skip


explain = Instruction.of(
    N_("Before anybody chooses, explain all of it: the left-hand player may accept the bid; if not, what "
       "each kind of replacement will cost."),
    cite="9B2 10C1",
)  # fmt: skip


@question(
    N_("Does the player on the offender's left accept the insufficient bid?"),
    cite="27A", by=Player.LHO,
    help=N_("Calling over it is accepting it, and a replacement made too soon does not take the choice away. "
            "The choice is made without consulting partner (10C2)."),
)  # fmt: skip
def insufficient_bid_accepted(table: IrregularCall) -> bool | None:
    return True if table.lho_called else None


@question(
    N_("What does the offender replace it with?"), cite="27B", by=Player.OFFENDER,
    help=N_("A replacement made before the arbiter came is the one that counts. If none has been made, the "
            "offender may choose freely once everything has been explained."),
)  # fmt: skip
def replacement(table: IrregularCall) -> Replacement | None:
    return table.kind_of_replacement


@question(
    N_("Is it the lowest sufficient bid in the denomination that the insufficient bid named?"), cite="27B1a",
    help=N_("What counts is the denomination named, not what the bids show."),
)  # fmt: skip
def lowest_in_named_denomination(table: IrregularCall) -> bool | None:
    return None if table.replacement is None else table.replacement == table.lowest_in_same_denomination


@question(
    N_("Are the insufficient bid and this replacement both beyond doubt not conventional?"),
    cite="27B1a 27B2", by=Who.JUDGEMENT,
    help=N_("Look at the convention card before asking. A bid is conventional if by agreement it tells "
            "anything but the wish to play there, high-card strength, or three or more cards of the suit. A "
            "mere doubt makes it count as conventional."),
)  # fmt: skip
def both_natural(table: IrregularCall) -> bool | None:
    return None


@question(
    N_("Has the other side lost its right to a penalty, so that the arbiter waives it?"),
    cite="10B 11A 11B1", by=Who.JUDGEMENT,
    help=N_("It may have, if it did something before calling the arbiter and could gain by the offender's "
            "ignorance of the penalty (telling the offender to correct the bid, or calling on over the "
            "replacement), or if a spectator for whom it is responsible pointed the bid out. What the "
            "players agreed among themselves you may confirm or cancel."),
)  # fmt: skip
def right_lost(table: IrregularCall) -> bool | None:
    return None


@question(
    N_("Does the player on the left accept the second insufficient bid?"), cite="27A", by=Player.LHO,
    help=N_("It is an insufficient bid like the first one; calling over it is accepting it."),
)  # fmt: skip
def second_insufficient_bid_accepted(table: IrregularCall) -> bool | None:
    return True if table.lho_called_over_replacement else None


@question(
    N_("Is the last replacement the lowest sufficient bid in the denomination that both insufficient bids "
       "named, and are all three beyond doubt not conventional?"),
    cite="27B1a 27B2", by=Who.JUDGEMENT,
    help=N_("Explain first what each choice costs. Measure the last bid against each of the bids withdrawn."),
)  # fmt: skip
def last_replacement_goes_free(table: IrregularCall) -> bool | None:
    return None


refused = Instruction.of(
    N_("Cancel the insufficient bid; the offender puts a sufficient bid or a pass in its place."),
    CallCancelled(Which.IRREGULAR), cite="27B",
)  # fmt: skip

once_more = Instruction.of(
    N_("Cancel it too. The offender must now make a sufficient bid or pass."),
    CallCancelled(Which.REPLACEMENT), MustReplace("27B"), cite="27B",
)  # fmt: skip


@procedure(LAWS_1997, "27", N_("Insufficient bid"))
def insufficient_bid(case: Case[IrregularCall]) -> Ruling:
    if case.ask(out_of_rotation):
        # It is a bid, and one that repeating does not make sufficient.
        known = {conventional_pass: False, repeated_bid_sufficient: False, had_to_pass: False}
        return case.refer("31", cite="27C", given=known)
    if case.ask(slip_put_right_at_once):
        return slip()
    case.tell(explain)
    if case.ask(insufficient_bid_accepted):
        return accepted(case)
    case.tell(refused)
    match case.ask(replacement):
        case Replacement.BID:
            if case.ask(lowest_in_named_denomination) and case.ask(both_natural):
                return Ruling.of(
                    "27B1a",
                    CallStands(Which.REPLACEMENT), NoRectification(),
                    NoLeadRestriction("27B1a"), Authorised("27B1a"), Review("27B1b"),
                    because=N_("Both bids are natural and the second makes the first one just sufficient."),
                )  # fmt: skip
            return other_replacement(case)
        case Replacement.PASS:
            return other_replacement(case)
        case Replacement.DOUBLE:
            return double_instead(case)
        case Replacement.INSUFFICIENT:
            return insufficient_again(case)


def accepted(case: Case[IrregularCall]) -> Ruling:
    """27A; a replacement made too soon is then itself a withdrawn call (9C)."""
    stands = N_("The player on the left accepted the bid, so it counts as legal.")
    if case.ask(already_replaced):
        return Ruling.of(
            "27A 9C",
            CallStands(Which.IRREGULAR), CallCancelled(Which.REPLACEMENT),
            LeadRestriction("26"), Unauthorised("16C"),
            because=stands,
        )  # fmt: skip
    return Ruling.of("27A", CallStands(Which.IRREGULAR), NoRectification(), because=stands)


def other_replacement(case: Case[IrregularCall]) -> Ruling:
    """27B2."""
    return partner_barred(
        case, "27B2", CallStands(Which.REPLACEMENT),
        because=N_("The replacement is not the lowest sufficient bid in the same denomination, or a "
                   "convention may be involved."),
    )  # fmt: skip


def double_instead(case: Case[IrregularCall]) -> Ruling:
    """27B3: the partner passes whatever the last replacement is, even one that B1a would let go free."""
    return partner_barred(
        case, "27B3", CallCancelled(Which.REPLACEMENT), MustReplace("27B3"),
        because=N_("A double or redouble cannot take the place of an insufficient bid."),
    )  # fmt: skip


def insufficient_again(case: Case[IrregularCall]) -> Ruling:
    """Not in the book: the second insufficient bid is an insufficient bid like any other."""
    if case.ask(second_insufficient_bid_accepted):
        return Ruling.of(
            "27A",
            CallStands(Which.REPLACEMENT), LeadRestriction("26"), Unauthorised("16C"),
            because=N_("The second insufficient bid was accepted and counts as legal; the first was "
                       "withdrawn."),
        )  # fmt: skip
    case.tell(once_more)
    if case.ask(last_replacement_goes_free):
        return Ruling.of(
            "27B 27B1a",
            CallCancelled(Which.REPLACEMENT), MustReplace("27B"), NoRectification(),
            NoLeadRestriction("27B1a"), Authorised("27B1a"), Review("27B1b"),
            because=N_("All bids are natural, and the last makes the first two just sufficient."),
        )  # fmt: skip
    return partner_barred(
        case, "27B 27B2", CallCancelled(Which.REPLACEMENT), MustReplace("27B"),
        because=N_("Neither insufficient bid was accepted, and only a sufficient bid or a pass can replace "
                   "them."),
    )  # fmt: skip


def partner_barred(case: Case[IrregularCall], cite: str, *calls: Effect, because: str) -> Ruling:
    """The partner passes from here on, unless the other side has lost its right to the penalty (11)."""
    # Without a replacement made too soon, nobody can have gained by the offender's ignorance.
    if case.ask(already_replaced) and case.ask(right_lost):
        return Ruling.of(
            f"{cite} 11A 11B1", *calls, RightLost("11A"), Unauthorised("16C"),
            Note(N_("A procedural penalty against the offending side remains possible."), "11C"),
            because=because,
        )  # fmt: skip
    return Ruling.of(
        cite, *calls, MustPass(Player.PARTNER, Until.END_OF_AUCTION, cite.rsplit(maxsplit=1)[-1]),
        LeadRestriction("26"), Unauthorised("16C"), Review("23"),
        because=because, grave=True,
    )  # fmt: skip


@question(
    N_("Can the insufficient bid have told the partner something that the replacement alone did not?"),
    cite="27B1b", by=Who.JUDGEMENT,
    help=N_("Strength, length, or how the hand was valued: ask what the insufficient bid would have shown "
            "and what the partner did next."),
)  # fmt: skip
def informed_by_insufficient_bid(table: IrregularCall) -> bool | None:
    return None


@question(
    N_("Is the other side damaged by it?"), cite="27B1b", by=Who.JUDGEMENT,
    help=N_("Compare with the result that the replacement alone would have led to."),
)  # fmt: skip
def damaged_by_infraction(table: IrregularCall) -> bool | None:
    return None


@procedure(LAWS_1997, "27B1b", N_("Insufficient bid: review when play has ended"))
def review_after_insufficient_bid(case: Case[IrregularCall]) -> Ruling:
    if case.ask(informed_by_insufficient_bid) and case.ask(damaged_by_infraction):
        return Ruling.of(
            "27B1b", AssignedScore("12C2"), grave=True,
            because=N_("What the insufficient bid told has damaged the other side."),
        )  # fmt: skip
    return Ruling.of(
        "27B1b", ScoreStands(), because=N_("What the insufficient bid told has not damaged the other side.")
    )  # fmt: skip
