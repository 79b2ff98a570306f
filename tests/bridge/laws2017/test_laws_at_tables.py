"""Whatever happens in an auction, the laws of both books come to a ruling that makes sense."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tapete.bridge import Call, Seat
from tapete.bridge.auction import CallMade, IrregularCall
from tapete.bridge.call import DOUBLE, PASS, REDOUBLE
from tapete.bridge.effects import CallCancelled, CallStands, LeadRestriction, MustPass, NoLeadRestriction
from tapete.bridge.laws1997 import LAWS_1997
from tapete.bridge.laws2017 import LAWS_2017
from tapete.law import ContinueUnder, Ruling

CALLS = tuple(Call.all())


@st.composite
def auctions(draw):
    """The beginning of a legal auction; it has not ended."""
    calls = []
    for _ in range(draw(st.integers(0, 8))):
        if calls[-3:] == [PASS] * 3 and len(calls) > 3:
            break
        so_far = IrregularCall(Seat.NORTH, calls, Seat.NORTH.turn(len(calls)), PASS)
        legal = [
            call
            for call in CALLS
            if (so_far.is_sufficient(call) if call.is_bid else call == PASS or so_far.is_admissible(call))
        ]
        calls.append(draw(st.sampled_from(legal)))
    return calls


@st.composite
def irregular_calls(draw):
    before = draw(auctions())
    offender = draw(st.sampled_from(list(Seat)))
    since = draw(st.lists(st.tuples(st.sampled_from(list(Seat)), st.sampled_from(CALLS)), max_size=3))
    return IrregularCall(
        Seat.NORTH,
        before,
        offender,
        draw(st.sampled_from(CALLS)),
        since,
        obliged=draw(st.none() | st.sets(st.sampled_from(list(Seat)), max_size=2)),
        lead_faced=draw(st.none() | st.booleans()),
    )


def law_for(table, book):
    """The article at which the arbiter begins."""
    if not table.in_rotation:
        return book.procedure("29")
    if table.is_insufficient:
        return book.procedure("27")
    if table.kind is CallMade.DOUBLE and not table.is_admissible(table.call):
        return book.procedure("36")
    return book.procedure("25")


@given(table=irregular_calls(), book=st.sampled_from([LAWS_1997, LAWS_2017]), data=st.data())
def test_every_irregular_call_comes_to_a_ruling(table, book, data):
    law, answers = law_for(table, book), {}
    while (found := law(answers, table)).pending is not None:
        kind = found.pending.question.kind
        answers[found.pending.key] = data.draw(st.sampled_from(kind.all), label=found.pending.key)
        assert len(answers) < 30
    ruling = found.ruling
    assert Ruling.from_plain(ruling.to_plain()) == ruling
    for clause in ruling.clauses:
        book.article(clause)
    stands = {effect.which for effect in ruling.effects if isinstance(effect, CallStands)}
    cancelled = {effect.which for effect in ruling.effects if isinstance(effect, CallCancelled)}
    assert not stands & cancelled
    assert stands | cancelled
    assert not any(isinstance(effect, ContinueUnder) for effect in ruling.effects)
    leads = {type(e) for e in ruling.effects if isinstance(e, (LeadRestriction, NoLeadRestriction))}
    assert len(leads) < 2
    passes = [effect.player for effect in ruling.effects if isinstance(effect, MustPass)]
    assert len(passes) == len(set(passes))


@given(before=auctions(), call=st.sampled_from(CALLS), seat=st.sampled_from(list(Seat)))
def test_what_is_legal_in_an_auction(before, call, seat):
    table = IrregularCall(Seat.NORTH, before, seat, call)
    if call.is_bid:
        assert table.is_insufficient is not table.is_sufficient(call)
    else:
        assert not table.is_insufficient
    assert not (table.is_admissible(DOUBLE) and table.is_admissible(REDOUBLE))
    assert table.in_rotation is (seat is Seat.NORTH.turn(len(before)))
