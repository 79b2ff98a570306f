"""A second, slow tarot that shares no code with the first: cards are texts, every rule is written out."""

from __future__ import annotations

import random

VALUES = {"R": 9, "D": 7, "C": 5, "V": 3}
ORDER = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "C", "D", "R"]
PACK = [s + r for s in "SHDC" for r in ORDER] + [f"T{n}" for n in range(1, 22)] + ["E"]
SIZES = {3: (24, 6), 4: (18, 6), 5: (15, 3)}


def is_trump(card):
    return card.startswith("T")


def halves(card):
    if card in ("E", "T1", "T21"):
        return 9
    return VALUES.get(card[1:], 1) if card[0] in "SHDC" else 1


def strength(card):
    return int(card[1:]) if is_trump(card) else ORDER.index(card[1:])


def winner_of(cards):
    """The place of the winner by the words of the rule."""
    trumps = [card for card in cards if is_trump(card)]
    if trumps:
        return cards.index(max(trumps, key=strength))
    first = next(card for card in cards if card != "E")
    return cards.index(max((c for c in cards if c != "E" and c[0] == first[0]), key=strength))


def legal(hand, trick):
    """What the hand may play to the trick, rule by rule."""
    shown = [card for card in trick if card != "E"]
    if not shown:
        return list(hand)
    asked = shown[0][0]
    excuse = [card for card in hand if card == "E"]
    follow = [card for card in hand if card[0] == asked and card != "E"]
    if asked != "T" and follow:
        return follow + excuse
    trumps = [card for card in hand if is_trump(card)]
    if not trumps:
        return list(hand)
    there = [strength(card) for card in shown if is_trump(card)]
    over = [card for card in trumps if not there or strength(card) > max(there)]
    return (over or trumps) + excuse


def dealt(players, chance):
    pack = PACK[:]
    chance.shuffle(pack)
    size, _ = SIZES[players]
    return [pack[i * size : (i + 1) * size] for i in range(players)], pack[players * size :]


def play_out(hands, leader, attackers, chance: random.Random, *, keep_excuse=False):
    """Random legal play: the cards in order, and the tricks as (seats, cards, winner)."""
    hands = [hand[:] for hand in hands]
    players, size = len(hands), len(hands[0])
    order, tricks = [], []
    for number in range(size):
        seats = [(leader + i) % players for i in range(players)]
        trick = []
        for seat in seats:
            choices = legal(hands[seat], trick)
            if keep_excuse:
                choices = [card for card in choices if card != "E"] or choices
            card = chance.choice(choices)
            hands[seat].remove(card)
            trick.append(card)
        leader = seats[winner_of(trick)]
        before = {w in attackers for _, _, w in tricks}
        if number == size - 1 and trick[0] == "E" and before == {seats[0] in attackers}:
            leader = seats[0]
        order += trick
        tricks.append((seats, trick, leader))
    return order, tricks


def counted(tricks, attackers, aside, aside_attack):
    """Half points of attack and defence, the attack's oudlers, who has the Petit au bout, who made a slam."""
    attack, defence = [], []
    (attack if aside_attack else defence).extend(aside)
    for _, cards, winner in tricks:
        (attack if winner in attackers else defence).extend(cards)
    sides = {winner in attackers for _, _, winner in tricks}
    slam = None if len(sides) > 1 else ("attack" if True in sides else "defence")
    owed = {"attack": 0, "defence": 0}  # half points that are due for the Excuse
    for number, (seats, cards, winner) in enumerate(tricks):
        if "E" not in cards:
            continue
        mine = seats[cards.index("E")] in attackers
        theirs = winner in attackers
        last = number == len(tricks) - 1
        keeps = mine if not last or slam else not mine
        heap_to, heap_from = (attack, defence) if keeps else (defence, attack)
        if keeps != theirs:
            heap_from.remove("E")
            heap_to.append("E")
            owed["attack" if keeps else "defence"] -= 1
            owed["defence" if keeps else "attack"] += 1
        # Who takes (player 0) keeps the Excuse for the last trick of a slam.
        if slam == "attack" and not last and seats[cards.index("E")] == 0:
            slam = None
    petit = None
    if "T1" in tricks[-1][1]:
        petit = "attack" if tricks[-1][2] in attackers else "defence"
    elif slam and "T1" in tricks[-2][1] and "E" in tricks[-1][1]:
        owner = tricks[-1][0][tricks[-1][1].index("E")] in attackers
        if owner == (slam == "attack"):
            petit = slam
    return (
        sum(map(halves, attack)) + owed["attack"],
        sum(map(halves, defence)) + owed["defence"],
        sum(card in ("E", "T1", "T21") for card in attack),
        petit,
        slam,
    )
