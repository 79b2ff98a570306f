"""The dog and the écart."""

from __future__ import annotations

from tapete.law import Case, Kind, Note, Ruling, procedure, question
from tapete.tarot.count import count
from tapete.tarot.dog import trumps_needed, why_not_ecart, why_not_shown
from tapete.tarot.effects import EcartCorrected, EcartStands, GoesOn, TrumpsShown
from tapete.tarot.facts import Incident
from tapete.tarot.game import Game
from tapete.tarot.people import EcartFault, Fault
from tapete.tarot.rules.arbitration import by_code, called_at_once, too_late
from tapete.tarot.rules.book import TAROT_FFT
from tapete.text import N_

t4_dog = TAROT_FFT.add_article("T4-DOG", N_("The dog and the écart"))

t4_dog.clause(
    "-1", Kind.MECHANICAL, N_("The dog is turned up"),
    N_("In a prise or garde only the dealer hands over the dog. The taker turns it up for all, takes it into "
       "his hand and sets as many cards aside: this écart stays secret and counts with his tricks."),
    words=N_("dog, discard, ecart, six cards aside"),
)
t4_dog.clause(
    "-2", Kind.MECHANICAL, N_("What may be set aside"),
    N_("No king and no oudler lies in the écart. Trumps do only if there is no other way, and then the "
       "defence sees them."),
    see="T4-HF-5", words=N_("king, oudler, trump in the ecart, show trumps"),
)
t4_dog.clause(
    "-3", Kind.ASKED, N_("Showing the size of the écart"),
    N_("The taker shows the others that the écart has six cards and then says that play may begin."),
    see="T5-10", words=N_("Jeu, count of the ecart, ready"),
)
t4_dog.clause(
    "-4", Kind.ASKED, N_("When the écart is closed"),
    N_("The écart is neither changed nor looked at any more once the taker has said that play may begin and "
       "its number of cards is right, or once a card has been played. With a wrong number it is put right as "
       "long as no card has been played, also after those words."),
    words=N_("changing the ecart, five cards, seven cards, correct the ecart, wrong number"),
)
t4_dog.clause(
    "-5", Kind.MECHANICAL, N_("The dog in garde sans and contre"),
    N_("In a garde sans the dog lies face down before the taker and counts for him, its oudlers included. In "
       "a garde contre it goes face down to the defender opposite and counts for the defence."),
    see="T4-BID-6", words=N_("garde sans, garde contre, dog face down"),
)
TAROT_FFT.apply(Game, "T4-DOG-1")
TAROT_FFT.apply(why_not_ecart, "T4-DOG-2 T4-DOG-3")
TAROT_FFT.apply(trumps_needed, "T4-DOG-2")
TAROT_FFT.apply(why_not_shown, "T4-DOG-2")
TAROT_FFT.apply(Game.why_not_ecart, "T4-DOG-4 T4-DOG-5")
TAROT_FFT.apply(count, "T4-DOG-5")


@question(
    N_("What is wrong with the écart?"), cite="T4-DOG-2 T4-DOG-3",
    help=N_("A trump that had to be set aside is no fault if the defence saw it."),
)  # fmt: skip
def what_is_wrong(table: Incident) -> EcartFault | None:
    return table.ecart


@question(
    N_("Has any card been played?"), cite="T4-DOG-4",
    help=N_("The first card of the first trick closes the écart for good."),
)  # fmt: skip
def card_played(table: Incident) -> bool | None:
    return table.card_played


@question(
    N_("Has the taker said that play may begin?"), cite="T4-DOG-3 T4-DOG-4",
    help=N_("The word is “Jeu”. An écart with the right number of cards is closed by it."),
)  # fmt: skip
def said_jeu(table: Incident) -> bool | None:
    return table.said_jeu


@question(
    N_("Does the écart have the right number of cards?"), cite="T4-DOG-3 T4-DOG-4",
    help=N_("Six where three or four play, three where five play. With another number it is not closed "
            "before the first card."),
)  # fmt: skip
def right_number(table: Incident) -> bool | None:
    return table.right_number


@procedure(TAROT_FFT, "T4-DOG", N_("A wrong écart"))
def wrong_ecart(case: Case[Incident]) -> Ruling:
    if not case.ask(called_at_once):
        return too_late(case)
    match case.ask(what_is_wrong):
        case EcartFault.COUNT:
            return wrong_number(case)
        case EcartFault.CARD:
            return wrong_card(case)
        case EcartFault.SHOWN:
            return not_shown(case)
        case EcartFault.CHANGED:
            return touched(case)


def wrong_number(case: Case[Incident]) -> Ruling:
    if not case.ask(card_played):
        return Ruling.of(
            "T4-DOG-4", EcartCorrected("T4-DOG-4"),
            because=N_("Its number of cards is wrong and no card has been played: it is put right, whatever "
                       "was said."),
        )  # fmt: skip
    return by_code(
        case, Fault.ECART_COUNT, "T4-DOG-4 T4-DOG-3", EcartStands("T4-DOG-4"),
        because=N_("A card has been played: the écart can no longer be put right."),
    )  # fmt: skip


def wrong_card(case: Case[Incident]) -> Ruling:
    if not case.ask(card_played) and not case.ask(said_jeu):
        return Ruling.of(
            "T4-DOG-2 T4-DOG-4", EcartCorrected("T4-DOG-4"),
            because=N_("The écart is not closed yet: the taker may still change it, and has to."),
        )  # fmt: skip
    return by_code(
        case, Fault.ECART_CARD, "T4-DOG-2 T4-DOG-4", EcartStands("T4-DOG-4"),
        because=N_("The écart holds a card that may not lie there, and it is closed."),
    )  # fmt: skip


def not_shown(case: Case[Incident]) -> Ruling:
    if not case.ask(card_played):
        return Ruling.of(
            "T4-DOG-2", TrumpsShown("T4-DOG-2"),
            Note(N_("To show the trumps is not to change the écart: it stays as it is."), "T4-DOG-4"),
            because=N_("Trumps of the écart are shown to the defence, and no card has been played."),
        )  # fmt: skip
    return by_code(
        case, Fault.ECART_SHOWN, "T4-DOG-2", TrumpsShown("T4-DOG-2"),
        because=N_("The defence played without having seen the trumps of the écart."),
    )  # fmt: skip


def touched(case: Case[Incident]) -> Ruling:
    if not case.ask(card_played) and not (case.ask(said_jeu) and case.ask(right_number)):
        return Ruling.of(
            "T4-DOG-4", GoesOn(),
            because=N_("The écart was not closed: the taker may still change it and look at it."),
        )  # fmt: skip
    return by_code(
        case, Fault.ECART_CLOSED, "T4-DOG-4", EcartStands("T4-DOG-4"),
        because=N_("A closed écart is neither changed nor looked at."),
    )  # fmt: skip
