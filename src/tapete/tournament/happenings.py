"""What can happen to an event, each as a line of its journal: who did it, and why."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypedDict

from tapete.journal import Schemas
from tapete.tournament.contestant import Contestant, Kind, Status
from tapete.tournament.event import ExtraKind
from tapete.tournament.policy import Rules
from tapete.tournament.result import Flag, Spot
from tapete.tournament.sitting import Round

__all__ = [
    "EVENTS",
    "AppealDecided",
    "AppealLodged",
    "AwardWithdrawn",
    "BoardFouled",
    "ContestantChanged",
    "ContestantEntered",
    "DealsAttached",
    "EventOpened",
    "ExtraGiven",
    "ExtraWithdrawn",
    "Happening",
    "MatchAwarded",
    "PlayerSubstituted",
    "ResultCorrected",
    "ResultEntered",
    "ResultRemoved",
    "RulesChanged",
    "RulingApplied",
    "RulingLifted",
    "ScoresPublished",
    "SessionOpened",
    "SessionScheduled",
    "StageOpened",
    "StatusChanged",
    "Who",
]

EVENTS = Schemas()


class Who(TypedDict, total=False):
    """Who does something, and why: what a command hands on to what happens."""

    by: str
    why: str


@dataclass(frozen=True, kw_only=True)
class Happening:
    """Something that happened, with who did it and why; when, the journal knows."""

    by: str = ""
    why: str = ""


@EVENTS.event("event.opened")
@dataclass(frozen=True)
class EventOpened(Happening):
    """An event was announced."""

    id: str
    title: str
    game: str
    kind: Kind
    rules: Rules


@EVENTS.event("event.rules_changed")
@dataclass(frozen=True)
class RulesChanged(Happening):
    """Other policies hold."""

    rules: Rules
    before: Rules | None = None


@EVENTS.event("event.stage_opened")
@dataclass(frozen=True)
class StageOpened(Happening):
    """A stage was announced, or its conditions changed."""

    number: int
    name: str
    carry: str = "0"


@EVENTS.event("event.session_opened")
@dataclass(frozen=True)
class SessionOpened(Happening):
    """A session was announced."""

    number: int
    stage: int = 1
    name: str = ""


@EVENTS.event("event.contestant_entered")
@dataclass(frozen=True)
class ContestantEntered(Happening):
    """A contestant entered."""

    contestant: Contestant


@EVENTS.event("event.contestant_changed")
@dataclass(frozen=True)
class ContestantChanged(Happening):
    """Names, numbers or categories were put right."""

    contestant: Contestant


@EVENTS.event("event.status_changed")
@dataclass(frozen=True)
class StatusChanged(Happening):
    """A contestant withdrew, did not come, came back, or was disqualified."""

    number: int
    status: Status
    since: str = ""


@EVENTS.event("event.player_substituted")
@dataclass(frozen=True)
class PlayerSubstituted(Happening):
    """A player took the seat of another one (4 and 80B)."""

    number: int
    left: str
    came: str
    since: str = ""


@EVENTS.event("event.session_scheduled")
@dataclass(frozen=True)
class SessionScheduled(Happening):
    """Who sits where with which boards was set for a section; a later schedule takes its place."""

    session: int
    section: str
    name: str
    rounds: tuple[Round, ...]
    notes: tuple[str, ...] = ()


@EVENTS.event("event.deals_attached")
@dataclass(frozen=True)
class DealsAttached(Happening):
    """The cards of boards became known."""

    session: int
    deals: dict[int, str]


@EVENTS.event("event.result_entered")
@dataclass(frozen=True)
class ResultEntered(Happening):
    """A result was handed in."""

    spot: Spot
    places: dict[str, tuple[int, ...]]
    written: str
    points: dict[str, int]
    lead: str = ""
    flags: tuple[Flag, ...] = ()


@EVENTS.event("event.result_corrected")
@dataclass(frozen=True)
class ResultCorrected(Happening):
    """A result was put right (79C)."""

    spot: Spot
    written: str
    points: dict[str, int]
    before: str
    lead: str = ""
    flags: tuple[Flag, ...] = ()
    places: dict[str, tuple[int, ...]] = field(default_factory=dict)  # empty: as before


@EVENTS.event("event.result_removed")
@dataclass(frozen=True)
class ResultRemoved(Happening):
    """A result was taken out, as where it had been entered for the wrong board."""

    spot: Spot
    before: str


@EVENTS.event("event.board_fouled")
@dataclass(frozen=True)
class BoardFouled(Happening):
    """Tables played a board in different forms (87)."""

    session: int
    board: int
    forms: dict[str, str]  # table to the name of the form


@EVENTS.event("event.ruling_applied")
@dataclass(frozen=True)
class RulingApplied(Happening):
    """An arbiter gave an adjusted score (12)."""

    id: int
    spot: Spot
    ns: str
    ew: str
    clause: str = ""
    minute: str = ""


@EVENTS.event("event.ruling_lifted")
@dataclass(frozen=True)
class RulingLifted(Happening):
    """An adjusted score was taken back; the result of the table holds again."""

    id: int


@EVENTS.event("event.extra_given")
@dataclass(frozen=True)
class ExtraGiven(Happening):
    """A contestant got a penalty, a bonus or a carry-over (90, 91)."""

    id: int
    number: int
    session: int
    kind: ExtraKind
    amount: str
    clause: str = ""
    of: str = ""


@EVENTS.event("event.extra_withdrawn")
@dataclass(frozen=True)
class ExtraWithdrawn(Happening):
    """A penalty was taken back."""

    id: int


@EVENTS.event("event.match_awarded")
@dataclass(frozen=True)
class MatchAwarded(Happening):
    """A match got its points without play: a forfeit, a bye, a void match."""

    session: int
    round: int
    points: dict[int, str]


@EVENTS.event("event.award_withdrawn")
@dataclass(frozen=True)
class AwardWithdrawn(Happening):
    """Points without play were taken back; what was played holds again."""

    session: int
    round: int
    numbers: tuple[int, ...]


@EVENTS.event("event.scores_published")
@dataclass(frozen=True)
class ScoresPublished(Happening):
    """The official scores are there for inspection: the periods of 79C and 92B begin."""

    session: int


@EVENTS.event("event.appeal_lodged")
@dataclass(frozen=True)
class AppealLodged(Happening):
    """A contestant asked to have a ruling reviewed (92)."""

    id: int
    adjustment: int


@EVENTS.event("event.appeal_decided")
@dataclass(frozen=True)
class AppealDecided(Happening):
    """An appeal was decided (93); another score is another ruling."""

    id: int
    outcome: str
