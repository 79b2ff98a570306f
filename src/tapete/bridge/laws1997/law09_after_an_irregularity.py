"""Law 9 of 1997: what players do after an irregularity."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.law import Kind, question
from tapete.text import N_

law09 = LAWS_1997.add_article("9", N_("After an irregularity"))

law09.clause(
    "A1", Kind.DEFINITION, N_("Drawing attention in the auction"),
    N_("While the auction lasts every player may point out an irregularity, on turn or not, unless another "
       "law forbids it."),
    see="9B1", words=N_("draw attention, point out, auction"),
)  # fmt: skip
law09.clause(
    "A2a", Kind.DEFINITION, N_("Drawing attention in the play"),
    N_("While the play lasts only declarer and the defenders may point out what went wrong in it, unless "
       "another law forbids it."),
    see="42 43", words=N_("draw attention, point out, play"),
)  # fmt: skip
law09.clause(
    "A2b", Kind.DEFINITION, N_("Dummy"),
    N_("Dummy has the few rights that Laws 42 and 43 leave."),
    see="42 43", words=N_("dummy, rights"),
)  # fmt: skip
law09.clause(
    "A2b1", Kind.DEFINITION, N_("Dummy waits"),
    N_("Dummy may not point out an irregularity of the play before the play is over."),
    see="42B3 43A1", words=N_("dummy, after play"),
)  # fmt: skip
law09.clause(
    "A2b2", Kind.DEFINITION, N_("Dummy prevents"),
    N_("Dummy may try to keep declarer from an irregularity; the book names declarer alone, not a defender."),
    see="42B2", words=N_("dummy, prevent, warn"),
)  # fmt: skip
law09.clause(
    "B1a", Kind.DEFINITION, N_("When to call the arbiter"),
    N_("The arbiter is called as soon as attention is drawn to an irregularity."),
    words=N_("call the director, summon"),
)  # fmt: skip
law09.clause(
    "B1b", Kind.DEFINITION, N_("Who calls the arbiter"),
    N_("Any player may call the arbiter once attention has been drawn, dummy included."),
    words=N_("call the director, dummy"),
)  # fmt: skip
law09.clause(
    "B1c", Kind.DEFINITION, N_("Nothing lost by calling"),
    N_("Whoever calls the arbiter gives up no right by it."),
    see="11A", words=N_("rights, call the director"),
)  # fmt: skip
law09.clause(
    "B1d", Kind.DEFINITION, N_("Reporting one's own side"),
    N_("The opponents keep all their rights when a player reports an irregularity of the player's own side."),
    see="72B3", words=N_("own irregularity, opponents' rights"),
)  # fmt: skip
law09.clause(
    "B2", Kind.MECHANICAL, N_("Nobody acts"),
    N_("After an irregularity nobody calls or plays until the arbiter has explained how it is put right and "
       "what it costs."),
    see="10C1 11A", words=N_("stop, wait, explain"),
)  # fmt: skip
law09.clause(
    "C", Kind.ASKED, N_("Corrected too soon"),
    N_("An offender who corrects the irregularity before the arbiter has ruled may owe a further penalty, a "
       "lead penalty for instance."),
    see="26 27A", words=N_("premature correction, replaced too soon"),
)  # fmt: skip


@question(
    N_("Had the offender already replaced the bid before the arbiter explained the options?"), cite="9C",
    help=N_("A call in its place counts, in whatever way it was made; starting to make one does not."),
)  # fmt: skip
def already_replaced(table: IrregularCall) -> bool | None:
    return table.replaced_early
