"""What every chart must keep, as functions that list what is wrong with one."""

from __future__ import annotations

from itertools import combinations, pairwise

from tapete.law.draw.box import BOLD, INSET, SMALL
from tapete.law.draw.grid import Role
from tapete.law.draw.layout import BADGE
from tapete.law.draw.pages import FOOT_INDENT, foot_lines
from tapete.law.draw.widths import width_of

CLOSE = 0.05


def problems(chart):
    """Everything that is wrong with the chart, in words."""
    found = [*lost(chart), *unled(chart)]
    for page in chart.pages:
        for check in (overlaps, outside, spilt, crossed, confused, hidden_labels, hidden_badges):
            found += [f"page {page.number}: {wrong}" for wrong in check(chart, page)]
    return found


def name_of(chart, placed):
    spot = placed.spot
    return f"{spot.role.value} {chart.tree.items[spot.item].id if spot.item >= 0 else ''} {spot.branch}"


def lost(chart):
    """Items that are not drawn exactly once."""
    drawn = [p.spot.item for page in chart.pages for p in page.boxes if p.spot.role is Role.ITEM]
    for number, item in enumerate(chart.tree.items):
        if drawn.count(number) != 1:
            yield f"{item.id} is drawn {drawn.count(number)} times"


def rect(placed):
    return placed.x, placed.y, placed.x + placed.box.width, placed.y + placed.box.height


def ring_rect(chart, ring):
    r = chart.plan.measure.circle / 2
    return ring.x - r, ring.y - r, ring.x + r, ring.y + r


def solids(chart, page):
    """Boxes and rings with their names."""
    yield from ((name_of(chart, p), rect(p)) for p in page.boxes)
    yield from ((f"ring {r.sign}", ring_rect(chart, r)) for r in page.rings)


def meet(a, b, slack=CLOSE):
    return a[0] < b[2] - slack and b[0] < a[2] - slack and a[1] < b[3] - slack and b[1] < a[3] - slack


def overlaps(chart, page):
    for (a, one), (b, two) in combinations(solids(chart, page), 2):
        if meet(one, two):
            yield f"{a} overlaps {b}"


def outside(chart, page):
    sheet = chart.sheet
    low = page.foot if page.footnotes else page.height - sheet.margin / 3
    for name, (left, top, right, bottom) in solids(chart, page):
        if (
            left < sheet.margin / 3
            or top < sheet.margin / 3
            or right > sheet.width - sheet.margin / 3
            or bottom > low
        ):
            yield f"{name} lies outside the page"
    for wire in page.wires:
        for x, y in wire.points:
            if not (0 < x < sheet.width and 0 < y < low):
                yield f"the arrow {wire.edge} leaves the page"
    for _, line in foot_lines(page.footnotes, sheet):
        if (width_of(line) + FOOT_INDENT) * SMALL * sheet.size > sheet.room + CLOSE:
            yield f"the footnote {line!r} is too long"
    lines = len(foot_lines(page.footnotes, sheet))
    if page.foot + (1.4 + 1.15 * lines) * sheet.size * (lines > 0) > page.height - sheet.margin / 2:
        yield "the footnotes leave the page"


def spilt(chart, page):
    """Lines and ovals that are not in their boxes."""
    u = chart.sheet.size
    for placed in page.boxes:
        box = placed.box
        inset = INSET.get(box.look, 0) * u
        for line in box.lines:
            wide = width_of(line.text) * line.size * (BOLD if line.bold else 1)
            left = line.x - wide / 2 if line.centred else line.x
            if left < inset - CLOSE or left + wide > box.width - inset + CLOSE:
                yield f"{line.text!r} is wider than {name_of(chart, placed)}"
            if line.y - 0.8 * line.size < 0 or line.y + 0.25 * line.size > box.height:
                yield f"{line.text!r} is above or below {name_of(chart, placed)}"
        for oval in box.ovals:
            if oval.x < -CLOSE or oval.x + oval.width > box.width + CLOSE or oval.y < 0:
                yield f"the oval {oval.text} leaves {name_of(chart, placed)}"
            if any(o is not oval and meet(as_rect(o), as_rect(oval)) for o in box.ovals):
                yield f"the oval {oval.text} covers another in {name_of(chart, placed)}"
            for line in box.lines:
                if oval.y < line.y - 0.05 * u:
                    yield f"the oval {oval.text} covers {line.text!r}"


def as_rect(oval):
    return oval.x, oval.y, oval.x + oval.width, oval.y + oval.height


def stretches(wire):
    for (ax, ay), (bx, by) in pairwise(wire.points):
        yield min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)


def crossed(chart, page):
    """Arrows that run through a box, a ring or an oval."""
    u = chart.sheet.size
    for wire in page.wires:
        for left, top, right, bottom in stretches(wire):
            if left != right and top != bottom:
                yield f"the arrow {wire.edge} is not straight"
            for name, (a, b, c, d) in solids(chart, page):
                near = 0.1 * u
                if left < c - near and right > a + near and top < d - near and bottom > b + near:
                    yield f"the arrow {wire.edge} runs through {name}"
            for placed in page.boxes:
                for oval in placed.box.ovals:
                    a, b, c, d = as_rect(oval)
                    there = placed.x + a, placed.y + b, placed.x + c, placed.y + d
                    if meet((left, top, right, bottom), there, 0):
                        yield f"the arrow {wire.edge} runs through the oval {oval.text}"


def confused(chart, page):
    """Arrows from and to different places that run into each other."""
    for one, two in combinations(page.wires, 2):
        if one.edge[1] == two.edge[1] or one.edge[0] == two.edge[0]:
            continue
        for a in stretches(one):
            for b in stretches(two):
                upright = a[0] == a[2] == b[0] == b[2] and a[1] < b[3] - 1 and b[1] < a[3] - 1
                level = a[1] == a[3] == b[1] == b[3] and a[0] < b[2] - 1 and b[0] < a[2] - 1
                if upright or level:
                    yield f"the arrows {one.edge} and {two.edge} run into each other"


def label_rect(chart, wire):
    u = chart.sheet.size
    x, y = wire.label_at
    wide = width_of(wire.label) * BOLD * u * 0.9
    left = x - wide if wire.label_end else x
    return left, y - 0.75 * u, left + wide, y


def hidden_labels(chart, page):
    """A Yes or No that something covers."""
    for wire in page.wires:
        if not wire.label:
            continue
        here = label_rect(chart, wire)
        for name, there in solids(chart, page):
            if meet(here, there, 0.02 * chart.sheet.size):
                yield f"the {wire.label} of {wire.edge} is covered by {name}"
        for other in page.wires:
            if any(meet(here, stretch, -0.01) for stretch in stretches(other)):
                yield f"the {wire.label} of {wire.edge} is crossed by {other.edge}"
            if other is not wire and other.label and meet(here, label_rect(chart, other)):
                yield f"the {wire.label} of {wire.edge} is covered by another"


def printed(placed):
    """The lines and ovals of a box with the room that each takes."""
    for line in placed.box.lines:
        wide = width_of(line.text) * line.size * (BOLD if line.bold else 1)
        left, foot = placed.x + (line.x - wide / 2 if line.centred else line.x), placed.y + line.y
        yield repr(line.text), (left, foot - 0.72 * line.size, left + wide, foot)
    for oval in placed.box.ovals:
        a, b, c, d = as_rect(oval)
        yield f"the oval {oval.text}", (placed.x + a, placed.y + b, placed.x + c, placed.y + d)


def hidden_badges(chart, page):
    """Numbers on boxes that something covers, or that cover something."""
    u = chart.sheet.size
    for badge in page.badges:
        (own,) = (p for p in page.boxes if p.spot.role is Role.ITEM and p.spot.item == badge.item)
        number, x, y = badge.number, badge.x, badge.y
        here = x - BADGE * u, y - BADGE * u, x + BADGE * u, y + BADGE * u
        for name, there in solids(chart, page):
            if there != rect(own) and meet(here, there):
                yield f"the number {number} covers {name}"
        for words, there in (pair for placed in page.boxes for pair in printed(placed)):
            if meet(here, there):
                yield f"the number {number} covers {words}"
        for wire in page.wires:
            if wire.label and meet(here, label_rect(chart, wire)):
                yield f"the number {number} covers a label"
            if any(meet(here, stretch, -0.01) for stretch in stretches(wire)):
                yield f"the number {number} covers the arrow {wire.edge}"


def touches(point, box):
    (x, y), (left, top, right, bottom) = point, box
    inside = left - 1 <= x <= right + 1 and top - 1 <= y <= bottom + 1
    edge = min(abs(x - left), abs(x - right), abs(y - top), abs(y - bottom)) < 1
    return inside and edge


def unled(chart):
    """Exits whose arrow does not start at the question and end at the target, over rings or not."""
    title, first = (p for p in chart.pages[0].boxes[:2])
    begin = [w for w in chart.pages[0].wires if w.edge == (-1, 0)]
    if not any(touches(w.points[0], rect(title)) and touches(w.points[-1], rect(first)) for w in begin):
        yield "no arrow leads from the title to the first question"
    for i, item in enumerate(chart.tree.items):
        for j, branch in enumerate(item.branches):
            try:
                follow(chart, i, j, branch.to)
            except LookupError as wrong:
                yield f"exit {j} of {item.id}: {wrong}"


def follow(chart, i, j, to):
    """Walk over the arrow of an exit as the eye does; raise where it leads nowhere."""
    edge = (i, to)
    page, wire = first_wire(chart, i, j, edge)
    label = chart.script.branches[i][j]
    answered = any(p.spot.role is Role.ANSWER and (p.spot.item, p.spot.branch) == (i, j) for p in page.boxes)
    if label and not answered and wire.label != label:
        raise LookupError(f"the label {label!r} is missing")
    for _ in range(50):
        point = wire.points[-1]
        for placed in page.boxes:
            if placed.spot.role is Role.ITEM and placed.spot.item == to and touches(point, rect(placed)):
                return
        ring = next((r for r in page.rings if r.onward and touches(point, ring_rect(chart, r))), None)
        if ring is None:
            raise LookupError("it ends nowhere")
        if ring.sign.isdigit():
            if (to, int(ring.sign)) not in [(b.item, b.number) for p in chart.pages for b in p.badges]:
                raise LookupError(f"no box has the number {ring.sign}")
            return
        page, wire = other_side(chart, ring, edge)
    raise LookupError("it goes round")


def first_wire(chart, i, j, edge):
    answer = [
        (page, p) for page in chart.pages for p in page.boxes
        if p.spot.role is Role.ANSWER and (p.spot.item, p.spot.branch) == (i, j)
    ]  # fmt: skip
    starts = answer or [
        (page, p) for page in chart.pages for p in page.boxes if p.spot.role is Role.ITEM and p.spot.item == i
    ]
    if len(starts) != 1:
        raise LookupError(f"it starts in {len(starts)} places")
    ((page, placed),) = starts
    for wire in page.wires:
        if wire.edge == edge and touches(wire.points[0], rect(placed)):
            return page, wire
    raise LookupError("no arrow leaves it")


def other_side(chart, ring, edge):
    twins = [(page, r) for page in chart.pages for r in page.rings if r.sign == ring.sign and not r.onward]
    if len(twins) != 1:
        raise LookupError(f"the ring {ring.sign} has {len(twins)} other sides")
    ((page, twin),) = twins
    for wire in page.wires:
        if wire.edge in {edge, (-1, edge[1])} and touches(wire.points[0], ring_rect(chart, twin)):
            return page, wire
    raise LookupError(f"no arrow leaves the ring {ring.sign}")
