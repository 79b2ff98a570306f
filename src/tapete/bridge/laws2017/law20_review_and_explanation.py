"""Law 20 of 2017: review and explanation of calls."""

from __future__ import annotations

from tapete.bridge.effects import NoRectification, Review, RuleUnder
from tapete.bridge.incidents import Noticed, WrongExplanation
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.people import Authority, Player, When
from tapete.bridge.remedies import ExplanationDue, MustNotReveal
from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_, Choice

law20 = LAWS_2017.add_article("20", N_("Review and explanation of calls"))

law20.clause(
    "A", Kind.DEFINITION, N_("A call not clearly perceived"),
    N_("A player in doubt which call was made may ask at once."),
    words=N_("unclear call, clarify"),
)  # fmt: skip
law20.clause(
    "B", Kind.DEFINITION, N_("Review during the auction"),
    N_("At his turn to call, unless he must pass, a player may have all earlier calls repeated, alerts "
       "included. He may neither ask for a part nor stop the review halfway."),
    words=N_("review, restate, repeat the auction"),
)  # fmt: skip
law20.clause(
    "C1", Kind.DEFINITION, N_("Is it my lead?"),
    N_("After the final pass either defender may ask whether the opening lead is his."),
    see="41 47E", words=N_("opening lead, whose lead"),
)  # fmt: skip
law20.clause(
    "C2", Kind.DEFINITION, N_("Review at the first turn to play"),
    N_("At his first turn to play declarer or a defender may have all calls repeated, and again not only a "
       "part. Declarer's first turn is from dummy, unless he accepted a lead out of turn."),
    see="41B 41C", words=N_("review, first turn to play"),
)  # fmt: skip
law20.clause(
    "D", Kind.DEFINITION, N_("Who reviews"),
    N_("Only an opponent of the player who asks repeats the calls."),
    words=N_("review, opponent"),
)  # fmt: skip
law20.clause(
    "E", Kind.DEFINITION, N_("Errors in a review"),
    N_("Every player answers for correcting an error of the review promptly, also dummy and who must pass. "
       "Damage by a wrong review may lead to an adjusted score."),
    see="12C1", words=N_("wrong review, correct"),
)  # fmt: skip
law20.clause(
    "F1", Kind.DEFINITION, N_("Asking during the auction"),
    N_("Before the final pass a player, at his turn and unless he must pass, may ask about the opponents' "
       "calls: those made, relevant ones that were not, and what follows from the choice by agreement. The "
       "partner of the caller answers, unless the arbiter says otherwise; the asker's partner waits for his "
       "own turn. 16 may apply, and regulations may want written explanations."),
    see="16 40B5", words=N_("question, explanation, ask, written"),
)  # fmt: skip
law20.clause(
    "F2", Kind.DEFINITION, N_("Asking during the play"),
    N_("After the final pass and during play a defender may ask about the auction at his turn to play; "
       "declarer, at his turn from either hand, about a defender's call or the defenders' carding. The "
       "partner of who did it answers."),
    words=N_("question, explanation, carding, play"),
)  # fmt: skip
law20.clause(
    "F3", Kind.DEFINITION, N_("Asking about one call"),
    N_("A player may ask about a single call, but 16B1 may then apply."),
    see="16B1", words=N_("single call, question"),
)  # fmt: skip
law20.clause(
    "F4a", Kind.ASKED, N_("One's own wrong explanation"),
    N_("A player who realises during the auction that his explanation was wrong or incomplete calls the "
       "arbiter before the clarification period ends and corrects it; he may do so sooner but need not."),
    see="75B2", words=N_("own mistake, correct explanation, clarification period"),
)  # fmt: skip
law20.clause(
    "F4b", Kind.MECHANICAL, N_("What the arbiter then does"),
    N_("The arbiter goes on under 21B or 40B3."),
    see="21B 40B3", words=N_("arbiter, misinformation"),
)  # fmt: skip
law20.clause(
    "F5a", Kind.ASKED, N_("Partner's wrong explanation: silence"),
    N_("Who hears partner explain wrongly neither corrects it during the auction nor shows in any way that "
       "it is wrong. A missing or a needless alert or announcement is a wrong explanation, too."),
    see="16B1 73", words=N_("partner's mistake, silence, missing alert"),
)  # fmt: skip
law20.clause(
    "F5b", Kind.ASKED, N_("Partner's wrong explanation: when to speak"),
    N_("He must call the arbiter and tell the opponents that he thinks the explanation was wrong, but only "
       "when he first legally can."),
    see="75B3", words=N_("correct partner, legal opportunity"),
)  # fmt: skip
law20.clause(
    "F5b(i)", Kind.ASKED, N_("A defender"),
    N_("For a defender that is when play has ended."),
    words=N_("defender, after play"),
)  # fmt: skip
law20.clause(
    "F5b(ii)", Kind.ASKED, N_("Declarer or dummy"),
    N_("For declarer or dummy it is after the final pass."),
    words=N_("declarer, dummy, after the final pass"),
)  # fmt: skip
law20.clause(
    "F6", Kind.MECHANICAL, N_("Action on a wrong explanation"),
    N_("If a player acted on an opponent's wrong explanation, 21 or 47E rules."),
    see="21 47E", words=N_("based on, misinformation"),
)  # fmt: skip
law20.clause(
    "G1", Kind.JUDGED, N_("Not for partner's benefit"),
    N_("A player may not ask only to help partner."),
    see="16B1", words=N_("improper question, partner"),
)  # fmt: skip
law20.clause(
    "G2", Kind.JUDGED, N_("Not to draw a wrong answer"),
    N_("A player may not ask only to get a wrong answer from an opponent."),
    see="73D2", words=N_("improper question, trap"),
)  # fmt: skip
law20.clause(
    "G3", Kind.ASKED, N_("Not one's own system card"),
    N_("Unless the regulating authority allows it, a player does not look at his own system card or notes "
       "during auction period and play."),
    see="40B2b", words=N_("system card, notes, memory aid"),
)  # fmt: skip


@question(
    N_("Did the player who knows that the explanation was wrong give it himself?"), cite="20F4a 20F5a",
    help=N_("Speak with him away from the table. A missing alert, or one that was not due, is a wrong "
            "explanation as well. If his call was wrong and the explanation right, nothing has to be put "
            "right (75C)."),
)  # fmt: skip
def explained_himself(table: WrongExplanation) -> bool | None:
    return table.own


@question(
    N_("When does he notice it?"), cite="20F4a 20F5a 75B2",
    help=N_("The auction ends with the final pass, the clarification period with the facing of the opening "
            "lead."),
)  # fmt: skip
def noticed(table: WrongExplanation) -> Noticed | None:
    return table.noticed


@question(
    N_("Is he a defender?"), cite="20F5b(i) 20F5b(ii)",
    help=N_("Declarer and dummy correct sooner than defenders, whose partner would learn from it."),
)  # fmt: skip
def corrector_defends(table: WrongExplanation) -> bool | None:
    return table.defends


@procedure(LAWS_2017, "20F", N_("Who corrects an explanation, and when"))
def correcting_an_explanation(case: Case[WrongExplanation]) -> Ruling:
    own = case.ask(explained_himself)
    when = case.ask(noticed)
    if own:
        return corrects_himself(when)
    if when is Noticed.AUCTION:
        return Ruling.of(
            "20F5a", MustNotReveal(Player.PARTNER, "20F5a"), RuleUnder("20F", When.END_OF_AUCTION),
            because=N_("A player does not correct his partner while the auction lasts."),
        )  # fmt: skip
    if when is Noticed.AFTER_PLAY:
        return correct("20F5b", Player.PARTNER, When.AT_ONCE, N_("Play has ended: now both sides may speak."))
    if case.ask(corrector_defends):
        return Ruling.of(
            "20F5b(i)",
            MustNotReveal(Player.PARTNER, "20F5a"),
            ExplanationDue(Player.PARTNER, When.END_OF_PLAY, "20F5b(i)"), RuleUnder("21", When.CORRECTED),
            because=N_("A defender corrects his partner only when play has ended."),
        )  # fmt: skip
    return correct(
        "20F5b(ii)", Player.PARTNER, When.AT_ONCE, N_("Declarer and dummy correct after the final pass.")
    )


def corrects_himself(when: Noticed) -> Ruling:
    if when in (Noticed.AUCTION, Noticed.CLARIFICATION):
        return correct(
            "20F4a", Player.OFFENDER, When.BEFORE_LEAD,
            N_("Who explained wrongly corrects it before the opening lead is faced; he may do so at once."),
        )  # fmt: skip
    return correct(
        "75B2", Player.OFFENDER, When.AT_ONCE, N_("Who notices his own error later corrects it when he does.")
    )


def correct(cite: str, player: Player, at: When, because: str) -> Ruling:
    return Ruling.of(
        cite, ExplanationDue(player, at, cite), RuleUnder("21", When.CORRECTED),
        Note(N_("The arbiter hears the correction at the table and rules on under 21 or 40B3."), "20F4b"),
        because=because,
    )  # fmt: skip


class Improper(Choice):
    """What may be wrong with a question or with looking something up."""

    FOR_PARTNER = "for_partner", N_("a question only to help partner")
    TO_MISLEAD = "to_mislead", N_("a question only to draw a wrong answer")
    OWN_NOTES = "own_notes", N_("a look at his own system card or notes")
    NEITHER = "neither", N_("none of these")


@question(
    N_("What did the player do?"), cite="20G1 20G2 20G3", by=Who.JUDGEMENT,
    help=N_("Ask him away from the table what he wanted to know and why. A player who has a reason of his "
            "own to ask may ask."),
)  # fmt: skip
def improper(table: object) -> Improper | None:
    return None


@question(
    N_("Do the rules in force let players look at their own system card?"), cite="20G3",
    by=Authority.REGULATING,
    help=N_("The answer is the same for the whole event."),
)  # fmt: skip
def own_card_allowed(table: object) -> bool | None:
    return None


@question(
    N_("Was it a player of the declaring side, in the clarification period?"), cite="40B2b",
    help=N_("That is the time between the final pass and the facing of the opening lead."),
)  # fmt: skip
def declaring_side_clarifies(table: object) -> bool | None:
    return None


remind = Instruction.of(N_("Remind the table of what this law forbids."), cite="20G1 20G2 20G3")


@procedure(LAWS_2017, "20G", N_("Improper questions, and notes looked at"))
def improper_procedure(case: Case[object]) -> Ruling:
    match case.ask(improper):
        case Improper.NEITHER:
            return proper("20F1", N_("The player had a reason of his own to ask."))
        case Improper.OWN_NOTES:
            if case.ask(own_card_allowed):
                return proper("20G3", N_("The regulations allow it."))
            if case.ask(declaring_side_clarifies):
                return proper("20G3 40B2b", N_("In the clarification period the declaring side may look."))
            case.tell(remind)
            return Ruling.of(
                "20G3", Review("90"),
                Note(N_("If the look helped him to a better score, the arbiter may adjust it."), "12A1"),
                because=N_("Nobody may look at his own notes then."), grave=True,
            )  # fmt: skip
        case Improper.FOR_PARTNER:
            case.tell(remind)
            return Ruling.of(
                "20G1", Review("16B"), Review("90"),
                because=N_("What the question or its answer told partner is unauthorised."), grave=True,
            )  # fmt: skip
        case Improper.TO_MISLEAD:
            case.tell(remind)
            return Ruling.of(
                "20G2", Review("90"), because=N_("A question is no trap for an opponent."), grave=True
            )


def proper(cite: str, because: str) -> Ruling:
    return Ruling.of(cite, NoRectification(), because=because)
