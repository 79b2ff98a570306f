"""Law 64 of 2017: procedure after establishment of a revoke."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law64 = LAWS_2017.add_article("64", N_("What follows an established revoke"))

law64.clause(
    "A1", Kind.MECHANICAL, N_("The offender won the revoke trick"),
    N_("At the end of play the revoke trick goes to the other side, with one of the later tricks that the "
       "offending side won, if any. What a card of dummy won was not won by declarer."),
    see="64B", words=N_("revoke, two tricks, transfer"),
)
law64.clause(
    "A2", Kind.MECHANICAL, N_("Somebody else won the revoke trick"),
    N_("If the offending side won that trick or any later one, one trick goes to the other side at the end "
       "of play."),
    see="64B", words=N_("revoke, one trick, transfer"),
)
law64.clause(
    "B", Kind.MECHANICAL, N_("No automatic transfer"),
    N_("In eight cases no trick is transferred automatically; 64C may still apply."),
    see="64C", words=N_("revoke, no transfer"),
)
law64.clause(
    "B1", Kind.MECHANICAL, N_("Nothing won from there on"),
    N_("No transfer if the offending side won neither the revoke trick nor any later one."),
    words=N_("revoke, no trick won"),
)
law64.clause(
    "B2", Kind.MECHANICAL, N_("Another revoke in the same suit"),
    N_("No transfer for a further revoke of the same player in the same suit after the first was "
       "established."),
    see="64C2a", words=N_("repeated revoke, same suit"),
)
# The Italian text names penalty cards and dummy; the wider test takes in every card that lay faced.
law64.clause(
    "B3", Kind.ASKED, N_("A faced card not played"),
    N_("No transfer if the revoke lay in not playing a card that was faced: a penalty card, any card of "
       "dummy, or another card lying face up on the table."),
    words=N_("penalty card, dummy, faced card"),
)
law64.clause(
    "B4", Kind.ASKED, N_("Found after a call on the next deal"),
    N_("No transfer if attention was first drawn to it after one of the side without fault had called on "
       "the next deal."),
    see="64C1", words=N_("too late, next board"),
)
law64.clause(
    "B5", Kind.ASKED, N_("Found after the round"),
    N_("No transfer if attention was first drawn to it after the round had ended."),
    see="8B1 64C1", words=N_("too late, end of round"),
)
law64.clause(
    "B6", Kind.MECHANICAL, N_("At trick 12"),
    N_("No transfer for a revoke at trick 12."),
    see="62D", words=N_("twelfth trick"),
)
law64.clause(
    "B7", Kind.ASKED, N_("Both sides revoked"),
    N_("No transfer if both sides revoked on the board and both revokes are established."),
    see="64C2b", words=N_("both sides, same board"),
)
law64.clause(
    "B8", Kind.MECHANICAL, N_("Corrected under 62C3"),
    N_("No transfer for a revoke that was corrected under 62C3."),
    see="62C3", words=N_("both sides, same trick"),
)
law64.clause(
    "C1", Kind.JUDGED, N_("The side without fault is still damaged"),
    N_("After any established revoke, also one without transfer, the arbiter adjusts the score if he thinks "
       "that this law did not compensate the side without fault enough for the damage."),
    see="12C1 12B1", words=N_("equity, insufficient compensation, adjusted score"),
)
law64.clause(
    "C2a", Kind.JUDGED, N_("Repeated revokes"),
    N_("After repeated revokes of one player in one suit, the arbiter adjusts if the other side would "
       "probably have won more tricks without one or more of the later ones."),
    see="64B2 12C1", words=N_("repeated revoke, equity"),
)
law64.clause(
    "C2b", Kind.JUDGED, N_("Revokes of both sides"),
    N_("If both sides revoked on the board and a contestant was damaged, the arbiter adjusts to the "
       "probable result had neither revoked."),
    see="64B7 12C1b", words=N_("both sides, equity"),
)
