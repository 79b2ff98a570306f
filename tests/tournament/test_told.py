"""Everything that can happen at an event has its words."""

from tapete.tournament import happenings as on
from tapete.tournament.told import told


def kinds(of=on.Happening):
    for each in of.__subclasses__():
        yield each
        yield from kinds(each)


def test_every_happening_has_words_of_its_own():
    without = [kind.__name__ for kind in kinds() if told.dispatch(kind) is told.dispatch(object)]
    assert without == []
    assert len(set(kinds())) > 20
