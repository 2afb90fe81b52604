"""The machine's clock is set, while the bot runs or before it starts: nobody waits for the difference."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from random import Random

import pytest

import db
from host import Finished, Host, Place, Status, Table
from tests.host.clock import Clock
from tests.host.three import ANN, BEN, CAT, first
from tests.soak import times

HOUR = 3_600
OpenHost = Callable[..., Awaitable[Host]]


class Machine(Clock):
    """`at` goes on evenly; the machine's clock is `wrong` by some seconds."""

    wrong = 0

    def now(self) -> int:
        """What the machine's clock says."""
        return int(self.at) + self.wrong


class Town:
    """A host on that machine, which may be started again, and what it has sent, by row."""

    def __init__(self, open_host: OpenHost) -> None:
        self.machine, self._open = Machine(), open_host
        self.sent: list[tuple[int, str]] = []
        self.tables = 0
        self.host: Host

    async def start(self) -> None:
        """Start, or start again."""
        self.machine._calls.clear()
        self.host = await self._open(now=self.machine.now, later=self.machine.later, evenly=lambda: self.machine.at)
        self.host.work.serve((*db.POSTS, "show"), self._send, places=3, paced=True)
        await self.host.begin()
        await self.machine.forward(1)

    async def _send(self, row: db.Due, behind: Sequence[db.Due]) -> Finished:
        self.sent.append((row.id, row.kind))
        return Finished(board=1 if row.kind == "turn" else None)

    async def table(self, place: Place) -> Table:
        """Ann, Ben and Cat, at a game just begun."""
        self.tables += 1
        made = await self.host.lobby.create(f"c{self.tables}", ANN, place, game="milestones")
        for person in (BEN, CAT):
            await self.host.lobby.join(made.id, person)
        return await self.host.lobby.start(f"s{self.tables}", made.id, ANN.id, seating="joined")

    async def move(self, table: int) -> None:
        """Whoever is waited for does something."""
        (seat,) = (await self.host.now.look(table, None)).waiting
        person = (ANN, BEN, CAT)[seat].id
        look = await self.host.now.look(table, person)
        await self.host.now.add(f"m{self.machine.at}", table, person, None, first(look))

    async def unsent(self) -> list[db.Due]:
        """What is still to be shown."""
        return [row for row in await self.host.queue.due(db.PARKED - 1) if row.kind in (*db.POSTS, "show")]

    def reminders(self) -> int:
        """How often people were called again."""
        return sum(kind == "notice" for _, kind in self.sent)


@pytest.fixture
async def town(open_host: OpenHost, monkeypatch: pytest.MonkeyPatch) -> Town:
    monkeypatch.setattr("host.work.LOOK", 600)  # seldom, so that hours pass quickly
    made = Town(open_host)
    await made.start()
    return made


@pytest.mark.parametrize("seed", range(times(2)))
async def test_what_is_to_be_shown_is_shown_within_a_minute_and_once(seed: int, town: Town, place: Place) -> None:
    random, table = Random(seed), await town.table(place)
    for _ in range(25):
        if (await town.host.register.table(table.id)).status is not Status.PLAYING:
            break
        match random.choice(("set", "set while away", "start", "wait", "move")):
            case "set":
                town.machine.wrong += random.randint(-2 * HOUR, 2 * HOUR)
            case "set while away":
                town.machine.wrong -= random.randint(0, 2 * HOUR)
                await town.start()
            case "start":
                await town.start()
            case "wait":
                await town.machine.forward(random.randint(0, 2 * HOUR))
        await town.move(table.id)
        await town.machine.forward(60)
        assert await town.unsent() == []
    assert len({row for row, kind in town.sent if kind != "show"}) == sum(kind != "show" for _, kind in town.sent)


@pytest.mark.parametrize("away", [False, True])
@pytest.mark.parametrize("by", [-2 * HOUR, 2 * HOUR])
async def test_people_are_called_again_after_as_long_as_ever(town: Town, place: Place, by: int, away: bool) -> None:
    """Set forward while the bot is away, a clock cannot be told from time gone by: then it is believed."""
    table = await town.table(place)
    await town.machine.forward(5 * HOUR)
    await town.move(table.id)
    await town.machine.forward(60 if away else 9 * HOUR)
    town.machine.wrong += by
    if away:
        await town.start()
    await town.machine.forward(60)
    left = 24 * HOUR - 60 - (60 if away else 9 * HOUR) - (by if away and by > 0 else 0)
    await town.machine.forward(left - 600)
    assert town.reminders() == 0
    await town.machine.forward(1_200)
    assert town.reminders() == 1


@pytest.mark.parametrize("by", [-2 * HOUR, 2 * HOUR])
async def test_a_call_that_waits_has_waited_as_long_as_before(town: Town, place: Place, by: int) -> None:
    table, now = await town.table(place), town.host.clock()
    await town.host.store.attention.call(table.id, [CAT.id], "turn", "key", now, lambda known: now + HOUR)
    (before,) = await town.host.store.attention.owed(CAT.id)
    town.machine.wrong += by
    town.host.work.wake()
    await town.machine.forward(1)
    (after,) = await town.host.store.attention.owed(CAT.id)
    assert after.since == before.since + by


async def test_after_an_outage_few_people_are_called_again_in_a_second(town: Town, place: Place) -> None:
    for _ in range(20):
        await town.table(place)
    town.machine.at += 30 * HOUR  # nothing happens meanwhile
    town.host.work.wake()
    called = list[int]()
    for _ in range(8):
        await town.machine.forward(1)
        called.append(town.reminders())
    assert called[0] == 5
    assert {later - before for before, later in zip(called, called[2:], strict=False)} == {5, 0}, "in two seconds"
    assert called[-1] == 20
