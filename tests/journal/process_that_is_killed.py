"""A nursery of writers: for each line `PLACE ACKNOWLEDGED` on its input it forks one that writes on and on.

The parent kills the writer whose number is printed; the nursery says `gone` when it has seen it die.
To fork is quick, to start Python two hundred times is not.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
import threading
import time

from club_events import Called, club

from tapete.journal import StoreUnavailable, open_journal

THREADS = 4
TOGETHER = 3


def write(place, acknowledged):
    """Several threads, each with a stream; what was acknowledged is written down after, never before."""
    notes = os.open(acknowledged, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    end = time.monotonic() + 30  # in case nobody is left to kill
    with open_journal(place, club, timeout=30) as journal:

        def write_stream(stream):
            version = journal.version(stream)
            together = TOGETHER if stream == "s0" else 1
            while time.monotonic() < end:
                events = [Called(f"{stream} {version + n}") for n in range(together)]
                version = journal.extend(stream, events, expected=version)[-1].seq
                os.write(notes, f"{stream} {version}\n".encode())

        threads = [threading.Thread(target=write_stream, args=[f"s{n}"]) for n in range(THREADS)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


def main():
    """Fork a writer for each line."""
    for store in ("sqlite", "postgres"):  # which a journal loads when it needs them, and we beforehand
        with contextlib.suppress(StoreUnavailable):
            importlib.import_module(f"tapete.journal.{store}")
    for line in sys.stdin:
        writer = os.fork()
        if writer == 0:
            write(*line.rstrip("\n").split("\t"))
            os._exit(0)
        os.write(1, f"{writer}\n".encode())
        os.waitpid(writer, 0)
        os.write(1, b"gone\n")


if __name__ == "__main__":
    main()
