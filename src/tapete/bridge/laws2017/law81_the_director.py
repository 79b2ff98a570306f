"""Law 81 of 2017: the director."""

from __future__ import annotations

from tapete.bridge.awards import RectificationWaived, Rectified
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Case, Kind, Ruling, Who, procedure, question
from tapete.text import N_

law81 = LAWS_2017.add_article("81", N_("The arbiter"))

law81.clause(
    "A", Kind.DEFINITION, N_("Status"),
    N_("The arbiter officially represents the organiser."),
    see="80B1", words=N_("director, official"),
)
law81.clause(
    "B1", Kind.DEFINITION, N_("Technical conduct of the event"),
    N_("He is responsible for running the event on the spot, and may remedy whatever the organiser has left "
       "out."),
    words=N_("director, omission"),
)
law81.clause(
    "B2", Kind.DEFINITION, N_("Bound by laws and regulations"),
    N_("He applies these laws, and the supplementary regulations made under them, and is bound by them."),
    see="80B2f", words=N_("director, restrictions"),
)
law81.clause(
    "C", Kind.DEFINITION, N_("Duties and powers"),
    N_("The arbiter, not the players, rectifies irregularities and redresses damage. His duties and powers "
       "normally also include those below."),
    see="10A", words=N_("director, rectify"),
)
law81.clause(
    "C1", Kind.DEFINITION, N_("Order"),
    N_("He keeps discipline and the game running in good order."),
    see="91A", words=N_("director, discipline"),
)
law81.clause(
    "C2", Kind.DEFINITION, N_("Interpreting the laws"),
    N_("He administers and interprets these laws and tells players their rights and responsibilities under "
       "them."),
    words=N_("director, interpret"),
)
law81.clause(
    "C3", Kind.JUDGED, N_("Errors however learned of"),
    N_("He rectifies any error or irregularity of which he learns in any way, within the times of 79C and "
       "92B."),
    see="79C 92B", words=N_("director, becomes aware, time limit"),
)
law81.clause(
    "C4", Kind.JUDGED, N_("Assessing"),
    N_("He assesses rectifications where they are due and uses the powers of 90 and 91."),
    see="90 91", words=N_("director, penalties"),
)
law81.clause(
    "C5", Kind.JUDGED, N_("Waiving a rectification"),
    N_("For good cause he may, at his discretion and at the request of the side without fault, waive a "
       "rectification."),
    see="10A", words=N_("director, waive"),
)
law81.clause(
    "C6", Kind.DEFINITION, N_("Disputes"),
    N_("He settles disputes."),
    words=N_("director, disputes"),
)
law81.clause(
    "C7", Kind.DEFINITION, N_("Referring"),
    N_("He refers any matter to the appropriate body."),
    see="83", words=N_("director, refer, committee"),
)
law81.clause(
    "C8", Kind.DEFINITION, N_("Results and other tasks"),
    N_("He reports results for the official record if the organiser wants it, and sees to whatever else the "
       "organiser entrusts to him."),
    see="80B2j", words=N_("director, results"),
)
law81.clause(
    "D", Kind.DEFINITION, N_("Delegating"),
    N_("He may delegate any of his duties to assistants but remains responsible for their being carried out "
       "properly."),
    see="80B2g(i)", words=N_("director, assistants"),
)


@question(
    N_("Does the side without fault ask that the rectification be waived?"), cite="81C5",
    help=N_("Only that side may ask. Make sure that it knows what it gives up, and do not suggest it."),
)  # fmt: skip
def waiver_asked(table: object) -> bool | None:
    return None


@question(
    N_("Is there good cause to waive it?"), cite="81C5", by=Who.JUDGEMENT,
    help=N_("As when the offence was the other side's doing in part, or came from a disability or from the "
            "conditions of play. Think of the other contestants, too, who are compared with this table."),
)  # fmt: skip
def good_cause(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "81C5", N_("Waiving a rectification"))
def waiving(case: Case[object]) -> Ruling:
    if not case.ask(waiver_asked):
        return Ruling.of(
            "81C4 10A", Rectified("81C4"),
            because=N_("Nobody but the side without fault can ask for a waiver, and it does not."),
        )  # fmt: skip
    if not case.ask(good_cause):
        return Ruling.of(
            "81C4 81C5", Rectified("81C4"), because=N_("The arbiter sees no good cause for a waiver.")
        )
    return Ruling.of(
        "81C5", RectificationWaived("81C5"),
        because=N_("The side without fault asks for it, and the arbiter finds the cause good."),
    )  # fmt: skip
