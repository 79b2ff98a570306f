"""The chart on paper."""

import re
import shutil
import subprocess
import sys

import pytest

from tapete.books import rulebook
from tapete.language import speaker
from tapete.law import explore
from tapete.law.draw import A4, NoTypst, draw_pdf, draw_svg
from tapete.text import ENGLISH

LAW = explore(rulebook("bridge-2017").procedure("27"))


def test_it_has_the_pages_of_the_pictures_and_no_date():
    pdf = draw_pdf(LAW, ENGLISH)
    assert pdf.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == len(draw_svg(LAW, ENGLISH, A4))
    assert b"CreationDate" not in pdf
    assert b"ModDate" not in pdf


def test_equal_input_gives_equal_bytes():
    assert draw_pdf(LAW, ENGLISH) == draw_pdf(LAW, ENGLISH)


def test_a_way_changes_it():
    assert draw_pdf(LAW, ENGLISH, way=(LAW.root,)) != draw_pdf(LAW, ENGLISH)


@pytest.mark.skipif(
    shutil.which("pdftotext") is None, reason="pdftotext, of poppler-utils, reads the PDF back"
)
def test_accents_stars_and_suits_come_out(tmp_path):
    def say(text):
        return "¿Ñandú, façade, perché, œuvre: ♠ ♥ ♦ ♣?" if text.startswith("Was the insufficient") else text

    say.plural = ENGLISH.plural
    file = tmp_path / "law.pdf"
    file.write_bytes(draw_pdf(LAW, say))
    text = subprocess.run(
        ["pdftotext", "-layout", str(file), "-"], capture_output=True, check=True, text=True
    ).stdout
    for word in ("¿Ñandú", "façade", "perché", "œuvre", "♠", "♥", "♦", "♣", "★1", "page 1 of"):
        assert word in text


def test_every_language_is_set():
    for language in ("es", "it", "fr"):
        assert draw_pdf(LAW, speaker(language, *LAW.procedure.book.texts)).startswith(b"%PDF-")


def test_without_typst_it_says_what_to_do(monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    with pytest.raises(NoTypst, match=r"pip install 'tapete\[pdf\]'"):
        draw_pdf(LAW, ENGLISH)
