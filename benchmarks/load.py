"""Many people at many tables: the bot's own process on a small Discord with rate limits, and how soon it answers.

    python -m benchmarks.load [play] [--games 200] [--rate 12] [--seconds 300] [--game roads]
    python -m benchmarks.load --processes 2 --shards 4 --games 400 --rate 24 [--url postgresql://...]
    python -m benchmarks.load start [--games 10000] [--seconds 60]
    python -m benchmarks.load slow [--games 200] [--rate 6] [--seconds 600] [--dead 5000]
    python -m benchmarks.load flood [--games 200] [--rate 6] [--seconds 120]
    python -m benchmarks.load overdue [--games 10000] [--rate 2] [--seconds 120]

`play`: presses at a steady rate. `start`: the first minute after the start. `slow`: one channel answers nothing,
and as many posts as `--dead` are due for tables whose place is gone. `flood`: one person presses whatever they see
and fills every form to the brim, types options, and uploads maps, 20 times a second each. `overdue`: everybody waited
for at any table should have been reminded while Discord was away. Each also with several processes, on a PostgreSQL
that is started for it or on the empty database `--url`. Prints a table of what was seen beside what is to
be reached, and keeps the bot's log where `--log` says.
"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random

from benchmarks.processes import Bots, server
from games import GAMES
from tests.wire import crowd, many
from tests.wire.interactions import Asked
from tests.wire.small import Discord, listening
from tests.wire.world import Denied

PLACES = 500
"""Tables whose place is gone, in `slow`."""
WARM = 10.0
"""Seconds of play before the CPU of presses is counted, while painters start."""
Row = tuple[str, str, str]
"""A line: what, measured, to reach."""


async def play(options: argparse.Namespace, discord: Discord, bot: Bots) -> list[Row]:
    """Presses at a steady rate."""
    games = [game for game in GAMES if options.game in ("", game.key)]
    tables = await many.make(discord, bot.database, options.games, games, shards=options.shards)
    await bot.start()
    people = crowd.Crowd(discord, tables, Random(options.seed))
    watch = asyncio.create_task(highest(bot))
    await people.play(options.rate, WARM)
    before, made = bot.use(), len(people.presses)
    await people.play(options.rate, options.seconds)
    after, made = bot.use(), max(1, len(people.presses) - made)
    spent, own = 1000 * (after.processor - before.processor) / made, 1000 * (after.own - before.own) / made
    for _ in range(round(crowd.LONGEST)):
        if not unshown(crowd.boards(discord, people.presses)):
            break
        await asyncio.sleep(1)
    moved = sum(each.moved for each in people.presses)
    return [
        ("presses, and those that changed a game", f"{len(people.presses)}, {moved}", ""),
        *replies(people.presses),
        seconds("panel", 95, crowd.panels(people.presses), "2 s"),
        seconds("public board", 95, crowd.boards(discord, people.presses), "5 s"),
        seconds("public board", 100, crowd.boards(discord, people.presses), "10 s"),
        ("boards not shown a minute later", str(unshown(crowd.boards(discord, people.presses))), "0"),
        ("work that failed", str(bot.said.count(" failed, again in ")), ""),
        *faults(people.presses),
        ("requests refused by a rate limit", str(discord.limits.refused), ""),
        ("CPU of a press, all included", f"{spent:.1f} ms", "50 to 60 ms"),
        ("of that in the bot, in painters", f"{own:.1f}, {spent - own:.1f} ms", ""),
        *memory(await stopped(watch), "400 MB"),
    ]


async def start(options: argparse.Namespace, discord: Discord, bot: Bots) -> list[Row]:
    """The first minute after a start."""
    tables = await many.make(discord, bot.database, options.games, shards=options.shards)
    begun = time.monotonic()
    await bot.start()
    ready = time.monotonic() - begun
    watch = asyncio.create_task(highest(bot))
    people = crowd.Crowd(discord, tables, Random(options.seed))
    since = time.monotonic()
    first = tables[0].people[0]
    asked = first.presses(tables[0].board, "move")
    await asyncio.gather(first.sees(asked, crowd.LONGEST), people.play(options.rate, options.seconds))
    touched = [tables[0], *(each.table for each in people.presses)]
    boards = [f"/channels/{each.thread.id}/" for each in touched]
    asked_for = ("/interactions", "/webhooks", *boards)
    background = sum(each.at >= since and not each.path.startswith(asked_for) for each in discord.rest.log)
    return [
        ("connected after", f"{ready:.1f} s", ""),
        ("first press answered after", f"{asked.answered or crowd.LONGEST:.2f} s", "5 s"),
        *replies(people.presses),
        *faults(people.presses),
        (f"requests in {options.seconds:.0f} s for tables that nobody pressed at", str(background), "100"),
        *memory(await stopped(watch), "600 MB"),
    ]


async def slow(options: argparse.Namespace, discord: Discord, bot: Bots) -> list[Row]:
    """One channel hangs, and many places are gone."""
    tables = await many.make(discord, bot.database, options.games + PLACES, shards=options.shards)
    dead, hanging, live = tables[:PLACES], tables[PLACES], tables[PLACES + 1 :]
    for table in dead:
        table.thread.denied = Denied(404, 10003)
    discord.faults.add(rf"\w+ /channels/{hanging.thread.id}(/|$)", seconds=options.seconds)
    due(bot.database, dead, options.dead)
    due(bot.database, [hanging], 1)
    await bot.start()
    people = crowd.Crowd(discord, live, Random(options.seed))
    await people.play(options.rate, options.seconds)
    await asyncio.sleep(5)
    called = crowd.calls(discord, people.presses)
    return [
        ("calls at other tables", str(len(called)), ""),
        seconds("a call", 50, called, ""),
        seconds("a call", 99, called, "2 s"),
        seconds("public board", 95, crowd.boards(discord, people.presses), ""),
        *replies(people.presses),
        *faults(people.presses),
        ("requests about dead places", str(sum(discord.requests(f"POST /channels/{t.thread.id}") for t in dead)), ""),
    ]


async def flood(options: argparse.Namespace, discord: Discord, bot: Bots) -> list[Row]:
    """One person does all that they can, as fast as they can, while others play and type options."""
    tables = await many.make(discord, bot.database, options.games, shards=options.shards)
    await bot.start()
    chance = Random(options.seed)
    people = crowd.Crowd(discord, tables[1:], chance)
    flooder = crowd.Flooder(tables[0], Random(options.seed + 1), open_at=len(tables) + 1)
    play = asyncio.create_task(people.play(options.rate, options.seconds))
    floods = [asyncio.create_task(each(20)) for each in (flooder.presses, flooder.suggestions, flooder.uploads)]
    typed: list[Asked] = []
    while not play.done():
        table = chance.choice(tables[1:])
        typed.append(table.people[0].begins(table.thread, "game log", "table", chance.choice("0123456789")))
        await asyncio.sleep(0.5)
    for each in floods:
        each.cancel()
    await asyncio.gather(*floods, return_exceptions=True)
    suggested = [each.acknowledged or crowd.LONGEST for each in typed]
    return [
        (
            "presses, forms, options and uploads of one person",
            f"{flooder.made}, {flooder.forms}, {flooder.typed}, {flooder.uploaded}",
            "",
        ),
        ("presses of others", str(len(people.presses)), ""),
        *replies(people.presses),
        seconds("panel", 95, crowd.panels(people.presses), "0.5 s"),
        seconds("suggestions", 95, suggested, "0.5 s"),
        seconds("public board", 95, crowd.boards(discord, people.presses), ""),
        *faults(people.presses),
    ]


async def overdue(options: argparse.Namespace, discord: Discord, bot: Bots) -> list[Row]:
    """The first minutes after a long outage, in which nobody could be reminded."""
    tables = await many.make(discord, bot.database, options.games, shards=options.shards)
    forgotten(bot.database)
    await bot.start()
    people, since = crowd.Crowd(discord, tables[: len(tables) // 2], Random(options.seed)), time.monotonic()
    await people.play(options.rate, options.seconds)
    others = {f"/channels/{each.thread.id}/messages" for each in tables[len(tables) // 2 :]}
    told = [each.at - since for each in discord.rest.log if each.method == "POST" and each.path in others]
    busiest = max((sum(at <= each < at + 1 for each in told) for at in told), default=0)
    return [
        ("presses", str(len(people.presses)), ""),
        *replies(people.presses),
        seconds("panel", 95, crowd.panels(people.presses), "0.3 s"),
        ("reminders of tables that nobody pressed at, in all; a second, on average; in the busiest second",
         f"{len(told)}; {len(told) / options.seconds:.1f}; {busiest}", "5 a second"),
        *faults(people.presses),
    ]  # fmt: skip


def forgotten(database: Path) -> None:
    """Whoever is waited for has been waited for for five days, and is to be reminded now."""
    now = int(time.time())
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE seat SET since = ?, told = 0 WHERE since IS NOT NULL", (now - 5 * 86_400,))
        connection.execute("DELETE FROM due WHERE kind = 'remind'")
        connection.execute(
            "INSERT INTO due (game, kind, body, at, tries, nonce) "
            "SELECT id, 'remind', X'', ?, 0, 'remind' || id FROM game WHERE status = 'playing'", (now - 3_600,)
        )  # fmt: skip
    connection.close()


def due(database: Path, tables: Sequence[many.Table], count: int) -> None:
    """So many posts that are due, spread over tables."""
    with sqlite3.connect(database) as connection:
        for n in range(count):
            row = (tables[n % len(tables)].number, int(time.time()) - 60, f"due{n}-{tables[0].number}"[:25])
            connection.execute(
                "INSERT INTO due (game, kind, body, at, tries, nonce) VALUES (?, 'board', X'7b7d', ?, 0, ?)", row
            )
    connection.close()


def replies(presses: Sequence[crowd.Press]) -> list[Row]:
    """How soon presses were acknowledged."""
    took = crowd.first_replies(presses)
    late = sum(each > crowd.DEADLINE for each in took)
    return [
        seconds("first reply", 50, took, "0.15 s"),
        seconds("first reply", 99, took, "1 s"),
        seconds("first reply", 100, took, "3 s"),
        ("presses without a reply in time", str(late), "0"),
    ]


def faults(presses: Sequence[crowd.Press]) -> list[Row]:
    """The answers that nobody should get."""
    sorry = sum("Sorry" in crowd.words(e.asked.last) for e in presses if e.asked.last is not None)
    return [('"busy"', str(crowd.said(presses, "no-busy")), "0"), ("apologies", str(sorry), "0")]


def seconds(what: str, percent: int, took: Sequence[float], reach: str) -> Row:
    """A percentile; 100 is the longest."""
    name = "max" if percent == 100 else f"p{percent}"
    return f"{what}, {name}", f"{crowd.percentile(took, percent):.2f} s", reach


def unshown(took: Sequence[float]) -> int:
    """The boards that never came."""
    return sum(each >= crowd.LONGEST for each in took)


def memory(most: crowd.Use, reach: str) -> list[Row]:
    """What was used when it was most."""
    own, painters = most.own_memory, most.memory - most.own_memory
    return [
        ("memory, at most", f"{most.memory:.0f} MiB", reach),
        ("of that in the bot, in painters", f"{own:.0f}, {painters:.0f} MiB", ""),
    ]


async def highest(bot: Bots) -> crowd.Use:
    """What the bot has used until this is cancelled, when it used most memory."""
    most = bot.use()
    try:
        while True:
            most = max(most, bot.use())
            await asyncio.sleep(2)
    except asyncio.CancelledError:
        return most


async def stopped(watch: asyncio.Task[crowd.Use]) -> crowd.Use:
    watch.cancel()
    return await watch


async def main(options: argparse.Namespace, url: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with listening(Discord()) as discord:
            discord.rest.check = False
            bot = Bots(discord, Path(folder), url, options.processes, options.shards)
            try:
                rows = await KINDS[options.kind](options, discord, bot)
                for code, took in await bot.stop(60):
                    rows.append((f"stopped (exit code {code}) after", f"{took:.1f} s", "20 s"))
            finally:
                await bot.cleared()
                if options.log:
                    options.log.write_text(bot.said, "utf-8")
    print("| what | measured | to reach |\n| --- | --- | --- |")
    for row in rows:
        print(f"| {' | '.join(row)} |")


KINDS = {"play": play, "start": start, "slow": slow, "flood": flood, "overdue": overdue}
USUAL = {
    "play": (200, 12.0, 300.0),
    "start": (10_000, 2.0, 60.0),
    "slow": (200, 6.0, 600.0),
    "flood": (200, 6.0, 120.0),
    "overdue": (10_000, 2.0, 120.0),
}
"""Games, presses a second, seconds."""

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("kind", nargs="?", choices=list(KINDS), default="play")
    parser.add_argument("--games", type=int)
    parser.add_argument("--rate", type=float)
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--shards", type=int, default=0, help="by default two for each of several processes")
    parser.add_argument("--url", default="", help="an empty database of PostgreSQL")
    parser.add_argument("--dead", type=int, default=5_000)
    parser.add_argument("--game", default="", help="in `play`: only tables of this game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--log", type=Path, help="where the bot's log is kept")
    chosen = parser.parse_args()
    for name, usual in zip(("games", "rate", "seconds"), USUAL[chosen.kind], strict=True):
        setattr(chosen, name, getattr(chosen, name) or usual)
    chosen.shards = chosen.shards or (1 if chosen.processes == 1 else 2 * chosen.processes)
    with server(chosen.url, chosen.processes) as given:
        asyncio.run(main(chosen, given))
