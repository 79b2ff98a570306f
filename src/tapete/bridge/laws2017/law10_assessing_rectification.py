"""Law 10 of 2017: assessing a rectification."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law10 = LAWS_2017.add_article("10", N_("Assessing a rectification"))

law10.clause(
    "A", Kind.DEFINITION, N_("Only the arbiter rectifies"),
    N_("Whether and how something is rectified is the arbiter's to decide; players neither impose nor waive it."),
    see="81C5", words=N_("right, impose, waive"),
)  # fmt: skip
law10.clause(
    "B", Kind.JUDGED, N_("What players settled among themselves"),
    N_("The arbiter may confirm or undo a rectification that players imposed or waived without him."),
    see="82", words=N_("cancel, waived, players' own ruling"),
)  # fmt: skip
law10.clause(
    "C1", Kind.MECHANICAL, N_("Explain every option"),
    N_("Where a law gives a choice, the arbiter explains all the options before it is made."),
    see="9B2", words=N_("explain, options, choices"),
)  # fmt: skip
law10.clause(
    "C2", Kind.MECHANICAL, N_("Choose without partner"),
    N_("Who has the choice makes it without consulting partner."),
    words=N_("consult, option, choice"),
)  # fmt: skip
law10.clause(
    "C3", Kind.DEFINITION, N_("The other side may choose what suits it"),
    N_("The side that did not offend may pick the option that is best for itself."),
    words=N_("advantage, option, non-offending"),
)  # fmt: skip
law10.clause(
    "C4", Kind.DEFINITION, N_("After the rectification the offenders play on to win"),
    N_("Once the infraction is rectified, the offending side may make any call or play that helps it, even where it "
       "seems to profit, within 16C2, 27 and 72C."),
    see="16C2 27 72C", words=N_("profit, advantage, offending side"),
)  # fmt: skip
