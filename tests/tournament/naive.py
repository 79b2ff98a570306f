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


def victory(margin, boards):
    """Twenty points by the formula of 2013, in floating point, with its repair."""
    golden = ((5**0.5 - 1) / 2) ** 3
    blitz = 15 * boards**0.5
    scale = []
    while not scale or scale[-1] < 20:
        at = len(scale)
        scale.append(20 if at >= blitz else round(10 + 10 * (1 - golden ** (at / blitz)) / (1 - golden), 2))
    again = True
    while again:
        again = False
        for at in range(1, len(scale) - 1):
            if round(scale[at + 1] - scale[at], 2) > round(scale[at] - scale[at - 1], 2):
                scale[at] = round(scale[at] + 0.01, 2)
                again = True
                break
    won = Fraction(round(100 * scale[min(abs(margin), len(scale) - 1)]), 100)
    return won if margin >= 0 else 20 - won


def patton(swings, share):
    """Boards won and halved, and the team's part of the points of the match, from its swing on each board."""
    total = Fraction(0)
    for swing in swings:
        total += 2 if swing > 0 else 1 if swing == 0 else 0
    ups = sum(swing for swing in swings if swing > 0)
    downs = sum(-swing for swing in swings if swing < 0)
    # What was won, of all that changed hands; nothing changed hands: each has half.
    return total + share * (Fraction(ups, ups + downs) if ups + downs else Fraction(1, 2))


def ranks(scores):
    """The rank of each: one more than how many are better."""
    return {number: 1 + sum(other > own for other in scores.values()) for number, own in scores.items()}
