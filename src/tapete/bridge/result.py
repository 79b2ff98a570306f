"""The result of a board: the contract and the tricks that declarer won.

>>> result = Result.parse("4SX N -1")
>>> result.tricks, result.score(Vulnerability.BOTH)[Side.NS]
(9, -200)
>>> str(Result(Contract.parse("3NT E"), 10))
'3NT E +1'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tapete.bridge.board import Vulnerability
from tapete.bridge.contract import PASSED_OUT, Contract
from tapete.bridge.errors import BadNotation, Impossible
from tapete.bridge.notation import Parsed
from tapete.bridge.score import check_tricks, score
from tapete.bridge.seat import Side
from tapete.text import N_

__all__ = ["Result"]

_TRICKS = re.compile(r"(.*?)\s*(=|[+\-−]\s*[0-9]{1,2})", re.DOTALL)


@dataclass(frozen=True, slots=True, repr=False)
class Result(Parsed):
    """A contract and the tricks that declarer won, 0 where all passed."""

    contract: Contract
    tricks: int = 0

    def __post_init__(self) -> None:
        check_tricks(self.contract, self.tricks)

    @classmethod
    def parse(cls, text: str, /) -> Result:
        """The contract and the tricks beside it: "4SX N -1", "3NT E =", "1H W +2", "Pass"."""
        match = _TRICKS.fullmatch(text.strip())
        if match is None:
            contract = Contract.parse(text)
            if contract == PASSED_OUT:
                return cls(contract)
            raise BadNotation(
                N_("{text} does not say how many tricks were won: add =, +1 or -1"), text=repr(text)
            )
        contract = Contract.parse(match[1])
        if contract == PASSED_OUT:
            raise BadNotation(N_("{text} is no result: who passes out wins no tricks"), text=repr(text))
        beside = match[2].replace(" ", "").replace("−", "-")
        tricks = contract.tricks_needed + (0 if beside == "=" else int(beside))
        if not 0 <= tricks <= 13:
            raise BadNotation(
                N_("{text} would be {tricks} tricks: there are 13 in all"), text=repr(text), tricks=tricks
            )
        return cls(contract, tricks)

    def __str__(self) -> str:
        if self.contract.is_passed_out:
            return str(self.contract)
        return f"{self.contract} {self.over:+}" if self.over else f"{self.contract} ="

    @property
    def over(self) -> int:
        """The overtricks, or less than 0 for undertricks."""
        return self.tricks - self.contract.tricks_needed

    @property
    def is_made(self) -> bool:
        """Whether declarer won the tricks needed; a board that is passed out is not made."""
        return not self.contract.is_passed_out and self.over >= 0

    def score(self, vulnerability: Vulnerability) -> Mapping[Side, int]:
        """What each side scores (Law 77)."""
        declarer = self.contract.declarer
        if self.contract.is_passed_out:
            return {Side.NS: 0, Side.EW: 0}
        if declarer is None:
            raise Impossible(N_("{contract} has no declarer: add N, E, S or W"), contract=str(self.contract))
        points = score(self.contract, vulnerability.covers(declarer), self.tricks)
        ns = points if declarer.side is Side.NS else -points
        return {Side.NS: ns, Side.EW: -ns}
