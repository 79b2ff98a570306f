"""The page about the journal says what the code does."""

from __future__ import annotations

import doctest
import json
import re
from pathlib import Path

from club_events import club

from tapete.journal import open_journal
from tapete.journal.files import import_stream

PAGE = Path(__file__).parents[2] / "docs" / "journal.md"


def test_the_examples_run(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_the_file_that_is_shown_can_be_imported(tmp_path):
    (shown,) = re.findall(r"```json\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    path = tmp_path / "shown.jsonl"
    path.write_text(shown, encoding="utf-8")
    with open_journal(tmp_path / "club.db", club) as journal:
        assert import_stream(journal, path).version == 2
        assert [json.loads(r.data)["call"] for r in journal.read("table/4")] == ["1NT", "pass"]
