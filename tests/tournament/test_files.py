"""Files: columns in four languages, any usual encoding, and errors that name the line."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.tournament.contestant import Contestant, Kind, Player
from tapete.tournament.errors import BadFile
from tapete.tournament.files import (
    event_of,
    read_players,
    read_results,
    read_schedule,
    read_standings,
    read_table,
    write_players,
    write_results,
    write_schedule,
    write_standings,
)
from tapete.tournament.policy import Method, Rules
from tapete.tournament.result import Spot
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.standings import standings

HEADS = {
    "en": "Round,Table,Board,NS,EW,Contract,Declarer,Tricks,Lead",
    "es": "Ronda;Mesa;Estuche;NS;EO;Contrato;Declarante;Bazas;Salida",
    "it": "Turno;Tavolo;Board;NS;EO;Contratto;Dichiarante;Prese;Attacco",
    "fr": "Tour\tTable\tÉtui\tNS\tEO\tContrat\tDéclarant\tLevées\tEntame",
}


@pytest.mark.parametrize("language", HEADS)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "cp1252", "utf-16"])
def test_headings_and_encodings(language, encoding):
    head = HEADS[language]
    separator = next(one for one in ";\t," if one in head)
    text = f"{head}\r\n" + separator.join(["1", "2", "7", "3", "11", "4SX", "N", "9", "HK"]) + "\r\n"
    (row,) = read_results(text.encode(encoding), "x.csv")
    assert (row.spot, row.places) == (Spot(1, 1, "2", 7), {"NS": (3,), "EW": (11,)})
    assert event_of([row], Rules()).results[1, 7][1, "2"].points == {"NS": -200, "EW": 200}


@pytest.mark.parametrize(
    ("head", "cells", "points"),
    [
        ("Board,NS,EW,Result", "1,1,2,4S N -1", -50),
        ("Board,NS,EW,Contract,Result", "1,1,2,4S N,+1", 450),
        ("Board,NS,EW,Contract,By,Result", "1,1,2,4S,W,=", -420),
        ("Board,NS,EW,Contract,By,Result", "1,1,2,4S,O,10", -420),
        ("Board,NS,EW,Contract,Declarer,Tricks", "1,1,2,4♥x,s,10", 590),
        ("Board,NS,EW,Contract,Declarer,Result", "1,1,2,Pass,,", 0),
        ("Board,NS,EW,Score", "1,1,2,-620", -620),
        ("Board,NS,EW,Score", "1,1,2,−620", -620),
        ("Board,NS,EW,NS score,EW score", "1,1,2,420,", 420),
        ("Board,NS,EW,NS score,EW score", "1,1,2,,50", -50),
        ("Board,NS,EW,Result,Vul", "1,1,2,4S N =,both", 620),
        ("Board,N,E,S,W,Result", "1,1,2,3,4,1NT S =", 90),
    ],
)
def test_ways_to_write_a_result(head, cells, points):
    rows = read_results(f"{head}\n{cells}\n".encode())
    (played,) = event_of(rows, Rules()).results[1, 1].values()
    assert played.points["NS"] == points


@pytest.mark.parametrize(
    ("cell", "ns", "ew"),
    [("A6040", "plus", "minus"), ("a5050", "even", "even"), ("A+/A-", "plus", "minus"),
     ("40%-60%", "minus", "plus"), ("Not played", "none", "none"),
     ("avg", "even", "even"), ("55%/45%", "55%", "45%")],
)  # fmt: skip
def test_artificial_scores_in_a_column_of_results(cell, ns, ew):
    (row,) = read_results(f"Board,NS,EW,Result\n1,1,2,{cell}\n".encode())
    assert (row.written, row.ns_given, row.ew_given) == ("", ns, ew)


BAD = [
    (b"", "empty", 0),
    (b"\n ;;\n", "empty", 0),
    (b"PK\x03\x04rest", "spreadsheet", 0),
    (b"%PDF-1.7", "PDF", 0),
    (b"Board,NS\x00\x01\x02", "no text", 0),
    (b"colour,taste\n1,2\n", "no column", 1),
    (b"Table,NS,EW\n1,2,3\n", "a column is missing: Board", 1),
    (b"Board,Bd,NS\n1,1,2\n", "two columns are called 'Board'", 1),
    (b"Board,NS,EW,Result\n1,1,2,4S N =,9\n", "5 cells under 4", 2),
    (b"Board,NS,EW,Result\nx,1,2,4S N =\n", "'x' is no number for Board", 2),
    (b"Board,NS,EW,Result\n1,1,2,4S N 14\n", "14 tricks", 2),
    (b"Board,NS,EW,Result\n\n1,1,2,9S N =\n", "9S", 3),
    (b"Board,NS,EW,Result\n1,1,1,4S N =\n", "against itself", 2),
    (b"Board,NS,EW,Result\n1,1,2,4S N =\n1,1,3,4S N =\n", "has played board 1 already, in line 2", 3),
    (b"Board,Table,NS,EW,Result\n1,1,1,2,4S N =\n1,1,3,4,4S N =\n", "has a result on board 1 already", 3),
    (b"Board,NS,EW,Result\n1,,,4S N =\n", "nobody is named", 2),
    (b"Board,NS,EW,Contract,Tricks\n1,1,2,4S,10\n", "Declarer", 2),
    (b"Board,NS,EW,Contract\n1,1,2,4S N\n", "number of tricks is missing", 2),
    (b"Board,NS,EW,Contract,Tricks\n1,1,2,4S N,ten\n", "'ten' is no number of tricks", 2),
    (b"Board,NS,EW,Score\n1,1,2,425\n", "425", 2),
    (b"Board,NS,EW,Result,NS given\n1,1,2,4S N =,soon\n", "no score that can be given", 2),
    (b'Board,NS,EW,Result\n1,1,2,"4S\n', "cannot be split", 2),
]


@pytest.mark.parametrize(("content", "words", "line"), BAD, ids=[str(at) for at in range(len(BAD))])
def test_files_that_are_wrong_say_where(content, words, line):
    with pytest.raises(BadFile, match=words) as caught:
        event_of(read_results(content, "x.csv"), Rules())
    assert caught.value.line == line
    assert str(caught.value).startswith("x.csv")


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(BadFile, match="cannot be read"):
        read_table(tmp_path / "none.csv")


def test_players_there_and_back():
    head = "Pareja;Jugador 1;Jugador 2;Número de jugador 1;Federación;Categoría;Hándicap"
    text = f"{head}\n7;Ada Ampel;Bo Birne;12;WBF;A;2\n"
    people = read_players(text.encode("cp1252"))
    assert (people[0].number, people[0].called, people[0].players[0].id) == (7, "Ada Ampel – Bo Birne", "12")
    assert people[0].handicap == 2
    for language in ("en", "es", "it", "fr"):
        again = read_players(write_players(people, language).encode())
        assert [one.called for one in again] == ["Ada Ampel – Bo Birne"]
        assert again[0].players[0].id == "12"
    assert read_players(b"Name\nThe Owls\n", Kind.PLAYER)[0].called == "The Owls"
    team = read_players(b"Team,Player 1,Player 2,Player 3,Player 4\nOwls,A,B,C,D\n", Kind.TEAM)[0]
    assert (team.called, len(team.players)) == ("Owls", 4)
    with pytest.raises(BadFile, match="line 2: nobody is named"):
        read_players(b"Number,Name\n1,\n")


WORDS = st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=1, max_size=12)


@st.composite
def contestants(draw):
    """Pairs, teams and single players, with all that a file can hold of them."""
    kind = draw(st.sampled_from(Kind))
    fewest, most = kind.size
    numbers = draw(st.lists(st.integers(1, 999), min_size=1, max_size=4, unique=True))
    found = []
    for number in numbers:
        category = draw(WORDS | st.just(""))
        players = tuple(
            Player(
                name,
                draw(WORDS | st.just("")),
                draw(WORDS | st.just("")),
                draw(WORDS) if category else "",
                draw(st.sampled_from(["", "2", "-1.5", "1/3"])),
            )
            for name in draw(st.lists(WORDS, min_size=fewest, max_size=min(most, 8)))
        )
        name = draw(WORDS) if kind is Kind.TEAM else ""
        found.append(Contestant(number, players, kind, name, category))
    return kind, found


@given(contestants(), st.sampled_from(["en", "es", "it", "fr"]), st.sampled_from(["utf-8", "utf-16"]))
def test_any_players_there_and_back(made, language, encoding):
    kind, people = made
    assert read_players(write_players(people, language).encode(encoding), kind) == people


@pytest.mark.parametrize("language", ["en", "es", "it", "fr"])
def test_standings_there_and_back(language):
    event = event_of(read_results(ROWS.encode()), Rules())
    rows = standings(Scorebook(event))
    found = read_standings(write_standings(event, rows, language).encode(), "x.csv")
    assert [
        (one.rank, one.tied, one.number, one.name, one.boards, str(one.total), str(one.percent))
        for one in found
    ] == [
        (one.rank, one.tied, one.number, event.called((one.number,)), one.row.boards,
         str(Fraction(one.score)), str(Fraction(one.percent)))
        for one in rows
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Number,Total\n1,2\n1,3\n", "line 3: contestant 1 stands in line 2 already"),
        ("Number,Name\n1,Ada\n", "line 2: there is no score"),
        ("Number,Total\n1,many\n", "line 2: 'many' is no number"),
        ("Rank,Number,Total\nfirst,1,2\n", "line 2: 'first' is no rank"),
        ("Name,Total\nAda,2\n", "a column is missing: Number"),
    ],
)
def test_standings_that_are_wrong(text, words):
    with pytest.raises(BadFile, match=words):
        read_standings(text.encode(), "x.csv")


def test_a_schedule_there_and_back():
    text = b"Round,Table,NS,EW,Boards\n1,1,1,2,1-3\n1,2,3,4,4-6\n2,1,1,3,7\n"
    plan = read_schedule(text, "plan.csv")
    assert (plan.rounds[0].sittings[1].boards, plan.rounds[1].sits_out) == ((4, 5, 6), (2, 4))
    assert read_schedule(write_schedule(plan, "fr").encode(), "plan.csv") == plan
    with pytest.raises(BadFile, match="line 2: 'x' names no numbers"):
        read_schedule(b"Round,Table,NS,EW,Boards\n1,1,1,2,x\n")


ROWS = (
    "Section,Table,Board,NS,EW,Result,Form,NS given,EW given\n"
    "A,1,1,1,4,4S N =,,,\nA,2,1,2,5,4S N +1,B,,\nA,3,1,3,6,4S N -1,B,,\n"
    'A,1,2,1,5,3NT S =,,"600@1/2, -100@1/2","600@1/2, -100@1/2"\nA,2,2,2,6,A6040,,,\nA,3,2,3,4,3NT S -1,,,\n'
)  # fmt: skip


def test_results_there_and_back():
    event = event_of(read_results(ROWS.encode()), Rules())
    before = [(one.number, one.rank, one.row.score) for one in standings(Scorebook(event))]
    for language in ("en", "es", "it", "fr"):
        again = event_of(read_results(write_results(event, language).encode()), Rules())
        assert [(one.number, one.rank, one.row.score) for one in standings(Scorebook(again))] == before
    assert len(before) == 6


def test_standings_as_csv():
    event = event_of(read_results(ROWS.encode()), Rules())
    text = write_standings(event, standings(Scorebook(event)), "es")
    assert text.splitlines()[0] == "Puesto,Número,Nombre,Estuches,Penalizaciones,Total,Porcentaje"
    assert len(text.splitlines()) == 7


def test_teams_from_a_file():
    text = b"Table,Board,NS,EW,Score\n1,1,1,2,620\n2,1,2,1,170\n"
    event = event_of(read_results(text), Rules(method=Method.IMPS), kind=Kind.TEAM)
    assert [(one.number, one.score) for one in standings(Scorebook(event))] == [(1, "10.00"), (2, "-10.00")]
