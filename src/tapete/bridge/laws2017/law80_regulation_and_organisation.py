"""Law 80 of 2017: regulation and organisation."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law80 = LAWS_2017.add_article("80", N_("Regulation and organisation"))

law80.clause(
    "A1a", Kind.DEFINITION, N_("World events"),
    N_("For its own world tournaments and events the regulating authority is the World Bridge Federation."),
    words=N_("WBF, regulating authority"),
)
law80.clause(
    "A1b", Kind.DEFINITION, N_("Zonal events"),
    N_("For tournaments and events held under its auspices it is the zonal authority."),
    words=N_("zone, regulating authority"),
)
law80.clause(
    "A1c", Kind.DEFINITION, N_("Other events"),
    N_("For any other tournament or event it is the national bridge organisation under whose auspices it is "
       "held."),
    words=N_("federation, NBO, regulating authority"),
)
law80.clause(
    "A2", Kind.DEFINITION, N_("Powers of the regulating authority"),
    N_("It has the responsibilities and powers that these laws give it."),
    words=N_("regulating authority, powers"),
)
law80.clause(
    "A3", Kind.DEFINITION, N_("Delegating or assigning"),
    N_("It may delegate its powers and stay ultimately responsible for their use, or assign them and be "
       "free of that responsibility."),
    words=N_("regulating authority, delegate, assign"),
)
law80.clause(
    "B1", Kind.DEFINITION, N_("The organiser"),
    N_("The regulating authority may recognise an organiser, who prepares and runs an event subject to it "
       "and to these laws. He may delegate duties and powers but stays responsible. Both may be one and the "
       "same."),
    words=N_("tournament organiser, sponsor"),
)
law80.clause(
    "B2", Kind.DEFINITION, N_("What the organiser does"),
    N_("The duties and powers of the organiser include those below; in some places the arbiter takes on "
       "some or all of these tasks."),
    words=N_("tournament organiser, duties"),
)
law80.clause(
    "B2a", Kind.DEFINITION, N_("Appointing the arbiter"),
    N_("The organiser appoints the arbiter; where nobody is appointed, the players should name somebody to "
       "act as one."),
    see="81A", words=N_("director, appoint"),
)
law80.clause(
    "B2b", Kind.DEFINITION, N_("Preparations"),
    N_("He makes the advance arrangements: venue, equipment and everything else that is needed."),
    words=N_("venue, equipment"),
)
law80.clause(
    "B2c", Kind.DEFINITION, N_("Dates and times"),
    N_("He sets the date and time of each session."),
    words=N_("schedule, session"),
)
law80.clause(
    "B2d", Kind.DEFINITION, N_("Conditions of entry"),
    N_("He sets the conditions of entry."),
    words=N_("entry, eligibility"),
)
law80.clause(
    "B2e", Kind.DEFINITION, N_("Conditions of bidding and play"),
    N_("He sets them in keeping with these laws, with any special ones such as play with screens; "
       "rectification of actions not passed across the screen may then vary."),
    words=N_("screens, bidding boxes"),
)
law80.clause(
    "B2f", Kind.DEFINITION, N_("Supplementary regulations"),
    N_("He announces regulations that add to these laws without conflicting with them."),
    words=N_("regulations"),
)
law80.clause(
    "B2g(i)", Kind.DEFINITION, N_("Assistants"),
    N_("He sees to the appointment of any assistants whom the arbiter needs."),
    see="81D", words=N_("assistant directors"),
)
law80.clause(
    "B2g(ii)", Kind.DEFINITION, N_("Other staff"),
    N_("He appoints other staff and lays down their duties and responsibilities."),
    words=N_("staff, scorers"),
)
law80.clause(
    "B2h", Kind.DEFINITION, N_("Entries"),
    N_("He arranges for entries to be accepted and listed."),
    words=N_("entries, registration"),
)
law80.clause(
    "B2i", Kind.DEFINITION, N_("Conditions of play"),
    N_("He sets suitable conditions of play and announces them to the contestants."),
    words=N_("conditions, announce"),
)
law80.clause(
    "B2j", Kind.DEFINITION, N_("Scores"),
    N_("He arranges for scores to be collected, results to be worked out, and an official record to be "
       "kept."),
    words=N_("scores, results, archive"),
)
law80.clause(
    "B2k", Kind.DEFINITION, N_("Appeals"),
    N_("He makes suitable arrangements for appeals under 93."),
    see="93", words=N_("appeals committee"),
)
law80.clause(
    "B2l", Kind.DEFINITION, N_("Other powers"),
    N_("He has any other power or duty that these laws confer."),
    words=N_("powers"),
)
