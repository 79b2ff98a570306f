"""Law 37 of 2017: action violating an obligation to pass."""

from __future__ import annotations

from tapete.bridge.effects import CallStands, LaterCallsStand, MustPass, NoLeadRestriction
from tapete.bridge.incidents import InadmissibleCall
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law25_change_of_call import slip_in_time, unintended
from tapete.bridge.laws2017.law29_call_out_of_rotation import pass_instead
from tapete.bridge.people import Player, Until, Which
from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.text import N_

law37 = LAWS_2017.add_article("37", N_("Action violating an obligation to pass"))

law37.clause(
    "A", Kind.ASKED, N_("The player on the left has called"),
    N_("If the player on the left called before the ruling, the bid, double or redouble of a player who had "
       "to pass stands with all later calls, unless it breaks 19A1 or 19B1. A duty to pass for the rest of "
       "the auction binds again; no lead is restricted."),
    see="28A 36", words=N_("must pass, barred, stands, called over"),
)  # fmt: skip
law37.clause(
    "B1", Kind.MECHANICAL, N_("Otherwise cancelled"),
    N_("Otherwise such a bid, double or redouble is cancelled."),
    words=N_("cancelled, must pass"),
)  # fmt: skip
law37.clause(
    "B2", Kind.MECHANICAL, N_("A pass instead, both partners pass"),
    N_("A pass takes its place, and both members of that side must pass for the rest of the auction; 72C and "
       "the lead restrictions of 26B may apply."),
    see="26B 72C", words=N_("replaced by pass, both partners pass, lead restriction"),
)  # fmt: skip


@question(
    N_("Is it a double or redouble that Law 19 does not allow either?"), cite="37A 35A",
    help=N_("Only the last bid of an opponent may be doubled, only an opponent's double redoubled."),
)  # fmt: skip
def breaks_19(table: InadmissibleCall) -> bool | None:
    return table.breaks_19


@question(
    N_("Had the player on the left called over it before the arbiter ruled?"), cite="37A",
    help=N_("Any call counts, a pass as well. Unlike a double against Law 19 the call then stands."),
)  # fmt: skip
def called_over_action(table: InadmissibleCall) -> bool | None:
    return table.lho_called


@question(
    N_("Did the offender have to pass for the rest of the auction?"), cite="37A",
    help=N_("See what the earlier ruling was. A duty for one turn is spent."),
)  # fmt: skip
def barred_for_the_auction(table: InadmissibleCall) -> bool | None:
    return table.for_the_auction


@procedure(LAWS_2017, "37", N_("Action of a player who had to pass"))
def action_against_obligation(case: Case[InadmissibleCall]) -> Ruling:
    if case.ask(breaks_19):
        return case.refer("36", cite="37A 35A")
    if case.ask(unintended):
        return case.refer("25", cite="25A1", given=slip_in_time)
    if case.ask(called_over_action):
        again = MustPass(Player.OFFENDER, Until.END_OF_AUCTION, "37A")
        return Ruling.of(
            "37A",
            CallStands(Which.IRREGULAR), LaterCallsStand("37A"), NoLeadRestriction("37A"),
            *([again] if case.ask(barred_for_the_auction) else []),
            because=N_("The player on the left called over it before the arbiter ruled."),
        )  # fmt: skip
    return pass_instead("37B1 37B2")
