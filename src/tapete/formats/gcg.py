r"""GCG: a Scrabble game as a text, an event a line, with the players named before.

    >alba: AACSSE? 8D CASAS +20 20
    >bruno: EEIOPRT -  +0 0

Double letters stand in brackets; a blank is a small letter, and ? on a rack. Files are in Latin-1 unless
they say otherwise.

>>> game = Gcg.parse("#player1 alba Alba\n#player2 bruno Bruno\n>alba: CASA 8E CASA +12 12\n")
>>> game.events[0].kind, str(game.events[0].move), game.events[0].total
(<EventKind.PLAY: 'play'>, '8E CASA', 12)
>>> Gcg.parse(str(game)) == game
True
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from tapete.scrabble import Move, Rack, ScrabbleError, Tiles
from tapete.text import N_, Choice, Problem

__all__ = ["BadGcg", "Event", "EventKind", "Gcg", "decode_gcg", "read_gcg"]


class BadGcg(ScrabbleError):
    """A file that is no GCG, or that tells of something impossible."""


class EventKind(Choice):
    """What a line of a GCG file tells."""

    PLAY = "play", N_("play")
    WITHDRAWN = "withdrawn", N_("play taken back as invalid")
    PASS = "pass", N_("pass")
    EXCHANGE = "exchange", N_("exchange")
    CHALLENGE = "challenge", N_("points for a challenge")
    TIME = "time", N_("points for overtime")
    SANCTION = "sanction", N_("points taken by the arbiter")
    RACK_LEFT = "rack", N_("points for tiles left on a rack")
    LOST = "lost", N_("turn lost")


@dataclass(frozen=True, slots=True)
class Event:
    """One event line."""

    player: int
    kind: EventKind
    rack: Rack
    score: int
    total: int
    move: Move | None = None
    exchanged: int = 0
    tiles: Tiles | None = None  # those exchanged or left, where they are known
    note: str = ""


@dataclass(frozen=True, slots=True)
class Gcg:
    """A GCG file: the players, what else is said of the game, and its events."""

    nicks: tuple[str, str]
    names: tuple[str, str]
    events: tuple[Event, ...] = ()
    pragmas: tuple[tuple[str, str], ...] = ()  # title, description, id, lexicon ... in their order

    @classmethod
    def parse(cls, text: str, /) -> Gcg:
        """The game that the text tells; raises `BadGcg` with the line where it cannot be."""
        reader = _Reader()
        for number, line in enumerate(unicodedata.normalize("NFC", text).splitlines(), 1):
            if line.strip():
                try:
                    reader.take(line.strip())
                except Problem as wrong:
                    raise BadGcg(N_("line {line}: {reason}"), line=number, reason=wrong.label) from None
        return reader.done()

    def __str__(self) -> str:
        return "\n".join((*self._head(), *map(self._line, self.events))) + "\n"

    def encode(self, encoding: str = "utf-8") -> bytes:
        """The file in UTF-8, which it then says, or in Latin-1."""
        declared = "#character-encoding UTF-8\n" if encoding.lower().startswith("utf") else ""
        try:
            return (declared + str(self)).encode(encoding)
        except UnicodeEncodeError as error:
            raise BadGcg(
                N_("{text} cannot be written in {encoding}: write the file in utf-8"),
                text=repr(error.object[error.start : error.end]),
                encoding=encoding,
            ) from None

    def pragma(self, name: str) -> str | None:
        """What the file says about the game under this name."""
        return dict(self.pragmas).get(name)

    def _head(self) -> Iterator[str]:
        for number, (nick, name) in enumerate(zip(self.nicks, self.names, strict=True), 1):
            yield f"#player{number} {nick} {name}"
        for name, value in self.pragmas:
            yield f"#{name} {value}".rstrip()

    def _line(self, event: Event) -> str:
        parts = [
            f">{self.nicks[event.player]}:",
            str(event.rack),
            _what(event),
            f"{event.score:+}",
            str(event.total),
        ]
        line = " ".join(part for part in parts if part)
        line += "\n#lost-turn" if event.kind is EventKind.LOST else ""
        return line + "".join(f"\n#note {part}" for part in event.note.splitlines())


def _what(event: Event) -> str:
    match event.kind:
        case EventKind.PLAY:
            return str(event.move)
        case EventKind.WITHDRAWN:
            return "--"
        case EventKind.PASS | EventKind.LOST:
            return "-"
        case EventKind.EXCHANGE:
            return f"-{event.exchanged if event.tiles is None else event.tiles}"
        case EventKind.RACK_LEFT:
            return f"({event.tiles or Tiles()})"
        case EventKind.CHALLENGE | EventKind.TIME | EventKind.SANCTION:
            return f"({event.kind})"


def read_gcg(file: Path) -> Gcg:
    """The game in a file."""
    try:
        return Gcg.parse(decode_gcg(file.read_bytes()))
    except OSError as error:
        raise BadGcg(
            N_("{file} cannot be read: {reason}"), file=str(file), reason=error.strerror or str(error)
        ) from None


def decode_gcg(data: bytes) -> str:
    """The text of a file: as it declares; otherwise UTF-8 where it can be that, and else Latin-1."""
    declared = re.match(rb"(?:\xef\xbb\xbf)?\s*#character-encoding\s+(\S+)", data)
    if declared is None:
        try:
            return data.decode("utf-8-sig")
        except UnicodeDecodeError:
            return data.decode("latin-1")
    encoding = declared[1].decode("ascii", "replace").lower()
    try:
        return data.decode("utf-8-sig" if encoding in ("utf-8", "utf8") else encoding)
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadGcg(
            N_("the file says that it is in {encoding}, and line {line} is not"), encoding=encoding, line=line
        ) from None
    except LookupError:
        raise BadGcg(N_("the file names an unknown encoding: {encoding}"), encoding=repr(encoding)) from None


_EVENT = re.compile(r">\s*([^:]+):\s*(.*?)\s*([+-]?\d+|\+-\d+)\s+(-?\d+)")
_MOVE = re.compile(r"(\S*)\s*?(?:^|\s)((?:\d{1,2}[A-Za-z]|[A-Za-z]\d{1,2})\s+\S+)")
_BRACKET = re.compile(r"(\S*)\s*\((\S*)\)")
_WORDS = {"challenge": EventKind.CHALLENGE, "time": EventKind.TIME, "sanction": EventKind.SANCTION}


class _Reader:
    def __init__(self) -> None:
        self.players: dict[int, tuple[str, str]] = {}
        self.pragmas: list[tuple[str, str]] = []
        self.events: list[Event] = []

    def take(self, line: str) -> None:
        if line.startswith("#"):
            self.pragma(*line[1:].partition(" ")[::2])
        elif line.startswith(">"):
            self.events.append(self.event(line))
        elif self.events:
            # A note may go on over several lines.
            self.note(line)
        else:
            raise BadGcg(N_("{text} is neither an event (>) nor a remark (#)"), text=repr(line))

    def done(self) -> Gcg:
        if sorted(self.players) != [1, 2]:
            raise BadGcg(N_("the file does not name its two players: write #player1 and #player2"))
        (first, one), (second, two) = self.players[1], self.players[2]
        return Gcg((first, second), (one, two), tuple(self.events), tuple(self.pragmas))

    def pragma(self, name: str, value: str) -> None:
        value = value.strip()
        if match := re.fullmatch(r"player([12])", name):
            nick, _, full = value.partition(" ")
            if not nick or any(nick == other for other, _ in self.players.values()):
                raise BadGcg(N_("each player needs a name of his own"))
            self.players[int(match[1])] = nick, full.strip() or nick
        elif name == "note":
            self.note(value)
        elif name == "lost-turn" and self.events and self.events[-1].kind is EventKind.PASS:
            self.change(kind=EventKind.LOST)
        elif name != "character-encoding":
            self.pragmas.append((name, value))

    def note(self, text: str) -> None:
        if self.events:
            self.change(note=f"{self.events[-1].note}\n{text}".strip())
        else:
            self.pragmas.append(("description", text))

    def change(self, **values: object) -> None:
        self.events[-1] = replace(self.events[-1], **values)  # type: ignore[arg-type]

    def event(self, line: str) -> Event:
        match = _EVENT.fullmatch(line)
        if match is None:
            raise BadGcg(N_("{text} is no event: write >name: RACK 8D WORD +points total"), text=repr(line))
        nick, what, gained, total = match.groups()
        names = [self.players.get(number, ("", ""))[0] for number in (1, 2)]
        if nick.strip() not in names:
            raise BadGcg(N_("{name} is none of the players"), name=repr(nick.strip()))
        # Some programs write "+-10".
        return self.what(names.index(nick.strip()), what, int(gained.replace("+-", "-")), int(total))

    def what(self, player: int, what: str, score: int, total: int) -> Event:
        def made(kind: EventKind, rack: str = "", **more: object) -> Event:
            return Event(player, kind, Rack.parse(rack), score, total, **more)  # type: ignore[arg-type]

        rack, _, rest = what.rpartition(" ") if " " in what else ("", "", what)
        rack = rack.strip()
        if rest == "--":
            return made(EventKind.WITHDRAWN, rack)
        if rest in ("-", "P"):
            return made(EventKind.PASS, rack)
        if rest.startswith("-"):
            changed = rest[1:]
            if changed.isdecimal():
                return made(EventKind.EXCHANGE, rack, exchanged=int(changed))
            tiles = Tiles.parse(changed)
            return made(EventKind.EXCHANGE, rack, exchanged=len(tiles), tiles=tiles)
        if match := _BRACKET.fullmatch(what):
            if match[2] in _WORDS:
                return made(_WORDS[match[2]], match[1])
            return made(EventKind.RACK_LEFT, match[1], tiles=Tiles.parse(match[2]))
        if match := _MOVE.fullmatch(what):
            return made(EventKind.PLAY, match[1], move=Move.parse(match[2]))
        raise BadGcg(N_("{text} is no play, pass or exchange"), text=repr(what))
