"""The definitions of the laws of 2017, by the English words.

The book gives them no numbers; the ids are ours: "Def-" and the word.
"""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.law import Kind
from tapete.text import N_

definitions = LAWS_2017.add_article("Def", N_("Definitions"))


def define(id: str, word: str, see: str, words: str, text: str) -> None:
    """Add a definition."""
    definitions.clause(f"-{id}", Kind.DEFINITION, word, text, see=see, words=words)


define(
    "adjusted", N_("Adjusted score"), "12", N_("adjusted score, artificial, assigned"),
    N_("A score that the arbiter awards: artificial or assigned."),
)  # fmt: skip
define(
    "alert", N_("Alert"), "40B2a(iii)", N_("alert, announce"),
    N_("A notice to the opponents that they may need an explanation; the regulating authority says how it "
       "is given."),
)  # fmt: skip
define(
    "artificial", N_("Artificial call"), "29C 40B", N_("convention, conventional, artificial"),
    N_("A bid, double or redouble that tells something else, or more, than the wish to play in the "
       "denomination named or named last, beyond what players in general take for granted; a pass that "
       "promises more than a stated or usual strength, or that promises or denies values elsewhere than in "
       "the last suit named."),
)  # fmt: skip
define(
    "auction", N_("Auction"), "17 22", N_("auction, bidding"),
    N_("The calls by which the contract is found, and the process itself; it begins with the first call."),
)  # fmt: skip
define(
    "bid", N_("Bid"), "18", N_("bid, level"),
    N_("Undertaking to win at least a stated number of tricks in a stated denomination."),
)  # fmt: skip
define(
    "board", N_("Board"), "2", N_("board, tray"),
    N_("The container of Law 2, and the four hands in it as they were dealt."),
)  # fmt: skip
define(
    "call", N_("Call"), "18 19", N_("call"),
    N_("A bid, a double, a redouble or a pass."),
)  # fmt: skip
define(
    "cancelled", N_("Cancelled"), "Def-withdrawn", N_("cancelled"),
    N_("See withdrawn."),
)  # fmt: skip
define(
    "contestant", N_("Contestant"), "4", N_("contestant, entrant"),
    N_("One player in an individual event, two partners in a pairs event, four or more team-mates in a team "
       "event."),
)  # fmt: skip
define(
    "contract", N_("Contract"), "22", N_("contract"),
    N_("What declarer's side has undertaken by the final bid: so many tricks in that denomination, "
       "undoubled, doubled or redoubled."),
)  # fmt: skip
define(
    "deal", N_("Deal"), "6", N_("deal"),
    N_("Distributing the pack into four hands; also the cards so distributed, with their auction and play."),
)  # fmt: skip
define(
    "declarer", N_("Declarer"), "54A", N_("declarer"),
    N_("Of the side that made the final bid, the player who first named its denomination; he becomes "
       "declarer when the opening lead is faced."),
)  # fmt: skip
define(
    "defender", N_("Defender"), "49", N_("defender"),
    N_("An opponent of the declarer or presumed declarer."),
)  # fmt: skip
define(
    "denomination", N_("Denomination"), "18E", N_("denomination, strain"),
    N_("The suit, or no trump, that a bid names."),
)  # fmt: skip
define(
    "double", N_("Double"), "19A 77", N_("double"),
    N_("A call over an opponent's bid that raises what the contract scores, made or not."),
)  # fmt: skip
define(
    "dummy", N_("Dummy"), "41 42 43", N_("dummy"),
    N_("Declarer's partner from the facing of the opening lead until play ends; also his cards once they "
       "lie on the table."),
)  # fmt: skip
define(
    "event", N_("Event"), "80B2", N_("event, tournament"),
    N_("A competition of one or more sessions."),
)  # fmt: skip
define(
    "extraneous", N_("Extraneous"), "16B 16D", N_("extraneous"),
    N_("Not part of the lawful procedures of the game."),
)  # fmt: skip
define(
    "follow", N_("Follow suit"), "44C", N_("follow suit"),
    N_("Play a card of the suit that was led."),
)  # fmt: skip
define(
    "game", N_("Game"), "77", N_("game, manche"),
    N_("A hundred trick points or more scored on one deal."),
)  # fmt: skip
define(
    "hand", N_("Hand"), "7B", N_("hand"),
    N_("The cards dealt to a player, or those of them that are left."),
)  # fmt: skip
define(
    "honour", N_("Honour"), "24B 50B", N_("honour, ten"),
    N_("Any ace, king, queen, jack or ten."),
)  # fmt: skip
define(
    "infraction", N_("Infraction"), "Def-irregularity", N_("infraction, breach"),
    N_("A player's breach of a law or of a lawful regulation."),
)  # fmt: skip
define(
    "imp", N_("International matchpoint (IMP)"), "78B", N_("IMP, international match point"),
    N_("A unit of score by the table of 78B."),
)  # fmt: skip
define(
    "irregularity", N_("Irregularity"), "9", N_("irregularity"),
    N_("Any departure from correct procedure; a player's infraction is one, but not the only kind."),
)  # fmt: skip
define(
    "lead", N_("Lead"), "41 44", N_("lead"),
    N_("The first card played to a trick."),
)  # fmt: skip
define(
    "matchpoint", N_("Matchpoint"), "78A", N_("matchpoint"),
    N_("A unit of score that comes from comparing one's result with others."),
)  # fmt: skip
define(
    "misinformation", N_("Misinformation"), "20F 21 75", N_("misinformation, wrong explanation"),
    N_("Failing to tell one's methods or understandings accurately, as and when law or regulation requires."),
)  # fmt: skip
define(
    "odd", N_("Odd trick"), "77", N_("odd trick"),
    N_("A trick that declarer's side must win beyond the first six."),
)  # fmt: skip
define(
    "openinglead", N_("Opening lead"), "41 54", N_("opening lead"),
    N_("The card led to the first trick."),
)  # fmt: skip
define(
    "opponent", N_("Opponent"), "4", N_("opponent"),
    N_("A player of the other side."),
)  # fmt: skip
define(
    "overtrick", N_("Overtrick"), "77", N_("overtrick"),
    N_("A trick that declarer's side wins beyond its contract."),
)  # fmt: skip
define(
    "pack", N_("Pack"), "1A", N_("pack, deck"),
    N_("The fifty-two cards of the game."),
)  # fmt: skip
define(
    "partscore", N_("Part-score"), "77", N_("part-score, partial"),
    N_("Ninety trick points or fewer scored on one deal."),
)  # fmt: skip
define(
    "partner", N_("Partner"), "4", N_("partner"),
    N_("The player with whom one forms a side."),
)  # fmt: skip
define(
    "pass", N_("Pass"), "17", N_("pass"),
    N_("A call by which a player, at his turn, chooses not to bid, double or redouble."),
)  # fmt: skip
define(
    "penalty", N_("Penalty"), "90 91", N_("penalty, disciplinary, procedural"),
    N_("Disciplinary, for order and courtesy; or procedural, in addition to any rectification, where the "
       "arbiter finds an irregularity of procedure."),
)  # fmt: skip
define(
    "penaltycard", N_("Penalty card"), "50", N_("penalty card"),
    N_("A card bound by Law 50."),
)  # fmt: skip
define(
    "play", N_("Play"), "44", N_("play"),
    N_("Giving a card to a trick, the lead included; all such plays together; the time in which they are "
       "made; all calls and plays of a board."),
)  # fmt: skip
define(
    "playperiod", N_("Play period"), "41C", N_("play period"),
    N_("It begins when the opening lead of the board is faced and ends when the cards of the next board are "
       "taken out, or when play of the last board of the round is over; rights may end earlier by their own "
       "laws."),
)  # fmt: skip
define(
    "premium", N_("Premium points"), "77", N_("premium, bonus"),
    N_("Points other than trick points."),
)  # fmt: skip
define(
    "presumed", N_("Presumed declarer"), "54", N_("presumed declarer"),
    N_("Who becomes declarer if nothing irregular happens."),
)  # fmt: skip
define(
    "psychic", N_("Psychic call"), "40A3 40C1", N_("psychic, psyche, bluff"),
    N_("A deliberate and gross misstatement of honour strength or of the length of a suit."),
)  # fmt: skip
define(
    "rectification", N_("Rectification"), "10 82", N_("rectification, remedy"),
    N_("What is done to put matters right when an irregularity has come to the arbiter's notice."),
)  # fmt: skip
define(
    "redouble", N_("Redouble"), "19B 77", N_("redouble"),
    N_("A call over an opponent's double that raises further what the contract scores."),
)  # fmt: skip
define(
    "retracted", N_("Retracted"), "Def-withdrawn", N_("retracted"),
    N_("See withdrawn."),
)  # fmt: skip
define(
    "rotation", N_("Rotation"), "17C 44", N_("rotation, clockwise"),
    N_("The clockwise order of the turns to call and to play; cards are best dealt in it, too."),
)  # fmt: skip
define(
    "round", N_("Round"), "8B", N_("round"),
    N_("A part of a session that is played without the players moving."),
)  # fmt: skip
define(
    "session", N_("Session"), "8C", N_("session"),
    N_("A long stretch of play in which a number of boards set by the organiser is to be played."),
)  # fmt: skip
define(
    "side", N_("Side"), "4", N_("side, partnership, line"),
    N_("Two partners who play against the other two at the table."),
)  # fmt: skip
define(
    "slam", N_("Slam"), "77", N_("slam, small slam, grand slam"),
    N_("A contract for twelve tricks (small) or thirteen (grand)."),
)  # fmt: skip
define(
    "suit", N_("Suit"), "1A", N_("suit"),
    N_("One of the four groups of thirteen cards: spades, hearts, diamonds, clubs."),
)  # fmt: skip
define(
    "team", N_("Team"), "86", N_("team"),
    N_("Two or more pairs that play in different directions at different tables for one score."),
)  # fmt: skip
define(
    "trick", N_("Trick"), "44", N_("trick"),
    N_("The unit in which the result of a contract is counted: unless something went wrong four cards, one "
       "from each player in rotation, beginning with the lead."),
)  # fmt: skip
define(
    "trickpoints", N_("Trick points"), "77", N_("trick points"),
    N_("Points of declarer's side for tricks of the contract."),
)  # fmt: skip
define(
    "trump", N_("Trump"), "44F", N_("trump"),
    N_("Any card of the suit named in a suit contract."),
)  # fmt: skip
define(
    "turn", N_("Turn"), "17C 44", N_("turn"),
    N_("The right moment for a player to call or to play."),
)  # fmt: skip
define(
    "undertrick", N_("Undertrick"), "77", N_("undertrick, down"),
    N_("A trick by which declarer's side falls short of its contract."),
)  # fmt: skip
define(
    "unintended", N_("Unintended"), "25A 45C4b", N_("unintended, involuntary, slip"),
    N_("Not under control of the will: not what the player meant at the moment of acting."),
)  # fmt: skip
define(
    "unshuffled", N_("Unshuffled pack"), "6D2", N_("unshuffled, sorted, untouched pack"),
    N_("A pack whose former order has not been broken by chance."),
)  # fmt: skip
define(
    "visible", N_("Visible card"), "49", N_("visible, faced"),
    N_("A card held so that an opponent or partner may see its face."),
)  # fmt: skip
define(
    "vulnerability", N_("Vulnerability"), "2 77", N_("vulnerable, vulnerability"),
    N_("What decides the size of premiums and of penalties for undertricks."),
)  # fmt: skip
define(
    "withdrawn", N_("Withdrawn"), "16C 26 47", N_("withdrawn, cancelled, retracted"),
    N_("Said of calls that are cancelled and of cards that are retracted."),
)  # fmt: skip
