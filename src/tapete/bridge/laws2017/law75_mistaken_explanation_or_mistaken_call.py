"""Law 75 of 2017: mistaken explanation or mistaken call."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law75 = LAWS_2017.add_article("75", N_("Mistaken explanation or mistaken call"))

law75.clause(
    "", Kind.DEFINITION, N_("After a misleading explanation"),
    N_("When the opponents were given a misleading explanation, players and arbiter have the duties below."),
    words=N_("misinformation, duties"),
)
law75.clause(
    "A", Kind.JUDGED, N_("Unauthorised information from the explanation"),
    N_("Whether or not partner's explanation is right, a player who learns from it that his call was "
       "misunderstood has unauthorised information and must carefully avoid using it; otherwise the arbiter "
       "adjusts the score."),
    see="16A 73C", words=N_("partner's explanation, misunderstanding, woken up"),
)
law75.clause(
    "B1", Kind.JUDGED, N_("Mistaken explanation"),
    N_("An explanation that differs from the partnership's understandings is an infraction; if it damages "
       "the side without fault, the arbiter adjusts the score."),
    see="21B 12C1", words=N_("wrong explanation, misinformation"),
)
law75.clause(
    "B2", Kind.ASKED, N_("Correcting one's own mistake"),
    N_("Who notices his own mistake must call the arbiter before the opening lead is faced, or during play "
       "if he notices it later, and correct it. He may, but need not, call him before the auction ends."),
    see="20F4", words=N_("correct, own explanation"),
)
law75.clause(
    "B3", Kind.ASKED, N_("Correcting partner's mistake"),
    N_("Partner does nothing to correct it during the auction. As a defender he calls the arbiter and "
       "corrects it only when play has ended; as declarer or dummy, after the final pass."),
    see="20F5", words=N_("correct, partner's explanation"),
)
law75.clause(
    "C", Kind.JUDGED, N_("Mistaken call"),
    N_("If the explanation was right and the call wrong, there is no infraction. Nobody need correct it or "
       "call the arbiter, then or later, and the result stands even if there was damage."),
    see="21B1b", words=N_("misbid, forgot the system"),
)
law75.clause(
    "D1", Kind.DEFINITION, N_("Duty to explain clearly"),
    N_("Players have to explain their understandings clearly; not doing so is misinformation."),
    see="20F1 21B", words=N_("explain, misinformation"),
)
law75.clause(
    "D2", Kind.JUDGED, N_("Nothing agreed"),
    N_("An understanding requires that both partners share it, and to describe one that does not exist is "
       "an infraction. If the misleading explanation rested on no understanding, the arbiter applies 21B."),
    see="21B", words=N_("no agreement, guess"),
)
law75.clause(
    "D3", Kind.JUDGED, N_("The score to be given"),
    N_("After an infraction, where the agreed meaning is sufficiently evident, the score aims at the "
       "probable outcome had the opponents been told it in time; where nothing was agreed, at the outcome "
       "had they been told that."),
    see="12C1b 75B1 75D2", words=N_("adjusted score, correct explanation, undiscussed"),
)
