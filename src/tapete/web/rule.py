"""The ruling, walked question by question; then given."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass, field

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from tapete.journal import JournalError
from tapete.law import Answered, Referred, Ruling, Source, Told, Trail
from tapete.minutes import Minute, given
from tapete.text import N_, Problem, Text
from tapete.web.diagram import asked_for, draw
from tapete.web.form import Ticket, must_trust, read_form
from tapete.web.links import chart_url, ruling_url
from tapete.web.page import page, say_for
from tapete.web.picker import picker
from tapete.web.problems import Refused, status_of
from tapete.web.site import site_of
from tapete.web.tongue import tongue
from tapete.web.walk import Walk

__all__ = ["routes"]

LONGEST_PLACE = 120
LONGEST_REMARKS = 4000


@dataclass(frozen=True, slots=True)
class Draft:
    """What the arbiter adds to a ruling before it is given."""

    place: str = ""
    remarks: str = ""
    # Made with the page and kept when it is sent again: a ruling sent twice is one ruling.
    id: str = field(default_factory=lambda: secrets.token_hex(8))


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the trail as a page shows it; the steps of the minutes have the same names."""

    kind: str
    text: Text | str
    cite: tuple[str, ...]
    answered: object = ""
    source: str = ""
    key: str = ""
    change: str = ""


def rule(request: Request) -> Response:
    """The question that comes next, or the ruling."""
    walk = walk_of(request)
    if walk.found.ruling is None:
        return question_page(request, walk)
    return ruling_page(request, walk, Draft())


async def give(request: Request) -> Response:
    """Give the ruling: it goes into the minutes, and the page that shows it there follows."""
    form = await read_form(request)
    return await run_in_threadpool(_give, request, form)


def _give(request: Request, form: dict[str, str]) -> Response:
    walk = walk_of(request)
    if walk.found.ruling is None:
        return question_page(request, walk, 409)
    if not re.fullmatch(r"[0-9a-f]{16}", form.get("id", "")):
        raise Refused(400, N_("this form cannot be read: send it from Tapete's own page"))
    draft = Draft(form.get("place", "").strip(), form.get("remarks", "").strip(), form["id"])
    try:
        check(request, form, draft)
        minute = record(request, walk, draft)
    except (Refused, JournalError) as problem:
        return ruling_page(request, walk, draft, problem)
    return RedirectResponse(ruling_url(minute.given.id), 303)


def check(request: Request, form: dict[str, str], draft: Draft) -> None:
    """Raise `Refused` for a form that is not this visitor's, or too long."""
    must_trust(request, form)
    if len(draft.place) > LONGEST_PLACE or len(draft.remarks) > LONGEST_REMARKS:
        raise Refused(
            400,
            N_("the place may have {place} characters and the remarks {remarks}: shorten them"),
            place=LONGEST_PLACE,
            remarks=LONGEST_REMARKS,
        )


def record(request: Request, walk: Walk, draft: Draft) -> Minute:
    """Put the ruling into the minutes; the same one sent again is there already."""
    event = given(walk.found, draft.id, place=draft.place, remarks=draft.remarks)
    minute = site_of(request).minutes.give(event)
    if minute.given != event:
        raise Refused(
            409,
            N_("ruling {number} was given from this page already, with other words: withdraw it first"),
            number=minute.number,
        )
    return minute


def walk_of(request: Request) -> Walk:
    """The walk that the address stands for."""
    return Walk.of(asked_for(request)[1], request.query_params)


def question_page(request: Request, walk: Walk, status: int = 200) -> Response:
    """One question."""
    stop = walk.found.pending
    assert stop is not None
    book = walk.found.procedure.book
    return page(
        request,
        "question.html",
        book=book,
        status=400 if walk.wrong else status,
        rulebook=book,
        walk=walk,
        law=walk.found.current,
        question=stop.question,
        text=stop.question.says(*stop.about),
        picker=picker(stop.question.kind, say_for(request, book), walk.answers.get(stop.key)),
        before=steps(walk, walk.before),
        now=steps(walk, walk.steps),
        chart=draw(book, walk.chart[0], tongue(request), walk.chart[1]),
        whole_chart=whole_chart(walk),
    )


def ruling_page(request: Request, walk: Walk, draft: Draft, problem: Problem | None = None) -> Response:
    """The ruling, and the form that gives it; with a problem the form keeps what was typed."""
    ruling = walk.found.ruling
    assert ruling is not None
    book = walk.found.procedure.book
    ticket = Ticket(request)
    response = page(
        request,
        "ruling.html",
        book=book,
        status=status_of(problem) if problem else 200,
        rulebook=book,
        walk=walk,
        law=walk.found.procedure,
        ruling=ruling,
        headline=headline(ruling),
        effects=ruling.effects[1:],
        clauses=[book.clauses[each] for each in ruling.clauses if each in book.clauses],
        trail=steps(walk, walk.found.trail),
        chart=draw(book, walk.chart[0], tongue(request), walk.chart[1]),
        whole_chart=whole_chart(walk),
        draft=draft,
        ticket=ticket,
        problem=problem,
        longest={"place": LONGEST_PLACE, "remarks": LONGEST_REMARKS},
    )
    return ticket.give(response)


def headline(ruling: Ruling) -> object:
    """What is ruled, in one sentence: a law puts first what comes first."""
    return next(iter((*ruling.effects, *ruling.duties, *ruling.notes)), N_("nothing is to be done."))


def whole_chart(walk: Walk) -> str:
    """The page of the chart; the answers light the way where they all belong to that article."""
    law, now = walk.found.procedure, walk.found.current
    return chart_url(law.book.id, now.article, answers=walk.answers if now is law else None)


def steps(walk: Walk, trail: Trail) -> list[Step]:
    """The trail for a page."""
    return [_step(walk, step) for step in trail]


def _step(walk: Walk, step: Answered | Told | Referred) -> Step:
    match step:
        case Told(told):
            return Step("told", told.text, told.cite)
        case Referred(law, cite):
            return Step("went-on", law.title, cite, key=law.article)
        case Answered(key, question, about, answer, source):
            person = source is Source.PERSON
            return Step(
                "asked",
                question.says(*about),
                question.cite,
                answered=answer,
                source="" if person else source.label,
                key=key,
                change=walk.change(key) if person else "",
            )


routes = [
    Route("/rule/{book}/{article}", rule, methods=["GET"]),
    Route("/rule/{book}/{article}", give, methods=["POST"]),
]
