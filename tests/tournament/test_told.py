"""Everything that can happen at an event has its words."""

from tapete.tournament import happenings as on
from tapete.tournament.contestant import Status
from tapete.tournament.result import Spot
from tapete.tournament.told import about_contestants, told


def kinds(of=on.Happening):
    for each in of.__subclasses__():
        yield each
        yield from kinds(each)


def test_every_happening_has_words_of_its_own():
    without = [kind.__name__ for kind in kinds() if told.dispatch(kind) is told.dispatch(object)]
    assert without == []
    assert len(set(kinds())) > 20


def test_whom_a_happening_is_about(desk):
    begun = desk.event.version
    desk.session(2)
    desk.stage(2, "final")
    desk.result(Spot(1, 1, "1", 1), "4S N =")
    desk.correct(Spot(1, 1, "1", 1), "4S N -1", why="a trick miscounted")
    desk.remove(Spot(1, 1, "1", 1), why="another board")
    desk.rule(Spot(1, 2, "2", 5), "plus", "even")
    desk.status(2, Status.WITHDRAWN)
    desk.give_extra(3, "10%")
    desk.publish()
    about = [about_contestants(each.happening, desk.event) for each in desk.log()[begun:]]
    assert about == [set(), set(), {1, 4}, {1, 4}, {1, 4}, {2, 4}, {2}, {3}, set()]
