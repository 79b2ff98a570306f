"""The commands in docs/checking.md, run as they stand there."""

import io
import json
import re
import shlex
from pathlib import Path

import pytest

from tapete.cli import run

TEXT = (Path(__file__).parents[2] / "docs" / "checking.md").read_text(encoding="utf-8")
LINES = [
    line.split(" #")[0].removeprefix("$ ").strip()
    for block in re.findall(r"```console\n(.*?)```", TEXT, re.DOTALL)
    for line in block.splitlines()
    if line.startswith("$ tapete ") and not line.endswith("<<'END'")
]


@pytest.mark.parametrize("line", LINES)
def test_a_command_of_one_line(capsys, line):
    assert run(shlex.split(line)[1:]) == 0
    assert json.loads(capsys.readouterr().out)


def test_the_script(capsys, monkeypatch):
    script = re.search(r"<<'END'\n(.*?)\nEND", TEXT, re.DOTALL)[1]
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(script.encode())))
    assert run(["table", "play", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["cases"][0]["article"] == "27"


def test_the_answers_of_a_case(capsys, monkeypatch):
    answers = re.search(r"echo '(\{.*?\})'", TEXT, re.DOTALL)[1]
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(answers.encode())))
    assert run(["rule", "bridge-2017", "27", "--answers", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ruling"]["citations"] == ["27B2"]


@pytest.mark.parametrize(
    ("article", "asked"),
    [
        ("27", {"out_of_rotation", "replacement", "whose_turn", "unintended"}),
        ("12C2", {"event", "fault_of[NS]", "fault_of[EW]"}),
        ("24", {"what_was_exposed", "became_defender", "remedy"}),
    ],
)
def test_the_questions_of_a_procedure(capsys, article, asked):
    assert run(["laws", "questions", "bridge-2017", article, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    keys = [each["question"] for each in found["questions"]]
    assert asked <= set(keys)
    assert len(keys) == len(set(keys))
    assert all(each["answers"] and each["cite"] and each["article"] for each in found["questions"])
    assert run(["laws", "questions", "bridge-2017", article, "--lang", "en"]) == 0
    assert all(f"{key}  [" in capsys.readouterr().out for key in keys[:1])
