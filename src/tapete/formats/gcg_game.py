"""From a GCG file to the game that it tells, and back.

Every play is laid and scored again; where the file says something else that is a remark, for totals may
be put right until both players sign (art. 40). What could not happen at a table is an error.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tapete.formats.gcg import BadGcg, Event, EventKind, Gcg
from tapete.scrabble import Ending, Game, Impossible, Move, Position, Rack, Result, Tiles, Turn, TurnKind
from tapete.scrabble.ending import LOST_AFTER, MINUTE, PER_MINUTE
from tapete.text import N_, Problem, Text

__all__ = ["Replayed", "from_game", "replay"]

ENDING = "ending"  # a remark of ours: the clause by which a game ended that no turn shows


@dataclass(frozen=True, slots=True)
class Replayed:
    """The game of a file, its final scores where it is over, and where the file counts differently."""

    game: Game
    result: Result | None
    overtime: tuple[int, int]
    remarks: tuple[Text, ...]


def replay(gcg: Gcg) -> Replayed:
    """Play the game of the file again; raises `BadGcg` where that cannot be."""
    told = _Telling(gcg)
    for number, event in enumerate(gcg.events):
        try:
            told.take(number, event)
        except Problem as wrong:
            raise BadGcg(
                N_("event {number}, {name}: {reason}"),
                number=number + 1,
                name=gcg.nicks[event.player],
                reason=wrong.label,
            ) from None
    return told.done()


@dataclass
class _Telling:
    gcg: Gcg
    game: Game = field(default_factory=lambda: Game.at(Position.start()))
    overtime: list[int] = field(default_factory=lambda: [0, 0])
    remarks: list[Text] = field(default_factory=list)

    def take(self, number: int, event: Event) -> None:
        match event.kind:
            case EventKind.TIME:
                self.overtime[event.player] += -event.score * MINUTE // PER_MINUTE
                return
            case EventKind.CHALLENGE:
                self.remark(number, N_("these rules give no points for a challenge (38): left out"))
                return
            case EventKind.RACK_LEFT:
                self.rack_left(event)
                return
            case EventKind.SANCTION:
                self.game = self.game.sanction(event.player, -event.score)
            case EventKind.WITHDRAWN:
                if not self.game.turns or self.game.turns[-1].kind is not TurnKind.WITHDRAWN:
                    raise Impossible(N_("only the play that was just made can be withdrawn (38)"))
            case EventKind.PLAY | EventKind.PASS | EventKind.LOST | EventKind.EXCHANGE:
                self.turn(number, event)
                if self.withdrawn_next(number, event):
                    return
        scored = self.game.position.scores[event.player]
        if scored != event.total:
            self.remark(number, N_("the total is {points}, and the file says {told} (40)"), points=scored,
                        told=event.total)  # fmt: skip

    def turn(self, number: int, event: Event) -> None:
        """A turn of the game."""
        if self.game.mover != event.player:
            raise Impossible(N_("it is the other player's turn"))
        self.game = _holding(self.game, event.player, event.rack)
        if event.move is not None:
            self.play(number, event, event.move)
        elif event.kind is EventKind.PASS:
            self.game = self.game.pass_turn()
        elif event.kind is EventKind.LOST:
            self.game = self.game.lose_turn()
        elif event.tiles is not None:
            self.game = self.game.exchange(event.tiles)
        else:
            self.game = self.game.exchange_unknown(event.exchanged)

    def play(self, number: int, event: Event, move: Move) -> None:
        play = self.game.position.lay(move)
        if self.withdrawn_next(number, event):
            self.game = self.game.withdraw(move)
            return
        self.game = self.game.play(move, accepted=True)
        for fault in play.faults:
            self.remark(number, N_("irregular, and it stands: {fault} ({clause})"), fault=fault.label,
                        clause=fault.clause)  # fmt: skip
        if play.points != event.score:
            self.remark(number, N_("{move} scores {points}, and the file says {told} (40)"),
                        move=str(play.move), points=play.points, told=event.score)  # fmt: skip

    def withdrawn_next(self, number: int, event: Event) -> bool:
        """Whether the next line takes the play of this one back."""
        later = self.gcg.events[number + 1 : number + 2]
        return any(e.kind is EventKind.WITHDRAWN and e.player == event.player for e in later)

    def rack_left(self, event: Event) -> None:
        """What somebody had left; a bonus tells what the other one had."""
        player = event.player if event.score < 0 else 1 - event.player
        if event.tiles is not None:
            self.game = _holding(self.game, player, Rack(event.tiles))

    def remark(self, number: int, template: str, **values: object) -> None:
        text = Text.of(template, **values)
        self.remarks.append(Text.of(N_("event {number}: {remark}"), number=number + 1, remark=text))

    def done(self) -> Replayed:
        game, over = self.game, (self.overtime[0], self.overtime[1])
        why = self.gcg.pragma(ENDING)
        ending = None if why is None else Ending.parse(why)
        if ending is Ending.OVERTIME:
            # The file shows eighty points; that the time was longer still it says in words.
            over = (over[0] + (over[0] == LOST_AFTER), over[1] + (over[1] == LOST_AFTER))
        elif ending is not None and game.position.ending is None:
            game = game.stop(ending)
        result = None
        try:
            result = game.result(over)
        except Impossible as not_over:
            if self.gcg.pragma("incomplete") is None:
                self.remarks.append(Text.of(N_("no final score: {reason}"), reason=not_over.label))
        if result is not None:
            self.compare(result)
        return Replayed(game, result, over, tuple(self.remarks))

    def compare(self, result: Result) -> None:
        """Whether the file comes to the same final totals."""
        for player in (0, 1):
            totals = [event.total for event in self.gcg.events if event.player == player]
            if totals and totals[-1] != result.scores[player]:
                self.remarks.append(
                    Text.of(N_("{name} ends with {points}, and the file says {told}"), told=totals[-1],
                            name=self.gcg.names[player], points=result.scores[player])
                )  # fmt: skip


def _holding(game: Game, player: int, rack: Rack) -> Game:
    """The game in which the player is known to have these tiles."""
    held = game.position.racks[player]
    if not len(rack):
        return game
    if len(rack) > len(held):
        raise BadGcg(
            N_("the rack {rack} has {count} tiles, and there can be {held}"),
            rack=str(rack),
            count=len(rack),
            held=len(held),
        )
    # A file may leave tiles out; what it names besides those kept was drawn.
    drawn = Tiles.of((rack.tiles.count - held.tiles.count).elements())
    if len(drawn) > held.unknown:
        raise BadGcg(
            N_("the rack {rack} cannot be: {held} stayed on it"), rack=str(rack), held=str(held.tiles)
        )
    return game.drew(player, drawn)


def from_game(
    game: Game, nicks: tuple[str, str], names: tuple[str, str] | None = None,
    result: Result | None = None, pragmas: tuple[tuple[str, str], ...] = (),
) -> Gcg:  # fmt: skip
    """The file that tells the game."""
    events: list[Event] = []
    for before, after, turn in zip(game.positions, game.positions[1:], game.turns, strict=False):
        events += _events(before, after, turn)
    own = [*pragmas, *(("tile", f"{letter} {letter.lower()}") for letter in ("CH", "LL", "RR"))]
    if result is None:
        own.append(("incomplete", ""))
    else:
        events += _ends(game, result)
        if result.ending in (Ending.TIME_LIMIT, Ending.DIRECTOR, Ending.OVERTIME):
            own.append((ENDING, result.ending.clause))
    return Gcg(nicks, names or nicks, tuple(events), tuple(own))


def _events(before: Position, after: Position, turn: Turn) -> Iterator[Event]:
    player, total = turn.player, after.scores[turn.player]
    rack = before.racks[player]
    match turn.kind:
        case TurnKind.PLAY | TurnKind.WITHDRAWN:
            assert turn.play is not None
            points = turn.play.points
            move = turn.play.move.dotted
            yield Event(player, EventKind.PLAY, rack, points, before.scores[player] + points, move)
            if turn.kind is TurnKind.WITHDRAWN:
                yield Event(player, EventKind.WITHDRAWN, rack, -points, total)
        case TurnKind.PASS:
            yield Event(player, EventKind.PASS, rack, 0, total)
        case TurnKind.LOST:
            yield Event(player, EventKind.LOST, rack, 0, total)
        case TurnKind.EXCHANGE:
            known = turn.tiles if len(turn.tiles) else None
            yield Event(player, EventKind.EXCHANGE, rack, 0, total, exchanged=turn.exchanged, tiles=known)
        case TurnKind.SANCTION:
            yield Event(player, EventKind.SANCTION, Rack(), turn.points, total)


def _ends(game: Game, result: Result) -> Iterator[Event]:
    totals = list(result.before)
    racks = game.position.racks
    for deduction in result.deductions:
        player = deduction.player
        totals[player] += deduction.points
        if deduction.clause.startswith("44"):
            left = racks[player] if deduction.points < 0 or len(racks[player]) else racks[1 - player]
            own = racks[player] if left is racks[player] else Rack()
            yield Event(player, EventKind.RACK_LEFT, own, deduction.points, totals[player], tiles=left.tiles)
        elif deduction.points:
            yield Event(player, EventKind.TIME, racks[player], deduction.points, totals[player])
