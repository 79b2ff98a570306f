"""The events that a program knows, and how each becomes JSON and comes back."""

from __future__ import annotations

import dataclasses
import re
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

import msgspec

from tapete.journal.errors import BadEvent, NewerEvent, UnknownEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from tapete.journal.writer import Entry

E = TypeVar("E")
Upcast: TypeAlias = "Callable[[dict[str, Any]], dict[str, Any]]"

_NAME = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)*")
_HIGHEST = 2**31 - 1  # a schema number beyond this is no number of a schema
_encode = msgspec.json.Encoder().encode
_decode_any = msgspec.json.Decoder().decode


@dataclasses.dataclass(frozen=True, slots=True)
class Schema:
    """One type of event: its name, its version, its class, and the way from each older version."""

    name: str
    version: int
    cls: type[Any]
    upcasts: Mapping[int, Upcast]

    def decoder(self, version: int) -> Callable[[str], Any]:
        """The function from stored JSON of this version to an event."""
        if version == self.version:
            return msgspec.json.Decoder(self.cls).decode
        if version > self.version:
            raise NewerEvent(self.name, version, self.version)
        if version < 1:
            raise BadEvent(self.name, f"there is no schema {version}")
        steps = [self.upcasts[old] for old in range(version, self.version)]

        def decode_old(data: str) -> Any:
            value = _decode_any(data)
            for step in steps:
                value = step(value)
            return msgspec.convert(value, self.cls)

        return decode_old


class Decoders(dict[tuple[str, int], "Callable[[str], Any]"]):
    """A decoder for each type and version, made when first asked for."""

    def __init__(self, schemas: Mapping[str, Schema]) -> None:
        super().__init__()
        self._schemas = schemas

    def __missing__(self, key: tuple[str, int]) -> Callable[[str], Any]:
        """The decoder of a type and version not met before."""
        type_, version = key
        schema = self._schemas.get(type_)
        if schema is None:
            raise UnknownEvent(type_)
        found = self[key] = schema.decoder(version)
        return found


class Schemas:
    """The types of events that a journal can write and decode."""

    def __init__(self, *others: Schemas) -> None:
        self._by_type: dict[str, Schema] = {}
        self._by_class: dict[type[Any], Schema] = {}
        self.decoders = Decoders(self._by_type)
        for other in others:
            for schema in other.known():
                self._add(schema)

    def __or__(self, other: Schemas) -> Schemas:
        return Schemas(self, other)

    def __contains__(self, type_: str) -> bool:
        return type_ in self._by_type

    def event(
        self, type_: str, *, version: int = 1, upcasts: Mapping[int, Upcast] | None = None
    ) -> Callable[[type[E]], type[E]]:
        """A decorator that registers a frozen dataclass as the newest schema of this type of event.

        `upcasts[n]` takes the JSON object of schema n and returns that of schema n + 1.
        """
        if not _NAME.fullmatch(type_):
            raise ValueError(f"{type_!r} cannot name an event: write it like 'ruling.given'")
        given = dict(upcasts or {})
        if sorted(given) != list(range(1, version)):
            raise ValueError(
                f"{type_!r} at version {version} needs upcasts from each of the versions before, "
                f"not from {sorted(given)}"
            )

        def register(cls: type[E]) -> type[E]:
            params = getattr(cls, "__dataclass_params__", None)
            if params is None or not params.frozen or not params.eq:
                raise TypeError(f"{cls.__qualname__} is no frozen dataclass with equality")
            self._add(Schema(type_, version, cls, given))
            return cls

        return register

    def known(self) -> list[Schema]:
        """The newest schema of each type of event."""
        return list(self._by_type.values())

    def encode(self, event: object) -> tuple[str, int, str]:
        """The type, version and JSON of an event; what is returned is decoded to an equal event."""
        schema = self._by_class.get(type(event))
        if schema is None:
            raise TypeError(f"{type(event).__qualname__} is not registered as an event of this journal")
        try:
            data = _encode(event).decode()
            # A dataclass does not look at its values. An event that cannot be read back, or that comes
            # back as another, would spoil its stream for ever: so it is read back before it is written.
            back = self.decoders[schema.name, schema.version](data)
        except Exception as error:
            raise BadEvent(schema.name, _reason(error)) from error
        if back != event:
            raise BadEvent(schema.name, _difference(event, back))
        return schema.name, schema.version, data

    def decode(
        self, type_: str, version: int, data: str, *, stream: str | None = None, seq: int | None = None
    ) -> Any:
        """The event that was stored as `data`; its place in the journal is for the error message."""
        try:
            return self.decoders[type_, version](data)
        except NewerEvent as error:
            raise NewerEvent(type_, version, error.known, stream, seq) from None
        except UnknownEvent:
            raise UnknownEvent(type_, stream, seq) from None
        except Exception as error:
            raise BadEvent(type_, _reason(error), stream, seq) from error

    def _add(self, schema: Schema) -> None:
        known = self._by_type.get(schema.name)
        if known == schema:
            return
        if known is not None:
            raise ValueError(
                f"{schema.name!r} is both {known.cls.__qualname__} and {schema.cls.__qualname__}"
            )
        if schema.cls in self._by_class:
            raise ValueError(f"{schema.cls.__qualname__} is registered already")
        self._by_type[schema.name] = schema
        self._by_class[schema.cls] = schema


def check_entry(entry: Entry) -> None:
    """Raise `BadEvent` for an encoded event that no store could keep and give back."""
    type_, version, data, _ = entry
    if not _NAME.fullmatch(type_):
        raise BadEvent(type_, f"{type_!r} cannot name an event")
    if not 0 <= version <= _HIGHEST:
        raise BadEvent(type_, f"there is no schema {version}")
    try:
        msgspec.json.decode(data, type=dict)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadEvent(type_, str(error)) from error


def _difference(event: Any, back: Any) -> str:
    for field in dataclasses.fields(event):
        here, there = getattr(event, field.name), getattr(back, field.name)
        if here != there:
            return f"{field.name}: {here!r} would come back as {there!r}"
    return f"{event!r} would come back as {back!r}"


def _reason(error: Exception) -> str:
    if isinstance(error, BadEvent):
        return error.reason
    # Upcasts and __post_init__ raise what they like; a KeyError alone is a puzzling sentence.
    text = str(error) if isinstance(error, (msgspec.MsgspecError, ValueError)) else repr(error)
    return text.removesuffix(".")
