"""What a table answers by itself."""

import pytest

from tapete.books import rulebook
from tapete.law import Source
from tapete.scrabble import Clock, Game, Move, Position
from tapete.scrabble.facts import Facts, Stage

BOOK = rulebook("scrabble-file-2024")


def asked(article, facts, **answers):
    """The ruling's citations and what people were asked."""
    found = BOOK.procedure(article)(answers, facts)
    assert found.ruling is not None, found.pending
    people = [step.key for step in found.answered if step.source is Source.PERSON]
    return " ".join(found.ruling.citations), people


@pytest.mark.parametrize(
    ("stage", "answers", "cites"),
    [
        (Stage.COUNTING, {}, "38"),  # too early
        (Stage.COUNTED, {"challenged_before": False, "play_valid": False}, "38"),
        (Stage.COUNTED, {"challenged_before": False, "play_valid": True}, "38 41.2"),
        (Stage.NOTED, {}, "37 38"),
        (Stage.PRESSED, {}, "37 38"),
    ],
)
def test_a_challenge_by_the_stage_of_the_turn(stage, answers, cites):
    found, people = asked("38", Facts(stage=stage), who_challenges="opponent", **answers)
    assert (found, people) == (cites, ["who_challenges", *answers])


def test_moving_tiles_by_the_stage_of_the_turn():
    assert asked("22", Facts(stage=Stage.LAYING), moved="along")[0] == "22.1"
    assert asked("22", Facts(stage=Stage.COUNTING), moved="along")[0] == "22 24"
    assert asked("22", Facts(stage=Stage.NOTED))[0] == "37"


@pytest.mark.parametrize(
    ("seconds", "cites", "points"), [(1500, "34.1", None), (1561, "34.1", 20), (1980, "34.1", 80)]
)
def test_overtime_from_the_clock(seconds, cites, points):
    facts = Facts(Game.at(Position.start()), 0, clock=Clock(1500).start(0, now=0).at(seconds))
    found = BOOK.procedure("34")({}, facts)
    assert " ".join(found.ruling.citations) == cites
    assert [getattr(effect, "points", None) for effect in found.ruling.effects] == [points]


@pytest.mark.parametrize(("scores", "lowered"), [((180, 100), True), ((179, 100), False)])
def test_the_loss_by_the_clock(scores, lowered):
    game = Game.at(Position.parse(f"start / {scores[0]}/{scores[1]}"))
    facts = Facts(game, 0, clock=Clock(1500).start(0, now=0).at(1981))
    names = [type(effect).__name__ for effect in BOOK.procedure("34")({}, facts).ruling.effects]
    assert ("ScoreOneBelow" in names) == lowered
    # And the end of the game leads there by itself.
    assert asked("44", facts) == ("34.2", [])


def test_the_end_of_a_game_from_the_game():
    game = Game.at(Position.start())
    for _ in range(4):
        game = game.pass_turn()
    assert asked("44", Facts(game)) == ("44.2", [])
    one = Game.at(Position.start()).play(Move.parse("8E CASA"))
    found = BOOK.procedure("44")({"what_ended_it": "time-limit"}, Facts(one))
    assert [step.key for step in found.answered] == ["what_ended_it", "turns_unequal"]
    assert found.answered[1].answer is True


def test_a_rack_of_eight():
    game = Game.at(Position.parse("start ABCDEFGH/"))
    assert Facts(game, 0).surplus == 1
    found = BOOK.procedure("28")({"before_his_turn": True, "tiles_seen": True}, Facts(game, 0))
    assert [(effect.count, effect.seen) for effect in found.ruling.effects] == [(1, 3)]
    assert Facts(game, 1).surplus is None
