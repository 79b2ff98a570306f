# ruff: noqa: E501 - a row of the table is read across
"""Cases told to the arbiter, with what the book of 2017 says to them; how a row is read stands in `by_the_book`."""

import pytest
from by_the_book import check, name_of, rows

CASES = {
    "24": """
        # A small card dropped where partner could see it: nothing in the auction, a minor penalty card after.
        partner_could_see own_error stage=auction what_was_exposed=small | 24A | cards stay, cards known, 24E later | anybody passes
        # An honour (the ten is one), or any card led: partner passes once.
        partner_could_see own_error stage=auction what_was_exposed=single | 24B | cards stay, cards known, partner passes once, 72C later, 24E later | partner barred
        # Two cards: the same.
        partner_could_see own_error stage=auction what_was_exposed=several | 24C | cards stay, partner passes once, 72C later, 24E later | partner barred
        # Nobody could see it, or only an opponent: no case.
        -partner_could_see | 24 | free | anybody passes
        partner_could_see own_error stage=ended became_defender what_was_exposed=small | 24E 50B | minor | major
        partner_could_see own_error stage=ended became_defender what_was_exposed=single | 24E 50B | major | minor
        partner_could_see own_error stage=ended became_defender what_was_exposed=several | 24E 50B | major | minor
        partner_could_see own_error stage=ended -became_defender | 24D | picked up | minor, major
    """,
    "25": """
        -auction_period_over -partner_has_called unintended -lho_called_over_first | 25A1 | first cancelled, second stands, no lead | anybody passes, any lead, left may change
        -auction_period_over -partner_has_called unintended lho_called_over_first | 25A1 | second stands, left may change, no lead, unauthorised | anybody passes, any lead
        -auction_period_over partner_has_called -second_call_accepted -comparable_to_withdrawn | 25A4 25B2 | first stands, second cancelled, lead, unauthorised | anybody passes
        -auction_period_over partner_has_called -second_call_accepted comparable_to_withdrawn | 25A4 25B2 | first stands, second cancelled, no lead | anybody passes, any lead
        -auction_period_over -partner_has_called -unintended -first_call_insufficient second_call_accepted -comparable_to_withdrawn | 25B1 | first cancelled, second stands, lead, unauthorised | anybody passes
        -auction_period_over -partner_has_called -unintended -first_call_insufficient second_call_accepted comparable_to_withdrawn | 25B1 | first cancelled, second stands, no lead | anybody passes, any lead
        -auction_period_over -partner_has_called -unintended -first_call_insufficient -second_call_accepted -comparable_to_withdrawn | 25B2 | first stands, second cancelled, lead, unauthorised | anybody passes
        -auction_period_over -partner_has_called -unintended -first_call_insufficient -second_call_accepted comparable_to_withdrawn | 25B2 | first stands, no lead | anybody passes, any lead
        auction_period_over -comparable_to_withdrawn | 25A5 | first stands, second cancelled | anybody passes
    """,
    "26": """
        -offender_defends | | | any lead
        offender_defends restriction_excluded | 26B | no lead | any lead
        offender_defends -restriction_excluded comparable | 26A | no lead, 23C later | any lead
        offender_defends -restriction_excluded -comparable lead_may_be_required suits_specified=[] | 26B1 26B2 | LeadChoice require or forbid C D H S |
        offender_defends -restriction_excluded -comparable lead_may_be_required suits_specified=[S] | 26B1 26B2 | LeadChoice require or forbid C D H 26B |
        offender_defends -restriction_excluded -comparable lead_may_be_required suits_specified=[H,C] | 26B1 26B2 | LeadChoice require or forbid D S 26B |
        offender_defends -restriction_excluded -comparable -lead_may_be_required suits_specified=[D] | 26B2 | LeadChoice forbid C H S 26B | LeadChoice require
        offender_defends -restriction_excluded -comparable -lead_may_be_required suits_specified=[S,H,D] | 26B2 | LeadChoice forbid C 26B |
        offender_defends -restriction_excluded -comparable -lead_may_be_required suits_specified=[S,H,D,C] | 26B | no lead | LeadChoice
    """,
    "27": """
        -out_of_rotation -unintended -already_replaced insufficient_bid_accepted | 27A1 | stands, free | anybody passes, any lead
        out_of_rotation whose_turn=partner -call_out_of_rotation_accepted -comparable | 31B2 31A2b | partner passes once, lead, 72C later | partner barred
        out_of_rotation whose_turn=rho -player_on_turn_called call_out_of_rotation_accepted | 29A | stands | anybody passes
        -out_of_rotation unintended -lho_called_over_first | 25A1 | second stands, no lead | anybody passes
        -out_of_rotation -unintended -already_replaced -insufficient_bid_accepted replacement=bid lowest_in_same_denomination | 27B1a | replacement stands, free, no lead, authorised, 27D later | anybody passes, unauthorised, 72C later
        -out_of_rotation -unintended -already_replaced -insufficient_bid_accepted replacement=bid -lowest_in_same_denomination comparable | 27B1b | replacement stands, free, no lead, authorised, 27D later | anybody passes, unauthorised
        -out_of_rotation -unintended -already_replaced -insufficient_bid_accepted replacement=bid -lowest_in_same_denomination -comparable | 27B2 | replacement stands, partner barred, lead, unauthorised, 72C later | 27D later
        -out_of_rotation -unintended -already_replaced -insufficient_bid_accepted replacement=pass comparable | 27B1b | replacement stands, no lead, 27D later | anybody passes
        -out_of_rotation -unintended -already_replaced -insufficient_bid_accepted replacement=pass -comparable | 27B2 | replacement stands, partner barred, lead, 72C later |
        -out_of_rotation -unintended -already_replaced -insufficient_bid_accepted replacement=double replacement_admissible comparable | 27B1b | replacement stands, no lead, 27D later | anybody passes
        -out_of_rotation -unintended -already_replaced -insufficient_bid_accepted replacement=double replacement_admissible -comparable -last_replacement_comparable | 27B3 | replacement cancelled, another call, partner barred, lead, 72C later |
        -out_of_rotation -unintended -already_replaced -insufficient_bid_accepted replacement=double -replacement_admissible -last_replacement_comparable | 27B3 | replacement cancelled, another call, partner barred, lead |
        -out_of_rotation -unintended -already_replaced -insufficient_bid_accepted replacement=insufficient second_insufficient_bid_accepted -comparable_to_withdrawn | 27B4 27A1 | replacement stands, lead | anybody passes
        -out_of_rotation -unintended -already_replaced -insufficient_bid_accepted replacement=insufficient -second_insufficient_bid_accepted -last_replacement_comparable | 27B4 | replacement cancelled, another call, partner barred, lead, 72C later |
        -out_of_rotation -unintended already_replaced insufficient_bid_accepted -comparable_to_withdrawn | 27A1 27C | stands, replacement cancelled | anybody passes
        -out_of_rotation -unintended already_replaced -insufficient_bid_accepted replacement=bid lowest_in_same_denomination | 27B1a | replacement stands, no lead, 27D later | anybody passes
        -out_of_rotation -unintended already_replaced -insufficient_bid_accepted replacement=pass -comparable -right_lost | 27B2 | replacement stands, partner barred, lead |
    """,
    "27D": """
        helped_by_infraction damaged_by_infraction | 27D | assigned | score stands
        helped_by_infraction -damaged_by_infraction | 27D | score stands | assigned
        -helped_by_infraction | 27D | score stands | assigned
    """,
    "23": """
        similar_meaning | 23A1 23B | free, authorised, 23C later | anybody passes
        -similar_meaning narrower_meaning | 23A2 23B | free, authorised, 23C later |
        -similar_meaning -narrower_meaning same_purpose | 23A3 23B | free, authorised, 23C later |
        -similar_meaning -narrower_meaning -same_purpose | 23A | | authorised, 23C later
    """,
    "23C": """
        helped_by_infraction damaged_by_infraction | 23C | assigned | score stands
        -helped_by_infraction | 23C | score stands | assigned
    """,
    "28": """
        whose_turn=rho rho_must_pass | 28A | stands, free | anybody passes
        whose_turn=rho -rho_must_pass call_made=double admissible_out_of_rotation player_on_turn_called | 28B | cancelled, right lost, no lead, Unauthorised 16C2 | anybody passes
        whose_turn=lho call_made=bid -has_called_before player_on_turn_called | 28B | cancelled, right lost, no lead | anybody passes
    """,
    "29": """
        whose_turn=rho rho_must_pass | 28A | stands, free | anybody passes
        whose_turn=rho -rho_must_pass call_made=bid player_on_turn_called | 28B | cancelled, right lost, no lead, unauthorised | anybody passes, any lead
        whose_turn=rho -rho_must_pass call_made=bid -player_on_turn_called call_out_of_rotation_accepted | 29A | stands, right lost | anybody passes, any lead
        whose_turn=partner call_made=pass -artificial_pass call_out_of_rotation_accepted | 29A | stands | anybody passes
    """,
    "30": """
        -artificial_pass whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted | 30A | cancelled, offender passes once, 72C later | any lead, partner passes
        -artificial_pass whose_turn=partner -call_out_of_rotation_accepted comparable | 30B1b | no lead, 23C later | anybody passes, any lead, unauthorised
        -artificial_pass whose_turn=partner -call_out_of_rotation_accepted -comparable | 30B1b | partner passes once, lead, unauthorised, 72C later | partner barred
        -artificial_pass whose_turn=lho -has_called_before -player_on_turn_called -call_out_of_rotation_accepted comparable | 30B1b | no lead, 23C later | anybody passes
        -artificial_pass whose_turn=lho -has_called_before -player_on_turn_called -call_out_of_rotation_accepted -comparable | 30B1b | partner passes once, lead | partner barred
        -artificial_pass whose_turn=lho has_called_before -unintended -second_call_accepted -comparable_to_withdrawn | 25B2 | first stands, second cancelled, lead | anybody passes
        -artificial_pass whose_turn=lho has_called_before -unintended second_call_accepted -comparable_to_withdrawn | 25B1 | first cancelled, second stands, lead | anybody passes
        artificial_pass whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted -rho_passes -comparable | 31A2 | partner passes once, lead | offender passes once
        artificial_pass whose_turn=partner -call_out_of_rotation_accepted comparable | 31B2 31A2a | no lead, 23C later | anybody passes
        artificial_pass whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted rho_passes repeated_bid_sufficient | 31A1 | repeat, free | anybody passes, any lead
    """,
    "31": """
        whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted rho_passes repeated_bid_sufficient | 31A1 | cancelled, repeat, free | anybody passes, any lead
        whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted rho_passes -repeated_bid_sufficient -had_to_pass | 31A1 | repeat, RuleUnder 27 | free
        whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted -rho_passes comparable | 31A2 31A2a | free, no lead, 23C later | anybody passes
        whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted -rho_passes -comparable | 31A2 31A2b | partner passes once, lead, unauthorised, 72C later | partner barred
        whose_turn=partner -call_out_of_rotation_accepted comparable | 31B2 31A2a | free, no lead, 23C later | anybody passes
        whose_turn=partner -call_out_of_rotation_accepted -comparable | 31B2 31A2b | partner passes once, lead, 72C later | partner barred
        whose_turn=partner call_out_of_rotation_accepted | 29A | stands | anybody passes
        whose_turn=lho -has_called_before -player_on_turn_called -call_out_of_rotation_accepted comparable | 31B2 31A2a | free, no lead | anybody passes
        whose_turn=lho -has_called_before -player_on_turn_called -call_out_of_rotation_accepted -comparable | 31B2 31A2b | partner passes once, lead | partner barred
        whose_turn=lho has_called_before -unintended -second_call_accepted -comparable_to_withdrawn | 25B2 | first stands, lead | anybody passes
        whose_turn=lho has_called_before unintended -lho_called_over_first | 25A1 | second stands, no lead | anybody passes
        whose_turn=rho player_on_turn_called | 28B | cancelled, right lost, no lead | anybody passes
    """,
    "32": """
        admissible_out_of_rotation whose_turn=rho -player_on_turn_called call_out_of_rotation_accepted | 29A | stands | anybody passes
        admissible_out_of_rotation whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted rho_passes -had_to_pass | 32A1 | repeat, free | anybody passes, any lead
        admissible_out_of_rotation whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted -rho_passes comparable | 32A2 32A2a | free, no lead, 23C later | anybody passes
        admissible_out_of_rotation whose_turn=rho -player_on_turn_called -call_out_of_rotation_accepted -rho_passes -comparable | 32A2 32A2b | partner passes once, lead, 72C later | partner barred
        admissible_out_of_rotation whose_turn=partner -call_out_of_rotation_accepted comparable | 32B2 32A2a | free, no lead | anybody passes
        admissible_out_of_rotation whose_turn=partner -call_out_of_rotation_accepted -comparable | 32B2 32A2b | partner passes once, lead, 72C later | partner barred
        -admissible_out_of_rotation -noticed_after_opening_lead -unintended -lho_called_over_it | 36B4 | partner barred, lead, offender calls, 72C later | stands
        -admissible_out_of_rotation -noticed_after_opening_lead -unintended lho_called_over_it | 36A | cancelled, later cancelled, no lead | anybody passes
    """,
    "17D3": """
        three_passes turn_was_lost | 17D3 34 | AuctionReturns passed over, PassesCancelled, unauthorised | AuctionEnded
        three_passes -turn_was_lost anybody_bid | 22A | AuctionEnded | AuctionReturns
        three_passes -turn_was_lost -anybody_bid | 22B | PassedOut | AuctionReturns
    """,
    "36": """
        noticed_after_opening_lead | 36C | cancelled | anybody passes, any lead
        -noticed_after_opening_lead -unintended lho_called_over_it | 36A | cancelled, later cancelled, no lead | anybody passes, any lead
        -noticed_after_opening_lead -unintended -lho_called_over_it -double_out_of_rotation | 36B1 36B2 36B3 | cancelled, offender calls, partner barred, lead, 72C later | offender barred
        -noticed_after_opening_lead -unintended -lho_called_over_it double_out_of_rotation | 36B4 | cancelled, offender calls, partner barred, lead, 72C later | offender barred
    """,
    "37": """
        -breaks_19 -unintended called_over_action barred_for_the_auction | 37A | stands, later stand, no lead, offender barred | any lead, partner passes
        -breaks_19 -unintended called_over_action -barred_for_the_auction | 37A | stands, later stand, no lead | anybody passes, any lead
        -breaks_19 -unintended -called_over_action | 37B1 37B2 | cancelled, a pass instead, offender barred, partner barred, lead, 72C later | stands
        breaks_19 -noticed_after_opening_lead -unintended lho_called_over_it | 36A | cancelled, later cancelled, no lead | stands, later stand
    """,
    "38": """
        -unintended -ended_by_the_pass -called_over_bid | 38B 38C 38D | cancelled, later cancelled, a pass instead, offender barred, partner barred, lead, 72C later |
        -unintended -ended_by_the_pass called_over_bid | 38B 38C 38D | cancelled, later cancelled, a pass instead, offender barred, partner barred, no lead | 72C later, any lead
        -unintended ended_by_the_pass -called_over_bid | 38B 38C 38D | cancelled, AuctionEnded, lead, 72C later |
        -unintended ended_by_the_pass called_over_bid | 38B 38C 38D | cancelled, AuctionEnded, no lead | 72C later, any lead
    """,
    "39": """
        -unintended -by_defender | 39A 39B | cancelled, later cancelled, free, no lead | any lead
        -unintended by_defender was_a_pass | 39A 39B | cancelled, free, no lead | any lead
        -unintended by_defender -was_a_pass called_over_late_call | 39A 39B | cancelled, later cancelled, free, no lead | any lead
        -unintended by_defender -was_a_pass -called_over_late_call | 39A 39C | cancelled, lead | no lead, anybody passes
    """,
    "35": """
        which_inadmissible=double noticed_after_opening_lead | 36C | cancelled |
        which_inadmissible=obliged -breaks_19 -unintended -called_over_action | 37B1 | a pass instead |
        which_inadmissible=above_seven -unintended -ended_by_the_pass -called_over_bid | 38B | partner barred |
        which_inadmissible=after_end -unintended -by_defender | 39A | cancelled |
    """,
    "21": """
        own_misunderstanding | 21A | free | misinformed may change, assigned
        -own_misunderstanding -no_alert_was_due call_was_mistaken | 21B1b | free | misinformed may change
        -own_misunderstanding -no_alert_was_due -call_was_mistaken -wants_card_back -auction_period_ended -partner_called_since call_influenced call_changed -left_called_since | 21B1a | misinformed may change, unauthorised | his left may change
        -own_misunderstanding -no_alert_was_due -call_was_mistaken -wants_card_back -auction_period_ended -partner_called_since call_influenced call_changed left_called_since | 21B1a 21B2 | misinformed may change, his left may change, unauthorised |
        -own_misunderstanding -no_alert_was_due -call_was_mistaken -wants_card_back -auction_period_ended -partner_called_since -call_influenced | 21B1a | free | misinformed may change
        -own_misunderstanding -no_alert_was_due -call_was_mistaken -wants_card_back -auction_period_ended partner_called_since | 21B3 | 21B3 later | misinformed may change
        -own_misunderstanding -no_alert_was_due -call_was_mistaken -wants_card_back auction_period_ended | 21B3 | 21B3 later | misinformed may change
    """,
    "20F": """
        explained_himself noticed=auction | 20F4a | ExplanationDue offender before lead, RuleUnder 21 | MustNotReveal
        explained_himself noticed=clarification | 20F4a | ExplanationDue offender before lead | MustNotReveal
        -explained_himself noticed=auction | 20F5a | MustNotReveal partner | ExplanationDue
        -explained_himself noticed=clarification corrector_defends | 20F5b(i) | ExplanationDue partner end of play, MustNotReveal |
        -explained_himself noticed=clarification -corrector_defends | 20F5b(ii) | ExplanationDue partner at once | MustNotReveal
        -explained_himself noticed=play corrector_defends | 20F5b(i) | ExplanationDue partner end of play |
    """,
    "13": """
        some_hand_too_long -surplus_is_foreign -play_had_ended -wrong_hand_called -card_of_another_seen | 13A1 | HandsCorrected, free | Review
        some_hand_too_long -surplus_is_foreign -play_had_ended -wrong_hand_called card_of_another_seen | 13A2 | HandsCorrected, Review 13A2 end of play | artificial, assigned
        some_hand_too_long -surplus_is_foreign -play_had_ended wrong_hand_called can_be_corrected | 13B1 | HandsCorrected, CallsUnchanged, Review 13B1 end of play | assigned
        some_hand_too_long -surplus_is_foreign -play_had_ended wrong_hand_called -can_be_corrected | 13B2 | AssignedScore 12C1b | HandsCorrected
        some_hand_too_long surplus_is_foreign -foreign_card_in_trick | 13C | SurplusRemoved, free | assigned, artificial, Review
        some_hand_too_long surplus_is_foreign foreign_card_in_trick | 13C | SurplusRemoved, Review 13C | free
        some_hand_too_long -surplus_is_foreign play_had_ended | 13D | BoardCancelled, Review 90 | HandsCorrected
        -some_hand_too_long -lead_faced card_found | 14A1 14A3 | CardReturned, CallsUnchanged | HandRebuilt
    """,
    "14": """
        -some_hand_too_long -lead_faced card_found | 14A1 14A3 | CardReturned, CallsUnchanged, CorrectionUnauthorised 14C | HandRebuilt
        -some_hand_too_long -lead_faced -card_found | 14A2 14A3 | HandRebuilt, CallsUnchanged, CorrectionUnauthorised 14C | CardReturned
        -some_hand_too_long lead_faced whereabouts=played | 14B1 | ContinueUnder 67 | CardReturned
        -some_hand_too_long lead_faced whereabouts=elsewhere seen_by_defending_partner failed_to_play_it | 14B2 14B4 | CardReturned, RuleUnder 49, RuleUnder 62 |
        -some_hand_too_long lead_faced whereabouts=elsewhere -seen_by_defending_partner -failed_to_play_it | 14B2 14B4 | CardReturned | RuleUnder
        -some_hand_too_long lead_faced whereabouts=lost failed_to_play_it | 14B3 14B4 | HandRebuilt, RuleUnder 62 | RuleUnder 49
        -some_hand_too_long lead_faced whereabouts=lost -failed_to_play_it | 14B3 14B4 | HandRebuilt | RuleUnder
        some_hand_too_long -surplus_is_foreign play_had_ended | 13D | BoardCancelled |
    """,
    "15": """
        mistake=cards_called partner_called_after | 15A1 15A2a | cancelled, later cancelled, artificial | TakesRightHand
        mistake=cards_called -partner_called_after | 15A1 15A2b | cancelled, later cancelled, TakesRightHand, unauthorised, RuleUnder 15A3 other board | artificial
        mistake=board auction_period_begun -in_teams played_before | 15B1 15B3 | BoardCancelled, DeprivedScored | BoardCompleted
        mistake=board auction_period_begun -in_teams -played_before -right_board_later | 15B2 | BoardCompleted | BoardCancelled, RightBoardLater
        mistake=board auction_period_begun -in_teams -played_before right_board_later | 15B2 | BoardCompleted, RightBoardLater | BoardCancelled
    """,
    "15A3": """
        call_differs | 15A3 | artificial | GameGoesOn
        -call_differs normal_play_allowed | 15A3 | | artificial, assigned
    """,
    "16B": """
        -information_was_given | 16B1 | score stands | assigned
        information_was_given -had_logical_alternative | 16B1b | score stands | assigned
        information_was_given had_logical_alternative -demonstrably_suggested | 16B1a | score stands | assigned
        information_was_given had_logical_alternative demonstrably_suggested -damaged_by_action | 16B3 | score stands | assigned
        information_was_given had_logical_alternative demonstrably_suggested damaged_by_action | 16B1a 16B3 | AssignedScore 12C1b | score stands
    """,
    "16C": """
        -offending_side_acted | 16C1 | score stands | assigned
        offending_side_acted put_right=otherwise had_logical_alternative demonstrably_suggested damaged_by_action | 16C2 16C3 | assigned | score stands
        offending_side_acted put_right=otherwise -had_logical_alternative | 16C2 | score stands | assigned
        offending_side_acted put_right=comparable helped_by_infraction damaged_by_infraction | 23C | assigned |
        offending_side_acted put_right=insufficient helped_by_infraction damaged_by_infraction | 27D | assigned |
    """,
    "16D": """
        -first_call_made could_interfere remedy=reseat | 16D2 | PlayersReseated 16D2a | artificial
        -first_call_made could_interfere remedy=redeal | 16D2 | Redealt 16D2b | artificial
        -first_call_made could_interfere remedy=play_on | 16D2 | Review 16D2c end of play | artificial
        -first_call_made could_interfere remedy=adjust | 16D2 16D2d 86B | artificial | Review
        -first_call_made -could_interfere | 16D1 | free | artificial
        first_call_made can_be_played_out | 16D3 | Review 16D2c | artificial
        first_call_made -can_be_played_out | 16D3 16D2d | artificial | PlayersReseated, Redealt
    """,
    "72C": """
        could_have_known_damage gained_by_irregularity | 72C | assigned | score stands
        could_have_known_damage -gained_by_irregularity | 72C | score stands | assigned
        -could_have_known_damage | 72C | score stands | assigned
    """,
    "6D": """
        deal_fault=dealt_wrongly -auction_had_begun | 6D1 | Redealt |
        deal_fault=seen_in_deal -auction_had_begun | 6D1 | Redealt |
        deal_fault=dealt_wrongly auction_had_begun passed_out | 22B | | Redealt
        deal_fault=unshuffled replay_intended | 6D2 | | BoardCancelled, Redealt
    """,
    "11": """
        -non_offenders_acted | 11A | | right lost
        non_offenders_acted -right_lost | 11A | | right lost
        non_offenders_acted right_lost gained_by_ignorance | 11A | right lost, GainRemoved | assigned
        non_offenders_acted right_lost -gained_by_ignorance | 11A | right lost | GainRemoved
    """,
    "12": """
        in_time ground_for_adjusting=law result_can_be_had damaged probable_results=one -damaged_itself event=pairs | 12C1a | AssignedScore 12C1b | weighted, artificial, mean
        in_time ground_for_adjusting=law result_can_be_had damaged probable_results=several -damaged_itself event=pairs | 12C1a | assigned, Weighted 12C1c | artificial
        in_time ground_for_adjusting=law result_can_be_had damaged probable_results=one damaged_itself event=pairs | 12C1e | FullRectification 12C1e(i), OwnDamageKept 12C1e(ii) |
        in_time ground_for_adjusting=law result_can_be_had damaged probable_results=unclear event=pairs fault_of[NS]=direct fault_of[EW]=not | 12C2a | artificial, NS minus, EW plus | assigned
        in_time ground_for_adjusting=law result_can_be_had damaged probable_results=one -damaged_itself event=teams knockout -sides_balance | 12C1a | assigned, mean |
        in_time ground_for_adjusting=law result_can_be_had damaged probable_results=one -damaged_itself event=teams knockout sides_balance | 12C1a | assigned | mean
        in_time ground_for_adjusting=law result_can_be_had damaged probable_results=one -damaged_itself event=individual | 12C1a | assigned, both partners |
        in_time ground_for_adjusting=law result_can_be_had -damaged | 12B1 | score stands | assigned
        in_time ground_for_adjusting=unfair | 12B2 | score stands | assigned, artificial
        -in_time | 12A | score stands | assigned, artificial
    """,
    "12C2": """
        event=pairs fault_of[NS]=direct fault_of[EW]=not | 12C2a | NS minus, EW plus | mean
        event=pairs fault_of[NS]=not fault_of[EW]=direct | 12C2a | NS plus, EW minus |
        event=pairs fault_of[NS]=not fault_of[EW]=not | 12C2a | NS plus, EW plus |
        event=pairs fault_of[NS]=direct fault_of[EW]=direct | 12C2a | NS minus, EW minus |
        event=pairs fault_of[NS]=partly fault_of[EW]=partly | 12C2a | NS even, EW even |
        event=pairs fault_of[NS]=partly fault_of[EW]=not | 12C2a | NS even, EW plus |
        event=pairs fault_of[NS]=direct fault_of[EW]=partly | 12C2a | NS minus, EW even |
        event=individual fault_of[NS]=direct fault_of[EW]=not | 12C2a | NS minus, EW plus, both partners |
    """,
    "82C": """
        still_scored_normally | 82C | Rectified | assigned, artificial
        -still_scored_normally event=pairs -result_can_be_had | 82C | artificial, NS plus, EW plus, BothFaultless |
        -still_scored_normally event=pairs result_can_be_had probable_results=one | 82C 12C1a | assigned, BothFaultless |
        -still_scored_normally event=pairs result_can_be_had probable_results=several | 82C 12C1a | assigned, weighted, BothFaultless |
    """,
    "84": """
        facts_agreed provision=nothing -probably_damaged | 84A | GameGoesOn | assigned
        facts_agreed provision=prescribed | 84B | Rectified | assigned
    """,
    "85": """
        -facts_found | 85B | GameGoesOn | assigned
        facts_found provision=prescribed | 85A2 84B | Rectified |
    """,
    "86A": """
        -result_known_without_board | 86A | | artificial
    """,
    "86B": """
        -several_scores other_table_favourable -knockout | 86B1 | assigned | artificial
        several_scores -one_table_regulated contestants_at_fault=nobody time_for_substitute -result_known_without_board | 86B2a | BoardCancelled, SubstituteBoard | artificial
        several_scores -one_table_regulated contestants_at_fault=nobody -time_for_substitute -knockout | 86B2a | BoardCancelled, artificial, NS plus, EW plus | SubstituteBoard
        several_scores -one_table_regulated contestants_at_fault=nobody time_for_substitute result_known_without_board -knockout | 86B2a | BoardCancelled, artificial | SubstituteBoard
        several_scores -one_table_regulated contestants_at_fault=one | 86B2b | PlusOrAssigned, ComplementAwarded | BoardCancelled
        several_scores -one_table_regulated contestants_at_fault=both -only_partly_at_fault[NS] -only_partly_at_fault[EW] -knockout | 86B2c | BoardCancelled, NS minus, EW minus | SubstituteBoard
        several_scores one_table_regulated | 86B3 | | artificial
    """,
    "87": """
        how_fouled=no | 87A | | ScoredInGroups
        how_fouled=cards event=pairs groups_regulated | 87B | ScoredInGroups |
        how_fouled=conditions event=pairs -groups_regulated | 87B | ScoredInGroups |
    """,
    "81C5": """
        waiver_asked good_cause | 81C5 | RectificationWaived | Rectified
        waiver_asked -good_cause | 81C5 | Rectified | RectificationWaived
    """,
    "90": """
        offence=late measure=points -individual_event | 90A 90B1 | ProceduralPenalty | Warned
        offence=slow measure=warning | 90A 90B2 | Warned | ProceduralPenalty
        offence=loud measure=points -individual_event | 90B3 | ProceduralPenalty |
        offence=compared measure=points -individual_event | 90B4 | ProceduralPenalty |
        offence=touched measure=points -individual_event | 90B5 | ProceduralPenalty |
        offence=pocket measure=points -individual_event | 90B6 | ProceduralPenalty |
        offence=adjusted measure=points -individual_event | 90B7 | ProceduralPenalty |
        offence=disobeyed measure=points -individual_event | 90B8 | ProceduralPenalty |
        offence=late measure=points individual_event partner_blameless | 12C3 | ProceduralPenalty | both partners
        offence=slow measure=points individual_event -partner_blameless | 12C3 | ProceduralPenalty, both partners |
    """,
}  # fmt: skip


@pytest.mark.parametrize(("article", "row"), rows(CASES), ids=name_of)
def test_by_the_book(capsys, tmp_path, article, row):
    check(capsys, tmp_path, "bridge-2017", article, row)
