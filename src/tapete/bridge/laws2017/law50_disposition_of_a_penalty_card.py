"""Law 50 of 2017: disposition of a penalty card."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law50 = LAWS_2017.add_article("50", N_("What happens to a penalty card"))

law50.clause(
    "", Kind.JUDGED, N_("What a penalty card is"),
    N_("A card that a defender exposes too soon, other than by leading it, is a penalty card unless the "
       "arbiter rules otherwise; 72C may apply."),
    see="49 57 72C", words=N_("penalty card, exposed"),
)
law50.clause(
    "A", Kind.MECHANICAL, N_("It stays face up"),
    N_("A penalty card stays face up on the table right before its owner until a rectification has been "
       "chosen."),
    words=N_("penalty card, face up"),
)
law50.clause(
    "B", Kind.ASKED, N_("Minor or major"),
    N_("A single card below an honour, exposed by accident, is minor: two played at once, one dropped. Any "
       "honour, and any card played on purpose, as by a lead out of turn or a revoke since corrected, is "
       "major. Two or more of one defender are all major."),
    words=N_("minor, major, honour, deliberately played"),
)
law50.clause(
    "C", Kind.MECHANICAL, N_("Minor penalty card"),
    N_("Before it is played its owner may play no other card of that suit below an honour, but he may play "
       "an honour instead. Partner's leads are not restricted."),
    see="50E", words=N_("minor penalty card"),
)
law50.clause(
    "D", Kind.MECHANICAL, N_("Major penalty card: both defenders"),
    N_("Both may be restricted: the owner whenever he has to play, his partner whenever he has to lead."),
    see="50D1a 50D2", words=N_("major penalty card"),
)
law50.clause(
    "D1a", Kind.ASKED, N_("Major penalty card: to be played"),
    N_("It is played at the first legal chance, be it leading, following, discarding or ruffing. If a "
       "defender could legally play more than one, declarer says which."),
    see="51A 50D1b", words=N_("major penalty card, first opportunity, declarer chooses"),
)
law50.clause(
    "D1b", Kind.MECHANICAL, N_("Major penalty card: what comes first"),
    N_("Following suit and obeying a restriction on leads or plays come before it; the card then stays "
       "faced and is played at the next legal chance."),
    see="44C", words=N_("major penalty card, precedence"),
)
law50.clause(
    "D2", Kind.ASKED, N_("Major penalty card: partner to lead"),
    N_("A defender whose partner has a major penalty card may not lead before declarer has chosen one of "
       "two options; a lead made too soon falls under 49."),
    see="50D2a 50D2b 49", words=N_("major penalty card, lead, options"),
)
law50.clause(
    "D2a", Kind.ASKED, N_("Requiring or forbidding the suit"),
    N_("Declarer requires the lead of the suit of the penalty card, or forbids it for as long as that "
       "player keeps the lead; the card is then picked up and is a penalty card no longer."),
    see="51 59 50E2", words=N_("require, prohibit, lead, picked up"),
)
law50.clause(
    "D2b", Kind.ASKED, N_("Leaving the lead free"),
    N_("Declarer neither requires nor forbids. The defender leads any card, the penalty card stays, and 50D "
       "goes on applying, at the next trick too, for as long as it does."),
    words=N_("free lead, penalty card remains"),
)
law50.clause(
    "E1", Kind.MECHANICAL, N_("What it tells while it lies there"),
    N_("While a penalty card is on the table, all players may use what it tells and the knowledge of how it "
       "must be played."),
    see="50E4", words=N_("authorised, penalty card, information"),
)
law50.clause(
    "E2", Kind.MECHANICAL, N_("What it tells once picked up"),
    N_("What a penalty card that was picked up under D2a tells is unauthorised for its owner's partner and "
       "authorised for declarer."),
    see="16C 50D2a", words=N_("unauthorised, picked up"),
)
law50.clause(
    "E3", Kind.MECHANICAL, N_("What it tells once played"),
    N_("Once a penalty card has been played, what the way in which it arose tells is unauthorised for its "
       "owner's partner."),
    see="16C 50E1", words=N_("unauthorised, played"),
)
law50.clause(
    "E4", Kind.JUDGED, N_("Help from the exposed card: review"),
    N_("If the arbiter judges after play that without the help of the exposed card under E1 the result "
       "could well have been different, and the side without fault was damaged, he adjusts towards the "
       "probable result without the penalty card."),
    see="12B1 12C1b 50E1", words=N_("adjusted score, assistance, damage"),
)
