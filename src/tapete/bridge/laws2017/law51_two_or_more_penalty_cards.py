"""Law 51 of 2017: two or more penalty cards."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law51 = LAWS_2017.add_article("51", N_("Two or more penalty cards"))

law51.clause(
    "A", Kind.ASKED, N_("Their owner to play"),
    N_("At a turn of a defender who could legally play two or more penalty cards, declarer says which of "
       "them he plays."),
    see="50D1a", words=N_("several penalty cards, declarer chooses"),
)
law51.clause(
    "B1a", Kind.ASKED, N_("One suit, required"),
    N_("If declarer requires the partner of their owner to lead the suit in which there are several, the "
       "cards of that suit are picked up and are penalty cards no longer; their owner may make any legal "
       "play to the trick."),
    see="59", words=N_("require, lead, picked up"),
)
law51.clause(
    "B1b", Kind.ASKED, N_("One suit, forbidden"),
    N_("If declarer forbids the partner of their owner to lead the suit in which there are several, the "
       "owner picks up every penalty card of it and may make any legal play to the trick. The ban holds "
       "until partner has lost the lead."),
    see="59", words=N_("prohibit, lead, picked up"),
)
law51.clause(
    "B2a", Kind.ASKED, N_("Several suits, one required"),
    N_("With penalty cards in several suits declarer may require partner, when he is on lead, to lead any "
       "one of these suits; B1a then applies."),
    see="50D2a 51B1a 59", words=N_("require, several suits"),
)
law51.clause(
    "B2b", Kind.ASKED, N_("Several suits, some forbidden"),
    N_("With penalty cards in several suits declarer may forbid partner, when he is on lead, one or more of "
       "them: the owner picks up the penalty cards of every forbidden suit and may make any legal play to "
       "the trick. The ban holds until partner loses the lead."),
    see="59", words=N_("prohibit, several suits"),
)
law51.clause(
    "B2c", Kind.ASKED, N_("Several suits, lead left free"),
    N_("With penalty cards in several suits declarer may neither require nor forbid: partner leads any "
       "suit, the penalty cards stay, and 50 and 51 go on applying, at the next trick too, as long as there "
       "are any."),
    see="50", words=N_("free lead, several suits"),
)
