"""The command line as a person and as a script meet it."""

import json
import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tapete.cli import run

BID_AGAIN = {
    "out_of_rotation": False,
    "unintended": False,
    "already_replaced": False,
    "insufficient_bid_accepted": False,
}
MEANT = ("--answer", "out_of_rotation=no", "--answer", "unintended=no", "--answer", "already_replaced=no")


@pytest.fixture(autouse=True)
def english(monkeypatch, tmp_path):
    monkeypatch.setenv("TAPETE_LANG", "en")
    monkeypatch.setenv("TAPETE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")


@pytest.fixture
def tapete(capsys):
    def call(*line):
        code = run(line)
        out, err = capsys.readouterr()
        return code, out, err

    return call


def answers_file(folder, answers):
    file = folder / "answers.json"
    file.write_text(json.dumps(answers), encoding="utf-8")
    return str(file)


def test_help_names_every_command(tapete):
    code, out, _ = tapete("--help")
    assert code == 0
    for name in ("serve", "laws", "rule", "rulings", "journal", "doctor", "--lang", "--version"):
        assert name in out


@pytest.mark.parametrize(
    "line",
    ["laws", "laws show", "laws attach", "laws detach", "laws search", "laws diagram", "laws coverage",
     "laws list", "rule", "rulings list", "rulings show", "journal streams", "journal export",
     "journal import", "serve", "doctor"],
)  # fmt: skip
@pytest.mark.parametrize("language", ["es", "it", "en", "fr"])
def test_every_command_explains_itself_in_every_language(tapete, line, language):
    code, out, _ = tapete(*line.split(), "--help", "--lang", language)
    assert code == 0
    assert {"es": "Uso:", "it": "Uso:", "en": "Usage:", "fr": "Utilisation"}[language] in out
    if language != "en":
        assert "Show this help." not in out


def test_language_comes_from_the_environment_or_the_line(tapete, monkeypatch):
    monkeypatch.setenv("TAPETE_LANG", "it_IT.UTF-8")
    assert "Licita insufficiente" in tapete("laws", "show", "bridge-2017", "27")[1]
    assert "Insufficient bid" in tapete("laws", "show", "bridge-2017", "27", "--lang", "en")[1]
    assert "Insufficient bid" in tapete("--lang=en", "laws", "show", "bridge-2017", "27")[1]


@pytest.mark.parametrize(
    ("line", "code", "words"),
    [
        (["ruel"], 2, "did you mean rule?"),
        (["laws", "sing"], 2, "there are list, show, attach, detach, search"),
        (["laws", "show"], 2, "BOOK is missing"),
        (["laws", "show", "--colour"], 2, "there is no option --colour"),
        (["laws", "list", "--lang", "de"], 2, "does not speak 'de': choose es, it, en, fr"),
        (["laws", "show", "bridge-1987", "27"], 1, "there are bridge-2017, bridge-1997"),
        (["laws", "show", "bridge-2017", "127"], 1, "no article or clause '127'"),
        (["rule", "bridge-2017", "18", "--json"], 1, "no procedure for 18"),
        (["rule", "bridge-2017", "27", "--answers", "nowhere.json"], 1, "nowhere.json cannot be read"),
        (["rule", "bridge-2017", "27", "--answer", "yes"], 2, "is no answer"),
        (["rule", "bridge-2017", "27", "--answer", "out_of_rotation=perhaps"], 1, "say yes or no"),
        (["laws", "diagram", "bridge-2017", "27", "--out", "x.gif"], 2, "should end in .svg, .pdf or .mmd"),
        (["laws", "diagram", "bridge-2017", "27", "--out", "nowhere/x.svg"], 1, "cannot be written"),
        (["rulings", "list"], 1, "there is no journal"),
    ],
)
def test_an_error_is_one_sentence_and_an_exit_code(tapete, tmp_path, monkeypatch, line, code, words):
    monkeypatch.chdir(tmp_path)
    got, out, err = tapete(*line)
    assert (got, out) == (code, "")
    assert words in err
    assert err.startswith("tapete: ")
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_laws_list_show_and_search_print_json(tapete):
    books = json.loads(tapete("laws", "list", "--json")[1])
    assert {"bridge-2017", "bridge-1997"} <= {book["book"] for book in books}
    contents = json.loads(tapete("laws", "list", "bridge-2017", "--json")[1])
    assert "27" in [article["id"] for article in contents["articles"]]
    article = json.loads(tapete("laws", "show", "bridge-2017", "Law", "27", "--json")[1])
    assert [c["id"] for c in article["clauses"]][:2] == ["27A1", "27A2"]
    one = json.loads(tapete("laws", "show", "bridge-2017", "27 B 1 (a)", "--json")[1])
    assert [c["id"] for c in one["clauses"]] == ["27B1a"]
    hits = json.loads(tapete("laws", "search", "bridge-2017", "insufficient", "--json")[1])
    assert "27" in [hit.get("article") for hit in hits]


def test_a_search_without_a_hit_says_what_to_try(tapete):
    assert "try fewer" in tapete("laws", "search", "bridge-2017", "zugzwang")[1]


def test_coverage_prints_every_clause_with_where_it_lives(tapete):
    report = json.loads(tapete("laws", "coverage", "bridge-2017", "--json")[1])
    assert report["book"] == "bridge-2017"
    rows = {row["id"]: row for row in report["clauses"]}
    assert rows["27A1"]["kind"] == "asked"
    assert "asked:27.insufficient_bid_accepted" in rows["27A1"]["where"]
    assert any(place.startswith("cited:27") for place in rows["27B2"]["where"])
    code, out, _ = tapete("laws", "coverage", "bridge-2017")
    assert code == 0
    assert f"of {len(rows)}" in out


def test_rule_from_a_file_of_answers(tapete, tmp_path):
    file = answers_file(tmp_path, {**BID_AGAIN, "replacement": "bid", "lowest_in_same_denomination": True})
    code, out, _ = tapete("rule", "bridge-2017", "27", "--answers", file, "--json")
    assert code == 0
    report = json.loads(out)
    assert report["ruling"]["citations"] == ["27B1a"]
    assert report["pending"] is None
    assert report["unused"] == []
    assert [step["question"] for step in report["trail"] if "question" in step][:1] == ["out_of_rotation"]


def test_rule_as_json_shows_the_question_that_waits(tapete):
    code, out, _ = tapete("rule", "bridge-2017", "27", "--answer", "out_of_rotation=no", "--json")
    report = json.loads(out)
    assert code == 3
    assert report["ruling"] is None
    assert report["pending"]["question"] == "unintended"
    assert [a["answer"] for a in report["pending"]["answers"]] == [True, False]


def test_rule_without_enough_answers_stops_with_its_own_code(tapete):
    code, out, _ = tapete("rule", "bridge-2017", "27", "--answer", "out_of_rotation=no")
    assert code == 3
    assert "--answer unintended=" in out


def test_answers_that_were_not_needed_are_named(tapete):
    line = ["rule", "bridge-2017", "27", "--answer", "out_of_rotation=no", "--answer", "moon=full"]
    assert "moon" in tapete(*line)[2]
    assert json.loads(tapete(*line, "--json")[1])["unused"] == ["moon"]


def test_the_same_case_by_both_books(tapete):
    line = [*MEANT, "--answer", "insufficient_bid_accepted=no", "--answer", "replacement=double",
            "--answer", "replacement_admissible=yes", "--answer", "slip_put_right_at_once=no"]  # fmt: skip
    report = json.loads(tapete("rule", "bridge-2017", "27", *line, "--compare", "bridge-1997", "--json")[1])
    assert report["book"] == "bridge-2017"
    assert report["pending"]["question"] == "comparable"
    assert report["compare"]["book"] == "bridge-1997"
    assert report["compare"]["ruling"]["citations"][0] == "27B3"


def test_an_answer_that_one_of_two_books_needs_is_needed(tapete):
    line = ["--answer", "out_of_rotation=no", "--answer", "unintended=yes", "--answer",
            "slip_put_right_at_once=yes", "--answer", "lho_called_over_first=no"]  # fmt: skip
    code, out, err = tapete("rule", "bridge-2017", "27", *line, "--compare", "bridge-1997")
    assert (code, err) == (0, "")
    assert "Ruling: 25A1, 25A2" in out
    assert "Ruling: 25A\n" in out


def test_walking_by_hand_with_a_way_back(tapete, monkeypatch):
    # In turn, meant, not replaced, not accepted; a bid, no, a double, admissible but not comparable.
    replies = iter(["no", "2", "n", "no", "1", "<", "banana", "3", "yes", "no", "no"])
    monkeypatch.setattr("builtins.input", lambda _: next(replies))
    code, out, _ = tapete("rule", "bridge-2017", "27")
    assert code == 0
    assert "'banana' is none of the answers" in out
    assert "Ruling: 27B3" in out
    assert next(replies, None) is None


def test_several_answers_are_given_by_number_or_word(tapete, monkeypatch):
    replies = iter(["yes", "no", "no", "no", "1, he"])
    monkeypatch.setattr("builtins.input", lambda _: next(replies))
    code, out, _ = tapete("rule", "bridge-2017", "26")
    assert code == 0
    assert "  4  clubs\n  Give one or more of them" in out
    assert "specify in legal calls? spades, hearts" in out
    assert "one of these\n  suits: clubs, diamonds" in out


def test_a_diagram_tells_programs_what_was_written(tapete, tmp_path):
    file = str(tmp_path / "law27.mmd")
    report = json.loads(tapete("laws", "diagram", "bridge-2017", "27", "--out", file, "--json")[1])
    assert report == {"book": "bridge-2017", "article": "27", "files": [file]}


# Made up: no law book says this.
OFFICIAL = """Contents
Law 27 ........ 3

LAW 26 - LEADS
Whoever is on lead brings the tea.

## Law 27. **Too low**
Who bids too low sings, as
Law 72 wants it sung.

LEY 28
Nobody sings twice.
"""


def test_an_official_text_is_laid_beside_ours(tapete, tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text(OFFICIAL, encoding="utf-8")
    code, out, _ = tapete("laws", "attach", "bridge-2017", str(file))
    assert code == 0
    assert "3 of its" in out
    shown = tapete("laws", "show", "bridge-2017", "27B1")[1]
    assert "27B1a  Lowest bid" in shown
    assert (
        "In the text that you attached:\n## Law 27. **Too low**\nWho bids too low sings, as\nLaw 72" in shown
    )
    assert "Nobody sings twice" not in shown
    report = json.loads(tapete("laws", "show", "bridge-2017", "28", "--json")[1])
    assert report["official"] == "LEY 28\nNobody sings twice."
    assert json.loads(tapete("laws", "show", "bridge-1997", "27", "--json")[1])["official"] is None


def test_an_attached_text_is_taken_away_again(tapete, tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text("27.\nWho bids too low sings.\n", encoding="utf-8")
    report = json.loads(tapete("laws", "attach", "bridge-1997", str(file), "--json")[1])
    assert report["articles"] == ["27"]
    assert tapete("laws", "detach", "bridge-1997")[0] == 0
    assert json.loads(tapete("laws", "show", "bridge-1997", "27", "--json")[1])["official"] is None
    code, _, err = tapete("laws", "detach", "bridge-1997")
    assert (code, err.count("\n")) == (1, 1)


def test_a_text_without_articles_is_not_attached(tapete, tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text("Once upon a time.\n", encoding="utf-8")
    code, _, err = tapete("laws", "attach", "bridge-2017", str(file))
    assert code == 1
    assert "no article of bridge-2017" in err
    assert not (tmp_path / "data").exists()


def test_help_explains_what_stands_on_the_line(tapete):
    out = tapete("rule", "--help")[1]
    assert "Arguments:\n  BOOK     The rule book, such as bridge-2017" in out
    assert "  BOOK\n" not in out


def test_walking_ends_where_the_input_ends(tapete, monkeypatch):
    def nothing(_):
        raise EOFError

    monkeypatch.setattr("builtins.input", nothing)
    code, out, _ = tapete("rule", "bridge-2017", "27")
    assert code == 3
    assert "out_of_rotation" in out


def test_a_ruling_is_recorded_and_found_again(tapete):
    line = [*MEANT, "--answer", "insufficient_bid_accepted=yes"]
    code, _, err = tapete("rule", "bridge-2017", "27", *line, "--give", "--place", "Table 3, board 12")
    assert (code, err) == (0, "Recorded as ruling 1.\n")
    assert "Table 3, board 12" in tapete("rulings", "list")[1]
    assert "27A1" in tapete("rulings", "show", "1")[1]
    assert tapete("rulings", "show", "2")[0] == 1
    minutes = json.loads(tapete("rulings", "list", "--json")[1])
    assert minutes[0]["given"]["ruling"]["citations"] == ["27A1"]


def test_an_unfinished_ruling_is_not_recorded(tapete):
    code, _, err = tapete("rule", "bridge-2017", "27", "--answer", "out_of_rotation=no", "--give")
    assert code == 1
    assert "no ruling yet" in err


def test_a_stream_goes_out_and_comes_back(tapete, tmp_path):
    line = [*MEANT, "--answer", "insufficient_bid_accepted=yes"]
    tapete("rule", "bridge-2017", "27", *line, "--give")
    file = str(tmp_path / "rulings.jsonl")
    assert tapete("journal", "export", "rulings", file)[0] == 0
    other = str(tmp_path / "other")
    assert tapete("journal", "import", file, "--data", other)[0] == 0
    assert json.loads(tapete("journal", "streams", "--data", other, "--json")[1])[0]["events"] == 1
    assert "27" in tapete("rulings", "list", "--data", other)[1]
    assert tapete("journal", "import", file, "--data", other)[0] == 1


@pytest.mark.parametrize("ending", ["svg", "pdf", "mmd"])
def test_a_diagram_is_written(tapete, tmp_path, ending):
    file = tmp_path / f"law27.{ending}"
    assert tapete("laws", "diagram", "bridge-2017", "27", "--out", str(file))[0] == 0
    head = {"svg": b"<svg", "pdf": b"%PDF", "mmd": b"flowchart"}[ending]
    written = [path.read_bytes() for path in sorted(tmp_path.glob(f"law27*.{ending}"))]
    assert written
    assert all(head in content[:300] for content in written)


def test_doctor_finds_this_machine_fit(tapete):
    code, out, _ = tapete("doctor", "--json")
    assert code == 0
    assert {"sqlite", "journal", "bridge-2017"} <= {row["name"] for row in json.loads(out) if row["good"]}


def test_a_reader_that_has_seen_enough_is_no_error():
    line = f"{sys.executable} -m tapete laws show bridge-2017 27 | head -1"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, env={**os.environ}, check=False)
    assert done.returncode == 0
    assert done.stderr == ""


def every_command(command=None, path=()):
    import click

    from tapete.cli import tapete as whole

    command = command or whole
    context = click.Context(command, info_name="tapete")
    yield path, command, context
    for name in command.list_commands(context) if isinstance(command, click.Group) else ():
        yield from every_command(command.get_command(context, name), (*path, name))


CLICKS_OWN_WORDS = (
    "[OPTIONS] COMMAND [ARGS]", "INTEGER", "RANGE", "[required]", "0<=", "x>=", "Show this message",
)  # fmt: skip


@pytest.mark.parametrize("path", [path for path, *_ in every_command()], ids=" ".join)
def test_help_is_in_our_words_and_fits_80_columns(tapete, path):
    code, out, _ = tapete(*path, "--help")
    assert code == 0
    assert [word for word in CLICKS_OWN_WORDS if word in out] == []
    # A word that cannot be broken, such as a list of choices, may be longer.
    long = [line for line in out.splitlines() if len(line) > 80 and " " in line[30:].strip()]
    assert long == []


def test_every_placeholder_has_a_text_to_translate():
    from tapete.cli.usage import _PLACEHOLDERS

    literal = {"ID", "NS", "EW"}  # the same in every language
    for path, command, context in every_command():
        for param in command.params:
            metavar = param.metavar or (
                "" if param.param_type_name == "option" else param.make_metavar(context)
            )
            assert set(re.findall("[A-Z]{2,}", metavar)) <= {*_PLACEHOLDERS, *literal}, (path, metavar)


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (["laws", "diagram", "bridge-2017", "27"], "--out is missing: see `tapete laws diagram --help`"),
        (["laws", "list", "--jsn"], "there is no option --jsn: did you mean --json?"),
        (["laws", "list", "--json=1"], "--json takes no value: see `tapete laws list --help`"),
        (["laws", "show", "--data"], "--data needs a value: see `tapete laws show --help`"),
        (["event", "score", "x.csv", "--explain", "1"], "--explain needs 2 values: see `tapete event score"),
        (["deal", "--count", "0"], "--count should be a whole number, 1 or more, not 0: see `tapete deal"),
        (["serve", "--port", "99999"], "--port should be a whole number, 0 to 65535, not 99999: see"),
        (["score", "bridge", "4S", "N", "both", "x"], "TRICKS should be a whole number, not 'x': see"),
        (
            ["score", "tarot", "garde", "N", "--players", "9"],
            "--players should be one of 3, 4, 5, not '9': see",
        ),
        (["laws", "list", "a", "b", "c"], "too many words: b c; see `tapete laws list --help`"),
        (["adjust", "assigned", "-100", "--agianst", "1"], "too many words: --agianst 1; see"),
    ],
)
def test_what_cannot_be_understood_is_said_in_our_words(tapete, line, words):
    code, out, err = tapete(*line)
    assert (code, out) == (2, "")
    assert err.startswith(f"tapete: {words}")


def test_a_score_below_nothing_is_no_option(tapete):
    code, out, _ = tapete("adjust", "assigned", "-100", "--method", "imps", "--against", "170")
    assert (code, out.splitlines()[0].split()) == (0, ["North-South", "-7"])


def test_a_file_nested_without_end_and_one_with_a_mark_at_its_head(tapete, tmp_path):
    deep, marked = tmp_path / "deep.json", tmp_path / "marked.json"
    deep.write_text("[" * 100_000, encoding="utf-8")
    marked.write_text(json.dumps(BID_AGAIN), encoding="utf-8-sig")
    code, _, err = tapete("rule", "bridge-2017", "27", "--answers", str(deep))
    assert (code, err) == (1, "tapete: what was given is nested too deeply to be read\n")
    code, out, _ = tapete("rule", "bridge-2017", "27", "--answers", str(marked), "--json")
    assert (code, json.loads(out)["pending"]["question"]) == (3, "replacement")


def test_a_port_that_is_taken_may_be_tapete_itself(tapete, tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        line = ("serve", "--no-open", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path))
        code, _, err = tapete(*line)
    assert code == 1
    assert f"port {port} is taken, perhaps by Tapete itself: look at http://localhost:{port}/" in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_output_that_cannot_be_written_is_said():
    line = f"{sys.executable} -m tapete laws coverage bridge-2017 > /dev/full"
    done = subprocess.run(line, shell=True, capture_output=True, text=True, env={**os.environ}, check=False)
    assert done.returncode == 1
    assert done.stderr == "tapete: the output cannot be written: the disk is full\n"


def test_output_that_nobody_reads_is_no_error():
    line = f"{sys.executable} -m tapete laws coverage bridge-2017 | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(
        ["bash", "-c", line], capture_output=True, text=True, env={**os.environ}, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(("encoding", "shown"), [("latin-1", "4?X by North"), ("utf-8", "4♠X by North")])
def test_a_terminal_without_a_sign_shows_a_question_mark(encoding, shown):
    env = {**os.environ, "PYTHONIOENCODING": encoding}
    line = [sys.executable, "-m", "tapete", "score", "bridge", "4SX", "N", "both", "9"]
    done = subprocess.run(line, capture_output=True, encoding=encoding, env=env, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(shown)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names of files are text")
def test_a_file_whose_name_is_no_text(tmp_path):
    line = [sys.executable, "-m", "tapete", "laws", "diagram", "bridge-2017", "27", "--out", b"\xff.mmd"]
    done = subprocess.run(line, capture_output=True, cwd=tmp_path, env={**os.environ}, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout == b"Written: \xff.mmd\n"
    line = [sys.executable, "-m", "tapete", "laws", "show", b"\xff", "27"]
    done = subprocess.run(line, capture_output=True, text=True, env={**os.environ}, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1)
