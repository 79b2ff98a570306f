"""Folding, and what is remembered of it, on both databases."""

from __future__ import annotations

import pytest
from club_events import Called, calls, club

from tapete.journal import Fold, open_journal


def test_a_fold_continues_from_what_it_remembers(journal, place):
    assert journal.fold("table/1", calls).state == ()
    journal.extend("table/1", [Called(str(n)) for n in range(7)])
    folded = journal.fold("table/1", calls)
    assert (folded.state, folded.version) == (tuple("0123456"), 7)
    journal.append("table/1", Called("7"))
    assert journal.fold("table/1", calls, since=folded).state == tuple("01234567")

    journal.close()  # which finishes what is remembered only when there is time

    with open_journal(place, club) as again:
        seen = []
        watched = Fold(
            "calls",
            1,
            (),
            lambda state, event: (seen.append(event), (*state, event.call))[1],
            calls.state_type,
        )
        assert again.fold("table/1", watched).state == tuple("01234567")
        assert len(seen) == 1


def test_a_fold_of_another_version_begins_anew(journal):
    journal.extend("table/1", [Called(str(n)) for n in range(7)])
    journal.fold("table/1", calls)
    journal.append("table/1", Called("end"))
    count = Fold("calls", 2, 0, lambda state, event: state + 1, int, every=1)
    assert journal.fold("table/1", count).state == 8
    journal.append("table/1", Called("end"))
    assert journal.fold("table/1", count).state == 9
    assert journal.fold("table/1", calls).state == (*"0123456", "end", "end")


def test_a_state_that_json_would_change_is_not_remembered(journal):
    journal.append("table/1", Called("1NT"))
    sets = Fold("sets", 1, frozenset(), lambda state, event: state | {event.call}, list[str], every=1)
    with pytest.raises(TypeError, match="'sets' does not survive JSON"):
        journal.fold("table/1", sets)


def test_a_remembered_state_that_does_not_fit_is_forgotten(journal):
    journal.extend("table/1", [Called(str(n)) for n in range(7)])
    assert len(journal.fold("table/1", calls).state) == 7
    counted = Fold(
        "calls", 1, 0, lambda state, event: state + 1, int
    )  # the type changed, the version did not
    assert journal.fold("table/1", counted).state == 7


def test_what_fails_in_a_fold_is_not_taken_for_a_bad_event(journal):
    journal.append("table/1", Called("1NT"))
    with pytest.raises(ZeroDivisionError):
        journal.fold("table/1", Fold("broken", 1, 0, lambda state, event: 1 // 0, int))
