"""Law 2 of 2017: the duplicate boards."""

from __future__ import annotations

from tapete.bridge.board import Board
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

law02 = LAWS_2017.add_article("2", N_("The duplicate boards"))

law02.clause(
    "", Kind.MECHANICAL, N_("Number, dealer and vulnerability"),
    N_("Each deal of a session has a numbered board with a pocket for every hand. Dealer and vulnerability "
       "follow the number in groups of sixteen. A board marked otherwise should not be used; if it is, its "
       "own marking holds for that session."),
    see="87", words=N_("board, dealer, vulnerability, sixteen, pocket"),
)  # fmt: skip

LAWS_2017.apply(Board.numbered, "2")
