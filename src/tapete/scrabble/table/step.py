"""From one table to the next: what an act does, and what the rules make of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tapete.scrabble.ending import Ending
from tapete.scrabble.errors import Impossible
from tapete.scrabble.game import TurnKind
from tapete.scrabble.position import LEAST_SANCTION
from tapete.scrabble.rules.book import FILE_2024
from tapete.scrabble.rules.chapter7_challenges import Asked
from tapete.scrabble.table import acts, clockwork, drawing, laying, turns
from tapete.scrabble.table.carry_out import corrected, sanctioned
from tapete.scrabble.table.cases import answered, settle, summoned
from tapete.scrabble.table.notices import notice, with_case
from tapete.scrabble.table.parts import CaseStage, Incident
from tapete.scrabble.table.people import Player
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.scrabble.table.table import Table

__all__ = ["step"]


def step(table: Table, act: acts.Act) -> Table:
    """The table after the act; raises a `ScrabbleError` for what cannot happen there."""
    after = settle(_STEPS[type(act)](table, act))
    if after.hand.pressed and after.hand.outcome is not None and not after.is_over:
        # He pressed before the play was complete; now that it is, the turn passes on.
        after = settle(turns.close(after))
    _ = after.position  # raises where board and racks hold more than the set has
    _ = after.unseen
    return after


def _challenges(table: Table, act: acts.Challenges) -> Table:
    """Somebody challenges the play in hand, or too late the one before."""
    challenger = act.player
    previous = not table.hand.laid and not table.hand.touched
    if previous and not any(turn.kind is TurnKind.PLAY for turn in table.turns):
        raise Impossible(N_("there is no play on the board that could be challenged"))
    player = table.turn.other if previous else table.turn
    words = tuple(word.upper() for word in act.words)
    formed = [] if table.play is None or previous else [word.text for word in table.play.words]
    for word in words if not previous else ():
        if word not in formed:
            raise Impossible(
                N_("the play forms no word {word}: it forms {words}"),
                word=word,
                words=", ".join(formed) or "-",
            )
    who = "opponent" if challenger is player.other else "else"
    known: dict[str, Any] = {"who_challenges": who}
    if previous:
        known |= {"opponent_noted": True}
    return notice(
        table, "challenge", "38", player, known=known, stage=CaseStage.AT_TABLE, word=" ".join(words)
    )


def _star(table: Table, player: Player, accepted: bool) -> Table:
    case = next((c for c in table.open if c.kind == "star"), None)
    if case is None or player is table.turn or table.hand.outcome is not None:
        raise Impossible(N_("there is no play that missed the star for {player} to decide on"), player=player)
    known = (*case.known, ("missed_star_accepted", accepted))
    return with_case(table, replace(case, known=known, stage=CaseStage.AT_TABLE))


def _asks(table: Table, act: acts.Asks) -> Table:
    return _about_a_word(table, act, "asked", Asked.WORD)


def _replies(table: Table, act: acts.Replies) -> Table:
    return _about_a_word(table, act, "replied", Asked.ANSWERED)


def _about_a_word(table: Table, act: acts.Asks | acts.Replies, kind: str, what: Asked) -> Table:
    table = turns.may_act(table, act.player)
    return notice(table, kind, "42", act.player, known={"what_was_asked": what.value}, word=act.word.upper())


def _looks(table: Table, act: acts.LooksInBag) -> Table:
    return notice(turns.may_act(table, act.player), "looked into the bag", "47", act.player)


def _ends(table: Table, act: acts.Ends) -> Table:
    """The time for the game is over, or the arbiter ends it: once both have had as many turns (30)."""
    if table.is_over or act.why not in (Ending.TIME_LIMIT, Ending.DIRECTOR):
        raise Impossible(
            N_("only a game that goes on can be stopped, by its time or by the arbiter (44.4, 44.5)")
        )
    open_turn = table.hand.outcome is None
    if (table.mover == 0) is open_turn:
        return turns.finish(turns.back_on_rack(table) if open_turn else table, act.why)
    return replace(table, stopping=act.why)


def _signs(table: Table, act: acts.Signs) -> Table:
    if not table.is_over or act.player in table.signed:
        raise Impossible(N_("{player} signs once, when the game is over"), player=act.player)
    return replace(table, signed=(*table.signed, act.player))


def _summons(table: Table, act: acts.Summons) -> Table:
    return summoned(table)


def _opens(table: Table, act: acts.Opens) -> Table:
    article = FILE_2024.procedure(act.article).article
    return notice(table, "taken up", article, act.player, stage=CaseStage.AT_TABLE)


def _answers(table: Table, act: acts.Answers) -> Table:
    return answered(table, _asking(table, act), act.answer)


def _asking(table: Table, act: acts.Answers) -> Incident:
    waiting = [c for c in table.incidents if c.stage is CaseStage.AT_TABLE and c.asks]
    for case in waiting:
        if case.asks == act.key:
            return case
    if not waiting:
        raise Impossible(N_("nobody asks {key}: call the arbiter first"), key=repr(act.key))
    raise Impossible(
        N_("the arbiter asks {pending} and not {key}: answer that first"),
        pending=", ".join(case.asks for case in waiting), key=repr(act.key),
    )  # fmt: skip


def _penalises(table: Table, act: acts.Penalises) -> Table:
    if act.points < LEAST_SANCTION:
        raise Impossible(
            N_("a sanction takes {least} points or more, not {points} (47)"),
            least=LEAST_SANCTION, points=act.points,
        )  # fmt: skip
    return sanctioned(table, act.player, act.points)


def _corrects(table: Table, act: acts.Corrects) -> Table:
    """A line of a sheet is put right, until both have signed (40, 43)."""
    if len(table.signed) == len(Player):
        raise Impossible(N_("both have signed: take up article 43 first"))
    lines = [
        n for n, turn in enumerate(table.turns)
        if turn.player == act.player.number and turn.kind is not TurnKind.SANCTION
    ]  # fmt: skip
    if not 1 <= act.line <= len(lines) or table.turns[lines[act.line - 1]].kind is not TurnKind.PLAY:
        raise Impossible(
            N_("turn {line} of {player} is no play whose points could be put right"),
            line=act.line, player=act.player,
        )  # fmt: skip
    return corrected(table, lines[act.line - 1], act.points)


_STEPS: dict[type[acts.Act], Callable[[Table, Any], Table]] = {
    acts.Absent: clockwork.absent,
    acts.Accepts: lambda table, act: _star(table, act.player, accepted=True),
    acts.Announces: turns.announced,
    acts.Answers: _answers,
    acts.Arrives: clockwork.arrived,
    acts.Asks: _asks,
    acts.Blank: laying.declared,
    acts.Challenges: _challenges,
    acts.Corrects: _corrects,
    acts.Counts: turns.counted,
    acts.CountsBag: drawing.bag_counted,
    acts.Disputes: turns.disputed,
    acts.Draws: drawing.drew,
    acts.Ends: _ends,
    acts.Exchanges: drawing.exchanged,
    acts.Holds: drawing.held,
    acts.Lays: laying.laid,
    acts.Leaves: clockwork.left,
    acts.LooksInBag: _looks,
    acts.Moves: laying.moved,
    acts.Notes: turns.noted,
    acts.Opens: _opens,
    acts.Passes: turns.passed,
    acts.Pauses: clockwork.paused,
    acts.Penalises: _penalises,
    acts.Presses: clockwork.pressed,
    acts.Refuses: lambda table, act: _star(table, act.player, accepted=False),
    acts.Reminds: clockwork.reminded,
    acts.Replies: _replies,
    acts.Resumes: clockwork.resumed,
    acts.Returns: drawing.returned,
    acts.Sees: drawing.saw,
    acts.Signs: _signs,
    acts.Starts: clockwork.started,
    acts.Summons: _summons,
    acts.Takes: laying.taken,
    acts.TimeIs: clockwork.time_is,
}
