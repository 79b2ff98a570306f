"""Law 6 of 2017: the shuffle and deal."""

from __future__ import annotations

from tapete.bridge.awards import BoardCancelled
from tapete.bridge.deal import Deal
from tapete.bridge.effects import ArtificialScore, NoRectification, Redealt
from tapete.bridge.incidents import NewDeal
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.people import Authority
from tapete.law import Case, Instruction, Kind, Ruling, Who, procedure, question
from tapete.text import N_, Choice

law06 = LAWS_2017.add_article("6", N_("The shuffle and deal"))

law06.clause(
    "A", Kind.MECHANICAL, N_("Shuffle"),
    N_("Before play every pack is shuffled thoroughly, and cut if an opponent asks for it."),
    words=N_("shuffle, cut"),
)  # fmt: skip
law06.clause(
    "B", Kind.MECHANICAL, N_("Deal"),
    N_("The cards are dealt face down, one by one, into four hands of thirteen, best clockwise. Two cards "
       "that follow each other in the pack must not go to the same hand."),
    see="6D1", words=N_("deal, thirteen, adjacent cards"),
)  # fmt: skip
law06.clause(
    "C", Kind.DEFINITION, N_("Both sides present"),
    N_("Unless the arbiter arranges it otherwise, somebody of each pair is there during shuffle and deal."),
    words=N_("present, both pairs"),
)  # fmt: skip
law06.clause(
    "D1", Kind.ASKED, N_("New deal before the first call"),
    N_("If it is found before the first call that the cards were dealt wrongly, or that a player could have "
       "seen another's card during shuffle or deal, they are shuffled and dealt anew. A card seen later is "
       "information from elsewhere."),
    see="16D 24", words=N_("redeal, misdeal, card seen, new deal"),
)  # fmt: skip
law06.clause(
    "D2", Kind.ASKED, N_("No valid result"),
    N_("Unless the event is meant to replay past deals, no result stands if the cards were dealt from an "
       "unshuffled pack or the deal came from another session. Boards may still be passed between tables."),
    see="Def-unshuffled", words=N_("unshuffled, imported deal, fouled, result cancelled"),
)  # fmt: skip
law06.clause(
    "D3", Kind.JUDGED, N_("New deal on the arbiter's order"),
    N_("The arbiter may order a new shuffle and deal for any reason that the laws allow."),
    see="22B 86A", words=N_("redeal, order"),
)  # fmt: skip
law06.clause(
    "E1", Kind.DEFINITION, N_("Dealt at the table"),
    N_("The arbiter may have the cards shuffled and dealt at each table just before play."),
    words=N_("dealing, at the table"),
)  # fmt: skip
law06.clause(
    "E2", Kind.DEFINITION, N_("Dealt by the arbiter"),
    N_("He may shuffle and deal himself beforehand."),
    words=N_("dealing, in advance"),
)  # fmt: skip
law06.clause(
    "E3", Kind.DEFINITION, N_("Dealt by helpers"),
    N_("He may have assistants or others do so beforehand."),
    words=N_("dealing, assistants, in advance"),
)  # fmt: skip
law06.clause(
    "E4", Kind.DEFINITION, N_("Dealt in another way"),
    N_("He may require another way of dealing that leaves every deal as much to chance."),
    words=N_("dealing, computer, random"),
)  # fmt: skip
law06.clause(
    "F", Kind.DEFINITION, N_("Duplicated boards"),
    N_("The arbiter may have exact copies made of each deal; then a deal is normally not replaced, though he "
       "may order it."),
    see="6D3", words=N_("duplicate, copies, pre-dealt"),
)  # fmt: skip

LAWS_2017.apply(Deal.random, "6A 6B")


class DealFault(Choice):
    """What is wrong with the deal of a board."""

    DEALT_WRONGLY = "dealt_wrongly", N_("the cards were dealt wrongly")
    SEEN_IN_DEAL = "seen_in_deal", N_("a player could have seen another's card during shuffle or deal")
    SEEN_LATER = "seen_later", N_("a player has seen another's card since")
    UNSHUFFLED = "unshuffled", N_("the pack was not shuffled before the deal")
    IMPORTED = "imported", N_("the deal comes from another session")
    OTHER = "other", N_("something else speaks for a new deal")


@question(
    N_("What is wrong with the deal?"), cite="6D1 6D2 6D3",
    help=N_("Ask who shuffled and dealt, and how. If a hand has more or fewer than thirteen cards, go to Law "
            "13 or 14."),
)  # fmt: skip
def deal_fault(table: NewDeal) -> DealFault | None:
    return None


@question(
    N_("Had the first call been made when this was found?"), cite="6D1",
    help=N_("The dealer's pass is a call."),
)  # fmt: skip
def auction_had_begun(table: NewDeal) -> bool | None:
    return table.first_call_made


@question(
    N_("Is the event meant to replay deals of the past?"), cite="6D2", by=Authority.ORGANISER,
    help=N_("Passing boards from table to table within the session is no import."),
)  # fmt: skip
def replay_intended(table: object) -> bool | None:
    return None


@question(
    N_("Can these contestants still play a new deal?"), cite="6D3", by=Who.JUDGEMENT,
    help=N_("See how many rounds are left, and who has played the board already. After a new deal the "
            "results form two groups that are scored apart."),
)  # fmt: skip
def new_deal_possible(table: object) -> bool | None:
    return None


@question(
    N_("Was the board passed out?"), cite="6D3 22B",
    help=N_("A board that all four passed is never dealt anew."),
)  # fmt: skip
def passed_out(table: NewDeal) -> bool | None:
    return table.passed_out


@question(
    N_("Is it a team match?"), cite="6D3 86A",
    help=N_("Before a board of a match is dealt anew, 86A asks who could know how the match stands."),
)  # fmt: skip
def team_match(table: object) -> bool | None:
    return None


@question(
    N_("Is there a good reason for a new deal?"), cite="6D3", by=Who.JUDGEMENT,
    help=N_("The laws must leave room for it: where they say how the board goes on, it goes on. Boards of "
            "which other tables have copies are normally kept (6F)."),
)  # fmt: skip
def new_deal_ordered(table: object) -> bool | None:
    return None


too_late = Instruction.of(
    N_("The first call has been made, so the board is not dealt anew for this; what was seen is information "
       "from elsewhere."),
    cite="6D1 16D3",
)  # fmt: skip


@procedure(LAWS_2017, "6D", N_("Must the board be dealt anew?"))
def new_deal(case: Case[NewDeal]) -> Ruling:
    match case.ask(deal_fault):
        case DealFault.DEALT_WRONGLY:
            if not case.ask(auction_had_begun):
                return dealt_anew("6D1", N_("The cards were dealt wrongly, and nobody had called."))
            return on_the_arbiters_order(case)
        case DealFault.SEEN_IN_DEAL:
            if not case.ask(auction_had_begun):
                return dealt_anew("6D1", N_("A card could be seen during the deal, and nobody had called."))
            case.tell(too_late)
            return case.refer("16D", cite="6D1")
        case DealFault.SEEN_LATER:
            return case.refer("16D", cite="6D1")
        case DealFault.UNSHUFFLED:
            return no_result(case, N_("The cards were dealt from an unshuffled pack."))
        case DealFault.IMPORTED:
            return no_result(case, N_("The deal came from another session."))
        case DealFault.OTHER:
            return on_the_arbiters_order(case)


def dealt_anew(cite: str, because: str) -> Ruling:
    return Ruling.of(cite, Redealt(cite), because=because)


def no_result(case: Case[NewDeal], because: str) -> Ruling:
    """6D2, whether the board is still to be played or has a result already."""
    if case.ask(replay_intended):
        return kept("6D2", N_("The event is meant to replay deals of the past."))
    if case.ask(new_deal_possible):
        return Ruling.of("6D2", BoardCancelled("6D2"), Redealt("6D2"), because=because, grave=True)
    return Ruling.of(
        "6D2 12A2", BoardCancelled("6D2"), ArtificialScore("12C2a"), because=because, grave=True
    )


def on_the_arbiters_order(case: Case[NewDeal]) -> Ruling:
    if case.ask(passed_out):
        return kept("6D3 22B", N_("A board that was passed out is not dealt anew."))
    if not case.ask(new_deal_ordered):
        return kept("6D3", N_("Nothing asks for a new deal that the laws would allow."))
    if case.ask(team_match):
        return case.refer("86A", cite="6D3")
    return dealt_anew("6D3", N_("The arbiter has a good reason that the laws allow."))


def kept(cite: str, because: str) -> Ruling:
    return Ruling.of(cite, NoRectification(), because=because)
