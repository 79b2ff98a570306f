"""Law 10 of 1997: who assesses penalties, and who chooses."""

from __future__ import annotations

from tapete.bridge.laws1997.book import LAWS_1997
from tapete.law import Case, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_

law10 = LAWS_1997.add_article("10", N_("Assessing penalties"))

law10.clause(
    "A", Kind.DEFINITION, N_("The arbiter alone"),
    N_("Only the arbiter imposes penalties; players may neither impose nor waive them by themselves."),
    see="72A3 81C8", words=N_("impose, waive, penalty"),
)  # fmt: skip
law10.clause(
    "B", Kind.JUDGED, N_("What the players settled"),
    N_("The arbiter may confirm or cancel a penalty, or the waiving of one, that the players agreed on "
       "before the arbiter came."),
    see="11A 72A3", words=N_("agreement, settled, cancel, confirm"),
)  # fmt: skip
law10.clause(
    "C1", Kind.MECHANICAL, N_("All options are explained"),
    N_("Where a law leaves a choice, the arbiter explains every option."),
    see="9B2", words=N_("options, explain, choice"),
)  # fmt: skip
law10.clause(
    "C2", Kind.DEFINITION, N_("Choosing alone"),
    N_("The player who has the choice makes it without consulting partner."),
    see="73A", words=N_("options, choose, consult partner"),
)  # fmt: skip


@question(
    N_("Did the players impose or waive a penalty without the arbiter?"), cite="10A 10B",
    help=N_("Ask what was said and done since the irregularity, and who decided it."),
)  # fmt: skip
def settled_by_players(table: object) -> bool | None:
    return None


@question(
    N_("Does what they settled stand?"), cite="10B", by=Who.JUDGEMENT,
    help=N_("Let it stand where it agrees with the law; cancel it where somebody lost a right or paid what "
            "was not owed."),
)  # fmt: skip
def upheld(table: object) -> bool | None:
    return None


@procedure(LAWS_1997, "10B", N_("Penalty settled by the players"))
def settled_without_arbiter(case: Case[object]) -> Ruling:
    if not case.ask(settled_by_players):
        return Ruling.of(
            "10A", Note(N_("Rule the irregularity under its own law.")),
            because=N_("Nobody has settled anything yet."),
        )  # fmt: skip
    if case.ask(upheld):
        return Ruling.of(
            "10B", Note(N_("What the players settled stands as the arbiter's ruling."), "10B"),
            because=N_("The arbiter confirms what the players settled."),
        )  # fmt: skip
    return Ruling.of(
        "10B", Note(N_("Undo what the players settled, and rule the irregularity under its own law."), "10B"),
        because=N_("Only the arbiter may penalise, and he does not confirm what was settled."), grave=True,
    )  # fmt: skip
