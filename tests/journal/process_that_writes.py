"""A process of its own that appends to a journal: `process_that_writes.py PLACE NAME COUNT`."""

from __future__ import annotations

import sys

from club_events import Called, club

from tapete.journal import Conflict, open_journal


def main(place, name, count):
    with open_journal(place, club, timeout=60) as journal:
        for n in range(int(count)):
            journal.append(name, Called(f"{name} {n}"), expected=n)
            while True:
                version = journal.version("shared")
                try:
                    journal.append("shared", Called(str(version), name), expected=version)
                except Conflict:
                    continue
                break


if __name__ == "__main__":
    main(*sys.argv[1:])
