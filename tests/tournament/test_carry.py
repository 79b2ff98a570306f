"""What a stage carries over: shares of a score, and the EBU's formula."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.tournament.errors import NotAllowed
from tapete.tournament.scoring.carry import Carry, Stake, carried

TOPS = st.fractions(1, 60, max_denominator=2)


def test_the_formula_of_the_white_book():
    # CF = 1/2 SQ (NumQ/MaxQ) (MaxF/NumF): 312 of 520 on 26 boards, for a final of 14 boards with a top of 12.
    before, final = Stake(Fraction(312), Fraction(520), 26), Stake(Fraction(0), Fraction(168), 14)
    assert Carry.parse("ebu").of(before, final) == Fraction(1, 2) * 312 * Fraction(26, 520) * Fraction(
        168, 14
    )
    # The same as older editions write it, by the tops of a board: S FT / 2 QT.
    assert carried(Fraction(312), Fraction(20), Fraction(12)) == Fraction(312 * 12, 2 * 20)


@given(TOPS, TOPS, st.integers(1, 60), st.integers(1, 60), st.fractions(0, 1))
def test_a_board_of_the_final_weighs_twice_as_much(top, final_top, boards, more, part):
    before = Stake(part * top * boards, top * boards, boards)
    final = Stake(Fraction(0), final_top * more, more)
    carry = Carry.parse("50% by-top")
    assert carry.of(before, final) == part * final_top * boards / 2
    # What there was to score is carried in the same way, so the percentage stays.
    whole = carry.of(Stake(before.available, before.available, boards), final)
    assert whole == final_top * boards / 2


def test_a_share_is_a_part_of_the_score_as_it_is():
    before, final = Stake(Fraction(40), Fraction(0), 16), Stake(Fraction(0), Fraction(0), 16)
    assert [Carry.parse(text).of(before, final) for text in ("0", "50%", "1/3", "1")] == [
        0, 20, Fraction(40, 3), 40,
    ]  # fmt: skip
    assert Carry.parse("50%").of(before, final) == Carry(Fraction(1, 2)).of(before, final)


@pytest.mark.parametrize("text", ["0%", "50%", "1/3", "50% by-top", "1/3 by-top"])
def test_a_carry_there_and_back(text):
    assert str(Carry.parse(text)) == text
    assert Carry.parse(str(Carry.parse(text))) == Carry.parse(text)
    assert Carry.parse("ebu") == Carry.parse("50% by-top")


@pytest.mark.parametrize("text", ["50% of it", "-10%", "half", "ebu by-top", ""])
def test_texts_that_carry_nothing(text):
    with pytest.raises(ValueError, match=r"carries nothing|no number"):
        Carry.parse(text)


def test_imps_have_no_top_to_carry_by():
    with pytest.raises(NotAllowed, match="have none"):
        Carry.parse("ebu").of(Stake(Fraction(40), Fraction(0), 16), Stake(Fraction(0), Fraction(0), 16))
