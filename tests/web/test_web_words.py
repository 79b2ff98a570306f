"""The check page: one verdict for all the words of a play."""

import pytest
from starlette.testclient import TestClient

from tapete.journal import open_journal
from tapete.minutes import EVENTS
from tapete.scrabble.lexicon import Store, spell
from tapete.web.app import create_app


@pytest.fixture
def visit(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    with (
        open_journal(tmp_path / "club.db", EVENTS) as journal,
        TestClient(create_app(journal, secret=b"x" * 32), base_url="http://localhost") as client,
    ):
        yield lambda **query: client.get("/words", params={"lang": "en", **query})


@pytest.fixture
def club_list(visit):
    Store().save("club", map(spell, ["CASA", "PERRO"]), source="made up")


def test_without_a_list_the_page_says_so_and_the_arbiter_decides(visit):
    assert "tapete lexicon build" in visit().text
    assert "There is no list: look the words up" in visit(words="CASA").text


@pytest.mark.usefixtures("club_list")
@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("casa perro", "Valid play, by the list club."),
        ("CASA GATO", "Play not valid, by the list club."),
        ("K@SA", "Play not valid, by the list club."),
    ],
)
def test_one_verdict_for_the_whole_play(visit, words, says):
    page = visit(words=words, list="club")
    assert page.status_code == 200
    assert says in page.text


@pytest.mark.usefixtures("club_list")
def test_a_list_that_is_not_there_is_one_sentence(visit):
    page = visit(words="CASA", list="nope")
    assert page.status_code in (400, 404)
    assert "There is no list" in page.text
    assert 'value="CASA"' in page.text


def test_the_words_are_nobodys_markup(visit):
    assert "<script>alert" not in visit(words="<script>alert(1)</script>").text
