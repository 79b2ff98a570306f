"""The desk: commands that become events, errors that change nothing, and every past moment."""

from __future__ import annotations

import threading
from dataclasses import replace
from fractions import Fraction

import pytest

from tapete.bridge import Deal, Side
from tapete.journal import export_stream, import_stream, open_journal
from tapete.tournament.contestant import Kind, Player, Status
from tapete.tournament.desk import EVENTS, Desk, events_in
from tapete.tournament.errors import BadEntry, BadResult, BadRuling, NotAllowed, TournamentError, Unknown
from tapete.tournament.event import ExtraKind
from tapete.tournament.matches import matches_of
from tapete.tournament.policy import Method, Rules
from tapete.tournament.result import Flag, Spot
from tapete.tournament.scorebook import Scorebook
from tapete.tournament.sitting import Round, Schedule, Sitting
from tapete.tournament.standings import latest_stage, standings


def spot(table, board, round_=0, session=1):
    return Spot(session, round_, str(table), board)


def ranks(book, **more):
    return {one.number: (one.rank, one.score, one.percent) for one in standings(book, **more)}


def test_a_result_finds_its_round_and_its_pairs(desk):
    went = desk.result(spot(2, 1), "4SX N -1", lead="HK", by="table 2")
    assert went == Spot(1, 3, "2", 1)
    played = desk.event.played(went)
    assert (played.places, played.points, played.lead) == (
        {"NS": (2,), "EW": (6,)},
        {"NS": -100, "EW": 100},
        "HK",
    )


WRONG = [
    (lambda desk: desk.result(spot(1, 7), "4S N ="), BadResult, "table 1 does not play board 7"),
    (
        lambda desk: desk.result(spot(1, 1, 2), "4S N ="),
        BadResult,
        "does not play board 1 in session 1, round 2",
    ),
    (lambda desk: desk.result(spot(9, 1), "4S N ="), Unknown, "no table '9'"),
    (lambda desk: desk.result(spot(1, 1, session=4), "4S N ="), Unknown, "no session 4"),
    (lambda desk: desk.result(spot(1, 1), "4S N 14"), BadResult, "table 1, board 1: 14 tricks"),
    (lambda desk: desk.result(spot(1, 1), "4S N +4"), BadResult, "14 tricks"),
    (lambda desk: desk.result(spot(1, 1), "8S N ="), BadResult, "table 1, board 1"),
    (lambda desk: desk.result(spot(1, 1), "perhaps"), BadResult, "table 1, board 1"),
    (lambda desk: desk.result(spot(1, 1), "425"), BadResult, "425"),
    (lambda desk: desk.result(spot(1, 1), "4S N =", lead="X9"), BadResult, "table 1, board 1"),
    (lambda desk: desk.result(spot(1, 1), "4S N =", {"EW": (2,)}), BadResult, "all NS in the schedule"),
    (lambda desk: desk.result(spot(1, 1), "4S N =", {"EW": (1,)}), BadResult, "against themselves"),
    (lambda desk: desk.result(spot(1, 1), "4S N =", {"EW": (99,)}), Unknown, "no contestant 99"),
    (lambda desk: desk.result(spot(3, 5), "4S N ="), BadResult, "has a result on board 5 already"),
    (lambda desk: desk.result(spot(2, 5), "4S N =", {"EW": (6,)}), BadResult, "6 has played board 5 already"),
    (lambda desk: desk.correct(spot(1, 1), "4S N =", why="x"), BadResult, "no result on board 1 yet"),
    (lambda desk: desk.correct(spot(3, 5), "4S N ="), NotAllowed, "say why"),
    (lambda desk: desk.remove(spot(3, 5)), NotAllowed, "say why"),
    (lambda desk: desk.rule(spot(1, 1), ""), BadRuling, "say what"),
    (lambda desk: desk.rule(spot(1, 1), "170@60%, 140@30%"), BadRuling, "100 %"),
    (lambda desk: desk.rule(spot(1, 1), "soon"), BadRuling, "no score that can be given"),
    (lambda desk: desk.rule(spot(1, 1), "complement"), BadRuling, "teams only"),
    (lambda desk: desk.rule(spot(1, 9), "plus"), BadResult, "does not play board 9"),
    (lambda desk: desk.give_extra(1, "-5"), BadRuling, "above 0"),
    (lambda desk: desk.give_extra(77), Unknown, "no contestant 77"),
    (lambda desk: desk.lift(8), Unknown, "no ruling 8"),
    (lambda desk: desk.withdraw_extra(8), Unknown, "no penalty 8"),
    (lambda desk: desk.appeal(8, by="A", why="x"), Unknown, "no ruling 8"),
    (lambda desk: desk.enter(["Zoe"]), BadEntry, "1 players"),
    (lambda desk: desk.enter(["Zoe", " "]), BadEntry, "no name"),
    (lambda desk: desk.enter(["Zoe", "Zed"], 3), BadEntry, "number 3 is taken"),
    (lambda desk: desk.substitute(1, "Nobody", "Zoe"), BadEntry, "does not play"),
    (lambda desk: desk.status(9, Status.WITHDRAWN), Unknown, "no contestant 9"),
    (lambda desk: desk.session(1), NotAllowed, "session 1 already"),
    (lambda desk: desk.session(2, stage=3), Unknown, "no stage 3"),
    (lambda desk: desk.rules({"units": "x"}), NotAllowed, "no choice"),
    (lambda desk: desk.deals({1: "N:nothing"}), BadResult, "board 1"),
]


@pytest.mark.parametrize(("act", "kind", "words"), WRONG, ids=[str(at) for at in range(len(WRONG))])
def test_what_cannot_be_says_why_and_records_nothing(desk, act, kind, words):
    desk.result(spot(3, 5), "3NT S =")
    before = desk.event
    with pytest.raises(kind, match=words):
        act(desk)
    assert desk.event is before
    assert desk.journal.version(desk.stream) == before.version


@pytest.mark.parametrize(
    ("rounds", "words"),
    [
        ([Sitting(1, "1", {"NS": 1, "EW": 2}), Sitting(1, "1", {"NS": 3, "EW": 4})], "table 1 twice"),
        ([Sitting(1, "1", {"NS": 1, "EW": 2}), Sitting(1, "2", {"NS": 1, "EW": 4})], "contestant 1 sits"),
        ([Sitting(1, "1", {"NS": 1, "EW": 1})], "twice"),
        ([Sitting(1, "1", {"NS": 1, "EW": 88})], "no contestant 88"),
        ([], "no table"),
    ],
)
def test_schedules_that_cannot_be(desk, rounds, words):
    with pytest.raises(TournamentError, match=words):
        desk.schedule(Schedule("x", (Round(1, tuple(rounds)),)))


def test_suspicious_results_are_kept_and_flagged(desk):
    desk.deals({1: str(Deal.numbered(12345678901234567890))})
    for table, result in ((1, "4S N ="), (2, "4S N =")):
        desk.result(spot(table, 1), result)
    desk.deals({1: str(Deal.numbered(5))})
    went = desk.result(spot(3, 1), "7NT N -6", lead="SA")
    flags = desk.event.played(went).flags
    assert Flag.TRICKS_UNLIKELY in flags
    assert Flag.LEAD_NOT_HELD in flags  # North has all the spades
    assert desk.event.played(went).points["NS"] == -300


@pytest.mark.parametrize(
    ("board", "points", "flagged"),
    [(1, "620", True), (1, "420", False), (2, "620", False), (2, "-420", False), (2, "-620", True),
     (1, "0", False), (4, "-7600", False), (1, "-7600", True)],
)  # fmt: skip
def test_scores_that_no_contract_has(journal, board, points, flagged):
    desk = Desk.open(journal, "points", "")
    went = desk.result(spot(1, board), points, {"NS": (1,), "EW": (2,)})
    assert (Flag.NO_SUCH_SCORE in desk.event.played(went).flags) is flagged


def test_results_far_from_all_others_and_for_the_wrong_side(journal):
    desk = Desk.open(journal, "open", "")
    for table, written in enumerate(("4S N =", "4S N +1", "4S N ="), 1):
        desk.result(spot(table, 1), written, {"NS": (table,), "EW": (10 + table,)})
    wrong = desk.result(spot(4, 1), "-420", {"NS": (4,), "EW": (14,)})
    far = desk.result(spot(5, 1), "7NTXX N -5", {"NS": (5,), "EW": (15,)})
    near = desk.result(spot(6, 1), "4S N -1", {"NS": (6,), "EW": (16,)})
    assert desk.event.played(wrong).flags == (Flag.WRONG_SIDE,)
    assert desk.event.played(far).flags == (Flag.FAR_OFF,)
    assert desk.event.played(near).flags == ()


def test_every_past_moment_can_be_shown(desk):
    first = desk.result(spot(1, 1), "4S N =")
    there = desk.event.version
    desk.correct(first, "4S N +1", by="Dora", why="one more trick")
    desk.rule(first, "420", by="Dora", why="after all")
    assert desk.at(there).played(first).points["NS"] == 420
    assert desk.at(there + 1).played(first).points["NS"] == 450
    assert desk.at(there + 1).adjusted(first) is None
    assert desk.at(desk.event.version) == desk.event
    last = desk.log()[-2]
    assert (last.type, last.happening.by, last.happening.why) == (
        "event.result_corrected",
        "Dora",
        "one more trick",
    )
    assert last.happening.before == "4S N ="


def test_a_desk_opened_again_is_where_it_was(desk, clock):
    desk.result(spot(1, 1), "4S N =")
    desk.give_extra(2, "10%", why="late", by="Dora")
    again = Desk(desk.journal, "club", clock)
    assert again.event == desk.event
    assert events_in(desk.journal) == ["club"]
    with pytest.raises(Unknown, match="no event 'none'"):
        Desk(desk.journal, "none")
    with pytest.raises(BadEntry, match="already"):
        Desk.open(desk.journal, "club", "")
    with pytest.raises(BadEntry, match="small letters"):
        Desk.open(desk.journal, "Klub 1", "")


def test_two_desks_at_once_lose_nothing(desk):
    other = Desk(desk.journal, "club")
    desk.result(spot(1, 1), "4S N =")
    with pytest.raises(BadResult, match="already"):
        other.result(spot(1, 1), "4S N -1")
    sat = [sitting for _, sitting in desk.event.session(1).sittings()]
    todo = [Spot(1, one.round, one.table, board) for one in sat for board in one.boards][1:]

    def work(mine, spots):
        for each in spots:
            mine.result(each, "3NT N =")

    threads = [
        threading.Thread(target=work, args=(mine, todo[at::2])) for at, mine in enumerate((desk, other))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert desk.catch_up() == other.catch_up()
    assert sum(map(len, desk.event.results.values())) == 18


def test_many_commands_are_recorded_all_or_none(desk):
    from tapete.tournament import commands

    good = [lambda event, board=board: commands.entered(event, spot(1, board), "3NT N =") for board in (1, 2)]
    bad = [*good, lambda event: commands.entered(event, spot(1, 99), "3NT N =")]
    before = desk.event.version
    with pytest.raises(BadResult):
        desk.do_all(bad)
    assert desk.event.version == before
    desk.do_all(good)
    assert desk.event.version == before + 2


def test_the_correction_period(desk, clock):
    went = desk.result(spot(1, 1), "4S N =")
    desk.publish()
    clock.later(minutes=29)
    desk.correct(went, "4S N +1", why="a trick")
    clock.later(minutes=2)
    with pytest.raises(NotAllowed, match="79C1"):
        desk.correct(went, "4S N =", why="no trick")
    clock.later(days=3)
    desk.correct(went, "4S N =", why="no trick", late=True, by="the organiser")
    desk.rules({"laws": "bridge-1997"})
    with pytest.raises(NotAllowed, match="79C"):
        desk.correct(went, "4S N +1", why="a trick", late=True)


def test_appeals(desk, clock):
    went = desk.result(spot(1, 1), "4S N =")
    ruling = desk.rule(went, "450", clause="12C1a", by="Dora")
    desk.publish()
    appeal = desk.appeal(ruling, by="A One", why="there was no damage")
    desk.decide_appeal(appeal, "ruling upheld", by="committee")
    assert desk.event.appeals[appeal].outcome == "ruling upheld"
    clock.later(minutes=31)
    with pytest.raises(NotAllowed, match="92B"):
        desk.appeal(ruling, by="A One", why="again")


def test_the_newest_ruling_holds_and_can_be_lifted(desk):
    went = desk.result(spot(1, 1), "4S N =")
    desk.result(spot(2, 1), "4S N +1")
    first = desk.rule(went, "450")
    second = desk.rule(went, "480")
    assert desk.book.sessions[1].boards[1].lines[0].ns_given.outcomes.weights[0][0] == 480
    desk.lift(second)
    assert ranks(desk.book)[1][2] == "50.00"
    desk.lift(first)
    assert desk.event.adjusted(went) is None
    assert ranks(desk.book)[1][2] == "12.50"  # half a matchpoint of four, by Neuberg


def test_weighted_scores_by_edition(desk):
    went = desk.result(spot(1, 1), "4S N =")
    desk.rules({"laws": "bridge-1997"})
    with pytest.raises(BadRuling, match="12C3"):
        desk.rule(went, "420@1/2, -50@1/2")
    desk.rule(went, "420@1/2, -50@1/2", committee=True)
    with pytest.raises(BadRuling, match="12C1e"):
        desk.rule(went, "420 without-error 140")


def full(desk, results):
    """Every board of the movement with these results for the three North-South pairs in turn."""
    for at, (_, sitting) in enumerate(desk.event.session(1).sittings()):
        for board in sitting.boards:
            desk.result(Spot(1, sitting.round, sitting.table, board), results[at % 3])


def test_standings_with_penalties_and_two_winners(desk):
    full(desk, ["420", "170", "-50"])
    assert ranks(desk.book, side=Side.NS) == {
        1: (1, "24.00", "100.00"), 2: (2, "12.00", "50.00"), 3: (3, "0.00", "0.00"),
    }  # fmt: skip
    assert {one.number: one.rank for one in standings(desk.book, side=Side.EW)} == {4: 1, 5: 1, 6: 1}
    penalty = desk.give_extra(1, clause="90B1", why="late")
    desk.give_extra(2, "1", kind=ExtraKind.BONUS)
    assert ranks(desk.book)[1] == (1, "23.00", "95.83")
    assert ranks(desk.book)[2] == (2, "13.00", "54.17")
    desk.withdraw_extra(penalty)
    assert ranks(desk.book)[1] == (1, "24.00", "100.00")


def test_ties_share_the_rank(desk):
    full(desk, ["420", "420", "-50"])
    rows = standings(desk.book, side=Side.NS)
    assert [(one.rank, one.tied, one.number) for one in rows] == [(1, True, 1), (1, True, 2), (3, False, 3)]


def test_the_book_that_goes_on_is_the_book_made_anew(desk):
    full(desk, ["420", "170", "-50"])
    book = desk.book
    desk.correct(spot(1, 1), "-500", why="x")
    desk.rule(spot(2, 3), "plus", "minus")
    desk.foul(5, {"1": "B", "2": "B"})
    desk.status(6, Status.WITHDRAWN, since="3", why="ill")
    desk.rules({"units": "1-half-0"})
    assert desk.book is book
    anew = Scorebook(desk.event)
    assert ranks(desk.book) == ranks(anew)
    assert [one.row.score for one in standings(desk.book)] == [one.row.score for one in standings(anew)]


def test_a_result_taken_out_leaves_nothing_behind(journal):
    desk = Desk.open(journal, "club", "")
    for board in (1, 2):
        for table, points in ((1, "400"), (2, "430")):
            desk.result(spot(table, board), points, {"NS": (table,), "EW": (table + 10,)})
    desk.result(spot(3, 1), "400", {"NS": (3,), "EW": (13,)})
    assert ranks(desk.book) == ranks(Scorebook(desk.event))
    desk.remove(spot(3, 1), why="another board")  # two tables make a full field again
    assert ranks(desk.book) == ranks(Scorebook(desk.event))
    desk.give_extra(2, "25%")
    for table in (1, 2):
        desk.remove(spot(table, 1), why="another board")
    assert desk.event.boards(1) == [2]
    assert {row.number: row.row.extra for row in standings(desk.book)}[2] == Fraction(-1, 2)
    assert ranks(desk.book) == ranks(Scorebook(desk.event))
    assert list(desk.book.sessions[1].boards) == [2]
    desk.stage(2, "final")
    desk.session(2, stage=2)
    desk.result(spot(1, 1, session=2), "400", {"NS": (1,), "EW": (11,)})
    assert latest_stage(desk.event) == 2
    desk.remove(spot(1, 1, session=2), why="another session")
    assert latest_stage(desk.event) == 1


def test_only_a_penalty_has_a_usual_amount(desk):
    desk.result(spot(1, 1), "4S N =")
    for kind in (ExtraKind.BONUS, ExtraKind.CARRY_OVER):
        with pytest.raises(BadRuling, match="write how much"):
            desk.give_extra(1, kind=kind)
    made = [desk.give_extra(1), desk.give_extra(1, "0", kind=ExtraKind.CARRY_OVER)]
    assert [desk.event.extras[id_].amount for id_ in made] == ["25%", "0"]


def test_another_declarer_is_a_correction_though_the_points_are_the_same(desk):
    desk.result(spot(1, 1), "4S N =", lead="HK")
    went = desk.correct(spot(1, 1), "4S S =", why="South played it")
    assert desk.event.played(went).written == "4S S ="
    with pytest.raises(NotAllowed, match="nothing changes"):
        desk.correct(spot(1, 1), "4s s 10", lead="hk", why="again")


def test_a_board_that_nobody_could_play_gets_averages(desk):
    desk.result(spot(1, 1), "420")
    desk.rule(spot(1, 2), "plus", "even", clause="12C2a")
    scores = desk.book.sessions[1]
    assert scores.score(2, 0, Side.NS) == Fraction(60, 100) * 4
    assert scores.score(2, 0, Side.EW) == Fraction(50, 100) * 4


def test_sections_by_themselves(journal):
    desk = Desk.open(journal, "two", "", rules=Rules(across=False))
    for section, shift in (("A", 0), ("B", 10)):
        desk.schedule(
            Schedule(section, (Round(1, tuple(
                Sitting(1, f"{section}{t}", {"NS": shift + t, "EW": shift + t + 5}, (1, 2))
                for t in (1, 2, 3))),)),
            section=section,
        )  # fmt: skip
        for t, points in ((1, "420"), (2, "170"), (3, "-50")):
            desk.result(spot(f"{section}{t}", 1), points)
    assert {number: row[2] for number, row in ranks(desk.book, side=Side.NS).items()} == {
        1: "100.00", 11: "100.00", 2: "50.00", 12: "50.00", 3: "0.00", 13: "0.00",
    }  # fmt: skip
    desk.rules({"across": "yes"})
    assert desk.book.sessions[1].expected == 6
    assert ranks(desk.book, side=Side.NS)[1][2] == "90.00"
    with pytest.raises(NotAllowed, match="table A1 twice"):
        desk.schedule(Schedule("x", (Round(1, (Sitting(1, "A1", {"NS": 1, "EW": 2}, (1,)),)),)), section="C")


def test_stages_sessions_and_carry_over(journal):
    desk = Desk.open(journal, "long", "")
    for session, stage in ((1, 1), (2, 1), (3, 2)):
        if session > 1:
            desk.stage(2, "final", carry="50%")
            desk.session(session, stage=stage)
        for table, points in ((1, "420"), (2, "170" if session < 3 else "620")):
            desk.result(spot(table, 1, session=session), points, {"NS": (table,), "EW": (table + 10,)})
    assert ranks(desk.book, stage=1)[1] == (1, "4.00", "100.00")
    # The final: pair 1 lost it, 0 of 2, and carries 2 of 2.
    assert ranks(desk.book)[1] == (1, "2.00", "50.00")
    assert ranks(desk.book)[2] == (1, "2.00", "50.00")


def test_a_handicap_is_another_list(journal):
    desk = Desk.open(journal, "hcp", "", rules=Rules(handicap="50%"))
    desk.enter([Player("A"), Player("B")])
    desk.enter([Player("C", handicap="3"), Player("D", handicap="5")])
    for number in (3, 4):
        desk.enter([f"E{number}", f"F{number}"])
    desk.result(spot(1, 1), "420", {"NS": (1,), "EW": (3,)})
    desk.result(spot(2, 1), "420", {"NS": (2,), "EW": (4,)})
    assert ranks(desk.book)[2][2] == "50.00"
    assert ranks(desk.book, handicap=True)[2] == (1, "1.08", "54.00")


def teams(journal, **rules):
    desk = Desk.open(journal, "teams", "", kind=Kind.TEAM, rules=Rules(method=Method.IMPS, **rules))
    for number in range(1, 4):
        desk.enter([f"P{number}{seat}" for seat in range(4)], name=f"Team {number}")
    boards = tuple(range(1, 9))
    rounds = (
        Round(
            1,
            (Sitting(1, "1", {"NS": 1, "EW": 2}, boards), Sitting(1, "2", {"NS": 2, "EW": 1}, boards)),
            (3,),
        ),
        Round(
            2,
            (Sitting(2, "1", {"NS": 1, "EW": 3}, boards), Sitting(2, "2", {"NS": 3, "EW": 1}, boards)),
            (2,),
        ),
    )
    desk.schedule(Schedule("three teams", rounds))
    return desk


def test_a_swiss_of_teams_with_byes_and_a_forfeit(journal):
    desk = teams(journal, victory="wbf")
    for board in range(1, 9):
        desk.result(spot(1, board, 1), "420" if board == 1 else "0")
        desk.result(spot(2, board, 1), "170" if board == 1 else "0")
    matches = {match.number: match for match in matches_of(desk.book, 1)}
    assert (matches[1].margin, matches[1].points) == (6, Fraction(1242, 100))
    assert (matches[2].margin, matches[2].points) == (-6, Fraction(758, 100))
    assert (matches[3].points, matches[3].awarded) == (12, True)  # sits out
    desk.award(2, {1: "0", 3: "18"}, by="Dora", why="team 1 went home")
    assert {one.number: one.score for one in standings(desk.book)} == {3: "30.00", 1: "12.42", 2: "7.58"}
    desk.give_extra(3, "1", clause="90A", why="slow play")
    assert ranks(desk.book)[3][1] == "29.00"
    with pytest.raises(BadRuling, match="part of a top"):
        desk.give_extra(3, "25%")


def test_a_team_plays_each_board_once_in_each_direction(journal):
    desk = teams(journal)
    desk.result(spot(1, 1, 1), "420")
    with pytest.raises(BadResult, match="played board 1 already"):
        desk.result(spot(2, 1, 1), "420", {"NS": (1,), "EW": (2,)})


def test_an_american_whist_compares_two_rounds(journal):
    from tapete.tournament.schedule import american_whist

    desk = Desk.open(journal, "whist", "", kind=Kind.TEAM, rules=Rules(method=Method.BAM))
    for number in range(1, 6):
        desk.enter([f"P{number}{seat}" for seat in range(4)], name=f"Team {number}")
    desk.schedule(american_whist(5, per=1).schedule)
    for _, sitting in desk.event.session(1).sittings():
        # The team with the lower number is a trick better at either side.
        made = "=" if sitting.places["NS"] < sitting.places["EW"] else "-1"
        desk.result(Spot(1, sitting.round, sitting.table, sitting.boards[0]), f"3NT N {made}")
    assert [(one.number, one.score) for one in standings(desk.book)] == [
        (1, "8.00"), (2, "6.00"), (3, "4.00"), (4, "2.00"), (5, "0.00"),
    ]  # fmt: skip


def test_a_percentage_has_no_meaning_in_imps(journal):
    desk = teams(journal)
    with pytest.raises(BadRuling, match="part of a top"):
        desk.rule(spot(1, 1, 1), "60%")
    desk.rule(spot(1, 1, 1), "=2", "=-2")
    assert standings(desk.book)[0].score == "2.00"


def test_tarot_quartets(journal):
    desk = Desk.open(journal, "four", "", game="tarot", kind=Kind.QUARTET, rules=Rules(method=Method.POINTS))
    for number in (1, 2):
        desk.enter([f"P{number}{seat}" for seat in range(4)], name=f"Quartet {number}")
    desk.schedule(Schedule("deal", (Round(1, tuple(
        Sitting(1, str(t), {"NS": t, "EW": 3 - t}, (1,)) for t in (1, 2))),)))  # fmt: skip
    desk.result(spot(1, 1), "90 -90")
    desk.result(spot(2, 1), "30 -30")
    assert [(one.number, one.score) for one in standings(desk.book)] == [(1, "60.00"), (2, "-60.00")]


def test_patton(journal):
    desk = teams(journal, victory="")
    desk.rules({"method": "patton", "patton": "4"})
    for table, points in ((1, "420"), (2, "170")):
        desk.result(spot(table, 1, 1), points)
    for table in (1, 2):
        desk.result(spot(table, 2, 1), "100")
    assert {one.number: one.score for one in standings(desk.book)} == {1: "7.00", 2: "1.00"}


def test_scrabble_by_games_won_and_tarot_by_points(journal):
    words = Desk.open(
        journal, "words", "", game="scrabble", kind=Kind.PLAYER, rules=Rules(method=Method.WINS)
    )
    for name in "ABCD":
        words.enter([name])
    words.schedule(Schedule("round 1", (Round(1, (
        Sitting(1, "1", {"first": 1, "second": 2}, (1,)),
        Sitting(1, "2", {"first": 3, "second": 4}, (1,)))),)))  # fmt: skip
    words.result(spot(1, 1), "412:388")
    words.result(spot(2, 1), "350 350")
    assert [(one.number, one.score, one.row.spread) for one in standings(words.book)] == [
        (1, "1.00", 24), (3, "0.50", 0), (4, "0.50", 0), (2, "0.00", -24),
    ]  # fmt: skip
    with pytest.raises(BadResult, match="has 1 numbers"):
        words.result(spot(1, 1), "412")
    cards = Desk.open(journal, "cards", "", game="tarot", kind=Kind.PLAYER, rules=Rules(method=Method.POINTS))
    for name in "ABCD":
        cards.enter([name])
    cards.schedule(
        Schedule(
            "deal 1", (Round(1, (Sitting(1, "1", dict(zip("NESW", (1, 2, 3, 4), strict=True)), (1,)),)),)
        )
    )
    with pytest.raises(BadResult, match="make 0 together"):
        cards.result(spot(1, 1), "90 -30 -30 -20")
    cards.result(spot(1, 1), "90 -30 -30 -30")
    first = standings(cards.book)[0]
    assert (first.number, first.score) == (1, "90.00")


def test_substitutes_late_entries_and_disqualification(desk):
    desk.substitute(1, "A One", "Zoe", since="2", why="a train")
    late = desk.enter(["Late One", "Late Two"], late="2")
    assert (late.number, late.status) == (7, Status.LATE)
    assert desk.event.contestants[1].substitutes == (("A One", "Zoe", "2"),)
    full(desk, ["420", "170", "-50"])
    desk.status(1, Status.DISQUALIFIED, by="Dora", why="91B")
    assert 1 not in ranks(desk.book)
    assert ranks(desk.book)[2][2] == "50.00"  # the results of those who met it stay


def test_an_individual_event(journal):
    desk = Desk.open(journal, "solo", "", kind=Kind.PLAYER)
    for number in range(1, 9):
        desk.enter([f"P{number}"])
    tables = (
        Sitting(1, "1", {"N": 8, "S": 1, "E": 6, "W": 2}, (1, 2)),
        Sitting(1, "2", {"N": 5, "S": 7, "E": 3, "W": 4}, (1, 2)),
    )
    desk.schedule(Schedule("solo", (Round(1, tables),)))
    desk.result(spot(1, 1), "420")
    desk.result(spot(2, 1), "-50")
    assert {one.number: one.percent for one in standings(desk.book)} == {
        1: "100.00", 8: "100.00", 3: "100.00", 4: "100.00", 2: "0.00", 5: "0.00", 6: "0.00", 7: "0.00",
    }  # fmt: skip


def test_tarot_at_a_table_of_five(journal):
    desk = Desk.open(journal, "five", "", game="tarot", kind=Kind.PLAYER, rules=Rules(method=Method.POINTS))
    places = {str(place): place for place in range(1, 6)}
    desk.schedule(Schedule("deal", (Round(1, (Sitting(1, "1", places, (1,)),)),)))
    with pytest.raises(BadResult, match="has 4 numbers"):
        desk.result(spot(1, 1), "90 -30 -30 -30")
    desk.result(spot(1, 1), "60 30 -30 -30 -30")
    assert [one.score for one in standings(desk.book)] == ["60.00", "30.00", "-30.00", "-30.00", "-30.00"]


def test_a_category_has_its_own_list(desk):
    desk.change(replace(desk.event.contestants[2], category="B"), why="forgotten")
    full(desk, ["420", "170", "-50"])
    assert [(one.rank, one.number) for one in standings(desk.book, category="B")] == [(1, 2)]


def test_a_pair_that_goes_home_leaves_its_results(desk):
    for table in (1, 2, 3):
        desk.result(spot(table, 2 * table - 1, 1), "420")
    desk.status(6, Status.WITHDRAWN, since="2", why="ill")
    plan = desk.book.plans[1]
    # Pair 6 played boards 5 and 6; they keep a full field, the others lack its tables.
    assert (plan.expected, plan.due[5], plan.due[1], plan.due[3]) == (3, 3, 2, 2)


def test_withdrawn_pairs_lower_what_is_to_come_not_the_top(desk):
    desk.status(6, Status.WITHDRAWN, since="1")
    plan = desk.book.plans[1]
    assert plan.expected == 2
    desk.rules({"expected": "3"})
    assert desk.book.plans[1].expected == 3


def test_json_lines_of_a_whole_event(desk, tmp_path):
    full(desk, ["420", "170", "-50"])
    desk.rule(spot(2, 3), "170@67%, 140@33%", clause="12C1c", by="Dora", why="x")
    desk.foul(5, {"1": "B"})
    desk.publish()
    desk.rules({"method": "cross-imps", "victory": "wbf"})
    desk.award(1, {1: "3", 4: "17"})
    export_stream(desk.journal, desk.stream, tmp_path / "club.jsonl")
    with open_journal(tmp_path / "other.db", EVENTS) as other:
        import_stream(other, tmp_path / "club.jsonl", "event/copy")
        assert Desk(other, "copy").event == replace(desk.event, id="copy")
