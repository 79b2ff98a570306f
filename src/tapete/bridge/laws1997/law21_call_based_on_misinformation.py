"""Law 21 of 1997: call based on misinformation."""

from __future__ import annotations

from tapete.bridge.effects import (
    AssignedScore,
    MayWithdraw,
    NoRectification,
    Review,
    ScoreStands,
    Unauthorised,
)
from tapete.bridge.incidents import Misinformation
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.people import Player
from tapete.law import Case, Kind, Ruling, Who, procedure, question
from tapete.text import N_

law21 = LAWS_1997.add_article("21", N_("Call based on misinformation"))

law21.clause(
    "A", Kind.JUDGED, N_("One's own misunderstanding"),
    N_("Who calls on a misunderstanding of his own has no recourse."),
    words=N_("own misunderstanding, no recourse"),
)  # fmt: skip
law21.clause(
    "B1", Kind.JUDGED, N_("Changing a call"),
    N_("Until the auction period ends, and as long as partner has not called since, a player may change a "
       "call without penalty if he probably made it because of an opponent's misinformation. A missing "
       "alert is misinformation where an alert is required."),
    see="17E", words=N_("change call, wrong explanation, missing alert, misinformation"),
)  # fmt: skip
law21.clause(
    "B2", Kind.ASKED, N_("The opponent who called after it"),
    N_("Then the player on his left may change the call that he made after it, without penalty; if that "
       "call tells something that damages the other side, the arbiter may adjust the score."),
    see="16C", words=N_("left-hand opponent, change call"),
)  # fmt: skip
law21.clause(
    "B3", Kind.JUDGED, N_("Too late for a change"),
    N_("When it is too late to change a call the arbiter may adjust the score."),
    see="40C 12C2", words=N_("adjusted score, too late"),
)  # fmt: skip


@question(
    N_("Did the player call on nothing but a misunderstanding of his own?"), cite="21A", by=Who.JUDGEMENT,
    help=N_("As when he misread a call, or took a bid that was explained rightly for another."),
)  # fmt: skip
def own_misunderstanding(table: Misinformation) -> bool | None:
    return None


@question(
    N_("Is the auction period over?"), cite="21B1 17E",
    help=N_("It ends when all four have passed, or when the opening lead is faced after the final pass."),
)  # fmt: skip
def auction_period_ended(table: Misinformation) -> bool | None:
    return table.auction_period_over


@question(
    N_("Has the misinformed player's partner called since?"), cite="21B1",
    help=N_("Look at each call by itself."),
)  # fmt: skip
def partner_called_since(table: Misinformation) -> bool | None:
    return table.partner_called


@question(
    N_("Did the player probably make the call because of the misinformation?"), cite="21B1",
    by=Who.JUDGEMENT,
    help=N_("Ask him away from the table what he would have called with the right explanation, and why."),
)  # fmt: skip
def call_influenced(table: Misinformation) -> bool | None:
    return None


@question(
    N_("Does the misinformed player change the call?"), cite="21B1", by=Player.MISINFORMED,
    help=N_("Tell him first that it costs his side nothing, and that the opponent on his left may then "
            "change his call, too."),
)  # fmt: skip
def call_changed(table: Misinformation) -> bool | None:
    return None


@question(
    N_("Has the player on his left called since?"), cite="21B2",
    help=N_("That player may change the call that he has made after it."),
)  # fmt: skip
def left_called_since(table: Misinformation) -> bool | None:
    return table.lho_called


@procedure(LAWS_1997, "21", N_("Call based on misinformation"))
def call_on_misinformation(case: Case[Misinformation]) -> Ruling:
    if case.ask(own_misunderstanding):
        return Ruling.of("21A", NoRectification(), because=N_("The misunderstanding was the player's own."))
    if case.ask(auction_period_ended) or case.ask(partner_called_since):
        return Ruling.of("21B3", Review("21B3"), grave=True, because=N_("It is too late to change the call."))
    if not case.ask(call_influenced):
        return Ruling.of("21B1", NoRectification(), because=N_("The misinformation was probably not why the "
                                                               "call was made."))
    if not case.ask(call_changed):
        return Ruling.of("21B1", NoRectification(), because=N_("The player keeps his call, now that he "
                                                               "knows."))
    his = MayWithdraw(Player.MISINFORMED, "21B1")
    if case.ask(left_called_since):
        return Ruling.of(
            "21B1 21B2", his, MayWithdraw(Player.LEFT_OF_MISINFORMED, "21B2"), Unauthorised("16C"),
            Review("16C"),
            because=N_("The call rested on misinformation; the player who called over it may change, too."),
        )  # fmt: skip
    return Ruling.of(
        "21B1", his, Unauthorised("16C"), because=N_("The call rested on misinformation.")
    )


@question(
    N_("Did the misinformation damage the other side?"), cite="21B3 12C2", by=Who.JUDGEMENT,
    help=N_("Ask what that side would have called with the right explanation, and where that would have "
            "led."),
)  # fmt: skip
def damaged_by_misinformation(table: object) -> bool | None:
    return None


@procedure(LAWS_1997, "21B3", N_("Misinformation: review when play has ended"))
def review_of_misinformation(case: Case[object]) -> Ruling:
    if case.ask(damaged_by_misinformation):
        return Ruling.of(
            "21B3", AssignedScore("12C2"), grave=True,
            because=N_("It was too late to change a call, and the other side was damaged."),
        )  # fmt: skip
    return Ruling.of("21B3", ScoreStands(), because=N_("The misinformation did no damage."))
