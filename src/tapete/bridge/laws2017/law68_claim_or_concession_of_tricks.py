"""Law 68 of 2017: claim or concession of tricks."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law68 = LAWS_2017.add_article("68", N_("Claim or concession of tricks"))

law68.clause(
    "", Kind.ASKED, N_("Not the trick in progress"),
    N_("Claims and concessions concern other tricks than the one in progress. Words or actions about "
       "winning or losing that trick alone let play go on; cards that a defender then exposes are no "
       "penalty cards, but 16 and 57A may apply."),
    see="16 57A", words=N_("current trick, statement"),
)
law68.clause(
    "A", Kind.ASKED, N_("What a claim is"),
    N_("Saying that a side will win a given number of tricks is a claim. So is suggesting that play be cut "
       "short, or showing one's cards, unless it is demonstrable that no claim was meant, as when declarer "
       "spreads his hand under 54."),
    see="54", words=N_("claim, show cards, curtail play"),
)
law68.clause(
    "B1", Kind.ASKED, N_("What a concession is"),
    N_("Saying that a side will lose a given number of tricks is a concession. A claim of some concedes the "
       "rest; abandoning one's hand concedes all that remain."),
    words=N_("concede, abandon"),
)
law68.clause(
    "B2", Kind.ASKED, N_("A defender concedes, partner objects at once"),
    N_("If a defender tries to concede tricks and partner objects at once, nothing has been conceded or "
       "claimed and play goes on; the arbiter should be called at once. A card so exposed is no penalty "
       "card, but 16C may apply to what it tells, which partner may not use."),
    see="16C 49", words=N_("concession, objection, partner"),
)
law68.clause(
    "C", Kind.DEFINITION, N_("Saying how"),
    N_("A claim should come at once with a clear statement of the line of play or defence, the order of the "
       "cards included; the claimant faces his hand."),
    see="70B1", words=N_("statement, line of play"),
)
law68.clause(
    "D", Kind.MECHANICAL, N_("Play stops"),
    N_("After any claim or concession play ceases."),
    words=N_("play ceases"),
)
law68.clause(
    "D1", Kind.ASKED, N_("Agreed"),
    N_("If the claim or concession is agreed, 69 applies."),
    see="69", words=N_("agreed, accepted"),
)
law68.clause(
    "D2", Kind.ASKED, N_("Disputed"),
    N_("If any player disputes it, dummy included, there are two ways."),
    see="68D2a 68D2b", words=N_("contested, doubted, dummy"),
)
law68.clause(
    "D2a", Kind.ASKED, N_("Disputed: to the arbiter"),
    N_("The arbiter is called at once, nobody does anything until he comes, and 70 applies."),
    see="70", words=N_("contested, call the director"),
)
law68.clause(
    "D2b", Kind.ASKED, N_("Disputed: playing on"),
    N_("At the request of the side that neither claimed nor conceded, play may continue, under two "
       "conditions."),
    see="68D2b(i) 68D2b(ii)", words=N_("play on, request"),
)
law68.clause(
    "D2b(i)", Kind.ASKED, N_("Playing on: all four agree"),
    N_("All four players must agree; otherwise the arbiter is called and proceeds as in D2a."),
    see="68D2a", words=N_("play on, consent"),
)
law68.clause(
    "D2b(ii)", Kind.MECHANICAL, N_("Playing on: the claim is void"),
    N_("The claim or concession is void and is not ruled on. 16 and 50 do not apply, and the result then "
       "obtained stands."),
    see="16 50", words=N_("play on, void, result stands"),
)
