"""A deal as plain data for programs and as lines for people, and what one seat may see of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tapete.tarot.count import Excuse
from tapete.tarot.form import Seat
from tapete.tarot.game import Game, Phase
from tapete.tarot.hand import Hand
from tapete.tarot.record import dump
from tapete.tarot.score import written
from tapete.text import ENGLISH, N_, Speaker, Text, phrase, sentence

__all__ = ["game_report", "lines", "view"]


def game_report(game: Game, say: Speaker = ENGLISH) -> dict[str, Any]:
    """Everything about the deal: its record, where it stands, tricks, count and result."""
    data: dict[str, Any] = {
        "record": dump(game),
        "phase": game.phase.value,
        "turn": _name(game.turn),
        "taker": _name(game.taker),
        "contract": None if game.contract is None else game.contract.value,
        "partner": _name(game.partner),
        "tricks": [],
        "count": None,
        "result": None,
    }
    if game.phase in (Phase.PLAY, Phase.ENDED):
        play, counted = game.play, game.count
        data["tricks"] = [
            {"leader": str(trick.leader), "cards": list(map(str, trick.cards)), "winner": str(winner)}
            for trick, winner in zip(play.tricks, play.winners, strict=True)
        ]
        data["legal_cards"] = [str(card) for card in play.legal_cards]
        data["count"] = {
            "attack": counted.attack / 2,
            "defence": counted.defence / 2,
            "oudlers": counted.oudlers,
            "excuse": _excuse(counted.excuse),
        }
    if game.phase in (Phase.ENDED, Phase.PASSED, Phase.ANNULLED):
        data["result"] = game.result.to_plain(say)
    return data


def _excuse(excuse: Excuse | None) -> dict[str, Any] | None:
    if excuse is None:
        return None
    return {
        "player": str(excuse.player),
        "side": excuse.side.value,
        "trick": excuse.trick + 1,
        "fate": excuse.fate.value,
        "paid_in": None if excuse.paid_in is None else excuse.paid_in + 1,
    }


def _name(seat: Seat | None) -> str | None:
    return None if seat is None else str(seat)


def lines(game: Game, say: Speaker = ENGLISH) -> Iterator[str]:
    """The deal as a person reads it."""
    for seat, bid in game.auction:
        yield f"{phrase(seat, say):10} {phrase(bid, say)}"
    if game.phase in (Phase.PASSED, Phase.ANNULLED):
        yield sentence(game.phase, say) + "."
        return
    if game.called is not None:
        yield sentence(Text.of(N_("{seat} calls {card}."), seat=game.taker, card=game.called), say)
    if game.phase in (Phase.PLAY, Phase.ENDED):
        for trick, winner in zip(game.play.tricks, game.play.winners, strict=True):
            cards = "  ".join(f"{seat} {card.symbol:7}" for seat, card in trick)
            yield f"{cards} → {phrase(winner, say)}"
    if game.phase is Phase.ENDED:
        yield from _result_lines(game, say)
    elif game.turn is not None:
        yield sentence(
            Text.of(N_("{phase}: it is the turn of {seat}."), phase=game.phase, seat=game.turn), say
        )


def _result_lines(game: Game, say: Speaker) -> Iterator[str]:
    result = game.result
    if (excuse := game.count.excuse) is not None:
        yield sentence(Text.of(N_("The Excuse: {fate}."), fate=excuse.fate), say)
    yield sentence(
        Text.of(
            N_("{bid} by {seat}: {points} points with {oudlers} oudlers, {target} needed."),
            bid=result.contract,
            seat=result.taker,
            points=written(result.points),
            oudlers=result.oudlers,
            target=result.target,
        ),
        say,
    )
    for part in result.parts:
        yield f"  {phrase(part.label, say):44} {part.points:>+6}"
    for seat, mark in result.marks.items():
        yield f"{phrase(seat, say):46} {mark:>+6}"


def view(game: Game, seat: Seat) -> dict[str, Any]:
    """The deal as plain data for one seat: hidden cards are not in it.

    Its own hand, the dog where it was turned up, the trumps of the écart that were shown, the handfuls,
    the trick on the table and the one before it; the taker also knows his écart (T4-DOG-2, T4-PLAY-8).
    """
    playing = game.phase in (Phase.PLAY, Phase.ENDED)
    play = game.play if playing else None
    own = seat is game.taker
    legal = play.legal_cards if play is not None and play.turn is seat else ()
    last = play.last_trick if play is not None and not play.has_ended else None
    partner = game.partner if play is not None and (play.partner_is_known or play.has_ended) else None
    return {
        "seat": str(seat),
        "phase": game.phase.value,
        "turn": _name(game.turn),
        "dealer": str(game.dealer),
        "bids": [{"seat": str(who), "bid": str(bid)} for who, bid in game.auction],
        "taker": _name(game.taker),
        "contract": None if game.contract is None else game.contract.value,
        "called": None if game.called is None else str(game.called),
        "partner": _name(partner),
        "hand": str(game.hand(seat)),
        "dog": None if game.visible_dog is None else str(game.visible_dog),
        "ecart": str(game.ecart) if own and game.ecart is not None else None,
        "ecart_shown": str(game.shown if game.ecart is not None else Hand()),
        "handfuls": [{"seat": str(who), "cards": str(cards)} for who, cards in game.handfuls],
        "slam": game.slam,
        "trick": None if play is None else [str(card) for card in play.trick.cards],
        "leader": None if play is None or play.has_ended else str(play.trick.leader),
        "last_trick": None if last is None else [str(card) for card in last.cards],
        "legal_cards": [str(card) for card in legal],
        "cards_held": {str(who): len(game.hand(who)) for who in game.form.seats},
    }
