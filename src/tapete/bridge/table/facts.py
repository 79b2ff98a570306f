"""What the table knows of a case: the facts that the questions of its law look at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tapete.bridge.auction import IrregularCall, Made
from tapete.bridge.call import PASS
from tapete.bridge.incidents import (
    ClosingCalls,
    ExposedCards,
    Inadmissible,
    InadmissibleCall,
    Misinformation,
    NewDeal,
    Noticed,
    WrongBoard,
    WrongCount,
    WrongExplanation,
)
from tapete.bridge.incidents import Stage as When
from tapete.bridge.people import Until, Which
from tapete.bridge.seat import Seat
from tapete.bridge.table.parts import Incident, MadeCall, Must, Phase, Stage, Status

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["awaited", "facts", "gate_passed", "is_defending", "presumed", "replaced_by"]

_KINDS = {
    "obliged to pass": Inadmissible.OBLIGED,
    "more than seven": Inadmissible.ABOVE_SEVEN,
    "after the end": Inadmissible.AFTER_END,
}


def facts(table: Table, case: Incident) -> Any:
    """The facts of the case; None where the table knows none."""
    if case.kind == "taken up":
        reader = _TAKEN_UP.get(case.article)
        return reader(table, case) if reader else None
    match case.kind:
        case "insufficient" | "out of turn" | "inadmissible" | "change of call" | "together" | "in rotation":
            return irregular_call(table, case)
        case "obliged to pass" | "more than seven" | "after the end":
            return inadmissible_call(table, case)
        case "exposed in the auction":
            return exposed_cards(table, case)
        case "lost turn":
            return closing_calls(table, case)
    return None


def irregular_call(table: Table, case: Incident) -> IrregularCall:
    """The irregular call, the calls that stood before it, and those made since."""
    assert case.call is not None
    irregular = table.calls[case.call]
    before = tuple(
        made for made in table.standing if made.number < case.call and made.place <= irregular.place
    )
    after = table.calls[case.call + 1 :]
    ruled_from = case.ruled_from
    early = tuple(made for made in after if ruled_from is None or made.number < ruled_from)
    later = None if ruled_from is None else tuple(made for made in after if made.number >= ruled_from)
    second = case.made(Which.SECOND)
    if case.kind == "change of call" and second is not None:
        # In time is who changes before his partner has called; what partner does later is too late for that.
        early = tuple(
            made for made in early if made.number < second or made.seat is not case.offender.partner
        )
    if case.kind == "out of turn" and later is not None:
        # An illegal call of the player on the right is put right before it counts (31A2).
        later = tuple(
            each for each in later if each.status is Status.STANDS or each.seat is case.offender.left
        )
    return IrregularCall(
        table.board.dealer,
        _made(before),
        irregular.seat,
        irregular.call,
        _made(early),
        later=None if later is None else _made(later),
        obliged=frozenset(each.seat for each in case.owed if each.must is Must.PASS),
        lead_faced=bool(table.tricks),
        as_they_stand=True,
    )


def replaced_by(table: Table, case: Incident) -> Incident:
    """The case with the offender's call in rotation, once he has made one that stands."""
    if case.kind != "out of turn" or case.ruled_from is None or case.made(Which.REPLACEMENT) is not None:
        return case
    for made in table.calls[case.ruled_from :]:
        if made.seat is case.offender and made.status is Status.STANDS and made.counts:
            return replace(case, which=(*case.which, (Which.REPLACEMENT, made.number)))
    return case


def awaited(table: Table, case: Incident, asks: str) -> Seat | None:
    """Who has to call before the question can be answered: then the auction goes on meanwhile."""
    match asks:
        case "rho_passes":
            return case.offender.right
        case "replacement":
            return case.offender
        case "comparable" if case.kind == "out of turn" and case.made(Which.REPLACEMENT) is None:
            return case.offender
        case "last_replacement_comparable":
            owes = table.obliged(case.offender)
            return case.offender if owes is not None and owes.must is Must.BID_OR_PASS else None
    return None


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
    # What the player had exposed before counts with it: two cards are several (24C).
    lying = tuple(each.card for each in table.faced if each.seat is case.offender)
    cards = tuple(dict.fromkeys((*lying, *case.cards)))
    return ExposedCards(
        case.offender, cards, led=case.led, stage=stage,
        declarer=table.contract.declarer if ended else None,
    )  # fmt: skip


def closing_calls(table: Table, case: Incident) -> ClosingCalls:
    """The calls that stand when the auction seems over."""
    return ClosingCalls(table.board.dealer, _made(table.standing))


def misinformation(table: Table, case: Incident) -> Misinformation | None:
    """The call of the player who was told something wrong: the last one that he made."""
    own = [made for made in table.standing if made.seat is case.player]
    if case.player is None or not own:
        return None
    since = tuple(made for made in table.standing if made.place > own[-1].place)
    return Misinformation(case.player, _made(since), auction_period_over=bool(table.tricks))


def wrong_explanation(table: Table, case: Incident) -> WrongExplanation:
    """Who explained, who knows better, and how far the board is."""
    noticed = {
        Phase.AUCTION: Noticed.AUCTION,
        Phase.CLARIFICATION: Noticed.CLARIFICATION,
        Phase.PLAY: Noticed.PLAY,
        Phase.ENDED: Noticed.AFTER_PLAY,
    }[table.phase]
    declarer = None if noticed is Noticed.AUCTION else table.contract.declarer
    return WrongExplanation(case.offender, case.player or case.offender, noticed, declarer)


def wrong_count(table: Table, case: Incident) -> WrongCount | None:
    """How many cards each hand held, where they are all known."""
    held = [len(table.board.deal[seat]) for seat in Seat]
    if not all(held):
        return None
    return WrongCount(
        (held[0], held[1], held[2], held[3]),
        frozenset(made.seat for made in table.calls),
        lead_faced=bool(table.tricks),
        play_over=table.phase is Phase.ENDED,
    )


def wrong_cards(table: Table, case: Incident) -> IrregularCall | None:
    """The first call that the player made with the cards of another board."""
    return None if case.call is None else irregular_call(table, case)


def wrong_board(table: Table, case: Incident) -> WrongBoard | None:
    """Who has called has taken his cards from the board."""
    return WrongBoard(auction_period_begun=True) if table.calls else None


def new_deal(table: Table, case: Incident) -> NewDeal:
    """How far the board is of which it is asked whether it must be dealt anew."""
    ended = table.phase is Phase.ENDED and table.contract.is_passed_out
    return NewDeal(first_call_made=bool(table.calls), passed_out=ended)


# What the arbiter takes up himself, and what the table knows of it.
_TAKEN_UP: dict[str, Callable[[Table, Incident], Any]] = {
    "6D": new_deal,
    "13": wrong_count,
    "14": wrong_count,
    "15A": wrong_cards,
    "15B": wrong_board,
    "17D": wrong_cards,
    "17D3": closing_calls,
    "20F": wrong_explanation,
    "21": misinformation,
    "22": closing_calls,
    "34": closing_calls,
}


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
            over = table.calls[-1].seat is irregular_call(table, case).turn
            return {"player_on_turn_called": over, "artificial_pass": False, "conventional_pass": False}
        case "insufficient" if case.stage is Stage.OPEN:
            # Nobody says that it was a slip, as 2017 and as 1997 ask it.
            return {"unintended": False, "slip_put_right_at_once": False}
        case "lead restriction":
            return {"offender_defends": True, "restriction_excluded": False, "comparable": False}
    return {}


def _made(calls: tuple[MadeCall, ...]) -> tuple[Made, ...]:
    return tuple((made.seat, made.call) for made in calls)
