"""Matches of teams of four to six."""

from __future__ import annotations

from tapete.law import Case, Kind, Ruling, procedure, question
from tapete.tarot.bidding import Bid
from tapete.tarot.effects import GoesOn, SheetsCompared
from tapete.tarot.facts import Incident
from tapete.tarot.people import Fault
from tapete.tarot.ranking import team_points
from tapete.tarot.rules.arbitration import by_code, called_at_once, too_late
from tapete.tarot.rules.book import TAROT_FFT
from tapete.text import N_

tde = TAROT_FFT.add_article("TDE", N_("Teams of four to six"))

tde.clause(
    "-1", Kind.DEFINITION, N_("The match"),
    N_("Two teams of four to six play 16 or 24 deals in four segments. For each the captains name one "
       "attacker and three defenders, the attacker another one each time. The attackers meet the other "
       "team's defence on the same deals."),
    words=N_("match, segments, captain, 16 deals, 24 deals"),
)
tde.clause(
    "-2", Kind.ASKED, N_("The contract is chosen"),
    N_("The attacker chooses a garde, a garde sans or a garde contre; he cannot pass. He says it before the "
       "cards are dealt to the defenders."),
    see="TD-8", words=N_("choice of contract, no pass"),
)
tde.clause(
    "-3", Kind.DEFINITION, N_("Two rooms"),
    N_("In the closed room are four players and the arbiter, and nobody leaves it before the segment is "
       "over. The open room admits spectators and idle team-mates, who stay well behind their own players "
       "and neither touch, communicate nor intervene; after the deal they may speak up about a wrong mark or "
       "hand."),
    see="TDT-2", words=N_("closed room, open room"),
)
tde.clause(
    "-4", Kind.DEFINITION, N_("Rooms and boards"),
    N_("In segments 1 and 3 team A chooses the rooms of its players and its attacker the series of boards; "
       "in segments 2 and 4 team B does."),
    words=N_("choice of rooms, series of boards"),
)
tde.clause(
    "-5", Kind.DEFINITION, N_("Places"),
    N_("The attacker sits South; the defenders choose their places on each deal."),
    words=N_("South, free places"),
)
tde.clause(
    "-6", Kind.DEFINITION, N_("The sheet"),
    N_("In each room both sides fill in the sheet: segment, room, players, and for each deal the contract "
       "and the attacker's mark."),
    words=N_("score sheet of the match"),
)
tde.clause(
    "-7", Kind.MECHANICAL, N_("Match points"),
    N_("On each board the team with the better mark gets the square root of the difference and the other "
       "nothing; with equal marks nobody gets any."),
    see="TDQ-4", words=N_("square root, PP"),
)
tde.clause(
    "-8", Kind.ASKED, N_("Both teams compute"),
    N_("After each segment both teams work out the result; when they agree, they report it to the arbiter."),
    words=N_("agree, report"),
)
tde.clause(
    "-9", Kind.MECHANICAL, N_("The winner"),
    N_("The team with more match points after four segments wins. Captains and arbiter sign the sheet. A "
       "team may get points beforehand for the national ranking of its players."),
    words=N_("winner, sign, handicap"),
)
TAROT_FFT.apply(team_points, "TDE-7 TDE-9")
TAROT_FFT.apply(Bid, "TDE-2")


@question(
    N_("Did the attacker name a garde, garde sans or garde contre before the defenders' cards were dealt?"),
    cite="TDE-2",
    help=N_("He cannot pass, and he cannot change it afterwards."),
)  # fmt: skip
def contract_named(table: Incident) -> bool | None:
    return table.contract_made


@procedure(TAROT_FFT, "TDE-2", N_("The contract of a team match"))
def contract_of_a_match(case: Case[Incident]) -> Ruling:
    if case.ask(contract_named):
        return Ruling.of("TDE-2", GoesOn(), because=N_("The contract is chosen and stands."))
    if not case.ask(called_at_once):
        return too_late(case)
    return by_code(
        case, Fault.CONTRACT, "TDE-2", GoesOn(),
        because=N_("The contract is named before the defenders have cards, and nobody passes."),
    )  # fmt: skip


@question(
    N_("Do both teams come to the same result?"), cite="TDE-8",
    help=N_("Board by board, from the sheets of the two rooms."),
)  # fmt: skip
def teams_agree(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "TDE-8", N_("The result of a segment"))
def result_of_a_segment(case: Case[Incident]) -> Ruling:
    if case.ask(teams_agree):
        return Ruling.of("TDE-8", GoesOn(), because=N_("Both teams agree and report the result."))
    return Ruling.of(
        "TDE-8", SheetsCompared("TDE-8"), because=N_("The two teams do not come to the same result."),
    )  # fmt: skip
