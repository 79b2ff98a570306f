"""Law 11 of 1997: how the right to a penalty gets lost."""

from __future__ import annotations

from tapete.bridge.effects import NoRectification, RightLost
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.law import Case, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_, Choice

law11 = LAWS_1997.add_article("11", N_("Forfeiting the right to penalise"))

law11.clause(
    "A", Kind.JUDGED, N_("Acting before the arbiter comes"),
    N_("If a non-offender acts in any way before calling the arbiter, the arbiter may waive the penalty, and "
       "does so where that side could gain by an opponent who did not know it."),
    see="9B2 10B", words=N_("forfeit, lose the right, act before calling the director"),
)  # fmt: skip
law11.clause(
    "B1", Kind.JUDGED, N_("Spectator of the non-offending side"),
    N_("The right to a penalty may be lost if the irregularity is pointed out by a spectator for whose "
       "presence the non-offending side is responsible."),
    see="76", words=N_("spectator, kibitzer"),
)  # fmt: skip
# The text at hand repeats the right to penalise here. That would reward the offending side for its own
# spectator; its index speaks of the right to correct, and so do we.
law11.clause(
    "B2", Kind.JUDGED, N_("Spectator of the offending side"),
    N_("The right to correct the irregularity may be lost if it is pointed out by a spectator for whose "
       "presence the offending side is responsible."),
    see="76", words=N_("spectator, kibitzer"),
)  # fmt: skip
law11.clause(
    "C", Kind.JUDGED, N_("A procedural penalty remains"),
    N_("Where the right to a penalty is lost under this law, the arbiter may still impose a procedural "
       "penalty."),
    see="90", words=N_("procedural penalty"),
)  # fmt: skip


class Bringer(Choice):
    """Who is responsible for the presence of a spectator."""

    NON_OFFENDERS = "non-offenders", N_("the non-offending side")
    OFFENDERS = "offenders", N_("the offending side")
    NOBODY = "nobody", N_("neither side")


@question(
    N_("Did somebody of the non-offending side act before the arbiter was called?"), cite="11A",
    help=N_("Any call, play, choice or instruction to the offender counts; pointing out the irregularity "
            "does not."),
)  # fmt: skip
def non_offenders_acted(table: object) -> bool | None:
    return None


@question(
    N_("Could that side gain by an opponent who did not know the penalty?"), cite="11A", by=Who.JUDGEMENT,
    help=N_("Ask what the offender would have done with the penalty explained, and who profits by the "
            "difference."),
)  # fmt: skip
def could_gain_by_ignorance(table: object) -> bool | None:
    return None


@question(
    N_("Did a spectator point out the irregularity?"), cite="11B1 11B2",
    help=N_("What counts is who drew attention to it first."),
)  # fmt: skip
def spectator_pointed_it_out(table: object) -> bool | None:
    return None


@question(
    N_("Which side is responsible for the spectator's presence?"), cite="11B1 11B2",
    help=N_("The side that brought the spectator, or at whose wish the spectator sits at the table."),
)  # fmt: skip
def spectator_brought_by(table: object) -> Bringer | None:
    return None


@question(
    N_("Is the right of that side lost because of its spectator?"), cite="11B1 11B2", by=Who.JUDGEMENT,
    help=N_("The book leaves it to you: it may be lost. Ask whether the players would have noticed by "
            "themselves."),
)  # fmt: skip
def lost_by_spectator(table: object) -> bool | None:
    return None


def penalty_lost(cite: str, because: str) -> Ruling:
    return Ruling.of(
        cite, RightLost(cite),
        Note(N_("A procedural penalty against the offending side remains possible."), "11C"),
        because=because,
    )  # fmt: skip


@procedure(LAWS_1997, "11", N_("Is the right to penalise lost?"))
def forfeiting_the_right(case: Case[object]) -> Ruling:
    if case.ask(non_offenders_acted) and case.ask(could_gain_by_ignorance):
        return penalty_lost(
            "11A", N_("The non-offending side acted without the arbiter and could gain by the other's "
                      "ignorance.")
        )  # fmt: skip
    if case.ask(spectator_pointed_it_out):
        bringer = case.ask(spectator_brought_by)
        if bringer is not Bringer.NOBODY and case.ask(lost_by_spectator):
            if bringer is Bringer.NON_OFFENDERS:
                return penalty_lost("11B1", N_("A spectator of the non-offending side pointed out the "
                                               "irregularity."))
            return Ruling.of(
                "11B2", NoRectification(),
                Note(N_("The offending side may not correct its irregularity; the other side keeps the right "
                        "to the penalty."), "11B2"),
                because=N_("A spectator of the offending side pointed out the irregularity."),
            )  # fmt: skip
    return Ruling.of(
        "11A 11B1", Note(N_("Penalise as the law for the irregularity demands.")),
        because=N_("Nothing has cost the non-offending side its rights."),
    )  # fmt: skip
