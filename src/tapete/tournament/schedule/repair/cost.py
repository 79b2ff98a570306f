"""What a repair costs, and the schedule with nothing in it that nobody may play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, replace
from fractions import Fraction

from tapete.text import N_, P_, Text
from tapete.tournament.schedule.balance import balance, fields
from tapete.tournament.schedule.check import is_teams
from tapete.tournament.schedule.promised import meetings
from tapete.tournament.sitting import Schedule, Sitting

__all__ = ["Cost", "boards_of", "cost", "playable"]


@dataclass(frozen=True, slots=True)
class Cost:
    """What is kept of the plan, and what is lost."""

    planned: int  # comparisons, two results of one board each
    kept: int
    lost: int  # boards of contestants that the plan had and that are not played
    rematches: int  # meetings too many
    rests: int  # rounds in which contestants sit out
    extra: int  # rounds added
    shared: int  # rounds in which tables share boards
    balance: Fraction

    @property
    def order(self) -> tuple[Fraction | int, ...]:
        """Repairs with less come first: what keeps most comparisons, then what loses least."""
        return -self.kept, self.lost, self.rematches, self.extra, self.rests, self.shared, -self.balance

    @property
    def label(self) -> Text:
        """In words."""
        return Text.of(
            N_("keeps {kept} of {planned} comparisons; {lost}, {rematches}, {rests}, {extra}"),
            kept=self.kept,
            planned=self.planned,
            lost=Text.of(P_("{n} board of a contestant lost", "{n} boards of contestants lost"), n=self.lost),
            rematches=Text.of(P_("{n} second meeting", "{n} second meetings"), n=self.rematches),
            rests=Text.of(P_("{n} round of rest", "{n} rounds of rest"), n=self.rests),
            extra=Text.of(P_("{n} round more", "{n} rounds more"), n=self.extra),
        )


def cost(plan: Schedule, repaired: Schedule, gone: Collection[int] = ()) -> Cost:
    """What the repaired schedule costs, against the plan; nothing is counted as lost for who is `gone`."""
    before, after = boards_of(plan), boards_of(repaired)
    return Cost(
        planned=_comparisons(plan),
        kept=_comparisons(repaired),
        lost=sum(max(0, count - after[one]) for one, count in before.items() if one not in gone),
        rematches=_again(repaired),
        rests=sum(len(each.sits_out) for each in repaired.rounds[: len(plan.rounds)]),
        extra=len(repaired.rounds) - len(plan.rounds),
        shared=sum(any(one.shares for one in each.sittings) for each in repaired.rounds),
        balance=Fraction(1) if is_teams(repaired) else balance(repaired, one_field=len(fields(plan)) == 1),
    )


def boards_of(schedule: Schedule) -> Counter[int]:
    """How many boards each contestant plays."""
    return Counter(
        one
        for each in schedule.rounds
        for sitting in each.sittings
        for one in sitting.numbers
        for _ in sitting.boards
    )


def _comparisons(schedule: Schedule) -> int:
    count = Counter(board for each in schedule.rounds for one in each.sittings for board in one.boards)
    return sum(results * (results - 1) // 2 for results in count.values())


def _again(schedule: Schedule) -> int:
    return sum(times - 1 for times in meetings(schedule).values() if times > 1)


def playable(schedule: Schedule, copies: int = 1) -> Schedule:
    """The schedule without boards that somebody at the table has met before, shared where they must be.

    In rounds that are played the result of such a board is cancelled (15B1); in those to come it is not
    played, and who is deprived of it gets an artificial score (15B3, 12C2a).
    """
    teams = is_teams(schedule)
    met: set[tuple[int, str, int]] = set()
    rounds = []
    for each in schedule.rounds:
        sittings = []
        for sitting in each.sittings:
            keys = [(one, place if teams else "") for place, one in sitting.places.items()]
            boards = tuple(board for board in sitting.boards if not any((*key, board) in met for key in keys))
            met.update((*key, board) for key in keys for board in boards)
            sittings.append(replace(sitting, boards=boards))
        used = {board for one in sittings for board in one.boards}
        rounds.append(
            replace(
                each,
                sittings=tuple(_sharing(sittings, copies)),
                relay=tuple(resting for resting in each.relay if not used & set(resting)),
            )
        )
    return replace(schedule, rounds=tuple(rounds))


def _sharing(sittings: list[Sitting], copies: int) -> list[Sitting]:
    """Tables with the same boards share them where there are fewer copies than tables."""
    shared = []
    for sitting in sittings:
        others = [
            one.table for one in sittings if one is not sitting and set(one.boards) & set(sitting.boards)
        ]
        told = [table for table in sitting.shares.split() if table in others]
        shares = others if len(others) + 1 - len(told) > copies else told
        shared.append(replace(sitting, shares=" ".join(shares)))
    return shared
