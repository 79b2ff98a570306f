"""Law 21 of 2017: misinformation."""

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
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.people import Authority, Player
from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_

law21 = LAWS_2017.add_article("21", N_("Misinformation"))

law21.clause(
    "A", Kind.JUDGED, N_("One's own misunderstanding"),
    N_("Who acts on a misunderstanding of his own gets neither rectification nor redress."),
    words=N_("own misunderstanding, no redress"),
)  # fmt: skip
law21.clause(
    "B1a", Kind.JUDGED, N_("Changing a call"),
    N_("Until the auction period ends, and as long as partner has not called since, a player may change a "
       "call without rectification for his side if it could well have been influenced by an opponent's "
       "misinformation. Not alerting promptly where an alert is required is misinformation."),
    see="17D", words=N_("change call, wrong explanation, missing alert, misinformation"),
)  # fmt: skip
law21.clause(
    "B1b", Kind.JUDGED, N_("Explanation or call?"),
    N_("Without evidence to the contrary the arbiter takes it that the explanation was wrong, not the call."),
    see="75C", words=N_("mistaken explanation, mistaken call, presume, evidence"),
)  # fmt: skip
law21.clause(
    "B2", Kind.ASKED, N_("The opponent who called after it"),
    N_("When a player so changes his call, the opponent on his left may change any call made after it; 16C "
       "applies."),
    see="16C", words=N_("left-hand opponent, change call"),
)  # fmt: skip
law21.clause(
    "B3", Kind.JUDGED, N_("Too late for a change"),
    N_("When it is too late to change a call and the offenders gained by the irregularity, the arbiter "
       "adjusts the score."),
    see="12C1b", words=N_("adjusted score, too late, gained"),
)  # fmt: skip


@question(
    N_("Did the player act on nothing but a misunderstanding of his own?"), cite="21A", by=Who.JUDGEMENT,
    help=N_("As when he misread a call or forgot what an alerted bid meant without asking. Opponents share "
            "the duty to make sure that they understand each other."),
    note=N_("Who is not sure which call was made may ask at once."), note_cite="20A",
)  # fmt: skip
def own_misunderstanding(table: Misinformation) -> bool | None:
    return None


@question(
    N_("Is there evidence that the explanation was right, and only the call was a "
       "mistake?"), cite="21B1b 75C",
    by=Who.JUDGEMENT,
    help=N_("System card, notes, and what both partners know of the convention, asked one by one away from "
            "the table. Their word alone is thin. In doubt the explanation was wrong."),
)  # fmt: skip
def call_was_mistaken(table: Misinformation) -> bool | None:
    return None


@question(
    N_("Is it only that an alert is missing which the regulations do not require?"), cite="21B1a",
    by=Authority.REGULATING,
    help=N_("An alert, an announcement or a screen alert that was due and not given is misinformation; so is "
            "any explanation that is wrong or not complete."),
)  # fmt: skip
def no_alert_was_due(table: Misinformation) -> bool | None:
    return None


correct_it = Instruction.of(
    N_("Let the opponents be told what the agreement is, or that there is none. From here on everybody acts "
       "on that."),
    cite="20F4b 75D1",
)  # fmt: skip


@question(
    N_("Is it a card, and not a call, that the player would take back?"), cite="20F6 47E",
    help=N_("After the opening lead has been faced only cards can still be changed."),
)  # fmt: skip
def wants_card_back(table: Misinformation) -> bool | None:
    return table.a_play


@question(
    N_("Is the auction period over?"), cite="21B1a 17D1 17D2",
    help=N_("It ends when a defender faces the opening lead after the final pass; a lead that lies face down "
            "does not end it. Where all have passed it ends when the hands are back in the board."),
)  # fmt: skip
def auction_period_ended(table: Misinformation) -> bool | None:
    return table.auction_period_over


@question(
    N_("Has the misinformed player's partner called since?"), cite="21B1a",
    help=N_("Look at each call by itself: after the final pass mostly only the last pass of that side is "
            "still free."),
)  # fmt: skip
def partner_called_since(table: Misinformation) -> bool | None:
    return table.partner_called


@question(
    N_("Could the call well have been influenced by the misinformation?"), cite="21B1a", by=Who.JUDGEMENT,
    help=N_("Ask him away from the table what he would have called with the right explanation, and why. Look "
            "only at the call that was explained wrongly, not at others of the opponents."),
)  # fmt: skip
def call_influenced(table: Misinformation) -> bool | None:
    return None


@question(
    N_("Does the misinformed player change the call?"), cite="21B1a", by=Player.MISINFORMED,
    help=N_("Tell him first that it costs his side nothing, and that the opponent on his left may then "
            "change his calls, too. He decides without partner."),
)  # fmt: skip
def call_changed(table: Misinformation) -> bool | None:
    return None


@question(
    N_("Has the player on his left called since?"), cite="21B2",
    help=N_("That player may change every call that he has made after it."),
)  # fmt: skip
def left_called_since(table: Misinformation) -> bool | None:
    return table.lho_called


@procedure(LAWS_2017, "21", N_("Misinformation"))
def misinformation(case: Case[Misinformation]) -> Ruling:
    if case.ask(own_misunderstanding):
        return Ruling.of("21A", NoRectification(), because=N_("The misunderstanding was the player's own."))
    if case.ask(no_alert_was_due):
        return Ruling.of("21B1a", NoRectification(), because=N_("No alert was due, so nothing was wrong."))
    if case.ask(call_was_mistaken):
        return Ruling.of(
            "21B1b 75C", NoRectification(),
            Note(N_("Who bid wrongly may not use what the explanation told him."), "75A"),
            because=N_("The agreement was explained rightly, and a wrong call is no infraction."),
        )  # fmt: skip
    case.tell(correct_it)
    if case.ask(wants_card_back):
        return case.refer("47", cite="20F6 47E2a")
    if case.ask(auction_period_ended):
        return too_late(N_("The auction period is over."))
    if case.ask(partner_called_since):
        return too_late(N_("The player's partner has called since."))
    if not case.ask(call_influenced):
        return unchanged(N_("The misinformation could hardly have influenced the call."))
    if not case.ask(call_changed):
        return unchanged(N_("The player keeps his call, now that he knows."))
    return change(left_too=case.ask(left_called_since))


def unchanged(because: str) -> Ruling:
    return Ruling.of("21B1a", NoRectification(), because=because)


def change(*, left_too: bool) -> Ruling:
    his = MayWithdraw(Player.MISINFORMED, "21B1a")
    if not left_too:
        return Ruling.of(
            "21B1a", his, Unauthorised("16C"),
            because=N_("The call rested on misinformation, and nobody has called since."),
        )  # fmt: skip
    return Ruling.of(
        "21B1a 21B2", his, MayWithdraw(Player.LEFT_OF_MISINFORMED, "21B2"), Unauthorised("16C"),
        because=N_("The call rested on misinformation; the player who called over it may change, too."),
    )  # fmt: skip


def too_late(because: str) -> Ruling:
    return Ruling.of("21B3", Review("21B3"), because=because, grave=True)


@question(
    N_("Did the offending side gain by the misinformation?"), cite="21B3 12B1", by=Who.JUDGEMENT,
    help=N_("Ask what the other side would have called and played with the right explanation, or had it "
            "known that there is no agreement, and where that would have led."),
)  # fmt: skip
def gained_by_misinformation(table: object) -> bool | None:
    return None


@procedure(LAWS_2017, "21B3", N_("Misinformation: review when play has ended"))
def review_of_misinformation(case: Case[object]) -> Ruling:
    if case.ask(gained_by_misinformation):
        return Ruling.of(
            "21B3", AssignedScore("12C1b"),
            Note(N_("The score rests on the right explanation given in time, or on there being no "
                    "agreement."), "75D3"),
            because=N_("The offending side gained, and it was too late to change a call."), grave=True,
        )  # fmt: skip
    return Ruling.of("21B3", ScoreStands(), because=N_("The offending side did not gain."))
