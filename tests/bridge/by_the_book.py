"""A book asked as somebody asks it who never saw the code: `tapete rule BOOK ARTICLE --answers FILE --json`.

A row: the answers | the clauses that are cited | what the ruling must say | what it must not say.
A bare name is answered yes, a name with a minus no. The words for effects stand in `SAYS`.
"""

import json

from tapete.cli import run

# What a row says of an effect or duty, and how `--json` writes it.
SAYS = {
    "stands": "CallStands irregular",
    "cancelled": "CallCancelled irregular",
    "first stands": "CallStands first",
    "first cancelled": "CallCancelled first",
    "second stands": "CallStands second",
    "second cancelled": "CallCancelled second",
    "replacement stands": "CallStands replacement",
    "replacement cancelled": "CallCancelled replacement",
    "later cancelled": "LaterCallsCancelled",
    "later stand": "LaterCallsStand",
    "free": "NoRectification",
    "partner passes once": "MustPass partner next turn",
    "partner barred": "MustPass partner end of auction",
    "offender passes once": "MustPass offender next turn",
    "offender barred": "MustPass offender end of auction",
    "partner passes": "MustPass partner",
    "anybody passes": "MustPass",
    "repeat": "MustRepeat",
    "another call": "MustReplace",
    "offender calls": "MayCall offender",
    "a pass instead": "PassInstead",
    "lead": "LeadRestriction 26B",
    "no lead": "NoLeadRestriction",
    "any lead": "LeadRestriction",
    "unauthorised": "Unauthorised",
    "authorised": "Authorised",
    "right lost": "RightLost",
    "left may change": "MayWithdraw lho",
    "misinformed may change": "MayWithdraw misinformed",
    "his left may change": "MayWithdraw left of misinformed",
    "72C later": "Review 72C end of play",
    "23C later": "Review 23C end of play",
    "27D later": "Review 27D end of play",
    "21B3 later": "Review 21B3 end of play",
    "assigned": "AssignedScore",
    "weighted": "Weighted",
    "artificial": "ArtificialScore",
    "score stands": "ScoreStands",
    "NS minus": "AverageAwarded NS average minus",
    "NS even": "AverageAwarded NS average 12C2a",
    "NS plus": "AverageAwarded NS average plus",
    "EW minus": "AverageAwarded EW average minus",
    "EW even": "AverageAwarded EW average 12C2a",
    "EW plus": "AverageAwarded EW average plus",
    "mean": "MeanAwarded",
    "both partners": "BothPartners",
    "cards known": "CardsKnown",
    "cards stay": "CardsStayFaced",
    "picked up": "CardsPickedUp",
    "minor": "BecomePenaltyCards offender minor",
    "major": "BecomePenaltyCards offender major",
    "24E later": "RuleUnder 24E",
}


def rows(cases):
    """Each row with its article."""
    return [
        (article, " ".join(line.split()))
        for article, lines in cases.items()
        for line in lines.strip().splitlines()
        if not line.strip().startswith("#")
    ]


def name_of(text):
    """How a row is called in the report of the tests."""
    return text.split("|")[0].strip()


def told(text):
    """The answers of a row, as the file for `--answers` has them."""
    found = {}
    for word in text.split():
        name, equals, answer = word.partition("=")
        if answer.startswith("["):
            found[name] = [one for one in answer.strip("[]").split(",") if one]
        else:
            found[name.removeprefix("-")] = answer if equals else not name.startswith("-")
    return found


def written(part):
    """An effect of `--json` as words in their order: "MustPass partner next turn"."""
    words = []
    for name, value in part.items():
        if name != "text":
            words += (
                sorted(value)
                if isinstance(value, list)
                else [str(value).removeprefix("bridge.").removeprefix("law.")]
            )
    return " ".join(words)


def is_said(expected, effects):
    """Whether an effect begins with these words."""
    wanted = SAYS.get(expected, expected)
    return any(f"{effect} ".startswith(f"{wanted} ") for effect in effects)


def check(capsys, folder, book, article, row):
    """Ask the program for the ruling of a row."""
    answers, clauses, yes, no = (part.strip() for part in row.split("|"))
    file = folder / "answers.json"
    file.write_text(json.dumps(told(answers)), encoding="utf-8")
    code = run(["rule", book, article, "--answers", str(file), "--json", "--lang", "en"])
    found = json.loads(capsys.readouterr().out)
    assert found["pending"] is None, found["pending"]
    assert (code, found["unused"]) == (0, [])
    ruling = found["ruling"]
    cited = {*ruling["citations"], *ruling["clauses"], *(c for step in found["trail"] for c in step["cite"])}
    assert set(clauses.split()) <= cited
    effects = [written(part) for part in (*ruling["effects"], *ruling["duties"])]
    for expected in filter(None, map(str.strip, yes.split(","))):
        assert is_said(expected, effects), (expected, effects)
    for refused in filter(None, map(str.strip, no.split(","))):
        assert not is_said(refused, effects), (refused, effects)
