"""The minutes: the rulings given, each as it was given."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from tapete.journal import JournalError
from tapete.minutes import Minute
from tapete.text import N_, Problem
from tapete.web.form import Ticket, must_trust, read_form
from tapete.web.links import ruling_url
from tapete.web.page import page, say_for
from tapete.web.problems import Refused, status_of
from tapete.web.site import site_of

__all__ = ["latest", "routes"]

LONGEST_REASON = 1000


def latest(request: Request) -> tuple[int, list[Minute], Problem | None]:
    """The rulings, the newest first, as of a position of the journal; or why they cannot be read."""
    site = site_of(request)
    head = site.live.head  # first: what comes in between is then shown twice, never missed
    try:
        return head, list(site.minutes), None
    except JournalError as problem:
        return head, [], problem


def listing(request: Request) -> Response:
    """All rulings."""
    head, minutes, problem = latest(request)
    return page(
        request,
        "rulings.html",
        status=status_of(problem) if problem else 200,
        head=head,
        minutes=[(minute, say_for(request, minute.given.book)) for minute in minutes],
        problem=problem,
    )


def minute(request: Request) -> Response:
    """One ruling."""
    return minute_page(request, minute_of(request))


def minute_of(request: Request) -> Minute:
    """The ruling that the address names."""
    minutes, wanted = site_of(request).minutes, request.path_params["id"]
    if wanted not in minutes:
        raise Refused(404, N_("the minutes hold no ruling {id}: see the list of rulings"), id=repr(wanted))
    return minutes[wanted]


def minute_page(
    request: Request, minute: Minute, reason: str = "", problem: Problem | None = None
) -> Response:
    """The ruling as it was given, to read and to print, with the form to withdraw it."""
    site = site_of(request)
    ticket = Ticket(request)
    response = page(
        request,
        "minute.html",
        book=minute.given.book,
        status=status_of(problem) if problem else 200,
        head=site.live.head,
        rulebook=site.books.get(minute.given.book),
        minute=minute,
        given=minute.given,
        reason=reason,
        ticket=ticket,
        problem=problem,
        longest=LONGEST_REASON,
    )
    return ticket.give(response)


async def withdraw(request: Request) -> Response:
    """Withdraw a ruling, with the reason; it stays in the minutes."""
    form = await read_form(request)
    return await run_in_threadpool(_withdraw, request, form)


def _withdraw(request: Request, form: dict[str, str]) -> Response:
    found = minute_of(request)
    reason = form.get("reason", "").strip()
    try:
        must_trust(request, form)
        must_say_why(reason)
        site_of(request).minutes.withdraw(found.given.id, reason)
    except (Refused, JournalError) as problem:
        return minute_page(request, found, reason, problem)
    return RedirectResponse(ruling_url(found.given.id), 303)


def must_say_why(reason: str) -> None:
    """Raise `Refused` for a reason that says nothing or too much."""
    if not reason or len(reason) > LONGEST_REASON:
        raise Refused(
            400, N_("say why, in at most {n} characters: the minutes keep the reason"), n=LONGEST_REASON
        )


routes = [
    Route("/rulings", listing),
    Route("/rulings/{id}", minute),
    Route("/rulings/{id}/withdraw", withdraw, methods=["POST"]),
]
