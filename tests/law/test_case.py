"""Consulting a procedure: what it asks, where the answers come from, what becomes of wrong ones."""

import json

import pytest
from marbles import (
    MARBLES,
    Fault,
    MarbleBack,
    Pays,
    Player,
    Spot,
    ThrowStands,
    Yard,
    fault,
    hit,
    irregular_throw,
    payment,
    played_on,
    stop_the_game,
)
from toys import asks, new_book, rules

from tapete.law import (
    Answered,
    BadProcedure,
    Consultation,
    ContinueUnder,
    Referred,
    Source,
    Told,
    UnknownClause,
    WrongAnswer,
    procedure,
    question,
)

FAR = {"played_on": False, "fault": "too far", "disturbed": ["blue", "red"]}


def keys(found: Consultation) -> list[str]:
    return [step.key for step in found.answered]


class TestAsking:
    def test_the_first_question_waits_where_nothing_is_known(self):
        found = irregular_throw()
        assert found.pending.question is played_on
        assert found.ruling is None
        assert found.trail == ()

    def test_every_answer_leads_to_the_next_question(self):
        found = irregular_throw({"played_on": False})
        assert found.pending.question is fault
        assert found.trail[-1] == Told(stop_the_game)

    def test_the_last_answer_leads_to_the_ruling(self):
        found = irregular_throw({"played_on": True})
        assert found.pending is None
        assert found.ruling.effects == (ThrowStands(),)
        assert found.ruling.because == "Throwing after it accepts it."

    def test_a_question_about_somebody_has_a_key_of_its_own_for_each(self):
        found = irregular_throw(FAR)
        assert found.pending.key == "wants_again[red]"
        assert found.pending.about == (Player.RED,)
        assert str(found.pending.question.says(*found.pending.about)) == "Does Red want to throw again?"
        found = irregular_throw(FAR | {"wants_again[red]": True})
        assert found.pending.key == "wants_again[blue]"

    def test_answers_can_be_values_or_plain_data(self):
        plain = {**FAR, "wants_again[red]": "no", "wants_again[blue]": "yes", "thrown_from": "B2"}
        values = {
            "played_on": False,
            "fault": Fault.FAR,
            "disturbed": frozenset({Player.RED, Player.BLUE}),
            "wants_again[red]": False,
            "wants_again[blue]": True,
            "thrown_from": Spot("b", 2),
        }
        assert irregular_throw(plain).ruling == irregular_throw(values).ruling
        assert irregular_throw(plain).ruling.effects == (MarbleBack(Spot("b", 2), (Player.BLUE,)),)

    def test_the_answers_of_a_way_are_plain_and_lead_there_again(self):
        found = irregular_throw(
            FAR | {"wants_again[red]": "no", "wants_again[blue]": "n", "thrown_from": "a1"}
        )
        again = irregular_throw(json.loads(json.dumps(found.answers)))
        assert again == found
        assert found.answers["disturbed"] == ["red", "blue"]  # in the order of the game

    def test_an_answer_of_none_is_no_answer(self):
        assert irregular_throw({"played_on": None}).pending.question is played_on


class TestChangingAnswers:
    def test_later_answers_that_still_apply_are_kept(self):
        known = {"played_on": False, "fault": "too early", "hit": 2}
        changed = {**known, "fault": "foreign"}
        assert irregular_throw(known | {"played_on": True}).ruling.citations == ("4A",)
        assert irregular_throw(known).ruling.citations == ("4B1",)
        assert irregular_throw(changed | {"fault": "too early"}).ruling == irregular_throw(known).ruling

    def test_answers_that_the_way_does_not_ask_for_change_nothing(self):
        known = {"played_on": False, "fault": "too early", "hit": 2}
        found = irregular_throw(known | {"thrown_from": "nowhere", "weather": 7})
        assert found == irregular_throw(known)
        assert found.answers == known

    def test_back_takes_the_last_answer_away(self):
        found = irregular_throw({"played_on": False, "fault": "too early", "hit": 2})
        assert found.back() == {"played_on": False, "fault": "too early"}
        assert irregular_throw(found.back()).pending.question is hit
        assert irregular_throw().back() == {}

    def test_back_goes_over_what_the_table_knows(self):
        found = irregular_throw({"fault": "too early"}, Yard(played_on=False, hit=3))
        assert found.ruling is not None
        assert found.back() == {}

    def test_the_same_question_twice_on_a_way_is_asked_once(self):
        book = new_book()
        raining = asks("raining")

        @procedure(book, "1", "Rain")
        def rain(case):
            return rules("wet" if case.ask(raining) and case.ask(raining) else "dry")

        found = rain({"raining": True})
        assert keys(found) == ["raining"]
        assert found.ruling == rules("wet")


class TestTable:
    def test_the_table_answers_what_it_knows(self):
        found = irregular_throw(table=Yard(played_on=False))
        assert found.pending.question is fault
        assert found.answered[0].source is Source.TABLE
        assert found.answers == {}

    def test_a_false_answer_of_the_table_is_an_answer(self):
        assert payment(table=Yard(hit=0)).ruling.effects == (Pays(0, "7.1"),)

    def test_people_know_better_than_the_table(self):
        found = irregular_throw({"played_on": True}, Yard(played_on=False))
        assert found.ruling.citations == ("4A",)
        assert found.answered[0].source is Source.PERSON

    def test_where_a_person_says_nothing_the_table_is_the_source(self):
        found = irregular_throw({"played_on": None}, Yard(played_on=True))
        assert found.answered[0].source is Source.TABLE

    def test_a_wrong_answer_of_the_table_names_the_question(self):
        with pytest.raises(WrongAnswer, match="7, question hit: 9 is not an answer here"):
            payment(table=Yard(hit=9))


class TestHandOver:
    def test_to_a_procedure_goes_on_there_with_what_is_given(self):
        found = irregular_throw({"played_on": False, "fault": "foreign"})
        assert found.ruling.effects == (Pays(1, "7.1"),)
        assert found.answered[-1] == Answered("hit", hit, (), 1, Source.LAW)
        assert found.current is payment
        assert found.answers == {"played_on": False, "fault": "foreign"}

    def test_what_is_given_beats_an_answer_left_over_from_another_way(self):
        found = irregular_throw({"played_on": False, "fault": "foreign", "hit": 5}, Yard(hit=4))
        assert found.ruling.effects == (Pays(1, "7.1"),)

    def test_what_was_asked_on_this_way_stays_as_it_was_answered(self):
        book = new_book()
        raining = asks("raining")

        @procedure(book, "1", "First")
        def first(case):
            case.ask(raining)
            return case.refer("2", cite="1A", given={raining: False})

        @procedure(book, "2", "Second")
        def second(case):
            return rules("wet" if case.ask(raining) else "dry")

        assert first({"raining": True}).ruling == rules("wet")
        assert [step.source for step in first({"raining": True}).answered] == [Source.PERSON]

    def test_the_trail_is_cut_into_legs(self):
        found = irregular_throw({"played_on": False, "fault": "foreign"})
        assert found.trail[-2] == Referred(payment, ("4B3",))
        (law, first), (other, second) = found.legs
        assert (law, other) == (irregular_throw, payment)
        assert [type(step) for step in first] == [Answered, Told, Answered]
        assert [step.key for step in second] == ["hit"]

    def test_to_an_article_without_procedure_is_a_ruling(self):
        found = irregular_throw({"played_on": False, "fault": "too early", "hit": 0})
        assert found.ruling.citations == ("4B1a",)
        assert found.ruling.effects == (ContinueUnder("9"),)
        assert str(found.ruling.effects[0].label) == "The case goes on under 9."

    def test_to_an_article_that_the_book_does_not_have_is_an_error(self):
        book = new_book()

        @procedure(book, "1", "Lost")
        def lost(case):
            return case.refer("99", cite="1A")

        with pytest.raises(UnknownClause, match="toy has no article or clause '99'"):
            lost()

    def test_in_a_circle_is_an_error(self):
        book = new_book()

        @procedure(book, "1", "Hen")
        def hen(case):
            return case.refer("2", cite="1A")

        @procedure(book, "2", "Egg")
        def egg(case):
            return case.refer("1", cite="2A")

        with pytest.raises(BadProcedure, match="the procedures go in a circle: 1 > 2 > 1"):
            hen()


class TestWrongAnswers:
    @pytest.mark.parametrize(
        ("key", "value", "says"),
        [
            ("played_on", "maybe", "4, question played_on: 'maybe' is not an answer here: say yes or no"),
            ("played_on", 1, "question played_on: 1 is not"),
            ("fault", "late", "question fault: 'late' is not an answer here: give one of too early, too far"),
            ("fault", ["foreign"], "question fault"),
            ("hit", 6, "question hit: 6 is not an answer here: give a whole number from 0 to 5"),
            ("hit", True, "question hit: True is not"),
            ("disturbed", ["red", "white"], "question disturbed: 'white' is not an answer here"),
            ("disturbed", 3, "question disturbed: 3 is not an answer here: give a list, which may be empty"),
            ("thrown_from", "c9", "question thrown_from: 'c9' is no spot of the yard: give a1, a2, b1 or b2"),
            ("thrown_from", 4, "question thrown_from: 4 is not an answer here: give one of a1, a2, b1, b2"),
            ("wants_again[red]", "perhaps", r"question wants_again\[red\]: 'perhaps' is not"),
        ],
    )
    def test_name_the_article_and_the_question(self, key, value, says):
        way = {"played_on": False, "fault": "too early" if key == "hit" else "too far", "disturbed": "red"}
        with pytest.raises(WrongAnswer, match=says):
            irregular_throw({**way, "wants_again[red]": True, key: value})

    def test_name_the_article_in_which_the_question_is_asked(self):
        book = new_book()
        raining = asks("raining")

        @procedure(book, "1", "First")
        def first(case):
            return case.refer("2", cite="1A")

        @procedure(book, "2", "Second")
        def second(case):
            return rules("wet" if case.ask(raining) else "dry")

        with pytest.raises(WrongAnswer, match="2, question raining: 'x' is not"):
            first({"raining": "x"})


class TestProceduresThatCannotBeRight:
    def test_two_questions_under_one_name(self):
        book = new_book()
        one, other = asks("raining"), asks("raining")

        @procedure(book, "1", "Rain")
        def rain(case):
            return rules("wet" if case.ask(one) and case.ask(other) else "dry")

        with pytest.raises(BadProcedure, match="two different questions are both called raining"):
            rain({"raining": True})

    def test_subjects_that_read_the_same(self):
        book = new_book()

        @question("Is {name} thirsty?", cite="1A")
        def thirsty(table, name) -> bool | None:
            return None

        @procedure(book, "1", "Thirst")
        def thirst(case):
            both = case.ask(thirsty, "1") and case.ask(thirsty, 1)
            return rules("drink" if both else "go on")

        with pytest.raises(BadProcedure, match=r"two different questions are both called thirsty\[1\]"):
            thirst({"thirsty[1]": True})

    def test_no_ruling(self):
        book = new_book()
        raining = asks("raining")

        @procedure(book, "1", "Rain")  # noqa: RET503
        def rain(case):
            if case.ask(raining):
                return rules("wet")

        with pytest.raises(BadProcedure, match="1 ends without a ruling after raining=False"):
            rain({"raining": False})

    def test_a_generator(self):
        book = new_book()
        raining = asks("raining")

        @procedure(book, "1", "Rain")
        def rain(case):
            yield case.ask(raining)

        with pytest.raises(BadProcedure, match="1 ends without a ruling"):
            rain()

    @pytest.mark.parametrize("swallowed", [BaseException, Exception])
    def test_catching_the_stop(self, swallowed):
        book = new_book()
        raining = asks("raining")

        @procedure(book, "1", "Rain")
        def rain(case):
            try:  # noqa: SIM105 - as a careless procedure would
                case.ask(raining)
            except swallowed:
                pass
            return rules("who knows")

        if swallowed is Exception:  # the stop is none, so it cannot be caught by accident
            assert rain().pending.question is raining
        else:
            with pytest.raises(BadProcedure, match="1 goes on after a question without an answer"):
                rain()

    def test_asking_the_same_question_for_ever(self):
        book = new_book()
        another = asks("another")

        @procedure(book, "1", "More")
        def more(case):
            while case.ask(another):
                pass
            return rules("enough")

        assert more({"another": False}).ruling == rules("enough")
        with pytest.raises(BadProcedure, match="1 asks another again and again: a loop needs a new subject"):
            more({"another": True})

    def test_two_procedures_for_one_article(self):
        with pytest.raises(ValueError, match="marbles has two procedures for 4"):
            procedure(MARBLES, "4", "Again")(irregular_throw.run)

    def test_a_procedure_for_no_article(self):
        with pytest.raises(UnknownClause, match="'99'"):
            procedure(MARBLES, "99", "Nothing")(irregular_throw.run)
