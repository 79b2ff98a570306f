"""The desk: every command is checked, becomes an event of the journal, and changes the event.

>>> from tempfile import TemporaryDirectory
>>> from tapete.journal import open_journal
>>> with TemporaryDirectory() as folder, open_journal(f"{folder}/club.db", EVENTS) as journal:
...     desk = Desk.open(journal, "tuesday", "Tuesday pairs", by="Dora")
...     spot = desk.result(Spot(1, 1, "1", 7), "3NT N =", {"NS": (1,), "EW": (2,)})
...     spot = desk.correct(Spot(1, 1, "1", 7), "3NT N +1", by="Dora", why="a trick miscounted")
...     desk.event.played(spot).points["NS"], desk.at(3).played(spot).points["NS"]
(630, 600)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, Unpack

from tapete.journal import Conflict, Journal
from tapete.text import N_
from tapete.tournament import checks, commands
from tapete.tournament import happenings as on
from tapete.tournament.contestant import Contestant, Kind, Player, Status
from tapete.tournament.draw import drawn, undrawn
from tapete.tournament.errors import BadEntry
from tapete.tournament.event import Event
from tapete.tournament.happenings import EVENTS
from tapete.tournament.ledger import Ledger, LogEntry, events_in, new_stream, now
from tapete.tournament.policy import Rules
from tapete.tournament.result import Spot, places_of
from tapete.tournament.schedule.repair import Trouble
from tapete.tournament.sitting import Schedule

__all__ = ["EVENTS", "Desk", "LogEntry", "events_in"]


class Desk(Ledger):
    """The commands of an event; those of several programs at once do not get lost."""

    @classmethod
    def open(
        cls,
        journal: Journal,
        id: str,
        title: str,
        *,
        game: str = "bridge",
        kind: Kind = Kind.PAIR,
        rules: Rules | None = None,
        clock: Callable[[], datetime] = now,
        **who: Unpack[on.Who],
    ) -> Desk:
        """Announce an event with its first session, and sit down at its desk."""
        stream = new_stream(id)
        places_of(game)
        opened = on.EventOpened(
            id, title or id, game, kind, checks.checked_rules(game, rules or Rules()), **who
        )
        try:
            journal.extend(stream, [opened, on.SessionOpened(1, **who)], expected=0)
        except Conflict:
            raise BadEntry(N_("there is an event {id} already: choose another name"), id=repr(id)) from None
        return cls(journal, id, clock)

    # Who takes part

    def enter(
        self,
        players: Iterable[Player | str],
        number: int = 0,
        *,
        name: str = "",
        category: str = "",
        late: str = "",
        **who: Unpack[on.Who],
    ) -> Contestant:
        """Enter a contestant; without a number it gets the next one. `late`: from which round it plays."""
        people = tuple(Player(one) if isinstance(one, str) else one for one in players)

        event = self.do(
            lambda event: commands.joined(
                event, people, number, name=name, category=category, late=late, **who
            )
        )
        return event.contestants[number or max(event.contestants)]

    def change(self, contestant: Contestant, **who: Unpack[on.Who]) -> Event:
        """Put names, numbers or categories right."""
        return self.do(lambda event: commands.changed(event, contestant, **who))

    def status(self, number: int, status: Status, *, since: str = "", **who: Unpack[on.Who]) -> Event:
        """Withdraw a contestant, mark it as absent, bring it back, or disqualify it (91B)."""
        return self.do(lambda event: commands.moved(event, number, status, since, **who))

    def substitute(
        self, number: int, left: str, came: str, *, since: str = "", **who: Unpack[on.Who]
    ) -> Event:
        """Let a player take another one's seat."""
        return self.do(lambda event: commands.substituted(event, number, left, came, since, **who))

    # How it is played

    def rules(self, changes: Mapping[str, Any], **who: Unpack[on.Who]) -> Event:
        """Choose other policies."""
        return self.do(lambda event: commands.chosen(event, changes, **who))

    def stage(self, number: int, name: str, *, carry: str = "0", **who: Unpack[on.Who]) -> Event:
        """Announce a stage, or change it."""
        return self.do(lambda event: commands.staged(event, number, name, carry, **who))

    def session(self, number: int, *, stage: int = 1, name: str = "", **who: Unpack[on.Who]) -> Event:
        """Announce a session."""
        return self.do(lambda event: commands.opened(event, number, stage, name, **who))

    def schedule(
        self,
        schedule: Schedule,
        *,
        session: int = 1,
        section: str = "",
        notes: Iterable[object] = (),
        **who: Unpack[on.Who],
    ) -> Event:
        """Set who sits where with which boards; `notes` are those of the schedule as they were said."""
        return self.do(lambda event: commands.scheduled(event, schedule, session, section, notes, **who))

    def repair(
        self,
        trouble: Trouble,
        repaired: Schedule,
        *,
        session: int = 1,
        section: str = "",
        **who: Unpack[on.Who],
    ) -> Event:
        """Put a repair into force; who leaves, or comes late, is noted with it."""
        return self.do_all(commands.repaired(trouble, repaired, session, section, **who))

    def draw(self, *, session: int = 1, section: str = "", by: str = "", why: str = "", **more: Any) -> Event:
        """Draw the next round of a Swiss or a knock-out; see `tapete.tournament.draw.drawn`."""

        def decide(event: Event) -> on.Happening:
            plan = drawn(event, session=session, section=section, **more)
            return commands.scheduled(event, plan, session, section, by=by, why=why)

        return self.do(decide)

    def undraw(self, *, session: int = 1, section: str = "", **who: Unpack[on.Who]) -> Event:
        """Take the last round of a Swiss or a knock-out back, if nothing was played in it."""
        return self.do(
            lambda event: commands.scheduled(
                event, undrawn(event, session=session, section=section), session, section, **who
            )
        )

    def deals(self, deals: Mapping[int, str], *, session: int = 1, **who: Unpack[on.Who]) -> Event:
        """Attach the cards of boards, so that leads can be looked at."""
        return self.do(lambda event: commands.dealt(event, session, deals, **who))

    # What was played

    def result(
        self,
        spot: Spot,
        written: str,
        places: Mapping[str, tuple[int, ...]] | None = None,
        *,
        lead: str = "",
        **who: Unpack[on.Who],
    ) -> Spot:
        """Enter a result; the place where it went, with its round."""
        return self.record(
            lambda event: commands.entered(event, spot, written, places, lead=lead, **who)
        ).spot

    def correct(
        self,
        spot: Spot,
        written: str,
        places: Mapping[str, tuple[int, ...]] | None = None,
        *,
        lead: str = "",
        by: str = "",
        why: str = "",
        late: bool = False,
    ) -> Spot:
        """Put a result right; after the correction period only with `late` (79C2)."""
        return self.record(
            lambda event: commands.corrected(
                event, spot, written, places, at=self.clock(), lead=lead, by=by, why=why, late=late
            )
        ).spot

    def remove(self, spot: Spot, *, by: str = "", why: str = "", late: bool = False) -> Event:
        """Take a result out."""
        return self.do(
            lambda event: commands.removed(event, spot, at=self.clock(), by=by, why=why, late=late)
        )

    def foul(self, board: int, forms: Mapping[str, str], *, session: int = 1, **who: Unpack[on.Who]) -> Event:
        """Say which tables played a board in which form (87); an empty form is the right one."""
        return self.do(lambda event: commands.fouled(event, session, board, forms, **who))

    # What was ruled

    def rule(self, spot: Spot, ns: str = "", ew: str | None = None, **more: Any) -> int:
        """Give an adjusted score; without `ew` both sides get what `ns` says. The ruling's number."""
        return self.do(lambda event: commands.ruled(event, spot, ns, ew, at=self.clock(), **more)).given

    def lift(self, id: int, **who: Unpack[on.Who]) -> Event:
        """Take an adjusted score back."""
        return self.do(lambda event: commands.lifted(event, id, **who))

    def give_extra(self, number: int, amount: str = "", **more: Any) -> int:
        """Give a penalty, a bonus or a carry-over; without an amount the usual penalty. Its number."""
        return self.do(lambda event: commands.extra_given(event, number, amount, **more)).given

    def withdraw_extra(self, id: int, **who: Unpack[on.Who]) -> Event:
        """Take a penalty back."""
        return self.do(lambda event: commands.extra_withdrawn(event, id, **who))

    def award(
        self, round_: int, points: Mapping[int, str], *, session: int = 1, **who: Unpack[on.Who]
    ) -> Event:
        """Give a match its points without play: a forfeit, a bye, a void match."""
        return self.do(lambda event: commands.awarded(event, session, round_, points, **who))

    def withdraw_award(
        self, round_: int, numbers: Iterable[int], *, session: int = 1, **who: Unpack[on.Who]
    ) -> Event:
        """Take points without play back."""
        return self.do(lambda event: commands.award_withdrawn(event, session, round_, numbers, **who))

    def publish(self, session: int = 1, **who: Unpack[on.Who]) -> Event:
        """Make the official scores available: the periods of 79C and 92B begin."""
        return self.do(lambda event: commands.published(event, session, **who))

    def appeal(self, adjustment: int, *, by: str, why: str) -> int:
        """Lodge an appeal against a ruling (92). Its number."""
        return self.do(
            lambda event: commands.appealed(event, adjustment, at=self.clock(), by=by, why=why)
        ).given

    def decide_appeal(self, id: int, outcome: str, *, by: str, why: str = "") -> Event:
        """Note what became of an appeal (93); another score is another ruling."""
        return self.do(lambda event: commands.appeal_decided(event, id, outcome, by=by, why=why))
