"""Dealing, holding the cards, and the Petit as only trump."""

from __future__ import annotations

from tapete.law import Case, Kind, Note, Ruling, procedure, question
from tapete.tarot.dealing import cut, dealer_drawn, dealt, next_dealer, shuffler
from tapete.tarot.effects import (
    DealAnnulled,
    DealerBarred,
    DealPasses,
    GoesOn,
    HandsReturned,
    NewDeal,
    Penalty,
)
from tapete.tarot.facts import Incident
from tapete.tarot.hand import Hand
from tapete.tarot.people import Authority, Fault, Player
from tapete.tarot.rules.arbitration import by_code, called_at_once, penalty_given, too_late
from tapete.tarot.rules.book import TAROT_FFT
from tapete.text import N_

t4_deal = TAROT_FFT.add_article("T4-DEAL", N_("Dealing"))

t4_deal.clause(
    "-1", Kind.MECHANICAL, N_("Who deals first"),
    N_("Each player draws a card, and the lowest deals. Every trump is above every suit card; of equal cards "
       "spades are highest, then hearts, diamonds and clubs. Who draws the Excuse draws again."),
    words=N_("first dealer, draw, cutting for deal"),
)
t4_deal.clause(
    "-2", Kind.MECHANICAL, N_("Shuffling"),
    N_("Before every deal the player opposite the dealer shuffles."),
    words=N_("shuffle, opposite"),
)
t4_deal.clause(
    "-3", Kind.MECHANICAL, N_("The cut"),
    N_("The player on the dealer's left cuts, and takes or leaves at least three cards."),
    words=N_("cut, left of the dealer"),
)
t4_deal.clause(
    "-4", Kind.MECHANICAL, N_("Packets and dog"),
    N_("The cards are dealt three by three, to the right. Meanwhile six cards go to the dog, which may get "
       "neither the first nor the last card of the pack. Each player has 18 cards."),
    see="T3-1 T5-2", words=N_("dog, three by three, counter-clockwise, eighteen cards"),
)
t4_deal.clause(
    "-5", Kind.ASKED, N_("Showing the size of the dog"),
    N_("When the deal is over, the dealer shows the others that the dog has six cards."),
    see="T4-DEAL-7", words=N_("dog, six cards, show"),
)
t4_deal.clause(
    "-6", Kind.JUDGED, N_("Hands off until the end"),
    N_("Nobody touches his cards before the deal is over; the arbiter may penalise who does."),
    words=N_("touching cards, too early, penalty"),
)
t4_deal.clause(
    "-7", Kind.ASKED, N_("A fault in the dealing"),
    N_("After any fault in the dealing the same dealer deals again and may not bid on that new deal. After a "
       "fault of the dealer the hands go back unseen."),
    see="T4-BID-2", words=N_("misdeal, card turned over, wrong packet, new deal"),
)
t4_deal.clause(
    "-8", Kind.MECHANICAL, N_("Who deals next"),
    N_("The deal goes round in the direction of play, one player after the other."),
    see="T4-BID-3 T4-PSEC-1", words=N_("rotation, right neighbour"),
)
TAROT_FFT.apply(dealer_drawn, "T4-DEAL-1")
TAROT_FFT.apply(shuffler, "T4-DEAL-2")
TAROT_FFT.apply(cut, "T4-DEAL-3")
TAROT_FFT.apply(dealt, "T4-DEAL-4")
TAROT_FFT.apply(next_dealer, "T4-DEAL-7 T4-DEAL-8")

t4_hand = TAROT_FFT.add_article("T4-HAND", N_("Holding the cards"))

t4_hand.clause(
    "-1", Kind.ASKED, N_("Cards in view"),
    N_("Until his last card is played each player holds his cards above the table, where they can be seen."),
    see="TETH-1", words=N_("holding cards, above the table"),
)

t4_psec = TAROT_FFT.add_article("T4-PSEC", N_("The Petit as only trump"))

t4_psec.clause(
    "-1", Kind.ASKED, N_("Petit sec"),
    N_("Who has the Petit as only trump and no Excuse must say so before the bidding, show his hand and "
       "annul the deal. The dealer's right neighbour deals next."),
    see="TD-9", words=N_("petit sec, lone Petit, annulled"),
)
TAROT_FFT.apply(Hand, "T4-PSEC-1")


@question(
    N_("Was it a fault of the dealer?"), cite="T4-DEAL-7",
    help=N_("A card turned over, a wrong packet, the first or last card in the dog, a dog of another size, a "
            "hand of another size: these are faults of the dealer unless another player caused them."),
)  # fmt: skip
def by_dealer(table: Incident) -> bool | None:
    return table.by_dealer


@question(
    N_("Is a dealer barred from bidding who deals again because of another player's fault?"),
    cite="T4-DEAL-7", by=Authority.ORGANISER,
    help=N_("The rule book bars him after any fault in the dealing. Some events bar him only after his own."),
)  # fmt: skip
def barred_for_others(table: Incident) -> bool | None:
    return None


@question(
    N_("Had a player merely touched his cards before the deal was over?"), cite="T4-DEAL-6",
    help=N_("Touching the cards is no fault of the dealing itself: the deal stands."),
)  # fmt: skip
def touched_early(table: Incident) -> bool | None:
    return None if table.deal_complete is None else False


@procedure(TAROT_FFT, "T4-DEAL", N_("A fault in the dealing"))
def fault_in_the_dealing(case: Case[Incident]) -> Ruling:
    if case.ask(touched_early):
        if case.ask(penalty_given):
            return Ruling.of(
                "T4-DEAL-6", Penalty(Player.OFFENDER, "T4-DEAL-6"), GoesOn(),
                because=N_("He touched his cards before the deal was over."), grave=True,
            )  # fmt: skip
        return Ruling.of(
            "T4-DEAL-6", GoesOn(), because=N_("The arbiter sees no reason for a penalty."),
        )  # fmt: skip
    if case.ask(by_dealer):
        return Ruling.of(
            "T4-DEAL-7",
            HandsReturned("T4-DEAL-7"), NewDeal("T4-DEAL-7"), DealerBarred("T4-DEAL-7"),
            because=N_("The dealer made a fault: cards, dog or order were not dealt as the rules have it."),
        )  # fmt: skip
    if case.ask(barred_for_others):
        return Ruling.of(
            "T4-DEAL-7", NewDeal("T4-DEAL-7"), DealerBarred("T4-DEAL-7"),
            because=N_("Any fault in the dealing means a new deal by the same dealer, who may not bid on "
                       "it."),
        )  # fmt: skip
    return Ruling.of(
        "T4-DEAL-7", NewDeal("T4-DEAL-7"),
        Note(N_("That the dealer may bid is a choice of the event, not of the rule book."), "T4-DEAL-7"),
        because=N_("Another player caused the fault, and this event bars the dealer only for his own."),
    )  # fmt: skip


@question(
    N_("When the dealer shows the dog: does it have the right number of cards?"), cite="T4-DEAL-5 T4-DEAL-4",
    help=N_("Six where three or four play, three where five play."),
)  # fmt: skip
def dog_has_right_size(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "T4-DEAL-5", N_("The dog when the deal is over"))
def dog_after_the_deal(case: Case[Incident]) -> Ruling:
    if case.ask(dog_has_right_size):
        return Ruling.of("T4-DEAL-5", GoesOn(), because=N_("The dog is complete: the players take their "
                                                           "cards."))
    return case.refer("T4-DEAL", cite="T4-DEAL-7", given={touched_early: False, by_dealer: True})


@question(
    N_("Is the Petit the player's only trump, without the Excuse?"), cite="T4-PSEC-1",
    help=N_("The hand is shown."),
)  # fmt: skip
def is_petit_sec(table: Incident) -> bool | None:
    return table.petit_sec


@question(
    N_("Has anybody bid?"), cite="T4-PSEC-1",
    help=N_("The Petit as only trump is announced before the bidding."),
)  # fmt: skip
def anybody_bid(table: Incident) -> bool | None:
    return table.bid_made


@procedure(TAROT_FFT, "T4-PSEC", N_("The Petit as only trump"))
def petit_as_only_trump(case: Case[Incident]) -> Ruling:
    if not case.ask(is_petit_sec):
        return Ruling.of(
            "T4-PSEC-1", GoesOn(),
            because=N_("The hand has another trump or the Excuse: the deal is played."),
        )  # fmt: skip
    if not case.ask(anybody_bid):
        return Ruling.of(
            "T4-PSEC-1", DealAnnulled("T4-PSEC-1"), DealPasses("T4-PSEC-1"),
            because=N_("The Petit is the only trump, and nobody has bid."),
        )  # fmt: skip
    if not case.ask(called_at_once):
        return too_late(case)
    return by_code(
        case, Fault.PETIT_SEC, "T4-PSEC-1", DealAnnulled("T4-PSEC-1"), DealPasses("T4-PSEC-1"),
        because=N_("The player had to annul the deal before the bidding and did not."),
    )  # fmt: skip


@question(
    N_("Are the player's cards held above the table, in view of all?"), cite="T4-HAND-1",
    help=N_("The others must be able to see how many cards he holds."),
)  # fmt: skip
def in_view(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "T4-HAND", N_("Cards held out of view"))
def cards_out_of_view(case: Case[Incident]) -> Ruling:
    if case.ask(in_view):
        return Ruling.of("T4-HAND-1", GoesOn(), because=N_("The cards are in view."))
    return Ruling.of(
        "T4-HAND-1", GoesOn(),
        Note(N_("The player lifts his cards above the table, where they stay to the end."), "T4-HAND-1"),
        because=N_("Cards are held above the table until the last one is played."),
    )  # fmt: skip
