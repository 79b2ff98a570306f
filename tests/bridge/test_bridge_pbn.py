"""PBN: what is written is read; foreign files; what is wrong and where."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.bridge import (
    PASSED_OUT,
    Auction,
    BadNotation,
    Board,
    Contract,
    Deal,
    Play,
    Seat,
    Vulnerability,
)
from tapete.bridge.chance import DEALS
from tapete.bridge.pbn import Record, games, read, record, write

FOREIGN = """% PBN 2.1
% EXPORT
[Event "A made up event"]
[Site ""]
[Board "5"]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"]
[Scoring "IMP"]
[Declarer "E"]
[Contract "5HX"]
[Result "9"]
{a comment
 over two lines [with a bracket]}
[Auction "N"]
1D      1S   3H =1= 4S
4NT $1  X    Pass   Pass
5C      X    5H     X
AP
[Note "1:six cards or more"]
[Play "W"]
SK =1= H3 S4 S3
C5     C2 C6 CK ; the ruff
*

[Board "6"]
[Contract "Pass"]
"""


def test_a_foreign_file():
    first, second = (record(tags) for tags in games(FOREIGN))
    assert first == read(FOREIGN)
    assert first.board == Board.numbered(5, first.board.deal)
    assert str(first.board.deal[Seat.NORTH]) == ".63.AKQ987.A9732"
    assert str(first.auction.contract) == "5HX S"
    assert first.auction.calls[2].level == 3
    assert str(first.contract) == "5HX E"
    assert (first.tricks, first.result.tricks) == (9, 9)
    assert [str(trick) for trick in first.play] == ["W: SK H3 S4 S3", "N: C2 C6 CK C5"]
    assert [str(card) for card in first.cards][4:6] == ["C2", "C6"]
    assert second == Record(Board.numbered(6), contract=PASSED_OUT)
    assert second.result.score(Vulnerability.NS) == dict.fromkeys(second.result.score(Vulnerability.NS), 0)


@settings(max_examples=60, deadline=None)
@given(
    st.builds(
        Board,
        st.integers(1, 64),
        st.sampled_from(Seat),
        st.sampled_from(Vulnerability),
        st.one_of(st.just(Deal()), st.integers(0, DEALS - 1).map(Deal.numbered)),
    ),
    st.randoms(use_true_random=False),
    st.integers(0, 52),
    st.booleans(),
)
def test_what_is_written_is_read(board, chance, length, bid):
    auction = Auction(board.dealer)
    while bid and not auction.has_ended:
        auction = auction.then(chance.choice(auction.legal_calls))
    contract = auction.contract
    tricks = None
    play = ()
    if contract is not None and contract.bid and board.deal.is_complete:
        played = Play(board.deal, contract)
        for _ in range(length):
            played = played.then(chance.choice(played.legal_cards))
        play = tuple(trick for trick in dict.fromkeys((*played.tricks, played.trick)) if trick.cards)
        tricks = played.result.tricks if played.result else chance.choice([None, 7])
    written = Record(board, auction if bid else None, contract, tricks, play)
    assert read(write(written)) == written
    if play:
        assert Play.of(board.deal, contract, written.cards).cards == played.cards


def test_a_board_without_number_says_the_rest():
    board = read('[Dealer "W"]\n[Vulnerable "All"]').board
    assert (board.number, board.dealer, board.vulnerability) == (0, Seat.WEST, Vulnerability.BOTH)
    assert read(write(Record(board))).board == board


def test_an_auction_that_has_not_ended():
    assert read('[Board "1"]\n[Auction "N"]\n1C 1D *').auction == Auction.parse("N: 1C 1D")
    assert write(Record(Board.numbered(1), Auction.parse("N: 1C"))).endswith('[Auction "N"]\n1C\n*\n')


@pytest.mark.parametrize(
    ("value", "tricks"),
    [("9", 9), ("^9", 9), ("EW 4", 9), ("NS 9 EW 4", 9), ("0", 0), ("?", None), ("", None)],
)
def test_how_results_are_written(value, tricks):
    text = f'[Board "1"]\n[Contract "3NT"]\n[Declarer "N"]\n[Result "{value}"]'
    assert read(text).tricks == tricks


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no PBN tag in the text"),
        ("hello", "'hello' stands outside of every PBN section"),
        ('[Board "1]', "is no PBN tag"),
        ('[Event "x"]', "PBN tag Board: give the tag Board, or the tags Dealer and Vulnerable"),
        ('[Board "one"]', "PBN tag Board: 'one' is no board number"),
        ('[Board "1"]\n[Dealer "Q"]', "PBN tag Board: 'Q' is no seat"),
        ('[Board "1"]\n[Deal "N:AA... - - -"]', "PBN tag Board: North: ace of spades stands twice"),
        ('[Board "1"]\n[Contract "8NT"]', "PBN tag Contract: 8NT is no bid"),
        ('[Board "1"]\n[Result "14"]', "PBN tag Result: '14' is no number of tricks"),
        ('[Board "1"]\n[Result "many"]', "PBN tag Result: 'many' is no number of tricks"),
        ('[Board "1"]\n[Auction "N"]\n1S 1H', "PBN tag Auction: 1♥ does not beat 1♠"),
        ('[Board "1"]\n[Auction "N"]\n1S - 2S', "PBN tag Auction: - stands for a call that was skipped"),
        ('[Board "1"]\n[Play "N"]\nSA S2 S3 XX', "PBN tag Play: 'XX' is no card"),
        ('[Board "1"]\n[Play "N"]\nSA S2 S3 SA', "PBN tag Play: ace of spades is played twice"),
        ('[Board "1"]\n[Play "N"]\nSA - S3 S4', "PBN tag Play: trick 1 has a gap"),
        ('[Board "1"]\n[Play "N"]\nSA - - -\nS2 - - -', "PBN tag Play: trick 2 has a gap"),
    ],
)
def test_what_is_wrong_and_where(text, says):
    with pytest.raises(BadNotation, match=says):
        read(text)


def test_a_contract_whose_declarer_nobody_knows():
    written = Record(Board.numbered(1), contract=Contract.parse("4S"))
    assert read(write(written)) == written
    assert written.result is None
