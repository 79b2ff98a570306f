"""Articles 45 and 46: how players behave."""

from __future__ import annotations

from tapete.law import Case, Kind, Note, Ruling, Who, procedure, question
from tapete.scrabble.effects import Disqualified, Expelled, NoRectification, Person, PointsTaken, Warned
from tapete.scrabble.facts import Facts
from tapete.scrabble.position import LEAST_SANCTION
from tapete.scrabble.rules.book import FILE_2024
from tapete.scrabble.rules.chapter1_general import points_off
from tapete.text import N_, Choice

art45 = FILE_2024.add_article("45", N_("Behaviour in general"))
art45.clause(
    ".1", Kind.JUDGED, N_("Talking"),
    N_("Players do not talk with other tables or the public, and with each other only as far as points and "
       "results require; not about how the other plays, nor about anything else."),
    see="46 47", words=N_("talk, comment, spectators"),
)  # fmt: skip
art45.clause(
    ".2", Kind.JUDGED, N_("Respect"),
    N_("Players are respectful and speak softly to each other."),
    see="46.1.6 47", words=N_("respect, low voice"),
)  # fmt: skip
art45.clause(
    ".3", Kind.JUDGED, N_("Smoking, food, telephone"),
    N_("Nobody smokes, eats what may soil the material, or telephones during play."),
    see="5.5 47", words=N_("smoke, eat, phone"),
)  # fmt: skip
art45.clause(
    ".4", Kind.ASKED, N_("Leaving the game"),
    N_("Who must leave for a while tells the arbiter and follows article 36; otherwise he is "
       "disqualified from the game."),
    see="36", words=N_("leave, disqualified"),
)  # fmt: skip

art46 = FILE_2024.add_article("46", N_("Ethics"))
art46.clause(
    ".1", Kind.DEFINITION, N_("What is unethical"),
    N_("The seven practices below are offences against ethics."),
    words=N_("ethics, offence"),
)  # fmt: skip
art46.clause(
    ".1.1", Kind.JUDGED, N_("Challenging common words again and again"),
    N_("Challenging words that everybody knows, time after time."),
    see="38", words=N_("common words, challenge repeatedly"),
)  # fmt: skip
art46.clause(
    ".1.2", Kind.JUDGED, N_("Leaving for no reason"),
    N_("Leaving a game or the tournament without a reason."),
    words=N_("abandon, give up"),
)  # fmt: skip
art46.clause(
    ".1.3", Kind.JUDGED, N_("Losing on purpose"),
    N_("Losing on purpose, or openly helping the opponent to score."),
    words=N_("lose on purpose, help the opponent"),
)  # fmt: skip
art46.clause(
    ".1.4", Kind.JUDGED, N_("Adding points that are not there"),
    N_("Adding too many points to plays or on the sheet, as a habit, to make the final score higher."),
    see="40", words=N_("false score, inflate"),
)  # fmt: skip
art46.clause(
    ".1.5", Kind.JUDGED, N_("Leaving the clock neutral"),
    N_("Leaving the clock stopped on purpose."),
    see="33", words=N_("clock, neutral"),
)  # fmt: skip
art46.clause(
    ".1.6", Kind.JUDGED, N_("Offence and mockery"),
    N_("Insulting or mocking the opponent or players of other tables."),
    see="45.2", words=N_("insult, mock"),
)  # fmt: skip
art46.clause(
    ".1.7", Kind.JUDGED, N_("Breaking the rules as a habit"),
    N_("Breaking the rules of this book systematically."),
    words=N_("systematic"),
)  # fmt: skip
art46.clause(
    ".2", Kind.JUDGED, N_("What the arbiter does"),
    N_("Whoever sees such things tells the arbiter, who warns and sanctions the player under the article "
       "on sanctions. Who does it again may be put out of the tournament, and the federation may deal "
       "with him for later ones."),
    see="47", words=N_("warn, expel, federation"),
)  # fmt: skip


class Offence(Choice):
    """What a player did."""

    TALK = "talk", N_("talked, or commented on the game")
    MANNERS = "manners", N_("was loud or not respectful")
    TABLE = "table", N_("smoked, ate or telephoned at the table")
    LEFT = "left", N_("left the room without telling the arbiter")
    CHALLENGES = "challenges", N_("challenged common words again and again")
    ABANDONED = "abandoned", N_("gave up a game or the tournament for no reason")
    LOST = "lost", N_("lost on purpose, or helped the opponent to score")
    POINTS = "points", N_("added points that were not there, as a habit")
    CLOCK = "clock", N_("left the clock stopped on purpose")
    MOCKED = "mocked", N_("insulted or mocked somebody")
    HABIT = "habit", N_("broke the rules systematically")

    @property
    def clause(self) -> str:
        """The clause against which it is."""
        return dict(zip(Offence, (
            "45.1", "45.2", "45.3", "45.4",
            "46.1.1", "46.1.2", "46.1.3", "46.1.4", "46.1.5", "46.1.6", "46.1.7",
        ), strict=True))[self]  # fmt: skip


@question(
    N_("What did the player do?"), cite="45.1 45.2 45.3 45.4 46.1",
)  # fmt: skip
def offence(table: Facts) -> Offence | None:
    return None


@question(N_("Is it clear that it happened?"), cite="47", by=Who.JUDGEMENT)
def clearly_shown(table: Facts) -> bool | None:
    return None


@question(N_("Has the player done such a thing before in this tournament?"), cite="46.2")
def offended_before(table: Facts) -> bool | None:
    return None


@question(N_("Does the arbiter put the player out of the tournament?"), cite="46.2", by=Who.JUDGEMENT)
def puts_out(table: Facts) -> bool | None:
    return None


@procedure(FILE_2024, "46", N_("Behaviour and ethics"))
def behaviour(case: Case[Facts]) -> Ruling:
    what = case.ask(offence)
    if not case.ask(clearly_shown):
        return Ruling.of("47", NoRectification(), because=N_("Only what is clearly shown is sanctioned."))
    if what is Offence.LEFT:
        return Ruling.of("45.4 36", Disqualified(Person.PLAYER), because=
            N_("He left without a word."), grave=True)
    ethical = what.clause.startswith("46")
    if ethical and case.ask(offended_before) and case.ask(puts_out):
        return Ruling.of(
            f"{what.clause} 46.2", Expelled(Person.PLAYER),
            Note(N_("The federation may deal with the player for later events."), "46.2"),
            because=N_("It happened again."), grave=True,
        )  # fmt: skip
    cite = f"{what.clause} 46.2" if ethical else what.clause
    warned = Warned(Person.PLAYER)
    if case.ask(points_off):
        return Ruling.of(
            f"{cite} 47", warned, PointsTaken(Person.PLAYER, LEAST_SANCTION),
            Note(N_("That is the least; the arbiter may take more."), "47"),
            because=N_("The arbiter warns the player and takes points."),
        )  # fmt: skip
    return Ruling.of(cite, warned, because=N_("The arbiter warns the player."))


@procedure(FILE_2024, "45", N_("Behaviour in general"))
def behaviour_in_general(case: Case[Facts]) -> Ruling:
    return case.refer("46", cite="45")
