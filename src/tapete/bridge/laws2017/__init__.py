"""The Laws of Duplicate Bridge of 2017: one module a law, in the order of the book."""

from tapete.bridge.laws2017 import (  # noqa: I001 - the order of the book
    law09_after_an_irregularity,
    law10_assessing_rectification,
    law11_forfeited_rectification,
    law12_adjusted_score,
    law16_unauthorised_information,
    law18_bids,
    law23_comparable_call,
    law25_change_of_call,
    law26_lead_restrictions,
    law27_insufficient_bid,
    law29_call_out_of_rotation,
    law31_bid_out_of_rotation,
    law72_general_principles,
)
from tapete.bridge.laws2017.book import LAWS_2017

__all__ = [
    "LAWS_2017",
    "law09_after_an_irregularity",
    "law10_assessing_rectification",
    "law11_forfeited_rectification",
    "law12_adjusted_score",
    "law16_unauthorised_information",
    "law18_bids",
    "law23_comparable_call",
    "law25_change_of_call",
    "law26_lead_restrictions",
    "law27_insufficient_bid",
    "law29_call_out_of_rotation",
    "law31_bid_out_of_rotation",
    "law72_general_principles",
]
