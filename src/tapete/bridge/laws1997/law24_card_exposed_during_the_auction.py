"""Law 24 of 1997: card exposed or led during the auction."""

from __future__ import annotations

from tapete.bridge.effects import MustPass, NoRectification, Review, RuleUnder
from tapete.bridge.incidents import Exposed, ExposedCards, Stage
from tapete.bridge.laws1997.book import LAWS_1997
from tapete.bridge.people import PenaltyKind, Player, Until, When
from tapete.bridge.remedies import BecomePenaltyCards, CardsKnown, CardsPickedUp, CardsStayFaced
from tapete.law import Case, Kind, Ruling, Who, procedure, question
from tapete.text import N_

law24 = LAWS_1997.add_article("24", N_("Card exposed or led during the auction"))

law24.clause(
    "", Kind.ASKED, N_("Seen by partner"),
    N_("Cards that by their owner's fault could be seen by his partner during the auction stay face up until "
       "it ends. If the offender becomes a defender, declarer may treat each as a penalty card."),
    see="16B 50", words=N_("exposed card, dropped card, face up, penalty card"),
)  # fmt: skip
law24.clause(
    "A", Kind.ASKED, N_("One small card"),
    N_("A single card below the ten that was not led costs nothing more."),
    words=N_("low card, small card, dropped"),
)  # fmt: skip
law24.clause(
    "B", Kind.ASKED, N_("One honour, or a card led"),
    N_("After a single honour, or any card led too early, the offender's partner must pass at his next "
       "turn."),
    see="23", words=N_("honour, premature lead, partner must pass"),
)  # fmt: skip
law24.clause(
    "C", Kind.ASKED, N_("Two or more cards"),
    N_("After two or more exposed cards the offender's partner must pass at his next turn."),
    see="23", words=N_("several cards, partner must pass"),
)  # fmt: skip


@question(
    N_("When was the card exposed?"), cite="24 16B",
    help=N_("The auction begins with the first call."),
)  # fmt: skip
def stage(table: ExposedCards) -> Stage | None:
    return table.stage


@question(
    N_("Could the offender's partner have seen the face of the card?"), cite="24",
    help=N_("It is enough that he could have seen it from his seat; he need not have looked."),
)  # fmt: skip
def partner_could_see(table: ExposedCards) -> bool | None:
    return table.partner_could_see


@question(
    N_("Was it the player's own fault?"), cite="24", by=Who.JUDGEMENT,
    help=N_("Dropping a card or leading too early is; a card that somebody else turned over is not."),
)  # fmt: skip
def own_error(table: ExposedCards) -> bool | None:
    return None


@question(
    N_("What was exposed?"), cite="24A 24B 24C",
    help=N_("The ten is an honour. A card is led if the player meant to start a trick with it."),
)  # fmt: skip
def what_was_exposed(table: ExposedCards) -> Exposed | None:
    return table.kind


@question(
    N_("Has the offender become a defender?"), cite="24",
    help=N_("The auction must have ended. Declarer and dummy do not defend."),
)  # fmt: skip
def became_defender(table: ExposedCards) -> bool | None:
    return table.offender_defends


@question(
    N_("Does declarer treat the card as a penalty card?"), cite="24", by=Player.DECLARER,
    help=N_("It is a right, not a duty: tell him what each choice means. Of several cards he may choose "
            "some; rule each choice by itself."),
)  # fmt: skip
def treated_as_penalty(table: ExposedCards) -> bool | None:
    return None


LYING = (CardsStayFaced(Player.OFFENDER, "24"), CardsKnown("16C"), RuleUnder("24", When.END_OF_AUCTION))


@procedure(LAWS_1997, "24", N_("Card exposed or led before the play"))
def card_exposed_before_play(case: Case[ExposedCards]) -> Ruling:
    when = case.ask(stage)
    if when is Stage.ENDED:
        return at_the_end(case)
    if not case.ask(partner_could_see):
        return Ruling.of(
            "24", CardsPickedUp(Player.OFFENDER, "24"), NoRectification(),
            because=N_("The offender's partner could not have seen the face of the card."),
        )  # fmt: skip
    if when is Stage.BEFORE or not case.ask(own_error):
        return case.refer("16B", cite="24 16B")
    match case.ask(what_was_exposed):
        case Exposed.SMALL:
            return Ruling.of("24A", *LYING, because=N_("A single small card that was not led bars nobody."))
        case Exposed.SINGLE:
            return barred("24B", N_("The card is an honour, or it was led."))
        case Exposed.SEVERAL:
            return barred("24C", N_("Two or more cards were exposed."))


def barred(cite: str, because: str) -> Ruling:
    return Ruling.of(
        cite, *LYING, MustPass(Player.PARTNER, Until.NEXT_TURN, cite), Review("23"),
        because=because, grave=True,
    )


def at_the_end(case: Case[ExposedCards]) -> Ruling:
    """24 at the end of the auction: back to the hand, or penalty cards where declarer wants it."""
    if not case.ask(became_defender):
        return Ruling.of(
            "24", CardsPickedUp(Player.OFFENDER, "24"),
            because=N_("The offender is declarer or dummy, whose cards never become penalty cards."),
        )  # fmt: skip
    if not case.ask(treated_as_penalty):
        return Ruling.of(
            "24", CardsPickedUp(Player.OFFENDER, "24"),
            because=N_("Declarer does not want the card to be a penalty card."),
        )  # fmt: skip
    # 50B: minor is only a single small card that was not played on purpose.
    if case.ask(what_was_exposed) is Exposed.SMALL:
        kind, because = PenaltyKind.MINOR, N_("It is a single small card, exposed without intent.")
    else:
        kind, because = PenaltyKind.MAJOR, N_("It is an honour, a card that was led, or one of several.")
    return Ruling.of(
        "24", BecomePenaltyCards(Player.OFFENDER, kind, "24"), because=because,
        grave=kind is PenaltyKind.MAJOR,
    )  # fmt: skip
