"""Dealing by the book, deals by number and by seed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.tarot import BadDeal, Card, Deal, Form, Hand, IllegalDeal, Impossible, Seat
from tapete.tarot.chance import deals
from tapete.tarot.dealing import (
    After,
    by_the_book,
    cut,
    cutter,
    dealer_drawn,
    dealt,
    drawn,
    live_form,
    next_dealer,
    shuffled,
    shuffler,
)

N, W, S, E = Seat.NORTH, Seat.WEST, Seat.SOUTH, Seat.EAST
ONE, TWO, THREE, FOUR, FIVE = (Seat.parse(n) for n in "12345")
RIGHT_DOG = {Form.THREE: [1, 2, 3, 4, 5, 17], Form.FOUR: [1, 3, 5, 7, 9, 23], Form.FIVE: [1, 2, 24]}


@pytest.mark.parametrize("form", Form)
def test_a_deal_has_the_right_numbers_of_cards(form):
    for deal in (Deal.random(form), Deal.seeded(form, "Club", 3), Deal.numbered(form, deals(form) - 1)):
        assert {len(hand) for hand in deal.hands} == {form.hand}
        assert len(deal.dog) == form.dog
        assert not deal.unseen
        assert Deal.parse(str(deal)) == deal
        assert Deal.numbered(form, deal.number) == deal


def test_sizes_of_the_three_forms():
    assert [(f.players, f.hand, f.dog, f.packet) for f in Form] == [
        (3, 24, 6, 4),
        (4, 18, 6, 3),
        (5, 15, 3, 3),
    ]


def test_a_seed_is_the_same_deal_everywhere():
    deal = Deal.seeded(Form.FOUR, "Club evening")
    assert deal == Deal.seeded(Form.FOUR, "Club evening", 1)
    assert deal != Deal.seeded(Form.FOUR, "Club evening", 2)
    assert str(deal.dog) == str(Deal.parse(str(deal)).dog)


@given(st.sampled_from(list(Form)), st.randoms(use_true_random=False))
def test_packets_go_round_to_the_right_and_the_dog_gets_no_end_card(form, chance):
    pack = list(Card.all())
    chance.shuffle(pack)
    packets = form.players * form.hand // form.packet
    dog_after = sorted(chance.sample(range(1, packets), form.dog))
    dealer = chance.choice(form.seats)
    deal = dealt(form, dealer, pack, dog_after)
    assert deal.is_complete
    assert pack[0] in deal[form.next(dealer)]
    assert pack[-1] in deal[dealer]
    assert all(pack[place] in deal[form.next(dealer)] for place in range(form.packet))


@pytest.mark.parametrize("form", Form)
def test_the_dog_is_neither_first_nor_last_nor_short(form):
    pack = tuple(Card.all())
    packets = form.players * form.hand // form.packet
    good = RIGHT_DOG[form]
    assert dealt(form, form.seats[0], pack, good).is_complete
    for bad, why in [
        ([0, *good[1:]], "neither the first nor the last"),
        ([*good[:-1], packets], "neither the first nor the last"),
        (good[:-1], "the dog gets"),
        ([good[1], *good[1:]], "one by one"),
    ]:
        with pytest.raises(IllegalDeal, match=why) as wrong:
            dealt(form, form.seats[0], pack, bad)
        assert wrong.value.clause == "T4-DEAL-4"
    with pytest.raises(Impossible):
        dealt(form, form.seats[0], pack[:-1], good)


@pytest.mark.parametrize(
    ("at", "fair"), [(0, False), (2, False), (3, True), (40, True), (75, True), (76, False)]
)
def test_a_cut_takes_and_leaves_three_cards(at, fair):
    pack = shuffled()
    if fair:
        assert cut(pack, at) == (*pack[at:], *pack[:at])
    else:
        with pytest.raises(IllegalDeal) as wrong:
            cut(pack, at)
        assert wrong.value.clause == "T4-DEAL-3"


@pytest.mark.parametrize(
    ("cards", "dealer"),
    [
        ("SR HV D2 C5", S), ("C1 D1 H1 S1", N), ("S1 H1 D1 T1", S), ("T2 T1 T21 T9", W),
        ("SR T1 HR DR", E), ("S1 E C5 D9", None), ("S10 H10 D10 C10", E),
    ],
)  # fmt: skip
def test_the_lowest_card_deals(cards, dealer):
    assert dealer_drawn(dict(zip([N, W, S, E], map(Card.parse, cards.split()), strict=True))) is dealer


def test_two_players_cannot_draw_one_card():
    with pytest.raises(Impossible):
        dealer_drawn({N: Card.parse("S1"), S: Card.parse("S1")})


def test_who_shuffles_and_cuts():
    assert (shuffler(Form.FOUR, S), cutter(Form.FOUR, S)) == (N, W)
    assert cutter(Form.FIVE, ONE) is FIVE


@pytest.mark.parametrize(
    ("form", "dealer", "after", "dead", "next_"),
    [
        (Form.FOUR, S, After.PLAYED, False, E), (Form.FOUR, E, After.PASSED, False, N),
        (Form.FOUR, N, After.PETIT_SEC, False, W), (Form.FOUR, W, After.MISDEAL, False, W),
        (Form.THREE, THREE, After.PLAYED, False, ONE), (Form.FIVE, FIVE, After.PASSED, False, ONE),
        (Form.FIVE, TWO, After.PASSED, True, TWO), (Form.FIVE, TWO, After.PLAYED, True, THREE),
    ],
)  # fmt: skip
def test_who_deals_next(form, dealer, after, dead, next_):
    assert next_dealer(form, dealer, after, dead_deals=dead) is next_


def test_one_of_five_is_dead_and_the_others_play():
    assert live_form(Form.FIVE, THREE) == (FOUR, FIVE, ONE, TWO)
    with pytest.raises(Impossible):
        live_form(Form.FOUR, N)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("N=S:R ; W=- ; S=- ; E=-", "a hand has 18 cards"),
        ("N=- ; W=- ; S=- ; E=- ; dog=SR", "the dog has 6 cards"),
        ("N=SR ; W=SR", "twice"), ("N S:R", "no part of a deal"), ("N=foo", "North|N: "), ("X=SR", "no seat"),
    ],
)  # fmt: skip
def test_what_is_no_deal_is_said(text, why):
    with pytest.raises(BadDeal, match=why):
        Deal.parse(text)


def test_deals_have_numbers_only_when_complete():
    deal = Deal.of(Form.FOUR, {N: "SR"})
    assert not deal.is_complete
    assert len(deal.unseen) == 77
    with pytest.raises(Impossible):
        _ = deal.number
    with pytest.raises(Impossible):
        Deal.numbered(Form.FOUR, -1)
    whole = Deal.numbered(Form.FOUR, 5)
    assert whole.seen_by(S)[N] == Hand()
    assert whole.seen_by(S)[S] == whole[S]


@pytest.mark.parametrize("form", Form)
def test_a_deal_by_the_book_is_whole(form):
    for dealer in form.seats:
        assert by_the_book(form, dealer).is_complete
    cards = drawn(form)
    assert set(cards) == set(form.seats)
    assert len(set(cards.values())) == form.players
