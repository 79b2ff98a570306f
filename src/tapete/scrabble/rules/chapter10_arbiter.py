"""Articles 47 to 49: sanctions, appeals, and what the book does not say."""

from __future__ import annotations

from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.scrabble.effects import Expelled, NoRectification, Person, PointsTaken
from tapete.scrabble.facts import Facts
from tapete.scrabble.position import LEAST_SANCTION, Position
from tapete.scrabble.rules.book import FILE_2024
from tapete.scrabble.rules.chapter9_conduct import clearly_shown
from tapete.text import N_, Choice

art47 = FILE_2024.add_article("47", N_("Sanctions"))
art47.clause(
    "", Kind.JUDGED, N_("From 25 points to expulsion"),
    N_("Where it is clearly shown that a player broke these rules the arbiter may take 25 points or more "
       "from him in a game, up to putting him out of the tournament, as the offence is grave. The player "
       "may appeal; what the appeals committee says is final."),
    see="48", words=N_("penalty, 25 points, expel, appeal"),
)  # fmt: skip
FILE_2024.apply(Position.sanction, "47")

art48 = FILE_2024.add_article("48", N_("The appeals committee"))
art48.clause(
    "", Kind.ASKED, N_("Who sits on it"),
    N_("At regional and world championships there are three: one from the organisers and one from the "
       "federation or the host's association, each of another nationality or club than the players in "
       "the dispute and the other members; and one for the players, chosen beforehand with two "
       "substitutes, who is of no country that is involved."),
    see="47", words=N_("appeal, committee, tribunal, substitute"),
)  # fmt: skip

art49 = FILE_2024.add_article("49", N_("Reading the rules"))
art49.clause(
    "", Kind.JUDGED, N_("What the book does not say"),
    N_("The arbiter of each tournament reads these rules and decides what they leave open, objectively, "
       "by the nearest rule and by decisions already taken in like cases."),
    see="1", words=N_("interpretation, not foreseen, nearest rule"),
)  # fmt: skip


class Sanction(Choice):
    """How grave an offence is."""

    NONE = "none", N_("no sanction")
    POINTS = "points", N_("points in this game, 25 at least")
    EXPULSION = "expulsion", N_("out of the tournament")


@question(N_("How grave is the offence?"), cite="47", by=Who.JUDGEMENT)
def how_grave(table: Facts) -> Sanction | None:
    return None


@procedure(FILE_2024, "47", N_("Sanctions"))
def sanctions(case: Case[Facts]) -> Ruling:
    if not case.ask(clearly_shown):
        return Ruling.of("47", NoRectification(), because=N_("Only what is clearly shown is sanctioned."))
    appeal = Note(N_("The player may appeal to the appeals committee, whose decision is final."), "48")
    match case.ask(how_grave):
        case Sanction.NONE:
            return Ruling.of("47", NoRectification(), because=N_("The arbiter leaves it without a sanction."))
        case Sanction.POINTS:
            return Ruling.of(
                "47", PointsTaken(Person.PLAYER, LEAST_SANCTION), appeal,
                Note(N_("That is the least; the arbiter may take more."), "47"),
                because=N_("The player broke the rules."),
            )  # fmt: skip
        case Sanction.EXPULSION:
            return Ruling.of(
                "47", Expelled(Person.PLAYER), appeal, because=N_("The offence is grave."), grave=True
            )


convene = Instruction.of(
    N_("Call the three members; put a substitute in the place of one whose country is involved."), cite="48"
)


@question(
    N_("Is there a member of the committee with the nationality, club or country of a player in the "
       "dispute?"),
    cite="48",
    help=N_("Those of the organisers and of the federation must also differ from the other members."),
)  # fmt: skip
def member_involved(table: Facts) -> bool | None:
    return None


@procedure(FILE_2024, "48", N_("An appeal"))
def an_appeal(case: Case[Facts]) -> Ruling:
    if case.ask(member_involved):
        case.tell(convene)
    return Ruling.of(
        "48 47", NoRectification(), Note(N_("What the committee decides is final."), "47"),
        because=N_("The committee hears the appeal; until then the arbiter's decision stands."),
    )  # fmt: skip
