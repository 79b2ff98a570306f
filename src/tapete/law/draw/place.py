"""Placing: from the tree to a plan of rows and columns.

Yes goes to the right, No downwards. A subtree that does not fit on the right stands below,
indented; where not even that fits, a lettered circle leads to it at the end of the drawing.
"""

from __future__ import annotations

from functools import cache
from math import inf

from tapete.law.draw.grid import Arrow, Measure, Plan, Port, Role, Side, Spot
from tapete.law.draw.tree import Branch, Item, Tree
from tapete.law.draw.widths import width_of
from tapete.law.draw.words import Script
from tapete.law.explore import Ask, Tell

__all__ = ["place"]

START = -1  # the number of the title in the arrow that leaves it


def place(tree: Tree, script: Script, measure: Measure, title: float, *, swap: bool) -> Plan:
    """The plan; with `swap`, a long Yes and a short No may change their directions."""
    return _Placing(tree, script, measure, swap=swap).plan(title)


class _Placing:
    def __init__(self, tree: Tree, script: Script, measure: Measure, *, swap: bool) -> None:
        self.items, self.labels, self.m, self.swap = tree.items, script.branches, measure, swap
        self.spots: list[Spot] = []
        self.arrows: list[Arrow] = []
        self.later: list[int] = []  # items that a lettered circle leads to
        self.wide = cache(self._wide)
        self.nest = cache(self._nest)
        self.lead = cache(self._lead)

    def plan(self, title: float) -> Plan:
        m = self.m
        top = self.spot(Spot(Role.TITLE, 0, 0, title))
        row = self.item(0, 0, m.room, 1)
        self.arrow(Port(top, Side.BOTTOM, self.below(0, 0)), 1, Side.TOP, (START, 0))
        while self.later:
            item = self.later.pop(0)
            x = self.below(item, 0)
            head = self.spot(Spot(Role.FROM, row, x - m.circle / 2, m.circle, item))
            first = len(self.spots)
            row = self.item(item, 0, m.room, row + 1)
            self.arrow(Port(head, Side.BOTTOM, x), first, Side.TOP, (START, item))
        return Plan(m, tuple(self.spots), tuple(self.arrows))

    # What a subtree needs.

    def _wide(self, i: int) -> float:
        """The width of the subtree when every Yes goes to the right."""
        m, item = self.m, self.items[i]
        width = m.column
        taken = m.column if item.forks or not isinstance(item.node, Ask) else m.indent + self.answers(i)
        for branch, right in self.sides(item, swapped=False):
            child = self.wide(branch.to) if branch.own else m.circle
            width = max(width, taken + m.channel + child if right else child)
        return width

    def _nest(self, i: int) -> int:
        """How many turns to the right the subtree has one after another."""
        return max(
            (
                (self.nest(branch.to) if branch.own else 0) + right
                for branch, right in self.sides(self.items[i], swapped=False)
            ),
            default=0,
        )

    def _lead(self, i: int) -> float:
        """How many rows from its first stay in one column."""
        item = self.items[i]
        if isinstance(item.node, Ask):
            return 0 if item.forks else 1
        if isinstance(item.node, Tell) and item.branches[0].own:
            return 1 + self.lead(item.branches[0].to)
        return inf

    def sides(self, item: Item, *, swapped: bool) -> list[tuple[Branch, bool]]:
        """The branches, each with whether it goes to the right."""
        if item.forks:
            yes, no = item.branches
            return [(no, True), (yes, False)] if swapped else [(yes, True), (no, False)]
        return [(branch, isinstance(item.node, Ask)) for branch in item.branches]

    def least(self, i: int) -> float:
        """The narrowest room in which the item can stand."""
        return self.m.column + (self.m.indent if isinstance(self.items[i].node, Ask) else 0)

    def on_right(self, branch: Branch, room: float, taken: float | None = None) -> bool:
        """Whether the branch fits to the right of a box, a column wide unless told, in this room."""
        m = self.m
        taken = m.column if taken is None else taken
        return taken + m.channel + (self.wide(branch.to) if branch.own else m.circle) <= room + 0.01

    def swaps(self, item: Item, room: float) -> bool:
        """Whether Yes goes down and No to the right, because only No fits there."""
        if not self.swap or not item.forks:
            return False
        yes, no = item.branches
        if not yes.own or self.on_right(yes, room):
            return False
        deep, shallow = self.nest(yes.to), self.nest(no.to) if no.own else 0
        if shallow >= deep:
            return False
        return self.on_right(no, room) or deep >= (room - self.m.column) // self.m.indent

    def below(self, i: int, x: float, room: float | None = None) -> float:
        """Where the arrow downwards leaves the item: in the middle, or left of what is indented under it."""
        m, item = self.m, self.items[i]
        room = m.room if room is None else room
        if isinstance(item.node, Ask):
            side = self.sides(item, swapped=self.swaps(item, room))[0][0]
            if not item.forks or not self.on_right(side, room):
                return x + m.rail
        return x + m.column / 2

    def answers(self, i: int) -> float:
        """The width of the boxes with the answers of a list."""
        m = self.m
        longest = max(width_of(label) for label in self.labels[i])
        return min(m.column - m.indent, (max(longest, 4) + 1.6) * m.u)

    # Placing, row by row; each returns the row after the last that it took.

    def item(self, i: int, x: float, room: float, row: int) -> int:
        item = self.items[i]
        spot = self.spot(Spot(Role.ITEM, row, x, self.m.column, i))
        if isinstance(item.node, Ask):
            return self.fork(i, spot, room) if item.forks else self.list(i, spot, room)
        if item.branches:
            return self.down(i, spot, item.branches[0], x + self.m.column / 2, room=room, row=row + 1)
        return row + 1

    def fork(self, i: int, spot: int, room: float) -> int:
        item, row, x = self.items[i], self.spots[spot].row, self.spots[spot].x
        swapped = self.swaps(item, room)
        (side, _), (down, _) = self.sides(item, swapped=swapped)
        after = self.side(i, spot, side, room, row, unusual=swapped)
        start = max(row + 1, after - (self.lead(down.to) if down.own else inf))
        if not self.on_right(side, room):
            start = after  # the indented boxes are in the column
        port = self.below(i, x, room)
        return max(after, self.down(i, spot, down, port, room=room, row=int(start), unusual=swapped))

    def list(self, i: int, spot: int, room: float) -> int:
        m, item, row, x = self.m, self.items[i], self.spots[spot].row + 1, self.spots[spot].x
        width = self.answers(i)
        for j, branch in enumerate(item.branches):
            answer = self.spot(Spot(Role.ANSWER, row, x + m.indent, width, i, j))
            self.arrow(Port(spot, Side.BOTTOM, x + m.rail), answer, Side.LEFT, (i, branch.to), head=False)
            if self.on_right(branch, room, m.indent + width):
                row = self.side(i, answer, branch, room, row)
                continue
            # The rail ends at the last answer, so what follows that needs no indent.
            shift = 0 if j == len(item.branches) - 1 else m.indent
            middle = x + m.indent + min(width / 2, m.column / 2)
            row = self.down(i, answer, branch, middle, room=room - shift, row=row + 1, at=x + shift)
        return row

    def side(self, i: int, spot: int, branch: Branch, room: float, row: int, *, unusual: bool = False) -> int:
        """Place what lies to the right of a box or answer."""
        m, box = self.m, self.spots[spot]
        edge, port = (i, branch.to), Port(spot, Side.RIGHT, box.right)
        label = "" if box.role is Role.ANSWER else self.label(i, branch)
        taken = m.column if box.role is Role.ITEM else m.indent + box.width
        if self.on_right(branch, room, taken):
            x = box.right + m.channel
            if branch.own:
                end = len(self.spots)
                row = self.item(branch.to, x, room - taken - m.channel, row)
            else:
                end = self.circle(branch, x + m.circle / 2, row)
                row += 1
            self.arrow(port, end, Side.LEFT, edge, label=label, unusual=unusual)
            return row
        x = box.right + m.hook
        if branch.own and self.least(branch.to) <= room - m.indent + 0.01:
            end = len(self.spots)
            after = self.item(branch.to, box.x + m.indent, room - m.indent, row + 1)
        elif self.m.column + m.channel + m.circle <= room:
            end = self.circle(branch, box.right + m.channel + m.circle / 2, row)
            self.arrow(port, end, Side.LEFT, edge, label=label, unusual=unusual)
            return row + 1
        else:
            end, after = self.circle(branch, x, row + 1), row + 2
        self.arrow(port, end, Side.TOP, edge, label=label, unusual=unusual, via=x)
        return after

    def down(
        self,
        i: int,
        spot: int,
        branch: Branch,
        port: float,
        *,
        room: float,
        row: int,
        unusual: bool = False,
        at: float | None = None,
    ) -> int:
        """Place what lies under a box or answer, at its left edge unless told another."""
        x = self.spots[spot].x if at is None else at
        label = "" if self.spots[spot].role is Role.ANSWER else self.label(i, branch)
        if branch.own and self.least(branch.to) <= room + 0.01:
            end = len(self.spots)
            after = self.item(branch.to, x, room, row)
        else:
            end, after = self.circle(branch, port, row), row + 1
        self.arrow(Port(spot, Side.BOTTOM, port), end, Side.TOP, (i, branch.to), label=label, unusual=unusual)
        return after

    def label(self, i: int, branch: Branch) -> str:
        return self.labels[i][self.items[i].branches.index(branch)]

    def circle(self, branch: Branch, middle: float, row: int) -> int:
        """A circle that leads to the target elsewhere."""
        if branch.own:
            self.later.append(branch.to)
        role = Role.TO if branch.own else Role.JOIN
        return self.spot(Spot(role, row, middle - self.m.circle / 2, self.m.circle, branch.to))

    def spot(self, spot: Spot) -> int:
        self.spots.append(spot)
        return len(self.spots) - 1

    def arrow(
        self,
        start: Port,
        end: int,
        side: Side,
        edge: tuple[int, int],
        *,
        label: str = "",
        unusual: bool = False,
        head: bool = True,
        via: float | None = None,
    ) -> None:
        x = self.spots[end].x if side is Side.LEFT else start.x if via is None else via
        self.arrows.append(Arrow(start, Port(end, side, x), edge, label, unusual, False, head, via))
