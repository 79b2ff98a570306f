"""Duplicate bridge: cards, deals, auction, play and score.

>>> Deal.parse("N:AKQJT98765432... - - -")[Seat.NORTH].lengths
(13, 0, 0, 0)
>>> str(Auction.parse("N: 1S Pass 4S X AP").contract)
'4SX N'
>>> score("4SX", vulnerable=True, tricks=9)
-200
"""

from tapete.bridge.bidding import Auction
from tapete.bridge.board import Board, Vulnerability
from tapete.bridge.call import DOUBLE, PASS, REDOUBLE, Call, Denomination
from tapete.bridge.cards import Card, Rank, Suit
from tapete.bridge.contract import PASSED_OUT, Contract, Doubling
from tapete.bridge.deal import Deal
from tapete.bridge.errors import (
    BadDeal,
    BadNotation,
    BridgeError,
    Exclusion,
    IllegalCall,
    IllegalPlay,
    Impossible,
)
from tapete.bridge.hand import Hand
from tapete.bridge.play import Play
from tapete.bridge.result import Result
from tapete.bridge.score import ScorePart, imps, matchpoints, parts, score
from tapete.bridge.seat import Seat, Side
from tapete.bridge.trick import Trick
from tapete.bridge.view import View

__all__ = [
    "DOUBLE",
    "PASS",
    "PASSED_OUT",
    "REDOUBLE",
    "Auction",
    "BadDeal",
    "BadNotation",
    "Board",
    "BridgeError",
    "Call",
    "Card",
    "Contract",
    "Deal",
    "Denomination",
    "Doubling",
    "Exclusion",
    "Hand",
    "IllegalCall",
    "IllegalPlay",
    "Impossible",
    "Play",
    "Rank",
    "Result",
    "ScorePart",
    "Seat",
    "Side",
    "Suit",
    "Trick",
    "View",
    "Vulnerability",
    "imps",
    "matchpoints",
    "parts",
    "score",
]
