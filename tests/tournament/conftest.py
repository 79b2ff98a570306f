from __future__ import annotations

import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from tapete.journal import open_journal
from tapete.tournament.desk import EVENTS, Desk
from tapete.tournament.sitting import Round, Schedule, Sitting

sys.path.insert(0, str(Path(__file__).parent))


class Clock:
    """A clock that stands until it is told."""

    def __init__(self):
        self.at = datetime.now(UTC)

    def __call__(self):
        return self.at

    def later(self, **more):
        self.at += timedelta(**more)


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def journal(tmp_path):
    with open_journal(tmp_path / "club.db", EVENTS) as opened:
        yield opened


@pytest.fixture
def desk(journal, clock):
    """A Mitchell of three tables, two boards a round."""
    opened = Desk.open(journal, "club", "Club pairs", by="Dora", clock=clock)
    for name in "ABCDEF":
        opened.enter([f"{name} One", f"{name} Two"])
    opened.schedule(mitchell_of_three())
    return opened


def mitchell_of_three():
    rounds = tuple(
        Round(
            r + 1,
            tuple(
                Sitting(
                    r + 1,
                    str(t + 1),
                    {"NS": t + 1, "EW": 4 + (t - r) % 3},
                    (2 * ((t + r) % 3) + 1, 2 * ((t + r) % 3) + 2),
                )
                for t in range(3)
            ),
        )
        for r in range(3)
    )
    return Schedule("Mitchell 3", rounds)
