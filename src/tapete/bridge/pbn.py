r"""One board in Portable Bridge Notation: deal, auction, contract, play and result, read and written.

>>> record = read('[Board "3"]\n[Deal "N:- - AKQ.AKQ.AKQ.AKQJ -"]\n[Auction "S"]\n3NT AP')
>>> record.board.dealer, str(record.auction.contract)
(<Seat.SOUTH: 'S'>, '3NT S')
>>> read(write(record)) == record
True
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeVar

from tapete.bridge.bidding import Auction
from tapete.bridge.board import Board, Vulnerability
from tapete.bridge.call import Call
from tapete.bridge.cards import Card
from tapete.bridge.contract import Contract
from tapete.bridge.deal import Deal
from tapete.bridge.errors import BadNotation
from tapete.bridge.result import Result
from tapete.bridge.seat import Seat
from tapete.bridge.trick import Trick
from tapete.text import N_, Problem

__all__ = ["Record", "Section", "games", "read", "write"]

T = TypeVar("T")

_ESCAPED = re.compile(r"^%.*\n?", re.MULTILINE)
_TOKEN = re.compile(
    r"""(?P<gap>\n[ \t\r]*\n\s*)
    | (?P<comment>\{[^}]*\}|;[^\n]*)
    | (?P<tag>\[\s*(?P<name>\w+)\s+"(?P<value>(?:\\.|[^"\\])*)"\s*\])
    | (?P<bad>\[[^\n]*)
    | (?P<word>[^\s\[{;]+)""",
    re.VERBOSE,
)
_REMARK = re.compile(r"=\d+=|\$\d+|[!?]+")  # the number of a note, a sign such as "good call"
_RESULT = re.compile(r"\^?(?:(?P<side>NS|EW)\s+)?(?P<tricks>[0-9]{1,2})(?:\s.*)?")


@dataclass(frozen=True, slots=True)
class Record:
    """A board and what is known of how it was bid and played."""

    board: Board
    auction: Auction | None = None
    contract: Contract | None = None
    tricks: int | None = None  # won by declarer
    play: tuple[Trick, ...] = ()

    @property
    def result(self) -> Result | None:
        """The result, where contract and tricks are known."""
        if self.contract is None or (self.tricks is None and not self.contract.is_passed_out):
            return None
        return Result(self.contract, self.tricks or 0)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order in which they were played: `Play.of(deal, contract, cards)` checks them."""
        return tuple(card for trick in self.play for card in trick.cards)


@dataclass(frozen=True, slots=True)
class Section:
    """The value of a tag and the words that follow it."""

    value: str
    words: tuple[str, ...] = ()


def games(text: str) -> Iterator[Mapping[str, Section]]:
    """The tags of each game: games begin with the tag Event or after an empty line."""
    tags: dict[str, Section] = {}
    name = ""
    for token in _TOKEN.finditer(_ESCAPED.sub("", text)):
        match token.lastgroup:
            case "gap":
                if tags:
                    yield tags
                tags, name = {}, ""
            case "tag":
                name = token["name"]
                if name in tags or (name == "Event" and tags):
                    yield tags
                    tags = {}
                tags[name] = Section(re.sub(r"\\(.)", r"\1", token["value"]))
            case "word" if name:
                section = tags[name]
                tags[name] = Section(section.value, (*section.words, token["word"]))
            case "word":
                raise BadNotation(N_("{word} stands outside of every PBN section"), word=repr(token["word"]))
            case "bad":
                raise BadNotation(
                    N_("{tag} is no PBN tag: write {example}"), tag=repr(token["bad"]), example='[Board "1"]'
                )
            case _:  # a comment
                pass
    if tags:
        yield tags


def read(text: str) -> Record:
    """The first board in the text."""
    for tags in games(text):
        return record(tags)
    raise BadNotation(
        N_("there is no PBN tag in the text: a board begins with one such as {tag}"), tag='[Board "1"]'
    )


def record(tags: Mapping[str, Section]) -> Record:
    """What the tags of one game say; an error names the tag."""
    known = {name: section.value for name, section in tags.items() if section.value not in ("", "?")}
    contract = _read("Contract", lambda: _contract(known))
    auction, play = tags.get("Auction"), tags.get("Play")
    return Record(
        _read("Board", lambda: _board(known)),
        _read("Auction", lambda: _auction(auction)) if auction and auction.value else None,
        contract,
        _read("Result", lambda: _tricks(known, contract)),
        _read("Play", lambda: _play(play, contract)) if play and play.value else (),
    )


def write(record: Record) -> str:
    """The board as PBN text that `read` reads."""
    board, contract = record.board, record.contract
    tags = {
        "Board": str(board.number) if board.number else "",
        "Dealer": str(board.dealer),
        "Vulnerable": board.vulnerability.pbn,
        "Deal": board.deal.pbn(board.dealer) if any(board.deal.hands) else "",
        "Declarer": "?",
        "Contract": "?",
        "Result": "?",
    }
    if contract is not None:
        tags["Declarer"] = str(contract.declarer or ("" if contract.is_passed_out else "?"))
        tags["Contract"] = str(contract).partition(" ")[0]
        tags["Result"] = (
            "" if contract.is_passed_out else "?" if record.tricks is None else str(record.tricks)
        )
    lines = [f'[{name} "{value}"]' for name, value in tags.items()]
    if record.auction is not None:
        lines += [f'[Auction "{record.auction.dealer}"]', *_rows(map(str, record.auction.calls))]
        lines += [] if record.auction.has_ended else ["*"]
    if record.play:
        first = record.play[0].leader
        seats = [first.turn(place) for place in range(4)]
        lines.append(f'[Play "{first}"]')
        lines += [" ".join(str(trick.card_of(seat) or "-") for seat in seats) for trick in record.play]
        lines += [] if len(record.cards) == 52 else ["*"]
    return "\n".join(lines) + "\n"


def _board(known: Mapping[str, str]) -> Board:
    deal = Deal.parse(known["Deal"]) if "Deal" in known else Deal()
    number = known.get("Board", "0")
    if not re.fullmatch(r"[0-9]{1,6}", number):
        raise BadNotation(
            N_("{text} is no board number: give a whole number of at most six digits"), text=repr(number)
        )
    if not int(number) and not {"Dealer", "Vulnerable"} <= set(known):
        raise BadNotation(N_("give the tag Board, or the tags Dealer and Vulnerable"))
    usual = Board.numbered(int(number) or 1, deal)
    return Board(
        int(number),
        Seat.parse(known["Dealer"]) if "Dealer" in known else usual.dealer,
        Vulnerability.parse(known["Vulnerable"]) if "Vulnerable" in known else usual.vulnerability,
        deal,
    )


def _contract(known: Mapping[str, str]) -> Contract | None:
    if "Contract" not in known:
        return None
    contract = Contract.parse(known["Contract"])
    if contract.bid is None or "Declarer" not in known:
        return contract
    # "^S": the side's other player declares, after an irregularity.
    return Contract(contract.bid, contract.doubling, Seat.parse(known["Declarer"].removeprefix("^")))


def _tricks(known: Mapping[str, str], contract: Contract | None) -> int | None:
    if "Result" not in known or (contract is not None and contract.is_passed_out):
        return None
    match = _RESULT.fullmatch(known["Result"])
    if match is None or int(match["tricks"]) > 13:
        raise BadNotation(N_("{text} is no number of tricks: give 0 to 13"), text=repr(known["Result"]))
    tricks = int(match["tricks"])
    if match["side"] and contract and contract.declarer and contract.declarer.side.value != match["side"]:
        tricks = 13 - tricks
    return tricks


def _auction(section: Section) -> Auction:
    auction = Auction(Seat.parse(section.value))
    for word in section.words:
        written = word.rstrip("!?")
        if written.upper() == "AP":
            auction = auction.passed_out()
        elif written in ("*", "+"):
            break
        elif written and not _REMARK.fullmatch(written):
            if written == "-":
                raise BadNotation(
                    N_("- stands for a call that was skipped: only lawful auctions can be read")
                )
            auction = auction.then(Call.parse(written))
    return auction


def _play(section: Section, contract: Contract | None) -> tuple[Trick, ...]:
    first = leader = Seat.parse(section.value)
    trumps = contract.trumps if contract else None
    words = [word for word in section.words if not _REMARK.fullmatch(word)]
    while words and words[-1] in ("*", "+"):
        words.pop()
    tricks: list[Trick] = []
    for start in range(0, len(words), 4):
        row = words[start : start + 4]
        cards: list[Card] = []
        for place in range(4):
            column = first.steps_to(leader.turn(place))
            if column >= len(row) or row[column] == "-":
                break
            cards.append(Card.parse(row[column].rstrip("!?")))
        trick = Trick(leader, tuple(cards), trumps)
        if len(cards) != sum(1 for word in row if word != "-") or (tricks and not tricks[-1].is_complete):
            raise BadNotation(
                N_("trick {number} has a gap: the cards must follow each other"), number=start // 4 + 1
            )
        if cards:
            tricks.append(trick)
            leader = trick.winner or leader
    played = [card for trick in tricks for card in trick.cards]
    twice = next((card for card in played if played.count(card) > 1), None)
    if twice is not None:
        raise BadNotation(N_("{card} is played twice"), card=twice)
    return tuple(tricks)


def _rows(words: Iterable[str]) -> Iterator[str]:
    row: list[str] = []
    for word in words:
        row.append(word)
        if len(row) == 4:
            yield " ".join(row)
            row = []
    if row:
        yield " ".join(row)


def _read(tag: str, reader: Callable[[], T]) -> T:
    try:
        return reader()
    except Problem as wrong:
        raise BadNotation(N_("PBN tag {tag}: {reason}"), tag=tag, reason=wrong.label) from None
