"""A real Chromium before a real server; a page that complains fails its test."""

import os
import shutil

import pytest
from walking import PHONE

from running import running

ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items):
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.browser)
    # Last: Playwright leaves an event loop running in this thread, where others start their own.
    items.sort(key=lambda item: "browser" in item.path.parts)


def missing(reason):
    """Without a browser these tests are skipped, unless it was said that there has to be one."""
    if os.environ.get("TAPETE_BROWSER") == "require":
        pytest.fail(f"{reason} (TAPETE_BROWSER=require)", pytrace=False)
    pytest.skip(f"{reason}; TAPETE_BROWSER=require makes this a failure")


@pytest.fixture(scope="session")
def chromium():
    """The browser, started once."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        missing("the package playwright is not installed")
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    if found is None:
        missing("there is no Chromium: install the package chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def club(tmp_path_factory):
    """A server for the tests that only look."""
    with running(tmp_path_factory.mktemp("club"), "--host=127.0.0.1") as server:
        yield server


@pytest.fixture
def server(tmp_path):
    """A server of one's own."""
    with running(tmp_path / "data", "--host=127.0.0.1") as server:
        yield server


class Watched:
    """Pages, and all that they complained of."""

    def __init__(self, chromium):
        self._chromium = chromium
        self._contexts = []
        self.complaints = []
        self.allowed = ()

    def page(self, server=None, *, language="en", viewport=PHONE, **options):
        """A page in a browser of its own, with cookies and memory of its own."""
        context = self._chromium.new_context(
            base_url=server and server.address, locale=language, viewport=viewport, **options
        )
        context.set_default_timeout(20_000)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("requestfailed", self._failed)
        return page

    def _heard(self, message):
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.location.get('url')}: {message.text}")

    def _failed(self, request):
        # Whoever leaves a page ends what it was loading.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"{request.url}: {request.failure}")

    def close(self):
        for context in self._contexts:
            context.close()
        return [c for c in self.complaints if not any(word in c for word in self.allowed)]


@pytest.fixture
def watched(chromium):
    """What opens pages; at the end nothing may have been complained of."""
    watched = Watched(chromium)
    yield watched
    assert watched.close() == []


@pytest.fixture
def phone(server, watched):
    """A page on a phone, before a server of its own."""
    return watched.page(server)
