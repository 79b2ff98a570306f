"""Whatever happens at a table: a hundred tiles stay a hundred, nothing breaks, all can be taken back."""

import json
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tapete.law import LawError, Part
from tapete.scrabble import BLANK, Direction, Ending, Move, Rack, ScrabbleError, Square, Tile, Tiles
from tapete.scrabble.rules.chapter6_time import Stop
from tapete.scrabble.table import Player, Table, acts
from tapete.scrabble.table.cases import consultation
from tapete.scrabble.table.notation import VERBS, parse_act, parse_acts, print_act
from tapete.scrabble.table.report import diagram, story, table_report
from tapete.scrabble.table.view import view

PLAYERS = st.sampled_from(list(Player))
LETTERS = [tile for tile in Tile.all() if tile != BLANK]
SQUARES = st.builds(Square, st.integers(5, 9), st.integers(5, 9))
CELLS = st.sampled_from([Tile(letter) for letter in "AEOSNRTC"] + [Tile("E", is_blank=True), BLANK])
MOVES = st.builds(
    Move, SQUARES, st.sampled_from(list(Direction)), st.lists(CELLS, min_size=1, max_size=3).map(tuple)
)
PLACING = st.lists(MOVES, min_size=1, max_size=2).map(tuple)
NUMBERS = st.integers(1, 9).map(lambda n: Rack(unknown=n))
NAMED = st.lists(st.sampled_from([*LETTERS, BLANK]), min_size=1, max_size=4).map(lambda t: Rack(Tiles.of(t)))
RACKS = NUMBERS | NUMBERS | NAMED
POINTS = st.integers(-5, 60)

ACTS = st.one_of(
    st.builds(acts.Lays, PLAYERS, PLACING),
    st.builds(acts.Lays, PLAYERS, PLACING),
    st.builds(acts.Lays, PLAYERS, PLACING),
    st.builds(acts.Moves, PLAYERS, PLACING),
    st.builds(acts.Takes, PLAYERS, st.lists(SQUARES, min_size=1, max_size=2).map(tuple)),
    st.builds(acts.Blank, SQUARES, st.sampled_from(LETTERS), PLAYERS | st.none()),
    st.builds(acts.Counts, PLAYERS),
    st.builds(acts.Announces, PLAYERS, POINTS, st.none() | POINTS),
    st.builds(acts.Announces, PLAYERS, POINTS, st.none()),
    st.builds(acts.Notes, PLAYERS, st.none() | POINTS),
    st.builds(acts.Notes, PLAYERS, st.none()),
    st.builds(acts.Disputes, PLAYERS, POINTS),
    st.builds(acts.Accepts, PLAYERS),
    st.builds(acts.Refuses, PLAYERS),
    st.builds(acts.Challenges, PLAYERS | st.none(), st.just(()) | st.just(("CASA",))),
    st.builds(acts.Passes, PLAYERS),
    st.builds(acts.Exchanges, PLAYERS, st.just(Rack()) | RACKS),
    st.builds(acts.Draws, PLAYERS, RACKS, st.sampled_from(list(acts.Seen))),
    st.builds(acts.Draws, PLAYERS, RACKS, st.sampled_from(list(acts.Seen))),
    st.builds(acts.Returns, PLAYERS, st.just(Rack()) | RACKS),
    st.builds(acts.Sees, PLAYERS, RACKS),
    st.builds(acts.Holds, PLAYERS, RACKS),
    st.builds(acts.CountsBag, PLAYERS, st.booleans()),
    st.builds(acts.LooksInBag, PLAYERS),
    st.builds(acts.Asks, PLAYERS, st.just("CASA")),
    st.builds(acts.Replies, PLAYERS, st.just("CASA")),
    st.builds(acts.Starts),
    st.builds(acts.TimeIs, st.integers(0, 3000)),
    st.builds(acts.Presses, PLAYERS),
    st.builds(acts.Presses, PLAYERS),
    st.builds(acts.Pauses, PLAYERS, st.sampled_from(list(Stop))),
    st.builds(acts.Resumes),
    st.builds(acts.Reminds, PLAYERS),
    st.builds(acts.Absent, st.sampled_from([(Player.A,), (Player.B,), (Player.A, Player.B)])),
    st.builds(acts.Arrives, PLAYERS),
    st.builds(acts.Leaves, PLAYERS, st.booleans()),
    st.builds(acts.Ends, st.sampled_from(list(Ending))),
    st.builds(acts.Signs, PLAYERS),
    st.builds(acts.Summons, PLAYERS | st.none()),
    st.builds(acts.Opens, st.sampled_from(["10.3", "38", "40", "42", "43", "47", "5", "36", "99"]), PLAYERS),
    st.builds(acts.Answers, st.sampled_from(["play_valid", "nobody"]), st.sampled_from(["yes", "no"])),
    st.builds(acts.Penalises, PLAYERS, st.integers(0, 60)),
    st.builds(acts.Corrects, PLAYERS, st.integers(0, 3), POINTS),
)  # fmt: skip


def replied(table, choice):
    """An answer to whatever the arbiter asks."""
    pending = consultation(table, table.case).pending
    kind = pending.question.kind
    plain = kind.dump(kind.all[choice % len(kind.all)])
    return acts.Answers(pending.key, {True: "yes", False: "no"}.get(plain, str(plain)))


def played(data, steps):
    table = Table.new(limit=300)
    for _ in range(steps):
        if table.case is not None and data.draw(st.integers(0, 3)):
            act = replied(table, data.draw(st.integers(0, 40)))
        else:
            act = data.draw(ACTS)
        before = table
        with suppress(ScrabbleError, LawError):  # refused with a sentence, and the table is as it was
            table = table.act(act)
        assert table == before or len(table.acts) == len(before.acts) + 1
        assert_whole(table)
    return table


def assert_whole(table):
    """A hundred tiles, each somewhere."""
    racks = sum(map(len, table.racks))
    assert table.bag >= 0
    assert len(table.laid.tiles) + racks + len(table.hand.aside) + table.bag == 100
    unknown = sum(rack.unknown for rack in table.racks) + table.hand.aside.unknown
    assert len(table.unseen) == table.bag + unknown


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_nothing_breaks_and_no_tile_is_lost(data):
    table = played(data, 40)
    assert json.dumps(table_report(table))
    assert diagram(table)
    assert all(json.dumps(view(table, player)) for player in Player)


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_undo_then_redo_is_the_same_table(data):
    table = played(data, 25)
    back = data.draw(st.integers(0, len(table.acts)))
    assert table.back(back).replay(table.acts[len(table.acts) - back :]) == table


@settings(max_examples=300)
@given(ACTS)
def test_an_act_is_a_line_and_plain_data(act):
    assert Part.from_plain(act.to_plain()) == act
    assert parse_act(print_act(act)) == act


def test_a_story_has_a_line_for_each_act():
    tables = []
    table = Table.new()
    for line in ("A lays 8D CASAS", "A announces 20", "B challenges", "no play_valid"):
        table = table.do(line)
        tables.append(table)
    told = list(story(tables))
    acted = [line for line in told if not line.startswith(" ")]
    assert acted[0] == "Player A lays 8D CASAS."
    assert acted[-1].endswith("no")
    assert len(acted) == 4
    assert any("⚖ 38" in line for line in told)


@pytest.mark.parametrize(
    "line", ["", "A", "A lays", "A lays 8D", "Q passes", "A announces many", "arbiter 27", "yes", "at soon",
             "A draws", "A pauses tea", "A notes 1 2", "A takes", "A takes Q", "penalty A", "A bag up",
             "A leaves now", "absent", "ends 44.9", "blank 8H", "A blank 8H ?"]
)  # fmt: skip
def test_what_is_no_act_is_said(line):
    with pytest.raises(ScrabbleError) as wrong:
        Table.new().act(parse_act(line))
    assert str(wrong.value)


def test_the_time_may_stand_before_an_act():
    assert [print_act(act) for act in parse_acts("at 2:05 A presses")] == ["at 2:05", "A presses"]


def test_every_verb_makes_an_act():
    tails = {"lays": "8D CASA", "moves": "8D CASA", "takes": "8D", "announces": "8", "blank": "8D A",
             "disputes": "8", "draws": "3", "replies": "CASA", "holds": "CASA", "sees": "CA", "asks": "CASA",
             "pauses": "word"}  # fmt: skip
    made = [parse_act(f"A {verb} {tails.get(verb, '')}") for verb in VERBS]
    assert [print_act(act).split()[1] for act in made] == list(VERBS)


def test_back_further_than_the_beginning():
    with pytest.raises(ScrabbleError):
        Table.new().back(1)
