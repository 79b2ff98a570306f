"""The table: what lies there, what stands by the rules, and what the arbiter still has to do.

A table is a value; `table.act(act)` is the next one. Any act that is physically possible is
accepted, also an irregular one: it is kept, recognised, and ruled when the arbiter is called, or
when the opponent notes the play and so accepts it (37).

>>> table = Table.new("start CASAS?E/").do("A lays 8D CASAS", "A announces 22")
>>> [case.article for case in table.open]
['40']
>>> table = table.do("B arbiter")
>>> table.rulings[-1].citations, table.announced
(('40',), 20)
>>> table.do("B notes").scores
(20, 0)
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property

from tapete.law import Ruling
from tapete.scrabble.bag import SECURE, Tiles
from tapete.scrabble.board import Board
from tapete.scrabble.clock import Clock
from tapete.scrabble.ending import LOST_AFTER, Ending, Result
from tapete.scrabble.errors import Impossible
from tapete.scrabble.game import Turn, TurnKind
from tapete.scrabble.play import RACK_SIZE, Play
from tapete.scrabble.position import Position
from tapete.scrabble.rack import Rack
from tapete.scrabble.rules.chapter6_time import Stop
from tapete.scrabble.sheet import Sheet
from tapete.scrabble.table.acts import Act, Draws, Seen
from tapete.scrabble.table.parts import CaseStage, Due, Incident, InHand, Owed, Setup, Verdict
from tapete.scrabble.table.people import Player
from tapete.text import P_

__all__ = ["Table"]


@dataclass(frozen=True)
class Table:
    """One game at one table."""

    setup: Setup
    board: Board
    racks: tuple[Rack, Rack]
    clock: Clock
    mover: int = 0
    passes: int = 0
    scoreless: int = 0
    acts: tuple[Act, ...] = ()
    turns: tuple[Turn, ...] = ()
    taken: int = 0  # how many turns have been taken; those of the arbiter are none
    hand: InHand = field(default_factory=InHand)
    ending: Ending | None = None
    stopping: Ending | None = None
    pause: Stop | None = None  # why the clock stands
    by_hand: bool = False  # a player stopped it, so somebody starts it again
    incidents: tuple[Incident, ...] = ()
    verdicts: tuple[Verdict, ...] = ()
    owed: tuple[Owed, ...] = ()  # what must go back into the bag (28)
    due: tuple[Due, ...] = ()
    skips: tuple[Player, ...] = ()  # who loses the next turn (28.2)
    absent: tuple[Player, ...] = ()
    away: tuple[Player, ...] = ()
    signed: tuple[Player, ...] = ()
    barred: tuple[tuple[Player, str], ...] = ()  # words that a player may not lay (42)
    blanks: tuple[Player, ...] = ()  # whose word for a blank the arbiter writes down (10.3)
    shown: tuple[tuple[Player, str], ...] = ()  # tiles of the opponent that a player saw

    @classmethod
    def new(cls, position: Position | str = "start", *, limit: int = 1800) -> Table:
        """A table at the beginning of a game, or where a position says."""
        start = position if isinstance(position, Position) else Position.parse(position)
        return cls.at(Setup(start, limit))

    @classmethod
    def at(cls, setup: Setup) -> Table:
        """The table before anything has happened."""
        start = setup.position
        return cls(
            setup, start.board, start.racks, Clock(setup.limit), start.mover, start.passes, start.scoreless,
            ending=start.ending, stopping=start.stopping,
        )  # fmt: skip

    # What happens.

    def act(self, act: Act) -> Table:
        """The table after the act; raises a `ScrabbleError` for what cannot happen, and stays as it is."""
        from tapete.scrabble.table.step import step  # noqa: PLC0415 - the steps need the table

        return replace(step(self, act), acts=(*self.acts, act))

    def do(self, *lines: str) -> Table:
        """The table after acts in the notation of scripts: `table.do("A lays 8E CASAS", "A counts")`."""
        from tapete.scrabble.table.notation import parse_acts  # noqa: PLC0415

        table = self
        for line in lines:
            for act in parse_acts(line):
                table = table.act(act)
        return table

    def back(self, acts: int = 1) -> Table:
        """The table before its last acts."""
        if not 0 <= acts <= len(self.acts):
            raise Impossible(
                P_("{n} act cannot be taken back: {done} have happened",
                   "{n} acts cannot be taken back: {done} have happened"),
                n=acts, done=len(self.acts),
            )  # fmt: skip
        return self.start.replay(self.acts[: len(self.acts) - acts])

    @property
    def start(self) -> Table:
        """The same table before anything happened."""
        return Table.at(self.setup)

    def replay(self, acts: Iterable[Act]) -> Table:
        """The table after these acts."""
        table = self
        for act in acts:
            table = table.act(act)
        return table

    def draw(self, player: Player, count: int | None = None, source: random.Random = SECURE) -> Draws:
        """The act of drawing so many tiles blindly from the bag, or as many as are missing to seven."""
        missing = RACK_SIZE - len(self.racks[player.number])
        number = min(max(missing, 0), self.bag) if count is None else count
        if number > self.bag:
            raise Impossible(
                P_("{n} tile cannot be drawn: the bag holds {held}",
                   "{n} tiles cannot be drawn: the bag holds {held}"),
                n=number, held=self.bag,
            )  # fmt: skip
        return Draws(player, Rack(self.unseen.draw(number, source)), Seen.UNKNOWN)

    # What lies there.

    @property
    def turn(self) -> Player:
        """Whose turn it is."""
        return tuple(Player)[self.mover]

    @property
    def laid(self) -> Board:
        """The board with the tiles of the turn in hand."""
        return self.board.laid(dict(self.hand.laid))

    @property
    def bag(self) -> int:
        """How many tiles the bag holds."""
        return 100 - len(self.laid.tiles) - sum(map(len, self.racks)) - len(self.hand.aside)

    @property
    def unseen(self) -> Tiles:
        """The tiles of which nobody knows where they are."""
        from tapete.scrabble.bag import FULL_SET  # noqa: PLC0415

        known = (*self.laid.tiles, *self.racks[0].tiles, *self.racks[1].tiles, *self.hand.aside.tiles)
        return FULL_SET - Tiles.of(known)

    @cached_property
    def play(self) -> Play | None:
        """What the tiles of the turn form; None where there are none or they lie in no unbroken line."""
        from tapete.scrabble.table.laying import formed  # noqa: PLC0415

        return formed(self.board, self.hand.laid)

    @property
    def announced(self) -> int | None:
        """The points that the player has announced."""
        return self.hand.announced

    # What stands.

    @property
    def scores(self) -> tuple[int, int]:
        """The totals on the sheets."""
        first, second = self.setup.position.scores
        return (
            first + sum(turn.points for turn in self.turns if turn.player == 0),
            second + sum(turn.points for turn in self.turns if turn.player == 1),
        )

    @property
    def position(self) -> Position:
        """Where the game stands; tiles put aside count as in the bag."""
        return Position(
            self.laid, self.racks, self.scores, self.mover, self.passes, self.scoreless, self.ending,
            self.stopping,
        )  # fmt: skip

    @property
    def lost_by(self) -> tuple[Player, ...]:
        """Who has lost by a decision of the arbiter."""
        return tuple(
            player
            for player in Player
            if any(v.player is player and v.kind.ends_the_game for v in self.verdicts)
        )

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.ending is not None or bool(self.lost_by)

    @property
    def overtime(self) -> tuple[int, int]:
        """The seconds that each player is over time; of two who lost by it only the first one counts."""
        first, second = self.clock.overtime
        if min(first, second) > LOST_AFTER:
            return (first, LOST_AFTER) if first > second else (LOST_AFTER, second)
        return first, second

    @property
    def result(self) -> Result | None:
        """The final scores, once the game is over and what is left on the racks is known."""
        if self.ending is None or self.lost_by:
            return None
        try:
            return self.position.result(self.overtime)
        except Impossible:
            return None

    @property
    def winner(self) -> Player | None:
        """Who has won; None while nobody has, and where the game is drawn."""
        if self.lost_by:
            return None if len(self.lost_by) == 2 else self.lost_by[0].other
        found = None if self.result is None else self.result.winner
        return None if found is None else tuple(Player)[found]

    @property
    def marks(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What stands on the sheets of both, turn by turn (5.3)."""
        first, second = (
            tuple(t.mark for t in self.turns if t.player == n and t.kind is not TurnKind.SANCTION)
            for n in (0, 1)
        )
        return first, second

    @property
    def sheet(self) -> Sheet:
        """The score sheet of both players (5)."""
        return Sheet(self.setup.names, self.turns, self.setup.position.scores, self.result)

    # The arbiter.

    @property
    def open(self) -> tuple[Incident, ...]:
        """The cases that are not ruled yet."""
        return tuple(case for case in self.incidents if case.is_open)

    @property
    def case(self) -> Incident | None:
        """The case in which a question waits."""
        waiting = (case for case in self.incidents if case.stage is CaseStage.AT_TABLE and case.asks)
        return next(waiting, None)

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """Every ruling given at this table, in the order in which they were given."""
        ruled = sorted((c for c in self.incidents if c.ruling is not None), key=lambda c: c.order)
        return tuple(case.ruling for case in ruled if case.ruling is not None)
