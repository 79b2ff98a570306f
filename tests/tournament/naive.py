"""A second scorer for each method, written as one would do it on paper: no tables, no shortcuts, slow."""

from __future__ import annotations

from fractions import Fraction

IMP_SCALE = [
    (20, 1), (50, 2), (90, 3), (130, 4), (170, 5), (220, 6), (270, 7), (320, 8), (370, 9), (430, 10),
    (500, 11), (600, 12), (750, 13), (900, 14), (1100, 15), (1300, 16), (1500, 17), (1750, 18), (2000, 19),
    (2250, 20), (2500, 21), (3000, 22), (3500, 23), (4000, 24),
]  # fmt: skip


def imp(difference):
    size = 0
    for least, worth in IMP_SCALE:
        if abs(difference) >= least:
            size = worth
    return size if difference > 0 else -size


def matchpoints(results, place, expected):
    """Neuberg of the results of one board, for North-South of the table at `place`."""
    own, m = results[place], 0
    for other, points in enumerate(results):
        if other != place:
            m += 2 if own > points else 1 if own == points else 0
    return Fraction((m + 1) * expected, len(results)) - 1


def weighted_matchpoints(tables, place, expected):
    """The same where tables have several results with weights: [(points, weight), ...] each."""
    total = Fraction(0)
    for points, weight in tables[place]:
        m = Fraction(0)
        for other, outcomes in enumerate(tables):
            if other == place:
                continue
            for against, part in outcomes:
                m += part * (2 if points > against else 1 if points == against else 0)
        total += weight * ((m + 1) * expected / len(tables) - 1)
    return total


def cross_imps(results, place, divisor):
    total = sum(imp(results[place] - other) for at, other in enumerate(results) if at != place)
    n = len(results)
    return Fraction(total, {"one": 1, "comparisons": max(n - 1, 1), "tables": n}[divisor])


def datum(results, dropped):
    while dropped and len(results) > 2:
        results = sorted(results)[1:-1]
        dropped -= 1
    mean = Fraction(sum(results), len(results))
    tens, rest = divmod(abs(mean), 10)
    size = 10 * (int(tens) + (1 if rest >= 5 else 0))
    return size if mean >= 0 else -size


def butler(results, place, dropped):
    return imp(results[place] - datum(list(results), dropped))


def bam(own, other):
    return 2 if own + other > 0 else 1 if own + other == 0 else 0
