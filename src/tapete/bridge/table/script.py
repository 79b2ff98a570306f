"""Table scripts: a board as a director would write it down, one act a line.

    rules bridge-2017          the rule book; bridge-2017 where nothing is said
    board 5                    gives dealer and vulnerability; `dealer S` and `vulnerable ns` overrule it
    deal N:AKQ... ...          the four hands, if they matter
    N 1S                       North bids one spade
    E 1H                       East bids one heart, which is not enough
    arbiter                    somebody calls the arbiter
    no insufficient_bid_accepted
    E 2H                       East's replacement
    expect ruling 27B1a

What stands after # is a remark. `parse_act` reads a line, `print_act` writes it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from tapete.bridge.board import Board, Vulnerability
from tapete.bridge.call import Call, Denomination
from tapete.bridge.cards import Card, Suit
from tapete.bridge.deal import Deal
from tapete.bridge.errors import BadNotation, BridgeError
from tapete.bridge.hand import Hand
from tapete.bridge.seat import Seat
from tapete.bridge.table import acts
from tapete.bridge.table.editions import EDITIONS
from tapete.bridge.table.expect import check
from tapete.bridge.table.table import Table
from tapete.law import LawError
from tapete.text import N_, Problem

__all__ = ["BadScript", "Script", "parse_act", "play", "print_act"]


class BadScript(BridgeError):
    """A line of a script that cannot be understood, cannot happen, or is not as expected."""

    def __init__(self, line: int, text: str, reason: object) -> None:
        super().__init__(N_("line {line}, “{text}”: {reason}"), line=line, text=Verbatim(text), reason=reason)
        self.line = line


@dataclass(frozen=True, slots=True)
class Verbatim:
    """Words of the script, the same in every language."""

    words: str

    def __str__(self) -> str:
        return self.words


@dataclass(slots=True)
class Script:
    """A script that was played: the table after each line, and its title."""

    title: str
    table: Table
    tables: list[Table] = field(default_factory=list)  # after each act


def play(text: str) -> Script:
    """Play a script to its end; raises `BadScript` at the first line that is wrong."""
    head = _Head()
    title = ""
    script: Script | None = None
    for number, written in enumerate(text.splitlines(), 1):
        line, _, remark = written.partition("#")
        line = " ".join(line.split())
        if not line:
            title = title or remark.strip()
            continue
        try:
            if script is None and head.read(line):
                continue
            if script is None:
                script = Script(title, head.table())
            _do(script, line)
        except Problem as wrong:
            raise BadScript(number, line, wrong.label) from None
    return script or Script(title, head.table())


def _do(script: Script, line: str) -> None:
    word, _, rest = line.partition(" ")
    if word == "expect":
        check(script.table, rest)
        return
    if word == "refused":
        try:
            script.table.act(parse_act(rest))
        except (BridgeError, LawError):
            return
        raise BadNotation(N_("this was expected to be refused, and it was not"))
    if word == "back":
        script.table = script.table.back(int(rest) if rest.isdecimal() else 1)
    else:
        script.table = script.table.act(parse_act(line))
    script.tables.append(script.table)


class _Head:
    """The lines before the first act."""

    def __init__(self) -> None:
        self.edition = "bridge-2017"
        self.profile: dict[str, Any] = {}
        self.number = 1
        self.dealer: Seat | None = None
        self.vulnerability: Vulnerability | None = None
        self.deal = Deal()

    def read(self, line: str) -> bool:
        """Whether the line belongs to the head."""
        word, _, rest = line.partition(" ")
        reader: Callable[[str], None] | None = getattr(self, f"_{word.rstrip(':').lower()}", None)
        if reader is None or not rest:
            return False
        reader(rest.strip())
        return True

    def _rules(self, text: str) -> None:
        if text not in EDITIONS:
            raise BadNotation(
                N_("{text} are no rules for bridge: give {names}"), text=repr(text), names=", ".join(EDITIONS)
            )
        self.edition = text

    def _profile(self, text: str) -> None:
        key, _, value = text.partition(" ")
        self.profile[key] = value

    def _board(self, text: str) -> None:
        if not text.isdecimal() or not int(text):
            raise BadNotation(N_("{text} is no board: boards are numbered from 1"), text=repr(text))
        self.number = int(text)

    def _dealer(self, text: str) -> None:
        self.dealer = Seat.parse(text)

    def _vulnerable(self, text: str) -> None:
        self.vulnerability = Vulnerability.parse(text)

    def _deal(self, text: str) -> None:
        self.deal = Deal.parse(text)

    def _hand(self, text: str) -> None:
        """One hand, of any number of cards: `hand N AKQ.T98.-.5432`."""
        seat, _, cards = text.partition(" ")
        hands = dict(self.deal) | {Seat.parse(seat): Hand.parse(cards)}
        self.deal = Deal.of(hands)

    def table(self) -> Table:
        """The table before anything has happened."""
        board = Board.numbered(self.number, self.deal)
        board = Board(
            self.number, self.dealer or board.dealer, self.vulnerability or board.vulnerability, self.deal
        )
        return Table(board, EDITIONS[self.edition].with_profile(**self.profile))


def parse_act(line: str) -> acts.Act:
    """The act that a line of a script names; raises `BadNotation` for what is none."""
    words = line.split()
    if not words:
        raise BadNotation(N_("an empty line is no act"))
    match words[0].lower(), words[1:]:
        case "arbiter", []:
            return acts.Summons()
        case "arbiter", [article, offender]:
            return acts.Opens(article, Seat.parse(offender))
        case ("yes" | "no") as word, [key]:
            return acts.Answers(key, word)
        case "answer", [key, *value]:
            return acts.Answers(key, " ".join(value))
        case "score", [side, points] if re.fullmatch(r"-?\d+", points):
            return acts.Scores(Seat.parse(side[:1]), int(points))
    seat, rest = Seat.parse(words[0]), words[1:]
    if not rest:
        raise BadNotation(N_("say what {seat} does, such as {seat} 1S"), seat=seat.value)
    return _act_of(seat, rest[0].lower(), rest[1:], rest)


def _act_of(seat: Seat, verb: str, more: list[str], rest: list[str]) -> acts.Act:
    if verb in _VERBS:
        act = _VERBS[verb](seat, more)
        if act is None:
            raise BadNotation(
                N_("after {seat} {verb} something is missing or too much: see the table of acts"),
                seat=seat.value,
                verb=verb,
            )
        return act
    return _call_or_card(seat, " ".join(rest))


def _played(seat: Seat, words: list[str]) -> acts.Act | None:
    if words[1:] not in ([], ["face", "down"]) or not words:
        return None
    return acts.Plays(seat, Card.parse(words[0]), face_down=len(words) > 1)


def _exposed(how: acts.How) -> _Reader:
    return lambda seat, words: acts.Exposes(seat, tuple(map(Card.parse, words)), how) if words else None


def _claimed(seat: Seat, words: list[str]) -> acts.Act | None:
    if not words or not words[0].isdecimal():
        return None
    return acts.Claims(seat, int(words[0]), " ".join(words[1:]))


def _conceded(seat: Seat, words: list[str]) -> acts.Act | None:
    if words in ([], ["all"]):
        return acts.Concedes(seat)
    return acts.Concedes(seat, int(words[0])) if len(words) == 1 and words[0].isdecimal() else None


def _ordered(order: acts.Order) -> _Reader:
    return lambda seat, words: acts.Orders(seat, order, _suit(words[0])) if len(words) == 1 else None


_Reader = Callable[[Seat, list[str]], acts.Act | None]
# What stands after a seat, and the act that it and the words behind it are; None where they do not fit.
_VERBS: dict[str, _Reader] = {
    "arbiter": lambda seat, words: None if words else acts.Summons(seat),
    "changes": lambda seat, words: acts.Changes(seat, Call.parse(words[0])) if len(words) == 1 else None,
    "plays": _played,
    "leads": _played,
    "dummy": lambda seat, words: acts.Names(seat, " ".join(words)) if words else None,
    "drops": _exposed(acts.How.DROPPED),
    "shows": _exposed(acts.How.SHOWN),
    "claims": _claimed,
    "concedes": _conceded,
    "agrees": lambda seat, words: None if words else acts.Agrees(seat),
    "objects": lambda seat, words: None if words else acts.Objects(seat),
    "says": lambda seat, words: acts.Says(seat, " ".join(words)) if words else None,
    "thinks": lambda seat, words: None if words else acts.Says(seat, "thinks"),
    "requires": _ordered(acts.Order.REQUIRE),
    "forbids": _ordered(acts.Order.FORBID),
    "leaves": lambda seat, words: acts.Orders(seat, acts.Order.WAIVE) if words == ["free"] else None,
}


def _suit(text: str) -> Suit:
    found = next((s for s in Suit if text.upper() in (s.value, s.symbol) or text.lower() == s.label), None)
    if found is None:
        raise BadNotation(N_("{text} is no suit: give S, H, D or C"), text=repr(text))
    return found


def _call_or_card(seat: Seat, text: str) -> acts.Act:
    too_high = re.fullmatch(r"(\d+)\s*(C|D|H|S|NT|N)", text.upper())
    if too_high and int(too_high[1]) > 7:
        named = "NT" if too_high[2].startswith("N") else too_high[2]
        return acts.BidsTooHigh(seat, int(too_high[1]), Denomination(named))
    for parse in (_as_call, _as_card):
        if (act := parse(seat, text)) is not None:
            return act
    raise BadNotation(
        N_("{text} is neither a call nor a card nor anything else that {seat} can do"),
        text=repr(text),
        seat=seat.value,
    )


def _as_call(seat: Seat, text: str) -> acts.Act | None:
    try:
        return acts.Calls(seat, Call.parse(text))
    except BadNotation:
        return None


def _as_card(seat: Seat, text: str) -> acts.Act | None:
    try:
        return acts.Plays(seat, Card.parse(text))
    except BadNotation:
        return None


def print_act(act: acts.Act) -> str:
    """The line of a script that stands for the act."""
    return " ".join(_WRITERS[type(act)](act))


def _said(act: acts.Says) -> tuple[str, ...]:
    return (act.seat.value, "thinks") if act.what == "thinks" else (act.seat.value, "says", act.what)


def _answered(act: acts.Answers) -> tuple[str, ...]:
    return (act.answer, act.key) if act.answer in ("yes", "no") else ("answer", act.key, act.answer)


def _exposes(act: acts.Exposes) -> tuple[str, ...]:
    verb = "shows" if act.how is acts.How.SHOWN else "drops"
    return (act.seat.value, verb, *map(str, act.cards))


def _orders(act: acts.Orders) -> tuple[str, ...]:
    verb = {"require": "requires", "forbid": "forbids", "waive": "leaves"}[act.order.value]
    return (act.seat.value, verb, "free" if act.suit is None else act.suit.value)


_WRITERS: dict[type[acts.Act], Callable[[Any], Iterable[str]]] = {
    acts.Calls: lambda act: (act.seat.value, str(act.call)),
    acts.BidsTooHigh: lambda act: (act.seat.value, str(act.call)),
    acts.Changes: lambda act: (act.seat.value, "changes", str(act.call)),
    acts.Plays: lambda act: (
        (act.seat.value, "leads", str(act.card), "face", "down")
        if act.face_down
        else (act.seat.value, str(act.card))
    ),
    acts.Names: lambda act: (act.seat.value, "dummy", act.designation),
    acts.Exposes: _exposes,
    acts.Claims: lambda act: (act.seat.value, "claims", str(act.tricks), *act.statement.split()),
    acts.Concedes: lambda act: (act.seat.value, "concedes", "all" if act.tricks is None else str(act.tricks)),
    acts.Agrees: lambda act: (act.seat.value, "agrees"),
    acts.Objects: lambda act: (act.seat.value, "objects"),
    acts.Says: _said,
    acts.Summons: lambda act: ("arbiter",) if act.seat is None else (act.seat.value, "arbiter"),
    acts.Opens: lambda act: ("arbiter", act.article, act.offender.value),
    acts.Answers: _answered,
    acts.Orders: _orders,
    acts.Scores: lambda act: ("score", act.seat.side.value, str(act.points)),
}
