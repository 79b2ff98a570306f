"""Law 35 of 1997: inadmissible calls, and what becomes of them when the next player calls."""

from __future__ import annotations

from tapete.bridge.auction import IrregularCall
from tapete.bridge.effects import (
    CallCancelled,
    CallStands,
    LaterCallsCancelled,
    LaterCallsStand,
    MustPass,
    NoLeadRestriction,
    NoRectification,
    PassInstead,
    Unauthorised,
)
from tapete.bridge.incidents import InadmissibleCall
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.people import Player, Until, Which
from tapete.law import Case, Kind, Part, Ruling, procedure, question
from tapete.text import N_, Choice

law35 = LAWS_1997.add_article("35", N_("Inadmissible calls condoned"))

law35.clause(
    "", Kind.ASKED, N_("The left-hand player has called"),
    N_("When the player on the left calls before a penalty has been imposed, an inadmissible call costs "
       "nothing, and no lead is penalised."),
    see="36 37 38 39", words=N_("inadmissible, condone, no penalty"),
)  # fmt: skip
law35.clause(
    "A", Kind.MECHANICAL, N_("Double or redouble"),
    N_("A double or redouble that Law 19 does not allow is cancelled with all later calls; the turn goes "
       "back to the player whose it was, as if nothing had happened."),
    see="19A1 19B1 36", words=N_("inadmissible double, cancel"),
)  # fmt: skip
law35.clause(
    "B", Kind.ASKED, N_("By a player who had to pass"),
    N_("A bid, double or redouble by a player who had to pass stands with all later calls; who had to pass "
       "for the rest of the auction must pass again from then on."),
    see="37", words=N_("obliged to pass, barred player, stands"),
)  # fmt: skip
law35.clause(
    "C", Kind.MECHANICAL, N_("More than seven"),
    N_("A bid of more than seven is cancelled with all later calls; the offender passes instead, as if "
       "nothing had happened."),
    see="38", words=N_("eight, above seven, cancel"),
)  # fmt: skip
law35.clause(
    "D", Kind.MECHANICAL, N_("After the final pass"),
    N_("A call after the final pass is cancelled with all later calls, without penalty."),
    see="39", words=N_("after the auction, final pass, cancel"),
)  # fmt: skip


class Inadmissible(Choice):
    """What makes a call inadmissible."""

    DOUBLE = "double", N_("a double or redouble that Law 19 does not allow")
    BARRED = "barred", N_("a bid, double or redouble by a player who had to pass")
    ABOVE_SEVEN = "above_seven", N_("a bid of more than seven")
    AFTER_END = "after_end", N_("a call after the final pass")


@question(
    N_("What was inadmissible about the call?"), cite="35A 35B 35C 35D",
    help=N_("A double that Law 19 does not allow is ruled as such, also when its player had to pass."),
)  # fmt: skip
def inadmissible(table: IrregularCall) -> Inadmissible | None:
    return None


@question(
    N_("Did the player on the left call before a penalty was imposed?"), cite="35",
    help=N_("Any call counts, made knowingly or not."),
)  # fmt: skip
def lho_has_called(table: IrregularCall | InadmissibleCall) -> bool | None:
    return table.lho_called_since


@question(
    N_("Did the offender have to pass for the rest of the auction, and not for one turn only?"), cite="35B",
    help=N_("Look at the ruling that made the offender pass."),
)  # fmt: skip
def barred_for_good(table: IrregularCall | InadmissibleCall) -> bool | None:
    return table.for_the_auction if isinstance(table, InadmissibleCall) else None


@procedure(LAWS_1997, "35", N_("Inadmissible call"))
def inadmissible_call(case: Case[IrregularCall]) -> Ruling:
    match case.ask(inadmissible):
        case Inadmissible.DOUBLE:
            return case.refer("36", cite="35A")
        case Inadmissible.BARRED:
            return case.refer("37", cite="35B")
        case Inadmissible.ABOVE_SEVEN:
            return case.refer("38", cite="35C")
        case Inadmissible.AFTER_END:
            return case.refer("39", cite="35D")


def condoned_double(case: Case[IrregularCall]) -> Ruling | None:
    """35A."""
    return cancelled("35A") if case.ask(lho_has_called) else None


def condoned_barred(case: Case[InadmissibleCall]) -> Ruling | None:
    """35B."""
    if not case.ask(lho_has_called):
        return None
    again = (MustPass(Player.OFFENDER, Until.END_OF_AUCTION, "35B"),) if case.ask(barred_for_good) else ()
    return Ruling.of(
        "35 35B",
        CallStands(Which.IRREGULAR), LaterCallsStand("35B"), *again,
        NoRectification(), NoLeadRestriction("35"),
        because=CALLED,
    )  # fmt: skip


def condoned_above_seven(case: Case[InadmissibleCall]) -> Ruling | None:
    """35C."""
    return cancelled("35C", PassInstead("35C")) if case.ask(lho_has_called) else None


def condoned_after_end(case: Case[InadmissibleCall]) -> Ruling | None:
    """35D."""
    return cancelled("35D") if case.ask(lho_has_called) else None


def cancelled(clause: str, *also: Part) -> Ruling:
    return Ruling.of(
        f"35 {clause}",
        CallCancelled(Which.IRREGULAR), LaterCallsCancelled(clause), *also,
        NoRectification(), NoLeadRestriction("35"), Unauthorised("16C"),
        because=CALLED,
    )  # fmt: skip


CALLED = N_("The player on the left called before a penalty was imposed.")
