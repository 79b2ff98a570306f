"""The tournament of quartets."""

from __future__ import annotations

from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.tarot.effects import GoesOn, RankingAdjusted
from tapete.tarot.facts import Incident
from tapete.tarot.people import Fault
from tapete.tarot.ranking import general, match_points
from tapete.tarot.rules.arbitration import by_code, called_at_once, too_late
from tapete.tarot.rules.book import TAROT_FFT
from tapete.text import N_

tdq = TAROT_FFT.add_article("TDQ", N_("Quartets"))

tdq.clause(
    "-1", Kind.DEFINITION, N_("One attacker, three defenders"),
    N_("The captain names the one of the four who attacks all through the tournament; the others defend. "
       "When the attacker of A meets the defence of B, the attacker of B meets that of A on the same "
       "boards."),
    words=N_("opposition, attacker of the quartet"),
)
tdq.clause(
    "-2", Kind.DEFINITION, N_("Places"),
    N_("The attacker sits South whatever the board says; the player on the dealer's right leads. The "
       "defenders keep North, East and West for the session. Spectators sit behind a defender, never behind "
       "the attacker."),
    words=N_("South, orientation, spectators"),
)
tdq.clause(
    "-3", Kind.ASKED, N_("Writing and moving"),
    N_("The attacker writes the mark under the eyes of the defenders. Only attackers move, when the arbiter "
       "says so, and carry the boards. An attacker and his own defenders do not communicate before the end. "
       "Between sessions the four may change roles, but nobody new joins."),
    words=N_("communication, carry boards, substitutes"),
)
tdq.clause(
    "-4", Kind.MECHANICAL, N_("Match points"),
    N_("On each board the difference between the own attacker's mark and the one that the own defence "
       "conceded is turned into its square root, with its sign; the other quartet gets the opposite."),
    see="TDE-7", words=N_("square root, PP, conversion, 3.162"),
)
tdq.clause(
    "-5", Kind.MECHANICAL, N_("Result and ranking"),
    N_("The result of a quartet is the sum over all boards; single oppositions have none. The ranking goes "
       "by it, highest first."),
    words=N_("sum, ranking"),
)
tdq.clause(
    "-6", Kind.ASKED, N_("What prevails"),
    N_("Private road sheets, blue for the attack and pink for the defence, stay folded and are shown to "
       "nobody but the arbiter. If they differ from the travelling sheet, that one counts. The official "
       "result is the arbiter's."),
    words=N_("road sheet, travelling sheet, official result"),
)
TAROT_FFT.apply(match_points, "TDQ-4")
TAROT_FFT.apply(general, "TDQ-5")


@question(
    N_("Did the attacker and his own defenders communicate, or somebody move without the arbiter's word?"),
    cite="TDQ-3",
    help=N_("Until the tournament is over."),
)  # fmt: skip
def communicated(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "TDQ-3", N_("Communication inside a quartet"))
def communication(case: Case[Incident]) -> Ruling:
    if not case.ask(communicated):
        return Ruling.of("TDQ-3", GoesOn(), because=N_("Nothing of the kind happened."))
    if not case.ask(called_at_once):
        return too_late(case)
    return by_code(
        case, Fault.CONDUCT, "TDQ-3", GoesOn(),
        because=N_("The attacker and his own defenders do not communicate before the end."),
    )  # fmt: skip


@question(
    N_("Does a private sheet differ from the travelling sheet?"), cite="TDQ-6",
    help=N_("The arbiter may look at the private sheets."),
)  # fmt: skip
def sheets_differ(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "TDQ-6", N_("A result that is contested"))
def contested_result(case: Case[Incident]) -> Ruling:
    if case.ask(sheets_differ):
        return Ruling.of(
            "TDQ-6", RankingAdjusted("TDQ-6"), because=N_("The travelling sheet alone counts."),
        )  # fmt: skip
    return Ruling.of("TDQ-6", GoesOn(), because=N_("Both sheets agree."))
