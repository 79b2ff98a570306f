"""What an arbiter gives a side instead of the result of the table, or what it keeps of it.

Each is written and read as a few words, so that the log of an event can be read by people:

>>> str(parse_given("170@67%, 140@33%")), str(parse_given("A+")), str(parse_given("60%"))
('170@67/100, 140@33/100', 'plus', '60%')
>>> parse_given("at-most 170")
LosesGain(without=Outcomes(weights=((170, Fraction(1, 1)),)))
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias

from tapete.bridge import BridgeError, Vulnerability
from tapete.bridge.adjusted import Average, Outcomes, exact
from tapete.text import N_, Text
from tapete.tournament.errors import BadRuling

__all__ = [
    "AVERAGES",
    "Artificial",
    "Assigned",
    "Complement",
    "Fixed",
    "Given",
    "LosesGain",
    "NotPlayed",
    "OwnError",
    "PlusOr",
    "has_results",
    "parse_both",
    "parse_given",
    "words_of",
]


@dataclass(frozen=True, slots=True)
class Assigned:
    """One result or several, weighed (12C1; 12C2 of 1997)."""

    outcomes: Outcomes

    def __str__(self) -> str:
        return _written(self.outcomes)


@dataclass(frozen=True, slots=True)
class Artificial:
    """Average plus, average or average minus (12C2; 12C1 of 1997), by the scale of the event."""

    average: Average

    def __str__(self) -> str:
        return _NAMES[self.average]


@dataclass(frozen=True, slots=True)
class Fixed:
    """A number, whatever the contestant made elsewhere: percent of the top, or units of the event."""

    amount: Fraction
    percent: bool

    def __str__(self) -> str:
        return f"{self.amount}%" if self.percent else f"={self.amount}"


@dataclass(frozen=True, slots=True)
class OwnError:
    """What a side gets that helped to damage itself: no relief for its own part (12C1e)."""

    adjusted: Outcomes
    without_error: Outcomes

    def __str__(self) -> str:
        return f"{_written(self.adjusted)} without-error {_written(self.without_error)}"


@dataclass(frozen=True, slots=True)
class LosesGain:
    """The result of the table, but no more than another result is worth (11A, 43B3, 79B3)."""

    without: Outcomes

    def __str__(self) -> str:
        return f"at-most {_written(self.without)}"


@dataclass(frozen=True, slots=True)
class PlusOr:
    """Average plus or an assigned score, whichever is better for the side (86B2b)."""

    outcomes: Outcomes

    def __str__(self) -> str:
        return f"plus-or {_written(self.outcomes)}"


@dataclass(frozen=True, slots=True)
class Complement:
    """What the opponents leave (86B2b)."""

    def __str__(self) -> str:
        return "complement"


@dataclass(frozen=True, slots=True)
class NotPlayed:
    """No score at all: the board is cancelled for the side, and counts for nothing."""

    def __str__(self) -> str:
        return "none"


Given: TypeAlias = Assigned | Artificial | Fixed | OwnError | LosesGain | PlusOr | Complement | NotPlayed

_NAMES = {Average.PLUS: "plus", Average.EVEN: "even", Average.MINUS: "minus"}
AVERAGES = {
    **{name: average for average, name in _NAMES.items()},
    **dict.fromkeys(("a+", "av+", "avg+", "ave+", "average plus", "+"), Average.PLUS),
    **dict.fromkeys(("a", "a=", "av", "avg", "ave", "average", "av="), Average.EVEN),
    **dict.fromkeys(("a-", "av-", "avg-", "ave-", "average minus", "a−"), Average.MINUS),
}
_CODE = re.compile(r"A(40|50|60)(40|50|60)", re.IGNORECASE)
_CODED = {"40": Average.MINUS, "50": Average.EVEN, "60": Average.PLUS}
_BOTH = re.compile(r"(.+?)\s*(?:/|\|)\s*(.+)")
_PERCENTS = re.compile(r"(\d+(?:[.,]\d+)?\s*%)\s*[-–/|:]\s*(\d+(?:[.,]\d+)?\s*%)")


def parse_given(text: str, vulnerability: Vulnerability | None = None) -> Given:
    """What the words say: "plus", "60%", "=3", "170@67%, 140@33%", "620 without-error 300", "none"."""
    written = text.strip()
    low = written.lower()
    try:
        if low in AVERAGES:
            return Artificial(AVERAGES[low])
        if low in ("none", "not played", "np", "cancelled"):
            return NotPlayed()
        if low == "complement":
            return Complement()
        if written.startswith("="):
            return Fixed(exact(written[1:]), percent=False)
        if written.endswith("%") and "@" not in written:
            return Fixed(_part(written), percent=True)
        if low.startswith("at-most "):
            return LosesGain(Outcomes.parse(written[8:], vulnerability))
        if low.startswith("plus-or "):
            return PlusOr(Outcomes.parse(written[8:], vulnerability))
        if " without-error " in low:
            place = low.index(" without-error ")
            return OwnError(
                Outcomes.parse(written[:place], vulnerability),
                Outcomes.parse(written[place + 15 :], vulnerability),
            )
        return Assigned(Outcomes.parse(written, vulnerability))
    except BridgeError as error:
        raise BadRuling(
            N_(
                "{text} is no score that can be given ({reason}): write a result such as 4S N =, several "
                "such as '170@67%, 140@33%', or plus, even, minus, 60%, none"
            ),
            text=repr(text),
            reason=error.label,
        ) from None


def _part(written: str) -> Fraction:
    amount = exact(written[:-1])
    if not 0 <= amount <= 100:
        raise BadRuling(N_("{text} is no part of a top: give 0% to 100%"), text=repr(written))
    return amount


def words_of(given: Given | str) -> Text:
    """What is given, for people; results are points of North-South.

    >>> str(words_of("170@67%, 140@33%")), str(words_of("plus")), str(words_of("at-most 170"))
    ('170 (67 %), 140 (33 %)', 'average plus', 'no more than 170')
    """
    match parse_given(given) if isinstance(given, str) else given:
        case Artificial(average):
            return Text.of("{average}", average=average)
        case Assigned(outcomes):
            return Text.of("{results}", results=_shown(outcomes))
        case Fixed(amount, percent):
            number = _plain(amount)
            return Text.of("{amount}", amount=f"{number} %" if percent else number)
        case LosesGain(without):
            return Text.of(N_("no more than {result}"), result=_shown(without))
        case PlusOr(outcomes):
            return Text.of(N_("average plus or {result}, whichever is better"), result=_shown(outcomes))
        case OwnError(adjusted, without_error):
            return Text.of(
                N_("{result}, less its own part of the damage (possible was {possible})"),
                result=_shown(adjusted),
                possible=_shown(without_error),
            )
        case Complement():
            return Text.of(N_("what the opponents leave"))
        case NotPlayed():
            return Text.of(N_("no score"))


def has_results(given: str) -> bool:
    """Whether results are part of what is given, which are written in points of North-South."""
    return isinstance(parse_given(given), Assigned | LosesGain | PlusOr | OwnError)


def _shown(outcomes: Outcomes) -> str:
    if len(outcomes.weights) == 1:
        return str(outcomes.weights[0][0])
    return ", ".join(f"{points} ({_plain(weight * 100)} %)" for points, weight in outcomes.weights)


def _plain(number: Fraction) -> str:
    return str(number) if number.denominator == 1 else f"{float(number):.2f}"


def parse_both(text: str) -> tuple[Given, Given] | None:
    """What an artificial score for both sides says, such as "A6040", "A+/A-", "not played"; else nothing."""
    written = text.strip()
    if match := _CODE.fullmatch(written):
        return Artificial(_CODED[match[1]]), Artificial(_CODED[match[2]])
    if match := _PERCENTS.fullmatch(written):
        # Table terminals write the averages of the law so.
        percents = [match[place].rstrip("% ").replace(",", ".") for place in (1, 2)]
        if all(percent in _CODED for percent in percents):
            return Artificial(_CODED[percents[0]]), Artificial(_CODED[percents[1]])
        return parse_given(percents[0] + "%"), parse_given(percents[1] + "%")
    if written.lower() in ("not played", "np", "none", "cancelled"):
        return NotPlayed(), NotPlayed()
    match = _BOTH.fullmatch(written)
    if match and match[1].strip().lower() in AVERAGES and match[2].strip().lower() in AVERAGES:
        return parse_given(match[1]), parse_given(match[2])
    if written.lower() in AVERAGES:
        average = AVERAGES[written.lower()]
        return Artificial(average), Artificial(average)
    return None


def _written(outcomes: Outcomes) -> str:
    if len(outcomes.weights) == 1:
        return str(outcomes.weights[0][0])
    return str(outcomes)
