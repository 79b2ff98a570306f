"""Every obligation of the play, the Excuse, and the independent slow rules beside ours."""

import random

import pytest
import slow_tarot as slow
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.tarot import Card, Deal, Form, Hand, IllegalPlay, Impossible, Play, Seat
from tapete.tarot.trick import Trick, led_by, legal_bits, place_of_winner


@pytest.mark.parametrize(
    ("trick", "hand", "legal"),
    [
        ("", "S2 T5 E", "S2 T5 E"),  # a lead is free, the Excuse too
        ("H5", "HR H2 S3 T9 E", "HR H2 E"),  # follow, not higher
        ("HR", "H2 S3 T9", "H2"),
        ("H5", "S3 T9 T2 E", "T9 T2 E"),  # void: a trump
        ("H5 T7", "S3 T9 T2 E", "T9 E"),  # overtrump
        ("H5 T10", "S3 T9 T2 E", "T9 T2 E"),  # cannot: undertrump, any
        ("H5 T7", "H2 T9", "H2"),  # who has the suit follows even when it is trumped
        ("H5 T7 S2", "S3 S4", "S3 S4"),  # neither suit nor trump: free
        ("H5", "S3 C4 E", "S3 C4 E"),
        ("T5", "T9 T7 T2 S3 E", "T9 T7 E"),  # trumps led: above the highest
        ("T5 T10", "T9 T7 T2 S3", "T9 T7 T2"),  # cannot: any trump
        ("T5", "S3 C4", "S3 C4"),
        ("T5", "S3 E", "S3 E"),
        ("E", "S3 T4 H2", "S3 T4 H2"),  # the Excuse led: the next card fixes the suit
        ("E H5", "H2 S3 T9", "H2"),
        ("E T5", "T9 T2 S3", "T9"),
        ("H5 E", "S3 T9 T2", "T9 T2"),  # the Excuse is no trump
        ("H5 T7 E", "S3 T9 T2", "T9"),
        ("T5 T3", "T4 S2", "T4"),  # the highest is 5, and the 4 is below it: any trump
        ("H5 T7 T6", "T9 T2", "T9"),
        ("S5", "E", "E"),
    ],
)
def test_what_may_be_played(trick, hand, legal):
    cards = [Card.parse(card) for card in trick.split()]
    led = best = 0
    for card in cards:
        if not card.is_excuse:
            led = led or led_by(card.bit)
            winner = cards[place_of_winner(tuple(cards))]
            best = winner.bit
    found = legal_bits(Hand.parse(hand).bits, led, best)
    assert Hand(found) == Hand.parse(legal)
    assert set(slow.legal(hand.split(), trick.split())) == set(legal.split())


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("H5 HR H2 H10", 1), ("H5 S10 SR DR", 0), ("H5 T1 HR T2", 3), ("T5 T21 E T20", 1), ("E H5 HR S14", 2),
        ("E T3 HR SR", 1), ("H5 E S2 HD", 3), ("S1 S2 SV S10", 2),
    ],
)  # fmt: skip
def test_who_wins(cards, winner):
    if "S14" in cards:
        cards = cards.replace("S14", "S10")
    trick = Trick(Form.FOUR, Seat.NORTH, tuple(map(Card.parse, cards.split())))
    assert trick.winner is Form.FOUR.next(Seat.NORTH, winner)
    assert slow.winner_of(cards.split()) == winner


def table(form, chance):
    """A random deal for both tarots."""
    hands, dog = slow.dealt(form.players, chance)
    deal = Deal.of(
        form, {seat: Hand.of(hand) for seat, hand in zip(form.seats, hands, strict=True)}, Hand.of(dog)
    )
    return hands, deal


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(list(Form)), st.randoms(use_true_random=False))
def test_random_deals_go_as_the_slow_rules_say(form, chance):
    hands, deal = table(form, chance)
    order, tricks = slow.play_out(hands, 1, {0}, chance)
    play = Play.of(deal, form.seats[0], form.seats[1])
    held = [hand[:] for hand in hands]
    trick = []
    for card in order:
        if len(trick) == form.players:
            trick = []
        seat = form.number(play.turn)
        assert {str(c) for c in play.legal_cards} == set(slow.legal(held[seat], trick))
        for other in held[seat]:
            assert (
                play.is_legal(other)
                is (play.why_not(other) is None)
                is (other in slow.legal(held[seat], trick))
            )
        play = play.then(card)
        held[seat].remove(card)
        trick.append(card)
    assert play.has_ended
    assert [form.number(winner) for winner in play.winners] == [winner for _, _, winner in tricks]
    assert [[str(c) for c in trick.cards] for trick in play.tricks] == [cards for _, cards, _ in tricks]
    assert Play(form, play.hands, play.taker, play.leader, cards=play.cards) == play
    assert play.back().then(play.cards[-1]) == play


def fixed(first, *others):
    """A deal of four in which these cards are in the hands of the first seats; the rest comes as it falls."""
    wanted = [Hand.parse(text) for text in (first, *others)]
    used = Hand()
    for hand in wanted:
        used = used | hand
    rest = [card for card in Card.all() if card not in used]
    random.Random(3).shuffle(rest)
    hands = []
    for place in range(4):
        hand = list(wanted[place]) if place < len(wanted) else []
        while len(hand) < 18:
            hand.append(rest.pop())
        hands.append(Hand.of(hand))
    return Deal(Form.FOUR, tuple(hands), Hand.of(rest))


WEST = "S:RDCV1098765432 T:1,2,3,4,5"
NORTH = "H:RDCV1098765432 T:6,7,8,9,21"


@pytest.mark.parametrize(
    ("cards", "card", "clause"),
    [
        ("H5", "T1", "T4-PLAY-4|"),  # West has no heart and trumps it: legal
        ("H5", "S2", "T4-PLAY-4"),
        ("T6", "T1", "T4-PLAY-2|"),  # nothing above the 6: any trump
        ("T6", "S2", "T4-PLAY-2"),
        ("H5", "H5", ""),
        ("H5", "HR", "T4-PLAY-1"),
        ("", "S2", "T4-PLAY-1"),
    ],
)
def test_why_not(cards, card, clause):
    deal = fixed(NORTH, WEST)
    play = Play.of(deal, Seat.NORTH, Seat.NORTH, cards.split())
    found = play.why_not(card)
    if clause.endswith("|"):
        assert found is None
        return
    assert found.clause == clause
    with pytest.raises(IllegalPlay):
        play.then(card)


@pytest.mark.parametrize(
    ("lead", "hand", "card", "clause"),
    [
        ("H5", "H:2 S:RDCV1098765432 T:1,2,3,4", "S2", "T4-PLAY-3"),
        ("H5", "H:2 S:RDCV1098765432 T:1,2,3,4", "T1", "T4-PLAY-3"),
        ("T6", "S:RDCV1098765432 T:10,1,2,3,4", "T1", "T4-PLAY-2"),
        ("T6", "S:RDCV1098765432 T:10,1,2,3,4", "S2", "T4-PLAY-2"),
    ],
)
def test_which_obligation_is_broken(lead, hand, card, clause):
    north = "H:RDCV10987654" if "H:2" in hand else "H:RDCV1098765432"
    deal = fixed(f"{north} T:6,7,8,9,21", hand)
    found = Play.of(deal, Seat.NORTH, Seat.NORTH, [lead]).why_not(card)
    assert found.clause == clause


def test_overtrumping_is_owed_to_a_partner_too():
    deal = fixed(
        "H:RDCV1098765432 T:6,7,8,9,21", "S:RDCV1098765432 T:1,2,3,4,5", "D:RDCV1098765432 T:10,11,12,13,14"
    )
    play = Play.of(deal, Seat.NORTH, Seat.NORTH, ["H5", "T5"])  # West, a defender, has trumped
    assert play.turn is Seat.SOUTH
    found = play.why_not("D2")
    assert found.clause == "T4-PLAY-4"
    assert set(map(str, play.legal_cards)) == {"T10", "T11", "T12", "T13", "T14"}


def test_first_lead_at_five_is_not_of_the_called_suit():
    chance = random.Random(5)
    for _ in range(20):
        hands, deal = table(Form.FIVE, chance)
        called = Card.parse(chance.choice(["SR", "HR", "DR", "CR"]))
        play = Play(Form.FIVE, deal.hands, Seat.ONE, Seat.TWO, None, called)
        for text in hands[1]:
            card = Card.parse(text)
            banned = card.suit is called.suit and card != called
            found = play.why_not(card)
            assert (found is not None) is banned
            assert found is None or found.clause == "T5-5"
        after = play.then(play.legal_cards[0])
        assert all(after.why_not(card) is None or after.why_not(card).clause != "T5-5" for card in Card.all())


def test_play_wants_whole_hands_and_gives_back_what_was_played():
    with pytest.raises(Impossible):
        Play.of(Deal.of(Form.FOUR, {Seat.NORTH: "SR"}), Seat.NORTH, Seat.NORTH)
    play = Play.of(Deal.numbered(Form.FOUR, 7), Seat.NORTH, Seat.WEST)
    with pytest.raises(Impossible):
        play.back()
    assert play.last_trick is None
    assert play.gatherer is Seat.SOUTH
    card = play.legal_cards[0]
    after = play.then(card)
    assert str(after.why_not(card)).endswith("has been played: play another card")
    assert after.has_played(Seat.WEST)
    assert not after.has_played(Seat.NORTH)
