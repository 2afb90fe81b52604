"""Turns that are left beforehand at the stalls: Ann, Ben and Cat, and what they press."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import db
from engine.core.game import Game
from host import Host, Line, Look, Person, Place, Table
from host.view.plans import Plan
from tests.host import stalls
from tests.worlds import letters


@pytest.fixture
def games() -> tuple[Game[Any], ...]:
    return stalls.GAME, letters.GAME


@pytest.fixture
async def stall(host: Host, people: tuple[Person, ...], place: Place) -> Table:
    """Ann, Ben and Cat at the stalls; Ann's turn."""
    made = await host.lobby.create("c", people[0], place, game="stalls")
    for person in people[1:]:
        await host.lobby.join(made.id, person)
    return await host.lobby.start("s", made.id, people[0].id, seating="joined")


class Acts:
    """Presses at a table, each with a key of its own."""

    def __init__(self, host: Host, number: int) -> None:
        self.host, self.number, self.count = host, number, 0

    async def do(self, person: int, *actions: str) -> Look:
        """Actions of somebody, one after the other."""
        look = await self.host.now.look(self.number, person)
        for action in actions:
            self.count += 1
            look = await self.host.now.add(f"k{self.count}", self.number, person, None, action)
        return look

    async def leave(self, person: int, *ways: tuple[str, ...]) -> Plan:
        """Leave a plan with these ways."""
        plan = Plan()
        for way in ways:
            seen = await self.host.ahead.add("k", self.number, person, None, *way)
            plan = (await self.host.ahead.leave(self.number, person, seen.token)).plan or plan
        return plan

    async def log(self, person: int | None = None) -> list[Line]:
        """All entries."""
        return await self.host.moments.log(self.number, person, limit=1_000)

    async def ahead(self) -> list[str]:
        """What was played of plans."""
        return [line.text for line in await self.log() if line.by is db.By.AHEAD]

    async def called(self) -> list[list[int]]:
        """The seats that each call so far was for."""
        due = [row for row in await self.host.store.queue.due(self.host.clock()) if row.kind == "turn"]
        return [msgspec.json.decode(row.body)["seats"] for row in due]

    async def plan(self, person: int) -> Plan | None:
        """What is left of somebody's plan."""
        return (await self.host.now.look(self.number, person)).plan


@pytest.fixture
def acts(host: Host, stall: Table) -> Acts:
    return Acts(host, stall.id)
