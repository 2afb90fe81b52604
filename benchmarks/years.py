"""Years of a host with thousands of people, and whether all that follows from their games is computed again to the
same.

    python -m benchmarks.years [--people 2000] [--servers 40] [--years 3] [--games 9] [--seed 1]

`--games`: how many are over a day. People drop out of games, come back to them, hand them on; some are forgotten, by
themselves or by a server's admins; games are taken back after their end, and end otherwise; servers remove the bot.
The moves of each are those of a few games that were really played (`tests/host/years.py`). Ladders catch up now and
then. At the end the ratings, and what is told of people, are compared with a second set of books, which asks
`openskill` itself; then everything is computed anew from the journals, and nothing may be written otherwise. Prints
what has happened and what it cost, and ends with an error if anything differs.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path
from random import Random

import db
from tests.empty import empty_database
from tests.host.years import DAY, Years, played

SAMPLE = 400
"""People whose games are counted one by one at the end."""


async def timed(what: str, doing: Awaitable[list[str]]) -> list[str]:
    """What is found, told with the time of a processor that it took."""
    begun = time.process_time()
    found = await doing
    print(f"{what}: {len(found)} differences, {time.process_time() - begun:.0f} s of a processor")
    return found


async def lived(years: Years, days: int, games: int) -> list[str]:
    """The days, each with its games and what else happens. Nothing is compared yet."""
    for _ in range(days):
        begun = years.time
        for n in range(games):
            years.time = begun + n * DAY // games + years.random.randrange(DAY // games)
            await years.play()
            if years.random.random() < 0.1:
                await years.catch_up()
            if years.random.random() < 0.02:
                await years.take_back()
        if years.random.random() < 0.2:
            await years.forget()
        if years.random.random() < 0.01:
            await years.leave()
        years.time = max(years.time, begun + DAY)
    return []


async def main(people: int, servers: int, days: int, games: int, seed: int) -> int:
    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        known = await played(Path(folder) / "played.db", 12)
        empty_database(Path(folder) / "games.db")
        store = await db.Store.open(f"sqlite:///{folder}/games.db")
        years = await Years(store, Random(seed), known, people=people, servers=servers).begin()
        found = await timed(f"{days} days of {people} people on {servers} servers", lived(years, days, games))
        print(", ".join(f"{what}: {count}" for what, count in years.told.items()))
        found += await timed("ratings and statistics against the second set of books", years.differences(SAMPLE))
        found += await timed("all results from their journals, all ratings from the results", years.anew())
        await years.host.close()
        await store.close()
    print("\n".join(found[:40]))
    return 1 if found else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--people", type=int, default=2_000)
    parser.add_argument("--servers", type=int, default=40)
    parser.add_argument("--years", type=float, default=3)
    parser.add_argument("--games", type=int, default=9)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    days = round(365 * chosen.years)
    sys.exit(asyncio.run(main(chosen.people, chosen.servers, days, chosen.games, chosen.seed)))
