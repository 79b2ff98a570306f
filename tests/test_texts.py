"""No text without its translations, and no translation without its text."""

import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def texts():
    spec = importlib.util.spec_from_file_location("texts", ROOT / "tools" / "texts.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_text_is_in_every_language(texts):
    assert texts.all_problems() == []


def test_a_missing_a_stale_and_a_wrong_translation_are_found(texts, tmp_path, monkeypatch):
    monkeypatch.setattr(texts, "LOCALE", tmp_path)
    (tmp_path / "es").mkdir()
    (tmp_path / "es" / "cli.po").write_text(
        'msgid "Print {a}"\nmsgstr "Imprime {b}"\n\nmsgid "Gone"\nmsgstr "Ido"\n\n'
        '#, fuzzy\nmsgid "Guess"\nmsgstr "Adivina"\n',
        encoding="utf-8",
    )
    catalog = texts.Catalog()
    for text in ("Print {a}", "Missing", "Guess", ("{n} trick", "{n} tricks")):
        catalog.add(text)
    found = "\n".join(texts.problems("es", "cli", catalog))
    assert len(found.splitlines()) == 5
    for words in (
        "different braces",
        "'Gone' is no longer",
        "'Missing' has no",
        "'Guess' has no",
        "tricks') has no",
    ):
        assert words in found


def test_rooms(texts):
    rooms = {
        "text.py": "tapete",
        "law/case.py": "tapete",
        "journal/errors.py": "tapete",
        "cli/laws.py": "cli",
        "web/templates/page.html": "web",
        "bridge/call.py": "bridge",
        "bridge/laws2017/book.py": "bridge-2017",
    }
    assert {file: texts.room(texts.SOURCE / file) for file in rooms} == rooms


def test_no_text_is_printed_past_the_catalogues(texts):
    """A template names its texts with `_`: what stands between tags must not be words."""
    for file in (texts.SOURCE / "web").rglob("*.html"):
        page = file.read_text(encoding="utf-8")
        bare = re.sub(r"{%.*?%}|{{.*?}}|{#.*?#}|<[^>]*>|[\w-]+=\"[^\"]*\"", " ", page, flags=re.DOTALL)
        assert re.findall(r"[A-Za-zÀ-ÿ]{4,}", bare.replace("Tapete", "")) == [], file.name


def test_no_text_hides_in_an_f_string(texts):
    """Babel does not look into them."""
    for file in texts.SOURCE.rglob("*.py"):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert not re.search(r"""\bf["'][^"']*\{[^}]*\b[NP]_\(""", line), (file.name, line)
