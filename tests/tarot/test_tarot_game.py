"""Whole deals: every step with its refusals, random games, records that replay."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import random_game

from tapete.tarot import (
    BadRecord,
    Bid,
    Card,
    Deal,
    Form,
    Game,
    Hand,
    IllegalBid,
    IllegalCall,
    IllegalEcart,
    IllegalHandful,
    IllegalPlay,
    Impossible,
    Phase,
    Seat,
    Slam,
    check_balance,
)
from tapete.tarot.record import dump, load, read, write
from tapete.tarot.report import game_report, lines, view

N, W, S, E = Seat.NORTH, Seat.WEST, Seat.SOUTH, Seat.EAST


@settings(deadline=None, max_examples=120)
@given(st.sampled_from(list(Form)), st.randoms(use_true_random=False))
def test_random_games_end_in_marks_that_sum_to_zero_and_replay(form, chance):
    game = random_game(form, chance)
    result = game.result
    check_balance(result.marks)
    assert load(dump(game)) == game
    assert read(write(game)).result == result
    assert result.to_plain()["marks"].keys() == {str(seat) for seat in form.seats}
    report = game_report(game)
    assert json.loads(json.dumps(report))["phase"] == game.phase.value
    assert list(lines(game))
    if game.phase is Phase.ENDED:
        counted = game.count
        assert counted.attack + counted.defence == 182
        used = Hand(sum(hand.bits for hand in game.play.hands)) | game.set_aside
        assert len(used) == 78


@settings(deadline=None, max_examples=30)
@given(st.sampled_from(list(Form)), st.randoms(use_true_random=False), st.integers(1, 60))
def test_a_seat_sees_its_own_cards_and_no_others(form, chance, steps):
    game = random_game(form, chance, steps=steps)
    for seat in form.seats:
        seen = view(game, seat)
        hidden = [card for other in form.seats if other is not seat for card in game.hand(other)]
        shown = [card for _, cards in game.handfuls for card in cards]
        open_ = [*(game.visible_dog or ()), *shown]
        told = (seen["hand"], *(seen["trick"] or ()), *(seen["last_trick"] or ()), *seen["legal_cards"])
        for card in hidden:
            if card in open_ or card == game.called:
                continue
            assert all(card not in Hand.parse(cards) for cards in told)
        assert (seen["ecart"] is None) or seat is game.taker


FORCED = Deal.of(  # with the dog North has four kings and fifteen trumps
    Form.FOUR,
    {
        N: "SR HR DR T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7",
        W: "S:DCV10987654321 T:1,2,3 D:32",
        S: "H:DCV10987654321 T:4,5 D:DCV",
        E: "C:DCV10987654321 E T:6 D:1098",
    },
    "CR D:76541",
)


def after_bids(deal, *bids, dealer=S):
    game = Game(deal, dealer)
    for bid in bids:
        game = game.bid(bid)
    return game


def test_a_forced_ecart_is_shown_and_counts_in_a_handful():
    game = after_bids(FORCED, "pass", "garde", "pass", "pass")
    assert game.phase is Phase.DOG
    assert len(game.full_hand) == 24
    ecart = "D7 D6 D5 D4 D1 T7"
    assert game.why_not_ecart(ecart).clause == "T4-DOG-2"  # the trump was not shown
    assert game.why_not_ecart(ecart, "T7 D1").clause == "T4-DOG-2"
    with pytest.raises(IllegalEcart):
        game.set_ecart("D7 D6 D5 D4 T8 T7", "T8 T7")
    game = game.set_ecart(ecart, "T7")
    assert game.why_not_ecart(ecart, "T7").clause == "T4-DOG-4"
    assert game.turn is E
    game = game.card("C2")
    assert game.turn is N
    fifteen = "T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7"
    assert game.why_not_handful(Hand.parse("T:21,20,19,18,17,16,15,14,13,12,11")).clause == "T4-HF-3"
    shown = game.show(fifteen)
    assert shown.why_not_handful(Hand.parse(fifteen)).clause == "T4-HF-1"
    played = shown.card("CR")
    assert played.turn is W
    assert played.why_not_handful(Hand.parse(fifteen), N).clause == "T4-HF-1"
    with pytest.raises(IllegalHandful):
        played.show(fifteen, N)
    assert view(played, W)["ecart_shown"] == "T:7"
    assert view(played, W)["ecart"] is None
    assert view(played, N)["ecart"] == "D:76541 T:7"


def test_all_pass_and_nobody_scores():
    game = after_bids(FORCED, "pass", "pass", "pass", "pass")
    assert game.phase is Phase.PASSED
    assert set(game.result.marks.values()) == {0}
    assert game.turn is None
    with pytest.raises(Impossible):
        _ = game.play


def test_the_petit_as_only_trump_annuls():
    hands = dict(FORCED)
    hands[W] = Hand.parse("S:DCV10987654321 T:1 D:10932")
    hands[E] = Hand.parse("C:DCV10987654321 E T:6,3,2 D:8")
    deal = Deal.of(Form.FOUR, hands, FORCED.dog)
    assert deal.petit_sec is W
    game = Game(deal, S)
    assert game.why_not_bid("garde").clause == "T4-PSEC-1"
    with pytest.raises(IllegalBid):
        game.bid("pass")
    annulled = game.annul()
    assert annulled.phase is Phase.ANNULLED
    assert set(annulled.result.marks.values()) == {0}
    assert load(dump(annulled)) == annulled
    with pytest.raises(Impossible):
        Game(FORCED, S).annul()


def test_a_slam_is_announced_after_the_contract_and_gives_the_lead():
    game = Game(FORCED, S)
    assert game.why_not_slam().clause == "T4-SLAM-1"
    game = after_bids(FORCED, "pass", "garde", "pass", "pass")
    assert game.leader is E
    with pytest.raises(IllegalCall, match="only the taker"):
        game.announce_slam(W)
    game = game.announce_slam().set_ecart("D7 D6 D5 D4 D1 T7", "T7")
    assert game.leader is N
    assert game.turn is N
    with pytest.raises(IllegalCall, match="has been announced"):
        game.announce_slam()
    later = game.card("T21")
    assert later.why_not_slam().clause == "T4-SLAM-1"


def test_the_dog_stays_down_in_the_high_contracts():
    game = after_bids(FORCED, "pass", "garde sans", "pass", "pass")
    assert game.phase is Phase.PLAY
    assert game.visible_dog is None
    assert game.why_not_ecart("D7 D6 D5 D4 D1 T7").clause == "T4-DOG-5"
    assert view(game, N)["dog"] is None
    assert game.dog_side.value == "attack"
    assert after_bids(FORCED, "pass", "garde contre", "pass", "pass").dog_side.value == "defence"


def test_a_duplicate_board_has_its_contract():
    game = Game(FORCED, S, imposed=(N, Bid.GARDE))
    assert game.phase is Phase.DOG
    assert game.why_not_bid("prise").clause == "TD-8"
    assert load(dump(game)) == game


def test_a_card_is_refused_and_nothing_has_changed():
    game = after_bids(FORCED, "pass", "garde sans", "pass", "pass").card("C2")
    with pytest.raises(IllegalPlay) as wrong:
        game.card("SR")
    assert wrong.value.clause == "T4-PLAY-4"
    assert game.play.cards == (Card.parse("C2"),)


def test_the_king_called_makes_the_partner():
    deal = Deal.seeded(Form.FIVE, "five", 4)
    dealer = Seat.FIVE
    for card in ("SR", "HR", "DR", "CR"):
        game = Game(deal, dealer).bid("garde").bid("pass").bid("pass").bid("pass").bid("pass")
        assert game.phase is Phase.CALLING
        assert game.why_not_call("T21").clause == "T5-3"
        game = game.call(card)
        holder = next((seat for seat, hand in deal if Card.parse(card) in hand), None)
        assert game.partner is (None if holder in (None, Seat.ONE) else holder)
        assert view(game, Seat.TWO)["partner"] is None
        with pytest.raises(IllegalCall):
            game.call(card)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"rules": "bridge-2017"}, "are no rules for tarot"),
        ({"players": 6}, "players: tarot is played by 3, 4 or 5"),
        ({"dealer": "X"}, "dealer: "),
        ({"bids": ["garde", "prise"]}, "bids 2: prise is not higher than garde"),
        ({"bids": ["garde", "pass", "pass", "pass", "pass"]}, "bids 5"),
        ({"hands": {"N": "SR SR"}}, "hands N: .*twice"),
        ({"hands": {"N": "SR"}}, "a hand has 18 cards"),
        ({"colour": 1}, "a deal has no field colour"),
        ({"bids": "garde"}, "give a list"),
        ({"slam": "yes"}, "slam: give true or false"),
        ({"annulled": "no"}, "annulled: give true or false"),
        ({"plays": ["S99"]}, "is no card|play has not begun"),
        ({"ecart": "D7 D6 D5 D4 D1"}, "ecart: an écart has 6 cards, and this one has 5"),
        ({"ecart": "D7 D6 D5 D4 D1 T7", "ecart_shown": "-"}, "ecart: the trumps of the écart are shown"),
        ({"ecart": "D7 D6 D5 D4 D1 T7", "plays": ["C2", "CR"],
          "handfuls": [{"seat": "N", "cards": "T:21,20,19"}]},
         "handfuls N: a handful has 10, 13 or 15 trumps, and this one has 3"),
        ({"ecart": "D7 D6 D5 D4 D1 T7", "plays": ["C2", "T21"]}, "plays 2: .*must follow suit"),
        ({"ecart": "D7 D6 D5 D4 D1 T7", "handfuls": [{"seat": "W", "cards": "T:1"}]},
         "has not come to a first card"),
        ({"ecart": "D7 D6 D5 D4 D1 T7", "handfuls": ["N"]}, "a handful has a seat and its cards"),
        ({"call": "HR"}, "call: a card is called only where five play"),
        ({"dealer": True}, "should be a text"),
    ],
)  # fmt: skip
def test_a_wrong_record_names_its_field(change, why):
    record = dump(after_bids(FORCED, "pass", "garde", "pass", "pass"))
    with pytest.raises(BadRecord, match=why):
        load(record | change)


def test_what_is_no_record_is_said():
    with pytest.raises(BadRecord, match="not JSON"):
        read("{")
    with pytest.raises(BadRecord, match="is an object"):
        read("[]")
    with pytest.raises(BadRecord, match="dealer is missing"):
        load({"players": 4})


def test_plays_may_be_written_trick_by_trick_and_the_dog_left_out():
    record = dump(after_bids(FORCED, "pass", "garde", "pass", "pass"))
    record |= {"ecart": ["D7", "D6", "D5", "D4", "D1", "T7"], "plays": [["C2", "CR"]]}
    record["hands"] = {seat: hand.split() for seat, hand in record["hands"].items()}
    del record["dog"]
    game = load(record)
    assert len(game.play.cards) == 2
    assert game.deal == FORCED


def test_results_say_what_there_was_of_a_slam():
    game = after_bids(FORCED, "pass", "garde", "pass", "pass").announce_slam()
    game = game.set_ecart("D7 D6 D5 D4 D1 T7", "T7")
    while game.phase is Phase.PLAY:
        game = game.card(game.play.legal_cards[-1])
    assert game.result.slam in (Slam.FAILED, Slam.ANNOUNCED)


def top_down(game):
    """The taker plays trumps from the top, then kings, the Excuse last; the others their last lawful card."""
    while game.phase is Phase.PLAY:
        legal = game.play.legal_cards
        first = [card for card in legal if not card.is_excuse] or list(legal)
        mine = max(first, key=lambda card: (card.trump, card.half_points))
        game = game.card(mine if game.turn is game.taker else legal[-1])
    return game


THREE_WITH = {
    "1": "T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3 E SR HR DR CR",
    "3": "C:7654321 T:1,2",
}
THREE_WITHOUT = {"1": "T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1 SR HR DR", "3": "C:87654321 E"}


@pytest.mark.parametrize(
    ("hands", "announced", "marks", "petit"),
    [
        (THREE_WITH, True, [1440, -720, -720], None),  # 91 points: (55 + 25) × 4 + 400
        (THREE_WITH, False, [1040, -520, -520], None),
        (THREE_WITHOUT, True, [1368, -684, -684], None),  # 87 points: (46 + 25) × 4 + 400
        (THREE_WITHOUT, False, [968, -484, -484], None),
    ],
)
def test_slams_of_three(hands, announced, marks, petit):
    game = load(
        {
            "players": 3, "dealer": "3", "bids": ["garde sans", "pass", "pass"],
            "hands": {
                "1": hands["1"],
                "2": "S:DCV10987654321 H:DCV109876543",
                "3": f"H:21 D:DCV10987654321 {hands['3']}",
            },
        }
    )  # fmt: skip
    game = top_down(game.announce_slam() if announced else game)
    result = game.result
    assert list(result.marks.values()) == marks
    assert (result.petit and result.petit.value) == petit
    assert result.oudlers == (3 if hands is THREE_WITH else 2)
    assert load(dump(game)).result == result


def test_the_petit_led_last_but_one_in_a_slam_with_the_excuse():
    hands = {
        "1": "T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1 E SR HR",
        "2": "S:DCV10987654321 H:DCV109876543",
        "3": "H:21 D:RDCV10987654321 C:87654321",
    }
    game = load(
        {"players": 3, "dealer": "3", "bids": ["garde sans", "pass", "pass"], "hands": hands, "slam": True}
    )
    order = ["SR", "HR", *(f"T{n}" for n in range(21, 0, -1)), "E"]
    while game.phase is Phase.PLAY:
        game = game.card(order.pop(0) if game.turn is Seat.ONE else game.play.legal_cards[-1])
    assert game.result.petit.value == "attack"
    assert game.count.attack == 182
    assert list(game.result.marks.values()) == [1520, -760, -760]  # (55 + 25) × 4 + 40 + 400


@pytest.mark.parametrize(("called", "marks"), [("SR", [1440, 720, -720, -720, -720]),
                                               ("CR", [1440, -720, -720, -720, 720])])  # fmt: skip
def test_a_slam_of_five_with_a_partner(called, marks):
    game = load(
        {
            "players": 5, "dealer": "5", "bids": ["garde sans", "pass", "pass", "pass", "pass"],
            "hands": {
                "1": "T:21,20,19,18,17,16,15,14,13,12,11,10,9,8 E",
                "2": "S:RDCV10987654321 HR", "3": "H:DCV10987654321 T:1,2",
                "4": "D:RDCV10987654321 T3", "5": "C:RDCV10987654 T:4,5,6,7",
            },
            "call": called, "slam": True,
        }
    )  # fmt: skip
    game = top_down(game)
    assert list(game.result.marks.values()) == marks
    assert game.count.excuse.fate.value == "slam"
    assert game.play.partner_is_known


def test_a_slam_of_five_without_the_excuse():
    game = load(
        {
            "players": 5, "dealer": "5", "bids": ["garde sans", "pass", "pass", "pass", "pass"],
            "hands": {
                "1": "T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7",
                "2": "S:RDCV10987654321 HR", "3": "H:DCV10987654321 T:1,2",
                "4": "D:RDCV10987654321 T3", "5": "C:RDCV10987654 T:4,5,6 E",
            },
            "call": "SR", "slam": True,
        }
    )  # fmt: skip
    game = top_down(game)
    # The defence keeps the Excuse and owes half a point that it never wins: 87 points with two oudlers.
    assert game.result.oudlers == 2
    assert list(game.result.marks.values()) == [1368, 684, -684, -684, -684]  # (46 + 25) × 4 + 400


def test_a_taker_who_calls_his_own_king_plays_alone():
    deal = Deal.seeded(Form.FIVE, "alone", 2)
    seat = next(s for s, hand in deal if any(str(card) in ("SR", "HR", "DR", "CR") for card in hand))
    king = next(card for card in deal[seat] if str(card)[1:] == "R" and card.suit)
    game = Game(deal, Form.FIVE.next(seat, -1)).bid("garde sans")
    for _ in range(4):
        game = game.bid("pass")
    game = top_down(game.call(king))
    marks = game.result.marks
    assert game.partner is None
    assert marks[seat] == 4 * game.result.unit
    assert sorted(marks.values()) == sorted([4 * game.result.unit] + [-game.result.unit] * 4)


def test_passes_after_a_garde_contre_may_be_left_out():
    record = dump(after_bids(FORCED, "pass", "garde contre", "pass", "pass"))
    assert load(record | {"bids": ["pass", "garde contre"]}) == load(record)
