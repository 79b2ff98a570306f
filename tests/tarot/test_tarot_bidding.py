"""One round of bids, each higher than the last."""

import pytest

from tapete.tarot import Auction, BadNotation, Bid, Form, IllegalBid, Seat

S, E, N, W = Seat.SOUTH, Seat.EAST, Seat.NORTH, Seat.WEST


@pytest.mark.parametrize(
    ("text", "taker", "contract"),
    [
        ("4 S: pass pass pass pass", None, None),
        ("4 S: prise garde pass garde sans", S, Bid.SANS),
        ("4 S: pass pass pass prise", S, Bid.PRISE),
        ("4 S: garde pass pass pass", E, Bid.GARDE),
        ("4 N: pass garde contre pass pass", S, Bid.CONTRE),
        ("3 1: pass pass garde", Seat.ONE, Bid.GARDE),
        ("5 4: pass prise garde sans contre pass", Seat.THREE, Bid.CONTRE),
    ],
)
def test_the_highest_bid_takes(text, taker, contract):
    auction = Auction.parse(text)
    assert auction.has_ended
    assert (auction.taker, auction.contract) == (taker, contract)
    assert auction.is_passed_out is (taker is None)
    assert Auction.parse(str(auction)) == auction
    assert auction.turn is None
    assert auction.why_not("pass").clause == "T4-BID-1"


def test_the_turn_goes_to_the_right_from_the_dealers_right():
    auction = Auction(Form.FOUR, S)
    seats = []
    while not auction.has_ended:
        seats.append(auction.turn)
        auction = auction.then("pass")
    assert seats == [E, N, W, S]


@pytest.mark.parametrize("first", [bid for bid in Bid if bid is not Bid.PASS])
@pytest.mark.parametrize("second", Bid)
def test_a_bid_is_higher_than_the_last(first, second):
    auction = Auction.of(Form.FOUR, S, [first])
    legal = second is Bid.PASS or second.multiplier > first.multiplier
    assert auction.is_legal(second) is legal
    assert (second in auction.legal_bids) is legal
    if not legal:
        with pytest.raises(IllegalBid) as wrong:
            auction.then(second)
        assert wrong.value.clause == "T4-BID-2"
        assert auction.bids == (first,)


def test_a_dealer_at_fault_only_passes():
    auction = Auction.of(Form.FOUR, S, ["pass", "pass", "pass"], barred=S)
    assert auction.legal_bids == (Bid.PASS,)
    assert auction.why_not("garde").clause == "T4-DEAL-7"


@pytest.mark.parametrize(
    ("word", "bid"),
    [("Petite", Bid.PRISE), ("Pequeña", Bid.PRISE), ("guarda sin el perro", Bid.SANS), ("GC", Bid.CONTRE),
     ("garde-sans", Bid.SANS), ("paso", Bid.PASS), ("Guarda", Bid.GARDE)],
)  # fmt: skip
def test_bids_are_read_as_players_say_them(word, bid):
    assert Bid.parse(word) is bid


def test_what_is_no_bid_is_said():
    with pytest.raises(BadNotation, match="is no bid"):
        Bid.parse("chelem")
    with pytest.raises(BadNotation, match="is no auction"):
        Auction.parse("pass pass")
    with pytest.raises(BadNotation, match="does not sit"):
        Auction.parse("3 N: pass")


@pytest.mark.parametrize(("bid", "times", "shows", "arbiter"), [
    ("prise", 1, True, False), ("garde", 2, True, False), ("garde sans", 4, False, True),
    ("garde contre", 6, False, True)])  # fmt: skip
def test_what_a_contract_brings(bid, times, shows, arbiter):
    found = Bid.parse(bid)
    assert (found.multiplier, found.shows_dog, found.needs_arbiter) == (times, shows, arbiter)
