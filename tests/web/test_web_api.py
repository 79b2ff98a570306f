"""The same for programs, as JSON."""

import pytest

WAY = "/rule/yard/1?done[red]=yes&done[blue]=yes"


def test_books_and_articles(visitor):
    assert [book["book"] for book in visitor.get("/api/laws").json()][-1] == "yard"
    assert visitor.get("/api/laws/yard").json()["title"] == "Rules of the <yard>"
    article = visitor.get("/api/laws/yard/1").json()
    assert [clause["id"] for clause in article["clauses"]] == ["1A", "1A1"]


@pytest.mark.parametrize(
    ("query", "pending", "cited"),
    [
        ("", "done[red]", None),
        ("?done[red]=yes", "done[blue]", None),
        ("?done[red]=yes&done[blue]=yes", None, ["1A"]),
    ],
)
def test_a_consultation(visitor, query, pending, cited):
    found = visitor.get(f"/api/rule/yard/1{query}").json()
    assert (found["pending"] and found["pending"]["question"]) == pending
    assert (found["ruling"] and found["ruling"]["citations"]) == cited


def test_rulings(visitor):
    place = visitor.give(WAY, place="Table 3").headers["location"]
    (minute,) = visitor.get("/api/rulings").json()
    assert minute["given"]["place"] == "Table 3"
    assert visitor.get(f"/api{place}").json() == minute
    assert visitor.get("/api/rulings/x").status_code == 404


def test_coverage(visitor):
    found = visitor.get("/api/coverage/yard").json()
    assert found["book"] == "yard"
    assert {"id", "kind", "where"} <= set(found["clauses"][0])
    assert "asked" in str(next(row for row in found["clauses"] if row["id"] == "1A")["where"])
