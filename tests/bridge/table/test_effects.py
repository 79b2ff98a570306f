"""Every effect that a ruling of Laws 6 to 39 can have is carried out, or said to inform only."""

import re

from tapete.bridge import awards, effects, remedies
from tapete.bridge.laws1997 import LAWS_1997
from tapete.bridge.laws2017 import LAWS_2017
from tapete.bridge.table.carry_out import carry_out
from tapete.law import ContinueUnder, Told, paths

# These tell the arbiter or the players something; what they speak of another effect or act brings about.
INFORM = {
    effects.AuctionEnded,  # the passes ended it
    effects.CallsUnchanged,
    effects.LaterCallsStand,
    effects.NoRectification,
    effects.PassedOut,  # the passes ended it
    effects.PlayersReseated,  # people change places, hands do not
    effects.RightLost,
    effects.ScoreStands,
    effects.SubstitutePlays,
    remedies.BoardCompleted,
    remedies.CardReturned,  # `gives W C7`
    remedies.ExplanationDue,
    remedies.HandPutBack,
    remedies.HandRebuilt,  # `gives W C7`
    remedies.HandsCorrected,  # `gives W C7`
    remedies.MustNotReveal,
    remedies.PassesCancelled,  # by AuctionReturns
    remedies.RightBoardLater,
    remedies.SurplusRemoved,
    remedies.TakesRightHand,  # `gives E SA`
    awards.BothFaultless,
    awards.BothPartners,
    awards.FullRectification,  # what 12C weighs becomes a score by `score NS 140`
    awards.MeanAwarded,
    awards.OwnDamageKept,
    awards.Weighted,
    # What becomes of the board in an event is for the event, not for the table.
    awards.ComplementAwarded,
    awards.PlusOrAssigned,
    awards.Rectified,
    awards.SubstituteBoard,
    ContinueUnder,
}


def emitted():
    for article, law in (*LAWS_1997.procedures.items(), *LAWS_2017.procedures.items()):
        number = int(re.match(r"\d+", article)[0])
        if not 6 <= number <= 39:
            continue
        for way in paths(law):
            yield from (type(effect) for effect in way.ruling.effects)
            for step in way.trail:
                if isinstance(step, Told):
                    yield from (type(effect) for effect in step.instruction.effects)


def is_carried_out(effect):
    return carry_out.dispatch(effect) is not carry_out.dispatch(object)


def test_every_effect_is_carried_out_or_informs():
    found = set(emitted())
    assert len(found) > 30
    assert {each.__name__ for each in found - INFORM if not is_carried_out(each)} == set()


def test_what_informs_is_not_carried_out():
    assert {each.__name__ for each in INFORM if is_carried_out(each)} == set()
