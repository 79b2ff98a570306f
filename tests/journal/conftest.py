"""Every test that takes `place` or `journal` runs on both databases."""

from __future__ import annotations

import sys

import pytest
from club_events import club

from tapete.journal import open_journal

STORES = ["sqlite"] if sys.platform == "win32" else ["sqlite", "postgres"]


@pytest.fixture(params=STORES)
def place(request, tmp_path):
    """Where a new journal may be made."""
    if request.param == "sqlite":
        return tmp_path / "club.journal"
    return request.getfixturevalue("postgres").new_url()


@pytest.fixture
def journal(place):
    with open_journal(place, club, timeout=5) as journal:
        yield journal
