"""One shard's connection to Discord's gateway. What is private to discord.py is used in this file only."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, cast

import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket

from .connection import said

OPENING = 300.0
"""Seconds until an attempt to connect is given up, the wait for the turn to identify included."""
LIVED, LONGEST = 10.0, 60.0
"""What lived for so many seconds is connected anew at once; else with longer and longer pauses, up to the other."""
GOODBYE = 1.0
"""Seconds for closing."""
GONE, AWAY = 1000, 4000
"""Codes with which a session is ended, and only left."""
HOPELESS = frozenset({4004, 4010, 4011, 4012, 4013, 4014})
"""Codes with which Discord closes for good."""

log = logging.getLogger(__name__)


class Waits(Protocol):
    """A client that identifies itself in turn."""

    async def turn(self, shard: int) -> None:
        """Wait for a shard's turn; it is used at once."""


class Socket(DiscordWebSocket):
    """discord.py's own, which listens while it waits for its turn, and is closed if its beginning fails."""

    async def identify(self) -> None:
        await self._or_closed(self._in_turn())

    async def resume(self) -> None:
        await self._or_closed(super().resume())

    async def _in_turn(self) -> None:
        client = cast("Waits", self._connection._get_client())
        assert self.shard_id is not None
        turn = asyncio.ensure_future(client.turn(self.shard_id))
        try:
            while not turn.done():
                heard = asyncio.ensure_future(self.poll_event())
                try:
                    await asyncio.wait((turn, heard), return_when=asyncio.FIRST_COMPLETED)
                    if heard.done():
                        heard.result()
                finally:
                    heard.cancel()
                    await asyncio.gather(heard, return_exceptions=True)
            turn.result()
        finally:
            turn.cancel()
        await super().identify()

    async def _or_closed(self, begun: Awaitable[None]) -> None:
        try:
            await begun
        except BaseException:
            await closed(self, AWAY)
            raise


class Shard:
    """The connection of a shard, from `run` until that is cancelled. `may_identify` is awaited before it begins a
    session of its own. `told`: whether Discord has told all its servers. `broken`: another has
    spoken for the shard since this session was left. `replays`: it tells what has happened then."""

    def __init__(
        self, client: discord.AutoShardedClient, number: int, may_identify: Callable[[], Awaitable[None]]
    ) -> None:
        self._client, self.number, self._may_identify = client, number, may_identify
        self._socket: Socket | None = None
        self._closing: asyncio.Task[None] | None = None
        self._session: str | None = None
        self._untold: list[discord.Guild] = []
        self.told, self.replays, self.broken = asyncio.Event(), False, False

    @property
    def open(self) -> bool:
        """Whether events arrive."""
        return self._socket is not None and self._socket.open and self._socket.session_id is not None

    async def run(self) -> None:
        """Stay connected until cancelled; a session goes on after a break if Discord still knows it. Raises
        `discord.ConnectionClosed` where another try would be in vain."""
        pause = 0.0
        while True:
            began = time.monotonic()
            try:
                await self._live()
            except ReconnectWebSocket:
                pass
            except discord.ConnectionClosed as error:
                if error.code in HOPELESS:
                    raise
                log.warning("shard %s: %s", self.number, said(error))
            except Exception as error:  # noqa: BLE001 - whatever it was, the shard is connected anew
                log.warning("shard %s: no connection (%s)", self.number, said(error))
            self._client.dispatch("shard_disconnect", self.number)
            pause = 0.0 if time.monotonic() > began + LIVED else min(2 * pause or 0.5, LONGEST)
            await asyncio.sleep(pause)

    async def close(self, *, for_good: bool) -> None:
        """Leave, after `run` was cancelled. Unless it is `for_good`, Discord keeps the session, with which another
        `run` may go on within minutes."""
        if self._socket is not None:
            await closed(self._socket, GONE if for_good else AWAY)

    def leave(self, *, for_good: bool) -> asyncio.Task[None]:
        """The same, while others go on; another `run` waits for it."""
        self._closing = asyncio.create_task(self.close(for_good=for_good), name=f"goodbye {self.number}")
        return self._closing

    async def _live(self) -> None:
        """Connect, and pass on what arrives. Raises `ReconnectWebSocket`, and errors of the network."""
        if self._closing is not None:
            await asyncio.wait([self._closing])
        before = self._socket
        known = before is not None and before.session_id is not None and before.sequence is not None
        self.broken = known and self.broken
        self.replays, self._closing = self.broken, None
        if not known:
            await self._may_identify()
        if before is not None and known:
            opening = Socket.from_client(
                self._client,
                gateway=before.gateway,
                shard_id=self.number,
                session=before.session_id,
                sequence=before.sequence,
                resume=True,
            )
        else:
            opening = Socket.from_client(self._client, shard_id=self.number)
        self._socket = await asyncio.wait_for(opening, OPENING)
        while True:
            await self._socket.poll_event()
            if not self.told.is_set() or self._socket.session_id != self._session:
                self._look()

    def _look(self) -> None:
        """Whether all servers have been told of the session."""
        assert self._socket is not None
        if self._socket.session_id is None:
            return
        if self._socket.session_id != self._session:
            self._session = self._socket.session_id
            self._untold = [each for each in self._client.guilds if each.shard_id == self.number]
        while self._untold and not self._untold[-1].unavailable:
            self._untold.pop()
        if not self._untold:
            self.told.set()


def on_asked(client: discord.Client, heard: Callable[[int | None, int, Callable[[], None]], None]) -> None:
    """Have `heard` decide what becomes of each interaction, given its server, its number, and what begins to answer
    it."""
    parsers = client._connection.parsers
    parse = parsers["INTERACTION_CREATE"]

    def arrived(data: Any) -> None:
        server = data.get("guild_id")
        heard(None if server is None else int(server), int(data["id"]), lambda: parse(data))

    parsers["INTERACTION_CREATE"] = arrived


def on_resumed(client: discord.Client, resumed: Callable[[int], None]) -> None:
    """Call `resumed` for a shard once all is told that was missed of its session."""
    parsers = client._connection.parsers
    parse = parsers["RESUMED"]

    def arrived(data: Any) -> None:
        parse(data)
        resumed(data["__shard_id__"])

    parsers["RESUMED"] = arrived


def forget(client: discord.AutoShardedClient, shard: int) -> None:
    """Forget the servers of a shard, as if they had never been told."""
    for guild in [each for each in client.guilds if each.shard_id == shard]:
        client._connection._remove_guild(guild)


def set_count(client: discord.AutoShardedClient, shards: int) -> None:
    """The client has so many shards, which come and go: it never waits for all of them to be there."""
    client.shard_count = client._connection.shard_count = shards
    client._connection.shard_ids = range(shards + 1)


async def closed(socket: DiscordWebSocket, code: int) -> None:
    """Close a connection, soon, whoever answers."""
    try:
        await asyncio.wait_for(socket.close(code=code), GOODBYE)
    except Exception as error:  # noqa: BLE001 - it is gone then
        log.debug("a connection was not closed in peace: %s", said(error))
