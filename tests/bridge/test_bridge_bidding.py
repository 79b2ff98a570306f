"""The lawful auction: what may be called, what it comes to, and why not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.bridge import (
    DOUBLE,
    PASS,
    PASSED_OUT,
    REDOUBLE,
    Auction,
    BadNotation,
    Call,
    Denomination,
    Doubling,
    IllegalCall,
    Impossible,
    Seat,
    Side,
)

seats = st.sampled_from(Seat)
calls = st.lists(st.sampled_from(list(Call.all())), max_size=30)


@pytest.mark.parametrize(
    ("auction", "contract"),
    [
        ("N: Pass Pass Pass Pass", "Pass"),
        ("N: AP", "Pass"),
        ("N: 1S AP", "1S N"),
        ("N: Pass Pass Pass 1S AP", "1S W"),
        ("N: 1S Pass 2S AP", "2S N"),
        ("N: 1S Pass 2H Pass 3H AP", "3H S"),
        ("N: 1S 2S Pass 3S AP", "3S E"),
        ("E: 1NT Pass 2C Pass 2H Pass 3NT AP", "3NT E"),
        ("S: 1H 1NT 2H 2NT AP", "2NT W"),
        ("N: 1S X AP", "1SX N"),
        ("N: 1S X XX AP", "1SXX N"),
        ("N: 1S X XX 2C AP", "2C W"),
        ("N: 1S X 2S X Pass Pass XX AP", "2SXX N"),
        ("N: 1S Pass Pass X Pass Pass XX AP", "1SXX N"),
        ("W: 7NT X XX AP", "7NTXX W"),
        # Both sides named hearts: each has its own first.
        ("N: 1H 2H 3H 4H AP", "4H E"),
        ("N: 1H 2H 3H 4H 5H AP", "5H N"),
    ],
)
def test_contract_and_declarer(auction, contract):
    ended = Auction.parse(auction)
    assert ended.has_ended
    assert ended.turn is None
    assert ended.legal_calls == ()
    assert str(ended.contract) == contract
    assert Auction.parse(str(ended)) == ended


def test_there_is_no_contract_before_the_end():
    auction = Auction.parse("N: Pass Pass Pass")
    assert not auction.has_ended
    assert auction.contract is None
    assert auction.turn is Seat.WEST
    assert auction.then(PASS).contract == PASSED_OUT


@pytest.mark.parametrize(
    ("auction", "call", "clause", "says"),
    [
        ("N: 2S", "2H", "18D", "2♥ does not beat 2♠: bid higher or pass"),
        ("N: 2S", "2S", "18D", "2♠ does not beat 2♠"),
        ("N: 2NT Pass Pass", "1NT", "18D", "1NT does not beat 2NT"),
        ("N: 7NT", "7S", "18D", "7♠ does not beat 7NT"),
        ("N:", "X", "19A1", "there is no bid to double yet"),
        ("N: Pass", "X", "19A1", "there is no bid to double yet"),
        ("N: 1S Pass", "X", "19A1", "1♠ is your own side's bid"),
        ("N: 1S X", "X", "19A1", "1♠ is doubled already"),
        ("N: 1S X Pass", "X", "19A1", "1♠ is doubled already"),
        ("N: 1S X XX", "X", "19A1", "1♠ is doubled already"),
        ("N:", "XX", "19B1", "there is no double to redouble"),
        ("N: 1S", "XX", "19B1", "there is no double to redouble"),
        ("N: 1S X 2S", "XX", "19B1", "there is no double to redouble"),
        ("N: 1S X Pass", "XX", "19B1", "the double is your own side's"),
        ("N: 1S X XX", "XX", "19B1", "1♠ is redoubled already"),
        ("N: AP", "Pass", "22", "the auction has ended"),
        ("N: 1S AP", "2S", "22", "the auction has ended"),
        ("N: 1S AP", "X", "22", "the auction has ended"),
    ],
)
def test_what_may_not_be_called_and_why(auction, call, clause, says):
    before = Auction.parse(auction)
    excluded = before.why_not(call)
    assert excluded.clause == clause
    assert says in str(excluded)
    assert not before.is_legal(call)
    with pytest.raises(IllegalCall, match=clause) as raised:
        before.then(call)
    assert raised.value.clause == clause
    assert before == Auction.parse(auction)


@pytest.mark.parametrize(
    ("auction", "first"),
    [
        ("N:", ["Pass", "1C", "1D"]),
        ("N: 1S", ["Pass", "X", "1NT"]),
        ("N: 1S Pass", ["Pass", "1NT", "2C"]),
        ("N: 1S Pass Pass", ["Pass", "X", "1NT"]),
        ("N: 1S X", ["Pass", "XX", "1NT"]),
        ("N: 1S X Pass", ["Pass", "1NT", "2C"]),
        ("N: 1S X Pass Pass", ["Pass", "XX", "1NT"]),
        ("N: 1S X XX", ["Pass", "1NT", "2C"]),
        ("N: 7NT", ["Pass", "X"]),
        ("N: 7NT X", ["Pass", "XX"]),
        ("N: 7NT X XX", ["Pass"]),
    ],
)
def test_legal_calls(auction, first):
    assert [str(call) for call in Auction.parse(auction).legal_calls][:3] == first


def slowly_legal(dealer, made, call):
    """Laws 18 and 19 read once more, from the calls alone."""
    on_turn = dealer.turn(len(made)).side
    last = [(dealer.turn(i).side, c) for i, c in enumerate(made) if c != PASS][-1:]
    bids = [c for c in made if c.denomination]
    if call == PASS:
        return True
    if call.denomination:
        order = list(Denomination)
        return not bids or (call.level, order.index(call.denomination)) > (
            bids[-1].level,
            order.index(bids[-1].denomination),
        )
    by_opponents = bool(last) and last[0][0] is on_turn.other
    return by_opponents and (
        last[0][1] == DOUBLE if call == REDOUBLE else last[0][1].denomination is not None
    )


@given(seats, st.data())
def test_random_auctions_never_raise(dealer, data):
    auction, made = Auction(dealer), ()
    while not auction.has_ended:
        assert auction.turn is dealer.turn(len(made))
        legal = auction.legal_calls
        assert legal == tuple(call for call in Call.all() if slowly_legal(dealer, made, call))
        assert legal == tuple(call for call in Call.all() if auction.is_legal(call))
        # Passes often enough that the auction ends one day.
        call = data.draw(st.one_of(st.just(PASS), st.sampled_from(legal)))
        auction, made = auction.then(call), (*made, call)
    assert auction.calls == made
    assert Auction(dealer, made) == auction == Auction.parse(str(auction))
    contract = auction.contract
    bids = [(seat, call) for seat, call in auction if call.is_bid]
    assert contract.is_passed_out == (not bids)
    if bids:
        seat, last = bids[-1]
        own = [s for s, c in bids if s.side is seat.side and c.denomination is last.denomination]
        assert (contract.bid, contract.declarer) == (last, own[0])
        since = [c for _, c in list(auction)[list(auction).index(bids[-1]) :]]
        assert contract.doubling is (
            Doubling.REDOUBLED
            if REDOUBLE in since
            else Doubling.DOUBLED
            if DOUBLE in since
            else Doubling.UNDOUBLED
        )


@given(seats, calls)
def test_any_calls_give_an_auction_or_a_reason(dealer, made):
    auction = Auction(dealer)
    reached = next((i for i, call in enumerate(made) if not (auction := auction_after(auction, call))), None)
    if reached is None:
        assert Auction(dealer, tuple(made)).calls == tuple(made)
    else:
        with pytest.raises(IllegalCall):
            Auction(dealer, tuple(made))


def auction_after(auction, call):
    return auction.then(call) if auction.is_legal(call) else None


def test_one_call_back():
    auction = Auction.parse("N: 1S X XX")
    assert auction.back() == Auction.parse("N: 1S X")
    assert auction.back().legal_calls == Auction.parse("N: 1S X").legal_calls
    with pytest.raises(Impossible, match="no call to take back"):
        Auction(Seat.NORTH).back()


def test_a_bid_that_was_accepted_counts():
    """Law 27A: after an accepted 2H over 2S the auction goes on from 2H."""
    auction = Auction.parse("N: 2S").accepting(Call.parse("2H"))
    assert auction.last_bid == Call.parse("2H")
    assert auction.is_legal("2S")
    assert auction.then("X").back() == auction


@pytest.mark.parametrize(
    ("text", "error"), [("1S Pass", BadNotation), ("Q: 1S", BadNotation), ("N: 1S 8S", BadNotation)]
)
def test_what_is_no_auction(text, error):
    with pytest.raises(error):
        Auction.parse(text)


def test_who_called():
    assert [(str(seat), str(call)) for seat, call in Auction.parse("S: 1S X")] == [("S", "1S"), ("W", "X")]
    assert Auction.parse("S: 1S X").declarer.side is Side.NS
    assert Auction.parse("S: 1S X").doubling is Doubling.DOUBLED
