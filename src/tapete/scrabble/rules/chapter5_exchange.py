"""Articles 25 to 29: changing tiles, passing, counting the bag, too many tiles and too few."""

from __future__ import annotations

from typing import Annotated

from tapete.law import Case, Kind, Note, Ruling, Who, Within, procedure, question
from tapete.scrabble.effects import (
    ExchangeContinues,
    Expelled,
    LoseNextTurn,
    NoRectification,
    Person,
    Record,
    TakeMissing,
    TilesBack,
    TilesBackUnseen,
    Warned,
)
from tapete.scrabble.facts import Facts
from tapete.scrabble.position import Position
from tapete.scrabble.rules.book import FILE_2024
from tapete.text import N_, Choice

art25 = FILE_2024.add_article("25", N_("Changing tiles"))
art25.clause(
    "", Kind.MECHANICAL, N_("One to seven, and no more than the bag holds"),
    N_("A turn may be used to change one to seven tiles. The player announces it, and from then on may "
       "change the number but not give it up; he puts the tiles face down, draws as many, and only then "
       "puts the old ones into the bag. He plays again at his next turn. With fewer than seven tiles in "
       "the bag, no more may be changed than it holds."),
    see="5.3 44.3", words=N_("exchange, swap tiles, bag"),
)  # fmt: skip
FILE_2024.apply(Position.exchange, "25")

art26 = FILE_2024.add_article("26", N_("Passing"))
art26.clause(
    "", Kind.MECHANICAL, N_("At any time"),
    N_("A player may pass at any turn by saying so; he writes nought and the other one moves."),
    see="5.3 44.2", words=N_("pass"),
)  # fmt: skip
FILE_2024.apply(Position.pass_turn, "26")

art27 = FILE_2024.add_article("27", N_("Counting the bag"))
art27.clause(
    "", Kind.MECHANICAL, N_("How many are left"),
    N_("The tiles left may be counted at any time from outside the bag; inside it only in one's own turn and "
       "with the opponent's consent."),
    words=N_("count tiles, bag, consent"),
)  # fmt: skip
FILE_2024.apply(Position, "27")

art28 = FILE_2024.add_article("28", N_("Too many tiles drawn"))
art28.clause(
    ".1", Kind.ASKED, N_("Noticed before the player's next turn"),
    N_("When it is noticed after the play and before the player's turn comes again, the next two points "
       "hold."),
    see="33.4", words=N_("overdraw, eight tiles, too many"),
)  # fmt: skip
art28.clause(
    ".1.1", Kind.ASKED, N_("Not seen yet"),
    N_("If the tiles are not on the rack and were not seen, the opponent takes the surplus from those drawn, "
       "without looking."),
    words=N_("unseen, surplus"),
)  # fmt: skip
art28.clause(
    ".1.2", Kind.ASKED, N_("Seen, or on the rack"),
    N_("With X tiles too many seen or on the rack, the opponent may look at X+2 tiles, chooses X of them and "
       "puts these back into the bag."),
    words=N_("seen, X+2, choose"),
)  # fmt: skip
art28.clause(
    ".2", Kind.ASKED, N_("Noticed at the player's next turn"),
    N_("Who notices, before the next play is begun or complete, that the opponent has more than seven tiles "
       "may have the arbiter write it down. That player loses the next turn, and the other one looks at the "
       "tiles, chooses the surplus and sends it back to the bag. Playing so on purpose is grave: twice in a "
       "game or three times in a tournament means expulsion."),
    see="47", words=N_("more than seven, lose turn, expulsion, on purpose"),
)  # fmt: skip
FILE_2024.apply(Position.lose_turn, "28.2")

art29 = FILE_2024.add_article("29", N_("Too few tiles drawn"))
art29.clause(
    "", Kind.ASKED, N_("Fill up to seven"),
    N_("Who notices before his turn comes again that he drew too few tells the opponent and draws what is "
       "missing to seven; the game goes on."),
    see="28", words=N_("underdraw, missing tile"),
)  # fmt: skip


class Exchange(Choice):
    """What is in question about an exchange."""

    GIVES_UP = "gives-up", N_("he announced it and now wants something else")
    OTHER_NUMBER = "other-number", N_("he wants to change more tiles or fewer, and has drawn none yet")
    TOO_MANY = "too-many", N_("he wants to change more tiles than the bag holds")
    EMPTY_BAG = "empty-bag", N_("the bag is empty")
    WRONG_ORDER = "wrong-order", N_("he put his tiles into the bag before he had drawn the new ones")


@question(N_("What is in question about the exchange?"), cite="25")
def about_exchange(table: Facts) -> Exchange | None:
    return None


@procedure(FILE_2024, "25", N_("Changing tiles"))
def changing_tiles(case: Case[Facts]) -> Ruling:
    match case.ask(about_exchange):
        case Exchange.GIVES_UP:
            return Ruling.of(
                "25", ExchangeContinues(), because=N_("An exchange that was announced cannot be given up.")
            )
        case Exchange.OTHER_NUMBER:
            return Ruling.of("25", ExchangeContinues(), because=N_("The number may still be changed."))
        case Exchange.TOO_MANY:
            return Ruling.of(
                "25", ExchangeContinues(), because=N_("No more tiles may be changed than the bag holds.")
            )
        case Exchange.EMPTY_BAG:
            return Ruling.of(
                "25 26", NoRectification(),
                Note(N_("The player plays or passes."), "26"),
                because=N_("With an empty bag nothing can be changed."),
            )  # fmt: skip
        case Exchange.WRONG_ORDER:
            return Ruling.of(
                "25 49", ExchangeContinues(),
                Note(N_("The book names no penalty for the wrong order; the arbiter may sanction it."), "47"),
                because=N_("He draws as many as he put back, and the exchange is done."),
            )  # fmt: skip


@question(
    N_("Are the tiles counted inside the bag?"), cite="27", help=N_("Feeling the bag from outside is not."),
)  # fmt: skip
def counts_inside(table: Facts) -> bool | None:
    return None


@question(N_("Is it this player's own turn?"), cite="27")
def in_his_turn(table: Facts) -> bool | None:
    return None


@question(N_("Does the opponent consent?"), cite="27", by=Person.OPPONENT)
def opponent_consents(table: Facts) -> bool | None:
    return None


@procedure(FILE_2024, "27", N_("Counting the bag"))
def counting_the_bag(case: Case[Facts]) -> Ruling:
    if not case.ask(counts_inside):
        return Ruling.of("27", NoRectification(), because=N_("From outside anybody may count at any time."))
    if case.ask(in_his_turn) and case.ask(opponent_consents):
        return Ruling.of("27", NoRectification(), because=N_("It is his turn, and the opponent consents."))
    return Ruling.of(
        "27 47", Warned(Person.PLAYER),
        Note(N_("He may count from outside, or in his own turn with the opponent's consent."), "27"),
        because=N_("Nobody may count inside the bag without that."),
    )  # fmt: skip


@question(
    N_("Is it still before the player's own next turn?"), cite="28.1",
    help=N_("The turn comes again when the opponent presses the clock."),
)  # fmt: skip
def before_his_turn(table: Facts) -> bool | None:
    return None


@question(N_("How many tiles were drawn too many?"), cite="28.1.2 28.2")
def surplus(table: Facts) -> Annotated[int, Within(1, 7)] | None:
    return table.surplus


@question(N_("Has the player seen the tiles, or put them on the rack?"), cite="28.1.1 28.1.2")
def tiles_seen(table: Facts) -> bool | None:
    return None


@question(
    N_("Has the player completed a play since?"), cite="28.2 32",
    help=N_("A play is complete when both have noted its score."),
)  # fmt: skip
def play_completed_since(table: Facts) -> bool | None:
    return None


@question(
    N_("Did the player keep the tiles on purpose?"), cite="28.2", by=Who.JUDGEMENT,
    help=N_("Only what is clear counts."),
)  # fmt: skip
def on_purpose(table: Facts) -> bool | None:
    return None


@question(
    N_("Is it the second time on purpose in this game, or the third in this tournament?"), cite="28.2",
    help=N_("Look at what was written down before."),
)  # fmt: skip
def too_often(table: Facts) -> bool | None:
    return None


@procedure(FILE_2024, "28", N_("Too many tiles drawn"))
def too_many_tiles(case: Case[Facts]) -> Ruling:
    early = case.ask(before_his_turn)
    complete = not early and case.ask(play_completed_since)
    count = case.ask(surplus)
    if complete:
        # The book is silent here; the nearest rule is that of 28.1.2.
        return Ruling.of(
            "28.2 49", TilesBack(count, count + 2), Record("28.2"),
            because=N_("The book gives the loss of a turn only before the next play is complete."),
        )  # fmt: skip
    if early:
        if case.ask(tiles_seen):
            return Ruling.of(
                "28.1.2", TilesBack(count, count + 2), because=N_("The surplus was seen or is on the rack.")
            )
        return Ruling.of("28.1.1", TilesBackUnseen(count), because=N_("Nobody has seen the tiles."))
    parts = (LoseNextTurn(), TilesBack(count, count), Record("28.2"))
    because = N_("The player came to his turn with more than seven tiles.")
    if case.ask(on_purpose) and case.ask(too_often):
        return Ruling.of("28.2", *parts, Expelled(Person.PLAYER), because=because, grave=True)
    return Ruling.of("28.2", *parts, because=because)


@procedure(FILE_2024, "29", N_("Too few tiles drawn"))
def too_few_tiles(case: Case[Facts]) -> Ruling:
    if case.ask(before_his_turn):
        return Ruling.of("29", TakeMissing(), because=N_("It was noticed in time."))
    return Ruling.of(
        "29 49", NoRectification(),
        Note(N_("The book is silent once the player's own turn has begun: he plays with what he has and "
                "fills up to seven after this turn."), "49"),
        because=N_("The player's turn has come again."),
    )  # fmt: skip
