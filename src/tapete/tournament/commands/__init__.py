"""What a command decides for an event: pure functions from the event to what happens to it, or a sentence."""

from tapete.tournament.commands.entries import changed, joined, moved, substituted
from tapete.tournament.commands.plan import chosen, dealt, opened, repaired, scheduled, staged
from tapete.tournament.commands.results import corrected, entered, fouled, removed, where
from tapete.tournament.commands.rulings import (
    appeal_decided,
    appealed,
    award_withdrawn,
    awarded,
    extra_given,
    extra_withdrawn,
    lifted,
    published,
    ruled,
)

__all__ = [
    "appeal_decided",
    "appealed",
    "award_withdrawn",
    "awarded",
    "changed",
    "chosen",
    "corrected",
    "dealt",
    "entered",
    "extra_given",
    "extra_withdrawn",
    "fouled",
    "joined",
    "lifted",
    "moved",
    "opened",
    "published",
    "removed",
    "repaired",
    "ruled",
    "scheduled",
    "staged",
    "substituted",
    "where",
]
