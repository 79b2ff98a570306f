"""Law 90 of 2017: procedural penalties."""

from __future__ import annotations

from tapete.bridge.awards import BothPartners, ProceduralPenalty, Warned
from tapete.bridge.laws2017.artificial_score import may_appeal
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law89_rectifications_in_individual_events import partner_blameless
from tapete.law import Case, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_, Choice

law90 = LAWS_2017.add_article("90", N_("Procedural penalties"))

law90.clause(
    "A", Kind.JUDGED, N_("What may be penalised"),
    N_("Beside the rectifications of these laws the arbiter may give a procedural penalty for any "
       "infraction that unduly delays or obstructs the game, inconveniences other contestants, violates "
       "correct procedure, or requires an adjusted score."),
    see="12C1", words=N_("procedural penalty, PP"),
)
law90.clause(
    "B", Kind.JUDGED, N_("Examples"),
    N_("Infractions like those below may be penalised, but others may be too."),
    words=N_("procedural penalty, list"),
)
law90.clause(
    "B1", Kind.JUDGED, N_("Arriving late"),
    N_("A contestant comes after the set starting time."),
    words=N_("procedural penalty, late"),
)
law90.clause(
    "B2", Kind.JUDGED, N_("Slow play"),
    N_("A contestant plays unduly slowly."),
    words=N_("procedural penalty, slow"),
)
law90.clause(
    "B3", Kind.JUDGED, N_("Loud discussion"),
    N_("Auction, play or result of a board is discussed so that another table may hear it."),
    words=N_("procedural penalty, overheard"),
)
law90.clause(
    "B4", Kind.JUDGED, N_("Comparing scores"),
    N_("Scores are compared with another contestant without permission."),
    words=N_("procedural penalty, compare"),
)
law90.clause(
    "B5", Kind.JUDGED, N_("Touching another's cards"),
    N_("A player touches or handles cards that belong to another."),
    see="7", words=N_("procedural penalty, handle cards"),
)
law90.clause(
    "B6", Kind.JUDGED, N_("A card in the wrong pocket"),
    N_("A player puts one or more cards into a wrong pocket of the board."),
    words=N_("procedural penalty, board, pocket"),
)
law90.clause(
    "B7", Kind.JUDGED, N_("Errors that need an adjusted score"),
    N_("An error of procedure, such as not counting one's cards or playing the wrong board, makes an "
       "adjusted score necessary for any contestant."),
    see="7B 15", words=N_("procedural penalty, count, wrong board"),
)
law90.clause(
    "B8", Kind.JUDGED, N_("Not complying promptly"),
    N_("A contestant does not promptly obey the regulations of the tournament or an instruction of the "
       "arbiter."),
    words=N_("procedural penalty, instruction"),
)


class Offence(Choice):
    """What a contestant did, in the order of the list."""

    LATE = "late", N_("came after the starting time")
    SLOW = "slow", N_("played unduly slowly")
    LOUD = "loud", N_("discussed a board so that another table may have heard it")
    COMPARED = "compared", N_("compared scores without permission")
    TOUCHED = "touched", N_("handled another player's cards")
    POCKET = "pocket", N_("put a card into a wrong pocket of the board")
    ADJUSTED = "adjusted", N_("made an error that needs an adjusted score, as with the wrong board")
    DISOBEYED = "disobeyed", N_("did not promptly obey the regulations or the arbiter")
    OTHER = "other", N_("something else")


class Measure(Choice):
    """What the arbiter does about it."""

    NOTHING = "nothing", N_("nothing")
    WARNING = "warning", N_("a warning")
    POINTS = "points", N_("a penalty in points")


@question(
    N_("What did the contestant do?"), cite="90B 90B1 90B2 90B3 90B4 90B5 90B6 90B7 90B8",
    help=N_("The list holds examples. Anything else may count, too."),
)  # fmt: skip
def offence(table: object) -> Offence | None:
    return None


@question(
    N_("Did it unduly delay or hinder the game, disturb other contestants, break correct procedure or make "
       "an adjusted score necessary?"), cite="90A", by=Who.JUDGEMENT,
    help=N_("One of these is enough. Bad manners and disorder belong to the disciplinary penalties of 91."),
)  # fmt: skip
def may_be_penalised(table: object) -> bool | None:
    return None


@question(
    N_("What do you do about it?"), cite="90A", by=Who.JUDGEMENT,
    help=N_("The words of the broken law tell how grave it is: what a player should do is seldom penalised, "
            "what he must or must not do is serious. A beginner's first slip calls for a warning, a repeated "
            "one or one that spoils a board for others for points."),
)  # fmt: skip
def measure(table: object) -> Measure | None:
    return None


@question(
    N_("Is it an individual event?"), cite="12C3",
    help=N_("In pairs and teams the contestant as a whole is penalised."),
)  # fmt: skip
def individual_event(table: object) -> bool | None:
    return None


_LISTED = {listed: f"90A 90B{number}" for number, listed in enumerate(Offence, 1)} | {Offence.OTHER: "90A"}


@procedure(LAWS_2017, "90", N_("Procedural penalty"))
def procedural_penalty(case: Case[object]) -> Ruling:
    what = case.ask(offence)
    if what is Offence.OTHER and not case.ask(may_be_penalised):
        return Ruling.of("90A", because=N_("It is nothing for which this law has a penalty."))
    return penalised(case, _LISTED[what])


def penalised(case: Case[object], cite: str) -> Ruling:
    match case.ask(measure):
        case Measure.NOTHING:
            return Ruling.of(cite, because=N_("The arbiter may penalise it, but need not."))
        case Measure.WARNING:
            return Ruling.of(cite, Warned("90A"), because=N_("A warning is enough this time."))
        case Measure.POINTS:
            size = Note(N_("How many points that is, the regulations of the event say."), "90A")
            if not case.ask(individual_event):
                return Ruling.of(
                    cite, ProceduralPenalty("90A"), size, may_appeal,
                    because=N_("It is an infraction of procedure."), grave=True,
                )  # fmt: skip
            if case.ask(partner_blameless):
                return Ruling.of(
                    f"{cite} 12C3", ProceduralPenalty("90A"), size, may_appeal,
                    Note(N_("The penalty falls on the offender alone."), "12C3"),
                    because=N_("A partner without blame gets no penalty."), grave=True,
                )  # fmt: skip
            return Ruling.of(
                f"{cite} 12C3", ProceduralPenalty("90A"), BothPartners("12C3"), size, may_appeal,
                because=N_("Both partners are to blame."), grave=True,
            )  # fmt: skip
