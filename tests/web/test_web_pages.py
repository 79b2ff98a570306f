"""Every page that only shows something, in every language, and what it says when it cannot."""

import re

import pytest
from starlette.datastructures import QueryParams
from visitor import Visitor

from tapete.books import rulebook, rulebooks
from tapete.language import LANGUAGES, speaker
from tapete.law import explore
from tapete.web.app import create_app
from tapete.web.guard import SECURE
from tapete.web.links import book_url, rule_url
from tapete.web.walk import answers_in

LAW27 = "/rule/bridge-2017/27"
PAGES = [
    ("/", "What happened?"),
    ("/laws", "Laws of Duplicate Bridge, 2017"),
    ("/laws?q=insufficient", "27B1a"),
    ("/laws?q=27b1a", "27B1a"),
    ("/laws?q=xyzzy", "Nothing has all these words"),
    ("/laws/yard", "Rules of the &lt;yard&gt;"),
    ("/laws/yard?q=second", "It is judged."),
    ("/laws/yard?q=xyzzy", "Nothing has all these words"),
    ("/laws/yard/1", "It is asked &amp; answered."),
    ("/laws/bridge-2017/27", "27B1a"),
    ("/laws/bridge-2017/27/diagram", "diagram.svg?paper-width=phone"),
    ("/laws/bridge-2017/27/diagram?out_of_rotation=no", "diagram.svg?out_of_rotation=no"),
    ("/coverage/yard", "asked"),
    (LAW27, "out of turn"),
    ("/rule/yard/8", "Was it red?"),
    ("/rulings", "No ruling has been given yet."),
]


@pytest.mark.parametrize(("path", "words"), PAGES)
def test_a_page_says_what_it_is_for(visitor, path, words):
    answer = visitor.get(path)
    assert answer.status_code == 200
    assert words in answer.text
    assert answer.headers["content-language"] == "en"
    assert '<html lang="en">' in answer.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", [path for path, _ in PAGES])
def test_a_page_comes_in_every_language(visitor, path, language):
    page = visitor.read(path, headers={"Accept-Language": language})
    assert f'<html lang="{language}">' in page
    say = speaker(language, "web")
    for text in ("Arbiter", "Laws", "Rulings", "To the content"):
        assert re.search(rf">\s*{re.escape(say(text))}\s*<", page), text


@pytest.mark.parametrize(
    ("path", "kind", "start"),
    [
        ("/laws/bridge-2017/27/diagram.svg", "image/svg+xml", "<svg"),
        ("/laws/bridge-2017/27/diagram.svg?paper-width=phone&out_of_rotation=no", "image/svg+xml", "<svg"),
        ("/laws/bridge-2017/27/diagram.mmd", "text/plain", "flowchart"),
        ("/qr.svg", "image/svg+xml", "<svg"),
        ("/static/tapete.css", "text/css", "/*"),
        ("/static/tapete.js", "text/javascript", "//"),
        ("/static/icon.svg", "image/svg+xml", "<svg"),
    ],
)
def test_files(visitor, path, kind, start):
    answer = visitor.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert answer.text.lstrip().startswith(start)


def test_the_pdf(visitor):
    answer = visitor.get("/laws/bridge-2017/27/diagram.pdf")
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.content.startswith(b"%PDF-")


@pytest.mark.parametrize(
    "path", [*(path for path, _ in PAGES), "/nowhere", "/qr.svg", "/api/laws", "/static/x"]
)
def test_every_answer_carries_the_headers_of_the_guard(visitor, path):
    headers = visitor.get(path).headers
    assert {name: headers[name] for name in SECURE} == SECURE
    assert "unsafe-inline" not in headers["content-security-policy"]


@pytest.mark.parametrize("path", [path for path, _ in PAGES])
def test_nothing_is_inline_and_nothing_comes_from_elsewhere(visitor, path):
    page = visitor.read(path)
    assert not re.search(r"<style|\sstyle=|\son\w+=|javascript:|<script(?![^>]*\ssrc=)", page)
    assert not re.search(r'(?:src|href|action)="(?:https?:)?//', page)


@pytest.mark.parametrize("path", [path for path, _ in PAGES])
def test_a_page_is_small_and_its_ids_are_its_own(visitor, path):
    page = visitor.read(path)
    text = re.sub(r"<svg.*?</svg>", "", page, flags=re.DOTALL)
    assert len(text) < 60_000
    ids = re.findall(r'\sid="([^"]*)"', page)
    assert len(ids) == len(set(ids))
    assert page.count("<h1") == 1
    for image in re.findall(r"<img[^>]*>", page):
        assert "alt=" in image


@pytest.mark.parametrize(
    ("path", "status", "words"),
    [
        ("/nowhere", 404, "There is no page /nowhere"),
        ("/laws/marbles", 404, "There is no rule book &#39;marbles&#39;: there are bridge-2017"),
        ("/laws/yard/77", 404, "no article or clause &#39;77&#39;"),
        ("/laws/yard/77/diagram", 404, "no article or clause &#39;77&#39;"),
        ("/laws/yard/9/diagram.svg", 404, "no procedure for 9"),
        ("/rule/yard/77", 404, "no article or clause &#39;77&#39;"),
        ("/rule/yard/9", 404, "no procedure for 9"),
        ("/rule/marbles/4", 404, "There is no rule book"),
        ("/coverage/marbles", 404, "There is no rule book"),
        ("/rulings/x", 404, "The minutes hold no ruling &#39;x&#39;"),
        ("/rulings/x/withdraw", 405, "This page cannot do that"),
        ("/rule/yard/<script>", 404, "&lt;script&gt;"),
    ],
)
def test_what_is_not_there_is_said_in_one_sentence(visitor, path, status, words):
    page = visitor.read(path, status)
    assert words in page
    assert page.count('role="alert"') == 1
    assert 'href="/"' in page


def test_a_search_for_an_article_leads_straight_to_its_ruling(visitor):
    page = visitor.read("/laws?q=27")
    for book in ("bridge-2017", "bridge-1997"):
        assert f'<a class="button primary" href="/rule/{book}/27">' in page
    assert "/rule/yard/9" not in visitor.read("/laws/yard?q=nothing")


@pytest.mark.parametrize(
    ("reference", "place"),
    [
        ("27B1a", "/laws/bridge-2017/27#27B1a"),
        ("Law 27 B 1 (a)", "/laws/bridge-2017/27#27B1a"),
        ("law27", "/laws/bridge-2017/27"),
    ],
)
def test_a_clause_leads_to_its_place_in_the_article(visitor, reference, place):
    answer = visitor.get(f"/laws/bridge-2017/{reference}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, place)


def test_every_book_of_tapete_appears_with_all_its_articles(journal):
    visitor = Visitor(create_app(journal), base_url="http://localhost", headers={"Accept-Language": "en"})
    home = visitor.read("/")
    for book in rulebooks():
        assert f'href="/laws/{book.id}"' in home
        for law in book.procedures.values():
            assert f'href="{rule_url(book.id, law.article)}"' in home
        for article in book.articles:
            visitor.read(book_url(book.id, article))


def test_the_language_is_asked_for_then_remembered_then_that_of_the_browser(visitor):
    def language(path="/", **headers):
        return re.search(r'<html lang="(\w+)">', visitor.read(path, headers=headers))[1]

    assert language(**{"Accept-Language": "de, it;q=0.8, en;q=0.5"}) == "it"
    assert language(**{"Accept-Language": "de"}) == "en"
    assert language("/?lang=fr", **{"Accept-Language": "it"}) == "fr"
    assert language("/laws", **{"Accept-Language": "it"}) == "fr"
    assert language("/?lang=tlh") == "fr"
    assert language("/?lang=es") == "es"
    assert language() == "es"


def test_changing_the_language_keeps_the_place(visitor):
    page = visitor.read(f"{LAW27}?out_of_rotation=no&ask-again=out_of_rotation")
    assert 'href="?out_of_rotation=no&amp;ask-again=out_of_rotation&amp;lang=es"' in page


def test_a_book_speaks_its_own_words(visitor):
    say = speaker("es", *rulebook("bridge-2017").texts)
    assert say("spades") in speaker("es", "bridge")("spades")
    page = visitor.read(f"{LAW27}?lang=es")
    question = rulebook("bridge-2017").procedure("27")().pending.question.text
    assert say(question)[1:] in page.replace("&#39;", "'")


def test_the_code_for_phones_leads_to_the_address_that_phones_can_call(journal):
    app = create_app(journal, address="http://192.0.2.7:8000/", hosts=["club.example"])
    for called, shown in {
        "http://localhost:8000": "http://192.0.2.7:8000/",
        "http://127.0.0.1:8000": "http://192.0.2.7:8000/",
        "http://192.0.2.9:8000": "http://192.0.2.9:8000/",
        "http://club.example": "http://club.example/",
    }.items():
        assert f'<p class="address">{shown}</p>' in Visitor(app, base_url=called).read("/")


def test_the_way_is_lit_only_where_something_was_answered(visitor):
    chart = "/laws/bridge-2017/27/diagram.svg"
    assert " lit" not in visitor.read(chart)
    assert " lit" not in visitor.read(f"{chart}?paper-width=phone")
    lit = visitor.read(f"{chart}?out_of_rotation=no&paper-width=phone&lang=es")
    assert re.findall(r'class="(node [a-z ]*lit[a-z ]*)"', lit) == [
        "node question lit",
        "node question lit here",
    ]


def test_no_question_has_a_name_that_addresses_use_for_something_else(app):
    names = {
        ask.key
        for book in app.state.site.books.values()
        for law in book.procedures.values()
        for ask in explore(law).asks
    }
    assert set(answers_in(QueryParams([(name, "x") for name in names]))) == names
