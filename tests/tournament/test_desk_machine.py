"""Any order of commands at a desk: running scores are those of a fresh count, and the journal tells all."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tapete.bridge import BridgeError
from tapete.journal import open_journal
from tapete.text import Problem
from tapete.tournament.account import account
from tapete.tournament.contestant import Status
from tapete.tournament.desk import EVENTS, Desk
from tapete.tournament.explain import explain
from tapete.tournament.result import Spot
from tapete.tournament.schedule.howell import howell
from tapete.tournament.schedule.mitchell import mitchell
from tapete.tournament.schedule.repair import Leaves, propose
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.standings import lists, standings

RESULTS = st.sampled_from(
    ["4S N =", "4S N -1", "4SX E -2", "3NT W +1", "pass", "6H S =", "1NT E =", "5C S -1"]
)
GIVEN = st.sampled_from(
    [
        "plus",
        "even",
        "minus",
        "none",
        "60%",
        "620",
        "170@60%, 140@40%",
        "at-most 100",
        "620 without-error 300",
    ]
)
POLICIES = st.sampled_from(
    [
        {"units": "1-half-0"}, {"units": "2-1-0"}, {"factoring": "ratio"}, {"factoring": "own-top"},
        {"factoring": "none"}, {"factoring": "neuberg"}, {"small_groups": "cancel"}, {"small_groups": "ebu"},
        {"across": False}, {"across": True}, {"winners": 2}, {"winners": 1}, {"total": "mean"},
        {"total": "sum"}, {"total": "factored"}, {"method": "cross-imps"}, {"method": "butler"},
        {"method": "matchpoints"}, {"method": "points"}, {"own_over": "stage"}, {"own_over": "match"},
        {"own_imps": True}, {"board_digits": 2}, {"expected": 5}, {"laws": "bridge-1997"},
        {"laws": "bridge-2017"}, {"victory": "ebu-pairs"}, {"victory": ""}, {"further": "55,50,45"},
    ]
)  # fmt: skip


class Club(RuleBasedStateMachine):
    """Two small sections and a final; every command may be refused, none may break anything."""

    def __init__(self):
        super().__init__()
        self.open = ExitStack()
        folder = self.open.enter_context(tempfile.TemporaryDirectory())
        self.journal = self.open.enter_context(open_journal(Path(folder) / "club.db", EVENTS))

    def teardown(self):
        self.open.close()

    @initialize(second=st.booleans())
    def begin(self, second):
        self.desk = Desk.open(self.journal, "club", "Club")
        for number in range(1, 11):
            self.desk.enter([f"First {number}", f"Second {number}"], category="AB"[number % 2])
        self.desk.schedule(mitchell(3, per=1).schedule, section="A")
        if second:
            plan = mitchell(2, per=1).schedule
            self.try_(lambda: self.desk.schedule(plan, section="B"))

    def try_(self, command):
        """A command that may be refused: then nothing is recorded."""
        before = self.desk.event.version
        with suppress(Problem, BridgeError):
            command()
            return
        assert self.desk.event.version == before

    def sitting(self, at):
        sittings = [one for session in self.desk.event.sessions for _, one in
                    self.desk.event.session(session).sittings()]  # fmt: skip
        return sittings[at % len(sittings)]

    def spot(self, at, session=1):
        one = self.sitting(at)
        board = one.boards[at % len(one.boards)] if one.boards else 1
        return Spot(session, one.round, one.table, board)

    @rule(at=st.integers(0, 40), result=RESULTS)
    def result(self, at, result):
        self.try_(lambda: self.desk.result(self.spot(at), result))

    @rule(at=st.integers(0, 40), result=RESULTS)
    def correct(self, at, result):
        self.try_(lambda: self.desk.correct(self.spot(at), result, why="x"))

    @rule(at=st.integers(0, 40))
    def remove(self, at):
        self.try_(lambda: self.desk.remove(self.spot(at), why="x"))

    @rule(at=st.integers(0, 40), ns=GIVEN, ew=GIVEN)
    def ruling(self, at, ns, ew):
        self.try_(lambda: self.desk.rule(self.spot(at), ns, ew, clause="12C1"))

    @rule(id_=st.integers(1, 6))
    def lift(self, id_):
        self.try_(lambda: self.desk.lift(id_))

    @rule(policy=POLICIES)
    def policy(self, policy):
        self.try_(lambda: self.desk.rules(policy))

    @rule(number=st.integers(1, 11), amount=st.sampled_from(["25%", "2", ""]))
    def penalty(self, number, amount):
        self.try_(lambda: self.desk.give_extra(number, amount))

    @rule(number=st.integers(1, 11), status=st.sampled_from(Status), since=st.sampled_from(["", "1", "2"]))
    def status(self, number, status, since):
        self.try_(lambda: self.desk.status(number, status, since=since))

    @rule(board=st.integers(1, 4), table=st.sampled_from(["1", "2", "3"]), form=st.sampled_from(["B", ""]))
    def foul(self, board, table, form):
        self.try_(lambda: self.desk.foul(board, {table: form}))

    @rule(number=st.integers(1, 6))
    def leaves(self, number):
        plan = self.desk.event.session(1).schedules["A"]

        def repair():
            trouble = Leaves(number, 2)
            self.desk.repair(trouble, propose(plan, trouble)[0].schedule, section="A")

        self.try_(repair)

    @rule(carry=st.sampled_from(["0", "50%", "50% by-top", "ebu"]))
    def final(self, carry):
        def begin():
            self.desk.stage(2, "Final", carry=carry)
            self.desk.session(2, stage=2)
            self.desk.schedule(howell(2, per=1).schedule, session=2)

        with suppress(Problem):
            begin()

    @rule(at=st.integers(0, 5), result=RESULTS)
    def result_of_the_final(self, at, result):
        if 2 in self.desk.event.sessions:
            sittings = [one for _, one in self.desk.event.session(2).sittings()]
            if sittings:
                one = sittings[at % len(sittings)]
                spot = Spot(2, one.round, one.table, one.boards[0])
                self.try_(lambda: self.desk.result(spot, result))

    @invariant()
    def running_scores_are_those_of_a_fresh_count(self):
        if not hasattr(self, "desk"):
            return
        event = self.desk.event
        fresh = Scorebook(event)
        for stage in event.stages:
            counted = [(one.rank, one.number, one.row.score, one.percent) for one in standings(fresh, stage)]
            running = standings(self.desk.book, stage)
            assert [(one.rank, one.number, one.row.score, one.percent) for one in running] == counted

    @invariant()
    def every_place_and_every_score_is_told(self):
        if not hasattr(self, "desk"):
            return
        book = self.desk.book
        rows = [row for found in lists(book).values() for row in found]
        for row in rows[:3]:
            told = account(book, row.number)
            said = [step.value for step in told.steps if str(step.what).startswith(("The score", "The mean"))]
            assert said == [told.standing.row.score]
        for session, scores in book.sessions.items():
            for board in list(scores.boards)[:2]:
                for line in scores.boards[board].lines[:2]:
                    found = explain(book, board, line.ns[0], session)
                    assert found.steps

    @invariant()
    def the_journal_tells_all(self):
        if hasattr(self, "desk"):
            assert self.desk.at(self.desk.event.version) == self.desk.event


TestClub = Club.TestCase
TestClub.settings = settings(max_examples=20, stateful_step_count=20, deadline=None)
