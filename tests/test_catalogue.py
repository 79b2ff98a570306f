"""Our reader of `.po` files reads what Babel reads."""

from __future__ import annotations

import io
from gettext import c2py
from pathlib import Path

import pytest
from babel.messages import Catalog
from babel.messages.pofile import read_po, write_po
from hypothesis import given
from hypothesis import strategies as st

import tapete
from tapete.catalogue import read_catalogue

FILES = sorted((Path(tapete.__file__).parent / "locale").glob("*/*.po"))


def as_babel_reads(po):
    texts, plurals = {}, {}
    for message in read_po(io.BytesIO(po.encode())):
        if message.id == "" or message.fuzzy or not message.string or not all(message.string):
            continue
        if isinstance(message.id, str):
            texts[message.id] = message.string
        else:
            plurals[message.id[0]] = tuple(message.string)
    return texts, plurals


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_catalogue_reads_as_babel_reads_it(file):
    po = file.read_text(encoding="utf-8")
    read = read_catalogue(po)
    assert (read.texts, read.plurals) == as_babel_reads(po)
    rule = c2py(read_po(io.BytesIO(po.encode())).plural_expr)
    assert [read.form(n) for n in range(30)] == [rule(n) for n in range(30)]


WORDS = st.text(st.characters(exclude_categories=["Cs", "Cc"], include_characters='\n\t"\\'), min_size=1)


@given(st.dictionaries(WORDS, WORDS), st.dictionaries(WORDS, st.tuples(WORDS, WORDS)), st.sets(WORDS))
def test_whatever_babel_writes_is_read(texts, plurals, untold):
    catalog = Catalog(locale="es")
    for text in untold:
        catalog.add(text)
    for text, said in texts.items():
        catalog.add(text, said, auto_comments=["a comment"], locations=[("text.py", 7)])
    for text, said in plurals.items():
        catalog.add((text, text + "s"), said)
    file = io.BytesIO()
    write_po(file, catalog)
    po = file.getvalue().decode()
    read = read_catalogue(po)
    assert (read.texts, read.plurals) == as_babel_reads(po)


def test_what_is_fuzzy_untold_or_obsolete_is_not_there():
    read = read_catalogue(
        '#, fuzzy\nmsgid "a"\nmsgstr "A"\n'
        'msgid "b"\nmsgstr ""\n"B"\n"b"\n'  # without an empty line before it, and in pieces
        '#~ msgid "c"\n#~ msgstr "C"\n\n'
        'msgid "d"\nmsgstr ""\n\n'
        'msgid "{n} e"\nmsgid_plural "{n} es"\nmsgstr[0] "{n} E"\nmsgstr[1] ""\n\n'
        'msgid "say \\"f\\"\\\\\\n"\r\nmsgstr "F\\tf"\r\n'
    )
    assert read.texts == {"b": "Bb", 'say "f"\\\n': "F\tf"}
    assert read.plurals == {}


def test_a_language_says_its_plural_rule():
    po = 'msgid ""\nmsgstr ""\n"Language: fr\\n"\n"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n'
    assert [read_catalogue(po).form(n) for n in range(4)] == [0, 0, 1, 1]
    assert [read_catalogue("").form(n) for n in range(4)] == [1, 0, 1, 1]
