"""Rulings go to the journal and are found again, in the words of the day."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tapete.books import rulebook
from tapete.journal import open_journal
from tapete.language import speaker
from tapete.law import LawError, Ruling
from tapete.minutes import EVENTS, STREAM, Minutes, Said, given
from tapete.text import ENGLISH, sentence

ACCEPTED = {"out_of_rotation": False, "insufficient_bid_accepted": True, "already_replaced": False}


@pytest.fixture
def place(tmp_path):
    return str(tmp_path / "tapete.db")


@pytest.fixture
def law():
    return rulebook("bridge-2017").procedure("27")


def test_a_ruling_is_found_again_after_a_restart(place, law):
    found = law(ACCEPTED)
    with open_journal(place, EVENTS) as journal:
        first = Minutes(journal).give(given(found, "a", place="Table 3", remarks="agreed facts"))
    with open_journal(place, EVENTS) as journal:
        (minute,) = Minutes(journal)
    assert minute == first
    assert (minute.number, minute.given.book, minute.given.article) == (1, "bridge-2017", "27")
    assert minute.given.place == "Table 3"
    assert minute.given.remarks == "agreed facts"
    assert Ruling.from_plain(minute.given.ruling) == found.ruling
    asked = [step for step in minute.given.steps if step.kind == "asked"]
    assert [(step.key, step.answer) for step in asked] == list(ACCEPTED.items())


def test_a_minute_reads_as_the_ruling_did(place, law):
    found = law({"out_of_rotation": False, "insufficient_bid_accepted": False, "replacement": "pass",
                 "comparable": False})  # fmt: skip
    with open_journal(place, EVENTS) as journal:
        minute = Minutes(journal).give(given(found, "a"))
    spanish = speaker("es", "bridge", "bridge-2017")
    for say in (ENGLISH, spanish):
        assert [sentence(e, say) for e in minute.given.effects] == [
            sentence(e, say) for e in found.ruling.effects
        ]
        assert [sentence(d, say) for d in minute.given.duties] == [
            sentence(d, say) for d in found.ruling.duties
        ]
        assert [sentence(s.text, say) for s in minute.given.steps if s.kind == "asked"] == [
            sentence(s.question.says(*s.about), say) for s in found.answered
        ]


def test_hand_overs_and_instructions_are_in_the_minute(place):
    law = rulebook("bridge-2017").procedure("27")
    answers = {"out_of_rotation": True}
    found = law(answers)
    while found.pending is not None:
        answers[found.pending.key] = found.pending.question.kind.all[0]
        found = law(answers)
    event = given(found, "a")
    assert ("went-on", "31") in [(step.kind, step.key) for step in event.steps]


def test_the_same_id_twice_is_one_ruling(place, law):
    with open_journal(place, EVENTS) as journal:
        minutes = Minutes(journal)
        assert minutes.give(given(law(ACCEPTED), "a")) == minutes.give(
            given(law(ACCEPTED), "a", place="again")
        )
        assert journal.version(STREAM) == 1


def test_two_arbiters_at_once_lose_nothing(place, law):
    with open_journal(place, EVENTS) as journal:
        desks = [Minutes(journal) for _ in range(4)]
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(lambda n: desks[n % 4].give(given(law(ACCEPTED), f"id-{n % 20}")), range(40)))
        assert [minute.number for minute in desks[0]] == list(range(20, 0, -1))
        assert journal.version(STREAM) == 20


def test_a_ruling_is_withdrawn_once_and_stays(place, law):
    with open_journal(place, EVENTS) as journal:
        minutes = Minutes(journal)
        minutes.give(given(law(ACCEPTED), "a"))
        gone = minutes.withdraw("a", "wrong table")
        assert (gone.reason, gone.withdrawn_at is not None) == ("wrong table", True)
        assert minutes.withdraw("a", "again").reason == "wrong table"
        assert len(list(minutes)) == 1


def test_what_is_not_there_is_said(place, law):
    with open_journal(place, EVENTS) as journal:
        minutes = Minutes(journal)
        with pytest.raises(LawError, match="no ruling 'x'"):
            minutes["x"]
        with pytest.raises(LawError, match="no ruling 'x'"):
            minutes.withdraw("x", "why")
        with pytest.raises(LawError, match="no ruling yet: answer insufficient_bid_accepted"):
            given(law({"out_of_rotation": False}), "a")


def test_said_keeps_templates_and_values_apart():
    said = Said("{n} trick", {"n": 2}, "{n} tricks")
    assert sentence(said, ENGLISH) == "2 tricks"
