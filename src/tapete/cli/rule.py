"""`tapete rule`: walk a procedure question by question, or all at once from a file of answers."""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Any
from uuid import uuid4

import click

from tapete.books import rulebook
from tapete.cli.base import Command, UsageProblem, as_json, echo, heading, print_json, say
from tapete.cli.files import at_data, journal_at, read_answers
from tapete.law import (
    Answered,
    AnswerKind,
    AnyOf,
    Consultation,
    NumberIn,
    OneOf,
    Procedure,
    Referred,
    Ruling,
    Told,
    Unanswered,
    Written,
    WrongAnswer,
    YesNo,
)
from tapete.law.report import consultation_report
from tapete.law.rulebook import fold
from tapete.text import N_, Speaker, phrase, sentence

__all__ = ["rule"]

STOPPED = 3  # the exit code where a question is left without an answer
BACK, QUIT = "<", "q"


@click.command(cls=Command, help=N_("Walk a procedure question by question to its ruling."))
@click.argument("book")
@click.argument("article")
@click.option(
    "--answers",
    type=click.Path(path_type=Path),
    help=N_("A JSON file of answers by question, - for standard input."),
)
@click.option(
    "--answer", "single", multiple=True, metavar="KEY=VALUE", help=N_("One answer; may be repeated.")
)
@click.option("--compare", metavar="BOOK", help=N_("Rule the same case by another book, too."))
@click.option("--give", is_flag=True, help=N_("Record the ruling in the minutes."))
@click.option(
    "--place", default="", metavar="TEXT", help=N_("With --give: where it was, such as the table and board.")
)
@at_data
@as_json
def rule(
    book: str,
    article: str,
    answers: Path | None,
    single: tuple[str, ...],
    compare: str | None,
    give: bool,
    place: str,
    data: str | None,
    json_: bool,
) -> int:
    """Walk a procedure to its ruling."""
    known = read_answers(answers) | dict(_pair(text) for text in single)
    told = bool(known) or answers is not None or json_
    found = _come_to_an_end(rulebook(book).procedure(article), known, ask=not told)
    other = None
    if compare is not None:
        # The answers of the first walk serve the other book wherever its questions are the same.
        other_law = rulebook(compare).procedure(article)
        other = _come_to_an_end(other_law, known | found.answers, ask=not told)
    if give:
        _give(found, place, data)
    walks = [found] if other is None else [found, other]
    code = 0 if all(walk.ruling for walk in walks) else STOPPED
    if json_:
        reports = [
            consultation_report(walk, say(*walk.procedure.book.texts))
            | {"unused": sorted(set(known) - set(walk.answers))}
            for walk in walks
        ]
        print_json(reports[0] if other is None else reports[0] | {"compare": reports[1]})
        return code
    for walk in walks:
        _print(walk, say(*walk.procedure.book.texts))
    for key in sorted(set(known).difference(*(walk.answers for walk in walks))):
        echo(N_("The answer {key} was not needed."), key=key, err=True)
    return code


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise UsageProblem(
            N_("{text} is no answer: write the question, = and the answer, such as accepted=yes"),
            text=repr(text),
        )
    return key.strip(), value.strip()


def _give(found: Consultation, place: str, data: str | None) -> None:
    from tapete.minutes import Minutes, given

    event = given(found, uuid4().hex, place=place)
    with journal_at(data, create=True) as journal:
        minute = Minutes(journal).give(event)
    echo(N_("Recorded as ruling {number}."), number=minute.number, err=True)


def _come_to_an_end(law: Procedure[Any], known: dict[str, Any], *, ask: bool) -> Consultation:
    """Consult with what is known; ask a person for the rest, who may also go back."""
    answers = dict(known)
    found = law(answers)
    if not ask or found.pending is None:
        return found
    speak = say(*law.book.texts)
    click.echo(heading(f"{law.book.id} {law.article}. {speak(law.title)}"))
    echo(N_("Answer with a number or a word; {back} goes back, {quit} leaves."), back=BACK, quit=QUIT)
    shown = 0
    while (stop := found.pending) is not None:
        shown = _new_steps(found, shown, speak)
        reply = _ask(stop, speak)
        if reply is None:
            break
        if reply == BACK:
            answers = found.back()
        else:
            try:
                answers = {**found.answers, stop.key: _meant(reply, stop.question.kind, speak)}
                law(answers)
            except WrongAnswer:
                answers = found.answers
                echo(N_("{reply} is none of the answers."), reply=repr(reply))
        found = law(answers)
        shown = min(shown, len(found.trail))
    return found


def _new_steps(found: Consultation, shown: int, speak: Speaker) -> int:
    """Say what the arbiter does before the next question."""
    for step in found.trail[shown:]:
        if not isinstance(step, Answered):
            _step(step, speak)
    return len(found.trail)


def _step(step: Told | Referred, speak: Speaker) -> None:
    match step:
        case Told(told):
            _paragraph("▸ " + speak(told.text), told.cite)
        case Referred(law, cite):
            _paragraph("→ " + f"{law.article}. {speak(law.title)}", cite)


def _ask(stop: Unanswered, speak: Speaker) -> str | None:
    """What a person types; None at the end of the input or to leave."""
    question, kind = stop.question, stop.question.kind
    click.echo()
    _paragraph(heading(sentence(question.says(*stop.about), speak)), question.cite)
    if question.help:
        _paragraph("  " + speak(question.help), ())
    click.echo("  " + click.style(phrase(question.by, speak), dim=True))
    for number, answer in enumerate(_listed(kind), 1):
        click.echo(f"  {number}  {phrase(answer, speak)}")
    match kind:
        case AnyOf():
            echo(N_("  Give one or more of them, separated by commas, or nothing at all."))
        case NumberIn(within):
            echo(
                N_("  Give a number from {lowest} to {highest}."),
                lowest=within.lowest,
                highest=within.highest,
            )
        case Written():
            echo(N_("  Write it as in {first} or {last}."), first=str(kind.all[0]), last=str(kind.all[-1]))
    try:
        reply: str = input("> ").strip()
    except EOFError:
        return None
    return None if reply.lower() == QUIT else reply


def _listed(kind: AnswerKind[Any]) -> tuple[Any, ...]:
    """What is shown with a number: the answers, or that of which several may be given."""
    match kind:
        case YesNo() | OneOf():
            return kind.all
        case AnyOf():
            members: Any = kind.choices
            return tuple(members)
    return ()


def _meant(reply: str, kind: AnswerKind[Any], speak: Speaker) -> Any:
    """The answer that a person typed: numbers of the list, or words of the reader's language."""
    if isinstance(kind, AnyOf):
        return [_one(part.strip(), kind, speak) for part in reply.split(",") if part.strip()]
    return _one(reply, kind, speak)


def _one(word: str, kind: AnswerKind[Any], speak: Speaker) -> Any:
    listed = _listed(kind)
    if word.isdecimal() and 1 <= int(word) <= len(listed):
        return listed[int(word) - 1]
    # "s" is enough for "sí", and "sp" for "spades".
    meant = [each for each in listed if word and fold(phrase(each, speak)).startswith(fold(word))]
    return meant[0] if len(meant) == 1 else word


def _print(found: Consultation, speak: Speaker) -> None:
    law = found.procedure
    click.echo()
    click.echo(heading(f"{law.book.id} {law.article}. {speak(law.title)}"))
    for step in found.trail:
        if isinstance(step, Answered):
            text = sentence(step.question.says(*step.about), speak)
            _paragraph(f"{text} {click.style(step.question.kind.label(step.answer, speak), bold=True)}", ())
        else:
            _step(step, speak)
    if found.ruling is not None:
        print_ruling(found.ruling, speak)
    elif found.pending is not None:
        stop = found.pending
        echo(
            N_("Stopped at {key}: {question} Give --answer {key}=..."),
            key=stop.key,
            question=sentence(stop.question.says(*stop.about), speak),
        )


def print_ruling(ruling: Ruling, speak: Speaker) -> None:
    """The ruling with its clauses, its reasons, and what must be looked at later."""
    click.echo()
    colour = "red" if ruling.grave else "green"
    head, why = speak(N_("Ruling")), speak(N_("Why"))
    click.echo(click.style(f"{head}: {', '.join(ruling.citations)}", fg=colour, bold=True))
    for mark, parts in (("•", ruling.effects), ("⏲", ruling.duties), ("·", ruling.notes)):
        for part in parts:
            _paragraph(f"{mark} {sentence(part, speak)}", ())
    if ruling.because:
        _paragraph(f"{why}: {speak(ruling.because)}", ())


def _paragraph(text: str, cite: tuple[str, ...]) -> None:
    from shutil import get_terminal_size

    cited = f" [{', '.join(cite)}]" if cite else ""
    width = min(get_terminal_size().columns, 100)
    click.echo(textwrap.fill(text + cited, width, subsequent_indent="  "))
