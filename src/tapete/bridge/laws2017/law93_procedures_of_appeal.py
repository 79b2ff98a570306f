"""Law 93 of 2017: procedures of appeal."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law93 = LAWS_2017.add_article("93", N_("How an appeal is handled"))

law93.clause(
    "A", Kind.ASKED, N_("Without a committee"),
    N_("The chief arbiter hears and decides all appeals if there is no appeals committee, nor another "
       "arrangement under 80B2k, or if it cannot act without disturbing the event."),
    see="80B2k", words=N_("appeal, chief director"),
)
law93.clause(
    "B1", Kind.ASKED, N_("With a committee: law and regulation"),
    N_("The chief arbiter hears and decides the part of an appeal that deals only with law or regulations; "
       "his ruling may be appealed to the committee."),
    words=N_("appeal, committee, point of law"),
)
law93.clause(
    "B2", Kind.ASKED, N_("With a committee: the rest"),
    N_("The chief arbiter passes all other appeals on to the committee, or other authorised body, to be "
       "decided."),
    words=N_("appeal, committee"),
)
law93.clause(
    "B3", Kind.DEFINITION, N_("Powers of the committee"),
    N_("On appeals it has all powers of the arbiter, but may not overrule the chief arbiter on a point of "
       "law or regulations, or on his disciplinary powers under 91. It may recommend that he change such a "
       "ruling."),
    see="91", words=N_("appeal, committee, overrule"),
)
law93.clause(
    "C1", Kind.DEFINITION, N_("Further appeals"),
    N_("Regulating authorities may provide procedures for further appeals when these are exhausted; "
       "regulations may sanction a further appeal without merit."),
    words=N_("further appeal, frivolous"),
)
law93.clause(
    "C2", Kind.DEFINITION, N_("To the regulating authority"),
    N_("The chief arbiter or the reviewing body may refer a case to the regulating authority, which can "
       "settle any matter finally."),
    words=N_("further appeal, refer, final"),
)
law93.clause(
    "C3a", Kind.DEFINITION, N_("A final body at the event"),
    N_("Even so, when the progress of the tournament seems to depend on it, the regulating authority may "
       "give a body of the event the final say on any appeal; it is then bound by the outcome, as are the "
       "parties."),
    words=N_("final appeal, bound"),
)
law93.clause(
    "C3b", Kind.DEFINITION, N_("A shorter way"),
    N_("With due notice to the contestants the regulating authority may authorise stages of the appeals "
       "process to be left out or changed; it answers for keeping the law of the country."),
    words=N_("appeal, omit stages"),
)
