"""Law 77 of 2017: the duplicate bridge scoring table."""

from __future__ import annotations

from tapete.bridge.laws2017.book import LAWS_2017
from tapete.bridge.score import score
from tapete.law import Kind
from tapete.text import N_

law77 = LAWS_2017.add_article("77", N_("Scoring table"))

law77.clause(
    "", Kind.MECHANICAL, N_("How a board is scored"),
    N_("If the contract is made, declarer's side scores trick points and premiums; if not, the opponents "
       "score for undertricks."),
    see="78", words=N_("score, contract, result"),
)
law77.clause(
    ".suit.undoubled", Kind.MECHANICAL, N_("Trick points in a suit, undoubled"),
    N_("Each trick bid and made over six: 20 in clubs or diamonds, 30 in hearts or spades."),
    words=N_("trick score, minor, major"),
)
law77.clause(
    ".suit.doubled", Kind.MECHANICAL, N_("Trick points in a suit, doubled"),
    N_("Each trick bid and made over six: 40 in clubs or diamonds, 60 in hearts or spades."),
    words=N_("trick score, minor, major"),
)
law77.clause(
    ".suit.redoubled", Kind.MECHANICAL, N_("Trick points in a suit, redoubled"),
    N_("Each trick bid and made over six: 80 in clubs or diamonds, 120 in hearts or spades."),
    words=N_("trick score, minor, major"),
)
law77.clause(
    ".notrump.first.undoubled", Kind.MECHANICAL, N_("First trick in no trump, undoubled"),
    N_("The first trick bid and made over six: 40."),
    words=N_("trick score, no trump"),
)
law77.clause(
    ".notrump.first.doubled", Kind.MECHANICAL, N_("First trick in no trump, doubled"),
    N_("The first trick bid and made over six: 80."),
    words=N_("trick score, no trump"),
)
law77.clause(
    ".notrump.first.redoubled", Kind.MECHANICAL, N_("First trick in no trump, redoubled"),
    N_("The first trick bid and made over six: 160."),
    words=N_("trick score, no trump"),
)
law77.clause(
    ".notrump.next.undoubled", Kind.MECHANICAL, N_("Further tricks in no trump, undoubled"),
    N_("Each further trick bid and made: 30."),
    words=N_("trick score, no trump"),
)
law77.clause(
    ".notrump.next.doubled", Kind.MECHANICAL, N_("Further tricks in no trump, doubled"),
    N_("Each further trick bid and made: 60."),
    words=N_("trick score, no trump"),
)
law77.clause(
    ".notrump.next.redoubled", Kind.MECHANICAL, N_("Further tricks in no trump, redoubled"),
    N_("Each further trick bid and made: 120."),
    words=N_("trick score, no trump"),
)
law77.clause(
    ".game", Kind.MECHANICAL, N_("What a game is"),
    N_("Trick points of 100 or more on one board are a game."),
    words=N_("game, manche"),
)
law77.clause(
    ".partscore", Kind.MECHANICAL, N_("What a part-score is"),
    N_("Trick points of less than 100 are a part-score."),
    words=N_("partscore, partial"),
)
law77.clause(
    ".slam.small", Kind.MECHANICAL, N_("Small slam"),
    N_("For a small slam, 12 tricks, bid and made: 500, vulnerable 750."),
    words=N_("slam, premium"),
)
law77.clause(
    ".slam.grand", Kind.MECHANICAL, N_("Grand slam"),
    N_("For a grand slam, all 13 tricks, bid and made: 1000, vulnerable 1500."),
    words=N_("slam, premium"),
)
law77.clause(
    ".overtrick.undoubled", Kind.MECHANICAL, N_("Overtricks, undoubled"),
    N_("Each scores its trick value, vulnerable or not."),
    words=N_("overtrick, premium"),
)
law77.clause(
    ".overtrick.doubled", Kind.MECHANICAL, N_("Overtricks, doubled"),
    N_("Each scores 100, vulnerable 200."),
    words=N_("overtrick, premium"),
)
law77.clause(
    ".overtrick.redoubled", Kind.MECHANICAL, N_("Overtricks, redoubled"),
    N_("Each scores 200, vulnerable 400."),
    words=N_("overtrick, premium"),
)
law77.clause(
    ".made.game.vulnerable", Kind.MECHANICAL, N_("Premium for game, vulnerable"),
    N_("Making a game when vulnerable: 500."),
    words=N_("game bonus"),
)
law77.clause(
    ".made.game.nonvulnerable", Kind.MECHANICAL, N_("Premium for game, not vulnerable"),
    N_("Making a game when not vulnerable: 300."),
    words=N_("game bonus"),
)
law77.clause(
    ".made.partscore", Kind.MECHANICAL, N_("Premium for a part-score"),
    N_("Making any part-score: 50."),
    words=N_("partscore bonus"),
)
law77.clause(
    ".made.doubled", Kind.MECHANICAL, N_("Premium for a doubled contract"),
    N_("Making any contract doubled but not redoubled: 50."),
    words=N_("insult"),
)
law77.clause(
    ".made.redoubled", Kind.MECHANICAL, N_("Premium for a redoubled contract"),
    N_("Making any redoubled contract: 100."),
    words=N_("insult"),
)
law77.clause(
    ".undertrick.first.undoubled", Kind.MECHANICAL, N_("First undertrick, undoubled"),
    N_("The opponents score 50, with declarer vulnerable 100."),
    words=N_("down, penalty"),
)
law77.clause(
    ".undertrick.first.doubled", Kind.MECHANICAL, N_("First undertrick, doubled"),
    N_("The opponents score 100, with declarer vulnerable 200."),
    words=N_("down, penalty"),
)
law77.clause(
    ".undertrick.first.redoubled", Kind.MECHANICAL, N_("First undertrick, redoubled"),
    N_("The opponents score 200, with declarer vulnerable 400."),
    words=N_("down, penalty"),
)
law77.clause(
    ".undertrick.next.undoubled", Kind.MECHANICAL, N_("Further undertricks, undoubled"),
    N_("For each further undertrick the opponents score 50, with declarer vulnerable 100."),
    words=N_("down, penalty"),
)
law77.clause(
    ".undertrick.next.doubled", Kind.MECHANICAL, N_("Further undertricks, doubled"),
    N_("For each further undertrick the opponents score 200, with declarer vulnerable 300."),
    words=N_("down, penalty"),
)
law77.clause(
    ".undertrick.next.redoubled", Kind.MECHANICAL, N_("Further undertricks, redoubled"),
    N_("For each further undertrick the opponents score 400, with declarer vulnerable 600."),
    words=N_("down, penalty"),
)
law77.clause(
    ".undertrick.fourth.undoubled", Kind.MECHANICAL, N_("From the fourth undertrick, undoubled"),
    N_("Nothing is added."),
    words=N_("down, penalty"),
)
law77.clause(
    ".undertrick.fourth.doubled", Kind.MECHANICAL, N_("From the fourth undertrick, doubled"),
    N_("Declarer not vulnerable, the opponents score 100 more for the fourth and each further undertrick; "
       "vulnerable, nothing is added."),
    words=N_("down, penalty, 300"),
)
law77.clause(
    ".undertrick.fourth.redoubled", Kind.MECHANICAL, N_("From the fourth undertrick, redoubled"),
    N_("Declarer not vulnerable, the opponents score 200 more for the fourth and each further undertrick; "
       "vulnerable, nothing is added."),
    words=N_("down, penalty, 600"),
)
law77.clause(
    ".passedout", Kind.MECHANICAL, N_("All four pass"),
    N_("Both sides score 0."),
    see="22", words=N_("passed out, four passes"),
)

LAWS_2017.apply(score, " ".join(clause.id for clause in law77.clauses))
