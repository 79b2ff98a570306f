"""The notation of acts: one line for each, such as an arbiter writes down.

`parse_act` reads a line, `print_act` writes it; `parse_acts` reads a line with the time before it.

>>> print_act(parse_act("a lays 8d CASA, F9 S"))
'A lays 8D CASA, F9 S'
>>> [print_act(act) for act in parse_acts("at 2:05 A presses")]
['at 2:05', 'A presses']
"""

from __future__ import annotations

import re
from collections.abc import Callable

from tapete.scrabble.board import Square
from tapete.scrabble.ending import Ending
from tapete.scrabble.errors import BadNotation
from tapete.scrabble.move import Move
from tapete.scrabble.rack import Rack
from tapete.scrabble.rules.chapter6_time import Stop
from tapete.scrabble.table import acts
from tapete.scrabble.table.notation_print import print_act
from tapete.scrabble.table.people import Player
from tapete.scrabble.tiles import Tile
from tapete.text import N_

__all__ = ["VERBS", "parse_act", "parse_acts", "print_act"]


def parse_acts(line: str) -> tuple[acts.Act, ...]:
    """The acts of a line: one, or the time and then what happened."""
    words = line.split()
    if len(words) > 2 and words[0].lower() == "at":
        return parse_act(" ".join(words[:2])), parse_act(" ".join(words[2:]))
    return (parse_act(line),)


def parse_act(line: str) -> acts.Act:
    """The act that a line of a script names; raises `BadNotation` for what is none."""
    words = line.split()
    if not words:
        raise BadNotation(N_("an empty line is no act"))
    by_arbiter = _of_nobody(words[0].lower(), words[1:])
    if by_arbiter is not None:
        return by_arbiter
    player, rest = Player.parse(words[0]), words[1:]
    verb = rest[0].lower() if rest else ""
    if verb not in VERBS:
        raise BadNotation(
            N_("say what {player} does, such as {player} passes, and not {told}"),
            player=player.value, told=repr(" ".join(rest)),
        )  # fmt: skip
    act = VERBS[verb](player, rest[1:])
    if act is None:
        raise BadNotation(
            N_("after {player} {verb} something is missing or too much: see the table of acts"),
            player=player.value, verb=verb,
        )  # fmt: skip
    return act


def _of_nobody(verb: str, words: list[str]) -> acts.Act | None:
    """What no player does by himself."""
    match verb, words:
        case "start", []:
            return acts.Starts()
        case "at", [time] if (seconds := _seconds(time)) is not None:
            return acts.TimeIs(seconds)
        case "resume", []:
            return acts.Resumes()
        case "absent", [_, *_] if len(words) <= 2:
            return acts.Absent(tuple(map(Player.parse, words)))
        case "ends", [why]:
            return acts.Ends(Ending.parse(why))
    return _by_the_arbiter(verb, words)


def _by_the_arbiter(verb: str, words: list[str]) -> acts.Act | None:
    """What the arbiter does, or an onlooker."""
    match verb, words:
        case "arbiter", []:
            return acts.Summons()
        case "arbiter", [article, player]:
            return acts.Opens(article, Player.parse(player))
        case (("yes" | "no"), [key]):
            return acts.Answers(key, verb)
        case "answer", [key, *value] if value:
            return acts.Answers(key, " ".join(value))
        case "penalty", [player, points] if re.fullmatch(r"\d{1,4}", points):
            return acts.Penalises(Player.parse(player), int(points))
        case "blank", [square, letter]:
            return acts.Blank(Square.parse(square), Tile.parse(letter.upper()))
        case "correct", [player, line, points] if line.isdecimal() and _number(points) is not None:
            return acts.Corrects(Player.parse(player), int(line), int(points))
        case "other", ["challenges", *challenged]:
            return acts.Challenges(None, tuple(word.upper() for word in challenged))
    return None


def _seconds(text: str) -> int | None:
    match = re.fullmatch(r"(\d{1,3}):([0-5]\d)", text)
    return None if match is None else 60 * int(match[1]) + int(match[2])


def _number(text: str) -> int | None:
    return int(text) if re.fullmatch(r"-?\d{1,4}", text) else None


def _rack(words: list[str]) -> Rack | None:
    """Tiles by name, or only how many: `CASA?`, `3`."""
    if len(words) != 1:
        return None
    if words[0].isdecimal():
        if not 0 < int(words[0]) <= 100:
            raise BadNotation(N_("{n} is no number of tiles: give 1 or more, up to 100"), n=words[0])
        return Rack(unknown=int(words[0]))
    return Rack.parse(words[0])


def _moves(words: list[str]) -> tuple[Move, ...] | None:
    return tuple(map(Move.parse, " ".join(words).split(","))) if words else None


_Reader = Callable[[Player, list[str]], acts.Act | None]


def _plain(make: Callable[[Player], acts.Act]) -> _Reader:
    return lambda player, words: None if words else make(player)


def _with_rack(make: Callable[[Player, Rack], acts.Act], *, alone: bool = False) -> _Reader:
    def read(player: Player, words: list[str]) -> acts.Act | None:
        rack = Rack() if alone and not words else _rack(words)
        return None if rack is None else make(player, rack)

    return read


def _with_moves(make: Callable[[Player, tuple[Move, ...]], acts.Act]) -> _Reader:
    return lambda player, words: make(player, moves) if (moves := _moves(words)) else None


def _announced(player: Player, words: list[str]) -> acts.Act | None:
    match [_number(word) for word in words], words:
        case [int(points)], _:
            return acts.Announces(player, points)
        case [int(points), None, int(total)], [_, "total", _]:
            return acts.Announces(player, points, total)
    return None


def _drawn(player: Player, words: list[str]) -> acts.Act | None:
    seen = {"seen": acts.Seen.YES, "unseen": acts.Seen.NO}.get(words[-1].lower() if words else "")
    rack = _rack(words[:-1] if seen else words)
    return None if rack is None else acts.Draws(player, rack, seen or acts.Seen.UNKNOWN)


def _noted(player: Player, words: list[str]) -> acts.Act | None:
    if not words:
        return acts.Notes(player)
    points = _number(words[0])
    return None if points is None or len(words) > 1 else acts.Notes(player, points)


def _disputed(player: Player, words: list[str]) -> acts.Act | None:
    points = _number(words[0]) if len(words) == 1 else None
    return None if points is None else acts.Disputes(player, points)


def _blank(player: Player, words: list[str]) -> acts.Act | None:
    if len(words) != 2:
        return None
    return acts.Blank(Square.parse(words[0]), Tile.parse(words[1].upper()), player)


def _paused(player: Player, words: list[str]) -> acts.Act | None:
    why = next((stop for stop in Stop if [stop.value] == words), None)
    return None if why is None else acts.Pauses(player, why)


def _left(player: Player, words: list[str]) -> acts.Act | None:
    return acts.Leaves(player, told=bool(words)) if words in ([], ["told"]) else None


def _bag(player: Player, words: list[str]) -> acts.Act | None:
    return acts.CountsBag(player, inside=bool(words)) if words in ([], ["inside"]) else None


# What stands after a player, and the act that it and the words behind it are; None where they do not fit.
VERBS: dict[str, _Reader] = {
    "accepts": _plain(acts.Accepts),
    "announces": _announced,
    "arbiter": _plain(acts.Summons),
    "arrives": _plain(acts.Arrives),
    "asks": lambda player, words: acts.Asks(player, words[0].upper()) if len(words) == 1 else None,
    "bag": _bag,
    "blank": _blank,
    "challenges": lambda player, words: acts.Challenges(player, tuple(word.upper() for word in words)),
    "counts": _plain(acts.Counts),
    "disputes": _disputed,
    "draws": _drawn,
    "exchanges": _with_rack(acts.Exchanges, alone=True),
    "holds": _with_rack(acts.Holds),
    "lays": _with_moves(acts.Lays),
    "leaves": _left,
    "looks": _plain(acts.LooksInBag),
    "moves": _with_moves(acts.Moves),
    "notes": _noted,
    "passes": _plain(acts.Passes),
    "pauses": _paused,
    "presses": _plain(acts.Presses),
    "refuses": _plain(acts.Refuses),
    "reminds": _plain(acts.Reminds),
    "replies": lambda player, words: acts.Replies(player, words[0].upper()) if len(words) == 1 else None,
    "returns": _with_rack(acts.Returns, alone=True),
    "sees": _with_rack(acts.Sees),
    "signs": _plain(acts.Signs),
    "takes": lambda player, words: acts.Takes(player, tuple(map(Square.parse, words))) if words else None,
}
