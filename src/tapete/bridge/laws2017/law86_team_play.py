"""Law 86 of 2017: team play."""

from __future__ import annotations

from tapete.bridge.adjusted import better_of_plus
from tapete.bridge.awards import BoardCancelled, ComplementAwarded, PlusOrAssigned, SubstituteBoard
from tapete.bridge.effects import Redealt
from tapete.bridge.laws2017.artificial_score import (
    Event,
    artificial,
    artificial_by_fault,
    event,
    may_appeal,
    other_table_favourable,
    penalty_possible,
)
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law12_adjusted_score import (
    WEIGHED,
    Probable,
    assigned,
    probable_results,
    result_can_be_had,
)
from tapete.bridge.people import Average
from tapete.bridge.remedies import BoardNotPlayed
from tapete.bridge.seat import Side
from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_, Choice

law86 = LAWS_2017.add_article("86", N_("Team play"))

law86.clause(
    "A", Kind.ASKED, N_("No new deal with the match in view"),
    N_("The arbiter does not use 6 to have a board dealt again if a contestant could know the final result "
       "of the match without that board; he gives an adjusted score instead."),
    see="6D3", words=N_("teams, redeal, substitute board"),
)
# The Italian text says "adjusted"; that it is an assigned score follows from its reference to 12C1c.
law86.clause(
    "B1", Kind.JUDGED, N_("One result at the other table"),
    N_("If the arbiter gives an adjusted score in team play and the result between the same contestants at "
       "the other table clearly favours one side, he assigns the score; with several adjusted scores B2 "
       "applies."),
    see="12C1c 86B2", words=N_("teams, other table, favourable result"),
)
law86.clause(
    "B2", Kind.ASKED, N_("Several results or adjusted scores"),
    N_("It applies in team play when the same contestants have two or more results that cannot be compared, "
       "those on a fouled board included, or when these laws require more than one adjusted score."),
    see="87A", words=N_("teams, non-comparable results, fouled board"),
)
law86.clause(
    "B2a", Kind.JUDGED, N_("Several: nobody at fault"),
    N_("If no contestant was at fault, the arbiter cancels the board or boards and gives artificial scores "
       "or, time allowing, has substitute boards played."),
    see="12C2 86A", words=N_("teams, cancel, substitute board"),
)
law86.clause(
    "B2b", Kind.JUDGED, N_("Several: one contestant at fault"),
    N_("For each board the side without fault receives average plus or an assigned score, whichever is "
       "better for it, and the side at fault the complement of what the opponents receive."),
    see="12C2b", words=N_("teams, average plus, complement"),
)
law86.clause(
    "B2c", Kind.JUDGED, N_("Several: both at fault"),
    N_("If both sides were at fault, the arbiter cancels the board or boards and gives artificial scores."),
    see="12C2", words=N_("teams, cancel, artificial"),
)
law86.clause(
    "B3", Kind.DEFINITION, N_("Several boards played at one table only"),
    N_("For several boards that the same or different contestants played at one table only, the regulating "
       "authority may set by regulation other scores than B2 gives; without a regulation B2 holds."),
    see="86B2", words=N_("teams, regulation"),
)


class AtFault(Choice):
    """Which contestants of a match are to blame."""

    NOBODY = "nobody", N_("neither contestant")
    ONE = "one", N_("one of them")
    BOTH = "both", N_("both")


@question(
    N_("Could a contestant know the final result of the match without this board?"), cite="86A",
    help=N_("As when all other boards of the match are compared, or the last ones are being played and a "
            "table has seen the others' scores."),
)  # fmt: skip
def result_known_without_board(table: object) -> bool | None:
    return None


@question(
    N_("Are there several results that cannot be compared, or is more than one score to be adjusted?"),
    cite="86B2",
    help=N_("As when the two tables played the board in different forms, or when several boards of the match "
            "have no normal result."),
)  # fmt: skip
def several_scores(table: object) -> bool | None:
    return None


@question(
    N_("Do the regulations set the score for boards played at one table only?"), cite="86B3",
    help=N_("It concerns several boards of the match that only one of the two tables has played."),
)  # fmt: skip
def one_table_regulated(table: object) -> bool | None:
    return None


@question(
    N_("Which contestants were at fault?"), cite="86B2a 86B2b 86B2c", by=Who.JUDGEMENT,
    help=N_("Think of both tables of the match. A caddy or the organisation is no contestant."),
)  # fmt: skip
def contestants_at_fault(table: object) -> AtFault | None:
    return None


@question(
    N_("Is there time for a substitute board?"), cite="86B2a",
    help=N_("Both tables have to play it."),
)  # fmt: skip
def time_for_substitute(table: object) -> bool | None:
    return None


@question(
    N_("Is {side} only partly at fault?"), cite="86B2c 12C2a", by=Who.JUDGEMENT,
    help=N_("Judge each side by itself; one may be more to blame than the other."),
)  # fmt: skip
def only_partly_at_fault(table: object, side: Side) -> bool | None:
    return None


no_new_deal = Instruction.of(
    N_("There is no new deal. The board is not played any further and gets an adjusted score."),
    BoardNotPlayed("86A"), cite="86A",
)  # fmt: skip


@procedure(LAWS_2017, "86A", N_("Teams: may the board be dealt again?"))
def dealt_again_in_match(case: Case[object]) -> Ruling:
    if not case.ask(result_known_without_board):
        return Ruling.of("86A", Redealt("86A"), because=N_("Nobody can know how the match stands."))
    # The score takes the place of the new deal, whether anybody was damaged or not.
    case.tell(no_new_deal)
    if case.ask(result_can_be_had) and (probable := case.ask(probable_results)) is not Probable.UNCLEAR:
        return assigned(
            case, "86A 12C1a", Event.TEAMS, BoardNotPlayed("86A"), *WEIGHED[probable],
            because=N_("Somebody can know how the match stands, so a score takes the place of a new deal."),
        )  # fmt: skip
    return case.refer("12C2", cite="86A 12C2a", given={event: Event.TEAMS})


@procedure(LAWS_2017, "86B", N_("Teams: a board without a normal comparison"))
def without_normal_comparison(case: Case[object]) -> Ruling:
    if not case.ask(several_scores):
        return one_score(case)
    if case.ask(one_table_regulated):
        return Ruling.of(
            "86B3", Note(N_("Give each of these boards the score of the regulations."), "86B3"),
            because=N_("The regulations have scores for boards that only one table played."),
        )  # fmt: skip
    match case.ask(contestants_at_fault):
        case AtFault.NOBODY:
            return nobodys_fault(case)
        case AtFault.ONE:
            return Ruling.of(
                "86B2b", PlusOrAssigned("86B2b"), ComplementAwarded("86B2b"),
                *WEIGHED[Probable.UNCLEAR], penalty_possible, may_appeal,
                because=N_("Only one contestant was at fault."), grave=True,
            )  # fmt: skip
        case AtFault.BOTH:
            ns, ew = (
                Average.EVEN if case.ask(only_partly_at_fault, side) else Average.MINUS for side in Side
            )
            return artificial(
                case, "86B2c 12C2a", ns, ew, Event.TEAMS, BoardCancelled("86B2c"),
                because=N_("Both contestants were at fault."),
            )  # fmt: skip


def one_score(case: Case[object]) -> Ruling:
    """86B1, and Law 12 as usual where it does not bite."""
    if case.ask(other_table_favourable):
        return assigned(
            case, "86B1", Event.TEAMS, *WEIGHED[Probable.UNCLEAR],
            because=N_("The result of the other table clearly favours one side, so the score is assigned."),
        )  # fmt: skip
    probable = case.ask(probable_results)
    if probable is Probable.UNCLEAR:
        return artificial_by_fault(case, "12C2a", Event.TEAMS)
    return assigned(
        case, "12C1a", Event.TEAMS, *WEIGHED[probable],
        because=N_("The score aims at the probable result without the infraction."),
    )  # fmt: skip


def nobodys_fault(case: Case[object]) -> Ruling:
    """86B2a; a substitute board is a new deal, so 86A must allow it."""
    if case.ask(time_for_substitute) and not case.ask(result_known_without_board):
        return Ruling.of(
            "86B2a", BoardCancelled("86B2a"), SubstituteBoard("86B2a"),
            because=N_("Nobody was at fault, and there is time to play another board."),
        )  # fmt: skip
    return artificial(
        case, "86B2a 12C2a", Average.PLUS, Average.PLUS, Event.TEAMS, BoardCancelled("86B2a"),
        because=N_("Nobody was at fault, and no substitute board can be played."),
    )  # fmt: skip


LAWS_2017.apply(better_of_plus, "86B2b")
