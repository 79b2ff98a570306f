"""The score sheet on paper."""

import sys
from pathlib import Path

import pytest

from tapete.cli import run
from tapete.scrabble.paper import NoTypst, sheet_pdf, sheet_png
from tapete.scrabble.sheet import Sheet
from tapete.scrabble.table import Table
from tapete.scrabble.table.script import play

GAMES = Path(__file__).parents[2] / "docs" / "casebook" / "scrabble-file-2024"


def whole_game():
    return play((GAMES / "game-44-1-out.txt").read_text(encoding="utf-8")).table


def test_the_same_sheet_gives_the_same_bytes():
    sheet = whole_game().sheet
    assert sheet_pdf(sheet).startswith(b"%PDF-")
    assert sheet_pdf(sheet) == sheet_pdf(sheet)
    assert sheet_png(sheet).startswith(b"\x89PNG")


def test_marks_totals_and_blanks():
    table = Table.new("start CA?ASOE/").do(
        "A lays 8D CAsAS".replace("CAsAS", "CAsA"), "A announces 12", "B notes", "A presses",
        "B exchanges 2", "B draws 2", "B presses", "A passes", "A presses", "penalty A 25",
        "B lays 9H XA", "B announces 18", "A challenges", "no play_valid",
    )  # fmt: skip
    assert list(table.sheet.lines(0)) == [("CASA", "12", 12), ("-", "P", 12), ("-", "-25", -13)]
    assert [mark for _, mark, _ in table.sheet.lines(1)] == ["C-2", "I"]
    assert table.sheet.blanks == ("8F = S",)
    assert table.sheet.total(0) == -13


def test_a_name_with_quotes_is_a_name():
    assert sheet_pdf(Sheet(('Al"ba \\', "#Bruno*"), ())).startswith(b"%PDF-")


def test_without_typst_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(NoTypst, match="pip install"):
        sheet_pdf(Sheet(("A", "B"), ()))


def test_the_command(tmp_path, capsys):
    file = tmp_path / "sheet.pdf"
    assert run(["score", "scrabble", "start", "8E CASA", "--out", str(file)]) == 0
    assert file.read_bytes().startswith(b"%PDF-")
    assert run(["score", "scrabble", "start", "8E CASA", "--out", str(tmp_path / "sheet.txt")]) != 0
    assert ".pdf" in capsys.readouterr().err
