"""What all commands share: help in the reader's language, `--json`, `--lang`, and errors as sentences."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from importlib import import_module
from typing import Any, TypeVar

import click

from tapete.cli.usage import extras, mistake, placeholder, usage_pieces
from tapete.language import LANGUAGES, speaker
from tapete.text import N_, Problem, Speaker, Text, phrase

__all__ = [
    "LANGUAGE",
    "Command",
    "Group",
    "UsageProblem",
    "as_json",
    "echo",
    "error_sentence",
    "heading",
    "print_json",
    "say",
    "translated",
]

F = TypeVar("F", bound=Callable[..., Any])

LANGUAGE: ContextVar[str] = ContextVar("language", default="en")


# What stands on a line without a name of its own, by the name in the usage.
_ARGUMENTS = {
    "book": N_("The rule book, such as bridge-2017: see `tapete laws list`."),
    "article": N_("The article or clause as the book prints it, such as 27 or 27B1a."),
    "words": N_("The words to look for, in any order."),
    "text": N_("The file with your own copy of the official text, - for standard input."),
}


class UsageProblem(Problem):
    """A command line that cannot be understood."""


def say(*rooms: str) -> Speaker:
    """Who says the texts of the commands, and of other rooms, in the language asked for."""
    return speaker(LANGUAGE.get(), "cli", *rooms)


def echo(template: str, *, err: bool = False, **values: object) -> None:
    """Print a sentence."""
    click.echo(phrase(Text.of(template, **values), say()), err=err)


def heading(text: str) -> str:
    """A line that stands out where the terminal can."""
    return click.style(text, bold=True)


def print_json(value: object) -> None:
    """Print plain data for programs."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))


def as_json(command: F) -> F:
    """The option `--json`."""
    return click.option("--json", "json_", is_flag=True, help=N_("Print JSON for programs."))(command)


class Command(click.Command):
    """A command whose help is in the reader's language."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        # -100 is a score and no option; click would look for an option -1.
        ctx.ignore_unknown_options = any(re.match(r"-[\d.]", word) for word in args)
        ctx.allow_extra_args = True
        try:
            super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # the parser knows none
            raise
        if ctx.args and not isinstance(self, click.Group):
            raise UsageProblem(
                N_("too many words: {words}; see `{path} --help`"),
                words=" ".join(ctx.args),
                path=ctx.command_path,
            )
        return ctx.args

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return usage_pieces(self, ctx, say())

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_usage(
            ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), say()(N_("Usage:")) + " "
        )

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        if self.help:
            formatter.write_paragraph()
            with formatter.indentation():
                formatter.write_text(say()(self.help))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        self._format_arguments(ctx, formatter)
        records = []
        for option in self.get_params(ctx):
            if isinstance(option, click.Option) and (record := option.get_help_record(ctx)) is not None:
                names = record[0]
                if not option.is_flag:
                    names = names.removesuffix(option.make_metavar(ctx)) + placeholder(option, ctx, say())
                text = say()(option.help) if option.help else ""
                records.append((names, f"{text}  {extras(option, ctx, say())}".strip()))
        # `--lang` may stand anywhere on the line, so it is read before the commands are.
        records.insert(-1, ("--lang " + "|".join(LANGUAGES), say()(N_("Speak this language."))))
        with formatter.section(say()(N_("Options"))):
            formatter.write_dl(records)

    def _format_arguments(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [
            (placeholder(option, ctx, say()), say()(_ARGUMENTS[option.name]))
            for option in self.get_params(ctx)
            if isinstance(option, click.Argument) and option.name in _ARGUMENTS
        ]
        if rows:
            with formatter.section(say()(N_("Arguments"))):
                formatter.write_dl(rows)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = N_("Show this help.")
        return option

    def get_short_help_str(self, limit: int = 200) -> str:
        return say()(self.short_help or self.help or "")


class Group(Command, click.Group):
    """A group of commands, each imported when it is called."""

    command_class = Command

    def __init__(self, *args: Any, lazy: Mapping[str, tuple[str, str]] | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self.lazy = dict(lazy or {})
        self.no_args_is_help = True

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*self.lazy, *self.commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in self.lazy and cmd_name not in self.commands:
            # tapete.cli.laws holds the command `laws`.
            module = import_module(self.lazy[cmd_name][0])
            command = getattr(module, cmd_name)
            assert isinstance(command, click.Command)
            return command
        return self.commands.get(cmd_name)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        names = self.list_commands(ctx)
        if args and args[0] not in names and not args[0].startswith("-"):
            near = difflib.get_close_matches(args[0], names, n=1)
            raise UsageProblem(
                N_("there is no command `{path} {name}`: there are {names}")
                if not near
                else N_("there is no command `{path} {name}`: did you mean {names}?"),
                path=ctx.command_path,
                name=args[0],
                names=", ".join(near or names),
            )
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = []
        for name in self.list_commands(ctx):
            text = self.lazy[name][1] if name in self.lazy else self.commands[name].get_short_help_str()
            rows.append((name, say()(text)))
        with formatter.section(say()(N_("Commands"))):
            formatter.write_dl(rows)
        super().format_options(ctx, formatter)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        more = Text.of(N_("`{path} COMMAND --help` says more about a command."), path=ctx.command_path)
        formatter.write_paragraph()
        formatter.write_text(phrase(more, say()))


def error_sentence(error: click.UsageError) -> str:
    """What click found wrong with a command line, as one sentence of ours."""
    return phrase(mistake(error, say()), say())


@contextmanager
def translated(code: str) -> Iterator[None]:
    """Speak a language for a while."""
    token = LANGUAGE.set(code)
    try:
        yield
    finally:
        LANGUAGE.reset(token)
