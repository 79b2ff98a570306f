"""Law 9 of 2017: procedure after an irregularity."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind, question
from tapete.text import N_

law09 = LAWS_2017.add_article("9", N_("Procedure after an irregularity"))

law09.clause(
    "A1", Kind.DEFINITION, N_("Drawing attention during the auction"),
    N_("While the auction lasts, any player may point out an irregularity, on turn or not, "
       "unless a law forbids it."),
    see="9B1a", words=N_("draw attention, point out, auction period"),
)  # fmt: skip
law09.clause(
    "A2", Kind.DEFINITION, N_("Drawing attention during the play"),
    N_("While the play lasts, declarer and both defenders may point out an irregularity, unless a law "
       "forbids it; a trick laid the wrong way has its own law."),
    see="65B3", words=N_("draw attention, point out, play period"),
)  # fmt: skip
law09.clause(
    "A3", Kind.DEFINITION, N_("Preventing an irregularity"),
    N_("Any player may try to stop an irregularity before it happens; dummy within dummy's limits."),
    see="42 43", words=N_("prevent, dummy, stop"),
)  # fmt: skip
law09.clause(
    "A4", Kind.DEFINITION, N_("Dummy draws attention after the play"),
    N_("Dummy points out an irregularity only when the play is over, except to correct declarer's "
       "explanation."),
    see="20F5 43A1", words=N_("dummy, silent, after play"),
)  # fmt: skip
law09.clause(
    "A5", Kind.DEFINITION, N_("No duty to report one's own side"),
    N_("Nobody has to point out an infraction of his own side, except to correct partner's explanation."),
    see="20F5 72B2", words=N_("own infraction, report, obligation"),
)  # fmt: skip
law09.clause(
    "B1a", Kind.DEFINITION, N_("Call the arbiter at once"),
    N_("Once attention has been drawn to an irregularity, the arbiter should be called without delay."),
    see="9B2 11A", words=N_("summon, director"),
)  # fmt: skip
law09.clause(
    "B1b", Kind.DEFINITION, N_("Anybody may call the arbiter"),
    N_("After attention has been drawn, any player may call the arbiter, dummy included."),
    words=N_("summon, dummy, director"),
)  # fmt: skip
law09.clause(
    "B1c", Kind.DEFINITION, N_("Calling the arbiter costs nothing"),
    N_("Nobody loses a right by calling the arbiter."),
    words=N_("rights, summon"),
)  # fmt: skip
law09.clause(
    "B1d", Kind.DEFINITION, N_("Owning up changes no right of the opponents"),
    N_("The opponents keep all their rights when a player points out an irregularity of his own side."),
    words=N_("own side, rights, admit"),
)  # fmt: skip
law09.clause(
    "B2", Kind.MECHANICAL, N_("Wait for the explanation"),
    N_("No player acts until the arbiter has explained everything that concerns the rectification."),
    see="10C1 11A", words=N_("stop, wait, no action"),
)  # fmt: skip
law09.clause(
    "C", Kind.ASKED, N_("Corrected too soon"),
    N_("An offender who corrects an irregularity before the arbiter has ruled may owe a further "
       "rectification, such as lead restrictions."),
    see="26B 27C", words=N_("premature correction"),
)  # fmt: skip


@question(
    N_("Had the offender already replaced the bid before the arbiter explained the options?"), cite="27C 9C",
    help=N_("Ask what was said and done, and in which order: the bid, a remark, another call, the call of "
            "the arbiter."),
)  # fmt: skip
def already_replaced(table: IrregularCall) -> bool | None:
    return table.replaced_early
