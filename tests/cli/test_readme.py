"""Every command of the two READMEs does what a reader expects: it works, as it is printed."""

import re
import shlex
from pathlib import Path

import pytest

from tapete.cli import run

ROOT = Path(__file__).parents[2]
OWN_COPY = "Law 27\nWhat the text of the reader says.\n"


def commands(name):
    text = (ROOT / name).read_text(encoding="utf-8")
    blocks = re.findall(r"^```console\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    return [line.removeprefix("$ tapete ") for block in blocks for line in block.splitlines()]


@pytest.mark.parametrize("name", ["README.md", "README.es.md"])
def test_the_commands_of_a_readme_work_in_their_order(name, tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("TAPETE_LANG", "es" if ".es." in name else "en")
    monkeypatch.setenv("TAPETE_DATA", str(tmp_path / "data"))
    monkeypatch.setattr("builtins.input", nobody_answers)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    lines = commands(name)
    assert len(lines) > 15
    for line in lines:
        words = shlex.split(line)
        if words[:2] == ["laws", "attach"]:
            Path(words[-1]).write_text(OWN_COPY, encoding="utf-8")
        code = run(words)
        out, err = capsys.readouterr()
        assert (line, code) == (line, 3 if words[0] == "rule" else 0), err
        assert out


def nobody_answers(_prompt):
    raise EOFError


def test_both_readmes_show_the_same_commands():
    english, spanish = (
        [line.split()[:2] for line in commands(name)] for name in ("README.md", "README.es.md")
    )
    assert english == spanish
