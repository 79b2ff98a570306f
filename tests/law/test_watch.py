"""A ruling that no answers reach is an error: the procedure says something that it can never rule."""

from __future__ import annotations

import sys

import pytest
from toys import Size, asks, new_book, rules

from tapete.law import BadProcedure, Ruling, explore, procedure
from tapete.law.watch import Watch

RAIN, SIZE = asks("raining"), asks("size", Size)


@pytest.fixture
def book():
    return new_book()


def test_a_return_that_no_answers_reach(book):
    @procedure(book, "1", "Rain")
    def rain(case):
        if case.ask(RAIN):
            return rules("wet")
        if case.ask(RAIN):
            return rules("wet again")
        return rules("dry")

    with pytest.raises(BadProcedure, match=r"1 has a ruling that no answers reach: rain, line \d+"):
        explore(rain)


def test_a_case_that_no_answer_is(book):
    @procedure(book, "1", "Size")
    def size(case):
        match case.ask(SIZE):
            case Size.SMALL | Size.MIDDLE | Size.LARGE:
                return rules("some size")
            case _:
                return rules("no size")

    with pytest.raises(BadProcedure, match="no answers reach: size"):
        explore(size)


def wet_or_dry(wet: bool) -> Ruling:
    if wet:
        return rules("wet")
    return rules("dry")


def test_a_ruling_of_a_function_that_the_procedure_calls(book):
    @procedure(book, "1", "Rain")
    def rain(case):
        case.ask(RAIN)
        return wet_or_dry(wet=True)

    with pytest.raises(BadProcedure, match="no answers reach: wet_or_dry"):
        explore(rain)


def test_what_another_procedure_of_the_file_reaches_is_reached(book):
    @procedure(book, "1", "Rain")
    def rain(case):
        return wet_or_dry(wet=case.ask(RAIN) or True)

    @procedure(book, "2", "Sun")
    def sun(case):
        return wet_or_dry(wet=False)

    assert explore(rain).ways == 2
    assert explore(sun).ways == 1


def test_a_ruling_over_several_lines_and_one_in_a_function_inside(book):
    @procedure(book, "1", "Rain")
    def rain(case):
        def never() -> Ruling:
            return rules("never")

        if case.ask(RAIN):
            return rules(
                "wet",
                cite="1A",
            )
        return rules("dry")

    assert len(explore(rain).rulings) == 2


def test_whoever_traced_before_traces_after():
    seen = []

    def tracer(frame, event, arg):
        seen.append(event)

    before = sys.gettrace()
    sys.settrace(tracer)
    try:
        with Watch(wet_or_dry) as watch:
            wet_or_dry(wet=True)
        assert sys.gettrace() is tracer
    finally:
        sys.settrace(before)
    ((name, _),) = watch.unreached()
    assert name == "wet_or_dry"


def test_a_procedure_without_source_cannot_be_watched(book):
    space = {"RAIN": RAIN, "rules": rules}
    exec("def rain(case):\n    return rules('wet')\n    return rules('dry')\n", space)
    assert explore(procedure(book, "1", "Rain")(space["rain"])).ways == 1
