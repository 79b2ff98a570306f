"""Law 72 of 1997: general principles."""

from __future__ import annotations

from tapete.bridge.effects import AssignedScore, ScoreStands
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.law import Case, Kind, Ruling, Who, procedure, question
from tapete.text import N_

law72 = LAWS_1997.add_article("72", N_("General principles"))

law72.clause(
    "A1", Kind.DEFINITION, N_("Playing by the laws"),
    N_("At duplicate the laws are applied to the letter."),
    words=N_("obligation, observance"),
)  # fmt: skip
law72.clause(
    "A2", Kind.DEFINITION, N_("Only tricks that were won"),
    N_("A player may not knowingly accept the score for a trick that the side did not win, or the concession "
       "of one that the opponents could not lose."),
    see="71 79", words=N_("score, trick not won, concession"),
)  # fmt: skip
law72.clause(
    "A3", Kind.DEFINITION, N_("Waiving penalties"),
    N_("Players may not waive a penalty by themselves, even where no harm was done; they may ask the arbiter "
       "to."),
    see="10A 81C8", words=N_("waive, penalty"),
)  # fmt: skip
law72.clause(
    "A4", Kind.DEFINITION, N_("The non-offending side's options"),
    N_("A side to which the laws give a choice after the opponents' infraction may take what suits it best."),
    see="10C", words=N_("option, advantage"),
)  # fmt: skip
law72.clause(
    "A5", Kind.DEFINITION, N_("The offending side's options"),
    N_("Once the penalty for an inadvertent infraction is paid, the offenders may do whatever helps them, "
       "within 16C2, even if they seem to profit by the infraction."),
    see="12B 16C2", words=N_("option, profit, advantage"),
)  # fmt: skip
law72.clause(
    "A6", Kind.DEFINITION, N_("Who puts things right"),
    N_("Penalising irregularities and redressing damage is for the laws and the arbiter, never for the "
       "players."),
    see="10A", words=N_("responsibility, redress"),
)  # fmt: skip
law72.clause(
    "B1", Kind.JUDGED, N_("Could have known"),
    N_("If the offender could have known, when going wrong, that the irregularity was likely to damage the "
       "other side, the hand is finished and the arbiter adjusts the score where the offending side gained "
       "by it."),
    see="12C2 23 30A", words=N_("could have known, advantage, adjusted score"),
)  # fmt: skip
law72.clause(
    "B2", Kind.DEFINITION, N_("On purpose"),
    N_("No law may be broken on purpose, not even by a player who is ready to pay for it."),
    words=N_("intentional, deliberate"),
)  # fmt: skip
law72.clause(
    "B3", Kind.DEFINITION, N_("One's own infraction"),
    N_("Nobody has to point out an irregularity of the own side; a wrong explanation is another matter."),
    see="75D 9B1d", words=N_("disclose, inadvertent, own irregularity"),
)  # fmt: skip
law72.clause(
    "B4", Kind.DEFINITION, N_("Hiding an infraction"),
    N_("Nobody may try to hide one, for instance by a second revoke, by holding back a card of the revoke, "
       "or by mixing the cards too soon."),
    see="62 66D", words=N_("conceal, hide, mix the cards, revoke"),
)  # fmt: skip


@question(
    N_("Could the offender have known at the time that the irregularity was likely to damage the other "
       "side?"),
    cite="72B1", by=Who.JUDGEMENT,
    help=N_("Intent is not the question, and no accusation is made: ask what the offender could see in the "
            "own hand and in the auction."),
)  # fmt: skip
def could_have_known_damage(table: object) -> bool | None:
    return None


@question(
    N_("Did the offending side gain by the irregularity?"), cite="72B1 12C2", by=Who.JUDGEMENT,
    help=N_("Compare the result with what was likely without the irregularity."),
)  # fmt: skip
def gained_by_irregularity(table: object) -> bool | None:
    return None


@procedure(LAWS_1997, "72B1", N_("Could have known: review when play has ended"))
def review_could_have_known(case: Case[object]) -> Ruling:
    if case.ask(could_have_known_damage) and case.ask(gained_by_irregularity):
        return Ruling.of(
            "72B1", AssignedScore("12C2"), grave=True,
            because=N_("The offender could have known that the irregularity was likely to pay, and it did."),
        )  # fmt: skip
    return Ruling.of(
        "72B1", ScoreStands(), because=N_("The offending side gained nothing that it could have foreseen."),
    )  # fmt: skip
