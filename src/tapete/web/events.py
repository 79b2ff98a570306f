"""Events: live standings, the boards, and why a number is what it is."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tapete.language import speaker
from tapete.text import N_, Text
from tapete.tournament.account import account
from tapete.tournament.desk import Desk, events_in
from tapete.tournament.errors import NotAllowed, Unknown
from tapete.tournament.explain import explain, short
from tapete.tournament.hall import current_round, resting, rounds_of, tables_of
from tapete.tournament.numbers import as_ranges
from tapete.tournament.policy import Method
from tapete.tournament.report import board_report
from tapete.tournament.ruling import words_of
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.standings import latest_stage, lists
from tapete.web.page import page, spoken
from tapete.web.site import site_of
from tapete.web.tongue import tongue

__all__ = ["routes"]

# Scores go on where they were; while a page reads them nobody else may.
_LOCK = threading.Lock()


def desk_of(request: Request, name: str) -> Desk:
    """The desk of an event, up to date; the next one who looks waits only for what is new."""
    state = request.app.state
    desks: dict[str, Desk] = getattr(state, "desks", {})
    state.desks = desks
    if name not in desks:
        desks[name] = Desk(site_of(request).journal, name)
    desks[name].catch_up()
    return desks[name]


def book_of(request: Request) -> Scorebook:
    """The scores of the event that the address names, as they are now."""
    journal, name = site_of(request).journal, request.path_params["event"]
    if f"event/{name}" not in {stream.name for stream in journal.streams()}:
        # A name that is none must not be kept, nor be asked of the journal as a stream.
        raise Unknown(N_("there is no event {id}: see the list of events"), id=repr(name))
    return desk_of(request, name).book


def event_url(event: str, *parts: object) -> str:
    """The address of an event, or of something in it."""
    return "/".join(("/events", quote(event, safe=""), *(quote(str(part), safe="") for part in parts)))


def show(request: Request, template: str, status: int = 200, **context: Any) -> Response:
    """A page of an event, with the words of tournaments and of the game."""
    language = tongue(request)
    words = spoken(speaker(language, "web", "tournament", "bridge"), language)
    return page(
        request,
        template,
        status=status,
        **words,
        event_url=event_url,
        short=short,
        words_of=words_of,
        as_ranges=as_ranges,
        **context,
    )


def answering(view: Callable[[Request], Response]) -> Callable[[Request], Response]:
    """What is not there is said on a page of its own."""

    def answer(request: Request) -> Response:
        try:
            with _LOCK:
                return view(request)
        except (Unknown, NotAllowed) as problem:
            return show(request, "problem.html", status=404, label=problem.label, code=404)

    return answer


@answering
def listing(request: Request) -> Response:
    """All events."""
    site = site_of(request)
    head = site.live.head
    found = [desk_of(request, name).event for name in events_in(site.journal)]
    return show(request, "events.html", head=head, found=found)


@answering
def standing(request: Request) -> Response:
    """The standings of an event, live."""
    head = site_of(request).live.head
    book = book_of(request)
    event = book.event
    wanted = request.query_params.get("stage", "")
    stage = int(wanted) if wanted.isdecimal() and int(wanted) in event.stages else latest_stage(event)
    boards = [(number, event.boards(number)) for number, one in event.sessions.items() if one.stage == stage]
    return show(
        request,
        "event.html",
        head=head,
        event=event,
        lists=list(lists(book, stage).items()),
        boards=boards if event.game == "bridge" else [],
        halls=[one.number for one in event.sessions.values() if one.stage == stage and one.schedules],
        stages=list(event.stages.values()),
        stage=stage,
        wins=event.rules.method is Method.WINS,
    )


@answering
def board(request: Request) -> Response:
    """One board: every result and what it is worth."""
    head = site_of(request).live.head
    book = book_of(request)
    session, number = request.path_params["session"], request.path_params["board"]
    if (
        session not in book.sessions
        or number not in book.sessions[session].boards
        or book.event.game != "bridge"
    ):
        raise Unknown(
            N_("board {board} has no result in session {session} yet"), board=number, session=session
        )
    report = board_report(book, session, number)
    return show(request, "event_board.html", head=head, event=book.event, report=report)


@answering
def hall(request: Request) -> Response:
    """A round: who sits where with which boards, and how far each table is."""
    head = site_of(request).live.head
    event = book_of(request).event
    session = request.path_params["session"]
    event.session(session)
    wanted = request.path_params.get("round", current_round(event, session))
    tables = list(tables_of(event, session, wanted))
    rest = [event.called((number,)) for number in resting(event, session, wanted)]
    return show(
        request, "event_round.html", head=head, event=event, session=session, round=wanted, tables=tables,
        rest=rest, rounds=rounds_of(event, session),
    )  # fmt: skip


@answering
def place(request: Request) -> Response:
    """Why a contestant stands where it stands."""
    book = book_of(request)
    event = book.event
    found = account(book, request.path_params["number"])
    back = event_url(event.id), event.title
    return show(
        request, "event_why.html", event=event, found=found, score=found.standing.row.score, back=back
    )


@answering
def why(request: Request) -> Response:
    """Why this number."""
    book = book_of(request)
    wanted = request.path_params
    event = book.event
    found = explain(book, wanted["board"], wanted["number"], wanted["session"])
    board = Text.of(N_("Board {number}"), number=found.board)
    back = event_url(event.id, found.session, found.board), board
    return show(request, "event_why.html", event=event, found=found, score=found.score, back=back)


routes = [
    Route("/events", listing),
    Route("/events/{event}", standing),
    Route("/events/{event}/{number:int}", place),
    Route("/events/{event}/{session:int}/round", hall),
    Route("/events/{event}/{session:int}/round/{round:int}", hall),
    Route("/events/{event}/{session:int}/{board:int}", board),
    Route("/events/{event}/{session:int}/{board:int}/{number:int}", why),
]
