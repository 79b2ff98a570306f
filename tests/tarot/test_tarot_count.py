"""Counting in half points, the account of the Excuse, the Petit au bout, slams: beside the slow counter."""

import random

import pytest
import slow_tarot as slow
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.tarot import Card, Deal, Fate, Form, Hand, Play, Readings, Seat, Side, count
from tapete.tarot.playout import playout
from tapete.tarot.readings import DEFAULT


def both(form, attackers, chance, *, aside_attack=True):
    """The same random deal counted by both tarots."""
    hands, dog = slow.dealt(form.players, chance)
    order, tricks = slow.play_out(hands, 1, attackers, chance)
    deal = Deal.of(form, {seat: Hand.of(h) for seat, h in zip(form.seats, hands, strict=True)}, Hand.of(dog))
    partner = form.seats[max(attackers)] if len(attackers) > 1 else None
    play = Play(form, deal.hands, form.seats[0], form.seats[1], partner, cards=tuple(map(Card.parse, order)))
    found = count(play, deal.dog, Side.ATTACK if aside_attack else Side.DEFENCE)
    return found, slow.counted(tricks, attackers, dog, aside_attack)


@settings(deadline=None, max_examples=150)
@given(st.sampled_from(list(Form)), st.randoms(use_true_random=False), st.booleans(), st.booleans())
def test_half_points_stay_182_and_agree_with_the_slow_counter(form, chance, aside_attack, with_partner):
    attackers = {0, chance.randrange(1, 5)} if form is Form.FIVE and with_partner else {0}
    found, (attack, defence, oudlers, petit, slam) = both(form, attackers, chance, aside_attack=aside_attack)
    assert found.attack + found.defence == 182
    assert attack + defence == 182
    assert (found.attack, found.oudlers) == (attack, oudlers)
    assert (found.petit and found.petit.value, found.slam and found.slam.value) == (petit, slam)
    if form is Form.FOUR:
        assert found.attack % 2 == 0


def hands_of(*texts):
    """Four hands of eighteen for plays that a test writes down; the rest is the dog."""
    hands = tuple(map(Hand.parse, texts))
    assert [len(hand) for hand in hands] == [18] * 4
    used = Hand(sum(hand.bits for hand in hands))
    return hands, Hand.of(card for card in Card.all() if card not in used)


# North takes all: twenty trumps and aces of force. He has the Excuse, or the defence has it.
TOP = "T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,1 E"
SOUTH = "H:RDCV10987654321 D:10987"
EAST = "C:RDCV10987654321 D:6543"


def run(north, west, south, east, first, readings=DEFAULT):
    """North plays his cards in this order and the others their lowest legal card; the Excuse when named."""
    (hands, dog) = hands_of(north, west, south, east)
    play = Play(Form.FOUR, hands, Seat.NORTH, Seat.NORTH)
    order = [Card.parse(card) for card in first.split()]
    while not play.has_ended:
        card = order.pop(0) if play.turn is Seat.NORTH else play.legal_cards[-1]
        play = play.then(card)
    return count(play, dog, Side.ATTACK, readings), play


def test_a_slam_with_the_excuse_keeps_it_to_the_last_and_the_petit_before():
    west = "S:RDCV10987654321 T:2,3,4,5"
    counted, play = run(TOP, west, SOUTH, EAST, " ".join(f"T{n}" for n in [21, *range(20, 5, -1), 1]) + " E")
    assert counted.slam is Side.ATTACK
    assert counted.petit is Side.ATTACK  # in the last trick but one (T4-SLAM-5)
    assert counted.excuse.fate is Fate.SLAM
    assert counted.attack == 182
    assert counted.oudlers == 3
    assert play.tricks[-1].excuse_wins
    assert str(play.tricks[-1].cards[0]) == "E"
    assert play.winners[-1] is Seat.NORTH


def test_a_slam_without_the_excuse_makes_eighty_seven():
    north = "T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,1"
    west = "S:RDCV10987654321 T:2,3,4 E"
    (hands, dog) = hands_of(north, west, SOUTH, EAST)
    play = Play(Form.FOUR, hands, Seat.NORTH, Seat.NORTH)
    while not play.has_ended:
        card = play.legal_cards[0] if play.turn is Seat.NORTH else play.legal_cards[-1]
        play = play.then(card)
    counted = count(play, dog)
    assert counted.slam is Side.ATTACK
    assert counted.attack == 2 * 87
    assert counted.oudlers == 2
    assert counted.petit is Side.ATTACK  # in the last trick
    assert counted.excuse.fate is Fate.OWED  # the defence never had a low card to give (T4-SLAM-8)


def test_the_excuse_in_the_last_trick_of_a_slam_stays_with_its_side():
    north = "T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,1"
    west = "S:RDCV10987654321 T:2,3,4 E"
    (hands, dog) = hands_of(north, west, SOUTH, EAST)
    play = Play(Form.FOUR, hands, Seat.NORTH, Seat.NORTH)
    while not play.has_ended:
        choices = [card for card in play.legal_cards if not card.is_excuse] or list(play.legal_cards)
        play = play.then(choices[0] if play.turn is Seat.NORTH else choices[-1])
    counted = count(play, dog)
    assert counted.excuse.fate is Fate.SLAM
    assert (counted.attack, counted.oudlers) == (2 * 87, 2)


def test_a_slam_that_the_taker_suffers():
    north = "S:1098765432 H:1098765432"  # no trump, no honour
    west = TOP
    south = "S:RDCV1 D:RDCV109876543 T:2"
    east = "H:RDCV1 C:RDCV109876543 T:3"
    (hands, dog) = hands_of(north, west, south, east)
    play = Play(Form.FOUR, hands, Seat.NORTH, Seat.WEST)
    while not play.has_ended:
        mine = [card for card in play.legal_cards if not card.is_excuse] or list(play.legal_cards)
        play = play.then(mine[0] if play.turn is Seat.WEST else mine[-1])
    counted = count(play, dog)
    assert counted.slam is Side.DEFENCE
    assert counted.excuse.fate is Fate.SLAM
    assert counted.petit is Side.DEFENCE
    assert counted.attack == dog.half_points


def last_trick(excuse_always_changes):
    """North, who attacks, plays the Excuse to the last trick, which a defender or he himself could win."""
    chance = random.Random(1)
    readings = Readings(excuse_always_changes=excuse_always_changes)
    found = set()
    for _ in range(300):
        hands, dog = slow.dealt(5, chance)
        if "E" not in hands[0]:
            continue
        attackers = {0, 1}
        order, tricks = slow.play_out(hands, 1, attackers, chance, keep_excuse=True)
        if "E" not in tricks[-1][1]:
            continue
        deal = Deal.of(
            Form.FIVE, {s: Hand.of(h) for s, h in zip(Form.FIVE.seats, hands, strict=True)}, Hand.of(dog)
        )
        play = Play(Form.FIVE, deal.hands, Seat.ONE, Seat.TWO, Seat.TWO, cards=tuple(map(Card.parse, order)))
        counted = count(play, deal.dog, Side.ATTACK, readings)
        won = play.side(play.winners[-1])
        found.add((won, counted.excuse.fate, counted.excuse.side))
        assert counted.attack + counted.defence == 182
    return found


def test_the_excuse_in_the_last_trick_changes_sides_whoever_wins_it():
    assert last_trick(excuse_always_changes=True) == {
        (Side.DEFENCE, Fate.LOST, Side.DEFENCE), (Side.ATTACK, Fate.LOST, Side.DEFENCE)
    }  # fmt: skip


def test_the_excuse_in_an_own_last_trick_may_be_read_to_stay():
    assert last_trick(excuse_always_changes=False) == {
        (Side.DEFENCE, Fate.LOST, Side.DEFENCE), (Side.ATTACK, Fate.OWN_TRICK, Side.ATTACK)
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(30))
def test_the_low_card_is_given_when_there_is_one(seed):
    chance = random.Random(seed)
    hands, dog = slow.dealt(4, chance)
    order, tricks = slow.play_out(hands, 1, {0}, chance)
    deal = Deal.of(
        Form.FOUR, {s: Hand.of(h) for s, h in zip(Form.FOUR.seats, hands, strict=True)}, Hand.of(dog)
    )
    play = Play(Form.FOUR, deal.hands, Seat.NORTH, Seat.WEST, cards=tuple(map(Card.parse, order)))
    excuse = count(play, deal.dog).excuse
    if excuse is None:
        assert "E" in dog
        return
    own = excuse.player is Seat.NORTH
    low = [any(slow.halves(card) == 1 for card in cards) for _, cards, _ in tricks]
    mine = [n for n, (_, _, winner) in enumerate(tricks) if (winner == 0) == own and low[n]]
    if excuse.fate is Fate.PAID:
        assert excuse.paid_in == max(mine[0], excuse.trick)
    if excuse.fate is Fate.OWED:
        assert not mine


@pytest.mark.parametrize("form", Form)
def test_the_playout_on_bits_counts_as_the_play_does(form):
    for seed in range(60):
        chance = random.Random(seed)
        deal = Deal.shuffled(form, chance.sample(range(78), 78))
        numbers = random.Random(seed)
        partner = 2 if form is Form.FIVE and seed % 2 else -1
        half = playout(
            [hand.bits for hand in deal.hands], deal.dog.bits, 0, 1, numbers.random, partner=partner
        )
        again = random.Random(seed)
        mate = form.seats[partner] if partner > 0 else None
        play = Play(form, deal.hands, form.seats[0], form.seats[1], mate)
        while not play.has_ended:
            legal = sorted(play.legal_cards, key=lambda card: card.number)
            play = play.then(legal[int(again.random() * len(legal))])
        assert half == count(play, deal.dog).attack
