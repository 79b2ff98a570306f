"""What a table knows of an incident that is no irregular call: the facts that the laws ask about.

Each is what the questions of one law look at. A field that is None is not known to the table: then
the arbiter is asked.
"""

from __future__ import annotations

from dataclasses import dataclass

from tapete.bridge.auction import Made
from tapete.bridge.call import PASS
from tapete.bridge.cards import Card
from tapete.bridge.errors import Impossible
from tapete.bridge.seat import Seat
from tapete.text import N_, Choice

__all__ = [
    "ClosingCalls",
    "Exposed",
    "ExposedCards",
    "Inadmissible",
    "InadmissibleCall",
    "Misinformation",
    "NewDeal",
    "Noticed",
    "Stage",
    "WrongBoard",
    "WrongCount",
    "WrongExplanation",
]


class Stage(Choice):
    """How far a board had come before the opening lead was faced."""

    BEFORE = "before", N_("before the first call")
    AUCTION = "auction", N_("during the auction")
    ENDED = "ended", N_("after the auction, before the opening lead was faced")


class Exposed(Choice):
    """What was exposed, as Law 24 tells it apart."""

    SMALL = "small", N_("one card below the ten, not led")
    SINGLE = "single", N_("one honour, or one card that was led")
    SEVERAL = "several", N_("two or more cards")


@dataclass(frozen=True, slots=True)
class ExposedCards:
    """Cards of one player that lay or were held face up before the play (Law 24)."""

    offender: Seat
    cards: tuple[Card, ...]
    led: bool  # whether one of them was led
    stage: Stage
    declarer: Seat | None = None  # the presumed declarer, as soon as there is one
    partner_could_see: bool | None = None

    def __post_init__(self) -> None:
        if not self.cards:
            raise Impossible(N_("{seat} exposed no card: name one or more"), seat=self.offender)

    @property
    def kind(self) -> Exposed:
        """What was exposed, as Law 24 tells it apart."""
        if len(self.cards) > 1:
            return Exposed.SEVERAL
        honour = any(card.rank.is_honour for card in self.cards)
        return Exposed.SINGLE if self.led or honour else Exposed.SMALL

    @property
    def offender_defends(self) -> bool | None:
        """Whether the offender's side defends; None while the auction lasts."""
        return None if self.declarer is None else self.declarer.side is not self.offender.side


@dataclass(frozen=True, slots=True)
class NewDeal:
    """How far a board is that may have to be dealt anew (Laws 6D and 16D)."""

    first_call_made: bool
    passed_out: bool


@dataclass(frozen=True, slots=True)
class WrongCount:
    """Hands that did not hold thirteen cards from the start (Laws 13 and 14)."""

    held: tuple[int, int, int, int] | None  # how many cards North, East, South and West started with
    called: frozenset[Seat]  # who has called
    lead_faced: bool
    play_over: bool
    foreign: bool | None = None  # whether the surplus card is no part of the deal
    in_completed_trick: bool | None = None  # whether a foreign card was played to one

    def __post_init__(self) -> None:
        if self.held is not None and (len(self.held) != len(Seat) or min(self.held) < 0):
            raise Impossible(
                N_("{held} does not say how many cards each hand held: give four numbers, North first"),
                held=str(self.held),
            )

    @property
    def too_many(self) -> bool | None:
        """Whether a hand held more than thirteen cards."""
        return None if self.held is None else max(self.held) > 13

    @property
    def wrong_hand_called(self) -> bool | None:
        """Whether a player who did not hold thirteen cards has called."""
        if self.held is None:
            return None if self.called else False
        return any(held != 13 and seat in self.called for seat, held in zip(Seat, self.held, strict=True))


@dataclass(frozen=True, slots=True)
class WrongBoard:
    """A board that is played by contestants for whom it was not meant (Law 15B)."""

    auction_period_begun: bool  # whether a player has taken his cards from it
    played_before: frozenset[Seat] | None = None  # which of the four have played it already
    teams: bool | None = None


@dataclass(frozen=True, slots=True)
class Misinformation:
    """A call made after a wrong explanation or a missing alert of an opponent (Law 21B)."""

    player: Seat
    since: tuple[Made, ...]  # the calls made after his
    auction_period_over: bool  # the opening lead is faced, or four passed hands are back in the board
    a_play: bool | None = False  # whether it is a play and no call that he wants back

    @property
    def partner_called(self) -> bool:
        """Whether the misinformed player's partner has called since."""
        return any(seat is self.player.partner for seat, _ in self.since)

    @property
    def lho_called(self) -> bool:
        """Whether the player on the misinformed player's left has called since."""
        return any(seat is self.player.left for seat, _ in self.since)


class Noticed(Choice):
    """When a player notices that an explanation was wrong."""

    AUCTION = "auction", N_("during the auction")
    CLARIFICATION = "clarification", N_("after the final pass, before the opening lead is faced")
    PLAY = "play", N_("during the play")
    AFTER_PLAY = "after_play", N_("after the play")


@dataclass(frozen=True, slots=True)
class WrongExplanation:
    """A player who knows that an explanation of his side was wrong (Law 20F)."""

    explainer: Seat
    knows: Seat  # the explainer, or his partner
    noticed: Noticed
    declarer: Seat | None = None  # the presumed declarer, as soon as there is one

    @property
    def own(self) -> bool:
        """Whether the player gave the explanation himself."""
        return self.knows is self.explainer

    @property
    def defends(self) -> bool | None:
        """Whether the player's side defends; None while the auction lasts."""
        return None if self.declarer is None else self.declarer.side is not self.knows.side


@dataclass(frozen=True, slots=True)
class ClosingCalls:
    """The calls that stand, in the order in which they were made, when an auction seems over (17D3, 22)."""

    dealer: Seat
    calls: tuple[Made, ...]
    obliged: frozenset[Seat] = frozenset()  # who had to pass at the last turn

    @property
    def three_passes(self) -> bool:
        """Whether a call was followed by three passes."""
        return len(self.calls) > 3 and all(call == PASS for _, call in self.calls[-3:])

    @property
    def any_bid(self) -> bool:
        """Whether anybody has bid."""
        return any(call.is_bid for _, call in self.calls)

    @property
    def passed_over(self) -> Seat | None:
        """Who lost his turn by one of the last three passes: the first, if there are several."""
        if not self.three_passes:
            return None
        turn, passed = self.calls[-4][0].left, [seat for seat, _ in self.calls[-3:]]
        for seat in passed:
            if seat is not turn and not (turn in self.obliged and seat is turn.left):
                return turn
            turn = seat.left
        return None


class Inadmissible(Choice):
    """The four kinds of call that no player may make (Law 35)."""

    DOUBLE = "double", N_("a double or redouble that Law 19 does not allow")
    OBLIGED = "obliged", N_("a bid, double or redouble of a player who had to pass")
    ABOVE_SEVEN = "above_seven", N_("a bid of more than seven")
    AFTER_END = "after_end", N_("a call after the final pass")


@dataclass(frozen=True, slots=True)
class InadmissibleCall:
    """A call that is inadmissible for another reason than Law 19 (Laws 37, 38 and 39)."""

    kind: Inadmissible
    lho_called: bool  # whether the player on the offender's left called before the ruling
    in_rotation: bool = True
    breaks_19: bool = False  # a double or redouble that Law 19 does not allow either
    for_the_auction: bool | None = None  # whether the duty to pass was for the rest of the auction
    auction_over: bool | None = None  # whether three passes had followed a bid of more than seven
    is_pass: bool | None = None
    lead_faced: bool | None = None  # whether the opening lead had been faced
    by_defender: bool | None = None  # after the final pass: whether the offender's side defends
    partner_called: bool = False  # whether the offender's partner has called since
    lho_called_over_replacement: bool = False  # next after another call that the offender put in its place

    @property
    def lho_called_since(self) -> bool:
        """Whether the player on the left called at any time before the arbiter ruled."""
        return self.lho_called
