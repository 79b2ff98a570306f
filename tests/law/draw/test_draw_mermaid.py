"""Mermaid text: every node and every exit, and nothing that Mermaid would misread."""

import re

import pytest
from toys import asks, new_book, rules

from tapete.books import rulebook, rulebooks
from tapete.law import Ask, Tell, explore, procedure
from tapete.law.draw import mermaid
from tapete.law.draw.condense import condensed
from tapete.text import ENGLISH

NODE = re.compile(r'^  (n-[\w-]+)(?:\{\{|\[/|\(\[|\[)"([^"]*)"(?:\}\}|/\]|\]\)|\]):::(\w+)$')
EDGE = re.compile(r'^  (n-[\w-]+) -->(?:\|"([^"]*)"\|)? ?(n-[\w-]+)$')
ALL = [
    pytest.param(law, id=f"{book.id}-{law.article}")
    for book in rulebooks()
    for law in book.procedures.values()
]


@pytest.mark.parametrize("law", ALL)
def test_it_names_every_node_and_every_exit(law):
    graph = explore(law)
    lines = mermaid(graph, ENGLISH).splitlines()
    assert lines[0] == "flowchart TD"
    found = [NODE.match(line) for line in lines]
    named = [match[1] for match in found if match]
    assert len(named) == len(set(named)) == len(condensed(graph)[0])
    edges = [match for match in map(EDGE.match, lines) if match]
    assert len(edges) == sum(
        len(node.exits) if isinstance(node, Ask) else isinstance(node, Tell) for node in condensed(graph)[0]
    )
    assert {end for match in edges for end in (match[1], match[3])} <= set(named)
    # Every line is one of the kinds that we know.
    known = [
        line
        for line in lines[1:]
        if NODE.match(line) or EDGE.match(line) or re.match("  (title|classDef|note-)", line)
    ]
    assert known == lines[1:]


def test_a_question_a_step_a_ruling_and_a_hand_over_have_their_shapes():
    text = mermaid(explore(rulebook("bridge-2017").procedure("27")), ENGLISH)
    assert (
        'n-ask-out_of_rotation{{"Was the insufficient bid made out of turn?<br/>(27A2)"}}:::question' in text
    )
    assert 'n-go-31(["31<br/>Bid out of rotation<br/>(27A2)"]):::goto' in text
    assert 'n-ask-out_of_rotation -->|"Yes"| n-go-31' in text
    assert re.search(r'n-step-1\[/".*"/\]:::step', text)
    assert re.search(r'n-ruling-\d+\[".*"\]:::grave', text)
    assert "★1" in text


def test_signs_of_mermaid_and_html_are_escaped():
    book = new_book()
    tricky = asks("end")
    object.__setattr__(tricky, "text", 'Is "a < b" & `c` ; #1 \\ end?')

    @procedure(book, "1", "Title")
    def law(case):
        return rules("one") if case.ask(tricky) else rules("two")

    text = mermaid(explore(law), ENGLISH)
    assert (
        'n-ask-end_{{"Is #34;a #60; b#34; #38; #96;c#96; #59; #35;1 #92; end?<br/>(1A)"}}:::question' in text
    )
