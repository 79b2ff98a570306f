"""The Laws of Duplicate Bridge of 1997: one module a law, in the order of the book."""

from tapete.bridge.laws1997 import (
    law09_after_an_irregularity,
    law10_assessing_penalties,
    law11_forfeiting_the_right_to_penalise,
    law12_adjusted_scores,
    law16_unauthorised_information,
    law18_bids,
    law23_damaging_enforced_pass,
    law25_change_of_call,
    law26_lead_penalties,
    law27_insufficient_bid,
    law28_calls_considered_in_rotation,
    law29_call_out_of_rotation,
    law30_pass_out_of_rotation,
    law31_bid_out_of_rotation,
    law72_general_principles,
)
from tapete.bridge.laws1997.book import LAWS_1997

__all__ = [
    "LAWS_1997",
    "law09_after_an_irregularity",
    "law10_assessing_penalties",
    "law11_forfeiting_the_right_to_penalise",
    "law12_adjusted_scores",
    "law16_unauthorised_information",
    "law18_bids",
    "law23_damaging_enforced_pass",
    "law25_change_of_call",
    "law26_lead_penalties",
    "law27_insufficient_bid",
    "law28_calls_considered_in_rotation",
    "law29_call_out_of_rotation",
    "law30_pass_out_of_rotation",
    "law31_bid_out_of_rotation",
    "law72_general_principles",
]
