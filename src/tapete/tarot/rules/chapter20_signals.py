"""The signals that the FFT recommends."""

from __future__ import annotations

from tapete.law import Kind
from tapete.tarot.rules.book import TAROT_FFT
from tapete.tarot.signals import signals
from tapete.text import N_

tsig = TAROT_FFT.add_article("TSIG", N_("Recommended signals"))

tsig.clause(
    "-1", Kind.DEFINITION, N_("Leading a suit"),
    N_("To lead the ace to the 5 of a suit announces its king or queen."),
    words=N_("low card, major honour"),
)
tsig.clause(
    "-2", Kind.DEFINITION, N_("Leading trumps"),
    N_("An odd trump asks for trumps, as a rule with seven or more; an even one early in the deal suggests "
       "them, with fewer than seven."),
    words=N_("odd trump, even trump"),
)
tsig.clause(
    "-3", Kind.DEFINITION, N_("Following the taker's long suit"),
    N_("First a higher card and then a lower one promises a holding of five in the suit and invites trumps."),
    words=N_("high-low, control, fifth"),
)
tsig.clause(
    "-4", Kind.DEFINITION, N_("Following a suit of the defence"),
    N_("First a higher card and then a lower one shows a doubleton: partners may go on, to be trumped over "
       "or under."),
    words=N_("high-low, doubleton"),
)
tsig.clause(
    "-5", Kind.DEFINITION, N_("The Excuse"),
    N_("On the first or second round of a suit that the taker leads, the Excuse promises control and asks "
       "for trumps; on trumps that the defence leads it asks to play no more of them."),
    words=N_("excuse, stop trumps"),
)
tsig.clause(
    "-6", Kind.DEFINITION, N_("The strong hand"),
    N_("A strong hand shows itself on lead: by a king, by the suit of the dog's king or the dog's long suit, "
       "by an odd trump, or by gaining the lead and playing another line. Its partners follow it."),
    words=N_("strong hand, king, dog's suit"),
)
tsig.clause(
    "-7", Kind.DEFINITION, N_("Nothing but the cards"),
    N_("Signals rest on the rank and the order of the cards that are played, and on nothing else."),
    see="TETH-1", words=N_("order of cards, honest signals"),
)
TAROT_FFT.apply(signals, "TSIG-1 TSIG-2 TSIG-3 TSIG-4 TSIG-5 TSIG-6")
