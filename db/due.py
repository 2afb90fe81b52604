"""Posts that must appear exactly once: written with their cause, sent and marked later."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select, update

from .database import Database
from .rows import Due, NewDue, StoreError
from .schema import as_row, columns, game
from .schema import due as table


class Queue:
    """The posts still to be sent. A try that may have reached Discord is repeated with the same nonce."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def add(self, game_id: int, posts: Sequence[NewDue]) -> None:
        """Write down posts that belong to no entry (a reminder). Raises `StoreError` for an unknown game."""
        await self._db.write(lambda c: put(c, game_id, posts))

    async def due(self, now: int, limit: int = 50) -> list[Due]:
        """Posts not yet done whose time has come, the oldest first."""

        def work(c: Connection) -> list[Due]:
            query = select(*columns(table, Due)).where(table.c.done.is_(None), table.c.at <= now)
            rows = c.execute(query.order_by(table.c.id).limit(limit))
            return [as_row(Due, row) for row in rows]

        return await self._db.read(work)

    async def next_due(self) -> int | None:
        """When the next post not yet done is due, or None if there is none."""

        def work(c: Connection) -> int | None:
            query = select(func.min(table.c.at)).where(table.c.done.is_(None))
            at: int | None = c.scalar(query)
            return at

        return await self._db.read(work)

    async def done(self, post: int, at: int, *, board: int | None = None) -> None:
        """Mark a post as posted; `board`: its message is now the one that shows the game's board.

        Raises `StoreError` for an unknown post.
        """

        def work(c: Connection) -> None:
            _change(c, post, done=at)
            if board is not None:
                owner = select(table.c.game).where(table.c.id == post).scalar_subquery()
                c.execute(update(game).where(game.c.id == owner).values(board=board, board_at=at))

        await self._db.write(work)

    async def failed(self, post: int, retry: int) -> None:
        """Count a try that failed and try again at `retry`. Raises `StoreError` for an unknown post."""
        await self._db.write(lambda c: _change(c, post, at=retry, tries=table.c.tries + 1))


def put(c: Connection, game_id: int, posts: Sequence[NewDue]) -> None:
    """Insert posts within a transaction."""
    rows = [
        {
            "game": game_id,
            "kind": post.kind,
            "body": post.body,
            "at": post.at,
            "tries": 0,
            "nonce": secrets.token_hex(12),  # Discord takes up to 25 characters
        }
        for post in posts
    ]
    if rows:
        c.execute(insert(table), rows)


def cancel(c: Connection, game_id: int, kinds: Sequence[str]) -> None:
    """Remove a game's undone work of these kinds within a transaction."""
    if kinds:
        c.execute(delete(table).where(table.c.game == game_id, table.c.done.is_(None), table.c.kind.in_(kinds)))


def forget_posts(c: Connection, before: int) -> None:
    """Remove the posts done before that time, within a transaction."""
    c.execute(delete(table).where(table.c.done < before))


def _change(c: Connection, post: int, **values: object) -> None:
    changed = c.execute(update(table).where(table.c.id == post).values(**values))
    if changed.rowcount != 1:
        raise StoreError(f"There is no post {post} in the queue.")
