"""Pages that follow the journal: news comes by itself, also after the server was away or frozen."""

import re
import signal

import pytest
from playwright.sync_api import expect
from walking import AWAY, ruling, walk_to_a_ruling

from running import running
from tapete.journal import open_journal
from tapete.minutes import EVENTS, Minutes, given

LOST = re.compile("No connection")


def give(folder, number):
    """Another program gives a ruling."""
    with open_journal(folder / "tapete.db", EVENTS) as journal:
        Minutes(journal).give(given(ruling(), f"id-{number}", place=f"Table {number}"))


@pytest.mark.parametrize("path", ["/", "/rulings"])
def test_a_second_browser_sees_the_new_ruling(server, watched, path):
    desk, phone = watched.page(server), watched.page(server)
    with desk.expect_response(lambda answer: "/live" in answer.url):
        desk.goto(path)
    walk_to_a_ruling(phone)
    phone.get_by_label("Table and board").fill("Table 9")
    phone.get_by_role("button", name="Give this ruling").click()
    expect(desk.get_by_role("link", name=re.compile("Table 9"))).to_be_visible()
    # And what happens to it later is seen too.
    with desk.expect_response(lambda answer: "/live" in answer.url):
        desk.get_by_role("link", name=re.compile("Table 9")).click()
    phone.get_by_text("Withdraw this ruling").click()
    phone.get_by_label("Why").fill("wrong table")
    phone.get_by_role("button", name="Withdraw it").click()
    expect(desk.get_by_text("wrong table")).to_be_visible()


def test_the_focus_stays_where_it_was(server, watched):
    give(server.data, 1)
    page = watched.page(server)
    with page.expect_response(lambda answer: "/live" in answer.url):
        page.goto("/rulings")
    link = page.get_by_role("link", name=re.compile("Table 1"))
    link.focus()
    give(server.data, 2)
    expect(page.get_by_role("link", name=re.compile("Table 2"))).to_be_visible()
    expect(link).to_be_focused()


def test_a_page_recovers_when_the_server_was_away(watched, tmp_path):
    watched.allowed = AWAY
    with running(tmp_path, "--host=127.0.0.1") as server:
        page = watched.page(server)
        with page.expect_response(lambda answer: "/live" in answer.url):
            page.goto("/rulings")
        port = server.port
        server.end(signal.SIGKILL)
    expect(page.get_by_text(LOST)).to_be_visible()
    give(tmp_path, 1)
    with running(tmp_path, "--host=127.0.0.1", port=port):
        expect(page.get_by_role("link", name=re.compile("Table 1"))).to_be_visible()
        expect(page.get_by_text(LOST)).to_be_hidden()


def test_a_frozen_server_is_noticed_and_forgiven(server, watched):
    """The browser itself notices nothing: the connection stays open."""
    page = watched.page(server)
    page.clock.install()
    with page.expect_response(lambda answer: "/live" in answer.url):
        page.goto("/rulings")
    server.process.send_signal(signal.SIGSTOP)
    page.clock.fast_forward(13_000)
    expect(page.get_by_text(LOST)).to_be_visible()
    server.process.send_signal(signal.SIGCONT)
    give(server.data, 1)
    page.clock.fast_forward(2_000)
    expect(page.get_by_role("link", name=re.compile("Table 1"))).to_be_visible()
    expect(page.get_by_text(LOST)).to_be_hidden()


def test_a_server_that_refuses_for_a_while_is_asked_again(server, watched):
    """One refusal closes an EventSource for ever; ours opens another."""
    watched.allowed = ("503",)
    page = watched.page(server)
    refused = []

    def refuse(route):
        refused.append(route)
        route.fulfill(status=503) if len(refused) < 3 else route.continue_()

    page.route("**/live*", refuse)
    page.goto("/rulings")
    expect(page.get_by_text(LOST)).to_be_visible()
    give(server.data, 1)
    expect(page.get_by_role("link", name=re.compile("Table 1"))).to_be_visible()
    expect(page.get_by_text(LOST)).to_be_hidden()
    assert len(refused) >= 3


def test_eight_pages_of_one_browser_all_open(server, watched):
    """A browser allows six connections to a host: a page that nobody sees gives its stream back."""
    first = watched.page(server)
    # Without a screen a browser takes every page for seen.
    first.context.add_init_script("""addEventListener("load", () =>
        Object.defineProperty(document, "hidden", { get: () => window.away }))""")
    pages = [first, *(first.context.new_page() for _ in range(7))]
    for page in pages:
        page.goto("/rulings")
        expect(page.get_by_role("heading", level=1)).to_have_text("Rulings")
        page.evaluate("window.away = true; document.dispatchEvent(new Event('visibilitychange'))")
    give(server.data, 1)
    with first.expect_response(lambda answer: "/live" in answer.url):
        first.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    expect(first.get_by_role("link", name=re.compile("Table 1"))).to_be_visible()
    assert not pages[1].get_by_role("link", name=re.compile("Table 1")).is_visible()
