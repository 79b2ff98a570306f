"""The bidding."""

from __future__ import annotations

from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.tarot.bidding import Auction, Bid
from tapete.tarot.dealing import next_dealer
from tapete.tarot.effects import BidCancelled, GoesOn
from tapete.tarot.facts import Incident
from tapete.tarot.game import Game
from tapete.tarot.people import Fault
from tapete.tarot.rules.arbitration import by_code, called_at_once, too_late
from tapete.tarot.rules.book import TAROT_FFT
from tapete.text import N_

t4_bid = TAROT_FFT.add_article("T4-BID", N_("The bidding"))

t4_bid.clause(
    "-1", Kind.MECHANICAL, N_("One round"),
    N_("The dealer's right neighbour speaks first, then each in turn to the right, the dealer last. "
       "Everybody speaks once."),
    words=N_("auction, first to speak, order, once"),
)
t4_bid.clause(
    "-2", Kind.MECHANICAL, N_("The contracts"),
    N_("A player passes or bids prise (also called petite), garde, garde sans or garde contre, in this "
       "rising order; a bid is higher than the last."),
    words=N_("petite, prise, garde, without, against, higher bid"),
)
t4_bid.clause(
    "-3", Kind.MECHANICAL, N_("All pass"),
    N_("If everybody passes, the dealer's right neighbour deals."),
    words=N_("passed out, new deal"),
)
t4_bid.clause(
    "-4", Kind.MECHANICAL, N_("The taker"),
    N_("Who made the highest bid is the taker and plays alone against the others."),
    see="T5-4", words=N_("taker, attacker, declarer, defence"),
)
t4_bid.clause(
    "-5", Kind.ASKED, N_("The arbiter at a garde sans or contre"),
    N_("Who wants to play a garde sans or a garde contre first asks the arbiter."),
    see="T4-SLAM-1 TARB-5", words=N_("permission, call the arbiter, super contract"),
)
t4_bid.clause(
    "-6", Kind.ASKED, N_("The dog stays hidden"),
    N_("In a garde sans or garde contre nobody looks at the dog before the end of the deal."),
    see="T4-DOG-5", words=N_("dog seen, face down"),
)
TAROT_FFT.apply(Auction, "T4-BID-1")
TAROT_FFT.apply(Auction.why_not, "T4-BID-1 T4-BID-2")
TAROT_FFT.apply(next_dealer, "T4-BID-3")
TAROT_FFT.apply(Auction, "T4-BID-4")
TAROT_FFT.apply(Bid, "T4-BID-5")
TAROT_FFT.apply(Game, "T4-BID-6")


@question(
    N_("Was the bid made in turn, and was it the player's first?"), cite="T4-BID-1",
    help=N_("Everybody speaks once, from the dealer's right neighbour round to the dealer."),
)  # fmt: skip
def bid_in_turn(table: Incident) -> bool | None:
    return table.low


@question(
    N_("Is the bid higher than the last one?"), cite="T4-BID-2",
    help=N_("Prise is the lowest, then garde, garde sans, garde contre. A pass is always allowed."),
)  # fmt: skip
def bid_is_higher(table: Incident) -> bool | None:
    return None if table.low is None else not table.low


@procedure(TAROT_FFT, "T4-BID", N_("An irregular bid"))
def irregular_bid(case: Case[Incident]) -> Ruling:
    if case.ask(bid_in_turn):
        if case.ask(bid_is_higher):
            return Ruling.of("T4-BID-2", GoesOn(), because=N_("The bid is lawful."))
        if not case.ask(called_at_once):
            return too_late(case)
        return by_code(
            case, Fault.LOW_BID, "T4-BID-2", BidCancelled("T4-BID-2"),
            because=N_("A bid has to be higher than the last one."),
        )  # fmt: skip
    if not case.ask(called_at_once):
        return too_late(case)
    return by_code(
        case, Fault.BID_TURN, "T4-BID-1", BidCancelled("T4-BID-1"),
        because=N_("Everybody speaks once, and in turn."),
    )  # fmt: skip


@question(
    N_("Did the player ask the arbiter before the garde sans or garde contre?"), cite="T4-BID-5",
    help=N_("In a tournament he always does."),
)  # fmt: skip
def arbiter_asked(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "T4-BID-5", N_("A garde sans or garde contre"))
def garde_without_the_dog(case: Case[Incident]) -> Ruling:
    if case.ask(arbiter_asked):
        return Ruling.of("T4-BID-5", GoesOn(), because=N_("The arbiter was asked."))
    if not case.ask(called_at_once):
        return too_late(case)
    return by_code(
        case, Fault.NO_ARBITER, "T4-BID-5", GoesOn(),
        because=N_("The arbiter is asked before a garde sans or a garde contre."),
    )  # fmt: skip


@question(
    N_("Is it a prise or garde in which the taker has turned the dog up for all?"), cite="T4-BID-6 T4-DOG-1",
    help=N_("Then everybody may see it. In a garde sans or contre, and before the bidding is over, nobody "
            "may."),
)  # fmt: skip
def dog_was_open(table: Incident) -> bool | None:
    return table.dog_seen_by_all


@procedure(TAROT_FFT, "T4-BID-6", N_("A card of the dog was seen"))
def dog_seen(case: Case[Incident]) -> Ruling:
    if case.ask(dog_was_open):
        return Ruling.of("T4-DOG-1", GoesOn(), because=N_("In prise and garde everybody sees the dog."))
    if not case.ask(called_at_once):
        return too_late(case)
    return by_code(
        case, Fault.DOG_SEEN, "T4-BID-6", GoesOn(),
        because=N_("The dog stays hidden until it is turned up, or until the deal is over."),
    )  # fmt: skip
