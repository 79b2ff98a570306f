"""Sheets of paper as PDF: the free-play score sheet, the travelling sheet, the diagrams of a board.

The text is typst, which the functions ending in `_source` give without the package; `pdf` sets it.

>>> "travelling" in travelling_source(Board.made(3, seed="x"), 5).casefold()
True
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tapete.tarot.board import COLOURS, Board
from tapete.tarot.cards import Suit
from tapete.tarot.errors import TarotError
from tapete.tarot.form import Form
from tapete.tarot.hand import Hand
from tapete.text import ENGLISH, N_, Speaker, Text, phrase, sentence

__all__ = ["diagrams_source", "pdf", "score_sheet_source", "travelling_source"]

_PAGE = '#set page(paper: "a4", margin: 15mm)\n#set text(size: 10pt)\n'
_LINE = "#box(width: 1fr, line(length: 100%, stroke: 0.4pt))"
_TINT = {"yellow": "#fff3b0", "blue": "#cfe3ff", "red": "#ffd6d6", "green": "#d6f2d6"}


class NoTypst(TarotError):
    """The package that writes PDF is not installed."""


def pdf(source: str) -> bytes:
    """The sheet as PDF; the same source gives the same bytes."""
    try:
        import typst  # noqa: PLC0415 - an extra, and only this needs it
    except ImportError:
        raise NoTypst(
            N_("a PDF needs the package typst: install it with `pip install 'tapete[pdf]'`")
        ) from None
    found = typst.compile(source.encode(), ignore_system_fonts=True)
    assert isinstance(found, bytes)
    return found


def score_sheet_source(form: Form = Form.FOUR, deals: int = 8, say: Speaker = ENGLISH) -> str:
    """The sheet of a free table: a row a deal, marks of every seat, sums that are 0 (T4-SC-6)."""
    seats = [phrase(seat, say) for seat in form.seats]
    short = seats if form is Form.FOUR else [str(seat) for seat in form.seats]
    head = [N_("Deal"), N_("taker"), N_("contract"), N_("oudlers"), N_("points"), N_("premiums")]
    columns = [*(say(word) for word in head), *short, say(N_("sum"))]
    rows = [[str(number + 1), *[""] * (len(columns) - 2), "0"] for number in range(deals)]
    rows.append([say(N_("balance")), *[""] * (len(columns) - 2), "0"])
    sign = _text(say(N_("signature")))
    lines = "".join(f"[{_text(name)}: {_LINE}], [{sign}: {_LINE}],\n  " for name in seats)
    names = f"#grid(columns: (2fr, 1fr), gutter: 7mm,\n  {lines})"
    title = say(N_("Free play: score sheet"))
    foot = say(N_("Table: ______   Position: ______   All players check that every row sums to 0, and sign."))
    widths = ("auto", "1fr", "1.3fr", "auto", "auto", "1.3fr", *["1.2fr"] * len(seats), "auto")
    sheet = _table(columns, rows, widths)
    return f"{_PAGE}= {_text(title)}\n#v(5mm)\n{names}\n#v(5mm)\n{sheet}\n#v(3mm)\n{_text(foot)}\n"


def travelling_source(board: Board, lines: int = 12, say: Speaker = ENGLISH) -> str:
    """The travelling sheet of a board: number, taker, dog, and one mark a table (TD-11)."""
    title = sentence(
        Text.of(
            N_("Board {n}: travelling sheet. {taker} takes, {leader} leads."),
            n=board.number,
            taker=board.taker,
            leader=board.leader,
        ),
        say,
    )
    dog = phrase(Text.of(N_("Dog: {cards}"), cards=_symbols(board.deal.dog)), say)
    colour = say(N_("Colour of the tournament: ____________"))
    columns = [say(word) for word in (N_("position"), N_("table"), N_("taker wins +"), N_("taker loses −"))]
    columns += [say(N_("taker %")), say(N_("defenders %"))]
    rows = [[str(number + 1), *[""] * 5] for number in range(lines)]
    sheet = _table(columns, rows, ("auto", "14mm", *["1fr"] * 4))
    return (
        f"{_PAGE}= {_text(title)}\n#v(3mm)\n#text(size: 12pt)[{_text(dog)} #h(1fr) {_text(colour)}]\n"
        f"#v(3mm)\n{sheet}\n"
    )


def diagrams_source(board: Board, say: Speaker = ENGLISH) -> str:
    """The four diagrams of a board, each in its colour, with the eighteen cards of the hand (TD-4)."""
    boxes = []
    for seat in Form.FOUR.seats:
        colour = COLOURS[seat]
        label = Text.of(N_("Board {n}, {seat}, {colour}"), n=board.number, seat=seat, colour=colour)
        cards = " \\\n".join(_text(line) for line in _rows(board.deal[seat]))
        boxes.append(
            f'rect(width: 100%, height: 100%, fill: rgb("{_TINT[colour.value]}"), inset: 6mm)'
            f"[*{_text(sentence(label, say))}* #v(2mm) #text(size: 13pt)[{cards}]]"
        )
    grid = ",\n  ".join(boxes)
    return f"{_PAGE}#grid(columns: (1fr, 1fr), rows: (62mm, 62mm), gutter: 6mm,\n  {grid})\n"


def _rows(hand: Hand) -> Iterable[str]:
    for suit in Suit:
        yield f"{suit.symbol} " + (" ".join(str(card.rank) for card in hand.suit(suit)) or "–")
    trumps = " ".join(str(card.trump) for card in hand.trumps)
    yield "T " + (f"{trumps} " if trumps else "") + ("E" if hand.has_excuse else "")


def _symbols(hand: Hand) -> str:
    return " ".join(card.symbol for card in hand)


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]], widths: Iterable[str]) -> str:
    """A table as wide as the page, with rows in which one can write by hand."""
    cells = ", ".join(f"text(size: 9pt)[*{_text(name)}*]" for name in columns)
    body = ",\n  ".join(", ".join(f"[{_text(cell)}]" for cell in row) for row in rows)
    return (
        f"#table(columns: ({', '.join(widths)}), align: center + horizon, inset: (x: 2pt, y: 9pt),\n"
        f"  {cells},\n  {body})"
    )


def _text(text: str) -> str:
    """The text with what typst would read as a mark made plain."""
    return "".join(f"\\{letter}" if letter in "\\#*_$@<>[]=~`/" else letter for letter in text)
