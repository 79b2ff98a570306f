"""`tapete laws`: read, search and draw the rule books."""

from __future__ import annotations

import textwrap
from pathlib import Path

import click

from tapete.attached import attached_text, file_of, read_passages
from tapete.books import rulebook, rulebooks
from tapete.cli.base import Command, Group, UsageProblem, as_json, echo, heading, print_json, say
from tapete.cli.files import (
    FileProblem,
    at_data,
    data_folder,
    make_folder,
    read_answers,
    read_text,
    write_file,
)
from tapete.law import Article, Clause, Kind, coverage, explore
from tapete.law.report import article_report, book_report, clause_report, questions_report
from tapete.law.rulebook import hangs_under
from tapete.text import N_, Speaker

__all__ = ["laws"]

MOST_SHOWN = 16  # answers of one question: of more only the first are written out


@click.command(cls=Group, help=N_("Read, search and draw the rule books."))
def laws() -> None:
    """The rule books."""


@laws.command("list", cls=Command, help=N_("List the rule books, or the articles of one."))
@click.argument("book", required=False)
@as_json
def list_(book: str | None, json_: bool) -> None:
    """List the rule books, or the articles of one."""
    if book is None:
        books = rulebooks()
        if json_:
            print_json([{"book": b.id, "title": say(*b.texts)(b.title)} for b in books])
            return
        for each in books:
            click.echo(f"{heading(each.id):24} {say(*each.texts)(each.title)}")
        return
    found = rulebook(book)
    speak = say(*found.texts)
    if json_:
        print_json(book_report(found, speak))
        return
    click.echo(heading(speak(found.title)))
    for article in found.articles.values():
        mark = "◆" if any(article.id == p or hangs_under(p, article.id) for p in found.procedures) else " "
        click.echo(f"{mark} {article.id:>4}  {speak(article.title)}")
    echo(N_("◆ can be walked with `tapete rule {book} ARTICLE`."), book=book)


@laws.command(cls=Command, help=N_("Show an article or a clause in our own words."))
@click.argument("book")
@click.argument("article", nargs=-1, required=True)
@at_data
@as_json
def show(book: str, article: tuple[str, ...], data: str | None, json_: bool) -> None:
    """Show an article or a clause."""
    found = rulebook(book)
    speak = say(*found.texts)
    reference = " ".join(article)
    whole = found.article(reference)
    clauses = found.under(reference)
    official = attached_text(data_folder(data), found).get(whole.id)
    if json_:
        report = article_report(whole, speak)
        shown = [clause_report(clause, speak) for clause in clauses]
        print_json(report | {"clauses": shown, "official": official})
        return
    click.echo(heading(f"{whole.id}. {speak(whole.title)}") + f"   {speak(found.title)}")
    for clause in clauses:
        click.echo()
        click.echo(_clause(whole, clause, speak))
    if official is not None:
        click.echo()
        click.echo(heading(say()(N_("In the text that you attached:"))))
        click.echo(official)
    procedures = [each for each in found.procedures.values() if found.article(each.article) is whole]
    if procedures:
        click.echo()
    for procedure in procedures:
        echo(
            N_("To be led to the ruling: `tapete rule {book} {article}` ({title})"),
            book=found.id,
            article=procedure.article,
            title=speak(procedure.title),
        )


def _clause(article: Article, clause: Clause, speak: Speaker) -> str:
    indent = "  " * (article.depth(clause) + 1)
    see = "  " + speak(N_("see")) + " " + ", ".join(clause.see) if clause.see else ""
    lines = [indent + heading(clause.id) + f"  {speak(clause.title)}{see}"]
    lines += textwrap.wrap(
        speak(clause.text),
        _width(),
        initial_indent=indent + "  ",
        subsequent_indent=indent + "  ",
    )
    return "\n".join(lines)


def _width() -> int:
    from shutil import get_terminal_size

    return min(get_terminal_size().columns, 100)


@laws.command(cls=Command, help=N_("Lay your own copy of the official text beside our words."))
@click.argument("book")
@click.argument("text", type=click.Path(path_type=Path))
@at_data
@as_json
def attach(book: str, text: Path, data: str | None, json_: bool) -> None:
    """Attach an official text: a plain file in which each article begins with its number."""
    found = rulebook(book)
    words = read_text(text)
    articles = tuple(read_passages(found, words))
    file = file_of(data_folder(data), found)
    make_folder(file.parent)
    write_file(file, words.encode())
    if json_:
        print_json({"book": found.id, "file": str(file), "articles": list(articles)})
        return
    echo(
        N_("Attached to {book}: {n} of its {all} articles are in the text; `tapete laws show` prints them."),
        book=found.id,
        n=len(articles),
        all=len(found.articles),
    )


@laws.command(cls=Command, help=N_("Take an attached text away again."))
@click.argument("book")
@at_data
def detach(book: str, data: str | None) -> None:
    """Remove an attached text."""
    found = rulebook(book)
    file = file_of(data_folder(data), found)
    if not file.is_file():
        raise FileProblem(N_("no text is attached to {book}: see `tapete laws attach --help`"), book=found.id)
    file.unlink()
    echo(N_("No text is attached to {book} any more."), book=found.id)


@laws.command(cls=Command, help=N_("Find the clauses in which all the words occur."))
@click.argument("book")
@click.argument("words", nargs=-1, required=True)
@as_json
def search(book: str, words: tuple[str, ...], json_: bool) -> None:
    """Find clauses."""
    found = rulebook(book)
    speak = say(*found.texts)
    hits = found.search(" ".join(words), speak)
    if json_:
        print_json(
            [
                {"article": hit.article.id}
                | (
                    {"title": speak(hit.article.title)}
                    if hit.clause is None
                    else clause_report(hit.clause, speak)
                )
                for hit in hits
            ]
        )
        return
    for hit in hits:
        if hit.clause is None:
            click.echo(heading(f"{hit.article.id}. {speak(hit.article.title)}"))
        else:
            click.echo(_clause(hit.article, hit.clause, speak))
    if not hits:
        echo(N_("Nothing in {book} has all these words: try fewer, or `tapete laws list {book}`."), book=book)


@laws.command(
    cls=Command, help=N_("List every question that a procedure can ask, with its key and its answers.")
)
@click.argument("book")
@click.argument("article")
@as_json
def questions(book: str, article: str, json_: bool) -> None:
    """List the questions of a procedure, those of the articles where it goes on included."""
    found = rulebook(book)
    speak = say(*found.texts)
    report = questions_report(found.procedure(article), speak)
    if json_:
        print_json(report)
        return
    click.echo(heading(f"{report['article']}. {report['title']}"))
    for asked in report["questions"]:
        click.echo()
        click.echo(f"{heading(asked['question'])}  [{', '.join(asked['cite'])}]")
        click.echo(textwrap.fill(asked["text"], _width(), initial_indent="  ", subsequent_indent="  "))
        few = asked["answers"] if len(asked["answers"]) <= MOST_SHOWN else asked["answers"][:MOST_SHOWN]
        for each in few:
            written = _written(each["answer"])
            click.echo(f"    {written}" if written == each["text"] else f"    {written}: {each['text']}")
        if few is not asked["answers"]:
            click.echo("    ...")


def _written(answer: object) -> str:
    """The answer as `tapete rule --answer KEY=` takes it."""
    match answer:
        case bool():
            return "yes" if answer else "no"
        case list():
            return ",".join(map(str, answer)) or "-"
    return str(answer)


@laws.command(cls=Command, help=N_("Draw the flowchart of an article."))
@click.argument("book")
@click.argument("article")
@click.option(
    "--out",
    required=True,
    type=click.Path(path_type=Path),
    help=N_("The file: .svg, .pdf or .mmd (Mermaid)."),
)
@click.option("--phone", is_flag=True, help=N_("As narrow as a phone (SVG only)."))
@click.option(
    "--answers",
    type=click.Path(path_type=Path),
    help=N_("A JSON file of answers, whose way is lit on the chart."),
)
@as_json
def diagram(book: str, article: str, out: Path, phone: bool, answers: Path | None, json_: bool) -> None:
    """Draw a flowchart."""
    from tapete.law.draw import A4, PHONE, draw_pdf, draw_svg, mermaid

    found = rulebook(book)
    speak = say(*found.texts)
    procedure = found.procedure(article)
    graph = explore(procedure)
    way = graph.follow(procedure(read_answers(answers)).legs[0][1]) if answers else ()
    match out.suffix.lower():
        case ".pdf":
            write_file(out, draw_pdf(graph, speak, way=way))
            written = [out]
        case ".mmd":
            write_file(out, mermaid(graph, speak).encode())
            written = [out]
        case ".svg":
            pages = draw_svg(graph, speak, PHONE if phone else A4, way=way)
            # One page is FILE.svg; more are FILE-1.svg, FILE-2.svg ...
            written = [
                out if len(pages) == 1 else out.with_stem(f"{out.stem}-{number}")
                for number in range(1, len(pages) + 1)
            ]
            for file, page in zip(written, pages, strict=True):
                write_file(file, page.encode())
        case _:
            raise UsageProblem(
                N_("{file} should end in .svg, .pdf or .mmd: that says what to draw"), file=repr(str(out))
            )
    if json_:
        print_json({"book": found.id, "article": procedure.article, "files": list(map(str, written))})
        return
    echo(N_("Written: {files}"), files=", ".join(map(str, written)))


@laws.command(
    "coverage", cls=Command, help=N_("Show which clauses live in code, in questions or in rulings.")
)
@click.argument("book")
@click.option("--gaps", is_flag=True, help=N_("Only the clauses that live nowhere."))
@as_json
def coverage_(book: str, gaps: bool, json_: bool) -> None:
    """Show where each clause lives."""
    found = rulebook(book)
    speak = say(*found.texts)
    rows = coverage(found)
    shown = [row for row in rows if not (gaps and row.where)]
    if json_:
        print_json({"book": found.id, "clauses": [row.to_plain() for row in shown]})
        return
    for row in shown:
        where = ", ".join(row.where) if row.where else click.style(speak(N_("gap")), fg="red")
        click.echo(f"{row.clause.id:10} {row.clause.kind.value:11} {where}")
    lived = sum(1 for row in rows if row.where)
    for kind in Kind:
        of_kind = [row for row in rows if row.clause.kind is kind]
        echo(
            N_("{kind}: {lived} of {all}"),
            kind=kind,
            lived=sum(1 for row in of_kind if row.where),
            all=len(of_kind),
        )
    echo(N_("All clauses: {lived} of {all}"), lived=lived, all=len(rows))
