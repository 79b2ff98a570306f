"""Live standings, boards and the working of a number, in every language."""

from __future__ import annotations

import pytest
from visitor import HOST, Visitor

from tapete.journal import open_journal
from tapete.language import LANGUAGES
from tapete.minutes import EVENTS
from tapete.tournament.contestant import Kind
from tapete.tournament.demo import make_demo
from tapete.tournament.desk import EVENTS as TOURNAMENTS
from tapete.tournament.desk import Desk
from tapete.tournament.policy import Method, Rules
from tapete.tournament.result import Spot
from tapete.web.app import create_app


@pytest.fixture
def desk(tmp_path):
    with open_journal(tmp_path / "tapete.db", EVENTS | TOURNAMENTS) as journal:
        yield make_demo(journal, "demo")


@pytest.fixture
def guest(desk):
    app = create_app(desk.journal, hosts=["testserver"], secret=b"s" * 32)
    with Visitor(app, base_url=HOST, headers={"Accept-Language": "en"}) as guest:
        yield guest


@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_in_every_language(guest, language):
    for path in (
        "/events",
        "/events/demo",
        "/events/demo/9",
        "/events/demo/1/round",
        "/events/demo/1/1",
        "/events/demo/1/1/1",
    ):
        assert f'<html lang="{language}">' in guest.read(f"{path}?lang={language}")


def test_what_the_pages_say(guest):
    assert '<a href="/events/demo">' in guest.read("/events")
    standings = guest.read("/events/demo")
    assert "data-live" in standings
    assert "North-South" in standings
    assert '<a href="/events/demo/1/1">1</a>' in standings
    assert '<a href="/events/demo/1/1/1">1</a>' in guest.read("/events/demo/1/1")
    assert "Neuberg" in guest.read("/events/demo/1/1/1")
    assert '<a href="/events/demo/9">' in standings
    assert "Procedural penalty" in guest.read("/events/demo/9")


def test_a_correction_is_on_the_next_page(guest, desk):
    before = guest.read("/events/demo")
    sitting = next(one for _, one in desk.event.session(1).sittings())
    other = Desk(desk.journal, "demo")
    other.correct(Spot(1, 1, sitting.table, sitting.boards[1]), "7NTXX N -13", why="an accident")
    assert guest.read("/events/demo") != before


@pytest.mark.parametrize(
    "path",
    ["/events/none", "/events/demo/99", "/events/demo/1/99", "/events/demo/9/1", "/events/demo/1/1/99"],
)
def test_what_is_not_there(guest, path):
    said = guest.read(path, 404).lower()
    assert any(words in said for words in ("there is no event", "has no"))


def test_the_standings_of_each_stage(guest, desk):
    desk.stage(2, "Final", carry="50%")
    desk.session(2, stage=2)
    found = guest.read("/events/demo")
    assert '<a href="/events/demo?stage=2">Final</a>' in found
    assert "Boards of session 1" in found  # nothing was played in the final yet
    assert "There is no result yet" in guest.read("/events/demo?stage=2")
    assert "Boards of session 1" in guest.read("/events/demo?stage=none")


def test_games_are_listed_with_their_difference(desk, guest):
    games = Desk.open(
        desk.journal, "tiles", "Tiles", game="scrabble", kind=Kind.PLAYER, rules=Rules(method=Method.WINS)
    )
    for name in ("Ada", "Bo"):
        games.enter([name])
    games.result(Spot(1, 1, "1", 1), "412:388", {"first": (1,), "second": (2,)})
    assert "+24" in guest.read("/events/tiles")
    assert "difference of 24" in guest.read("/events/tiles/1")
    assert "has no result" in guest.read("/events/tiles/1/1", 404)


def test_who_sits_where(guest):
    assert '<a href="/events/demo/1/round">' in guest.read("/events/demo")
    on = guest.read("/events/demo/1/round")
    assert "data-live" in on
    assert "Round 5" in on
    assert "Ada Kettle" in on
    assert "3/3" in guest.read("/events/demo/1/round/1")
    assert "no round 8" in guest.read("/events/demo/1/round/8", 404)
    assert "no session 2" in guest.read("/events/demo/2/round", 404)
