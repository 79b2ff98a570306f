"""A careful heuristic player for three, four and five: bids, calls, makes the écart, plays.

It looks only at what its seat may see. It is there to finish a sensible deal, not to be strong.

>>> from tapete.tarot.deal import Deal
>>> game = finish(Game(Deal.seeded(Form.FOUR, "Club evening"), Seat.SOUTH))
>>> sum(game.result.marks.values())
0
"""

from __future__ import annotations

from tapete.tarot.bidding import Bid
from tapete.tarot.cards import EXCUSE, PETIT, TRUMPS, TWENTY_ONE, Card, Rank, Suit
from tapete.tarot.dog import callable_cards, trumps_needed
from tapete.tarot.form import Form, Seat, Side
from tapete.tarot.game import Game, Phase
from tapete.tarot.hand import KINGS, Hand
from tapete.tarot.handful import sizes
from tapete.tarot.play import Play

__all__ = ["advance", "finish", "strength", "wise_bid", "wise_call", "wise_card", "wise_ecart"]

# From which strength on each contract is bid; at five the partner helps, at three hands are longer.
_LEVELS = {
    Form.THREE: {Bid.PRISE: 54, Bid.GARDE: 66, Bid.SANS: 92, Bid.CONTRE: 108},
    Form.FOUR: {Bid.PRISE: 40, Bid.GARDE: 54, Bid.SANS: 74, Bid.CONTRE: 88},
    Form.FIVE: {Bid.PRISE: 30, Bid.GARDE: 40, Bid.SANS: 62, Bid.CONTRE: 76},
}
_HONOURS = {Rank.KING: 6, Rank.QUEEN: 3, Rank.KNIGHT: 2, Rank.JACK: 1}


def strength(hand: Hand) -> int:
    """What a hand is worth to a taker: oudlers, trumps, honours, long and short suits."""
    trumps = len(hand.trumps)
    worth = 2 * trumps + 2 * sum(card.trump >= 16 for card in hand.trumps)
    worth += 10 * bool(hand.bits & TWENTY_ONE) + 7 * bool(hand.bits & EXCUSE)
    if hand.bits & PETIT:
        worth += 9 if trumps >= 7 else 7 if trumps == 6 else 5 if trumps == 5 else 0
    for suit in Suit:
        cards = hand.suit(suit)
        worth += sum(_HONOURS.get(card.rank, 0) for card in cards if card.rank is not None)
        if {Rank.KING, Rank.QUEEN} <= {card.rank for card in cards}:
            worth += 1
        worth += max(0, 2 * len(cards) - 5) if len(cards) >= 5 else 0
        worth += (6, 3)[len(cards)] if len(cards) < 2 and trumps >= 4 else 0
    return worth


def wise_bid(game: Game) -> Bid:
    """The highest contract that the hand on turn is strong enough for, or a pass."""
    seat = game.turn
    assert seat is not None
    worth = strength(game.hand(seat))
    for bid, level in reversed(_LEVELS[game.form].items()):
        if worth >= level and game.why_not_bid(bid) is None:
            return bid
    return Bid.PASS


def wise_call(hand: Hand) -> Card:
    """The king of the suit in which the taker is longest without having it; else the first card allowed."""
    cards = [card for card in callable_cards(hand) if card not in hand]
    lowest = min((card.rank.strength for card in cards if card.rank), default=0)
    best = [card for card in cards if card.rank is not None and card.rank.strength == lowest]
    if not best:
        return callable_cards(hand)[0]
    return max(best, key=lambda card: len(hand.suit(card.suit)) if card.suit else 0)


def wise_ecart(hand: Hand, form: Form) -> Hand:
    """Short suits without a king first, then what is worth most and could be lost."""
    needed = trumps_needed(hand, form)
    trumps = [card for card in reversed(hand.trumps) if 2 <= card.trump <= 20][:needed]
    plain = {suit: [c for c in hand.suit(suit) if not c.bit & KINGS] for suit in Suit}
    kings = {suit: len(plain[suit]) < len(hand.suit(suit)) for suit in Suit}
    room = form.dog - needed
    chosen: list[Card] = []
    for suit in sorted(Suit, key=lambda each: (kings[each], len(plain[each]))):
        if len(plain[suit]) <= room - len(chosen):
            chosen += plain[suit]
    left = [card for suit in Suit for card in plain[suit] if card not in chosen]
    left.sort(
        key=lambda card: (-card.half_points * (1 if card.suit and kings[card.suit] else 2), card.number)
    )
    return Hand.of([*chosen, *left[: room - len(chosen)], *trumps])


def wise_handful(game: Game) -> Hand | None:
    """The largest handful of a taker on turn who has not played; defenders show none."""
    seat = game.turn
    if seat is None or seat is not game.taker or game.play.has_played(seat):
        return None
    if any(seat is other for other, _ in game.handfuls):
        return None
    found = sizes(game.hand(seat), game.form, game.shown)
    if not found:
        return None
    pool = game.hand(seat) | game.shown
    trumps = list((pool).trumps)
    if len(trumps) >= found[-1]:
        return Hand.of(trumps[: found[-1]])
    return Hand.of(trumps) | Hand(EXCUSE)


def wise_card(play: Play) -> Card:
    """The card to play, from the hand on turn and what lies on the table."""
    legal = play.legal_cards
    if len(legal) == 1:
        return legal[0]
    seat = play.turn
    assert seat is not None
    hand = play.hand(seat)
    if (excuse := _excuse_now(play, hand)) is not None:
        return excuse
    choices = [card for card in legal if not card.is_excuse]
    return _lead(play, seat, choices) if not play.trick.cards else _follow(play, seat, choices)


def _excuse_now(play: Play, hand: Hand) -> Card | None:
    """The Excuse, before it is too late to keep it, unless a slam is still on (T4-GOAL-3)."""
    if not hand.has_excuse or len(hand) == 1:
        return None
    mine = [_side(play, winner) is _side(play, play.turn) for winner in play.winners]
    if play.turn is play.taker and mine and all(mine):
        return None
    if len(hand) > 4 and play.trick.cards and not _forced_to_lose(play, hand):
        return None
    if len(hand) > 4 and not play.trick.cards:
        return None
    return Card.parse("E")


def _forced_to_lose(play: Play, hand: Hand) -> bool:
    """Whether every lawful card gives away an honour or the Petit to the other side."""
    if _winning_side(play) is _side(play, play.turn):
        return False
    others = [card for card in play.legal_cards if not card.is_excuse]
    return all(card.half_points >= 5 and not _beats(play, card) for card in others)


def _side(play: Play, other: Seat | None) -> Side:
    """On whose side the other plays, as far as the player on turn may know (T5-6)."""
    if other is None or other is play.taker:
        return Side.ATTACK
    hidden = play.partner is not None and not play.partner_is_known and play.turn is not play.partner
    return Side.DEFENCE if hidden else play.side(other)


def _winning_side(play: Play) -> Side | None:
    winner = play.trick.winner
    return None if winner is None else _side(play, winner)


def _beats(play: Play, card: Card) -> bool:
    """Whether the card would win the trick as it lies."""
    if not play.trick.cards:
        return True
    after = play.then(card)
    trick = after.tricks[-1] if after.trick.cards == () else after.trick
    return trick.winner is play.turn


def _lead(play: Play, seat: Seat, choices: list[Card]) -> Card:
    """Low from the longest suit; a strong taker draws trumps, a defender saves kings and trumps."""
    trumps = [card for card in choices if card.trump]
    plain = [card for card in choices if card.suit is not None]
    hand = play.hand(seat)
    strong = _side(play, seat) is Side.ATTACK and 2 * len(hand.trumps) > len(hand)
    if trumps and (strong or not plain):
        high = [card for card in trumps if card.trump >= 16]
        return high[0] if high and len(trumps) > 4 else _cheapest(trumps)
    suits = sorted({card.suit for card in plain if card.suit is not None}, key=lambda s: -len(hand.suit(s)))
    cards = [card for card in plain if card.suit is suits[0]]
    master = Card.of(suits[0], Rank.KING)
    if _side(play, seat) is Side.ATTACK and master in cards and not _was_led(play, suits[0]):
        return master
    return _cheapest(cards)


def _was_led(play: Play, suit: Suit) -> bool:
    return any(trick.led is not None and trick.led.suit is suit for trick in play.tricks)


def _follow(play: Play, seat: Seat, choices: list[Card]) -> Card:
    last = len(play.trick.cards) == play.form.players - 1
    mine = _winning_side(play) is _side(play, seat)
    wins = [card for card in choices if _beats(play, card)]
    loses = [card for card in choices if card not in wins]
    safe_with_partner = mine and play.trick.winner is not seat and (last or _is_master(play))
    if safe_with_partner and loses:
        return _dearest(loses, keep_petit=not last)
    if last and wins:
        dear = [card for card in wins if card.bit & PETIT] or wins
        return dear[0] if dear[0].bit & PETIT else _cheap_winner(wins)
    led = play.trick.led
    if led is not None and led.suit is not None and not _was_led(play, led.suit):
        # In the first round of a suit the others mostly follow: now the Petit gets home.
        petit = [card for card in wins if card.bit & PETIT]
        if petit and len(play.hand(seat).trumps) < 8:
            return petit[0]
    kings = [card for card in wins if card.rank is Rank.KING]
    if kings and led is not None and led.suit is not None and not _was_led(play, led.suit):
        return kings[0]
    if wins and all(card.trump for card in wins):
        return _cheap_winner(wins)
    return _cheapest(loses or wins)


def _is_master(play: Play) -> bool:
    """Whether nobody can beat what lies there any more: the 21, or a trump above all that are left."""
    best = max((card.trump for card in play.trick.cards), default=0)
    if not best:
        return False
    gone = {card.trump for card in play.cards}
    return all(number in gone for number in range(best + 1, 22))


def _cheap_winner(cards: list[Card]) -> Card:
    """The smallest trump that wins, the Petit last; in a suit the dearest card."""
    trumps = [card for card in cards if card.trump]
    if not trumps:
        return _dearest(cards)
    others = [card for card in trumps if not card.bit & PETIT]
    return min(others or trumps, key=lambda card: card.trump)


def _cheapest(cards: list[Card]) -> Card:
    return min(cards, key=lambda card: (card.half_points, bool(card.bit & TRUMPS), card.number))


def _dearest(cards: list[Card], *, keep_petit: bool = False) -> Card:
    """The card with most points that is no high trump; the Petit only where it is safe."""

    def worth(card: Card) -> tuple[int, int]:
        if card.bit & PETIT and keep_petit:
            return -1, 0
        return (0 if card.trump > 1 else card.half_points), -card.number

    return max(cards, key=worth)


def advance(game: Game) -> Game:
    """The game after the next step of the player on turn."""
    match game.phase:
        case Phase.BIDDING:
            return game.annul() if game.deal.petit_sec and not game.bids else game.bid(wise_bid(game))
        case Phase.CALLING:
            assert game.taker is not None
            return game.call(wise_call(game.deal[game.taker]))
        case Phase.DOG:
            ecart = wise_ecart(game.full_hand, game.form)
            return game.set_ecart(ecart, Hand(ecart.bits & TRUMPS))
        case Phase.PLAY:
            handful = wise_handful(game)
            return game.card(wise_card(game.play)) if handful is None else game.show(handful)
    return game


def finish(game: Game) -> Game:
    """The game played to its end."""
    while game.phase not in (Phase.ENDED, Phase.PASSED, Phase.ANNULLED):
        game = advance(game)
    return game
