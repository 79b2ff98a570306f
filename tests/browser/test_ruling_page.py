"""A ruling walked on a phone, given, and found again."""

import re

from playwright.sync_api import expect
from walking import AWAY, press, walk_to_a_ruling

from running import running
from tapete.books import rulebook
from tapete.text import ENGLISH, sentence

LAW = rulebook("bridge-2017").procedure("27")
WISHES = {"insufficient_bid_accepted": True}
START = "/rule/bridge-2017/27"


def walked(answers=None):
    """The same way in the library: no to every question but those of `WISHES`."""
    found = LAW(answers or {})
    while found.pending is not None:
        found = LAW({**found.answers, found.pending.key: WISHES.get(found.pending.key, False)})
    return found


def asked(found):
    return [(sentence(step.question.says(*step.about), ENGLISH), step.answer) for step in found.answered]


def answer(page, yes):
    press(page.get_by_role("button", name="Yes" if yes else "No", exact=True))


def walk(page):
    """Walk Law 27 to its ruling, looking at each page on the way."""
    page.goto(START)
    for number, (question, yes) in enumerate(asked(walked()), 1):
        expect(page.get_by_role("heading", level=1)).to_have_text(question)
        expect(page.locator(".chart-view .here")).to_have_count(1)
        assert page.locator(".chart-view .node.question.lit").count() == number
        answer(page, yes)
    expect(page.get_by_role("heading", level=1)).to_have_text(sentence(walked().ruling.effects[0], ENGLISH))


def test_law_27_is_walked_on_a_phone_given_and_found_after_a_restart(watched, tmp_path):
    watched.allowed = AWAY
    with running(tmp_path, "--host=127.0.0.1") as server:
        page = watched.page(server)
        page.goto("/")
        page.get_by_role("searchbox").fill("insufficient bid")
        page.get_by_role("button", name="Search").click()
        page.get_by_role("link", name=re.compile("^27 ?Insufficient bid$")).first.click()
        page.get_by_role("link", name="Rule 27", exact=True).click()
        walk(page)
        for effect in walked().ruling.effects:
            expect(page.locator(".ruled")).to_contain_text(sentence(effect, ENGLISH))
        for cited in walked().ruling.citations:
            expect(page.locator(".ruled .cite", has_text=cited).first).to_be_visible()
        page.get_by_label("Table and board").fill("Table 3, board 7")
        page.get_by_label("Remarks").fill("Both sides agree.")
        page.get_by_role("button", name="Give this ruling").click()
        expect(page.get_by_role("heading", name="Ruling 1")).to_be_visible()
        place, port = page.url, server.port
        assert server.end() == 0
    with running(tmp_path, "--host=127.0.0.1", port=port) as server:
        page.goto("/")
        page.locator("#latest").get_by_role("link", name=re.compile("Table 3, board 7")).click()
        assert page.url == place
        expect(page.get_by_text("Both sides agree.")).to_be_visible()
        for question, _ in asked(walked()):
            expect(page.get_by_text(question)).to_be_visible()


def test_the_chart_stands_where_the_case_stands(phone):
    walk(phone)
    view, here = (phone.locator(place).bounding_box() for place in (".chart-view", ".chart-view .here"))
    assert view["y"] <= here["y"] + here["height"] / 2 <= view["y"] + view["height"]
    assert phone.locator(".chart-view .ruling.here").count() == 1
    assert phone.locator(".chart-view .wire.lit").count() >= len(walked().answered)
    phone.get_by_role("link", name="The whole chart").click()
    expect(phone.get_by_role("img", name=re.compile("Flowchart of 27"))).to_be_visible()
    assert phone.evaluate("document.querySelector('.picture img').naturalWidth") > 300


def test_the_browsers_back_button_and_a_changed_answer_keep_the_rest(phone):
    walk(phone)
    questions = [question for question, _ in asked(walked())]
    phone.go_back()
    expect(phone.get_by_role("heading", level=1)).to_have_text(questions[-1])
    phone.go_forward()
    ruled = phone.url
    first = phone.locator(".trail li", has_text=questions[0])
    first.get_by_role("link", name=re.compile("^Change")).click()
    expect(phone.get_by_role("heading", level=1)).to_have_text(questions[0])
    expect(phone.locator(".option[aria-current]")).to_contain_text("No")
    press(phone.locator(".option[aria-current]"))
    expect(phone.locator(".ruled")).to_be_visible()
    assert sorted(phone.url.split("?")[1].split("&")) == sorted(ruled.split("?")[1].split("&"))
    # Another first answer leads another way; changed back, the later answers are still there.
    phone.goto(ruled.replace("out_of_rotation=no", "out_of_rotation=yes"))
    expect(phone.locator(".went-on").first).to_contain_text("31")
    phone.go_back()
    expect(phone.locator(".ruled")).to_be_visible()


FOCUSED = """() => {
    const element = document.activeElement, style = getComputedStyle(element);
    const words = element.labels?.[0]?.innerText ?? element.innerText ?? "";
    return [words.trim(), style.outlineStyle, style.outlineWidth];
}"""


def test_by_keyboard_alone(phone):
    """Tab and Enter from the first page to the minute, with the focus to be seen at each step."""

    def tab_to(text):
        for _ in range(120):
            phone.keyboard.press("Tab")
            focused = phone.evaluate(FOCUSED)
            if focused[0].startswith(text):
                assert focused[1] == "solid", text
                assert float(focused[2].removesuffix("px")) >= 2, text
                return
        raise AssertionError(f"the keyboard does not reach {text!r}")

    def enter():
        with phone.expect_navigation():
            phone.keyboard.press("Enter")

    phone.goto("/")
    phone.keyboard.press("Tab")
    assert phone.evaluate("document.activeElement.className") == "skip"
    phone.keyboard.press("Enter")
    assert phone.evaluate("document.activeElement.id") == "main"
    tab_to("Laws of Duplicate Bridge, 2017")
    phone.keyboard.press("Enter")
    tab_to("27\nInsufficient bid")
    enter()
    for question, yes in asked(walked()):
        expect(phone.get_by_role("heading", level=1)).to_have_text(question)
        tab_to("Yes" if yes else "No")
        enter()
    tab_to("Table and board")
    phone.keyboard.type("Table 5")
    phone.keyboard.press("Tab")
    phone.keyboard.type("By keyboard.")
    tab_to("Give this ruling")
    enter()
    expect(phone.get_by_role("heading", name="Ruling 1")).to_be_visible()
    expect(phone.get_by_text("By keyboard.")).to_be_visible()
    tab_to("Withdraw this ruling")
    phone.keyboard.press("Enter")
    tab_to("Why")
    phone.keyboard.type("wrong table")
    tab_to("Withdraw it")
    enter()
    expect(phone.locator(".strip.gone")).to_be_visible()


def test_without_javascript(server, watched):
    page = watched.page(server, java_script_enabled=False)
    walk(page)
    page.get_by_label("Table and board").fill("Table 6")
    page.get_by_role("button", name="Give this ruling").click()
    expect(page.get_by_role("heading", name="Ruling 1")).to_be_visible()
    assert not page.get_by_role("button", name="Print").is_visible()
    page.get_by_text("Withdraw this ruling").click()
    page.get_by_label("Why").fill("wrong table")
    page.get_by_role("button", name="Withdraw it").click()
    expect(page.locator(".strip.gone")).to_be_visible()


def test_pressed_twice_is_given_once(phone):
    walk(phone)
    phone.evaluate("""() => {
        const form = document.querySelector("form.give");
        const send = async () => {
            const body = new URLSearchParams(new FormData(form));
            return (await fetch(form.action, { method: "POST", body })).text();
        };
        return Promise.all([send(), send(), send()]);
    }""")
    press(phone.get_by_role("button", name="Give this ruling"))
    expect(phone.get_by_role("heading", name="Ruling 1")).to_be_visible()
    phone.goto("/rulings")
    expect(phone.locator(".minute")).to_have_count(1)


def test_ticking_off_what_was_done_sends_nothing(phone):
    walk_to_a_ruling(phone)
    ruled = phone.url
    boxes = phone.locator(".effects input").all()
    assert boxes
    for box in boxes:
        box.check()
        assert phone.url == ruled
