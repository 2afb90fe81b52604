"""The host: all tables of this process. It makes the parts that change and show tables, and wires nothing else: each
gets `Sessions`, and the parts it is built on."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import db
from engine.core.game import AnyGame

from .admin import Steward
from .attention.attention import Attention
from .clock_set import ClockSet
from .editions import Editions
from .errands import Errands
from .events import Events
from .follows import Follows
from .guests import Guests
from .habits import Habits
from .keep.capsules import Capsules
from .keep.courses import Courses
from .keep.faults import Faults
from .keep.moments import Moments
from .keep.replay import agrees
from .keep.reviews import Reviews
from .leagues.leagues import Leagues
from .leagues.scoring import Scoring
from .lessons.lessons import Lessons
from .listings import Listings
from .lobby import Lobby, new_seed, time_now
from .memos import Memos
from .ownership import Alone, Ownership
from .pages import Pages
from .person_data import PersonData
from .places import Places
from .plans.ahead import Ahead
from .plans.batches import Batches
from .play.now import Now
from .play.practice import Practice
from .proposals.proposals import Proposals
from .register import Register
from .reliability import Paces
from .results import Results
from .rounds import Later
from .seats.seats import Seats
from .seekers import Seekers
from .servers import Servers
from .session import Sessions
from .tries.tries import Tries
from .turns import Turns
from .weekly import Weeklies
from .work import Finished, Work

DAY = 86_400
REMINDERS = 5
"""Tables whose people are called again in any second, at most: after an outage it is the turn of all of them."""

log = logging.getLogger(__name__)


class Backups(NamedTuple):
    """Where daily copies of the database are kept, and how many."""

    folder: Path
    keep: int


class Host:
    """`register` finds tables, `lobby` is for those before their start. In play, `turns` are what people answer: the
    decision asked `now`, the next one `ahead`, `batches` of actions, what they try out privately (`tries`), or
    lessons that belong to no table (`lessons`).
    `seats` change hands, `places` are where tables are shown, `servers` those the bot is on, `moments`, `courses` and
    `reviews` for looking back, `results` what is left of games, `memos` for oneself, `habits` how panels go on,
    `paces` how reliable people are, `proposals` what people ask of each other, `capsules` what they report of faults,
    `data` all that is stored of a person, `follows` who follows a table. `steward` does what admins want, `faults`
    lets paused games go on. `queue` holds what is due, `work` does it; `errands` are what is due for whole servers,
    such as the `listings` of their open tables, the `seekers` of others, the `leagues`, and the `events` told to
    builders; `guests` come from other servers, `pages` tell results, `weekly` is the table of
    the week. `evenly` are seconds that nobody sets.
    `ownership` says what of all that is this process's."""

    def __init__(
        self,
        store: db.Store,
        games: Iterable[AnyGame],
        *,
        editions: Editions | None = None,
        now: Callable[[], int] = time_now,
        seed: Callable[[], bytes] = new_seed,
        backups: Backups | None = None,
        later: Later | None = None,
        evenly: Callable[[], float] | None = None,
        ownership: Ownership | None = None,
    ) -> None:
        self.store, self.backups = store, backups
        self.ownership: Ownership = ownership or Alone()
        clock = ClockSet(store.times, now, evenly, alone=self.ownership.share() is None)
        self.register, self.queue = Register(store, games, clock.now), store.queue
        self.sessions = Sessions(store, self.register, clock.now, agrees, alone=self.ownership.share() is None)
        clock.watch(self.sessions.lives.forget_all)
        self.places, self.servers = Places(self.sessions), Servers(self.sessions)
        self.work = Work(store.queue, clock.now, self.places.lose, later, clock.look, self.ownership)
        self.errands = Errands(store, clock.now, self.ownership, later)
        self.listings = Listings(store, self.register, self.errands)
        self.ownership.watch(_later, self._shut)
        self._clock_begins = clock.begin
        self.register.watch(lambda table: self.work.wake(), own=True)
        self.register.watch(lambda table: self.errands.hear())
        self.now = Now(self.sessions, self.work)
        self.proposals = Proposals(self.sessions)
        self.ahead, self.batches = Ahead(self.sessions), Batches(self.sessions, self.now)
        self.attention = Attention(store, self.register, self.now, self.sessions.said)
        self.tries = Tries(self.sessions, self.now, self.ahead, seed)
        self.lessons = Lessons(store, self.register)
        self.turns = Turns(self.now, self.ahead, self.batches, self.tries, self.lessons)
        self.seats, self.memos, self.habits = Seats(self.sessions), Memos(store), Habits(store)
        self.lobby = Lobby(self.sessions, editions=editions or {}, seed=seed)
        self.guests = Guests(self.sessions, self.lobby, seed)
        self.seekers = Seekers(store, self.register, self.lobby, self.errands)
        self.errands.serve(db.SEEKERS, self.seekers.look)
        self.follows = Follows(store, self.register)
        self.pages = Pages(store, self.register, self.attention, self.errands)
        self.weekly = Weeklies(store, self.register, self.errands)
        self.events = Events(store, self.register, self.errands)
        scoring = Scoring(store, self.register, self.now)
        self.leagues = Leagues(store, self.register, self.lobby, scoring, self.errands)
        self.errands.serve(db.LEAGUES, self.leagues.look)
        self.faults, self.moments = Faults(self.sessions), Moments(store, self.register)
        self.courses, self.results = Courses(store, self.register), Results(store, self.register)
        self.paces, self.capsules = Paces(store), Capsules(store, self.register)
        self.reviews = Reviews(store, self.register)
        self.data = PersonData(self.sessions, self.seats, self.lobby, self.attention)
        self.steward = Steward(self.sessions, self.seats, self.lobby, self.data)
        self.work.serve(("opponents",), Practice(self.sessions).play, places=2, first=1, longest=600)
        self.work.serve(("pack",), self._keep, places=2)
        self.work.serve(("result",), self.results.keep, places=1, paced=True)
        self.work.serve(("remind",), self._keep, places=2, most=REMINDERS)
        self.work.serve(("clock", "lapse"), self._keep, places=2)
        self.work.serve(("ahead",), self.ahead.play, places=2, first=1, longest=600)

    def clock(self) -> int:
        """Epoch seconds."""
        return self.sessions.now()

    async def begin(self) -> None:
        """Go on where the last process stopped."""
        if self.ownership.share() is None:  # a clock that several share says nothing of when they stopped
            await self._clock_begins()
            await self.hear(0)
            await self.faults.begin()
        else:
            self.store.database.hear(self._heard)
        await self.attention.begin()
        await self.work.begin()
        self.errands.begin()

    async def take_over(self, shard: int) -> None:
        """A shard is this process's, and its servers are known: what is due there is done from now on, also what
        another process had begun. Losing the shard ends that. Raises `StoreError`."""
        await self.hear(shard)
        await self.work.open(shard)

    async def _shut(self, shard: int) -> None:
        await self.work.shut(shard)
        await self.errands.shut(shard)

    async def hear(self, shard: int) -> None:
        """The people of a shard are heard now; clocks stand while that is not said again and again. Raises
        `StoreError`."""
        await self.store.stops.hear(self.ownership.shards, shard, self.clock())

    def _heard(self, notice: db.Notice) -> None:
        """Another process has written about a table or a person, or notices may have been missed."""
        missed = notice == db.Notice()
        lives = self.sessions.lives
        for table in lives.known() if missed else [each for each in (notice.table,) if each is not None]:
            lives.forget(table)
            self.register.changed(table, own=False)
        if missed or notice.person is not None:
            self.attention.look_again(notice.person)
        if missed or notice.stirred:
            self.errands.wake()
        self.work.hear()

    async def back_up(self) -> None:
        """Write today's copy of the database, if copies are wanted and it is not there. Raises `StoreError`."""
        if self.backups is not None:
            today = datetime.fromtimestamp(self.clock(), UTC).date()
            written = await db.backup_daily(self.store, self.backups.folder, today, self.backups.keep)
            if written is not None:
                log.info("a backup was written: %s", written)

    async def tidy(self) -> None:
        """Remove work done more than a day ago and what is stored of servers that the bot left a month ago, and bring
        the newest moves into the file itself."""
        await self.store.checkpoint()
        await self.store.prune(self.clock() - DAY)
        await self.servers.tidy()

    async def settle(self) -> None:
        """Wait until no practice opponent is playing any more."""
        await self.work.idle("opponents")

    async def close(self) -> None:
        """Take no more due work; what is not done is left to the next process."""
        await self.faults.close()
        await self.reviews.close()
        await self.errands.close()
        await self.work.close()

    async def _keep(self, row: db.Due, behind: Sequence[db.Due]) -> Finished:
        """Pack a game that is over, call people again, look at clocks or at what is proposed, or start a full table
        or ask about one that nobody starts."""
        if row.kind == "clock":
            await self.seats.look_at_clocks(row.game)
            return Finished()
        if row.kind == "lapse":
            await self.proposals.lapse(row.game)
            return Finished()
        status = (await self.register.table(row.game)).status
        if row.kind == "remind" and status is db.Status.OPEN:
            return Finished(rows=await self.lobby.tended(row.game, row.body))
        if row.kind == "remind":
            await self.seats.remind(row.game)
        elif status in (db.Status.FINISHED, db.Status.ABANDONED):
            await self.store.journal.archive(row.game)
        return Finished()


async def _later(shard: int) -> None:
    """Nothing: a shard is taken over once its servers are known."""
