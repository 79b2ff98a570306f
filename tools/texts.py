"""Collect the texts of Tapete into the catalogues, or check that none is missing.

`python tools/texts.py` adds new texts to src/tapete/locale/*/*.po and drops those that are gone;
`python tools/texts.py --check` changes nothing and says what is missing or wrong.
"""

from __future__ import annotations

import io
import re
import string
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_file
from babel.messages.pofile import read_po, write_po

SOURCE = Path(__file__).parent.parent / "src" / "tapete"
LOCALE = SOURCE / "locale"
LANGUAGES = ("es", "it", "fr")  # the texts are English

PYTHON = {"N_": None, "P_": (1, 2)}
TEMPLATE = {"_": None, "n_": (1, 2)}


def room(file: Path) -> str:
    """The catalogue for the texts of a file: bridge/laws2017/... is in "bridge-2017"."""
    first, *rest = file.relative_to(SOURCE).parts
    if len(rest) > 1 and rest[0].startswith("laws"):
        return f"{first}-{rest[0].removeprefix('laws')}"
    if len(rest) > 1 and rest[0] == "rules":
        return f"{first}-rules"
    return first if rest and first not in ("law", "journal") else "tapete"


def shared_with(name: str) -> tuple[str, ...]:
    """The catalogues in which the speaker of a room looks first."""
    game, dash, _ = name.partition("-")
    return () if name == "tapete" else ("tapete", game) if dash else ("tapete",)


def collect() -> dict[str, Catalog]:
    """Every marked text, by room, each in the first catalogue in which it is looked for."""
    found: dict[str, Catalog] = {}
    for file in sorted(SOURCE.rglob("*")):
        if file.suffix == ".py":
            method, keywords = "python", PYTHON
        elif file.suffix in (".html", ".txt") and "templates" in file.parts:
            method, keywords = "jinja2", TEMPLATE
        else:
            continue
        catalog = found.setdefault(room(file), Catalog())
        place = file.relative_to(SOURCE).as_posix()
        for _line, text, _comments, _context in extract_from_file(method, str(file), keywords=keywords):
            catalog.add(text, locations=[(place, None)])
    for name, catalog in found.items():
        for other in shared_with(name):
            for message in list(catalog):
                if message.id and other in found and found[other].get(message.id):
                    catalog.delete(message.id)
    return {name: catalog for name, catalog in found.items() if len(catalog)}


def read(language: str, name: str) -> Catalog:
    """The catalogue as it lies in the folder."""
    file = LOCALE / language / f"{name}.po"
    if not file.exists():
        return Catalog(locale=language)
    with file.open("rb") as lines:
        return read_po(lines, locale=language)


def merged(language: str, name: str, texts: Catalog) -> bytes:
    """The file with all the texts of the room and the translations that there are."""
    old = read(language, name)
    new = Catalog(locale=language, header_comment=f"# Tapete: {name} in {language}.", fuzzy=False)
    for message in texts:
        if message.id:
            known = old.get(message.id)
            new.add(
                message.id, known.string if known and not known.fuzzy else None, locations=message.locations
            )
    out = io.BytesIO()
    write_po(out, new, width=100, include_lineno=False)
    # Dates, names and versions of tools would make every collection a change.
    noise = re.compile(
        rb'^"(?!(Language|Plural-Forms|MIME-Version|Content-\S+):)[A-Z][\w-]+: .*\n', re.MULTILINE
    )
    head, blank, body = out.getvalue().partition(b"\n\n")
    return noise.sub(b"", head) + blank + body


def problems(language: str, name: str, texts: Catalog) -> Iterator[str]:
    """What is missing or wrong in one catalogue, a sentence each."""
    there = read(language, name)
    place = f"{language}/{name}.po"
    wanted = {message.id for message in texts if message.id}
    for message in there:
        if message.id and message.id not in wanted:
            yield f"{place}: {message.id!r} is no longer a text of Tapete: run `make texts`"
    for message in texts:
        if not message.id:
            continue
        known = there.get(message.id)
        if known is None or known.fuzzy or not all(_forms(known.string)) or not _forms(known.string):
            yield f"{place}: {message.id!r} has no translation"
        elif any(braces(form) != braces(_forms(message.id)[-1]) for form in _forms(known.string)):
            yield f"{place}: {message.id!r} and its translation have different braces"


def _forms(text: Any) -> tuple[str, ...]:
    return tuple(text) if isinstance(text, tuple | list) else (text,)


def braces(text: str) -> set[str]:
    """The names in the braces of a template."""
    try:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    except ValueError:
        return {text}


def all_problems() -> list[str]:
    """What is missing or wrong in any catalogue."""
    texts = collect()
    found = [
        line
        for language in LANGUAGES
        for name, catalog in texts.items()
        for line in problems(language, name, catalog)
    ]
    strangers = [file for file in sorted(LOCALE.glob("*/*.po")) if file.stem not in texts]
    return found + [
        f"{file.parent.name}/{file.name} belongs to no room: run `make texts`" for file in strangers
    ]


def main() -> int:
    """Collect or check."""
    if "--check" in sys.argv:
        found = all_problems()
        print("\n".join(found) or "No text is without its translations.")
        return 1 if found else 0
    texts = collect()
    for language in LANGUAGES:
        folder = LOCALE / language
        folder.mkdir(parents=True, exist_ok=True)
        for name, catalog in texts.items():
            (folder / f"{name}.po").write_bytes(merged(language, name, catalog))
        for file in folder.glob("*.po"):
            if file.stem not in texts:
                file.unlink()
    missing = sum("has no translation" in line for line in all_problems())
    count = sum(len(catalog) for catalog in texts.values())
    print(f"{count} texts in {len(texts)} catalogues, {missing} translations missing.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
