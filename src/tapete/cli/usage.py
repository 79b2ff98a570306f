"""How a command line is written, and what is wrong with one, in words of ours instead of click's."""

from __future__ import annotations

import re
from typing import Any

import click

from tapete.text import N_, Speaker, Text, phrase

__all__ = ["extras", "mistake", "placeholder", "usage_pieces"]

# What stands for a value. A text for people, too: `--out FICHERO`.
_PLACEHOLDERS = (
    N_("AMOUNT"), N_("ARTICLE"), N_("BOARD"), N_("BOARDS"), N_("BOOK"), N_("CAME"), N_("CARD"), N_("CLAUSE"),
    N_("CONTRACT"), N_("DIR"), N_("EVENT"), N_("FILE"), N_("HOST"), N_("KEY"), N_("KIND"), N_("LEFT"),
    N_("LIST"), N_("MARGIN"), N_("MOVES"), N_("NAME"), N_("NUMBER"), N_("PAIR"), N_("PART"), N_("PLACE"),
    N_("PLAYERS"), N_("POINTS"), N_("POLICY"), N_("POSITION"), N_("RESULT"), N_("RESULTS"), N_("ROUND"),
    N_("SCORE"), N_("SEAT"), N_("SIDE"), N_("SIZE"), N_("STREAM"), N_("TABLE"), N_("TABLES"), N_("TEXT"),
    N_("TIME"), N_("TRICKS"), N_("VALUE"), N_("WITHOUT"), N_("WORD"), N_("WORDS"),
)  # fmt: skip
_CLICKS_OWN = {"INTEGER RANGE": "N", "INTEGER": "N", "PATH": "FILE"}


def placeholder(param: click.Parameter, ctx: click.Context, speak: Speaker) -> str:
    """What stands for the value of a parameter: `N`, `LIBRO`, `ns|ew`."""
    written = param.make_metavar(ctx)
    if isinstance(param, click.Argument):
        return _said(re.sub(r"[{}]", "", written), speak)
    if isinstance(param.type, click.Choice) and param.metavar is None:
        return written.strip("[]")
    return _said(_CLICKS_OWN.get(written, written), speak)


def _said(name: str, speak: Speaker) -> str:
    return re.sub("[A-Z]{2,}", lambda word: speak(word[0]) if word[0] in _PLACEHOLDERS else word[0], name)


def usage_pieces(command: click.Command, ctx: click.Context, speak: Speaker) -> list[str]:
    """What follows the name of the command in its usage."""
    pieces = ["[" + speak(N_("OPTIONS")) + "]"]
    pieces += [placeholder(each, ctx, speak) for each in command.params if isinstance(each, click.Argument)]
    return [*pieces, speak(N_("COMMAND")), "..."] if isinstance(command, click.Group) else pieces


def extras(option: click.Option, ctx: click.Context, speak: Speaker) -> str:
    """What the help of an option ends with: its default, its range, that it must be given."""
    parts = []
    if default := option.get_help_extra(ctx).get("default"):
        parts.append(Text.of(N_("default: {default}"), default=default.strip("()")))
    if isinstance(option.type, click.IntRange):
        parts.append(_range(option.type))
    if option.required:
        parts.append(Text.of(N_("must be given")))
    return f"[{'; '.join(phrase(part, speak) for part in parts)}]" if parts else ""


def _range(kind: click.IntRange) -> Text:
    if kind.max is None:
        return Text.of(N_("{lowest} or more"), lowest=kind.min)
    return Text.of(N_("{lowest} to {highest}"), lowest=kind.min, highest=kind.max)


def mistake(error: click.UsageError, speak: Speaker) -> Text:
    """What click found wrong with a command line, as one sentence."""
    path = error.ctx.command_path if error.ctx else "tapete"
    if isinstance(error, click.NoSuchOption):
        if error.possibilities:
            near = ", ".join(sorted(error.possibilities))
            return Text.of(
                N_("there is no option {name}: did you mean {near}?"), name=error.option_name, near=near
            )
        return Text.of(
            N_("there is no option {name}: see `{path} --help`"), name=error.option_name, path=path
        )
    if isinstance(error, click.BadOptionUsage) and error.ctx is not None:
        return _without_value(error.option_name, error.ctx, path)
    if isinstance(error, click.BadParameter) and error.param is not None and error.ctx is not None:
        name = _name(error.param, error.ctx, speak)
        if isinstance(error, click.MissingParameter):
            return Text.of(N_("{name} is missing: see `{path} --help`"), name=name, path=path)
        given, found, _ = error.message.partition(" is not ")
        if (wanted := _wanted(error.param.type)) is not None and found:
            return Text.of(
                N_("{name} should be {wanted}, not {given}: see `{path} --help`"),
                name=name,
                wanted=wanted,
                given=given,
                path=path,
            )
    return Text.of(N_("{reason}: see `{path} --help`"), reason=error.format_message().rstrip("."), path=path)


def _name(param: click.Parameter, ctx: click.Context, speak: Speaker) -> str:
    if isinstance(param, click.Argument):
        if isinstance(param.type, click.Choice) and param.metavar is None and param.name:
            return param.name.upper()  # the choices themselves are said after it
        return placeholder(param, ctx, speak).strip("[].")
    return max(param.opts, key=len)


def _wanted(kind: click.ParamType[Any]) -> Text | None:
    """What a value of this kind looks like."""
    match kind:
        case click.IntRange():
            return Text.of(N_("a whole number, {range}"), range=_range(kind))
        case click.types.IntParamType():
            return Text.of(N_("a whole number"))
        case click.Choice():
            return Text.of(N_("one of {choices}"), choices=", ".join(map(str, kind.choices)))
    return None


def _without_value(name: str, ctx: click.Context, path: str) -> Text:
    """An option with too few values, or a flag with one."""
    option = next((each for each in ctx.command.get_params(ctx) if name in each.opts), None)
    if isinstance(option, click.Option) and option.is_flag:
        return Text.of(N_("{name} takes no value: see `{path} --help`"), name=name, path=path)
    if option is not None and option.nargs > 1:
        return Text.of(
            N_("{name} needs {number} values: see `{path} --help`"),
            name=name,
            number=option.nargs,
            path=path,
        )
    return Text.of(N_("{name} needs a value: see `{path} --help`"), name=name, path=path)
