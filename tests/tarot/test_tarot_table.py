"""The table: a lawful deal raises no case, and no nonsense brings it down."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_games import random_game

from tapete.law import LawError
from tapete.tarot import Deal, Form, Game, Hand, Phase, Seat, TarotError
from tapete.tarot.player import advance, finish
from tapete.tarot.table import Table
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


WORDS = [
    "garde", "pass", "prise", "garde sans", "petit sec", "asks", "calls HR", "sees dog", "ecart 5",
    "ecart S1 S2",
    "jeu", "slam", "handful T21 T20", "HR", "T1", "E", "drops S5", "takes back", "gives S2", "looks 1",
    "thinks",
    "touches", "misdeals", "reveals T2", "arbiter",
]  # fmt: skip
LINES = [f"{seat} {words}" for seat in "NWSE" for words in WORDS] + [
    "arbiter", "arbiter T4-DOG N", "yes called_at_once", "no called_at_once", "answer what_is_wrong card",
    "attack counts 49 2", "defence counts 41", "marks 1 2 3 4", "yes penalty_given",
]  # fmt: skip


@settings(deadline=None, max_examples=150)
@given(st.lists(st.sampled_from(LINES), max_size=25), st.booleans())
def test_nonsense_is_refused_or_kept_and_never_brings_the_table_down(lines, known):
    deal = Deal.seeded(Form.FOUR, "nonsense") if known else Deal(Form.FOUR)
    table = Table(Form.FOUR, Seat.SOUTH, deal)
    tables = []
    for line in lines:
        try:
            table = table.act(parse_act(line))
        except (TarotError, LawError):
            continue
        tables.append(table)
    assert table.start.replay(table.acts) == table
    assert table_report(table)
    assert list(story(tables)) or not tables
    assert diagram(table)


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
        game = Game(deal, Seat.SOUTH, imposed=(Seat.NORTH, game_bid()))
        game = advance(game)
        first, second = Seat.WEST, Seat.SOUTH
        hands = dict(game.deal)
        hands[first], hands[second] = hands[second], hands[first]
        other = Game(Deal.of(Form.FOUR, hands, deal.dog), Seat.SOUTH, imposed=game.imposed)
        other = other.set_ecart(game.ecart, game.shown)
        assert advance(game).play.cards == advance(other).play.cards


def game_bid():
    from tapete.tarot import Bid

    return Bid.GARDE


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
