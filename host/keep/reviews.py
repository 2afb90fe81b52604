"""Reviews of games that are over: what the strong opponent would have done at each turn of a person, for that person
alone. A turn at a time, in a thread and with a rest after each, so that nobody waits for it; kept for a while."""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Sequence

from msgspec import Struct

import db
from engine.core import review
from engine.core.frames import AnyPosition
from engine.core.journal import Entry, line
from engine.core.model import Bug, Illegal, Seat
from engine.core.review import Verdict, costliest

from ..people import Refused
from ..register import Register
from ..view.lines import journal_entry
from ..view.table import Table, held_then
from .rewind import along

KEPT = 30
"""The most reviews that are remembered."""
RESTS = 1.0
"""After each turn it rests as long as that took, times this."""
SAID = 3.0
"""Seconds between two words on how far it is."""


class Judged(Struct, frozen=True):
    """A turn with its verdict: its entries, and the position before it (packed)."""

    seat: Seat
    first: int
    last: int
    before: bytes
    played: tuple[str, ...]
    verdict: Verdict


class Review(Struct, frozen=True):
    """All turns of a person in order; `order`: their places by what was lost, the most first."""

    table: Table
    turns: tuple[Judged, ...]
    order: tuple[int, ...]

    def before(self, turn: Judged) -> AnyPosition:
        """The position before a turn."""
        return self.table.game.decode(zlib.decompress(turn.before))


class _Making:
    """A review that is being made."""

    def __init__(self) -> None:
        self.done = self.of = 0
        self.task: asyncio.Task[Review] | None = None


class Reviews:
    """Reads the past and changes nothing. One review is made at a time."""

    def __init__(self, store: db.Store, register: Register) -> None:
        self._store, self._register = store, register
        self._one = asyncio.Lock()
        self._kept: OrderedDict[tuple[int, int, int], Review] = OrderedDict()
        self._making: dict[tuple[int, int, int], _Making] = {}

    async def review(self, number: int, person: int, told: Callable[[int, int], Awaitable[object]]) -> Review:
        """Somebody's review. While it is made, `told` is called with how many turns of how many are done. Raises
        `Refused` before the end, where the game's strong opponent does not look back, and for people without a turn;
        `StoreError`."""
        table = await self._register.table(number)
        if table.status is not db.Status.FINISHED:
            raise Refused("no-review-yet")
        if review.judge(table.game) is None:
            raise Refused("no-review", game=table.game.name)
        key = table.id, table.row.head, person
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        making = self._making.setdefault(key, _Making())
        if making.task is None:
            making.task = asyncio.create_task(self._made(key, table, person, making), name=f"review {number}")
            making.task.add_done_callback(lambda _: self._making.pop(key, None))
        while not (await asyncio.wait({making.task}, timeout=SAID))[0]:
            await told(making.done, making.of)
        return making.task.result()

    async def close(self) -> None:
        """Make none any more."""
        tasks = [each.task for each in self._making.values() if each.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _made(self, key: tuple[int, int, int], table: Table, person: int, making: _Making) -> Review:
        held = held_then(await self._store.seats.tenures(table.id), person)
        rows, struck = await self._store.journal.page(table.id, -1, table.row.head)
        own = [row.seq for row in rows if row.seat is not None and held(row.seq) == row.seat and _own(row)]
        clock, judged = asyncio.get_running_loop().time, list[Judged]()
        async with self._one:
            try:
                turns = await asyncio.to_thread(_turns, table, rows, struck, own)
                making.of = len(turns)
                for turn in turns:
                    began = clock()
                    judged.append(await asyncio.to_thread(_judged, table, turn))
                    making.done += 1
                    await asyncio.sleep(RESTS * (clock() - began))
            except (Bug, Illegal):
                raise Refused("no-picture-then") from None
        if not judged:
            raise Refused("no-turn-of-yours")
        made = Review(table, tuple(judged), tuple(costliest([each.verdict for each in judged])))
        self._kept[key] = made
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return made


def _own(row: db.Entry) -> bool:
    """Whether its seat's person has made an entry, set it in advance, or it followed from that."""
    return row.by in (db.By.PERSON, db.By.AHEAD, db.By.FORCED)


def _turns(table: Table, rows: Sequence[db.Entry], struck: Collection[int], own: Sequence[int]) -> list[review.Turn]:
    standing = line([journal_entry(row) for row in rows], struck)
    by_seq, found, before = {each.seq: each for each in standing}, list[tuple[Entry, AnyPosition]](), None
    for seq, state in along(table, None, standing):
        if before is not None:
            found.append((by_seq[seq], before))
        before = state
    return review.turns(table.game, found, own)


def _judged(table: Table, turn: review.Turn) -> Judged:
    packed = zlib.compress(table.game.encode(turn.before), 1)
    return Judged(turn.seat, turn.first, turn.last, packed, turn.played, review.verdict(table.game, turn))
