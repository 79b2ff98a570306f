"""What the commands of an event share: the desk, the place of a board, who says it."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from tapete.cli.base import UsageProblem, echo, print_json, say
from tapete.cli.files import at_data, journal_at
from tapete.text import N_, Choice, Speaker
from tapete.tournament.desk import Desk
from tapete.tournament.errors import NotAllowed
from tapete.tournament.happenings import Who
from tapete.tournament.result import Spot

__all__ = [
    "at_desk",
    "at_moment",
    "at_result",
    "at_spot",
    "by_whom",
    "changes_of",
    "choice",
    "desk_of",
    "done",
    "never_both",
    "person",
    "result_of",
    "speak",
    "spot_of",
]

F = TypeVar("F", bound=Callable[..., Any])
C = TypeVar("C", bound=Choice)


def speak() -> Speaker:
    """Who says the texts of events."""
    return say("tournament", "bridge")


def at_desk(command: F) -> F:
    """The argument EVENT and the option `--data`."""
    return click.argument("event", metavar="EVENT")(at_data(command))


def person(command: F) -> F:
    """The options `--by` and `--why`."""
    command = click.option("--why", default="", metavar="TEXT", help=N_("Why: the log keeps it."))(command)
    return click.option(
        "--by",
        default=lambda: os.environ.get("TAPETE_BY", ""),
        metavar="NAME",
        help=N_("Who does it; else the name in TAPETE_BY."),
    )(command)


def by_whom(how: dict[str, Any]) -> Who:
    """What `--by` and `--why` say."""
    return {"by": how["by"], "why": how["why"]}


def at_spot(command: F) -> F:
    """The arguments TABLE and BOARD, and the options `--session` and `--round`."""
    return _at_table(command, click.argument("board", type=click.IntRange(1)))


def at_result(command: F) -> F:
    """The arguments TABLE, BOARD and RESULT, and the options `--session` and `--round`."""
    return _at_table(command, click.argument("words", nargs=-1, required=True, metavar="[BOARD] RESULT..."))


def _at_table(command: F, what: Callable[[F], F]) -> F:
    for option in reversed((
        click.argument("table"),
        what,
        session,
        click.option("--round", "round_", type=click.IntRange(1), default=None, metavar="N",
                     help=N_("The round, where the table has the board more than once.")),
    )):  # fmt: skip
        command = option(command)
    return command


def session(command: F) -> F:
    """The option `--session`."""
    return click.option(
        "--session",
        type=click.IntRange(1),
        default=1,
        show_default=True,
        metavar="N",
        help=N_("The session."),
    )(command)


def at_moment(command: F) -> F:
    """The option `--at`."""
    return click.option(
        "--at",
        metavar="N|TIME",
        help=N_("Show the event as it was after so many lines of the log, or at a time."),
    )(command)


def spot_of(how: dict[str, Any]) -> Spot:
    """The place that the arguments name; round 0 lets the schedule say it."""
    return Spot(how["session"], how["round_"] or 0, how["table"], how["board"])


def result_of(game: str, words: tuple[str, ...], how: dict[str, Any]) -> tuple[Spot, str]:
    """The place and the result that the arguments name; a game of Scrabble has no board."""
    text = " ".join(words)
    if game == "scrabble" and len(re.findall(r"\d+", text)) == 2:
        return Spot(how["session"], how["round_"] or 0, how["table"], 1), text
    board, *rest = words
    if not board.isdecimal() or int(board) < 1:
        raise UsageProblem(N_("BOARD {text} should be a whole number, before the result"), text=repr(board))
    if not rest:
        raise UsageProblem(N_("RESULT is missing: write it after the board, such as 4S N ="))
    return Spot(how["session"], how["round_"] or 0, how["table"], int(board)), " ".join(rest)


@contextmanager
def desk_of(event: str, data: str | None) -> Iterator[Desk]:
    """The desk of an event that there is."""
    with journal_at(data) as journal:
        yield Desk(journal, event)


def changes_of(policies: tuple[str, ...]) -> dict[str, str]:
    """Policies from words such as `units=1-half-0`."""
    found = {}
    for word in policies:
        name, equals, value = word.partition("=")
        if not equals:
            raise NotAllowed(N_("{text} sets no policy: write it as name=value"), text=repr(word))
        found[name.strip().replace("-", "_")] = value.strip()
    return found


def never_both(one: str, *others: str) -> None:
    """Refuse parameters of the command that runs which do not go together; defaults do not count."""
    context = click.get_current_context()
    names = {
        each.name: each.opts[0] if isinstance(each, click.Option) else each.human_readable_name
        for each in context.command.params
    }
    for other in others:
        if all(context.get_parameter_source(name) is ParameterSource.COMMANDLINE for name in (one, other)):
            raise UsageProblem(N_("give {one} or {other}, not both"), one=names[one], other=names[other])


def choice(kind: type[C], name: str) -> C:
    """The choice of that name."""
    return {each.value: each for each in kind}[name]


def done(json_: bool, value: dict[str, Any], template: str, **values: Any) -> None:
    """What a command answers: data for programs, or a sentence."""
    if json_:
        print_json(value)
    else:
        echo(template, **values)
