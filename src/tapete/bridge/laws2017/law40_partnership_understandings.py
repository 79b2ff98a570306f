"""Law 40 of 2017: partnership understandings."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law40 = LAWS_2017.add_article("40", N_("Partnership understandings"))

law40.clause(
    "A1a", Kind.DEFINITION, N_("How methods are agreed"),
    N_("A partnership comes to an understanding about its methods by talking them over, or without a word, "
       "from experience together and from knowing each other."),
    words=N_("explicit, implicit, agreement, system"),
)
law40.clause(
    "A1b", Kind.DEFINITION, N_("Duty to disclose"),
    N_("Each partnership has to make its understandings available to the opponents, in the way that the "
       "regulating authority lays down."),
    see="20F1 40B2a(iii)", words=N_("disclosure, convention card, full disclosure"),
)
law40.clause(
    "A2", Kind.DEFINITION, N_("Where information may come from"),
    N_("What understandings tell partner must come from the calls, the plays and the conditions of the deal "
       "in hand. A player may use the legal auction, the cards that he has seen unless a law forbids it, "
       "and whatever these laws call authorised."),
    see="16A1 73C", words=N_("authorised information, sources"),
)
law40.clause(
    "A3", Kind.DEFINITION, N_("Calls and plays without notice"),
    N_("Any call or play may be made without announcing it first, provided that no undisclosed "
       "understanding lies behind it."),
    see="40C1", words=N_("psychic, free choice, undisclosed"),
)
law40.clause(
    "A4", Kind.DEFINITION, N_("The same meaning for both partners"),
    N_("A call or play has one agreed meaning, whichever partner makes it. Style and judgement may differ, "
       "the method may not."),
    words=N_("same system, both partners"),
)
law40.clause(
    "B1a", Kind.DEFINITION, N_("What counts as an understanding"),
    N_("Whatever partners have agreed, in words or silently, is a partnership understanding."),
    words=N_("explicit, implicit, agreement"),
)
law40.clause(
    "B1b", Kind.DEFINITION, N_("Special understandings"),
    N_("The regulating authority may name certain understandings special: those that, in its opinion, a "
       "good part of the players in the event may not readily understand or expect."),
    words=N_("special partnership understanding, convention, unusual"),
)
law40.clause(
    "B1c", Kind.DEFINITION, N_("Artificial calls are special"),
    N_("A call with an artificial meaning is a special understanding, unless the regulating authority "
       "decides otherwise."),
    words=N_("artificial, convention"),
)
law40.clause(
    "B2a(i)", Kind.DEFINITION, N_("Allowing and forbidding"),
    N_("The regulating authority is free to allow special understandings, to forbid them, or to allow them "
       "on conditions."),
    words=N_("permitted systems, forbidden convention, brown sticker"),
)
law40.clause(
    "B2a(ii)", Kind.DEFINITION, N_("Convention card"),
    N_("It may prescribe a convention card, with or without added notes, on which understandings are listed "
       "beforehand, and rules for its use."),
    words=N_("system card, supplementary notes"),
)
law40.clause(
    "B2a(iii)", Kind.DEFINITION, N_("Alerts"),
    N_("It may lay down how to alert, or other ways of making understandings known."),
    words=N_("alert procedure, announcement, disclosure"),
)
law40.clause(
    "B2a(iv)", Kind.DEFINITION, N_("Methods after an opponents' irregularity"),
    N_("It may forbid a partnership to agree in advance that its calls or plays change their meaning after "
       "an irregularity of the opponents."),
    words=N_("vary, irregularity, agreement in advance"),
)
law40.clause(
    "B2a(v)", Kind.DEFINITION, N_("Psychic artificial calls"),
    N_("It may restrict the use of psychic artificial calls."),
    see="40C1", words=N_("psyche, bluff"),
)
law40.clause(
    "B2b", Kind.DEFINITION, N_("One's own convention card"),
    N_("From the start of the auction period to the end of play nobody may consult his own convention card, "
       "except for the declaring side, and only it, in the clarification period. The regulating authority "
       "may rule otherwise."),
    see="17A 20G", words=N_("own system card, memory"),
)
law40.clause(
    "B2c", Kind.DEFINITION, N_("The opponents' convention card"),
    N_("Unless the regulating authority rules otherwise, a player may consult the opponents' card at four "
       "moments."),
    see="40B2c(i) 40B2c(ii) 40B2c(iii) 40B2c(iv)", words=N_("opponents' system card, consult"),
)
law40.clause(
    "B2c(i)", Kind.DEFINITION, N_("Opponents' card: before the auction"),
    N_("Before the auction begins."),
    words=N_("system card, before the auction"),
)
law40.clause(
    "B2c(ii)", Kind.DEFINITION, N_("Opponents' card: clarification period"),
    N_("During the clarification period."),
    words=N_("system card, before the lead"),
)
law40.clause(
    "B2c(iii)", Kind.DEFINITION, N_("Opponents' card: at one's turn"),
    N_("During auction and play, but only at his own turn to call or play."),
    words=N_("system card, own turn"),
)
law40.clause(
    "B2c(iv)", Kind.DEFINITION, N_("Opponents' card: to answer a question"),
    N_("When an opponent asks under 20F, so as to explain partner's call or play correctly."),
    see="20F", words=N_("system card, explain, question"),
)
law40.clause(
    "B2d", Kind.DEFINITION, N_("No aids"),
    N_("During auction and play a player may use nothing that helps his memory, his calculation or his "
       "technique, unless the regulating authority allows it."),
    words=N_("notes, memory, calculation, electronic aid"),
)
law40.clause(
    "B3a", Kind.JUDGED, N_("Damage from what was not disclosed"),
    N_("A side damaged because the opponents did not disclose the meaning of a call or play as these laws "
       "require is entitled to an adjusted score."),
    see="12C1 21B", words=N_("failure to disclose, misinformation, adjusted score"),
)
law40.clause(
    "B3b", Kind.JUDGED, N_("Failing to disclose again and again"),
    N_("A side that keeps failing to disclose its understandings may be penalised."),
    see="90", words=N_("repeated, penalty"),
)
law40.clause(
    "B4", Kind.JUDGED, N_("An understanding that was not permitted"),
    N_("If a special understanding that the regulations of the event do not allow damages the opponents, "
       "the score is adjusted. The side that uses it may also get a procedural penalty."),
    see="12C1 90", words=N_("illegal convention, forbidden agreement, adjusted score"),
)
law40.clause(
    "B5a", Kind.DEFINITION, N_("What an explanation has to contain"),
    N_("Asked by an opponent about partner's call or play, a player tells everything special that agreement "
       "or experience in the partnership has taught him. Inferences from what bridge players generally know "
       "he may keep."),
    see="20F1", words=N_("explanation, general bridge knowledge, inference"),
)
law40.clause(
    "B5b", Kind.JUDGED, N_("Crucial information left out"),
    N_("The arbiter adjusts the score if what an explanation left out was crucial for an opponent's choice "
       "of action and the opponent was damaged by it."),
    see="12C1 21B", words=N_("incomplete explanation, damage"),
)
law40.clause(
    "C1", Kind.JUDGED, N_("Departing from one's methods"),
    N_("A player may depart from the announced methods as long as partner has no more reason to expect it "
       "than the opponents. Repeated, it becomes an understanding, to be disclosed. If hidden knowledge "
       "damaged the opponents, the arbiter adjusts and may add a procedural penalty."),
    see="40B2a(v) 12C1 90", words=N_("psychic, psyche, deviation, bluff, implicit understanding"),
)
law40.clause(
    "C2", Kind.DEFINITION, N_("No duty to announce it"),
    N_("Beyond that, a player need not tell the opponents that he has departed from the announced methods."),
    words=N_("deviation, psychic, disclose"),
)
