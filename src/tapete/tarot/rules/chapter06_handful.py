"""The handful."""

from __future__ import annotations

from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.tarot.effects import HandfulRefused, HandfulShownAgain
from tapete.tarot.facts import Incident
from tapete.tarot.game import Game
from tapete.tarot.handful import Size, sizes, why_not_handful
from tapete.tarot.people import Fault, HandfulFault
from tapete.tarot.rules.arbitration import by_code, called_at_once, too_late
from tapete.tarot.rules.book import TAROT_FFT
from tapete.tarot.score import parts
from tapete.text import N_

t4_hf = TAROT_FFT.add_article("T4-HF", N_("The handful"))

t4_hf.clause(
    "-1", Kind.ASKED, N_("Showing a handful"),
    N_("A player who has one may show a handful just before he plays his first card: the trumps in "
       "descending order, all of them at one time."),
    words=N_("poignée, announce, first card, descending order"),
)
t4_hf.clause(
    "-2", Kind.MECHANICAL, N_("Sizes and premiums"),
    N_("Ten trumps are a simple handful worth 20, thirteen a double one worth 30, fifteen a triple one worth "
       "40. The premium is the same in every contract."),
    see="T3-2 T5-7", words=N_("ten, thirteen, fifteen, 20, 30, 40"),
)
t4_hf.clause(
    "-3", Kind.ASKED, N_("Exactly so many"),
    N_("A handful has exactly ten, thirteen or fifteen trumps. Who holds a number between hides as many as "
       "he has to, of his choice."),
    words=N_("eleven, twelve, fourteen, sixteen, hide trumps"),
)
t4_hf.clause(
    "-4", Kind.ASKED, N_("The Excuse in a handful"),
    N_("The Excuse may stand for a trump that is missing; to show it says that the player has no other "
       "trump."),
    words=N_("excuse in the handful, no more trumps"),
)
t4_hf.clause(
    "-5", Kind.MECHANICAL, N_("A trump of the écart shown again"),
    N_("A taker with four kings and fifteen trumps shows the trump that he set aside once more, with his "
       "triple handful, which then counts."),
    see="T4-DOG-2", words=N_("four kings, fifteen trumps, set aside"),
)
t4_hf.clause(
    "-6", Kind.MECHANICAL, N_("Who gets the premium"),
    N_("The side that wins the deal gets the premium, whoever showed the handful."),
    see="T4-SC-3", words=N_("premium to the winner, handful of the defence"),
)
TAROT_FFT.apply(Game.why_not_handful, "T4-HF-1")
TAROT_FFT.apply(Size.parse, "T4-HF-2")
TAROT_FFT.apply(why_not_handful, "T4-HF-1 T4-HF-3 T4-HF-4 T4-HF-5")
TAROT_FFT.apply(sizes, "T4-HF-4")
TAROT_FFT.apply(parts, "T4-HF-2 T4-HF-6")


@question(
    N_("What is wrong with the handful?"), cite="T4-HF-1 T4-HF-3 T4-HF-4",
    help=N_("A handful of eleven trumps has a wrong size. A hidden trump beside a shown Excuse is a fault, "
            "too."),
)  # fmt: skip
def what_is_wrong(table: Incident) -> HandfulFault | None:
    return table.handful


@question(
    N_("Has the player played his first card?"), cite="T4-HF-1",
    help=N_("The first card of that player, not of the deal."),
)  # fmt: skip
def first_card_played(table: Incident) -> bool | None:
    return table.first_card_played


@procedure(TAROT_FFT, "T4-HF", N_("A handful wrongly shown"))
def wrong_handful(case: Case[Incident]) -> Ruling:
    if not case.ask(called_at_once):
        return too_late(case)
    fault = case.ask(what_is_wrong)
    if fault is HandfulFault.LATE:
        return Ruling.of(
            "T4-HF-1", HandfulRefused("T4-HF-1"),
            because=N_("A handful is shown before its player's first card, not later."),
        )  # fmt: skip
    cite = {HandfulFault.SIZE: "T4-HF-3", HandfulFault.EXCUSE: "T4-HF-4"}.get(fault, "T4-HF-1")
    if not case.ask(first_card_played):
        return by_code(
            case, Fault.HANDFUL, cite, HandfulShownAgain("T4-HF-1"),
            because=N_("The handful is not as it has to be, and its player has not played yet."),
        )  # fmt: skip
    return by_code(
        case, Fault.HANDFUL, cite, HandfulRefused(cite),
        because=N_("The handful was not as it has to be, and its player has played since."),
    )  # fmt: skip
