"""The lines of a table script: `parse_act` reads the act that a line names, `print_act` writes it.

>>> act = parse_act("N ecart S10 S9")
>>> act.number, print_act(act)
(2, 'N ecart S10 S9')
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

from tapete.tarot.bidding import Bid
from tapete.tarot.cards import Card
from tapete.tarot.errors import BadNotation, Impossible
from tapete.tarot.form import Form, Seat, Side
from tapete.tarot.hand import Hand
from tapete.tarot.score import half_points_of, written
from tapete.tarot.table import acts
from tapete.text import N_

__all__ = ["parse_act", "print_act"]

_Reader = Callable[[Seat, list[str]], "acts.Act | None"]


def _cards(words: list[str]) -> tuple[Card, ...]:
    return tuple(card for word in words for card in Hand.parse(word))


def _bare(act: Callable[[Seat], acts.Act]) -> _Reader:
    return lambda seat, words: None if words else act(seat)


def _set_aside(seat: Seat, words: list[str]) -> acts.Act | None:
    if len(words) == 1 and words[0].isdecimal() and len(words[0]) == 1:
        return acts.SetsAside(seat, Hand(), int(words[0]))
    cards = Hand.of(_cards(words))
    return acts.SetsAside(seat, cards, len(cards)) if words else None


def _looked(seat: Seat, words: list[str]) -> acts.Act | None:
    return acts.LooksAt(seat, int(words[0])) if len(words) == 1 and words[0].isdecimal() else None


_OF_FIVE: dict[str, Callable[[Seat], acts.Act]] = {"partner": acts.IsPartner, "alone": acts.IsAlone}


# What stands after a seat, and the act that it and the words behind it are; None where they do not fit.
_VERBS: dict[str, _Reader] = {
    "misdeals": lambda seat, words: acts.Misdeals(seat, " ".join(words)),
    "touches": _bare(acts.Touches),
    "petit": lambda seat, words: acts.PetitSec(seat) if words == ["sec"] else None,
    "asks": _bare(acts.Asks),
    "calls": lambda seat, words: acts.CallsCard(seat, Card.parse(" ".join(words))) if words else None,
    "sees": lambda seat, words: acts.SeesDog(seat) if words == ["dog"] else None,
    "ecart": _set_aside,
    "reveals": lambda seat, words: acts.ShowsTrumps(seat, Hand.of(_cards(words))),
    "jeu": _bare(acts.SaysJeu),
    "slam": _bare(acts.Slam),
    "handful": lambda seat, words: acts.ShowsHandful(seat, _cards(words)) if words else None,
    "plays": lambda seat, words: acts.Plays(seat, Card.parse(" ".join(words))) if words else None,
    "leads": lambda seat, words: acts.Plays(seat, Card.parse(" ".join(words))) if words else None,
    "drops": lambda seat, words: acts.Exposes(seat, _cards(words)) if words else None,
    "takes": lambda seat, words: acts.TakesBack(seat) if words == ["back"] else None,
    "is": lambda seat, words: _OF_FIVE[words[0]](seat) if len(words) == 1 and words[0] in _OF_FIVE else None,
    "gives": lambda seat, words: acts.Gives(seat, Card.parse(" ".join(words))) if words else None,
    "looks": _looked,
    "consults": lambda seat, words: acts.LooksAtEcart(seat) if words == ["ecart"] else None,
    "says": lambda seat, words: acts.Says(seat, " ".join(words)) if words else None,
    "thinks": lambda seat, words: None if words else acts.Says(seat, "thinks"),
    "arbiter": lambda seat, words: None if words else acts.Summons(seat),
}


def parse_act(line: str, form: Form = Form.FOUR) -> acts.Act:
    """The act that a line of a script names; raises `BadNotation` for what is none."""
    words = line.split()
    if not words:
        raise BadNotation(N_("an empty line is no act"))
    act = _of_nobody(words, form)
    if act is not None:
        return act
    seat, rest = form.seat(words[0]), words[1:]
    if not rest:
        raise BadNotation(N_("say what {seat} does, such as {seat} garde"), seat=seat.value)
    verb = rest[0].lower()
    if verb not in _VERBS:
        return _bid_or_card(seat, " ".join(rest))
    act = _VERBS[verb](seat, rest[1:])
    if act is None:
        raise BadNotation(
            N_("after {seat} {verb} something is missing or too much: see the table of acts"),
            seat=seat.value,
            verb=verb,
        )
    return act


def _of_nobody(words: list[str], form: Form) -> acts.Act | None:
    """The act of a line that does not begin with a seat."""
    match [words[0].lower(), *words[1:]]:
        case ["arbiter"]:
            return acts.Summons()
        case ["arbiter", article, seat]:
            return acts.Opens(article, form.seat(seat))
        case [("yes" | "no") as word, *key] if key:
            return acts.Answers(" ".join(key), word)
        case ["answer", *rest] if rest:
            return _answer(" ".join(rest))
        case [("attack" | "defence") as side, "counts", points, *oudlers] if len(oudlers) < 2:
            return _counted(Side.parse(side), points, oudlers)
        case ["petit", side]:
            return acts.PetitAuBout(Side.parse(side))
        case ["marks", *numbers]:
            return acts.Marks(tuple(_signed(number) for number in numbers))
    return None


def _answer(text: str) -> acts.Act:
    # A key may have a subject in brackets with spaces in it: decided[low bid] annulled.
    head, bracket, rest = text.partition("] ")
    if bracket and "[" in head:
        return acts.Answers(f"{head}]", rest)
    key, _, value = text.partition(" ")
    return acts.Answers(key, value)


def _counted(side: Side, points: str, oudlers: list[str]) -> acts.Act:
    if oudlers and not oudlers[0].isdecimal():
        raise BadNotation(N_("{text} is no number of oudlers"), text=repr(oudlers[0]))
    if side is Side.ATTACK and not oudlers:
        raise BadNotation(N_("say how many oudlers the attack has, such as attack counts 49 2"))
    halves = half_points_of(points, Form.THREE)  # whether there can be halves, the table says
    return acts.Counts(side, halves, int(oudlers[0]) if oudlers else 0)


def _signed(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadNotation(
            N_("{text} is no mark: give whole numbers, such as 318 -106"), text=repr(text)
        ) from None


def _bid_or_card(seat: Seat, text: str) -> acts.Act:
    try:
        return acts.Bids(seat, Bid.parse(text))
    except BadNotation:
        pass
    try:
        return acts.Plays(seat, Card.parse(text))
    except BadNotation:
        raise BadNotation(
            N_("{text} is neither a bid nor a card nor anything else that {seat} can do"),
            text=repr(text),
            seat=seat.value,
        ) from None


def print_act(act: acts.Act) -> str:
    """The line of a script that stands for the act."""
    writer = _WRITERS.get(type(act))
    if writer is None:
        raise Impossible(N_("this act has no line in a script"))
    return " ".join(writer(act))


def _with(verb: str, *names: str) -> Callable[[Any], Iterable[str]]:
    return lambda act: (act.seat.value, verb, *(str(getattr(act, name)) for name in names))


def _points(act: acts.Counts) -> Iterable[str]:
    text = written(Fraction(act.half_points, 2))
    return (act.side.value, "counts", text, *([str(act.oudlers)] if act.side is Side.ATTACK else []))


_WRITERS: dict[type[acts.Act], Callable[[Any], Iterable[str]]] = {
    acts.Misdeals: lambda act: (act.seat.value, "misdeals", *act.what.split()),
    acts.Touches: _with("touches"),
    acts.PetitSec: _with("petit sec"),
    acts.Asks: _with("asks"),
    acts.Bids: lambda act: (act.seat.value, str(act.bid)),
    acts.CallsCard: _with("calls", "card"),
    acts.SeesDog: _with("sees dog"),
    acts.SetsAside: lambda act: (
        act.seat.value, "ecart", *(map(str, act.cards) if act.cards else [str(act.number)]),
    ),
    acts.ShowsTrumps: lambda act: (act.seat.value, "reveals", *map(str, act.cards)),
    acts.SaysJeu: _with("jeu"),
    acts.Slam: _with("slam"),
    acts.ShowsHandful: lambda act: (act.seat.value, "handful", *map(str, act.cards)),
    acts.Plays: _with("plays", "card"),
    acts.Exposes: lambda act: (act.seat.value, "drops", *map(str, act.cards)),
    acts.TakesBack: _with("takes back"),
    acts.Gives: _with("gives", "card"),
    acts.LooksAt: _with("looks", "trick"),
    acts.LooksAtEcart: _with("consults ecart"),
    acts.Says: lambda act: (
        (act.seat.value, "thinks") if act.what == "thinks" else (act.seat.value, "says", act.what)
    ),
    acts.Counts: _points,
    acts.IsPartner: _with("is partner"),
    acts.IsAlone: _with("is alone"),
    acts.PetitAuBout: lambda act: ("petit", act.side.value),
    acts.Marks: lambda act: ("marks", *map(str, act.marks)),
    acts.Summons: lambda act: ("arbiter",) if act.seat is None else (act.seat.value, "arbiter"),
    acts.Opens: lambda act: ("arbiter", act.article, act.seat.value),
    acts.Answers: lambda act: (
        (act.answer, act.key) if act.answer in ("yes", "no") else ("answer", act.key, act.answer)
    ),
}  # fmt: skip
