"""Values of the law as plain data (what JSON has) and back.

A dataclass becomes an object, a choice its name, a card or call its notation, a set a sorted
list. Reading back goes by the types of the dataclass's fields. A class with a form of its own
has `to_plain` and `from_plain`.
"""

from __future__ import annotations

import typing
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeVar

from tapete.law.errors import LawError
from tapete.text import N_, Problem

__all__ = ["dump", "dump_fields", "load"]

T = TypeVar("T")


def dump(value: Any) -> Any:
    """The value as plain data."""
    match value:
        case None | bool() | int() | float() | str():
            return value
        case Enum():
            return value.value
        case tuple():
            return [dump(part) for part in value]
        case frozenset():
            return sorted(dump(part) for part in value)
        case _ if hasattr(value, "parse"):
            return str(value)
        case _ if hasattr(value, "to_plain"):
            return value.to_plain()
        case _ if is_dataclass(value):
            return dump_fields(value)
    raise TypeError(f"{type(value).__name__} has no plain form")


def dump_fields(value: Any) -> dict[str, Any]:
    """The fields of the dataclass as plain data."""
    return {f.name: dump(getattr(value, f.name)) for f in fields(value)}


def load(cls: type[T], data: object) -> T:
    """The dataclass that the plain data stands for."""
    hints = _hints(typing.cast("Any", cls))
    if not isinstance(data, dict):
        raise LawError(N_("{type} cannot be read from {data}"), type=cls.__name__, data=repr(data))
    if unknown := set(data) - set(hints):
        raise LawError(
            N_("{type} has no part called {name}"), type=cls.__name__, name=", ".join(sorted(unknown))
        )
    try:
        return cls(**{name: _value(hints[name], part) for name, part in data.items()})
    except (TypeError, ValueError) as wrong:
        reason = wrong.label if isinstance(wrong, Problem) else str(wrong)
        raise LawError(N_("{type} cannot be read: {reason}"), type=cls.__name__, reason=reason) from None


def _value(hint: Any, data: Any) -> Any:
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if type(None) in inner and len(inner) == 2:
        (other,) = (part for part in inner if part is not type(None))
        return None if data is None else _value(other, data)
    if origin in (tuple, frozenset):
        if origin is tuple and inner[1:] != (...,):
            raise TypeError(f"{hint} has no plain form: take tuple[..., ...] or a dataclass")
        return origin(_value(inner[0], part) for part in _checked(list, data))
    if not isinstance(hint, type):
        raise TypeError(f"{hint} has no plain form")
    if issubclass(hint, Enum):
        return hint(data)
    if hasattr(hint, "parse"):
        return hint.parse(_checked(str, data))
    if hasattr(hint, "from_plain"):
        return hint.from_plain(data)
    if is_dataclass(hint):
        return load(hint, data)
    if hint is float and type(data) is int:
        return float(data)
    return _checked(hint, data)


def _checked(wanted: type[T], data: object) -> T:
    if type(data) is not wanted:  # exactly: True is no number
        raise TypeError(f"{data!r} is no {wanted.__name__}")
    return data


@cache
def _hints(cls: type[Any]) -> dict[str, Any]:
    names = {f.name for f in fields(cls)}
    return {name: hint for name, hint in typing.get_type_hints(cls).items() if name in names}
