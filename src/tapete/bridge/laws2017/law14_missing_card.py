"""Law 14 of 2017: missing card."""

from __future__ import annotations

from tapete.bridge.effects import CallsUnchanged, RuleUnder
from tapete.bridge.incidents import WrongCount
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law13_incorrect_number_of_cards import some_hand_too_long
from tapete.bridge.people import When
from tapete.bridge.remedies import CardReturned, CorrectionUnauthorised, HandRebuilt
from tapete.law import Case, Instruction, Kind, Note, Part, Ruling, procedure, question
from tapete.text import N_, Choice

law14 = LAWS_2017.add_article("14", N_("Missing card"))

law14.clause(
    "A", Kind.ASKED, N_("Found before play"),
    N_("Before the opening lead is faced a hand has fewer than thirteen cards and none has more: the arbiter "
       "looks for the missing card."),
    see="13", words=N_("missing card, twelve cards, search"),
)  # fmt: skip
law14.clause(
    "A1", Kind.ASKED, N_("Before play: the card is found"),
    N_("A card that is found goes back to the incomplete hand."),
    words=N_("found, returned"),
)  # fmt: skip
law14.clause(
    "A2", Kind.ASKED, N_("Before play: the card is lost"),
    N_("If it cannot be found, the hand is rebuilt with the help of another pack."),
    words=N_("lost, another pack, rebuilt"),
)  # fmt: skip
law14.clause(
    "A3", Kind.MECHANICAL, N_("As if always complete"),
    N_("Auction and play go on normally, no call is changed, and the hand counts as complete from the "
       "start."),
    words=N_("no change of call, continuous"),
)  # fmt: skip
law14.clause(
    "B", Kind.ASKED, N_("Found later"),
    N_("From the facing of the opening lead to the end of the correction period the arbiter looks for the "
       "card, too."),
    see="79C", words=N_("missing card, during play, correction period"),
)  # fmt: skip
law14.clause(
    "B1", Kind.ASKED, N_("Among the played cards"),
    N_("A card found among the played ones is ruled as a defective trick."),
    see="67", words=N_("played cards, defective trick"),
)  # fmt: skip
law14.clause(
    "B2", Kind.ASKED, N_("Found elsewhere"),
    N_("A card found elsewhere goes back to the hand; rectification or penalty may follow."),
    see="14B4", words=N_("found, returned"),
)  # fmt: skip
law14.clause(
    "B3", Kind.ASKED, N_("Not found"),
    N_("If it cannot be found, the hand is rebuilt with another pack; rectification or penalty may follow."),
    see="14B4", words=N_("lost, another pack, rebuilt"),
)  # fmt: skip
law14.clause(
    "B4", Kind.ASKED, N_("It counts as held all along"),
    N_("A card put back during or after play counts as having been in the hand all the time. It may become a "
       "penalty card, and not having played it may be a revoke."),
    see="49 50 61 64", words=N_("revoke, penalty card"),
)  # fmt: skip
law14.clause(
    "C", Kind.MECHANICAL, N_("What the card put back tells"),
    N_("That a card was put back is unauthorised information for the partner of the player who missed it."),
    see="16", words=N_("unauthorised information, replacement"),
)  # fmt: skip


class Whereabouts(Choice):
    """Where the missing card is."""

    PLAYED = "played", N_("among the cards played")
    ELSEWHERE = "elsewhere", N_("somewhere else")
    LOST = "lost", N_("it cannot be found")


@question(
    N_("Had the opening lead been faced when the card was missed?"), cite="14A 14B",
    help=N_("The time that counts is when it was noticed, up to the end of the correction period."),
)  # fmt: skip
def lead_faced(table: WrongCount) -> bool | None:
    return table.lead_faced


@question(
    N_("Is the card found?"), cite="14A1 14A2",
    help=N_("Look in the board, on the floor, under the table and in the boards played before."),
)  # fmt: skip
def card_found(table: object) -> bool | None:
    return None


@question(
    N_("Where is the card?"), cite="14B1 14B2 14B3",
    help=N_("Look through the tricks first: two cards may stick together. Then in the board, on the floor "
            "and in the boards played before."),
)  # fmt: skip
def whereabouts(table: object) -> Whereabouts | None:
    return None


@question(
    N_("Would the player have had to play that card to follow suit, or by another duty, at an earlier "
       "trick?"), cite="14B4 61A",
    help=N_("It counts as held all along: go through the tricks in which the player did not follow suit."),
)  # fmt: skip
def failed_to_play_it(table: object) -> bool | None:
    return None


@question(
    N_("Is the player a defender, and could partner have seen the face of the card?"), cite="14B4 49",
    help=N_("As when it lay face up on the floor or on the table."),
)  # fmt: skip
def seen_by_defending_partner(table: object) -> bool | None:
    return None


say_nothing = Instruction.of(
    N_("Tell the player not to show in any way that he would have called otherwise with the card."),
    cite="14C",
)  # fmt: skip


@procedure(LAWS_2017, "14", N_("Missing card"))
def missing_card(case: Case[WrongCount]) -> Ruling:
    if case.ask(some_hand_too_long):
        return case.refer("13", cite="14A")
    if not case.ask(lead_faced):
        case.tell(say_nothing)
        if case.ask(card_found):
            return before_play("14A1 14A3", CardReturned("14A1"), N_("The card has been found."))
        return before_play("14A2 14A3", HandRebuilt("14A2"), N_("The card cannot be found."))
    match case.ask(whereabouts):
        case Whereabouts.PLAYED:
            return case.refer("67", cite="14B1")
        case Whereabouts.ELSEWHERE:
            return during_play(
                case, "14B2 14B4", CardReturned("14B2"), N_("The card was not among those played."),
                exposed=case.ask(seen_by_defending_partner),
            )  # fmt: skip
        case Whereabouts.LOST:
            return during_play(
                case, "14B3 14B4", HandRebuilt("14B3"), N_("The card cannot be found."), exposed=False
            )


def before_play(cite: str, restored: Part, because: str) -> Ruling:
    return Ruling.of(
        cite, restored, CallsUnchanged("14A3"), CorrectionUnauthorised("14C"), because=because
    )


def during_play(
    case: Case[WrongCount], cite: str, restored: Part, because: str, *, exposed: bool
) -> Ruling:
    revoked = case.ask(failed_to_play_it)
    further: list[Part] = []
    if exposed:
        further.append(RuleUnder("49", When.AT_ONCE))
    if revoked:
        further.append(RuleUnder("62", When.AT_ONCE))
    return Ruling.of(
        cite,
        restored, CorrectionUnauthorised("14C"), *further,
        Note(N_("The player may get a procedural penalty."), "90B7"),
        because=because, grave=exposed or revoked,
    )  # fmt: skip
