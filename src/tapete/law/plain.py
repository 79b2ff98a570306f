"""Values of the law as plain data (what JSON has) and back.

A dataclass becomes an object, a choice its name, a card or call its notation, a set a sorted
list. Reading back goes by the types of the dataclass's fields.
"""

from __future__ import annotations

import typing
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeVar

from tapete.law.errors import LawError
from tapete.text import N_

__all__ = ["dump", "load"]

T = TypeVar("T")


def dump(value: object) -> Any:
    """The value as plain data."""
    match value:
        case None | bool() | int() | float() | str():
            return value
        case Enum():
            return value.value
        case tuple() | list():
            return [dump(part) for part in value]
        case set() | frozenset():
            return sorted(dump(part) for part in value)
        case _ if hasattr(value, "parse"):
            return str(value)
        case _ if is_dataclass(value):
            return {f.name: dump(getattr(value, f.name)) for f in fields(value)}
    raise TypeError(f"{type(value).__name__} has no plain form")


def load(cls: type[T], data: dict[str, Any]) -> T:
    """The dataclass that the plain data stands for."""
    hints = _hints(cls)
    if unknown := set(data) - set(hints):
        raise LawError(
            N_("{type} has no part called {name}"), type=cls.__name__, name=", ".join(sorted(unknown))
        )
    try:
        return cls(**{name: _value(hints[name], part) for name, part in data.items()})
    except (TypeError, ValueError) as wrong:
        raise LawError(N_("{type} cannot be read: {reason}"), type=cls.__name__, reason=str(wrong)) from None


def _value(hint: Any, data: Any) -> Any:
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is tuple:
        return tuple(_value(inner[0], part) for part in data)
    if origin is frozenset:
        return frozenset(_value(inner[0], part) for part in data)
    if inner and type(None) in inner:
        (other,) = (part for part in inner if part is not type(None))
        return None if data is None else _value(other, data)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint(data)
    if hasattr(hint, "parse"):
        return hint.parse(data)
    if is_dataclass(hint) and isinstance(hint, type):
        return load(hint, data)
    if not isinstance(data, hint):
        raise TypeError(f"{data!r} is no {hint.__name__}")
    return data


@cache
def _hints(cls: type) -> dict[str, Any]:
    names = {f.name for f in fields(cls)}
    return {name: hint for name, hint in typing.get_type_hints(cls).items() if name in names}
