"""The gateway: a bot's connections, one or several for each shard, with all their ways to break: closes, resuming,
invalid sessions, no acks, too many that identify themselves."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire.world import APPLICATION, TOKEN, World, shard_of

EVENT, BEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
"""Operations."""
WRONG_TOKEN, WRONG_SHARD, TOO_FEW, WRONG_INTENTS = 4004, 4010, 4011, 4013
"""Codes of closes after which a bot must not simply try again."""
APART = 5.0
"""Seconds between two that identify themselves in one bucket."""
STARTS, DAY = 1_000, 86_400_000
"""How often a bot may identify itself in a day, and a day's milliseconds."""
KNOWN_INTENTS = (1 << 26) - 1


@dataclass(eq=False)
class Session:
    """A bot's session of a shard. `told` are its events, `socket` is where they go, None while nobody listens.
    `broken`: Discord has closed its connection, not the bot."""

    id: str
    shard: int
    count: int
    told: list[dict[str, Any]] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None
    broken: bool = False
    queue: asyncio.Queue[dict[str, Any]] = field(default_factory=asyncio.Queue)

    def wants(self, event: str, data: dict[str, Any]) -> bool:
        """Whether an event belongs to the shard: that of its server, or 0 for what is on none."""
        server = data["id"] if event.startswith("GUILD_") and "guild_id" not in data else data.get("guild_id")
        return shard_of(server, self.count) == self.shard

    def tell(self, event: str, data: dict[str, Any]) -> None:
        message = {"op": EVENT, "t": event, "s": len(self.told) + 1, "d": data}
        self.told.append(message)
        if self.socket is not None:
            self.queue.put_nowait(message)


class Gateway:
    """Tells events. What is told while nobody listens is told again after a resume, as Discord does.

    `acks`: whether heartbeats are answered. `beat`: seconds between them. `refuse`: whether connections are.
    `shards` is what Discord recommends, `least` the fewest it admits. `concurrency` may identify themselves within
    five seconds; whoever is too soon is only noted unless `strict`. `remaining` is how often it may still be done.

    `doubled` are the shards that had two connections at once, each of which is told everything, `hurried` those that
    identified themselves too soon, `left` those that a bot left while nobody else was connected for them.
    """

    def __init__(self, world: World, address: str = "") -> None:
        self._world, self.address = world, address
        self.acks, self.beat, self.refuse = True, 41.25, False
        self.shards = self.least = self.concurrency = 1
        self.remaining, self.strict = STARTS, False
        self.ready = asyncio.Event()
        self.gone = asyncio.Event()
        self.identified = self.resumed = 0
        self.doubled: list[int] = []
        self.hurried: list[int] = []
        self.left: list[int] = []
        self.silent: list[tuple[int, float]] = []
        """The shards that nobody was connected for, each time, and the seconds it lasted."""
        self.spoke: dict[int, float] = {}
        """When each shard began to be spoken for, the last time (`time.monotonic`)."""
        self._sessions: dict[str, Session] = {}
        self._silent: dict[int, float] = {}
        self._turns = defaultdict[int, float](lambda: float("-inf"))

    def start(self) -> dict[str, Any]:
        """What a bot is told before it connects."""
        limit = {
            "total": STARTS,
            "remaining": self.remaining,
            "reset_after": DAY,
            "max_concurrency": self.concurrency,
        }
        return {"url": self.address, "shards": self.shards, "session_start_limit": limit}

    @property
    def spoken(self) -> frozenset[int]:
        """The shards that somebody is connected for."""
        return frozenset(each.shard for each in self._sessions.values() if each.socket is not None)

    def tell(self, event: str, data: dict[str, Any]) -> None:
        """An event, to the shard it belongs to."""
        for each in self._sessions.values():
            if each.wants(event, data):
                each.tell(event, data)

    async def close(self, code: int = 1001, shard: int | None = None) -> None:
        """The connections break, of all shards if none is named; the sessions stand."""
        for each in self._connected(shard):
            assert each.socket is not None
            each.broken = True
            await each.socket.close(code=code)

    async def reconnect(self, shard: int | None = None) -> None:
        """The bot is asked to connect again."""
        for each in self._connected(shard):
            assert each.socket is not None
            await each.socket.send_json({"op": RECONNECT, "d": None})

    async def forget(self, shard: int | None = None) -> None:
        """The sessions are invalid: the bot must identify anew."""
        for each in self._connected(shard):
            del self._sessions[each.id]
            assert each.socket is not None
            await each.socket.send_json({"op": INVALID, "d": False})

    def _connected(self, shard: int | None) -> Iterator[Session]:
        for each in list(self._sessions.values()):
            if each.socket is not None and shard in (None, each.shard):
                yield each

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """A connection."""
        if self.refuse:
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": int(self.beat * 1000)}})
        sender, session = None, None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                said = message.json()
                if said["op"] == BEAT and self.acks:
                    await socket.send_json({"op": ACK})
                elif said["op"] in (IDENTIFY, RESUME):
                    welcome = self._identified if said["op"] == IDENTIFY else self._resumed
                    session = await welcome(socket, said["d"])
                    if session is not None:
                        sender = asyncio.create_task(self._send(socket, session.queue))
        finally:
            if sender is not None:
                sender.cancel()
            if session is not None and session.socket is socket:
                self._left(session, socket)
        return socket

    def _left(self, session: Session, socket: web.WebSocketResponse) -> None:
        """A bot that closes with 1000 or 1001 wants no more of the session."""
        session.socket = None
        if session.shard not in self.spoken:
            self._silent[session.shard] = time.monotonic()
            if socket.close_code in (1000, 1001, 4000) and not session.broken:
                self.left.append(session.shard)
        if socket.close_code in (1000, 1001) and not session.broken:
            self._sessions.pop(session.id, None)
        if not self.spoken:
            self.ready.clear()
            self.gone.set()

    async def _identified(self, socket: web.WebSocketResponse, told: dict[str, Any]) -> Session | None:
        shard, count = told.get("shard", (0, 1))
        refusal = self._refusal(told, shard, count)
        if refusal:
            await socket.close(code=refusal)
            return None
        if self._too_soon(shard) and self.strict:
            await socket.send_json({"op": INVALID, "d": False})
            return None
        self.identified, self.remaining = self.identified + 1, self.remaining - 1
        session = Session(f"session{self.identified}", shard, count)
        self._connect(session, socket)
        session.tell("READY", self._ready(session))
        for server in list(self._world.servers.values()):
            if shard_of(server.id, count) == shard:
                session.tell("GUILD_CREATE", server.json())
        return session

    def _refusal(self, told: dict[str, Any], shard: int, count: int) -> int:
        """The code with which Discord closes, or 0."""
        if told["token"] != TOKEN or self.remaining <= 0:  # it resets the token of a bot that goes on and on
            return WRONG_TOKEN
        if not 0 <= shard < count:
            return WRONG_SHARD
        if count < self.least:
            return TOO_FEW
        return WRONG_INTENTS if told["intents"] & ~KNOWN_INTENTS else 0

    def _too_soon(self, shard: int) -> bool:
        bucket, now = shard % self.concurrency, time.monotonic()
        soon = now < self._turns[bucket] + APART
        self._turns[bucket] = now
        if soon:
            self.hurried.append(shard)
        return soon

    async def _resumed(self, socket: web.WebSocketResponse, told: dict[str, Any]) -> Session | None:
        session = self._sessions.get(told["session_id"] or "")
        if session is None:
            await socket.send_json({"op": INVALID, "d": False})
            return None
        self.resumed += 1
        if session.socket is not None:  # the old connection of the same session ends
            old, session.socket = session.socket, None
            await old.close(code=4000)
        session.queue = asyncio.Queue()
        self._connect(session, socket)
        for message in session.told[told["seq"] :]:
            session.queue.put_nowait(message)
        session.tell("RESUMED", {})
        return session

    def _connect(self, session: Session, socket: web.WebSocketResponse) -> None:
        if session.shard in self.spoken:
            self.doubled.append(session.shard)
        self._sessions[session.id] = session
        session.socket, session.broken = socket, False
        self.spoke[session.shard] = now = time.monotonic()
        if session.shard in self._silent:
            self.silent.append((session.shard, now - self._silent.pop(session.shard)))
        self.gone.clear()
        self.ready.set()

    async def _send(self, socket: web.WebSocketResponse, queue: asyncio.Queue[dict[str, Any]]) -> None:
        while not socket.closed:
            await socket.send_json(await queue.get())

    def _ready(self, session: Session) -> dict[str, Any]:
        servers = [each for each in self._world.servers if shard_of(each, session.count) == session.shard]
        return {
            "v": 10, "user": self._world.bot, "session_id": session.id, "resume_gateway_url": self.address,
            "guilds": [{"id": str(each), "unavailable": True} for each in servers],
            "shard": [session.shard, session.count],
            "application": {"id": str(APPLICATION), "flags": 0},
        }  # fmt: skip
