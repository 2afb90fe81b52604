"""A fault planted in the bot, and the test that has to find it."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple

import pytest

from engine.core.model import Illegal
from host import Refused, Stale

FOUND = (AssertionError, pytest.fail.Exception, Illegal, Refused, Stale)
"""How a test says that something is wrong; a fault that merely breaks down is planted badly."""

EMPTY = inspect.Parameter.empty
Patch = Callable[[pytest.MonkeyPatch], None]


class Planted(NamedTuple):
    """How a fault is planted, and the test that fails with it."""

    plant: Patch
    test: Callable[..., Awaitable[None]]


async def finds(planted: Planted, given: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails unless the test holds without the fault (the test's own room says so) and fails with it."""
    wanted = inspect.signature(planted.test).parameters
    with monkeypatch.context() as patched:
        planted.plant(patched)
        values = {name: {**given, "monkeypatch": patched}[name] for name in wanted if wanted[name].default is EMPTY}
        try:
            await planted.test(**values)
        except FOUND:
            return
    test = planted.test.func if isinstance(planted.test, partial) else planted.test
    pytest.fail(f"not found by {test.__name__}")
