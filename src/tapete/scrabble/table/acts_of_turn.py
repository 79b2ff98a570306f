"""What the two players do in the course of a turn (32)."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.scrabble.board import Square
from tapete.scrabble.move import Move
from tapete.scrabble.rack import Rack
from tapete.scrabble.table.act import Act
from tapete.scrabble.table.people import Player
from tapete.scrabble.tiles import Tile
from tapete.text import N_, P_, Choice, Text

__all__ = [
    "Accepts",
    "Announces",
    "Blank",
    "Challenges",
    "Counts",
    "Disputes",
    "Draws",
    "Exchanges",
    "Holds",
    "Lays",
    "Moves",
    "Notes",
    "Passes",
    "Presses",
    "Refuses",
    "Returns",
    "Seen",
    "Takes",
]


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
    says = N_("{player} announces the points.")

    @property
    def label(self) -> Text:
        """With the total, where it is said."""
        if self.total is None:
            alone = P_("{player} announces {n} point.", "{player} announces {n} points.")
            return Text.of(alone, player=self.player, n=self.points)
        both = P_(
            "{player} announces {n} point and a total of {total}.",
            "{player} announces {n} points and a total of {total}.",
        )
        return Text.of(both, player=self.player, n=self.points, total=self.total)


@dataclass(frozen=True, slots=True)
class Notes(Act):
    """A player writes the points of the play on his sheet; those announced if he says nothing else."""

    player: Player
    points: int | None = None
    says = N_("{player} notes the points.")

    @property
    def label(self) -> Text:
        """With the points, where they are named."""
        if self.points is None:
            return Text.of(self.says, player=self.player)
        named = P_("{player} notes {n} point.", "{player} notes {n} points.")
        return Text.of(named, player=self.player, n=self.points)


@dataclass(frozen=True, slots=True)
class Disputes(Act):
    """The opponent counts differently."""

    player: Player
    points: int
    says = N_("{player} counts differently.")

    @property
    def label(self) -> Text:
        """With the points."""
        count = P_("{player} counts {n} point instead.", "{player} counts {n} points instead.")
        return Text.of(count, player=self.player, n=self.points)


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
    says = N_("{player} draws tiles.")

    @property
    def label(self) -> Text:
        """How many, and whether he saw them."""
        n = len(self.tiles)
        if self.seen is Seen.UNKNOWN:
            return Text.of(
                P_("{player} draws {n} tile.", "{player} draws {n} tiles."), player=self.player, n=n
            )
        return Text.of(
            P_("{player} draws {n} tile {seen}.", "{player} draws {n} tiles {seen}."),
            player=self.player,
            n=n,
            seen=self.seen,
        )


@dataclass(frozen=True, slots=True)
class Returns(Act):
    """Tiles go back into the bag: one's own after an exchange, or the opponent's surplus."""

    player: Player
    tiles: Rack = Rack()  # noqa: RUF009 - a frozen value
    says = N_("{player} puts tiles back into the bag.")

    @property
    def label(self) -> Text:
        """Those put aside, or a number of the opponent's."""
        if not len(self.tiles):
            return Text.of(N_("{player} puts the tiles put aside into the bag."), player=self.player)
        back = P_("{player} puts {n} tile back into the bag.", "{player} puts {n} tiles back into the bag.")
        return Text.of(back, player=self.player, n=len(self.tiles))


@dataclass(frozen=True, slots=True)
class Presses(Act):
    """A player presses the clock: his own stops and the opponent's runs."""

    player: Player
    says = N_("{player} presses the clock.")
