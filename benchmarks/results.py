"""The time of a processor that statistics and ratings cost where many games are over.

    python -m benchmarks.results [--games 10000] [--people 500] [--times 100]

Fills a SQLite file in a temporary folder with games of four seats each that are over, on one server, every one of
them rated, three people and a practice opponent in each; everybody shows theirs. Prints what the cards of `/stats`
cost, what a game that is over adds to the ratings, and how long all ratings take from their beginning.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
import time
from collections.abc import Awaitable, Callable
from random import Random

import msgspec
from sqlalchemy import Connection, insert

import db
from benchmarks.press import row
from cogs.kit.card import Card
from cogs.pictures.wanted import Wanted
from cogs.stats.stats_card import person_card, server_card
from cogs.stats.stats_seen import seen_of_person, seen_of_self, seen_of_server
from db.schema import ending, game, person, score, tenure
from games import GAMES
from host import Host
from host.life import Life
from host.results.ratings import EVERYWHERE
from render.jobs import done, pack
from words import Speaker

SERVER, CHANNEL = 1, 20
SPEAK = Speaker("de")


def fill(c: Connection, games: int, people: int) -> None:
    """Games that are over, with their results."""
    random = Random(1)
    values = {
        "server": SERVER, "thread": None, "status": db.Status.FINISHED, "head": 300, "undos": 0, "wanted": 4,
        "options": b"x" * 800, "seed": b"s" * 32, "seed_hash": b"h" * 32, "rules": "1", "state_hash": b"",
        "presses": b"", "created_by": 1, "created_at": 0, "channel": CHANNEL, "updated_at": 0,
    }  # fmt: skip
    kinds = [(each.key, each.rules.settings.choices) for each in GAMES]
    rows, ends, scores, held = [], [], [], []
    for n in range(1, games + 1):
        key, choices = random.choice(kinds)
        setting = random.choice(choices[0].values[:3]) if choices else ""
        rows.append(values | {"id": n, "key": key})
        ends.append(
            {"game": n, "head": 300, "began": n, "ended": n + 9, "entries": 300, "turns": 80, "setting": setting,
             "fewest": False, "sources": b"[]" * 100, "rated": True}
        )  # fmt: skip
        who = [*random.sample(range(1, people + 1), 3), None]
        for seat, one in enumerate(who):
            scores.append({"game": n, "seat": seat, "place": seat + 1, "points": 90 - seat, "won": seat == 0})
            named = {"person": one, "opponent": None if one else "strong", "name": f"Player {one}" if one else "1"}
            held.append({"game": n, "seat": seat, "first": 0, "last": None, **named})
    for table, some in ((game, rows), (ending, ends), (score, scores), (tenure, held)):
        c.execute(insert(table), some)
    shown = msgspec.json.encode(Life(shown=True))
    c.execute(insert(person), [{"id": n, "life": shown, "calls": b""} for n in range(1, people + 1)])


async def own_card(host: Host, who: int) -> Card:
    return person_card(await seen_of_self(host, who, SERVER), host.register.games, SPEAK)


async def others_card(host: Host, who: int) -> Card:
    seen = await seen_of_person(host, who + 1, who, f"Player {who}", SERVER)
    assert seen is not None
    return person_card(seen, host.register.games, SPEAK)


async def server_wide(host: Host, key: str | None) -> Card:
    channels = await host.results.statistics.channels(SERVER)
    return server_card(await seen_of_server(host, 1, SERVER, channels, key), host.register.games, SPEAK)


async def drawn(card: Awaitable[Card]) -> None:
    """The picture of a card, by another process."""
    for part in (await card).parts:
        if isinstance(part, Wanted):
            done(pack(part.view, part.speak, cut=part.cut), {}, {})


async def main(games: int, people: int, times: int) -> None:
    logging.disable(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        store = await db.Store.open(f"sqlite:///{folder}/games.db")
        await store.database.write(lambda c: fill(c, games, people))
        host = Host(store, GAMES)
        await host.attention.begin()
        keys = [each.key for each in GAMES]
        begun = time.process_time()
        for key in keys:
            for server in (SERVER, EVERYWHERE):
                await host.results.ladders.catch_up(server, key, anew=True)
        print(
            f"{games} games of {people} people; all ratings from their beginning: {time.process_time() - begun:.1f} s"
        )
        asked: dict[str, Callable[[int], Awaitable[object]]] = {
            "one's own statistics": lambda n: own_card(host, n % people + 1),
            "somebody's statistics": lambda n: others_card(host, n % people + 1),
            "a server's statistics": lambda n: server_wide(host, None),
            "a game's statistics and ratings": lambda n: server_wide(host, keys[n % len(keys)]),
            "one's own statistics, drawn too": lambda n: drawn(own_card(host, n % people + 1)),
            "a game's statistics and ratings, drawn too": lambda n: drawn(server_wide(host, keys[n % len(keys)])),
            "a result that is written, with its ratings": lambda n: once_more(host, games, n),
        }
        print("| what | measured | to reach |\n| --- | --- | --- |")
        for what, ask in asked.items():
            took: list[float] = []
            for n in range(times + len(keys)):
                begun = time.process_time()
                await ask(n + 1)
                took.append(time.process_time() - begun)
            del took[: len(keys)]  # words and games' contents are loaded by then
            for percent, reach in ((50, ""), (95, "50 ms")):
                print(row(f"{what}, of a processor", took, percent, reach))
        await host.close()
        await store.close()


async def once_more(host: Host, games: int, n: int) -> None:
    """One more game like the first is over."""
    number = games + n

    def work(c: Connection) -> None:
        for table, column in ((game, game.c.id), (tenure, tenure.c.game)):
            rows = [dict(each) for each in c.execute(table.select().where(column == 1)).mappings()]
            new = {column.name: number} | ({"terms": b""} if table is game else {})
            c.execute(insert(table), [each | new for each in rows])

    await host.store.database.write(work)
    first = await host.store.results.of(1)
    assert first is not None
    result = msgspec.structs.replace(first, ending=msgspec.structs.replace(first.ending, ended=games + 100 + n))
    assert await host.store.results.write(number, result)
    row = await host.store.games.game(number)
    assert row is not None
    for server in (SERVER, EVERYWHERE):
        assert await host.results.ladders.catch_up(server, row.key)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--people", type=int, default=500)
    parser.add_argument("--times", type=int, default=100)
    arguments = parser.parse_args()
    asyncio.run(main(arguments.games, arguments.people, arguments.times))
