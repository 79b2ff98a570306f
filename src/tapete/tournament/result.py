"""A result as it was handed in: where, by whom, what was written, and what it scores at each place.

>>> read_points("bridge", "4SX N -1", 2), read_points("scrabble", "412-388")
({'NS': -200, 'EW': 200}, {'first': 412, 'second': 388})
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from tapete.bridge import Board, BridgeError, Card, Contract, Deal, Result, Seat, Side, Vulnerability, imps
from tapete.bridge.adjusted import Outcomes
from tapete.text import N_, Choice
from tapete.tournament.errors import BadResult
from tapete.tournament.ruling import parse_both

__all__ = ["GAMES", "Flag", "Played", "Spot", "flags_of", "places_of", "read_points", "tidy"]

GAMES: Mapping[str, tuple[str, ...]] = {
    "bridge": ("NS", "EW"),
    "scrabble": ("first", "second"),
    "tarot": ("N", "E", "S", "W"),
}
_NUMBERS = re.compile(r"[+\-−]?\d+")
_MOST_IMPS = 14  # beyond this from every other result, a result is looked at again
_FEWEST_OTHERS = 3


class Flag(Choice):
    """Why an arbiter should look at a result that was kept."""

    FAR_OFF = "far-off", N_("no other table has a score anywhere near it")
    WRONG_SIDE = "wrong-side", N_("the other tables have the same score for the other side")
    LEAD_NOT_HELD = "lead-not-held", N_("the leader did not hold the card led")
    TRICKS_UNLIKELY = "tricks-unlikely", N_("more tricks off or over than is usual")
    NO_SUCH_SCORE = "no-such-score", N_("no contract scores that with the vulnerability of the board")


@dataclass(frozen=True, order=True, slots=True)
class Spot:
    """A board at a table of a session; the round tells two visits of a table apart."""

    session: int
    round: int
    table: str
    board: int

    def __str__(self) -> str:
        return f"{self.session}.{self.round} {self.table}/{self.board}"


@dataclass(frozen=True, slots=True)
class Played:
    """What was handed in for a board at a table."""

    places: Mapping[str, tuple[int, ...]]  # place to contestants: two partners in an individual event
    written: str
    points: Mapping[str, int]
    lead: str = ""
    flags: tuple[Flag, ...] = field(default=())


def places_of(game: str) -> tuple[str, ...]:
    """The places at a table of the game."""
    if game not in GAMES:
        raise BadResult(
            N_("there is no game {game}: there are {games}"), game=repr(game), games=", ".join(GAMES)
        )
    return GAMES[game]


def read_points(
    game: str, written: str, board: int = 0, vulnerability: Vulnerability | None = None
) -> dict[str, int]:
    """What each place scores: a contract with its result or points in bridge, else one number a place."""
    places = places_of(game)
    if game == "bridge":
        ns = _bridge(written, board, vulnerability)
        return {"NS": ns, "EW": -ns}
    if not re.fullmatch(r"\s*[+\-−]?\d+(?:\s*[-–:,;/ ]\s*[+\-−]?\d+)*\s*", written):
        raise BadResult(
            N_("{text} is no result: give a number for each of {places}, such as {example}"),
            text=repr(written),
            places=", ".join(places),
            example="412:388" if len(places) == 2 else "'-90 30 30 30'",
        )
    numbers = re.split(r"\s*[:,;/]\s*|\s+|(?<=\d)\s*[-–]\s*(?=\d)", written.strip())
    found: list[int] = [int(number.replace("−", "-")) for number in numbers if _NUMBERS.fullmatch(number)]
    if len(found) not in (len(places), *((2, 3, 5) if game == "tarot" else ())):
        raise BadResult(
            N_("{text} has {n} numbers: the places are {places}"),
            text=repr(written),
            n=len(found),
            places=", ".join(places),
        )
    if game == "tarot" and sum(found) != 0:
        raise BadResult(N_("the scores of a deal make 0 together, not {sum}: {text}"), sum=sum(found),
                        text=repr(written))  # fmt: skip
    names = places if len(found) == len(places) else tuple(str(place + 1) for place in range(len(found)))
    return dict(zip(names, found, strict=True))


def tidy(game: str, written: str) -> str:
    """The result as everybody writes it: "4hx s +2" is "4HX S +2", "3ST O =" is "3NT W =".

    >>> tidy("bridge", "4hx s 9"), tidy("bridge", "3st o ="), tidy("bridge", "-620")
    ('4HX S -1', '3NT W =', '-620')
    """
    text = written.strip()
    result = _result(_romance(text)) if game == "bridge" else None
    return text if result is None else str(result)


def _romance(written: str) -> str:
    """No trumps and West as players in Spanish, Italian and French write them."""
    text = re.sub(r"^\s*([1-7])\s*S\s?[AT](?=[\sX*]|$)", r"\1NT", written, flags=re.IGNORECASE)
    return re.sub(r"(?<=[\sX])O(?=\s|$)", "W", text, flags=re.IGNORECASE)


def _bridge(written: str, board: int, vulnerability: Vulnerability | None) -> int:
    if parse_both(written) is not None:
        raise BadResult(
            N_("{text} is given by an arbiter, not made at the table: use `tapete event rule`"),
            text=repr(written),
        )
    zone = vulnerability or (Board.numbered(board).vulnerability if board else None)
    try:
        ((points, _), *more) = Outcomes.parse(_as_tricks(_romance(written)), zone).weights
    except BridgeError as error:
        raise BadResult("{reason}", reason=error.label) from None
    if more:
        raise BadResult(N_("{text} is more than one result: only one was made"), text=repr(written))
    return points


def _as_tricks(written: str) -> str:
    """A result with the number of tricks, "4SX N 9", as one with what is beside the contract: "4SX N -1"."""
    head, _, last = written.strip().rpartition(" ")
    if not head or not last.isdecimal():
        return written
    contract = Contract.parse(head)
    if contract.is_passed_out:
        return written
    return str(Result(contract, int(last)))


def flags_of(
    written: str,
    points: int,
    others: list[int],
    *,
    lead: str = "",
    deal: Deal | None = None,
    board: int = 0,
) -> tuple[Flag, ...]:
    """What is suspicious in a bridge result that is possible; `others` are the points of other tables."""
    found = []
    if board and points not in possible_points(Board.numbered(board).vulnerability):
        found.append(Flag.NO_SUCH_SCORE)
    if len(others) >= _FEWEST_OTHERS:
        if points and others.count(-points) > len(others) / 2:
            found.append(Flag.WRONG_SIDE)
        elif all(abs(imps(points - other)) >= _MOST_IMPS for other in others):
            found.append(Flag.FAR_OFF)
    result = _result(written)
    if result is not None and not -5 <= result.over <= 5:
        found.append(Flag.TRICKS_UNLIKELY)
    if lead and deal is not None and result is not None and result.contract.leader is not None:
        hand = deal[result.contract.leader]
        if len(hand) and Card.parse(lead) not in hand:
            found.append(Flag.LEAD_NOT_HELD)
    return tuple(found)


@cache
def possible_points(vulnerability: Vulnerability) -> frozenset[int]:
    """Every score that North-South can make on a board.

    >>> 620 in possible_points(Vulnerability.NS), 620 in possible_points(Vulnerability.NONE)
    (True, False)
    """
    return frozenset(
        Result(contract, tricks).score(vulnerability)[Side.NS]
        for contract in Contract.all()
        if contract.declarer in (None, Seat.NORTH, Seat.EAST)
        for tricks in (range(14) if contract.bid else (0,))
    )


def _result(written: str) -> Result | None:
    try:
        return Result.parse(_as_tricks(written))
    except BridgeError:
        return None
