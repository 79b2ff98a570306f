"""Cards, calls, seats, contracts and results: what is written is read, and nothing else is."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.bridge import (
    PASSED_OUT,
    Auction,
    BadNotation,
    BridgeError,
    Call,
    Card,
    Contract,
    Deal,
    Doubling,
    Hand,
    Impossible,
    Result,
    Seat,
    Side,
    Suit,
    Vulnerability,
)
from tapete.bridge.pbn import read


@pytest.mark.parametrize("kind", [Card, Call, Seat, Contract])
def test_every_value_is_read_as_it_is_written(kind):
    values = list(kind.all())
    if kind is not Seat:
        assert [eval(repr(value)) for value in values] == values
    assert [kind.parse(str(value)) for value in values] == values
    assert len(set(values)) == len(values)


def test_how_many_there_are():
    assert [len(list(kind.all())) for kind in (Card, Call, Seat, Contract)] == [52, 38, 4, 1 + 35 * 3 * 4]


def test_every_result_is_read_as_it_is_written():
    for contract in Contract.all():
        for tricks in range(14) if contract.bid else (0,):
            result = Result(contract, tricks)
            assert Result.parse(str(result)) == result


def test_cards_are_numbered_as_they_are_listed():
    assert [card.number for card in Card.all()] == list(range(52))
    assert sum(card.bit for card in Card.all()) == 2**52 - 1
    assert {suit: {c.suit for c in Card.all() if c.bit & suit.cards} for suit in Suit} == {
        s: {s} for s in Suit
    }


def test_calls_are_numbered_as_they_are_listed():
    assert [call.number for call in Call.all()] == list(range(38))
    assert [call.is_bid for call in Call.all()] == [False] * 3 + [True] * 35


def test_cards_and_calls_made_anew_are_the_same():
    card, call = Card.parse("HQ"), Call.parse("2H")
    assert {card, Card(card.suit, card.rank)} == {card}
    assert {call, Call.bid(2, call.denomination)} == {call}


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("4SX N", "4SX N"),
        ("4♠x n", "4SX N"),
        ("4 S XX W", "4SXX W"),
        ("3NT", "3NT"),
        ("3n", "3NT"),
        ("3N N", "3NT N"),
        ("3SA S", "3NT S"),
        ("3ST-E", "3NT E"),
        ("3S E", "3S E"),
        ("1SS", "1S S"),
        ("7C** West", "7CXX W"),
        ("2D* E", "2DX E"),
        ("Pass", "Pass"),
        ("passed out", "Pass"),
        ("P", "Pass"),
        ("-", "Pass"),
    ],
)
def test_contracts_as_people_write_them(text, written):
    assert str(Contract.parse(text)) == written


@pytest.mark.parametrize("text", ["", "8NT", "0S", "4", "S4", "4SXXX N", "4S Q", "4T", "NT", "4S N E", "X"])
def test_what_is_no_contract(text):
    with pytest.raises(BadNotation, match=r"is no (contract|bid)"):
        Contract.parse(text)


@pytest.mark.parametrize(
    ("text", "tricks"), [("4S N =", 10), ("4SX N -1", 9), ("1NT E+2", 9), ("7CXX S −13", 0), ("Pass", 0)]
)
def test_results_as_people_write_them(text, tricks):
    assert Result.parse(text).tricks == tricks


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("4S N", "does not say how many"),
        ("4S N +4", "would be 14 tricks"),
        ("1C N -8", "would be -1 tricks"),
        ("Pass +1", "wins no tricks"),
        ("Pass =", "wins no tricks"),
        ("9S N =", "level goes from 1 to 7"),
    ],
)
def test_what_is_no_result(text, says):
    with pytest.raises(BadNotation, match=says):
        Result.parse(text)


def test_what_cannot_be():
    with pytest.raises(Impossible, match="no declarer and no double"):
        Contract(None, Doubling.DOUBLED)
    with pytest.raises(Impossible, match="is no contract"):
        Contract(Call.parse("X"))
    with pytest.raises(Impossible, match="14 tricks"):
        Result(Contract.parse("4S N"), 14)
    with pytest.raises(Impossible, match="give 0, not 1"):
        Result(PASSED_OUT, 1)
    with pytest.raises(Impossible, match="has no declarer"):
        Result(Contract.parse("4S"), 10).score(Vulnerability.NONE)


def test_what_a_contract_knows():
    contract = Contract.parse("4HX W")
    assert (contract.level, contract.trumps, contract.tricks_needed) == (4, Suit.HEARTS, 10)
    assert (contract.dummy, contract.leader) == (Seat.EAST, Seat.NORTH)
    assert Contract.parse("3NT S").trumps is None
    assert (PASSED_OUT.level, PASSED_OUT.denomination, PASSED_OUT.leader, PASSED_OUT.dummy) == (
        0,
        None,
        None,
        None,
    )
    assert [str(c.label) for c in (contract, PASSED_OUT, Contract.parse("1NT"))] == [
        "4♥X by West",
        "passed out",
        "1NT",
    ]


def test_a_result_knows_whether_it_was_made():
    assert [Result.parse(t).is_made for t in ("1C N =", "1C N -1", "Pass")] == [True, False, False]


def test_round_the_table():
    assert [Seat.NORTH.turn(steps) for steps in range(4)] == [Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST]
    for seat in Seat:
        assert seat.left.right is seat.partner.partner is seat
        assert [seat.steps_to(other) for other in (seat, seat.left, seat.partner, seat.right)] == [0, 1, 2, 3]
        assert seat in seat.side.seats
        assert seat.left in seat.side.other.seats
    assert Side.EW.seats == (Seat.EAST, Seat.WEST)


PARSERS = [kind.parse for kind in (Card, Call, Seat, Hand, Deal, Vulnerability, Auction, Contract, Result)]
SYLLABLES = [
    "N",
    "S",
    ":",
    " ",
    "-",
    "AKQ",
    ".",
    "10",
    "1",
    "7NT",
    "X",
    "Pass",
    "AP",
    "=",
    "+1",
    "♠",
    "٣",
    "\n",
    "9" * 5000,
]
TAGS = ["Board", "Deal", "Dealer", "Vulnerable", "Contract", "Declarer", "Result", "Auction", "Play"]
nonsense = st.one_of(st.text(), st.lists(st.sampled_from(SYLLABLES)).map("".join))
pbn = st.lists(st.tuples(st.sampled_from(TAGS), nonsense, nonsense)).map(
    lambda tags: '[Board "1"]\n' + "".join(f'[{name} "{value}"]\n{body}\n' for name, value, body in tags)
)


@pytest.mark.parametrize("parse", PARSERS, ids=lambda parse: parse.__self__.__name__)
@given(nonsense)
def test_nonsense_is_a_value_or_one_sentence(parse, text):
    value_or_sentence(parse, text)


@given(pbn)
def test_nonsense_in_pbn_is_a_value_or_one_sentence(text):
    value_or_sentence(read, text)


def value_or_sentence(parse, text):
    try:
        parse(text)
    except BridgeError as wrong:
        says = str(wrong)
    else:
        says = "a value"
    assert says
    assert "{" not in says or "{" in text
