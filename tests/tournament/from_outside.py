"""Tapete asked as somebody asks it who never saw the code: commands, with files and `--json`."""

import json
import re
import shlex
from fractions import Fraction

import pytest

from tapete.cli import run

NEAR = Fraction(1, 10**6)


def joined(table):
    """The lines of a table without its remarks; what ends with one of `,;|:` goes on in the next line."""
    text = "\n".join(row.strip() for row in table.strip().splitlines() if not row.strip().startswith("#"))
    return [row for row in re.sub(r"(?<=[,;|:])\n", " ", text).splitlines() if row]


def rows(table):
    """The rows of a table as parameters; what begins with `wrong:` is known to be answered wrongly."""
    found = []
    for row in joined(table):
        reason, wrong, text = row.removeprefix("wrong:").rpartition("::")
        marks = (pytest.mark.xfail(strict=True, reason=reason.strip()),) if wrong else ()
        found.append(pytest.param(" ".join(text.split()), marks=marks, id=" ".join(text.split())))
    return found


def columns(row, many):
    """The parts of a row; those at its end that are left out are empty."""
    parts = [part.strip() for part in row.split("|")]
    return parts + [""] * (many - len(parts))


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
        lines = text.replace(" / ", "\n").strip().splitlines()
        path.write_text("\n".join(row.strip() for row in lines))
        return str(path)

    def score(self, text, options=""):
        return self("event", "score", self.file(text), *shlex.split(options))

    def board(self, results, options=""):
        """One board, a table for each result: points of North-South; after `>` what an arbiter gave."""
        results = results.split(";")
        lines = ["Board,NS,EW,Score,NS given,EW given,Form"]
        for number, result in enumerate(results, 1):
            text, _, form = result.partition("@form")
            lines.append(line(1, number, len(results) + number, *given(text), form))
        return self.score("\n".join(lines), options)["boards"][0]

    def match(self, boards, options=""):
        """Team 1 against team 2: `620 v 170`, team 1 sits North-South at the first of the two tables."""
        lines = ["Board,Table,NS,EW,Score,NS given,EW given"]
        for number, text in enumerate(boards.split(";"), 1):
            first, second = text.split(" v ")
            lines.append(line(number, 1, 1, 2, *given(first)))
            lines.append(line(number, 2, 2, 1, *given(second)))
        return self.score("\n".join(lines), options)


MADE = {}


class Club(Outside):
    """An event in a folder of its own, run by commands: `club("penalty e 1 25%")`."""

    def say(self, words):
        return ["event", *shlex.split(words), "--data", str(self.folder)]

    def do(self, *lines):
        for words in lines:
            assert run(self.say(words)) == 0, (words, self.capsys.readouterr().err)
            self.capsys.readouterr()

    def tell(self, words):
        return self(*self.say(words))

    def no(self, words):
        """The sentence of a command that is refused; the log has no more lines than before."""
        before = len(self.tell("log e"))
        told = self.refused(*self.say(words))
        assert len(self.tell("log e")) == before
        return told

    def three_tables(self, new="", enter=""):
        """A Mitchell of three tables, a board a round; 1 to 3 sit North-South. It is made once and copied."""
        if made := MADE.get((new, enter)):
            for name, data in made.items():
                (self.folder / name).write_bytes(data)
            return
        self.do(f"new e {new}", *(f"enter e 'One {n}' 'Two {n}' {enter}" for n in range(1, 7)))
        self.do(f"schedule e '{self.file(THREE, 'plan.csv')}'")
        MADE[new, enter] = {path.name: path.read_bytes() for path in self.folder.iterdir() if path.is_file()}

    def totals(self, more=""):
        told = self.tell(f"standings e {more}")
        lists = told.values() if isinstance(told, dict) else [told]
        return {row["number"]: exact(row["score"]) for rows in lists for row in rows}


THREE = """Round,Table,NS,EW,Boards
           1,1,1,4,1
           1,2,2,5,2
           1,3,3,6,3
           2,1,1,6,2
           2,2,2,4,3
           2,3,3,5,1
           3,1,1,5,3
           3,2,2,6,1
           3,3,3,4,2"""
# By North-South 1, 2, 3: 420, 450, -50 on board 1; 620, 600, 630 on board 2; 120, 90, -110 on board 3.
PLAYED = ["1 1 4S N =", "2 2 3NT N =", "3 3 2H E =", "1 2 4S N =", "2 3 1NT N =", "3 1 4S N -1",
          "1 3 1NT N +1", "2 1 4S N +1", "3 2 3NT N +1"]  # fmt: skip


def given(text):
    """Points and what North-South and East-West were given: `-50>620//140`."""
    points, _, text = text.partition(">")
    return points, *[*text.split("//"), ""][:2]


def line(*cells):
    return ",".join(f'"{str(cell).strip()}"' for cell in cells)


def exact(cell):
    return None if cell is None else Fraction(cell["exact"])


def same(found, told):
    """Whether numbers are as told: fractions or decimals, `-` for none, `?` for what the book leaves open."""
    told = told.split()
    seen = " ".join(map(str, found))
    assert len(found) == len(told), seen
    for one, other in zip(found, told, strict=True):
        if other == "-":
            assert one is None, seen
        elif other != "?":
            assert one is not None, seen
            assert abs(one - Fraction(other)) <= NEAR, seen
