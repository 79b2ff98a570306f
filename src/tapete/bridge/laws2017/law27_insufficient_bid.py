"""Law 27 of 2017: insufficient bid."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import (
    AssignedScore,
    CallCancelled,
    CallStands,
    LeadRestriction,
    MustPass,
    MustReplace,
    NoRectification,
    Review,
    ScoreStands,
    Unauthorised,
)
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law31_bid_out_of_rotation import comparable
from tapete.bridge.people import Player, Until, Which
from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.text import Choice, N_

law27 = LAWS_2017.add_article("27", N_("Insufficient bid"))

law27.clause(
    "A1", Kind.ASKED, N_("Accepting it"),
    N_("The player on the offender's left may accept any insufficient bid, which then counts as legal; "
       "calling over it is accepting it."),
    see="18D", words=N_("accept, call over it, condone"),
)  # fmt: skip
law27.clause(
    "A2", Kind.MECHANICAL, N_("Insufficient and out of turn"),
    N_("An insufficient bid made out of rotation is ruled under Law 31."),
    see="29A 31", words=N_("out of turn, out of rotation"),
)  # fmt: skip
law27.clause(
    "B", Kind.MECHANICAL, N_("Not accepted"),
    N_("An insufficient bid in rotation that is not accepted is corrected by putting a legal call in its place."),
    see="27B3", words=N_("replace, correct, substitute"),
)  # fmt: skip
law27.clause(
    "B1a", Kind.ASKED, N_("Lowest bid that shows the same"),
    N_("Replaced by the lowest sufficient bid that specifies the same denomination or denominations as the "
       "withdrawn bid: no further rectification, no lead restriction, and the withdrawn bid may be used."),
    see="26B 16C 27D", words=N_("same suit, same denomination, make it sufficient"),
)  # fmt: skip
law27.clause(
    "B1b", Kind.JUDGED, N_("Comparable call"),
    N_("Replaced by any other call that is comparable: no further rectification, "
       "and the withdrawn bid may be used."),
    see="23A 16C 27D", words=N_("comparable, similar meaning"),
)  # fmt: skip
law27.clause(
    "B2", Kind.MECHANICAL, N_("Any other sufficient bid, or a pass"),
    N_("Replaced otherwise by a sufficient bid or a pass: the offender's partner must pass for the rest of the "
       "auction, and lead restrictions may follow."),
    see="26B 72C", words=N_("partner must pass, barred"),
)  # fmt: skip
law27.clause(
    "B3", Kind.MECHANICAL, N_("Double or redouble"),
    N_("A double or redouble that is not comparable is cancelled; the offender replaces it as allowed, the "
       "partner must pass for the rest of the auction, and lead restrictions may follow."),
    see="27B1b 26B 72C", words=N_("double, redouble, partner must pass"),
)  # fmt: skip
law27.clause(
    "B4", Kind.ASKED, N_("Insufficient again"),
    N_("Replaced by another insufficient bid: as for a double, unless the player on the left accepts this one."),
    see="27A1 27B3", words=N_("second insufficient bid, again"),
)  # fmt: skip
law27.clause(
    "C", Kind.ASKED, N_("Replaced too soon"),
    N_("A legal replacement made before the arbiter has explained the options stands, unless the insufficient "
       "bid is accepted; it is then ruled by the section that fits it."),
    see="9C 27A1 27B3", words=N_("premature, corrected before the arbiter came"),
)  # fmt: skip
law27.clause(
    "D", Kind.JUDGED, N_("Damage without rectification"),
    N_("After B1, if without the help of the infraction the result could well have been different and the "
       "other side is damaged, the arbiter adjusts the score when play has ended."),
    see="12B1 12C1 23C", words=N_("damage, adjusted score, review"),
)  # fmt: skip


class Replacement(Choice):
    """What the offender puts in the place of the insufficient bid."""

    BID = "bid", N_("a sufficient bid")
    PASS = "pass", N_("a pass")
    DOUBLE = "double", N_("a double or redouble")
    INSUFFICIENT = "insufficient", N_("another insufficient bid")


@question(N_("Was the insufficient bid made out of turn?"), cite="27A2")
def out_of_rotation(table: IrregularCall) -> bool | None:
    return not table.in_rotation


explain = Instruction.of(
    N_("Before anybody chooses, explain all of it: the left-hand player may accept the bid; "
       "if not, what each kind of replacement will cost."),
    cite="9B2 10C1",
)  # fmt: skip


@question(
    N_("Does the player on the offender's left accept the insufficient bid?"),
    cite="27A1", by=Player.LHO,
    help=N_("Calling over it is accepting it. The choice is made without consulting partner (10C2)."),
)  # fmt: skip
def insufficient_bid_accepted(table: IrregularCall) -> bool | None:
    return True if table.lho_called else None


@question(
    N_("Had the offender already replaced the bid before the arbiter explained the options?"), cite="27C 9C",
)  # fmt: skip
def already_replaced(table: IrregularCall) -> bool | None:
    return table.replacement is not None


@question(
    N_("Is the accepted bid comparable to the replacement that is now withdrawn?"),
    cite="26A 23A", by=Who.JUDGEMENT,
    help=N_("The replacement is the withdrawn call here: ask what it would have meant."),
)  # fmt: skip
def comparable_to_withdrawn(table: IrregularCall) -> bool | None:
    return None


@question(
    N_("What does the offender replace it with?"), cite="27B", by=Player.OFFENDER,
    note=N_("A replacement made before the arbiter came stands if it is legal and the insufficient bid is not "
            "accepted (27C). If a remark or a call of the opponents led to it, they may have lost their right "
            "to a rectification (11A)."),
    note_cite="27C 11A",
)  # fmt: skip
def replacement(table: IrregularCall) -> Replacement | None:
    call = table.replacement
    if call is None:
        return None
    if call.is_bid:
        return Replacement.BID if table.is_sufficient(call) else Replacement.INSUFFICIENT
    return Replacement.PASS if str(call) == "Pass" else Replacement.DOUBLE


@question(
    N_("Is it the lowest sufficient bid that specifies the same denomination or denominations?"), cite="27B1a",
    help=N_("Compare what the two bids show, not what they name: a transfer specifies the suit it shows, "
            "a two-suiter both suits."),
)  # fmt: skip
def lowest_in_same_denomination(table: IrregularCall) -> bool | None:
    # What artificial bids specify is known to the players alone, so the table never answers.
    return None


@question(N_("Does the player on the left accept the second insufficient bid?"), cite="27B4 27A1", by=Player.LHO)
def second_insufficient_bid_accepted(table: IrregularCall) -> bool | None:
    return None


@procedure(LAWS_2017, "27", N_("Insufficient bid"))
def insufficient_bid(case: Case[IrregularCall]) -> Ruling:
    if case.ask(out_of_rotation):
        return case.refer("31", cite="27A2")
    case.tell(explain)
    if case.ask(insufficient_bid_accepted):
        return accepted(case)
    match case.ask(replacement):
        case Replacement.BID:
            if case.ask(lowest_in_same_denomination):
                return Ruling.of(
                    "27B1a",
                    CallStands(Which.REPLACEMENT), NoRectification(), Review("27D"),
                    because=N_("The replacement shows what the withdrawn bid showed, at the lowest level possible."),
                )  # fmt: skip
            if case.ask(comparable):
                return comparable_replacement()
            return partner_barred()
        case Replacement.PASS:
            if case.ask(comparable):
                return comparable_replacement()
            return partner_barred()
        case Replacement.DOUBLE:
            if case.ask(comparable):
                return comparable_replacement()
            return replace_again(
                "27B3", N_("A double or redouble may replace an insufficient bid only if it is comparable.")
            )
        case Replacement.INSUFFICIENT:
            if case.ask(second_insufficient_bid_accepted):
                return Ruling.of(
                    "27B4 27A1",
                    CallStands(Which.REPLACEMENT),
                    because=N_("The second insufficient bid was accepted and counts as legal."),
                )  # fmt: skip
            return replace_again("27B4", N_("A second insufficient bid that is not accepted is ruled like a double."))


def accepted(case: Case[IrregularCall]) -> Ruling:
    """27A1; a replacement made too soon is then itself a withdrawn call (27C, 9C)."""
    stands = N_("The player on the left accepted the bid, so it counts as legal.")
    if not case.ask(already_replaced):
        return Ruling.of("27A1", CallStands(Which.IRREGULAR), NoRectification(), because=stands)
    if case.ask(comparable_to_withdrawn):
        return Ruling.of(
            "27A1 27C 26A",
            CallStands(Which.IRREGULAR), CallCancelled(Which.REPLACEMENT), NoRectification(), Review("23C"),
            because=stands,
        )  # fmt: skip
    return Ruling.of(
        "27A1 27C 9C",
        CallStands(Which.IRREGULAR), CallCancelled(Which.REPLACEMENT),
        LeadRestriction("26B"), Unauthorised("16C"),
        because=stands,
    )  # fmt: skip


def comparable_replacement() -> Ruling:
    return Ruling.of(
        "27B1b 23A",
        CallStands(Which.REPLACEMENT), NoRectification(), Review("27D"),
        because=N_("The replacement is comparable to the withdrawn bid."),
    )  # fmt: skip


def partner_barred() -> Ruling:
    return Ruling.of(
        "27B2",
        CallStands(Which.REPLACEMENT), MustPass(Player.PARTNER, Until.END_OF_AUCTION),
        LeadRestriction("26B"), Unauthorised("16C"), Review("72C"),
        because=N_("The replacement neither shows the same at the lowest level nor is it comparable."),
        grave=True,
    )  # fmt: skip


def replace_again(cite: str, because: str) -> Ruling:
    # Once 27B3 has bitten, the partner passes whatever the last replacement is.
    return Ruling.of(
        cite,
        CallCancelled(Which.REPLACEMENT), MustReplace(), MustPass(Player.PARTNER, Until.END_OF_AUCTION),
        LeadRestriction("26B"), Unauthorised("16C"), Review("72C"),
        Note(N_("No lead restriction if the last replacement is comparable to what was withdrawn."), "26A"),
        because=because, grave=True,
    )  # fmt: skip


@question(
    N_("Could the result well have been different without the help of the infraction?"),
    cite="27D", by=Who.JUDGEMENT,
    help=N_("Ask what the partner did with the knowledge of the withdrawn bid, and what contract the "
            "replacement alone would have led to."),
)  # fmt: skip
def helped_by_insufficient_bid(table: IrregularCall) -> bool | None:
    return None


@question(N_("Is the other side damaged by it?"), cite="27D 12B1", by=Who.JUDGEMENT)
def damaged_by_insufficient_bid(table: IrregularCall) -> bool | None:
    return None


@procedure(LAWS_2017, "27D", N_("Insufficient bid: review when play has ended"))
def review_after_insufficient_bid(case: Case[IrregularCall]) -> Ruling:
    if case.ask(helped_by_insufficient_bid) and case.ask(damaged_by_insufficient_bid):
        return Ruling.of(
            "27D", AssignedScore("12C1b"), grave=True,
            because=N_("The score aims at the probable result without the insufficient bid."),
        )  # fmt: skip
    return Ruling.of("27D", ScoreStands(), because=N_("The infraction did not damage the other side."))
