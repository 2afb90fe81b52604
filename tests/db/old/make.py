"""Makes the old database beside this file: `python -m tests.db.old.make` in a checkout of commit c1d02cb, the last
version with schema 0001. No later version runs it, and no test does.

`0001-older-rules.db.xz` was made in the same way with tables 4, 5 and 7 of Roads & Boats, whose rules have changed.

It holds a table of every kind there was, written by that version itself: its lobby, play, undo, archive and outbox.
"""

from __future__ import annotations

import asyncio
import lzma
import tempfile
from pathlib import Path

import db
from engine.core.chance import Seeded
from engine.core.opponents import OPPONENTS
from engine.core.text import write
from games import GAMES
from host import Host, Person, Place, Settings
from host.session import Session

ANN, BEN, CLEO, DAN = (Person(n, name) for n, name in enumerate(("Ann", "Ben", "Cleo", "Dan"), 101))
SERVER, CHANNEL = 10, 20
TARGET = Path(__file__).with_name("0001.db.xz")


class Clock:
    """Epoch seconds; each look at it is seven seconds later."""

    def __init__(self) -> None:
        self.seconds = 1_790_000_000

    def __call__(self) -> int:
        self.seconds += 7
        return self.seconds


class Maker:
    """Plays on a host, each press with a key of its own."""

    def __init__(self, host: Host) -> None:
        self.host, self.keys = host, 0

    def key(self) -> str:
        self.keys += 1
        return f"press {self.keys}"

    async def opened(self, game: str, people: tuple[Person, ...], opponents: int = 0) -> int:
        """A table in a thread, with these people and opponents."""
        table = await self.host.lobby.create(self.key(), people[0], Place(SERVER, CHANNEL), game=game)
        for person in people[1:]:
            await self.host.lobby.join(table.id, person)
        for _ in range(opponents):
            await self.host.lobby.add_opponent(table.id, people[0].id, "steady")
        return table.id

    async def started(self, game: str, people: tuple[Person, ...], opponents: int = 0) -> int:
        number = await self.opened(game, people, opponents)
        await self.host.lobby.place(number, Place(SERVER, CHANNEL, 1_000 + number))
        await self.host.lobby.start(self.key(), number, people[0].id)
        await self.host.settle()
        return number

    async def moves(self, number: int, most: int) -> None:
        """People press as practice opponents would, until the end or for as many presses as that."""
        for _ in range(most):
            live = await Session(self.host.sessions, number).live()
            if live.table.status is not db.Status.PLAYING:
                return
            seat = live.waiting[0]
            chance = Seeded(b"the people of this database", number, live.table.row.head)
            action = OPPONENTS["steady"](live.table.game, live.state, seat, chance)
            person = live.table.seats[seat].person
            await self.host.now.add(self.key(), number, person, live.token(seat), write(action))
            await self.host.settle()

    async def undone(self, number: int) -> None:
        """One more press that somebody takes back at once."""
        for _ in range(60):
            live = await Session(self.host.sessions, number).live()
            seat = live.waiting[0]
            await self.moves(number, 1)
            person = live.table.seats[seat].person
            if (await self.host.now.look(number, person)).can_undo:
                await self.host.now.undo(self.key(), number, person)
                return
        raise SystemExit(f"table {number}: nothing could be taken back")


async def fill(host: Host, store: db.Store) -> None:
    maker = Maker(host)
    await host.register.set_settings(SERVER, Settings("de", (CHANNEL,), (77,)))
    archived = await maker.started("milestones", (ANN, BEN))
    await maker.moves(archived, 1_000)
    await store.journal.archive(archived)
    finished = await maker.started("milestones", (ANN, BEN, CLEO))
    await maker.moves(finished, 1_000)
    midturn = await maker.started("milestones", (BEN, ANN), opponents=1)
    await maker.moves(midturn, 70)
    await maker.undone(midturn)
    together = await maker.started("milestones", (ANN, BEN, CLEO))
    await maker.moves(together, 130)
    await maker.undone(together)
    await maker.moves(together, 3)
    await maker.undone(together)
    alone = await maker.started("milestones", (DAN,), opponents=1)
    await maker.moves(alone, 25)
    paused = await maker.started("milestones", (CLEO, DAN))
    await maker.moves(paused, 12)
    await store.games.set_status(paused, db.Status.PAUSED, host.clock())
    await maker.opened("milestones", (ANN, DAN), opponents=1)
    await host.lobby.cancel(await maker.opened("milestones", (BEN,)), BEN.id)
    # Some posts were sent, the rest is due: some were tried before, some wait for their next try.
    for post in await store.outbox.due(host.clock(), 1_000):
        if post.id % 3 == 0:
            await store.outbox.done(post.id, host.clock(), board=5_000 + post.id)
        elif post.id % 5 == 0:
            await store.outbox.failed(post.id, host.clock() + 3_600)


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        store = await db.Store.open(f"sqlite+aiosqlite:///{folder}/games.db")
        seeds = iter(bytes([n]) * 32 for n in range(1, 250))
        host = Host(store, GAMES, now=Clock(), seed=lambda: next(seeds))
        await fill(host, store)
        await host.close()
        await store.backup(Path(folder) / "copy.db")
        for row in await store.games.games():
            print(row.id, row.key, row.status, row.head, row.undos)  # noqa: T201
        await store.close()
        TARGET.write_bytes(lzma.compress((Path(folder) / "copy.db").read_bytes(), preset=9 | lzma.PRESET_EXTREME))
    print(TARGET.stat().st_size)  # noqa: T201


if __name__ == "__main__":
    asyncio.run(main())
