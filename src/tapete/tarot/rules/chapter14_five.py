"""Tarot for five."""

from __future__ import annotations

from tapete.law import Case, Kind, Note, Ruling, procedure, question
from tapete.tarot.dealing import dealt, live_form, next_dealer
from tapete.tarot.dog import callable_cards, why_not_call, why_not_ecart
from tapete.tarot.effects import GoesOn
from tapete.tarot.facts import Incident
from tapete.tarot.game import Game
from tapete.tarot.handful import size_of
from tapete.tarot.people import Fault
from tapete.tarot.play import Play
from tapete.tarot.rules.arbitration import by_code, called_at_once, too_late
from tapete.tarot.rules.book import TAROT_FFT
from tapete.tarot.score import counted, marks
from tapete.text import N_

t5 = TAROT_FFT.add_article("T5", N_("Five players"))

t5.clause(
    "-1", Kind.MECHANICAL, N_("Four of five play"),
    N_("In a small tournament five may sit at a table and four play: one is dead, deals for the others until "
       "somebody bids, and marks nothing. Everybody is dead in turn, in the direction of play."),
    see="T4-DEAL-8", words=N_("dead player, dummy dealer, five at the table"),
)
t5.clause(
    "-2", Kind.MECHANICAL, N_("Cards"),
    N_("In the game for five the cards are dealt three by three; the dog has three; each player has 15. The "
       "contracts are the same. Such tournaments are not homologated."),
    see="T4-DEAL-4", words=N_("five-handed, three by three, 15 cards, dog of three"),
)
t5.clause(
    "-3", Kind.ASKED, N_("Calling a king"),
    N_("Before he sees the dog the taker calls a king of his choice, which may be his own. With all four "
       "kings he may call a queen, with all queens too a knight, with all knights too a jack."),
    words=N_("called king, partner, call a queen"),
)
t5.clause(
    "-4", Kind.MECHANICAL, N_("With a partner or alone"),
    N_("Who holds the called card is the taker's partner: two against three. If it lies in the dog or in his "
       "own hand, the taker plays alone against four."),
    see="T4-BID-4", words=N_("partner, alone, one against four"),
)
t5.clause(
    "-5", Kind.MECHANICAL, N_("The first lead"),
    N_("The first lead is not of the suit of the called card, unless it is that card itself."),
    see="T4-PLAY-1", words=N_("lead, suit of the king"),
)
t5.clause(
    "-6", Kind.ASKED, N_("The partner stays hidden"),
    N_("Until he plays the called card the partner does not say who he is; how he plays may tell."),
    words=N_("partner revealed, secret"),
)
t5.clause(
    "-7", Kind.MECHANICAL, N_("Handfuls"),
    N_("A simple handful has 8 trumps, a double one 10, a triple one 13."),
    see="T4-HF-2", words=N_("handful of five, 8, 10, 13"),
)
t5.clause(
    "-8", Kind.MECHANICAL, N_("The odd half point"),
    N_("Half points are counted, and an odd half goes to the side that wins the deal, as for three."),
    see="T3-3", words=N_("half point, rounding"),
)
t5.clause(
    "-9", Kind.MECHANICAL, N_("Marks"),
    N_("The defenders' marks are as for four. Two thirds of what they win or lose together are the taker's, "
       "one third his partner's; alone he has all. The five marks sum to 0."),
    see="T4-SC-4", words=N_("marks of five, two thirds, one third"),
)
t5.clause(
    "-10", Kind.MECHANICAL, N_("The écart"),
    N_("As the dog has three cards, so has the écart; the same cards may not lie in it."),
    see="T4-DOG-2", words=N_("ecart of three"),
)
TAROT_FFT.apply(live_form, "T5-1")
TAROT_FFT.apply(next_dealer, "T5-1")
TAROT_FFT.apply(dealt, "T5-2")
TAROT_FFT.apply(callable_cards, "T5-3")
TAROT_FFT.apply(why_not_call, "T5-3")
TAROT_FFT.apply(Game, "T5-4")
TAROT_FFT.apply(Play.why_not, "T5-5")
TAROT_FFT.apply(Play, "T5-6")
TAROT_FFT.apply(size_of, "T5-7")
TAROT_FFT.apply(counted, "T5-8")
TAROT_FFT.apply(marks, "T5-9")
TAROT_FFT.apply(why_not_ecart, "T5-10")


@question(
    N_("Did the taker call before the dog was turned up?"), cite="T5-3",
    help=N_("He calls before he sees it, in every contract."),
)  # fmt: skip
def called_before_dog(table: Incident) -> bool | None:
    return None


@question(
    N_("Might he call this card?"), cite="T5-3",
    help=N_("A king always; a queen with all kings; a knight with all kings and queens; a jack with all of "
            "these and all knights."),
)  # fmt: skip
def card_may_be_called(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "T5-3", N_("An irregular call"))
def irregular_call(case: Case[Incident]) -> Ruling:
    if case.ask(called_before_dog) and case.ask(card_may_be_called):
        return Ruling.of("T5-3", GoesOn(), because=N_("The call is lawful."))
    if not case.ask(called_at_once):
        return too_late(case)
    return by_code(
        case, Fault.CALL, "T5-3", GoesOn(),
        because=N_("The taker called too late, or a card that he may not call."),
    )  # fmt: skip


@question(
    N_("Did the partner say or show who he is, other than by the cards he played?"), cite="T5-6",
    help=N_("To give points or the Petit to the taker is play, and allowed."),
)  # fmt: skip
def partner_told(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "T5-6", N_("The partner shows who he is"))
def partner_reveals(case: Case[Incident]) -> Ruling:
    if not case.ask(partner_told):
        return Ruling.of(
            "T5-6", GoesOn(), Note(N_("What cards tell, everybody may see."), "T5-6"),
            because=N_("He told it by his play only."),
        )  # fmt: skip
    if not case.ask(called_at_once):
        return too_late(case)
    return by_code(
        case, Fault.CONDUCT, "T5-6", GoesOn(),
        because=N_("The partner is not to be known before he plays the called card."),
    )  # fmt: skip
