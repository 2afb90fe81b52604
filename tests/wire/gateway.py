"""The gateway: one bot's connection, with all its ways to break: closes, resuming, invalid sessions, no acks."""

from __future__ import annotations

import asyncio
from typing import Any

from aiohttp import WSMsgType, web

from tests.wire.world import APPLICATION, TOKEN, World

EVENT, BEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
"""Operations."""


class Gateway:
    """Tells events. What is told while nobody listens is told again after a resume, as Discord does.

    `acks`: whether heartbeats are answered. `beat`: seconds between them. `refuse`: whether connections are.
    """

    def __init__(self, world: World, address: str = "") -> None:
        self._world, self.address = world, address
        self.acks, self.beat, self.refuse = True, 41.25, False
        self.ready = asyncio.Event()
        self.gone = asyncio.Event()
        self.identified = self.resumed = 0
        self._session: str | None = None
        self._told: list[dict[str, Any]] = []
        self._socket: web.WebSocketResponse | None = None
        self._queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def tell(self, event: str, data: dict[str, Any]) -> None:
        """An event."""
        if self._session is None:
            return
        message = {"op": EVENT, "t": event, "s": len(self._told) + 1, "d": data}
        self._told.append(message)
        if self._socket is not None:
            self._queue.put_nowait(message)

    async def close(self, code: int = 1001) -> None:
        """The connection breaks; the session stands."""
        if self._socket is not None:
            await self._socket.close(code=code)

    async def reconnect(self) -> None:
        """The bot is asked to connect again."""
        assert self._socket is not None
        await self._socket.send_json({"op": RECONNECT, "d": None})

    async def forget(self) -> None:
        """The session is invalid: the bot must identify anew."""
        self._session = None
        assert self._socket is not None
        await self._socket.send_json({"op": INVALID, "d": False})

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """A connection."""
        if self.refuse:
            return web.Response(status=503)
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": int(self.beat * 1000)}})
        sender = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                said = message.json()
                if said["op"] == BEAT and self.acks:
                    await socket.send_json({"op": ACK})
                elif said["op"] in (IDENTIFY, RESUME):
                    self._queue = asyncio.Queue()
                    welcome = self._identified if said["op"] == IDENTIFY else self._resumed
                    if await welcome(socket, said["d"]):
                        sender = asyncio.create_task(self._send(socket, self._queue))
        finally:
            if sender is not None:
                sender.cancel()
            if self._socket is socket:
                self._socket = None
                self.ready.clear()
                self.gone.set()
        return socket

    async def _identified(self, socket: web.WebSocketResponse, told: dict[str, Any]) -> bool:
        if told["token"] != TOKEN:
            await socket.close(code=4004)
            return False
        self.identified += 1
        self._session, self._told, self._socket = f"session{self.identified}", [], socket
        self.gone.clear()
        self.tell("READY", self._ready())
        for server in self._world.servers.values():
            self.tell("GUILD_CREATE", server.json())
        self.ready.set()
        return True

    async def _resumed(self, socket: web.WebSocketResponse, told: dict[str, Any]) -> bool:
        if told["session_id"] != self._session or self._session is None:
            await socket.send_json({"op": INVALID, "d": False})
            return False
        self.resumed += 1
        self._socket = socket
        self.gone.clear()
        for message in self._told[told["seq"] :]:
            self._queue.put_nowait(message)
        self.tell("RESUMED", {})
        self.ready.set()
        return True

    async def _send(self, socket: web.WebSocketResponse, queue: asyncio.Queue[dict[str, Any]]) -> None:
        while not socket.closed:
            await socket.send_json(await queue.get())

    def _ready(self) -> dict[str, Any]:
        return {
            "v": 10, "user": self._world.bot, "session_id": self._session, "resume_gateway_url": self.address,
            "guilds": [{"id": str(each), "unavailable": True} for each in self._world.servers],
            "application": {"id": str(APPLICATION), "flags": 0},
        }  # fmt: skip
