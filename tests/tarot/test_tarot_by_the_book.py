# ruff: noqa: E501, SIM905 - a question and its answer stand on one line
"""Small questions to the rule book, clause by clause: what library, command, procedure or table answers.

Written from the book, not from the code. Each row: clause, question, how it is answered, answer.
"""

import contextlib
import io
import json
from fractions import Fraction

import pytest

from tapete.books import rulebook
from tapete.cli import run
from tapete.tarot import (
    Auction,
    Bid,
    Card,
    Deal,
    Form,
    Game,
    Hand,
    Illegal,
    Phase,
    Play,
    Seat,
    Side,
    check_balance,
    count,
)
from tapete.tarot.board import COLOURS, Board
from tapete.tarot.dealing import After, cut, cutter, dealer_drawn, dealt, live_form, next_dealer, shuffler
from tapete.tarot.dog import callable_cards, why_not_call, why_not_ecart
from tapete.tarot.handful import sizes, why_not_handful
from tapete.tarot.ranking import (
    Colour,
    alternated,
    attacker_colours,
    colour_of,
    complement,
    general,
    match_points,
    overall,
    percentages,
    sessions,
    team_points,
    team_total,
    totals,
)
from tapete.tarot.signals import signals
from tapete.tarot.table.expect import facts_of
from tapete.tarot.table.script import play as play_script
from tapete.text import Problem

N, W, S, E = Form.FOUR.seats
BOOK = rulebook("tarot-fft")
PACK = tuple(Card.all())


def half(*cards):
    return Hand.parse(" ".join(cards)).half_points / 2


def refused(call):
    """The clause by which something is refused."""
    try:
        call()
    except Illegal as refusal:
        return refusal.clause
    except Problem:
        return "refused"
    return "allowed"


def clause(excluded):
    return "allowed" if excluded is None else excluded.clause


def told(*words):
    """The JSON of a command, or `wrong`."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = run([*words, "--json"])
    return json.loads(out.getvalue()) if code == 0 else "wrong"


def pays(line):
    """The marks of all seats, in the order N W S E or 1 to 5."""
    found = told("score", "tarot", *line.split())
    return found if found == "wrong" else list(found["marks"].values())


def at_four(unit):
    """The marks where North has taken and each defender pays so much."""
    return [3 * unit, -unit, -unit, -unit]


def rule(article, *answers):
    """The first clause of the ruling and its effects, after these answers; or what is asked next."""
    words = [word for answer in answers for word in ("--answer", answer)]
    found = told("rule", "tarot-fft", article, *words)
    if found == "wrong" or found["ruling"] is None:
        return found if found == "wrong" else f"asks {found['pending']['question']}"
    kinds = " ".join(effect["type"].removeprefix("tarot.") for effect in found["ruling"]["effects"])
    return found["ruling"]["clauses"][0], kinds


def at_table(name, *lines):
    """What a table says under the name, after the script."""
    return facts_of(play_script("\n".join(("rules tarot-fft", *lines))).table, name)


def may_play(hand, *led):
    """What East, North or West may play with this hand, after the cards that were led before him."""
    acts = [f"{seat} {card}" for seat, card in zip(("E", "N"), led, strict=False)]
    seat = "ENW"[len(led)]
    return at_table("cards", "dealer S", "taker S garde sans", f"hand {seat} {hand}", *acts).split()


def auction(dealer, *bids, form=Form.FOUR):
    return Auction.of(form, form.seat(dealer), bids)


def drawn(*cards):
    who = dealer_drawn({seat: Card.parse(card) for seat, card in zip(Form.FOUR.seats, cards, strict=False)})
    return "again" if who is None else str(who)


def deal_of(form, dog_after, dealer=None):
    return dealt(form, form.seats[-1] if dealer is None else dealer, PACK, dog_after)


CARDS = [
    ("T4-CARD-1", "cards of the pack", lambda: len(PACK), 78),
    ("T4-CARD-1", "cards of a suit", lambda: [len([c for c in PACK if str(c.suit) == s]) for s in "SHDC"], [14] * 4),
    ("T4-CARD-1", "trumps", lambda: len([c for c in PACK if c.trump]), 21),
    ("T4-CARD-1", "order of a suit", lambda: str(Hand.parse("S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SV SC SD SR")), "S:RDCV10987654321"),
    ("T4-CARD-2", "oudlers", lambda: [str(c) for c in PACK if Hand.of([c]).oudlers], ["T21", "T1", "E"]),
    ("T4-CARD-3", "all cards together", lambda: Hand.of(PACK).half_points / 2, 91),
    ("T4-CARD-3", "an oudler", lambda: [half("T21"), half("T1"), half("E")], [4.5] * 3),
    ("T4-CARD-3", "king, queen, knight, jack", lambda: [half("HR"), half("HD"), half("HC"), half("HV")], [4.5, 3.5, 2.5, 1.5]),
    ("T4-CARD-3", "a ten, an ace, a trump of 20, of 2", lambda: [half("S10"), half("D1"), half("T20"), half("T2")], [0.5] * 4),
    ("T4-CARD-3", "oudler and low card", lambda: half("T21", "C4"), 5),
    ("T4-CARD-3", "king and low card", lambda: half("CR", "T9"), 5),
    ("T4-CARD-3", "queen and low card", lambda: half("CD", "C9"), 4),
    ("T4-CARD-3", "knight and low card", lambda: half("CC", "C9"), 3),
    ("T4-CARD-3", "jack and low card", lambda: half("CV", "C9"), 2),
    ("T4-CARD-1", "English letters", lambda: [str(Card.parse(c)) for c in ("HK", "QH", "SN", "DJ", "AC")], ["HR", "HD", "SC", "DV", "C1"]),
    ("T4-CARD-1", "a hand in English letters", lambda: str(Hand.parse("S:KQNJ10A")), "S:RDCV101"),
    ("T4-CARD-1", "Spanish words", lambda: [str(Card.parse(c)) for c in ("Rey de Corazones", "Sota de Picas", "el Nene", "Triunfo 21")], ["HR", "SV", "T1", "T21"]),
    ("T4-CARD-3", "two low cards", lambda: half("T2", "C9"), 1),
]  # fmt: skip

DEALING = [
    ("T4-DEAL-1", "the lowest card deals", lambda: drawn("SR", "H2", "D5", "C9"), "W"),
    ("T4-DEAL-1", "two aces: clubs are lowest", lambda: drawn("S1", "H1", "D1", "C1"), "E"),
    ("T4-DEAL-1", "aces of spades and hearts", lambda: drawn("S1", "H1", "D9", "C9"), "W"),
    ("T4-DEAL-1", "aces of hearts and diamonds", lambda: drawn("D1", "H1", "SR", "C9"), "N"),
    ("T4-DEAL-1", "a trump is above a king", lambda: drawn("T2", "SR", "T1", "HR"), "E"),
    ("T4-DEAL-1", "trumps only: the Petit deals", lambda: drawn("T2", "T9", "T1", "T21"), "S"),
    ("T4-DEAL-1", "the Excuse is drawn again", lambda: drawn("E", "S2", "S3", "S4"), "again"),
    ("T4-DEAL-1", "a jack is above a ten", lambda: drawn("SV", "S10", "SC", "SD"), "W"),
    ("T4-DEAL-2", "South deals: North shuffles", lambda: str(shuffler(Form.FOUR, S)), "N"),
    ("T4-DEAL-2", "West deals: East shuffles", lambda: str(shuffler(Form.FOUR, W)), "E"),
    ("T4-DEAL-3", "South deals: West, on his left, cuts", lambda: str(cutter(Form.FOUR, S)), "W"),
    ("T4-DEAL-3", "North deals: East, on his left, cuts", lambda: str(cutter(Form.FOUR, N)), "E"),
    ("T4-DEAL-3", "a cut of three", lambda: refused(lambda: cut(PACK, 3)), "allowed"),
    ("T4-DEAL-3", "a cut of two", lambda: refused(lambda: cut(PACK, 2)), "T4-DEAL-3"),
    ("T4-DEAL-3", "a cut that leaves three", lambda: refused(lambda: cut(PACK, 75)), "allowed"),
    ("T4-DEAL-3", "a cut that leaves two", lambda: refused(lambda: cut(PACK, 76)), "T4-DEAL-3"),
    ("T4-DEAL-3", "what lay below comes up", lambda: cut(PACK, 30)[0] == PACK[30], True),
    ("T4-DEAL-4", "cards of each of four", lambda: [len(h) for _, h in deal_of(Form.FOUR, [1, 2, 3, 4, 5, 6])], [18] * 4),
    ("T4-DEAL-4", "the dog of four", lambda: len(deal_of(Form.FOUR, [1, 2, 3, 4, 5, 6]).dog), 6),
    ("T4-DEAL-4", "the first packet is the right neighbour's", lambda: set(PACK[:3]) <= set(deal_of(Form.FOUR, [1, 2, 3, 4, 5, 6], S)[E]), True),
    ("T4-DEAL-4", "the second goes on to the right", lambda: set(PACK[4:7]) <= set(deal_of(Form.FOUR, [1, 2, 3, 4, 5, 6], S)[N]), True),
    ("T4-DEAL-4", "the last card in the dog", lambda: refused(lambda: deal_of(Form.FOUR, [1, 2, 3, 4, 5, 24])), "T4-DEAL-4"),
    ("T4-DEAL-4", "the first card in the dog", lambda: refused(lambda: deal_of(Form.FOUR, [0, 2, 3, 4, 5, 6])), "T4-DEAL-4"),
    ("T4-DEAL-4", "a dog of five", lambda: refused(lambda: deal_of(Form.FOUR, [1, 2, 3, 4, 5])), "T4-DEAL-4"),
    ("T4-DEAL-8", "after South the deal is East's", lambda: str(next_dealer(Form.FOUR, S)), "E"),
    ("T4-DEAL-8", "after East it is North's", lambda: str(next_dealer(Form.FOUR, E)), "N"),
    ("T4-DEAL-8", "after 3 of three it is 1's", lambda: str(next_dealer(Form.THREE, Seat.THREE)), "1"),
    ("T4-DEAL-7", "after a misdeal the same dealer", lambda: str(next_dealer(Form.FOUR, S, After.MISDEAL)), "S"),
    ("T4-BID-3", "all pass: the right neighbour deals", lambda: str(next_dealer(Form.FOUR, S, After.PASSED)), "E"),
    ("T4-PSEC-1", "petit sec: the right neighbour deals", lambda: str(next_dealer(Form.FOUR, S, After.PETIT_SEC)), "E"),
    ("T3-1", "cards of each of three", lambda: [len(h) for _, h in deal_of(Form.THREE, [1, 2, 3, 4, 5, 6])], [24] * 3),
    ("T3-1", "the dog of three", lambda: len(deal_of(Form.THREE, [1, 2, 3, 4, 5, 6]).dog), 6),
    ("T3-1", "four by four", lambda: set(PACK[:4]) <= set(deal_of(Form.THREE, [1, 2, 3, 4, 5, 6])[Seat.ONE]), True),
    ("T5-2", "cards of each of five", lambda: [len(h) for _, h in deal_of(Form.FIVE, [1, 2, 3])], [15] * 5),
    ("T5-2", "the dog of five", lambda: len(deal_of(Form.FIVE, [1, 2, 3]).dog), 3),
    ("T5-2", "three by three", lambda: set(PACK[:3]) <= set(deal_of(Form.FIVE, [1, 2, 3])[Seat.ONE]), True),
    ("T5-1", "who plays while 2 is dead", lambda: " ".join(map(str, live_form(Form.FIVE, Seat.TWO))), "3 4 5 1"),
    ("T5-1", "the dead player deals again if all pass", lambda: str(next_dealer(Form.FIVE, Seat.TWO, After.PASSED, dead_deals=True)), "2"),
    ("T5-1", "after a deal that was played the next is dead", lambda: str(next_dealer(Form.FIVE, Seat.FIVE, dead_deals=True)), "1"),
    ("T4-PSEC-1", "Petit alone", lambda: Hand.parse("T1 SR").has_petit_sec, True),
    ("T4-PSEC-1", "Petit and Excuse", lambda: Hand.parse("T1 E SR").has_petit_sec, False),
    ("T4-PSEC-1", "Petit and another trump", lambda: Hand.parse("T1 T2 SR").has_petit_sec, False),
    ("T4-PSEC-1", "another trump alone", lambda: Hand.parse("T2 SR").has_petit_sec, False),
    ("T4-PSEC-1", "no trump at all", lambda: Hand.parse("SR").has_petit_sec, False),
    ("T4-PSEC-1", "a table with a petit sec", lambda: at_table("phase", "dealer S", "hand W T1 S:RDCV", "W petit sec"), "annulled"),
    ("T4-PSEC-1", "and who deals next", lambda: at_table("dealer", "dealer S", "hand W T1 S:RDCV", "W petit sec"), "E"),
    ("T4-PSEC-1", "and what it costs", lambda: at_table("marks", "dealer S", "hand W T1 S:RDCV", "W petit sec"), "0 0 0 0"),
]  # fmt: skip

BIDDING = [
    ("T4-BID-1", "South deals: East speaks first", lambda: str(auction("S").turn), "E"),
    ("T4-BID-1", "then his right neighbour North", lambda: str(auction("S", "pass").turn), "N"),
    ("T4-BID-1", "the dealer last", lambda: str(auction("S", "pass", "pass", "pass").turn), "S"),
    ("T4-BID-1", "one round", lambda: auction("S", "prise", "pass", "pass", "pass").has_ended, True),
    ("T4-BID-1", "no second bid", lambda: refused(lambda: auction("S", "prise", "garde", "pass", "pass", "garde sans")), "T4-BID-1"),
    ("T4-BID-1", "of five the fifth speaks last", lambda: str(auction("1", *["pass"] * 4, form=Form.FIVE).turn), "1"),
    ("T4-BID-1", "of three all three speak", lambda: auction("1", "pass", "prise", "pass", form=Form.THREE).has_ended, True),
    ("T4-BID-2", "the rising order", lambda: [str(b) for b in sorted(Bid, key=lambda b: b.number)], ["pass", "prise", "garde", "garde sans", "garde contre"]),
    ("T4-BID-2", "a prise over a prise", lambda: refused(lambda: auction("S", "prise", "prise")), "T4-BID-2"),
    ("T4-BID-2", "a prise over a garde", lambda: refused(lambda: auction("S", "garde", "prise")), "T4-BID-2"),
    ("T4-BID-2", "a garde sans over a garde contre", lambda: refused(lambda: auction("S", "garde contre", "garde sans")), "T4-BID-2"),
    ("T4-BID-2", "a garde contre over a garde sans", lambda: refused(lambda: auction("S", "garde sans", "garde contre")), "allowed"),
    ("T4-BID-2", "a garde contre at once", lambda: refused(lambda: auction("S", "garde contre")), "allowed"),
    ("T4-BID-2", "a pass after a garde contre", lambda: refused(lambda: auction("S", "garde contre", "pass")), "allowed"),
    ("T4-BID-2", "what may follow a garde", lambda: [str(b) for b in auction("S", "garde").legal_bids], ["pass", "garde sans", "garde contre"]),
    ("T4-BID-2", "presa, cojo, petite", lambda: {Bid.parse(w) for w in ("presa", "Cojo", "petite", "pequeña")}, {Bid.PRISE}),
    ("T4-BID-2", "guardo sin el perro", lambda: Bid.parse("Guardo sin el Perro"), Bid.SANS),
    ("T4-BID-2", "guardo contra el perro", lambda: Bid.parse("Guardo contra el Perro"), Bid.CONTRE),
    ("T4-BID-3", "four passes", lambda: auction("S", *["pass"] * 4).is_passed_out, True),
    ("T4-BID-3", "four passes: marks", lambda: pays("pass N"), [0, 0, 0, 0]),
    ("T4-BID-4", "the highest bid takes", lambda: str(auction("S", "prise", "pass", "garde", "pass").taker), "W"),
    ("T4-BID-4", "its contract", lambda: auction("S", "prise", "pass", "garde", "pass").contract, Bid.GARDE),
    ("T4-BID-5", "which contracts need the arbiter", lambda: [str(b) for b in Bid if b.needs_arbiter], ["garde sans", "garde contre"]),
    ("T4-BID-6", "which contracts show the dog", lambda: [str(b) for b in Bid if b.shows_dog], ["prise", "garde"]),
    ("T4-DEAL-7", "the barred dealer bids", lambda: refused(lambda: Auction.of(Form.FOUR, S, ["pass", "pass", "pass", "garde"], S)), "T4-DEAL-7"),
    ("T4-DEAL-7", "the barred dealer passes", lambda: refused(lambda: Auction.of(Form.FOUR, S, ["pass", "pass", "prise", "pass"], S)), "allowed"),
    ("T4-SC-2", "multipliers", lambda: [b.multiplier for b in Bid][1:], [1, 2, 4, 6]),
]  # fmt: skip

# Twenty-four cards with three kings: five plain cards besides.
FORCED = Hand.parse("SR HR DR S:21 H:2 D:2 C:2 T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6")
PLAIN = Hand.parse("SR E T:21,20,2,1 S:DCV109 H:987654321 D:1098")


def ecart(hand, cards, form=Form.FOUR):
    return clause(why_not_ecart(hand, Hand.parse(cards), form))


DOG = [
    ("T4-DOG-2", "six plain cards", lambda: ecart(PLAIN, "SD SC SV S10 S9 H9"), "allowed"),
    ("T4-DOG-2", "a queen may lie there", lambda: ecart(PLAIN, "SD H1 H2 H3 H4 H5"), "allowed"),
    ("T4-DOG-2", "a king may not", lambda: ecart(PLAIN, "SR H1 H2 H3 H4 H5"), "T4-DOG-2"),
    ("T4-DOG-2", "the Excuse may not", lambda: ecart(PLAIN, "E H1 H2 H3 H4 H5"), "T4-DOG-2"),
    ("T4-DOG-2", "the Petit may not", lambda: ecart(PLAIN, "T1 H1 H2 H3 H4 H5"), "T4-DOG-2"),
    ("T4-DOG-2", "the 21 may not", lambda: ecart(PLAIN, "T21 H1 H2 H3 H4 H5"), "T4-DOG-2"),
    ("T4-DOG-2", "a needless trump", lambda: ecart(PLAIN, "T2 H1 H2 H3 H4 H5"), "T4-DOG-2"),
    ("T4-DOG-2", "a trump that has to", lambda: ecart(FORCED, "S2 S1 H2 D2 C2 T6"), "allowed"),
    ("T4-DOG-2", "two where one has to", lambda: ecart(FORCED, "S2 S1 H2 D2 T7 T6"), "T4-DOG-2"),
    ("T4-DOG-2", "an oudler though trumps have to", lambda: ecart(FORCED, "S2 S1 H2 D2 C2 T21"), "T4-DOG-2"),
    ("T4-DOG-2", "a king instead of a trump", lambda: ecart(FORCED, "S2 S1 H2 D2 C2 SR"), "T4-DOG-2"),
    ("T4-DOG-3", "five cards", lambda: ecart(PLAIN, "H1 H2 H3 H4 H5"), "T4-DOG-3"),
    ("T4-DOG-3", "seven cards", lambda: ecart(PLAIN, "H1 H2 H3 H4 H5 H6 H7"), "T4-DOG-3"),
    ("T4-DOG-1", "a card of another hand", lambda: ecart(PLAIN, "C1 H1 H2 H3 H4 H5"), "T4-DOG-1"),
    ("T5-10", "three cards where five play", lambda: ecart(PLAIN, "H1 H2 H3", Form.FIVE), "allowed"),
    ("T5-10", "six cards where five play", lambda: ecart(PLAIN, "H1 H2 H3 H4 H5 H6", Form.FIVE), "T5-10"),
    ("T5-10", "a king where five play", lambda: ecart(PLAIN, "SR H2 H3", Form.FIVE), "T4-DOG-2"),
    ("T3-1", "six cards where three play", lambda: ecart(PLAIN, "H1 H2 H3 H4 H5 H6", Form.THREE), "allowed"),
    ("T5-3", "kings may be called, one's own too", lambda: [str(c) for c in callable_cards(Hand.parse("HR"))], ["SR", "HR", "DR", "CR"]),
    ("T5-3", "a queen with three kings", lambda: clause(why_not_call(Hand.parse("SR HR DR"), Card.parse("SD"), Form.FIVE)), "T5-3"),
    ("T5-3", "a queen with four kings", lambda: clause(why_not_call(Hand.parse("SR HR DR CR"), Card.parse("SD"), Form.FIVE)), "allowed"),
    ("T5-3", "a king with four kings", lambda: clause(why_not_call(Hand.parse("SR HR DR CR"), Card.parse("SR"), Form.FIVE)), "allowed"),
    ("T5-3", "a knight with four kings", lambda: clause(why_not_call(Hand.parse("SR HR DR CR"), Card.parse("SC"), Form.FIVE)), "T5-3"),
    ("T5-3", "a knight with four kings and queens", lambda: clause(why_not_call(Hand.parse("S:RD H:RD D:RD C:RD"), Card.parse("SC"), Form.FIVE)), "allowed"),
    ("T5-3", "a jack with all above it", lambda: clause(why_not_call(Hand.parse("S:RDC H:RDC D:RDC C:RDC"), Card.parse("SV"), Form.FIVE)), "allowed"),
    ("T5-3", "a ten", lambda: clause(why_not_call(Hand.parse("S:RDC H:RDC D:RDC C:RDC"), Card.parse("S10"), Form.FIVE)), "T5-3"),
    ("T5-3", "a call where four play", lambda: clause(why_not_call(Hand(), Card.parse("SR"), Form.FOUR)), "T5-3"),
]  # fmt: skip

ELEVEN = Hand.parse("T:21,20,19,18,17,16,15,14,13,12,11 S:R")
NINE_E = Hand.parse("T:21,20,19,18,17,16,15,14,13 E S:R")
TEN_E = Hand.parse("T:21,20,19,18,17,16,15,14,13,12 E S:R")


def handful(hand, cards, form=Form.FOUR, again="-"):
    shown = [card for word in cards.split() for card in Hand.parse(word)]
    return clause(why_not_handful(hand, shown, form, Hand.parse(again)))


def run_of(top, n, *more):
    return " ".join([*(f"T{number}" for number in range(top, top - n, -1)), *more])


HANDFUL = [
    ("T4-HF-2", "ten of eleven", lambda: handful(ELEVEN, run_of(21, 10)), "allowed"),
    ("T4-HF-3", "which one is hidden is one's choice", lambda: handful(ELEVEN, run_of(20, 10)), "allowed"),
    ("T4-HF-3", "eleven", lambda: handful(ELEVEN, run_of(21, 11)), "T4-HF-3"),
    ("T4-HF-3", "nine", lambda: handful(ELEVEN, run_of(21, 9)), "T4-HF-3"),
    ("T4-HF-1", "a trump of another hand", lambda: handful(ELEVEN, run_of(21, 9, "T2")), "T4-HF-1"),
    ("T4-HF-1", "not in descending order", lambda: handful(ELEVEN, "T20 T21 " + run_of(19, 8)), "T4-HF-1"),
    ("T4-HF-3", "a king among them", lambda: handful(ELEVEN, run_of(21, 9, "SR")), "T4-HF-3"),
    ("T4-HF-4", "nine and the Excuse", lambda: handful(NINE_E, run_of(21, 9, "E")), "allowed"),
    ("T4-HF-4", "nine of ten and the Excuse", lambda: handful(TEN_E, run_of(21, 9, "E")), "T4-HF-4"),
    ("T4-HF-4", "ten of ten, the Excuse hidden", lambda: handful(TEN_E, run_of(21, 10)), "allowed"),
    ("T4-HF-4", "ten and the Excuse are eleven", lambda: handful(TEN_E, run_of(21, 10, "E")), "T4-HF-3"),
    ("T4-HF-2", "thirteen", lambda: handful(Hand.parse("T:21,20,19,18,17,16,15,14,13,12,11,10,9"), run_of(21, 13)), "allowed"),
    ("T4-HF-2", "fifteen", lambda: sizes(FORCED, Form.FOUR), (10, 13, 15)),
    ("T4-HF-5", "fourteen and the one that was set aside", lambda: handful(Hand.parse("T:21,20,19,18,17,16,15,14,13,12,11,10,9,8"), run_of(21, 15), again="T7"), "allowed"),
    ("T4-HF-5", "without that one fourteen are no triple", lambda: handful(Hand.parse("T:21,20,19,18,17,16,15,14,13,12,11,10,9,8"), run_of(21, 15)), "T4-HF-1"),
    ("T3-2", "ten where three play", lambda: handful(ELEVEN, run_of(21, 10), Form.THREE), "T3-2"),
    ("T3-2", "thirteen where three play", lambda: handful(FORCED, run_of(21, 13), Form.THREE), "allowed"),
    ("T3-2", "eighteen where three play", lambda: handful(Hand.of(PACK), run_of(21, 18), Form.THREE), "allowed"),
    ("T5-7", "eight where five play", lambda: handful(ELEVEN, run_of(21, 8), Form.FIVE), "allowed"),
    ("T5-7", "ten where five play", lambda: handful(ELEVEN, run_of(21, 10), Form.FIVE), "allowed"),
    ("T5-7", "fifteen where five play", lambda: handful(FORCED, run_of(21, 15), Form.FIVE), "T5-7"),
    ("T3-2", "the three sizes where three play", lambda: Form.THREE.handfuls, (13, 15, 18)),
    ("T4-HF-2", "where four play", lambda: Form.FOUR.handfuls, (10, 13, 15)),
    ("T5-7", "where five play", lambda: Form.FIVE.handfuls, (8, 10, 13)),
]  # fmt: skip

PLAYING = [
    ("T4-PLAY-1", "South deals: East leads", lambda: at_table("turn", "dealer S", "taker N garde sans"), "E"),
    ("T4-PLAY-1", "North deals: West leads", lambda: at_table("turn", "dealer N", "taker N garde sans"), "W"),
    ("T4-PLAY-1", "then to the right", lambda: at_table("turn", "dealer S", "taker N garde sans", "E S2"), "N"),
    ("T4-PLAY-1", "who wins leads", lambda: at_table("turn", "dealer S", "taker N garde sans", "E S2", "N S3", "W SR", "S S4"), "W"),
    ("T4-SLAM-3", "an announced slam: the taker leads", lambda: at_table("turn", "dealer S", "taker N garde sans", "N slam"), "N"),
    ("T4-PLAY-3", "follow suit", lambda: may_play("S:R2 H3 T5", "S9"), ["SR", "S2"]),
    ("T4-PLAY-3", "no need to go over", lambda: may_play("S:R2", "S9", "SD"), ["SR", "S2"]),
    ("T4-PLAY-3", "follow even if trumped", lambda: may_play("S:R2 T21", "S9", "T5"), ["SR", "S2"]),
    ("T4-PLAY-4", "void: any trump", lambda: may_play("H3 T5 T9", "S9"), ["T9", "T5"]),
    ("T4-PLAY-4", "void after a trump: over it", lambda: may_play("H3 T5 T9", "S9", "T7"), ["T9"]),
    ("T4-PLAY-4", "void after a trump that cannot be beaten", lambda: may_play("H3 T5 T9", "S9", "T10"), ["T9", "T5"]),
    ("T4-PLAY-5", "neither suit nor trump", lambda: may_play("H3 DR", "S9"), ["H3", "DR"]),
    ("T4-PLAY-5", "neither suit nor trump, after a trump", lambda: may_play("H3 DR", "S9", "T4"), ["H3", "DR"]),
    ("T4-PLAY-2", "trumps led: over", lambda: may_play("T3 T10 T12 SR", "T9"), ["T12", "T10"]),
    ("T4-PLAY-2", "trumps led: over the highest, not the first", lambda: may_play("T3 T10 T12 SR", "T9", "T11"), ["T12"]),
    ("T4-PLAY-2", "trumps led: none over", lambda: may_play("T3 T8 SR", "T9"), ["T8", "T3"]),
    ("T4-PLAY-2", "the Petit must be played if it is the only one", lambda: may_play("T1 SR", "T9"), ["T1"]),
    ("T4-PLAY-2", "the Petit need not under others", lambda: may_play("T1 T3", "T9"), ["T3", "T1"]),
    ("T4-PLAY-5", "trumps led and none", lambda: may_play("H3 DR", "T9"), ["H3", "DR"]),
    ("T4-CARD-4", "the Excuse instead of following", lambda: may_play("S2 E", "S9"), ["S2", "E"]),
    ("T4-CARD-4", "the Excuse instead of trumping", lambda: may_play("T2 H2 E", "S9"), ["T2", "E"]),
    ("T4-CARD-4", "the Excuse is no trump for the obligation", lambda: may_play("H2 E", "S9"), ["H2", "E"]),
    ("T4-CARD-4", "the Excuse instead of overtrumping", lambda: may_play("T20 T2 E", "T9"), ["T20", "E"]),
    ("T4-PLAY-6", "the Excuse led: the next is free", lambda: may_play("S2 T4 H3", "E"), ["S2", "H3", "T4"]),
    ("T4-PLAY-6", "the second card is the suit", lambda: may_play("S2 T4 H3", "E", "H9"), ["H3"]),
    ("T4-PLAY-6", "a trump as second card", lambda: may_play("S2 T4 T9 H3", "E", "T7"), ["T9"]),
    ("T4-PLAY-6", "void in the suit of the second", lambda: may_play("S2 T4", "E", "D9"), ["T4"]),
    ("T4-PLAY-2", "the Excuse second does not lower the mark", lambda: may_play("T3 T10", "T9", "E"), ["T10"]),
    ("T4-PLAY-1", "the highest of the suit wins", lambda: at_table("tricks", "dealer S", "taker N garde sans", "E S2", "N SD", "W SR", "S S4"), "W"),
    ("T4-PLAY-1", "another suit does not", lambda: at_table("tricks", "dealer S", "taker N garde sans", "E S2", "N HR", "W D9", "S CR"), "E"),
    ("T4-PLAY-1", "the ace is lowest", lambda: at_table("tricks", "dealer S", "taker N garde sans", "E S1", "N S2", "W H9", "S CR"), "N"),
    ("T4-PLAY-1", "a trump beats the king", lambda: at_table("tricks", "dealer S", "taker N garde sans", "E SR", "N T1", "W H9", "S CR"), "N"),
    ("T4-PLAY-1", "the highest trump wins", lambda: at_table("tricks", "dealer S", "taker N garde sans", "E SR", "N T1", "W T12", "S T3"), "W"),
    ("T4-PLAY-7", "the Excuse does not win", lambda: at_table("tricks", "dealer S", "taker N garde sans", "E S2", "N E", "W H9", "S CR"), "E"),
    ("T4-PLAY-7", "the Excuse led does not win", lambda: at_table("tricks", "dealer S", "taker N garde sans", "E E", "N D1", "W D3", "S CR"), "W"),
    ("T5-5", "the first lead in the called suit", lambda: refused(five_lead("H5")), "T5-5"),
    ("T5-5", "the called card itself", lambda: refused(five_lead("HR")), "allowed"),
    ("T5-5", "another suit", lambda: refused(five_lead("S5")), "allowed"),
    ("T5-5", "a trump", lambda: refused(five_lead("T5")), "allowed"),
    ("T5-5", "the Excuse", lambda: refused(five_lead("E")), "allowed"),
    ("T4-PLAY-8", "the trick before may be looked at", lambda: at_table("laws", "dealer S", "taker N garde sans", *"E S2/N S3/W SR/S S4/W D2/E looks 1".split("/")), "-"),
    ("T4-PLAY-8", "not once the next is complete", lambda: at_table("laws", "dealer S", "taker N garde sans", *"E S2/N S3/W SR/S S4/W D2/S D3/E D4/N D5/E looks 1".split("/")), "T4-PLAY-8"),
    ("T4-PLAY-10", "North takes: South gathers", lambda: str(slam_with_excuse().gatherer), "S"),
]  # fmt: skip


def five_game():
    """Five play: 1 deals, 2 leads; 4 takes and calls the king of hearts, which 2 has."""
    deal = Deal.of(Form.FIVE, {
        Seat.TWO: "H:R5 S:5432 T5 E C:RDCV1098", Seat.THREE: "S:RDCV1098761 D:1234 H4",
        Seat.FOUR: "T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7",
        Seat.FIVE: "H:DCV109876 D:RDCV1098", Seat.ONE: "T:1,2,3,4,6 C:1234567 D:567"}, "H:123")  # fmt: skip
    game = Game(deal, Seat.ONE)
    for bid in ("pass", "pass", "garde sans", "pass", "pass"):
        game = game.bid(bid)
    return game.call("HR")


def five_lead(card):
    return lambda: five_game().card(card)


# Whole deals: each seat plays the first card of its list that it may. North is the taker, in a garde sans.
SPADES, HEARTS, CLUBS = "S:RDCV10987654321 ", "H:RDCV10987654321 ", "C:RDCV10987654321 "


def played(north, west, south, east, leader=N):
    lists = [[c for word in text.split() for c in Hand.parse(word)] for text in (north, west, south, east)]
    hands = tuple(Hand.of(cards) for cards in lists)
    assert [len(hand) for hand in hands] == [18] * 4
    play = Play(Form.FOUR, hands, N, leader)
    while not play.has_ended:
        legal = play.legal_cards
        play = play.then(
            next(c for c in lists[Form.FOUR.number(play.turn)] if c in legal and c in play.hand(play.turn))
        )
    return play


def rest(*hands):
    used = Hand(sum(Hand.parse(hand).bits for hand in hands))
    return Hand.of(card for card in PACK if card not in used)


def counted(play, dog_side=Side.ATTACK):
    used = Hand(sum(hand.bits for hand in play.hands))
    return count(play, Hand.of(card for card in PACK if card not in used), dog_side)


def told_of(play, dog_side=Side.ATTACK):
    """Points and oudlers of the attack, the Petit au bout, the slam, and what became of the Excuse."""
    found = counted(play, dog_side)
    petit = found.petit and found.petit.value
    slam = found.slam and found.slam.value
    return found.attack / 2, found.oudlers, petit, slam, found.excuse and found.excuse.fate.value


HIGH = "T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 "


def slam_with_excuse():
    return played(HIGH + "T1 E", SPADES + "T:2,3 D:12", HEARTS + "T:4,5 D:34", CLUBS + "D:5678")


WHOLE = [
    ("T4-SLAM-5", "slam, the Petit last but one, the Excuse last", lambda: told_of(slam_with_excuse()), (91, 3, "attack", "attack", "slam")),
    ("T4-SLAM-6", "and the Excuse wins the last trick", lambda: str(slam_with_excuse().winners[-1]), "N"),
    ("T4-SLAM-8", "slam against the Excuse: 87, the Petit last", lambda: told_of(played(HIGH + "SR T1", "E S:DCV10987654321 T:2,3 D:12", HEARTS + "T:4,5 D:34", CLUBS + "D:5678")), (87, 2, "attack", "attack", "owed")),
    ("T4-SLAM-4", "the Excuse played early is no slam", lambda: told_of(played("T21 T20 T19 T18 T17 E T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T1", "T:2,3 " + "S:RDCV10987654321 D:12", "T:4,5 " + "H:RDCV10987654321 D:34", CLUBS + "D:5678"))[3], None),
    ("T4-GOAL-3", "the taker's Excuse in the last trick, no slam", lambda: told_of(played("T21 T20 T19 T18 T17 D1 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 E", "T:2,3 S:RDCV10987654321 D:23", "T:4,5 H:RDCV10987654321 D:46", "D5 T1 D:78 C:RDCV10987654321"))[1:], (2, None, None, "lost")),
    ("T4-SLAM-7", "the defence wins all", lambda: told_of(played("S:1098765432 H:98765432 H1", "T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4", "S:RDCV H:RDCV10 D:RDCV1098 C:21", "C:RDCV109876543 T:1,2,3 D:765", leader=W), Side.DEFENCE)[3], "defence"),
]  # fmt: skip


def excuse_paid_by_defence(dog_side=Side.ATTACK):
    """West plays the Excuse to North's first trump; later the defence wins one trick of two points."""
    play = played(
        "T21 T20 T19 T18 T17 D1 T16 T15 T14 T13 T12 T11 T10 T9 T8 T7 T6 T1",
        "E S:DCV10987654321 T:2,3 D:32", HEARTS + "T:4,5 D:64", CLUBS + "D:9875",
    )  # fmt: skip
    return told_of(play, dog_side)


def excuse_paid_by_taker():
    """North plays the Excuse to the first trick: SR, T5, CR; he wins all others."""
    return told_of(
        played("E " + HIGH + "T1", SPADES + "T:2,3 D:12", HEARTS + "T:4,5 D:34", CLUBS + "D:5678", leader=W)
    )


def five_with(called):
    game = Game(five_game().deal, Seat.ONE)
    for bid in ("pass", "pass", "garde", "pass", "pass"):
        game = game.bid(bid)
    return game.call(called)


def four_game(*bids):
    game = Game(Deal.of(Form.FOUR, {
        N: "SR HR DR T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7", W: "S:DCV10987654321 T:1,2,3 D:32",
        S: "H:DCV10987654321 T:4,5 D:DCV", E: "C:DCV10987654321 E T:6 D:1098"}, "CR D:76541"), S)  # fmt: skip
    for bid in bids:
        game = game.bid(bid)
    return game


GARDE = ("pass", "garde", "pass", "pass")
SANS_BIDS = ("pass", "garde sans", "pass", "pass")
TRIPLE = "T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7"

GAMES = [
    ("T4-PLAY-7", "the defence's Excuse, paid later: 91 less 2 less 4", excuse_paid_by_defence, (85, 2, "attack", None, "paid")),
    ("T4-DOG-5", "the same in a garde contre, 17 points in the dog", lambda: excuse_paid_by_defence(Side.DEFENCE)[0], 68),
    ("T4-PLAY-7", "the taker's Excuse: the defence has 4½ + ½ + 4½ + ½", excuse_paid_by_taker, (81, 3, "attack", None, "paid")),
    ("T4-SLAM-1", "a slam before there is a contract", lambda: refused(lambda: four_game("pass").announce_slam(N)), "T4-SLAM-1"),
    ("T4-SLAM-1", "a slam before the dog is taken", lambda: refused(lambda: four_game(*GARDE).announce_slam()), "allowed"),
    ("T4-SLAM-1", "a slam of a defender", lambda: refused(lambda: four_game(*SANS_BIDS).announce_slam(W)), "T4-SLAM-1"),
    ("T4-SLAM-1", "a slam after the first card", lambda: refused(lambda: four_game(*SANS_BIDS).card("C2").announce_slam()), "T4-SLAM-1"),
    ("T4-SLAM-3", "the taker leads after a slam", lambda: str(four_game(*SANS_BIDS).announce_slam().turn), "N"),
    ("T4-DOG-1", "in a garde everybody sees the dog", lambda: str(four_game(*GARDE).visible_dog), "D:76541 C:R"),
    ("T4-BID-6", "in a garde sans nobody does", lambda: four_game(*SANS_BIDS).visible_dog, None),
    ("T4-DOG-1", "the taker then has 24 cards", lambda: len(four_game(*GARDE).full_hand), 24),
    ("T4-DOG-5", "in a garde sans 18", lambda: len(four_game(*SANS_BIDS).hand(N)), 18),
    ("T4-DOG-2", "a trump that had to and is not shown", lambda: refused(lambda: four_game(*GARDE).set_ecart("D:76541 T7", shown="-")), "T4-DOG-2"),
    ("T4-DOG-2", "shown", lambda: refused(lambda: four_game(*GARDE).set_ecart("D:76541 T7", shown="T7")), "allowed"),
    ("T4-DOG-4", "an écart twice", lambda: refused(lambda: four_game(*GARDE).set_ecart("D:76541 T7", shown="T7").set_ecart("D:76541 T8", shown="T8")) != "allowed", True),
    ("T4-HF-1", "a handful before one's turn", lambda: refused(lambda: four_game(*SANS_BIDS).show(TRIPLE, N)), "T4-HF-1"),
    ("T4-HF-1", "a handful on one's turn", lambda: refused(lambda: four_game(*SANS_BIDS).card("C2").show(TRIPLE)), "allowed"),
    ("T4-HF-1", "a second handful", lambda: refused(lambda: four_game(*SANS_BIDS).card("C2").show(TRIPLE).show(run_of(21, 10))), "T4-HF-1"),
    ("T4-HF-5", "the trump set aside, with the triple", lambda: refused(lambda: four_game(*GARDE).set_ecart("D:76541 T7", shown="T7").card("C2").show(TRIPLE)), "allowed"),
    ("T4-PSEC-1", "an announcement without a petit sec", lambda: refused(four_game().annul) != "allowed", True),
    ("T4-BID-3", "all pass: the phase", lambda: four_game(*["pass"] * 4).phase, Phase.PASSED),
    ("T5-4", "the holder of the called king is the partner", lambda: str(five_with("HR").partner), "2"),
    ("T5-4", "two against three", lambda: five_game().play.side(Seat.TWO), Side.ATTACK),
    ("T5-3", "he calls before the dog", lambda: refused(lambda: Game(five_game().deal, Seat.ONE, imposed=(Seat.FOUR, Bid.GARDE)).set_ecart("H:123")) != "allowed", True),
    ("T5-6", "the partner is hidden at first", lambda: five_game().play.partner_is_known, False),
    ("T5-6", "and known when he plays the king", lambda: five_game().card("HR").play.partner_is_known, True),
    ("T5-4", "a call of a card in the dog leaves the taker alone", lambda: five_alone().partner, None),
    ("T5-9", "and then he wins or loses all", lambda: pays("garde 4 --players 5 --oudlers 2 --points 41"), [-50, -50, -50, 200, -50]),
]  # fmt: skip


def five_alone():
    deal = five_game().deal
    hands = dict(deal)
    swapped = {**hands, Seat.TWO: (hands[Seat.TWO] - Hand.parse("HR")) | Hand.parse("H1")}
    game = Game(Deal.of(Form.FIVE, swapped, (deal.dog - Hand.parse("H1")) | Hand.parse("HR")), Seat.ONE)
    for bid in ("pass", "pass", "garde", "pass", "pass"):
        game = game.bid(bid)
    return game.call("HR")


def given(taker, dealer, *cards):
    """The clauses of the signals that the defence gave, with whether the hands keep what they say."""
    game = Game(four_game().deal, dealer, imposed=(taker, Bid.SANS))
    for card in cards:
        game = game.card(card)
    return [(signal.clause, str(signal.seat), signal.kept) for signal in signals(game.play)]


SIGNALS = [
    ("TSIG-1", "a five led, from the queen", lambda: given(N, S, "C5"), [("TSIG-1", "E", True)]),
    ("TSIG-1", "an ace led, from the queen", lambda: given(N, S, "C1"), [("TSIG-1", "E", True)]),
    ("TSIG-1", "a three led, from neither king nor queen", lambda: given(N, N, "D3"), [("TSIG-1", "W", False)]),
    ("TSIG-1", "a six says nothing", lambda: given(N, S, "C6"), []),
    ("TSIG-2", "an even trump led, of one", lambda: given(W, S, "T6"), [("TSIG-2", "E", True)]),
    ("TSIG-2", "an odd trump led, of fifteen", lambda: ("TSIG-2", "N", True) in given(W, E, "T21"), True),
    ("TSIG-2", "an odd trump led, of two", lambda: ("TSIG-2", "S", False) in given(W, W, "T5"), True),
    ("TSIG-5", "the Excuse to the taker's suit", lambda: given(N, E, "HR", "T1", "H2", "E"), [("TSIG-5", "E", False)]),
    ("TSIG-5", "the Excuse to a trump of the defence", lambda: [clause for clause, seat, _ in given(W, E, "T21", "T1", "T4", "E") if seat == "E"], ["TSIG-5"]),
    ("TSIG-6", "a king led", lambda: [clause for clause, _, _ in given(W, E, "SR")], ["TSIG-6"]),
    ("TSIG-1", "the taker gives no signal", lambda: given(N, E, "HR"), []),
]  # fmt: skip


EXAMPLES = [
    ("T4-SC-4", "first example: +318, -106", lambda: pays("garde N --oudlers 2 --points 49 --handful 10 --petit attack"), at_four(106)),
    ("T4-SC-4", "second example: +228, -76", lambda: pays("sans N --oudlers 2 --points 45 --petit defence"), at_four(76)),
    ("T4-SC-4", "third example: -126, +42", lambda: pays("prise N --oudlers 2 --points 34 --handful 10 --petit attack"), at_four(-42)),
    ("T4-SC-4", "fourth example: 92 a defender", lambda: pays("garde N --oudlers 2 --points 52 --handful 10:defence"), at_four(92)),
    ("T4-SC-4", "fifth example: +1746, -582", lambda: pays("garde N --oudlers 2 --points 87 --handful 10 --petit attack --slam announced"), at_four(582)),
    ("T3-3", "40½ with two: failed by one", lambda: pays("prise 1 --players 3 --oudlers 2 --points 40.5"), [-52, 26, 26]),
    ("T3-3", "41½ with two: made by one", lambda: pays("prise 1 --players 3 --oudlers 2 --points 41.5"), [52, -26, -26]),
    ("T5-8", "40½ with two, alone", lambda: pays("prise 1 --players 5 --oudlers 2 --points 40.5"), [-104, 26, 26, 26, 26]),
    ("T5-8", "41½ with two, with a partner", lambda: pays("prise 1 --players 5 --oudlers 2 --points 41.5 --partner 2"), [52, 26, -26, -26, -26]),
]  # fmt: skip

# Contract, oudlers, points, bonuses; what each defender pays.
UNITS = [
    ("prise", 0, 56, "", 25), ("prise", 0, 55, "", -26), ("prise", 1, 51, "", 25), ("prise", 1, 50, "", -26),
    ("prise", 2, 41, "", 25), ("prise", 2, 40, "", -26), ("prise", 3, 36, "", 25), ("prise", 3, 35, "", -26),
    ("garde", 0, 60, "", 58), ("garde", 1, 60, "", 68), ("garde", 1, 40, "", -72), ("garde", 3, 50, "", 78),
    ("sans", 0, 57, "", 104), ("sans", 2, 45, "", 116), ("sans", 2, 30, "", -144), ("sans", 3, 36, "", 100),
    ("contre", 3, 50, "", 234), ("contre", 0, 50, "", -186), ("contre", 1, 51, "", 150), ("contre", 2, 60, "", 264),
    ("prise", 2, 41, "--petit attack", 35), ("prise", 2, 41, "--petit defence", 15),
    ("prise", 2, 40, "--petit attack", -16), ("prise", 1, 50, "--petit defence", -36),
    ("garde", 2, 41, "--petit attack", 70), ("garde", 2, 41, "--petit defence", 30),
    ("garde", 2, 40, "--petit attack", -32), ("garde", 1, 50, "--petit defence", -72),
    ("sans", 2, 40, "--petit attack", -64), ("sans", 2, 41, "--petit defence", 60),
    ("contre", 2, 41, "--petit defence", 90), ("contre", 2, 41, "--petit attack", 210),
    ("contre", 2, 40, "--petit attack", -96), ("contre", 2, 40, "--petit defence", -216),
    ("prise", 2, 41, "--handful simple", 45), ("prise", 2, 41, "--handful double", 55),
    ("prise", 2, 41, "--handful triple", 65), ("prise", 2, 40, "--handful triple", -66),
    ("prise", 2, 40, "--handful simple:defence", -46), ("prise", 2, 41, "--handful simple:defence", 45),
    ("contre", 2, 41, "--handful simple", 170), ("contre", 2, 40, "--handful double", -186),
    ("garde", 2, 41, "--handful simple --handful simple:defence", 90),
    ("garde", 1, 50, "--handful simple --handful simple:defence", -92),
    ("garde", 2, 41, "--handful 13", 80), ("garde", 2, 41, "--handful 15:defence", 90),
    ("garde", 3, 91, "--slam announced", 560), ("garde", 3, 91, "--slam made", 360),
    ("prise", 3, 91, "--slam made", 280), ("contre", 3, 91, "--slam announced", 880),
    ("garde", 3, 60, "--slam failed", -102), ("contre", 3, 60, "--slam failed", 94),
    ("garde", 1, 50, "--slam failed", -252), ("prise", 0, 0, "--slam suffered", -281),
    ("contre", 0, 0, "--slam suffered", -686), ("garde", 1, 4, "--slam suffered", -344),
    ("sans", 2, 87, "--slam made --petit attack", 524), ("sans", 3, 91, "--slam announced --petit attack", 760),
    ("garde", 3, 91, "--slam announced --petit attack --handful triple", 620),
]  # fmt: skip

# The whole line, and the marks of 1 to 3 or 1 to 5.
OTHERS = [
    ("garde 1 --players 3 --oudlers 1 --points 51.5", [104, -52, -52]),
    ("garde 1 --players 3 --oudlers 1 --points 51", [100, -50, -50]),
    ("prise 2 --players 3 --oudlers 3 --points 35.5", [26, -52, 26]),
    ("prise 3 --players 3 --oudlers 0 --points 56.5", [-26, -26, 52]),
    ("prise 1 --players 3 --oudlers 0 --points 55.5", [-52, 26, 26]),
    ("prise 1 --players 3 --oudlers 1 --points 50.5", [-52, 26, 26]),
    ("sans 1 --players 3 --oudlers 2 --points 41.5", [208, -104, -104]),
    ("contre 1 --players 3 --oudlers 3 --points 35.5", [-312, 156, 156]),
    ("garde 1 --players 3 --oudlers 2 --points 41 --handful 13", [140, -70, -70]),
    ("garde 1 --players 3 --oudlers 2 --points 41 --handful 15", [160, -80, -80]),
    ("garde 1 --players 3 --oudlers 2 --points 41 --handful 18", [180, -90, -90]),
    ("garde 1 --players 3 --oudlers 2 --points 41 --handful 10", "wrong"),
    ("garde 1 --players 3 --oudlers 2 --points 41 --petit defence", [60, -30, -30]),
    ("garde 1 --players 3 --oudlers 3 --points 91 --slam announced", [1120, -560, -560]),
    ("garde 1 --players 5 --partner 3 --oudlers 2 --points 41", [100, -50, 50, -50, -50]),
    ("garde 1 --players 5 --oudlers 2 --points 41", [200, -50, -50, -50, -50]),
    ("prise 2 --players 5 --partner 4 --oudlers 2 --points 40.5", [26, -52, 26, -26, 26]),
    ("sans 1 --players 5 --oudlers 3 --points 36", [400, -100, -100, -100, -100]),
    ("contre 1 --players 5 --partner 2 --oudlers 1 --points 51.5 --petit defence", [192, 96, -96, -96, -96]),
    ("garde 1 --players 5 --partner 2 --oudlers 2 --points 41 --handful 8", [140, 70, -70, -70, -70]),
    ("garde 1 --players 5 --partner 2 --oudlers 2 --points 41 --handful 10", [160, 80, -80, -80, -80]),
    ("garde 1 --players 5 --partner 2 --oudlers 2 --points 41 --handful 13", [180, 90, -90, -90, -90]),
    ("garde 1 --players 5 --partner 2 --oudlers 2 --points 41 --handful 15", "wrong"),
    ("garde 1 --players 5 --partner 2 --oudlers 3 --points 91 --slam announced", [1120, 560, -560, -560, -560]),
    ("garde 1 --players 5 --partner 2 --oudlers 2 --points 30 --slam failed", [-544, -272, 272, 272, 272]),
    ("prise 1 --players 5 --oudlers 0 --points 0 --slam suffered", [-1124, 281, 281, 281, 281]),
    ("garde N --oudlers 2 --points 40.5", "wrong"),
    ("garde N --oudlers 2 --points 92", "wrong"),
    ("garde N --oudlers 2 --points -1", "wrong"),
    ("garde N --oudlers 4 --points 50", "wrong"),
    ("garde N --oudlers 2 --points 50 --handful 11", "wrong"),
    ("garde S --oudlers 2 --points 49", [-66, -66, 198, -66]),
    ("garde E --oudlers 2 --points 40", [52, 52, 52, -156]),
]  # fmt: skip


def ranked(places):
    return [(place.rank, place.who) for place in places]


DUPLICATE = [
    ("TD-4", "colours of the diagrams", lambda: [COLOURS[seat].value for seat in (N, S, E, W)], ["yellow", "blue", "red", "green"]),
    ("TD-8", "the contract of a board", lambda: Board.made(1, taker=N, seed="book").contract, Bid.GARDE),
    ("TD-8", "there is no auction", lambda: Board.made(1, taker=N, seed="book").game.phase, Phase.DOG),
    ("TD-9", "a board has no petit sec", lambda: Board.made(1, taker=N, seed="book").deal.petit_sec, None),
    ("TDI-2", "five results", lambda: percentages([10, 50, -20, 70, 30]), (25, 75, 0, 100, 50)),
    ("TDI-2", "eleven results", lambda: percentages(list(range(11))), tuple(range(0, 101, 10))),
    ("TDI-2", "two results", lambda: percentages([-60, 60]), (0, 100)),
    ("TDI-3", "two share the top of five", lambda: percentages([60, 60, 0, -10, -20]), (Fraction(175, 2), Fraction(175, 2), 50, 25, 0)),
    ("TDI-3", "three share the middle of five", lambda: percentages([60, 10, 10, 10, -20]), (100, 50, 50, 50, 0)),
    ("TDI-3", "all equal", lambda: percentages([5, 5, 5]), (50, 50, 50)),
    ("TDI-2", "four results go by thirds", lambda: [str(mark) for mark in percentages([4, 3, 2, 1])], ["100", "200/3", "100/3", "0"]),
    ("TDI-4", "80 for the attacker", lambda: complement(Fraction(80)), 20),
    ("TDI-4", "33,3 for the attacker", lambda: complement(Fraction(100, 3)), Fraction(200, 3)),
    ("TDI-5", "a quarter and three quarters", lambda: overall([Fraction(80), Fraction(60)], [Fraction(50), Fraction(40), Fraction(60)]).overall, Fraction(55)),
    ("TDI-5", "attack and defence", lambda: [overall([Fraction(80), Fraction(60)], [Fraction(50)]).attack, overall([Fraction(80)], [Fraction(50)]).defence], [70, 50]),
    ("TDT-4", "a half and a half", lambda: overall([Fraction(80)], [Fraction(40)], Fraction(1, 2)).overall, 60),
    ("TDI-6", "the general ranking", lambda: ranked(general({"a": 40, "b": 60, "c": 50})), [(1, "b"), (2, "c"), (3, "a")]),
    ("TDI-7", "the alternated ranking", lambda: ranked(alternated([{"n1": 70, "n2": 65}, {"s1": 60, "s2": 40}, {"e1": 50, "e2": 30}, {"w1": 55, "w2": 45}])), [(1, "n1"), (2, "s1"), (3, "w1"), (4, "e1"), (5, "n2"), (6, "w2"), (7, "s2"), (8, "e2")]),
    ("TDT-5", "two lines of triplets", lambda: ranked(alternated([{"a": 70, "b": 65}, {"c": 50, "d": 30}])), [(1, "a"), (2, "c"), (3, "b"), (4, "d")]),
    ("TDI-8", "two sessions", lambda: sessions([Fraction(60), Fraction(50)]), 110),
    ("TDI-8", "with coefficients", lambda: sessions([Fraction(60), Fraction(50)], [1, 2]), 160),
    ("TDT-3", "colours by surname", lambda: [colour_of(["Valdés", "Álvarez", "Pérez"])[who].value for who in ("Álvarez", "Pérez", "Valdés")], ["blue", "white", "red"]),
    ("TDT-3", "white was drawn", lambda: [each.value for each in attacker_colours(Colour.WHITE, 4)], ["white", "red", "blue", "white"]),
    ("TDQ-4", "+82 and +66", lambda: str(match_points(82, 66)), "4.000"),
    ("TDQ-4", "+68 and -76", lambda: str(match_points(68, -76)), "12.000"),
    ("TDQ-4", "-68 and -58", lambda: str(match_points(-68, -58)), "-3.162"),
    ("TDQ-4", "for the other quartet", lambda: str(match_points(-58, -68)), "3.162"),
    ("TDQ-4", "equal", lambda: match_points(50, 50), 0),
    ("TDE-7", "only the better team scores", lambda: [str(p) for p in team_points(82, 66)], ["4.000", "0.000"]),
    ("TDE-7", "the other one", lambda: [str(p) for p in team_points(66, 82)], ["0.000", "4.000"]),
    ("TDE-7", "equal: none", lambda: [float(p) for p in team_points(66, 66)], [0, 0]),
    ("TL-1", "totals", lambda: totals([{"a": 318, "b": -106, "c": -106, "d": -106}, {"a": -76, "b": 228, "c": -76, "d": -76}]), {"a": 242, "b": 122, "c": -182, "d": -182}),
    ("TL-2", "a team", lambda: team_total([242, -182]), 60),
    ("TL-3", "a sheet that does not sum to 0", lambda: refused(lambda: check_balance({N: 246, W: -92, S: -92, E: -92})), "refused"),
    ("TL-3", "a sheet that does", lambda: refused(lambda: check_balance({N: 276, W: -92, S: -92, E: -92})), "allowed"),
]  # fmt: skip

AT_ONCE = "called_at_once=yes"
LAID = (
    "dealer S", "taker N garde", "hand N SR HR DR T:21,20,19,18,17,16,15,14,13,12,11,10,9,8,7",
    "hand W S:DCV10987654321 T:1,2,3 D:32", "hand S H:DCV10987654321 T:4,5 D:DCV",
    "hand E C:DCV10987654321 E T:6 D:1098", "dog CR D:76541",
)  # fmt: skip
SANS = (LAID[0], "taker N garde sans", *LAID[2:])
RIGHT = "N ecart D7 D6 D5 D4 D1 T7"

ARBITER = [
    ("T4-DEAL-7", "a fault of the dealer", lambda: rule("T4-DEAL", "touched_early=no", "by_dealer=yes"), ("T4-DEAL-7", "HandsReturned NewDeal DealerBarred")),
    ("T4-DEAL-7", "any fault bars the dealer", lambda: rule("T4-DEAL", "touched_early=no", "by_dealer=no", "barred_for_others=yes"), ("T4-DEAL-7", "NewDeal DealerBarred")),
    ("T4-DEAL-7", "at a table: the same dealer", lambda: at_table("dealer", "dealer S", "S misdeals turns a card", "arbiter"), "S"),
    ("T4-DEAL-7", "at a table: he is barred", lambda: at_table("barred", "dealer S", "S misdeals turns a card", "arbiter"), "S"),
    ("T4-DEAL-6", "touched cards: the deal stands", lambda: rule("T4-DEAL", "touched_early=yes", "penalty_given=no"), ("T4-DEAL-6", "GoesOn")),
    ("T4-DEAL-6", "touched cards: a penalty may be given", lambda: rule("T4-DEAL", "touched_early=yes", "penalty_given=yes"), ("T4-DEAL-6", "Penalty GoesOn")),
    ("T4-DEAL-5", "a dog of five when it is shown", lambda: rule("T4-DEAL-5", "dog_has_right_size=no"), ("T4-DEAL-7", "HandsReturned NewDeal DealerBarred")),
    ("T4-PSEC-1", "announced before the bidding", lambda: rule("T4-PSEC", "is_petit_sec=yes", "anybody_bid=no"), ("T4-PSEC-1", "DealAnnulled DealPasses")),
    ("T4-PSEC-1", "with the Excuse it is none", lambda: rule("T4-PSEC", "is_petit_sec=no"), ("T4-PSEC-1", "GoesOn")),
    ("TARB-4", "not reported when noticed", lambda: rule("T4-PLAY", "called_at_once=no"), ("TARB-4", "ClaimBarred GoesOn")),
    ("TARB-4", "a wrong écart not reported when noticed", lambda: rule("T4-DOG", "called_at_once=no"), ("TARB-4", "ClaimBarred GoesOn")),
    ("TARB-2", "noticed several tricks later", lambda: rule("T4-PLAY", AT_ONCE, "which_obligation=follow", "trick_on_table=no", "decided[old revoke]=annulled")[0:2], ("T4-PLAY-3", "DealAnnulled")),
    ("T4-DOG-4", "a wrong number before the first card, after Jeu", lambda: rule("T4-DOG", AT_ONCE, "what_is_wrong=count", "card_played=no"), ("T4-DOG-4", "EcartCorrected")),
    ("T4-DOG-4", "a wrong number after the first card", lambda: rule("T4-DOG", AT_ONCE, "what_is_wrong=count", "card_played=yes", "decided[ecart count]=put right"), ("T4-DOG-4", "EcartStands")),
    ("T4-DOG-4", "a king before Jeu", lambda: rule("T4-DOG", AT_ONCE, "what_is_wrong=card", "card_played=no", "said_jeu=no"), ("T4-DOG-2", "EcartCorrected")),
    ("T4-DOG-4", "a king after Jeu: not changed any more", lambda: rule("T4-DOG", AT_ONCE, "what_is_wrong=card", "card_played=no", "said_jeu=yes", "decided[ecart card]=put right"), ("T4-DOG-2", "EcartStands")),
    ("T4-DOG-4", "looked at before Jeu", lambda: rule("T4-DOG", AT_ONCE, "what_is_wrong=changed", "card_played=no", "said_jeu=no"), ("T4-DOG-4", "GoesOn")),
    ("T4-DOG-2", "trumps not shown, no card played", lambda: rule("T4-DOG", AT_ONCE, "what_is_wrong=shown", "card_played=no"), ("T4-DOG-2", "TrumpsShown")),
    ("T4-HF-1", "a handful after one's first card", lambda: rule("T4-HF", AT_ONCE, "what_is_wrong=late"), ("T4-HF-1", "HandfulRefused")),
    ("T4-BID-5", "a garde sans, the arbiter was asked", lambda: rule("T4-BID-5", "arbiter_asked=yes"), ("T4-BID-5", "GoesOn")),
    ("T4-BID-6", "a dog seen in a prise", lambda: rule("T4-BID-6", "dog_was_open=yes"), ("T4-DOG-1", "GoesOn")),
    ("T4-GOAL-3", "the Excuse in the last trick", lambda: rule("T4-PLAY-7", "in_last_trick=yes"), ("T4-GOAL-3", "GoesOn")),
    ("T4-PLAY-7", "a card is given for the Excuse", lambda: rule("T4-PLAY-7", "in_last_trick=no", "has_low_card=yes"), ("T4-PLAY-7", "LowCardGiven")),
    ("T4-PLAY-8", "the trick before, in time", lambda: rule("T4-PLAY-8", "next_trick_open=yes"), ("T4-PLAY-8", "GoesOn")),
    ("T4-CARD-3", "the points do not make 91", lambda: rule("T4-SC", "together_91=no"), ("T4-CARD-3", "CountedAgain")),
    ("T4-SC-6", "a sheet that does not sum to 0", lambda: rule("T4-SC-6", "sums_to_zero=no", "handed_in=no"), ("T4-SC-6", "SheetCorrected")),
    ("T4-SC-6", "a sheet in order", lambda: rule("T4-SC-6", "sums_to_zero=yes", "marks_are_right=yes"), ("T4-SC-6", "GoesOn")),
    ("TD-7", "three deals in vain", lambda: rule("TD-7", "taker_does=none", "third_deal=yes")[0], "TD-7"),
    ("TD-9", "petit sec in the first position, dealt again", lambda: rule("TD-9", "arbiter_rebuilds=no"), ("TD-9", "DealAnnulled NewDeal")),
    ("TD-13", "a diagram before the first card", lambda: rule("TD-13", AT_ONCE, "board_fault=diagram", "first_card=no"), ("TD-13", "GoesOn")),
    ("TD-12", "a hand that does not agree with its diagram", lambda: rule("TD-13", AT_ONCE, "board_fault=cards", "first_card=no"), ("TD-12", "BoardRebuilt")),
    ("TDQ-6", "a private sheet differs", lambda: rule("TDQ-6", "sheets_differ=yes"), ("TDQ-6", "RankingAdjusted")),
    ("T5-3", "a lawful call", lambda: rule("T5-3", "called_before_dog=yes", "card_may_be_called=yes"), ("T5-3", "GoesOn")),
    ("T5-6", "the partner gives the Petit away", lambda: rule("T5-6", "partner_told=no"), ("T5-6", "GoesOn")),
    ("T4-DOG-4", "five cards, then six: play begins", lambda: at_table("phase", *LAID, "N ecart D7 D6 D5 D4 T7", "N jeu", "arbiter", "yes called_at_once", RIGHT, "N reveals T7", "N jeu"), "play"),
    ("T4-DOG-2", "a king set aside is seen", lambda: at_table("laws", *LAID, "N ecart SR D6 D5 D4 D1 T7"), "T4-DOG"),
    ("T4-DOG-2", "an écart that is right", lambda: at_table("laws", *LAID, RIGHT, "N reveals T7", "N jeu", "E C2"), "-"),
    ("T4-DOG-2", "trumps that were not shown", lambda: at_table("laws", *LAID, RIGHT, "N jeu", "E C2"), "T4-DOG"),
    ("T4-PLAY-9", "a lead out of turn", lambda: at_table("laws", *SANS, "N T21"), "T4-PLAY-9"),
    ("T4-PLAY-9", "a card exposed", lambda: at_table("laws", *SANS, "E C2", "W drops T1"), "T4-PLAY-9"),
    ("T4-PLAY-4", "a discard instead of a trump", lambda: at_table("laws", *SANS, "E C2", "N T7", "W D2"), "T4-PLAY"),
    ("T4-PLAY-4", "an undertrump of who cannot go over", lambda: at_table("laws", *SANS, "E C2", "N T7", "W T1"), "-"),
    ("T4-PLAY-2", "an undertrump of who can", lambda: at_table("laws", *SANS, "E T6", "N T7", "W T1", "S T4", "N T8", "W T3", "S T5", "E E", "N T9", "W T2"), "-"),
    ("T4-PLAY-2", "a trump below when one above is held", lambda: at_table("laws", "dealer S", "taker S garde sans", "hand N T5 T9", "E T7", "N T5"), "T4-PLAY"),
    ("T4-PLAY-2", "a trump below a partner's, too", lambda: at_table("laws", "dealer S", "taker S garde sans", "hand W T5 T9", "E S2", "N T7", "W T5"), "T4-PLAY"),
    ("T4-HF-3", "eleven that nobody ruled on count nothing", lambda: at_table("marks", *SANS, "E C2", "N handful " + run_of(21, 11), "attack counts 49 2", "defence counts 42"), "396 -132 -132 -132"),
    ("T4-SLAM-2", "an announced slam told by the counts", lambda: at_table("marks", "dealer S", "taker N garde sans", "N slam", "attack counts 87 2", "defence counts 4"), "2052 -684 -684 -684"),
    ("T4-SLAM-2", "one that failed by the counts", lambda: at_table("marks", "dealer S", "taker N garde sans", "N slam", "attack counts 80 2", "defence counts 11"), "168 -56 -56 -56"),
    ("T4-SLAM-7", "a slam suffered, told by the counts", lambda: at_table("marks", "dealer S", "taker N garde contre", "attack counts 0 0", "defence counts 91"), "-2058 686 686 686"),
    ("T4-PLAY-3", "a trump instead of the suit", lambda: at_table("laws", *SANS, "E D8", "N T7"), "T4-PLAY"),
    ("T4-HF-3", "eleven are shown", lambda: at_table("laws", *SANS, "E C2", "N handful " + run_of(21, 11)), "T4-HF"),
    ("T4-HF-3", "ten are shown", lambda: at_table("laws", *SANS, "E C2", "N handful " + run_of(21, 10)), "-"),
    ("T4-HF-1", "ten, after one's first card", lambda: at_table("laws", *SANS, "E C2", "N T7", "N handful " + run_of(21, 10)), "T4-HF"),
    ("T4-HF-5", "the trump that was set aside", lambda: at_table("handfuls", *LAID, RIGHT, "N reveals T7", "N jeu", "E C2", "N handful " + run_of(21, 15)), "N:15"),
    ("T4-SLAM-1", "a defender announces a slam", lambda: at_table("laws", *SANS, "W slam"), "T4-SLAM"),
    ("T4-SLAM-1", "the taker, after the first card", lambda: at_table("laws", *SANS, "E C2", "N slam"), "T4-SLAM"),
    ("T4-SLAM-1", "the taker in time", lambda: at_table("laws", *SANS, "N slam"), "-"),
    ("T4-BID-2", "a bid that is too low", lambda: at_table("laws", "dealer S", "E garde", "N prise"), "T4-BID"),
    ("T4-BID-1", "a bid out of turn", lambda: at_table("laws", "dealer S", "N garde"), "T4-BID"),
    ("T4-BID-4", "the taker", lambda: at_table("taker", "dealer S", "E prise", "N pass", "W garde", "S pass"), "W"),
    ("T4-BID-3", "all pass: the next dealer", lambda: at_table("dealer", "dealer S", "E pass", "N pass", "W pass", "S pass"), "E"),
    ("T4-SC-6", "a sheet that is wrong by 6", lambda: at_table("laws", "dealer S", "taker N garde", "attack counts 49 2", "defence counts 42", "marks 198 -66 -66 -60"), "T4-SC-6"),
    ("T4-SC-6", "a sheet that is right", lambda: at_table("laws", "dealer S", "taker N garde", "attack counts 49 2", "defence counts 42", "marks 198 -66 -66 -66"), "-"),
    ("T4-CARD-3", "counts that do not make 91", lambda: at_table("laws", "dealer S", "taker N garde", "attack counts 49 2", "defence counts 43"), "T4-SC"),
    ("T4-PAB-1", "marks with the Petit au bout", lambda: at_table("marks", "dealer S", "taker N garde", "attack counts 49 2", "defence counts 42", "petit defence"), "138 -46 -46 -46"),
    ("TD-8", "there is no bidding on a board", lambda: refused(lambda: at_table("turn", *LAID, "E pass")), "refused"),
]  # fmt: skip

EVERY = [
    *CARDS, *DEALING, *BIDDING, *DOG, *HANDFUL, *PLAYING, *WHOLE, *GAMES, *SIGNALS, *EXAMPLES, *DUPLICATE, *ARBITER,
    *(("T4-SC-3", " ".join(map(str, (*each[:3], each[3]))), lambda each=each: pays(f"{each[0]} N --oudlers {each[1]} --points {each[2]} {each[3]}"), at_four(each[4])) for each in UNITS),
    *(("T4-SC-4", line, lambda line=line: pays(line), marks) for line, marks in OTHERS),
]  # fmt: skip


@pytest.mark.parametrize(
    ("clause", "ask", "answer"),
    [
        pytest.param(clause, ask, answer, id=f"{clause}: {question}")
        for clause, question, ask, answer in EVERY
    ],
)
def test_by_the_book(clause, ask, answer):
    assert BOOK.clause(clause)
    assert ask() == answer


def test_there_are_many_questions():
    assert len(EVERY) >= 200
