"""Questions: their kinds, their subjects, and the keys under which answers are kept."""

import pytest
from marbles import Player, disturbed, fault, hit, thrown_from, wants_again
from toys import asks

from tapete.law import AnyOf, Instruction, NumberIn, OneOf, Who, Written, YesNo, question


def test_the_function_is_the_question():
    assert fault.name == "fault"
    assert fault.text == "What was wrong?"
    assert fault.cite == ("4B",)
    assert fault.by is Who.JUDGEMENT
    assert hit.by is Who.FACT


def test_the_return_annotation_is_the_kind_of_answer():
    kinds = [type(q.kind) for q in (wants_again, fault, hit, disturbed, thrown_from)]
    assert kinds == [YesNo, OneOf, NumberIn, AnyOf, Written]


@pytest.mark.parametrize("answer", [None, str])
def test_a_question_without_a_kind_of_answer_is_named(answer):
    with pytest.raises(TypeError, match="weather: a question cannot have answers of"):
        _ = asks("weather", answer).kind


def test_a_subject_is_in_the_key_and_in_the_text():
    assert wants_again.key(Player.RED) == "wants_again[red]"
    assert str(wants_again.says(Player.RED)) == "Does Red want to throw again?"
    assert fault.key() == "fault"
    assert str(fault.says()) == "What was wrong?"


@question("Did {who} throw {n} times?", cite="4A")
def threw(table: object, who: str, n: int = 1) -> bool | None:
    return None


def test_subjects_come_in_the_order_of_the_parameters():
    assert threw.subjects("Ana", 2) == ("Ana", 2)
    assert threw.subjects(n=2, who="Ana") == ("Ana", 2)
    assert threw.subjects("Ana") == ("Ana", 1)
    assert str(threw.says(*threw.subjects("Ana"))) == "Did Ana throw 1 times?"


@pytest.mark.parametrize(("about", "named"), [((), {}), (("Ana", 1, 2), {}), ((), {"whom": "Ana"})])
def test_a_missing_or_unknown_subject_is_an_error(about, named):
    with pytest.raises(
        TypeError, match=r"missing a required argument|too many positional|unexpected keyword"
    ):
        threw.subjects(*about, **named)


def test_instructions_that_say_the_same_are_equal():
    assert Instruction.of("Stand still.", cite="4A 4B") == Instruction("Stand still.", ("4A", "4B"))
