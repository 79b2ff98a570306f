"""docs/scrabble-table.md: its examples run, and it leaves nothing out."""

import doctest
import json
import re
from pathlib import Path

import pytest

from tapete.cli import run
from tapete.scrabble.table import Player, Table
from tapete.scrabble.table.expect import NAMES
from tapete.scrabble.table.notation import VERBS, parse_acts, print_act
from tapete.scrabble.table.report import table_report
from tapete.scrabble.table.script import play
from tapete.scrabble.table.view import view

DOCS = Path(__file__).parents[3] / "docs"
PAGE = DOCS / "scrabble-table.md"
TEXT = PAGE.read_text(encoding="utf-8")
SCRIPTS = re.findall(r"```text\n(.*?)```", TEXT, flags=re.DOTALL)
ACTS = TEXT.partition("### The turn")[2].partition("### What a script")[0]
LINES = [
    line
    for row in re.findall(r"^\| (`.*?) \|", ACTS, re.MULTILINE)
    for line in re.findall(r"`([^`]+)`", row)
    if "KEY" not in line
]  # fmt: skip


def test_examples():
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried
    assert not failed


@pytest.mark.parametrize("text", SCRIPTS)
def test_scripts(text):
    assert play(text).table.rulings


@pytest.mark.parametrize("line", LINES)
def test_every_line_form_is_read_and_written(line):
    acts = parse_acts(line)
    assert parse_acts(" ".join(map(print_act, acts))) == acts


def test_every_name_verb_and_field_is_on_the_page():
    assert [name for name in NAMES if f"\n| `{name}` |" not in TEXT] == []
    assert [verb for verb in VERBS if not re.search(rf"`[AB] {verb}\b", TEXT)] == []
    assert [
        field for field in table_report(Table.new()) if f"`{field}`" not in TEXT.partition("as data")[2]
    ] == []


def test_every_name_of_the_page_exists():
    listed = TEXT.partition("| name |")[2].partition("## The table as data")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", listed, flags=re.MULTILINE)) == set(NAMES)


def test_the_command(capsys, monkeypatch):
    monkeypatch.setenv("TAPETE_LANG", "en")
    file = DOCS / "casebook" / "scrabble-file-2024" / "game-44-1-out.txt"
    assert run(["table", "play", str(file), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["ending"]["clause"] == "44.1"
    assert report["final"]["scores"] == [391, 358]
    assert run(["table", "play", str(file)]) == 0
    told = capsys.readouterr().out
    assert "A whole game, out" in told
    assert "391-358 (44.1)" in told


def test_racks_do_not_leak():
    lines = ("A lays 8D CASAS", "A announces 20", "B notes", "A draws QZ[LL]XJ", "A presses")
    table = Table.new("start CASAS?E/AAEIOUR").do(
        *lines, "B holds AAEIORU", "B exchanges AIU", "B draws Y[CH]F"
    )
    mine, theirs = view(table, Player.A), view(table, Player.B)
    assert mine["racks"] == {"A": "EJ[LL]QXZ?", "B": "_" * 7}
    assert theirs["racks"] == {"A": "_" * 7, "B": "A[CH]EFORY"}
    told = json.dumps(theirs, ensure_ascii=False)
    assert not any(tile in told for tile in ("QZ", "[LL]", "QXZ"))
    hidden = json.dumps(mine, ensure_ascii=False)
    assert "AIU" not in hidden
    assert "[CH]" not in hidden
    assert "AEIOR" not in hidden


def test_what_the_opponent_was_shown_is_his_to_see():
    lines = ("A lays 8D CASAS", "A announces 20", "B notes", "A draws QZXJAO seen", "arbiter", "B sees QZX")
    table = Table.new("start CASAS?E/").do(*lines)
    assert view(table, Player.B)["shown"] == ["QXZ"]
    assert view(table, Player.A)["shown"] == []


def test_both_racks_lie_open_at_the_end():
    table = Table.new("start CASAS?E/AAEIOUR").do("A passes", "B passes", "A passes", "B passes")
    assert view(table, Player.B)["racks"] == {"A": "AACESS?", "B": "AAEIORU"}
