"""The command `tapete`.

Exit codes: 0 done; 1 it cannot be done, and a sentence says why; 2 the command line cannot be
understood; 3 a procedure stopped at a question that nobody answered.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

import click

from tapete import __version__
from tapete.cli.base import Group, UsageProblem, error_sentence, say, translated
from tapete.cli.files import why
from tapete.language import LANGUAGES, UnknownLanguage, from_environment, speaker
from tapete.text import N_, Problem, Text, phrase

__all__ = ["main", "tapete"]


@click.command(
    cls=Group,
    lazy={
        "serve": (
            "tapete.cli.serve",
            N_("Start Tapete: the arbiter's page, for this computer and for phones."),
        ),
        "laws": ("tapete.cli.laws", N_("Read, search and draw the rule books.")),
        "rule": ("tapete.cli.rule", N_("Walk a procedure question by question to its ruling.")),
        "score": ("tapete.cli.score", N_("Score a deal or a play.")),
        "lexicon": ("tapete.cli.lexicon", N_("Build lists of words for Scrabble, and look words up.")),
        "deal": ("tapete.cli.deal", N_("Deal bridge boards by chance, from a seed, or by number.")),
        "adjust": (
            "tapete.cli.adjust",
            N_("Work out adjusted scores exactly: assigned, weighted, artificial."),
        ),
        "table": (
            "tapete.cli.table",
            N_("Play a board or a game from a script, at a table that knows the laws."),
        ),
        "tarot": (
            "tapete.cli.tarot",
            N_("Deals of French tarot: replay and score them, deal, prepare boards."),
        ),
        "event": (
            "tapete.cli.event",
            N_("Run an event: entries, schedule, results, rulings, standings, and why each number is so."),
        ),
        "demo": ("tapete.cli.demo", N_("Make a pairs event of made-up players in the middle of a round.")),
        "movement": ("tapete.cli.movement", N_("Movements: make, check, recommend and repair them.")),
        "rulings": ("tapete.cli.rulings", N_("See the rulings that were given.")),
        "journal": ("tapete.cli.journal", N_("List, export, import and check what is stored.")),
        "doctor": ("tapete.cli.doctor", N_("Say what works on this machine and what is missing.")),
    },
    help=N_(
        "Tapete is the table, the arbiter and the scorer for bridge, Scrabble in Spanish and French tarot."
    ),
)
@click.version_option(__version__, prog_name="tapete", help=N_("Show the version."))
def tapete() -> None:
    """The table, the arbiter and the scorer."""


def main(words: Sequence[str] | None = None) -> None:
    """Run a command line and leave with its exit code."""
    line = list(sys.argv[1:] if words is None else words)
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A name of a file may be any bytes, and not every terminal has a ♠.
        utf8 = sys.stdout.encoding.lower() == "utf-8"
        sys.stdout.reconfigure(errors="surrogateescape" if utf8 else "replace")
    sys.exit(run(line))


def run(line: Sequence[str]) -> int:
    """Run a command line; the exit code."""
    rest, asked = _take_language(line)
    with translated(asked if asked is not None and asked in LANGUAGES else from_environment()):
        try:
            if asked is not None:
                speaker(asked)  # raises for a language that Tapete does not speak
            code: int = tapete.main(args=rest, prog_name="tapete", standalone_mode=False) or 0
            if sys.stdout:  # none where it was closed
                sys.stdout.flush()  # here, where it can still be said that the disk is full
        except (Exception, KeyboardInterrupt, SystemExit) as error:  # noqa: BLE001 - raised again
            return _ended(error)
        return code


def _ended(error: BaseException) -> int:
    """Say how it ended, where a person wants to know; the exit code."""
    match error:
        case click.exceptions.NoArgsIsHelpError():
            click.echo(error.format_message())
            return 2
        case click.UsageError():
            return _complain(error_sentence(error), 2)
        case UsageProblem() | UnknownLanguage():
            return _complain(phrase(error, say()), 2)
        case Problem():
            # The game that an error is of is the room in which its words are: tapete.bridge.errors. What an
            # event refuses may have a sentence of bridge in it.
            (room,) = type(error).__module__.split(".")[1:2]
            return _complain(phrase(error, say(*((room, "bridge") if room == "tournament" else (room,)))), 1)
        case click.Abort() | KeyboardInterrupt():
            return 130
        case BrokenPipeError() | SystemExit(code=1):
            # Whoever read our output has seen enough (`tapete laws show ... | head`). Click makes
            # the second of the first, and of nothing else.
            return _say_no_more(0)
        case RecursionError():
            return _complain(say()(N_("what was given is nested too deeply to be read")), 1)
        case UnicodeError():
            return _complain(say()(N_("what was given is no text in UTF-8")), 1)
        case OSError():
            return _out_of_reach(error)
    raise error


def _out_of_reach(error: OSError) -> int:
    """A file, or the output where none is named, of which nothing more is known than its error."""
    if error.filename is None:
        text = Text.of(N_("the output cannot be written: {reason}"), reason=why(error))
        return _say_no_more(_complain(phrase(text, say()), 1))
    text = Text.of(N_("{file} cannot be read or written: {reason}"), file=error.filename, reason=why(error))
    return _complain(phrase(text, say()), 1)


def _say_no_more(code: int) -> int:
    """What is not yet written goes nowhere: Python would try once more when it ends."""
    with suppress(AttributeError, OSError):  # closed, or no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return code


def _complain(sentence: str, code: int) -> int:
    click.echo(f"tapete: {sentence}", err=True)
    return code


def _take_language(line: Sequence[str]) -> tuple[list[str], str | None]:
    """The line without `--lang X`, and X: the option may stand anywhere."""
    rest: list[str] = []
    asked = None
    words = iter(line)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == "--lang":
            asked = next(words, "")
        elif word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return rest, asked
