"""What standings print: published roundings, stretched sessions, ties, the example of the documentation."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest

from tapete.bridge.adjusted import Rounding
from tapete.tournament.federations import FEDERATIONS
from tapete.tournament.policy import Factoring, PercentFrom, Rules, Total
from tapete.tournament.rows import Row, session_rows
from tapete.tournament.scoring import Line, ranked, score_session
from tapete.tournament.standings import Standing

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(
    ("rules", "score", "percent"),
    [
        (Rules(percent_from=PercentFrom.ROUNDED), "43.31", "60.15"),  # as ACBLscore prints it
        (Rules(), "43.31", "60.16"),
        (Rules(digits=0), "43", "60"),
        (Rules(digits=3), "43.313", "60.156"),
        (Rules(digits=3, rounding=Rounding.HALF_EVEN), "43.312", "60.156"),
    ],
)
def test_percentages_from_the_exact_or_the_rounded_score(rules, score, percent):
    standing = Standing(1, False, Row(1, Fraction("43.3125"), 72, 13), rules)
    assert (standing.score, standing.percent) == (score, percent)


def test_scores_are_stretched_to_the_full_number_of_boards():
    # 124 matchpoints on 26 of 27 boards are published as 128.77.
    boards = {
        at: [Line("1", (1,), (2,), 0), *(Line(str(t), (t,), (t + 50,), 10) for t in range(3, 6))]
        for at in range(1, 28)
    }
    boards[1] = boards[1][1:]
    rows = session_rows(score_session(boards, Rules()))
    assert (rows[1].boards, rows[3].boards) == (26, 27)
    assert Fraction(rows[1].available, rows[1].unit) == Fraction(rows[3].available, rows[3].unit)
    row = Row(1, Fraction(124) * Fraction(27, 26), 0, 26)
    assert Standing(1, False, row, Rules()).score == "128.77"


def test_polish_percentages_are_the_mean_of_the_boards():
    rules = FEDERATIONS["pzbs"]
    assert (rules.factoring, rules.total) == (Factoring.OWN_TOP, Total.MEAN)
    boards = {
        1: [Line("1", (1,), (2,), 420), Line("2", (3,), (4,), 170), Line("3", (5,), (6,), 0)],
        2: [Line("1", (1,), (2,), 0), Line("2", (3,), (4,), 50)],
    }
    found = score_session(boards, rules)
    assert [found.percent(number) for number in (1, 3, 5)] == [50, 75, 0]


def test_shared_ranks():
    assert [(rank, tied) for rank, tied, _ in ranked([9, 8, 8, 5, 5, 5, 1], key=int)] == [
        (1, False), (2, True), (2, True), (4, True), (4, True), (4, True), (7, False),
    ]  # fmt: skip


def test_the_example_of_the_documentation(tmp_path, monkeypatch, capsys):
    text = (ROOT / "docs" / "tournament.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "tournament.md", "exec"), {})
    assert capsys.readouterr().out.splitlines() == ["1 1 0.00 None", "1 2 0.00 None"]
