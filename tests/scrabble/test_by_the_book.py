# ruff: noqa: E501 - a question and its answer stand on one line
"""Small questions to the rule book, article by article: what library, procedure or table answers.

Written from the book, not from the code. Each row: clause, question, how it is answered, answer.
"""

import pytest

from tapete.books import rulebook
from tapete.scrabble import (
    FULL_SET,
    Board,
    Ending,
    Game,
    Move,
    Position,
    ScrabbleError,
    Square,
    Tile,
    Tiles,
    drawn_for_start,
    lay,
    overtime_points,
    settle,
    starts_in_match,
    starts_on_board,
    tiles_in,
    verify_bag,
)
from tapete.scrabble.table import Table
from tapete.scrabble.table.expect import facts_of

BOOK = rulebook("scrabble-file-2024")
CASAS = "15/15/15/15/15/15/15/3CASAS7/15/15/15/15/15/15/15"
LAID = ("A lays 8D CASAS", "A announces 20")
NOTED = (*LAID, "B notes")
EMPTY = (
    "AAAAAAAAAAAAEEE/EEEEEEEEEOOOOOO/OOOIIIIIISSSSSS/NNNNNRRRRRUUUUU/LLLLTTTTDDDDDGG/CCCCBBMMPP[RR]4/"
    "HHaa[CH]FVQXZÑ4/15/15/15/15/15/15/15/15"
)


def refuses(call):
    try:
        call()
    except ScrabbleError:
        return "refused"
    return "allowed"


def points(move, board="start"):
    return Position.parse(f"{board} /" if board != "start" else "start").lay(Move.parse(move)).points


def on(rows, move):
    """What a move scores on a board of which only some rows are given."""
    lines = [rows.get(number, "15") for number in range(1, 16)]
    return lay(Board.parse("/".join(lines)), Move.parse(move)).points


def faults(move, board=None):
    found = lay(Board.empty() if board is None else Board.parse(board), Move.parse(move)).faults
    return " ".join(fault.clause for fault in found) or "-"


def rule(article, **answers):
    """The citations of the ruling and the names of its effects."""
    found = BOOK.procedure(article)(answers)
    assert found.ruling is not None, found.pending
    assert set(found.answers) == set(answers)
    return " ".join(found.ruling.citations), " ".join(type(e).__name__ for e in found.ruling.effects)


def told(name, *lines, position="start CASAS?E/"):
    """What the table says after these acts."""
    return facts_of(Table.new(position).do(*lines), name)


def ends(ending, scores, racks, overtime=(0, 0)):
    return settle(ending, scores, tuple(map(Tiles.parse, racks)), overtime).scores


def passes(*acts):
    game = Game.at(Position.parse("start"))
    for act in acts:
        game = {
            "P": game.pass_turn,
            "C": lambda game=game: game.exchange_unknown(1),
            "I": lambda game=game: game.withdraw(Move.parse("8H XA")),
            "+": lambda game=game: game.play(
                Move.parse("8H SA" if not game.position.board.tiles else "9H E")
            ),
            "L": game.lose_turn,
        }[act]()
    return None if game.position.ending is None else game.position.ending.clause


QUESTIONS = [
    # 2 to 4
    ("2", "a second play that touches nothing", lambda: faults("1A CASA", CASAS), "2"),
    ("2", "a second play beside the first", lambda: faults("9D ES", CASAS), "-"),
    ("2", "reading order down is top to bottom", lambda: lay(Board.empty(), Move.parse("H8 SA")).words[0].text, "SA"),
    ("3", "how many tiles", lambda: len(FULL_SET), 100),
    ("3", "ninety-nine tiles", lambda: refuses(lambda: verify_bag(Tiles.of(list(FULL_SET)[1:]))), "refused"),
    ("3", "the full set", lambda: refuses(lambda: verify_bag(FULL_SET)), "allowed"),
    ("4.1", "a Swiss round: who starts", starts_on_board, 0),
    ("4.2", "teams, board 2", lambda: starts_on_board(2), 1),
    ("4.2", "teams, board 3", lambda: starts_on_board(3), 0),
    ("4.3", "a match whose first game B started: game 2", lambda: starts_in_match(1, 2), 0),
    ("4.3", "game 3 of it", lambda: starts_in_match(1, 3), 1),
    ("4.3", "C against D", lambda: drawn_for_start(Tile("C"), Tile("D")), 0),
    ("4.3", "A against a blank", lambda: drawn_for_start(Tile.parse("A"), Tile.parse("?")), 1),
    ("4.3", "N against Ñ", lambda: drawn_for_start(Tile("Ñ"), Tile("N")), 1),
    ("4.3", "C against CH", lambda: drawn_for_start(Tile("CH"), Tile("C")), 1),
    ("4.3", "a blank is one, whatever it stood for", lambda: drawn_for_start(Tile.parse("a"), Tile("A")), 0),
    ("4.3", "a letter that the set does not have", lambda: refuses(lambda: drawn_for_start(Tile("W"), Tile("A"))), "refused"),
    ("4.3", "two of a kind", lambda: drawn_for_start(Tile("E"), Tile("E")), None),
    ("4.4.2", "seats in dispute", lambda: rule("4.4", what_is_disputed="seats"), ("4.4.2 4.4.1", "NonStarterChooses")),
    ("4.4.3", "bad light", lambda: rule("4.4", what_is_disputed="table", table_must_move=True)[1], "TableMoves"),
    # 5
    ("5.3", "a pass on the sheet", lambda: Game.at(Position.parse("start")).pass_turn().turns[0].mark, "P"),
    ("5.3", "four tiles changed", lambda: Game.at(Position.parse("start")).exchange_unknown(4).turns[0].mark, "C-4"),
    ("5.3", "an invalid play", lambda: Table.new("start").do(
        "A lays 8H XA", "A announces 18", "B challenges", "no play_valid").marks[0], ("I",)),
    ("5.4", "a book on the table, no points taken", lambda: rule("5", what_was_found="notes", points_off=False)[1], "Warned"),
    ("5.4", "paper after the start", lambda: rule("5", what_was_found="paper")[1], "NoRectification"),
    ("5.5", "a telephone rings", lambda: rule("5", what_was_found="ringing", points_off=True)[0], "5.5 47"),
    # 6 to 11
    ("6", "a first play of one tile", lambda: faults("8H A"), "6"),
    ("6", "a first play off the star", lambda: faults("7H SA"), "20"),
    ("6", "a first play down over the star", lambda: faults("H7 SA"), "-"),
    ("7", "a draw from an empty bag", lambda: refuses(lambda: Tiles().draw(1)), "refused"),
    ("8", "a gap", lambda: refuses(lambda: lay(Board.empty(), Move.parse("8G C.A"))), "refused"),
    ("8", "words beside count too", lambda: len(lay(Board.parse(CASAS), Move.parse("9F ESO")).words), 4),
    ("9.1", "an S behind", lambda: lay(Board.parse(CASAS), Move.parse("8I E")).words[0].text, "CASASE"),
    ("9.1", "letters in front and behind", lambda: faults("8B RE(CASAS)E", CASAS), "-"),
    ("9.2", "across", lambda: lay(Board.parse(CASAS), Move.parse("E6 MI(A)")).words[0].text, "MIA"),
    ("9.3", "alongside", lambda: [w.text for w in lay(Board.parse(CASAS), Move.parse("9D ES")).words], ["ES", "CE", "AS"]),
    ("10", "a blank for K", lambda: refuses(lambda: Move.parse("8H kA")), "refused"),
    ("10", "a blank for CH", lambda: lay(Board.empty(), Move.parse("8H [ch]A")).points, 2),
    ("10.1", "a blank on a word premium: the word still doubles", lambda: points("8H sA"), 2),
    ("10.1", "two blanks and nothing else", lambda: points("8H sa"), 0),
    ("10.2", "seven tiles with two blanks", lambda: lay(Board.empty(), Move.parse("8C sOLETaR")).bonus, 50),
    ("10.3", "the sheets differ", lambda: rule("10.3", sheets_say="differ"), ("10.3", "BlankMeans")),
    ("10.3", "only the opponent wrote", lambda: rule("10.3", sheets_say="other", warns_for_it=False), ("10.3", "BlankMeans")),
    ("10.3", "nobody wrote", lambda: rule("10.3", sheets_say="neither", warns_for_it=False), ("10.3", "BlankMeans")),
    ("11", "C and H apart", lambda: faults("8G C[H]A"), "11"),
    ("11", "L and L apart in a crossing word", lambda: faults("H9 L", "15/15/15/15/15/15/15/6ALA6/15/15/15/15/15/15/15"), "11"),
    ("11", "CHORRO is how many tiles", lambda: len(tiles_in("CHORRO")), 4),
    ("11", "the tile RR in a word", lambda: faults("8G CO[RR]E"), "-"),
    # 12 to 19
    ("12", "Z", lambda: Tile("Z").points, 10),
    ("12", "Ñ", lambda: Tile("Ñ").points, 8),
    ("12", "CH and Q", lambda: (Tile("CH").points, Tile("Q").points), (5, 5)),
    ("13", "a double letter", lambda: on({8: "7S7"}, "H8 (S)ES") , 3),
    ("13", "a triple letter: F6", lambda: on({7: "5S9"}, "6F P"), 10),
    ("14", "letters first, then the word: 8D CASAS", lambda: points("8D CASAS"), 20),
    ("14", "a triple word: 1A", lambda: on({2: "S14"}, "1A E"), 6),
    ("15", "two double word squares", lambda: on({5: "5AAAAA5"}, "5E S(AAAAA)S"), 28),
    ("15", "two triple word squares", lambda: on({1: "1AAAAAA8"}, "1A S(AAAAAA)S"), 72),
    ("15", "three triple word squares", lambda: on({1: "1AAAAAA1AAAAAA1"}, "1A S(AAAAAA)S(AAAAAA)S"), 405),
    ("16", "the star doubles the first word", lambda: points("8H SA"), 4),
    ("17", "the star again", lambda: points("8I E", CASAS), 8),
    ("17", "a premium under a tile of the board", lambda: points("D8 (C)O", CASAS), 4),
    ("18", "a common letter counts in both words", lambda: on({8: "7A7"}, "9H SI"), 2 + 1 + 2),
    ("18", "with its premium in both", lambda: on({8: "6A8"}, "9G CA"), 6 + 1 + 7),
    ("19", "seven tiles", lambda: lay(Board.empty(), Move.parse("8C SOLETAR")).bonus, 50),
    ("19", "six tiles", lambda: lay(Board.empty(), Move.parse("8D OLETAR")).bonus, 0),
    ("19", "the fifty are not doubled", lambda: points("8C SOLETAR"), 66),
    # 20 to 24
    ("20.1", "refused", lambda: told("ruling", "A lays 7D CASAS", "A announces 8", "B refuses"), "20.1 24"),
    ("20.1", "refused is like a pass", lambda: told("passes", "A lays 7D CASAS", "A announces 8", "B refuses"), "1"),
    ("20.2", "accepted: not doubled", lambda: told("scores", "A lays 7D CASAS", "A announces 8", "B accepts", "B notes"), "8 0"),
    ("20.2", "the star stays open", lambda: on({7: "6SA7"}, "8G CA"), 2 * 4 + 4 + 2 * 2),
    ("20", "noted without a word", lambda: told("ruling", "A lays 7D CASAS", "A announces 8", "B notes"), "37 20.2"),
    ("21.2", "the third tile elsewhere", lambda: told("articles", "A lays 8H CA", "A lays 9J S"), "21"),
    ("21.2", "two tiles in no line", lambda: told("articles", "A lays 8H C", "A lays 9I A"), "21"),
    ("21.3", "all at once in a line", lambda: told("articles", "A lays 8D CASAS"), "-"),
    ("21", "and ruled", lambda: rule("21", keeps_to_its_line=False, opponent_noted=False), ("21.2 24", "PlayComesOff CountsAsPass")),
    ("22.1", "shifted before counting", lambda: told("ruling", "A lays 8D CASAS", "A moves 8F CASAS", "arbiter"), "22.1"),
    ("22.2", "letters changed", lambda: told("ruling", "A lays 8D CASAS", "A moves 8D SACAS", "arbiter"), "22.2"),
    ("22.3", "one tile along its column", lambda: told("ruling", "A lays 9E E", "A moves 7E E", "arbiter",
     position=f"{CASAS} E______/"), "22.3"),
    ("22.3", "one tile askew", lambda: told("ruling", "A lays 9E E", "A moves 7D E", "arbiter",
     position=f"{CASAS} E______/"), "22 24"),
    ("22", "turned into the column", lambda: told("ruling", "A lays 8D CASAS", "A moves H5 CASAS", "arbiter"), "22 24"),
    ("22", "shifted after counting began", lambda: told("marks", "A lays 8D CASAS") is None and
     Table.new("start CASAS?E/").do("A lays 8D CASAS", "A counts", "A moves 8E CASAS", "arbiter").marks[0], ("I",)),
    ("22", "the blank changed after counting", lambda: rule("22", opponent_noted=False, moved="blank", counting_begun=True)[0], "22 24"),
    ("22", "a tile added while counting", lambda: told("articles", "A lays 8D CASA", "A counts", "A lays 8H S"), "22"),
    ("23", "a tile taken back and not played", lambda: told("ruling", "A lays 8D CASAS", "A takes 8D", "A counts", "arbiter"), "23 24"),
    ("23", "laid again", lambda: told("ruling", "A lays 8D CASAS", "A takes 8D", "A lays 8D C", "A counts", "arbiter"), "23"),
    ("23", "all tiles taken back, then a pass", lambda: told("articles", "A lays 8D CASAS", "A takes 8D 8E 8F 8G 8H", "A passes"), "23"),
    ("23", "all tiles taken back, then an exchange", lambda: told("articles", "A lays 8D CA", "A takes 8D 8E", "A exchanges 2"), "23"),
    ("24", "the turn is lost and the tiles are back", lambda: told("passes", "A lays 8H CA", "A lays 9J S", "arbiter"), "1"),
    # 25 to 29
    ("25", "none at all", lambda: refuses(lambda: Position.parse("start").exchange_unknown(0)), "refused"),
    ("25", "eight", lambda: refuses(lambda: Position.parse("start").exchange_unknown(8)), "refused"),
    ("25", "seven of 86 in the bag", lambda: refuses(lambda: Position.parse("start").exchange_unknown(7)), "allowed"),
    ("25", "given up", lambda: rule("25", about_exchange="gives-up"), ("25", "ExchangeContinues")),
    ("25", "another number before drawing", lambda: told("aside", "A exchanges 2", "A exchanges 5"), "5"),
    ("25", "another number after drawing", lambda: refuses(lambda: Table.new().do("A exchanges 2", "A draws 2", "A exchanges 3")), "refused"),
    ("25", "passes after the word exchange", lambda: told("articles", "A exchanges", "A passes"), "25"),
    ("25", "plays in the same turn after it", lambda: refuses(lambda: Table.new().do("A exchanges 2", "A draws 2", "A lays 8H SA")), "refused"),
    ("25", "two tiles, one in the bag", lambda: told("articles", "A exchanges JY",
     position=EMPTY.replace("Z", "") .replace("Ñ4", "Ñ5") + " YJ/[LL] 0/0"), "25"),
    ("25", "an empty bag", lambda: told("articles", "A exchanges Y", position=f"{EMPTY} Y/J[LL]"), "25"),
    ("26", "a pass scores", lambda: told("scores", "A passes"), "0 0"),
    ("26", "whose turn then", lambda: told("turn", "A passes", "A presses"), "B"),
    ("27", "from outside, in the other's turn", lambda: told("articles", "B bag"), "-"),
    ("27", "inside, with consent, in his turn", lambda: rule("27", counts_inside=True, in_his_turn=True, opponent_consents=True)[1], "NoRectification"),
    ("27", "inside, without consent", lambda: rule("27", counts_inside=True, in_his_turn=True, opponent_consents=False)[1], "Warned"),
    ("27", "how many are left", lambda: Position.parse("start").bag_size, 86),
    ("28.1.1", "unseen", lambda: told("owes", *NOTED, "A draws 6 unseen", "arbiter"), "B returns 1 sees 0"),
    ("28.1.2", "X = 1", lambda: told("owes", *NOTED, "A draws 6 seen", "arbiter"), "B returns 1 sees 3"),
    ("28.1.2", "X = 3", lambda: told("owes", *NOTED, "A draws 8 seen", "arbiter"), "B returns 3 sees 5"),
    ("28.1", "before the next turn of the player", lambda: told("ruling", *NOTED, "A draws 6 seen", "A presses", "B passes", "arbiter"), "28.1.2"),
    ("28.2", "at his own turn", lambda: told("ruling", *NOTED, "A draws 6 seen", "A presses", "B passes", "B presses", "arbiter", "no on_purpose"), "28.2"),
    ("28.2", "the lost turn is no pass", lambda: told("passes", *NOTED, "A draws 6 seen", "A presses", "B passes", "B presses", "arbiter", "no on_purpose"), "1"),
    ("28.2", "on purpose for the second time", lambda: rule("28", before_his_turn=False, play_completed_since=False, surplus=1,
     on_purpose=True, too_often=True)[1], "LoseNextTurn TilesBack Expelled"),
    ("28.2", "on purpose for the first time", lambda: rule("28", before_his_turn=False, play_completed_since=False, surplus=1,
     on_purpose=True, too_often=False)[1], "LoseNextTurn TilesBack"),
    ("28", "seven after the draw", lambda: told("articles", *NOTED, "A draws 5"), "-"),
    ("29", "filled up in the opponent's turn", lambda: told("ruling", *NOTED, "A draws 3", "A presses", "A draws 2"), "29"),
    ("29", "filled up while still on turn", lambda: told("articles", *NOTED, "A draws 3", "A draws 2"), "-"),
    ("29", "too late", lambda: rule("29", before_his_turn=False)[1], "NoRectification"),
    # 30 to 36
    ("30", "time over while B owes a turn", lambda: told("ending", *NOTED, "A draws 5", "A presses", "ends 44.4"), "-"),
    ("30", "and B has played it", lambda: told("ending", *NOTED, "A draws 5", "A presses", "ends 44.4", "B passes"), "44.4"),
    ("30", "time over at A's turn", lambda: told("ending", "ends 44.4"), "44.4"),
    ("32", "drawn before the note", lambda: told("articles", *LAID, "A draws 5"), "32"),
    ("32", "five seconds to check", lambda: rule("33", why_stop="count"), ("33.3 32", "ClockStopped")),
    ("32", "complete play", lambda: told("stage", *NOTED), "noted"),
    ("32", "complete turn", lambda: told("stage", *NOTED, "A draws 5"), "drawn"),
    ("33", "the turn passes and the clock with it", lambda: told("clock", "start", *NOTED, "A draws 5", "A presses"), "B"),
    ("33", "reminding", lambda: rule("33", why_stop="forgotten")[1], "NoRectification"),
    ("33.2", "a word is looked up", lambda: told("pause", "start", *LAID, "B challenges"), "word"),
    ("33.3", "counts differ", lambda: told("pause", "start", *LAID, "B disputes 22"), "count"),
    ("33.4", "tiles go back", lambda: told("pause", "start", *NOTED, "A draws 6 seen", "arbiter"), "tiles"),
    ("33.5", "the arbiter is called", lambda: told("pause", "start", "A asks CASA", "B arbiter"), "arbiter"),
    ("33", "tea", lambda: rule("33", why_stop="other")[1], "ClockRunning"),
    *(("34.1", f"{seconds} seconds over", lambda seconds=seconds: overtime_points(seconds), worth)
      for seconds, worth in ((0, 0), (1, 10), (59, 10), (60, 10), (61, 20), (119, 20), (121, 30), (480, 80))),
    ("34.1", "the opponent gets nothing", lambda: ends(Ending.PASSES, (100, 100), ("A", "A"), (30, 0)), (89, 99)),
    ("34.2", "exactly eight minutes", lambda: ends(Ending.PASSES, (200, 100), ("A", "A"), (480, 0)), (119, 99)),
    ("34.2", "one second more, still ahead", lambda: ends(Ending.OUT, (200, 100), ("", "Z"), (481, 0)), (99, 100)),
    ("34.2", "still level", lambda: ends(Ending.PASSES, (180, 100), ("A", "Z"), (481, 0)), (99, 100)),
    ("34.2", "already below", lambda: ends(Ending.PASSES, (179, 100), ("A", "Z"), (481, 0)), (99, 100)),
    ("34.2", "far below", lambda: ends(Ending.PASSES, (100, 100), ("A", "Z"), (900, 0)), (20, 100)),
    ("34.2", "at the table", lambda: told("ending", "start", "at 38:01"), "34.2"),
    ("34.2", "at the table, exactly eight", lambda: told("ending", "start", "at 38:00"), "-"),
    ("35.1", "within the two minutes", lambda: Table.new().do("absent A", "at 1:50").clock.used, (0, 0)),
    ("35.1", "after them", lambda: Table.new().do("absent B", "at 3:00").clock.used, (0, 60)),
    ("35.1", "late again without reason", lambda: rule("35", both_absent=False, comes_in_time=True, delay_justified=False,
     late_before=True, excludes_him=True)[1], "ClockRunning Expelled"),
    ("35.1", "and the arbiter lets it be", lambda: rule("35", both_absent=False, comes_in_time=True, delay_justified=False,
     late_before=True, excludes_him=False)[1], "ClockRunning Warned"),
    ("35.2", "both", lambda: Table.new().do("absent A B", "at 3:00").clock.used, (180, 180)),
    ("35.2", "the first arrives", lambda: Table.new().do("absent A B", "at 3:00", "A arrives", "at 5:00").clock.used, (180, 300)),
    ("35.3", "the time runs out", lambda: told("winner", "absent A", "at 32:00"), "B"),
    ("35.3", "nobody comes", lambda: told("verdicts", "absent A B", "at 30:00"), "A:game-lost:35.3 B:game-lost:35.3"),
    ("36", "told, play complete", lambda: told("clock", "start", *NOTED, "A leaves told"), "A"),
    ("36", "drawing while away", lambda: refuses(lambda: Table.new("start CASAS?E/").do(*NOTED, "A leaves told", "A draws 5")), "refused"),
    ("36", "back again", lambda: told("articles", *NOTED, "A leaves told", "A arrives", "A draws 5", "A presses"), "-"),
    # 37 to 43
    ("37", "noting accepts", lambda: told("ruling", *NOTED, "B challenges"), "37 38"),
    ("37", "the player's own note does not", lambda: told("asks", *LAID, "A notes", "B challenges"), "play_valid"),
    ("37", "noting one's opponent's irregular line", lambda: rule("21", keeps_to_its_line=False, opponent_noted=True), ("37", "PlayStands")),
    ("38", "before the count is finished", lambda: told("ruling", "A lays 8D CASAS", "A counts", "B challenges"), "38"),
    ("38", "invalid: the tiles", lambda: told("board", *LAID, "B challenges", "no play_valid"), "-"),
    ("38", "invalid: the score", lambda: told("scores", *LAID, "B challenges", "no play_valid"), "0 0"),
    ("38", "valid: nothing is lost", lambda: told("scores", *LAID, "B challenges", "yes play_valid", "B notes"), "20 0"),
    ("38", "a word built on a wrong one", lambda: on({8: "3CXSAS7"}, "8I E"), 3 + 8 + 1 + 1 + 1 + 1),
    ("39", "two words at once", lambda: told("asks", "A lays 9D ES", "A announces 11", "B challenges ES CE",
     position=f"{CASAS} ES_____/"), "play_valid"),
    ("39", "another word later", lambda: told("ruling", *LAID, "B challenges CASAS", "yes play_valid", "B challenges"), "39"),
    ("40", "a wrong count, noted", lambda: told("scores", "A lays 8D CASAS", "A announces 30", "B notes", "arbiter"), "20 0"),
    ("40", "a wrong total", lambda: told("articles", "A lays 8D CASAS", "A announces 20 total 21"), "40"),
    ("40", "the sheets differ", lambda: told("articles", *LAID, "B notes 19"), "40"),
    ("40", "before both signed", lambda: rule("40", both_signed=False), ("40", "ScoreCorrected")),
    ("41.3", "drawing while the word is looked up", lambda: told("ruling", *LAID, "B challenges", "A draws 5", "arbiter"), "41.3 32"),
    ("41.5", "an onlooker", lambda: told("ruling", *LAID, "other challenges"), "41.5"),
    ("41.5", "the player himself", lambda: told("ruling", *LAID, "A challenges"), "41.5"),
    ("42", "a question about the rules", lambda: rule("42", what_was_asked="rules")[1], "NoRectification"),
    ("42", "asked and answered", lambda: rule("42", what_was_asked="word", asked_before=False, got_an_answer=True)[1], "WordBarred"),
    ("42", "asked and not answered", lambda: rule("42", what_was_asked="word", asked_before=False, got_an_answer=False)[1], "NoRectification"),
    ("42", "again", lambda: rule("42", what_was_asked="word", asked_before=True)[1], "Disqualified"),
    ("43", "one asks alone", lambda: rule("43", both_ask=False)[1], "NoRectification"),
    ("43", "both ask", lambda: rule("43", both_ask=True)[1], "Reopened ScoreCorrected"),
    ("43", "corrected after two signatures", lambda: refuses(lambda: Table.new("start CASAS?E/").do(
        *NOTED, "ends 44.5", "B passes", "A signs", "B signs", "correct A 1 19")), "refused"),
    ("43", "corrected after one", lambda: told("scores", *NOTED, "ends 44.5", "B passes", "A signs", "correct A 1 19"), "19 0"),
    # 44
    ("44.1", "out", lambda: ends(Ending.OUT, (300, 310), ("", "AZ")), (311, 299)),
    ("44.1", "the second player out", lambda: ends(Ending.OUT, (300, 310), ("QU", "")), (294, 316)),
    ("44.1", "a blank left", lambda: ends(Ending.OUT, (300, 310), ("", "?")), (300, 310)),
    ("44.1", "at the table only after the note", lambda: told("ending", "A lays 8A Y", "A announces 20", position=f"{EMPTY} Y/J[LL]"), "-"),
    ("44.1", "all tiles laid, tiles in the bag", lambda: told("ending", "A lays 8C SOLETAR", "A announces 66", "B notes",
     position="start SOLETAR/"), "-"),
    ("44.2", "four passes", lambda: passes(*"PPPP"), "44.2"),
    ("44.2", "three", lambda: passes(*"PPP"), None),
    ("44.2", "an exchange between", lambda: passes(*"PPCPPP"), None),
    ("44.2", "an exchange is no pass", lambda: passes(*"CCCC"), None),
    ("44.2", "an invalid play is one", lambda: passes(*"PIPI"), "44.2"),
    ("44.2", "four after an exchange", lambda: passes(*"PPCPPPP"), "44.2"),
    ("44.2", "a play between", lambda: passes(*"PP+PPP"), None),
    ("44.2", "both lose their racks", lambda: ends(Ending.PASSES, (10, 5), ("Z", "AA")), (0, 3)),
    ("44.3", "twelve", lambda: passes(*"PCPCPCPCPCPC"), "44.3"),
    ("44.3", "eleven", lambda: passes(*"PCPCPCPCPCP"), None),
    ("44.3", "twelve exchanges", lambda: passes(*"CCCCCCCCCCCC"), "44.3"),
    ("44.3", "with invalid plays", lambda: passes(*"ICPCICPCICPC"), "44.3"),
    ("44.3", "a play among them", lambda: passes(*"PCPCPC+CPCPC"), None),
    ("44.4", "the racks do not count", lambda: ends(Ending.TIME_LIMIT, (10, 5), ("Z", "AA")), (10, 5)),
    ("44.5", "the racks do not count", lambda: ends(Ending.DIRECTOR, (10, 5), ("Z", "AA")), (10, 5)),
    ("44.5", "overtime still does", lambda: ends(Ending.DIRECTOR, (10, 5), ("Z", "AA"), (1, 0)), (0, 5)),
    ("44", "only the arbiter or the time stops a game", lambda: refuses(lambda: Table.new().do("ends 44.2")), "refused"),
    # 45 to 48
    ("45.1", "talking", lambda: rule("46", offence="talk", clearly_shown=True, points_off=False), ("45.1", "Warned")),
    ("45.4", "leaving without a word", lambda: told("verdicts", "A leaves", "arbiter"), "A:disqualified:45.4"),
    ("46.1.5", "the clock left neutral", lambda: rule("46", offence="clock", clearly_shown=True, offended_before=False, points_off=False)[0], "46.1.5 46.2"),
    ("46.2", "again", lambda: rule("46", offence="points", clearly_shown=True, offended_before=True, puts_out=True)[1], "Expelled"),
    ("47", "not clearly shown", lambda: rule("46", offence="lost", clearly_shown=False)[1], "NoRectification"),
    ("47", "24 points", lambda: refuses(lambda: Table.new().do("penalty A 24")), "refused"),
    ("47", "25 points", lambda: told("scores", "penalty A 25"), "-25 0"),
    ("47", "expulsion", lambda: rule("47", clearly_shown=True, how_grave="expulsion")[1], "Expelled"),
    ("48", "a member of a player's country", lambda: rule("48", member_involved=True)[0], "48 47"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("clause", "question", "ask", "answer"), QUESTIONS, ids=[f"{q[0]}-{q[1]}" for q in QUESTIONS]
)
def test_what_the_book_says(clause, question, ask, answer):
    assert ask() == answer, question


def test_the_questions_go_through_the_book():
    assert len(QUESTIONS) >= 150
    articles = {int(clause.partition(".")[0]) for clause, *_ in QUESTIONS}
    # 1, 31 and 49 say what governs the game; nothing follows from them that could be asked here.
    assert articles == set(range(1, 50)) - {1, 31, 49}
    for clause, *_ in QUESTIONS:
        BOOK.under(clause)


def test_a_played_blank_never_changes():
    table = Table.new("start CASA?EO/").do("A lays 8D CASAs", "A announces 18", "B notes", "A blank 8H N")
    assert table.rulings[-1].citations == ("37",)
    assert table.laid[Square.parse("8H")] == Tile("S", is_blank=True)
