"""Law 85 of 2017: rulings on disputed facts."""

from __future__ import annotations

from tapete.bridge.awards import GameGoesOn
from tapete.bridge.laws2017.artificial_score import may_appeal
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law84_rulings_on_agreed_facts import on_known_facts
from tapete.law import Case, Instruction, Kind, Ruling, Who, procedure, question
from tapete.text import N_

law85 = LAWS_2017.add_article("85", N_("Rulings on disputed facts"))

law85.clause(
    "", Kind.ASKED, N_("Facts not agreed"),
    N_("Called to rule on a point of law or regulation on which the facts are not agreed, the arbiter "
       "proceeds as below."),
    see="84", words=N_("disputed facts"),
)
law85.clause(
    "A1", Kind.JUDGED, N_("Balance of probabilities"),
    N_("He finds the facts by what is more probable, giving the evidence that he could collect its proper "
       "weight."),
    words=N_("disputed facts, evidence, probability"),
)
law85.clause(
    "A2", Kind.JUDGED, N_("Facts found"),
    N_("Once satisfied that he has found the facts, he rules as in 84."),
    see="84", words=N_("disputed facts, established"),
)
law85.clause(
    "B", Kind.JUDGED, N_("Facts not found"),
    N_("If he cannot find the facts to his satisfaction, he makes a ruling that lets play go on."),
    words=N_("disputed facts, undetermined"),
)


collect = Instruction.of(
    N_("Collect what evidence there is: what each player saw and heard, the cards played, the written "
       "auction, the system cards, other tables."),
    cite="85A1",
)  # fmt: skip


@question(
    N_("Are you satisfied that you know what happened?"), cite="85A1 85A2 85B", by=Who.JUDGEMENT,
    help=N_("Certainty is not needed: it is enough that the evidence makes one account more probable than "
            "the other. How firmly a player insists is no evidence."),
)  # fmt: skip
def facts_found(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "85", N_("Ruling on disputed facts"))
def ruling_on_disputed_facts(case: Case[object]) -> Ruling:
    case.tell(collect)
    if case.ask(facts_found):
        return on_known_facts(case)
    return Ruling.of(
        "85B", GameGoesOn("85B"), may_appeal,
        because=N_("The facts cannot be found, so the ruling lets the game go on."),
    )  # fmt: skip
