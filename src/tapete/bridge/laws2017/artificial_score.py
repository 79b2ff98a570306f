"""What Laws 12, 82 and 86 share: boards that get a score without cards."""

from __future__ import annotations

from tapete.bridge.awards import BothPartners, MeanAwarded
from tapete.bridge.effects import ArtificialScore, AverageAwarded
from tapete.bridge.people import Average
from tapete.bridge.seat import Side
from tapete.law import Case, Note, Part, Ruling, Who, question
from tapete.text import N_, Choice


class Event(Choice):
    """Who competes with whom."""

    PAIRS = "pairs", N_("pairs")
    INDIVIDUAL = "individual", N_("individual")
    TEAMS = "teams", N_("teams")


class Fault(Choice):
    """How far a contestant is to blame."""

    DIRECT = "direct", N_("directly at fault")
    PARTLY = "partly", N_("only partly at fault")
    NOT = "not", N_("not at fault")


_AWARDS = {Fault.DIRECT: Average.MINUS, Fault.PARTLY: Average.EVEN, Fault.NOT: Average.PLUS}
# Two awards balance where one side gets what the other lacks.
_BALANCED = ({Average.EVEN}, {Average.PLUS, Average.MINUS})

penalty_possible = Note(N_("The offending side may get a procedural penalty as well."), "90A")
in_percent = Note(
    N_("Average plus is 60 % at least, average 50 %, average minus 40 % at most; in IMPs plus 3, 0 and minus "
       "3, unless the organiser has set other values."),
    "12C2b",
)
in_imps = Note(
    N_("Average plus is 3 IMPs, average 0, average minus is minus 3, unless the organiser has set other "
       "values."),
    "12C2b",
)
own_average = Note(
    N_("A side with average plus that did better on its other boards of the session gets what it made "
       "there; one with average minus that did worse gets that."),
    "12C2c",
)
several_boards = Note(
    N_("For a second board of the session without a result the regulations may have other values."), "12C2d"
)
may_appeal = Note(N_("Tell the contestants that they may appeal."), "83")


@question(
    N_("What kind of event is it?"), cite="12C2a 12C3 86B",
    help=N_("In teams the other table counts; in an individual event both partners share what happens."),
)  # fmt: skip
def event(table: object) -> Event | None:
    return None


@question(
    N_("Is it a knockout match?"), cite="12C4",
    help=N_("A match of which only one contestant goes on, or that alone settles the event."),
)  # fmt: skip
def knockout(table: object) -> bool | None:
    return None


@question(
    N_("How far is {side} at fault?"), cite="12C2a", by=Who.JUDGEMENT,
    help=N_("Judge each side by itself: both may be at fault, or neither."),
)  # fmt: skip
def fault_of(table: object, side: Side) -> Fault | None:
    return None


@question(
    N_("Is the result at the other table clearly favourable to one side?"), cite="86B1", by=Who.JUDGEMENT,
    help=N_("Compare it with what the board would normally give. If there is no result at the other table, "
            "or a normal one, say no."),
)  # fmt: skip
def other_table_favourable(table: object) -> bool | None:
    return None


def artificial_by_fault(case: Case[object], cite: str, kind: Event) -> Ruling:
    """12C2a: each side by its share of the fault."""
    ns, ew = (_AWARDS[case.ask(fault_of, side)] for side in Side)
    return artificial(
        case, cite, ns, ew, kind, because=N_("Each side gets what its share of the fault leaves it.")
    )


def artificial(
    case: Case[object], cite: str, ns: Average, ew: Average, kind: Event, *parts: Part, because: str
) -> Ruling:
    """12C2 to 12C4, for what both sides get."""
    more: list[Part] = [AverageAwarded(Side.NS, ns, "12C2a"), AverageAwarded(Side.EW, ew, "12C2a")]
    if kind is Event.INDIVIDUAL:
        more.append(BothPartners("12C3"))
    if kind is Event.TEAMS and {ns, ew} not in _BALANCED and case.ask(knockout):
        more.append(MeanAwarded("12C4"))
    if Average.MINUS in {ns, ew}:
        more.append(penalty_possible)
    if {ns, ew} != {Average.EVEN}:
        more.append(own_average)
    return Ruling.of(
        cite, *parts, ArtificialScore("12C2a"), *more,
        in_percent if kind is not Event.TEAMS else in_imps, several_boards, because=because, grave=True,
    )  # fmt: skip
