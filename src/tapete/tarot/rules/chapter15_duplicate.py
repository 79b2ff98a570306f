"""Duplicate tournaments: what all their forms share."""

from __future__ import annotations

from tapete.law import Case, Instruction, Kind, Note, Ruling, procedure, question
from tapete.tarot.board import Board, Colour
from tapete.tarot.effects import BoardRebuilt, DealAnnulled, GoesOn, NewDeal
from tapete.tarot.facts import Incident
from tapete.tarot.game import Game
from tapete.tarot.people import Fault, Player
from tapete.tarot.rules.arbitration import by_code, called_at_once, too_late
from tapete.tarot.rules.book import TAROT_FFT
from tapete.text import N_, Choice

td = TAROT_FFT.add_article("TD", N_("Duplicate tournaments"))

td.clause(
    "-1", Kind.DEFINITION, N_("Boards that travel"),
    N_("Results are compared with the same cards. A deal is put together again after play and moves in a "
       "board from table to table, as the players do, so that no board and no players meet twice. Players "
       "sit North, South, East and West and keep that orientation."),
    words=N_("duplicate, movement, board, orientation"),
)
td.clause(
    "-2", Kind.DEFINITION, N_("Four forms"),
    N_("There are duplicate tournaments for individuals, for triplets, for quartets, and for teams of four "
       "to six."),
    see="TDI-1 TDT-1 TDQ-1 TDE-1", words=N_("individual, triplets, quartets, teams"),
)
td.clause(
    "-3", Kind.DEFINITION, N_("Order and silence"),
    N_("Nobody moves without the arbiter's word. A deal is discussed only at the table where it was just "
       "played and within the time; not while moving or in a break, until the tournament is over. Spectators "
       "follow the same rules and do not intervene."),
    see="TETH-1", words=N_("spectators, comments, moving"),
)
td.clause(
    "-4", Kind.MECHANICAL, N_("The diagrams"),
    N_("A diagram lists the 18 cards of a hand. North's is yellow, South's blue, East's red and West's "
       "green; each player looks whether he has his own."),
    words=N_("diagram, yellow, blue, red, green"),
)
td.clause(
    "-5", Kind.MECHANICAL, N_("The board"),
    N_("A board has a pocket for each hand with its diagram, one for the dog and one for the travelling "
       "sheet. It shows its number, the four orientations, the taker by a coloured label, and the dealer, "
       "whose right neighbour leads."),
    words=N_("pockets, taker, dealer, label"),
)
td.clause(
    "-6", Kind.ASKED, N_("Screens"),
    N_("The arbiter may have screens between the three defenders, up once the cards are out of the board and "
       "away when the deal is over. Then the player before the taker gathers the tricks of the defence."),
    see="T4-PLAY-10", words=N_("screens, gather tricks"),
)
td.clause(
    "-7", Kind.ASKED, N_("The first position"),
    N_("Hands that the arbiter has not prepared are dealt as the board says, and the defenders do not look. "
       "The taker keeps his hand; or he looks at the others, keeps one of them, shuffles the rest with the "
       "dog, has a defender cut and deals again, the dog as it comes; or the dealer deals anew. After three "
       "vain deals the arbiter makes the taker's hand. Before play each marks his diagram."),
    see="TARB-7", words=N_("first position, choose a hand, three deals"),
)
td.clause(
    "-8", Kind.MECHANICAL, N_("The contract is imposed"),
    N_("The only contract is the garde: no bidding, no pass, no higher contract."),
    see="TDE-2", words=N_("imposed garde, no bidding"),
)
td.clause(
    "-9", Kind.ASKED, N_("Petit as only trump in duplicate"),
    N_("If the Petit is a player's only trump after the deal, there is a new deal, or the arbiter puts the "
       "hands together."),
    see="T4-PSEC-1", words=N_("petit sec, redeal"),
)
td.clause(
    "-10", Kind.ASKED, N_("Made once"),
    N_("Hands made in the first position are not dealt again; they are played and put together as they are."),
    words=N_("redeal, keep"),
)
td.clause(
    "-11", Kind.ASKED, N_("The travelling sheet"),
    N_("Number of the deal, colour of the tournament and dog are written down before the first card. After "
       "the deal both sides count, and North writes the one mark, plus if the taker won and minus if he "
       "lost, under the eyes of the others. An erasure is reported. Otherwise the sheet stays folded in the "
       "board."),
    words=N_("travelling sheet, erasure, North, plus, minus"),
)
td.clause(
    "-12", Kind.ASKED, N_("Putting the deal together"),
    N_("Each puts his hand together by his diagram, counts 18 cards and lays both face down into the pocket "
       "of his orientation. All four answer for the dog."),
    words=N_("rebuild, diagram, dog, count"),
)
td.clause(
    "-13", Kind.ASKED, N_("The next positions"),
    N_("The taker places the board and takes his hand first. All look at the colour of the diagram, count "
       "their cards unseen and compare them with it. The taker then shows the dog, says who leads, makes his "
       "écart, shows six cards and says that play may begin. After the first card no diagram is looked at."),
    words=N_("diagram consulted, next position, check"),
)
td.clause(
    "-14", Kind.DEFINITION, N_("Boards prepared beforehand"),
    N_("All boards may be prepared by the arbiter, also for several tournaments at once."),
    words=N_("prepared boards, multi-tournament"),
)
TAROT_FFT.apply(Colour, "TD-4")
TAROT_FFT.apply(Board, "TD-5")
TAROT_FFT.apply(Board.made, "TD-9")
TAROT_FFT.apply(Board.check, "TD-12")
TAROT_FFT.apply(Game.why_not_bid, "TD-8")


class Launch(Choice):
    """What the taker of the first position does with his hand."""

    KEEPS = "keeps", N_("he keeps his hand")
    TAKES_OTHER = "takes other", N_("he keeps another hand, and the rest is dealt again")
    NONE = "none", N_("no hand suits him")


@question(
    N_("What does the taker do?"), cite="TD-7",
    help=N_("He first looks at his own hand only. The defenders have not looked at theirs."),
)  # fmt: skip
def taker_does(table: Incident) -> Launch | None:
    return None


@question(
    N_("Was it the third deal in vain?"), cite="TD-7",
    help=N_("After three the arbiter makes the hand of the taker."),
)  # fmt: skip
def third_deal(table: Incident) -> bool | None:
    return None


@question(
    N_("Can the hand that was chosen win the deal?"), cite="TARB-7 TD-7",
    help=N_("It has to be one with which a garde can be made."),
)  # fmt: skip
def can_win(table: Incident) -> bool | None:
    return None


deal_rest = Instruction.of(
    N_("He shuffles the three other hands with the dog, a defender cuts, and he deals them again; the dog "
       "stays as it comes."),
    cite="TD-7",
)  # fmt: skip


@procedure(TAROT_FFT, "TD-7", N_("A board in the first position"))
def first_position(case: Case[Incident]) -> Ruling:
    match case.ask(taker_does):
        case Launch.KEEPS:
            return launched(case)
        case Launch.TAKES_OTHER:
            case.tell(deal_rest)
            return launched(case)
        case Launch.NONE:
            if case.ask(third_deal):
                return Ruling.of(
                    "TD-7", GoesOn(), Note(N_("The arbiter makes the hand of the taker."), "TD-7"),
                    because=N_("Three deals were in vain."),
                )  # fmt: skip
            return Ruling.of("TD-7", NewDeal("TD-7"), because=N_("No hand suits the taker."))


def launched(case: Case[Incident]) -> Ruling:
    if case.ask(can_win):
        return Ruling.of(
            "TD-7 TD-10", GoesOn(),
            Note(N_("Each player marks his cards in his diagram; the board is not dealt again."), "TD-10"),
            because=N_("The board is launched."),
        )  # fmt: skip
    return by_code(
        case, Fault.WEAK_BOARD, "TARB-7", GoesOn(), of=Player.TAKER,
        because=N_("The taker chose a hand that cannot be expected to win."),
    )  # fmt: skip


@question(
    N_("Does the arbiter put the hands together, or is the board dealt again?"), cite="TD-9",
    help=N_("Yes: he puts them together. No: it is dealt again."),
)  # fmt: skip
def arbiter_rebuilds(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "TD-9", N_("Petit as only trump in the first position"))
def petit_sec_in_duplicate(case: Case[Incident]) -> Ruling:
    if case.ask(arbiter_rebuilds):
        return Ruling.of(
            "TD-9", BoardRebuilt("TD-9"), because=N_("The arbiter changes the hands so that the Petit has "
                                                     "company."),
        )  # fmt: skip
    return Ruling.of("TD-9", DealAnnulled("TD-9"), NewDeal("TD-9"), because=N_("The board is dealt again."))


@question(
    N_("Are screens in use?"), cite="TD-6",
    help=N_("The arbiter decides on them."),
)  # fmt: skip
def screens(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "TD-6", N_("Who gathers the tricks of the defence"))
def gathering(case: Case[Incident]) -> Ruling:
    if case.ask(screens):
        return Ruling.of(
            "TD-6", GoesOn(),
            Note(N_("The player before the taker gathers the tricks of the defence."), "TD-6"),
            because=N_("There are screens."),
        )  # fmt: skip
    return Ruling.of(
        "T4-PLAY-10", GoesOn(),
        Note(N_("The player opposite the taker gathers the tricks of the defence."), "T4-PLAY-10"),
        because=N_("There are no screens."),
    )  # fmt: skip


@question(
    N_("Is there an erasure on the travelling sheet, or a mark in the wrong column?"), cite="TD-11",
    help=N_("Plus if the taker won, minus if he lost; on the first free line."),
)  # fmt: skip
def erasure(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "TD-11", N_("The travelling sheet"))
def travelling_sheet(case: Case[Incident]) -> Ruling:
    if not case.ask(erasure):
        return Ruling.of("TD-11", GoesOn(), because=N_("The sheet is in order and goes folded into the "
                                                       "board."))
    if not case.ask(called_at_once):
        return too_late(case)
    return by_code(
        case, Fault.SHEET, "TD-11", GoesOn(),
        because=N_("An erasure is reported to the arbiter, who confirms the mark."),
    )  # fmt: skip


@question(
    N_("Has the first card been played?"), cite="TD-13",
    help=N_("Until then a player may compare his hand with his diagram."),
)  # fmt: skip
def first_card(table: Incident) -> bool | None:
    return table.card_played


class BoardFault(Choice):
    """What is wrong with a board."""

    CARDS = "cards", N_("a hand does not agree with its diagram")
    DIAGRAM = "diagram", N_("somebody looked at a diagram")
    HAND = "hand", N_("a player has a hand of another orientation")


@question(
    N_("What is wrong with the board?"), cite="TD-12 TD-13",
    help=N_("Compare hands, colours of the diagrams, and the dog with the travelling sheet."),
)  # fmt: skip
def board_fault(table: Incident) -> BoardFault | None:
    return None


@procedure(TAROT_FFT, "TD-13", N_("A board that is not in order"))
def board_out_of_order(case: Case[Incident]) -> Ruling:
    if not case.ask(called_at_once):
        return too_late(case)
    fault = case.ask(board_fault)
    if not case.ask(first_card):
        if fault is BoardFault.DIAGRAM:
            return Ruling.of(
                "TD-13", GoesOn(),
                because=N_("No card has been played: hands are still compared with their diagrams."),
            )  # fmt: skip
        return Ruling.of(
            "TD-12 TD-13", BoardRebuilt("TD-12"),
            because=N_("No card has been played: hands and diagrams are put in order."),
        )  # fmt: skip
    if fault is BoardFault.DIAGRAM:
        return by_code(
            case, Fault.DIAGRAM, "TD-13", GoesOn(),
            because=N_("After the first card no diagram is looked at."),
        )  # fmt: skip
    return by_code(
        case, Fault.BOARD, "TARB-3 TD-12", BoardRebuilt("TD-12"),
        because=N_("The board was put together wrongly, and cards of it have been played."),
    )  # fmt: skip
