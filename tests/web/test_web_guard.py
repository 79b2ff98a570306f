"""Who may call, what may be sent, and that looking changes nothing."""

import re

import pytest
from starlette.routing import Mount, Route
from visitor import HOST, Visitor, hidden

from tapete.web.form import LARGEST

WAY = "/rule/yard/2?fault=far"


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("testserver", 200),
        ("TESTSERVER:8000", 200),
        ("localhost", 200),
        ("localhost:8000", 200),
        ("127.0.0.1:8000", 200),
        ("192.0.2.1", 200),
        ("[::1]:8000", 200),
        ("evil.example", 421),
        ("evil.example:8000", 421),
        ("localhost.evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("testserver@evil.example", 421),
        ("[", 421),
        ("", 421),
    ],
)
def test_a_foreign_name_that_points_here_is_refused(visitor, host, status):
    answer = visitor.get("/", headers={"Host": host})
    assert answer.status_code == status
    if status == 421:
        assert "--name" in answer.text
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")


@pytest.mark.parametrize(
    "origin",
    [None, "null", "", "http://evil.example", "https://testserver.evil.example", "http://testserver:81",
     "ftp://testserver", "testserver", "http://["],
)  # fmt: skip
def test_a_form_from_another_site_is_refused(visitor, journal, origin):
    fields = hidden(visitor.read(WAY))
    headers = {} if origin is None else {"Origin": origin}
    answer = visitor.post(WAY, data=fields, headers=headers)
    assert answer.status_code == 403
    assert "This was sent from another site" in answer.text
    assert journal.head == 0


def test_every_route_that_takes_a_form_is_behind_the_guard_and_the_token(app, visitor, journal):
    place = visitor.give(WAY).headers["location"]
    head = journal.head
    posts = [route for route in app.routes if isinstance(route, Route) and "POST" in route.methods]
    assert {route.path for route in posts} == {"/rule/{book}/{article}", "/rulings/{id}/withdraw"}
    for path in (WAY, f"{place}/withdraw"):
        foreign = Visitor(app, base_url=HOST)
        for data in ({"id": ""}, hidden(visitor.read(WAY)) | {"reason": "why"}):
            answer = foreign.send_form(path, data)
            assert answer.status_code in (400, 403), path
    assert journal.head == head


def test_looking_changes_nothing(app, visitor, journal):
    visitor.give(WAY)
    head = journal.head
    words = {"book": "yard", "article": "2", "id": "x"}
    for route in app.routes:
        if isinstance(route, Mount):
            continue
        path = re.sub(r"\{(\w+)(:int)?\}", lambda part: words.get(part[1], "1"), route.path)
        if path != "/live":
            for method in ("GET", "HEAD", "OPTIONS"):
                visitor.request(method, path)
    assert journal.head == head


@pytest.mark.parametrize(
    ("content", "kind", "status", "words"),
    [
        (b"{}", "application/json", 415, "is no form"),
        (b"a=b", "multipart/form-data; boundary=x", 415, "is no form"),
        (b"a=b", "", 415, "is no form"),
        (b"a=" + b"x" * LARGEST, "application/x-www-form-urlencoded", 413, "This is longer than 65536 bytes"),
        (b"a=%ff", "application/x-www-form-urlencoded", 400, "This form cannot be read"),
        (b"\xff=1", "application/x-www-form-urlencoded", 400, "This form cannot be read"),
        (b"&".join(b"a=1" for _ in range(65)), "application/x-www-form-urlencoded", 400, "cannot be read"),
        (b"", "application/x-www-form-urlencoded", 400, "This form cannot be read"),
        (b"id=x", "application/x-www-form-urlencoded; charset=utf-8", 400, "This form cannot be read"),
    ],
)
def test_what_is_no_form_of_ours(visitor, journal, content, kind, status, words):
    answer = visitor.post(WAY, content=content, headers={"Origin": HOST, "Content-Type": kind})
    assert answer.status_code == status
    assert words in answer.text
    assert journal.head == 0


def test_a_program_gets_its_errors_as_json(visitor):
    for path, status in {"/api/laws/x": 404, "/api/nowhere": 404, "/api/rule/yard/2?fault=near": 400}.items():
        answer = visitor.get(path)
        assert answer.status_code == status
        assert answer.json()["error"]


def test_a_mistake_of_ours_is_a_page_too(app, monkeypatch):
    def mistake(*_, **__):
        raise RuntimeError("a bug")

    monkeypatch.setattr("tapete.web.laws.coverage", mistake)
    with Visitor(app, base_url=HOST, raise_server_exceptions=False) as visitor:
        answer = visitor.get("/coverage/yard")
    assert answer.status_code == 500
    assert "Tapete made a mistake here" in answer.text
    assert "a bug" not in answer.text
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")


def test_cookies_carry_the_name_of_this_tapete(visitor):
    """Browsers send cookies to every port of a computer."""
    set_by = visitor.get(f"{WAY}&lang=fr").headers.get_list("set-cookie")
    assert len(set_by) == 2
    for cookie in set_by:
        assert cookie.startswith("tapete-")
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
