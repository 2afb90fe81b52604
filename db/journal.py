"""The play itself: entries that are never changed, and the snapshots they lead to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from . import blocks, errands, events, paces, packing, presses, proposed
from .database import Database
from .due import behind, cancel, follows, put
from .effects import Effects
from .games import clear, seat_all, set_game, unknown
from .plans import PLANNED, Turn, follow, set_aside
from .rows import Appended, Damaged, Entry, NewDue, Outcome, Proposal, Seat, Snapshot, Status, StoreError
from .schema import archive, as_row, columns, entry, game, notes, snapshot
from .seats import begin, note_waits

ENTRY = columns(entry, Entry)

# Built once: every press runs these. The game stays locked from `_HEAD` until the transaction ends.
_HEAD = (
    select(
        game.c.head,
        game.c.status,
        game.c.presses,
        PLANNED.label("planned"),
        events.LISTENS,
        select(notes.c.body)
        .where(notes.c.game == game.c.id, notes.c.block == bindparam("block"))
        .scalar_subquery()
        .label("said"),
    )
    .where(game.c.id == bindparam("of"))
    .with_for_update()
)
_MOVE = (
    update(game)
    .where(game.c.id == bindparam("of"))
    .values(
        head=bindparam("new"),
        status=bindparam("being"),
        undos=game.c.undos + bindparam("struck"),
        rules=bindparam("its_rules"),
        state_hash=bindparam("its_hash"),
        presses=bindparam("pressed"),
        updated_at=bindparam("its_at"),
    )
)
_ENTER = insert(entry).values(game=bindparam("of"), **{c.name: bindparam(f"its_{c.name}") for c in ENTRY})
_PRESS = Effects(moved=_MOVE, entered=_ENTER, noted=blocks.MORE_NOTES, newest=blocks.NEWEST_ONLY)
_PRESSES = select(game.c.presses).where(game.c.id == bindparam("of"))
_SETTLED = _PRESSES.with_for_update()  # whoever writes about the game has it locked until their transaction has ended
_PACKED = select(archive.c.body).where(archive.c.game == bindparam("of"))
_AFTER = select(*ENTRY).where(entry.c.game == bindparam("of"), entry.c.seq > bindparam("after")).order_by(entry.c.seq)
_UNDOS = (
    select(entry.c.seq, entry.c.strikes)
    .where(entry.c.game == bindparam("of"), entry.c.seq > bindparam("after"), entry.c.strikes.is_not(None))
    .order_by(entry.c.seq)
)
_UPTO = _AFTER.where(entry.c.seq <= bindparam("upto"))


class Journal:
    """All games' journals. An archived game reads as before, except for snapshots older than its last."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def start(
        self,
        game_id: int,
        first: Entry,
        body: bytes,
        *,
        press: str | None = None,
        posts: Sequence[NewDue] = (),
        waits: Sequence[Seat] = (),
        seats: Sequence[Seat] = (),
        options: bytes | None = None,
    ) -> Appended:
        """Write entry 0 and the first state of an open game, which is then playing; its people hold their seats from
        entry 0. `seats` and `options` replace those before. See `append`."""
        states = (Snapshot(first.seq, body),)

        def begun(c: Connection, _: int) -> None:
            if seats:
                seat_all(c, game_id, seats)
            if options is not None:
                set_game(c, game_id, options=options)
            begin(c, game_id)
            errands.changed(c, game_id, first.at)

        return await self._write(
            game_id, (first,), states, press, posts, (), waits, Status.OPEN, Status.PLAYING, begun
        )

    async def append(
        self,
        game_id: int,
        entries: Sequence[Entry],
        body: bytes,
        *,
        press: str | None = None,
        posts: Sequence[NewDue] = (),
        cancels: Sequence[str] = (),
        waits: Sequence[Seat] = (),
        turn: Turn | None = None,
        marks: Sequence[paces.Mark] = (),
        finished: bool = False,
    ) -> Appended:
        """Write the result of one press, whole or not at all: its entries, the encoded state after them (`body`), and
        the posts that tell of them. Before that, undone work of the kinds in `cancels` is dropped. `waits` are the
        seats whose time of waiting has changed; `turn` says what becomes of plans; `marks` are of turns that end.
        Stale (nothing written) unless the game is playing and its head is the seq before the first entry's. Duplicate
        (nothing written) if `press`, the id of the interaction, made an entry before. Raises `StoreError`, nothing
        written.
        """
        after = Status.FINISHED if finished else Status.PLAYING
        states = [Snapshot(entries[-1].seq, body)] if entries else []

        def followed(c: Connection, planned: int) -> Sequence[NewDue]:
            paces.note(c, marks)
            return follow(c, game_id, turn, planned) if turn is not None else ()

        return await self._write(
            game_id, entries, states, press, posts, cancels, waits, Status.PLAYING, after, followed
        )

    async def rewind(
        self,
        game_id: int,
        entries: Sequence[Entry],
        bodies: Sequence[bytes],
        being: Status,
        *,
        posts: Sequence[NewDue] = (),
        cancels: Sequence[str] = (),
        waits: Sequence[Seat] = (),
        agreed: Proposal | None = None,
    ) -> Appended:
        """Write many undos at once, each with the encoded state after it; the game stays playing or paused (`being`);
        all plans are set aside, and what is proposed is dropped. `agreed`: what was proposed has led to it; if
        something else is proposed, `StoreError` is raised. See `append`."""
        states = [Snapshot(e.seq, body) for e, body in zip(entries, bodies, strict=True)]
        whole = [each for each in states if each.seq % blocks.BLOCK == blocks.BLOCK - 1 or each is states[-1]]

        def dropped(c: Connection, _: int) -> None:
            if agreed is not None and proposed.read(c, game_id) != agreed:
                raise StoreError(f"Game {game_id}: something else is proposed by now.")
            set_aside(c, game_id)
            proposed.drop(c, game_id)

        return await self._write(game_id, entries, whole, None, posts, cancels, waits, being, being, dropped)

    async def _write(
        self,
        game_id: int,
        entries: Sequence[Entry],
        states: Sequence[Snapshot],
        key: str | None,
        posts: Sequence[NewDue],
        cancels: Sequence[str],
        waits: Sequence[Seat],
        before: Status,
        after: Status,
        also: Callable[[Connection, int], Sequence[NewDue] | None],
    ) -> Appended:
        if not entries or any(b.seq != a.seq + 1 for a, b in pairwise(entries)):
            raise StoreError("The entries of one press must follow each other without a gap.")
        first = entries[0].seq

        def work(c: Connection) -> Appended:
            row = c.execute(_HEAD, {"of": game_id, "block": first // blocks.BLOCK}).first()
            if row is None:
                raise unknown(game_id)
            made = None if key is None else presses.find(row.presses, key)
            if made is not None:
                return Appended(Outcome.DUPLICATE, made)
            pressed = row.presses if key is None else presses.add(row.presses, key, first)
            if not _as_known(row.head, row.status, first, before):
                return Appended(Outcome.STALE, row.head)
            moved = _moved(game_id, entries, after, pressed)
            if len(states) == 1 and first % blocks.BLOCK and first // blocks.BLOCK == states[0].seq // blocks.BLOCK:
                _press(c, game_id, entries, states[0], row.said, moved)
            else:
                c.execute(_MOVE, moved)
                enter(c, game_id, entries)
                blocks.put_notes(c, game_id, entries, row.said)
                for old, new in pairwise((Snapshot(first - 1, b""), *states)):  # each block of entries keeps one
                    blocks.put_snapshot(c, game_id, old.seq, new)
            more = also(c, row.planned) or ()
            if after is Status.FINISHED:
                clear(c, game_id)
            note_waits(c, game_id, waits)
            cancel(c, game_id, cancels)
            if row.listens is not None:
                events.happened(c, row.listens, game_id, _events(entries, before, after))
            over = follows(after, entries[-1].seq, entries[-1].at) if after is Status.FINISHED else []
            put(c, game_id, [*more, *posts, behind(entries[-1].at), *over])
            return Appended(Outcome.OK, first)

        return await self._db.write(work)

    async def pressed(self, game_id: int, key: str, *, settled: bool = False) -> int | None:
        """The seq of the entry that a press made, or None; it tells a repeated press from one that came too late.
        Only the last presses of each game are known (see `presses`), because Discord repeats one within seconds.
        `settled`: a write that was reported as failed may be on its way to be kept, and is waited for.
        """
        if not settled:
            return presses.find(await self.presses(game_id), key)
        return await self._db.write(lambda c: presses.find(c.scalar(_SETTLED, {"of": game_id}) or b"", key))

    async def presses(self, game_id: int) -> bytes:
        """The presses a game knows, as they are stored."""
        found = await self._db.ask(_PRESSES, {"of": game_id})
        return found[0].presses if found else b""

    async def entries(self, game_id: int, after: int = -1, upto: int | None = None) -> list[Entry]:
        """The entries with `after` < seq <= `upto` (None: all there are), in order."""

        def work(c: Connection) -> list[Entry]:
            packed = archived(c, game_id)
            if packed is None:
                return _entries(c, game_id, after, upto)
            return packed.entries[max(after, -1) + 1 : None if upto is None else max(upto, -1) + 1]

        return await self._db.read(work)

    async def page(self, game_id: int, after: int, upto: int) -> tuple[list[Entry], frozenset[int]]:
        """The entries with `after` < seq <= `upto` (both at least -1), in order, and which of them were struck out
        after `upto`."""

        def work(c: Connection) -> tuple[list[Entry], frozenset[int]]:
            packed = archived(c, game_id)
            if packed is not None:
                found, later = packed.entries[after + 1 : upto + 1], packed.entries[upto + 1 :]
                undos = [(e.seq, e.strikes) for e in later if e.strikes is not None]
            else:
                found = _entries(c, game_id, after, upto)
                undos = [(row.seq, row.strikes) for row in c.execute(_UNDOS, {"of": game_id, "after": upto})]
            return found, frozenset(seq for seq in _struck(undos) if after < seq <= upto)

        return await self._db.read(work)

    async def newest(self, game_id: int) -> Snapshot | None:
        """The state as it is: the snapshot at the head. None for a game not started."""

        def work(c: Connection) -> Snapshot | None:
            packed = archived(c, game_id)
            return packed.snapshot if packed else blocks.read_snapshot(c, game_id)

        return await self._db.read(work)

    async def snapshot(self, game_id: int, upto: int) -> Snapshot | None:
        """The latest snapshot at or before entry `upto` that holds nothing struck out since; else None."""

        def work(c: Connection) -> Snapshot | None:
            packed = archived(c, game_id)
            if packed is None:
                return blocks.read_snapshot(c, game_id, *blocks.before(game_id, upto))
            last = packed.snapshot
            return last if last and last.seq <= upto else None

        return await self._db.read(work)

    async def stood(self, game_id: int) -> Snapshot | None:
        """The latest state that an admin kept as it stood though later rules would have led elsewhere, if nothing
        before it was struck out since; else None, and for an archived game."""

        def work(c: Connection) -> Snapshot | None:
            return blocks.read_snapshot(c, game_id, snapshot.c.base == blocks.STOOD, blocks.whole(game_id))

        return await self._db.read(work)

    async def kept(self, game_id: int) -> dict[int, bytes | None]:
        """All stored states of a started game, encoded, by seq. None: that state is lost or cannot be unpacked."""

        def work(c: Connection) -> dict[int, bytes | None]:
            packed = archived(c, game_id)
            if packed is None:
                return blocks.read_snapshots(c, game_id)
            return {packed.snapshot.seq: packed.snapshot.body} if packed.snapshot else {}

        return await self._db.read(work)

    async def archive(self, game_id: int) -> int:
        """Pack a game that is over into one blob and remove its rows; returns the blob's bytes.

        Raises `StoreError` if it is not over. Archiving it again changes nothing.
        """

        def read(c: Connection) -> bytes | tuple[list[Entry], Snapshot | None]:
            body = c.scalar(_PACKED, {"of": game_id})
            return body if body is not None else _over(c, game_id)

        def write(c: Connection) -> None:
            if _over(c, game_id)[0] != entries:
                raise StoreError(f"Game {game_id} went on while it was being archived.")
            c.execute(insert(archive).values(game=game_id, body=body))
            c.execute(update(game).where(game.c.id == game_id).values(presses=b""))
            clear(c, game_id)
            for table in (snapshot, notes, entry):
                c.execute(delete(table).where(table.c.game == game_id))

        found = await self._db.read(read)
        if isinstance(found, bytes):
            return len(found)
        entries, last = found
        body = await asyncio.to_thread(packing.pack, entries, last)  # 0.1 s, too long for the database's thread
        await self._db.write(write)
        return len(body)


def _events(entries: Sequence[Entry], before: Status, after: Status) -> list[events.New]:
    """What everybody may hear of these entries."""
    first, last = entries[0], entries[-1]
    kind = events.BEGUN if before is Status.OPEN else events.MOVED
    news = [events.New(kind, last.at, first.seq, last.seq, first.seat, b"undo" if first.strikes is not None else b"")]
    if after is Status.FINISHED:
        news.append(events.New(events.OVER, last.at, last=last.seq, body=after.encode()))
    return news


def _as_known(head: int, status: str, first: int, being: Status) -> bool:
    """Whether nobody has written about the game since whoever writes now has read it: the next entry is `first`."""
    return head == first - 1 and status == being


def _moved(game_id: int, entries: Sequence[Entry], being: Status, pressed: bytes) -> dict[str, object]:
    """The values of `_MOVE` for these entries."""
    last = entries[-1]
    return {
        "of": game_id,
        "new": last.seq,
        "being": being,
        "struck": sum(e.strikes is not None for e in entries),
        "its_rules": last.rules,
        "its_hash": last.hash,
        "pressed": pressed,
        "its_at": last.at,
    }


def _press(
    c: Connection,
    game_id: int,
    entries: Sequence[Entry],
    new: Snapshot,
    said: bytes | None,
    moved: Mapping[str, object],
) -> None:
    """What most presses write, as few statements as may be: entries of one block, which are not its first, and the
    state after them."""
    *earlier, last = entries
    if earlier:
        enter(c, game_id, earlier)
    newest = blocks.newest_only(game_id, entries[0].seq - 1, new)
    notes = blocks.more_notes(game_id, entries, said)
    if not _PRESS.carry_out(c, {**moved, **_entered(game_id, last), **notes, **newest})["newest"]:
        blocks.keep_snapshot(c, game_id, entries[0].seq - 1, newest)


def _struck(undos: Sequence[tuple[int, int]]) -> set[int]:
    """What undos, in order, each with what it strikes, strike out: nothing, if they are struck out themselves."""
    struck: set[int] = set()
    for seq, target in reversed(undos):
        if seq not in struck:
            struck.add(target)
    return struck


def enter(c: Connection, game_id: int, entries: Sequence[Entry]) -> None:
    """Insert entries within a transaction; their notes are kept by `blocks`."""
    c.execute(_ENTER, [_entered(game_id, each) for each in entries])


def _entered(game_id: int, new: Entry) -> dict[str, object]:
    """The values of `_ENTER`."""
    return {"of": game_id} | {f"its_{column.name}": getattr(new, column.name) for column in ENTRY}


def _entries(c: Connection, game_id: int, after: int = -1, upto: int | None = None) -> list[Entry]:
    chosen = {"of": game_id, "after": after}
    rows = (c.execute(_AFTER, chosen) if upto is None else c.execute(_UPTO, chosen | {"upto": upto})).all()
    if not rows:
        return []
    said = blocks.read_notes(c, game_id, rows[0].seq, rows[-1].seq)
    if any(row.seq not in said for row in rows):
        raise Damaged(f"Game {game_id} has lost notes: take it from a backup.")
    return [as_row(Entry, row, notes=said[row.seq]) for row in rows]


def archived(c: Connection, game_id: int) -> packing.Packed | None:
    """An archived game's play; None for one that is not archived. Raises `StoreError` for a damaged archive."""
    body = c.scalar(_PACKED, {"of": game_id})
    return packing.unpack(body) if body is not None else None


def _over(c: Connection, game_id: int) -> tuple[list[Entry], Snapshot | None]:
    """The entries and the last state of a game that is over and not archived yet. Raises `StoreError`."""
    status = c.scalar(select(game.c.status).where(game.c.id == game_id))
    if status is None:
        raise unknown(game_id)
    if status not in (Status.FINISHED, Status.ABANDONED):
        raise StoreError(f"Game {game_id} is {status}: only a game that is over can be archived.")
    return _entries(c, game_id), blocks.read_snapshot(c, game_id)
