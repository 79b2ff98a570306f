"""Several processes at one journal: one order, no gap, one winner for each version."""

from __future__ import annotations

import subprocess
import sys
from itertools import islice
from pathlib import Path

from club_events import club

from tapete.journal import open_journal

SCRIPT = Path(__file__).with_name("process_that_writes.py")


def test_processes_share_one_order_and_a_follower_sees_no_gap(place):
    names, each = ["a", "b", "c"], 40
    # All of them find no journal there, and make it at the same time.
    writers = [
        subprocess.Popen(
            [sys.executable, SCRIPT, str(place), name, str(each)], stderr=subprocess.PIPE, text=True
        )
        for name in names
    ]
    with open_journal(place, club, timeout=60) as journal:
        heard = list(islice(journal.follow(), 2 * each * len(names)))
        for writer in writers:
            _, complaint = writer.communicate(timeout=60)
            assert writer.returncode == 0, complaint
        assert [r.position for r in heard] == list(range(1, 2 * each * len(names) + 1))
        assert heard == list(journal.read_all())
        for name in names:
            assert [r.event.call for r in journal.read(name)] == [f"{name} {n}" for n in range(each)]
        shared = list(journal.read("shared"))
        assert [int(r.event.call) for r in shared] == [r.seq - 1 for r in shared]
        assert len(shared) == each * len(names)
