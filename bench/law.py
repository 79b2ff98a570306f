"""How long a procedure of ten questions takes to be run again, beside ten steps of `transitions`.

Goal: under 100 microseconds with ten answers. The peer is the state machine library of PyPI, told the same
answers: one trigger for each, from the start to the end. It keeps no trail and checks no answer.
"""

from __future__ import annotations

import itertools
import timeit
from typing import Any

from tapete.books import rulebook
from tapete.law import Case, Consultation, Kind, Procedure, Rulebook, Ruling, paths, procedure, question
from tapete.law.ruling import Note

QUESTIONS = 10
GOAL = 100e-6


def asks(number: int) -> Any:
    """A question of yes or no."""

    def answer(table: object) -> bool | None:
        return None

    answer.__name__ = f"q{number}"
    return question(f"Question {number}?", cite="1A")(answer)


def ten_questions() -> Procedure[None]:
    """A procedure that asks ten questions one after the other."""
    book = Rulebook("bench", "Ten questions", texts=())
    book.add_article("1", "One article").clause("A", Kind.MECHANICAL, "One clause", "Text.")
    asked = [asks(number) for number in range(QUESTIONS)]

    @procedure(book, "1", "One article")
    def law(case: Case[None]) -> Ruling:
        yes = [case.ask(each) for each in asked]
        return Ruling.of("1A", Note("The end.")) if all(yes) else Ruling.of("1A", Note("Another end."))

    return law


def ten_transitions() -> Any:
    """A machine of `transitions` with ten states that are left by yes or no, and a function that walks it."""
    from transitions import Machine  # noqa: PLC0415 - an extra

    class Model:
        """Where the walk is."""

    states = [f"q{number}" for number in range(QUESTIONS + 1)]
    answers = ("yes", "no")
    steps = [[answer, here, there] for here, there in itertools.pairwise(states) for answer in answers]
    model: Any = Model()
    machine = Machine(model, states=states, transitions=steps, initial=states[0], auto_transitions=False)

    def walk() -> None:
        machine.set_state(states[0])
        for _ in range(QUESTIONS):
            model.yes()
        assert model.state == states[-1]

    return walk


def longest(law: Procedure[Any]) -> Consultation:
    """The way through a procedure that asks most."""
    return max(paths(law), key=lambda found: len(found.answers))


def seconds(run: Any) -> float:
    """How long one run takes: the best of some rounds, which other programs disturbed least."""
    timer = timeit.Timer(run)
    number, _ = timer.autorange()
    return min(timer.repeat(5, number)) / number


def main() -> None:
    """Print the figures."""
    toy = ten_questions()
    answers = {f"q{number}": True for number in range(QUESTIONS)}
    assert toy(answers).ruling is not None
    peer = seconds(ten_transitions())
    mine = seconds(lambda: toy(answers))
    print(f"law     transitions, ten steps        {peer * 1e6:8.1f} µs")
    print(
        f"law     replay of ten answers         {mine * 1e6:8.1f} µs   {mine / peer:5.2f} x   "
        f"(goal {GOAL * 1e6:.0f} µs)"
    )
    for book, article in (("bridge-2017", "27"), ("bridge-1997", "27")):
        law = rulebook(book).procedure(article)
        found = longest(law)
        taken = seconds(lambda law=law, given=found.answers: law(given))
        name = f"{book} {article}, {len(found.answers)} answers"
        print(f"law     {name:29} {taken * 1e6:8.1f} µs   {taken / peer:5.2f} x")


if __name__ == "__main__":
    main()
