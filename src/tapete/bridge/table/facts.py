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
from tapete.bridge.table.parts import Incident, MadeCall, Must, Phase, Status

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["awaited", "facts", "irregular_call", "is_defending", "replaced_by"]

_KINDS = {
    "obliged to pass": Inadmissible.OBLIGED,
    "more than seven": Inadmissible.ABOVE_SEVEN,
    "after the end": Inadmissible.AFTER_END,
}
_LEGAL = {Status.STANDS: True, Status.DISPUTED: False}


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
    if second is not None and second != case.call:
        # In time is who changes before his partner has called; what partner does later is too late for that.
        early = tuple(
            made for made in early if made.number < second or made.seat is not case.offender.partner
        )
    if case.kind == "out of turn":
        # Another call that he wanted to put in its place, and that was not let stand, is none.
        own, stands = case.offender, Status.STANDS
        early = tuple(made for made in early if made.seat is not own or made.status is stands)
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
        legal=_LEGAL.get(irregular.status) if case.kind == "change of call" else None,
        as_they_stand=True,
    )


def replaced_by(table: Table, case: Incident) -> Incident:
    """The case with the offender's call in rotation, once he has made one that stands."""
    if not _calls_anew(case) or case.ruled_from is None or case.made(Which.REPLACEMENT) is not None:
        return case
    for made in table.calls[case.ruled_from :]:
        if made.seat is case.offender and made.status is Status.STANDS and made.counts:
            return replace(case, which=(*case.which, (Which.REPLACEMENT, made.number)))
    return case


def _calls_anew(case: Incident) -> bool:
    """Whether the ruling goes by what the offender calls when the turn is his again (29B; 17D in 1997)."""
    return case.kind == "out of turn" or (case.kind == "taken up" and case.article == "17D")


def awaited(table: Table, case: Incident, asks: str) -> Seat | None:
    """Who has to call before the question can be answered: then the auction goes on meanwhile."""
    match asks:
        case "rho_passes":
            return case.offender.right
        case "replacement":
            return case.offender
        case "comparable" | "repeats_denomination" | "differs_much" if _calls_anew(case):
            return case.offender if case.made(Which.REPLACEMENT) is None else None
        case "last_replacement_comparable":
            owes = table.obliged(case.offender)
            return case.offender if owes is not None and owes.must is Must.BID_OR_PASS else None
    return None


def inadmissible_call(table: Table, case: Incident) -> InadmissibleCall:
    """The call and what Laws 37 to 39 ask about it."""
    assert case.call is not None
    as_any = irregular_call(table, case)
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
        partner_called=as_any.partner_called,
        lho_called_over_replacement=as_any.lho_called_over_replacement,
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
    lead = table.lead_down is not None and table.lead_down[0] is case.player
    return Misinformation(
        case.player, _made(since), auction_period_over=bool(table.tricks),
        a_play=None if lead or any(trick.card_of(case.player) for trick in table.tricks) else False,
    )  # fmt: skip


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


def wrong_count(table: Table, case: Incident) -> WrongCount:
    """How many cards each hand held, where they are all known, and how far the board is."""
    north, east, south, west = (len(table.board.deal[seat]) for seat in Seat)
    return WrongCount(
        (north, east, south, west) if all((north, east, south, west)) else None,
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


def wrong_board_or_hand(table: Table, case: Incident) -> IrregularCall | WrongBoard | None:
    """What the table knows of the mistake, once the arbiter has said which one it is."""
    mistake = dict(case.answers).get("mistake")
    if mistake == "cards_called":
        return wrong_cards(table, case)
    return wrong_board(table, case) if mistake == "board" else None


def new_deal(table: Table, case: Incident) -> NewDeal:
    """How far the board is that may have to be dealt anew."""
    ended = table.phase is Phase.ENDED and table.contract.is_passed_out
    return NewDeal(first_call_made=bool(table.calls), passed_out=ended)


# What the arbiter takes up himself, and what the table knows of it.
_TAKEN_UP: dict[str, Callable[[Table, Incident], Any]] = {
    "6D": new_deal,
    "13": wrong_count,
    "14": wrong_count,
    "15": wrong_board_or_hand,
    "15A": wrong_cards,
    "15B": wrong_board,
    "16D": new_deal,
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


def _made(calls: tuple[MadeCall, ...]) -> tuple[Made, ...]:
    return tuple((made.seat, made.call) for made in calls)
