"""Law 8 of 2017: sequence of rounds."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law08 = LAWS_2017.add_article("8", N_("Sequence of rounds"))

law08.clause(
    "A1", Kind.DEFINITION, N_("The arbiter says how to move"),
    N_("The arbiter instructs the players how boards and contestants move."),
    see="5B", words=N_("movement, instructions"),
)  # fmt: skip
law08.clause(
    "A2", Kind.DEFINITION, N_("North moves the boards"),
    N_("Unless the arbiter says otherwise, North answers for passing the boards on to the right table."),
    words=N_("boards, movement, North"),
)  # fmt: skip
law08.clause(
    "B1", Kind.DEFINITION, N_("End of a round"),
    N_("A round ends when the arbiter signals the next one; at a table that is still playing, only when the "
       "players move."),
    see="63A4 64B5 69A 79B3", words=N_("round, end of round"),
)  # fmt: skip
law08.clause(
    "B2", Kind.DEFINITION, N_("A board put off"),
    N_("For a board that is to be played later the round goes on, for its players, until its result is "
       "agreed and recorded or the arbiter cancels it."),
    words=N_("late play, postponed board"),
)  # fmt: skip
law08.clause(
    "C", Kind.DEFINITION, N_("End of the session"),
    N_("At each table the last round, and with it the session, ends when all its boards are played and the "
       "results are recorded without objection."),
    see="79C", words=N_("last round, session, end"),
)  # fmt: skip
