"""A deal as JSON: cards, bids, call, écart, slam, handfuls and plays, read, replayed and written.

>>> from tapete.tarot.form import Form
>>> record = dump(Game(Deal.numbered(Form.FOUR, 0), Seat.SOUTH).bid("pass"))
>>> record["players"], record["bids"]
(4, ['pass'])
>>> dump(load(record)) == record
True

The fields, of which only `players`, `dealer` and `hands` must be there:

    rules     "tarot-fft"
    players   3, 4 or 5
    dealer    a seat: N E S W where four play, else 1 to 5
    hands     {"N": "S:RD10 T:21,1 E" or ["SR", "T21", ...], ...}
    dog       the same for the dog; what is left of the pack where it is not given
    barred    the seat that may not bid, having dealt again after a fault
    annulled  true where a player had the Petit as only trump
    bids      ["pass", "garde", ...] from the dealer's right neighbour on
    taker, contract   instead of bids, where the contract is imposed (duplicate)
    call      the card called at five, such as "HR"
    slam      true where the taker announced one
    ecart     the cards set aside; trumps among them are shown unless `ecart_shown` says otherwise
    handfuls  [{"seat": "N", "cards": "T:21,20,..."}], each shown just before its player's first card
    plays     ["H5", "HR", ...] in the order of play, or in tricks: [["H5", "HR", ...], ...]
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from tapete.tarot.bidding import Bid
from tapete.tarot.cards import TRUMPS, Card
from tapete.tarot.deal import Deal
from tapete.tarot.errors import BadRecord, TarotError
from tapete.tarot.form import Form, Seat
from tapete.tarot.game import Game, Phase
from tapete.tarot.hand import PACK, Hand
from tapete.tarot.readings import DEFAULT, Readings
from tapete.text import N_

__all__ = ["dump", "load", "read", "write"]

_FIELDS = frozenset(
    {
        *("rules", "title", "players", "dealer", "hands", "dog", "barred", "annulled", "bids", "taker"),
        *("contract", "call", "slam", "ecart", "ecart_shown", "handfuls", "plays"),
    }
)


def read(text: str, readings: Readings = DEFAULT) -> Game:
    """The game that the JSON tells; raises `BadRecord` with the place of what is wrong."""
    try:
        data = json.loads(text)
    except ValueError as wrong:
        raise BadRecord(N_("this is not JSON: {reason}"), reason=str(wrong)) from None
    return load(data, readings)


def write(game: Game) -> str:
    """The game as JSON, which `read` reads."""
    return json.dumps(dump(game), ensure_ascii=False, indent=2) + "\n"


def load(data: object, readings: Readings = DEFAULT) -> Game:
    """The game that the plain data tells, replayed step by step."""
    if not isinstance(data, Mapping):
        raise BadRecord(N_("a deal is an object with players, dealer and hands"))
    if unknown := sorted(set(data) - _FIELDS):
        raise BadRecord(
            N_("a deal has no field {name}: there are {fields}"),
            name=unknown[0],
            fields=", ".join(sorted(_FIELDS)),
        )
    for name in ("players", "dealer", "hands"):
        if name not in data:
            raise BadRecord(N_("the field {name} is missing"), name=name)
    if (rules := data.get("rules", "tarot-fft")) != "tarot-fft":
        raise BadRecord(N_("{text} are no rules for tarot: give tarot-fft"), text=repr(rules))
    return _Reader(data, readings).game()


class _Reader:
    """Reads a record field by field, so that an error can name its field."""

    def __init__(self, data: Mapping[str, Any], readings: Readings) -> None:
        self.data = data
        self.readings = readings
        self.field = "players"
        self.shown: dict[Seat, list[Card]] = {}

    def game(self) -> Game:
        """The game, replayed."""
        try:
            return self._replayed()
        except TarotError as wrong:
            raise BadRecord(N_("{field}: {reason}"), field=self.field, reason=wrong.label) from None

    def _replayed(self) -> Game:
        game = self._start()
        if self._flag("annulled"):
            return game.annul()
        for place, bid in enumerate(self._list("bids")):
            self.field = f"bids {place + 1}"
            game = game.bid(_text(bid))
        while game.phase is Phase.BIDDING and game.auction.highest is Bid.CONTRE:
            game = game.bid(Bid.PASS)  # nobody can bid higher, and many records leave these passes out
        if game.phase is Phase.PASSED:
            return game
        if (called := self._get("call")) is not None:
            game = game.call(_text(called))
        if self._flag("slam"):
            game = game.announce_slam()
        if (cards := self._get("ecart")) is not None:
            ecart = _hand(cards)
            shown = self._get("ecart_shown")
            self.field = "ecart"
            game = game.set_ecart(ecart, Hand(ecart.bits & TRUMPS) if shown is None else _hand(shown))
        return self._played(game)

    def _start(self) -> Game:
        form = Form.of(_text(self._get("players")))
        hands = {}
        given = self._get("hands")
        if not isinstance(given, Mapping):
            raise BadRecord(N_("give an object with the cards of each seat"))
        for name, cards in given.items():
            self.field = f"hands {name}"
            hands[form.seat(name)] = _hand(cards)
        dog = self._get("dog")
        held = sum(hand.bits for hand in hands.values())
        deal = Deal.of(form, hands, Hand(PACK & ~held) if dog is None else _hand(dog))
        deal.check()
        dealer = form.seat(_text(self._get("dealer")))
        barred = self._get("barred")
        imposed = None
        if (taker := self._get("taker")) is not None:
            imposed = (form.seat(_text(taker)), Bid.parse(_text(self._get("contract") or "garde")))
        return Game(
            deal, dealer, None if barred is None else form.seat(_text(barred)), imposed, self.readings
        )

    def _played(self, game: Game) -> Game:
        for place, each in enumerate(self._list("handfuls")):
            self.field = f"handfuls {place + 1}"
            if not isinstance(each, Mapping) or set(each) != {"seat", "cards"}:
                raise BadRecord(N_("a handful has a seat and its cards"))
            seat = game.form.seat(_text(each["seat"]))
            if seat in self.shown:
                raise BadRecord(N_("{seat} shows two handfuls: one is shown, at one time"), seat=seat)
            self.shown[seat] = list(_hand(each["cards"]))
        plays = [
            card for part in self._list("plays") for card in (part if isinstance(part, list) else [part])
        ]
        for place, card in enumerate(plays):
            self.field = f"plays {place + 1}"
            game = self._shown(game).card(_text(card))
        if self.shown:
            game = self._shown(game)
        for seat in self.shown:
            self.field = "handfuls"
            raise BadRecord(N_("{seat} has not come to a first card: no handful is shown yet"), seat=seat)
        return game

    def _shown(self, game: Game) -> Game:
        turn = game.turn
        if turn in self.shown:
            assert turn is not None
            place, self.field = self.field, f"handfuls {turn}"
            game = game.show(self.shown.pop(turn))
            self.field = place
        return game

    def _get(self, name: str) -> Any:
        self.field = name
        return self.data.get(name)

    def _flag(self, name: str) -> bool:
        found = self._get(name)
        if found not in (None, True, False):
            raise BadRecord(N_("give true or false"))
        return bool(found)

    def _list(self, name: str) -> list[Any]:
        found = self._get(name)
        if found is not None and not isinstance(found, list):
            raise BadRecord(N_("give a list"))
        return found or []


def _text(value: object) -> str:
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise BadRecord(N_("{value} should be a text"), value=repr(value))
    return str(value)


def _hand(value: object) -> Hand:
    if isinstance(value, str):
        return Hand.parse(value)
    if isinstance(value, list):
        return Hand.parse(" ".join(map(_text, value)))
    raise BadRecord(N_("{value} are no cards: give a text or a list"), value=repr(value))


def dump(game: Game) -> dict[str, Any]:
    """The game as plain data, which `load` reads."""
    data: dict[str, Any] = {
        "rules": "tarot-fft",
        "players": game.form.players,
        "dealer": str(game.dealer),
        "hands": {str(seat): str(hand) for seat, hand in game.deal},
        "dog": str(game.deal.dog),
    }
    if game.barred is not None:
        data["barred"] = str(game.barred)
    if game.annulled:
        return data | {"annulled": True}
    if game.imposed is not None:
        data |= {"taker": str(game.imposed[0]), "contract": str(game.imposed[1])}
    else:
        data["bids"] = [str(bid) for bid in game.bids]
    if game.called is not None:
        data["call"] = str(game.called)
    if game.slam:
        data["slam"] = True
    if game.ecart is not None:
        data["ecart"] = str(game.ecart)
    if game.handfuls:
        data["handfuls"] = [{"seat": str(seat), "cards": str(cards)} for seat, cards in game.handfuls]
    if game.played is not None:
        data["plays"] = [str(card) for card in game.played.cards]
    return data
