"""Law 24 of 2017: card exposed or led during the auction."""

from __future__ import annotations

from tapete.bridge.effects import MustPass, NoRectification, Review, RuleUnder
from tapete.bridge.incidents import Exposed, ExposedCards, Stage
from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.laws2017.law16_unauthorised_information import first_call_made
from tapete.bridge.people import PenaltyKind, Player, Until, When
from tapete.bridge.remedies import BecomePenaltyCards, CardsKnown, CardsPickedUp, CardsStayFaced
from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.text import N_

law24 = LAWS_2017.add_article("24", N_("Card exposed or led during the auction"))

law24.clause(
    "", Kind.ASKED, N_("Seen by partner"),
    N_("Cards that by their owner's own error could be seen by his partner during the auction stay face up "
       "until the auction ends. What they tell is authorised for the other side only."),
    see="6D1 16C 16D", words=N_("exposed card, dropped card, face up, before the play"),
)  # fmt: skip
law24.clause(
    "A", Kind.ASKED, N_("One small card"),
    N_("A single card below the ten that was not led has no further consequence in the auction."),
    see="24E", words=N_("low card, small card, dropped"),
)  # fmt: skip
law24.clause(
    "B", Kind.ASKED, N_("One honour, or a card led"),
    N_("After a single honour, or any card led too early, the offender's partner must pass at his next "
       "turn."),
    see="72C", words=N_("honour, premature lead, partner must pass"),
)  # fmt: skip
law24.clause(
    "C", Kind.ASKED, N_("Two or more cards"),
    N_("After two or more exposed cards the offender's partner must pass at his next turn."),
    see="72C", words=N_("several cards, partner must pass"),
)  # fmt: skip
law24.clause(
    "D", Kind.ASKED, N_("The offender's side declares"),
    N_("If the offender becomes declarer or dummy, the cards go back to his hand."),
    see="48A 54E", words=N_("declarer, dummy, picked up"),
)  # fmt: skip
law24.clause(
    "E", Kind.ASKED, N_("The offender's side defends"),
    N_("If the offender becomes a defender, every such card becomes a penalty card."),
    see="50 51", words=N_("defender, penalty card"),
)  # fmt: skip


@question(
    N_("When was the card exposed?"), cite="24 6D1",
    help=N_("The auction begins with the first call. From the moment that the opening lead is faced, Laws "
            "48 and 49 rule instead."),
)  # fmt: skip
def stage(table: ExposedCards) -> Stage | None:
    return table.stage


@question(
    N_("Could the offender's partner have seen the face of the card?"), cite="24",
    help=N_("It is enough that he could have seen it from his seat; he need not have looked. Let the player "
            "show how the card lay or was held, and do not ask partner which card it was."),
)  # fmt: skip
def partner_could_see(table: ExposedCards) -> bool | None:
    return table.partner_could_see


@question(
    N_("Was it the player's own error?"), cite="24", by=Who.JUDGEMENT,
    help=N_("Dropping a card, leading too early or holding the cards badly is; "
            "a card that an opponent, a spectator or the arbiter turned over is not."),
)  # fmt: skip
def own_error(table: ExposedCards) -> bool | None:
    return None


@question(
    N_("What was exposed?"), cite="24A 24B 24C",
    help=N_("The ten is an honour. A card is led if the player meant to start a trick with it; "
            "a card that only fell is not."),
)  # fmt: skip
def what_was_exposed(table: ExposedCards) -> Exposed | None:
    return table.kind


@question(
    N_("Has the offender become a defender?"), cite="24D 24E",
    help=N_("The auction must have ended. Presumed declarer and dummy do not defend."),
)  # fmt: skip
def became_defender(table: ExposedCards) -> bool | None:
    return table.offender_defends


LYING = (CardsStayFaced(Player.OFFENDER, "24"), CardsKnown("16C"))

face_up = Instruction.of(
    N_("Have the card left face up on the table till the auction ends. Tell the offender's partner that he "
       "may not use what he has seen."),
    cite="24 16C2",
)  # fmt: skip


@procedure(LAWS_2017, "24", N_("Card exposed or led before the play"))
def card_exposed_before_play(case: Case[ExposedCards]) -> Ruling:
    if not case.ask(partner_could_see):
        return Ruling.of(
            "24", CardsPickedUp(Player.OFFENDER, "24"), NoRectification(),
            Note(N_("What an opponent has seen of it he may use."), "74C5"),
            because=N_("The offender's partner could not have seen the face of the card."),
        )  # fmt: skip
    # 24 begins with the first call: until then, and for what others do, 16D looks at the information.
    if not case.ask(own_error):
        return case.refer("16D", cite="24 16D1")
    when = case.ask(stage)
    if when is Stage.BEFORE:
        return case.refer("16D", cite="6D1", given={first_call_made: False})
    if when is Stage.ENDED:
        return case.refer("24E", cite="24 54E")
    case.tell(face_up)
    match case.ask(what_was_exposed):
        case Exposed.SMALL:
            return Ruling.of(
                "24A", *LYING, RuleUnder("24E", When.END_OF_AUCTION),
                because=N_("A single small card that was not led bars nobody."),
            )  # fmt: skip
        case Exposed.SINGLE:
            return barred("24B", N_("The card is an honour, or it was led."))
        case Exposed.SEVERAL:
            return barred("24C", N_("Two or more cards were exposed."))


def barred(cite: str, because: str) -> Ruling:
    return Ruling.of(
        cite,
        *LYING, MustPass(Player.PARTNER, Until.NEXT_TURN, cite),
        RuleUnder("24E", When.END_OF_AUCTION), Review("72C"),
        because=because, grave=True,
    )  # fmt: skip


@procedure(LAWS_2017, "24E", N_("Exposed cards when the auction has ended"))
def exposed_cards_at_the_end(case: Case[ExposedCards]) -> Ruling:
    if not case.ask(became_defender):
        return Ruling.of(
            "24D", CardsPickedUp(Player.OFFENDER, "24D"),
            because=N_("The offender is declarer or dummy, whose cards never become penalty cards."),
        )  # fmt: skip
    # 50B: minor is only a single small card that was not played on purpose.
    if case.ask(what_was_exposed) is Exposed.SMALL:
        return penalty(PenaltyKind.MINOR, N_("It is a single small card, exposed without intent."))
    return penalty(PenaltyKind.MAJOR, N_("It is an honour, a card that was led, or one of several."))


def penalty(kind: PenaltyKind, because: str) -> Ruling:
    return Ruling.of(
        "24E 50B",
        BecomePenaltyCards(Player.OFFENDER, kind, "24E"),
        Note(N_("A defender who has another penalty card already has only major ones now."), "50B"),
        because=because, grave=kind is PenaltyKind.MAJOR,
    )  # fmt: skip
