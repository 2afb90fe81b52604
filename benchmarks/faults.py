"""What becomes of public messages and reminders when the machine's clock is set, after an outage, and after Discord
has refused what was to be shown: on a clock that only moves when told.

    python -m benchmarks.faults [clocks] [outage] [refusals] [--seeds 40] [--games 300]

`clocks`: the machine's clock is set by up to two hours, while the bot runs or before it starts. `outage`: after 30
hours everybody waited for is to be called again (how soon others are answered meanwhile is for `benchmarks.load
overdue`). `refusals`: each reason for which Discord may refuse what is to be shown, at tables in play, with restarts
in between, for up to some hours. Prints what was seen beside what is to be reached.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
import simcord

import db
from games import GAMES
from host import Host, Place, Status
from tests.cogs.conftest import Server, World
from tests.cogs.refusing import Refusing
from tests.cogs.silences import LONGEST as GIVEN_UP
from tests.cogs.silences import Silence, silences
from tests.empty import empty_database
from tests.host.test_clock_set import HOUR, Town
from tests.in_line import here
from tests.stores import url_of

WITHIN, LONGEST = 60, 900
Row = tuple[str, str, str]


@asynccontextmanager
async def village(folder: Path) -> AsyncIterator[Town]:
    """A host whose machine's clock may be set, with one table just begun."""
    empty_database(folder / "games.db")
    open_now: list[Host] = []

    async def close() -> None:
        while open_now:
            last = open_now.pop()
            await last.close()
            await last.store.close()

    async def open_host(**options: Any) -> Host:
        await close()
        open_now.append(
            Host(await db.Store.open(url_of(folder / "games.db")), GAMES, seed=lambda: bytes(32), **options)
        )
        return open_now[-1]

    with here(), pytest.MonkeyPatch.context() as patch:
        patch.setattr("host.work.LOOK", 600)
        town = Town(open_host)
        await town.start()
        try:
            yield town
        finally:
            await close()


async def clocks(options: argparse.Namespace) -> list[Row]:
    """A clock that is set again and again."""
    late, twice, shown, wrong, waited = 0, 0, 0, 0, {False: 0, True: 0}
    for seed in range(options.seeds):
        random = Random(seed)
        with tempfile.TemporaryDirectory() as folder:
            async with village(Path(folder)) as town:
                late, shown = max(late, await set_often(town, random)), shown + len(town.sent)
                posts = [row for row, kind in town.sent if kind != "show"]
                twice += len(posts) - len(set(posts))
        for away in (False, True):
            with tempfile.TemporaryDirectory() as folder:
                async with village(Path(folder)) as town:
                    early, after = await reminded(town, random, away=away)
                    wrong, waited[away] = wrong + early, max(waited[away], after)
    return [
        (f"clock set by up to 2 h, {options.seeds} tables; of {shown} messages the last", f"{late} s", f"{WITHIN} s"),
        ("sent twice", str(twice), "0"),
        (f"of {2 * options.seeds} turns called again too early, or twice", str(wrong), "0"),
        ("called again too late, at most: set while running; back before a start",
         f"{waited[False] // 60} min; {waited[True] // 60} min", "10 min; what it was set by"),
    ]  # fmt: skip


async def set_often(town: Town, random: Random) -> int:
    """Seconds after which the latest of all messages was sent, while a table is played and the clock set."""
    table, late = await town.table(Place(10, 20)), 0
    for _ in range(25):
        if (await town.host.register.table(table.id)).status is not Status.PLAYING:
            break
        if random.random() < 0.5:
            town.machine.wrong += random.randint(-2 * HOUR, 2 * HOUR)
        if random.random() < 0.4:
            town.machine.wrong -= random.choice((0, random.randint(0, 2 * HOUR)))
            await town.start()
        await town.move(table.id)
        seconds = 0
        while await town.unsent() and seconds < LONGEST:
            await town.machine.forward(1)
            seconds += 1
        late = max(late, seconds)
        await town.machine.forward(random.randint(0, 2 * HOUR))
    return late


async def reminded(town: Town, random: Random, *, away: bool) -> tuple[int, int]:
    """Whether somebody is called again before 24 hours have gone by, or twice; and after how many seconds more. The
    clock is set while the bot runs, or back before it starts: set forward it cannot be told from time gone by."""
    table, machine = await town.table(Place(10, 20)), town.machine
    await machine.forward(random.randint(1, 9) * HOUR)
    await town.move(table.id)
    begun = machine.at
    for _ in range(1 if away else random.randint(1, 4)):
        await machine.forward(random.randint(60, 4 * HOUR))
        machine.wrong += random.randint(-2 * HOUR, 0 if away else 2 * HOUR)
        if away:
            await town.start()
    while not town.reminders() and machine.at - begun < 48 * HOUR:
        await machine.forward(300)
    late = int(machine.at - begun) - 24 * HOUR
    await machine.forward(HOUR)
    return int(late < 0 or town.reminders() != 1), max(0, late)


async def outage(options: argparse.Namespace) -> list[Row]:
    """Somebody should have been called again at every table, while the bot did not run."""
    with tempfile.TemporaryDirectory() as folder:
        async with village(Path(folder)) as town:
            for _ in range(options.games):
                await town.table(Place(10, 20))
            town.machine.at += 30 * HOUR
            await town.start()
            begun = before = town.reminders()  # in the second of the start
            most = seconds = 0
            while before < options.games and seconds < options.games:
                await town.machine.forward(1)
                most, before, seconds = max(most, town.reminders() - before), town.reminders(), seconds + 1
    return [
        (f"{options.games} tables overdue: called again a second, on average; in the busiest second",
         f"{(before - begun) / seconds:.1f}; {most}", "5")
    ]  # fmt: skip


async def refusals(options: argparse.Namespace) -> list[Row]:
    """Discord refuses all that is to be shown at a table, for a while."""
    found = list[Silence]()
    for seed in range(options.seeds):
        with tempfile.TemporaryDirectory() as folder, here(), pytest.MonkeyPatch.context() as patch:
            world = World(Path(folder))
            env = simcord.Env(world.bot)
            await env.start()
            try:
                server = Server(env, world)
                await server.finished(server.guild)
                found += [each async for each in silences(server, world, Refusing(world, patch), Random(seed))]
            finally:
                await env.shutdown()
                await world.die()
    rows = list[Row]()
    for restart in (False, True):
        some = sorted(each.seconds for each in found if each.restart is restart)
        median, p95 = some[len(some) // 2], some[len(some) * 95 // 100]
        what = f"{len(some)} refusals{', the bot started again' if restart else ''}: shown after their end, "
        rows.append((what + "median, p95, at the latest", f"{median}, {p95}, {some[-1]} s", f"{WITHIN} s"))
    never = sum(each.seconds >= GIVEN_UP for each in found)
    hours = sum(each.lasted for each in found if each.refused) / 3600
    asked = sum(len(each.refused) for each in found)
    rows.append(("not shown within an hour", str(never), "0"))
    rows.append((f"requests refused in {hours:.0f} hours", f"{asked} ({asked / hours:.0f} an hour)", ""))
    return rows


KINDS = {"clocks": clocks, "outage": outage, "refusals": refusals}


async def main(options: argparse.Namespace) -> None:
    print("| what | measured | to reach |\n| --- | --- | --- |")
    for kind in options.kinds or KINDS:
        for row in await KINDS[kind](options):
            print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("kinds", nargs="*", help="all if none: " + ", ".join(KINDS))
    parser.add_argument("--seeds", type=int, default=40, help="in `clocks` and `refusals`: how many tables")
    parser.add_argument("--games", type=int, default=300, help="in `outage`: how many tables")
    logging.disable(logging.ERROR)
    asyncio.run(main(parser.parse_args()))
