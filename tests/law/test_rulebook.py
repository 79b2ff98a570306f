"""Rule books: finding an article or a clause, however people write it."""

import pytest
from marbles import MARBLES, article4, article9, clause4a, clause4b1, irregular_throw, payment

from tapete.books import rulebook
from tapete.law import Hit, Kind, Rulebook, UnknownClause
from tapete.law.rulebook import hangs_under


@pytest.fixture
def book():
    """A book with the ids of all our books."""
    book = Rulebook("shelf", "A shelf of laws", texts=())
    kind = Kind.MECHANICAL
    law2 = book.add_article("2", "Duration")
    law2.clause("A", kind, "Días", "El torneo dura tres días.")
    law27 = book.add_article("27", "Insufficient bid")
    for part in ("A1", "B", "B1a", "B1b", "B1b(ii)", "D"):
        law27.clause(part, kind, f"Title {part}", "Text about déclarations.", words="señas, accept")
    rule28 = book.add_article("28", "Reloj")
    for part in (".1", ".1.2", ".10"):
        rule28.clause(part, kind, f"Parte {part}", "Texto.")
    dog = book.add_article("T4", "Chien")
    for part in ("-DOG-1", "-DOG-3", "-DOGS"):
        dog.clause(part, kind, "L'écart", "Straße und Œuvre.")
    return book


@pytest.mark.parametrize(
    ("reference", "found"),
    [
        ("27", "27"),
        (" 27 ", "27"),
        ("Law 27", "27"),
        ("LAW 27", "27"),
        ("law27", "27"),
        ("Ley 27", "27"),
        ("Artículo 28º", "28"),
        ("art. 28", "28"),
        ("27B1a", "27"),
        ("27 B 1 (a)", "27"),
        ("27b1", "27"),  # a heading that is no clause of its own
        ("Art. 28.1.2", "28"),
        ("2", "2"),
        ("2A", "2"),
        ("T4-DOG-3", "T4"),
        ("t4 dog", "T4"),
    ],
)
def test_an_article_is_found_by_what_lies_in_it(book, reference, found):
    assert book.article(reference).id == found


@pytest.mark.parametrize(
    ("reference", "found"),
    [
        ("27B1a", "27B1a"),
        ("27 B 1 (a)", "27B1a"),
        ("Law 27B1(A)", "27B1a"),
        ("27b1a", "27B1a"),
        ("27B1b(ii)", "27B1b(ii)"),
        ("27b1bii", "27B1b(ii)"),
        ("28.1", "28.1"),
        ("28.10", "28.10"),
        ("art. 28.1.2", "28.1.2"),
        ("art 28 1 2", "28.1.2"),
        ("t4-dog-3", "T4-DOG-3"),
        ("T4 DOG 3", "T4-DOG-3"),
    ],
)
def test_a_clause_is_found_however_it_is_written(book, reference, found):
    assert book.clause(reference).id == found


@pytest.mark.parametrize(
    "reference", ["", " ", "law", "art.", "7", "27C", "27B1c", "271", "28.11", "T4-DO", "Æ"]
)
def test_what_the_book_does_not_have_is_a_clear_error(book, reference):
    for look in (book.article, book.clause, book.under, book.procedure):
        with pytest.raises(UnknownClause, match="shelf has no article or clause"):
            look(reference)


def test_the_error_repeats_what_was_asked_for():
    with pytest.raises(
        UnknownClause, match="marbles has no article or clause '99': see `tapete laws list marbles`"
    ):
        MARBLES.article("99")


@pytest.mark.parametrize(
    ("reference", "found"),
    [
        ("27", ["27A1", "27B", "27B1a", "27B1b", "27B1b(ii)", "27D"]),
        ("27B", ["27B", "27B1a", "27B1b", "27B1b(ii)"]),
        ("27B1", ["27B1a", "27B1b", "27B1b(ii)"]),
        ("27 B 1 (b)", ["27B1b", "27B1b(ii)"]),
        ("28.1", ["28.1", "28.1.2"]),
        ("T4-DOG", ["T4-DOG-1", "T4-DOG-3"]),
        ("2", ["2A"]),
    ],
)
def test_under_a_reference_lie_all_its_clauses(book, reference, found):
    assert [clause.id for clause in book.under(reference)] == found


def test_a_clause_hangs_under_those_that_it_is_a_part_of():
    assert hangs_under("27B1a", "27B1a")
    assert hangs_under("27B1a", "27B")
    assert hangs_under("30B1b(ii)", "30B1b")
    assert hangs_under("30B1bii", "30B1b")
    assert not hangs_under("28.10", "28.1")
    assert not hangs_under("27B", "27B1")
    assert not hangs_under("T4-DOGS", "T4-DOG")
    assert not hangs_under("27B", "")


def test_the_depth_of_a_clause_is_how_the_page_indents_it(book):
    depths = {clause.id: book.articles["27"].depth(clause) for clause in book.articles["27"].clauses}
    assert depths == {"27A1": 0, "27B": 0, "27B1a": 1, "27B1b": 1, "27B1b(ii)": 2, "27D": 0}


def test_a_procedure_is_found_like_its_article():
    assert MARBLES.procedure("4") is MARBLES.procedure("Art. 4") is irregular_throw
    assert MARBLES.procedure("7") is payment


def test_an_article_without_procedure_says_where_there_are_some():
    with pytest.raises(UnknownClause, match="marbles has no procedure for 9: there are procedures for 4, 7"):
        MARBLES.procedure("9")


def test_everything_stands_in_a_book_once(book):
    with pytest.raises(ValueError, match="shelf has the article 27 twice"):
        book.add_article("27", "Again")
    with pytest.raises(ValueError, match="shelf has 27D twice"):
        book.articles["27"].clause("D", Kind.JUDGED, "Again", "Again.")


def test_a_clause_knows_its_words_and_what_to_see():
    assert clause4b1.id == str(clause4b1.label) == "4B1"
    assert MARBLES.clause("4B3").see == ("7",)


class TestSearch:
    def found(self, book, words):
        return [hit.clause.id if hit.clause else hit.article.id for hit in book.search(words)]

    def test_the_number_of_an_article_finds_it_first(self, book):
        for words in ("27", "Law 27", "art. 27"):
            assert self.found(book, words)[0] == "27"

    def test_the_number_of_a_clause_finds_it_first(self, book):
        for words in ("27B1a", "27 b 1 (a)", "law 27 B1a"):
            assert self.found(book, words) == ["27B1a"]

    def test_words_of_the_heading_find_the_article_and_then_its_clauses(self, book):
        assert self.found(book, "insufficient bid")[:2] == ["27", "27A1"]

    def test_words_are_found_in_any_order_and_in_part(self, book):
        assert self.found(book, "bid insuff") == self.found(book, "insufficient bid")

    @pytest.mark.parametrize("words", ["DIAS", "días", "dias", "DÍAS"])
    def test_case_and_accents_do_not_matter(self, book, words):
        assert self.found(book, words) == ["2A"]

    @pytest.mark.parametrize("words", ["senas", "señas", "ecart strasse", "œuvre"])
    def test_other_alphabets_and_words_to_find_it_by(self, book, words):
        assert self.found(book, words)

    def test_a_word_in_the_title_or_among_the_words_to_find_it_by_counts_more(self):
        assert MARBLES.search("remain") == (Hit(10, article9, article9.clauses[0]),)
        assert MARBLES.search("friendship") == (Hit(20, article9, article9.clauses[0]),)
        assert MARBLES.search("accept")[0] == Hit(20, article4, clause4a)

    @pytest.mark.parametrize(
        "words", ["", "  ", "\n", "zebra", "27 zebra", "§", "\N{COMBINING ACUTE ACCENT}"]
    )
    def test_nothing_is_found_by_nothing(self, book, words):
        assert self.found(book, words) == []

    def test_a_thousand_words_are_only_a_search_without_result(self, book):
        assert self.found(book, "bid " * 1000) == self.found(book, "bid")
        assert self.found(book, " ".join(map(str, range(1000)))) == []

    def test_the_search_is_in_the_words_of_the_speaker(self, book):
        class Spanish:
            def __call__(self, text, /):
                return {"Insufficient bid": "Declaración insuficiente"}.get(text, text)

            def plural(self, one, many, n):
                return one

        assert book.search("declaracion", Spanish())[0].article.id == "27"
        assert book.search("insufficient", Spanish()) == ()


@pytest.mark.parametrize(
    ("reference", "article"),
    [("27B1a", "27"), ("Law 27 C", "27C"), ("27D", "27D"), ("12C2c", "12C2"), ("12C1b", "12"), ("72", "72C")],
)
def test_a_clause_is_ruled_in_the_nearest_procedure_above_it(reference, article):
    assert rulebook("bridge-2017").procedure(reference).article == article


@pytest.mark.parametrize("reference", ["20", "86", "18", "18D"])
def test_who_asks_where_nothing_is_ruled_is_told_which_procedures_there_are(reference):
    with pytest.raises(UnknownClause, match=f"no procedure for {reference}: there are procedures for"):
        rulebook("bridge-2017").procedure(reference)


def test_a_clause_that_there_is_not_has_no_procedure_above_it():
    with pytest.raises(UnknownClause):
        rulebook("bridge-2017").procedure("27Z9")
