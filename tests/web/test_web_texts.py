"""No text of a page goes past the catalogues: seen in a language made up for it."""

import html
import re

import pytest

from tapete import language
from tapete.books import rulebook
from tapete.web.links import rule_url
from tapete.web.walk import plain

WAY = "/rule/bridge-2017/27"
SHOWN_AS_THEY_ARE = {
    "Tapete", "Español", "Italiano", "English", "Français", "SVG", "PDF", "Mermaid",  # names
    "http", "testserver", "bridge", "rulings", "nowhere", "insufficient", "perhaps", "xyzzy", "Kept",  # typed
}  # fmt: skip


class Brackets(dict):
    """A catalogue in which each text is itself in brackets."""

    def get(self, text, default=None):
        return f"⟦{text}⟧" if re.search(r"[a-z]{3}", text) else text


class Many(dict):
    """The same for plurals."""

    def __contains__(self, one):
        return True

    def __getitem__(self, one):
        return (f"⟦{one}⟧",)


@pytest.fixture
def brackets(monkeypatch):
    made_up = language.Catalogue(Brackets(), Many(), lambda _: 0)
    monkeypatch.setattr(language, "catalogue", lambda code, room: made_up)


def left_over(page):
    """The words that stand outside all brackets; the lines of a drawing are cut, and it has its own tests."""
    page = re.sub(r'<svg.*?</svg>|(?<=class="num">)[^<]*', "", page, flags=re.DOTALL)
    words = html.unescape(re.sub(r"<[^>]*>", " ", page))
    while re.search(r"⟦[^⟦⟧]*⟧", words):
        words = re.sub(r"⟦[^⟦⟧]*⟧", " ", words)
    return set(re.findall(r"(?<![\w-])[A-Za-zÀ-ÿ]{4,}(?![\w-])", words)) - SHOWN_AS_THEY_ARE


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/laws",
        "/laws?q=insufficient",
        "/laws/bridge-2017",
        "/laws/bridge-2017?q=xyzzy",
        "/laws/bridge-2017/27",
        "/laws/bridge-2017/27/diagram",
        WAY,
        f"{WAY}?out_of_rotation=perhaps",
        "/rulings",
        "/nowhere",
        "/rulings/nowhere",
    ],
)
def test_a_page(visitor, brackets, path):
    assert left_over(visitor.get(path, headers={"Accept-Language": "es"}).text) == set()


def test_a_ruling_and_its_minute(visitor, brackets):
    law = rulebook("bridge-2017").procedure("27")
    found = law()
    while found.pending is not None:
        kind = found.pending.question.kind
        found = law({**found.answers, found.pending.key: kind.dump(kind.all[-1])})
    way = rule_url("bridge-2017", "27", plain(found.answers))
    visitor.headers["Accept-Language"] = "es"
    assert left_over(visitor.read(way)) == set()
    minute = visitor.read(visitor.give(way, place="Kept", remarks="Kept").headers["location"])
    assert left_over(minute) == set()
