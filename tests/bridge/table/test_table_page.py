"""docs/table.md: its examples run, and it leaves nothing out."""

import doctest
import re
from pathlib import Path

import pytest

from tapete.bridge import Board
from tapete.bridge.table import Table
from tapete.bridge.table.expect import NAMES
from tapete.bridge.table.notation import VERBS
from tapete.bridge.table.report import table_report
from tapete.bridge.table.script import play

PAGE = Path(__file__).parents[3] / "docs" / "table.md"
TEXT = PAGE.read_text(encoding="utf-8")
SCRIPTS = re.findall(r"```text\n(.*?)```", TEXT, flags=re.DOTALL)


def test_examples():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried
    assert not failed


@pytest.mark.parametrize("text", SCRIPTS)
def test_scripts(text):
    assert play(text).table.rulings


def test_every_name_verb_and_field_is_on_the_page():
    assert [name for name in NAMES if f"\n| `{name}` |" not in TEXT] == []
    assert [verb for verb in VERBS if not re.search(rf"`[NESW] {verb}\b", TEXT)] == []
    report = table_report(Table(Board.numbered(1)))
    assert [field for field in report if f"`{field}`" not in TEXT.partition("as data")[2]] == []


def test_every_name_of_the_page_exists():
    listed = TEXT.partition("| name |")[2].partition("A line that")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", listed, flags=re.MULTILINE)) == set(NAMES)
