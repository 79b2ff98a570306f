"""The individual duplicate tournament."""

from __future__ import annotations

from tapete.law import Kind
from tapete.tarot.ranking import alternated, complement, general, overall, percentages, sessions
from tapete.tarot.rules.book import TAROT_FFT
from tapete.text import N_

tdi = TAROT_FFT.add_article("TDI", N_("Individual duplicate"))

tdi.clause(
    "-1", Kind.DEFINITION, N_("Attack and defence"),
    N_("A player attacks about one board in four and defends the others, at the taker's left, opposite him "
       "and at his right in turn."),
    words=N_("places in defence, front, middle, back"),
)
tdi.clause(
    "-2", Kind.MECHANICAL, N_("Marks of a board"),
    N_("The takers' results on a board are ranked, and marks go in even steps from 100 per cent for the best "
       "to 0 for the worst."),
    words=N_("top, zero, per cent, steps"),
)
tdi.clause(
    "-3", Kind.MECHANICAL, N_("Equal results"),
    N_("Equal results share the marks that they take up together."),
    words=N_("ties, share"),
)
tdi.clause(
    "-4", Kind.MECHANICAL, N_("Marks of the defenders"),
    N_("Each defender gets what the taker's mark leaves of 100."),
    words=N_("complement, defenders"),
)
tdi.clause(
    "-5", Kind.MECHANICAL, N_("Per cent of a player"),
    N_("Attack and defence are the means of a player's marks there; overall the attack counts one quarter "
       "and the defence three quarters."),
    words=N_("percentage, quarter, three quarters"),
)
tdi.clause(
    "-6", Kind.MECHANICAL, N_("General ranking"),
    N_("The general ranking goes by the overall per cent, highest first."),
    words=N_("ranking, general"),
)
tdi.clause(
    "-7", Kind.MECHANICAL, N_("Alternated ranking"),
    N_("Each orientation is ranked as a line. The firsts of the four lines take places 1 to 4 among "
       "themselves, the seconds places 5 to 8, and so on."),
    words=N_("alternated ranking, lines"),
)
tdi.clause(
    "-8", Kind.MECHANICAL, N_("Which ranking counts"),
    N_("For one session the alternated ranking counts. For several the general ranking does, by the sum of "
       "the sessions' per cent, at times with a coefficient each."),
    see="TARB-6", words=N_("sessions, coefficient, homologation"),
)
tdi.clause(
    "-9", Kind.DEFINITION, N_("The player's sheet"),
    N_("A player may ask for his sheet: all his marks and notes, attack, defence and overall per cent, and "
       "his penalties."),
    words=N_("player sheet, recap"),
)
tdi.clause(
    "-10", Kind.MECHANICAL, N_("An example of five tables"),
    N_("Takers with +56, +62, -56, -52 and +50 get 75, 100, 0, 25 and 50 per cent, their defenders the "
       "rest."),
    words=N_("example, five tables"),
)
TAROT_FFT.apply(percentages, "TDI-2 TDI-3 TDI-10")
TAROT_FFT.apply(complement, "TDI-4")
TAROT_FFT.apply(overall, "TDI-5")
TAROT_FFT.apply(general, "TDI-6")
TAROT_FFT.apply(alternated, "TDI-7 TDI-8")
TAROT_FFT.apply(sessions, "TDI-8")
