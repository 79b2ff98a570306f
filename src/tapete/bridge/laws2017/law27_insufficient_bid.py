"""Law 27 of 2017: insufficient bid."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall, Replacement
from tapete.bridge.effects import (
    Authorised,
    CallCancelled,
    CallStands,
    MustPass,
    MustReplace,
    NoLeadRestriction,
    NoRectification,
    Review,
)
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law09_after_an_irregularity import already_replaced
from tapete.bridge.laws2017.law11_forfeited_rectification import TOO_LATE, right_lost, unrectified
from tapete.bridge.laws2017.law18_bids import had_to_pass, out_of_rotation, repeated_bid_sufficient
from tapete.bridge.laws2017.law23_comparable_call import (
    comparable,
    comparable_to_withdrawn,
    review_of_help,
    withdrawn,
)
from tapete.bridge.laws2017.law25_change_of_call import slip_in_time, unintended
from tapete.bridge.people import Player, Until, Which
from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_

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
    N_("An insufficient bid in rotation that is not accepted is corrected by putting a legal call in its "
       "place."),
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
    N_("Replaced by any other call that is comparable: no further rectification, no lead restriction, "
       "and the withdrawn bid may be used."),
    see="23A 26A 16C 27D", words=N_("comparable, similar meaning"),
)  # fmt: skip
law27.clause(
    "B2", Kind.MECHANICAL, N_("Any other sufficient bid, or a pass"),
    N_("Replaced otherwise by a sufficient bid or a pass: the offender's partner must pass for the rest of "
       "the auction, and lead restrictions may follow."),
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
    N_("Replaced by another insufficient bid: as for a double, unless the player on the left accepts this "
       "one."),
    see="27A1 27B3", words=N_("second insufficient bid, again"),
)  # fmt: skip
law27.clause(
    "C", Kind.ASKED, N_("Replaced too soon"),
    N_("A legal replacement made before the arbiter has explained the options stands, unless the "
       "insufficient bid is accepted; it is then ruled by the section that fits it."),
    see="9C 27A1 27B3", words=N_("premature, corrected before the arbiter came"),
)  # fmt: skip
law27.clause(
    "D", Kind.JUDGED, N_("Damage without rectification"),
    N_("After B1, if without the help of the infraction the result could well have been different and the "
       "other side is damaged, the arbiter adjusts the score when play has ended."),
    see="12B1 12C1 23C", words=N_("damage, adjusted score, review"),
)  # fmt: skip


explain = Instruction.of(
    N_("Before anybody chooses, explain all of it: the player on the left may accept the bid; "
       "if not, what each kind of replacement will cost."),
    cite="9B2 10C1 10C2",
)  # fmt: skip


@question(
    N_("Does the player on the offender's left accept the insufficient bid?"), cite="27A1", by=Player.LHO,
    help=N_("Calling over it is accepting it; calling over a replacement is not. "
            "The choice is made without consulting partner (10C2)."),
)  # fmt: skip
def insufficient_bid_accepted(table: IrregularCall) -> bool | None:
    return True if table.lho_called else None


ACCEPTED = N_("The player on the left accepted the bid: it counts as legal, and the next bid has to beat "
              "only it.")

refused = Instruction.of(
    N_("Cancel the insufficient bid; the offender puts a legal call in its place."),
    CallCancelled(Which.IRREGULAR), cite="27B",
)  # fmt: skip


as_if_made_now = Instruction.of(
    N_("Cancel the insufficient bid. The replacement that was made too soon counts: rule it as if it were "
       "made now."),
    CallCancelled(Which.IRREGULAR), cite="27B 27C",
)  # fmt: skip


@question(
    N_("What does the offender put in its place?"), cite="27B", by=Player.OFFENDER,
    help=N_("The offender may choose any call; if he has already chosen, that is his choice."),
)  # fmt: skip
def replacement(table: IrregularCall) -> Replacement | None:
    return table.kind_of_replacement


@question(
    N_("Is it the lowest sufficient bid that specifies the same denomination or "
       "denominations?"), cite="27B1a",
    help=N_("Compare what the two bids show, not what they name: a transfer specifies the suit it shows, "
            "a two-suiter both suits."),
)  # fmt: skip
def lowest_in_same_denomination(table: IrregularCall) -> bool | None:
    # What artificial bids specify is known to the players alone, so the table never answers.
    return None


@question(
    N_("Does Law 19 allow the double or redouble at this point?"), cite="27B 19A1 19B1",
    help=N_("The insufficient bid is gone: look at the last call before it that was not a pass. "
            "Only an opponent's bid may be doubled, only an opponent's double redoubled."),
)  # fmt: skip
def replacement_admissible(table: IrregularCall) -> bool | None:
    return None if table.replacement is None else table.is_admissible(table.replacement)


@question(
    N_("Does the player on the left accept the second insufficient bid?"), cite="27B4 27A1", by=Player.LHO,
    help=N_("Explain what follows if he does not, as for the first one. Calling over it is accepting it."),
)  # fmt: skip
def second_insufficient_bid_accepted(table: IrregularCall) -> bool | None:
    return True if table.lho_called_over_replacement else None


def once_more(cite: str) -> Instruction:
    return Instruction.of(
        N_("Cancel it. The offender must now make a sufficient bid or pass, and partner must pass from here "
           "on."),
        CallCancelled(Which.REPLACEMENT), MustReplace(cite),
        MustPass(Player.PARTNER, Until.END_OF_AUCTION, cite), cite=cite,
    )  # fmt: skip


@question(
    N_("Is what the offender now puts in its place comparable to all that was withdrawn?"),
    cite="26A 23A1 23A2 23A3", by=Who.JUDGEMENT,
    help=N_("Partner must pass in any case; the answer decides whether a lead may be restricted."),
)  # fmt: skip
def last_replacement_comparable(table: IrregularCall) -> bool | None:
    return None


@procedure(LAWS_2017, "27", N_("Insufficient bid"))
def insufficient_bid(case: Case[IrregularCall]) -> Ruling:
    if case.ask(out_of_rotation):
        return case.refer("31", cite="27A2", given={repeated_bid_sufficient: False, had_to_pass: False})
    if case.ask(unintended):
        return case.refer("25", cite="25A1", given=slip_in_time)
    if case.ask(already_replaced):
        return case.refer("27C", cite="27C 9C")
    case.tell(explain)
    if case.ask(insufficient_bid_accepted):
        return Ruling.of("27A1", CallStands(Which.IRREGULAR), NoRectification(), because=ACCEPTED)
    case.tell(refused)
    return corrected(case, too_soon=False)


@procedure(LAWS_2017, "27C", N_("Insufficient bid replaced too soon"))
def replaced_too_soon(case: Case[IrregularCall]) -> Ruling:
    case.tell(explain)
    if case.ask(insufficient_bid_accepted):
        # The replacement is now itself a withdrawn call (9C).
        return Ruling.of(
            "27A1 27C 9C",
            CallStands(Which.IRREGULAR), CallCancelled(Which.REPLACEMENT),
            *withdrawn(case.ask(comparable_to_withdrawn)),
            because=ACCEPTED,
        )  # fmt: skip
    case.tell(as_if_made_now)
    return corrected(case, too_soon=True)


def corrected(case: Case[IrregularCall], *, too_soon: bool) -> Ruling:
    """27B: what stands in the place of a bid that is not accepted."""
    match case.ask(replacement):
        case Replacement.BID:
            return same_denomination() if case.ask(lowest_in_same_denomination) else any_other(case, too_soon)
        case Replacement.PASS:
            return any_other(case, too_soon)
        case Replacement.DOUBLE:
            return double_instead(case, too_soon)
        case Replacement.INSUFFICIENT:
            return insufficient_again(case, too_soon)


def same_denomination() -> Ruling:
    """27B1a."""
    return Ruling.of(
        "27B1a",
        CallStands(Which.REPLACEMENT), NoRectification(),
        NoLeadRestriction("27B1a"), Authorised("27B1a"), Review("27D"),
        because=N_("The replacement shows what the withdrawn bid showed, at the lowest level possible."),
    )  # fmt: skip


def comparable_replacement() -> Ruling:
    """27B1b."""
    return Ruling.of(
        "27B1b",
        CallStands(Which.REPLACEMENT), NoRectification(),
        NoLeadRestriction("26A"), Authorised("27B1b"), Review("27D"),
        because=N_("The replacement is comparable to the withdrawn bid."),
    )  # fmt: skip


def any_other(case: Case[IrregularCall], too_soon: bool) -> Ruling:
    """27B2, unless the bid or pass is comparable."""
    if case.ask(comparable):
        return comparable_replacement()
    if forfeited(case, too_soon):
        return Ruling.of("27B2 11A", CallStands(Which.REPLACEMENT), *unrectified(), because=TOO_LATE)
    return Ruling.of(
        "27B2",
        CallStands(Which.REPLACEMENT), MustPass(Player.PARTNER, Until.END_OF_AUCTION, "27B2"),
        *withdrawn(comparable=False), Review("72C"),
        because=N_("The replacement neither shows the same at the lowest level nor is it comparable."),
        grave=True,
    )  # fmt: skip


def double_instead(case: Case[IrregularCall], too_soon: bool) -> Ruling:
    """27B3, unless the double or redouble is legal and comparable."""
    if case.ask(replacement_admissible) and case.ask(comparable):
        return comparable_replacement()
    return replaced_again(
        case, too_soon, "27B3", N_("A double or redouble may replace the bid only if legal and comparable.")
    )


def insufficient_again(case: Case[IrregularCall], too_soon: bool) -> Ruling:
    """27B4."""
    if case.ask(second_insufficient_bid_accepted):
        return Ruling.of(
            "27B4 27A1", CallStands(Which.REPLACEMENT), *withdrawn(case.ask(comparable_to_withdrawn)),
            because=N_("The second insufficient bid was accepted and counts as legal."),
        )  # fmt: skip
    return replaced_again(
        case, too_soon, "27B4", N_("A second insufficient bid that is not accepted is ruled like a double."),
        Note(N_("A double or redouble may be the last replacement only if legal and comparable."), "27B1b"),
    )  # fmt: skip


def replaced_again(
    case: Case[IrregularCall], too_soon: bool, cite: str, because: str, *also: Note
) -> Ruling:
    # Once 27B3 has bitten, partner passes whatever the last replacement is.
    if forfeited(case, too_soon):
        return Ruling.of(
            f"{cite} 11A", CallCancelled(Which.REPLACEMENT), MustReplace(cite), *unrectified(), *also,
            because=TOO_LATE,
        )  # fmt: skip
    case.tell(once_more(cite))
    return Ruling.of(
        cite,
        CallCancelled(Which.REPLACEMENT), MustReplace(cite),
        MustPass(Player.PARTNER, Until.END_OF_AUCTION, cite),
        *withdrawn(case.ask(last_replacement_comparable)), Review("72C"), *also,
        because=because, grave=True,
    )  # fmt: skip


def forfeited(case: Case[IrregularCall], too_soon: bool) -> bool:
    """11A: the other side can only have acted too soon where the offender replaced the bid too soon."""
    return too_soon and case.ask(right_lost)


@procedure(LAWS_2017, "27D", N_("Insufficient bid: review when play has ended"))
def review_after_insufficient_bid(case: Case[object]) -> Ruling:
    return review_of_help(case, "27D")
