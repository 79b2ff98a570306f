"""The worked examples of the rule book, every part of the score, and marks that sum to zero."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.tarot import (
    BadScore,
    Bid,
    Form,
    Handful,
    Seat,
    Side,
    Size,
    Slam,
    check_balance,
    marks,
    parts,
    score,
    unit,
)
from tapete.tarot.score import TARGETS, counted, difference, doubts, half_points_of

ATT, DEF = Side.ATTACK, Side.DEFENCE
SIMPLE, DOUBLE, TRIPLE = Size


@pytest.mark.parametrize(
    ("contract", "oudlers", "points", "handfuls", "petit", "slam", "worth", "taker"),
    [
        # The five examples of the book; the fourth has a misprint there (+246 for 3 × 92).
        ("garde", 2, 49, [Handful(SIMPLE)], ATT, Slam.NONE, 106, 318),
        ("garde sans", 2, 45, [], DEF, Slam.NONE, 76, 228),
        ("prise", 2, 34, [Handful(SIMPLE)], ATT, Slam.NONE, -42, -126),
        ("garde", 2, 52, [Handful(SIMPLE, DEF)], None, Slam.NONE, 92, 276),
        ("garde", 2, 87, [Handful(SIMPLE)], ATT, Slam.ANNOUNCED, 582, 1746),
    ],
)
def test_the_examples_of_the_book(contract, oudlers, points, handfuls, petit, slam, worth, taker):
    assert unit(contract, oudlers, points, handfuls=handfuls, petit=petit, slam=slam) == worth
    found = score(contract, "N", oudlers, points, handfuls=handfuls, petit=petit, slam=slam)
    assert found == {Seat.NORTH: taker, Seat.WEST: -worth, Seat.SOUTH: -worth, Seat.EAST: -worth}


@pytest.mark.parametrize(("oudlers", "target"), [(0, 56), (1, 51), (2, 41), (3, 36)])
@pytest.mark.parametrize(
    ("bid", "times"), [("prise", 1), ("garde", 2), ("garde sans", 4), ("garde contre", 6)]
)
def test_contracts(oudlers, target, bid, times):
    assert unit(bid, oudlers, target) == 25 * times  # just made
    assert unit(bid, oudlers, target + 3) == 28 * times
    assert unit(bid, oudlers, target - 1) == -26 * times


@pytest.mark.parametrize(
    ("points", "handfuls", "petit", "slam", "worth"),
    [
        (41, [Handful(SIMPLE)], None, Slam.NONE, 70), (40, [Handful(SIMPLE)], None, Slam.NONE, -72),
        (41, [Handful(DOUBLE)], None, Slam.NONE, 80), (41, [Handful(TRIPLE)], None, Slam.NONE, 90),
        (41, [Handful(SIMPLE, DEF)], None, Slam.NONE, 70), (40, [Handful(DOUBLE, DEF)], None, Slam.NONE, -82),
        (41, [Handful(SIMPLE), Handful(SIMPLE, DEF)], None, Slam.NONE, 90),
        (41, [], ATT, Slam.NONE, 70), (41, [], DEF, Slam.NONE, 30),
        (40, [], ATT, Slam.NONE, -32), (40, [], DEF, Slam.NONE, -72),
        (87, [], None, Slam.MADE, 342), (87, [], None, Slam.ANNOUNCED, 542),
        (70, [], None, Slam.FAILED, -92), (10, [], None, Slam.SUFFERED, -312),
        (10, [], None, Slam.FAILED_AND_SUFFERED, -512),
    ],
)  # fmt: skip
def test_premiums_in_a_garde_with_two_oudlers(points, handfuls, petit, slam, worth):
    assert unit("garde", 2, points, handfuls=handfuls, petit=petit, slam=slam) == worth


@pytest.mark.parametrize(
    ("bid", "premium"), [("prise", 10), ("garde", 20), ("garde sans", 40), ("garde contre", 60)]
)
@pytest.mark.parametrize("points", [41, 40])
def test_the_petit_counts_with_the_contract_whatever_the_result(bid, premium, points):
    for side, sign in ((ATT, 1), (DEF, -1)):
        assert unit(bid, 2, points, petit=side) - unit(bid, 2, points) == sign * premium


@pytest.mark.parametrize("form", [Form.THREE, Form.FIVE])
@pytest.mark.parametrize(
    ("points", "over"), [("40.5", -1), ("41.5", 1), ("41", 0), (40, -1), ("40½", -1), (42.5, 2)]
)
def test_the_odd_half_point_goes_to_the_winner(form, points, over):
    assert difference(half_points_of(points, form), 2) == over


def test_the_odd_half_point_at_every_target():
    for oudlers, target in enumerate(TARGETS):
        assert counted(2 * target - 1, oudlers) == target - 1
        assert counted(2 * target, oudlers) == target
        assert counted(2 * target + 1, oudlers) == target + 1


@pytest.mark.parametrize(
    ("form", "taker", "partner", "found"),
    [
        (Form.THREE, "2", None, [-50, 100, -50]),
        (Form.FOUR, "E", None, [-50, -50, -50, 150]),
        (Form.FIVE, "1", None, [200, -50, -50, -50, -50]),
        (Form.FIVE, "1", "4", [100, -50, -50, 50, -50]),
    ],
)
def test_marks_of_all(form, taker, partner, found):
    made = marks(form, form.seat(taker), 50, partner and form.seat(partner))
    assert [made[seat] for seat in form.seats] == found


@given(
    st.sampled_from(list(Form)), st.sampled_from([bid for bid in Bid if bid.multiplier]), st.integers(0, 3),
    st.integers(27, 100), st.lists(st.builds(Handful, st.just(SIMPLE), st.sampled_from(Side)), max_size=1),
    st.sampled_from([None, *Side]), st.sampled_from([Slam.NONE, Slam.FAILED]),
    st.integers(0, 4), st.integers(0, 4),
)  # fmt: skip
def test_marks_sum_to_zero(form, bid, oudlers, points, handfuls, petit, slam, taker, partner):
    halves = points if form is not Form.FOUR else points // 2 * 2
    if halves < 27:
        halves = 28
    seats = form.seats
    mate = seats[partner % len(seats)] if form is Form.FIVE and partner % 5 != taker % 5 else None
    made = score(
        bid, seats[taker % len(seats)], oudlers, halves / 2, form=form, partner=mate, handfuls=handfuls,
        petit=petit, slam=slam,
    )  # fmt: skip
    assert sum(made.values()) == 0
    check_balance(made)


@pytest.mark.parametrize(
    ("why", "call"),
    [
        ("92 points cannot be", lambda: unit("garde", 2, 92)),
        ("-1 points cannot be", lambda: unit("garde", 2, -1)),
        ("40.25 points cannot be", lambda: unit("garde", 2, "40.25", form=Form.THREE)),
        ("each side has whole points", lambda: unit("garde", 2, "40.5")),
        ("is no number of points", lambda: unit("garde", 2, "many")),
        ("there are three", lambda: unit("garde", 4, 50)),
        ("nothing to score", lambda: unit("pass", 2, 50)),
        ("a partner only where five play", lambda: marks(Form.FOUR, Seat.NORTH, 50, Seat.SOUTH)),
        ("it is another player", lambda: marks(Form.FIVE, Seat.ONE, 50, Seat.ONE)),
        ("the marks sum to 10", lambda: check_balance({Seat.NORTH: 30, Seat.SOUTH: -20})),
        ("is no slam", lambda: Slam.parse("grand")),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(why, call):
    with pytest.raises(BadScore, match=why):
        call()


@pytest.mark.parametrize(
    ("why", "oudlers", "points", "more"),
    [
        ("with 3 oudlers", 3, 13, {}),
        ("with 0 oudlers", 0, 78, {}),
        ("with 2 oudlers", 2, 91, {}),
        ("handfuls of 23 trumps", 2, 50, {"handfuls": [Handful(SIMPLE), Handful(DOUBLE)]}),
        ("who wins no trick", 2, 20, {"petit": ATT, "slam": Slam.SUFFERED}),
        ("does not win the Petit", 2, 87, {"petit": DEF, "slam": Slam.MADE}),
        ("oudler of the side that won it", 0, 50, {"petit": ATT}),
        ("oudler of the side that won it", 3, 50, {"petit": DEF}),
        ("shows one handful", 2, 50, {"handfuls": [Handful(SIMPLE), Handful(SIMPLE)]}),
        ("do not go with", 2, 50, {"slam": Slam.SUFFERED}),
        ("0 points cannot be", 0, 0, {"contract": Bid.GARDE}),
        ("do not go with", 0, 20, {"slam": Slam.SUFFERED, "contract": Bid.GARDE}),
        ("do not go with", 1, 7, {"slam": Slam.FAILED_AND_SUFFERED, "contract": Bid.CONTRE}),
        ("do not go with", 2, 86, {"slam": Slam.MADE, "contract": Bid.GARDE}),
        ("do not go with", 1, 80, {"slam": Slam.MADE, "contract": Bid.SANS}),
        ("do not go with", 3, 60, {"slam": Slam.ANNOUNCED, "contract": Bid.CONTRE}),
        ("do not go with", 3, 91, {"slam": Slam.FAILED}),
        ("do not go with", 3, 91, {}),
        ("do not go with", 2, 87, {}),
        ("do not go with", 1, 4, {}),
        ("do not go with", 0, 0, {}),
        ("do not go with", 0, 3, {"contract": Bid.GARDE}),
        ("with 3 oudlers", 3, 91, {"contract": Bid.CONTRE}),
    ],
)
def test_what_the_cards_cannot_give_is_doubted_and_scored(why, oudlers, points, more):
    assert [why in str(doubt) for doubt in doubts(oudlers, points, **more)] == [True]
    contract = more.pop("contract", Bid.GARDE)
    assert unit(contract, oudlers, points, **more)


@pytest.mark.parametrize("figures", [(3, 13.5), (0, 3), (1, 4.5), (0, 77.5)])
def test_what_the_cards_can_give_is_not_doubted(figures):
    assert doubts(*figures, form=Form.THREE) == ()


@pytest.mark.parametrize(
    ("oudlers", "points", "slam", "contract", "form"),
    [
        (3, 91, Slam.MADE, Bid.GARDE, Form.FOUR),
        (2, 87, Slam.ANNOUNCED, Bid.SANS, Form.FOUR),
        (3, 91, Slam.NONE, Bid.GARDE, Form.FIVE),  # the Excuse went to a partner's trick (T4-SLAM-4)
        (3, 88, Slam.MADE, Bid.CONTRE, Form.FOUR),
        (2, 64, Slam.ANNOUNCED, Bid.CONTRE, Form.FOUR),
        (0, 3, Slam.SUFFERED, Bid.GARDE, Form.FOUR),
        (0, 19, Slam.SUFFERED, Bid.GARDE, Form.FOUR),
        (1, 7, Slam.SUFFERED, Bid.PRISE, Form.FOUR),
        (3, 31, Slam.FAILED_AND_SUFFERED, Bid.SANS, Form.FOUR),
        (1, 4, Slam.SUFFERED, Bid.CONTRE, Form.FOUR),
        (0, 5, Slam.NONE, Bid.GARDE, Form.FOUR),
    ],
)
def test_a_slam_that_the_figures_allow_is_not_doubted(oudlers, points, slam, contract, form):
    assert doubts(oudlers, points, form=form, slam=slam, contract=contract) == ()


def test_of_five_two_attackers_may_show_a_handful_each():
    two = [Handful(SIMPLE), Handful(SIMPLE)]
    assert doubts(2, 50, form=Form.FIVE, handfuls=two) == ()
    assert doubts(2, 50, form=Form.FIVE, handfuls=two, alone=True)


def test_the_parts_name_themselves():
    lines = parts("garde", 2, 49, handfuls=[Handful(SIMPLE)], petit=ATT, slam=Slam.FAILED)
    assert [(str(line.label), line.points) for line in lines] == [
        ("contract and points", 66), ("simple handful", 20), ("Petit au bout", 20),
        ("slam announced and not made", -200),
    ]  # fmt: skip
