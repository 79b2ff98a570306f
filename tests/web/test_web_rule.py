"""A ruling walked question by question, then given, found again, withdrawn."""

import html
import re
import sqlite3

import pytest
from visitor import HOST, Visitor, hidden

from tapete.journal import StoreFull, StoreLocked, StoreReadOnly, StoreUnavailable, open_journal
from tapete.law import explore, paths
from tapete.minutes import EVENTS, STREAM, Minutes
from tapete.web.app import create_app
from tapete.web.links import rule_url
from tapete.web.walk import at_most, plain

WAY = "/rule/yard/1?done%5Bred%5D=yes&done%5Bblue%5D=yes"
TYPED = {"place": "Table 3, board 7", "remarks": "Both sides\r\nagree <on> it."}


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/rule/yard/1", ["Was it red?", "Look, and ask", "At most 2 more questions", ">Yes<", ">No<"]),
        ("/rule/yard/1?done[red]=yes", ["Do this first", "Stop the game.", "Was it blue?", "1A1"]),
        ("/rule/yard/1?done[red]=yes&done[blue]=no", ["2 goes on: Fault", "What was wrong?", "judges"]),
        ("/rule/yard/8", ["1 goes on: Yes or no", "Was it red?"]),
        ("/rule/yard/2", ["This is the last question."]),
        (WAY, ["The throw stands.", "Look again under 9A", "Keep calm", "It was.", "Give this ruling"]),
        ("/rule/yard/1?done[red]=no", ["The case goes on under 9.", "/laws/yard/9"]),
        ("/rule/yard/2?fault=far", ["ruled grave"]),
        ("/rule/yard/2?fault=early", ["ruled mild"]),
        ("/rule/yard/5?colours=", ["Pieces of these colours are gone: none."]),
        ("/rule/yard/5?colours=&colours=H&colours=L", ["gone: heart, leaf."]),
        ("/rule/yard/7?piece=H10", ["10 of heart"]),
    ],
)  # fmt: skip
def test_the_next_question_or_the_ruling(visitor, path, words):
    page = visitor.read(path)
    for each in words:
        assert each in page


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/rule/yard/1?done[red]=perhaps", "&#39;perhaps&#39; is not an answer here: say yes or no."),
        ("/rule/yard/1?done[red]=yes&done[red]=no", "say yes or no."),
        ("/rule/yard/2?fault=near", "give one of early, far."),
        ("/rule/yard/3?count=6", "give a whole number from 0 to 5."),
        ("/rule/yard/3?count=many", "give a whole number from 0 to 5."),
        ("/rule/yard/4?score=601", "give a whole number from -20 to 600."),
        ("/rule/yard/5?colours=X", "is not an answer here: give one of L, H."),
        ("/rule/yard/6?seat=Q", "is no seat."),
        ("/rule/yard/7?piece=L11", "&#39;L11&#39; is no piece: give a colour and a number, such as L1."),
        ("/rule/yard/7?piece=%00%F0%9F%82%A1<b>", "is no piece"),
    ],
)
def test_a_wrong_answer_in_the_address_leads_back_to_its_question(visitor, path, words):
    page = visitor.read(path, 400)
    assert words in page
    assert page.count('role="alert"') == 1
    assert 'class="question"' in page


def test_a_wrong_answer_keeps_the_right_ones(visitor):
    page = visitor.read("/rule/yard/1?done[red]=yes&done[blue]=perhaps", 400)
    assert "Was it blue?" in page
    assert '<input type="hidden" name="done[red]" value="yes">' in page


def test_back_and_change_keep_what_was_answered(visitor):
    page = visitor.read(WAY)
    back, *_, change_red, change_blue = [
        html.unescape(url) for url in re.findall(r'href="(/rule/yard/1\?[^"]*ask-again[^"]*)"', page)
    ]
    assert back == change_blue
    again = visitor.read(change_red)
    assert "Was it red?" in again
    assert re.search(r'value="yes"[^>]*aria-current="true"', again)
    assert '<input type="hidden" name="done[blue]" value="yes">' in again
    assert "The throw stands." in visitor.read("/rule/yard/1?done[blue]=yes&done[red]=yes")
    # Back at the first question there is nothing before it.
    assert "‹ Back" not in again


def test_an_answer_off_the_way_is_kept_for_when_the_way_comes_back(visitor):
    page = visitor.read("/rule/yard/1?done[red]=yes&done[blue]=no&colours=&colours=H")
    assert page.count('<input type="hidden" name="colours"') == 2


@pytest.mark.parametrize("book", ["bridge-2017", "bridge-1997", "yard"])
def test_every_way_of_every_procedure_is_a_page(visitor, app, book):
    for law in app.state.site.books[book].procedures.values():
        ways = list(paths(law))
        # The long ones by samples: all ways are walked in the tests of the laws.
        for found in ways[:: max(1, len(ways) // 4)]:
            page = visitor.read(rule_url(book, law.article, plain(found.answers)))
            assert "Give this ruling" in page
            assert "data-chart" in page


@pytest.mark.parametrize(("article", "most"), [("1", 3), ("2", 1), ("8", 3)])
def test_how_many_questions_there_are_at_most(app, article, most):
    book = app.state.site.books["yard"]
    assert at_most(explore(book.procedure(article)).root, book) == most


def test_questions_at_most_are_never_fewer_than_those_that_come(app):
    for book in app.state.site.books.values():
        for law in book.procedures.values():
            most = at_most(explore(law).root, book)
            assert all(len(found.answers) <= most for found in paths(law)), law.article


def test_a_ruling_given_is_in_the_minutes_after_a_restart(visitor, journal, tmp_path):
    sent = visitor.give(WAY, **TYPED)
    assert sent.status_code == 303
    place = sent.headers["location"]
    with open_journal(tmp_path / "tapete.db", EVENTS) as again:
        app = create_app(again, hosts=["testserver"])  # a Tapete without the book of the ruling
        reader = Visitor(app, base_url=HOST, headers={"Accept-Language": "en"})
        page = reader.read(place)
        for words in ("Ruling 1", "The throw stands.", "Table 3, board 7", "Both sides\nagree &lt;on&gt; it.",
                      "Was it red?", "Stop the game.", "Look again under 9A", "Keep calm."):  # fmt: skip
            assert words in page
        assert place in reader.read("/rulings")
        assert place in reader.read("/")


def test_sent_twice_is_given_once(visitor, journal):
    fields = hidden(visitor.read(WAY)) | TYPED
    places = [visitor.send_form(WAY, fields).headers["location"] for _ in range(3)]
    assert len(set(places)) == 1
    assert journal.version(STREAM) == 1
    other = visitor.send_form(WAY, fields | {"place": "Table 4"})
    assert other.status_code == 409
    assert "Ruling 1 was given from this page already" in other.text
    assert "Table 4" in other.text
    assert journal.version(STREAM) == 1


def test_a_set_sent_twice_is_the_same_set_in_another_process(journal, visitor):
    way = "/rule/yard/5?colours=&colours=H&colours=L"
    visitor.give(way)
    (minute,) = Minutes(journal)
    assert minute.given.steps[0].answered == ["leaf", "heart"]
    visitor.give("/rule/yard/5?colours=")
    assert "<b>None</b>" in visitor.read(f"/rulings/{next(iter(Minutes(journal))).given.id}")


@pytest.mark.parametrize(
    ("fields", "status", "words"),
    [
        ({"token": ""}, 403, "press the button again"),
        ({"token": "0" * 32}, 403, "press the button again"),
        ({"token": "ñ"}, 403, "press the button again"),
        ({"place": "x" * 121}, 400, "the place may have 120 characters"),
        ({"remarks": "y" * 4001}, 400, "the remarks 4000"),
    ],
)  # fmt: skip
def test_a_refused_ruling_keeps_what_was_typed(visitor, journal, fields, status, words):
    answer = visitor.give(WAY, **(TYPED | fields))
    assert answer.status_code == status
    assert words in answer.text.replace("The place", "the place")
    kept = {"place": "Table 3, board 7", "remarks": "Both sides"} | {
        name: value for name, value in fields.items() if name != "token"
    }
    for value in kept.values():
        assert value in answer.text
    assert journal.version(STREAM) == 0
    # And the button of that page works.
    again = visitor.send_form(WAY, hidden(answer.text) | TYPED)
    assert again.status_code == 303


@pytest.mark.parametrize("error", [StoreFull, StoreReadOnly, StoreLocked, StoreUnavailable])
def test_a_journal_that_cannot_be_written_loses_nothing(visitor, journal, monkeypatch, error):
    def fails(*_, **__):
        raise error("/data/tapete.db", "reason")

    fields = hidden(visitor.read(WAY)) | TYPED
    with monkeypatch.context() as patch:
        patch.setattr(journal, "append", fails)
        answer = visitor.send_form(WAY, fields)
        assert answer.status_code == 503
        assert answer.text.count('role="alert"') == 1
        assert "The journal /data/tapete.db" in answer.text
        assert "Both sides\nagree &lt;on&gt; it." in answer.text
        assert hidden(answer.text)["id"] == fields["id"]
    assert visitor.send_form(WAY, hidden(answer.text) | TYPED).status_code == 303
    assert journal.version(STREAM) == 1


def test_a_journal_locked_by_another_program(visitor, journal, tmp_path):
    fields = hidden(visitor.read(WAY)) | TYPED
    other = sqlite3.connect(tmp_path / "tapete.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    answer = visitor.send_form(WAY, fields)
    assert answer.status_code == 503
    assert "locked by another program" in answer.text
    assert "Table 3, board 7" in answer.text
    assert visitor.read("/rulings")
    other.execute("ROLLBACK")
    other.close()
    assert visitor.send_form(WAY, hidden(answer.text) | TYPED).status_code == 303


def test_a_journal_that_cannot_be_read_says_so_on_the_pages_that_need_it(visitor, journal, monkeypatch):
    def fails(*_, **__):
        raise StoreUnavailable("/data/tapete.db", "gone")

    monkeypatch.setattr(journal, "read", fails)
    for path, status in {"/": 200, "/rulings": 503, "/rulings/x": 503, "/api/rulings": 503, WAY: 200}.items():
        answer = visitor.get(path)
        assert answer.status_code == status
        assert ("cannot be reached" in answer.text) == (path != WAY)


def test_a_form_for_a_question_gives_no_ruling(visitor, journal):
    fields = hidden(visitor.read(WAY)) | TYPED
    answer = visitor.send_form("/rule/yard/1?done[red]=yes", fields)
    assert answer.status_code == 409
    assert "Was it blue?" in answer.text
    assert journal.version(STREAM) == 0


def test_a_ruling_is_withdrawn_with_a_reason_and_stays(visitor, journal):
    place = visitor.give(WAY, **TYPED).headers["location"]
    page = visitor.read(place)
    for reason, status in (("", 400), ("  ", 400), ("z" * 1001, 400)):
        answer = visitor.send_form(f"{place}/withdraw", hidden(page) | {"reason": reason})
        assert answer.status_code == status
        assert "Say why" in answer.text
        assert f">{reason.strip()}</textarea>" in answer.text
    assert visitor.send_form(f"{place}/withdraw", {"reason": "wrong table"}).status_code == 403
    gone = visitor.send_form(f"{place}/withdraw", hidden(page) | {"reason": "wrong table"})
    assert (gone.status_code, gone.headers["location"]) == (303, place)
    page = visitor.read(place)
    assert "wrong table" in page
    assert "Withdraw it" not in page
    assert "withdrawn" in visitor.read("/rulings")
    assert journal.version(STREAM) == 2


def test_a_withdrawal_that_cannot_be_written_keeps_the_reason(visitor, journal, monkeypatch):
    place = visitor.give(WAY).headers["location"]
    page = visitor.read(place)

    def fails(*_, **__):
        raise StoreFull("/data/tapete.db", "no space left")

    monkeypatch.setattr(journal, "append", fails)
    answer = visitor.send_form(f"{place}/withdraw", hidden(page) | {"reason": "wrong table"})
    assert answer.status_code == 503
    assert ">wrong table</textarea>" in answer.text


def test_what_cannot_be_withdrawn(visitor):
    assert visitor.send_form("/rulings/x/withdraw", {"reason": "y"}).status_code == 404


def test_the_newest_rulings_come_first_and_the_home_page_shows_some(visitor):
    for n in range(8):
        visitor.give(WAY, place=f"Table {n}")
    assert re.findall(r"Table \d", visitor.read("/rulings")) == [f"Table {n}" for n in range(7, -1, -1)]
    assert re.findall(r"Table \d", visitor.read("/")) == [f"Table {n}" for n in range(7, 1, -1)]


def test_the_book_of_the_newest_ruling_lies_open(visitor):
    opened = r'<details class="book" open>\s*<summary>([^<]*)'
    books = r'<details class="book"[^>]*>\s*<summary>([^<]*)'
    page = visitor.read("/")
    assert "2017" in re.search(books, page)[1]
    assert re.search(opened, page) is None
    visitor.give(WAY)
    page = visitor.read("/")
    assert "yard" in re.search(books, page)[1]
    assert "yard" in re.search(opened, page)[1]
    assert len(re.findall(books, page)) == 3


def test_names_that_would_be_code_are_only_words(visitor):
    nasty = "<img src=x onerror=alert(1)>{{7*7}}\u202eelbat \U0001f0cf"
    page = visitor.read(visitor.give(WAY, place=nasty, remarks=nasty).headers["location"])
    assert "<img src=x" not in page
    assert "&lt;img src=x onerror=alert(1)&gt;{{7*7}}" in page
