"""Law 72 of 2017: general principles."""

from __future__ import annotations

from tapete.bridge.effects import AssignedScore, ScoreStands
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Case, Instruction, Kind, Ruling, Who, procedure, question
from tapete.text import N_

law72 = LAWS_2017.add_article("72", N_("General principles"))

law72.clause(
    "A", Kind.DEFINITION, N_("Keeping to the laws"),
    N_("Bridge is played strictly by these laws; the aim is to score better than the others within their "
       "procedures and ethics."),
    words=N_("observance, aim, ethics"),
)  # fmt: skip
law72.clause(
    "B1", Kind.DEFINITION, N_("Never on purpose"),
    N_("Nobody may break a law on purpose, not even when ready to bear the rectification."),
    words=N_("intentional infraction"),
)  # fmt: skip
law72.clause(
    "B2", Kind.DEFINITION, N_("No general duty to own up"),
    N_("As a rule a player need not point out an infraction of his own side; explanations, revokes and "
       "wrongly counted tricks have their own laws."),
    see="20F 62A 79A2", words=N_("own infraction, disclose"),
)  # fmt: skip
law72.clause(
    "B3", Kind.DEFINITION, N_("No hiding"),
    N_("Nobody may try to hide an infraction, be it by revoking again, by concealing a card or by mixing "
       "the cards too soon."),
    words=N_("conceal, second revoke, mix cards"),
)  # fmt: skip
law72.clause(
    "C", Kind.JUDGED, N_("Could have been aware of possible damage"),
    N_("If the offender could have been aware, when committing it, that the irregularity might well damage "
       "the other side, the board is played out, and the arbiter adjusts the score if the offenders gained "
       "by it."),
    see="12C1b 23C 27D", words=N_("could have known, awareness, potential damage"),
)  # fmt: skip


play_on = Instruction.of(N_("Let auction and play go on to their end before you decide."), cite="72C")


@question(
    N_("Could the offender have been aware, at that moment, that the irregularity might well damage the "
       "other side?"),
    cite="72C", by=Who.JUDGEMENT,
    help=N_("Not what he intended counts, but what a player in his place, with his cards, could have seen. "
            "Barring partner with a hand that wants it is the classic case."),
)  # fmt: skip
def could_have_known_damage(table: object) -> bool | None:
    return None


@question(
    N_("Did the offending side gain by the irregularity?"), cite="72C 12B1", by=Who.JUDGEMENT,
    help=N_("Compare the result with the probable one without the irregularity."),
)  # fmt: skip
def gained_by_irregularity(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "72C", N_("Awareness of possible damage: review when play has ended"))
def review_of_awareness(case: Case[object]) -> Ruling:
    case.tell(play_on)
    if not case.ask(could_have_known_damage):
        return Ruling.of("72C", ScoreStands(), because=N_("The offender could not have foreseen the damage."))
    if not case.ask(gained_by_irregularity):
        return Ruling.of("72C", ScoreStands(), because=N_("The offending side did not gain by the "
                                                          "irregularity."))
    return Ruling.of(
        "72C", AssignedScore("12C1b"), grave=True,
        because=N_("The offender could have foreseen the damage, and the offending side gained."),
    )  # fmt: skip
