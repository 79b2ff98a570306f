"""The few elements of SVG that a drawing needs, as text."""

from __future__ import annotations

from html import escape

__all__ = ["circle", "number", "path", "point", "rounded", "text"]


def number(value: float) -> str:
    """A number without what nobody sees."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def point(x: float, y: float) -> str:
    """A point in the data of a path."""
    return f"{number(x)} {number(y)}"


def path(data: str, fill: str = "none", stroke: str = "", width: float = 0.0) -> str:
    """A line or an area."""
    return f'<path d="{data}" fill="{fill}"{_outline(stroke, width)}/>'


def circle(x: float, y: float, radius: float, fill: str, *, stroke: str = "", width: float = 0.0) -> str:
    """A circle around a point."""
    where = f'cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"'
    return f'<circle {where} fill="{fill}"{_outline(stroke, width)}/>'


def rounded(x: float, y: float, wide: float, high: float, *, fill: str, stroke: str, width: float) -> str:
    """A rectangle with round ends."""
    where = f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
    return f'<rect {where} rx="{number(high / 2)}" fill="{fill}"{_outline(stroke, width)}/>'


def text(
    x: float, y: float, words: str, *, at: str = "", bold: bool = False, size: float = 0.0, fill: str = ""
) -> str:
    """A line of text; `at` says which part of it stands at `x`: its start, its middle or its end."""
    what = f'x="{number(x)}" y="{number(y)}"'
    what += f' text-anchor="{at}"' if at else ""
    what += ' font-weight="bold"' if bold else ""
    what += f' font-size="{number(size)}"' if size else ""
    what += f' fill="{fill}"' if fill else ""
    return f"<text {what}>{escape(words, quote=False)}</text>"


def _outline(stroke: str, width: float) -> str:
    return f' stroke="{stroke}" stroke-width="{number(width)}"' if stroke else ""
