"""The slam."""

from __future__ import annotations

from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.tarot.count import count, excuse_of, petit_au_bout, slam_of
from tapete.tarot.effects import GoesOn, SlamRefused
from tapete.tarot.facts import Incident
from tapete.tarot.game import Game
from tapete.tarot.people import Fault
from tapete.tarot.result import slam_made
from tapete.tarot.rules.arbitration import by_code, called_at_once, too_late
from tapete.tarot.rules.book import TAROT_FFT
from tapete.tarot.score import Slam, parts
from tapete.text import N_

t4_slam = TAROT_FFT.add_article("T4-SLAM", N_("The slam"))

t4_slam.clause(
    "-1", Kind.ASKED, N_("What a slam is"),
    N_("A slam is to win every trick. It is announced after the contract, and who announces it calls the "
       "arbiter."),
    see="T4-BID-5", words=N_("chelem, all tricks, announce"),
)
t4_slam.clause(
    "-2", Kind.MECHANICAL, N_("What a slam is worth"),
    N_("The deal is scored by its contract. A slam announced and made adds 400, one made without "
       "announcement 200; one announced and not made takes 200 away."),
    see="T4-SC-3", words=N_("premium, 400, 200, failed slam"),
)
t4_slam.clause(
    "-3", Kind.MECHANICAL, N_("Who leads"),
    N_("After the announcement of a slam the taker leads, whoever dealt."),
    see="T4-PLAY-1", words=N_("lead, announced slam"),
)
t4_slam.clause(
    "-4", Kind.MECHANICAL, N_("The Excuse in a slam"),
    N_("To make a slam the taker wins every trick, and if he holds the Excuse he plays it as his last card."),
    see="T4-GOAL-3", words=N_("excuse last, slam with the excuse"),
)
t4_slam.clause(
    "-5", Kind.MECHANICAL, N_("The Petit in the last trick but one"),
    N_("Therefore the Petit then counts as played at the end when it wins the last trick but one."),
    see="T4-PAB-1", words=N_("petit au bout, penultimate trick"),
)
t4_slam.clause(
    "-6", Kind.MECHANICAL, N_("The Excuse wins"),
    N_("In a slam the Excuse that is led to the last trick wins it."),
    see="T4-PLAY-7", words=N_("excuse wins the last trick"),
)
t4_slam.clause(
    "-7", Kind.MECHANICAL, N_("A slam against the taker"),
    N_("If the defence wins every trick, each defender gets 200 beside the score of the deal."),
    words=N_("slam suffered, defence wins all"),
)
t4_slam.clause(
    "-8", Kind.MECHANICAL, N_("A slam without the Excuse"),
    N_("When the taker makes a slam and the defence has played the Excuse in the ordinary way, it stays with "
       "the defence and counts 4 points there."),
    see="T4-PLAY-7", words=N_("87 points, four points, excuse of the defence"),
)
TAROT_FFT.apply(Game.why_not_slam, "T4-SLAM-1")
TAROT_FFT.apply(parts, "T4-SLAM-2 T4-SLAM-7")
TAROT_FFT.apply(slam_made, "T4-SLAM-2 T4-SLAM-7")
TAROT_FFT.apply(Slam.parse, "T4-SLAM-2")
TAROT_FFT.apply(Game, "T4-SLAM-3")
TAROT_FFT.apply(slam_of, "T4-SLAM-1 T4-SLAM-4 T4-SLAM-7")
TAROT_FFT.apply(petit_au_bout, "T4-SLAM-5")
TAROT_FFT.apply(excuse_of, "T4-SLAM-6")
TAROT_FFT.apply(count, "T4-SLAM-8")


@question(
    N_("Did the taker announce it, after the contract and before the first card?"), cite="T4-SLAM-1",
    help=N_("Nobody but the taker announces a slam."),
)  # fmt: skip
def announced_by_taker(table: Incident) -> bool | None:
    return table.by_taker


@question(
    N_("Was the arbiter called for the announcement?"), cite="T4-SLAM-1 TARB-5",
    help=N_("Whoever announces a slam calls him."),
)  # fmt: skip
def arbiter_called_for_slam(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "T4-SLAM", N_("A slam is announced"))
def slam_announced(case: Case[Incident]) -> Ruling:
    if not case.ask(announced_by_taker):
        if not case.ask(called_at_once):
            return too_late(case)
        return by_code(
            case, Fault.SLAM, "T4-SLAM-1", SlamRefused("T4-SLAM-1"),
            because=N_("A slam is announced by the taker, after the contract and before the first card."),
        )  # fmt: skip
    if case.ask(arbiter_called_for_slam):
        return Ruling.of(
            "T4-SLAM-1 T4-SLAM-3", GoesOn(), because=N_("The announcement is lawful: the taker leads."),
        )  # fmt: skip
    return by_code(
        case, Fault.NO_ARBITER, "T4-SLAM-1", GoesOn(),
        because=N_("The arbiter is called when a slam is announced."),
    )  # fmt: skip
