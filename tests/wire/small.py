"""The small Discord: a world, its door for requests and its gateway, on this machine."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from aiohttp import web

from tests.wire.faults import Faults, Limits
from tests.wire.gateway import Gateway
from tests.wire.interactions import Asked, Interactions
from tests.wire.rest import Rest
from tests.wire.world import World


class Discord:
    """All of it. `port` is where it listens."""

    def __init__(self, *, limits: bool = True) -> None:
        self.world, self.faults, self.limits = World(), Faults(), Limits(on=limits)
        self.interactions = Interactions(self.world)
        self.rest = Rest(self.world, self.interactions, self.faults, self.limits)
        self.gateway = Gateway(self.world)
        self.rest.told, self.rest.start = self.gateway.tell, self.gateway.start
        self.uploads: dict[str, bytes] = {}
        self.port = 0

    def ask(self, asked: Asked) -> Asked:
        """Somebody asks the bot something."""
        self.interactions.add(asked)
        self.gateway.tell("INTERACTION_CREATE", asked.json(self.world))
        return asked

    def upload(self, name: str, data: bytes) -> str:
        """The address of an uploaded file."""
        self.uploads[name] = data
        return f"http://127.0.0.1:{self.port}/uploads/{name}"

    async def uploaded(self, request: web.Request) -> web.Response:
        """An uploaded file."""
        return web.Response(body=self.uploads[request.match_info["name"]])

    def requests(self, begins: str, since: float = 0.0) -> int:
        """The requests since then whose "METHOD /path" begins so."""
        return sum(f"{each.method} {each.path}".startswith(begins) for each in self.rest.log if each.at >= since)


@asynccontextmanager
async def listening(discord: Discord, port: int = 0) -> AsyncIterator[Discord]:
    """The small Discord while it can be reached; again on the same port, if that is given."""
    app = web.Application(client_max_size=1 << 26)
    app.router.add_get("/gateway", discord.gateway.handle)
    app.router.add_get("/uploads/{name}", discord.uploaded)
    app.router.add_route("*", "/{path:.*}", discord.rest.handle)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port, reuse_address=True).start()
    discord.port = runner.addresses[0][1]
    discord.gateway.address = f"ws://127.0.0.1:{discord.port}/gateway"
    try:
        yield discord
    finally:
        await discord.gateway.close()
        await runner.cleanup()


async def until(true: Callable[[], Any], seconds: float = 20.0, what: str = "") -> None:
    """Wait until something holds. Raises `AssertionError` if it does not come about."""
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise AssertionError(what or "it did not come about")
        await asyncio.sleep(0.01)
