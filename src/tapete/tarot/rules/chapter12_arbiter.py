"""The arbiter."""

from __future__ import annotations

from tapete.law import Case, Instruction, Kind, Ruling, procedure, question
from tapete.tarot.effects import BoardRebuilt, DealAnnulled, DealerBarred, GoesOn, HandsReturned, NewDeal
from tapete.tarot.facts import Incident
from tapete.tarot.people import Fault
from tapete.tarot.rules.arbitration import by_code, called_at_once, too_late
from tapete.tarot.rules.book import TAROT_FFT
from tapete.text import N_, Choice

tarb = TAROT_FFT.add_article("TARB", N_("The arbiter"))

tarb.clause(
    "-1", Kind.ASKED, N_("What the arbiter goes by"),
    N_("The arbiter sees to the good course of the tournament, to the rule book and to the rules of the "
       "competition. Measures and penalties stand in the separate arbitration code of the federation."),
    words=N_("arbitration code, referee, competition rules"),
)
tarb.clause(
    "-2", Kind.ASKED, N_("Play stops at once"),
    N_("As soon as an irregularity, a mistake or an incident is noticed, play stops and the arbiter is "
       "called, even if it happened several tricks ago."),
    words=N_("call the arbiter, stop playing, noticed later"),
)
tarb.clause(
    "-3", Kind.ASKED, N_("What that covers"),
    N_("It holds for mistakes of play (a wrong écart, a card out of turn, a card shown, a revoke and others) "
       "and for anything unusual: a hesitation, a gesture, a wrong number of cards, a hand in the wrong "
       "place of a board."),
    words=N_("wrong number of cards, irregularities, list"),
)
tarb.clause(
    "-4", Kind.ASKED, N_("Players settle nothing"),
    N_("Players never settle an incident among themselves. Not to call the arbiter when it is noticed ends "
       "every later claim and is a serious fault."),
    words=N_("friendly settlement, too late, claim lost"),
)
tarb.clause(
    "-5", Kind.DEFINITION, N_("The arbiter helps"),
    N_("The arbiter does not only penalise: he helps, explains what the code says, and answers questions."),
    see="T4-BID-5 T4-SLAM-1", words=N_("help, explain, questions"),
)
tarb.clause(
    "-6", Kind.ASKED, N_("Adjusting results"),
    N_("While he establishes a ranking the arbiter may take annulled deals, adjusted scores and penalties of "
       "the code into account."),
    see="TDI-8 TDQ-6", words=N_("adjusted score, annulled deal, penalty"),
)
tarb.clause(
    "-7", Kind.ASKED, N_("A board that should be won"),
    N_("A taker who launches a board in the first position chooses a hand that can win the deal; otherwise "
       "he may be penalised."),
    see="TD-7", words=N_("weak board, first position, penalised"),
)


class Noticed(Choice):
    """When a wrong number of cards is noticed."""

    DEALING = "dealing", N_("during the deal, or when it is over and before the first bid")
    BOARD = "board", N_("when the hands of a duplicate board are counted, before the first card")
    LATER = "later", N_("after the first bid, or during the play")


@question(
    N_("When was the wrong number of cards noticed?"), cite="TARB-3 T4-DEAL-7 TD-13",
    help=N_("Count every hand and the dog. In duplicate the hands are compared with their diagrams."),
)  # fmt: skip
def when_noticed(table: Incident) -> Noticed | None:
    if table.duplicate and not table.card_played:
        return Noticed.BOARD
    if table.bid_made is None:
        return None
    return Noticed.LATER if table.bid_made or table.card_played else Noticed.DEALING


@question(
    N_("Can the cards be put where they belong without anybody having seen a card of another hand?"),
    cite="TARB-3 TD-12",
    help=N_("A card that fell to the floor or stuck to another one can; use the diagrams where there are "
            "any."),
)  # fmt: skip
def can_be_restored(table: Incident) -> bool | None:
    return None


stop = Instruction.of(N_("Stop the play and count every hand, the dog and the tricks."), cite="TARB-2")


@procedure(TAROT_FFT, "TARB", N_("A wrong number of cards"))
def wrong_number_of_cards(case: Case[Incident]) -> Ruling:
    if not case.ask(called_at_once):
        return too_late(case)
    case.tell(stop)
    match case.ask(when_noticed):
        case Noticed.DEALING:
            return Ruling.of(
                "T4-DEAL-7",
                HandsReturned("T4-DEAL-7"), NewDeal("T4-DEAL-7"), DealerBarred("T4-DEAL-7"),
                because=N_("The cards were dealt wrongly."),
            )  # fmt: skip
        case Noticed.BOARD:
            return Ruling.of(
                "TD-12 TD-13", BoardRebuilt("TD-12"),
                because=N_("Each hand is put together again from its diagram and counted before play."),
            )  # fmt: skip
        case Noticed.LATER:
            if case.ask(can_be_restored):
                return by_code(
                    case, Fault.CARDS, "TARB-3", GoesOn(),
                    because=N_("The cards go where they belong, and nobody has learned anything."),
                )  # fmt: skip
            return by_code(
                case, Fault.CARDS, "TARB-3", DealAnnulled("TARB-6"),
                because=N_("The deal cannot be put together again."),
            )  # fmt: skip


@question(
    N_("Did the players settle the incident among themselves?"), cite="TARB-4",
    help=N_("That is forbidden, and no such arrangement binds the arbiter."),
)  # fmt: skip
def settled_among_players(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "TARB-4", N_("An incident that was not reported"))
def not_reported(case: Case[Incident]) -> Ruling:
    if not case.ask(settled_among_players) and case.ask(called_at_once):
        return Ruling.of("TARB-2", GoesOn(), because=N_("The arbiter was called in time: rule on the "
                                                        "incident."))
    return by_code(
        case, Fault.SETTLED, "TARB-4", GoesOn(),
        because=N_("Players do not settle incidents, and no claim is left to them."),
    )  # fmt: skip
