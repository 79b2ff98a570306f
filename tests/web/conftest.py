"""The pages over a journal of their own, without a server."""

import pytest
from visitor import HOST, Visitor
from yard import YARD

from tapete.books import rulebook
from tapete.journal import open_journal
from tapete.minutes import EVENTS
from tapete.web.app import create_app


@pytest.fixture
def journal(tmp_path):
    with open_journal(tmp_path / "tapete.db", EVENTS, timeout=0.05) as journal:
        yield journal


@pytest.fixture
def app(journal):
    return create_app(
        journal,
        books=[rulebook("bridge-2017"), rulebook("bridge-1997"), YARD],
        hosts=["testserver"],
        secret=b"s" * 32,
    )


@pytest.fixture
def visitor(app):
    with Visitor(app, base_url=HOST, headers={"Accept-Language": "en"}) as visitor:
        yield visitor
