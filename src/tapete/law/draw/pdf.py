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
    files = {f"page-{number}.svg": page.encode() for number, page in enumerate(pages, 1)}
    files["main.typ"] = _source(chart.script.title, len(pages)).encode()
    # Its own fonts only, so that the bytes are the same on every machine.
    pdf = typst.compile(files, ignore_system_fonts=True)
    assert isinstance(pdf, bytes)
    return pdf


def _source(title: str, pages: int) -> str:
    quoted = title.replace("\\", "\\\\").replace('"', '\\"')
    images = "\n#pagebreak()\n".join(f'#image("page-{n}.svg", width: 100%)' for n in range(1, pages + 1))
    return (
        f'#set document(title: "{quoted}", date: none)\n'
        f"#set page(width: {A4.width}pt, height: {A4.height}pt, margin: 0pt)\n#set block(spacing: 0pt)\n{images}\n"
    )
