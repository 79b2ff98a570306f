"""The next round of a Swiss from the standings: who went down does not again; a triangle of teams."""

from fractions import Fraction

from tapete.tournament.contestant import Kind
from tapete.tournament.desk import Desk
from tapete.tournament.draw import floated, ranking_of
from tapete.tournament.matches import matches_of
from tapete.tournament.policy import Method, Rules
from tapete.tournament.result import Spot
from tapete.tournament.schedule import round_robin
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.seating import seated
from tapete.tournament.standings import standings


def last(desk):
    return desk.event.session(1).schedules[""].rounds[-1]


def test_who_went_down_the_last_time_does_not_again(journal):
    desk = Desk.open(
        journal, "words", "Words", game="scrabble", kind=Kind.PLAYER, rules=Rules(method=Method.WINS)
    )
    for name in "ABCDEF":
        desk.enter([f"{name} Example"])
    desk.draw()
    assert floated(desk.event, 1) == frozenset()  # nobody had points
    for game in range(3):
        for sitting in last(desk).sittings:
            # Lower numbers win.
            score = "400:300" if sitting.places["first"] < sitting.places["second"] else "300:400"
            desk.result(Spot(1, sitting.round, sitting.table, sitting.round), score)
        before = ranking_of(desk.event, 1, "", game + 2)
        desk.draw()
        down = {
            one
            for sitting in last(desk).sittings
            for one in sitting.numbers
            if before[one] > min(before[other] for other in sitting.numbers)
        }
        assert floated(desk.event, 1) == down
        if game == 0:
            # Of three with a point the last goes down.
            assert {one: before[one] for one in down} == {3: 1}
        if game == 1:
            assert 3 not in down


def test_the_matches_of_a_triangle_are_as_long_as_all_others(journal):
    desk = Desk.open(
        journal, "teams", "Teams", kind=Kind.TEAM, rules=Rules(method=Method.IMPS, victory="wbf")
    )
    for name in "ABCDEFG":
        desk.enter([f"{name} {place}" for place in ("One", "Two", "Three", "Four")], name=f"Team {name}")
    desk.draw(per=4, triangle=True)
    desk.draw(per=4, anyway=True)
    for round_ in desk.event.session(1).schedules[""].rounds:
        assert round_.sits_out == ()
        for sitting in round_.sittings:
            for board in sitting.boards:
                home = sitting.places["NS"] < sitting.places["EW"]
                desk.result(Spot(1, round_.number, sitting.table, board), "4S N =" if home else "4S N -1")
    book = Scorebook(desk.event)
    matches = matches_of(book, 1)
    for number in range(1, 8):
        mine = [match for match in matches if match.number == number]
        assert [match.boards for match in mine] == [4, 4]
        assert all(len(match.opponents) == 1 for match in mine)
    assert sum(match.points for match in matches) == 7 * 20
    assert sum(one.row.score for one in standings(book)) == Fraction(7 * 20)


def test_a_round_is_drawn_for_those_who_sit_in_no_other_section(journal):
    desk = Desk.open(
        journal, "words", "Words", game="scrabble", kind=Kind.PLAYER, rules=Rules(method=Method.WINS)
    )
    for name in "ABCDEFGH":
        desk.enter([f"{name} Example"])
    desk.schedule(seated(round_robin(4).schedule, (5, 6, 7, 8), "A"), section="A")
    desk.draw()
    assert {number for one in last(desk).sittings for number in one.numbers} == {1, 2, 3, 4}
