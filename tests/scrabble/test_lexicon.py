"""Spelling, word graph, hunspell rules, lists of one's own, verdicts, and where lists are kept."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.scrabble import BadList
from tapete.scrabble.lexicon import (
    NO_LIST,
    Lexicon,
    Store,
    Style,
    WordGraph,
    expand,
    read_text,
    spell,
    style_of,
    unspell,
    words_of,
)
from tapete.scrabble.lexicon.graph import SEPARATOR
from tapete.scrabble.lexicon.hunspell import Affixes
from tapete.scrabble.lexicon.spanish import playable, without_whole_forms

WORDS = st.sets(st.binary(min_size=2, max_size=6).map(lambda b: bytes(c % 28 + 1 for c in b)), max_size=30)


@pytest.mark.parametrize(
    ("word", "tiles"),
    [("casa", 4), ("CHORRO", 4), ("llorar", 5), ("pingüino", 8), ("año", 3), ("an\u0303o", 3), ("camión", 6)],
)
def test_spelling(word, tiles):
    assert len(spell(word)) == tiles
    assert spell(unspell(spell(word))) == spell(word)


def test_accents_count_for_nothing_and_the_tilde_does():
    assert spell("cigüeña") == spell("CIGUEÑA") != spell("CIGUENA")


@pytest.mark.parametrize("word", ["kiwi", "web", "façade", "l'eau", "a-b", "a1", "", "ca sa"])
def test_what_no_tile_shows(word):
    if not word:
        assert spell(word) == b""
        return
    with pytest.raises(BadList, match="on no tile"):
        spell(word)


@given(words=WORDS)
def test_the_graph_holds_its_words_both_ways(words):
    graph = WordGraph.of(words)
    assert set(graph) == words
    assert list(graph) == sorted(words)
    assert len(graph) == len(words)
    assert sum(graph.lengths.values()) == len(words)
    again = WordGraph.from_bytes(graph.to_bytes(), graph.forward, graph.outward, len(graph))
    assert set(again) == words
    assert outward(graph) == {
        word[:n][::-1] + (bytes([SEPARATOR]) + word[n:] if n < len(word) else b"")
        for word in words
        for n in range(1, len(word) + 1)
    }


def outward(graph):
    found, stack = set(), [(b"", graph.outward)]
    while stack:
        path, node = stack.pop()
        for letter, (to, ends) in graph.node(node).items():
            if ends:
                found.add(path + bytes([letter]))
            if to:
                stack.append((path + bytes([letter]), to))
    return found


def test_a_graph_is_smaller_than_its_words():
    words = [spell(stem + end) for stem in ("cas", "mas", "pas", "ras") for end in ("a", "as", "o", "os")]
    assert len(WordGraph.of(words).arcs) < sum(map(len, words))


AFFIXES = """SET UTF-8
FLAG UTF-8
NEEDAFFIX !
PFX a Y 2
PFX a 0 in [^r]
PFX a 0 ir r
SFX S Y 4
SFX S 0 s [aeiou]
SFX S 0 es [^aeiouzn]
SFX S ón ones ón
SFX S z ces z
SFX N N 1
SFX N 0 ito .
SFX D Y 1
SFX D r ción/S ar
SFX Á Y 1
SFX Á 0 lo r
"""


@pytest.mark.parametrize(
    ("entry", "forms"),
    [
        ("casa/S", "casa casas"),
        ("pez/S", "pez peces"),
        ("mar/S", "mar mares"),
        ("real/aS", "real reales irreal irreales"),
        ("util/aN", "util inutil utilito"),  # N does not combine with a prefix
        ("formar/D", "formar formación formaciones"),
        ("formar/aD", "formar informar formación información formaciones informaciones"),
        ("verdad/!S", "verdades"),
        ("dar/Á", "dar"),  # skipped
        ("sol\tpo:noun", "sol"),
        ("sol po:noun", "sol"),
    ],
)
def test_affixes(entry, forms):
    found = set(expand(AFFIXES, f"1\n{entry}\n", skip=lambda flag: flag == "Á"))
    assert found == set(forms.split())


def test_flags_of_two_letters_numbers_and_aliases():
    suffix = "SFX {f} Y 1\nSFX {f} 0 s .\n"
    assert set(expand("FLAG long\n" + suffix.format(f="Aa"), "1\nsol/BbAa")) == {"sol", "sols"}
    assert set(expand("FLAG num\n" + suffix.format(f="101"), "1\nsol/7,101")) == {"sol", "sols"}
    assert set(expand("AF 1\nAF S\n" + suffix.format(f="S"), "1\nsol/1")) == {"sol", "sols"}


def test_what_is_no_dictionary():
    with pytest.raises(BadList, match="no hunspell dictionary"):
        list(expand(AFFIXES, "casa\nperro\n"))
    with pytest.raises(BadList, match="has no end"):
        Affixes.read(["SFX S Y 1", "SFX S 0 s [ab"])


def test_what_can_be_played():
    forms = {"casa", "Madrid", "ADN", "kiwi", "web", "a", "cm", "etc.", "dándolo", "verse", "versar", "ver",
             "irse", "comerse", "comer", "e-mail", "año", "más", "mas", "desafortunadamente"}  # fmt: skip
    assert {unspell(word) for word in playable(forms)} == {
        "CASA", "VERSE", "VERSAR", "VER", "COMER", "AÑO", "MAS",
    }  # fmt: skip


def test_forms_with_pronouns_written_into_them_are_dropped():
    lines = "dar dame dale dámelo dánoslo arte parte mirlo me la olerme olerte olerlo oler casa/S".split()  # noqa: SIM905
    assert without_whole_forms(lines) == ["dar", "arte", "parte", "mirlo", "me", "la", "oler", "casa/S"]


@pytest.mark.parametrize(
    ("text", "style"),
    [
        ("CHORRO", Style.PLAIN),
        ("[CH]O[RR]O", Style.BRACKETS),
        ("1O3O", Style.DIGITS),
        ("ÇOWO", Style.LETTERS),
    ],
)
def test_styles_of_lists(text, style):
    assert style_of(text) is style
    assert list(words_of(f"# mine\n{text.lower()} remark\n\n", "list")) == [spell("chorro")]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("casa\nkiwi\n", "mine, line 2: 'kiwi' has 'K', which is on no tile"),
        ("casa\na\n", "mine, line 2: 'a' takes 1 tiles"),
        ("abcdefghijlmnopqrs", "takes 18 tiles"),
    ],
)
def test_impossible_words_in_a_list(text, why):
    with pytest.raises(BadList, match=why):
        list(words_of(text, "mine"))


def test_wrong_encodings(tmp_path):
    file = tmp_path / "list.txt"
    file.write_bytes("casa\naño\n".encode("latin-1"))
    with pytest.raises(BadList, match=r"is not in utf-8 \(line 2\)"):
        read_text(file)
    assert list(words_of(read_text(file, "latin-1"), "list")) == [spell("casa"), spell("año")]
    file.write_bytes("casa\naño\n".encode())
    with pytest.raises(BadList, match="was not written in latin-1"):
        read_text(file, "latin-1")
    with pytest.raises(BadList, match="'x-y' is no encoding"):
        read_text(file, "x-y")
    with pytest.raises(BadList, match="cannot be read"):
        read_text(tmp_path / "nowhere.txt")
    file.write_bytes("casa\naño\n".encode("utf-16"))
    assert len(list(words_of(read_text(file), "list"))) == 2
    file.write_bytes("casa\n".encode("utf-8-sig"))
    assert list(words_of(read_text(file), "list")) == [spell("casa")]


LIST = Lexicon.of("club", ["casa", "perro", "chal"])


@pytest.mark.parametrize(
    ("words", "valid"),
    [(["CASA"], True), (["casa", "perro"], True), (["CASA", "PERO"], False), (["XX", "YY"], False),
     (["KIWI"], False), (["[CH]AL"], False), (["chal"], True)],
)  # fmt: skip
def test_one_verdict_for_the_play(words, valid):
    verdict = LIST.verdict(words)
    assert verdict.valid is valid
    assert "club" in str(verdict.label)
    # It does not say which word is wrong (39).
    assert not any(word in str(verdict.label) for word in words)


def test_words_in_and_out():
    event = LIST.putting_in("pero", "kilo".replace("k", "qu")).taking_out("CASA")
    assert [word in event for word in ("PERO", "CASA", "PERRO")] == [True, False, True]
    assert {unspell(w) for w in event.whole()} == {"PERO", "QUILO", "PERRO", "CHAL"}
    assert "CASA" in event.putting_in("casa")
    assert "CASA" in LIST


def test_no_list():
    assert NO_LIST.verdict(["CASA"]).valid is None
    assert "say whether" in str(NO_LIST.verdict(["CASA"]).label)
    with pytest.raises(BadList, match="there is no list"):
        NO_LIST.has(spell("casa"))
    with pytest.raises(BadList, match="there is no list"):
        NO_LIST.whole()
    with pytest.raises(BadList, match="no word was asked"):
        LIST.verdict([])


def test_the_store(tmp_path):
    store, told = Store(tmp_path), []
    info = store.save("mine", map(spell, ["casa", "perro", "casa"]), "by hand", told.append)
    assert (info.name, info.words, store.names(), store.info("mine")) == ("mine", 2, ("mine",), info)
    assert told[-1] == 1.0
    assert store.open("mine").verdict(["CASA", "PERRO"]).list_name == "mine"
    with pytest.raises(BadList, match="there is no list 'yours'"):
        store.open("yours")
    with pytest.raises(BadList, match="is no name"):
        store.save("../x", [spell("casa")], "by hand")
    with pytest.raises(BadList, match="has no words"):
        store.save("empty", [], "by hand")
    file = tmp_path / "mine.words"
    file.write_bytes(file.read_bytes()[:-2])
    with pytest.raises(BadList, match="is damaged"):
        store.open("mine")
