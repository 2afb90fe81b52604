"""Several processes on a PostgreSQL with many games: how soon they serve, and what a turn of due work, a list and
taking a shard over cost, for each number of games.

    python -m benchmarks.cluster [--games 10000 100000] [--processes 2] [--shards 8] [--times 100]

A fifth as many servers. The small Discord lets one shard identify itself every 5 s, as the real one does with so few
servers; what that takes is told apart. Seconds and milliseconds by the clock, the database's work included.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import logging
import resource
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import db
from benchmarks import filled
from benchmarks.processes import Bots, server
from cluster import Member
from cogs.browse.my_tables import PAGE, page
from db.due import POSTS
from games import GAMES
from host import Host, shard_of
from host.measures import Counting
from host.which import ANY
from tests.wire import crowd, many
from tests.wire.gateway import APART
from tests.wire.process import ROOT, Bot
from tests.wire.small import Discord, listening, until
from words import Speaker

PLAYED = 45
"""Games that are played before the others are copied from them: each game, for each number of people and length."""
A_SERVER = 5
"""Games on each server."""
BACKLOG = 2_000
"""Tables at which something is due at once."""
CLAIMED = 900
Rows = dict[str, str]


def in_a_folder(discord: Discord, folder: Path) -> Bot:
    """A process that only says which version it is."""
    folder.mkdir()
    return Bot(discord, folder, "--version")


async def loaded(discord: Discord, folder: Path) -> str:
    """The seconds that a process takes to load its code, which the others here have as copies of one; and those of a
    processor."""
    code = in_a_folder(discord, folder)
    await code.start(ready=False)
    await code.ended()
    begun, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(ROOT / "bot.py"), "--version", stdout=asyncio.subprocess.DEVNULL
    )
    assert await process.wait() == 0
    took, after = time.monotonic() - begun, resource.getrusage(resource.RUSAGE_CHILDREN)
    return f"{took:.1f}, {after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime:.1f}"


async def started(discord: Discord, bots: Bots, tables: Sequence[many.Table]) -> Rows:
    """Start the processes, press on each shard as soon as somebody speaks for it, and stop them."""
    begun = time.monotonic()
    await asyncio.gather(*(bot.start(ready=False) for bot in bots.bots))
    answered: dict[int, float] = {}
    took: dict[int, float] = {}
    spent: list[float] = []

    async def press(shard: int) -> None:
        await until(lambda: shard in discord.gateway.spoken, 60 + 6 * bots.shards, bots.said)
        table = next(each for each in tables if shard_of(each.thread.server, bots.shards) == shard)
        person = table.people[0]
        asked = person.presses(table.board, "move")
        await person.sees(asked, crowd.LONGEST)
        answered[shard] = time.monotonic() - begun
        spent.append(max(crowd.use(bot.number).own for bot in bots.bots))
        took[shard] = asked.answered or crowd.LONGEST

    await asyncio.gather(*map(press, range(bots.shards)))
    await until(lambda: bots.said.count(": ready; servers") >= bots.shards, 60, bots.said)
    await asyncio.sleep(5)
    memory = [crowd.use(bot.number).own_memory for bot in bots.bots]
    last = max(discord.gateway.spoke.values()) - begun
    everything = discord.gateway.spoken
    await bots.bots[0].kill()
    killed = time.monotonic()
    await bots.bots[0].start(ready=False)
    left = everything - discord.gateway.spoken
    await until(lambda: left & discord.gateway.spoken, 60, bots.said)
    first = time.monotonic() - killed
    await until(lambda: discord.gateway.spoken == everything, 60 + 6 * bots.shards, bots.said)
    again = time.monotonic() - killed
    ended = await bots.stop(60)
    assert all(code == 0 for code, _ in ended), bots.said
    return {
        "from then to the first press answered; of a processor, s": f"{min(answered.values()):.2f}, {spent[0]:.2f}",
        "to the last shard identified, s": f"{last:.1f}",
        "of that Discord's own, s": f"{APART * (bots.shards - 1):.0f}",
        "a press on a shard, once it is there, longest, s": f"{max(took.values()):.2f}",
        "one killed and started again: its first, its last of so many shards, s": (
            f"{first:.1f}, {again:.1f} of {len(left)}"
        ),
        "memory of a process, most, MiB": f"{max(memory):.0f}",
        "shards heard twice; identified too soon": f"{len(discord.gateway.doubled)}, {len(discord.gateway.hurried)}",
    }


async def asked(url: str, there: filled.Filled, shards: int, times: int) -> Rows:
    """What a process asks of the database, which has it for itself."""
    store = await db.Store.open(url, shared=True)
    member = Member(store.leases, "benchmark", time.monotonic)
    await member.set_clock()
    await member.join(shards)
    await member.beat()
    member.begin()
    host = Host(store, GAMES, ownership=member, now=member.now)
    try:
        return await _asked(host, member, there, shards, times)
    finally:
        await host.close()
        await member.hand_over()
        await store.close()


async def _asked(host: Host, member: Member, there: filled.Filled, shards: int, times: int) -> Rows:
    store, found = host.store, Rows()

    def share() -> db.Share:
        return db.Share(shards, member.name, {0: member.share().terms[0]})

    async def measure(name: str, ask: Callable[[int], Awaitable[object]], often: int = times) -> None:
        took = []
        for n in range(often):
            begun = time.perf_counter()
            await ask(n)
            took.append(1000 * (time.perf_counter() - begun))
        took.sort()
        found[f"{name}, ms"] = f"{took[len(took) // 2]:.1f}, {took[len(took) * 95 // 100]:.1f}"

    part = db.Part(shards, 0)
    present = {each.id for each in there.servers if shard_of(each.id, shards) == 0}
    now = host.clock

    async def taken_over(_: int) -> None:
        await host.take_over(0)
        await host.servers.begin(present, part)
        await host.places.begin(part)
        await host.work.shut(0)

    host.work.wake = lambda: None  # type: ignore[method-assign]
    await measure("taking over a shard", taken_over, times // 4)
    await measure("of that: what was claimed", lambda _: store.queue.inherit(now(), share(), 0), times // 4)
    await measure("of that: servers that were left", lambda _: store.servers.only(present, now(), part), times // 4)
    await measure("of that: places to seek", lambda _: store.places.seek_all(now(), part), times // 4)
    await measure("how people live, once at the start", lambda _: store.attention.known(None), times // 4)
    await measure("due work: times", lambda _: store.queue.times(share()))
    await measure(
        "due work: nothing to take",
        lambda n: store.queue.take((*POSTS, "show"), "me", now(), now() + CLAIMED, tables=8, share=share()),
    )
    for n in there.copies[:: len(there.copies) // BACKLOG | 1]:  # odd: on all shards
        await store.queue.add(n, [db.NewDue("show", b"", now() - 60)])
    await measure(f"due work: times, {BACKLOG} due", lambda _: store.queue.times(share()))

    async def take(n: int) -> None:
        for rows in (
            await store.queue.take(("show",), f"{n}", now(), now() + CLAIMED, tables=1, share=share())
        ).values():
            for each in rows:
                await store.queue.done(each, now())

    await measure(f"due work: take and do one, {BACKLOG} due", take)

    async def listed(n: int) -> None:
        await page(host, filled.BUSY, n % (filled.MINE // PAGE), None, Speaker("en"))

    await measure(f"a page of somebody's {filled.MINE} tables, the first time", listed, filled.MINE // PAGE)
    await measure("the same again", listed)
    servers = itertools.cycle(there.servers)
    await measure("a keystroke: any table", lambda n: host.register.fitting(ANY, n, server=next(servers).id))
    numbers = itertools.cycle(there.copies[:: max(1, len(there.copies) // times)])
    await measure("a table opens", lambda n: host.now.look(next(numbers), None))
    await measure("the numbers for /metrics, counted", lambda _: store.count(), times // 4)
    counting = Counting(store, now)
    await measure("the numbers for /metrics, asked four times a minute", lambda _: counting.count(), times // 4)
    await measure("removing old work", lambda _: store.prune(now() - 86_400), 3)
    return found


async def main(options: argparse.Namespace) -> None:
    logging.disable(logging.WARNING)
    seen: list[Rows] = []
    for games in options.games:
        with server("", 2) as url, tempfile.TemporaryDirectory() as folder:
            async with listening(Discord()) as discord:
                discord.rest.check = False
                bots = Bots(discord, Path(folder), url, options.processes, options.shards)
                tables = await many.make(discord, bots.database, PLAYED, shards=options.shards)
                await bots.prepare()
                begun = time.monotonic()
                there = await asyncio.to_thread(
                    filled.fill, url, games, filled.servers(discord.world, games // A_SERVER, options.shards)
                )
                filled.threads(discord.world, there.servers, there.copies)
                rows = {
                    "games, servers": f"{games}, {len(there.servers)}",
                    "filled in, s; MB": f"{time.monotonic() - begun:.0f}; {filled.size(url) / 1e6:.0f}",
                }
                rows["loading the code; of a processor, s"] = await loaded(discord, Path(folder) / "code")
                try:
                    rows |= await started(discord, bots, tables)
                finally:
                    await bots.cleared()
                    if options.log:
                        options.log.write_text(bots.said, "utf-8")
                rows |= await asked(url, there, options.shards, options.times)
        seen.append(rows)
        print(f"{games}: {rows}", flush=True)
    print(f"| what | {' | '.join(['measured'] * len(seen))} |\n|{' --- |' * (len(seen) + 1)}")
    for what in seen[0]:
        print(f"| {what} | {' | '.join(rows[what] for rows in seen)} |")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, nargs="+", default=[10_000, 100_000])
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--shards", type=int, default=8)
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--log", type=Path, help="where the bots' log is kept")
    asyncio.run(main(parser.parse_args()))
