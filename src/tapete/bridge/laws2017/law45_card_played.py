"""Law 45 of 2017: card played."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law45 = LAWS_2017.add_article("45", N_("When a card is played"))

law45.clause(
    "A", Kind.MECHANICAL, N_("From a hand"),
    N_("A player other than dummy plays a card by taking it out of his hand and facing it on the table "
       "right before him; the opening lead goes face down."),
    see="41A", words=N_("play a card, face up"),
)
law45.clause(
    "B", Kind.MECHANICAL, N_("From dummy"),
    N_("Declarer names a card of dummy, and dummy picks it out and faces it on the table. If need be "
       "declarer may take the card from dummy himself."),
    see="46A", words=N_("dummy, name, play"),
)
law45.clause(
    "C1", Kind.ASKED, N_("A defender's card that partner might see"),
    N_("A defender's card held so that his partner could see its face is played to the trick in progress; "
       "if the defender had already played to it legally, 45E applies."),
    see="45E", words=N_("defender, held, visible"),
)
law45.clause(
    "C2a", Kind.ASKED, N_("Declarer: face up at the table"),
    N_("A card of declarer's hand is played when he holds it face up touching the table or nearly touching "
       "it."),
    words=N_("declarer, touching the table"),
)
law45.clause(
    "C2b", Kind.ASKED, N_("Declarer: held as if played"),
    N_("A card of declarer's hand is played when he keeps it in a position that shows it as played."),
    words=N_("declarer, position"),
)
law45.clause(
    "C3", Kind.ASKED, N_("Touching a card of dummy"),
    N_("A card of dummy is played when declarer touches it on purpose, unless he does so to arrange dummy's "
       "cards or to reach a card above or below those touched."),
    words=N_("dummy, touch, arrange"),
)
law45.clause(
    "C4a", Kind.ASKED, N_("Naming a card"),
    N_("A card is played once a player names it, or otherwise designates it, as the card that he proposes "
       "to play."),
    see="47", words=N_("designate, name, declare"),
)
law45.clause(
    "C4b", Kind.JUDGED, N_("Unintended designation"),
    N_("Until he has next played from either hand declarer may change an unintended call for a card of "
       "dummy: a slip of the tongue, not a lapse of concentration or a second thought. An opponent who "
       "legally played in turn before the change may take that card back and play another."),
    see="47C 47D 16C1", words=N_("slip of the tongue, unintended, change of mind, dummy"),
)
law45.clause(
    "C5", Kind.MECHANICAL, N_("Penalty cards"),
    N_("There may be a duty to play a penalty card, major or minor."),
    see="50", words=N_("penalty card, obligation"),
)
law45.clause(
    "D1", Kind.ASKED, N_("Dummy plays a card not named, seen in time"),
    N_("Noticed before both sides have played to the next trick, the card is withdrawn. A defender may take "
       "back a card played after the error and before attention was drawn; if the defender on declarer's "
       "right changes his play, declarer may take back a card that he played later in that trick."),
    see="16C 47D", words=N_("dummy, wrong card, misplaced, withdraw"),
)
law45.clause(
    "D2", Kind.ASKED, N_("Dummy plays a card not named, seen too late"),
    N_("Play goes on and no card is changed. If the misplaced card led to the trick, failing to follow its "
       "suit may now be a revoke; if it was played to a trick under way and dummy thereby revoked, 64B3 and "
       "64C apply."),
    see="64A 64B7 64B3 64C", words=N_("dummy, wrong card, too late, revoke"),
)
law45.clause(
    "E1", Kind.JUDGED, N_("A defender's fifth card"),
    N_("A fifth card that a defender plays to a trick becomes a penalty card, unless the arbiter takes it "
       "for a lead; then 53 or 56 applies."),
    see="50 53 56", words=N_("fifth card, surplus card"),
)
law45.clause(
    "E2", Kind.JUDGED, N_("A fifth card of declarer or dummy"),
    N_("A fifth card from declarer's hand or from dummy goes back into that hand without further "
       "rectification, unless the arbiter takes it for a lead; then 55 applies."),
    see="55", words=N_("fifth card, surplus card"),
)
law45.clause(
    "F", Kind.JUDGED, N_("Dummy points to a card"),
    N_("Once his hand is faced, dummy may not touch or indicate a card uninstructed, except to arrange it. "
       "If he does, the arbiter should be called at once and play goes on; afterwards he adjusts if dummy "
       "suggested a play that damaged the defenders."),
    see="12C1 43A1c", words=N_("dummy, suggest, touch, adjusted score"),
)
law45.clause(
    "G", Kind.DEFINITION, N_("Turning cards over"),
    N_("Nobody should turn his card face down before all four have played to the trick."),
    see="65A 66A", words=N_("turn over, quit"),
)
