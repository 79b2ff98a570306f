"""Whatever happens at a table: nothing is lost, nothing breaks, everything can be taken back."""

from contextlib import nullcontext, suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.bridge import Board, Call, Card, Deal, Denomination, Seat, Suit
from tapete.bridge.errors import BridgeError
from tapete.bridge.table import Table, acts
from tapete.bridge.table.cases import consultation
from tapete.bridge.table.notation import parse_act, print_act
from tapete.bridge.table.parts import Phase
from tapete.bridge.table.report import diagram, story, table_report
from tapete.law import LawError, Part

SEATS, CALLS, CARDS = (st.sampled_from(list(each.all())) for each in (Seat, Call, Card))
DEAL = Deal.seeded("nonsense")

ACTS = st.one_of(
    st.builds(acts.Calls, SEATS, CALLS),
    st.builds(acts.Calls, SEATS, CALLS),
    st.builds(acts.BidsTooHigh, SEATS, st.integers(8, 9), st.sampled_from(list(Denomination))),
    st.builds(acts.Changes, SEATS, CALLS),
    st.builds(acts.Plays, SEATS, CARDS, st.booleans()),
    st.builds(acts.Names, SEATS, st.sampled_from(["high", "low", "win", "any", "H", "A", "nothing"])),
    st.builds(acts.Exposes, SEATS, st.lists(CARDS, min_size=1, max_size=2, unique=True).map(tuple),
              st.sampled_from([acts.How.DROPPED, acts.How.SHOWN])),
    st.builds(acts.Claims, SEATS, st.integers(0, 13)),
    st.builds(acts.Concedes, SEATS, st.none() | st.integers(0, 13)),
    st.builds(acts.Agrees, SEATS),
    st.builds(acts.Objects, SEATS),
    st.builds(acts.Says, SEATS, st.sampled_from(["thinks", "strong?"])),
    st.builds(acts.Summons, st.none() | SEATS),
    st.builds(acts.Opens, st.sampled_from(["21", "16B", "72C", "13", "99"]), SEATS),
    st.builds(acts.Orders, SEATS, st.sampled_from(list(acts.Order)),
              st.lists(st.sampled_from(list(Suit)), max_size=2, unique=True).map(tuple)),
    st.builds(acts.Gives, SEATS, CARDS),
    st.builds(acts.Scores, SEATS, st.integers(-2000, 2000)),
    st.builds(acts.Penalises, SEATS, st.sampled_from(["10%", "3 IMP"])),
    st.builds(acts.Together, st.builds(acts.Calls, SEATS, CALLS), st.builds(acts.Calls, SEATS, CALLS)),
)  # fmt: skip


def replied(table, choice):
    """An answer to whatever the arbiter asks."""
    pending = consultation(table, table.case).pending
    kind = pending.question.kind
    answer = kind.all[choice % len(kind.all)]
    plain = kind.dump(answer)
    text = ",".join(plain) if isinstance(plain, list) else {True: "yes", False: "no"}.get(plain, str(plain))
    return acts.Answers(pending.key, text)


def played(data, board, steps):
    table = Table(board)
    for _ in range(steps):
        asks = table.case is not None and table.case.asks and table.case.awaits is None
        sure = True
        if asks and data.draw(st.integers(0, 3)):
            act = replied(table, data.draw(st.integers(0, 40)))
        elif data.draw(st.booleans()) and table.turn is not None:
            options = table.legal_calls or table.legal_cards
            if not options:
                continue
            chosen = data.draw(st.sampled_from(options))
            kind = acts.Calls if isinstance(chosen, Call) else acts.Plays
            act = kind(table.turn, chosen)
            sure = table.claim is None and (table.case is None or isinstance(chosen, Call))
        elif data.draw(st.booleans()) and table.turn is not None and table.phase is Phase.AUCTION:
            act = acts.Calls(table.turn.turn(data.draw(st.integers(0, 3))), data.draw(CALLS))
            sure = False
        else:
            act = data.draw(ACTS)
            sure = isinstance(act, acts.Summons)
        # What is legal, an answer, or a cry for the arbiter is never refused.
        with nullcontext() if sure else suppress(BridgeError, LawError):
            table = table.act(act)
        assert table.turn is not None or table.phase is not Phase.AUCTION or "17D3" in articles(table)
    return table


def articles(table):
    return [case.article for case in table.open]


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_nothing_breaks_and_no_card_is_lost(data):
    table = played(data, Board.numbered(data.draw(st.integers(1, 16)), DEAL), 40)
    held = [card for seat in Seat for card in table.hand(seat)]
    assert len(held) + len(table.played) == 52
    assert len({*held, *table.played}) == 52
    on_tricks = [card for trick in table.tricks for card in trick.cards]
    assert sorted(map(str, on_tricks)) == sorted(map(str, table.played))
    assert table_report(table)["phase"] == table.phase.value
    assert diagram(table)
    for made in table.calls:
        assert made.number == table.calls.index(made)


@settings(max_examples=30, deadline=None)
@given(st.data())
def test_undo_then_redo_is_the_same_table(data):
    table = played(data, Board.numbered(1), 25)
    back = data.draw(st.integers(0, len(table.acts)))
    assert table.back(back).replay(table.acts[len(table.acts) - back :]) == table


@settings(max_examples=200)
@given(ACTS)
def test_an_act_is_a_line_and_plain_data(act):
    assert Part.from_plain(act.to_plain()) == act
    read = parse_act(print_act(act)) if not isinstance(act, acts.Orders) else act
    assert print_act(read) == print_act(act)
    if not isinstance(act, acts.Scores | acts.Penalises):  # whose seat stands for its side
        assert read == act


def test_a_story_has_a_line_for_each_act():
    tables = []
    table = Table(Board.numbered(1))
    for line in ("N 1S", "E 1H", "S pass"):
        table = table.do(line)
        tables.append(table)
    told = list(story(tables))
    acted = [line for line in told if not line.startswith(" ")]
    assert acted == ["North calls 1♠.", "East calls 1♥.", "South calls pass."]
    assert any("27A1" in line for line in told)


@pytest.mark.parametrize(
    "line", ["", "N", "N 8", "Q 1S", "N claims many", "arbiter 27", "yes", "N requires X", "N plays"]
)
def test_what_is_no_act_is_said(line):
    with pytest.raises(BridgeError) as wrong:
        parse_act(line)
    assert str(wrong.value)
