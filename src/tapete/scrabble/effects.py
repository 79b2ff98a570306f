"""What a ruling can do to a Scrabble game, its score, its clock and its players."""

from __future__ import annotations

from dataclasses import dataclass

from tapete.law import Duty, Effect
from tapete.text import N_, Choice

__all__ = [
    "BlankMeans",
    "ClockRunning",
    "ClockStopped",
    "CountsAsPass",
    "Disqualified",
    "ExchangeContinues",
    "Expelled",
    "GameLost",
    "GameOver",
    "LoseNextTurn",
    "NoRectification",
    "NonStarterChooses",
    "Person",
    "PlayComesOff",
    "PlayStands",
    "PointsTaken",
    "RacksCounted",
    "RacksNotCounted",
    "RacksToWinner",
    "Record",
    "Reopened",
    "RightLost",
    "ScoreCorrected",
    "ScoreOneBelow",
    "StarStaysOpen",
    "TableMoves",
    "TakeMissing",
    "TilesBack",
    "TilesBackUnseen",
    "Warned",
    "WordBarred",
]


class Person(Choice):
    """A person at the table, as a rule speaks of one."""

    PLAYER = "player", N_("the player concerned")
    OPPONENT = "opponent", N_("the opponent")
    BOTH = "both", N_("both players")


@dataclass(frozen=True, slots=True)
class NoRectification(Effect):
    """Nothing happens."""

    says = N_("Nothing happens: the game goes on.")


@dataclass(frozen=True, slots=True)
class PlayStands(Effect):
    """The play stays on the board and scores."""

    says = N_("The play stands and scores what it is worth.")


@dataclass(frozen=True, slots=True)
class PlayComesOff(Effect):
    """The play comes off and the turn is lost."""

    says = N_("The player takes the tiles back on the rack and loses the turn.")


@dataclass(frozen=True, slots=True)
class CountsAsPass(Effect):
    """The turn counts towards the end of the game as a pass."""

    clause: str = "44.2"
    says = N_("The turn counts as a pass; write I on both sheets.")


@dataclass(frozen=True, slots=True)
class StarStaysOpen(Effect):
    """The star is still a premium square."""

    clause: str = "20.2"
    says = N_("The star doubles nothing now; it stays a double word square for whoever covers it.")


@dataclass(frozen=True, slots=True)
class TilesBack(Effect):
    """Tiles go back into the bag."""

    count: int
    seen: int  # how many the opponent may look at first; 0 is none
    says = N_("The opponent looks at {seen} of the tiles and puts {count} of them back into the bag.")


@dataclass(frozen=True, slots=True)
class TilesBackUnseen(Effect):
    """Tiles that nobody looked at go back into the bag."""

    count: int
    says = N_("The opponent takes {count} of the tiles just drawn, without looking, and puts them back.")


@dataclass(frozen=True, slots=True)
class TakeMissing(Effect):
    """The player fills the rack up."""

    says = N_("The player says so, and draws what is missing to seven.")


@dataclass(frozen=True, slots=True)
class LoseNextTurn(Effect):
    """The player has no next turn."""

    says = N_("The player loses the next turn.")


@dataclass(frozen=True, slots=True)
class PointsTaken(Effect):
    """Points come off a score; nobody gets them."""

    who: Person
    points: int
    says = N_("{points} points are taken from {who}; nobody gets them.")


@dataclass(frozen=True, slots=True)
class GameLost(Effect):
    """A game is lost."""

    who: Person
    says = N_("The game is lost for {who}.")


@dataclass(frozen=True, slots=True)
class ScoreOneBelow(Effect):
    """The loser's score is put below the winner's."""

    says = N_("The player's score becomes one point less than the opponent's.")


@dataclass(frozen=True, slots=True)
class RacksCounted(Effect):
    """What the tiles left on the racks do to the scores."""

    says = N_("The tiles left on a rack are taken from its player's score.")


@dataclass(frozen=True, slots=True)
class RacksToWinner(Effect):
    """Who went out gets what the other one has left."""

    says = N_("The tiles that the opponent has left are taken from him and given to the player who went out.")


@dataclass(frozen=True, slots=True)
class RacksNotCounted(Effect):
    """The scores stay as they are on the sheets."""

    says = N_("The tiles left on the racks do not count: the scores stay as they are on the sheets.")


@dataclass(frozen=True, slots=True)
class GameOver(Effect):
    """The game is over."""

    says = N_("The game is over.")


@dataclass(frozen=True, slots=True)
class ClockStopped(Effect):
    """The clock stops for both."""

    says = N_("The clock is stopped for both players.")


@dataclass(frozen=True, slots=True)
class ClockRunning(Effect):
    """The clock of a player runs."""

    who: Person
    says = N_("The clock runs for {who}.")


@dataclass(frozen=True, slots=True)
class ExchangeContinues(Effect):
    """The exchange is carried out."""

    says = N_("The player changes tiles: one to seven, and no more than the bag holds.")


@dataclass(frozen=True, slots=True)
class BlankMeans(Effect):
    """Whose word counts for the blank."""

    who: Person
    says = N_("The blank is the letter that {who} wrote or says, for the rest of the game.")


@dataclass(frozen=True, slots=True)
class ScoreCorrected(Effect):
    """The score is put right."""

    says = N_("The count is put right on both sheets.")


@dataclass(frozen=True, slots=True)
class Reopened(Effect):
    """A closed game is opened again."""

    says = N_("The game is opened again, for this correction only.")


@dataclass(frozen=True, slots=True)
class RightLost(Effect):
    """It is too late."""

    says = N_("It is too late: nobody may question the play any more.")


@dataclass(frozen=True, slots=True)
class WordBarred(Effect):
    """A word may not be played."""

    says = N_("The player may not play the word that was asked about.")


@dataclass(frozen=True, slots=True)
class Warned(Effect):
    """A warning."""

    who: Person
    says = N_("The arbiter warns {who}.")


@dataclass(frozen=True, slots=True)
class Disqualified(Effect):
    """Out of the game."""

    who: Person
    says = N_("The arbiter disqualifies {who}.")


@dataclass(frozen=True, slots=True)
class Expelled(Effect):
    """Out of the tournament."""

    who: Person
    says = N_("The arbiter puts {who} out of the tournament.")


@dataclass(frozen=True, slots=True)
class NonStarterChooses(Effect):
    """Who chooses the seat and the way the board lies."""

    says = N_("The player who does not start chooses a chair and how the board lies.")


@dataclass(frozen=True, slots=True)
class TableMoves(Effect):
    """The table is moved."""

    says = N_("The table is moved; the arbiter watches and approves the new place.")


@dataclass(frozen=True, slots=True)
class Record(Duty):
    """The arbiter writes the incident down."""

    says = N_("Write the incident down: the number of such incidents counts ({clause}).")
