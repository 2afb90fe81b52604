"""When clocks stood: while a game was paused, and while the bot or Discord was away. Who hears people notes it again
and again; a gap between two notes is time in which nobody could press anything."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, func, insert, or_, select, update

from . import attention
from .attention import Known
from .database import Database
from .rows import Game
from .schema import alive, seat, stop

GAP = 90
"""Seconds after a note for which people still count as heard."""
KEPT = 200 * 86_400
"""Seconds for which stops are kept: longer than a clock goes on without being counted."""


# Built once: every press at a table with clocks runs these.
_OWN = or_(stop.c.game == bindparam("of"), stop.c.game.is_(None))
_STOPS = (
    select(stop).where(_OWN, or_(stop.c.until.is_(None), stop.c.until > bindparam("from"))).order_by(stop.c.since)
)
_ALIVE = select(alive)


class Ticks(NamedTuple):
    """What counting the time at a game needs: what is known of its people, when its clocks stood (until: None, if
    they still do), and when people were last heard, if that is noted."""

    people: dict[int, Known]
    stops: tuple[tuple[int, int | None], ...]
    heard: int | None


class Stops:
    """Of all games. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def hear(self, shards: int, shard: int, now: int) -> None:
        """People of this shard, of so many, are heard now. A gap before that is noted."""

        def work(c: Connection) -> None:
            mine = (alive.c.shards == shards, alive.c.shard == shard)
            before = c.scalar(select(alive.c.at).where(*mine))
            last = before if before is not None else c.scalar(select(func.max(alive.c.at)))
            if last is not None and now > last + GAP:
                c.execute(insert(stop).values(game=None, shards=shards, shard=shard, since=last, until=now))
            if before is None:
                c.execute(insert(alive).values(shards=shards, shard=shard, at=now))
            elif before < now:
                c.execute(update(alive).where(*mine).values(at=now))

        await self._db.write(work)

    async def ticks(self, game: Game, people: Collection[int], since: int) -> Ticks:
        """What counting the time at a game from then on needs."""

        def work(c: Connection) -> Ticks:
            rows = c.execute(_STOPS, {"of": game.id, "from": since}).all()
            stops = tuple((row.since, row.until) for row in rows if row.game is not None or _of(row, game))
            heard = [row.at for row in c.execute(_ALIVE) if _of(row, game)]
            return Ticks(attention.known(c, people), stops, max(heard, default=None))

        return await self._db.read(work)


def stand(c: Connection, game_id: int, at: int) -> None:
    """Within a transaction: the clocks of a game stand from now on, and no turn there grows longer."""
    runs = select(seat.c.index).where(
        seat.c.game == game_id, or_(seat.c.counted.is_not(None), seat.c.began.is_not(None))
    )
    stands = select(stop.c.id).where(stop.c.game == game_id, stop.c.until.is_(None)).limit(1)
    if c.scalar(runs.limit(1)) is not None and c.scalar(stands) is None:
        c.execute(insert(stop).values(game=game_id, shards=0, shard=0, since=at, until=None))


def go_on(c: Connection, game_id: int, at: int) -> None:
    """Within a transaction: they go on."""
    c.execute(update(stop).where(stop.c.game == game_id, stop.c.until.is_(None)).values(until=at))


def forget_stops(c: Connection, before: int) -> None:
    """Remove what ended long before a time, within a transaction."""
    c.execute(delete(stop).where(stop.c.until < before - KEPT))
    c.execute(delete(alive).where(alive.c.at < before - KEPT))


def _of(row: object, game: Game) -> bool:
    """Whether a row about a shard is about the shard of a game."""
    shards, shard = getattr(row, "shards", 0), getattr(row, "shard", 0)
    return bool(shards) and (game.server >> 22) % shards == shard
