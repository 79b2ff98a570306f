"""`tapete lexicon`: build lists of words, look words up."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from tapete.cli.base import Command, Group, as_json, echo, heading, print_json, say
from tapete.scrabble.lexicon import (
    DEFAULT,
    NO_LIST,
    Lexicon,
    ListInfo,
    Store,
    Style,
    expand,
    read_text,
    unspell,
    words_of,
)
from tapete.scrabble.lexicon.spanish import playable
from tapete.text import N_, phrase

__all__ = ["lexicon"]


@click.command(cls=Group, help=N_("Build lists of words for Scrabble, and look words up."))
def lexicon() -> None:
    """Lists of words."""


@lexicon.command(
    cls=Command,
    help=N_("Build a list: the Spanish one, one of your own, or one from a hunspell dictionary."),
)
@click.argument("file", required=False, type=click.Path(path_type=Path))
@click.option("--name", help=N_("The name of the list; the name of the file if none is given."))
@click.option("--encoding", default="utf-8", help=N_("The encoding of the file, such as latin-1."))
@click.option(
    "--style",
    type=click.Choice([style.value for style in Style]),
    help=N_("How the file writes CH, LL and RR; seen from the file if not given."),
)
@as_json
def build(file: Path | None, name: str | None, encoding: str, style: str | None, json_: bool) -> None:
    """Build a list."""
    store, progress = Store(), _progress()
    if file is None:
        echo(N_("Building the Spanish list; this happens once."), err=True)
        info = store.build_default(progress)
    elif file.suffix in (".dic", ".aff"):
        pair = [read_text(file.with_suffix(end), encoding) for end in (".aff", ".dic")]
        info = store.save(name or file.stem, playable(set(expand(pair[0], pair[1]))), file.name, progress)
    else:
        words = words_of(read_text(file, encoding), str(file), _style(style))
        info = store.save(name or file.stem, words, file.name, progress)
    _show(store, info, json_=json_)


@lexicon.command(
    cls=Command, help=N_("Say whether a play stands: one answer for all its words, by a named list.")
)
@click.argument("words", nargs=-1, required=True)
@click.option("--list", "list_name", default=DEFAULT, show_default=True, help=N_("The list to look in."))
@click.option("--in", "put_in", multiple=True, metavar="WORD", help=N_("A word that this event adds."))
@click.option("--out", "taken_out", multiple=True, metavar="WORD", help=N_("A word that this event removes."))
@click.option("--no-list", is_flag=True, help=N_("Without a list: the arbiter says."))
@as_json
def check(
    words: tuple[str, ...],
    list_name: str,
    put_in: tuple[str, ...],
    taken_out: tuple[str, ...],
    no_list: bool,
    json_: bool,
) -> int:
    """One verdict for the whole play."""
    found = NO_LIST if no_list else _open(list_name)
    verdict = found.putting_in(*put_in).taking_out(*taken_out).verdict(words)
    text = phrase(verdict, say("scrabble"))
    if json_:
        print_json(
            {"words": list(words), "valid": verdict.valid, "list": verdict.list_name or None, "text": text}
        )
    else:
        click.echo(text)
    return 0


@lexicon.command("words", cls=Command, help=N_("List the words of a list, such as all of two tiles."))
@click.option("--list", "list_name", default=DEFAULT, show_default=True, help=N_("The list to look in."))
@click.option("--tiles", type=click.IntRange(2, 15), help=N_("Only words of so many tiles."))
@click.option("--start", default="", help=N_("Only words that begin so."))
@as_json
def words_(list_name: str, tiles: int | None, start: str, json_: bool) -> None:
    """List words."""
    found = _open(list_name).whole()
    head = start.upper()
    chosen = [
        unspell(word)
        for word in found
        if (tiles is None or len(word) == tiles) and unspell(word).startswith(head)
    ]
    if json_:
        print_json({"list": list_name, "count": len(chosen), "words": chosen})
        return
    for word in chosen:
        click.echo(word)


@lexicon.command("list", cls=Command, help=N_("Show the lists that there are on this computer."))
@as_json
def list_(json_: bool) -> None:
    """The lists there are."""
    store = Store()
    infos = [store.info(name) for name in store.names()]
    if json_:
        print_json([_plain(info) for info in infos])
        return
    for info in infos:
        click.echo(f"{heading(info.name):24} {info.words:>8}  {info.source}  {info.made}")
    if not infos:
        echo(N_("There is no list yet: `tapete lexicon build` makes the Spanish one."))


@lexicon.command(cls=Command, help=N_("Say what a list is: its source, its size, its mark."))
@click.argument("list_name", default=DEFAULT, metavar="[LIST]")
@as_json
def info(list_name: str, json_: bool) -> None:
    """What a list is."""
    store = Store()
    _show(store, store.info(list_name), json_=json_)


def _open(name: str) -> Lexicon:
    store = Store()
    if name == DEFAULT and name not in store.names():
        echo(N_("Building the Spanish list; this happens once."), err=True)
        return store.default(_progress())
    return store.open(name)


def _style(name: str | None) -> Style | None:
    return next((style for style in Style if style.value == name), None)


def _plain(info: ListInfo) -> dict[str, Any]:
    return {
        "list": info.name,
        "source": info.source,
        "made": info.made,
        "words": info.words,
        "digest": info.digest,
        "official": False,
    }


def _show(store: Store, info: ListInfo, *, json_: bool) -> None:
    lengths = store.open(info.name).whole().lengths
    if json_:
        print_json(_plain(info) | {"tiles": {str(tiles): count for tiles, count in lengths.items()}})
        return
    click.echo(heading(info.name))
    echo(
        N_("{words} words, made on {made} from {source}"),
        words=info.words,
        made=info.made,
        source=info.source,
    )
    echo(N_("Mark: {digest}. Two tables with the same mark have the same list."), digest=info.digest)
    echo(N_("This is not the official list of any federation."))
    click.echo("  ".join(f"{tiles}: {count}" for tiles, count in lengths.items()))


def _progress() -> Any:
    """A bar where somebody looks at it."""
    shown = -1

    def tell(part: float) -> None:
        nonlocal shown
        if sys.stderr.isatty() and int(part * 40) != shown:
            shown = int(part * 40)
            click.echo(f"\r[{'#' * shown:40}]", err=True, nl=part >= 1)

    return tell
