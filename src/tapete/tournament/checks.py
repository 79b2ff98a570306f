"""What may happen to an event: each check is a function that raises a sentence, and changes nothing."""

from __future__ import annotations

from datetime import datetime, timedelta
from itertools import product

from tapete.bridge.adjusted import exact
from tapete.text import N_
from tapete.tournament.contestant import Contestant
from tapete.tournament.errors import BadEntry, BadResult, NotAllowed, Unknown
from tapete.tournament.event import Event
from tapete.tournament.numbers import as_ranges
from tapete.tournament.policy import Method, Rules
from tapete.tournament.result import Spot
from tapete.tournament.sitting import Round, Sitting

__all__ = ["checked_contestant", "checked_rounds", "checked_rules", "in_time", "sitting_at"]


def checked_rules(game: str, rules: Rules) -> Rules:
    """The policies, if the game can be scored so: results of other games are not compared as in bridge."""
    if game != "bridge" and rules.method not in (Method.WINS, Method.POINTS):
        raise NotAllowed(
            N_("{game} is scored by games won or by points: give --method wins or points"), game=game
        )
    return rules


def checked_contestant(event: Event, contestant: Contestant, *, new: bool) -> Contestant:
    """The contestant, if it can take part in the event."""
    if new and contestant.number in event.contestants:
        raise BadEntry(
            N_("number {number} is taken by {name}: give another number"),
            number=contestant.number,
            name=event.contestants[contestant.number].called,
        )
    if contestant.number < 1:
        raise BadEntry(N_("contestants are numbered from 1: not {number}"), number=contestant.number)
    fewest, most = event.kind.size
    if not fewest <= len(contestant.players) <= most:
        raise BadEntry(
            N_("contestant {number} has {n} players, and in this event there must be {needed}"),
            number=contestant.number,
            n=len(contestant.players),
            needed=str(fewest) if fewest == most else f"{fewest}–{most}",
        )
    if any(not player.name.strip() for player in contestant.players):
        raise BadEntry(N_("a player of contestant {number} has no name: write one"), number=contestant.number)
    if new:
        _checked_names(event, contestant)
    for player in contestant.players:
        owner = next(
            (
                other.number
                for other in event.contestants.values()
                if other.number != contestant.number
                and any(player.id and player.id == one.id for one in other.players)
            ),
            None,
        )
        if owner is not None:
            raise BadEntry(
                N_("{name} with number {id} plays in contestant {other} already"),
                name=player.name,
                id=player.id,
                other=owner,
            )
        if player.handicap:
            exact(player.handicap)
    return contestant


def _checked_names(event: Event, contestant: Contestant) -> None:
    """The same people do not enter twice; namesakes are told apart by their numbers with the federation."""
    mine = sorted((player.name, player.id) for player in contestant.players)
    for other in event.contestants.values():
        if mine == sorted((player.name, player.id) for player in other.players):
            raise BadEntry(
                N_("{names} play as number {number} already: give namesakes their numbers with --id"),
                names=contestant.called,
                number=other.number,
            )


def checked_rounds(event: Event, session: int, section: str, rounds: tuple[Round, ...]) -> tuple[Round, ...]:
    """The rounds, if nobody sits at two tables at once and no table is named twice."""
    others = [
        sitting
        for name, schedule in (event.sessions[session].schedules if session in event.sessions else {}).items()
        if name != section
        for round_ in schedule.rounds
        for sitting in round_.sittings
    ]
    tables = {sitting.table for sitting in others}
    elsewhere = {(one.round, number): one.table for one in others for number in one.numbers}
    for round_ in rounds:
        seen = {number: table for (each, number), table in elsewhere.items() if each == round_.number}
        here: set[str] = set()
        for sitting in round_.sittings:
            if sitting.table in here or sitting.table in tables:
                raise NotAllowed(
                    N_("round {round} has table {table} twice: give each table its own name"),
                    round=round_.number,
                    table=sitting.table,
                )
            here.add(sitting.table)
            for number in dict.fromkeys(sitting.numbers):
                # The players of a team, a triplet or a quartet sit at several tables at the same time.
                if number in seen and not event.kind.divides:
                    raise NotAllowed(
                        N_("in round {round} contestant {number} sits at table {table} and at {other}"),
                        round=round_.number,
                        number=number,
                        table=sitting.table,
                        other=seen[number],
                    )
                seen[number] = sitting.table
            if len(set(sitting.numbers)) < len(sitting.numbers):
                raise NotAllowed(
                    N_("in round {round} a contestant sits at table {table} twice"),
                    round=round_.number,
                    table=sitting.table,
                )
    if not any(round_.sittings for round_ in rounds):
        raise NotAllowed(N_("the schedule has no table: give at least one"))
    # Halves of a team play a board in both directions, and a club may use a set of boards in every match.
    if event.game == "bridge" and not event.kind.divides:
        _checked_boards(rounds)
    return rounds


def _checked_boards(rounds: tuple[Round, ...]) -> None:
    """Nobody has a board twice."""
    seen: dict[tuple[int, int], int] = {}
    for round_ in rounds:
        for sitting in round_.sittings:
            for key in product(sitting.numbers, sitting.boards):
                if key in seen:
                    raise NotAllowed(
                        N_("contestant {number} has board {board} in round {first} and in round {second}"),
                        number=key[0],
                        board=key[1],
                        first=seen[key],
                        second=round_.number,
                    )
                seen[key] = round_.number


def sitting_at(event: Event, spot: Spot) -> Sitting | None:
    """Who sits there by the schedule, nothing where the session has none.

    `spot.round` may be 0: then the round is the one in which the table has the board.
    """
    session = event.session(spot.session)
    if not session.schedules:
        return None
    at_table = [sitting for _, sitting in session.sittings() if sitting.table == spot.table]
    if not at_table:
        known = dict.fromkeys(sitting.table for _, sitting in session.sittings())
        raise Unknown(
            N_("session {session} has no table {table}: there are {tables}"),
            session=spot.session,
            table=repr(spot.table),
            tables=", ".join(known),
        )
    here = [sitting for sitting in at_table if spot.round in (0, sitting.round)]
    found = next((sitting for sitting in here if spot.board in sitting.boards), None)
    if found is not None:
        return found
    # A schedule may have no boards at all, as one of Scrabble: then the newest round is meant.
    if here and not any(sitting.boards for sitting in at_table):
        return here[-1]
    raise _plays_others(spot, here)


def _plays_others(spot: Spot, here: list[Sitting]) -> BadResult:
    words = N_("table {table} does not play board {board} in session {session}: it plays {boards}")
    if spot.round:
        words = N_(
            "table {table} does not play board {board} in session {session}, round {round}: it plays {boards}"
        )
    boards = sorted({board for sitting in here for board in sitting.boards})
    return BadResult(
        words,
        table=spot.table,
        board=spot.board,
        session=spot.session,
        round=spot.round,
        boards=as_ranges(boards) or "–",
    )


def in_time(published: datetime | None, minutes: int, now: datetime) -> bool:
    """Whether a period that begins when the scores are available still runs (79C, 92B)."""
    return published is None or now <= published + timedelta(minutes=minutes)
