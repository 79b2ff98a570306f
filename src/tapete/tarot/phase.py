"""How far a deal is."""

from __future__ import annotations

from tapete.text import N_, Choice

__all__ = ["Phase"]


class Phase(Choice):
    """How far the deal is."""

    BIDDING = "bidding", N_("bidding")
    PASSED = "passed", N_("all have passed")
    ANNULLED = "annulled", N_("annulled: a player had the Petit as only trump")
    CALLING = "calling", N_("the taker calls a card")
    DOG = "dog", N_("the taker has the dog and makes the écart")
    PLAY = "play", N_("play")
    ENDED = "ended", N_("play has ended")
