"""The play of the cards."""

from __future__ import annotations

from tapete.law import Case, Kind, Note, Ruling, procedure, question
from tapete.tarot.count import excuse_of
from tapete.tarot.effects import CardReturned, GoesOn, LowCardGiven
from tapete.tarot.facts import Incident
from tapete.tarot.people import Fault, Obligation
from tapete.tarot.play import Play, broken
from tapete.tarot.rules.arbitration import by_code, called_at_once, too_late
from tapete.tarot.rules.book import TAROT_FFT
from tapete.tarot.trick import led_by, legal_bits, place_of_winner
from tapete.text import N_

t4_play = TAROT_FFT.add_article("T4-PLAY", N_("The play"))

t4_play.clause(
    "-1", Kind.MECHANICAL, N_("Lead and turn"),
    N_("The dealer's right neighbour leads to the first trick. Each plays in turn to the right, and who wins "
       "a trick leads to the next."),
    see="T4-SLAM-3 T5-5", words=N_("first lead, turn, counter-clockwise"),
)
t4_play.clause(
    "-2", Kind.MECHANICAL, N_("Trumps go up"),
    N_("Who plays a trump plays above the highest of the trick, even a partner's. Who cannot plays any "
       "trump, usually his lowest."),
    words=N_("overtrump, higher trump, undertrump, pisser"),
)
t4_play.clause(
    "-3", Kind.MECHANICAL, N_("Following suit"),
    N_("Who has a card of the suit led plays one; it need not be higher."),
    words=N_("follow suit, revoke"),
)
t4_play.clause(
    "-4", Kind.MECHANICAL, N_("Trumping"),
    N_("Who has no card of the suit plays a trump: above the highest if one has been played and he can, "
       "otherwise below it."),
    see="T4-PLAY-2", words=N_("void, ruff, cut, overtrump, undertrump"),
)
t4_play.clause(
    "-5", Kind.MECHANICAL, N_("Discarding"),
    N_("Who has neither the suit nor a trump plays what he likes."),
    words=N_("discard, free card"),
)
t4_play.clause(
    "-6", Kind.MECHANICAL, N_("The Excuse led"),
    N_("If the Excuse is led, the next card says which suit is played."),
    see="T4-CARD-4", words=N_("excuse, lead"),
)
t4_play.clause(
    "-7", Kind.ASKED, N_("The Excuse stays with its side"),
    N_("The Excuse wins no trick but in a slam. Its player takes it back to the tricks of his side and gives "
       "the winners a worthless card from them. As long as his side has no trick the Excuse lies in view, "
       "and the card is given as soon as there is one."),
    see="T4-GOAL-3 T4-SLAM-6", words=N_("excuse exchanged, low card, half point owed"),
)
t4_play.clause(
    "-8", Kind.ASKED, N_("Looking at the last trick"),
    N_("Until a trick is complete, the one before it may be looked at."),
    words=N_("last trick, consult, previous trick"),
)
t4_play.clause(
    "-9", Kind.ASKED, N_("Not before one's turn"),
    N_("Nobody plays before his turn, nor takes a card out of his hand before it."),
    words=N_("out of turn, detached card, exposed card, premature"),
)
t4_play.clause(
    "-10", Kind.MECHANICAL, N_("Gathering the tricks"),
    N_("The side that wins a trick gathers it; for the defence the player opposite the taker does."),
    see="TD-6", words=N_("who takes the tricks, gather"),
)
TAROT_FFT.apply(Play.then, "T4-PLAY-1")
TAROT_FFT.apply(legal_bits, "T4-PLAY-2 T4-PLAY-3 T4-PLAY-4 T4-PLAY-5")
TAROT_FFT.apply(broken, "T4-PLAY-2 T4-PLAY-3 T4-PLAY-4")
TAROT_FFT.apply(led_by, "T4-PLAY-6")
TAROT_FFT.apply(place_of_winner, "T4-PLAY-1 T4-PLAY-7")
TAROT_FFT.apply(excuse_of, "T4-PLAY-7")
TAROT_FFT.apply(Play, "T4-PLAY-8")
TAROT_FFT.apply(Play, "T4-PLAY-10")


@question(
    N_("Which obligation does the card break?"), cite="T4-PLAY-2 T4-PLAY-3 T4-PLAY-4 T5-5",
    help=N_("To play over the highest trump is owed to a partner's trump, too. The Excuse breaks nothing."),
)  # fmt: skip
def which_obligation(table: Incident) -> Obligation | None:
    return table.broken


@question(
    N_("Is the trick still on the table?"), cite="T4-PLAY-8 TARB-2",
    help=N_("Once it has been gathered, the card was played in an earlier trick."),
)  # fmt: skip
def trick_on_table(table: Incident) -> bool | None:
    return None if table.trick_gathered is None else not table.trick_gathered


CLAUSES = {
    Obligation.FOLLOW: "T4-PLAY-3",
    Obligation.TRUMP: "T4-PLAY-4",
    Obligation.TRUMP_LED: "T4-PLAY-2",
    Obligation.OVERTRUMP: "T4-PLAY-2",
    Obligation.OVERRUFF: "T4-PLAY-4",
    Obligation.LEAD: "T5-5",
}


@procedure(TAROT_FFT, "T4-PLAY", N_("A card that breaks an obligation"))
def revoke(case: Case[Incident]) -> Ruling:
    if not case.ask(called_at_once):
        return too_late(case)
    cite = CLAUSES[case.ask(which_obligation)]
    if case.ask(trick_on_table):
        return by_code(
            case, Fault.REVOKE, cite, CardReturned(cite),
            because=N_("The card breaks an obligation, and its trick is still on the table."),
        )  # fmt: skip
    return by_code(
        case, Fault.OLD_REVOKE, f"{cite} TARB-2", GoesOn(),
        because=N_("The card broke an obligation in a trick that has been gathered: play stops all the "
                   "same."),
    )  # fmt: skip


@question(
    N_("Was the card led or played to a trick?"), cite="T4-PLAY-9",
    help=N_("A card that was only shown, dropped or taken out of the hand was not played."),
)  # fmt: skip
def was_played(table: Incident) -> bool | None:
    return table.led


@question(
    N_("Was it the player's turn?"), cite="T4-PLAY-1 T4-PLAY-9",
    help=N_("The first lead is the dealer's right neighbour's, or the taker's who announced a slam."),
)  # fmt: skip
def his_turn(table: Incident) -> bool | None:
    return None


@procedure(TAROT_FFT, "T4-PLAY-9", N_("A card before its turn"))
def before_the_turn(case: Case[Incident]) -> Ruling:
    if not case.ask(called_at_once):
        return too_late(case)
    if not case.ask(was_played):
        return by_code(
            case, Fault.EXPOSED, "T4-PLAY-9", CardReturned("T4-PLAY-9"),
            because=N_("The card was seen before its turn and was not played."),
        )  # fmt: skip
    if case.ask(his_turn):
        return Ruling.of("T4-PLAY-1", GoesOn(), because=N_("It was his turn."))
    return by_code(
        case, Fault.OUT_OF_TURN, "T4-PLAY-9 T4-PLAY-1", CardReturned("T4-PLAY-9"),
        because=N_("The card was led or played before its player's turn."),
    )  # fmt: skip


@question(
    N_("Was it the last trick, and no slam?"), cite="T4-GOAL-3",
    help=N_("Then the Excuse goes to the other side."),
)  # fmt: skip
def in_last_trick(table: Incident) -> bool | None:
    return table.last_trick


@question(
    N_("Does its side have a card of half a point among its tricks?"), cite="T4-PLAY-7",
    help=N_("A low suit card or a trump from 2 to 20."),
)  # fmt: skip
def has_low_card(table: Incident) -> bool | None:
    return table.own_trick


@procedure(TAROT_FFT, "T4-PLAY-7", N_("The card that is owed for the Excuse"))
def excuse_is_owed(case: Case[Incident]) -> Ruling:
    if case.ask(in_last_trick):
        return Ruling.of(
            "T4-GOAL-3", GoesOn(),
            Note(N_("The Excuse counts for the other side, as an oudler and with its points."), "T4-GOAL-3"),
            because=N_("Played to the last trick outside a slam, the Excuse changes sides."),
        )  # fmt: skip
    if case.ask(has_low_card):
        return Ruling.of(
            "T4-PLAY-7", LowCardGiven("T4-PLAY-7"),
            because=N_("The side keeps the Excuse and gives a worthless card for it now."),
        )  # fmt: skip
    return Ruling.of(
        "T4-PLAY-7", LowCardGiven("T4-PLAY-7"),
        Note(N_("Until then the Excuse lies in view. If no card comes, it counts 4 points."), "T4-SLAM-8"),
        because=N_("The side has no card to give yet: it still owes one."),
    )  # fmt: skip


@question(
    N_("Was the trick that followed it still being played?"), cite="T4-PLAY-8",
    help=N_("The trick before the one on the table may be looked at until that one is complete; none before "
            "it."),
)  # fmt: skip
def next_trick_open(table: Incident) -> bool | None:
    return table.trick_open


@procedure(TAROT_FFT, "T4-PLAY-8", N_("Somebody looks at a trick"))
def looked_at_a_trick(case: Case[Incident]) -> Ruling:
    if case.ask(next_trick_open):
        return Ruling.of(
            "T4-PLAY-8", GoesOn(), because=N_("The trick before the one on the table may be looked at."),
        )  # fmt: skip
    if not case.ask(called_at_once):
        return too_late(case)
    return by_code(
        case, Fault.OLD_TRICK, "T4-PLAY-8", GoesOn(),
        because=N_("The next trick was complete: the trick may not be looked at any more."),
    )  # fmt: skip
