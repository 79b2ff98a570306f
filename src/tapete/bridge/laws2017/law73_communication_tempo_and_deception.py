"""Law 73 of 2017: communication, tempo and deception."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law73 = LAWS_2017.add_article("73", N_("Communication, tempo and deception"))

law73.clause(
    "A1", Kind.DEFINITION, N_("By calls and plays alone"),
    N_("During auction and play partners should communicate only through calls and plays, unless these laws "
       "expressly authorise something else."),
    words=N_("communication, partner"),
)
law73.clause(
    "A2", Kind.DEFINITION, N_("Evenly"),
    N_("Calls and plays should be made without undue emphasis, manner or inflection, and without undue "
       "hesitation or haste. The regulating authority may prescribe pauses, as on the first round of the "
       "auction, after a skip bid warning or at trick one."),
    words=N_("tempo, emphasis, stop, skip bid, pause"),
)
law73.clause(
    "B1", Kind.DEFINITION, N_("Improper ways"),
    N_("Partners must not communicate by the manner of a call or play, by remarks or gestures, by questions "
       "asked or not asked, or by alerts and explanations given or withheld."),
    see="16B1", words=N_("improper communication, gesture, question"),
)
law73.clause(
    "B2", Kind.JUDGED, N_("Prearranged signals"),
    N_("For a partnership to exchange information by prearranged methods that these laws do not sanction is "
       "the gravest offence there is."),
    see="91", words=N_("cheating, prearranged, gravest"),
)
law73.clause(
    "C1", Kind.JUDGED, N_("Information from partner must not be used"),
    N_("A player who has unauthorised information from partner, by a remark, question, explanation, "
       "gesture, manner, emphasis, inflection, haste, hesitation, unexpected or missing alert, must "
       "carefully avoid taking any advantage of it."),
    see="16B1a", words=N_("unauthorised information, take advantage"),
)
law73.clause(
    "C2", Kind.JUDGED, N_("Penalty and adjustment"),
    N_("Who breaches C1 may be penalised; if the opponents were damaged, 16B3 also applies."),
    see="16B3 90", words=N_("penalty, damage"),
)
law73.clause(
    "D1", Kind.DEFINITION, N_("Variations in tempo or manner"),
    N_("A steady tempo and manner are desirable; players take special care where a variation may benefit "
       "their side. An unintended one is in itself no infraction. Only the opponents may draw inferences "
       "from it, at their own risk."),
    see="16B1 73E2", words=N_("tempo, hesitation, own risk"),
)
law73.clause(
    "D2", Kind.JUDGED, N_("Misleading by manner"),
    N_("A player may not try to mislead an opponent by a question, remark or gesture, by haste or "
       "hesitation as before playing a singleton, by the manner of a call or play, or by any deliberate "
       "departure from correct procedure."),
    see="73E2", words=N_("mislead, hesitation with a singleton, deceive"),
)
law73.clause(
    "E1", Kind.DEFINITION, N_("Fair deception"),
    N_("A player may try to mislead an opponent by a call or play, as long as undue haste or hesitation "
       "does not stress it and no concealed understanding or partnership experience protects it."),
    see="40A3", words=N_("deceptive play, falsecard, psychic"),
)
law73.clause(
    "E2", Kind.JUDGED, N_("A false inference from manner"),
    N_("The arbiter adjusts the score when a player without fault drew a false inference from a question, "
       "remark, manner, tempo or the like of an opponent who had no demonstrable bridge reason for it and "
       "who could have known, when acting, that it might benefit him."),
    see="12C1 73D2", words=N_("false inference, could have known, adjusted score"),
)
