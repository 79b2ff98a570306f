"""Law 10 of 2017: assessing a rectification."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Case, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_

law10 = LAWS_2017.add_article("10", N_("Assessing a rectification"))

law10.clause(
    "A", Kind.DEFINITION, N_("Only the arbiter rectifies"),
    N_("Whether and how something is rectified is the arbiter's to decide; players neither impose nor "
       "waive it."),
    see="81C5", words=N_("right, impose, waive"),
)  # fmt: skip
law10.clause(
    "B", Kind.JUDGED, N_("What players settled among themselves"),
    N_("The arbiter may confirm or undo a rectification that players imposed or waived without him."),
    see="82", words=N_("cancel, waived, players' own ruling"),
)  # fmt: skip
law10.clause(
    "C1", Kind.MECHANICAL, N_("Explain every option"),
    N_("Where a law gives a choice, the arbiter explains all the options before it is made."),
    see="9B2", words=N_("explain, options, choices"),
)  # fmt: skip
law10.clause(
    "C2", Kind.MECHANICAL, N_("Choose without partner"),
    N_("Who has the choice makes it without consulting partner."),
    words=N_("consult, option, choice"),
)  # fmt: skip
law10.clause(
    "C3", Kind.DEFINITION, N_("The other side may choose what suits it"),
    N_("The side that did not offend may pick the option that is best for itself."),
    words=N_("advantage, option, non-offending"),
)  # fmt: skip
law10.clause(
    "C4", Kind.DEFINITION, N_("After the rectification the offenders play on to win"),
    N_("Once the infraction is rectified, the offending side may make any call or play that helps it, even "
       "where it seems to profit, within 16C2, 27 and 72C."),
    see="16C2 27 72C", words=N_("profit, advantage, offending side"),
)  # fmt: skip


@question(
    N_("Did the players impose or waive a rectification without the arbiter?"), cite="10B",
    help=N_("Ask what was said and done since the irregularity, and who decided it."),
)  # fmt: skip
def settled_by_players(table: object) -> bool | None:
    return None


@question(
    N_("Does what they settled stand?"), cite="10B", by=Who.JUDGEMENT,
    help=N_("Let it stand where it agrees with the law or nobody was harmed by it; "
            "cancel it where somebody lost a right that he did not know."),
)  # fmt: skip
def upheld(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "10B", N_("Rectification settled by the players"))
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
        because=N_("Only the arbiter may rectify, and he does not confirm what was settled."), grave=True,
    )  # fmt: skip
