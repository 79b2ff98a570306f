"""Who says a text in which language."""

import pytest

from tapete.language import LANGUAGES, UnknownLanguage, from_environment, from_header, speaker


def test_english_needs_no_catalogue():
    assert speaker("en")("Anything at all") == "Anything at all"


@pytest.mark.parametrize(("code", "word"), [("es", "sí"), ("it", "sì"), ("fr", "oui"), ("en", "yes")])
def test_yes(code, word):
    assert speaker(code)("yes") == word


def test_a_text_without_a_translation_stays_as_it_is():
    assert speaker("es")("no catalogue has this") == "no catalogue has this"
    assert speaker("es")("") == ""


def test_a_plural_without_a_translation_stays_as_it_is(monkeypatch, tmp_path):
    folder = tmp_path / "locale" / "es"
    folder.mkdir(parents=True)
    text = 'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'
    text += 'msgid "{n} egg"\nmsgid_plural "{n} eggs"\nmsgstr[0] ""\nmsgstr[1] ""\n\n'
    text += 'msgid "{n} cat"\nmsgid_plural "{n} cats"\nmsgstr[0] "{n} gato"\nmsgstr[1] "{n} gatos"\n'
    (folder / "untold.po").write_text(text, encoding="utf-8")
    monkeypatch.setattr("tapete.language.resources.files", lambda package: tmp_path)
    say = speaker("es", "untold")
    assert say.plural("{n} egg", "{n} eggs", 2) == "{n} eggs"
    assert [say.plural("{n} cat", "{n} cats", n) for n in (0, 1, 2)] == ["{n} gatos", "{n} gato", "{n} gatos"]


def test_a_room_brings_its_own_words():
    assert speaker("es", "bridge")("hearts") == "corazones"
    assert speaker("es")("hearts") == "hearts"


def test_a_language_that_is_not_spoken():
    with pytest.raises(UnknownLanguage, match="'de': choose es, it, en, fr"):
        speaker("de")


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE", "LANGUAGE": "de:fr:en"}, "fr"),
        ({"LC_ALL": "it_IT", "LANG": "es_ES"}, "it"),
        ({"TAPETE_LANG": "fr", "LC_ALL": "it_IT"}, "fr"),
    ],
)
def test_the_environment_asks(environment, code):
    assert from_environment(environment) == code


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("de, it;q=0.8, fr;q=0.9", "fr"),
        ("es-MX,es;q=0.9", "es"),
        ("de;q=x, it", "it"),
        ("*", "en"),
    ],
)
def test_a_browser_asks(header, code):
    assert from_header(header) == code


def test_the_four_languages():
    assert list(LANGUAGES) == ["es", "it", "en", "fr"]
