"""Rulings are values: equal, hashable, and the same after a journey as JSON."""

import json
import subprocess
import sys
from dataclasses import FrozenInstanceError, dataclass, replace

import pytest
from marbles import LookAgain, MarbleBack, Pays, Player, Spot, ThrowStands, irregular_throw, payment

from tapete.law import ContinueUnder, Duty, Effect, LawError, Note, Part, Ruling, paths
from tapete.text import ENGLISH, sentence

RULING = Ruling.of(
    "4B1 4B2",
    Note("Keep calm.", "9"),
    Pays(2, "7.1"),
    LookAgain("7.10"),
    MarbleBack(Spot("a", 1), (Player.RED, Player.BLUE)),
    because="That is how it is.",
    grave=True,
)


def journey(value):
    return json.loads(json.dumps(value))


def test_parts_are_sorted_into_effects_duties_and_notes():
    assert RULING.citations == ("4B1", "4B2")
    assert RULING.effects == (Pays(2, "7.1"), MarbleBack(Spot("a", 1), (Player.RED, Player.BLUE)))
    assert RULING.duties == (LookAgain("7.10"),)
    assert RULING.notes == (Note("Keep calm.", "9"),)


def test_every_clause_is_named_once_and_the_citations_first():
    assert RULING.clauses == ("4B1", "4B2", "7.10", "9", "7.1")


def test_a_part_reads_as_a_sentence():
    assert sentence(RULING.effects[0], ENGLISH) == "The offender pays 2 (7.1)."
    assert (
        sentence(RULING.effects[1], ENGLISH) == "The marble goes back to a1, and Red, Blue may throw again."
    )
    assert sentence(RULING.duties[0], ENGLISH) == "Look at the yard again under 7.10."
    assert sentence(RULING.notes[0], ENGLISH) == "Keep calm."


def test_a_ruling_is_the_same_after_a_journey_as_json():
    assert Ruling.from_plain(journey(RULING.to_plain())) == RULING
    for law in (irregular_throw, payment):
        for found in paths(law):
            again = Ruling.from_plain(journey(found.ruling.to_plain()))
            assert again == found.ruling
            assert hash(again) == hash(found.ruling)


def test_rulings_that_differ_in_anything_are_not_equal():
    others = {
        replace(RULING, grave=False),
        replace(RULING, because=""),
        replace(RULING, notes=()),
        replace(RULING, effects=RULING.effects[::-1]),
    }
    assert len(others | {RULING}) == 5


def test_a_ruling_written_before_there_were_notes_can_be_read():
    plain = journey(RULING.to_plain())
    del plain["notes"], plain["grave"]
    assert Ruling.from_plain(plain) == replace(RULING, notes=(), grave=False)


@dataclass(frozen=True, slots=True)
class Offer(Effect):
    """An effect made of other effects."""

    instead: tuple[Effect, ...]
    says = "One of these: {instead}"


def test_a_part_can_hold_parts():
    offer = Offer((ThrowStands(), Pays(1, "7.1")))
    assert Effect.from_plain(journey(offer.to_plain())) == offer
    assert str(offer.label) == "One of these: The throw stands., The offender pays 1 (7.1)."


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"citations": "4B1"}, "'4B1' is no list"),
        ({"grave": 1}, "1 is no bool"),
        ({"verdict": "guilty"}, "Ruling has no part called verdict"),
        ({"effects": [{"type": "marbles.Explodes"}]}, "does not know what 'marbles.Explodes' does"),
        ({"effects": [{}]}, "does not know what None does"),
        ({"effects": ["marbles.Pays"]}, "does not know what 'marbles.Pays' does"),
        ({"effects": [{"type": "marbles.LookAgain", "clause": "4"}]}, "does not know what"),
        ({"effects": [{"type": "marbles.Pays", "marbles": True, "clause": "4"}]}, "True is no int"),
        ({"effects": [{"type": "marbles.Pays", "clause": "4"}]}, "Pays cannot be read"),
        ({"effects": [{"type": "marbles.ThrowStands", "twice": 1}]}, "ThrowStands has no part called twice"),
    ],
)
def test_what_is_no_ruling_is_a_clear_error(change, says):
    with pytest.raises(LawError, match=says):
        Ruling.from_plain(journey(RULING.to_plain()) | change)


@pytest.mark.parametrize("data", [None, [], "4B1", 4])
def test_what_is_no_object_is_a_clear_error(data):
    with pytest.raises(LawError, match="Ruling cannot be read from"):
        Ruling.from_plain(data)
    with pytest.raises(LawError, match="does not know what"):
        Part.from_plain(data)


def test_a_part_is_named_by_its_game():
    assert Pays.tag == "marbles.Pays"
    assert Note.tag == "law.Note"
    assert ContinueUnder("9").to_plain() == {"type": "law.ContinueUnder", "article": "9"}


def test_two_parts_of_one_name_in_one_game_are_an_error():
    def declare(module):
        return type("Trumpet", (Duty,), {"says": "Play.", "__module__": module, "__slots__": ()})

    first = declare("tapete.band.brass")
    declare("tapete.orchestra.brass")  # another game may have its own
    with pytest.raises(
        TypeError, match=r"band.Trumpet is declared twice: tapete.band.brass and tapete.band.wind"
    ):
        declare("tapete.band.wind")
    assert Part._known["band.Trumpet"] is first


def test_a_part_can_be_declared_at_a_prompt():
    code = (
        "from dataclasses import dataclass\nfrom tapete.law import Effect\n"
        "@dataclass(frozen=True)\nclass Sings(Effect):\n    says = 'Sings.'\n"
        "print(Sings.tag, Effect.from_plain(Sings().to_plain()) == Sings())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "__main__.Sings True\n"


def test_nothing_changes_a_ruling():
    ruling = Ruling.of("1A", Note("Look up.", "1A"))
    with pytest.raises(FrozenInstanceError):
        ruling.grave = True
    with pytest.raises(FrozenInstanceError):
        ruling.notes[0].text = "Look down."
    assert len({ruling, Ruling.of("1A", Note("Look up.", "1A"))}) == 1
