"""Every page on a phone and on a desk, in four languages, for eyes, fingers and screen readers."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect
from walking import DESK, PHONE, walk_to_a_ruling

from tapete.books import rulebooks
from tapete.language import LANGUAGES, catalogue, speaker

START = "/rule/bridge-2017/27"
PAGES = [
    "/",
    "/laws",
    "/laws?q=bid",
    "/laws?q=xyzzy",
    "/laws/bridge-2017",
    "/laws/bridge-2017?q=bid",
    "/laws/bridge-2017/27",
    "/laws/bridge-2017/27/diagram",
    "/coverage/bridge-1997",
    START,
    f"{START}?out_of_rotation=perhaps",
    "/rulings",
    "/events",
    "/words?words=CASA",
    "/nowhere",
]
AXE = {
    "runOnly": {
        "type": "tag",
        "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    }
}


@pytest.fixture(scope="module")
def places(chromium, club):
    """The pages of the club, a ruling that may be given and one that was given among them."""
    page = chromium.new_page(base_url=club.address, locale="en")
    walk_to_a_ruling(page)
    ruled = page.url.removeprefix(club.address.rstrip("/"))
    page.get_by_label("Table and board").fill("Table 3, board 7 " + "W" * 60)
    page.get_by_label("Remarks").fill("Both sides agree. " + "W" * 200)
    page.get_by_role("button", name="Give this ruling").click()
    page.wait_for_url("**/rulings/*")
    given = page.url.removeprefix(club.address.rstrip("/"))
    page.context.close()
    return [*PAGES, ruled, given]


def see(page, path):
    page.goto(path)
    page.wait_for_load_state()


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_screen(club, watched, places, language):
    watched.allowed = ("400 (Bad Request)", "404 (Not Found)")
    page = watched.page(club, language=language)
    for path in places:
        see(page, path)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path


@pytest.mark.parametrize(("viewport", "scheme"), [(PHONE, "light"), (PHONE, "dark"), (DESK, "light")])
def test_axe_finds_nothing(club, watched, places, viewport, scheme):
    from axe_playwright_python.sync_playwright import Axe

    watched.allowed = ("400 (Bad Request)", "404 (Not Found)")
    page = watched.page(club, viewport=viewport, color_scheme=scheme, language="es")
    # On a desk the same parts stand elsewhere: some pages are enough.
    for path in places if viewport is PHONE else (places[0], places[6], *places[-2:]):
        see(page, path)
        found = Axe().run(page, options=AXE)
        assert found.violations_count == 0, f"{path}\n{found.generate_report()}"


SMALL = """() => [...document.querySelectorAll(
        "button, summary, input:not([type=hidden]):not([type=checkbox]), textarea, "
        + ".bar a, .rows a, .option, .change, .button"
    )].filter((each) => each.checkVisibility())
    .map((each) => [each.innerText, each.getBoundingClientRect()])
    .filter(([, box]) => box.height < 44 || box.width < 44)
    .map(([words, box]) => [words, box.width, box.height])"""


def test_what_a_finger_presses_is_large_enough(club, watched, places):
    watched.allowed = ("400 (Bad Request)", "404 (Not Found)")
    page = watched.page(club)
    for path in places:
        see(page, path)
        small = page.evaluate(SMALL)
        assert small == [], path


def test_a_page_is_read_in_its_own_order(club, watched, places):
    """One heading of the first order, none left out below it, and each part has its name."""
    watched.allowed = ("400 (Bad Request)", "404 (Not Found)")
    page = watched.page(club)
    for path in places:
        see(page, path)
        levels = page.evaluate(
            "[...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName[1]))"
        )
        assert levels.count(1) == 1, path
        assert levels[0] == 1, path
        assert all(after - before <= 1 for before, after in pairwise(levels)), path
        assert page.get_by_role("main").count() == 1


def texts(page):
    return page.evaluate("""() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = [];
        while (walker.nextNode()) found.push(walker.currentNode.data.trim());
        return found.filter(Boolean);
    }""")


def texts_left_in_english(language):
    """The texts that no page in this language may show: all its books have other words for them."""
    rooms = {"tapete", "web"}.union(*(book.texts for book in rulebooks()))
    speakers = [speaker(language, "web", *book.texts) for book in rulebooks()]
    known = {text for room in rooms for text in catalogue(language, room).texts}
    said = {text: {say(text) for say in speakers} for text in known}
    foreign = {text for text, words in said.items() if text not in words}
    # A sentence begins with a capital; what is written so in a book is another text.
    sentences = {text[:1].upper() + text[1:] for text in foreign}
    for book in rulebooks():
        sentences -= {each.title for each in (*book.articles.values(), *book.procedures.values())}
        sentences -= {clause.title for clause in book.clauses.values()}
    own = set().union(*said.values())
    return (foreign | sentences) - own - {word[:1].upper() + word[1:] for word in own}


def test_the_language_is_switched_by_a_tap_and_all_texts_change(club, watched, places):
    watched.allowed = ("400 (Bad Request)", "404 (Not Found)")
    page = watched.page(club, language="en")
    for language, name in LANGUAGES.items():
        page.goto("/")
        page.get_by_role("navigation", name=re.compile(".")).get_by_role("link", name=name).click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        foreign = texts_left_in_english(language)
        for path in places:
            see(page, path)
            assert page.locator("html").get_attribute("lang") == language
            assert [text for text in texts(page) if text in foreign] == [], path
        page.goto("/rulings")
        expect(page.get_by_role("heading", level=1)).to_have_text(speaker(language, "web")("Rulings"))


def test_zoomed_and_without_colours_all_is_there(club, watched, places):
    """Text twice as large, colours of the reader, no motion."""
    watched.allowed = ("400 (Bad Request)", "404 (Not Found)")
    page = watched.page(
        club, forced_colors="active", reduced_motion="reduce", viewport={"width": 320, "height": 256}
    )
    for path in places:
        see(page, path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, path


def test_a_minute_is_printed_with_its_answers_and_without_buttons(club, watched, places):
    page = watched.page(club)
    see(page, places[-1])
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".trail")).to_be_visible()
    expect(page.locator(".signatures")).to_be_visible()
    for gone in (".bar", ".strip", ".withdraw"):
        expect(page.locator(gone)).to_be_hidden()
