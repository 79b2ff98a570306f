"""`tapete rulings`: the minutes of the rulings that were given."""

from __future__ import annotations

from datetime import datetime

import click
import msgspec

from tapete.books import BOOKS, rulebook
from tapete.cli.base import Command, Group, as_json, echo, heading, print_json, say
from tapete.cli.files import at_data, journal_at
from tapete.minutes import Minute, Minutes, Step
from tapete.text import N_, Problem, Speaker, phrase, sentence

__all__ = ["rulings"]


@click.command(cls=Group, help=N_("See the rulings that were given."))
def rulings() -> None:
    """The minutes."""


@rulings.command("list", cls=Command, help=N_("List the rulings, the newest first."))
@at_data
@as_json
def list_(data: str | None, json_: bool) -> None:
    """List the rulings."""
    with journal_at(data) as journal:
        minutes = list(Minutes(journal))
    if json_:
        print_json([_report(minute) for minute in minutes])
        return
    for minute in minutes:
        click.echo(_line(minute))
    if not minutes:
        echo(N_("No ruling has been given yet."))


@rulings.command(cls=Command, help=N_("Show one ruling as it was given."))
@click.argument("number", type=int)
@at_data
@as_json
def show(number: int, data: str | None, json_: bool) -> None:
    """Show one ruling."""
    with journal_at(data) as journal:
        minutes = {minute.number: minute for minute in Minutes(journal)}
    if number not in minutes:
        raise Problem(N_("there is no ruling {number}: see `tapete rulings list`"), number=number)
    minute = minutes[number]
    if json_:
        print_json(_report(minute))
        return
    ruling = minute.given
    speak = _speaker(minute)
    click.echo(heading(_line(minute)))
    for step in ruling.steps:
        click.echo(_step(step, speak))
    click.echo(click.style(", ".join(ruling.cite), fg="red" if ruling.grave else "green", bold=True))
    for sign, parts in (("•", ruling.effects), ("⚑", ruling.duties), ("•", ruling.notes)):
        for part in parts:
            click.echo(f"  {sign} {sentence(part, speak)}")
    for text in (ruling.because and speak(ruling.because), ruling.remarks):
        if text:
            click.echo(text)
    if minute.withdrawn_at is not None:
        echo(N_("Withdrawn on {at}: {reason}"), at=_when(minute.withdrawn_at), reason=minute.reason)


def _step(step: Step, speak: Speaker) -> str:
    match step.kind:
        case "asked":
            answer = click.style(phrase(step.answered, speak), bold=True)
            return f"  {sentence(step.text, speak)} {answer}"
        case "told":
            return f"  → {sentence(step.text, speak)}"
        case _:
            return f"  → {step.key} {sentence(step.text, speak)}"


def _speaker(minute: Minute) -> Speaker:
    book = minute.given.book
    return say(*rulebook(book).texts) if book in BOOKS else say()


def _line(minute: Minute) -> str:
    ruling = minute.given
    place = f"  ({ruling.place})" if ruling.place else ""
    title = _speaker(minute)(ruling.title)
    gone = " ✗" if minute.withdrawn_at else ""
    return f"{minute.number}{gone}  {_when(minute.at)}  {ruling.book} {ruling.article}. {title}{place}"


def _when(at: datetime) -> str:
    return f"{at.astimezone():%Y-%m-%d %H:%M}"


def _report(minute: Minute) -> object:
    return msgspec.to_builtins(minute)
