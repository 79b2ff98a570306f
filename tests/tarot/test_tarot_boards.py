"""Duplicate boards and signals."""

import json

import pytest

from tapete.cli import run
from tapete.tarot import BadDeal, Deal, Form, Game, Hand, Impossible, Phase, Play, Seat
from tapete.tarot.board import COLOURS, Board
from tapete.tarot.player import finish, strength
from tapete.tarot.record import write
from tapete.tarot.sheets import diagrams_source, score_sheet_source, travelling_source
from tapete.tarot.signals import CARD, signals


@pytest.mark.parametrize("number", range(1, 9))
def test_boards_are_as_the_arbiter_asks(number):
    board = Board.made(number, strength_from=50, strength_to=70, seed="club")
    board.check()
    assert 50 <= strength(board.deal[board.taker]) <= 70
    assert board.deal.petit_sec is None
    assert [len(hand) for hand in board.deal.hands] == [18] * 4
    assert board == Board.made(number, strength_from=50, strength_to=70, seed="club")
    assert board.game.phase is Phase.DOG
    assert board.game.leader is board.leader
    assert json.dumps(board.to_plain())


def test_takers_and_dealers_go_round():
    boards = [Board.made(number, seed="x") for number in range(1, 17)]
    assert [board.taker for board in boards[:4]] == list(Form.FOUR.seats)
    assert len({(board.taker, board.dealer) for board in boards}) == 16
    assert Board.made(1, taker=Seat.EAST, dealer=Seat.WEST).taker is Seat.EAST


def test_what_is_no_board_is_said():
    with pytest.raises(Impossible, match="ask for less"):
        Board.made(1, strength_from=500)
    with pytest.raises(BadDeal, match="for four"):
        Board(1, Seat.ONE, Seat.TWO, Deal.random(Form.THREE)).check()
    with pytest.raises(BadDeal, match="18 cards"):
        Board(1, Seat.NORTH, Seat.SOUTH, Deal(Form.FOUR)).check()


def test_colours_are_those_of_the_rule_book():
    assert {str(seat): str(colour) for seat, colour in COLOURS.items()} == {
        "N": "yellow", "S": "blue", "E": "red", "W": "green"
    }  # fmt: skip


# North takes; the others hold what the test gives them.
HANDS = (
    "S:RDCV109 T:21,20,19,18,17,16,15,14,13,12,11 H:R",
    "H:DCV10987654321 T:1,2,3,4,5",
    "D:RDCV10987654321 T:6,7,8 E",
    "C:RDCV1098765432 T:9,10 S:876",
)


def told(leader, *cards):
    hands = tuple(map(Hand.parse, HANDS))
    assert {len(hand) for hand in hands} == {18}
    play = Play(Form.FOUR, hands, Seat.NORTH, leader)
    for card in cards:
        play = play.then(card)
    return [(str(s.seat), str(s.card), s.clause, s.kept) for s in signals(play)]


@pytest.mark.parametrize(
    ("leader", "cards", "found"),
    [
        (Seat.WEST, ["H5"], [("W", "H5", "TSIG-1", True)]),
        (Seat.WEST, ["H6"], []),
        (Seat.WEST, ["T3"], [("W", "T3", "TSIG-2", False), ("W", "T3", "TSIG-6", None)]),
        (Seat.WEST, ["T4"], [("W", "T4", "TSIG-2", True)]),
        (Seat.SOUTH, ["DR"], [("S", "DR", "TSIG-6", None)]),
        (Seat.WEST, ["T4", "E"], [("W", "T4", "TSIG-2", True), ("S", "E", "TSIG-5", None)]),
        (Seat.NORTH, ["S9", "T1", "E"], [("S", "E", "TSIG-5", False)]),
        (
            Seat.NORTH,
            ["SR", "T5", "T6", "S8", "D5"],
            [("S", "D5", "TSIG-1", True)],
        ),
        (
            Seat.NORTH,
            ["S9", "T1", "T6", "S8", "D10", "T9", "T21", "T2", "SR", "T3", "T7", "S7"],
            [("E", "S7", "TSIG-3", False)],
        ),
    ],
)
def test_signals(leader, cards, found):
    assert told(leader, *cards) == found


def test_the_reference_card_has_every_clause():
    assert {row.clause for row in CARD} == {f"TSIG-{n}" for n in range(1, 7)}


def test_commands(capsys, tmp_path):
    assert run(["tarot", "boards", "--count", "2", "--seed", "x", "--taker", "N", "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert [board["taker"] for board in made] == ["N", "N"]
    assert run(["tarot", "boards", "--seed", "x"]) == 0
    assert run(["tarot", "signals"]) == 0
    assert run(["tarot", "signals", "--json"]) == 0
    capsys.readouterr()
    deal = next(
        game
        for place in range(1, 30)
        if (game := finish(Game(Deal.seeded(Form.FOUR, "s", place), Seat.SOUTH))).phase is Phase.ENDED
    )
    file = tmp_path / "deal.json"
    file.write_text(write(deal), encoding="utf-8")
    assert run(["tarot", "signals", str(file), "--json"]) == 0
    assert isinstance(json.loads(capsys.readouterr().out), list)
    assert run(["tarot", "signals", str(file)]) == 0


@pytest.mark.parametrize("kind", ["score", "travelling", "diagrams"])
def test_sheets(kind, tmp_path):
    pytest.importorskip("typst")
    out = tmp_path / "sheet.pdf"
    for language in ("en", "fr"):
        assert run(["tarot", "sheet", kind, "--seed", "x", "--out", str(out), "--lang", language]) == 0
        assert out.read_bytes().startswith(b"%PDF")


def test_sheets_say_what_a_board_is():
    board = Board.made(3, seed="x")
    assert all(colour.value in diagrams_source(board) for colour in COLOURS.values())
    assert "Board 3" in travelling_source(board)
    assert "player 5" in score_sheet_source(Form.FIVE)
