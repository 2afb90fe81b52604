"""Two processes of the bot on one PostgreSQL, each with shards of its own: killed, updated, without a database."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import aiohttp
import psycopg
import pytest

from tests import stores
from tests.soak import SOAK
from tests.wire.conftest import Club
from tests.wire.interactions import DEADLINE, Asked
from tests.wire.people import Person, words
from tests.wire.process import ROOT, Bot
from tests.wire.small import Discord, listening, until
from tests.wire.test_kills import LIFE, NAMES, SEED, Evening
from tests.wire.world import Channel

pytestmark = pytest.mark.skipif(not stores.POSTGRESQL, reason="several processes need PostgreSQL")
SHARDS = 2
SPEAKS_AGAIN = 15.0
"""Seconds after which the shards of a process that was killed are spoken for."""
KILLS = 3 if SOAK == 1 else 5 * SOAK
AWAY = 12.0 if SOAK == 1 else 60.0
"""Seconds for which the database is away: more than a process speaks for its shards without it."""
AWAY_SAID = {
    "de": r"Der Bot kommt gerade leider nicht an seine Spiele heran\. Nichts ist verloren; .* Fehler [0-9a-f]{6}\.",
    "en-US": r"Sorry, the bot cannot reach its games just now\. Nothing you did is lost; .* Error [0-9a-f]{6}\.",
}
"""What people read then, in their language."""
GOES_ON = 10.0
"""Seconds after which all goes on, once it is back."""
PRESSES = 8.0
"""Presses of four people together in a second, while processes come and go."""


class Cluster:
    """A club on each shard, and as many processes."""

    def __init__(self, discord: Discord, folder: Path, server: stores.Server) -> None:
        self.discord, self.gateway = discord, discord.gateway
        self.gateway.shards = self.gateway.least = SHARDS
        self.gateway.strict = True
        self.clubs = [Club(discord, folder / str(n), shard=(n, SHARDS)) for n in range(SHARDS)]
        self.threads: list[Channel] = []
        self.chance = Random(1)
        self.url = server.url_of(folder / "games.db")
        for bot in self.bots:
            bot.folder.mkdir()
            bot.arguments = ("--port", str(free_port()))
            (bot.folder / "config.toml").write_text(
                f'[storage]\nurl = "{self.url}"\n[cluster]\nprocesses = 2\n[logging]\nlevel = "info"\n'
            )

    @property
    def bots(self) -> list[Bot]:
        return [club.bot for club in self.clubs]

    @property
    def said(self) -> str:
        return "\n\n".join(bot.said for bot in self.bots)

    async def begin(self) -> None:
        """Start both."""
        for bot in self.bots:
            await bot.start(ready=False)
        await self.speaks(30)
        await self.shared()

    async def start(self) -> None:
        """Start both, and a table of each club."""
        await self.begin()
        for n, club in enumerate(self.clubs):
            self.threads.append(await club.table(*names(n)))

    async def speaks(self, seconds: float) -> float:
        """Wait until there is somebody for all shards; the seconds that took."""
        begun = time.monotonic()
        await until(lambda: self.gateway.spoken == set(range(SHARDS)), seconds, self.said)
        return time.monotonic() - begun

    def of(self, shard: int) -> Bot | None:
        """The process that holds a shard."""
        with psycopg.connect(self.url) as connection:
            row = connection.execute("select holder from lease where shard = %s", (shard,)).fetchone()
        return next((bot for bot in self.bots if row is not None and f"={row[0]}" in bot.said), None)

    async def shared(self) -> None:
        """Wait until each speaks for a shard."""
        for _ in range(200):
            if await asyncio.to_thread(lambda: {self.of(0), self.of(1)}) == set(self.bots):
                break
            await asyncio.sleep(0.2)  # who gives a shard up is seen to leave before another takes it
        else:
            raise AssertionError(self.said)
        await self.speaks(20)

    async def turns(self, count: int) -> None:
        """People play everywhere; all are answered."""
        for _ in range(count):
            for n, club in enumerate(self.clubs):
                for name in names(n):
                    asked = await club.person(name).turn(self.chance, club.board(self.threads[n]))
                    assert asked.answered is not None, f"{n}, {asked.data}: {self.said}"
                    assert asked.last is None or "Sorry" not in words(asked.last), self.said

    async def pressing(self, over: asyncio.Event) -> list[Asked]:
        """People press all the while, until it is over; what they pressed."""
        asked: list[Asked] = []

        async def presses(person: Person, thread: Channel, club: Club) -> None:
            while not over.is_set():
                asked.append(person.presses(club.board(thread), "move"))
                with suppress(TimeoutError):
                    await asyncio.wait_for(over.wait(), 4 * self.chance.random() / PRESSES)

        tables = zip(self.clubs, self.threads, strict=True)
        people = [(Person(self.discord, f"Guest {n}"), t, c) for c, t in tables for n in range(2)]
        await asyncio.gather(*(presses(*each) for each in people))
        return asked

    async def told(self, bot: Bot, seconds: float, *lines: str) -> float:
        """Wait until `/readyz` of a process has all these lines; the seconds that took."""
        begun, said = time.monotonic(), ""
        async with aiohttp.ClientSession() as session:
            while time.monotonic() < begun + seconds:
                with suppress(aiohttp.ClientConnectionError):  # it is starting
                    async with session.get(f"http://127.0.0.1:{bot.arguments[1]}/readyz") as answer:
                        said = await answer.text()
                if set(lines) <= set(said.splitlines()):
                    return time.monotonic() - begun
                await asyncio.sleep(0.05)
        raise AssertionError(f"{lines}: {said}")

    def heads(self, shard: int) -> dict[int, int]:
        """The newest entry of each table of a shard, as it is stored."""
        with psycopg.connect(self.url) as connection:
            found = connection.execute("select id, head from game where (server >> 22) %% %s = %s", (SHARDS, shard))
            return dict(found.fetchall())

    def well(self) -> None:
        """Nobody was answered twice, no post was made twice."""
        assert self.discord.interactions.twice == []
        assert self.gateway.hurried == []
        for channel in self.discord.world.channels.values():
            made = [each.nonce for each in channel.messages.values() if each.nonce is not None]
            assert len(made) == len(set(made))


def free_port() -> int:
    """A port that nobody uses just now."""
    with closing(socket.socket()) as made:
        made.bind(("127.0.0.1", 0))
        return int(made.getsockname()[1])


def names(club: int) -> tuple[str, str]:
    return f"Ann {club}", f"Ben {club}"


@pytest.fixture
def server() -> Iterator[stores.Server]:
    """A database server that may be stopped."""
    made = stores.Server(durable=True)
    yield made
    made.close()


@pytest.fixture
async def cluster(tmp_path: Path, server: stores.Server) -> AsyncIterator[Cluster]:
    async with listening(Discord()) as discord:
        made = Cluster(discord, tmp_path, server)
        yield made
        for bot in made.bots:
            await bot.cleared()
    assert discord.rest.complaints == []


async def test_one_of_two_is_killed_and_the_other_speaks_for_all(cluster: Cluster) -> None:
    await cluster.start()
    await cluster.turns(3)
    ann = cluster.clubs[1].person(names(1)[0])
    tables = await ann.sees(ann.types(cluster.discord.world.direct(), "me tables"))
    assert tables is not None, cluster.said
    assert str(cluster.threads[1].id) in words(tables), "direct messages are heard by the process of shard 0"
    killed = cluster.of(1)
    assert killed is not None
    await killed.kill()
    await until(lambda: 1 not in cluster.gateway.spoken)
    assert await cluster.speaks(60) < SPEAKS_AGAIN
    await cluster.turns(3)
    await killed.start(ready=False)
    await cluster.shared()
    await cluster.turns(2)
    for bot in cluster.bots:
        assert await bot.stop() == 0
    cluster.well()
    assert "Traceback" not in cluster.said


async def test_processes_are_stopped_and_started_one_after_the_other(cluster: Cluster) -> None:
    """As `docs/hosting.md` has it, while people press: every press is answered, by one of them."""
    await cluster.start()
    await cluster.turns(2)
    over = asyncio.Event()
    pressing = asyncio.create_task(cluster.pressing(over))
    for bot in cluster.bots:
        assert await bot.stop() == 0, cluster.said
        await bot.start(ready=False)
        await cluster.told(bot, 60, "ok")
        assert {cluster.of(0), cluster.of(1)} == set(cluster.bots), cluster.said
    over.set()
    asked = await pressing
    await until(lambda: all(each.acknowledged is not None or each.age > DEADLINE for each in asked))
    assert [each.born for each in asked if each.acknowledged is None] == [], cluster.said
    assert cluster.gateway.left == [], "who gave a shard up heard it until another did"
    await cluster.turns(1)
    cluster.well()
    assert "Traceback" not in cluster.said


async def test_the_database_is_away_for_a_while(cluster: Cluster, server: stores.Server) -> None:
    """At first presses are refused in words, then nobody speaks for any shard; all goes on by itself."""
    await cluster.start()
    await cluster.turns(2)
    server.stop("fast")
    gone = time.monotonic()
    for n, club in enumerate(cluster.clubs):
        ann = club.person(names(n)[0])
        for language, said in AWAY_SAID.items():
            ann.language = language
            shown = await ann.sees(ann.presses(club.board(cluster.threads[n]), "move"))
            assert shown is not None, cluster.said
            assert re.fullmatch(said, words(shown)), cluster.said
    await until(lambda: not cluster.gateway.spoken, AWAY, cluster.said)
    await asyncio.sleep(gone + AWAY - time.monotonic())
    server.start()
    back = time.monotonic()
    await cluster.speaks(30)
    await cluster.turns(1)
    assert time.monotonic() - back < GOES_ON
    assert cluster.gateway.resumed, "sessions went on"
    await cluster.turns(2)
    cluster.well()


async def test_the_database_is_restarted_crashes_and_fails_over(tmp_path: Path, server: stores.Server) -> None:
    """Whatever becomes of it, what was acknowledged is there afterwards, and all goes on by itself."""
    standby = await asyncio.to_thread(lambda: stores.Server(durable=True, following=server))
    try:
        async with listening(Discord()) as discord:
            cluster = Cluster(discord, tmp_path, server)
            try:
                await cluster.start()
                for ends in ("fast", "immediate", "over"):
                    await _goes_on(cluster, server, standby, ends)
            finally:
                for bot in cluster.bots:
                    await bot.cleared()
            verify = [sys.executable, str(ROOT / "bot.py"), "verify"]
            verified = subprocess.run(verify, cwd=cluster.bots[0].folder, capture_output=True, text=True)
            assert verified.returncode == 0, verified.stdout + verified.stderr
    finally:
        standby.close()


async def _goes_on(cluster: Cluster, server: stores.Server, standby: stores.Server, ends: str) -> None:
    """The server is stopped so, or for good; people have played before, and do afterwards."""
    await cluster.turns(2)
    seen = [cluster.heads(n) for n in range(SHARDS)]
    await asyncio.to_thread(server.stop, "immediate" if ends == "over" else ends)
    await asyncio.to_thread(standby.promote if ends == "over" else server.start)
    for bot in cluster.bots:
        await cluster.told(bot, GOES_ON, "ok")
    await cluster.speaks(GOES_ON)
    await cluster.turns(1)
    for n, before in enumerate(seen):
        assert all(cluster.heads(n)[table] >= head for table, head in before.items()), ends
    assert not re.search("a beat failed: .* could not serialize", cluster.said), cluster.said
    cluster.well()


async def test_nothing_is_lost_or_doubled_where_one_after_the_other_is_killed(cluster: Cluster) -> None:
    """People press all the time; afterwards the tables stand where they saw them, and open panels answer."""
    chance = Random(SEED)
    await cluster.begin()
    evenings = [Evening(club, chance) for club in cluster.clubs]
    for evening in evenings:
        for game in NAMES:
            await evening.open(game)
    for _ in range(KILLS):
        playing = [asyncio.create_task(e.play(*table)) for e in evenings for table in e.tables.items()]
        await asyncio.sleep(chance.uniform(0, 3 * LIFE))
        killed = chance.choice(cluster.bots)
        await killed.kill()
        await asyncio.sleep(1)
        assert await cluster.speaks(60) < SPEAKS_AGAIN
        for each in playing:
            each.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await killed.start(ready=False)
        await cluster.shared()
        for evening in evenings:
            await evening.go_on()
            people = [(thread, person) for thread, all_ in evening.tables.items() for person in all_]
            await asyncio.gather(*(evening.answered(person) for _, person in people))
            await asyncio.gather(*(evening.nothing_lost(thread, person) for thread, person in people))
    for bot in cluster.bots:
        assert await bot.stop() == 0
    assert {mark: made for mark, made in evenings[0].posted().items() if len(made) > 1} == {}
    verify = [sys.executable, str(ROOT / "bot.py"), "verify"]
    verified = subprocess.run(verify, cwd=cluster.bots[0].folder, capture_output=True, text=True)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    cluster.well()
