"""What a game does not allow now, and the clause that says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tapete.tarot import dog, handful
from tapete.tarot.bidding import Bid
from tapete.tarot.cards import Card
from tapete.tarot.errors import Exclusion
from tapete.tarot.form import Form, Seat
from tapete.tarot.hand import Hand
from tapete.tarot.phase import Phase
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.tarot.game import Game

__all__ = ["why_not_bid", "why_not_call", "why_not_ecart", "why_not_handful", "why_not_slam"]


def why_not_bid(game: Game, bid: Bid | str) -> Exclusion | None:
    """Why the player on turn may not bid this; None where he may."""
    if game.imposed is not None:
        return Exclusion.of("TD-8", N_("the contract of a duplicate board is imposed: nobody bids"))
    if (seat := game.deal.petit_sec) is not None:
        return Exclusion.of(
            "T4-PSEC-1",
            N_("{seat} has the Petit as only trump: the deal is annulled before bidding"),
            seat=seat,
        )
    return game.auction.why_not(bid)


def why_not_call(game: Game, card: Card) -> Exclusion | None:
    """Why the taker may not call the card; None where he may."""
    if game.form is Form.FIVE and (game.phase is not Phase.CALLING or game.taker is None):
        return Exclusion.of("T5-3", N_("a card is called once, after the bidding and before the dog"))
    hand = Hand() if game.taker is None else game.deal[game.taker]
    return dog.why_not_call(hand, card, game.form)


def why_not_slam(game: Game, seat: Seat | None) -> Exclusion | None:
    """Why a slam may not be announced now; None where it may."""
    if game.contract is None:
        return Exclusion.of("T4-SLAM-1", N_("a slam is announced after the contract: bid first"))
    if seat not in (None, game.taker):
        return Exclusion.of("T4-SLAM-1", N_("only the taker announces a slam"))
    if game.slam:
        return Exclusion.of("T4-SLAM-1", N_("the slam has been announced"))
    if game.played is not None:
        return Exclusion.of("T4-SLAM-1", N_("a slam is announced before the first card is played"))
    return None


def why_not_ecart(game: Game, ecart: Hand, shown: Hand | None) -> Exclusion | None:
    """Why the écart may not be made, with these trumps shown to the defence; None where it may."""
    if game.contract is not None and not game.contract.shows_dog:
        return Exclusion.of("T4-DOG-5", N_("in {bid} the dog stays face down"), bid=game.contract)
    if game.ecart is not None:
        return Exclusion.of("T4-DOG-4", N_("the écart is made and can no longer be changed"))
    if game.phase is not Phase.DOG:
        return Exclusion.of("T4-DOG-1", N_("the écart is made when the taker has the dog"))
    excluded = dog.why_not_ecart(game.full_hand, ecart, game.form)
    if excluded is None and (shown is not None or ecart.trumps):
        excluded = dog.why_not_shown(ecart, shown or Hand())
    return excluded


def why_not_handful(game: Game, cards: Hand | tuple[Card, ...], seat: Seat | None) -> Exclusion | None:
    """Why the player on turn may not show the handful; None where he may."""
    owner = game.turn
    if game.phase is not Phase.PLAY or owner is None or seat not in (None, owner):
        return Exclusion.of("T4-HF-1", N_("a handful is shown by the player on turn, just before his card"))
    if game.play.has_played(owner):
        return Exclusion.of(
            "T4-HF-1", N_("{seat} has played: a handful comes before the first card"), seat=owner
        )
    if any(owner is other for other, _ in game.handfuls):
        return Exclusion.of("T4-HF-1", N_("{seat} has shown a handful, all at one time"), seat=owner)
    again = game.shown if owner is game.taker else Hand()
    return handful.why_not_handful(game.hand(owner), cards, game.form, again)
