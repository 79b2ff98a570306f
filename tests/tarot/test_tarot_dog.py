"""The écart with its bans, the call at five, the handfuls."""

import pytest

from tapete.tarot import Card, Form, Hand
from tapete.tarot.dog import callable_cards, trumps_needed, why_not_call, why_not_ecart, why_not_shown
from tapete.tarot.handful import size_of, sizes, why_not_handful

PLAIN = "S:RD10987 H:V54 D:21 C:RDC10 T:21,10,9,8,7,6,1 E"  # 24 cards, plain ones enough
FORCED = (
    "SR HR DR CR SD HD D2 T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,1"  # four kings, three plain cards
)


@pytest.mark.parametrize(
    ("hand", "ecart", "form", "clause"),
    [
        (PLAIN, "S10 S9 S8 S7 H5 H4", Form.FOUR, None),
        (PLAIN, "SD HV CD CC C10 D2", Form.FOUR, None),  # honours below the king may go
        (PLAIN, "S10 S9 S8 S7 H5", Form.FOUR, "T4-DOG-3"),
        (PLAIN, "S10 S9 S8 S7 H5 H4 D2", Form.FOUR, "T4-DOG-3"),
        (PLAIN, "SR S9 S8 S7 H5 H4", Form.FOUR, "T4-DOG-2"),
        (PLAIN, "T21 S9 S8 S7 H5 H4", Form.FOUR, "T4-DOG-2"),
        (PLAIN, "T1 S9 S8 S7 H5 H4", Form.FOUR, "T4-DOG-2"),
        (PLAIN, "E S9 S8 S7 H5 H4", Form.FOUR, "T4-DOG-2"),
        (PLAIN, "T6 S9 S8 S7 H5 H4", Form.FOUR, "T4-DOG-2"),
        (PLAIN, "S2 S9 S8 S7 H5 H4", Form.FOUR, "T4-DOG-1"),  # not his card
        (FORCED, "SD HD D2 T6 T7 T8", Form.FOUR, None),
        (FORCED, "SD HD T6 T7 T8 T9", Form.FOUR, "T4-DOG-2"),
        (FORCED, "SD HD D2 T6 T7 T1", Form.FOUR, "T4-DOG-2"),
        ("S:RD H:RD T:21,20,19,18,17,16,15,14,13,12,11,10,9 E", "SD HD T9", Form.FIVE, None),
        ("S:RD H:RD2 T:21,20,19,18,17,16,15,14,13,12,11,10 E", "SD HD T10", Form.FIVE, "T4-DOG-2"),
        ("S:RD2 H:RD2 T:21,20,19,18,17,16,15,14,13,12,11,10", "SD HD", Form.FIVE, "T5-10"),
    ],
)
def test_ecart(hand, ecart, form, clause):
    found = why_not_ecart(Hand.parse(hand), Hand.parse(ecart), form)
    assert (found and found.clause) == clause
    if found:
        assert f"({clause})" in str(found)


@pytest.mark.parametrize(("hand", "form", "needed"), [(PLAIN, Form.FOUR, 0), (FORCED, Form.FOUR, 3),
                                                      (FORCED, Form.FIVE, 0)])  # fmt: skip
def test_trumps_only_as_many_as_plain_cards_are_missing(hand, form, needed):
    assert trumps_needed(Hand.parse(hand), form) == needed


@pytest.mark.parametrize(
    ("shown", "right"), [("T6 T7 T8", True), ("T6 T7", False), ("-", False), ("T6 T7 T8 D2", False)]
)
def test_forced_trumps_are_shown(shown, right):
    found = why_not_shown(Hand.parse("SD HD D2 T6 T7 T8"), Hand.parse(shown))
    assert (found is None) is right


@pytest.mark.parametrize(
    ("hand", "card", "form", "right"),
    [
        ("S2", "HR", Form.FIVE, True), ("HR", "HR", Form.FIVE, True), ("SR HR DR", "SD", Form.FIVE, False),
        ("SR HR DR CR", "SD", Form.FIVE, True), ("SR HR DR CR", "SC", Form.FIVE, False),
        ("SR HR DR CR SD HD DD CD", "HC", Form.FIVE, True), ("SR HR DR CR SD HD DD", "HC", Form.FIVE, False),
        ("SR HR DR CR SD HD DD CD SC HC DC CC", "HV", Form.FIVE, True),
        ("SR HR DR CR SD HD DD CD", "HV", Form.FIVE, False), ("S2", "T21", Form.FIVE, False),
        ("S2", "H10", Form.FIVE, False), ("S2", "HR", Form.FOUR, False),
        ("SR HR DR CR", "HR", Form.FIVE, True),
    ],
)  # fmt: skip
def test_call(hand, card, form, right):
    found = why_not_call(Hand.parse(hand), Card.parse(card), form)
    assert (found is None) is right
    assert found is None or found.clause == "T5-3"
    if form is Form.FIVE:
        assert (Card.parse(card) in callable_cards(Hand.parse(hand))) is right


def trumps(highest, lowest):
    return "T:" + ",".join(map(str, range(highest, lowest - 1, -1)))


@pytest.mark.parametrize(
    ("hand", "again", "shown", "form", "clause"),
    [
        (trumps(15, 6), "-", trumps(15, 6), Form.FOUR, None),
        (trumps(15, 5), "-", trumps(15, 5), Form.FOUR, "T4-HF-3"),  # eleven
        (trumps(15, 5), "-", trumps(15, 6), Form.FOUR, None),  # one hidden
        (trumps(15, 5), "-", trumps(14, 5), Form.FOUR, None),  # whichever he likes
        (trumps(15, 7), "-", trumps(15, 7), Form.FOUR, "T4-HF-3"),  # nine
        (trumps(15, 7) + " E", "-", trumps(15, 7) + " E", Form.FOUR, None),
        (trumps(15, 6) + " E", "-", trumps(15, 7) + " E", Form.FOUR, "T4-HF-4"),  # the 6 is hidden
        (trumps(15, 6) + " E", "-", trumps(15, 6), Form.FOUR, None),
        (trumps(15, 6) + " S2", "-", trumps(15, 7) + " S2", Form.FOUR, "T4-HF-3"),
        (trumps(15, 6), "-", trumps(16, 7), Form.FOUR, "T4-HF-1"),  # the 16 is not his
        (trumps(21, 9), "-", trumps(21, 9), Form.FOUR, None),
        (trumps(21, 9), "-", trumps(21, 12), Form.FOUR, None),  # a simple one of thirteen trumps
        (trumps(21, 8), "T7", trumps(21, 7), Form.FOUR, None),  # the trump of the écart again: fifteen
        (trumps(21, 8), "-", trumps(21, 7), Form.FOUR, "T4-HF-1"),
        (trumps(21, 9) + " E", "T8", trumps(21, 8) + " E", Form.FOUR, None),
        (trumps(21, 9) + " E", "T8", trumps(21, 10) + " T8 E", Form.FOUR, "T4-HF-3"),
        (trumps(13, 1), "-", trumps(13, 1), Form.THREE, None),
        (trumps(13, 1), "-", trumps(13, 4), Form.THREE, "T3-2"),
        (trumps(18, 1), "-", trumps(18, 1), Form.THREE, None),
        (trumps(8, 1), "-", trumps(8, 1), Form.FIVE, None),
        (trumps(9, 1), "-", trumps(9, 1), Form.FIVE, "T5-7"),
        (trumps(13, 1), "-", trumps(13, 1), Form.FIVE, None),
    ],
)  # fmt: skip
def test_handful(hand, again, shown, form, clause):
    found = why_not_handful(Hand.parse(hand), Hand.parse(shown), form, Hand.parse(again))
    assert (found and found.clause) == clause


def test_a_handful_is_shown_in_descending_order():
    hand = Hand.parse(trumps(15, 6))
    cards = list(hand)
    assert why_not_handful(hand, cards, Form.FOUR) is None
    assert why_not_handful(hand, cards[::-1], Form.FOUR).clause == "T4-HF-1"


@pytest.mark.parametrize(
    ("hand", "form", "found"),
    [(trumps(10, 1), Form.FOUR, (10,)), (trumps(14, 1), Form.FOUR, (10, 13)), (trumps(9, 1), Form.FOUR, ()),
     (trumps(9, 1) + " E", Form.FOUR, (10,)), (trumps(12, 1) + " E", Form.FOUR, (10, 13)),
     (trumps(18, 1), Form.THREE, (13, 15, 18)), (trumps(10, 1), Form.FIVE, (8, 10))],
)  # fmt: skip
def test_which_handfuls_there_are(hand, form, found):
    assert sizes(Hand.parse(hand), form) == found


def test_sizes_and_premiums():
    for form in Form:
        assert [size_of(form, n).premium for n in form.handfuls] == [20, 30, 40]
    with pytest.raises(ValueError, match="11 trumps are no handful"):
        size_of(Form.FOUR, 11)
