"""Cards and hands: notations, values, and what is no card."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from slow_tarot import PACK
from slow_tarot import halves as slow_halves

from tapete.tarot import BadNotation, Card, Hand, Rank, Suit

CARDS = tuple(Card.all())


def test_there_are_seventy_eight_cards_in_the_order_of_the_book():
    assert len(set(CARDS)) == 78
    assert [str(card) for card in CARDS[:14]] == [
        "SR",
        "SD",
        "SC",
        "SV",
        *(f"S{n}" for n in range(10, 0, -1)),
    ]
    assert [str(card) for card in CARDS[56:]] == [*(f"T{n}" for n in range(21, 0, -1)), "E"]
    assert set(map(str, CARDS)) == set(PACK)


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_parse_reads_what_str_writes(card):
    assert Card.parse(str(card)) == card
    assert Card.parse(str(card).lower()) == card
    assert Card.parse(card.symbol) == card
    assert card.half_points == slow_halves(str(card))


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("♥R", "HR"), ("10♠", "S10"), ("RH", "HR"), ("DC", "DC"), ("CC", "CC"), ("21", "T21"), ("♥S", "HV"),
        ("SS", "SV"), ("t1", "T1"),
        ("roi de cœur", "HR"), ("Roi de Coeur", "HR"), ("dame de pique", "SD"), ("cavalier de trèfle", "CC"),
        ("valet de carreau", "DV"), ("as de trèfle", "C1"), ("10 de pique", "S10"), ("21 d'atout", "T21"),
        ("atout 7", "T7"), ("le Petit", "T1"), ("l'Excuse", "E"), ("Rey de Corazones", "HR"),
        ("Dama de Picas", "SD"), ("Caballero de Tréboles", "CC"), ("Sota de Diamantes", "DV"),
        ("As de Tréboles", "C1"), ("Triunfo 21", "T21"), ("el Pequeño", "T1"), ("el Nene", "T1"),
        ("La Excusa", "E"), ("queen of hearts", "HD"), ("trump 12", "T12"), ("the Excuse", "E"),
    ],
)  # fmt: skip
def test_cards_are_read_as_players_say_them(text, card):
    assert str(Card.parse(text)) == card


@pytest.mark.parametrize(
    "text", ["", "T0", "T22", "S11", "SX", "X1", "roi", "22 d'atout", "S", "rey de oros"]
)
def test_what_is_no_card_is_said(text):
    with pytest.raises(BadNotation, match="is no card"):
        Card.parse(text)


def test_the_pack_is_worth_ninety_one_points():
    whole = Hand.of(CARDS)
    assert whole.half_points == 182
    assert whole.oudlers == 3
    assert sum(card.half_points for card in CARDS) == 182


@pytest.mark.parametrize(("names", "points"), [("T21 S2", 5), ("SR S2", 5), ("SD T9", 4), ("HC H1", 3),
                                               ("DV D2", 2), ("T5 C10", 1), ("E S3", 5)])  # fmt: skip
def test_two_cards_are_counted_at_a_time(names, points):
    assert Hand.parse(names).half_points == 2 * points


@given(st.sets(st.sampled_from(CARDS)))
def test_hands_are_read_as_they_are_written(cards):
    hand = Hand.of(cards)
    assert Hand.parse(str(hand)) == hand
    assert Hand.parse(" ".join(map(str, hand)) or "-") == hand
    assert len(hand) == len(cards)
    assert set(hand) == cards
    assert hand.half_points == sum(card.half_points for card in cards)


@pytest.mark.parametrize(
    ("text", "why"),
    [("SR SR", "twice"), ("S:RR", "twice"), ("S:RX", "no part of a hand"), ("T:22", "no card"),
     ("X:R", "no part"), ("S:11R1", "twice"), ("nothing", "no card")],
)  # fmt: skip
def test_what_is_no_hand_is_said(text, why):
    with pytest.raises(BadNotation, match=why):
        Hand.parse(text)


@pytest.mark.parametrize(
    ("text", "petit_sec"),
    [("T1 S2", True), ("T1 T2", False), ("T1 E", False), ("S2 E", False), ("T2", False), ("S2", False)],
)
def test_the_petit_as_only_trump(text, petit_sec):
    assert Hand.parse(text).has_petit_sec is petit_sec


def test_honours_are_four_in_a_suit():
    assert [rank.is_honour for rank in Rank] == [True] * 4 + [False] * 10
    assert [suit.symbol for suit in Suit] == ["♠", "♥", "♦", "♣"]
