"""A host on a real database file, with a clock and a seed that stand still, and two people at a table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import db
from engine.core.game import Game
from engine.games import ferry
from games import GAMES
from host import Host, Look, Person, Place, Table
from host.rounds import Rounds
from tests.empty import empty_database
from tests.in_line import database_in_line
from tests.stores import url_of

__all__ = ["database_in_line"]

ANN, BEN, CAT = Person(1, "Ann"), Person(2, "Ben"), Person(3, "Cat")
PLACE = Place(server=10, channel=20)
SEED = b"a seed for tests, 32 bytes long."


@pytest.fixture(autouse=True)
async def nothing_under_way(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
    """Whoever makes a host closes it: nothing of it is under way, or will be, when a test is over."""
    begin, begun = Rounds.__init__, list[Rounds]()

    def noted(self: Rounds, *of: Any, **more: Any) -> None:
        begin(self, *of, **more)
        begun.append(self)

    monkeypatch.setattr(Rounds, "__init__", noted)
    yield
    left = [each.get_name() for each in asyncio.all_tasks() if each is not asyncio.current_task()]
    left += [each._name for each in begun if each._task is not None and not each.closed]
    assert not left, f"still under way: {left}"


@pytest.fixture
def people() -> tuple[Person, Person, Person]:
    return ANN, BEN, CAT


@pytest.fixture
def place() -> Place:
    return PLACE


@pytest.fixture
def url(tmp_path: Path) -> str:
    """An empty database."""
    empty_database(tmp_path / "games.db")
    return url_of(tmp_path / "games.db")


OpenHost = Callable[..., Awaitable[Host]]


@pytest.fixture
def games() -> tuple[Game[Any], ...]:
    """The games of the host, with Ferry, which has more than Milestones."""
    return (*GAMES, ferry.GAME)


@pytest.fixture
async def open_host(url: str, games: tuple[Game[Any], ...]) -> AsyncIterator[OpenHost]:
    """Opens a host, also with other `games`; opening the next one closes the last, as a restart does."""
    opened: list[Host] = []

    async def close_last() -> None:
        if opened:
            last = opened.pop()
            await last.close()
            await last.store.close()

    async def open_next(**options: Any) -> Host:
        await close_last()
        standing = {"now": lambda: 1_000_000, "seed": lambda: SEED}
        of = options.pop("games", games)
        opened.append(Host(await db.Store.open(url), of, **standing | options))
        return opened[-1]

    yield open_next
    await close_last()


@pytest.fixture
async def host(open_host: OpenHost) -> Host:
    return await open_host()


@pytest.fixture
async def table(host: Host) -> Table:
    """Ann and Ben at Milestones, just started, seated as they joined."""
    made = await host.lobby.create("create", ANN, PLACE, game="milestones")
    await host.lobby.join(made.id, BEN)
    return await host.lobby.start("start", made.id, ANN.id, seating="joined")


Play = Callable[..., Awaitable[Look]]


@pytest.fixture
def play() -> Play:
    """Plays actions one after another, each for the seat waited for."""
    count = iter(range(1_000_000))

    async def run(host: Host, table: Table, *actions: str) -> Look:
        look = await host.now.look(table.id, None)
        for action in actions:
            person = table.seats[look.waiting[0]].person
            assert person is not None
            look = await host.now.add(f"play-{next(count)}", table.id, person, None, action)
        return look

    return run


@pytest.fixture
async def playing(host: Host, table: Table, play: Play) -> Table:
    """Start tiles drafted and placed; Ann moves. Ann: grain, grain, stone, sand; Ben: wood, wood, sand, sand."""
    drafts = ("draft W25", "draft W28", "draft W02", "draft W22")
    await play(host, table, *drafts, "place W25 1", "place W28 3", "place W02 1", "place W22 3")
    return table
