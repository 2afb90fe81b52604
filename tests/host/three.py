"""Three people at a table, and a time that a test moves. Tests of them import `clock`, `host` and `three`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from engine.core.text import write
from host import Host, Person, Place, Table
from host.posts import Notice

ANN, BEN, CAT, DAN = Person(1, "Ann"), Person(2, "Ben"), Person(3, "Cat"), Person(4, "Dan")
"""The last of them comes later."""


class Clock:
    """A time that a test moves."""

    def __init__(self) -> None:
        self.time = 1_000_000

    def __call__(self) -> int:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(open_host: Callable[..., Awaitable[Host]], clock: Clock) -> Host:
    return await open_host(now=clock)


@pytest.fixture
async def three(host: Host, place: Place) -> Table:
    """Ann, Ben and Cat at Milestones, seated as they joined. Ann is waited for."""
    made = await host.lobby.create("c", ANN, place, game="milestones")
    for person in (BEN, CAT):
        await host.lobby.join(made.id, person)
    return await host.lobby.start("s", made.id, ANN.id, seating="joined")


async def notices(host: Host) -> list[Notice]:
    """All notices so far."""
    rows = await host.store.queue.due(2**50, 500)
    return [msgspec.json.decode(row.body, type=Notice) for row in rows if row.kind == "notice"]


async def waiting(host: Host, number: int) -> list[int]:
    await host.settle()
    return list((await host.now.look(number, None)).waiting)


def first(look: Any) -> str:
    """The first action offered."""
    return write(next(iter(look.offers[0])))
