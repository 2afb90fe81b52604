"""The bot's own process on a small Discord; or several, on one PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import db
from db import carry
from tests import stores
from tests.wire import crowd
from tests.wire.process import Bot
from tests.wire.small import Discord, until

SETTLED = 3.0
"""Seconds after which all that is due at a start has begun."""


@contextmanager
def server(url: str, processes: int) -> Iterator[str]:
    """The URL of an empty database: the given one, or for several processes one of a PostgreSQL that is started for
    this, as durable as its makers have it; else none."""
    if url or processes == 1:
        yield url
        return
    started = stores.Server(durable=True)
    try:
        yield started.url_of(Path("benchmark"))
    finally:
        started.close()


class Bots:
    """So many processes, in folders of their own. Tables are made in the `database`, a file; where there is a `url`
    they are carried over at the start."""

    def __init__(self, discord: Discord, folder: Path, url: str = "", processes: int = 1, shards: int = 1) -> None:
        self.discord, self.url, self.shards = discord, url, shards
        discord.gateway.shards = discord.gateway.least = shards
        self._carried = False
        self.bots = [Bot(discord, folder / str(n)) for n in range(processes)]
        cluster = f"[cluster]\nprocesses = {processes}\nshards = {shards}\n" if processes > 1 or shards > 1 else ""
        for bot in self.bots:
            bot.folder.mkdir()
            bot.paints = True
            if url:
                (bot.folder / "config.toml").write_text(f'[storage]\nurl = "{url}"\n{cluster}')

    @property
    def database(self) -> Path:
        return self.bots[0].database

    @property
    def said(self) -> str:
        return "".join(bot.said for bot in self.bots)

    async def start(self) -> None:
        """Start all, and wait until there is one for every shard."""
        await self.prepare()
        for bot in self.bots:
            await bot.start(ready=False)
        everything = frozenset(range(self.shards))
        await until(lambda: self.discord.gateway.spoken == everything, 60 + 6 * self.shards, self.said)
        if len(self.bots) > 1:
            await asyncio.sleep(SETTLED)

    async def prepare(self) -> None:
        """Carry the tables over, once."""
        if self.url and not self._carried:
            self._carried = True
            await (await db.Store.open(self.url)).close()
            await asyncio.to_thread(self._carry)

    def _carry(self) -> None:
        with carry.plain(f"sqlite:///{self.database}") as source, carry.plain(self.url) as target:
            carry.carry(source, target)

    def use(self) -> crowd.Use:
        """What they use together."""
        each = [crowd.use(bot.number) for bot in self.bots]
        return crowd.Use(*map(sum, zip(*each, strict=True)))

    async def stop(self, seconds: float) -> list[tuple[int, float]]:
        """Stop one after the other, as an update does; each one's exit code and the seconds that took."""
        ended = []
        for bot in self.bots:
            begun = time.monotonic()
            ended.append((await bot.stop(seconds), time.monotonic() - begun))
        return ended

    async def cleared(self) -> None:
        for bot in self.bots:
            await bot.cleared()
