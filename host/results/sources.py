"""What points are made of, without a language: a game's words are noted as it asks for them, and spoken later."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from engine.core.speak import Speak
from engine.core.standings import Criterion

VALUE = "value"
"""What stands for a code where a value of a kind is put into words."""


class Source(Struct, frozen=True, array_like=True):
    """A source of points: the code of its name and the arguments for it, and its points by seat."""

    code: str
    values: dict[str, Any]
    points: tuple[int, ...]


_decoder = msgspec.json.Decoder(tuple[Source, ...])


class Codes:
    """A speaker that says what it was asked for."""

    def __call__(self, code: str, **args: object) -> str:
        return msgspec.json.encode([code, args]).decode()

    def files(self, name: str) -> tuple[tuple[str, str], ...]:
        """None."""
        return ()

    def value(self, kind: str, value: object, count: int = 1) -> str:
        """The value of a kind."""
        return self(VALUE, kind=kind, value=value, count=count)


def packed(criteria: tuple[Criterion, ...]) -> bytes:
    """Sources as they are stored, from those told to `Codes`."""
    named = ((msgspec.json.decode(each.name), each.values) for each in criteria)
    return msgspec.json.encode([Source(code, values, points) for (code, values), points in named])


def unpacked(stored: bytes) -> tuple[Source, ...]:
    """The opposite. Raises `msgspec.MsgspecError`."""
    return _decoder.decode(stored)


def spoken(source: Source, speak: Speak) -> str:
    """The name of a source in a language."""
    if source.code == VALUE:
        return speak.value(**source.values)
    return speak(source.code, **source.values)
