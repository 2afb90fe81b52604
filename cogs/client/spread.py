"""The bot of several processes: its shards come and go with what the process may speak for."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import discord

from host import Part, shard_of

from .client import Bot
from .connection import FAULTS
from .shard import Shard, forget, on_asked, on_resumed, set_count

HANDED_OVER = 26.0
"""Seconds in which all shards are handed over when the bot stops: in turn, as Discord lets others begin."""
KNOWN = 120.0
"""Seconds for which a session is gone on with that was left because the database was away."""
ASKS_AGAIN = 75.0
"""Seconds until a process asks once more whether the commands were told: another that was about to may be gone."""

log = logging.getLogger(__name__)

Joining = Callable[[int, int], Awaitable[None]]
"""Joins the others, given the shards that Discord recommends and how many may identify themselves at a time."""


class Spread(Bot, discord.AutoShardedClient):
    """`joining` is called once Discord is there; from then on shards are taken and lost."""

    def __init__(self, *given: Any, joining: Joining, **more: Any) -> None:
        super().__init__(*given, **more)
        self._joining = joining
        self._shards: dict[int, Shard] = {}
        self._left: dict[int, tuple[Shard, float]] = {}
        self._running: dict[int, asyncio.Task[None]] = {}
        self._arriving: dict[int, asyncio.Task[None]] = {}
        self._settled: set[int] = set()
        self._goodbyes: set[asyncio.Task[None]] = set()
        self._joined = self._leaving = False
        self._over: asyncio.Future[None] | None = None
        on_asked(self, self._asked)
        on_resumed(self, self._told_again)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Speak for the shards that are this process's, until the bot is closed. Raises `discord.ConnectionClosed`
        where that is in vain, and `discord.GatewayNotFound` if Discord cannot be asked."""
        recommended, _, limit = await self.http.get_bot_gateway()
        self._over = asyncio.get_running_loop().create_future()
        await self.begin()
        self.host.ownership.watch(self._taken, self._lost, self._prepares)
        await self._joining(recommended, limit["max_concurrency"])
        self._joined = True
        await self._over

    async def turn(self, shard: int) -> None:
        """Wait for a shard's turn to identify itself. What Discord told of it before is told anew."""
        await self.host.ownership.slot(shard)
        forget(self, shard)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Nothing: the turn has come already."""

    async def leave(self) -> None:
        """Hand the shards over: no new presses arrive. Then answer the open ones."""
        await self._hand_over()
        await self._gone()
        await super().leave()

    async def close(self) -> None:
        await self._hand_over()
        for shard in list(self._shards):
            await self._lost(shard)
        await self._gone()
        await super().close()

    async def _hand_over(self) -> None:
        self._leaving = True
        if self._joined:
            self._joined = False
            with suppress(TimeoutError):
                await asyncio.wait_for(self.host.ownership.hand_over(), HANDED_OVER)

    async def _gone(self) -> None:
        """Wait until all connections that were left are closed."""
        if self._goodbyes:
            await asyncio.wait(self._goodbyes)

    @property
    def connected(self) -> bool:
        """Whether presses can arrive: this process has its part of the shards, and the gateway is open for all."""
        if not self._joined or not self.host.ownership.complete():
            return False
        return all(shard in self._shards and self._shards[shard].open for shard in self.host.ownership.held())

    def heard(self) -> list[int]:
        return [shard for shard in self._settled if shard in self._shards and self._shards[shard].open]

    # --- shards that come and go

    async def _taken(self, shard: int) -> None:
        if shard not in self._shards:
            self._connect(shard)
        self._settle(shard)

    async def _prepares(self, shard: int) -> None:
        """Hear what arrives on a shard of another's, and answer none of it yet."""
        if shard not in self._shards:
            self._connect(shard)
        await self._shards[shard].told.wait()

    def _connect(self, shard: int) -> None:
        set_count(self, self.host.ownership.shards)
        before, at = self._left.pop(shard, (None, 0.0))
        if before is None or time.monotonic() > at + KNOWN:
            before = Shard(self, shard, self._may_start)
        self._shards[shard] = made = before
        made.broken = not self.host.ownership.unbroken(shard)
        self._running[shard] = running = asyncio.create_task(made.run(), name=f"gateway {shard}")
        running.add_done_callback(self._ended)

    async def _lost(self, shard: int) -> None:
        """Say nothing more for a shard, and soon hear nothing more."""
        made, running = self._shards.pop(shard, None), self._running.pop(shard, None)
        arriving = self._arriving.pop(shard, None)
        self._settled.discard(shard)
        tasks = [each for each in (running, arriving) if each is not None]
        for each in tasks:
            each.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if made is not None:
            goodbye = made.leave(for_good=self._leaving)
            self._goodbyes.add(goodbye)
            goodbye.add_done_callback(self._goodbyes.discard)
            self._left[shard] = made, time.monotonic()
            log.info("shard %s: left", shard)

    def _asked(self, server: int | None, number: int, answer: Callable[[], None]) -> None:
        ownership = self.host.ownership
        shard = 0 if server is None else shard_of(server, ownership.shards)
        if shard in self._shards and self._shards[shard].replays:
            return  # it was for whoever spoke for the shard then, and Discord takes no answer any more
        ownership.asked(shard, number, answer)

    def _told_again(self, shard: int) -> None:
        if shard in self._shards:
            self._shards[shard].replays = self._shards[shard].broken = False

    def _ended(self, running: asyncio.Task[None]) -> None:
        """A shard's connection ends by itself only where that of each would."""
        error = None if running.cancelled() else running.exception()
        if error is not None and self._over is not None and not self._over.done():
            self._over.set_exception(error)

    async def _may_start(self) -> None:
        """Wait as long as Discord would not have the bot begin another session: it resets the token of one that goes
        on trying."""
        limits = await self.fetch_session_start_limits()
        if limits.remaining <= 0:
            log.error("no session may be begun for another %.0f s", limits.reset_after / 1000)
            await asyncio.sleep(limits.reset_after / 1000)

    async def on_shard_resumed(self, shard: int) -> None:
        """The session goes on in which Discord told the servers of a shard."""
        await self.on_shard_ready(shard)

    async def on_shard_ready(self, shard: int) -> None:
        """Discord has told the servers of a shard."""
        if shard in self._shards:
            self._shards[shard].told.set()  # also where one of them is out of order
            self._settle(shard)

    def _settle(self, shard: int) -> None:
        """Begin with what is due on a shard, once it is this process's and its servers are known."""
        known = shard in self._shards and self._shards[shard].told.is_set()
        if known and shard in self.host.ownership.held() and shard not in self._settled:
            self._settled.add(shard)
            self._arriving[shard] = asyncio.create_task(self._arrived(shard), name=f"arrived {shard}")

    async def _arrived(self, shard: int) -> None:
        """Go on where the last one stopped who spoke for it."""
        guilds = [each for each in self.guilds if each.shard_id == shard]
        log.info("shard %s: ready; servers: %d", shard, len(guilds))
        while True:
            try:
                await self.host.take_over(shard)
                return await self.arrive(guilds, Part(self.host.ownership.shards, shard))
            except Exception:
                log.exception("shard %s: what is due could not be taken over", shard)
            await asyncio.sleep(ASKS_AGAIN / 15)

    def settled(self, server: int) -> bool:
        return shard_of(server, self.host.ownership.shards) in self._settled

    async def tell_commands(self, payload: list[dict[str, Any]]) -> None:
        for wait in (0.0, ASKS_AGAIN):
            await asyncio.sleep(wait)
            try:
                await super().tell_commands(payload)
            except FAULTS:
                raise
            except Exception:  # the database is away; another process may tell them
                log.exception("whether Discord knows the commands is not known")
