"""The rule book clause by clause, and every way through its procedures."""

import pytest

from tapete.books import rulebook
from tapete.law import Kind, coverage, explore, paths

BOOK = rulebook("scrabble-file-2024")

# As the book prints them; it has no 33.1.
IDS = """
1 2 3 4.1 4.2 4.3 4.4 4.4.1 4.4.2 4.4.3 5.1 5.2 5.3 5.4 5.5 6 7 8 9.1 9.2 9.3 10 10.1 10.2 10.3 11
12 13 14 15 16 17 18 19 20 20.1 20.2 21.1 21.2 21.3 22 22.1 22.2 22.3 23 24
25 26 27 28.1 28.1.1 28.1.2 28.2 29 30 31 32 33 33.2 33.3 33.4 33.5 34.1 34.2 35.1 35.2 35.3 36
37 38 39 40 41.1 41.2 41.3 41.4 41.5 42 43 44 44.1 44.2 44.3 44.4 44.5
45.1 45.2 45.3 45.4 46.1 46.1.1 46.1.2 46.1.3 46.1.4 46.1.5 46.1.6 46.1.7 46.2 47 48 49
"""


def test_every_clause_is_there_in_the_order_of_the_book():
    assert list(BOOK.clauses) == IDS.split()
    assert list(BOOK.articles) == [str(number) for number in range(1, 50)]


def test_no_clause_is_nowhere():
    assert [row.clause.id for row in coverage(BOOK) if not row.where] == []


def test_every_reference_leads_somewhere():
    for clause in BOOK.clauses.values():
        for other in clause.see:
            BOOK.under(other)
        assert clause.words
        assert clause.kind in Kind


@pytest.mark.parametrize("article", list(BOOK.procedures))
def test_every_way_comes_to_a_ruling_and_every_citation_is_in_the_book(article):
    law = BOOK.procedure(article)
    assert explore(law).nodes
    for way in paths(law):
        assert way.ruling is not None
        assert way.ruling.because
        for cite in way.ruling.clauses:
            BOOK.clause(cite)


NOT_NOTED = {"opponent_noted": False}
COUNTED = NOT_NOTED | {"who_challenges": "opponent", "count_finished": True, "challenged_before": False}
LATE = {"before_his_turn": False, "play_completed_since": False}
CAME = {"both_absent": False, "comes_in_time": True}
MID_PLAY = {"told_the_arbiter": True, "play_complete_without_drawing": False}
NO_LINE = {"keeps_to_its_line": False}
CASES = [
    # article, answers, what is cited, the effects
    ("4.4", {"what_is_disputed": "seats"}, "4.4.2 4.4.1", "NonStarterChooses"),
    ("4.4", {"what_is_disputed": "table", "table_must_move": True}, "4.4.3", "TableMoves"),
    ("5", {"what_was_found": "paper"}, "5.4", "NoRectification"),
    ("5", {"what_was_found": "ringing", "points_off": False}, "5.5", "Warned"),
    ("5", {"what_was_found": "device", "points_off": True}, "5.4 47", "PointsTaken"),
    ("10.3", {"sheets_say": "agree"}, "10.2 10.3", "NoRectification"),
    ("10.3", {"sheets_say": "differ"}, "10.3", "BlankMeans:player"),
    ("10.3", {"sheets_say": "placer", "warns_for_it": True}, "10.3", "BlankMeans:player Warned:opponent"),
    ("10.3", {"sheets_say": "other", "warns_for_it": True}, "10.3", "BlankMeans:opponent Warned:player"),
    ("10.3", {"sheets_say": "neither", "warns_for_it": True}, "10.3", "BlankMeans:player Warned:both"),
    ("10.3", {"sheets_say": "neither", "warns_for_it": False}, "10.3", "BlankMeans:player"),
    ("20", {"opponent_noted": True}, "37 20.2", "PlayStands StarStaysOpen"),
    ("20", {"opponent_noted": False, "missed_star_accepted": True}, "20.2", "PlayStands StarStaysOpen"),
    ("20", {"opponent_noted": False, "missed_star_accepted": False}, "20.1 24", "PlayComesOff CountsAsPass"),
    ("21", {"keeps_to_its_line": True}, "21.3", "NoRectification"),
    ("21", NO_LINE | {"opponent_noted": False}, "21.2 24", "PlayComesOff CountsAsPass"),
    ("21", NO_LINE | {"opponent_noted": True}, "37", "PlayStands"),
    ("22", NOT_NOTED | {"moved": "along", "counting_begun": False}, "22.1", "NoRectification"),
    ("22", NOT_NOTED | {"moved": "swapped", "counting_begun": False}, "22.2", "NoRectification"),
    ("22", NOT_NOTED | {"moved": "single", "counting_begun": False}, "22.3", "NoRectification"),
    ("22", NOT_NOTED | {"moved": "along", "counting_begun": True}, "22 24", "PlayComesOff CountsAsPass"),
    ("22", NOT_NOTED | {"moved": "blank", "counting_begun": True}, "22 24", "PlayComesOff CountsAsPass"),
    ("22", NOT_NOTED | {"moved": "elsewhere"}, "22 24", "PlayComesOff CountsAsPass"),
    ("23", {"opponent_noted": False, "plays_it_after_all": True}, "23", "PlayStands"),
    ("23", {"opponent_noted": False, "plays_it_after_all": False}, "23 24", "PlayComesOff CountsAsPass"),
    ("25", {"about_exchange": "gives-up"}, "25", "ExchangeContinues"),
    ("25", {"about_exchange": "empty-bag"}, "25 26", "NoRectification"),
    ("28", {"before_his_turn": True, "surplus": 1, "tiles_seen": False}, "28.1.1", "TilesBackUnseen:1"),
    ("28", {"before_his_turn": True, "surplus": 1, "tiles_seen": True}, "28.1.2", "TilesBack:1:3"),
    ("28", {"before_his_turn": True, "surplus": 3, "tiles_seen": True}, "28.1.2", "TilesBack:3:5"),
    ("28", LATE | {"surplus": 1, "on_purpose": False}, "28.2",
     "LoseNextTurn TilesBack:1:1"),
    ("28", LATE | {"surplus": 2, "on_purpose": True,
            "too_often": True}, "28.2", "LoseNextTurn TilesBack:2:2 Expelled:player"),
    ("28", {"before_his_turn": False, "play_completed_since": True, "surplus": 2}, "28.2 49",
     "TilesBack:2:4"),
    ("29", {"before_his_turn": True}, "29", "TakeMissing"),
    ("29", {"before_his_turn": False}, "29 49", "NoRectification"),
    ("33", {"why_stop": "word"}, "33.2", "ClockStopped"),
    ("33", {"why_stop": "forgotten"}, "33", "NoRectification"),
    ("34", {"over_eight_minutes": False, "minutes_begun": 0}, "34.1", "NoRectification"),
    ("34", {"over_eight_minutes": False, "minutes_begun": 8}, "34.1", "PointsTaken:player:80"),
    ("34", {"over_eight_minutes": True, "still_not_below": True}, "34.2",
     "GameLost:player PointsTaken:player:80 ScoreOneBelow RacksNotCounted"),
    ("34", {"over_eight_minutes": True, "still_not_below": False}, "34.2",
     "GameLost:player PointsTaken:player:80 RacksNotCounted"),
    ("35", {"both_absent": True, "nobody_comes": True}, "35.3", "GameLost:both"),
    ("35", {"both_absent": False, "comes_in_time": False}, "35.3", "GameLost:player"),
    ("35", CAME | {"delay_justified": True}, "35.1",
     "ClockRunning:player"),
    ("35", CAME | {"delay_justified": False, "late_before": False}, "35.1",
     "ClockRunning:player Warned:player"),
    ("35", {"both_absent": True, "nobody_comes": False, "comes_in_time": False}, "35.3", "GameLost:player"),
    ("35", {"both_absent": True, "nobody_comes": False, "comes_in_time": True, "delay_justified": True},
     "35.1 35.2", "ClockRunning:player"),
    ("36", {"told_the_arbiter": False}, "45.4 36", "Disqualified:player"),
    ("36", {"told_the_arbiter": True, "play_complete_without_drawing": True}, "36", "ClockRunning:player"),
    ("36", MID_PLAY | {"goes_all_the_same": False}, "36", "ClockRunning:player"),
    ("36", MID_PLAY | {"goes_all_the_same": True}, "45.4 36", "Disqualified:player"),
    ("38", {"who_challenges": "else"}, "41.5", "NoRectification"),
    ("38", {"who_challenges": "opponent", "opponent_noted": True}, "37 38", "PlayStands RightLost"),
    ("38", {"who_challenges": "opponent", "opponent_noted": False, "count_finished": False}, "38",
     "NoRectification"),
    ("38", COUNTED | {"play_valid": True},
     "38 41.2", "PlayStands"),
    ("38", COUNTED | {"play_valid": False,
            "already_drew": False}, "38", "PlayComesOff CountsAsPass"),
    ("38", COUNTED | {"challenged_before": True}, "39", "PlayStands RightLost"),
    ("8", {"opponent_noted": True}, "37", "PlayStands"),
    ("8", NOT_NOTED | {"what_is_wrong_with_it": "broken"}, "8 24 49", "PlayComesOff CountsAsPass"),
    ("8", NOT_NOTED | {"what_is_wrong_with_it": "split"}, "11 24 49", "PlayComesOff CountsAsPass"),
    ("8", NOT_NOTED | {"what_is_wrong_with_it": "barred"}, "42 24 49", "PlayComesOff CountsAsPass"),
    ("25", {"about_exchange": "wrong-order"}, "25 49", "ExchangeContinues"),
    ("27", {"counts_inside": False}, "27", "NoRectification"),
    ("27", {"counts_inside": True, "in_his_turn": False}, "27 47", "Warned:player"),
    ("27", {"counts_inside": True, "in_his_turn": True, "opponent_consents": True}, "27", "NoRectification"),
    ("32", {"opponent_noted": True}, "32", "NoRectification"),
    ("32", NOT_NOTED | {"word_looked_up": True}, "41.3 32", "NoRectification"),
    ("32", NOT_NOTED | {"word_looked_up": False}, "32", "NoRectification"),
    ("40", {"both_signed": False}, "40", "ScoreCorrected"),
    ("40", {"both_signed": True, "both_ask": True}, "43", "Reopened ScoreCorrected"),
    ("43", {"both_ask": False}, "43", "NoRectification"),
    ("42", {"what_was_asked": "rules"}, "42", "NoRectification"),
    ("42", {"what_was_asked": "word", "asked_before": True}, "42", "Disqualified:player"),
    ("42", {"what_was_asked": "word", "asked_before": False, "got_an_answer": True}, "42", "WordBarred"),
    ("42", {"what_was_asked": "answered", "asked_before": False}, "42", "WordBarred"),
    ("42", {"what_was_asked": "answered", "asked_before": True}, "42", "Disqualified:player"),
    ("44", {"what_ended_it": "out", "last_play_taken_off": False}, "44.1", "GameOver RacksToWinner"),
    ("44", {"what_ended_it": "passes", "passes_interrupted": False}, "44.2", "GameOver RacksCounted"),
    ("44", {"what_ended_it": "passes", "passes_interrupted": True}, "44.2", "NoRectification"),
    ("44", {"what_ended_it": "scoreless", "play_among_the_twelve": False}, "44.3", "GameOver RacksCounted"),
    ("44", {"what_ended_it": "time-limit", "turns_unequal": True}, "44.4 30", "GameOver RacksNotCounted"),
    ("44", {"what_ended_it": "director", "turns_unequal": False}, "44.5 30", "GameOver RacksNotCounted"),
    ("46", {"offence": "left", "clearly_shown": True}, "45.4 36", "Disqualified:player"),
    ("46", {"offence": "mocked", "clearly_shown": True, "offended_before": False,
            "points_off": True}, "46.1.6 46.2 47", "Warned:player PointsTaken:player:25"),
    ("45", {"offence": "talk", "clearly_shown": True, "points_off": True}, "45.1 47",
     "Warned:player PointsTaken:player:25"),
    ("46", {"offence": "mocked", "clearly_shown": True, "offended_before": True, "puts_out": True},
     "46.1.6 46.2", "Expelled:player"),
    ("46", {"offence": "mocked", "clearly_shown": True, "offended_before": True, "puts_out": False,
            "points_off": False}, "46.1.6 46.2", "Warned:player"),
    ("35", CAME | {"delay_justified": False, "late_before": True, "excludes_him": True}, "35.1",
     "ClockRunning:player Expelled:player"),
    ("35", CAME | {"delay_justified": False, "late_before": True, "excludes_him": False}, "35.1",
     "ClockRunning:player Warned:player"),
    ("47", {"clearly_shown": True, "how_grave": "points"}, "47", "PointsTaken:player:25"),
    ("47", {"clearly_shown": True, "how_grave": "expulsion"}, "47", "Expelled:player"),
    ("47", {"clearly_shown": False}, "47", "NoRectification"),
]  # fmt: skip


def named(effect):
    from tapete.law.plain import dump_fields

    fields = {name: value for name, value in dump_fields(effect).items() if name not in ("clause", "type")}
    return ":".join([type(effect).__name__, *(str(value) for value in fields.values())])


@pytest.mark.parametrize(("article", "answers", "cites", "effects"), CASES)
def test_rulings(article, answers, cites, effects):
    found = BOOK.procedure(article)(answers)
    assert found.ruling is not None, found.pending
    assert " ".join(found.ruling.citations) == cites
    assert [named(effect).startswith(name) for effect, name in zip(
        found.ruling.effects, effects.split(), strict=True
    )] == [True] * len(found.ruling.effects), [named(effect) for effect in found.ruling.effects]  # fmt: skip
    # No answer was in vain.
    assert set(found.answers) == set(answers)
