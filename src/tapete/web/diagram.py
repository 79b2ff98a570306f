"""The flowchart of a procedure: its page, and its files."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from tapete.language import speaker
from tapete.law import Graph, Node, Procedure, Rulebook, explore
from tapete.law.draw import PHONE, WIDE, draw_pdf, draw_svg, mermaid
from tapete.web.links import clause_url, rule_url
from tapete.web.page import page, say_for
from tapete.web.site import site_of
from tapete.web.walk import SHEET, Walk

__all__ = ["draw", "routes"]


def diagram(request: Request) -> Response:
    """The page of a flowchart; on a narrow screen the browser takes the narrow sheet."""
    book, law = asked_for(request)
    walk = Walk.of(law, request.query_params)
    return page(request, "diagram.html", book=book, rulebook=book, law=law, walk=walk)


def svg(request: Request) -> Response:
    """The flowchart as a picture; answers in the address light their way."""
    book, law = asked_for(request)
    walk = Walk.of(law, request.query_params)
    graph = explore(law)
    way = graph.follow(walk.found.legs[0][1]) if walk.found.answered else ()
    sheet = PHONE if request.query_params.get(SHEET) == "phone" else WIDE
    pages = draw_svg(graph, say_for(request, book), sheet, way=way)
    return Response("\n".join(pages), media_type="image/svg+xml", headers=_as_file(law, "svg"))


def pdf(request: Request) -> Response:
    """The flowchart on A4."""
    book, law = asked_for(request)
    drawn = draw_pdf(explore(law), say_for(request, book))
    return Response(drawn, media_type="application/pdf", headers=_as_file(law, "pdf"))


def mermaid_text(request: Request) -> Response:
    """The flowchart as text for Mermaid."""
    book, law = asked_for(request)
    return PlainTextResponse(mermaid(explore(law), say_for(request, book)), headers=_as_file(law, "mmd"))


@lru_cache(maxsize=200)
def draw(book: Rulebook, graph: Graph, language: str, way: tuple[Node, ...]) -> str:
    """The flowchart for the middle of a page, with the way walked so far; other articles are links."""
    say = speaker(language, *book.texts)
    return "\n".join(draw_svg(graph, say, PHONE, way=way, link=partial(goto, book)))


def goto(book: Rulebook, article: str) -> str:
    """Where a hand-over leads: into the other procedure, or to the text where there is none."""
    return rule_url(book.id, article) if article in book.procedures else clause_url(book, article)


def asked_for(request: Request) -> tuple[Rulebook, Procedure[object]]:
    """The book and the procedure that an address names."""
    book = site_of(request).book(request.path_params["book"])
    return book, book.procedure(request.path_params["article"])


def _as_file(law: Procedure[object], end: str) -> dict[str, str]:
    return {
        "Content-Disposition": f'inline; filename="{law.book.id}-{law.article}.{end}"',
        "Cache-Control": "no-cache",
    }


def _routes() -> list[Route]:
    of: dict[str, Callable[[Request], Response]] = {
        "": diagram,
        ".svg": svg,
        ".pdf": pdf,
        ".mmd": mermaid_text,
    }
    return [Route("/laws/{book}/{article}/diagram" + end, handler) for end, handler in of.items()]


routes = _routes()
