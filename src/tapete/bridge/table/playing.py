"""A card at the table: led, played, dropped, or called for from dummy."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tapete.bridge.cards import Card, Rank, Suit
from tapete.bridge.effects import NoRectification
from tapete.bridge.errors import BadNotation, Impossible
from tapete.bridge.hand import Hand
from tapete.bridge.people import LeadOrder
from tapete.bridge.seat import Seat
from tapete.bridge.table.acts import How, Order, Word
from tapete.bridge.table.cases import notice, settle
from tapete.bridge.table.lawful import limit_on, why_not_card
from tapete.bridge.table.parts import Phase, Revoke, Stage
from tapete.bridge.trick import Trick
from tapete.law import Ruling
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["exposed", "named", "ordered", "played"]


def played(table: Table, seat: Seat, card: Card, *, face_down: bool = False) -> Table:
    """The table after a card was played from a hand, in turn or not."""
    _must_hold(table, seat, card)
    if table.claim is not None:
        raise Impossible(N_("a claim waits: agree or object first, play has stopped"))
    if table.phase is Phase.AUCTION:
        return exposed(table, seat, (card,), How.LED)
    if table.phase is Phase.ENDED:
        raise Impossible(N_("play has ended: {seat} cannot play {card} any more"), seat=seat, card=card)
    if table.case is not None:
        raise Impossible(N_("the arbiter is at the table: wait until he has ruled"))
    if table.phase is Phase.CLARIFICATION:
        return _opening(table, seat, card, face_down)
    if seat is table.turn:
        return settle(_laid(table, seat, card))
    return _out_of_turn(table, seat, card)


def _opening(table: Table, seat: Seat, card: Card, face_down: bool) -> Table:
    leader = table.contract.leader
    if table.lead_down is not None and table.lead_down != (seat, card):
        owner, _ = table.lead_down
        if seat is owner:
            raise Impossible(N_("{seat} has another card face down: face that one"), seat=seat)
    if face_down:
        if seat is not leader:
            # A lead out of turn that still lies face down goes back without rectification (41A).
            raise Impossible(N_("{seat} is not to lead: the card goes back to the hand"), seat=seat)
        return replace(table, lead_down=(seat, card))
    if seat is leader:
        return settle(_laid(replace(table, lead_down=None, declarer=table.contract.declarer), seat, card))
    if table.contract.declarer is not None and seat.side is table.contract.declarer.side:
        return exposed(table, seat, (card,), How.LED)  # 54E
    return notice(table, "opening lead out of turn", seat, cards=(card,), in_turn=False, led=True)


def _laid(table: Table, seat: Seat, card: Card) -> Table:
    """A card in turn: legal, or a revoke that nobody has noticed yet."""
    excluded = why_not_card(table, seat, card)
    trick = table.trick
    if trick is None and (limit := limit_on(table, seat)) is not None and limit.order is None:
        if limit.may is not None and not limit.clause.startswith("50D2"):
            raise Impossible(
                N_("{seat} leads only when declarer has said what may be led ({clause})"),
                seat=seat, clause=limit.clause,
            )  # fmt: skip
        if limit.may is not None:
            # A lead before declarer has chosen is a card exposed too early (50D2a, 49).
            return notice(table, "exposed in the play", seat, cards=(card,), led=True)
    if excluded is not None and excluded.clause.startswith(("44", "26", "50D2")):
        revoke = Revoke(seat, len(table.tricks) - (trick is not None), card)
        table = replace(table, revokes=(*table.revokes, revoke))
    elif excluded is not None:
        table = notice(table, "penalty card not played", seat, cards=(card,))
    if trick is None:
        table = _led(replace(table, tricks=(*table.tricks, Trick(seat, (card,), table.trump))), seat)
    else:
        whole = replace(trick, cards=(*trick.cards, card))
        table = replace(table, tricks=(*table.tricks[:-1], whole))
        if whole.is_complete:
            table = _lead_lost(table, whole)
    penalties = tuple(each for each in table.penalties if each.card != card)
    faced = tuple(each for each in table.faced if each.card != card)
    return replace(table, played=(*table.played, card), penalties=penalties, faced=faced)


def _led(table: Table, leader: Seat) -> Table:
    """After the first lead nothing is left of a demand; a ban lasts while the leader keeps the lead."""
    limits = tuple(each for each in table.limits if each.leader is not leader or each.order is Order.FORBID)
    return replace(table, limits=limits)


def _lead_lost(table: Table, trick: Trick) -> Table:
    limits = tuple(
        each
        for each in table.limits
        if each.order is not Order.FORBID or trick.leader is not each.leader or trick.winner is each.leader
    )
    return replace(table, limits=limits)


def _out_of_turn(table: Table, seat: Seat, card: Card) -> Table:
    astray = next((case for case in table.open if case.kind.endswith("leads out of turn")), None)
    if astray is not None and astray.stage is Stage.OPEN and seat is astray.offender.left:
        # The next hand plays to it: the lead counts as correct (53A).
        table = _accepted(table, astray.number)
        return settle(_laid(_laid(table, astray.offender, astray.cards[0]), seat, card))
    declarer = table.contract.declarer
    declares = declarer is not None and seat.side is declarer.side
    if table.trick is None:
        kind = "declarer leads out of turn" if declares else "defender leads out of turn"
    elif declares:
        raise Impossible(N_("it is not {seat}'s turn to play: declarer's card goes back"), seat=seat)
    else:
        kind = "defender plays too early"
    return notice(table, kind, seat, cards=(card,), in_turn=False, led=table.trick is None)


def _accepted(table: Table, number: int) -> Table:
    ruling = Ruling.of(
        "53A",
        NoRectification(),
        because=N_("The next hand played to the lead out of turn, which accepts it."),
    )
    cases = tuple(
        replace(case, stage=Stage.RULED, ruling=ruling, order=len(table.rulings))
        if case.number == number
        else case
        for case in table.incidents
    )
    return replace(table, incidents=cases)


def named(table: Table, seat: Seat, designation: str) -> Table:
    """The table after declarer called for a card of dummy in few words (Law 46)."""
    declarer, dummy = table.contract.declarer, table.dummy
    if table.phase is not Phase.PLAY or seat is not declarer or dummy is None:
        raise Impossible(N_("only declarer calls for cards of dummy, and only during the play"))
    if table.turn is not dummy:
        raise Impossible(N_("it is not dummy's turn: the card that {seat} called for stays there"), seat=seat)
    return played(table, dummy, designated(table, dummy, designation))


def designated(table: Table, dummy: Seat, text: str) -> Card:
    """The card that an incomplete designation stands for (46B)."""
    hand = table.hand(dummy)
    if not hand:
        raise Impossible(N_("dummy's cards are not known: name the card in full"))
    written = text.strip().lower()
    trick = table.trick
    word = next((each for each in Word if each.value == written), None)
    suit = next(
        (each for each in Suit if written in (each.value.lower(), str(each.label), each.symbol)), None
    )
    rank = next((each for each in Rank if written in (each.value.lower(), str(each.label))), None)
    if suit is not None:
        if not hand.suit(suit):
            raise Impossible(N_("dummy has no {suit}: the call is void, name another card (46B4)"), suit=suit)
        return hand.suit(suit)[-1]  # 46B2
    if word is not None:
        return _by_word(table, hand, word, trick)
    if rank is not None:
        return _by_rank(table, dummy, rank)
    raise BadNotation(
        N_("{text} designates no card: say a card, a suit, a rank, high, low, win or any"), text=repr(text)
    )


def _by_word(table: Table, hand: Hand, word: Word, trick: Trick | None) -> Card:
    if word is Word.ANY:
        raise Impossible(N_("either defender may choose the card: let one of them name it (46B5)"))
    held = hand.suit(trick.suit) if trick and trick.suit else ()
    if not held:
        raise Impossible(N_("there is no suit to follow: name the suit, too (46B1)"))
    if word is Word.HIGH:
        return held[0]
    if word is Word.LOW:
        return held[-1]
    assert trick is not None
    winning = [card for card in held if replace(trick, cards=(*trick.cards, card)).winner is table.turn]
    return winning[-1] if winning else held[-1]


def _by_rank(table: Table, dummy: Seat, rank: Rank) -> Card:
    hand = table.hand(dummy)
    of_rank = [card for card in hand if card.rank is rank]
    if table.trick is None and table.tricks and table.tricks[-1].winner is dummy:
        # Leading, dummy goes on with the suit in which it won (46B3a).
        won = table.tricks[-1].card_of(dummy)
        same = [card for card in of_rank if won is not None and card.suit is won.suit]
        if same:
            return same[0]
    legal = [card for card in of_rank if why_not_card(table, dummy, card) is None]
    if len(legal) == 1:
        return legal[0]
    if not legal:
        raise Impossible(N_("dummy has no {rank} that may be played: the call is void (46B4)"), rank=rank)
    raise Impossible(N_("dummy has more than one {rank}: declarer says which (46B3b)"), rank=rank)


def exposed(table: Table, seat: Seat, cards: tuple[Card, ...], how: How) -> Table:
    """The table after cards came into view without being played."""
    for card in cards:
        _must_hold(table, seat, card)
    if not cards:
        raise Impossible(N_("name the cards that {seat} exposed"), seat=seat)
    if table.phase is Phase.ENDED:
        raise Impossible(N_("play has ended: cards may be shown"))
    if table.phase in (Phase.AUCTION, Phase.CLARIFICATION):
        return settle(notice(table, "exposed in the auction", seat, cards=cards, led=how is How.LED))
    declarer = table.contract.declarer
    if declarer is not None and seat.side is declarer.side:
        return table  # declarer's side is never bound by cards that it shows (48A)
    return settle(notice(table, "exposed in the play", seat, cards=cards))


def ordered(table: Table, seat: Seat, order: Order, suits: frozenset[Suit]) -> Table:
    """The table after declarer used a right over a lead, or gave it up."""
    leader = table.on_lead
    limit = limit_on(table, leader) if leader is not None else None
    if limit is None or limit.may is None or seat is not table.contract.declarer:
        raise Impossible(N_("{seat} has no lead to decide about now"), seat=seat)
    of_penalty = limit.clause.startswith("50D2")
    if order is not Order.WAIVE and not suits:
        raise Impossible(N_("name the suit that {seat} wants led or not led"), seat=seat)
    if not suits <= limit.suits:
        raise Impossible(
            N_("{suit} is not among the suits that may be named: {suits} ({clause})"),
            suit=suits - limit.suits,
            suits=limit.suits,
            clause=limit.clause,
        )
    if len(suits) > 1 and not (of_penalty and order is Order.FORBID):
        # Only penalty cards of several suits let declarer forbid more than one (51B2b).
        raise Impossible(N_("name one suit only ({clause})"), clause=limit.clause)
    if order is Order.REQUIRE and limit.may is LeadOrder.FORBID:
        raise Impossible(
            N_("a suit may be forbidden here, but none required ({clause})"), clause=limit.clause
        )
    decided = replace(limit, order=order, named=suits, trick=len(table.tricks))
    kept = tuple(each for each in table.limits if each is not limit)
    table = replace(table, limits=(*kept, decided))
    if of_penalty:
        # The penalty cards of those suits go back to the hand (50D2a, 51B1, 51B2).
        penalties = tuple(
            each for each in table.penalties if each.seat is not limit.offender or each.card.suit not in suits
        )
        table = replace(table, penalties=penalties)
    return table


def _must_hold(table: Table, seat: Seat, card: Card) -> None:
    if not table.holds(seat, card):
        raise Impossible(N_("{seat} does not hold {card}: look at the hand again"), seat=seat, card=card)
