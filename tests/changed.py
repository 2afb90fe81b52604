"""Variants of rules and of parts of a guide for the tests."""

from __future__ import annotations

from inspect import isroutine
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")


def changed(what: T, **own: Any) -> T:
    """The same (rules, settings, a part of a guide) with some functions or values of its own."""
    given = {name: staticmethod(value) if isroutine(value) else value for name, value in own.items()}
    made: Any = type(what.__class__.__name__, (what.__class__,), given)
    return made(*msgspec.structs.astuple(what)) if isinstance(what, Struct) else made()  # type: ignore[no-any-return]
