"""Tapete asked as somebody asks it who never saw the code: a file of results, `tapete event score ... --json`."""

import json
import shlex
from fractions import Fraction

import pytest

from tapete.cli import run

NEAR = Fraction(1, 10**6)


def rows(table):
    """The lines of a table without its remarks; a line that begins with `wrong:` is known to be answered wrongly."""
    found = []
    for line in table.strip().splitlines():
        text = line.strip()
        if not text or text.startswith("#"):
            continue
        marks = ()
        if text.startswith("wrong:"):
            reason, text = (part.strip() for part in text.removeprefix("wrong:").split("::"))
            marks = (pytest.mark.xfail(strict=True, reason=reason),)
        parts = tuple(part.strip() for part in text.split("|"))
        found.append(pytest.param(*parts, marks=marks, id=" ".join(text.split())))
    return found


class Outside:
    """Commands in one process, with files in a folder of the test's own."""

    def __init__(self, folder, capsys):
        self.folder = folder
        self.capsys = capsys

    def __call__(self, *words):
        """The JSON that a command prints; it must not fail."""
        code = run([*words, "--json"])
        told = self.capsys.readouterr()
        assert code == 0, told.err
        return json.loads(told.out)

    def refused(self, *words):
        """The sentence with which a command says no."""
        code = run([*words])
        told = self.capsys.readouterr()
        assert code in {1, 2}, told.out
        assert told.err.startswith("tapete")
        assert "Traceback" not in told.err
        assert told.out == ""
        return told.err.strip()

    def file(self, text, name="results.csv"):
        """A file with these lines; a slash with spaces ends a line, too."""
        path = self.folder / name
        path.write_text("\n".join(line.strip() for line in text.replace(" / ", "\n").strip().splitlines()))
        return str(path)

    def score(self, text, options=""):
        return self("event", "score", self.file(text), *shlex.split(options))

    def board(self, results, options="", extra=""):
        """One board, played at a table for each result: points of North-South, or what an arbiter gave after `>`."""
        lines = ["Board,NS,EW,Score,NS given,EW given,Form"]
        results = [part.strip() for part in results.split(";")]
        for number, text in enumerate(results, 1):
            text, _, form = text.partition("@form")
            points, _, given = text.partition(">")
            ns, _, ew = given.partition("/")
            cells = (1, number, len(results) + number, points.strip(), ns.strip(), ew.strip(), form.strip())
            lines.append(",".join(f'"{cell}"' for cell in cells))
        return self.score("\n".join(lines + extra.splitlines()), options)["boards"][0]


def exact(cell):
    return None if cell is None else Fraction(cell["exact"])


def same(found, told):
    """Whether numbers are as told: fractions or decimals, `-` where there is none."""
    told = told.replace(",", " ").split()
    assert len(found) == len(told), (list(map(str, found)), told)
    for one, other in zip(found, told, strict=True):
        if other in {"-", "none"}:
            assert one is None, (list(map(str, found)), told)
        else:
            assert one is not None, (list(map(str, found)), told)
            assert abs(one - Fraction(other)) <= NEAR, (list(map(str, found)), told)
