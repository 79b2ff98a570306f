"""Streams say that the journal moved, keep quiet otherwise, and end when they are told to."""

import asyncio

import pytest
from yard import YARD

from tapete.journal import StoreDamaged, open_journal
from tapete.minutes import EVENTS, STREAM, RulingWithdrawn
from tapete.web import live
from tapete.web.live import Live


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(live, "HEARTBEAT", 0.05)
    monkeypatch.setattr(live, "PATIENCE", 0.01)


def append(journal):
    return journal.append(STREAM, RulingWithdrawn("x", "y"))


async def first(stream, wanted):
    """The next event of the stream with this name."""
    async for event in stream:
        if f"event: {wanted}\n" in event:
            return event
    raise AssertionError(f"the stream ended before {wanted}")


def run(journal, body):
    async def whole():
        site = Live(journal)
        following = asyncio.create_task(site.run())
        try:
            await asyncio.wait_for(body(site), 10)
        finally:
            site.close()
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)

    asyncio.run(whole())


def test_a_stream_tells_of_what_comes_and_beats_meanwhile(journal):
    async def body(site):
        stream = site.stream(0)
        assert await anext(stream) == "retry: 1000\n\n"
        await first(stream, "heartbeat")
        await asyncio.to_thread(append, journal)
        assert await first(stream, "moved") == "id: 1\nevent: moved\ndata: 1\n\n"
        await first(stream, "heartbeat")

    run(journal, body)


def test_a_page_that_is_behind_is_told_at_once(journal):
    append(journal)
    append(journal)

    async def body(site):
        assert "data: 2" in await first(site.stream(1), "moved")
        assert "data: 2" in await first(site.stream(0), "moved")

    run(journal, body)


def test_what_another_process_writes_is_told_too(journal, tmp_path):
    async def body(site):
        stream = site.stream(0)
        await anext(stream)
        with open_journal(tmp_path / "tapete.db", EVENTS) as other:
            await asyncio.to_thread(append, other)
        await first(stream, "moved")

    run(journal, body)


def test_closing_ends_every_stream(journal):
    async def body(site):
        streams = [site.stream(0) for _ in range(3)]
        for stream in streams:
            await anext(stream)
        waiting = [asyncio.create_task(anext(stream, "end")) for stream in streams]
        await asyncio.sleep(0)
        site.close()
        assert await asyncio.gather(*waiting) == ["end"] * 3

    run(journal, body)


def test_a_journal_that_cannot_be_read_is_asked_again(journal, monkeypatch):
    real, failures = journal.follow, []

    def follow(after):
        if len(failures) < 3:
            failures.append(after)
            raise StoreDamaged("/data/tapete.db", "for a while")
        return real(after)

    monkeypatch.setattr(journal, "follow", follow)

    async def body(site):
        stream = site.stream(0)
        await asyncio.to_thread(append, journal)
        await first(stream, "moved")
        assert failures == [0, 0, 0]

    run(journal, body)


@pytest.mark.parametrize("seen", ["", "x", "-1", "9" * 30, "0"])
def test_the_stream_of_a_page(app, journal, visitor, seen):
    append(journal)
    app.state.site.live.head = 1

    async def read():
        stream = app.state.site.live.stream(0)
        await anext(stream)
        return await anext(stream)

    assert asyncio.run(read()).startswith("id: 1")
    app.state.site.live.close()  # so that the answer ends
    answer = visitor.get(f"/live?from={seen}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/event-stream")
    assert answer.headers["cache-control"] == "no-store"


def test_pages_start_from_what_they_show(visitor, journal):
    assert 'data-head="0"' in visitor.read("/rulings")
    assert YARD.id
