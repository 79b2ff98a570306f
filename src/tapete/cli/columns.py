"""A table of text: columns under their headings, as wide as what stands in them."""

from __future__ import annotations

from collections.abc import Sequence

import click

__all__ = ["print_columns"]


def print_columns(heads: Sequence[str], rows: Sequence[Sequence[object]], sides: str) -> None:
    """The rows; `sides` says for each column whether it is flush left or right: "rrlr".

    A column without anything in it is left out.
    """
    cells = [[str(cell) for cell in row] for row in rows]
    used = [place for place in range(len(heads)) if any(row[place] for row in cells)]
    width = {place: max(len(row[place]) for row in [list(heads), *cells]) for place in used}

    def line(row: Sequence[str]) -> str:
        return "  ".join(
            row[place].rjust(width[place]) if sides[place] == "r" else row[place].ljust(width[place])
            for place in used
        ).rstrip()

    if used:
        click.echo(click.style(line(heads), bold=True))
    for row in cells:
        click.echo(line(row))
