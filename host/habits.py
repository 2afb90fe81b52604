"""How a person wants panels to go on, at all tables."""

from __future__ import annotations

import db


class Habits:
    """The habits of all persons. Its methods raise `StoreError`."""

    def __init__(self, store: db.Store) -> None:
        self._store = store

    async def confirms(self, person: int) -> bool:
        """Whether somebody ends a turn by a press of its own, though nothing else is left to do: people do, unless
        they have said otherwise."""
        return await self._store.habits.confirms(person)

    async def confirm(self, person: int, confirms: bool) -> None:
        """Keep what somebody wants."""
        await self._store.habits.confirm(person, confirms)
