"""From one table to the next: what an act does, and which irregularity it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tapete.tarot.bidding import Bid
from tapete.tarot.dog import why_not_call
from tapete.tarot.errors import Impossible
from tapete.tarot.form import Form, Side
from tapete.tarot.hand import Hand
from tapete.tarot.people import EcartFault
from tapete.tarot.table import acts
from tapete.tarot.table.cases import answered, consultation, notice, settle, summoned
from tapete.tarot.table.irregular import (
    bid_fault,
    count_fault,
    ecart_fault,
    handful_fault,
    sheet_fault,
    trick_may_be_seen,
    wrong_count_of_cards,
)
from tapete.tarot.table.parts import MadeBid, Phase, Stage, Status
from tapete.tarot.table.playing import exposed, played, taken_back
from tapete.text import N_

if TYPE_CHECKING:
    from tapete.tarot.table.table import Table

__all__ = ["step"]


def step(table: Table, act: acts.Act) -> Table:
    """The table after the act; raises `Impossible` for what cannot happen there."""
    if table.fate is not None and not isinstance(act, (acts.Summons, acts.Opens, acts.Answers)):
        raise Impossible(N_("nothing more is played here: {phase}"), phase=table.phase)
    return _STEPS[type(act)](table, act)


def _misdeals(table: Table, act: acts.Misdeals) -> Table:
    if table.bids or table.tricks:
        raise Impossible(N_("the dealing is over: a fault in it is found before the bidding"))
    return notice(table, "misdeal", "T4-DEAL", act.seat)


def _touches(table: Table, act: acts.Touches) -> Table:
    return notice(table, "touched", "T4-DEAL", act.seat)


def _petit_sec(table: Table, act: acts.PetitSec) -> Table:
    # The rule book annuls the deal itself: no arbiter is needed where nobody has bid (T4-PSEC-1).
    return settle(notice(table, "petit sec", "T4-PSEC", act.seat, stage=Stage.AT_TABLE))


def _asks(table: Table, act: acts.Asks) -> Table:
    return replace(table, asked=(*table.asked, act.seat))


def _bids(table: Table, act: acts.Bids) -> Table:
    if table.contract is not None or table.auction.has_ended:
        raise Impossible(N_("the bidding is over: {bid}"), bid=table.contract or Bid.PASS)
    table = wrong_count_of_cards(table)
    kind = bid_fault(table, act.seat, act.bid)
    made = MadeBid(act.seat, act.bid, Status.STANDS if kind is None else Status.DISPUTED)
    number = len(table.bids)
    table = replace(table, bids=(*table.bids, made))
    if table.deal[act.seat].has_petit_sec:
        table = notice(table, "petit sec", "T4-PSEC", act.seat)
    if kind is not None:
        return notice(table, kind, "T4-BID", act.seat, bid=number)
    if act.bid.needs_arbiter and table.asked and act.seat not in table.asked:
        return notice(table, "no arbiter", "T4-BID-5", act.seat)
    return table


def _calls(table: Table, act: acts.CallsCard) -> Table:
    if table.form is not Form.FIVE or act.seat is not table.taker:
        raise Impossible(N_("{seat} calls no card: the taker does, where five play"), seat=act.seat)
    late = table.phase is not Phase.CALLING
    wrong = (
        bool(table.deal[act.seat]) and why_not_call(table.deal[act.seat], act.card, table.form) is not None
    )
    table = replace(table, called=act.card)
    return notice(table, "call", "T5-3", act.seat, cards=(act.card,)) if late or wrong else table


def _sees_dog(table: Table, act: acts.SeesDog) -> Table:
    return notice(table, "dog seen", "T4-BID-6", act.seat)


def _sets_aside(table: Table, act: acts.SetsAside) -> Table:
    if act.seat is not table.taker or table.contract is None or not table.contract.shows_dog:
        raise Impossible(N_("{seat} makes no écart: the taker of a prise or garde does"), seat=act.seat)
    full = table.full_hand(act.seat)
    if table.ecart_is_closed:
        return notice(table, "ecart", "T4-DOG", act.seat, ecart=EcartFault.CHANGED)
    for card in act.cards - full if full else Hand():
        raise Impossible(N_("{card} is not in the hand of {seat}"), card=card, seat=act.seat)
    table = replace(table, ecart=act.cards, ecart_size=act.number, shown=Hand())
    fault = ecart_fault(table)
    if fault is None:
        return table
    return notice(table, "ecart", "T4-DOG", act.seat, ecart=fault)


def _shows_trumps(table: Table, act: acts.ShowsTrumps) -> Table:
    if table.ecart is None:
        raise Impossible(N_("there is no écart yet"))
    return replace(table, shown=act.cards)


def _says_jeu(table: Table, act: acts.SaysJeu) -> Table:
    if act.seat is not table.taker:
        raise Impossible(N_("only the taker says that play may begin"))
    return replace(table, jeu=True)


def _slam(table: Table, act: acts.Slam) -> Table:
    lawful = act.seat is table.taker and not table.tricks and not table.slam
    table = replace(table, slam=table.slam or act.seat is table.taker)
    return table if lawful else notice(table, "slam", "T4-SLAM", act.seat)


def _handful(table: Table, act: acts.ShowsHandful) -> Table:
    fault = handful_fault(table, act.seat, act.cards)
    table = replace(table, handfuls=(*table.handfuls, (act.seat, Hand.of(act.cards))))
    if fault is None:
        return table
    return notice(
        table, "handful", "T4-HF", act.seat, cards=act.cards, handful=fault,
        first_card_played=table.has_played(act.seat),
    )  # fmt: skip


def _plays(table: Table, act: acts.Plays) -> Table:
    return played(table, act.seat, act.card)


def _exposes(table: Table, act: acts.Exposes) -> Table:
    return exposed(table, act.seat, act.cards)


def _takes_back(table: Table, act: acts.TakesBack) -> Table:
    return taken_back(table, act.seat)


def _gives(table: Table, act: acts.Gives) -> Table:
    if not table.excuse_played:
        raise Impossible(N_("the Excuse has not been played: no card is owed for it"))
    if act.card.half_points != 1:
        raise Impossible(N_("{card} is worth more than half a point: give a low card"), card=act.card)
    return replace(table, given=act.card)


def _looks(table: Table, act: acts.LooksAt) -> Table:
    complete = len(table.laid.tricks)
    if not 1 <= act.trick <= complete:
        raise Impossible(N_("trick {n} has not been played"), n=act.trick)
    if trick_may_be_seen(table, act.trick):
        return table
    return notice(table, "old trick", "T4-PLAY-8", act.seat, trick=act.trick)


def _looks_at_ecart(table: Table, act: acts.LooksAtEcart) -> Table:
    if act.seat is not table.taker or table.ecart is None:
        raise Impossible(N_("{seat} has no écart to look at"), seat=act.seat)
    if not table.ecart_is_closed:
        return table
    return notice(table, "ecart", "T4-DOG", act.seat, ecart=EcartFault.CHANGED)


def _says(table: Table, act: acts.Says) -> Table:
    return table


def _counts(table: Table, act: acts.Counts) -> Table:
    told = {**dict(table.counted), act.side: act.half_points}
    oudlers = act.oudlers if act.side is Side.ATTACK else table.oudlers
    table = replace(table, counted=tuple(told.items()), oudlers=oudlers)
    taker = table.taker or table.dealer
    return notice(table, "count", "T4-SC", taker) if count_fault(table) else table


def _petit(table: Table, act: acts.PetitAuBout) -> Table:
    return replace(table, petit=act.side)


def _marks(table: Table, act: acts.Marks) -> Table:
    if len(act.marks) != table.form.players:
        raise Impossible(N_("a sheet has {n} marks, one for each player"), n=table.form.players)
    table = replace(table, sheet=act.marks)
    return notice(table, "sheet", "T4-SC-6", table.taker or table.dealer) if sheet_fault(table) else table


def _summons(table: Table, act: acts.Summons) -> Table:
    return summoned(table)


def _opens(table: Table, act: acts.Opens) -> Table:
    article = table.edition.book.procedure(act.article).article
    return settle(notice(table, "taken up", article, act.seat, stage=Stage.AT_TABLE))


def _answers(table: Table, act: acts.Answers) -> Table:
    after = answered(table, act.key, act.answer)
    if after is not None:
        return after
    pending = consultation(table, table.case).pending if table.case else None
    if pending is None:
        raise Impossible(N_("nobody asks {key}: call the arbiter first"), key=repr(act.key))
    raise Impossible(
        N_("the arbiter asks {pending} and not {key}: answer that first"),
        pending=pending.key,
        key=repr(act.key),
    )


_STEPS: dict[type[acts.Act], Callable[[Table, Any], Table]] = {
    acts.Misdeals: _misdeals,
    acts.Touches: _touches,
    acts.PetitSec: _petit_sec,
    acts.Asks: _asks,
    acts.Bids: _bids,
    acts.CallsCard: _calls,
    acts.SeesDog: _sees_dog,
    acts.SetsAside: _sets_aside,
    acts.ShowsTrumps: _shows_trumps,
    acts.SaysJeu: _says_jeu,
    acts.Slam: _slam,
    acts.ShowsHandful: _handful,
    acts.Plays: _plays,
    acts.Exposes: _exposes,
    acts.TakesBack: _takes_back,
    acts.Gives: _gives,
    acts.LooksAt: _looks,
    acts.LooksAtEcart: _looks_at_ecart,
    acts.Says: _says,
    acts.Counts: _counts,
    acts.PetitAuBout: _petit,
    acts.Marks: _marks,
    acts.Summons: _summons,
    acts.Opens: _opens,
    acts.Answers: _answers,
}
