"""The score by Law 77: every cell, three times over; IMPs and matchpoints by Law 78."""

import itertools

import pytest

from tapete.bridge import (
    PASSED_OUT,
    BadNotation,
    Call,
    Contract,
    Denomination,
    Doubling,
    Impossible,
    Result,
    Seat,
    Side,
    Vulnerability,
    imps,
    matchpoints,
    parts,
    score,
)

CELLS = list(itertools.product(range(1, 8), Denomination, Doubling, (False, True), range(14)))

# Zone, denomination, doubling; made exactly on level 1 to 7 and each overtrick, or down 1 to 7.
TABLE = """
NV C/D  -    70   90  110  130  400  920 1440   20
NV C/D  X   140  180  470  510  550 1090 1630  100
NV C/D  XX  230  560  640  720  800 1380 1960  200
NV H/S  -    80  110  140  420  450  980 1510   30
NV H/S  X   160  470  530  590  650 1210 1770  100
NV H/S  XX  520  640  760  880 1000 1620 2240  200
NV NT   -    90  120  400  430  460  990 1520   30
NV NT   X   180  490  550  610  670 1230 1790  100
NV NT   XX  560  680  800  920 1040 1660 2280  200
NV down -    50  100  150  200  250  300  350
NV down X   100  300  500  800 1100 1400 1700
NV down XX  200  600 1000 1600 2200 2800 3400
V  C/D  -    70   90  110  130  600 1370 2140   20
V  C/D  X   140  180  670  710  750 1540 2330  200
V  C/D  XX  230  760  840  920 1000 1830 2660  400
V  H/S  -    80  110  140  620  650 1430 2210   30
V  H/S  X   160  670  730  790  850 1660 2470  200
V  H/S  XX  720  840  960 1080 1200 2070 2940  400
V  NT   -    90  120  600  630  660 1440 2220   30
V  NT   X   180  690  750  810  870 1680 2490  200
V  NT   XX  760  880 1000 1120 1240 2110 2980  400
V  down -   100  200  300  400  500  600  700
V  down X   200  500  800 1100 1400 1700 2000
V  down XX  400 1000 1600 2200 2800 3400 4000
"""


def rows():
    for line in TABLE.strip().splitlines():
        zone, named, doubling, *points = line.split()
        yield zone == "V", named, doubling.replace("-", ""), [int(each) for each in points]


@pytest.mark.parametrize(("vulnerable", "named", "doubling", "points"), list(rows()))
def test_the_printed_table(vulnerable, named, doubling, points):
    if named == "down":
        for each in "CDHSN":
            for level, down in itertools.product(range(1, 8), range(1, 8)):
                assert score(f"{level}{each}{doubling}", vulnerable, level + 6 - down) == -points[down - 1]
        return
    *made, over = points
    for each in "N" if named == "NT" else named.split("/"):
        for level in range(1, 8):
            for more in range(8 - level):
                assert (
                    score(f"{level}{each}{doubling}", vulnerable, level + 6 + more)
                    == made[level - 1] + more * over
                )


def slowly(level, named, doubling, vulnerable, tricks):
    """Law 77 trick by trick, as one would count on fingers."""
    times = {"": 1, "X": 2, "XX": 4}[doubling.value]
    if tricks < level + 6:
        lost = 0
        for down in range(1, level + 6 - tricks + 1):
            if doubling.value == "":
                lost += 100 if vulnerable else 50
            elif down == 1:
                lost += (200 if vulnerable else 100) * times // 2
            elif vulnerable or down >= 4:
                lost += 300 * times // 2
            else:
                lost += 200 * times // 2
        return -lost
    below = above = 0
    for trick in range(1, tricks - 6 + 1):
        worth = 20 if named.value in ("C", "D") else 40 if named.value == "NT" and trick == 1 else 30
        if trick <= level:
            below += worth * times
        elif doubling.value == "":
            above += worth
        else:
            above += (200 if vulnerable else 100) * times // 2
    total = below + above + 50 * (times // 2)
    total += (500 if vulnerable else 300) if below >= 100 else 50
    total += {6: 750 if vulnerable else 500, 7: 1500 if vulnerable else 1000}.get(level, 0)
    return total


def test_every_cell():
    wrong = [
        cell
        for cell in CELLS
        if score(Contract(Call.bid(cell[0], cell[1]), cell[2]), cell[3], cell[4]) != slowly(*cell)
    ]
    assert len(CELLS) == 7 * 5 * 3 * 2 * 14
    assert wrong == []


def test_the_sides_are_opposite():
    for level, named, doubling, _, tricks in CELLS[::7]:
        for declarer, zone in itertools.product(Seat, Vulnerability):
            contract = Contract(Call.bid(level, named), doubling, declarer)
            both = Result(contract, tricks).score(zone)
            assert both[Side.NS] == -both[Side.EW]
            assert both[declarer.side] == score(contract, zone.covers(declarer), tricks)
            turned = Contract(contract.bid, doubling, declarer.left)
            other = {"none": "none", "ns": "ew", "ew": "ns", "both": "both"}[zone.value]
            assert Result(turned, tricks).score(Vulnerability.parse(other)) == {
                Side.NS: both[Side.EW],
                Side.EW: both[Side.NS],
            }


@pytest.mark.parametrize(
    ("contract", "vulnerable", "tricks", "points"),
    [
        ("1NTXX", True, 13, 760 + 6 * 400),
        ("7NTXX", True, 13, 2980),
        ("7NTXX", True, 0, -(400 + 12 * 600)),
        ("7NTXX", False, 0, -(200 + 2 * 400 + 10 * 600)),
        ("7CX", False, 0, -(100 + 2 * 200 + 10 * 300)),
        ("7C", True, 0, -1300),
        ("1C", False, 13, 20 + 6 * 20 + 50),
        ("2DX", False, 8, 180),
        ("2HX", False, 8, 470),
        ("Pass", False, 0, 0),
        ("Pass", True, 0, 0),
    ],
)
def test_the_far_ends(contract, vulnerable, tricks, points):
    assert score(contract, vulnerable, tricks) == points


def test_the_lines_of_a_score():
    lines = [(str(part.label), part.points) for part in parts("6NTXX", True, 13)]
    assert lines == [
        ("trick points", 760),
        ("1 overtrick", 400),
        ("game, vulnerable", 500),
        ("small slam", 750),
        ("redoubled contract made", 100),
    ]
    assert [(str(part.label), part.points) for part in parts("1C", False, 5)] == [("2 undertricks", -100)]
    assert parts(PASSED_OUT, False, 0) == ()


@pytest.mark.parametrize(
    ("contract", "tricks", "error", "says"),
    [
        ("8NT", 13, BadNotation, "the level goes from 1 to 7"),
        ("4S", 14, Impossible, "14 tricks cannot be won"),
        ("4S", -1, Impossible, "-1 tricks cannot be won"),
        ("Pass", 7, Impossible, "where all pass nobody wins tricks"),
        ("nonsense", 7, BadNotation, "is no contract"),
    ],
)
def test_what_has_no_score(contract, tricks, error, says):
    with pytest.raises(error, match=says):
        score(contract, False, tricks)


IMPS = """
0-10 20-40 50-80 90-120 130-160 170-210 220-260 270-310 320-360 370-420 430-490 500-590 600-740
750-890 900-1090 1100-1290 1300-1490 1500-1740 1750-1990 2000-2240 2250-2490 2500-2990 3000-3490
3500-3990 4000-20000
"""


def test_the_imp_scale():
    for worth, ends in enumerate(IMPS.split()):
        low, high = map(int, ends.split("-"))
        for difference in range(low, high + 1, 10):
            assert (imps(difference), imps(-difference)) == (worth, -worth)
    assert imps(4000) == 24


def test_matchpoints():
    assert matchpoints(420, [420, 450, -50, 170]) == 1 + 0 + 2 + 2
    assert matchpoints(0, []) == 0
    scores = [620, 620, 170, -100, 650]
    fields = [matchpoints(own, scores[:i] + scores[i + 1 :]) for i, own in enumerate(scores)]
    assert sum(fields) == len(scores) * (len(scores) - 1)
