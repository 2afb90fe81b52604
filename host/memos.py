"""What people write to themselves at a table: only its author ever sees it."""

from __future__ import annotations

import db

from .people import Refused

MOST = 500
"""The most characters of a memo."""


class Memos:
    """The memos of all tables."""

    def __init__(self, store: db.Store) -> None:
        self._store = store

    async def read(self, number: int, person: int) -> str:
        """A person's memo at a table, as it was written; "" if there is none."""
        return await self._store.memos.of(number, person)

    async def write(self, number: int, person: int, text: str) -> None:
        """Keep a memo in place of the one before; "" for none. Raises `Refused` if it is too long, the person has no
        seat there, or the table is not in play."""
        text = text.strip()
        if len(text) > MOST:
            raise Refused("memo-too-long", most=MOST)
        if not await self._store.memos.put(number, person, text):
            raise Refused("memo-nowhere")
