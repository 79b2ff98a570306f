"""What cannot be: one sentence with place and reason, an exit code that is not 0, and nothing recorded."""

import pytest
from from_outside import Club, Outside, rows

# A file, ` / ` between its lines | words that the sentence has to have.
FILES = r"""
 | empty
Tool,Colour / 1,2                               | line 1
NS,EW,Score / 1,2,420                           | line 1 Board
Board,NS,EW,Score,NS / 1,1,2,420,3              | line 1 'NS'
<?xml version="1.0"?><USEBIO/>                  | line 1
[Event "x"] / [Board "1"]                       | line 1
{"board": 1}                                    | line 1
pn|a,b,c,d|md|3SAKQ                             | line 1
Board,NS,EW,Score / 1,1,2,420,5,6               | line 2 cells
Board,NS,EW,Score / 1,1,2,"420                  | line 2
Board,NS,EW,Score / x,1,2,420                   | line 2 'x' Board
Board,NS,EW,Score / -1,1,2,420                  | line 2 '-1' Board
Board,NS,EW,Score / 1,a,2,420                   | line 2 'a' NS
Board,NS,EW,Score / 1,-1,2,420                  | line 2 '-1' NS
Board,NS,EW,Score / 1,1 2,3,420                 | line 2 NS
Board,NS,EW,Score / 1,,2,420                    | line 2 NS
Board,NS,EW,Score / 1,1,2,abc                   | line 2 'abc'
Board,NS,EW,Score / 1,1,2,4.5                   | line 2 '4.5'
Board,NS,EW,Score / 1,1,2,425                   | line 2 425
Board,NS,EW,Score / 1,1,2,99990                 | line 2 99990
Board,NS,EW,Score / 1,1,1,420                   | line 2 contestant 1
Board,N,E,S,W,Score / 1,1,2,1,3,420             | line 2 contestant 1
Board,N,E,S,Score / 1,1,2,3,420                 | line 1 W
Board,NS,EW,Score / 1,1,2,420 / 1,1,3,450       | line 3 contestant 1 line 2
Board,NS,EW,Score / 1,1,2,420 / 1,3,2,450       | line 3 contestant 2 line 2
Board,NS,EW,Score / 1,1,2,420 / 1,2,3,450       | line 3 contestant 2 line 2
Board,Table,NS,EW,Result / 1,1,1,2,4S N = / 1,1,3,4,4S N = | line 3 table 1 board 1
Board,Table,NS,EW,Result / 1,1,1,2,4S N = / 1,2,3,4,4S N +4 | line 3 14 tricks
Board,NS,EW,Result / 1,1,2,4S N +4              | line 2 14 tricks
Board,NS,EW,Result / 1,1,2,7NT N +1             | line 2 14 tricks
Board,NS,EW,Result / 1,1,2,4S N -11             | line 2 13
Board,NS,EW,Result / 1,1,2,8S N =               | line 2 8S
Board,NS,EW,Result / 1,1,2,0S N =               | line 2
Board,NS,EW,Result / 1,1,2,4S =                 | line 2 declarer
Board,NS,EW,Result / 1,1,2,4S N                 | line 2 tricks
Board,NS,EW,Result / 1,1,2,4SXXX N =            | line 2 4SXXX
Board,NS,EW,Result / 1,1,2,4S Q =               | line 2
Board,NS,EW,Result / 1,1,2,A7030                | line 2 A7030
Board,NS,EW,Contract,Declarer,Tricks / 1,1,2,4S,N,14 | line 2 14
Board,NS,EW,Contract,Declarer,Tricks / 1,1,2,4S,N,x  | line 2 'x'
Board,NS,EW,Contract,Declarer,Tricks / 1,1,2,4S,N,   | line 2 tricks
Board,NS,EW,Contract,Declarer,Tricks / 1,1,2,4S,,10  | line 2 Declarer
Board,NS,EW,Contract,Declarer,Tricks / 1,1,2,4S,Q,10 | line 2 'Q'
Board,NS,EW,Score,Vulnerability / 1,1,2,420,most     | line 2 'most'
Session,Board,NS,EW,Score / x,1,1,2,420              | line 2 Session
Round,Board,NS,EW,Score / x,1,1,2,420                | line 2 Round
Board,NS,EW,Score,NS given / 1,1,2,420,best          | line 2 'best'
Board,NS,EW,Score,NS given / 1,1,2,420,170@50%       | line 2 50
Board,NS,EW,Score,NS given / 1,1,2,420,170@0%        | line 2
Board,NS,EW,Score,NS given / 1,1,2,420,complement    | line 2 complement
Board,NS,EW,Score / 0,1,2,420 | line 2
Board,NS,EW,Score / 1,0,2,420 | line 2
Board,N,E,S,W,Score / 1,1,2,3,3,420 | line 2 contestant 3
Board,NS,EW,Contract,Declarer,Tricks / 1,1,2,4S,N,-1 | line 2
Board,NS,EW,Contract,Declarer,Tricks / 1,1,2,,N,10 | line 2
Board,NS,EW,Contract,Declarer,Tricks / 1,1,2,Pass,N,10 | line 2
Board,NS,EW,Score,Result / 1,1,2,420,4S N -1 | line 2
Board,NS,EW,Score,NS given / 1,1,2,,at-most 170 | line 2
Board,NS,EW,Score,NS given / 1,1,2,,620 without-error 300 | line 2
Board,NS,EW,Score,NS given / 1,1,2,420,150% | line 2
Board,NS,EW,Score,NS given / 1,1,2,420,-5% | line 2
"""


def has(told, words):
    return all(word in told for word in words.split())


@pytest.mark.parametrize("row", rows(FILES.replace("\n | empty", "\n, | line 1")))
def test_files(tmp_path, capsys, row):
    text, _, words = row.rpartition("|")
    ask = Outside(tmp_path, capsys)
    told = ask.refused("event", "score", ask.file(text.strip()))
    assert has(told, words), told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize(
    "data", [b"", b"\n\n", b"\x00\x01\x02\xff", b"PK\x03\x04\x14\x00\x06\x00", b"\x89PNG\r\n"]
)
def test_no_text_at_all(tmp_path, capsys, data):
    path = tmp_path / "results.csv"
    path.write_bytes(data)
    assert "results.csv" in Outside(tmp_path, capsys).refused("event", "score", str(path))


def test_no_file(tmp_path, capsys):
    assert "nothing.csv" in Outside(tmp_path, capsys).refused("event", "score", str(tmp_path / "nothing.csv"))


POLICIES = """
method=chess | chess
units=3 | '3'
laws=bridge-2007 | bridge-2007
datum=mode | 'mode'
divisor=two | 'two'
total=best | 'best'
own=all | 'all'
rounding=down | 'down'
factoring=guess | 'guess'
small_groups=some | 'some'
victory=no-such | no-such
plus=x | 'x'
further=1 | three
dropped=-1 | 0
expected=-1 | 0
correction_minutes=-5 | 0
no_such=1 | no_such
units | name=value
patton=-4 | patton
digits=99 | digits
"""


@pytest.mark.parametrize("row", rows(POLICIES))
def test_policies(tmp_path, capsys, row):
    policy, words = (part.strip() for part in row.split("|"))
    ask = Outside(tmp_path, capsys)
    path = ask.file("Board,NS,EW,Score / 1,1,3,420 / 1,2,4,450")
    assert has(ask.refused("event", "score", path, "--set", policy), words)


def test_a_file_of_1997_has_no_12c1e(tmp_path, capsys):
    ask = Outside(tmp_path, capsys)
    path = ask.file("Board,NS,EW,Score,NS given / 1,1,3,620,620 without-error 300 / 1,2,4,170,")
    assert "1997" in ask.refused("event", "score", path, "--set", "laws=bridge-1997")


def test_nobody_loses_a_score_unsaid(tmp_path, capsys):
    ask = Outside(tmp_path, capsys)
    found = ask.score("Board,NS,EW,Score,NS given / 1,1,3,620, / 1,2,4,,170")
    assert found["boards"][0]["lines"][1]["ew_score"] is not None


# A command on an event of three tables with one result, 4S N = of board 1 at table 1 | words of the sentence.
COMMANDS = """
result e 1 1 4S N =                    | table 1 board 1 already
result e 9 1 4S N =                    | table '9'
result e 1 99 4S N =                   | table 1 board 99
result e 2 2 4S N +4                   | table 2 board 2 14 tricks
result e 2 2 8S N =                    | table 2 board 2 8S
result e 2 2 3NT N                     | table 2 board 2 tricks
result e 2 2 4S Q =                    | table 2 board 2
result e 2 2                           | RESULT
result e 2 x 4S N =                    | BOARD 'x'
result e 2 2 4S N = --session 2        | session 2
result e 2 2 4S N = --round 3          | round 3
result e 2 2 4S N = --sat NS=2 --sat EW=2 | 2
result e 2 2 4S N = --sat NS=99        | 99
result e 2 2 4S N = --lead ZZ          | ZZ
result none 2 2 4S N =                 | 'none'
correct e 1 1 4S N +1                  | why
correct e 2 2 4S N +1 --why x          | table 2 board 2
correct e 1 1 4S N +4 --why x          | 14 tricks
remove e 2 2 --why x                   | table 2 board 2
remove e 1 1                           | why
rule e 1 1                             | --ns
rule e 1 1 --ns best                   | 'best'
rule e 1 1 --ns '170@60%, 140@30%'     | 90
rule e 1 1 --ns 'plus-or 420'          | teams
rule e 1 1 --ns 620 --ew complement    | teams
rule e 1 9 --ns plus                   | table 1 board 9
rule e 9 1 --ns plus                   | '9'
lift e 1                               | ruling 1
appeal e 1 --why x --by y              | ruling 1
appeal e 1 --decided x                 | 1
penalty e 9 3                          | contestant 9
penalty e 1 0                          | above 0
penalty e 1 -3                         | above 0
penalty e 1 x                          | 'x'
penalty e 1 --take-back                | penalty 1
status e 9 withdrawn                   | contestant 9
status e 1 gone                        | gone
substitute e 1 Nobody New              | Nobody
substitute e 9 A B                     | contestant 9
change e 9 A B                         | contestant 9
enter e A B --number 1                 | number 1
enter e A                              | players
enter e A B C D E                      | players
publish e --session 4                  | session 4
session e 1                            | session 1
session e 2 --stage 7                  | stage 7
stage e x                              | 'x'
rules e --set units=7                  | '7'
rules e --set nothing=7                | nothing
explain e 1 9                          | contestant 9
explain e 9 1                          | board 9
board e 99                             | board 99
standings e --at never                 | 'never'
schedule e                             | --movement
schedule e --movement no-such          | no-such
schedule e nothing.csv                 | nothing.csv
new e                                  | 'e'
new 'a b'                              | 'a b'
new x --game chess                     | chess
new x --federation fifa                | fifa
new x --kind robot                     | robot
export e players /nowhere/at/all.csv   | /nowhere/at/all.csv
foul e 1 9       | table 9
foul e 99 1         | board 99
result e 2 2 4S N = --sat XX=1 | XX
standings e --stage 9 | stage 9
standings e --at 9999 | 9999
award e 1 1=12 4=0 | victory
stage e 2 --carry -5%  | -5
stage e 2 --carry 150% | 150
"""


@pytest.mark.parametrize("row", rows(COMMANDS))
def test_commands(tmp_path, capsys, row):
    command, words = (part.strip() for part in row.rsplit("|", 1))
    club = Club(tmp_path, capsys)
    club.three_tables()
    club.do("result e 1 1 4S N =")
    told = club.no(command)
    assert has(told, words), told


AWARDS = """
1 9=12   | contestant 9
1 1=x    | 'x'
1 1      | tapete
7 1=12   | round 7
"""


@pytest.mark.parametrize("row", rows(AWARDS))
def test_awards(tmp_path, capsys, row):
    points, words = row.rsplit("|", 1)
    club = Club(tmp_path, capsys)
    club.three_tables("--method butler --set victory=wbf")
    told = club.no(f"award e {points}")
    assert has(told, words), told


# A schedule | words of the sentence.
SCHEDULES = """
1,1,1,1,1-3               | round 1 table 1
1,1,1,2,1-3 / 1,2,1,3,4-6 | round 1 contestant 1 table 2
1,1,1,2,1-3 / 1,2,3,2,4-6 | round 1 contestant 2 table 2
1,1,1,9,1-3               | contestant 9
1,1,1,2,x                 | line 2 'x'
x,1,1,2,1                 | line 2 'x'
1,1,1,2,3-1    | line 2 3-1
0,1,1,2,1         | line 2
1,1,1,2,0     | line 2
1,1,1,2,1-3 / 2,1,1,3,1-3 |
    contestant 1
"""


@pytest.mark.parametrize("row", rows(SCHEDULES))
def test_schedules(tmp_path, capsys, row):
    text, words = (part.strip() for part in row.split("|"))
    club = Club(tmp_path, capsys)
    club.three_tables()
    path = club.file(f"Round,Table,NS,EW,Boards / {text}".replace(",1-3", ',"1-3"'), "other.csv")
    told = club.no(f"schedule e '{path}'")
    assert has(told, words), told


@pytest.mark.parametrize("last", ["2,2,4S N +1", "2,9,4S N =", "9,1,4S N =", "3,3,4S N +4", "3,3,8S N ="])
def test_all_results_of_a_file_or_none(tmp_path, capsys, last):
    club = Club(tmp_path, capsys)
    club.three_tables()
    path = club.file(f"Table,Board,Result / 2,2,4S N = / {last}")
    assert "line 3" in club.no(f"import e results '{path}'")
    assert club.totals() == {}
