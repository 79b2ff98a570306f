"""What lies and stands at a table: the turn in hand, tiles that must go back, the cases of the arbiter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tapete.law import Duty, Effect, Ruling
from tapete.scrabble.bag import NO_TILES, Tiles
from tapete.scrabble.board import Square
from tapete.scrabble.facts import Stage
from tapete.scrabble.game import TurnKind
from tapete.scrabble.position import Position
from tapete.scrabble.rack import Rack
from tapete.scrabble.table.acts import Seen
from tapete.scrabble.table.people import Player
from tapete.scrabble.tiles import Tile
from tapete.text import N_, P_, Choice, Text

__all__ = ["CaseStage", "Decided", "Due", "InHand", "Incident", "Owed", "Setup", "Verdict"]

NOTHING = Rack()


@dataclass(frozen=True, slots=True)
class Setup:
    """What is known before anything happens."""

    position: Position
    limit: int = 1800  # seconds for each player
    names: tuple[str, ...] = ("A", "B")
    words: frozenset[str] | None = None  # the valid ones; None: the arbiter says
    grace: int = 120  # how long the arbiter waits for one who is late (35.1)


@dataclass(frozen=True, slots=True)
class InHand:
    """The turn that a player is taking."""

    laid: tuple[tuple[Square, Tile], ...] = ()
    left: tuple[Square, ...] = ()  # where tiles lay that were taken back
    touched: Tiles = NO_TILES  # all that were laid: they must be played (23)
    counting: bool = False
    announced: int | None = None
    total: int | None = None
    notes: tuple[tuple[Player, int], ...] = ()
    asked: bool = False  # its words have been looked up (39)
    exchanging: bool = False
    aside: Rack = NOTHING
    exchanged: int = 0
    drew: int = 0
    ahead: int = 0  # of these, what was drawn while a play lay there that is not complete
    drawn: Rack = NOTHING
    seen: Seen = Seen.UNKNOWN
    outcome: TurnKind | None = None
    pressed: bool = False
    stood: tuple[tuple[Square, Tile], ...] = ()  # as it lay when the opponent noted it

    @property
    def stage(self) -> Stage:
        """How far the turn has come (32)."""
        if self.pressed:
            return Stage.PRESSED
        if self.outcome is not None:
            return Stage.DRAWN if self.drew else Stage.NOTED
        if self.announced is not None:
            return Stage.COUNTED
        return Stage.COUNTING if self.counting else Stage.LAYING

    def noted(self, player: Player) -> int | None:
        """What the player has written."""
        return dict(self.notes).get(player)


@dataclass(frozen=True, slots=True)
class Owed:
    """Tiles of a player that the opponent puts back into the bag (28)."""

    player: Player
    count: int
    may_see: int
    clause: str
    among: Rack = NOTHING  # those just drawn, where the surplus comes from these (28.1.1)
    saw: Rack = NOTHING

    @property
    def label(self) -> Text:
        """Who puts back how many, and how many he may look at."""
        return Text.of(
            P_("{opponent} puts {n} tile of {player} back, and may look at {may_see} first ({clause})",
               "{opponent} puts {n} tiles of {player} back, and may look at {may_see} first ({clause})"),
            opponent=self.player.other,
            n=self.count,
            player=self.player,
            may_see=self.may_see,
            clause=self.clause,
        )  # fmt: skip


class Decided(Choice):
    """What the arbiter decided about a player."""

    WARNING = "warning", N_("a warning")
    GAME_LOST = "game lost", N_("the game is lost")
    DISQUALIFIED = "disqualified", N_("disqualified from the game")
    EXPELLED = "expelled", N_("out of the tournament")

    @property
    def ends_the_game(self) -> bool:
        """Whether the player has lost by it."""
        return self is not Decided.WARNING


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the arbiter decided about a player, and by which clause."""

    kind: Decided
    player: Player
    clause: str

    @property
    def label(self) -> Text:
        """Player A: a warning (35.1)."""
        return Text.of("{player}: {kind} ({clause})", player=self.player, kind=self.kind, clause=self.clause)


@dataclass(frozen=True, slots=True)
class Due:
    """A duty of the arbiter, with the case that it comes from."""

    duty: Duty
    incident: int


class CaseStage(Choice):
    """How far a case is."""

    OPEN = "open", N_("noticed by nobody who called the arbiter")
    AT_TABLE = "at table", N_("the arbiter is at the table")
    RULED = "ruled", N_("ruled")
    MOOT = "moot", N_("settled otherwise")


@dataclass(frozen=True, slots=True)
class Incident:
    """An irregularity or a question: whom it concerns, in which turn, and how far its case has come."""

    number: int
    kind: str
    article: str
    player: Player
    turn: int  # how many turns had been taken when it happened
    known: tuple[tuple[str, Any], ...] = ()  # what was plain when it happened
    line: int | None = None  # of the sheet, for a wrong count
    points: int | None = None  # what that line should be
    word: str = ""
    stage: CaseStage = CaseStage.OPEN
    asks: str = ""
    answers: tuple[tuple[str, Any], ...] = ()
    seen: tuple[tuple[str, Any], ...] = ()
    done: int = 0
    effects: tuple[Effect, ...] = ()
    cite: str = ""
    ruling: Ruling | None = None
    order: int = -1

    @property
    def is_open(self) -> bool:
        """Whether it still waits for its ruling."""
        return self.stage in (CaseStage.OPEN, CaseStage.AT_TABLE)
