"""Law 69 of 2017: agreed claim or concession."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law69 = LAWS_2017.add_article("69", N_("Agreed claim or concession"))

law69.clause(
    "A", Kind.ASKED, N_("When it is agreed"),
    N_("Agreement is reached when a side accepts the opponents' claim or concession and does not object "
       "before it calls on the next board or before the round ends, whichever comes first. The board is "
       "scored as though the tricks had been played out."),
    see="63A4 8B1", words=N_("acquiescence, agreement, next board"),
)
law69.clause(
    "B", Kind.MECHANICAL, N_("Withdrawing agreement"),
    N_("Within the correction period of 79C a player's agreement may be withdrawn in two cases; the board "
       "is then scored again with that trick for his side."),
    see="79C", words=N_("withdraw, correction period"),
)
law69.clause(
    "B1", Kind.ASKED, N_("The trick had been won"),
    N_("He agreed to the loss of a trick that his side had in fact won."),
    words=N_("withdraw agreement, trick won"),
)
law69.clause(
    "B2", Kind.JUDGED, N_("The trick would likely have been won"),
    N_("He agreed to the loss of a trick that his side would probably have won had play gone on."),
    words=N_("withdraw agreement, likely"),
)
