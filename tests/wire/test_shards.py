"""The small Discord's shards are as strict as the real one's."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from tests.wire import gateway
from tests.wire.gateway import EVENT, HELLO, IDENTIFY, INVALID, RESUME
from tests.wire.interactions import COMMAND, Asked
from tests.wire.small import Discord, listening, until
from tests.wire.world import TOKEN

Socket = aiohttp.ClientWebSocketResponse


class Client:
    """Connects as a bot does."""

    def __init__(self, discord: Discord, session: aiohttp.ClientSession) -> None:
        self.discord, self.session = discord, session
        self._open: list[Socket] = []

    async def opens(self) -> Socket:
        """A connection that has said hello."""
        socket = await self.session.ws_connect(self.discord.gateway.address)
        self._open.append(socket)  # one that nobody knows is closed
        assert (await socket.receive_json())["op"] == HELLO
        return socket

    async def identifies(self, *shard: int, intents: int = 1) -> Socket:
        """A connection for a shard, which may be refused."""
        socket = await self.opens()
        more = {"shard": shard} if shard else {}
        await socket.send_json({"op": IDENTIFY, "d": {"token": TOKEN, "intents": intents, **more}})
        return socket

    async def resumes(self, session: str, seq: int) -> Socket:
        """A connection that goes on with a session."""
        socket = await self.opens()
        await socket.send_json({"op": RESUME, "d": {"token": TOKEN, "session_id": session, "seq": seq}})
        return socket


@pytest.fixture
async def client() -> AsyncIterator[Client]:
    async with listening(Discord()) as discord, aiohttp.ClientSession() as session:
        yield Client(discord, session)


async def heard(socket: Socket, event: str) -> Any:
    """The next event, which must be of that name."""
    said = await socket.receive_json()
    assert (said["op"], said["t"]) == (EVENT, event)
    return said["d"]


async def test_each_shard_hears_of_its_own_servers_only_and_the_first_of_what_is_on_none(client: Client) -> None:
    world = client.discord.world
    servers = [world.server(shard=(shard, 2)) for shard in (0, 1)]
    sockets = [await client.identifies(shard, 2) for shard in (0, 1)]
    for shard in (0, 1):
        told = await heard(sockets[shard], "READY")
        assert told["shard"] == [shard, 2]
        assert [each["id"] for each in told["guilds"]] == [str(servers[shard].id)]
        assert (await heard(sockets[shard], "GUILD_CREATE"))["id"] == str(servers[shard].id)
    asked = client.discord.ask(Asked(1, "Ann", world.channel(servers[1]), COMMAND, {"name": "game"}))
    assert (await heard(sockets[1], "INTERACTION_CREATE"))["id"] == str(asked.id)
    client.discord.gateway.tell("INTERACTION_CREATE", {"id": "7"})
    assert (await heard(sockets[0], "INTERACTION_CREATE"))["id"] == "7"
    assert client.discord.gateway.spoken == {0, 1}
    assert client.discord.gateway.doubled == []


async def test_a_session_is_resumed_on_its_shard_unless_the_bot_has_ended_it(client: Client) -> None:
    server = client.discord.world.server(shard=(1, 2))
    first = await client.identifies(1, 2)
    session = (await heard(first, "READY"))["session_id"]
    await client.discord.gateway.close(1001, shard=1)
    await first.close()
    client.discord.gateway.tell("GUILD_UPDATE", {"id": str(server.id)})
    again = await client.resumes(session, 2)
    assert (await heard(again, "GUILD_UPDATE"))["id"] == str(server.id)
    await heard(again, "RESUMED")
    await again.close(code=1000)
    await until(lambda: not client.discord.gateway.spoken)
    third = await client.resumes(session, 2)
    assert (await third.receive_json())["op"] == INVALID


@pytest.mark.parametrize(
    ("shard", "intents", "code"),
    [((2, 2), 1, gateway.WRONG_SHARD), ((0, 1), 1, gateway.TOO_FEW), ((), 1, gateway.TOO_FEW),
     ((0, 2), 1 << 30, gateway.WRONG_INTENTS)],
)  # fmt: skip
async def test_what_cannot_be_is_refused_for_good(
    client: Client, shard: tuple[int, ...], intents: int, code: int
) -> None:
    client.discord.gateway.least = 2
    socket = await client.identifies(*shard, intents=intents)
    await socket.receive()
    assert socket.close_code == code


async def test_whoever_identifies_too_soon_is_noted_and_by_a_strict_one_refused(client: Client) -> None:
    told = client.discord.gateway
    told.concurrency = told.shards = 2
    for shard in (0, 1):
        await heard(await client.identifies(shard, 2), "READY")
    assert told.hurried == []
    await heard(await client.identifies(0, 2), "READY")
    assert (told.hurried, told.doubled) == ([0], [0])
    told.strict = True
    assert (await (await client.identifies(1, 2)).receive_json())["op"] == INVALID
    url, headers = f"http://127.0.0.1:{client.discord.port}/gateway/bot", {"Authorization": f"Bot {TOKEN}"}
    async with client.session.get(url, headers=headers) as answer:
        said = json.loads(await answer.text())
    assert said["shards"] == 2
    assert said["session_start_limit"] | {"reset_after": 0} == {
        "total": gateway.STARTS, "remaining": gateway.STARTS - 3, "max_concurrency": 2, "reset_after": 0,
    }  # fmt: skip
