"""Exploring a procedure: the graph, what is merged in it, and what cannot be right."""

import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated

import pytest
from marbles import Fault, Spot, fault, hit, irregular_throw, payment, played_on, stop_the_game
from toys import NUMBER, Size, asks, new_book, rules

from tapete.law import (
    Ask,
    BadProcedure,
    ContinueUnder,
    End,
    Goto,
    Instruction,
    Ruling,
    Tell,
    UnknownClause,
    Within,
    consult,
    explore,
    paths,
    procedure,
    question,
)


@pytest.fixture
def book():
    return new_book()


RAIN, COLD, SIZE, COUNT = asks("rain"), asks("cold"), asks("size", Size), asks("count", NUMBER)


class TestGraph:
    def test_it_starts_at_the_first_question(self):
        root = explore(irregular_throw).root
        assert isinstance(root, Ask)
        assert (root.key, root.question, root.about) == ("played_on", played_on, ())
        yes, no = root.exits
        assert (yes.answers, no.answers) == ((True,), (False,))
        assert yes.to == End(Ruling.of("4A", because="")) or isinstance(yes.to, End)
        assert isinstance(no.to, Tell)
        assert no.to.instruction is stop_the_game

    def test_it_has_all_questions_and_rulings_in_order(self):
        graph = explore(irregular_throw)
        assert graph.nodes[0] is graph.root
        assert [ask.key for ask in graph.asks][:3] == ["played_on", "fault", "hit"]
        assert {ask.key for ask in graph.asks} >= {
            "wants_again[red]",
            "wants_again[blue]",
            "wants_again[green]",
        }
        assert graph.rulings[0].citations == ("4A",)
        assert len(set(graph.rulings)) == len(graph.rulings)

    def test_answers_that_lead_to_the_same_place_share_an_exit(self):
        ask = next(ask for ask in explore(irregular_throw).asks if ask.question is hit)
        none, some = ask.exits
        assert (none.answers, none.to.cite) == ((0,), ("4B1a",))
        assert some.answers == (1, 2, 3, 4, 5)

    def test_equal_endings_are_one_node(self, book):
        @procedure(book, "1", "Weather")
        def weather(case):
            if case.ask(RAIN):
                return rules("inside") if case.ask(COLD) else rules("outside")
            return rules("inside") if case.ask(COLD) else rules("beach")

        graph = explore(weather)
        assert graph.ways == 4
        assert [ruling.notes[0].text for ruling in graph.rulings] == ["inside", "outside", "beach"]
        first, second = (e.to for e in graph.root.exits)
        assert first.exits[0].to is second.exits[0].to

    def test_equal_questions_with_equal_ways_out_are_one_node(self, book):
        @procedure(book, "1", "Weather")
        def weather(case):
            match case.ask(SIZE):
                case Size.SMALL:
                    return rules("inside") if case.ask(COLD) else rules("outside")
                case Size.MIDDLE:
                    return rules("stay")
                case Size.LARGE:
                    return rules("inside") if case.ask(COLD) else rules("outside")

        graph = explore(weather)
        assert [e.answers for e in graph.root.exits] == [(Size.SMALL, Size.LARGE), (Size.MIDDLE,)]
        assert len(graph.nodes) == 5

    def test_equal_steps_are_one_node_also_when_they_are_made_on_the_way(self, book):
        @procedure(book, "1", "Weather")
        def weather(case):
            rain = case.ask(RAIN)
            case.tell(Instruction.of("Look up."))
            case.tell(Instruction.of("Look " + ("up" if rain else "down") + "."))
            return rules("done")

        graph = explore(weather)
        assert [node.instruction.text for node in graph.nodes if isinstance(node, Tell)] == [
            "Look up.",
            "Look up.",
            "Look up.",
            "Look down.",
        ] or len(graph.nodes) == 5

    def test_a_question_whose_answers_change_nothing_is_idle(self, book):
        @procedure(book, "1", "Weather")
        def weather(case):
            case.ask(RAIN)
            return rules("cold" if case.ask(COLD) else "warm")

        graph = explore(weather)
        assert [ask.key for ask in graph.idle] == ["rain"]
        assert explore(irregular_throw).idle == ()

    def test_a_hand_over_is_a_place_to_go_to(self):
        places = [node for node in explore(irregular_throw).nodes if isinstance(node, Goto)]
        assert {(place.article, place.cite) for place in places} == {("9", ("4B1a",)), ("7", ("4B3",))}

    def test_a_ruling_to_continue_elsewhere_is_a_place_to_go_to(self, book):
        @procedure(book, "1", "Gone")
        def gone(case):
            return Ruling.of("1A", ContinueUnder("2"))

        root = explore(gone).root
        assert isinstance(root, Goto)
        assert (root.article, root.cite) == ("2", ("1A",))

    def test_a_loop_over_a_number_is_drawn_as_often_as_it_runs(self, book):
        @question("Was marble {n} hit?", cite="1A")
        def was_hit(table, n) -> bool | None:
            return None

        @procedure(book, "1", "Count")
        def count(case):
            hits = [n for n in range(case.ask(COUNT)) if case.ask(was_hit, n)]
            return rules(f"{len(hits)} hit")

        graph = explore(count)
        assert graph.ways == 1 + 2 + 4 + 8 == len(list(paths(count)))
        assert [ruling.notes[0].text for ruling in graph.rulings] == ["0 hit", "1 hit", "2 hit", "3 hit"]
        assert {ask.key for ask in graph.asks} == {"count", "was_hit[0]", "was_hit[1]", "was_hit[2]"}

    def test_a_question_with_thousands_of_answers_is_explored(self, book):
        year = asks("year", Annotated[int, Within(1, 5000)])

        @procedure(book, "1", "Year")
        def leap(case):
            return rules("leap" if case.ask(year) % 4 == 0 else "common")

        graph = explore(leap)
        assert graph.ways == 5000
        assert [len(e.answers) for e in graph.root.exits] == [3750, 1250]

    def test_a_way_of_sixty_questions_is_explored(self, book):
        @question("Still {n}?", cite="1A")
        def still(table, n) -> bool | None:
            return None

        @procedure(book, "1", "Patience")
        def patience(case):
            for n in range(60):
                if not case.ask(still, n):
                    return rules(f"stopped at {n}")
            return rules("done")

        graph = explore(patience)
        assert graph.ways == 61
        assert len(repr(graph)) < 1000  # shared nodes written out could fill the memory

    def test_it_is_made_once(self):
        assert explore(payment) is explore(payment)


class TestFollow:
    def test_the_way_leads_to_the_ruling(self):
        for law in (irregular_throw, payment):
            graph = explore(law)
            for found in paths(law):
                if found.current is law:
                    end = graph.follow(found.trail)[-1]
                    assert isinstance(end, Goto) or end.ruling == found.ruling

    def test_the_way_stands_at_the_question_that_waits(self):
        way = explore(irregular_throw).follow(irregular_throw({"played_on": False}).trail)
        assert [type(node) for node in way] == [Ask, Tell, Ask]
        assert way[-1].question is fault
        assert explore(irregular_throw).follow(()) == (explore(irregular_throw).root,)

    def test_each_leg_is_followed_in_its_own_graph(self):
        found = irregular_throw({"played_on": False, "fault": Fault.FOREIGN})
        (first, trail), (second, further) = found.legs
        assert explore(first).follow(found.trail)[-1].article == "7"
        assert explore(first).follow(trail)[-1].article == "7"
        assert explore(second).follow(further)[-1].ruling == found.ruling

    def test_an_exit_of_many_answers_is_followed_by_any(self):
        for marbles in (1, 5):
            found = irregular_throw({"played_on": False, "fault": "too early", "hit": marbles})
            assert explore(irregular_throw).follow(found.trail)[-1].ruling == found.ruling


class TestWhatCannotBeRight:
    def test_a_question_without_an_end(self, book):
        @question("Again, {n}?", cite="1A")
        def again(table, n) -> bool | None:
            return None

        @procedure(book, "1", "For ever")
        def for_ever(case):
            n = 0
            while case.ask(again, n):
                n += 1
            return rules(f"{n}")

        with pytest.raises(BadProcedure, match=r"1 has a question without an end: again\[64\]"):
            explore(for_ever)
        with pytest.raises(BadProcedure, match=r"1 has a question without an end: again\[64\]"):
            list(paths(for_ever))

    def test_the_same_question_for_ever(self, book):
        @procedure(book, "1", "For ever")
        def for_ever(case):
            while case.ask(RAIN):
                pass
            return rules("dry")

        with pytest.raises(BadProcedure, match="1 asks rain again and again"):
            explore(for_ever)

    def test_too_many_ways(self, book, monkeypatch):
        monkeypatch.setattr(sys.modules["tapete.law.explore"], "MOST_STATES", 500)

        @question("Switch {n}?", cite="1A")
        def switch(table, n) -> bool | None:
            return None

        @procedure(book, "1", "Switches")
        def switches(case):
            return rules(str([case.ask(switch, n) for n in range(20)]))

        with pytest.raises(BadProcedure, match="1 has more than 500 ways: let a part of it be a procedure"):
            explore(switches)

    def test_more_ways_than_anybody_waits_for(self, book, monkeypatch):
        # Exploring merges what is equal, walking every way does not.
        monkeypatch.setattr(sys.modules["tapete.law.procedure"], "MOST_WAYS", 7)
        questions = [asks(name) for name in ("a", "b", "c")]

        @procedure(book, "1", "Three at once")
        def three(case):
            wet = [case.ask(each) for each in questions]
            return rules("wet" if all(wet) else "dry")

        assert explore(three).ways == 8
        with pytest.raises(BadProcedure, match="1 has more than 7 ways"):
            list(paths(three))

    def test_two_questions_under_one_name_on_different_ways(self, book):
        other = asks("cold")

        @procedure(book, "1", "Cold")
        def cold(case):
            return rules("cold" if case.ask(COLD if case.ask(RAIN) else other) else "warm")

        with pytest.raises(BadProcedure, match="1 asks two different questions under the name cold"):
            explore(cold)

    def test_a_way_without_a_ruling(self, book):
        @procedure(book, "1", "Silence")  # noqa: RET503
        def silence(case):
            if case.ask(SIZE) is not Size.LARGE:
                return rules("something")

        with pytest.raises(BadProcedure, match="1 ends without a ruling after size=large"):
            explore(silence)

    @pytest.mark.parametrize(
        "say",
        [
            lambda case: rules("x", cite="1Z"),
            lambda case: rules("x" if case.ask(asks("q", cite="1Z")) else "y"),
            lambda case: case.tell(Instruction.of("x", cite="1Z")) or rules("x"),
            lambda case: case.refer("2", cite="1Z"),
            lambda case: Ruling.of("1A", ContinueUnder("1Z")),
        ],
        ids=["ruling", "question", "step", "hand-over", "place"],
    )
    def test_a_clause_that_the_book_does_not_have(self, book, say):
        procedure(book, "1", "Typo")(say)
        with pytest.raises(BadProcedure, match="1 cites 1Z: toy has no article or clause '1Z'"):
            explore(book.procedures["1"])

    def test_an_article_that_the_book_does_not_have(self, book):
        @procedure(book, "1", "Typo")
        def typo(case):
            return case.refer("11", cite="1A")

        with pytest.raises(UnknownClause, match="'11'"):
            explore(typo)

    def test_catching_the_stop(self, book):
        @procedure(book, "1", "Deaf")
        def deaf(case):
            try:
                return rules("wet" if case.ask(RAIN) else "dry")
            except BaseException:  # noqa: BLE001 - that is what is tested
                return rules("who knows")

        with pytest.raises(BadProcedure, match="1 goes on after a question without an answer"):
            explore(deaf)

    def test_an_error_of_the_procedure_is_not_hidden(self, book):
        @procedure(book, "1", "Broken")
        def broken(case):
            if case.ask(RAIN):
                raise ZeroDivisionError
            return rules("dry")

        with pytest.raises(ZeroDivisionError):
            explore(broken)

    def test_an_error_is_found_again_at_the_next_try(self, book):
        @procedure(book, "1", "Typo")
        def typo(case):
            return rules("x", cite="1Z")

        for _ in range(2):
            with pytest.raises(BadProcedure):
                explore(typo)


def test_many_threads_explore_and_consult_at_once():
    books = [new_book() for _ in range(4)]

    def weather(case):
        if case.ask(RAIN):
            return rules(f"rain {case.ask(COUNT)}")
        return rules("dry" if case.ask(COLD) else f"warm and {case.ask(SIZE)}")

    laws = [procedure(book, "1", "Weather")(weather) for book in books]
    start = threading.Barrier(8)

    def work(number):
        start.wait()
        graph = explore(laws[number % 4])
        ends = {consult(laws[0], {"rain": True, "count": n}).ruling for n in range(4)}
        return graph.ways, len(graph.nodes), len(ends)

    with ThreadPoolExecutor(8) as pool:
        assert set(pool.map(work, range(8))) == {(8, 12, 4)}


def test_a_notation_is_explored_value_by_value(book):
    where = asks("where", Spot)

    @procedure(book, "1", "Where")
    def place(case):
        return rules("left" if case.ask(where).column == "a" else "right")

    left, right = explore(place).root.exits
    assert left.answers == (Spot("a", 1), Spot("a", 2))
    assert right.answers == (Spot("b", 1), Spot("b", 2))
