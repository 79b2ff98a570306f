"""From one table to the next: what an act does, and which irregularity it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tapete.tarot.bidding import Bid
from tapete.tarot.dog import why_not_call
from tapete.tarot.errors import Impossible
from tapete.tarot.form import Form, Seat
from tapete.tarot.hand import PACK, Hand
from tapete.tarot.people import EcartFault
from tapete.tarot.table import acts, counting
from tapete.tarot.table.cases import answered, consultation, notice, put, settle, summoned
from tapete.tarot.table.irregular import (
    bid_fault,
    ecart_fault,
    handful_fault,
    trick_may_be_seen,
    uncalled,
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
    # On a board the arbiter rebuilds the hands, or the same dealer deals again (TD-9).
    hand = table.deal[act.seat]
    on_board = table.is_board and not table.tricks and (not hand or hand.has_petit_sec)
    article = "TD-9" if on_board else "T4-PSEC"
    return settle(notice(table, "petit sec", article, act.seat, stage=Stage.AT_TABLE))


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
    if act.bid.needs_arbiter and _did_not_ask(table, act.seat):
        return notice(table, "no arbiter", "T4-BID-5", act.seat)
    return table


def _did_not_ask(table: Table, seat: Seat) -> bool:
    """Whether the player did not ask the arbiter; where nobody is said to have asked, nobody knows."""
    return bool(table.asked) and seat not in table.asked


def _calls(table: Table, act: acts.CallsCard) -> Table:
    if table.form is not Form.FIVE or act.seat is not table.taker:
        raise Impossible(N_("{seat} calls no card: the taker does, where five play"), seat=act.seat)
    late = table.phase is not Phase.CALLING
    hand = table.deal[act.seat] or Hand(PACK)  # of an unknown hand only what no hand may call is wrong
    wrong = why_not_call(hand, act.card, table.form) is not None
    table = replace(table, called=act.card)
    if not late and not wrong:
        return table
    case = next((case for case in table.open if case.kind == "no call"), None)
    if case is not None:  # the call that was missing comes now
        return put(table, replace(case, kind="call", cards=(act.card,), at=len(table.acts)))
    return notice(table, "call", "T5-3", act.seat, cards=(act.card,))


def _sees_dog(table: Table, act: acts.SeesDog) -> Table:
    if table.phase is Phase.ENDED:
        return table  # nobody sees it before the end of the deal (T4-BID-6)
    return notice(table, "dog seen", "T4-BID-6", act.seat)


def _sets_aside(table: Table, act: acts.SetsAside) -> Table:
    if act.seat is not table.taker or table.contract is None or not table.contract.shows_dog:
        raise Impossible(N_("{seat} makes no écart: the taker of a prise or garde does"), seat=act.seat)
    full = table.full_hand(act.seat)
    if table.ecart_is_closed:
        return notice(table, "ecart", "T4-DOG", act.seat, ecart=EcartFault.CHANGED)
    for card in act.cards - full if full else Hand():
        raise Impossible(N_("{card} is not in the hand of {seat}"), card=card, seat=act.seat)
    table = uncalled(table)
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
    begun = bool(table.tricks) or table.phase is Phase.ENDED
    lawful = act.seat is table.taker and not begun and not table.slam
    table = replace(table, slam=table.slam or act.seat is table.taker)
    if not lawful:
        return notice(table, "slam", "T4-SLAM", act.seat)
    return notice(table, "no arbiter", "T4-SLAM", act.seat) if _did_not_ask(table, act.seat) else table


def _handful(table: Table, act: acts.ShowsHandful) -> Table:
    fault = handful_fault(table, act.seat, act.cards)
    table = replace(table, handfuls=(*table.handfuls, (act.seat, Hand.of(act.cards))))
    if fault is None:
        return table
    return notice(table, "handful", "T4-HF", act.seat, cards=act.cards, handful=fault)


def _plays(table: Table, act: acts.Plays) -> Table:
    return played(table, act.seat, act.card)


def _exposes(table: Table, act: acts.Exposes) -> Table:
    return exposed(table, act.seat, act.cards)


def _takes_back(table: Table, act: acts.TakesBack) -> Table:
    return taken_back(table, act.seat)


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
    if not table.ecart_is_closed or table.phase is Phase.ENDED:
        return table
    return notice(table, "ecart", "T4-DOG", act.seat, ecart=EcartFault.CHANGED)


def _says(table: Table, act: acts.Says) -> Table:
    return table


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
    acts.Gives: counting.gives,
    acts.LooksAt: _looks,
    acts.LooksAtEcart: _looks_at_ecart,
    acts.Says: _says,
    acts.Counts: counting.counts,
    acts.IsPartner: counting.is_partner,
    acts.IsAlone: counting.is_alone,
    acts.PetitAuBout: counting.petit,
    acts.Marks: counting.marks,
    acts.Summons: _summons,
    acts.Opens: _opens,
    acts.Answers: _answers,
}
