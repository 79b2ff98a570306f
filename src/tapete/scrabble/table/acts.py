"""What happens at a table: one small value for each act, nothing judged.

Every act reads as a sentence and travels as plain data. Irregular acts are acts like others.
"""

from __future__ import annotations

from dataclasses import dataclass

from tapete.law import Part
from tapete.scrabble.board import Square
from tapete.scrabble.ending import Ending
from tapete.scrabble.move import Move
from tapete.scrabble.rack import Rack
from tapete.scrabble.rules.chapter6_time import Stop
from tapete.scrabble.table.people import Player
from tapete.scrabble.tiles import Tile
from tapete.text import N_, Choice, Text

__all__ = [
    "Absent",
    "Accepts",
    "Act",
    "Announces",
    "Answers",
    "Arrives",
    "Asks",
    "Blank",
    "Challenges",
    "Corrects",
    "Counts",
    "CountsBag",
    "Disputes",
    "Draws",
    "Ends",
    "Exchanges",
    "Holds",
    "Lays",
    "Leaves",
    "LooksInBag",
    "Moves",
    "Notes",
    "Opens",
    "Passes",
    "Pauses",
    "Penalises",
    "Presses",
    "Refuses",
    "Reminds",
    "Resumes",
    "Returns",
    "Seen",
    "Sees",
    "Signs",
    "Starts",
    "Summons",
    "Takes",
    "TimeIs",
]


@dataclass(frozen=True, slots=True)
class Act(Part):
    """Something that happens at a table."""


@dataclass(frozen=True, slots=True)
class Holds(Act):
    """It becomes known what is on a rack."""

    player: Player
    tiles: Rack
    says = N_("{player} holds {tiles}.")


@dataclass(frozen=True, slots=True)
class Lays(Act):
    """Tiles are laid on the board, together or one after the other, in a line or not."""

    player: Player
    moves: tuple[Move, ...]
    says = N_("{player} lays {moves}.")


@dataclass(frozen=True, slots=True)
class Moves(Act):
    """The tiles of the play are moved so that they lie like this."""

    player: Player
    moves: tuple[Move, ...]
    says = N_("{player} moves the tiles, which now lie {moves}.")


@dataclass(frozen=True, slots=True)
class Takes(Act):
    """Tiles of the play are taken back on the rack."""

    player: Player
    squares: tuple[Square, ...]
    says = N_("{player} takes back what lies on {squares}.")


@dataclass(frozen=True, slots=True)
class Blank(Act):
    """A blank on the board is said to be this letter; by nobody in particular where the arbiter says it."""

    square: Square
    letter: Tile
    player: Player | None = None
    says = N_("{player} says that the blank on {square} is {letter}.")

    @property
    def label(self) -> Text:
        """Who says so."""
        values = {"square": self.square, "letter": str(self.letter)}
        if self.player is None:
            return Text.of(N_("The arbiter writes down that the blank on {square} is {letter}."), **values)
        return Text.of(self.says, player=self.player, **values)


@dataclass(frozen=True, slots=True)
class Counts(Act):
    """The player begins to count the points."""

    player: Player
    says = N_("{player} begins to count.")


@dataclass(frozen=True, slots=True)
class Announces(Act):
    """The player has counted and says the points, and perhaps the new total."""

    player: Player
    points: int
    total: int | None = None
    says = N_("{player} announces {points} points.")

    @property
    def label(self) -> Text:
        """With the total, where it is said."""
        if self.total is None:
            return Text.of(self.says, player=self.player, points=self.points)
        return Text.of(
            N_("{player} announces {points} points and a total of {total}."),
            player=self.player,
            points=self.points,
            total=self.total,
        )


@dataclass(frozen=True, slots=True)
class Notes(Act):
    """A player writes the points of the play on his sheet; those announced if he says nothing else."""

    player: Player
    points: int | None = None
    says = N_("{player} notes {points} points.")

    @property
    def label(self) -> Text:
        """With the points, where they are named."""
        if self.points is None:
            return Text.of(N_("{player} notes the points."), player=self.player)
        return Text.of(self.says, player=self.player, points=self.points)


@dataclass(frozen=True, slots=True)
class Disputes(Act):
    """The opponent counts differently."""

    player: Player
    points: int
    says = N_("{player} counts {points} points instead.")


@dataclass(frozen=True, slots=True)
class Accepts(Act):
    """The opponent accepts a play that missed the star."""

    player: Player
    says = N_("{player} accepts the play that missed the star.")


@dataclass(frozen=True, slots=True)
class Refuses(Act):
    """The opponent declares a play invalid that missed the star."""

    player: Player
    says = N_("{player} refuses the play that missed the star.")


@dataclass(frozen=True, slots=True)
class Challenges(Act):
    """Words of the play are challenged, all where none is named; by an onlooker where nobody is."""

    player: Player | None
    words: tuple[str, ...] = ()
    says = N_("{player} challenges {words}.")

    @property
    def label(self) -> Text:
        """Who challenges what."""
        who = self.player or Text.of(N_("somebody who does not play here"))
        if not self.words:
            return Text.of(N_("{player} challenges the play."), player=who)
        return Text.of(self.says, player=who, words=self.words)


@dataclass(frozen=True, slots=True)
class Passes(Act):
    """The player says that he passes."""

    player: Player
    says = N_("{player} passes.")


@dataclass(frozen=True, slots=True)
class Exchanges(Act):
    """The player announces an exchange, and puts these tiles aside face down."""

    player: Player
    tiles: Rack = Rack()  # noqa: RUF009 - a frozen value
    says = N_("{player} announces an exchange and puts {tiles} aside.")

    @property
    def label(self) -> Text:
        """With the tiles, where some are put aside."""
        if not len(self.tiles):
            return Text.of(N_("{player} announces an exchange."), player=self.player)
        return Text.of(self.says, player=self.player, tiles=self.tiles)


class Seen(Choice):
    """Whether a player has seen the tiles that he drew."""

    UNKNOWN = "unknown", N_("nobody says whether he saw them")
    NO = "unseen", N_("without looking at them or putting them on the rack")
    YES = "seen", N_("and looks at them or puts them on the rack")


@dataclass(frozen=True, slots=True)
class Draws(Act):
    """The player takes tiles from the bag."""

    player: Player
    tiles: Rack
    seen: Seen = Seen.UNKNOWN
    says = N_("{player} draws {n} tiles.")

    @property
    def label(self) -> Text:
        """How many, and whether he saw them."""
        if self.seen is Seen.UNKNOWN:
            return Text.of(self.says, player=self.player, n=len(self.tiles))
        return Text.of(
            N_("{player} draws {n} tiles {seen}."), player=self.player, n=len(self.tiles), seen=self.seen
        )


@dataclass(frozen=True, slots=True)
class Returns(Act):
    """Tiles go back into the bag: one's own after an exchange, or the opponent's surplus."""

    player: Player
    tiles: Rack = Rack()  # noqa: RUF009 - a frozen value
    says = N_("{player} puts {n} tiles back into the bag.")

    @property
    def label(self) -> Text:
        """Those put aside, or a number of the opponent's."""
        if not len(self.tiles):
            return Text.of(N_("{player} puts the tiles put aside into the bag."), player=self.player)
        return Text.of(self.says, player=self.player, n=len(self.tiles))


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
class Presses(Act):
    """A player presses the clock: his own stops and the opponent's runs."""

    player: Player
    says = N_("{player} presses the clock.")


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
