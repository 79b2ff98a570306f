"""The people of the rule book, the faults that a deal can have, and what a code of arbitration can order."""

from __future__ import annotations

from tapete.text import N_, Choice

__all__ = ["Authority", "EcartFault", "Fault", "HandfulFault", "Measure", "Obligation", "Player"]


class Authority(Choice):
    """Who settles in advance what the rule book leaves open."""

    CODE = "code", N_("the code of arbitration in force")
    ORGANISER = "organiser", N_("the organiser")


class Player(Choice):
    """A player seen from the fault."""

    OFFENDER = "offender", N_("the offender")
    DEALER = "dealer", N_("the dealer")
    TAKER = "taker", N_("the taker")


class Fault(Choice):
    """What the rule book forbids or asks for without saying what follows: the code of arbitration does."""

    PETIT_SEC = "petit sec", N_("a Petit as only trump that was not announced")
    LOW_BID = "low bid", N_("a bid that is not higher than the last")
    BID_TURN = "bid out of turn", N_("a bid out of turn or a second bid")
    NO_ARBITER = "no arbiter", N_("a garde sans, garde contre or slam for which the arbiter was not called")
    DOG_SEEN = "dog seen", N_("a card of the dog seen before its time")
    ECART_COUNT = "ecart count", N_("an écart with a wrong number of cards, noticed after a card was played")
    ECART_CARD = (
        "ecart card",
        N_("a king, an oudler or a needless trump in an écart that can no longer be changed"),
    )
    ECART_CLOSED = "ecart closed", N_("an écart that was changed or looked at after it was closed")
    ECART_SHOWN = "ecart shown", N_("trumps of the écart that were not shown before a card was played")
    HANDFUL = "handful", N_("a handful that was wrongly shown")
    SLAM = "slam", N_("a slam that was announced at the wrong time or by the wrong player")
    CALL = "call", N_("a card that the taker may not call, or that he called after seeing the dog")
    OUT_OF_TURN = "out of turn", N_("a card led or played out of turn")
    EXPOSED = "exposed card", N_("a card shown or taken out of the hand before its turn")
    REVOKE = "revoke", N_("a card that breaks an obligation, in the trick that is on the table")
    OLD_REVOKE = "old revoke", N_("a card that broke an obligation in an earlier trick")
    OLD_TRICK = "old trick", N_("a trick that was looked at too late")
    CARDS = "cards", N_("a wrong number of cards in a hand")
    BOARD = "board", N_("a hand that was put into the board wrongly")
    DIAGRAM = "diagram", N_("a diagram that was looked at after the first card")
    SHEET = "sheet", N_("a wrong mark that came to light after the sheet was handed in")
    CONDUCT = "conduct", N_("a hesitation, a gesture or a word that has no place at the table")
    SETTLED = "settled", N_("an incident that players settled among themselves or did not report at once")
    CONTRACT = "contract", N_("a contract of a team match that was not named in time")
    WEAK_BOARD = "weak board", N_("a board that its first taker could not expect to make")


class Measure(Choice):
    """What a code of arbitration can order."""

    GOES_ON = "goes on", N_("the deal goes on as it stands")
    PUT_RIGHT = "put right", N_("the fault is put right as far as that is possible, and the deal goes on")
    PENALTY = "penalty", N_("the deal goes on, and the offender gets a penalty")
    ADJUSTED = "adjusted", N_("the arbiter sets an adjusted score")
    ANNULLED = "annulled", N_("the deal is annulled")


class EcartFault(Choice):
    """What is wrong with an écart."""

    COUNT = "count", N_("it has more or fewer cards than it should")
    CARD = "card", N_("a king, an oudler, or a trump although plain cards were left")
    SHOWN = "shown", N_("its trumps were not shown to the defence")
    CHANGED = "changed", N_("it was changed or looked at after it was closed")


class HandfulFault(Choice):
    """What is wrong with a handful."""

    EARLY = "early", N_("it was shown before the player's turn")
    LATE = "late", N_("it was shown after the player's first card")
    SIZE = "size", N_("it has another number of trumps than a handful has")
    EXCUSE = "excuse", N_("the Excuse was shown while a trump stayed hidden")
    ORDER = "order", N_("it was not shown whole, in descending order and at one time")


class Obligation(Choice):
    """The obligation that a card breaks."""

    FOLLOW = "follow", N_("to follow suit")
    TRUMP = "trump", N_("to play a trump when void in the suit")
    TRUMP_LED = "trump led", N_("to play a trump when trumps are led")
    OVERTRUMP = "overtrump", N_("to play over the highest trump")
    OVERRUFF = "overruff", N_("to play over the highest trump when void in the suit")
    LEAD = "lead", N_("not to lead first in the suit of the called card")
