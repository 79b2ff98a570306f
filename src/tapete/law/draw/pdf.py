"""The flowchart on paper: the SVG pages on A4, set by typst."""

from __future__ import annotations

from collections.abc import Sequence

from tapete.law.draw.chart import chart_of
from tapete.law.draw.sheet import A4
from tapete.law.draw.svg import paint
from tapete.law.errors import LawError
from tapete.law.explore import Graph, Node
from tapete.text import N_, Speaker

__all__ = ["draw_pdf"]


# The font that typst brings along (Libertinus) is at least a tenth narrower than the table of widths.
SWELL = 9 / A4.size


class NoTypst(LawError):
    """The package that writes PDF is not installed."""


def draw_pdf(graph: Graph, say: Speaker, *, way: Sequence[Node] = ()) -> bytes:
    """The flowchart as PDF on A4; the same chart gives the same bytes."""
    try:
        import typst  # noqa: PLC0415 - an extra, and only this needs it
    except ImportError:
        raise NoTypst(
            N_("a PDF needs the package typst: install it with `pip install 'tapete[pdf]'`, or draw an SVG")
        ) from None
    chart = chart_of(graph, say, A4)
    pages = paint(chart, say, way=way, swell=SWELL)
    # Its own fonts only, so that the bytes are the same on every machine.
    pdf = typst.compile(_source(chart.script.title, pages).encode(), ignore_system_fonts=True)
    assert isinstance(pdf, bytes)
    return pdf


def _source(title: str, pages: Sequence[str]) -> str:
    images = "\n#pagebreak()\n".join(
        f'#image(bytes({_quoted(page)}), format: "svg", width: 100%)' for page in pages
    )
    return (
        f"#set document(title: {_quoted(title)}, date: none)\n"
        f"#set page(width: {A4.width}pt, height: {A4.height}pt, margin: 0pt)\n"
        f"#set block(spacing: 0pt)\n{images}\n"
    )


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
