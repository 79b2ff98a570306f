"""What each policy of an event is about, and what holds now, in words for organisers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields

from tapete.text import N_, Choice
from tapete.tournament.policy import Rules

__all__ = ["POLICIES", "Policy", "changed_from", "policies"]

POLICIES: Mapping[str, str] = {
    "method": N_("what boards are scored in"),
    "laws": N_("the edition of the laws"),
    "units": N_("what a better score and an equal one give"),
    "factoring": N_("what makes boards with fewer results equal to the others"),
    "small_groups": N_("what groups get that are too small to be compared"),
    "expected": N_("how many scores a board should have; 0: as many as are due"),
    "across": N_("whether sections are compared with each other"),
    "winners": N_("one winner, or one for each direction"),
    "total": N_("how boards make a session"),
    "divisor": N_("by what a sum of cross-IMPs is divided"),
    "datum": N_("with what Butler compares"),
    "dropped": N_("how many results the datum leaves out at each end"),
    "victory": N_("the scale of victory points of matches"),
    "victory_table": N_("the table of the scale, where it is the event's own"),
    "bye": N_("victory points of who sits out a match"),
    "patton": N_("points of a match for its difference, beside its boards"),
    "plus": N_("what average plus is worth"),
    "even": N_("what average is worth"),
    "minus": N_("what average minus is worth"),
    "further": N_("the same three from the second board without a result on"),
    "own": N_("who gets its own average instead of average plus or minus"),
    "own_over": N_("over which boards an own average goes"),
    "own_imps": N_("whether a mean of IMPs is the equivalent of a percentage"),
    "knockout": N_("whether scores that do not balance become their mean"),
    "handicap": N_("how much of the players' handicaps counts"),
    "penalty": N_("the usual procedural penalty"),
    "board_digits": N_("digits of the score of a board; -1: exact"),
    "digits": N_("digits of totals and percentages"),
    "rounding": N_("where exact halves go"),
    "percent_from": N_("from what percentages are worked out"),
    "correction_minutes": N_("minutes in which results may be corrected (79C)"),
    "appeal_minutes": N_("minutes in which rulings may be appealed (92B)"),
}


@dataclass(frozen=True, slots=True)
class Policy:
    """A policy of an event: what is written for it, and the label of the choice, where it is one."""

    name: str
    about: str
    value: str
    label: str


def policies(rules: Rules) -> Iterator[Policy]:
    """Every policy, in the order in which they are written; what the laws fill in is filled in.

    >>> [(one.name, one.value) for one in policies(Rules()) if one.name in ("plus", "own", "across")]
    [('across', 'yes'), ('plus', '60'), ('own', 'both')]
    """
    effective = {
        "plus": rules.scale.plus,
        "even": rules.scale.even,
        "minus": rules.scale.minus,
        "bye": rules.bye_points,
        "own": rules.own_average,
        "own_over": rules.own_session,
    }
    for each in fields(rules):
        value = effective.get(each.name, getattr(rules, each.name))
        if isinstance(value, bool):
            value = "yes" if value else "no"
        elif isinstance(value, tuple):
            value = ",".join(value)
        label = value.label if isinstance(value, Choice) else ""
        yield Policy(each.name, POLICIES[each.name], "" if value is None else str(value), label)


def changed_from(rules: Rules, before: Rules | None = None) -> list[Policy]:
    """The policies that are others than before, or than those of the laws."""
    old = {one.name: one.value for one in policies(before or Rules())}
    return [one for one in policies(rules) if one.value != old[one.name]]
