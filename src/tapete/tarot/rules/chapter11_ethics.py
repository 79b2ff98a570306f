"""The ethics of the game."""

from __future__ import annotations

from tapete.law import Case, Kind, Ruling, Who, procedure, question
from tapete.tarot.effects import GoesOn
from tapete.tarot.facts import Incident
from tapete.tarot.people import Fault
from tapete.tarot.rules.arbitration import by_code, called_at_once, too_late
from tapete.tarot.rules.book import TAROT_FFT
from tapete.text import N_

teth = TAROT_FFT.add_article("TETH", N_("Ethics"))

teth.clause(
    "-1", Kind.JUDGED, N_("Courtesy"),
    N_("Players are polite to partners and opponents. Hesitating without reason, bidding what one cannot "
       "make, gestures, signs of approval or annoyance and rude remarks have no place at a table."),
    see="TARB-3", words=N_("courtesy, hesitation, gesture, comment, suicidal bid"),
)


@question(
    N_("Was it a hesitation without reason, a gesture, a sign, a rude remark, or a bid without a chance?"),
    cite="TETH-1", by=Who.JUDGEMENT,
    help=N_("Let the players say what happened; a player may think when he has something to think about."),
)  # fmt: skip
def out_of_place(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "TETH", N_("A hesitation, a gesture, a remark"))
def conduct(case: Case[Incident]) -> Ruling:
    if not case.ask(called_at_once):
        return too_late(case)
    if not case.ask(out_of_place):
        return Ruling.of("TETH-1", GoesOn(), because=N_("Nothing was out of place."))
    return by_code(
        case, Fault.CONDUCT, "TETH-1 TARB-3", GoesOn(),
        because=N_("Such conduct has no place at a table."),
    )  # fmt: skip
