"""What was played: results, corrections, fouled boards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Unpack

from tapete.text import N_
from tapete.tournament import check_results, checks
from tapete.tournament import happenings as on
from tapete.tournament.errors import NotAllowed
from tapete.tournament.event import Event
from tapete.tournament.result import Flag, Spot, flags_of, tidy

__all__ = ["corrected", "entered", "fouled", "removed", "where"]


Places = Mapping[str, tuple[int, ...]]


def where(event: Event, spot: Spot, *, new: bool = False) -> Spot:
    """The place with its round, which the table and the board tell.

    Where a table has the same number in every round, as in games without boards, it is the first round
    without a result for a `new` one, else the last round with one.
    """
    sitting = checks.sitting_at(event, spot)
    lines = event.results.get((spot.session, spot.board), {})
    done = [round_ for round_, table in lines if table == spot.table]
    if spot.round:
        return spot
    if sitting is not None and sitting.boards:
        return replace(spot, round=sitting.round)
    if sitting is None:
        return replace(spot, round=next(iter(done), 1))
    rounds = [one.round for _, one in event.session(spot.session).sittings() if one.table == spot.table]
    if new:
        return replace(spot, round=next((one for one in rounds if one not in done), rounds[-1]))
    return replace(spot, round=max(done, default=rounds[-1]))


def entered(
    event: Event,
    spot: Spot,
    written: str,
    places: Places | None = None,
    *,
    lead: str = "",
    **who: Unpack[on.Who],
) -> on.ResultEntered:
    """A result handed in."""
    went = where(event, spot, new=True)
    full = check_results.checked_places(event, went, dict(places or {}), checks.sitting_at(event, went))
    points = check_results.checked_points(event, went, written, full)
    check_results.checked_result(event, went, full, new=True)
    card = check_results.checked_lead(went, lead)
    flags = _flags(event, went, written, points, card)
    return on.ResultEntered(went, full, tidy(event.game, written), points, card, flags, **who)


def corrected(
    event: Event,
    spot: Spot,
    written: str,
    places: Places | None = None,
    *,
    at: datetime,
    lead: str = "",
    by: str = "",
    why: str = "",
    late: bool = False,
) -> on.ResultCorrected:
    """A result put right; after the correction period only `late` (79C2)."""
    went = where(event, spot)
    check_results.checked_result(event, went, {}, new=False)
    there = event.played(went)
    assert there is not None
    full = (
        check_results.checked_places(
            event, went, {**there.places, **(places or {})}, checks.sitting_at(event, went)
        )
        if places
        else dict(there.places)
    )
    check_results.checked_result(event, went, full, new=False)
    points = check_results.checked_points(event, went, written, full)
    card = check_results.checked_lead(went, lead) or there.lead
    text = tidy(event.game, written)
    if (text, points, card, full) == (there.written, there.points, there.lead, there.places):
        raise NotAllowed(N_("nothing changes: the result is {written} already"), written=there.written)
    _may_correct(event, went, why, at, late=late)
    flags = _flags(event, went, written, points, card)
    return on.ResultCorrected(
        went,
        text,
        points,
        there.written,
        card,
        flags,
        full if places else {},
        by=by,
        why=why,
    )


def removed(
    event: Event, spot: Spot, *, at: datetime, by: str = "", why: str = "", late: bool = False
) -> on.ResultRemoved:
    """A result taken out."""
    went = where(event, spot)
    check_results.checked_result(event, went, {}, new=False)
    _may_correct(event, went, why, at, late=late)
    there = event.played(went)
    assert there is not None
    return on.ResultRemoved(went, there.written, by=by, why=why)


def _may_correct(event: Event, spot: Spot, why: str, at: datetime, *, late: bool) -> None:
    if not why:
        raise NotAllowed(N_("say why the result is changed: the log keeps the reason"))
    if checks.in_time(event.session(spot.session).published, event.rules.correction_minutes, at):
        return
    if event.rules.laws == "bridge-1997":
        raise NotAllowed(N_("the correction period of session {session} is over (79C)"), session=spot.session)
    if not late:
        raise NotAllowed(
            N_(
                "the correction period of session {session} is over (79C1): where the organiser agrees and "
                "there is no reasonable doubt, correct it with --late (79C2)"
            ),
            session=spot.session,
        )


def _flags(event: Event, spot: Spot, written: str, points: Mapping[str, int], lead: str) -> tuple[Flag, ...]:
    if event.game != "bridge":
        return ()
    others = [
        played.points["NS"]
        for place, played in event.results.get((spot.session, spot.board), {}).items()
        if place != (spot.round, spot.table)
    ]
    deal = event.session(spot.session).deal(spot.board)
    return flags_of(written, points["NS"], others, lead=lead, deal=deal, board=spot.board)


def fouled(
    event: Event, session: int, board: int, forms: Mapping[str, str], **who: Unpack[on.Who]
) -> on.BoardFouled:
    """Which tables played a board in which form (87), those that were named before as they were."""
    check_results.checked_foul(event, session, board, forms)
    known = event.session(session).forms.get(board, {})
    return on.BoardFouled(session, board, {**known, **forms}, **who)
