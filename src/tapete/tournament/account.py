"""Why a contestant stands where it stands: from its boards, games and matches to the score of the stage."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain

from tapete.text import N_, P_, Text
from tapete.tournament.errors import Unknown
from tapete.tournament.matches import matches_of
from tapete.tournament.policy import Method, Total
from tapete.tournament.rows import rows_of
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.standings import Standing, carried_by, carry_into, lists, penalty_of, stage_rows
from tapete.tournament.workings import Step, plain

__all__ = ["Account", "account"]


@dataclass(frozen=True, slots=True)
class Account:
    """How the score of a contestant in a stage arose."""

    event: str
    stage: int
    number: int
    standing: Standing
    steps: tuple[Step, ...]


def account(book: Scorebook, number: int, stage: int | None = None) -> Account:
    """The account of a contestant; without a stage that of the last one in which it has a score."""
    event = book.event
    event.check([number])
    stages = [stage] if stage else sorted({one.stage for one in event.sessions.values()}, reverse=True)
    for each in stages:
        rows = chain.from_iterable(lists(book, each).values())
        found = next((one for one in rows if one.number == number), None)
        if found is not None:
            return Account(event.id, each, number, found, tuple(_steps(book, each, found)))
    raise Unknown(N_("contestant {number} has no score yet: see `tapete event standings`"), number=number)


def _steps(book: Scorebook, stage: int, found: Standing) -> Iterator[Step]:
    event, number = book.event, found.number
    sessions = [one for one, session in event.sessions.items() if session.stage == stage]
    for session in sessions:
        row = rows_of(book, session).get(number)
        if row is None:
            continue
        yield from _session(book, session, number)
        if len(sessions) > 1:
            yield Step(Text.of(N_("Session {number}"), number=session), row.score)
    yield from _carried(book, stage, number)
    for extra in event.extras.values():
        if extra.number == number and extra.session in sessions:
            amount = penalty_of(extra, book)
            yield Step(
                Text.of(N_("{kind} {id}: {amount}. {why}"), kind=extra.kind, id=extra.id, amount=extra.amount,
                        why=extra.why),
                amount,
                extra.clause,
            )  # fmt: skip
    mean = event.rules.total is Total.MEAN and not (found.row.available or event.rules.victory)
    yield Step(N_("The mean of a board") if mean else N_("The score"), found.row.score)
    percent = found.row.percent
    if percent is not None:
        available = Fraction(found.row.available) / found.row.unit
        yield Step(
            Text.of(N_("Of {available} that there were, in percent"), available=plain(available)), percent
        )
    shared = N_("Rank {rank}, shared") if found.tied else N_("Rank {rank}")
    yield Step(Text.of(shared, rank=found.rank))


def _session(book: Scorebook, session: int, number: int) -> Iterator[Step]:
    event = book.event
    if event.game != "bridge" or event.rules.method is Method.WINS:
        yield from _games(book, session, number)
    elif event.rules.victory:
        yield from _matches(book, session, number)
    else:
        yield from _boards(book, session, number)


def _boards(book: Scorebook, session: int, number: int) -> Iterator[Step]:
    scores = book.sessions[session]
    for board, place, side in scores.lines_of(number):
        cells = scores.boards[board]
        if not cells.counts(place):
            continue
        line = cells.lines[place]
        others = line.numbers(side.other)
        top = Fraction(cells.top, cells.unit)
        words = (
            N_("Board {board}, against {others}, of {top}") if top else N_("Board {board}, against {others}")
        )
        yield Step(
            Text.of(words, board=board, others=", ".join(map(str, others)), top=plain(top)),
            scores.score(board, place, side, number),
        )
    got, _, boards = scores.parts(number)
    made = Fraction(got) / scores.unit
    yield Step(Text.of(P_("Together, on {n} board", "Together, on {n} boards"), n=boards), made)
    row = rows_of(book, session)[number]
    if book.event.rules.method is Method.PATTON:
        yield Step(N_("Its share of the points that matches have for their difference"), row.score - made)
    elif row.score != made and boards:
        yield Step(
            Text.of(
                N_("Stretched from {boards} boards to {full}"),
                boards=boards,
                full=plain(boards * row.score / made),
            ),
            row.score,
        )


def _matches(book: Scorebook, session: int, number: int) -> Iterator[Step]:
    rules = book.event.rules
    for match in matches_of(book, session):
        if match.number != number:
            continue
        if match.awarded:
            words = Text.of(N_("Round {round}, without play"), round=match.round)
        else:
            made = match.margin if match.percent is None else match.percent
            unit = "IMP" if match.percent is None else "%"
            words = Text.of(
                N_("Round {round}, against {others}: {made} {unit} on {boards} boards, on the scale {scale}"),
                round=match.round, others=", ".join(map(str, match.opponents)), made=plain(made), unit=unit,
                boards=match.boards, scale=rules.victory,
            )  # fmt: skip
        yield Step(words, match.points)


def _games(book: Scorebook, session: int, number: int) -> Iterator[Step]:
    wins = book.event.rules.method is Method.WINS
    spread = Fraction(0)
    for game in matches_of(book, session):
        if game.number != number:
            continue
        spread += game.margin
        words = N_("Round {round}, against {others}")
        if game.awarded:
            words = N_("Round {round}, without play")
        elif wins:
            words = N_("Round {round}, against {others}: a difference of {margin}")
        others = ", ".join(map(str, game.opponents))
        yield Step(Text.of(words, round=game.round, others=others, margin=plain(game.margin)), game.points)
    if wins:
        yield Step(N_("The difference of the points, for those with as many games"), spread)


def _carried(book: Scorebook, stage: int, number: int) -> Iterator[Step]:
    carry = carry_into(book.event, stage)
    if not carry.share:
        return
    before = stage_rows(book, stage - 1).get(number)
    if before is not None:
        words = N_("{percent} % of {score}, carried over from stage {stage}")
        if carry.by_top:
            words = N_(
                "{percent} % of {score}, carried over from stage {stage}, as if on boards with this top"
            )
        yield Step(
            Text.of(words, percent=plain(carry.share * 100), score=plain(before.score), stage=stage - 1),
            carried_by(carry, before, book, stage)[0],
        )
