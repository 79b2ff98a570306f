"""The score of a board by Law 77, part by part, and the comparisons of Law 78.

>>> score("4SX", vulnerable=True, tricks=9)
-200
>>> [(str(part.label), part.points) for part in parts("3NT", vulnerable=False, tricks=10)]
[('trick points', 100), ('1 overtrick', 30), ('game', 300)]
>>> imps(620 - 170)
10
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tapete.bridge.call import Denomination
from tapete.bridge.contract import Contract, Doubling
from tapete.bridge.errors import Impossible
from tapete.text import N_, P_, Text

__all__ = ["ScorePart", "imps", "matchpoints", "parts", "score"]

_TRICK = {"C": 20, "D": 20, "H": 30, "S": 30, "NT": 30}
_FIRST_IN_NOTRUMP = 10  # more than the others
_OVERTRICK = {Doubling.DOUBLED: (100, 200), Doubling.REDOUBLED: (200, 400)}
# The first undertrick, the second and the third, each further one.
_UNDERTRICK = {
    (Doubling.UNDOUBLED, False): (50, 50, 50),
    (Doubling.UNDOUBLED, True): (100, 100, 100),
    (Doubling.DOUBLED, False): (100, 200, 300),
    (Doubling.DOUBLED, True): (200, 300, 300),
    (Doubling.REDOUBLED, False): (200, 400, 600),
    (Doubling.REDOUBLED, True): (400, 600, 600),
}
# The lowest difference that is worth one IMP, two, and so on to 24 (Law 78B).
_IMPS = (
    *(20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class ScorePart:
    """A line of the score: what for, and how many points; less than 0 for declarer's undertricks."""

    label: str | Text
    points: int


def score(contract: Contract | str, vulnerable: bool, tricks: int) -> int:
    """What declarer's side scores with so many tricks; less than 0 where the contract failed (Law 77)."""
    return sum(part.points for part in parts(contract, vulnerable, tricks))


def parts(contract: Contract | str, vulnerable: bool, tricks: int) -> tuple[ScorePart, ...]:
    """The lines that the score is the sum of; none where all passed."""
    if not isinstance(vulnerable, bool):  # "none" is true to Python, and would score as vulnerable
        raise TypeError("vulnerable is True or False; Result.score takes the vulnerability of a board")
    contract = contract if isinstance(contract, Contract) else Contract.parse(contract)
    check_tricks(contract, tricks)
    named = contract.denomination
    if named is None:
        return ()
    over = tricks - contract.tricks_needed
    if over < 0:
        lost = _undertricks(-over, contract.doubling, vulnerable)
        return (ScorePart(Text.of(P_("{n} undertrick", "{n} undertricks"), n=-over), -lost),)
    return tuple(_made(contract, named, over, vulnerable))


def check_tricks(contract: Contract, tricks: int) -> None:
    """Raise `Impossible` for a number of tricks that nobody can win in the contract."""
    if not 0 <= tricks <= 13:
        raise Impossible(N_("{tricks} tricks cannot be won: give 0 to 13"), tricks=tricks)
    if contract.is_passed_out and tricks:
        raise Impossible(N_("where all pass nobody wins tricks: give 0, not {tricks}"), tricks=tricks)


def _made(contract: Contract, named: Denomination, over: int, vulnerable: bool) -> Iterator[ScorePart]:
    value = _TRICK[named.value]
    first = _FIRST_IN_NOTRUMP if named is Denomination.NOTRUMP else 0
    points = (contract.level * value + first) * contract.doubling.factor
    yield ScorePart(N_("trick points"), points)
    if over:
        each = _OVERTRICK.get(contract.doubling, (value, value))[vulnerable]
        yield ScorePart(Text.of(P_("{n} overtrick", "{n} overtricks"), n=over), over * each)
    if points < 100:
        yield ScorePart(N_("part-score"), 50)
    elif vulnerable:
        yield ScorePart(N_("game, vulnerable"), 500)
    else:
        yield ScorePart(N_("game"), 300)
    if contract.level == 6:
        yield ScorePart(N_("small slam"), 750 if vulnerable else 500)
    elif contract.level == 7:
        yield ScorePart(N_("grand slam"), 1500 if vulnerable else 1000)
    if contract.doubling is Doubling.DOUBLED:
        yield ScorePart(N_("doubled contract made"), 50)
    elif contract.doubling is Doubling.REDOUBLED:
        yield ScorePart(N_("redoubled contract made"), 100)


def _undertricks(down: int, doubling: Doubling, vulnerable: bool) -> int:
    first, next_, further = _UNDERTRICK[doubling, vulnerable]
    return first + next_ * min(down - 1, 2) + further * max(down - 3, 0)


def imps(difference: float) -> int:
    """The IMPs for a difference in total points, less than 0 for a loss (Law 78B)."""
    worth = bisect_right(_IMPS, abs(difference))
    return worth if difference >= 0 else -worth


def matchpoints(own: float, others: Iterable[float]) -> int:
    """Two for each score of the others that is lower, one for each that is equal (Law 78A)."""
    return sum(2 if own > other else int(own == other) for other in others)
