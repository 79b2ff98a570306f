"""Law 84 of 2017: rulings on agreed facts."""

from __future__ import annotations

from tapete.bridge.awards import GameGoesOn, Rectified
from tapete.bridge.laws2017.artificial_score import may_appeal
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law12_adjusted_score import Ground, damaged, ground_for_adjusting
from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_, Choice

law84 = LAWS_2017.add_article("84", N_("Rulings on agreed facts"))

law84.clause(
    "", Kind.ASKED, N_("Facts agreed"),
    N_("Called to rule on a point of law or regulation on which the facts are agreed, the arbiter proceeds "
       "as below."),
    see="85", words=N_("agreed facts"),
)
law84.clause(
    "A", Kind.ASKED, N_("Nothing to rectify"),
    N_("If the laws provide no rectification, and there is nothing for his discretion, he has the players "
       "go on with auction or play."),
    words=N_("agreed facts, play on"),
)
law84.clause(
    "B", Kind.ASKED, N_("Rectification prescribed"),
    N_("If a law clearly covers the case and prescribes a rectification, he assesses it and sees that it is "
       "carried out."),
    words=N_("agreed facts, prescribed"),
)
law84.clause(
    "C", Kind.ASKED, N_("A player's choice"),
    N_("If a law gives a player a choice of rectifications, he explains the options and sees that one is "
       "chosen and carried out."),
    see="10C1", words=N_("agreed facts, options"),
)
law84.clause(
    "D", Kind.JUDGED, N_("The arbiter's choice"),
    N_("He decides every doubtful point for the side without fault and seeks to restore equity. If it was "
       "probably damaged by an irregularity for which these laws provide no rectification, he adjusts the "
       "score."),
    see="12", words=N_("agreed facts, doubt, equity"),
)


class Provision(Choice):
    """What the law that covers a case leaves to whom."""

    NOTHING = "nothing", N_("no rectification")
    PRESCRIBED = "prescribed", N_("one rectification")
    PLAYERS_CHOICE = "players_choice", N_("a choice between several for a player")
    DISCRETION = "discretion", N_("something for the arbiter to decide")


@question(
    N_("Do the players agree on what happened?"), cite="84 85",
    help=N_("Hear the one who called you first, then the others, one at a time. Tell back what you have "
            "understood, and ask whether it is right."),
)  # fmt: skip
def facts_agreed(table: object) -> bool | None:
    return None


@question(
    N_("What does the law that covers the case provide?"), cite="84A 84B 84C 84D",
    help=N_("Find the law and read it at the table, with all that it refers to."),
)  # fmt: skip
def provision(table: object) -> Provision | None:
    return None


@question(
    N_("Was a side without fault probably damaged all the same?"), cite="84D 12A1", by=Who.JUDGEMENT,
    help=N_("If the board is still being played, let it go on and look again when it has ended."),
)  # fmt: skip
def probably_damaged(table: object) -> bool | None:
    return None


explain_options = Instruction.of(
    N_("Explain all options before the player chooses; he does so without consulting partner."),
    cite="84C 10C1 10C2",
)  # fmt: skip


@procedure(LAWS_2017, "84", N_("Ruling on agreed facts"))
def ruling_on_agreed_facts(case: Case[object]) -> Ruling:
    if not case.ask(facts_agreed):
        return case.refer("85", cite="84 85")
    return on_known_facts(case)


def on_known_facts(case: Case[object]) -> Ruling:
    """84A to 84D, for facts that are agreed or found."""
    match case.ask(provision):
        case Provision.NOTHING:
            if case.ask(probably_damaged):
                return case.refer(
                    "12", cite="84D 12A1", given={ground_for_adjusting: Ground.NO_REMEDY, damaged: True}
                )
            return Ruling.of(
                "84A", GameGoesOn("84A"), because=N_("There is nothing to rectify, and nobody was damaged.")
            )
        case Provision.PRESCRIBED:
            return Ruling.of(
                "84B", Rectified("84B"), because=N_("A law covers the case and says what is to be done.")
            )
        case Provision.PLAYERS_CHOICE:
            case.tell(explain_options)
            return Ruling.of(
                "84C", Rectified("84C"),
                Note(N_("The side without fault may choose what suits it best."), "10C3"),
                because=N_("A law covers the case and leaves the choice to a player."),
            )  # fmt: skip
        case Provision.DISCRETION:
            return Ruling.of(
                "84D", Rectified("84D"),
                Note(N_("Decide every doubtful point for the side without fault; restore equity."), "84D"),
                may_appeal,
                because=N_("A law covers the case and leaves it to the arbiter."),
            )  # fmt: skip
