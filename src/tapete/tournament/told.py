"""What happened at an event, a sentence each: the log as people read it."""

from __future__ import annotations

from functools import singledispatch

from tapete.text import N_, Text
from tapete.tournament import happenings as on
from tapete.tournament.event import Adjustment, Appeal, Event, Extra
from tapete.tournament.policies import changed_from
from tapete.tournament.result import Spot
from tapete.tournament.ruling import has_results, words_of

__all__ = ["about_board", "about_contestants", "described", "told"]


@singledispatch
def told(happening: on.Happening, event: Event) -> Text:
    """The happening in words; the names are those that the event knows now."""
    raise TypeError(f"{type(happening).__name__} has no words")


@singledispatch
def described(ruled: object, event: Event) -> Text:
    """An adjustment, a penalty or an appeal as it stands, in words."""
    raise TypeError(f"{type(ruled).__name__} has no words")


@described.register(Appeal)
def _(appeal: Appeal, event: Event) -> Text:
    words = N_("Appeal {id} against ruling {ruling}, decided: {outcome}.")
    if not appeal.outcome:
        words = N_("Appeal {id} against ruling {ruling}.")
    return Text.of(words, id=appeal.id, ruling=appeal.adjustment, outcome=appeal.outcome)


def about_board(happening: on.Happening) -> int:
    """The board that a happening is about, 0 where it is about none."""
    spot = getattr(happening, "spot", None)
    return spot.board if isinstance(spot, Spot) else int(getattr(happening, "board", 0))


def about_contestants(happening: on.Happening, event: Event) -> set[int]:
    """The contestants that a happening is about."""
    match happening:
        case on.ContestantEntered(contestant) | on.ContestantChanged(contestant):
            return {contestant.number}
        case on.MatchAwarded(points=points):
            return set(points)
        case on.AwardWithdrawn(numbers=numbers):
            return set(numbers)
        case (
            on.StatusChanged(number=number)
            | on.PlayerSubstituted(number=number)
            | on.ExtraGiven(number=number)
        ):
            return {number}
        case on.ResultEntered(places=places) | on.ResultCorrected(places=places) if places:
            return {number for numbers in places.values() for number in numbers}
        case on.ResultCorrected(spot=spot) | on.ResultRemoved(spot=spot) | on.RulingApplied(spot=spot):
            return _seated(event, spot)
    return set()


def _seated(event: Event, spot: Spot) -> set[int]:
    """Who played there, or should have."""
    played = event.played(spot)
    if played is not None:
        return {number for numbers in played.places.values() for number in numbers}
    sitting = event.session(spot.session).sitting(spot.round, spot.table)
    return set() if sitting is None else set(sitting.numbers)


def _at(spot: Spot) -> Text:
    return Text.of(
        N_("session {session}, round {round}, table {table}, board {board}"),
        session=spot.session,
        round=spot.round,
        table=spot.table,
        board=spot.board,
    )


@told.register(on.EventOpened)
def _(happening: on.EventOpened, event: Event) -> Text:
    return Text.of(N_("The event is announced: {title}."), title=happening.title)


@told.register(on.RulesChanged)
def _(happening: on.RulesChanged, event: Event) -> Text:
    return Text.of(
        N_("Other policies hold: {changes}."),
        changes=", ".join(
            f"{one.name} {one.value or '–'}" for one in changed_from(happening.rules, happening.before)
        ),
    )


@told.register(on.StageOpened)
def _(happening: on.StageOpened, event: Event) -> Text:
    name = happening.name or str(happening.number)
    return Text.of(N_("Stage {name} is announced; carried over: {carry}."), name=name, carry=happening.carry)


@told.register(on.SessionOpened)
def _(happening: on.SessionOpened, event: Event) -> Text:
    return Text.of(N_("Session {number} is announced."), number=happening.number)


@told.register(on.ContestantEntered)
def _(happening: on.ContestantEntered, event: Event) -> Text:
    one = happening.contestant
    return Text.of(N_("Number {number} enters: {names}."), number=one.number, names=one.called)


@told.register(on.ContestantChanged)
def _(happening: on.ContestantChanged, event: Event) -> Text:
    one = happening.contestant
    return Text.of(N_("Number {number} is put right: {names}."), number=one.number, names=one.called)


@told.register(on.StatusChanged)
def _(happening: on.StatusChanged, event: Event) -> Text:
    return Text.of(
        N_("Number {number}, {names}: {status}."),
        number=happening.number,
        names=event.called((happening.number,)),
        status=happening.status,
    )


@told.register(on.PlayerSubstituted)
def _(happening: on.PlayerSubstituted, event: Event) -> Text:
    return Text.of(
        N_("Number {number}: {came} takes the seat of {left}."),
        number=happening.number,
        came=happening.came,
        left=happening.left,
    )


@told.register(on.SessionScheduled)
def _(happening: on.SessionScheduled, event: Event) -> Text:
    return Text.of(
        N_("Session {session} is scheduled: {name}, rounds: {rounds}."),
        session=happening.session,
        name=happening.name,
        rounds=len(happening.rounds),
    )


@told.register(on.DealsAttached)
def _(happening: on.DealsAttached, event: Event) -> Text:
    return Text.of(
        N_("The cards of session {session} are known; boards: {n}."),
        session=happening.session,
        n=len(happening.deals),
    )


@told.register(on.ResultEntered)
def _(happening: on.ResultEntered, event: Event) -> Text:
    return Text.of(N_("Result, {spot}: {written}."), spot=_at(happening.spot), written=happening.written)


@told.register(on.ResultCorrected)
def _(happening: on.ResultCorrected, event: Event) -> Text:
    return Text.of(
        N_("Result corrected, {spot}: {written} instead of {before}."),
        spot=_at(happening.spot),
        written=happening.written,
        before=happening.before,
    )


@told.register(on.ResultRemoved)
def _(happening: on.ResultRemoved, event: Event) -> Text:
    return Text.of(N_("Result removed, {spot}: {before}."), spot=_at(happening.spot), before=happening.before)


@told.register(on.BoardFouled)
def _(happening: on.BoardFouled, event: Event) -> Text:
    forms = ", ".join(f"{table}: {form}" for table, form in happening.forms.items())
    return Text.of(
        N_("Board {board} of session {session} was played in different forms: {forms}."),
        board=happening.board,
        session=happening.session,
        forms=forms,
    )


@told.register(on.RulingApplied)
@described.register(Adjustment)
def _(happening: on.RulingApplied | Adjustment, event: Event) -> Text:
    ns, ew = (
        words_of(text) if text else N_("the result of the table") for text in (happening.ns, happening.ew)
    )
    words = N_("Ruling {id}, {spot}: {ns} for both sides.")
    if happening.ns != happening.ew:
        words = N_("Ruling {id}, {spot}: North-South {ns}, East-West {ew}.")
        if any(text and has_results(text) for text in (happening.ns, happening.ew)):
            words = N_("Ruling {id}, {spot}, in points of North-South: North-South {ns}, East-West {ew}.")
    return Text.of(words, id=happening.id, spot=_at(happening.spot), ns=ns, ew=ew)


@told.register(on.RulingLifted)
def _(happening: on.RulingLifted, event: Event) -> Text:
    return Text.of(N_("Ruling {id} is taken back."), id=happening.id)


@told.register(on.ExtraGiven)
@described.register(Extra)
def _(happening: on.ExtraGiven | Extra, event: Event) -> Text:
    return Text.of(
        N_("{kind} {id} for number {number}, {names}: {amount} in session {session}."),
        id=happening.id,
        number=happening.number,
        names=event.called((happening.number,)),
        kind=happening.kind,
        amount=happening.amount,
        session=happening.session,
    )


@told.register(on.ExtraWithdrawn)
def _(happening: on.ExtraWithdrawn, event: Event) -> Text:
    return Text.of(N_("Penalty or bonus {id} is taken back."), id=happening.id)


@told.register(on.MatchAwarded)
def _(happening: on.MatchAwarded, event: Event) -> Text:
    points = ", ".join(f"{number}: {amount}" for number, amount in happening.points.items())
    return Text.of(
        N_("Points without play in session {session}, round {round}: {points}."),
        session=happening.session,
        round=happening.round,
        points=points,
    )


@told.register(on.AwardWithdrawn)
def _(happening: on.AwardWithdrawn, event: Event) -> Text:
    return Text.of(
        N_("Points without play in session {session}, round {round}, are taken back: {numbers}."),
        session=happening.session,
        round=happening.round,
        numbers=", ".join(map(str, happening.numbers)),
    )


@told.register(on.ScoresPublished)
def _(happening: on.ScoresPublished, event: Event) -> Text:
    return Text.of(N_("The scores of session {session} are out."), session=happening.session)


@told.register(on.AppealLodged)
def _(happening: on.AppealLodged, event: Event) -> Text:
    return Text.of(N_("Appeal {id} against ruling {ruling}."), id=happening.id, ruling=happening.adjustment)


@told.register(on.AppealDecided)
def _(happening: on.AppealDecided, event: Event) -> Text:
    return Text.of(N_("Appeal {id} is decided: {outcome}."), id=happening.id, outcome=happening.outcome)
