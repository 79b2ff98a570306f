"""How an event is scored: every policy by name, chosen for each event.

>>> Rules().factoring, Rules().changed({"method": "imps", "victory": "wbf"}).victory
(<Factoring.NEUBERG: 'neuberg'>, 'wbf')
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from typing import Any, cast

from tapete.bridge.adjusted import Divisor, Rounding, Scale, exact
from tapete.text import N_, Choice
from tapete.tournament.choices import (
    Datum,
    Factoring,
    Method,
    OwnAverage,
    OwnOver,
    PercentFrom,
    SmallGroups,
    Total,
    Units,
)
from tapete.tournament.errors import NotAllowed
from tapete.tournament.scales import OWN, reads_of

__all__ = [
    "Datum",
    "Factoring",
    "Method",
    "OwnAverage",
    "OwnOver",
    "PercentFrom",
    "Rules",
    "SmallGroups",
    "Total",
    "Units",
]


@dataclass(frozen=True, slots=True)
class Rules:
    """The regulations of scoring; numbers are texts, so that they stay exact in any file."""

    method: Method = Method.MATCHPOINTS
    laws: str = "bridge-2017"
    units: Units = Units.TWO
    factoring: Factoring = Factoring.NEUBERG
    small_groups: SmallGroups = SmallGroups.NONE
    expected: int = 0  # scores of a board; 0 for as many as the most frequent board has
    across: bool = True  # sections are compared with each other
    winners: int = 1  # 2: North-South and East-West have a winner each
    total: Total = Total.FACTORED
    divisor: Divisor = Divisor.COMPARISONS
    datum: Datum = Datum.MEAN
    dropped: int = 1  # results left out at each end of the datum
    victory: str = ""  # a scale of victory points by name, for matches
    victory_table: str = ""  # a scale of the event's own, line by line, where victory is own
    bye: str = ""  # for who sits out a match, a part of its points or a number; empty: the usual
    patton: str = "4"  # points of a board's share for the difference, beside 2-1-0
    plus: str = ""  # average plus, average and minus; empty for those of the laws (12C2a, 12C2b)
    even: str = ""
    minus: str = ""
    further: tuple[str, str, str] | None = None  # the same from a session's second board on (12C2d)
    own: OwnAverage | None = None  # None: what the laws say
    own_over: OwnOver | None = None  # None: the match where there are victory points, else the session
    own_imps: bool = False  # a mean of IMPs counts as the equivalent of a percentage
    knockout: bool = False  # scores that do not balance are made one (12C4, 86B of 1997)
    handicap: str = "0"  # how much of the players' handicaps counts, such as 50%
    penalty: str = "25%"  # the usual procedural penalty: a part of a top, or a number
    board_digits: int = -1  # digits of a board's score; -1 for exact
    digits: int = 2  # digits of totals and percentages
    rounding: Rounding = Rounding.HALF_UP
    percent_from: PercentFrom = PercentFrom.EXACT
    correction_minutes: int = 30  # 79C
    appeal_minutes: int = 30  # 92B

    def __post_init__(self) -> None:
        for name in ("plus", "even", "minus", "handicap", "penalty", "bye", "patton"):
            if getattr(self, name):
                exact(getattr(self, name))
        if self.winners not in (1, 2):
            raise NotAllowed(N_("an event has one winner or two: not {n}"), n=self.winners)
        if self.laws not in ("bridge-2017", "bridge-1997"):
            raise NotAllowed(
                N_("{laws} are no laws of bridge: give bridge-2017 or bridge-1997"), laws=repr(self.laws)
            )
        self._check_numbers()
        self.scale  # noqa: B018 - raises where plus, even and minus are in the wrong order
        self._check_victory()

    def _check_numbers(self) -> None:
        if self.expected < 0 or self.dropped < 0 or min(self.correction_minutes, self.appeal_minutes) < 0:
            raise NotAllowed(N_("a number of scores, results or minutes cannot be less than 0"))
        for name in ("patton", "bye", "penalty"):
            if getattr(self, name) and exact(getattr(self, name)) < 0:
                raise NotAllowed(N_("{name} gives or takes points: it cannot be less than 0"), name=name)
        if exact(self.handicap) < 0:
            raise NotAllowed(N_("a part of the handicaps cannot be less than 0: give 50% or 1"))
        if self.method.has_top and not 0 <= self.scale.minus <= self.scale.plus <= 100:
            raise NotAllowed(N_("averages are parts of a top: plus, even and minus lie between 0 and 100"))
        if not (0 <= self.digits <= 9 and -1 <= self.board_digits <= 9):
            raise NotAllowed(N_("digits are 0 to 9, and board_digits -1 to 9"))

    def _check_victory(self) -> None:
        """A scale must read what the matches of the event come to."""
        if (self.victory == OWN) is not bool(self.victory_table):
            raise NotAllowed(N_("victory=own and the table of the scale go together: give both or neither"))
        if not self.victory:
            return
        reads = reads_of(self.victory, self.victory_table)
        if self.method.makes is None:
            raise NotAllowed(
                N_("no scale of victory points reads matches by {method}: leave victory empty"),
                method=self.method.value,
            )
        if self.method.makes is not reads:
            raise NotAllowed(
                N_("the scale {scale} reads {reads}, but the method is {method}: choose another of the two"),
                scale=self.victory,
                reads=reads,
                method=self.method.value,
            )

    @property
    def scale(self) -> Scale:
        """Average plus, average and average minus: in percent where there is a top, else in IMPs."""
        worth = ("60", "50", "40") if self.method.has_top else ("3", "0", "-3")
        given = (self.plus, self.even, self.minus)
        plus, even, minus = (exact(own or law) for own, law in zip(given, worth, strict=True))
        return Scale(plus, even, minus)

    @property
    def further_scale(self) -> Scale | None:
        """The same from the second board without a result on, where regulations have it (12C2d)."""
        return None if self.further is None else Scale(*(exact(one) for one in self.further))

    @property
    def own_average(self) -> OwnAverage:
        """Whose own average counts: Law 88 of 1997 knows only that of the contestant without fault."""
        if self.own is not None:
            return self.own
        if self.laws == "bridge-1997" and self.method.of_teams:
            return OwnAverage.NONE  # 88 is for pairs and individuals
        return OwnAverage.PLUS if self.laws == "bridge-1997" else OwnAverage.BOTH

    @property
    def own_session(self) -> OwnOver:
        """Over which boards the own average goes."""
        return self.own_over or (OwnOver.MATCH if self.victory else OwnOver.SESSION)

    @property
    def bye_points(self) -> str:
        """What a bye gives: a game won, or 60 % of the points of a match (EBU White Book 2.4.2)."""
        return self.bye or ("1" if self.method is Method.WINS else "60%")

    @property
    def handicap_share(self) -> Fraction:
        """The part of a handicap that counts."""
        return exact(self.handicap)

    def changed(self, changes: Mapping[str, Any]) -> Rules:
        """With other policies, each by its name and the name of the choice: `{"units": "1-half-0"}`."""
        return replace(self, **{name: self.read(name, value) for name, value in changes.items()})

    def read(self, name: str, value: Any) -> Any:  # noqa: C901 - one case a kind of policy
        """The value of a policy from its text."""
        names = [field.name for field in fields(self)]
        if name not in names:
            raise NotAllowed(
                N_("there is no policy {name}: there are {names}"), name=repr(name), names=", ".join(names)
            )
        kind = _CHOICES.get(name)
        if kind is not None and not isinstance(value, kind):
            known = {each.value: each for each in kind}
            if value not in known:
                raise _no_choice(name, value, known)
            return known[value]
        now = getattr(self, name)
        if name == "further":
            parts = tuple(value.split(",") if isinstance(value, str) else cast("Iterable[Any]", value))
            if len(parts) != 3:
                raise NotAllowed(N_("{name} takes three numbers: plus, even and minus"), name=name)
            return parts
        if isinstance(now, bool):
            if value in (True, "yes", "true", "1"):
                return True
            if value in (False, "no", "false", "0"):
                return False
            raise _no_choice(name, value, ("yes", "no"))
        if isinstance(now, int):
            try:
                return int(str(value))
            except ValueError:
                raise NotAllowed(
                    N_("{value} is no number for {name}"), value=repr(value), name=name
                ) from None
        return str(value)


def _no_choice(name: str, value: Any, known: Iterable[str]) -> NotAllowed:
    return NotAllowed(
        N_("{value} is no choice for {name}: give {known}"),
        value=repr(value),
        name=name,
        known=", ".join(known),
    )


_CHOICES: dict[str, type[Choice]] = {
    "method": Method,
    "units": Units,
    "factoring": Factoring,
    "small_groups": SmallGroups,
    "total": Total,
    "divisor": Divisor,
    "datum": Datum,
    "own": OwnAverage,
    "own_over": OwnOver,
    "rounding": Rounding,
    "percent_from": PercentFrom,
}
