"""`/livez`, `/readyz` and `/metrics`, asked over a real socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import aiohttp
import pytest

from health import serving

Ask = Callable[[str], Awaitable[tuple[int, str]]]


async def well() -> None:
    """The database answers."""


async def broken() -> None:
    raise RuntimeError("the disk is gone")


async def silent() -> None:
    await asyncio.sleep(60)


@asynccontextmanager
async def asked(
    database: Callable[[], Awaitable[None]] = well, *, connected: bool = True
) -> AsyncIterator[Ask]:  # fmt: skip
    pages = serving(0, database=database, connected=lambda: connected, count=database)
    async with pages as port, aiohttp.ClientSession() as session:

        async def ask(path: str) -> tuple[int, str]:
            async with session.get(f"http://127.0.0.1:{port}{path}") as answer:
                return answer.status, await answer.text()

        yield ask


async def test_a_bot_that_is_well_says_so() -> None:
    async with asked() as ask:
        assert await ask("/livez") == (200, "ok\n")
        assert await ask("/readyz") == (200, "ok\n")
        assert (await ask("/metrics"))[0] == 200
        assert (await ask("/"))[0] == 404


async def test_a_process_of_several_says_which_it_is() -> None:
    about = ("process here-1", "shards: 0 of 2")
    pages = serving(0, database=well, connected=lambda: True, count=well, about=lambda: about)
    async with pages as port, aiohttp.ClientSession() as session:
        answer = await session.get(f"http://127.0.0.1:{port}/readyz")
        assert await answer.text() == "ok\nprocess here-1\nshards: 0 of 2\n"


async def test_without_discord_it_lives_and_is_not_ready() -> None:
    async with asked(connected=False) as ask:
        assert await ask("/livez") == (200, "ok\n")
        assert await ask("/readyz") == (503, "not connected to Discord\n")


@pytest.mark.parametrize("database", [broken, silent])
async def test_without_its_database_it_lives_and_is_not_ready(
    database: Callable[[], Awaitable[None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("health.server.PATIENCE", 0.01)
    async with asked(database) as ask:
        assert await ask("/livez") == (200, "ok\n")
        assert await ask("/readyz") == (503, "the database does not answer\n")
        assert await ask("/metrics") == (503, "the database does not answer\n")


async def test_nobody_is_served_but_this_machine_by_its_loopback_address() -> None:
    async with serving(0, database=well, connected=lambda: True, count=well) as port:
        with pytest.raises(OSError, match="Connect call failed"):
            await asyncio.open_connection("127.0.0.2", port)


async def test_switched_off_nothing_is_served() -> None:
    async with serving(None, database=broken, connected=lambda: False, count=broken) as port:
        assert port is None


async def test_a_port_that_is_taken_is_named() -> None:
    async with serving(0, database=well, connected=lambda: True, count=well) as port:
        with pytest.raises(ValueError, match=f"^health.port: {port} cannot be used: Address already in use$"):
            async with serving(port, database=well, connected=lambda: True, count=well):
                pytest.fail("it was entered")
