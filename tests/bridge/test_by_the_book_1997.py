# ruff: noqa: E501 - a row of the table is read across
"""The auction laws of the book of 1997; how a row is read stands in `by_the_book`."""

import pytest
from by_the_book import check, name_of, rows

CASES = {
    "27": """
        -out_of_rotation -slip_put_right_at_once insufficient_bid_accepted -already_replaced | 27A | stands, free | anybody passes, any lead
        -out_of_rotation -slip_put_right_at_once -insufficient_bid_accepted replacement=bid lowest_in_named_denomination both_natural | 27B1a | replacement stands, free, no lead, authorised, Review 27B1b end of play | anybody passes, unauthorised
        # One of the two bids is conventional: partner passes for the rest, though the denomination is the same.
        -out_of_rotation -slip_put_right_at_once -insufficient_bid_accepted replacement=bid lowest_in_named_denomination -both_natural -already_replaced | 27B2 | replacement stands, partner barred, any lead, Review 23 | free
        -out_of_rotation -slip_put_right_at_once -insufficient_bid_accepted replacement=bid -lowest_in_named_denomination -already_replaced | 27B2 | replacement stands, partner barred, any lead, unauthorised, Review 23 | free
        -out_of_rotation -slip_put_right_at_once -insufficient_bid_accepted replacement=pass -already_replaced | 27B2 | replacement stands, partner barred, any lead, Review 23 |
        -out_of_rotation -slip_put_right_at_once -insufficient_bid_accepted replacement=double -already_replaced | 27B3 | replacement cancelled, another call, partner barred, any lead, Review 23 | replacement stands
        -out_of_rotation slip_put_right_at_once | 25A | second stands, free | anybody passes, any lead
        out_of_rotation whose_turn=partner -call_out_of_rotation_accepted | 31B | cancelled, partner barred, any lead | partner passes once
    """,
    "25": """
        -first_call_insufficient slip_put_right_at_once | 25A | second stands, free | anybody passes, any lead
        -first_call_insufficient -slip_put_right_at_once -lho_called_before_change -lho_called_over_first second_call_accepted | 25B1 | second stands, free | anybody passes, any lead
        -first_call_insufficient -slip_put_right_at_once -lho_called_before_change lho_called_over_first | 25B1 | second stands, left may change | anybody passes
        -first_call_insufficient -slip_put_right_at_once -lho_called_before_change -lho_called_over_first -second_call_accepted first_call_legal keeps_first_call | 25B2b1 25B2c | first stands, second cancelled, partner passes once, any lead, Review 23 | ScoreCapped
        -first_call_insufficient -slip_put_right_at_once -lho_called_before_change -lho_called_over_first -second_call_accepted first_call_legal -keeps_first_call | 25B2b2 25B2c | ScoreCapped, any lead, unauthorised | anybody passes
        -first_call_insufficient -slip_put_right_at_once -lho_called_before_change -lho_called_over_first -second_call_accepted -first_call_legal | 25B2a | second cancelled, any lead |
    """,
    "26": """
        -offender_defends | 26 | no lead | any lead, LeadChoice
        offender_defends -final_call_differs | 26 | no lead | LeadChoice
        offender_defends final_call_differs related_to_suits suits_not_specified=[] | 26A1 | no lead, unauthorised | LeadChoice
        offender_defends final_call_differs related_to_suits suits_not_specified=[S] | 26A2 | LeadChoice require or forbid S 26A2 |
        offender_defends final_call_differs related_to_suits suits_not_specified=[D,C] | 26A2 | LeadChoice require or forbid C D 26A2 |
        offender_defends final_call_differs -related_to_suits | 26B | LeadChoice forbid C D H S 26B | LeadChoice require
    """,
    "29": """
        whose_turn=rho rho_must_pass | 28A | stands, free | anybody passes
        whose_turn=rho -rho_must_pass call_made=bid player_on_turn_called | 28B | cancelled, right lost | anybody passes, any lead
        whose_turn=partner call_made=bid call_out_of_rotation_accepted | 29A | stands, right lost | anybody passes
    """,
    "30": """
        -conventional_pass whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted -anybody_had_bid | 30A | cancelled, offender passes once, Review 72B1 | any lead
        -conventional_pass whose_turn=partner -call_out_of_rotation_accepted -anybody_had_bid | 30A | offender passes once | offender barred, any lead
        -conventional_pass whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted anybody_had_bid -pass_relates_to_suit | 30B1 | offender passes once | any lead, offender barred
        -conventional_pass whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted anybody_had_bid pass_relates_to_suit | 30B1 | offender passes once, any lead | offender barred
        -conventional_pass whose_turn=partner -call_out_of_rotation_accepted anybody_had_bid | 30B2a 30B2b | offender barred, MayNotDouble partner, Review 72B1 | any lead
        conventional_pass whose_turn=partner -call_out_of_rotation_accepted | 31B | partner barred, any lead | offender barred
        -conventional_pass whose_turn=partner call_out_of_rotation_accepted | 29A | stands | anybody passes
    """,
    "31": """
        -conventional_pass whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted rho_passes repeated_bid_sufficient | 31A1 | repeat, free | anybody passes, any lead
        -conventional_pass whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted -rho_passes repeats_denomination | 31A2a | partner passes once, Review 23 | partner barred, any lead
        -conventional_pass whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted -rho_passes -repeats_denomination | 31A2b | partner barred, any lead, Review 23 | partner passes once
        whose_turn=partner -call_out_of_rotation_accepted | 31B | partner barred, any lead, Review 23 | partner passes once
        whose_turn=lho -has_called_before -player_on_turn_called -call_out_of_rotation_accepted | 31B | partner barred, any lead |
        whose_turn=lho has_called_before -slip_put_right_at_once -lho_called_over_first -second_call_accepted keeps_first_call | 25B2b1 | first stands, partner passes once |
        whose_turn=partner call_out_of_rotation_accepted | 29A | stands | anybody passes
    """,
    "32": """
        admissible_out_of_rotation whose_turn=partner -call_out_of_rotation_accepted | 32A | partner barred, LeadRestriction 26B, Review 23 | partner passes once
        admissible_out_of_rotation whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted rho_passes -had_to_pass | 32B1 | repeat, free | anybody passes, any lead
        admissible_out_of_rotation whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted -rho_passes | 32B2 | partner barred, LeadRestriction 26B, Review 23 |
        -admissible_out_of_rotation -slip_put_right_at_once lho_has_called | 35A | cancelled, later cancelled, no lead | anybody passes
        -admissible_out_of_rotation -slip_put_right_at_once -lho_has_called | 36 | cancelled, offender calls, partner barred, any lead |
    """,
    "36": """
        -slip_put_right_at_once lho_has_called | 35A | cancelled, later cancelled, free, no lead | anybody passes
        -slip_put_right_at_once -lho_has_called | 36 | cancelled, offender calls, partner barred, any lead, Review 23 | offender barred
    """,
    "37": """
        -slip_put_right_at_once lho_has_called barred_for_good | 35B | stands, later stand, offender barred, no lead | partner passes
        -slip_put_right_at_once lho_has_called -barred_for_good | 35B | stands, later stand, no lead | anybody passes
        -slip_put_right_at_once -lho_has_called | 37 | cancelled, offender barred, partner barred, any lead, Review 23 | stands
    """,
    "38": """
        -slip_put_right_at_once lho_has_called | 35C | cancelled, later cancelled, a pass instead, no lead | partner barred, offender barred
        -slip_put_right_at_once -lho_has_called | 38 | cancelled, offender barred, partner barred, any lead, Review 23 |
    """,
    "39": """
        -slip_put_right_at_once lho_has_called | 35D | cancelled, later cancelled, free, no lead | any lead
        -slip_put_right_at_once -lho_has_called action_of_a_defender | 39B | cancelled, any lead | no lead
        -slip_put_right_at_once -lho_has_called -action_of_a_defender | 39A | cancelled, free, no lead | any lead
    """,
    "23": """
        partner_had_to_pass could_have_known_pass_damages damaged_by_enforced_pass | 23 | assigned | score stands
        partner_had_to_pass -could_have_known_pass_damages | 23 | score stands | assigned
    """,
    "16A": """
        information_was_given had_logical_alternative demonstrably_suggested damaged_by_action | 16A2 | assigned | score stands
        information_was_given -had_logical_alternative | 16A2 | score stands | assigned
    """,
    "16B": """
        could_interfere places_can_change | 16B1 | PlayersReseated | artificial
        could_interfere -places_can_change substitute_agreed | 16B2 | SubstitutePlays | artificial
        could_interfere -places_can_change -substitute_agreed | 16B3 | artificial | SubstitutePlays
    """,
    "12": """
        ground_for_adjusting=law result_can_be_had | 12A 12C2 | assigned | artificial, weighted
        ground_for_adjusting=unplayable fault_of[NS]=direct fault_of[EW]=not | 12A2 12C1 | NS minus, EW plus | assigned
        ground_for_adjusting=unplayable fault_of[NS]=not fault_of[EW]=not | 12A2 12C1 | NS plus, EW plus | assigned
        ground_for_adjusting=unfair | 12B | score stands | assigned, artificial
    """,
    "17D": """
        which_board=first -lho_called_over_cancelled | 17D | cancelled, TakesRightHand offender, RuleUnder 17D | artificial, Review
        which_board=first lho_called_over_cancelled -differs_much | 17D | cancelled, TakesRightHand offender, CallRepeated lho, RuleUnder 17D | artificial
        which_board=first lho_called_over_cancelled differs_much | 17D 12C1 | cancelled, artificial, RuleUnder 17D | CallRepeated
        which_board=later differs_at_all | 17D 12C1 | artificial | free
        which_board=later -differs_at_all played_normally | 17D | free | artificial
        which_board=later -differs_at_all -played_normally | 17D 12A2 | artificial | free
    """,
    "21": """
        own_misunderstanding | 21A | free | misinformed may change
        -own_misunderstanding auction_period_ended | 21B3 | Review 21B3 | misinformed may change
        -own_misunderstanding -auction_period_ended partner_called_since | 21B3 | Review 21B3 | misinformed may change
        -own_misunderstanding -auction_period_ended -partner_called_since -call_influenced | 21B1 | free | misinformed may change
        -own_misunderstanding -auction_period_ended -partner_called_since call_influenced -call_changed | 21B1 | free | misinformed may change
        -own_misunderstanding -auction_period_ended -partner_called_since call_influenced call_changed -left_called_since | 21B1 16C | misinformed may change, unauthorised | his left may change
        -own_misunderstanding -auction_period_ended -partner_called_since call_influenced call_changed left_called_since | 21B1 21B2 | misinformed may change, his left may change, Review 16C |
    """,
    "21B3": """
        damaged_by_misinformation | 21B3 | AssignedScore 12C2 | score stands
        -damaged_by_misinformation | 21B3 | score stands | assigned
    """,
    "22": """
        -three_passes | 17E | | AuctionEnded, PassedOut
        three_passes -turn_was_lost anybody_bid | 22B | AuctionEnded | PassedOut
        three_passes -turn_was_lost -anybody_bid | 22A | PassedOut | AuctionEnded
        three_passes turn_was_lost | 34 | AuctionReturns passed over, PassesCancelled | AuctionEnded, unauthorised
    """,
    "24": """
        # The four cards of the book: a small one, an honour, one that was led, several.
        stage=auction partner_could_see own_error what_was_exposed=small | 24A | cards stay, cards known, RuleUnder 24 end of auction | anybody passes
        stage=auction partner_could_see own_error what_was_exposed=single | 24B | cards stay, partner passes once, Review 23 | partner barred
        stage=auction partner_could_see own_error what_was_exposed=several | 24C | cards stay, partner passes once, Review 23 | partner barred
        stage=auction -partner_could_see | 24 | picked up, free | anybody passes
        # 16B, not 24: it was nobody's fault, or the auction had not begun.
        stage=auction partner_could_see -own_error could_interfere places_can_change | 16B1 | PlayersReseated | anybody passes
        stage=before partner_could_see could_interfere -places_can_change -substitute_agreed | 16B3 | artificial | anybody passes
        # Declarer may treat them as penalty cards; in 2017 they become that by themselves.
        stage=ended -became_defender | 24 | picked up | minor, major
        stage=ended became_defender -treated_as_penalty | 24 | picked up | minor, major
        stage=ended became_defender treated_as_penalty what_was_exposed=small | 24 | minor | major
        stage=ended became_defender treated_as_penalty what_was_exposed=single | 24 | major | minor
        stage=ended became_defender treated_as_penalty what_was_exposed=several | 24 | major | minor
    """,
    "28": """
        whose_turn=rho rho_must_pass | 28A | stands, free | anybody passes
        whose_turn=rho -rho_must_pass call_made=bid player_on_turn_called | 28B | cancelled, right lost | anybody passes
    """,
    "33": """
        was_next fit=legal | 33 | stands, free | anybody passes
        was_next fit=inadmissible -slip_put_right_at_once -lho_has_called | 33 36 | partner barred |
        was_next fit=insufficient -slip_put_right_at_once insufficient_bid_accepted -already_replaced | 33 27A | stands |
    """,
    "34": """
        three_passes turn_was_lost | 34 | AuctionReturns passed over, PassesCancelled | AuctionEnded, unauthorised
        three_passes -turn_was_lost anybody_bid | 22B | AuctionEnded | AuctionReturns
    """,
}


@pytest.mark.parametrize(("article", "row"), rows(CASES), ids=name_of)
def test_by_the_book(capsys, tmp_path, article, row):
    check(capsys, tmp_path, "bridge-1997", article, row)
