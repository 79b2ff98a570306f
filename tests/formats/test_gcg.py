"""GCG files: what is read, what is written, and games that are told again."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.formats.gcg import BadGcg, EventKind, Gcg, decode_gcg, read_gcg
from tapete.formats.gcg_game import from_game, replay
from tapete.scrabble import Ending, Game, Move, Position, Tiles
from tapete.scrabble.lexicon import Lexicon
from tapete.scrabble.moves import all_moves
from tapete.scrabble.player import take_turn

HEAD = "#player1 alba Alba Prueba\n#player2 bruno Bruno Ensayo\n"
GRAPH = Lexicon.of(
    "small", ["casa", "asas", "ocho", "chorro", "al", "la", "se", "sol", "loro", "era"]
).whole()


def told(*lines):
    return replay(Gcg.parse(HEAD + "\n".join(lines) + "\n"))


def test_reading():
    gcg = Gcg.parse(
        "#character-encoding UTF-8\n#title Copa\n" + HEAD + "#tile CH ch\n"
        ">alba: AC[CH]ESS? 8H CAS[ch]E +20 20\n#note big\nand bigger\n"
        ">bruno: EEIOPRT - +0 0\n>alba: S -S +0 20\n>bruno: EEIOPRT -3 +0 0\n"
        ">alba: ABC A1 XA.(S)a +3 23\n>alba: ABC -- -3 20\n>bruno: (time) -10 -10\n>bruno: AB (AB) -4 -14\n"
        ">alba: (AB) +4 24\n>alba: (challenge) +5 29\n"
    )
    assert [event.kind.value for event in gcg.events] == [
        "play", "pass", "exchange", "exchange", "play", "withdrawn", "time", "rack", "rack", "challenge",
    ]  # fmt: skip
    first = gcg.events[0]
    assert (str(first.move), str(first.rack), first.note) == ("8H CAS[ch]E", "AC[CH]ESS?", "big\nand bigger")
    assert (gcg.events[2].tiles, gcg.events[3].exchanged) == (Tiles.parse("S"), 3)
    assert gcg.names == ("Alba Prueba", "Bruno Ensayo")
    assert gcg.pragma("title") == "Copa"
    assert Gcg.parse(str(gcg)) == gcg


def test_a_file_of_a_game_with_everything():
    found = told(
        ">alba: AACSSE? 8E CASA +12 12",
        ">bruno: XJEIOPR 9E XJ +17 17",
        ">bruno: XJEIOPR -- -17 0",
        ">alba: SE?____ -S +0 12",
        ">bruno: XJEIOPR - +0 0",
    )
    assert [turn.mark for turn in found.game.turns] == ["12", "I", "C-1", "P"]
    assert found.game.position.scores == (12, 0)
    assert found.result is None
    assert [remark.template for remark in found.remarks] == ["no final score: {reason}"]


def test_wrong_sums_are_remarks():
    found = told(">alba: CASA 8E CASA +14 15", ">bruno: EEE - +0 1")
    assert list(map(str, found.remarks))[:3] == [
        "event 1: 8E CASA scores 12, and the file says 14 (40)",
        "event 1: the total is 12, and the file says 15 (40)",
        "event 2: the total is 0, and the file says 1 (40)",
    ]


def test_an_irregular_play_that_stands_is_a_remark():
    found = told(">alba: CASA 1A CASA +21 21")
    assert "does not cover the star (20)" in str(found.remarks[0])


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([">alba: CASA 8M CASA +12 12"], "event 1, alba: 8M CASA goes off the board"),
        ([">alba: CASACASA 8E CASA +12 12"], "event 1, alba: the rack AAAACCSS has 8 tiles"),
        ([">alba: PPPPPPP 8E CASA +12 12"], "event 1, alba: PPPPP cannot be taken"),
        ([">alba: PERA 8E CASA +12 12", ">bruno: E - +0 0"], None),
        ([">alba: PERAEEE 8E CASA +12 12"], r"event 1, alba: ACS cannot be taken|event 1, alba: AACS"),
        ([">bruno: CASA 8E CASA +12 12"], "event 1, bruno: it is the other player's turn"),
        ([">alba: CASAEEE 8E CASA +12 12", ">alba: EEEOOOO - +0 12"], "event 2, alba: it is the other"),
        ([">alba: CASAEEE 8E CASA +12 12", ">bruno: - +0 0", ">alba: OOOOOOO - +0 12"], "EEE stayed on it"),
        ([">alba: -- +0 0"], "event 1, alba: only the play"),
        ([">alba: AB (sanction) -20 -20"], "25 points or more"),
        ([">carla: CASA 8E CASA +12 12"], "line 3: 'carla' is none of the players"),
        ([">alba: CASA 8E KIWI +12 12"], "line 3: 'K' is no tile"),
        ([">alba: CASA 8E CASA"], "line 3: .* is no event"),
        ([">alba: CASA foo +1 1"], "line 3: 'CASA foo' is no play"),
        ([">alba: K1 8E CASA +1 1"], "line 3: 'K' is no tile"),
    ],
)
def test_what_cannot_be(lines, why):
    if why is None:
        told(*lines)  # three tiles of the rack are not in the file
        return
    with pytest.raises(BadGcg, match=why):
        told(*lines)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "does not name its two players"),
        ("#player1 a A\n#player2 a B\n", "line 2: each player needs a name of his own"),
        ("hello\n", "line 1: 'hello' is neither an event"),
    ],
)
def test_heads_that_cannot_be(text, why):
    with pytest.raises(BadGcg, match=why):
        Gcg.parse(text)


def test_encodings(tmp_path):
    text = HEAD + ">alba: AÑO 8G AÑO +20 20\n"
    utf = "#character-encoding UTF-8\n" + text
    for data in (text.encode(), text.encode("latin-1"), utf.encode(), text.encode("utf-8-sig")):
        assert str(Gcg.parse(decode_gcg(data)).events[0].move) == "8G AÑO"
    gcg = Gcg.parse(text)
    assert Gcg.parse(decode_gcg(gcg.encode())) == gcg
    assert Gcg.parse(decode_gcg(gcg.encode("latin-1"))) == gcg
    with pytest.raises(BadGcg, match="says that it is in utf-8, and line 4 is not"):
        decode_gcg(utf.encode("latin-1"))
    with pytest.raises(BadGcg, match="unknown encoding: 'klingon'"):
        decode_gcg(b"#character-encoding klingon\n")
    with pytest.raises(BadGcg, match="cannot be written in latin-1"):
        Gcg.parse(HEAD + "#title Łódź\n").encode("latin-1")
    file = tmp_path / "game.gcg"
    file.write_bytes(gcg.encode("latin-1"))
    assert read_gcg(file) == gcg
    with pytest.raises(BadGcg, match="cannot be read"):
        read_gcg(tmp_path / "none.gcg")


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**9), overtime=st.tuples(st.sampled_from([0, 30, 480, 481]), st.just(0)))
def test_every_game_is_told_again(seed, overtime):
    chance = random.Random(seed)
    game = Game.new(chance)
    while game.position.ending is None:
        batch = all_moves(game.position.board, game.position.rack.tiles, GRAPH)
        if len(batch) and chance.random() < 0.2:
            game = game.withdraw(batch[chance.randrange(len(batch))]).draw(chance)
        else:
            game = take_turn(game, GRAPH).draw(chance)
        if chance.random() < 0.05:
            game = game.sanction(chance.randrange(2), 25)
    result = game.result(overtime)
    again = replay(Gcg.parse(str(from_game(game, ("alba", "bruno"), result=result))))
    assert again.remarks == ()
    assert again.result is not None
    assert (again.result.scores, again.result.ending) == (result.scores, result.ending)
    assert again.game.turns == game.turns


@pytest.mark.parametrize("why", [Ending.TIME_LIMIT, Ending.DIRECTOR])
def test_a_game_that_was_stopped(why):
    game = Game.at(Position.start()).play(Move.parse("8E CASA")).lose_turn().stop(why)
    text = str(from_game(game, ("alba", "bruno"), result=game.result()))
    assert f"#ending {why.clause}" in text
    again = replay(Gcg.parse(text))
    assert again.result == game.result()
    assert again.game.turns[1].kind.value == EventKind.LOST.value


def test_a_game_that_goes_on_is_incomplete():
    game = Game.at(Position.start()).play(Move.parse("8E CASA"))
    text = str(from_game(game, ("alba", "bruno")))
    assert "#incomplete" in text
    assert replay(Gcg.parse(text)).remarks == ()
