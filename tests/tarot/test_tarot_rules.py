"""The rule book: every clause of the research in its place, every procedure whole, nothing invented."""

import re
from pathlib import Path

import pytest

from tapete.books import rulebook
from tapete.law import Kind, consult, coverage, explore, paths
from tapete.tarot.people import Fault, Measure
from tapete.tarot.rules import TAROT_FFT
from tapete.tarot.table import NEUTRAL

COUNTS = {
    "T4-CARD": 4, "T4-GOAL": 3, "T4-DEAL": 8, "T4-HAND": 1, "T4-PSEC": 1, "T4-BID": 6, "T4-DOG": 5,
    "T4-SLAM": 8, "T4-HF": 6, "T4-PAB": 2, "T4-PLAY": 10, "T4-SC": 6, "TL": 3, "TETH": 1, "TARB": 7, "T3": 4,
    "T5": 10, "TD": 14, "TDI": 10, "TDT": 6, "TDQ": 6, "TDE": 9, "TSIG": 7,
}  # fmt: skip


def test_the_book_is_found_by_name():
    assert rulebook("tarot-fft") is TAROT_FFT


def test_the_chapters_stand_in_order_with_all_their_clauses():
    assert list(TAROT_FFT.articles) == list(COUNTS)
    for id_, count in COUNTS.items():
        assert [clause.id for clause in TAROT_FFT.articles[id_].clauses] == [
            f"{id_}-{number}" for number in range(1, count + 1)
        ]


def test_every_clause_lives_somewhere():
    assert [row.clause.id for row in coverage(TAROT_FFT) if not row.where] == []


def test_what_is_asked_or_judged_is_in_a_procedure_or_in_code():
    for row in coverage(TAROT_FFT):
        if row.clause.kind is Kind.JUDGED:
            assert any(place.startswith(("asked", "cited")) for place in row.where), row.clause.id


@pytest.mark.parametrize("clause", TAROT_FFT.clauses.values(), ids=lambda clause: clause.id)
def test_clauses_are_whole_and_found_by_their_words(clause):
    assert clause.title
    assert clause.text.endswith(".")
    for other in clause.see:
        TAROT_FFT.clause(other)
    first, *_ = clause.words.split(",")
    assert clause in [hit.clause for hit in TAROT_FFT.search(first)]


@pytest.mark.parametrize("name", list(TAROT_FFT.procedures))
def test_procedures_ask_nothing_in_vain_and_give_their_reasons(name):
    graph = explore(TAROT_FFT.procedure(name))
    assert not graph.idle
    assert all(ruling.because for ruling in graph.rulings)
    assert all(ask.question.help for ask in graph.asks)
    assert all(way.ruling is not None for way in paths(TAROT_FFT.procedure(name)))


@pytest.mark.parametrize("name", list(TAROT_FFT.procedures))
def test_what_the_book_leaves_open_says_so(name):
    for ruling in explore(TAROT_FFT.procedure(name)).rulings:
        by_code = "TARB-1" in ruling.citations or "TARB-6" in ruling.citations
        said = any("arbitration code" in note.text for note in ruling.notes)
        assert by_code == said


def test_every_fault_has_a_neutral_setting():
    for fault in Fault:
        assert NEUTRAL[f"decided[{fault}]"] in (Measure.GOES_ON.value, Measure.PUT_RIGHT.value)


CODE = {"called_at_once": True}


@pytest.mark.parametrize(
    ("article", "answers", "cite", "effects"),
    [
        ("T4-DEAL", "touched_early=no by_dealer=yes", "T4-DEAL-7", "HandsReturned NewDeal DealerBarred"),
        (
            "T4-DEAL",
            "touched_early=no by_dealer=no barred_for_others=yes",
            "T4-DEAL-7",
            "NewDeal DealerBarred",
        ),
        ("T4-DEAL", "touched_early=no by_dealer=no barred_for_others=no", "T4-DEAL-7", "NewDeal"),
        ("T4-DEAL", "touched_early=yes penalty_given=yes", "T4-DEAL-6", "Penalty GoesOn"),
        ("T4-DEAL", "touched_early=yes penalty_given=no", "T4-DEAL-6", "GoesOn"),
        ("T4-DEAL-5", "dog_has_right_size=no", "T4-DEAL-7", "HandsReturned NewDeal DealerBarred"),
        ("T4-DEAL-5", "dog_has_right_size=yes", "T4-DEAL-5", "GoesOn"),
        ("T4-PSEC", "is_petit_sec=yes anybody_bid=no", "T4-PSEC-1", "DealAnnulled DealPasses"),
        ("T4-PSEC", "is_petit_sec=no", "T4-PSEC-1", "GoesOn"),
        ("T4-DOG", "called_at_once=yes what_is_wrong=count card_played=no", "T4-DOG-4", "EcartCorrected"),
        (
            "T4-DOG",
            "called_at_once=yes what_is_wrong=card card_played=no said_jeu=no",
            "T4-DOG-2 T4-DOG-4",
            "EcartCorrected",
        ),
        ("T4-DOG", "called_at_once=yes what_is_wrong=shown card_played=no", "T4-DOG-2", "TrumpsShown"),
        ("T4-DOG", "called_at_once=no", "TARB-4", "ClaimBarred GoesOn"),
        ("T4-HF", "called_at_once=yes what_is_wrong=late", "T4-HF-1", "HandfulRefused"),
        ("T4-PLAY-7", "in_last_trick=yes", "T4-GOAL-3", "GoesOn"),
        ("T4-PLAY-7", "in_last_trick=no has_low_card=yes", "T4-PLAY-7", "LowCardGiven"),
        ("T4-PLAY-7", "in_last_trick=no has_low_card=no", "T4-PLAY-7", "LowCardGiven"),
        ("T4-PLAY-8", "next_trick_open=yes", "T4-PLAY-8", "GoesOn"),
        ("T4-SC", "together_91=no", "T4-CARD-3 T4-SC-1", "CountedAgain"),
        ("T4-SC-6", "sums_to_zero=no handed_in=no", "T4-SC-6", "SheetCorrected"),
        ("T4-SC-6", "sums_to_zero=yes marks_are_right=yes", "T4-SC-6", "GoesOn"),
        (
            "TARB",
            "called_at_once=yes when_noticed=dealing",
            "T4-DEAL-7",
            "HandsReturned NewDeal DealerBarred",
        ),
        ("TARB", "called_at_once=yes when_noticed=board", "TD-12 TD-13", "BoardRebuilt"),
        ("TD-7", "taker_does=none third_deal=no", "TD-7", "NewDeal"),
        ("TD-9", "arbiter_rebuilds=yes", "TD-9", "BoardRebuilt"),
        ("TD-9", "arbiter_rebuilds=no", "TD-9", "DealAnnulled NewDeal"),
        ("TDQ-6", "sheets_differ=yes", "TDQ-6", "RankingAdjusted"),
    ],
)  # fmt: skip
def test_what_the_book_fixes(article, answers, cite, effects):
    found = consult(TAROT_FFT.procedure(article), dict(pair.split("=") for pair in answers.split()))
    assert found.ruling is not None
    assert " ".join(found.ruling.citations) == cite
    assert " ".join(type(effect).__name__ for effect in found.ruling.effects) == effects


@pytest.mark.parametrize("measure", Measure)
@pytest.mark.parametrize(
    ("answers", "fault", "cite", "right"),
    [
        ("which_obligation=follow trick_on_table=yes", "revoke", "T4-PLAY-3", "CardReturned"),
        ("which_obligation=trump trick_on_table=yes", "revoke", "T4-PLAY-4", "CardReturned"),
        ("which_obligation=overtrump trick_on_table=yes", "revoke", "T4-PLAY-2", "CardReturned"),
        ("which_obligation=lead trick_on_table=yes", "revoke", "T5-5", "CardReturned"),
        ("which_obligation=follow trick_on_table=no", "old revoke", "T4-PLAY-3 TARB-2", "GoesOn"),
    ],
)
def test_what_the_code_decides(answers, fault, cite, right, measure):
    given = {"called_at_once": "yes", **dict(pair.split("=") for pair in answers.split())}
    found = consult(TAROT_FFT.procedure("T4-PLAY"), given)
    assert found.pending.key == f"decided[{fault}]"
    ruling = consult(TAROT_FFT.procedure("T4-PLAY"), given | {f"decided[{fault}]": measure.value}).ruling
    expected = {
        Measure.GOES_ON: ("TARB-1", "GoesOn"),
        Measure.PUT_RIGHT: ("TARB-1", right),
        Measure.PENALTY: ("TARB-6", f"{right} Penalty RankingAdjusted"),
        Measure.ADJUSTED: ("TARB-6", "AdjustedScore"),
        Measure.ANNULLED: ("TARB-6", "DealAnnulled"),
    }[measure]
    assert " ".join(ruling.citations) == f"{cite} {expected[0]}"
    assert " ".join(type(effect).__name__ for effect in ruling.effects) == expected[1]
    assert [duty.clause for duty in ruling.duties] == (["TARB-6"] if measure is Measure.ADJUSTED else [])


def test_why_not_names_clauses_of_the_book():
    source = Path(__file__).parents[2] / "src" / "tapete" / "tarot"
    named = {
        clause
        for file in source.glob("*.py")
        for clause in re.findall(r"\b(T[A-Z0-9]+(?:-[A-Z]+)?-\d+)\b", file.read_text(encoding="utf-8"))
    }
    assert len(named) > 60
    for clause in named:
        TAROT_FFT.clause(clause)
