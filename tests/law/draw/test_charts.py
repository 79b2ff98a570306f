"""Every procedure of every book, laid out on every sheet in every language."""

from dataclasses import replace

import pytest
from charts import problems

from tapete.books import rulebook, rulebooks
from tapete.language import LANGUAGES, speaker
from tapete.law import explore
from tapete.law.draw import A4, PHONE, WIDE
from tapete.law.draw.box import SMALL
from tapete.law.draw.chart import chart_of
from tapete.text import ENGLISH

PROCEDURES = [
    pytest.param(book, law, id=f"{book.id}-{law.article}")
    for book in rulebooks()
    for law in book.procedures.values()
]
SHEETS = {"A4": A4, "phone": PHONE, "wide": WIDE}


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
@pytest.mark.parametrize(("book", "law"), PROCEDURES)
def test_nothing_is_lost_hidden_or_tangled(book, law, sheet):
    for language in LANGUAGES:
        chart = chart_of(explore(law), speaker(language, *book.texts), sheet)
        assert problems(chart) == [], language


def test_paper_and_phone_are_legible():
    assert 7.5 <= SMALL * A4.size < A4.size <= 9
    assert PHONE.width == 360
    assert SMALL * PHONE.size >= 13


def spoilt(chart, **changes):
    page = chart.pages[0]
    return replace(chart, pages=(replace(page, **changes), *chart.pages[1:]))


SPOILT = {
    "a box is missing": (lambda p: {"boxes": p.boxes[:-1]}, "is drawn 0 times"),
    "a box is drawn twice": (lambda p: {"boxes": (*p.boxes, p.boxes[-1])}, "is drawn 2 times"),
    "an arrow is missing": (lambda p: {"wires": p.wires[1:]}, "no arrow leaves it"),
    "the first arrow is missing": (lambda p: {"wires": p.wires[:-1]}, "no arrow leads from the title"),
    "an arrow ends too soon": (
        lambda p: {"wires": tuple(replace(w, points=(w.points[0], w.points[0])) for w in p.wires)},
        "it ends nowhere",
    ),
    "a label is missing": (lambda p: {"wires": tuple(replace(w, label="") for w in p.wires)}, "the label"),
    "boxes are in one place": (
        lambda p: {"boxes": tuple(replace(b, x=p.boxes[0].x, y=p.boxes[0].y) for b in p.boxes)},
        "overlaps",
    ),
    "a box is off the page": (
        lambda p: {"boxes": tuple(replace(b, x=b.x + 500) for b in p.boxes)},
        "outside",
    ),
    "boxes are too narrow": (
        lambda p: {"boxes": tuple(replace(b, box=replace(b.box, width=40)) for b in p.boxes)},
        "is wider than",
    ),
    "boxes are too low": (
        lambda p: {"boxes": tuple(replace(b, box=replace(b.box, height=9)) for b in p.boxes)},
        "above or below",
    ),
    "an arrow runs through a box": (
        lambda p: {
            "wires": (*p.wires, replace(p.wires[0], points=((p.boxes[0].x + 5, 1), (p.boxes[0].x + 5, 700))))
        },
        "runs through",
    ),
    "a ring leads nowhere": (
        lambda p: {"rings": tuple(replace(r, sign="Z") for r in p.rings)},
        "other sides",
    ),
}


@pytest.mark.parametrize(("spoil", "words"), SPOILT.values(), ids=SPOILT)
def test_the_checks_see_what_is_wrong(spoil, words):
    chart = chart_of(explore(rulebook("bridge-2017").procedure("27")), ENGLISH, A4)
    found = problems(spoilt(chart, **spoil(chart.pages[0])))
    assert any(words in wrong for wrong in found), found
