"""The Gaussian integers x + yi modulo a + bi, as numbers from 0 to m - 1, where m is a * a + b * b.

>>> ring = gaussian(5)
>>> ring.quarter(1), gaussian(7)
((1, 3, 4, 2), None)
"""

from __future__ import annotations

from functools import cache
from math import gcd, isqrt

__all__ = ["Gaussian", "gaussian"]


class Gaussian:
    """A ring of `wide` times `high` numbers: x + yi is number y * wide + x, where both are small."""

    def __init__(self, a: int, b: int) -> None:
        self.high = gcd(a, b)
        self.wide = (a * a + b * b) // self.high
        # The multiples of a + bi are those of wide and of lean + high * i together.
        span = range(-a - b, a + b + 1)
        self.lean = next(u * a - v * b for u in span for v in span if u * b + v * a == self.high)

    def number(self, x: int, y: int) -> int:
        """The number of x + yi."""
        times, y = divmod(y, self.high)
        return y * self.wide + (x - times * self.lean) % self.wide

    def plus(self, one: int, other: int) -> int:
        """The sum of two numbers."""
        (y, x), (v, u) = divmod(one, self.wide), divmod(other, self.wide)
        return self.number(x + u, y + v)

    def turned(self, one: int) -> int:
        """The number times i."""
        y, x = divmod(one, self.wide)
        return self.number(-y, x)

    def quarter(self, one: int) -> tuple[int, int, int, int]:
        """The number times 1, i, -1 and -i."""
        second = self.turned(one)
        third = self.turned(second)
        return one, second, third, self.turned(third)


@cache
def gaussian(m: int) -> Gaussian | None:
    """The ring of m numbers, if m is odd and a sum of two squares."""
    for b in range(isqrt(m // 2), -1, -1):
        a = isqrt(m - b * b)
        if m % 2 and a * a + b * b == m:
            return Gaussian(a, b)
    return None
