"""Articles 37 to 43: accepting a play, challenging it, correcting sums, asking others, closing the game."""

from __future__ import annotations

from tapete.law import Case, Instruction, Kind, Note, Ruling, Who, procedure, question
from tapete.scrabble.effects import (
    CountsAsPass,
    Disqualified,
    NoRectification,
    Person,
    PlayComesOff,
    PlayStands,
    Reopened,
    RightLost,
    ScoreCorrected,
    WordBarred,
)
from tapete.scrabble.facts import Facts, Stage
from tapete.scrabble.game import Game
from tapete.scrabble.lexicon import Lexicon
from tapete.scrabble.rules.book import FILE_2024
from tapete.scrabble.rules.chapter4_placing import opponent_noted
from tapete.text import N_, Choice

art37 = FILE_2024.add_article("37", N_("Accepting a play"))
art37.clause(
    "", Kind.ASKED, N_("Noting the score accepts"),
    N_("Who notes the opponent's score on his sheet accepts the play; from then on neither a player nor the "
       "arbiter may question it."),
    see="38 40", words=N_("accept, note, write down, too late"),
)  # fmt: skip

art38 = FILE_2024.add_article("38", N_("Challenging a word"))
art38.clause(
    "", Kind.ASKED, N_("After the count, before the note"),
    N_("A play may be challenged once the player has counted it and before the opponent has noted its score. "
       "If a word is not valid the tiles go back to the rack and the turn is lost. Once both have noted, no "
       "claim is heard, and later scores stand also where words were built on a wrong one."),
    see="37 41 44.2", words=N_("challenge, invalid, phony, withdraw"),
)  # fmt: skip

art39 = FILE_2024.add_article("39", N_("Several words at once"))
art39.clause(
    "", Kind.MECHANICAL, N_("One question, one answer"),
    N_("Who challenges more than one word of a play does so at once. The answer is for all of them, "
       "valid play or not, and does not say which word was good."),
    words=N_("challenge several words, one verdict"),
)  # fmt: skip
FILE_2024.apply(Lexicon.verdict, "39")

art40 = FILE_2024.add_article("40", N_("Mistakes in adding up"))
art40.clause(
    "", Kind.ASKED, N_("Until both have signed"),
    N_("Sums on the sheets and the count of any single play may be checked and put right at any time before "
       "both players have signed."),
    see="37 43", words=N_("wrong score, arithmetic, correct, sum"),
)  # fmt: skip

art41 = FILE_2024.add_article("41", N_("Looking words up"))
art41.clause(
    ".1", Kind.ASKED, N_("How it goes"),
    N_("The challenger says so when the other has counted. The clock is stopped, one of them opens the "
       "word list on his telephone with the screen in the other's sight, and the challenged words are "
       "typed in."),
    see="33.2", words=N_("challenge, telephone, lexicon, app"),
)  # fmt: skip
art41.clause(
    ".2", Kind.ASKED, N_("The answer is final"),
    N_("The answer stands, unless a player asks to see it on another telephone."),
    words=N_("final, second phone, verify"),
)  # fmt: skip
art41.clause(
    ".3", Kind.ASKED, N_("No drawing meanwhile"),
    N_("The player whose word is looked up may not draw."),
    see="28", words=N_("draw during challenge"),
)  # fmt: skip
art41.clause(
    ".4", Kind.DEFINITION, N_("No meaning needed"),
    N_("Nobody need know what a word means."),
    words=N_("meaning"),
)  # fmt: skip
art41.clause(
    ".5", Kind.ASKED, N_("Only the opponent"),
    N_("Nobody but the opponent may challenge a word."),
    words=N_("spectator, third person"),
)  # fmt: skip
FILE_2024.apply(Game.challenged, "38 41.3")

art42 = FILE_2024.add_article("42", N_("Asking others"))
art42.clause(
    "", Kind.ASKED, N_("Not about a word to be played"),
    N_("Who is about to play a word may not look it up nor ask anybody whether it is valid. If he asks a "
       "person and gets an answer he may not play that word; doing so again means disqualification. "
       "Whoever answers is penalised alike, also from another table. Questions about counting and about "
       "the rules are allowed."),
    see="47", words=N_("ask, consult, help, dictionary, disqualified"),
)  # fmt: skip

art43 = FILE_2024.add_article("43", N_("Closing the game"))
art43.clause(
    "", Kind.ASKED, N_("Two signatures close it"),
    N_("A game is closed when both have signed: scores, words, deductions for tiles and for time are then "
       "agreed. It is opened again only if both together ask the arbiter for it, to correct a mistake."),
    see="40 5.1", words=N_("sign, closed, reopen"),
)  # fmt: skip


class Challenger(Choice):
    """Who questions a play."""

    OPPONENT = "opponent", N_("the opponent")
    ELSE = "else", N_("somebody else")


@question(
    N_("Who questions the play?"), cite="41.5",
    help=N_("Neither the arbiter nor anybody at another table may."),
)  # fmt: skip
def who_challenges(table: Facts) -> Challenger | None:
    return None


@question(
    N_("Has the player finished the count of the play?"), cite="38 41.1",
    help=N_("He has announced the points."),
)  # fmt: skip
def count_finished(table: Facts) -> bool | None:
    return table.reached(Stage.COUNTED)


@question(
    N_("Were words of this play looked up before?"), cite="39",
    help=N_("All words that are doubted are challenged at once."),
)  # fmt: skip
def challenged_before(table: Facts) -> bool | None:
    return None


look_up = Instruction.of(
    N_("Stop the clock. The player draws nothing. All words in question are typed in at once, the screen in "
       "sight of both, and one answer is given for all of them."), cite="33.2 39 41.1 41.3",
)  # fmt: skip


@question(
    N_("Is the play valid?"), cite="39 41.2",
    help=N_("One answer for all the words; who doubts it may ask for another telephone, and then it is "
            "final."),
)  # fmt: skip
def play_valid(table: Facts) -> bool | None:
    return None


@question(N_("Had the player already drawn new tiles?"), cite="41.3")
def already_drew(table: Facts) -> bool | None:
    return table.reached(Stage.DRAWN)


@procedure(FILE_2024, "38", N_("Challenging a play"))
def challenge(case: Case[Facts]) -> Ruling:
    if case.ask(who_challenges) is Challenger.ELSE:
        return Ruling.of("41.5", NoRectification(), because=N_("Only the opponent may challenge."))
    if case.ask(opponent_noted):
        return Ruling.of(
            "37 38", PlayStands(), RightLost(), because=
                N_("The opponent noted the score: the play is accepted.")
        )
    if not case.ask(count_finished):
        return Ruling.of(
            "38", NoRectification(),
            Note(N_("The opponent may challenge when the count is finished, before he notes it."), "38"),
            because=N_("It is too early: the player has not finished the count."),
        )  # fmt: skip
    if case.ask(challenged_before):
        return Ruling.of(
            "39", PlayStands(), RightLost(), because=N_("All words that are doubted are challenged at once.")
        )
    case.tell(look_up)
    if case.ask(play_valid):
        return Ruling.of(
            "38 41.2", PlayStands(), because=N_("The words are valid, and a challenge costs nothing.")
        )
    because = N_("A word of the play is not valid.")
    if case.ask(already_drew):
        return Ruling.of(
            "38 41.3", PlayComesOff(), CountsAsPass(),
            Note(N_("The tiles drawn meanwhile go back to the bag: like tiles drawn too many."), "28.1"),
            because=because, grave=True,
        )  # fmt: skip
    return Ruling.of("38", PlayComesOff(), CountsAsPass(), because=because, grave=True)


@question(N_("Was a word being looked up when the player drew?"), cite="41.3")
def word_looked_up(table: Facts) -> bool | None:
    return None


@procedure(FILE_2024, "32", N_("Drawing before the play is complete"))
def drew_too_early(case: Case[Facts]) -> Ruling:
    if case.ask(opponent_noted):
        return Ruling.of(
            "32", NoRectification(), because=N_("The opponent had noted the points: he may draw.")
        )
    cite = "41.3 32" if case.ask(word_looked_up) else "32"
    return Ruling.of(
        cite, NoRectification(),
        Note(N_("The opponent may challenge until he notes the points; if the play comes off, what was "
                "drawn goes back like tiles drawn too many."), "38"),
        Note(N_("The book names no penalty for it; the arbiter may sanction it."), "47"),
        because=N_("The player draws only when both have noted the points."),
    )  # fmt: skip


@procedure(FILE_2024, "41", N_("Looking words up"))
def looking_up(case: Case[Facts]) -> Ruling:
    return case.refer("38", cite="41.1")


@question(N_("Have both players signed?"), cite="40 43")
def both_signed(table: Facts) -> bool | None:
    return None


@question(N_("Do both players together ask the arbiter to open the game again?"), cite="43", by=Person.BOTH)
def both_ask(table: Facts) -> bool | None:
    return None


@procedure(FILE_2024, "40", N_("A mistake in adding up"))
def wrong_sum(case: Case[Facts]) -> Ruling:
    if not case.ask(both_signed):
        return Ruling.of(
            "40", ScoreCorrected(),
            Note(N_("That the score was noted accepts the words, not the sum."), "37"),
            because=N_("Sums may be put right until both have signed."),
        )  # fmt: skip
    return reopening(case)


@procedure(FILE_2024, "43", N_("A game that was closed"))
def closed_game(case: Case[Facts]) -> Ruling:
    return reopening(case)


def reopening(case: Case[Facts]) -> Ruling:
    if case.ask(both_ask):
        return Ruling.of("43", Reopened(), ScoreCorrected(), because=N_("Both asked for it."))
    return Ruling.of("43", NoRectification(), because=N_("The game was closed by two signatures."))


class Asked(Choice):
    """What somebody asked about during play."""

    WORD = "word", N_("whether a word is valid")
    ANSWERED = "answered", N_("whether a word is valid, and this player gave the answer")
    RULES = "rules", N_("how points are counted, or a rule")


@question(N_("What was asked about?"), cite="42")
def what_was_asked(table: Facts) -> Asked | None:
    return None


@question(N_("Did the player get an answer, or find the word?"), cite="42")
def got_an_answer(table: Facts) -> bool | None:
    return None


@question(N_("Has this person done so before?"), cite="42", by=Who.FACT)
def asked_before(table: Facts) -> bool | None:
    return None


@procedure(FILE_2024, "42", N_("Asking about a word"))
def asking_others(case: Case[Facts]) -> Ruling:
    what = case.ask(what_was_asked)
    if what is Asked.RULES:
        return Ruling.of("42", NoRectification(), because=N_("Such questions are allowed."))
    if what is Asked.ANSWERED:
        if case.ask(asked_before):
            return Ruling.of(
                "42", Disqualified(Person.PLAYER), because=N_("He has answered before."), grave=True
            )
        return Ruling.of("42", WordBarred(), because=N_("Who answers is penalised like who asks."))
    answerer = Note(N_("Whoever answered is penalised alike, at whichever table he sits."), "42")
    if case.ask(asked_before):
        return Ruling.of(
            "42", Disqualified(Person.PLAYER), answerer, because=N_("He has done so before."), grave=True
        )
    if case.ask(got_an_answer):
        return Ruling.of("42", WordBarred(), answerer, because=N_("He asked and was answered."))
    return Ruling.of(
        "42", NoRectification(), Note(N_("Tell him that he may not ask again."), "42"),
        because=N_("He got no answer."),
    )  # fmt: skip
