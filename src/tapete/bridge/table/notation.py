"""The notation of acts: one line for each, such as a director writes down.

`parse_act` reads a line, `print_act` writes it.

>>> print_act(parse_act("e leads h7 face down"))
'E leads H7 face down'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from tapete.bridge.call import Call, Denomination
from tapete.bridge.cards import Card, Suit
from tapete.bridge.errors import BadNotation
from tapete.bridge.seat import Seat
from tapete.bridge.table import acts
from tapete.text import N_

__all__ = ["VERBS", "parse_act", "print_act"]


def parse_act(line: str) -> acts.Act:
    """The act that a line of a script names; raises `BadNotation` for what is none."""
    words = line.split()
    if not words:
        raise BadNotation(N_("an empty line is no act"))
    by_arbiter = _of_the_arbiter(words[0].lower(), words[1:])
    if by_arbiter is not None:
        return by_arbiter
    seat, rest = Seat.parse(words[0]), words[1:]
    if not rest:
        raise BadNotation(N_("say what {seat} does, such as {seat} 1S"), seat=seat.value)
    return _act_of(seat, rest[0].lower(), rest[1:], rest)


def _of_the_arbiter(verb: str, words: list[str]) -> acts.Act | None:
    """What no seat does by itself."""
    match verb, words:
        case "arbiter", []:
            return acts.Summons()
        case "arbiter", [article, offender]:
            return acts.Opens(article, Seat.parse(offender))
        case "arbiter", [article, offender, "for", player]:
            return acts.Opens(article, Seat.parse(offender), Seat.parse(player))
        case (("yes" | "no"), [key]):
            return acts.Answers(key, verb)
        case "answer", [key, *value]:
            return acts.Answers(key, "" if value == ["-"] else " ".join(value))
        case "together", [*calls] if calls:
            return _together(" ".join(calls))
        case "gives", [to, card]:
            return acts.Gives(Seat.parse(to), Card.parse(card))
        case "score", [side, points] if re.fullmatch(r"-?\d{1,5}", points):
            return acts.Scores(Seat.parse(side[:1]), int(points))
        case "penalty", [side, amount, *unit] if re.fullmatch(r"\d+(\.\d+)?%?", amount):
            return acts.Penalises(Seat.parse(side[:1]), " ".join((amount, *unit)))
    return None


def _together(text: str) -> acts.Act:
    made = [parse_act(part) for part in text.split(",")]
    match made:
        case [acts.Calls() as first, acts.Calls() as second]:
            return acts.Together(first, second)
    raise BadNotation(N_("write two calls with a comma between, such as: together E 1H, W pass"))


def _act_of(seat: Seat, verb: str, more: list[str], rest: list[str]) -> acts.Act:
    if verb in VERBS:
        act = VERBS[verb](seat, more)
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
    return lambda seat, words: acts.Orders(seat, order, tuple(map(_suit, words))) if words else None


_Reader = Callable[[Seat, list[str]], acts.Act | None]
# What stands after a seat, and the act that it and the words behind it are; None where they do not fit.
VERBS: dict[str, _Reader] = {
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
    return (act.answer, act.key) if act.answer in ("yes", "no") else ("answer", act.key, act.answer or "-")


def _exposes(act: acts.Exposes) -> tuple[str, ...]:
    verb = "shows" if act.how is acts.How.SHOWN else "drops"
    return (act.seat.value, verb, *map(str, act.cards))


def _orders(act: acts.Orders) -> tuple[str, ...]:
    verb = {"require": "requires", "forbid": "forbids", "waive": "leaves"}[act.order.value]
    return (act.seat.value, verb, *(suit.value for suit in act.suits)) if act.suits else (
        act.seat.value, "leaves", "free",
    )  # fmt: skip


def _opens(act: acts.Opens) -> tuple[str, ...]:
    also = () if act.player is None else ("for", act.player.value)
    return ("arbiter", act.article, act.offender.value, *also)


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
    acts.Opens: _opens,
    acts.Gives: lambda act: ("gives", act.seat.value, str(act.card)),
    acts.Penalises: lambda act: ("penalty", act.seat.side.value, act.amount),
    acts.Together: lambda act: ("together", f"{print_act(act.first)},", print_act(act.second)),
    acts.Answers: _answered,
    acts.Orders: _orders,
    acts.Scores: lambda act: ("score", act.seat.side.value, str(act.points)),
}
