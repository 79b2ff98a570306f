"""Charts of made-up laws of every shape."""

from charts import problems
from hypothesis import given, settings
from hypothesis import strategies as st
from toys import Size, asks, new_book, rules

from tapete.law import Instruction, explore, procedure
from tapete.law.draw import A4, PHONE, WIDE, draw_svg, mermaid
from tapete.law.draw.chart import chart_of
from tapete.law.errors import LawError
from tapete.text import ENGLISH

WORDS = st.sampled_from(
    ["yes", "a word", "the auction goes on from it " * 3, "Donaudampfschiffahrt" * 3, "ñ ♠ <&>"]
)
KINDS = [bool, bool, Size, frozenset[Size]]


@st.composite
def laws(draw):
    """A law as a nest of questions; some endings and branches are alike, so that ways join."""
    shared = draw(st.lists(WORDS, min_size=1, max_size=4))
    count = [0]

    def branch(depth):
        what = draw(st.integers(0, 9))
        if depth == 0 or what < 2:
            return ("end", draw(st.sampled_from(shared)))
        if what == 2:
            return ("tell", draw(st.sampled_from(shared)), branch(depth - 1))
        kind = draw(st.sampled_from(KINDS))
        count[0] += 1
        question = asks(f"q{count[0]}" if draw(st.booleans()) else "again" * depth, kind)
        n = {bool: 2, Size: 3}.get(kind, 3)
        return ("ask", question, [branch(depth - 1) for _ in range(n)])

    return branch(draw(st.integers(1, 6)))


def law_of(tree):
    book = new_book()

    @procedure(book, "1", "A made-up law")
    def law(case):
        here = tree
        while True:
            match here:
                case ("end", words):
                    return rules(words)
                case ("tell", words, rest):
                    case_tell(case, words)
                    here = rest
                case ("ask", question, branches):
                    answer = case.ask(question)
                    order = question.kind.all
                    here = branches[order.index(answer) % len(branches)]

    return law


def case_tell(case, words):
    case.tell(Instruction.of(words, cite="1A"))


@settings(max_examples=60, deadline=None)
@given(laws())
def test_nothing_is_lost_hidden_or_tangled(tree):
    try:
        graph = explore(law_of(tree))
    except LawError:
        return  # one name for two questions
    for sheet in (A4, PHONE, WIDE):
        assert problems(chart_of(graph, ENGLISH, sheet)) == []
        assert draw_svg(graph, ENGLISH, sheet, way=(graph.root,))
    assert mermaid(graph, ENGLISH)
