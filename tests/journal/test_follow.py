"""Followers: each event once and in order, for threads and for event loops, until the end."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import pytest
from club_events import Called, club

from tapete.journal import open_journal


def positions(recorded):
    return [r.position for r in recorded]


def test_a_follower_gets_what_was_and_what_comes(journal):
    journal.extend("table/1", [Called(str(n)) for n in range(3)])
    follower = journal.follow(after=1)
    assert positions(islice(follower, 2)) == [2, 3]
    threading.Timer(0.05, journal.append, ["table/1", Called("later")]).start()
    assert next(follower).event == Called("later")
    assert follower.position == 4


def test_a_follower_hears_of_another_journal_at_the_same_place(journal, place):
    follower = journal.follow()
    with open_journal(place, club) as other, ThreadPoolExecutor(1) as threads:
        heard = threads.submit(lambda: positions(islice(follower, 50)))
        for n in range(50):
            other.append("table/1", Called(str(n)))
        assert heard.result(30) == list(range(1, 51))


def test_many_followers_of_many_writers_miss_nothing(journal):
    with ThreadPoolExecutor(12) as threads:
        heard = [threads.submit(lambda: positions(islice(journal.follow(), 200))) for _ in range(4)]
        written = [
            threads.submit(lambda name: [journal.append(name, Called("pass")) for _ in range(25)], f"t{n}")
            for n in range(8)
        ]
        for part in written:
            part.result(30)
        for part in heard:
            assert part.result(30) == list(range(1, 201))


def test_followers_end_when_the_journal_is_closed(journal):
    journal.append("table/1", Called("1NT"))
    with ThreadPoolExecutor(2) as threads:
        started = threading.Semaphore(0)

        def follow():
            for _ in journal.follow():
                started.release()

        waiting = [threads.submit(follow) for _ in range(2)]
        for _ in waiting:
            assert started.acquire(timeout=30)
        journal.close()
        for part in waiting:
            assert part.result(30) is None


def test_a_follower_ends_when_it_is_closed(journal):
    with journal.follow() as follower, ThreadPoolExecutor(1) as threads:
        waiting = threads.submit(list, follower)
        follower.close()
        assert waiting.result(30) == []
    journal.append("table/1", Called("1NT"))
    assert list(follower) == []


def test_an_event_loop_follows(journal):
    async def follow():
        follower = journal.follow()
        heard = []
        async for recorded in follower:
            heard.append(recorded.position)
            if len(heard) == 30:
                break
        return heard

    async def both():
        following = [asyncio.create_task(follow()) for _ in range(3)]
        for n in range(30):
            await asyncio.to_thread(journal.append, "table/1", Called(str(n)))
        return await asyncio.wait_for(asyncio.gather(*following), 30)

    assert asyncio.run(both()) == [list(range(1, 31))] * 3


def test_in_an_event_loop_too_followers_end_with_the_journal(journal):
    async def follow(follower):
        return [recorded.position async for recorded in follower]

    async def close_under_them():
        closed_alone = journal.follow()
        following = [
            asyncio.create_task(follow(f)) for f in (closed_alone, journal.follow(), journal.follow())
        ]
        await asyncio.sleep(0.05)
        closed_alone.close()
        assert await asyncio.wait_for(following[0], 30) == []
        await asyncio.to_thread(journal.close)
        return await asyncio.wait_for(asyncio.gather(*following), 30)

    assert asyncio.run(close_under_them()) == [[], [], []]


def test_a_follower_that_was_interrupted_goes_on(journal):
    async def impatient():
        follower = journal.follow()
        heard = []
        writing = asyncio.to_thread(lambda: [journal.append("t", Called(str(n))) for n in range(100)])
        writing = asyncio.create_task(writing)
        while len(heard) < 100:
            try:
                heard.append((await asyncio.wait_for(anext(follower), 0.001)).position)
            except TimeoutError:
                continue
        await writing
        return heard

    assert asyncio.run(impatient()) == list(range(1, 101))


def test_an_event_loop_that_is_gone_disturbs_nobody(journal):
    async def begin_to_wait():
        task = asyncio.create_task(anext(journal.follow()))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(begin_to_wait())
    assert journal.append("table/1", Called("1NT")).position == 1


def test_a_follower_may_begin_in_the_future(journal):
    follower = journal.follow(after=2)
    journal.extend("table/1", [Called(str(n)) for n in range(4)])
    assert positions(islice(follower, 2)) == [3, 4]
