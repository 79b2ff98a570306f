"""Hands, deals and boards: notation, numbers, what is wrong and where."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.bridge import (
    BadDeal,
    BadNotation,
    Board,
    Card,
    Deal,
    Hand,
    Impossible,
    Seat,
    Side,
    Suit,
    Vulnerability,
)
from tapete.bridge.chance import DEALS, seeded

FOUR_SUITS = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"

numbers = st.integers(0, DEALS - 1)


@given(st.sets(st.sampled_from(list(Card.all()))))
def test_a_hand_is_the_set_of_its_cards(cards):
    hand = Hand.of(cards)
    assert set(hand) == cards
    assert len(hand) == len(cards)
    assert Hand.parse(str(hand)) == hand
    assert list(hand) == sorted(hand, key=lambda card: card.number)
    assert all((card in hand) == (card in cards) for card in Card.all())
    assert sum(hand.lengths) == len(cards)
    assert [len(hand.suit(suit)) for suit in Suit] == list(hand.lengths)


def test_hands_as_sets():
    one, other = Hand.parse("AK.Q.."), Hand.parse("K.Q.J.")
    assert (str(one | other), str(one & other), str(one - other)) == ("AK.Q.J.", "K.Q..", "A...")
    assert Hand.parse("AKQJ.T.-.") == Hand.parse("akqj.10..")
    assert Hand.parse("-") == Hand()
    assert Hand.parse("AKQJ.AT9..").points == 14
    assert "SA" not in one  # a text is no card


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("AKQ", "is no hand"),
        ("AKQ.J", "is no hand"),
        ("A.B..", "'B' is no rank in the hearts 'B'"),
        ("AA...", "ace of spades stands twice in one hand"),
        ("AKQJT98765432A...", "there are 14 spades in one hand, and a pack has 13"),
    ],
)
def test_what_is_no_hand(text, says):
    with pytest.raises(BadNotation, match=says):
        Hand.parse(text)


def test_a_card_twice_in_a_list():
    with pytest.raises(BadNotation, match="2 of clubs stands twice"):
        Hand.of(["C2", "C2"])


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "is no deal"),
        ("N:- - -", "is no deal"),
        ("- - - -", "is no deal"),
        ("Q:- - - -", "'Q' is no seat"),
        ("N:AK - - -", "North: 'AK' is no hand"),
        ("S:- A1... - -", "West: '1' is no rank in the spades 'A1'"),
        ("E:AKQJT98765432A... - - -", "East: there are 14 spades in one hand"),
        (
            "N:AKQJT98765432... AKQJT98765432... - -",
            "ace of spades stands twice in the deal: North and East have it",
        ),
        ("N:- AKQJT98765432.A.. - -", "a hand has 13 cards, and East has 14"),
        ("N:- - AKQJT9876543... -", "a hand has 13 cards, and South has 12"),
        (FOUR_SUITS.replace("65432.. .", "6543.. ."), "a hand has 13 cards, and East has 12: nobody has H2"),
    ],
)
def test_what_is_no_deal(text, says):
    with pytest.raises(BadNotation, match=says):
        Deal.parse(text)


def test_an_error_of_a_deal_is_a_bad_deal():
    with pytest.raises(BadDeal):
        Deal.parse("N:AK - - -")


@given(numbers, st.sampled_from(Seat))
def test_number_and_deal_are_the_same(number, first):
    deal = Deal.numbered(number)
    assert deal.number == number
    assert deal.is_complete
    assert not deal.unseen
    assert len({card for _, hand in deal for card in hand}) == 52
    assert Deal.parse(deal.pbn(first)) == deal


@pytest.mark.parametrize("number", [0, 1, DEALS // 2, DEALS - 1])
def test_numbers_at_the_ends(number):
    assert Deal.numbered(number).number == number


@pytest.mark.parametrize("number", [-1, DEALS])
def test_there_is_no_such_deal(number):
    with pytest.raises(Impossible, match=r"numbered from 0 to 53644737765488792839237439999"):
        Deal.numbered(number)


def test_neighbours_are_different_deals():
    assert len({Deal.numbered(number) for number in range(500)}) == 500


@given(numbers, st.sets(st.sampled_from(Seat)))
def test_unknown_hands(number, known):
    deal = Deal.of({seat: Deal.numbered(number)[seat] for seat in known})
    assert Deal.parse(str(deal)) == deal
    assert len(deal.unseen) == 52 - 13 * len(known)
    assert deal.is_complete == (len(known) == 4)


def test_an_unknown_hand_may_be_written_in_two_ways():
    assert Deal.parse("N:AKQJT98765432... - ... -") == Deal.parse("N:AKQJT98765432... - - -")


def test_a_deal_with_unknown_hands_has_no_number():
    with pytest.raises(Impossible, match="all 52 cards"):
        _ = Deal.parse("N:AKQJT98765432... - - -").number


def test_where_a_card_is():
    deal = Deal.parse(FOUR_SUITS)
    assert deal.where(Card.parse("D2")) is Seat.SOUTH
    assert Deal().where(Card.parse("D2")) is None


def test_a_position_may_have_fewer_cards():
    ending = Deal.of({Seat.NORTH: "A...", Seat.EAST: ".A.."})
    assert len(ending.unseen) == 50
    with pytest.raises(BadDeal, match="and North has 1"):
        ending.check()


def test_seeded_deals_are_spread_evenly():
    deals = [Deal.seeded("evenly", place) for place in range(1, 2001)]
    found = Counter((seat, card) for deal in deals for seat, hand in deal for card in hand)
    expected = len(deals) / 4
    # 52 cards in 4 hands: 51 * 3 = 153 degrees of freedom, so a standard deviation of 17.5.
    chi_square = sum((found[seat, card] - expected) ** 2 / expected for seat in Seat for card in Card.all())
    assert 153 - 4 * 17.5 < chi_square < 153 + 4 * 17.5
    # 28.6 % of all hands have three spades, 23.9 % have four; 2000 hands are within 4 %.
    spades = Counter(len(deal[Seat.NORTH].suit(Suit.SPADES)) for deal in deals)
    assert abs(spades[3] / len(deals) - 0.286) < 0.04
    assert abs(spades[4] / len(deals) - 0.239) < 0.04


def test_seeds_are_the_same_for_ever():
    assert seeded("tapete", 1) == Deal.seeded("tapete").number
    assert Deal.seeded("tapete", 1) != Deal.seeded("tapete", 2) != Deal.seeded("Tapete", 2)
    assert str(Deal.seeded("tapete")) == SEEDED


SEEDED = "N:T543.AQ64.K.KJ82 6.32.Q852.A97543 K9872.T85.T763.T AQJ.KJ97.AJ94.Q6"


def test_random_deals_differ():
    assert len({Deal.random() for _ in range(50)}) == 50


LAW_2 = """
N none | E ns | S ew | W both
N ns | E ew | S both | W none
N ew | E both | S none | W ns
N both | E none | S ns | W ew
"""


@pytest.mark.parametrize("further", [0, 16, 48])
def test_dealer_and_vulnerability_of_law_2(further):
    cells = [cell.split() for line in LAW_2.strip().splitlines() for cell in line.split("|")]
    for place, (dealer, vulnerability) in enumerate(cells, 1):
        board = Board.numbered(place + further)
        assert (str(board.dealer), str(board.vulnerability)) == (dealer, vulnerability)
        assert board.is_regular


def test_a_board_may_be_marked_otherwise():
    board = Board(1, Seat.WEST, Vulnerability.BOTH)
    assert not board.is_regular
    assert board.dealer is Seat.WEST


def test_there_is_no_board_zero():
    with pytest.raises(Impossible, match="no board 0"):
        Board.numbered(0)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("None", "none"), ("love", "none"), ("-", "none"), ("NS", "ns"), ("N-S", "ns"),
        ("e-w", "ew"), ("EW", "ew"), ("Both", "both"), ("All", "both"),
    ],
)  # fmt: skip
def test_vulnerabilities_as_people_write_them(text, found):
    vulnerability = Vulnerability.parse(text)
    assert str(vulnerability) == found
    assert Vulnerability.parse(vulnerability.pbn) is vulnerability


def test_who_is_vulnerable():
    assert [v.covers(Side.NS) for v in Vulnerability] == [False, True, False, True]
    assert [v.covers(Seat.WEST) for v in Vulnerability] == [False, False, True, True]
    with pytest.raises(BadNotation, match="'ne' is no vulnerability"):
        Vulnerability.parse("ne")
    with pytest.raises(BadNotation, match="'' is no vulnerability"):
        Vulnerability.parse("")


def test_the_diagram_of_a_board():
    board = Board.numbered(
        7, Deal.parse("N:AT9.KQ4.J8765.32 KQJ.AJ52.AQ.KQ54 87654.T63.KT9.A6 32.987.432.JT987")
    )
    assert str(board) == DIAGRAM.strip("\n")
    assert board.deal.diagram().split() == [w for w in DIAGRAM.split() if w not in HEAD.split()]


HEAD = "Board 7 Dealer South Both sides vulnerable"
DIAGRAM = """
Board 7                 ♠ A109
Dealer South            ♥ KQ4
Both sides vulnerable   ♦ J8765
                        ♣ 32
♠ 32                        N           ♠ KQJ
♥ 987                     W   E         ♥ AJ52
♦ 432                       S           ♦ AQ
♣ J10987                                ♣ KQ54
                        ♠ 87654
                        ♥ 1063
                        ♦ K109
                        ♣ A6
"""
