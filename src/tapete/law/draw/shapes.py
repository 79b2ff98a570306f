"""The outlines of the boxes, as the data of an SVG path."""

from __future__ import annotations

from tapete.law.draw.box import INSET, Box
from tapete.law.draw.words import Look

__all__ = ["outline"]


def outline(box: Box, x: float, y: float, u: float, out: float = 0.0) -> str:
    """The outline of a box that stands there; `out` draws it that much larger on all sides."""
    left, top, right, bottom = x - out, y - out, x + box.width + out, y + box.height + out
    inset = INSET.get(box.look, 0.0) * u
    match box.look:
        case Look.QUESTION:
            middle = y + box.height / 2
            points = [
                (left + inset, top),
                (right - inset, top),
                (right, middle),
                (right - inset, bottom),
                (left + inset, bottom),
                (left, middle),
            ]
            return _closed(points)
        case Look.STEP:
            return _closed([(left + inset, top), (right, top), (right - inset, bottom), (left, bottom)])
        case Look.GOTO:
            radius = (bottom - top) / 2
        case Look.ANSWER | Look.TITLE:
            radius = 0.4 * u
        case Look.MILD | Look.GRAVE:
            radius = 0.0
    if not radius:
        return _closed([(left, top), (right, top), (right, bottom), (left, bottom)])
    r = f"{radius:.2f} {radius:.2f} 0 0 1"
    return (
        f"M{left + radius:.2f} {top:.2f}H{right - radius:.2f}A{r} {right:.2f} {top + radius:.2f}"
        f"V{bottom - radius:.2f}A{r} {right - radius:.2f} {bottom:.2f}H{left + radius:.2f}"
        f"A{r} {left:.2f} {bottom - radius:.2f}V{top + radius:.2f}A{r} {left + radius:.2f} {top:.2f}Z"
    )


def _closed(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "Z"
