"""The table: a lawful deal raises no case, and no nonsense brings it down."""

import contextlib
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import random_game

from tapete.law import LawError
from tapete.tarot import Bid, Deal, Form, Game, Hand, Phase, Seat, TarotError
from tapete.tarot.player import advance, finish
from tapete.tarot.table import Table
from tapete.tarot.table.expect import Unexpected, check
from tapete.tarot.table.parts import Phase as TablePhase
from tapete.tarot.table.report import diagram, story, table_report
from tapete.tarot.table.script import parse_act, play
from tapete.tarot.table.view import view


def acts_of(game):
    """The lines of a script that tell the game."""
    for seat, bid in game.auction:
        yield f"{seat} {bid}"
    if game.called:
        yield f"{game.taker} calls {game.called}"
    if game.slam:
        yield f"{game.taker} slam"
    if game.ecart is not None:
        yield f"{game.taker} ecart {' '.join(map(str, game.ecart))}"
        if game.shown:
            yield f"{game.taker} reveals {' '.join(map(str, game.shown))}"
        yield f"{game.taker} jeu"
    handfuls = dict(game.handfuls)
    for trick in (*game.play.tricks, game.play.trick):
        for seat, card in trick:
            if seat in handfuls:
                yield f"{seat} handful {' '.join(map(str, handfuls.pop(seat)))}"
            yield f"{seat} plays {card}"


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(list(Form)), st.randoms(use_true_random=False))
def test_a_lawful_deal_has_no_case_and_the_same_score(form, chance):
    game = random_game(form, chance)
    if game.phase is not Phase.ENDED:
        return
    table = Table(form, game.dealer, game.deal).do(*acts_of(game))
    assert table.incidents == ()
    assert table.phase is TablePhase.ENDED
    assert table.result == game.result
    assert table.count == game.count
    marks = " ".join(map(str, game.result.marks.values()))
    assert table.do(f"marks {marks}").open == ()


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(list(Form)), st.randoms(use_true_random=False))
def test_the_cards_of_a_lawful_deal_prove_nothing_against_unknown_hands(form, chance):
    game = random_game(form, chance)
    if game.phase is not Phase.ENDED:
        return
    table = Table(form, game.dealer).do(*acts_of(game))
    assert table.incidents == ()
    assert table.phase is TablePhase.ENDED
    assert table.partner_known
    assert table.partner is game.partner
    assert table.count in (None, game.count)


WORDS = [
    "garde", "pass", "prise", "garde sans", "petit sec", "asks", "calls HR", "sees dog", "ecart 5",
    "ecart S1 S2",
    "jeu", "slam", "handful T21 T20", "HR", "T1", "E", "drops S5", "takes back", "gives S2", "looks 1",
    "thinks",
    "touches", "misdeals", "reveals T2", "arbiter", "is partner", "is alone", "gives H2",
    "T21", "S2", "S3", "DD", "H3", "calls T20", "handful T:21,20,19,18,17,16,15,14,13,12", "ecart 3",
    "ecart 6", "consults ecart",
]  # fmt: skip
TOLD = [
    "arbiter", "arbiter T4-DOG {0}", "arbiter TD-7 {0}", "yes called_at_once", "no called_at_once",
    "answer what_is_wrong card", "answer taker_does keeps", "no can_win", "no arbiter_rebuilds",
    "attack counts 49 2", "attack counts 40.5 2", "attack counts 49 4", "attack counts 3 0",
    "attack counts 91 3", "defence counts 41", "defence counts 42", "defence counts 50.5", "petit defence",
    "yes penalty_given", "marks 1 2 3 4", "marks 198 -66 -66 -66", "marks 208 104 -104 -104 -104",
]  # fmt: skip


def lines_of(form):
    """Lines of a script for a table of so many, sensible or not."""
    return [f"{seat} {words}" for seat in form.seats for words in WORDS] + [
        line.format(form.seats[0]) for line in TOLD
    ]


@settings(deadline=None, max_examples=200)
@given(st.data(), st.sampled_from(list(Form)), st.booleans(), st.sampled_from([None, "garde", "garde sans"]))
def test_nonsense_is_refused_or_kept_and_never_brings_the_table_down(data, form, known, contract):
    deal = Deal.seeded(form, "nonsense") if known else Deal(form)
    imposed = None if contract is None else (form.seats[0], Bid.parse(contract))
    table = Table(form, form.seats[-1], deal, imposed)
    tables = []
    for line in data.draw(st.lists(st.sampled_from(lines_of(form)), max_size=25)):
        try:
            table = table.act(parse_act(line, form))
        except (TarotError, LawError):
            continue
        tables.append(table)
    assert table.start.replay(table.acts) == table
    for name in ("marks", "partner", "legal T1"):
        check_name(table, name)
    assert table_report(table)
    assert list(story(tables)) or not tables
    assert diagram(table)
    assert all(len(trick.cards) <= form.players for trick in table.tricks)
    assert all(view(table, seat) for seat in form.seats)


def check_name(table, name):
    """Whatever the table says under the name, it says something."""
    with contextlib.suppress(Unexpected):
        check(table, f"{name} nothing")


@pytest.mark.parametrize("form", Form)
def test_the_player_finishes_sensible_deals(form):
    made = 0
    for place in range(1, 41):
        game = finish(Game(Deal.seeded(form, "player", place), form.seats[0]))
        assert sum(game.result.marks.values()) == 0
        if game.phase is Phase.ENDED:
            made += game.result.difference >= 0
            excuse = game.count.excuse
            assert excuse is None or excuse.fate.value != "lost"
    assert made >= 4


def test_the_player_knows_only_what_its_seat_may_see():
    # The same view gives the same step, whatever the hidden hands are.
    chance = random.Random(4)
    for _ in range(10):
        deal = Deal.seeded(Form.FOUR, "hidden", chance.randrange(1000))
        game = Game(deal, Seat.SOUTH, imposed=(Seat.NORTH, Bid.GARDE))
        game = advance(game)
        first, second = Seat.WEST, Seat.SOUTH
        hands = dict(game.deal)
        hands[first], hands[second] = hands[second], hands[first]
        other = Game(Deal.of(Form.FOUR, hands, deal.dog), Seat.SOUTH, imposed=game.imposed)
        other = other.set_ecart(game.ecart, game.shown)
        assert advance(game).play.cards == advance(other).play.cards


def test_a_script_without_acts_is_a_table():
    assert play("rules tarot-fft\nplayers 5").table.form is Form.FIVE


@settings(deadline=None, max_examples=30)
@given(st.sampled_from(list(Form)), st.randoms(use_true_random=False), st.integers(0, 40))
def test_a_seat_sees_its_own_hand_and_no_other(form, chance, shown):
    game = random_game(form, chance)
    if game.phase is not Phase.ENDED:
        return
    table = Table(form, game.dealer, game.deal)
    for line in [*acts_of(game)][:shown]:
        table = table.do(line)
    for seat in form.seats:
        seen = view(table, seat)
        assert Hand.parse(seen["hand"]) == table.hand(seat)
        told = list(seen["legal_cards"])
        for trick in (seen["trick"], seen["last_trick"]):
            told += trick["cards"] if trick else []
        for other in form.seats:
            if other is not seat:
                assert not Hand.of(set(told)) & table.hand(other)
        assert seen["ecart"] is None or seat is table.taker
        assert seen["partner"] is None or table.called in table.gone
