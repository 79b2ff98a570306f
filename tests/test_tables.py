"""Tables kept in the journal: every line, every ruling, and any moment of them."""

from dataclasses import replace
from pathlib import Path

import pytest

from tapete import tables
from tapete.cli import run
from tapete.journal import open_journal
from tapete.script import BadScript

CASES = Path(__file__).parents[1] / "docs" / "casebook"
LOW = "board 1\nN 1S\nE 1H\nexpect laws 27\nS pass\nW pass\n"


@pytest.fixture
def journal(tmp_path):
    with open_journal(tmp_path / "club.db", tables.EVENTS) as journal:
        yield journal


def test_a_table_is_found_again_with_its_rulings(journal, tmp_path):
    assert tables.keep(journal, "t1", f"# A low bid\n{LOW}") == 4
    journal.close()
    with open_journal(tmp_path / "club.db", tables.EVENTS) as again:
        kept = tables.kept(again, "t1")
    assert kept.opened.title == "A low bid"
    assert [each.line for each in kept.acted] == ["N 1S", "E 1H", "S pass", "W pass"]
    assert [ruling["citations"] for ruling in kept.rulings] == [["27A1"]]
    assert kept.acted[2].rulings == list(kept.rulings)
    assert kept.differs is None
    assert kept.played().table.turn.value == "N"


def test_any_moment_can_be_seen_again(journal):
    tables.keep(journal, "t1", LOW)
    kept = tables.kept(journal, "t1")
    assert [len(kept.played(n).table.acts) for n in range(5)] == [0, 1, 2, 3, 4]
    assert kept.played(2).table.open[0].article == "27"
    seen = kept.game.view.view(kept.played(2).table, kept.game.seat("S"))
    assert seen["turn"] == "S"


def test_acts_that_were_taken_back_stay_in_the_journal(journal):
    tables.keep(journal, "t1", "N 1S\nE 1H\nback\nE 2H")
    kept = tables.kept(journal, "t1")
    assert [each.line for each in kept.acted] == ["N 1S", "E 1H", "back", "E 2H"]
    assert kept.played().table.open == ()


def test_a_ruling_after_one_that_was_taken_back_agrees_with_today(journal):
    tables.keep(journal, "t1", "N 1S\nE 1H\nS pass\nback\nS 2H")
    kept = tables.kept(journal, "t1")
    assert [len(each.rulings) for each in kept.acted] == [0, 0, 1, 0, 1]
    assert kept.differs is None


def test_a_ruling_that_would_be_another_today_is_said_and_kept(journal):
    tables.keep(journal, "t1", LOW)
    kept = tables.kept(journal, "t1")
    old = dict(kept.rulings[0], citations=["27A"])
    acted = (*kept.acted[:2], replace(kept.acted[2], rulings=[old]), *kept.acted[3:])
    then = replace(kept, acted=acted)
    assert then.differs == 3
    assert then.rulings[0]["citations"] == ["27A"]


def test_what_is_wrong_is_not_kept(journal):
    with pytest.raises(BadScript, match="line 2"):
        tables.keep(journal, "t1", "N 1S\nE nonsense")
    with pytest.raises(tables.NoTable, match="keeps no table"):
        tables.kept(journal, "t1")
    tables.keep(journal, "t1", LOW)
    with pytest.raises(tables.NoTable, match="already"):
        tables.keep(journal, "t1", LOW)
    assert len(tables.kept(journal, "t1").acted) == 4
    with pytest.raises(tables.NoTable, match="no rules"):
        tables.keep(journal, "t2", "rules chess")


@pytest.mark.parametrize("game", ["bridge-2017", "scrabble-file-2024", "tarot-fft"])
def test_every_game_keeps_its_tables(journal, game):
    for case in sorted((CASES / game).glob("*.txt"))[::15]:
        tables.keep(journal, case.stem, case.read_text(encoding="utf-8"))
        kept = tables.kept(journal, case.stem)
        assert kept.differs is None
        assert kept.opened.head[0].startswith("rules")


def test_the_commands(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("TAPETE_LANG", "en")
    script = tmp_path / "a.txt"
    script.write_text(LOW, encoding="utf-8")
    data = ["--data", str(tmp_path / "data")]
    assert run(["table", "play", str(script), "--keep", "t1", *data]) == 0
    assert run(["table", "play", str(script), "--keep", "t1", *data]) == 1
    capsys.readouterr()
    assert run(["table", "show", "t1", "--at", "2", *data]) == 0
    assert "27 Insufficient bid" in capsys.readouterr().out
    assert run(["table", "show", "t1", "--seat", "S", *data]) == 0
    assert '"seat": "S"' in capsys.readouterr().out
    assert run(["table", "show", "t2", *data]) == 1
    assert "keeps no table 't2'" in capsys.readouterr().err
