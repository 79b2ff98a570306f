"""French tarot by the rules of the FFT: cards, deals, bids, écart, play, count and score.

>>> Hand.parse("S:RD10 T:21,1 E").oudlers
3
>>> score("garde", "N", oudlers=2, points=49)[Seat.NORTH]
198
>>> str(Auction.parse("4 S: pass prise garde pass").contract)
'garde'
"""

from tapete.tarot.bidding import Auction, Bid
from tapete.tarot.cards import Card, Rank, Suit
from tapete.tarot.count import Count, Excuse, Fate, count
from tapete.tarot.deal import Deal
from tapete.tarot.errors import (
    BadDeal,
    BadNotation,
    BadRecord,
    BadScore,
    Exclusion,
    Illegal,
    IllegalBid,
    IllegalCall,
    IllegalDeal,
    IllegalEcart,
    IllegalHandful,
    IllegalPlay,
    Impossible,
    TarotError,
)
from tapete.tarot.form import Form, Seat, Side
from tapete.tarot.game import Game, Phase
from tapete.tarot.hand import Hand
from tapete.tarot.handful import Handful, Size
from tapete.tarot.play import Play
from tapete.tarot.readings import Readings
from tapete.tarot.result import Result
from tapete.tarot.score import ScorePart, Slam, check_balance, doubts, marks, parts, score, unit
from tapete.tarot.trick import Trick

__all__ = [
    "Auction",
    "BadDeal",
    "BadNotation",
    "BadRecord",
    "BadScore",
    "Bid",
    "Card",
    "Count",
    "Deal",
    "Exclusion",
    "Excuse",
    "Fate",
    "Form",
    "Game",
    "Hand",
    "Handful",
    "Illegal",
    "IllegalBid",
    "IllegalCall",
    "IllegalDeal",
    "IllegalEcart",
    "IllegalHandful",
    "IllegalPlay",
    "Impossible",
    "Phase",
    "Play",
    "Rank",
    "Readings",
    "Result",
    "ScorePart",
    "Seat",
    "Side",
    "Size",
    "Slam",
    "Suit",
    "TarotError",
    "Trick",
    "check_balance",
    "count",
    "doubts",
    "marks",
    "parts",
    "score",
    "unit",
]
