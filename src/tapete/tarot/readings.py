"""How silences of the rule book are read: each a choice with a default, none of them a rule of the FFT."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["DEFAULT", "Readings"]


@dataclass(frozen=True, slots=True)
class Readings:
    """The readings in force at a table.

    `excuse_always_changes`: the Excuse played to the last trick goes to the other side even where its own
    side wins that trick, against a card of half a point; the book excepts the slam alone (T4-GOAL-3).

    `dealer_barred`: a dealer who deals again after a fault may not bid (T4-DEAL-7); tables at which
    another player caused the fault may set it aside.

    `slam_early_excuse`: an attack that won every trick has made its slam although the taker played the
    Excuse before the last trick, which only a partner's trick can bring about (T4-SLAM-4).
    """

    excuse_always_changes: bool = True
    dealer_barred: bool = True
    slam_early_excuse: bool = False


DEFAULT = Readings()
