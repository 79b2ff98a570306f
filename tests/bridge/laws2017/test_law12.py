"""Adjusted scores: Laws 12, 82C and 86 with all that they hand over to each other."""

from __future__ import annotations

from itertools import product

import pytest
from ways import Way, check_complete, check_way

from tapete.bridge import Side
from tapete.bridge.awards import (
    BoardCancelled,
    BothFaultless,
    BothPartners,
    ComplementAwarded,
    FullRectification,
    MeanAwarded,
    OwnDamageKept,
    PlusOrAssigned,
    Rectified,
    SubstituteBoard,
    Weighted,
)
from tapete.bridge.effects import ArtificialScore, AssignedScore, AverageAwarded, Redealt, ScoreStands
from tapete.bridge.laws2017 import LAWS_2017
from tapete.bridge.people import Average
from tapete.bridge.remedies import BoardNotPlayed

STANDS, ASSIGNED, ARTIFICIAL = ScoreStands(), AssignedScore("12C1b"), ArtificialScore("12C2a")
WEIGHTED, MEAN, PARTNERS = Weighted("12C1c"), MeanAwarded("12C4"), BothPartners("12C3")
FAULTLESS, CANCELLED_2A, CANCELLED_2C = BothFaultless("82C"), BoardCancelled("86B2a"), BoardCancelled("86B2c")
MINUS, EVEN, PLUS = Average.MINUS, Average.EVEN, Average.PLUS
FAULTS = {"direct": MINUS, "partly": EVEN, "not": PLUS}
FOR_FAULT = {"direct": -1, "partly": 0, "not": 1}


def averages(ns, ew):
    """What both sides get, and what must be remembered with it."""
    parts = [ARTIFICIAL, AverageAwarded(Side.NS, ns, "12C2a"), AverageAwarded(Side.EW, ew, "12C2a")]
    parts += ["12C2b", "12C2d"]
    parts += ["12C2c"] if {ns, ew} != {EVEN} else []
    return [*parts, "90A"] if MINUS in {ns, ew} else parts


def by_fault_in_teams(cite):
    for ns, ew in product(FAULTS, FAULTS):
        faults = f"fault_of[NS]={ns} fault_of[EW]={ew}"
        parts = averages(FAULTS[ns], FAULTS[ew])
        if FOR_FAULT[ns] + FOR_FAULT[ew] == 0:
            yield Way(faults, cite, *parts)
        else:
            yield Way(f"{faults} -knockout", cite, *parts)
            yield Way(f"{faults} knockout", cite, *parts, MEAN)


def by_fault(kind, *more):
    for ns, ew in product(FAULTS, FAULTS):
        yield Way(
            f"event={kind} fault_of[NS]={ns} fault_of[EW]={ew}",
            "12C2a", *averages(FAULTS[ns], FAULTS[ew]), *more,
        )  # fmt: skip


def in_teams(before, cite, *parts):
    """An assigned score in teams: it needs a mean only in a knockout match, and if it does not balance."""
    yield Way(f"{before} -knockout", cite, ASSIGNED, *parts, "83")
    yield Way(f"{before} knockout sides_balance", cite, ASSIGNED, *parts, "83")
    yield Way(f"{before} knockout -sides_balance", cite, ASSIGNED, *parts, MEAN, "83")


def elsewhere(before, cite, *parts):
    yield Way(f"{before} event=pairs", cite, ASSIGNED, *parts, "83")
    yield Way(f"{before} event=individual", cite, ASSIGNED, *parts, PARTNERS, "83")


NAMED = (("probable_results=one", ()), ("probable_results=several", (WEIGHTED,)))
UNCLEAR = "probable_results=unclear"


def both_plus(before, cite, *parts):
    yield Way(f"{before} -knockout", cite, *averages(PLUS, PLUS), *parts)
    yield Way(f"{before} knockout", cite, *averages(PLUS, PLUS), *parts, MEAN)


ONE_SCORE = [
    *in_teams("-several_scores other_table_favourable", "86B1", "12C1c"),
    *(way
      for named, weighted in NAMED
      for way in in_teams(f"-several_scores -other_table_favourable {named}", "12C1a", *weighted)),
    *(way.after(f"-several_scores -other_table_favourable {UNCLEAR}")
      for way in by_fault_in_teams("12C2a")),
]  # fmt: skip

SEVERAL = "several_scores -one_table_regulated"
NOBODY = f"{SEVERAL} contestants_at_fault=nobody"
BOTH = f"{SEVERAL} contestants_at_fault=both"

LAW_86B = [
    *ONE_SCORE,
    Way("several_scores one_table_regulated", "86B3", "86B3"),
    Way(f"{NOBODY} time_for_substitute -result_known_without_board",
        "86B2a", CANCELLED_2A, SubstituteBoard("86B2a")),
    *both_plus(f"{NOBODY} time_for_substitute result_known_without_board", "86B2a 12C2a", CANCELLED_2A),
    *both_plus(f"{NOBODY} -time_for_substitute", "86B2a 12C2a", CANCELLED_2A),
    Way(f"{SEVERAL} contestants_at_fault=one",
        "86B2b", PlusOrAssigned("86B2b"), ComplementAwarded("86B2b"), "12C1c", "90A", "83"),
    Way(f"{BOTH} only_partly_at_fault[NS] only_partly_at_fault[EW]",
        "86B2c 12C2a", CANCELLED_2C, *averages(EVEN, EVEN)),
    *(Way(f"{BOTH} {sides} {knockout}", "86B2c 12C2a", CANCELLED_2C, *averages(*awards), *mean)
      for sides, awards in (
          ("-only_partly_at_fault[NS] only_partly_at_fault[EW]", (MINUS, EVEN)),
          ("only_partly_at_fault[NS] -only_partly_at_fault[EW]", (EVEN, MINUS)),
          ("-only_partly_at_fault[NS] -only_partly_at_fault[EW]", (MINUS, MINUS)),
      )
      for knockout, mean in (("knockout", (MEAN,)), ("-knockout", ()))),
]  # fmt: skip

# Who comes from Law 12 cannot name results any more.
NO_RESULT_IN_TEAMS = [
    *in_teams("event=teams -several_scores other_table_favourable", "86B1", "12C1c"),
    *(way.after("event=teams -several_scores -other_table_favourable") for way in by_fault_in_teams("12C2a")),
    *(way.after("event=teams") for way in LAW_86B[len(ONE_SCORE):]),
]  # fmt: skip

LAW_12C2 = [*by_fault("pairs"), *by_fault("individual", PARTNERS), *NO_RESULT_IN_TEAMS]

REPAIRED = Way("still_scored_normally", "82C 81C3", Rectified("82C"))
LAW_82C = [
    REPAIRED,
    *(way
      for named, weighted in NAMED
      for before in (f"-still_scored_normally result_can_be_had {named}",)
      for way in (*elsewhere(before, "82C 12C1a", FAULTLESS, *weighted, "82C"),
                  *in_teams(f"{before} event=teams", "82C 12C1a", FAULTLESS, *weighted, "82C"))),
    *(way
      for missing in ("-result_can_be_had", f"result_can_be_had {UNCLEAR}")
      for before in (f"-still_scored_normally {missing}",)
      for way in (
          Way(f"{before} event=pairs", "82C 12C2a", FAULTLESS, *averages(PLUS, PLUS)),
          Way(f"{before} event=individual", "82C 12C2a", FAULTLESS, *averages(PLUS, PLUS), PARTNERS),
          *in_teams(f"{before} event=teams other_table_favourable", "82C 86B1", FAULTLESS, "12C1c"),
          *both_plus(f"{before} event=teams -other_table_favourable", "82C 12C2a", FAULTLESS),
      )),
]  # fmt: skip

OWN = (FullRectification("12C1e(i)"), OwnDamageKept("12C1e(ii)"))


def for_damage(before, cite):
    yield from (way.after(f"{before} -result_can_be_had") for way in LAW_12C2)
    had = f"{before} result_can_be_had"
    yield Way(f"{had} -damaged", "12B1", STANDS)
    yield from (way.after(f"{had} damaged {UNCLEAR}") for way in LAW_12C2)
    for named, weighted in NAMED:
        known, wronged = f"{had} damaged {named}", (*weighted, "90A")
        both_to_blame = (f"{cite} 12C1a 12C1e", *OWN, *wronged)
        yield from elsewhere(f"{known} damaged_itself", *both_to_blame)
        yield from elsewhere(f"{known} -damaged_itself", f"{cite} 12C1a", *wronged)
        yield from in_teams(f"{known} -damaged_itself event=teams", f"{cite} 12C1a", *wronged)
        # Where one side bears a part of its damage the two scores cannot balance: nobody is asked.
        end, *parts = both_to_blame
        yield Way(f"{known} damaged_itself event=teams -knockout", end, ASSIGNED, *parts, "83")
        yield Way(f"{known} damaged_itself event=teams knockout", end, ASSIGNED, *parts, MEAN, "83")


LAW_12 = [
    Way("-in_time", "12A 92B", STANDS),
    Way("in_time ground_for_adjusting=unfair", "12B2", STANDS),
    *(way.after("in_time ground_for_adjusting=unplayable") for way in LAW_12C2),
    *(way.after("in_time ground_for_adjusting=wrong_rectification") for way in LAW_82C),
    *for_damage("in_time ground_for_adjusting=no_remedy", "12A1"),
    *for_damage("in_time ground_for_adjusting=law", "12A"),
]

KNOWN = "result_known_without_board"
# The score takes the place of a new deal: nobody asks whether there was damage. It is a match.
LAW_86A = [
    Way(f"-{KNOWN}", "86A", Redealt("86A")),
    *(way
      for named, weighted in NAMED
      for way in in_teams(
          f"{KNOWN} result_can_be_had {named}", "86A 12C1a", BoardNotPlayed("86A"), *weighted)),
    *(way.without(f"event=teams {KNOWN}").after(f"{KNOWN} {missing}")
      for missing in ("-result_can_be_had", f"result_can_be_had {UNCLEAR}")
      for way in NO_RESULT_IN_TEAMS
      if f"-{KNOWN}" not in way.text),
]  # fmt: skip

LAWS = {"12": LAW_12, "12C2": LAW_12C2, "82C": LAW_82C, "86A": LAW_86A, "86B": LAW_86B, "88": LAW_12C2}


@pytest.mark.parametrize(("law", "way"), [(law, way) for law, ways in LAWS.items() for way in ways], ids=str)
def test_ruling_at_the_end_of_each_way(law, way):
    check_way(LAWS_2017.procedure(law), way)


@pytest.mark.parametrize("law", LAWS)
def test_no_way_is_left_out(law):
    check_complete(LAWS_2017.procedure(law), LAWS[law])
