# ruff: noqa: E501 - a case and its answer stand on one line
"""Longer cases at the table, two or three clauses in each, written from the book and asked from outside."""

import json
import sys

import pytest

from tapete.books import rulebook
from tapete.cli import main
from tapete.scrabble.table.script import play

START = "start CASAS?E/AEIORST"
CASAS = "15/15/15/15/15/15/15/3CASAS7/15/15/15/15/15/15/15"
# All tiles but those named lie in the first seven rows; 7G is the first free square behind [LL]Ñ[RR]X and two blanks.
FULL = (
    "AAAAAAAAAAAEEEE/EEEEEEEOOOOOOOO/OIIIIIISSSSSNNN/NNRRRRRUUUUULLL/LTTTTDDDDDGGCCC/CBBMMPPHHFVY[CH]QJ/"
    "[LL]Ñ[RR]Xaa9/15/15/15/15/15/15/15/15"
)
AS_EZ = f"{FULL} AS/EZ 100/100 0"
ONE_LEFT = f"{FULL.replace('TTTT', 'TTT1')} AS/EZ 100/100 0"

LAID = "A lays 8D CASAS | A announces 20"
NOTED = f"{LAID} | B notes | A notes"
EIGHT = f"{NOTED} | A draws 6 seen"
AT_HIS_TURN = f"{EIGHT} | A presses | B passes | B presses"
PASSES = "A passes | A presses | B passes | B presses"
ONE_EACH = " | ".join(f"{p} exchanges 1 | {p} draws 1 | {p} returns | {p} presses" for p in "ABABABABABA")


def case(clause, title, script, *, at=START, time="25:00", before=""):
    head = f"rules scrabble-file-2024\ntime {time}\nposition {at}\n{before}"
    text = head + "\n".join(line.strip() for line in script.split("|"))
    return pytest.param(text, id=f"{clause}-{title}")


TABLES = [
    # 20 to 24
    case("20.2", "accepted, and then its word is challenged",
         "A lays 8A CASAS | A announces 24 | B accepts | B challenges | no play_valid | expect ruling 38 | expect marks A I"),
    case("20.2", "challenged and valid, and then refused for the star",
         "A lays 8A CASAS | A announces 24 | B challenges | yes play_valid | B refuses | expect ruling 20.1 24 | expect marks A I"),
    case("20.2", "the next word doubles over the open star",
         "A lays 8A CASAS | A announces 24 | B accepts | B notes | A notes | A draws 5 | A presses | "
         "B lays 8F E, 8G O, 8H T | B announces 20 | A notes | expect scores 24 20"),
    case("20", "missed by the second player after a pass",
         "A passes | A presses | B lays 8A ROTA | B announces 15 | A refuses | expect marks B I | expect passes 2"),
    case("20", "after a refusal the other one must cover it too",
         "A lays 8A CASAS | A announces 24 | B refuses | A presses | B lays 8A ROTA | B announces 15 | A refuses | expect marks B I"),
    case("20", "nothing to decide while the word can still be shifted",
         "A lays 8A CASAS | refused B refuses | A moves 8D CASAS | A announces 20 | B notes | expect scores 20 0"),
    case("20", "too late to shift it once the count has begun",
         "A lays 8A CASAS | A counts | A moves 8D CASAS | arbiter | expect rulings 22 | expect marks A I"),
    case("20", "a tile put elsewhere in its line uncovers the star",
         "A lays 8E CASA | A takes 8H | A lays 8D A | A announces 9 | arbiter | expect asks missed_star_accepted"),
    case("21", "all taken back and laid down the column",
         "A lays 8D CASAS | A takes 8D 8E 8F 8G 8H | A lays H4 CASAS | A announces 20 | arbiter | expect marks A I"),
    case("22", "letters changed and the word shifted at once",
         "A lays 8D SACSA | A moves 8E CASAS | arbiter | expect marks A - | A announces 14 | B notes | expect scores 14 0"),
    case("22", "accepted off the star, then moved onto it",
         "A lays 8A CASAS | A announces 24 | B accepts | A moves 8D CASAS | arbiter | expect ruling 22 24 | expect marks A I"),
    case("23", "a tile laid, then an exchange",
         "A lays 8D CASAS | A takes 8D 8E 8F 8G 8H | A exchanges SS | arbiter | expect ruling 23 24 | expect marks A I | expect tiles A 7"),
    # 25 to 29
    case("25", "one too many drawn before the old tiles go back",
         "A exchanges SS | A draws 3 seen | arbiter | expect owes B returns 1 sees 3 | B returns 1 | A returns | A presses | "
         "expect tiles A 7 | expect bag 86 | expect marks A C-2 | expect turn B"),
    case("25", "one too few drawn", "A exchanges SS | A draws 1 | A returns | A presses | A draws 1 | expect ruling 29 | expect tiles A 7 | expect turn B"),
    case("25", "more than the bag, then as many as it holds", "A exchanges AS | expect articles 25 | arbiter | A passes | expect marks A P", at=AS_EZ),
    case("28.2", "tiles lie on the board already",
         f"{AT_HIS_TURN} | A lays 9G S, 10G A | B arbiter | no on_purpose | expect board 8:3CASAS7 | B returns 1 | "
         "expect tiles A 7 | A presses | expect turn B | expect marks A 20 -"),
    case("28.2", "nothing can be done in the lost turn",
         f"{AT_HIS_TURN} | B arbiter | no on_purpose | refused A lays 9G S, 10G A | B returns 1 | refused A passes | "
         "refused A lays 9G S, 10G A | refused A exchanges 1 | A presses | expect turn B"),
    case("28.2", "after an exchange of his",
         "A exchanges SS | A draws 3 seen | A returns | A presses | B passes | B presses | B arbiter | no on_purpose | "
         "expect ruling 28.2 | B returns 1 | expect marks A C-2 - | expect scoreless 2"),
    case("28.2", "drawn in the opponent's turn and kept",
         "B draws 1 seen | A passes | A presses | A arbiter | no on_purpose | expect marks B - | A returns 1 | expect tiles B 7"),
    case("28.1.2", "only a tile that was looked at goes back",
         f"{NOTED} | A draws ROTALZ | B arbiter | yes tiles_seen | refused B sees ZROA | B sees ZRO | refused B returns T | B returns Z | expect rack A AELORT?"),
    case("28.1.1", "he may not look at any", f"{NOTED} | A draws 6 unseen | B arbiter | refused B sees 1 | B returns 1 | A presses | expect turn B"),
    case("28", "a second time in the same turn",
         f"{EIGHT} | B arbiter | B returns 1 | A draws 1 seen | B arbiter | B sees 3 | B returns 1 | expect tiles A 7 | expect bag 81"),
    case("29", "too few, and then too many", f"{NOTED} | A draws 4 | A presses | A draws 2 seen | B arbiter | expect owes B returns 1 sees 3"),
    # 32 to 41
    case("32", "pressed before the note, and challenged on the other's time",
         f"start | at 1:00 {LAID} | A presses | at 2:00 B challenges | at 3:00 no play_valid | expect marks A I | expect turn B | expect used A 1:00 | expect used B 1:00"),
    case("33", "a challenge while the clock stands for a count: it still stands",
         f"start | at 1:00 {LAID} | B pauses count | at 1:30 B challenges | at 2:00 yes play_valid | expect pause count | at 3:00 resume | expect used A 1:00"),
    case("36", "back in his own time", f"start | at 0:10 {NOTED} | A leaves told | at 5:10 A arrives | expect used A 5:10 | A draws 5 | A presses | expect turn B"),
    case("38", "nothing more in a turn whose play came off", f"{LAID} | B challenges | no play_valid | refused A lays 8D CASA | refused A passes | A presses | expect turn B"),
    case("38", "crooked and challenged: one turn is lost, not two",
         "A lays 8D C, 8E A, 9F S | A announces 9 | B challenges | no play_valid | arbiter | expect marks A I | expect passes 1"),
    case("39", "one word named, another one wrong",
         "A lays 9G OE | A announces 8 | B challenges OE | expect ruling 38 41.2 | B challenges SE | expect ruling 39 | B notes | expect score A 8",
         at=f"{CASAS} AEEORST/AEIORST 0/20 0", before="words OE AO\n"),
    case("39", "no word named: all of them",
         "A lays 9G OE | A announces 8 | B challenges | expect ruling 38 | expect marks A I",
         at=f"{CASAS} AEEORST/AEIORST 0/20 0", before="words OE AO\n"),
    case("41.3", "drawn meanwhile, X is five: the opponent looks at seven",
         f"{LAID} | B challenges | A draws 5 seen | no play_valid | arbiter | expect owes B returns 5 sees 7 | B returns 5 | expect tiles A 7 | expect bag 86"),
    case("42", "barred as a word formed beside, turns later",
         "A asks AS | arbiter | yes got_an_answer | A passes | A presses | B lays 8G EAS | B announces 6 | A notes | B notes | B draws 3 | B presses | "
         "A lays 9H A, 9I S | A announces 6 | arbiter | expect ruling 42 24 49 | expect marks A P I"),
    case("42", "the other player's first time", "A asks CASAS | arbiter | yes got_an_answer | A passes | A presses | B asks ROTA | arbiter | "
         "yes got_an_answer | expect verdicts - | expect barred A:CASAS B:ROTA"),
    # 34, 35, 40, 44
    case("34.2", "a penalty for the winner comes first", "start | penalty B 25 | at 9:01 | expect ending 34.2 | expect final 74 75",
         at=f"{START} 200/100 0", time="1:00"),
    case("35.2", "each has lost what passed until he came",
         "absent A B | at 5:00 B arrives | at 8:00 A arrives | start | expect used A 8:00 | expect used B 5:00 | expect clock A"),
    case("35.3", "a second before the end", "absent B | at 26:59 B arrives | start | expect used B 24:59 | expect winner -"),
    case("35.3", "the one who came wins", "absent A B | at 5:00 A arrives | at 25:00 | expect winner A"),
    case("40", "the last play corrected after the end", "A lays 7G AS | A announces 4 | B notes | correct A 1 10 | expect final 121 89", at=AS_EZ),
    case("44.1", "the last play comes off", "A lays 7G AS | A announces 57 | B challenges | no play_valid | expect ending - | expect passes 1 | A presses | expect turn B", at=AS_EZ),
    case("44.1", "he has no tile but the bag has one", "A lays 7G AS | A announces 57 | B notes | A presses | expect ending - | A draws 1 | expect tiles A 1",
         at=ONE_LEFT),
    case("44.2", "the fourth one is a play that came off", f"{PASSES} | A passes | A presses | B lays 8E ROTA | B announces 8 | A challenges | no play_valid | "
         "expect ending 44.2 | expect marks B P I | expect final -8 -7"),
    case("44.2", "a lost turn between is none of the four", f"{AT_HIS_TURN} | B arbiter | no on_purpose | B returns 1 | A presses | "
         "B passes | B presses | A passes | A presses | expect ending - | B passes | expect ending 44.2"),
    case("44.3", "eleven exchanges and a play that comes off", f"{ONE_EACH} | expect scoreless 11 | B lays 8E ROTA | B announces 8 | A challenges | "
         "expect scoreless 11 | no play_valid | expect ending 44.3"),
    case("44.3", "eleven exchanges and a play that stays", f"{ONE_EACH} | B lays 8E ROTA | B announces 8 | A notes | expect scoreless 0"),
    case("44.4", "noted and not drawn: the other one still has a turn", f"{NOTED} | ends 44.4 | expect ending - | expect stopping 44.4 | "
         "A draws 5 | A presses | B lays 7H E | B announces 2 | A notes | expect ending 44.4 | expect final 20 2"),
    case("44.4", "the turn that makes them equal comes off", f"{NOTED} | A draws 5 | A presses | ends 44.4 | B lays 7H E | B announces 2 | "
         "A challenges | no play_valid | expect ending 44.4 | expect final 20 0"),
    case("44.4", "the turn that makes them equal goes out", "A passes | A presses | ends 44.4 | B lays 7G EZ | B announces 65 | A notes | expect ending 44.1", at=AS_EZ),
    case("44.5", "overtime, but no racks", "start | at 1:01 A passes | A presses | B passes | B presses | ends 44.5 | expect final -10 0", time="1:00"),
    # several cases of too many tiles
    case("28", "both have too many, and both rulings are carried out",
         f"{EIGHT} | A presses | B lays 9G OR | B announces 8 | A notes | B draws 3 seen | B presses | B arbiter | no on_purpose | "
         "B returns 1 | A returns 1 | expect tiles A 7 | expect tiles B 7"),
    case("28.1.2", "six drawn for five before the note: X is one",
         f"{LAID} | A draws 6 seen | B arbiter | expect owes B returns 1 sees 3"),
    case("28.1.1", "the same, unseen", f"{LAID} | A draws 6 unseen | B arbiter | expect owes B returns 1 sees 0"),
    case("28", "the eighth tile is an old one, and his play comes off",
         f"{AT_HIS_TURN} | A lays 9G S, 10G A | A announces 3 | B challenges | no play_valid | expect articles 28 | expect asks -"),
]  # fmt: skip


@pytest.mark.parametrize("text", TABLES)
def test_at_the_table(text):
    play(text)


def scored(capsys, *arguments):
    """The JSON of `tapete score scrabble`."""
    was, sys.argv = sys.argv, ["tapete", "--lang", "en", "score", "scrabble", "--json", *arguments]
    try:
        main()
    except SystemExit as ended:
        assert not ended.code, capsys.readouterr().err  # noqa: PT017 - the command line ends so
    finally:
        sys.argv = was
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("arguments", "ending", "final"),
    [
        ((AS_EZ, "7G AS"), "44.1", [168, 89]),
        ((AS_EZ, "7G AS", "--overtime", "8:01/0"), "44.1", [77, 100]),
        ((AS_EZ, "7G AS", "--overtime", "0/8:01"), "44.1", [157, 20]),
        ((f"{CASAS} AEIORST/CASITAS 0/20 11", "9G OE --"), "44.3", [-7, 11]),
        ((f"{CASAS} AEIORST/CASITAS 0/20 3 pas 3;", "9G OE --"), "44.2", [-7, 11]),
        ((f"{CASAS} AEIORST/CASITAS 0/20 0 first 1; stop time-limit;", "9G OE"), "44.4", [20, 8]),
        (("start", "pass", "pass", "pass", "pass"), "44.2", None),
        (("start", *["exchange 1", "pass"] * 6), "44.3", None),
    ],
)
def test_scored(arguments, ending, final, capsys):
    found = scored(capsys, *arguments)
    assert found["ending"]["clause"] == ending
    assert (found["final"] and found["final"]["scores"]) == final


def test_both_absent_cites_its_clause():
    told = {"both_absent": True, "nobody_comes": False, "comes_in_time": True, "delay_justified": True}
    ruling = rulebook("scrabble-file-2024").procedure("35")(told).ruling
    assert ruling is not None
    assert "35.2" in ruling.citations
