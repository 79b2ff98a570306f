"""Law 10 of 1997: who assesses penalties, and who chooses."""

from __future__ import annotations

from tapete.bridge.laws1997.book import LAWS_1997
from tapete.law import Kind
from tapete.text import N_

law10 = LAWS_1997.add_article("10", N_("Assessing penalties"))

law10.clause(
    "A", Kind.DEFINITION, N_("The arbiter alone"),
    N_("Only the arbiter imposes penalties; players may neither impose nor waive them by themselves."),
    see="72A3 81C8", words=N_("impose, waive, penalty"),
)  # fmt: skip
law10.clause(
    "B", Kind.JUDGED, N_("What the players settled"),
    N_("The arbiter may confirm or cancel a penalty, or the waiving of one, that the players agreed on "
       "before the arbiter came."),
    see="11A 72A3", words=N_("agreement, settled, cancel, confirm"),
)  # fmt: skip
law10.clause(
    "C1", Kind.MECHANICAL, N_("All options are explained"),
    N_("Where a law leaves a choice, the arbiter explains every option."),
    see="9B2", words=N_("options, explain, choice"),
)  # fmt: skip
law10.clause(
    "C2", Kind.DEFINITION, N_("Choosing alone"),
    N_("The player who has the choice makes it without consulting partner."),
    see="73A", words=N_("options, choose, consult partner"),
)  # fmt: skip
