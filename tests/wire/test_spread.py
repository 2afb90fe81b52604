"""A bot whose shards come and go by hand, in the tests' own process: it speaks for what it holds, in its turn,
and for nothing else. discord.py's insides, on which this rests, are the real ones."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import discord
import pytest
import yarl

from cogs.client.spread import Spread
from db import Store
from games import GAMES
from host import Host, shard_of
from tests.empty import empty_database
from tests.in_process import InProcess
from tests.stores import url_of
from tests.wire.conftest import words
from tests.wire.people import Person
from tests.wire.small import Discord, listening, until
from tests.wire.world import TOKEN

SHARDS = 2
Told = Callable[[int], Awaitable[None]]


class Hand:
    """An ownership that the test decides. `turns` are the shards that waited for theirs, `once` what is done once;
    `due` are those whose work was taken over."""

    shards = SHARDS

    def __init__(self) -> None:
        self.turns: list[int] = []
        self.once: list[str] = []
        self.mine = self.whole = self.alone = True
        self.waiting: list[Callable[[], None]] = []
        self._held: set[int] = set()
        self._told: list[tuple[Told, Told, Told | None]] = []

    def held(self) -> frozenset[int]:
        return frozenset(self._held)

    def owns(self, server: int | None) -> bool:
        return (0 if server is None else shard_of(server, SHARDS)) in self._held

    def share(self) -> None:
        return None

    def complete(self) -> bool:
        return self.whole

    def watch(self, taken: Told, lost: Told, prepares: Told | None = None) -> None:
        self._told.append((taken, lost, prepares))

    def asked(self, shard: int, number: int, answer: Callable[[], None]) -> None:
        if shard in self._held:
            answer()
        else:
            self.waiting.append(answer)

    def unbroken(self, shard: int) -> bool:
        return self.alone

    async def slot(self, shard: int) -> None:
        self.turns.append(shard)

    async def first(self, what: str, digest: str) -> bool:
        self.once.append(what)
        return self.mine

    async def did(self, what: str, digest: str) -> None:
        self.mine = False

    async def take(self, *shards: int) -> None:
        for shard in shards:
            self._held.add(shard)
            for taken, _, _ in self._told:
                await taken(shard)

    async def prepare(self, shard: int) -> None:
        for _, _, prepares in self._told:
            if prepares is not None:
                await prepares(shard)

    async def lose(self, *shards: int) -> None:
        for shard in shards:
            self._held.discard(shard)
            for _, lost, _ in self._told:
                await lost(shard)

    async def hand_over(self) -> None:
        await self.lose(*self._held)


class Cluster:
    """A bot and a server of each shard."""

    def __init__(self, discord: Discord, folder: Path) -> None:
        self.discord, self.hand = discord, Hand()
        self.gateway = discord.gateway
        self.gateway.shards = self.gateway.least = SHARDS
        self.servers = [discord.world.server(shard=(shard, SHARDS)) for shard in range(SHARDS)]
        self.channels = [discord.world.channel(each) for each in self.servers]
        self.joined: list[tuple[int, int]] = []
        empty_database(folder / "games.db")

        @asynccontextmanager
        async def opening() -> AsyncIterator[Host]:
            store = await Store.open(url_of(folder / "games.db"))
            host = Host(store, GAMES, ownership=self.hand)
            yield host
            await host.close()
            await store.close()

        async def joining(shards: int, concurrency: int) -> None:
            self.joined.append((shards, concurrency))

        painter: InProcess = InProcess(lambda *given, **more: None)  # type: ignore[arg-type, return-value]
        self.bot = Spread(opening, painter, joining=joining)
        self.connection: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Log in and join; nothing is held yet."""
        await self.bot.login(TOKEN)
        self.connection = asyncio.create_task(self.bot.connect())
        await until(lambda: self.joined)

    async def answers(self, shard: int) -> bool:
        """Whether an admin there is answered."""
        ann = Person(self.discord, f"Ann {shard}")
        shown = await ann.sees(
            ann.types(self.channels[shard], "setup"), 1.0 if shard not in self.hand.held() else 20.0
        )
        return shown is not None and "Sorry" not in words(shown)


@pytest.fixture
async def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Cluster]:
    async with listening(Discord()) as small:
        monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{small.port}")
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(small.gateway.address))
        made = Cluster(small, tmp_path)
        async with made.bot:
            yield made
        if made.connection is not None:
            made.connection.cancel()
            await asyncio.gather(made.connection, return_exceptions=True)
    assert small.rest.complaints == []
    assert small.gateway.doubled == []


async def test_it_speaks_for_the_shards_it_holds_and_for_no_others(cluster: Cluster) -> None:
    bot, gateway = cluster.bot, cluster.gateway
    await cluster.start()
    assert cluster.joined == [(SHARDS, 1)]
    assert not gateway.spoken
    await cluster.hand.take(1)
    assert not bot.connected, "nothing is known of the shard yet"
    await until(lambda: bot.connected)
    assert gateway.spoken == {1}
    assert await cluster.answers(1)
    assert not await cluster.answers(0)
    await cluster.hand.take(0)
    await until(lambda: bot.connected)
    assert await cluster.answers(0)
    assert {guild.id for guild in bot.guilds} == {each.id for each in cluster.servers}

    await cluster.hand.lose(1)
    await until(lambda: gateway.spoken == {0})
    assert bot.connected
    assert not await cluster.answers(1)
    await cluster.hand.take(1)
    await until(lambda: bot.connected)
    assert await cluster.answers(1)
    assert (cluster.hand.turns, gateway.resumed) == ([1, 0], 1), "the session that was left goes on"


async def test_a_session_goes_on_out_of_turn_and_a_new_one_waits_for_it(cluster: Cluster) -> None:
    gateway = cluster.gateway
    await cluster.start()
    await cluster.hand.take(0, 1)
    await until(lambda: cluster.bot.connected)
    await gateway.close(1001, shard=1)
    await until(lambda: gateway.resumed == 1)
    assert await cluster.answers(1)
    assert sorted(cluster.hand.turns) == [0, 1]
    del cluster.discord.world.servers[cluster.servers[0].id]
    await gateway.forget(shard=0)
    await until(lambda: gateway.identified == 3)
    await until(lambda: [guild.id for guild in cluster.bot.guilds] == [cluster.servers[1].id])
    assert sorted(cluster.hand.turns) == [0, 0, 1]


async def test_a_shard_that_is_lost_while_it_connects_is_not_connected_any_more(cluster: Cluster) -> None:
    await cluster.start()
    cluster.gateway.refuse = True
    await cluster.hand.take(0, 1)
    await asyncio.sleep(0.1)
    await cluster.hand.lose(0)
    cluster.gateway.refuse = False
    await until(lambda: cluster.bot.connected)
    assert cluster.gateway.spoken == {1}
    assert [each.number for each in cluster.bot._shards.values()] == [1]


async def test_a_shard_that_is_prepared_is_heard_and_answered_once_it_is_its_own(cluster: Cluster) -> None:
    bot, gateway = cluster.bot, cluster.gateway
    await cluster.start()
    await cluster.hand.prepare(1)
    assert gateway.spoken == {1}
    assert bot.get_guild(cluster.servers[1].id) is not None, "its servers are known"
    asked = Person(cluster.discord, "Ann").types(cluster.channels[1], "setup")
    await until(lambda: cluster.hand.waiting)
    assert (asked.acknowledged, bot.settled(cluster.servers[1].id), bot.heard()) == (None, False, [])
    await cluster.hand.take(1)
    assert bot.settled(cluster.servers[1].id)
    for answer in cluster.hand.waiting:
        answer()
    await until(lambda: asked.answered is not None)
    assert (gateway.identified, cluster.hand.turns) == (1, [1]), "it goes on with the same connection"


@pytest.mark.parametrize("alone", [True, False])
async def test_what_is_told_again_is_answered_unless_another_has_spoken_meanwhile(
    cluster: Cluster, alone: bool
) -> None:
    await cluster.start()
    await cluster.hand.take(1)
    await until(lambda: cluster.bot._shards[1].open)
    await cluster.hand.lose(1)
    await until(lambda: not cluster.gateway.spoken)
    ann, cluster.hand.alone = Person(cluster.discord, "Ann"), alone
    missed = ann.types(cluster.channels[1], "setup")
    await cluster.hand.take(1)
    await until(lambda: cluster.gateway.resumed)
    asked = ann.types(cluster.channels[1], "setup")
    await until(lambda: asked.answered is not None)
    assert (missed.acknowledged is not None) is alone


async def test_it_says_that_it_is_ready_once_it_has_its_part(cluster: Cluster) -> None:
    cluster.hand.whole = False
    await cluster.start()
    assert not cluster.bot.connected
    await cluster.hand.take(1)
    await until(lambda: cluster.bot._shards[1].open)
    assert not cluster.bot.connected
    cluster.hand.whole = True
    assert cluster.bot.connected


async def test_commands_are_told_by_one_process_only(cluster: Cluster) -> None:
    cluster.hand.mine = False
    await cluster.start()
    await until(lambda: cluster.hand.once == ["commands"])
    await cluster.hand.take(0)
    await until(lambda: cluster.bot.connected)
    assert cluster.discord.requests("PUT /applications/") == 0


async def test_what_changed_on_a_shard_is_found_out_where_it_is_taken(cluster: Cluster) -> None:
    """Servers of other shards are not taken for ones that were left; a new server is greeted once."""
    await cluster.start()
    register, greeting = cluster.bot.host.register, f"POST /channels/{cluster.channels[1].id}/messages"
    gone = cluster.discord.world.server(shard=(1, SHARDS))
    for each in (cluster.servers[0], gone):
        await register.set_settings(each.id, await register.settings(each.id))
    del cluster.discord.world.servers[gone.id]
    for each in cluster.servers:
        each.joined = time.time()
    for _ in range(2):
        await cluster.hand.take(1)
        await until(lambda: cluster.bot.settled(cluster.servers[1].id))
        await cluster.bot._arriving[1]
        await cluster.hand.lose(1)
    assert await cluster.bot.host.store.servers.gone(2**40) == [gone.id]
    assert cluster.discord.requests(greeting) == 1


async def test_no_session_is_begun_where_discord_admits_no_more(cluster: Cluster) -> None:
    await cluster.start()
    cluster.gateway.remaining = 0
    await cluster.hand.take(0)
    await until(lambda: cluster.discord.requests("GET /gateway/bot") == 2)
    await asyncio.sleep(0.1)
    assert (cluster.gateway.identified, cluster.hand.turns) == (0, [])


@pytest.mark.parametrize("code", [4004, 4011])
async def test_what_is_in_vain_for_one_shard_ends_the_bot(cluster: Cluster, code: int) -> None:
    await cluster.start()
    await cluster.hand.take(0)
    await until(lambda: cluster.bot.connected)
    await cluster.gateway.close(code)
    assert cluster.connection is not None
    with pytest.raises(discord.ConnectionClosed) as closed:
        await asyncio.wait_for(cluster.connection, 5)
    assert closed.value.code == code


async def test_when_it_leaves_it_hands_its_shards_over_first(cluster: Cluster) -> None:
    await cluster.start()
    await cluster.hand.take(0, 1)
    await until(lambda: cluster.bot.connected)
    await cluster.bot.leave()
    assert not cluster.gateway.spoken
    assert not cluster.hand.held()
