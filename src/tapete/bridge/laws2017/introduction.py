"""The introduction to the laws of 2017: what they are for, and how binding their words are.

The book gives it no numbers; the ids are ours.
"""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

introduction = LAWS_2017.add_article("Intro", N_("Introduction"))

introduction.clause(
    "-purpose", Kind.DEFINITION, N_("Put right, do not punish"),
    N_("The laws set the correct procedure and make good where it was not kept. They do not aim to punish, "
       "but to repair what the side without fault may have suffered; players accept a ruling in good part."),
    see="12B1", words=N_("purpose, scope, redress, damage"),
)  # fmt: skip
introduction.clause(
    "-may", Kind.DEFINITION, N_("May"),
    N_("What a player may do he can leave undone without any fault."),
    words=N_("may, wording, permission"),
)  # fmt: skip
introduction.clause(
    "-does", Kind.DEFINITION, N_("Does"),
    N_("What a player does is the procedure; the word alone does not say that leaving it out is penalised."),
    words=N_("does, wording, procedure"),
)  # fmt: skip
introduction.clause(
    "-should", Kind.DEFINITION, N_("Should"),
    N_("Leaving out what a player should do is an infraction that endangers his rights but is seldom "
       "penalised."),
    see="90", words=N_("should, wording, infraction"),
)  # fmt: skip
introduction.clause(
    "-must", Kind.DEFINITION, N_("Must"),
    N_("Leaving out what a player must do is a serious matter."),
    see="90", words=N_("must, wording, serious"),
)  # fmt: skip
introduction.clause(
    "-mustnot", Kind.DEFINITION, N_("Must not, may not, shall not"),
    N_("Must not forbids most strongly, may not almost as strongly, shall not a little less so."),
    see="90", words=N_("must not, may not, shall not, wording, forbidden"),
)  # fmt: skip
introduction.clause(
    "-part", Kind.DEFINITION, N_("Part of the laws"),
    N_("This introduction and the definitions are part of the laws."),
    see="Def", words=N_("introduction, definitions"),
)  # fmt: skip
introduction.clause(
    "-number", Kind.DEFINITION, N_("One and many, he and she"),
    N_("Unless the context says otherwise, one stands for several and each gender for the other."),
    words=N_("singular, plural, gender"),
)  # fmt: skip
