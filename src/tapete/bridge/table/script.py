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
from collections.abc import Callable, Iterator
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
from tapete.text import N_, Problem, Text

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
    tables: list[tuple[int, Table]] = field(default_factory=list)


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
            _do(script, number, line)
        except Problem as wrong:
            raise BadScript(number, line, wrong.label) from None
    return script or Script(title, head.table())


def _do(script: Script, number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    if word == "expect":
        check(script.table, rest)
        return
    if word == "refused":
        try:
            parse_act_at(script.table, rest)
        except (BridgeError, LawError):
            return
        raise BadNotation(N_("this was expected to be refused, and it was not"))
    if word == "back":
        script.table = script.table.back(int(rest) if rest.isdecimal() else 1)
    else:
        script.table = parse_act_at(script.table, line)
    script.tables.append((number, script.table))


def parse_act_at(table: Table, line: str) -> Table:
    """The table after the act of the line."""
    return table.act(parse_act(line))


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
        case "answer", [key, *value] if value:
            return acts.Answers(key, " ".join(value))
        case "score", [side, points] if re.fullmatch(r"-?\d+", points):
            return acts.Scores(Seat.parse(side[:1]), int(points))
    seat, rest = Seat.parse(words[0]), words[1:]
    if not rest:
        raise BadNotation(N_("say what {seat} does, such as {seat} 1S"), seat=seat.value)
    return _act_of(seat, rest[0].lower(), rest[1:], rest)


def _act_of(seat: Seat, verb: str, more: list[str], rest: list[str]) -> acts.Act:
    match verb, more:
        case "arbiter", []:
            return acts.Summons(seat)
        case "changes", [call]:
            return acts.Changes(seat, Call.parse(call))
        case ("plays" | "leads"), [card]:
            return acts.Plays(seat, Card.parse(card))
        case ("plays" | "leads"), [card, "face", "down"]:
            return acts.Plays(seat, Card.parse(card), face_down=True)
        case "dummy", words if words:
            return acts.Names(seat, " ".join(words))
        case ("drops" | "shows"), cards if cards:
            how = acts.How.DROPPED if verb == "drops" else acts.How.SHOWN
            return acts.Exposes(seat, tuple(map(Card.parse, cards)), how)
        case "claims", [tricks, *statement] if tricks.isdecimal():
            return acts.Claims(seat, int(tricks), " ".join(statement))
        case "concedes", [] | ["all"]:
            return acts.Concedes(seat)
        case "concedes", [tricks] if tricks.isdecimal():
            return acts.Concedes(seat, int(tricks))
        case "agrees", []:
            return acts.Agrees(seat)
        case "objects", []:
            return acts.Objects(seat)
        case "says", words if words:
            return acts.Says(seat, " ".join(words))
        case "thinks", []:
            return acts.Says(seat, "thinks")
        case ("requires" | "forbids"), [suit]:
            order = acts.Order.REQUIRE if verb == "requires" else acts.Order.FORBID
            return acts.Orders(seat, order, _suit(suit))
        case "leaves", ["free"]:
            return acts.Orders(seat, acts.Order.WAIVE)
    return _call_or_card(seat, " ".join(rest))


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
    return " ".join(_words(act))


def _words(act: acts.Act) -> Iterator[str]:
    match act:
        case acts.Calls(seat, call):
            yield from (seat.value, str(call))
        case acts.BidsTooHigh(seat):
            yield from (seat.value, str(act.call))
        case acts.Changes(seat, call):
            yield from (seat.value, "changes", str(call))
        case acts.Plays(seat, card, face_down):
            yield from (seat.value, "leads", str(card), "face", "down") if face_down else (seat.value, str(card))
        case acts.Names(seat, designation):
            yield from (seat.value, "dummy", designation)
        case acts.Exposes(seat, cards, how):
            yield from (seat.value, "drops" if how is acts.How.DROPPED else "shows", *map(str, cards))
        case acts.Claims(seat, tricks, statement):
            yield from (seat.value, "claims", str(tricks), *([statement] if statement else ()))
        case acts.Concedes(seat, tricks):
            yield from (seat.value, "concedes", "all" if tricks is None else str(tricks))
        case acts.Agrees(seat) | acts.Objects(seat):
            yield from (seat.value, "agrees" if isinstance(act, acts.Agrees) else "objects")
        case acts.Says(seat, what):
            yield from (seat.value, "thinks") if what == "thinks" else (seat.value, "says", what)
        case acts.Summons(by):
            yield from ("arbiter",) if by is None else (by.value, "arbiter")
        case acts.Opens(article, offender):
            yield from ("arbiter", article, offender.value)
        case acts.Answers(key, answer):
            yield from (answer, key) if answer in ("yes", "no") else ("answer", key, answer)
        case acts.Orders(seat, order, suit):
            verb = {"require": "requires", "forbid": "forbids", "waive": "leaves"}[order.value]
            yield from (seat.value, verb, "free" if suit is None else suit.value)
        case acts.Scores(seat, points):
            yield from ("score", seat.side.value, str(points))
        case _:
            raise TypeError(f"{type(act).__name__} has no line")
