"""Coverage: where each clause lives, derived from the code and from exploring the procedures."""

import pytest
from marbles import MARBLES
from toys import asks, new_book, rules

from tapete.law import Instruction, Kind, UnknownClause, coverage, procedure


def test_every_clause_with_the_places_where_it_lives():
    where = {found.clause.id: found.where for found in coverage(MARBLES)}
    assert list(where) == list(MARBLES.clauses)
    assert where["4A"] == ("asked:4.played_on", "cited:4")
    assert where["4B1a"] == ("cited:4",)  # on the way to manners
    assert where["7.1.2"] == ("applied:marbles.pay",)
    assert where["7.10"] == ("cited:4",)  # by a duty
    assert where["9"] == ("cited:4", "shown")  # by a note; a definition
    assert "asked:4.fault" in where["4B2"]  # by a footnote


def test_a_row_as_plain_data():
    row = coverage(MARBLES)[0].to_plain()
    assert row == {"id": "4A", "kind": "asked", "where": ["asked:4.played_on", "cited:4"]}


def test_what_nobody_does_is_a_gap():
    book = new_book()
    book.articles["2"].clause("B", Kind.MECHANICAL, "Forgotten", "Nobody does it.")
    raining = asks("raining")

    @procedure(book, "1", "Rain")
    def rain(case):
        case.tell(Instruction.of("Look up.", cite="2A"))
        return rules("wet" if case.ask(raining) else "dry")

    assert {found.clause.id: found.where for found in coverage(book)} == {
        "1A": ("asked:1.raining", "cited:1"),
        "2A": ("cited:1",),
        "2B": (),
    }


def test_applied_clauses_are_looked_up():
    book = new_book()
    book.apply(len, "1a")
    assert book.applied == {"1A": ["builtins.len"]}
    with pytest.raises(UnknownClause):
        book.apply(len, "1Z")
