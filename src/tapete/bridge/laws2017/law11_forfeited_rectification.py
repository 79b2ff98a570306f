"""Law 11 of 2017: forfeiture of the right to a rectification."""

from __future__ import annotations

from tapete.bridge.effects import (
    GainRemoved,
    NoLeadRestriction,
    Review,
    RightLost,
    ScoreStands,
    Unauthorised,
)
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Case, Kind, Note, Part, Ruling, Who, procedure, question
from tapete.text import N_

law11 = LAWS_2017.add_article("11", N_("Forfeiture of the right to a rectification"))

law11.clause(
    "A", Kind.JUDGED, N_("Acting before the arbiter came"),
    N_("A side that acts before calling the arbiter may lose its right to a rectification. If one side "
       "gained because an opponent then acted without knowing the law, the arbiter takes that gain away "
       "from it alone; the other side keeps the score of the table."),
    see="9B1a 28B 29A 37A 60A", words=N_("forfeit, lose the right, non-offending side"),
)  # fmt: skip
law11.clause(
    "B", Kind.JUDGED, N_("A penalty is still possible"),
    N_("Although the right to a rectification is gone, the arbiter may give a procedural penalty."),
    see="90", words=N_("procedural penalty, forfeited"),
)  # fmt: skip


@question(
    N_("Did somebody of the non-offending side act before the arbiter was called?"), cite="11A",
    help=N_("A call, a play, a choice, an instruction or a remark that led the offender on counts; "
            "pointing out the irregularity does not."),
)  # fmt: skip
def non_offenders_acted(table: object) -> bool | None:
    return None


@question(
    N_("Has the other side lost its right to a rectification?"), cite="11A", by=Who.JUDGEMENT,
    help=N_("It may have, if a remark or an action of an opponent led the offender on, "
            "or if an opponent called or played on before the arbiter was called."),
)  # fmt: skip
def right_lost(table: object) -> bool | None:
    return None


@question(
    N_("Did one side gain because an opponent then acted without knowing the law?"),
    cite="11A", by=Who.JUDGEMENT,
    help=N_("Ask what each player would have done with the law explained to him."),
)  # fmt: skip
def gained_by_ignorance(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "11", N_("Is the right to a rectification lost?"))
def forfeited_rectification(case: Case[object]) -> Ruling:
    if not case.ask(non_offenders_acted) or not case.ask(right_lost):
        return Ruling.of(
            "11A", Note(N_("Rule the irregularity under its own law.")),
            because=N_("The other side keeps its right to a rectification."),
        )  # fmt: skip
    if case.ask(gained_by_ignorance):
        return Ruling.of("11A", RightLost("11A"), GainRemoved("11A"), PENALTY, grave=True, because=GAINED)
    return Ruling.of("11A", RightLost("11A"), PENALTY, because=TOO_LATE)


def unrectified() -> tuple[Part, ...]:
    """What remains where the right to rectify a withdrawn call is lost."""
    return RightLost("11A"), NoLeadRestriction("11A"), Unauthorised("16C"), Review("11A"), PENALTY


PENALTY = Note(N_("A procedural penalty remains possible."), "11B")
TOO_LATE = N_("The other side acted before the arbiter was called.")
GAINED = N_("One side gained by an action that an opponent took without knowing the law.")


@procedure(LAWS_2017, "11A", N_("Right to a rectification lost: review when play has ended"))
def review_of_gain_by_ignorance(case: Case[object]) -> Ruling:
    if case.ask(gained_by_ignorance):
        return Ruling.of("11A", GainRemoved("11A"), grave=True, because=GAINED)
    return Ruling.of("11A", ScoreStands(), because=N_("Nobody gained by an opponent's ignorance of the law."))
