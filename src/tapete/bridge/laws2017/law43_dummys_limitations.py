"""Law 43 of 2017: dummy's limitations."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law43 = LAWS_2017.add_article("43", N_("Dummy's limits"))

law43.clause(
    "A1a", Kind.ASKED, N_("Not first to call the arbiter"),
    N_("During play dummy may not call the arbiter on his own initiative, only once another player has "
       "drawn attention to an irregularity."),
    see="9B1 42", words=N_("dummy, call the director"),
)
law43.clause(
    "A1b", Kind.ASKED, N_("Not drawing attention during play"),
    N_("Dummy may not draw attention to an irregularity while play goes on."),
    see="42B3", words=N_("dummy, attention"),
)
law43.clause(
    "A1c", Kind.ASKED, N_("Taking no part in the play"),
    N_("Dummy may neither take part in the play nor tell declarer anything about it."),
    see="45F", words=N_("dummy, communicate, suggest"),
)
law43.clause(
    "A2a", Kind.ASKED, N_("Not exchanging hands"),
    N_("Dummy may not exchange hands with declarer."),
    see="43B2", words=N_("dummy, swap hands, lost rights"),
)
law43.clause(
    "A2b", Kind.ASKED, N_("Not leaving the seat to watch"),
    N_("Dummy may not leave his seat to watch declarer's play."),
    see="43B2", words=N_("dummy, stand up, lost rights"),
)
law43.clause(
    "A2c", Kind.ASKED, N_("Not looking at a defender's hand"),
    N_("Dummy may not look at the cards in the hand of a defender."),
    see="43B2", words=N_("dummy, look, lost rights"),
)
law43.clause(
    "A3", Kind.DEFINITION, N_("Defenders do not show their hands"),
    N_("A defender may not show his hand to dummy."),
    words=N_("defender, show hand"),
)
law43.clause(
    "B1", Kind.JUDGED, N_("Penalty for dummy"),
    N_("For every breach of A1 or A2 dummy may be penalised under 90."),
    see="90", words=N_("dummy, procedural penalty"),
)
law43.clause(
    "B2a", Kind.ASKED, N_("Warning of the wrong hand"),
    N_("If dummy, having broken A2, warns declarer not to lead from the wrong hand, either defender may "
       "choose the hand from which declarer leads."),
    see="43A2a 43A2b 43A2c 55", words=N_("dummy, wrong hand, defender chooses"),
)
law43.clause(
    "B2b", Kind.ASKED, N_("Asking about declarer's revoke"),
    N_("If dummy, having broken A2, is first to ask whether a play from declarer's hand was a revoke, and "
       "it was wrong, declarer plays a correct card instead and 64 applies as though the revoke had been "
       "established."),
    see="64 61B2 62B2", words=N_("dummy, first to ask, revoke, as if established"),
)
law43.clause(
    "B3", Kind.JUDGED, N_("First to point out a defender's irregularity"),
    N_("If dummy, having broken A2, is first to draw attention to it, nothing is rectified for now and play "
       "goes on. If the defenders gained by their irregularity, the arbiter afterwards adjusts their score "
       "alone, removing the gain; the declaring side keeps the table result."),
    see="12C1 11A", words=N_("dummy, split score, defender's irregularity"),
)
