"""1,000 tables by 26 boards: matchpoints with Neuberg and standings, all of it and after one correction.

The peer is Law 78A as it is written, each score beside each other one; it takes so long that one board stands
for all. No library on the Python index scores with Neuberg's formula; ours counts each result once.
Goals: all of it under 150 ms, one corrected result in the standings under 10 ms.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import replace

from tapete.bridge import matchpoints
from tapete.tournament.event import Event, Session
from tapete.tournament.policy import Rules
from tapete.tournament.result import Played
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.standings import standings

TABLES, BOARDS = 1000, 26
POINTS = (
    420,
    450,
    170,
    140,
    -50,
    -100,
    620,
    650,
    -200,
    110,
    480,
    980,
    -420,
    400,
    430,
    90,
    150,
    -620,
    120,
    -110,
)
ROUNDS = 9


def event(chance: random.Random) -> Event:
    """A field of two thousand pairs; on some boards a few results are missing, so Neuberg has work."""
    results = {}
    for board in range(1, BOARDS + 1):
        lines = {}
        for table in range(1 + board % 4, TABLES + 1):
            points = chance.choice(POINTS)
            places = {"NS": (table,), "EW": (TABLES + 1 + (table + board) % TABLES,)}
            lines[1, str(table)] = Played(places, str(points), {"NS": points, "EW": -points})
        results[1, board] = lines
    return Event("bench", rules=Rules(expected=TABLES), sessions={1: Session(1)}, results=results)


def usual(work: Callable[[], object]) -> float:
    """Milliseconds in the middle of some rounds."""
    taken = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        work()
        taken.append(time.process_time() - begin)
    return sorted(taken)[ROUNDS // 2] * 1000


def main() -> None:
    """Print the figures."""
    chance = random.Random(1)
    whole = event(chance)
    ours = usual(lambda: standings(Scorebook(whole)))
    book = Scorebook(whole)

    def correct() -> None:
        board, place = (1, chance.randrange(1, BOARDS + 1)), (1, str(chance.randrange(10, TABLES)))
        lines = book.event.results[board]
        points = chance.choice(POINTS)
        played = replace(lines[place], written=str(points), points={"NS": points, "EW": -points})
        book.update(replace(book.event, results={**book.event.results, board: {**lines, place: played}}))
        standings(book)

    corrected = usual(correct)
    scores = [played.points["NS"] for played in whole.results[1, 4].values()]
    definition = usual(lambda: [matchpoints(one, scores) - 1 for one in scores[:100]]) * TABLES / 100 * BOARDS
    name = f"{TABLES} tables by {BOARDS} boards"
    print(
        f"tournament  {name}: all matchpoints, Neuberg, standings {ours:8.1f} ms   {definition / ours:6.0f} x"
    )
    print(f"tournament  {name}: one corrected result, standings     {corrected:8.1f} ms")
    print(f"tournament  {name}: each beside each other (Law 78A)    {definition:8.0f} ms")


if __name__ == "__main__":
    main()
