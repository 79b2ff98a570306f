"""Random games, legal at every step."""

from __future__ import annotations

from tapete.tarot import Bid, Deal, Form, Game, Hand, Phase
from tapete.tarot.cards import TRUMPS
from tapete.tarot.chance import deals
from tapete.tarot.dog import callable_cards, trumps_needed
from tapete.tarot.hand import KINGS
from tapete.tarot.handful import sizes


def ecart_of(game, chance):
    """A random lawful écart."""
    full = game.full_hand
    plain = [card for card in full if card.suit and not card.bit & KINGS]
    trumps = [card for card in full if 2 <= card.trump <= 20]
    needed = trumps_needed(full, game.form)
    chosen = chance.sample(plain, game.form.dog - needed) + chance.sample(trumps, needed)
    return Hand.of(chosen)


def random_game(form: Form, chance, *, steps=10_000):
    """A game of random steps, up to its end."""
    deal = Deal.numbered(form, chance.randrange(deals(form)))
    game = Game(deal, chance.choice(form.seats))
    for _ in range(steps):
        match game.phase:
            case Phase.BIDDING if deal.petit_sec:
                game = game.annul()
            case Phase.BIDDING:
                legal = game.auction.legal_bids
                game = game.bid(chance.choice([*legal, Bid.PASS]))
            case Phase.CALLING:
                game = game.call(chance.choice(callable_cards(deal[game.taker])))
            case Phase.DOG:
                ecart = ecart_of(game, chance)
                game = game.set_ecart(ecart, Hand(ecart.bits & TRUMPS))
            case Phase.PLAY:
                if game.played is None and not game.slam and chance.random() < 0.2:
                    game = game.announce_slam()
                turn = game.turn
                found = sizes(game.hand(turn), form, game.shown if turn is game.taker else Hand())
                if found and not game.play.has_played(turn) and turn not in dict(game.handfuls):
                    pool = game.hand(turn) | (game.shown if turn is game.taker else Hand())
                    cards = [card for card in pool if card.trump]
                    size = chance.choice(found)
                    if len(cards) < size:
                        cards.append(next(card for card in pool if card.is_excuse))
                    game = game.show(Hand.of(cards[:size]))
                game = game.card(chance.choice(game.play.legal_cards))
            case _:
                return game
    return game
