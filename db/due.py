"""Everything that must happen later, as rows: written in the transaction of its cause, done once.

A **post** is one message, sent in order with the table's other posts. A **chore** is a state ("the board is behind"):
a table has at most one of each kind, and it stays until it was done and nothing new came since. `at` says when a row
may be taken next. Whoever takes it claims it by moving `at` to the end of the claim: nobody else does it meanwhile,
and it is due again if its holder is gone.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Collection, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from msgspec import ValidationError
from sqlalchemy import (
    ColumnElement,
    Connection,
    CursorResult,
    Row,
    Select,
    Text,
    bindparam,
    delete,
    func,
    insert,
    literal_column,
    select,
    union_all,
    update,
)

from . import events
from .database import Database
from .leases import Share, of_shards, valid
from .notices import note
from .rows import PARKED, Due, NewDue, Status, StoreError
from .schema import as_row, columns, game
from .schema import due as table

log = logging.getLogger(__name__)

POSTS = ("over", "turn", "lobby", "notice", "board")
BOARDS = ("over", "turn", "board")
"""Posts that show the table as it stands."""
CHORES = ("show", "ahead", "opponents", "remind", "clock", "lapse", "result", "close", "pack")
MOVED = ("remind", "clock", "lapse")
"""Chores that are put off when they are put again."""
ASIDE = ("admin", "retire", "settle", "seek", "owed", "watch")
"""Rows that are neither: each is done on its own, in any order."""
KINDS = (*POSTS, *CHORES, *ASIDE)
DAY = 86_400
"""Seconds after its end until a game is packed and its thread archived."""
LATELY = 2_000
"""Rows that are looked through for what was done."""
MOST = 10
"""The most rows of one table taken at a time."""

# Statements of every press are built once.
_WAITING = table.c.done.is_(None)
_ROW = columns(table, Due)
_OF_GAME = (
    select(*_ROW)
    .where(_WAITING, table.c.game == bindparam("of"), table.c.kind.in_(bindparam("kinds", expanding=True)))
    .order_by(table.c.id)
    .limit(bindparam("most"))
)
_DUE = (_WAITING, table.c.kind == bindparam("of"), table.c.at <= bindparam("now"), table.c.at > bindparam("after"))
_NEWEST = select(table.c.game).where(*_DUE).order_by(table.c.at.desc()).limit(bindparam("most"))
_OLDEST = select(table.c.game).where(*_DUE).order_by(table.c.at).limit(bindparam("most"))
# The same for some shards of a process that is not alone, with the table's server. That is looked up for each row, by
# the table's number: PostgreSQL takes few games to be of a shard, and would read all of them to find those.
_SERVER = select(game.c.server).where(game.c.id == table.c.game).correlate(table).scalar_subquery()
_MINE = of_shards(bindparam("count"), bindparam("shards", expanding=True), _SERVER)
_SOME = select(table.c.game, _SERVER).where(*_DUE, _MINE).limit(bindparam("most"))
_NEWEST_OF, _OLDEST_OF = _SOME.order_by(table.c.at.desc()), _SOME.order_by(table.c.at)
# Not `min(...)`: PostgreSQL would look at all rows there are, instead of a few at the beginning of an index.
# And one question for each row of the kinds: as many questions side by side take longer to plan than to answer.
_KINDS = union_all(*(select(literal_column(f"'{kind}'", Text).label("kind")) for kind in KINDS)).subquery("kinds")
_TIMES_OF = select(
    _KINDS.c.kind,
    select(table.c.at)
    .where(_WAITING, table.c.kind == _KINDS.c.kind, table.c.at < PARKED, _MINE)
    .order_by(table.c.at)
    .limit(1)
    .correlate(_KINDS)
    .scalar_subquery()
    .label("at"),
)
_LOCKED = select(table.c.id).where(table.c.id.in_(bindparam("ids", expanding=True))).with_for_update(skip_locked=True)
_TIMES = select(
    *(select(func.min(table.c.at)).where(_WAITING, table.c.kind == kind).scalar_subquery() for kind in KINDS)
)
_OPEN = (
    select(game.c.lost, events.LISTENS, table.c.id, table.c.kind, table.c.at, table.c.held, table.c.tries)
    .select_from(game.outerjoin(table, (table.c.game == game.c.id) & _WAITING))
    .where(game.c.id == bindparam("of"))
)
_RENEW = (
    update(table)
    .where(table.c.id == bindparam("row"))
    .values(nonce=bindparam("name"), body=bindparam("text"), at=bindparam("then"))
)
_ADD = insert(table)
_CANCEL = delete(table).where(
    _WAITING, table.c.game == bindparam("of"), table.c.kind.in_(bindparam("kinds", expanding=True))
)


class Queue:
    """The due work of all tables. Every method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def add(self, game_id: int, rows: Sequence[NewDue]) -> None:
        """Put work that belongs to no other change (a reminder). Raises `StoreError` for an unknown game."""
        await self._db.write(lambda c: put(c, game_id, rows))

    async def cancel(self, game_id: int, kinds: Sequence[str]) -> None:
        """Forget a table's work of these kinds."""
        await self._db.write(lambda c: cancel(c, game_id, kinds))

    async def take(
        self,
        kinds: Sequence[str],
        holder: str,
        now: int,
        until: int,
        *,
        tables: int,
        busy: Collection[int] = (),
        after: int | None = None,
        share: Share | None = None,
    ) -> dict[int, list[Due]]:
        """Claim the due work of at most `tables` tables until `until`. Returns the rows by table, in the order of
        their ids, as they were before (a `holder` means that somebody has already tried them). Tables in `busy` are
        left alone. The newest and the oldest work are taken by turns, one kind after the other, so that a long queue
        of old work does not delay somebody who has just pressed. `after`: only work that became due later than that.
        `share`: only that of shards whose leases hold, as they do until the claim is written; the rows name their
        server.
        """

        def work(c: Connection) -> dict[int, list[Due]]:
            taken: dict[int, list[Due]] = {}
            shards = None if share is None else valid(c, share, self._db.clock(c))
            of = None if share is None or shards is None else {"count": share.shards, "shards": shards}
            due = _due_games(c, kinds, now, tables, busy, -1 if after is None else after, of) if shards != [] else {}
            for game_id, server in due.items():
                if len(taken) == tables:
                    break
                if rows := _claim(c, game_id, kinds, holder, now, until, server):
                    taken[game_id] = rows
            return taken

        return await self._db.write(work)

    async def times(self, share: Share | None = None) -> dict[str, int]:
        """When the next work of each kind is due, of a share's shards only; kinds without any are left out."""
        if share is not None and not share.terms:
            return {}
        if share is None:
            (times,) = await self._db.ask(_TIMES, {})
            found = dict(zip(KINDS, times, strict=True))
        else:
            of = {"count": share.shards, "shards": sorted(share.terms)}
            found = {row.kind: row.at for row in await self._db.ask(_TIMES_OF, of)}
        return {kind: at for kind, at in found.items() if at is not None and at < PARKED}

    async def next_due(self) -> int | None:
        """When the next work is due, or None if there is none."""
        return min((await self.times()).values(), default=None)

    async def due(self, now: int, limit: int = 50) -> list[Due]:
        """All work whose time has come, the oldest first; nothing is claimed."""

        def work(c: Connection) -> list[Due]:
            rows = c.execute(select(*_ROW).where(_WAITING, table.c.at <= now).order_by(table.c.id).limit(limit))
            return [as_row(Due, row) for row in rows]

        return await self._db.read(work)

    async def done(
        self, row: Due, at: int, *, board: int | None = None, outcome: str = "done", rows: Sequence[NewDue] = ()
    ) -> None:
        """A row is done; `board`: the message that shows the table's board now; `rows`: the work that follows. A
        chore that was put again in the meantime stays, and is due at once.
        """

        def work(c: Connection) -> None:
            _finish(c, row, at, outcome)
            if board is not None:
                c.execute(update(game).where(game.c.id == row.game).values(board=board, board_at=at))
            put(c, row.game, rows)

        await self._db.write(work)

    async def put_off(self, row: Due, at: int) -> None:
        """A row was not tried after all: it is due again at `at`, unchanged."""
        await self._db.write(lambda c: _free(c, row, at=at, holder=row.holder))

    async def failed(self, row: Due, at: int, others: int, outcome: str, behind: Sequence[Due] = ()) -> None:
        """A try failed: the next one is at `at`, for a board that is behind together with a post that failed. The
        posts behind it wait as long; other work `behind` it in the same claim is due at `others`."""

        def work(c: Connection) -> None:
            then = _held_back(_open(c, row.game)) if row.kind == "show" else 0
            _free(c, row, at=min(then, at) or at, tries=row.tries + 1, outcome=outcome)
            for each in behind:
                _free(c, each, at=others, holder=each.holder)
            if row.kind in POSTS:
                later = (_WAITING, table.c.game == row.game, table.c.id > row.id, table.c.kind.in_(POSTS))
                c.execute(update(table).where(*later, table.c.at < at).values(at=at))

        await self._db.write(work)

    async def failing(self, server: int, tries: int) -> dict[int, str]:
        """The tables of a server with a post that has failed at least so often, and the outcome of its last try."""
        query = (
            select(table.c.game, table.c.outcome)
            .join(game, game.c.id == table.c.game)
            .where(_WAITING, game.c.server == server, table.c.tries >= tries, table.c.kind.in_((*POSTS, "show")))
            .order_by(table.c.id.desc())
        )
        return await self._db.read(lambda c: {row.game: row.outcome or "" for row in c.execute(query)})

    async def bodies(self, game_id: int, kind: str) -> list[bytes]:
        """Of the last `LATELY` pieces of work of all tables, done or not, those of that kind for a table, the newest
        first: no index holds what is done."""
        last = select(table.c.id, table.c.game, table.c.kind, table.c.body)
        last_of_all = last.order_by(table.c.id.desc()).limit(LATELY).subquery()
        mine = (last_of_all.c.game == game_id, last_of_all.c.kind == kind)
        query = select(last_of_all.c.body).where(*mine).order_by(last_of_all.c.id.desc())
        return await self._db.read(lambda c: [row.body for row in c.execute(query)])

    async def hurry(self, game_id: int, kind: str, now: int) -> None:
        """A chore is due now, even if it waits for its next try; nothing happens while it is being done."""

        def work(c: Connection) -> None:
            mine = (_WAITING, table.c.game == game_id, table.c.kind == kind)
            if c.scalar(select(table.c.id).where(*mine)) is None:
                put(c, game_id, [NewDue(kind, b"", now)])
            c.execute(update(table).where(*mine, table.c.held.is_(None)).values(at=now))

        await self._db.write(work)

    async def inherit(self, now: int, share: Share | None = None, shard: int = 0) -> None:
        """Work that an ended process had claimed is due now: no other process can be running, because of the
        database's lock. With a `share`: that of one shard, by whoever spoke for it, if its lease holds."""

        def work(c: Connection) -> None:
            claimed: list[ColumnElement[bool]] = [_WAITING, table.c.held.is_not(None)]
            if share is not None:
                claimed.append(of_shards(share.shards, [shard], _SERVER))
            if share is None or shard in valid(c, share, self._db.clock(c)):
                c.execute(update(table).where(*claimed).values(at=now, held=None))

        await self._db.write(work)

    async def let_go(self, kinds: Sequence[str], holder: str, now: int, busy: Collection[int]) -> None:
        """Work of these kinds that a holder has claimed is due now, but at tables in `busy`: of a claim whose answer
        was lost, nobody knows."""
        mine = (_WAITING, table.c.held.is_not(None), table.c.holder == holder, table.c.kind.in_(kinds))
        others = table.c.game.not_in(busy)
        free = update(table).where(*mine, others).values(at=now, held=None)
        await self._db.write(lambda c: c.execute(free))


def behind(at: int) -> NewDue:
    """The table's board is behind from `at` on."""
    return NewDue("show", b"", at)


def follows(status: Status, head: int, at: int) -> list[NewDue]:
    """The work a table needs after it got this status at `at`."""
    if status is Status.PLAYING:
        return [NewDue(kind, b"", at) for kind in ("ahead", "opponents", "remind", "clock")]
    over = status in (Status.FINISHED, Status.ABANDONED) and head >= 0
    result = [NewDue("result", b"", at)] if over and status is Status.FINISHED else []
    return [*result, NewDue("pack", b"", at + DAY), NewDue("close", b"", at + DAY)] if over else []


def put(c: Connection, game_id: int, rows: Sequence[NewDue]) -> None:
    """Insert due work within a transaction. A chore that is there already, or comes twice, is renewed; a board is not
    wanted if a post that shows it is already waiting."""
    note(c, game_id)
    there = _open(c, game_id) if any(row.kind not in ASIDE for row in rows) else []
    if there and there[0].listens is not None:
        told = [events.New(events.CALLED, row.at, body=row.body) for row in rows if row.kind == "turn"]
        events.happened(c, there[0].listens, game_id, told)
    fresh: list[NewDue] = []
    for row in rows:
        same = [each for each in there if each.kind == row.kind and row.kind in CHORES]
        for each in same:
            _renew(c, each, row)
        twin = next((n for n, each in enumerate(fresh) if each.kind == row.kind and row.kind in CHORES), None)
        if twin is not None:
            fresh[twin] = row if row.kind in MOVED else min(fresh[twin], row, key=lambda each: each.at)
        elif not same and not (row.kind == "board" and _shown(there, row)):
            fresh.append(row)
    if not fresh:
        return
    held_back = _held_back(there)
    parked = held_back == PARKED
    values = [
        {
            "game": game_id,
            "kind": row.kind,
            "body": row.body,
            "at": max(row.at, held_back) if row.kind in POSTS or (parked and row.kind == "show") else row.at,
            "tries": 0,
            "nonce": _nonce(),
        }
        for row in fresh
    ]
    c.execute(_ADD, values)


def cancel(c: Connection, game_id: int, kinds: Sequence[str]) -> None:
    """Forget a table's undone work of these kinds, within a transaction."""
    if kinds:
        c.execute(_CANCEL, {"of": game_id, "kinds": kinds})


def park(c: Connection, game_id: int) -> None:
    """Within a transaction: everything to be shown waits until the table has a place."""
    shown = (_WAITING, table.c.game == game_id, table.c.kind.in_((*POSTS, "show", "retire", "settle", "close")))
    c.execute(update(table).where(*shown).values(at=PARKED, held=None))


def unpark(c: Connection, game_id: int, at: int) -> None:
    """Within a transaction: everything that waited for a place is due at `at`."""
    c.execute(update(table).where(_WAITING, table.c.game == game_id, table.c.at == PARKED).values(at=at))


def forget_done(c: Connection, before: int) -> None:
    """Remove the work done before that time, within a transaction."""
    c.execute(delete(table).where(table.c.done < before))


def _nonce() -> str:
    return secrets.token_hex(12)  # Discord takes up to 25 characters


def _open(c: Connection, game_id: int) -> Sequence[Row[Any]]:
    """What waits at a table, and whether its place is `lost`; at least one row."""
    return list(c.execute(_OPEN, {"of": game_id}))


def _held_back(there: Sequence[Row[Any]]) -> int:
    """The time before which no post of a table may be sent: it has no place, or an earlier one failed. One that is
    being tried again says nothing of others yet: its time is the end of its claim."""
    if any(each.lost is not None for each in there):
        return PARKED
    return max((each.at for each in there if each.kind in POSTS and each.tries > 0 and each.held is None), default=0)


def _shown(there: Sequence[Row[Any]], row: NewDue) -> bool:
    """Whether one of these posts shows the board, too, and waits for its turn, not only for a later call."""
    return any(each.kind in BOARDS and (each.at <= row.at or _stuck(each)) for each in there)


def _renew(c: Connection, old: Row[Any], row: NewDue) -> None:
    """Give an existing chore a new nonce, so that a try under way does not finish it.

    One that waits after a fault goes on waiting; else the earlier time counts, for a reminder the new one.
    """
    stays = _stuck(old) or (old.kind not in MOVED and old.at <= row.at)
    c.execute(_RENEW, {"row": old.id, "name": _nonce(), "text": row.body, "then": old.at if stays else row.at})


def _stuck(row: Row[Any]) -> bool:
    """Whether a row is being done, or waits after a fault or for a place."""
    return row.held is not None or row.tries > 0 or row.at == PARKED


def _due_games(
    c: Connection,
    kinds: Sequence[str],
    now: int,
    most: int,
    busy: Collection[int],
    after: int,
    of: Mapping[str, object] | None,
) -> dict[int, int]:
    """Tables with due work, taken by turns from the newest and the oldest of each kind; `of` some shards, or all.
    Each with its server, or 0 where that does not matter."""
    by_turns: list[list[tuple[int, int]]] = []
    some = most + len(busy)
    for kind in kinds:
        wanted = {"of": kind, "now": now, "after": after, "most": some, **(of or {})}
        newest = _found(c, _NEWEST if of is None else _NEWEST_OF, wanted)
        oldest = newest[::-1] if len(newest) < some else _found(c, _OLDEST if of is None else _OLDEST_OF, wanted)
        by_turns += [newest, oldest]
    return dict(each for turn in zip_longest(*by_turns) for each in turn if each is not None and each[0] not in busy)


def _found(c: Connection, query: Select[Any], wanted: Mapping[str, object]) -> list[tuple[int, int]]:
    return [(row[0], row[1] if len(row) > 1 else 0) for row in c.execute(query, wanted)]


def _claim(
    c: Connection, game_id: int, kinds: Sequence[str], holder: str, now: int, until: int, server: int
) -> list[Due]:
    """The rows of a table that may be done now, claimed, posts first; none while somebody else has a claim there, or
    is just writing one."""
    rows: list[Due] = []
    for row in c.execute(_OF_GAME, {"of": game_id, "kinds": list(kinds), "most": 5 * MOST}).all():
        try:
            rows.append(as_row(Due, row, server=server))
        except ValidationError as error:  # one row must not keep all others waiting
            log.error("table %s: row %s of the due work makes no sense: %s", game_id, row.id, error)
            c.execute(update(table).where(table.c.id == row.id).values(done=now, outcome=f"makes no sense: {error}"))
    if any(row.held is not None and row.held > now and row.holder != holder for row in rows):
        return []
    mine = sorted((row for row in rows if row.at <= now), key=lambda row: row.kind not in POSTS)[:MOST]
    if server and mine:
        ids = [row.id for row in mine]
        if len(list(c.scalars(_LOCKED, {"ids": ids}))) < len(ids):
            return []
    if mine:
        claimed = update(table).where(table.c.id.in_([row.id for row in mine]))
        c.execute(claimed.values(holder=holder, held=until, at=until))
    return mine


def _finish(c: Connection, row: Due, at: int, outcome: str) -> None:
    if row.kind not in CHORES:
        if not _run(c, update(table).where(table.c.id == row.id).values(done=at, held=None, outcome=outcome)):
            raise StoreError(f"There is no row {row.id} in the queue.")
        return
    same = (table.c.id == row.id, table.c.nonce == row.nonce)
    if not _run(c, delete(table).where(*same)):
        c.execute(update(table).where(table.c.id == row.id, _WAITING).values(at=at, held=None, tries=0))


def _free(c: Connection, row: Due, **values: object) -> None:
    """End a claim, unless the row has been parked, cancelled or done meanwhile."""
    mine = (table.c.id == row.id, _WAITING, table.c.at < PARKED)
    c.execute(update(table).where(*mine).values(held=None, **values))


def _run(c: Connection, statement: Any) -> int:
    """The number of rows that a statement changed."""
    done: CursorResult[object] = c.execute(statement)
    return done.rowcount
