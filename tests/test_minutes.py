"""Rulings go to the journal and are found again, in the words of the day."""

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest

from tapete.books import rulebook, rulebooks
from tapete.journal import open_journal
from tapete.language import LANGUAGES, speaker
from tapete.law import (
    Case,
    Consultation,
    Instruction,
    Kind,
    LawError,
    Note,
    Rulebook,
    Ruling,
    YesNo,
    paths,
    procedure,
)
from tapete.minutes import EVENTS, STREAM, Minutes, Said, given
from tapete.text import ENGLISH, sentence

MARBLES = Rulebook("marbles", "Marbles of the courtyard", texts=())
MARBLES.add_article("4", "Throw").clause("A", Kind.ASKED, "Played on", "Who throws after it accepts it.")


@procedure(MARBLES, "4", "Throw")
def LAW_OF_MARBLES(case: Case[object]) -> Ruling:  # noqa: N802 - a procedure, not a function
    case.tell(Instruction.of("Let everybody stand still.", cite="4A"))
    return Ruling.of("4A", Note("Keep calm."))


@pytest.fixture
def place(tmp_path):
    return str(tmp_path / "tapete.db")


@pytest.fixture(scope="module")
def law():
    return rulebook("bridge-2017").procedure("27")


def walked(law, **wishes) -> Consultation:
    """The procedure walked to its ruling: no to every question that nothing is wished for."""
    answers = {}
    while (stop := law(answers).pending) is not None:
        kind = stop.question.kind
        answers[stop.key] = wishes.get(stop.key, False if isinstance(kind, YesNo) else kind.dump(kind.all[0]))
    return law(answers)


def test_a_ruling_is_found_again_after_a_restart(place, law):
    found = walked(law, insufficient_bid_accepted=True)
    with open_journal(place, EVENTS) as journal:
        first = Minutes(journal).give(given(found, "a", place="Table 3", remarks="agreed facts"))
    with open_journal(place, EVENTS) as journal:
        (minute,) = Minutes(journal)
    assert minute == first
    assert (minute.number, minute.given.book, minute.given.article) == (1, "bridge-2017", "27")
    assert minute.given.place == "Table 3"
    assert minute.given.remarks == "agreed facts"
    assert Ruling.from_plain(minute.given.ruling) == found.ruling
    assert minute.given.cite == list(found.ruling.citations)
    asked = {step.key: step.answer for step in minute.given.steps if step.kind == "asked"}
    assert asked == found.answers
    assert asked["insufficient_bid_accepted"] is True


def words(values, say):
    """The words of some texts; the members of a set may stand in another order."""
    return [sorted(re.findall(r"\w+", sentence(value, say).lower())) for value in values]


def test_a_minute_reads_as_the_ruling_did(place):
    """In every language, for some ways through every procedure of every book."""
    with open_journal(place, EVENTS) as journal:
        minutes = Minutes(journal)
        for book in rulebooks():
            speakers = [speaker(language, *book.texts) for language in LANGUAGES]
            for law in book.procedures.values():
                for n, found in enumerate(islice(paths(law), 0, 30, 6)):
                    event = minutes.give(given(found, f"{book.id}-{law.article}-{n}")).given
                    assert Ruling.from_plain(event.ruling) == found.ruling
                    asked = [step for step in event.steps if step.kind == "asked"]
                    for say in speakers:
                        assert words(event.effects, say) == words(found.ruling.effects, say)
                        assert words(event.duties, say) == words(found.ruling.duties, say)
                        assert words(event.notes, say) == words(found.ruling.notes, say)
                        texts = [step.question.says(*step.about) for step in found.answered]
                        assert words([step.text for step in asked], say) == words(texts, say)
                        labels = [step.question.kind.label(step.answer, say) for step in found.answered]
                        assert words([step.answered for step in asked], say) == words(labels, say)
        kept = list(minutes)
    with open_journal(place, EVENTS) as journal:
        assert list(Minutes(journal)) == kept


def test_hand_overs_and_instructions_are_in_the_minute():
    event = given(walked(rulebook("bridge-2017").procedure("27"), out_of_rotation=True), "a")
    assert ("went-on", "31") in [(step.kind, step.key) for step in event.steps]


def test_an_instruction_is_in_the_minute():
    event = given(walked(LAW_OF_MARBLES), "a")
    assert [(step.kind, step.text) for step in event.steps] == [("told", "Let everybody stand still.")]


SAME_EVENT = """
import msgspec
from tapete.books import rulebook
from tapete.law import AnyOf, explore, paths
from tapete.minutes import given

for book in ("bridge-2017", "bridge-1997"):
    for law in rulebook(book).procedures.values():
        if any(isinstance(ask.question.kind, AnyOf) for ask in explore(law).asks):
            for n, found in zip(range(40), paths(law)):
                print(msgspec.json.encode(given(found, "a")).decode())
"""


def test_an_event_is_the_same_in_every_process():
    """The order of a set changes from process to process; the same ruling sent twice must not differ."""
    runs = [
        subprocess.run(
            [sys.executable, "-c", SAME_EVENT],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert runs[0] == runs[1]
    assert any(
        isinstance(step["answered"], list)
        for line in runs[0].splitlines()
        for step in json.loads(line)["steps"]
    )


def test_the_same_id_twice_is_one_ruling(place, law):
    found = walked(law)
    with open_journal(place, EVENTS) as journal:
        minutes = Minutes(journal)
        assert minutes.give(given(found, "a")) == minutes.give(given(found, "a", place="again"))
        assert journal.version(STREAM) == 1


def test_two_arbiters_at_once_lose_nothing(place, law):
    found = walked(law)
    with open_journal(place, EVENTS) as journal:
        desks = [Minutes(journal) for _ in range(4)]
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(lambda n: desks[n % 4].give(given(found, f"id-{n % 20}")), range(40)))
        assert [minute.number for minute in desks[0]] == list(range(20, 0, -1))
        assert journal.version(STREAM) == 20


def test_a_ruling_is_withdrawn_once_and_stays(place, law):
    with open_journal(place, EVENTS) as journal:
        minutes = Minutes(journal)
        minutes.give(given(walked(law), "a"))
        gone = minutes.withdraw("a", "wrong table")
        assert (gone.reason, gone.withdrawn_at is not None) == ("wrong table", True)
        assert minutes.withdraw("a", "again").reason == "wrong table"
        assert len(list(minutes)) == 1
        assert journal.version(STREAM) == 2


def test_what_is_not_there_is_said(place, law):
    with open_journal(place, EVENTS) as journal:
        minutes = Minutes(journal)
        for wrong in (lambda: minutes["x"], lambda: minutes.withdraw("x", "why")):
            with pytest.raises(LawError, match="no ruling 'x'"):
                wrong()
        assert "x" not in minutes
    with pytest.raises(LawError, match="27 has come to no ruling yet: answer out_of_rotation"):
        given(law(), "a")


def test_said_keeps_templates_and_values_apart():
    said = Said("{n} trick", {"n": 2}, "{n} tricks")
    assert sentence(said, ENGLISH) == "2 tricks"
