"""From one table to the next: what an act does, and what it makes of the acts before it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tapete.bridge.call import Call
from tapete.bridge.errors import Impossible
from tapete.bridge.people import Which
from tapete.bridge.seat import Seat
from tapete.bridge.table import acts
from tapete.bridge.table.calling import called, together
from tapete.bridge.table.cases import answered, notice, settle, summoned
from tapete.bridge.table.changing import changed, refitted
from tapete.bridge.table.parts import Claim, Decided, Known, Phase, Stage, Verdict
from tapete.bridge.table.playing import exposed, named, ordered, played
from tapete.text import N_, Text

if TYPE_CHECKING:
    from tapete.bridge.table.table import Table

__all__ = ["step"]


def step(table: Table, act: acts.Act) -> Table:
    """The table after the act; raises `Impossible` for what cannot happen there."""
    return refitted(table, _STEPS[type(act)](table, act))


def _calls(table: Table, act: acts.Calls) -> Table:
    return called(table, act.seat, act.call)


def _too_high(table: Table, act: acts.BidsTooHigh) -> Table:
    if act.level <= 7:
        raise Impossible(N_("{level} is not more than seven: write it as a bid"), level=act.level)
    return called(table, act.seat, Call("", act.level, act.denomination))


def _together(table: Table, act: acts.Together) -> Table:
    return together(table, (act.first.seat, act.first.call), (act.second.seat, act.second.call))


def _changes(table: Table, act: acts.Changes) -> Table:
    return changed(table, act.seat, act.call)


def _plays(table: Table, act: acts.Plays) -> Table:
    return played(table, act.seat, act.card, face_down=act.face_down)


def _names(table: Table, act: acts.Names) -> Table:
    return named(table, act.seat, act.designation)


def _exposes(table: Table, act: acts.Exposes) -> Table:
    return exposed(table, act.seat, act.cards, act.how)


def _orders(table: Table, act: acts.Orders) -> Table:
    return ordered(table, act.seat, act.order, frozenset(act.suits))


def _says(table: Table, act: acts.Says) -> Table:
    # What a player says or shows tells his opponents something, and must tell his partner nothing.
    said = Known(
        Text.of(N_("{seat}: {what}"), seat=act.seat, what=act.what),
        frozenset({act.seat.side.other}),
        table.edition.from_partner,
        f"{act.seat}:{act.what}",
    )
    return replace(table, known=(*table.known, said))


def _summons(table: Table, act: acts.Summons) -> Table:
    return summoned(table)


def _opens(table: Table, act: acts.Opens) -> Table:
    article = table.edition.book.procedure(act.article).article
    if article == table.edition.article("change of call"):
        return _takes_up_change(table, act.offender)
    # 15A (17D in 1997) cancels the first call that the offender made with the wrong cards.
    first = next((made for made in table.standing if made.seat is act.offender), None)
    call = first.number if first and article in ("15", "15A", "17D") else None
    table = notice(
        table, "taken up", act.offender,
        call=call, which=() if call is None else ((Which.IRREGULAR, call),),
        article=article, player=act.player, stage=Stage.AT_TABLE,
    )  # fmt: skip
    owed = next(
        (
            due
            for due in table.due
            if not due.done
            and due.duty.clause == article
            and table.incidents[due.incident].offender is act.offender
        ),
        None,
    )
    due = tuple(replace(each, done=True) if each is owed else each for each in table.due)
    return settle(replace(table, due=due))


def _takes_up_change(table: Table, seat: Seat) -> Table:
    if not any(case.offender is seat and case.made(Which.SECOND) is not None for case in table.open):
        raise Impossible(
            N_("{seat} has put no other call in the place of his last one: let him do that first"),
            seat=seat,
        )
    return summoned(table)


def _answers(table: Table, act: acts.Answers) -> Table:
    case = table.case
    if case is None or not case.asks:
        raise Impossible(
            N_("nobody asks {key}: call the arbiter first, or let play go on until he asks"),
            key=repr(act.key),
        )
    if case.asks != act.key:
        raise Impossible(
            N_("the arbiter asks {pending} and not {key}: answer that first"),
            pending=case.asks,
            key=repr(act.key),
        )
    if case.awaits is not None:
        raise Impossible(
            N_("the answer is the call of {seat}, for which the arbiter waits: let {seat} call"),
            seat=case.awaits,
        )
    return answered(table, case, act.answer)


def _claims(table: Table, act: acts.Claims) -> Table:
    left = _tricks_left(table, act.seat)
    if not 0 <= act.tricks <= left:
        raise Impossible(
            N_("{seat} cannot claim {n} tricks: {left} are left"), seat=act.seat, n=act.tricks, left=left
        )
    return replace(table, claim=Claim(act.seat, act.tricks))


def _concedes(table: Table, act: acts.Concedes) -> Table:
    left = _tricks_left(table, act.seat)
    conceded = left if act.tricks is None else act.tricks
    if not 0 <= conceded <= left:
        raise Impossible(
            N_("{seat} cannot concede {n} tricks: {left} are left"), seat=act.seat, n=conceded, left=left
        )
    return replace(table, claim=Claim(act.seat, left - conceded, concession=True))


def _tricks_left(table: Table, seat: Seat) -> int:
    if table.phase is not Phase.PLAY or table.claim is not None:
        raise Impossible(
            N_("{seat} cannot claim now: play has not begun, is over, or a claim waits"), seat=seat
        )
    return 13 - sum(1 for trick in table.tricks if trick.is_complete)


def _agrees(table: Table, act: acts.Agrees) -> Table:
    claim = table.claim
    if claim is None or act.seat.side is claim.seat.side:
        raise Impossible(N_("there is no claim of an opponent to which {seat} could agree"), seat=act.seat)
    declarer = table.contract.declarer
    assert declarer is not None
    left = 13 - sum(1 for trick in table.tricks if trick.is_complete)
    won = claim.won if claim.seat.side is declarer.side else left - claim.won
    return replace(table, claim=None, claimed=table.won_by(declarer.side) + won)


def _objects(table: Table, act: acts.Objects) -> Table:
    claim = table.claim
    if claim is None or act.seat is claim.seat:
        raise Impossible(N_("there is no claim to which {seat} could object"), seat=act.seat)
    defends = table.contract.declarer is not None and act.seat.side is not table.contract.declarer.side
    if act.seat is claim.seat.partner and defends:
        # A defender who objects at once annuls his partner's concession, and play goes on (68B2).
        return replace(table, claim=None)
    return notice(replace(table, claim=replace(claim, contested=True)), "contested claim", claim.seat)


def _gives(table: Table, act: acts.Gives) -> Table:
    if table.lead_down == (act.seat, act.card):  # only the arbiter gives it back, before it is faced (41A)
        return replace(table, lead_down=None)
    if act.card in table.played:
        raise Impossible(N_("{card} has been played: it stays in its trick"), card=act.card)
    if table.hand(act.seat) and act.card in table.hand(act.seat):
        raise Impossible(N_("{seat} holds {card} already"), seat=act.seat, card=act.card)
    kept = tuple(each for each in table.given if each[0] != act.card)
    return replace(table, given=(*kept, (act.card, act.seat)))


def _scores(table: Table, act: acts.Scores) -> Table:
    if table.phase is not Phase.ENDED and not table.verdicts:
        raise Impossible(N_("play has not ended: the arbiter sets a score when it has, or when he must"))
    kept = tuple(each for each in table.awarded if each[0] is not act.seat.side)
    return replace(table, awarded=(*kept, (act.seat.side, act.points)))


def _penalises(table: Table, act: acts.Penalises) -> Table:
    verdict = Verdict(Decided.PENALTY, "90", act.seat.side, act.amount)
    return replace(table, verdicts=(*table.verdicts, verdict))


_STEPS: dict[type[acts.Act], Callable[[Table, Any], Table]] = {
    acts.Calls: _calls,
    acts.Together: _together,
    acts.BidsTooHigh: _too_high,
    acts.Changes: _changes,
    acts.Plays: _plays,
    acts.Names: _names,
    acts.Exposes: _exposes,
    acts.Orders: _orders,
    acts.Says: _says,
    acts.Summons: _summons,
    acts.Opens: _opens,
    acts.Answers: _answers,
    acts.Claims: _claims,
    acts.Concedes: _concedes,
    acts.Agrees: _agrees,
    acts.Objects: _objects,
    acts.Gives: _gives,
    acts.Scores: _scores,
    acts.Penalises: _penalises,
}
