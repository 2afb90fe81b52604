"""Proposals: what one person at a table asks others there to agree to; at most one at a table at a time. It goes once
it is settled, when a seat changes hands or entries are struck out by others, and when the game is over."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, insert

from .database import Database
from .due import cancel, put
from .games import one, set_game
from .notices import note
from .proposed import LAPSE, OF, decoded, drop, read
from .rows import NewDue, Proposal, Seat, Status
from .schema import proposal
from .seats import note_waits


class Proposals:
    """Of all games."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, game_id: int) -> Proposal | None:
        """What is proposed at a game, whether it still stands or not."""
        found = await self._db.ask(OF, {"of": game_id})
        return decoded(found[0]) if found else None

    async def put(
        self, game_id: int, before: Proposal | None, after: Proposal | None, head: int, due: Sequence[NewDue] = ()
    ) -> bool:
        """Replace what is proposed at a game, and add due work. Returns whether that was done: not if the game is
        over, its last entry is not `head`, or something else is proposed than `before`."""

        def work(c: Connection) -> bool:
            if not _stands(c, game_id, before, head):
                return False
            note(c, game_id)
            drop(c, game_id)
            if after is not None:
                c.execute(insert(proposal).values(game=game_id, **_stored(after)))
            lapses = [] if after is None else [NewDue(LAPSE, b"", after.until)]
            put(c, game_id, [*due, *lapses])
            return True

        return await self._db.write(work)

    async def settle(
        self,
        game_id: int,
        before: Proposal | None,
        head: int,
        terms: bytes,
        seats: Sequence[Seat],
        at: int,
        *,
        due: Sequence[NewDue] = (),
        cancels: Sequence[str] = (),
    ) -> bool:
        """Give a game other terms, as was proposed, and its `seats` their clocks. See `put`."""

        def work(c: Connection) -> bool:
            if not _stands(c, game_id, before, head):
                return False
            drop(c, game_id)
            set_game(c, game_id, terms=terms, updated_at=at)
            note_waits(c, game_id, seats)
            cancel(c, game_id, cancels)
            put(c, game_id, due)
            return True

        return await self._db.write(work)


def _stands(c: Connection, game_id: int, before: Proposal | None, head: int) -> bool:
    row = one(c, game_id)
    going = row.status in (Status.PLAYING, Status.PAUSED) and row.head == head
    return going and read(c, game_id) == before


def _stored(made: Proposal) -> dict[str, object]:
    values = msgspec.structs.asdict(made)
    return values | {name: msgspec.json.encode(values[name]) for name in ("asked", "agreed")}
