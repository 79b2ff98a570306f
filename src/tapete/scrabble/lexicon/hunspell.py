"""Every form that a hunspell dictionary accepts: stems with their suffixes and prefixes.

Rules are applied as hunspell does: a suffix, a second one where the first allows it, and a prefix on
any of these where both allow the combination.

>>> from io import StringIO
>>> rules = Affixes.read(["SET UTF-8", "SFX S Y 1", "SFX S 0 s [aeiou]", "PFX a Y 1", "PFX a 0 re ."])
>>> sorted(rules.forms("casa", "Sa"))
['casa', 'casas', 'recasa', 'recasas']
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from tapete.scrabble.errors import BadList
from tapete.text import N_

__all__ = ["Affixes", "expand"]


@dataclass(frozen=True, slots=True)
class Rule:
    """One way to change a stem."""

    strip: str
    add: str
    condition: re.Pattern[str]
    more: tuple[str, ...]  # the flags that the changed word has
    crosses: bool


@dataclass(frozen=True)
class Affixes:
    """The rules of an affix file, by flag."""

    suffixes: dict[str, list[Rule]] = field(default_factory=dict)
    prefixes: dict[str, list[Rule]] = field(default_factory=dict)
    flag_type: str = "char"
    aliases: tuple[str, ...] = ()
    unwanted: frozenset[str] = frozenset()  # flags of stems that are no words, or are forbidden

    @classmethod
    def read(cls, lines: Iterable[str], skip: Callable[[str], bool] = lambda flag: False) -> Affixes:
        """The rules of an affix file, without those whose flag is to be skipped."""
        parts = [line.split() for line in lines if line[:1].isalpha()]
        options = {part[0]: part[1] for part in parts if len(part) == 2}
        flag_type = {"long": "long", "num": "num"}.get(options.get("FLAG", ""), "char")
        aliases = tuple(part[1] for part in parts if part[0] == "AF" and len(part) > 1)[1:]
        unwanted = {options.get(name, "") for name in ("NEEDAFFIX", "FORBIDDENWORD", "ONLYINCOMPOUND")}
        rules = cls({}, {}, flag_type, aliases, frozenset(unwanted - {""}))
        crosses: dict[tuple[str, str], bool] = {}
        for part in parts:
            if part[0] not in ("PFX", "SFX") or len(part) < 4 or skip(part[1]):
                continue
            kind, flag = part[0], part[1]
            if (kind, flag) not in crosses:
                crosses[kind, flag] = part[2] == "Y"
                continue
            rule = _rule(kind, part, crosses[kind, flag], rules)
            (rules.prefixes if kind == "PFX" else rules.suffixes).setdefault(flag, []).append(rule)
        return rules

    def flags(self, text: str) -> tuple[str, ...]:
        """The flags that stand after the slash."""
        if self.aliases and text.isdecimal():
            text = self.aliases[int(text) - 1]
        match self.flag_type:
            case "long":
                return tuple(re.findall("..", text))
            case "num":
                return tuple(text.split(","))
        return tuple(text)

    def forms(self, stem: str, flags: str) -> Iterator[str]:
        """The stem with all its affixes."""
        own = self.flags(flags)
        if not self.unwanted.intersection(own):
            yield from self._prefixed(stem, own, crossing=False)
        for flag in own:
            for rule in self.suffixes.get(flag, ()):
                form = _suffixed(stem, rule)
                if form is None:
                    continue
                before = own if rule.crosses else ()
                yield from self._prefixed(form, (*before, *rule.more), crossing=True)
                for more in rule.more:
                    for second in self.suffixes.get(more, ()):
                        longer = _suffixed(form, second)
                        if longer is not None:
                            yield from self._prefixed(longer, before, crossing=True)

    def _prefixed(self, form: str, flags: tuple[str, ...], *, crossing: bool) -> Iterator[str]:
        yield form
        for flag in flags:
            for rule in self.prefixes.get(flag, ()):
                if (
                    (rule.crosses or not crossing)
                    and form.startswith(rule.strip)
                    and rule.condition.match(form)
                ):
                    yield rule.add + form[len(rule.strip) :]


def expand(affixes: str, dictionary: str, skip: Callable[[str], bool] = lambda flag: False) -> Iterator[str]:
    """Every form of the dictionary file, from the texts of the two files; repeats occur."""
    rules = Affixes.read(affixes.splitlines(), skip)
    lines = dictionary.splitlines()
    if not lines or not lines[0].strip().isdecimal():
        raise BadList(N_("this is no hunspell dictionary: its first line is not the number of its words"))
    for line in lines[1:]:
        # What stands after a tab or a space with a colon is morphology.
        stem, _, flags = re.split(r"\t|\s+\w\w:", line.strip())[0].partition("/")
        if stem:
            yield from rules.forms(stem, flags.strip())


def _suffixed(stem: str, rule: Rule) -> str | None:
    if not stem.endswith(rule.strip) or not rule.condition.search(stem):
        return None
    return stem[: len(stem) - len(rule.strip)] + rule.add


def _rule(kind: str, part: list[str], crosses: bool, rules: Affixes) -> Rule:
    add, _, more = part[3].partition("/")
    condition = part[4] if len(part) > 4 else "."
    if not re.fullmatch(r"(\[[^\]]*\]|[^\[\]])+", condition):
        raise BadList(N_("an affix rule has the condition {text}, which has no end"), text=repr(condition))
    # Only brackets and dots mean something; everything else is a letter.
    pattern = "".join(
        piece if piece == "." or piece.startswith("[") else re.escape(piece)
        for piece in re.findall(r"\[[^\]]*\]|.", condition)
    )
    return Rule(
        "" if part[2] == "0" else part[2],
        "" if add == "0" else add,
        re.compile(pattern + "$" if kind == "SFX" else pattern),
        rules.flags(more) if more else (),
        crosses,
    )
