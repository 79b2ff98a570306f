"""The tournament of triplets."""

from __future__ import annotations

from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.tarot.effects import GoesOn
from tapete.tarot.facts import Incident
from tapete.tarot.people import Fault
from tapete.tarot.ranking import alternated, attacker_colours, colour_of, general, overall, percentages
from tapete.tarot.rules.arbitration import by_code, called_at_once, too_late
from tapete.tarot.rules.book import TAROT_FFT
from tapete.text import N_

tdt = TAROT_FFT.add_article("TDT", N_("Triplets"))

tdt.clause(
    "-1", Kind.DEFINITION, N_("Three players on a line"),
    N_("A triplet plays North-South or East-West. It attacks the boards whose taker sits on its line and "
       "defends the others."),
    words=N_("line, North-South, East-West"),
)
tdt.clause(
    "-2", Kind.ASKED, N_("Attack and defence"),
    N_("All three defend together, placed by their captain as he likes on each deal. One attacks; the two "
       "others stand well behind him, touch nobody, say nothing and do not sit behind an opponent. After the "
       "deal they may speak up about a wrong mark or a hand put together wrongly."),
    words=N_("captain, behind the partner, silence"),
)
tdt.clause(
    "-3", Kind.MECHANICAL, N_("Who attacks"),
    N_("The three attack in turn, by the alphabet of their surnames: the first wears blue, the second white, "
       "the third red. The arbiter draws the colour that begins; the order goes on over several sessions."),
    words=N_("rotation, stickers, alphabetical, colours"),
)
tdt.clause(
    "-4", Kind.MECHANICAL, N_("Per cent"),
    N_("Marks are as for individuals; overall attack and defence count one half each."),
    see="TDI-5", words=N_("half, percentage"),
)
tdt.clause(
    "-5", Kind.MECHANICAL, N_("Rankings"),
    N_("For one session the alternated ranking of the two lines counts; for several there may be a general "
       "one."),
    see="TDI-7", words=N_("ranking, lines"),
)
tdt.clause(
    "-6", Kind.DEFINITION, N_("Special forms"),
    N_("Small tournaments of triplets may be organised in forms of their own."),
    words=N_("Howell, final, small tournaments"),
)
TAROT_FFT.apply(attacker_colours, "TDT-3")
TAROT_FFT.apply(colour_of, "TDT-3")
TAROT_FFT.apply(percentages, "TDT-4")
TAROT_FFT.apply(overall, "TDT-4")
TAROT_FFT.apply(alternated, "TDT-5")
TAROT_FFT.apply(general, "TDT-5")


@question(
    N_("Did a team-mate who was not playing speak, touch, communicate or intervene during the deal?"),
    cite="TDT-2 TDE-3",
    help=N_("After the deal they may speak up about a wrong mark or a hand put together wrongly."),
)  # fmt: skip
def team_mate_intervened(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "TDT-2", N_("A team-mate who is not playing"))
def idle_team_mate(case: Case[Incident]) -> Ruling:
    if not case.ask(team_mate_intervened):
        return Ruling.of("TDT-2", GoesOn(), because=N_("He stayed behind his partner and said nothing."))
    if not case.ask(called_at_once):
        return too_late(case)
    return by_code(
        case, Fault.CONDUCT, "TDT-2", GoesOn(),
        because=N_("Who does not play stays behind his partner and does not take part."),
    )  # fmt: skip
