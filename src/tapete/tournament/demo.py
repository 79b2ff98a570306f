"""A pairs event in the middle of a round, with corrections and rulings in its log; nobody in it is real."""

from __future__ import annotations

import random
from collections.abc import Callable

from tapete.bridge import Call, Contract, Deal, Result, Side, Suit
from tapete.bridge.chance import DEALS
from tapete.journal import Journal
from tapete.text import ENGLISH, N_, Speaker, Text, phrase
from tapete.tournament import commands
from tapete.tournament.contestant import Contestant, Player
from tapete.tournament.desk import Desk
from tapete.tournament.event import Event
from tapete.tournament.happenings import Happening
from tapete.tournament.result import Spot
from tapete.tournament.schedule.mitchell import mitchell

__all__ = ["make_demo"]

TABLES, PER, ROUNDS_PLAYED = 7, 3, 4
_FIRST = ("Ada", "Bruno", "Clara", "Dino", "Elsa", "Fabio", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Leo",
          "Marta", "Nino")  # fmt: skip
_LAST = ("Kettle", "Saucer", "Teapot", "Napkin", "Biscuit", "Ladle", "Thimble", "Button", "Ribbon", "Candle",
         "Lantern", "Basket", "Pepper", "Nutmeg")  # fmt: skip
ARBITER, CLERK = "Dora Whistle", "Otto Pencil"


def make_demo(journal: Journal, id: str, seed: int = 7, say: Speaker = ENGLISH) -> Desk:
    """A Mitchell of seven tables in the middle of a round; its log is in the speaker's language."""
    chance = random.Random(seed)  # noqa: S311 - the same demonstration for everybody
    desk = Desk.open(journal, id, say(N_("Demonstration: the made-up pairs")), by=CLERK)
    desk.do_all([_entering(one) for one in _pairs()])
    movement = mitchell(TABLES, per=PER)
    desk.schedule(movement.schedule, by=CLERK)
    desk.rules({"winners": movement.winners}, by=CLERK)
    deals = {board: Deal.numbered(chance.randrange(DEALS)) for board in range(1, TABLES * PER + 1)}
    desk.deals({board: str(deal) for board, deal in deals.items()}, by=CLERK)
    results = []
    for round_ in movement.schedule.rounds[: ROUNDS_PLAYED + 1]:
        for sitting in round_.sittings:
            # In the round that is on, tables are one board on, or none.
            ready = PER if round_.number <= ROUNDS_PLAYED else chance.choice((0, 1, 1, 2))
            for board in sitting.boards[:ready]:
                spot = Spot(1, round_.number, sitting.table, board)
                results.append(_playing(spot, _result(deals[board], chance), deals[board], chance, say))
    left = results[-3:]
    desk.do_all(results[:-3])
    _incidents(desk, say)
    desk.do_all(left)
    return desk


def _pairs() -> list[Contestant]:
    people = [
        Player(
            f"{first} {_LAST[(place * 5 + half * 3) % len(_LAST)]}", federation="Tableland", category=category
        )
        for half in range(2)
        for place, first in enumerate(_FIRST)
        for category in (("A", "B", "C")[place % 3],)
    ]
    return [
        Contestant(
            number,
            (people[number - 1], people[number - 1 + 2 * TABLES]),
            category=people[number - 1].category,
        )
        for number in range(1, 2 * TABLES + 1)
    ]


def _incidents(desk: Desk, say: Speaker) -> None:
    """What a session brings: an error, misinformation, a board that was not played, a substitute."""
    sat = [sitting for _, sitting in desk.event.session(1).sittings()]
    wrong = Spot(1, 1, "3", next(one.boards[0] for one in sat if one.table == "3" and one.round == 1))
    played = desk.event.played(wrong)
    assert played is not None
    result = Result.parse(played.written)
    tricks = result.tricks + (1 if result.tricks < 13 else -1)
    desk.correct(
        wrong,
        str(Result(result.contract, tricks)),
        by=CLERK,
        why=say(N_("a trick had been counted for the wrong side")),
    )
    ruled, contract = _failed_game(desk.event)
    desk.rule(
        ruled, f"{contract} =@60%, {contract} -1@40%", clause="12C1c", by=ARBITER,
        why=say(N_("declarer was misinformed about the overcall and would often find the last trick")),
    )  # fmt: skip
    late = next(one for one in sat if one.table == "5" and one.round == 2)
    spot = Spot(1, 2, "5", late.boards[-1])
    desk.remove(
        spot, by=ARBITER, why=say(N_("East saw a card of the next table before the board was played"))
    )
    given = desk.rule(
        spot, "plus", "even", clause="12C2a", by=ARBITER, why=say(N_("East was only partly at fault"))
    )
    desk.appeal(
        given, by=say(N_("the East-West pair of table 5")), why=say(N_("they want average plus as well"))
    )
    split = Spot(1, 3, "2", next(one.boards[1] for one in sat if one.table == "2" and one.round == 3))
    desk.rule(
        split,
        "",
        "at-most 100",
        clause="11A",
        by=ARBITER,
        why=say(N_("South had acted before calling the arbiter")),
    )
    desk.give_extra(
        9, "10%", clause="90B2", by=ARBITER, why=say(N_("slow play in two rounds after a warning"))
    )
    names = [player.name for player in desk.event.contestants[12].players]
    desk.substitute(12, names[0], "Paula Doorbell", since="4", by=CLERK, why=say(N_("had to catch a train")))


def _failed_game(event: Event) -> tuple[Spot, Contract]:
    """The first board that went one off, and its contract."""
    for (session, board), lines in sorted(event.results.items()):
        for (round_, table), played in lines.items():
            result = Result.parse(played.written)
            if result.over == -1:
                return Spot(session, round_, table, board), result.contract
    raise LookupError("every contract was made")


def _entering(one: Contestant) -> Callable[[Event], Happening]:
    def decide(event: Event) -> Happening:
        return commands.joined(event, one.players, one.number, category=one.category, by=CLERK)

    return decide


def _playing(
    spot: Spot, result: Result, deal: Deal, chance: random.Random, say: Speaker
) -> Callable[[Event], Happening]:
    leader = result.contract.leader
    card = "" if leader is None else str(chance.choice(list(deal[leader])))

    def decide(event: Event) -> Happening:
        return commands.entered(
            event,
            spot,
            str(result),
            lead=card,
            by=phrase(Text.of(N_("table {table}"), table=spot.table), say),
        )

    return decide


def _result(deal: Deal, chance: random.Random) -> Result:
    """A result that these cards could give: a contract by points and fit, tricks with some luck."""
    points = {side: sum(deal[seat].points for seat in side.seats) for side in Side}
    side = max(Side, key=lambda one: points[one] + chance.random())
    fits = {suit: sum(deal[seat].lengths[place] for seat in side.seats) for place, suit in enumerate(_SUITS)}
    suit = max(_SUITS, key=lambda one: (fits[one], one in _SUITS[:2]))
    strength = points[side] + (fits[suit] - 8) + chance.choice((-1, 0, 0, 0, 1))
    major = suit in _SUITS[:2] and fits[suit] >= 8
    level = 6 if strength >= 33 else 4 if strength >= 25 and major else 3 if strength >= 25 else 2
    trumps = str(suit) if major or (level == 2 and fits[suit] >= 8) else "NT"
    if trumps == "NT" and level == 2:
        level = 1
    declarer = chance.choice(side.seats)
    contract = Contract(Call.parse(f"{level}{trumps}"), declarer=declarer)
    tricks = round(6 + (strength - 19) / 2.6 + chance.choice((-1, 0, 0, 1)))
    return Result(contract, min(max(tricks, 3), 13))


_SUITS = tuple(Suit)
