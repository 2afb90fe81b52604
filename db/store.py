"""The one door to storage."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, select

from .attention import Attention
from .carry import fingerprint
from .clock_set import Times
from .counts import Counts, count
from .database import Database
from .due import Queue, forget_done
from .errands import Errands
from .events import Events
from .follows import Follows
from .games import Games
from .habits import Habits
from .journal import Journal
from .leagues import Leagues
from .leases import Leases
from .lessons import Lessons
from .listings import Listings
from .memos import Memos
from .paces import Paces
from .places import Places
from .plans import Plans
from .proposals import Proposals
from .ratings import Ratings
from .rebuild import Rebuild
from .results import Results
from .scheduled import Scheduling
from .seats import Seats
from .seekers import Seekers
from .servers import Servers
from .statistics import Statistics
from .stops import Stops, forget_stops
from .tries import Tries
from .weekly import Weeklies
from .whole import Wholes


class Store:
    """An open database: `games` (with seats and servers' settings), the `servers` the bot has left, who holds
    `seats`, the `journal` of games, their `places`, the `plans` and `memos` left there, what people try there
    (`tries`), `proposals` to others, their `habits`, `lessons`, `paces` and `attention`, the `queue` of what is due,
    and the `times` of it all; when clocks stood (`stops`); the `results` of games that are over, their `statistics`
    and `ratings`; the `listings` of servers, their `seekers`, `leagues` (with Discord's events, `scheduling`),
    `events`, `errands` and table of the week (`weekly`); the `leases` of several processes."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.games = Games(database)
        self.seats = Seats(database)
        self.journal = Journal(database)
        self.queue, self.places = Queue(database), Places(database)
        self.plans, self.attention = Plans(database), Attention(database)
        self.memos, self.habits, self.times = Memos(database), Habits(database), Times(database)
        self.tries, self.results, self.paces = Tries(database), Results(database), Paces(database)
        self.statistics, self.ratings = Statistics(database), Ratings(database)
        self.rebuild, self.servers, self.wholes = Rebuild(database), Servers(database), Wholes(database)
        self.leases, self.stops, self.proposals = Leases(database), Stops(database), Proposals(database)
        self.lessons, self.errands, self.listings = Lessons(database), Errands(database), Listings(database)
        self.seekers, self.events, self.leagues = Seekers(database), Events(database), Leagues(database)
        self.follows, self.weekly, self.scheduling = Follows(database), Weeklies(database), Scheduling(database)

    @classmethod
    async def open(cls, url: str, *, shared: bool = False) -> Store:
        """Open or create the database a URL names and migrate it; see `Database.open`."""
        store = cls(await Database.open(url, shared=shared))
        if shared:
            store.leases = Leases(await store.database.beside(), store.database)
        return store

    @classmethod
    async def look(cls, path: Path) -> Store:
        """Open a copy that nobody writes to, to read it, as other processes may, too; see `Database.look`."""
        return cls(await Database.look(path))

    async def close(self) -> None:
        """Finish all running work and let the database go."""
        await self.database.close()
        await self.leases.close()

    async def backup(self, target: Path) -> None:
        """Write a copy that needs no other file, while the bot goes on. Raises `StoreError`."""
        await self.database.backup(target)

    async def answer(self) -> None:
        """Do nothing but wait for the database. Raises `StoreError`."""
        await self.database.read(lambda c: c.execute(select(1)))

    async def count(self) -> Counts:
        """Counts over all games: takes the longer the more there are."""
        return await self.database.read(count)

    async def late(self, now: int) -> int:
        """The seconds by which the oldest work not done is late at a time (epoch seconds)."""
        oldest = await self.queue.next_due()
        return 0 if oldest is None else max(0, now - oldest)

    async def faults(self) -> list[str]:
        """The faults that the database itself finds, one line each."""
        return await self.database.faults()

    async def fingerprint(self, number: int) -> str:
        """A digest of all that is stored of a game: the same as long as nothing of it changes. Raises
        `StoreError`."""
        return await self.database.read(lambda c: fingerprint(c, number))

    async def checkpoint(self) -> None:
        """Bring the newest moves to where they are safest."""
        await self.database.checkpoint()

    async def prune(self, before: int) -> None:
        """Delete the posts done before that time, and long before it what is known of stops. Journals stay
        complete."""

        def work(c: Connection) -> None:
            forget_done(c, before)
            forget_stops(c, before)

        await self.database.write(work)
