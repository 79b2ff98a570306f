"""What follows from what players do after an irregularity, with nobody to ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tapete.bridge.auction import CallMade
from tapete.bridge.people import Which
from tapete.bridge.table.facts import irregular_call
from tapete.bridge.table.parts import Incident, Phase, Stage

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["gate_passed", "presumed"]


def gate_passed(table: Table, case: Incident) -> bool:
    """Whether an opponent has acted over the irregularity, so that the law speaks without the arbiter."""
    if case.call is None or case.stage is not Stage.OPEN:
        return False
    offender = case.offender
    since = [made.seat for made in table.calls[case.call + 1 :]]
    match case.kind:
        case "insufficient" | "obliged to pass":
            return since[:1] == [offender.left]
        case "out of turn":
            turn = irregular_call(table, case).turn
            return since[:1] == [offender.left] or (since[:1] == [turn] and turn.side is not offender.side)
        case "inadmissible":
            return table.phase in (Phase.PLAY, Phase.ENDED)
    return False


def presumed(table: Table, case: Incident) -> dict[str, Any]:
    """What follows from the way in which the case came up, with nobody to ask."""
    match case.kind:
        case "out of turn":
            return _out_of_turn(table, case)
        case "insufficient" if case.stage is Stage.OPEN:
            return _MEANT
        case "inadmissible" | "obliged to pass" | "more than seven" | "after the end":
            return _MEANT if case.made(Which.SECOND) is None else {}
        case "lead restriction":
            return {"offender_defends": True, "restriction_excluded": False, "comparable": False}
    return {}


# Nobody says that it was a slip, as 2017 and as 1997 ask it.
_MEANT = {"unintended": False, "slip_put_right_at_once": False}


def _out_of_turn(table: Table, case: Incident) -> dict[str, Any]:
    called = irregular_call(table, case)
    known: dict[str, Any] = {}
    if case.stage is Stage.OPEN:
        # An opponent called. On turn himself, he did so as if nothing had happened, unless he says
        # that he accepts; and whether a pass was artificial no longer matters.
        over = table.calls[-1].seat is called.turn
        known = {"player_on_turn_called": over, "artificial_pass": False, "conventional_pass": False}
    first, second = case.made(Which.FIRST), case.made(Which.SECOND)
    if case.article == table.edition.article("change of call") and first is not None:
        # The player on the left has called since: too late for a change; for a slip it is if partner has.
        partner = any(made.seat is case.offender.partner for made in table.calls[first:second])
        known = {**known, "first_call_insufficient": False, "lho_called_before_change": True}
        slip = {"slip_put_right_at_once": False} if partner else {}
        return {**known, **slip, "partner_called_before_change": partner}
    if called.kind is CallMade.DOUBLE and not called.is_admissible(called.call):
        return {**known, **_MEANT}  # a change of it has a case of its own
    return known
