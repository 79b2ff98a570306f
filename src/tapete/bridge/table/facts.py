"""What the table knows of a case: the facts that the questions of its law look at."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tapete.bridge.auction import IrregularCall, Made
from tapete.bridge.call import PASS
from tapete.bridge.incidents import ClosingCalls, ExposedCards, Inadmissible, InadmissibleCall
from tapete.bridge.incidents import Stage as When
from tapete.bridge.people import Until
from tapete.bridge.seat import Seat
from tapete.bridge.table.parts import Incident, MadeCall, Must, Phase, Stage, Status

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["facts", "gate_passed", "is_defending", "presumed"]

_KINDS = {
    "obliged to pass": Inadmissible.OBLIGED,
    "more than seven": Inadmissible.ABOVE_SEVEN,
    "after the end": Inadmissible.AFTER_END,
}


def facts(table: Table, case: Incident) -> Any:
    """The facts of the case; None where the table knows none."""
    match case.kind:
        case "insufficient" | "out of turn" | "inadmissible" | "change of call":
            return irregular_call(table, case)
        case "obliged to pass" | "more than seven" | "after the end":
            return inadmissible_call(table, case)
        case "exposed in the auction":
            return exposed_cards(table, case)
        case "lost turn":
            return ClosingCalls(table.board.dealer, _made(table.standing))
    return None


def irregular_call(table: Table, case: Incident) -> IrregularCall:
    """The irregular call, the calls that stood before it, and those made since."""
    assert case.call is not None
    irregular = table.calls[case.call]
    before = tuple(
        made for made in table.calls[: case.call] if made.status is not Status.WITHDRAWN and made.counts
    )
    after = table.calls[case.call + 1 :]
    ruled_from = case.ruled_from
    early = tuple(made for made in after if ruled_from is None or made.number < ruled_from)
    later = None if ruled_from is None else tuple(made for made in after if made.number >= ruled_from)
    return IrregularCall(
        table.board.dealer,
        _made(before),
        irregular.seat,
        irregular.call,
        _made(early),
        later=None if later is None else _made(later),
        obliged=frozenset(each.seat for each in case.owed if each.must is Must.PASS),
        lead_faced=table.phase in (Phase.PLAY, Phase.ENDED),
    )


def inadmissible_call(table: Table, case: Incident) -> InadmissibleCall:
    """The call and what Laws 37 to 39 ask about it."""
    assert case.call is not None
    made = table.calls[case.call]
    ruled_from = len(table.calls) if case.ruled_from is None else case.ruled_from
    since = [each.seat for each in table.calls[case.call + 1 : ruled_from]]
    owed = next((each for each in case.owed if each.seat is made.seat), None)
    return InadmissibleCall(
        _KINDS[case.kind],
        lho_called=made.seat.left in since,
        in_rotation=case.in_turn,
        for_the_auction=None if owed is None else owed.until is Until.END_OF_AUCTION,
        auction_over=_over_with_a_pass(table, made),
        is_pass=str(made.call) == "Pass",
        by_defender=is_defending(table, made.seat) if case.kind == "after the end" else None,
    )


def _over_with_a_pass(table: Table, made: MadeCall) -> bool:
    """Whether the auction ends when a pass takes the place of the call."""
    before = tuple(each for each in table.standing if each.place < made.place)
    return replace(table, calls=(*before, replace(made, call=PASS))).auction.has_ended


def exposed_cards(table: Table, case: Incident) -> ExposedCards:
    """The cards that lie face up before the play."""
    ended = table.phase is not Phase.AUCTION
    stage = When.ENDED if ended else When.AUCTION if table.calls else When.BEFORE
    return ExposedCards(
        case.offender, case.cards, led=case.led, stage=stage,
        declarer=table.contract.declarer if ended else None,
    )  # fmt: skip


def is_defending(table: Table, seat: Seat) -> bool:
    """Whether the seat defends, now that the auction has ended."""
    declarer = table.contract.declarer
    return declarer is not None and declarer.side is not seat.side


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
        case "out of turn" if case.stage is Stage.OPEN:
            # An opponent called. On turn himself, he did so as if nothing had happened, unless he says
            # that he accepts; and whether a pass was artificial no longer matters.
            on_turn = irregular_call(table, case).turn
            return {"player_on_turn_called": table.calls[-1].seat is on_turn, "artificial_pass": False}
        case "insufficient" if case.stage is Stage.OPEN:
            return {"unintended": False}  # nobody says that it was a slip
        case "lead restriction":
            return {"offender_defends": True, "restriction_excluded": False, "comparable": False}
    return {}


def _made(calls: tuple[MadeCall, ...]) -> tuple[Made, ...]:
    return tuple((made.seat, made.call) for made in calls)
