"""What happens around the turn: the clock, people who come and go, and what the arbiter does."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.scrabble.ending import Ending
from tapete.scrabble.rack import Rack
from tapete.scrabble.rules.chapter6_time import Stop
from tapete.scrabble.table.act import Act
from tapete.scrabble.table.people import Player
from tapete.text import N_, Text

__all__ = [
    "Absent",
    "Answers",
    "Arrives",
    "Asks",
    "Corrects",
    "CountsBag",
    "Ends",
    "Leaves",
    "LooksInBag",
    "Opens",
    "Pauses",
    "Penalises",
    "Reminds",
    "Replies",
    "Resumes",
    "Sees",
    "Signs",
    "Starts",
    "Summons",
    "TimeIs",
]


@dataclass(frozen=True, slots=True)
class Sees(Act):
    """A player looks at tiles of the opponent."""

    player: Player
    tiles: Rack
    says = N_("{player} looks at {n} of the opponent's tiles.")

    @property
    def label(self) -> Text:
        """How many."""
        return Text.of(self.says, player=self.player, n=len(self.tiles))


@dataclass(frozen=True, slots=True)
class CountsBag(Act):
    """A player counts the tiles in the bag."""

    player: Player
    inside: bool = False
    says = N_("{player} counts the bag from outside.")

    @property
    def label(self) -> Text:
        """From outside or inside."""
        return Text.of(
            N_("{player} counts inside the bag.") if self.inside else self.says, player=self.player
        )


@dataclass(frozen=True, slots=True)
class LooksInBag(Act):
    """A player looks into the bag while he draws."""

    player: Player
    says = N_("{player} looks into the bag.")


@dataclass(frozen=True, slots=True)
class Asks(Act):
    """A player asks whether a word that he might play is valid."""

    player: Player
    word: str
    says = N_("{player} asks about {word}.")


@dataclass(frozen=True, slots=True)
class Replies(Act):
    """A player tells somebody whether a word is valid."""

    player: Player
    word: str
    says = N_("{player} answers whether {word} is valid.")


@dataclass(frozen=True, slots=True)
class Starts(Act):
    """The arbiter starts the game: the clock of who has the first turn runs."""

    says = N_("The clock is started.")


@dataclass(frozen=True, slots=True)
class TimeIs(Act):
    """So many seconds have passed since the round began."""

    seconds: int
    says = N_("It is {time}.")

    @property
    def label(self) -> Text:
        """In minutes and seconds."""
        return Text.of(self.says, time=f"{self.seconds // 60}:{self.seconds % 60:02}")


@dataclass(frozen=True, slots=True)
class Pauses(Act):
    """A player stops both clocks."""

    player: Player
    why: Stop
    says = N_("{player} stops both clocks: {why}.")


@dataclass(frozen=True, slots=True)
class Resumes(Act):
    """The clock that ran before runs again."""

    says = N_("The clock runs again.")


@dataclass(frozen=True, slots=True)
class Reminds(Act):
    """A player tells the other one to press the clock."""

    player: Player
    says = N_("{player} reminds the opponent of the clock.")


@dataclass(frozen=True, slots=True)
class Absent(Act):
    """When the round begins these players are not in the room."""

    players: tuple[Player, ...]
    says = N_("Not in the room: {players}.")


@dataclass(frozen=True, slots=True)
class Arrives(Act):
    """A player who was absent, or had left the room, is there."""

    player: Player
    says = N_("{player} arrives.")


@dataclass(frozen=True, slots=True)
class Leaves(Act):
    """A player leaves the room, and may have told the arbiter."""

    player: Player
    told: bool = False
    says = N_("{player} leaves the room without a word to the arbiter.")

    @property
    def label(self) -> Text:
        """Whether the arbiter was told."""
        if not self.told:
            return Text.of(self.says, player=self.player)
        return Text.of(N_("{player} tells the arbiter and leaves the room."), player=self.player)


@dataclass(frozen=True, slots=True)
class Ends(Act):
    """The time for the game is over, or the arbiter ends it (44.4, 44.5)."""

    why: Ending
    says = N_("The game is stopped: {why}.")


@dataclass(frozen=True, slots=True)
class Signs(Act):
    """A player signs the result."""

    player: Player
    says = N_("{player} signs.")


@dataclass(frozen=True, slots=True)
class Summons(Act):
    """The arbiter is called; by nobody in particular where he came by himself."""

    player: Player | None = None
    says = N_("{player} calls the arbiter.")

    @property
    def label(self) -> Text:
        """Who called, if anybody did."""
        return Text.of(self.says, player=self.player) if self.player else Text.of(N_("The arbiter comes."))


@dataclass(frozen=True, slots=True)
class Opens(Act):
    """The arbiter takes up an article that nothing at the table pointed to by itself."""

    article: str
    player: Player
    says = N_("The arbiter takes up {article}; it concerns {player}.")


@dataclass(frozen=True, slots=True)
class Answers(Act):
    """A question of the arbiter gets its answer."""

    key: str
    answer: str
    says = N_("{key}: {answer}.")


@dataclass(frozen=True, slots=True)
class Penalises(Act):
    """The arbiter takes points from a player (47)."""

    player: Player
    points: int
    says = N_("The arbiter takes {points} points from {player}.")


@dataclass(frozen=True, slots=True)
class Corrects(Act):
    """A line of a player's sheet is put right."""

    player: Player
    line: int
    points: int
    says = N_("Turn {line} of {player} is put right: {points} points.")
