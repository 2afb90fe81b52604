"""Guests of other servers, where the admins of both allow them: whoever manages a table before its start has a code
made for it, and somebody on the other server takes a seat by typing it. A guest sees what their seat sees and nothing
of the table's channel: they are called by direct messages, and play there or on their own server. Those of a table
that is over are called to the next one, too: they type its number, on a server that allows that."""

from __future__ import annotations

import base64
import hashlib
import hmac
from collections.abc import Callable

import msgspec

import db

from .calls import HOUR, GuestCode, Terms, terms_of
from .clocks.terms import DAY
from .lobby import Lobby, only_manager, only_open
from .people import Person, Refused
from .seats.wishes import was_invited_abroad
from .session import Sessions
from .view.table import Table

LASTS = 7 * DAY
"""Seconds for which a code can be used, at most: it ends with the lobby."""
LETTERS, GROUP = 20, 5
"""Letters of a code after the table's number, each one of 32: nobody finds 100 bits by trying."""
WRONG = 5
"""So many wrong codes may somebody type in an hour. It is counted by each process for itself, and from its start: it
keeps people from trying, and the length of a code keeps them from finding."""


class Guests:
    """All its methods raise `Refused` and then change nothing. `secret` is the host's source of secrets, 32 bytes."""

    def __init__(self, sessions: Sessions, lobby: Lobby, secret: Callable[[], bytes]) -> None:
        self._sessions, self._register, self._store = sessions, sessions.register, sessions.store
        self._lobby, self._secret = lobby, secret
        self._wrong: dict[int, list[int]] = {}

    async def make(self, number: int, by: int, *, admin: bool = False) -> tuple[Table, str]:
        """A new code for a table before its start, instead of the one before; only this answer tells it. `admin`:
        they may manage the server, which the caller has checked."""
        letters = base64.b32encode(self._secret()).decode().lower()[:LETTERS]
        table = await self._keep(number, by, admin, letters)
        groups = [letters[n : n + GROUP] for n in range(0, LETTERS, GROUP)]
        return table, "-".join((str(number), *groups))

    async def withdraw(self, number: int, by: int, *, admin: bool = False) -> Table:
        """No code leads to a table any more. Guests who sit there stay."""
        return await self._keep(number, by, admin, None)

    async def join(self, code: str, person: Person, server: int) -> Table:
        """Take a seat by a code, from another server."""
        now = self._register.now()
        if not (await self._register.settings(server)).guests:
            raise Refused("no-guests-from-here")
        await self._register.only_welcome(server, person.id)
        self._wrong = {who: kept for who, times in self._wrong.items() if (kept := _lately(times, now))}
        mine = self._wrong.get(person.id, [])
        if len(mine) >= WRONG:
            raise Refused("wrong-codes", at=str(mine[-WRONG] + HOUR))
        table = await self._meant(code, now) or await self._called(code, person.id)
        if table is None:
            self._wrong[person.id] = [*mine, now]
            raise Refused("no-such-code")
        if table.row.server == server:
            raise Refused("guest-at-home", number=table.id)
        return await self._lobby.join(table.id, person, guest=True)

    async def sits(self, table: Table, person: int) -> bool:
        """Whether somebody holds a seat that they took as a guest."""
        return table.seat_of(person) is not None and table.id in await self._store.attention.guests(
            person, [table.id]
        )

    async def of(self, table: Table) -> frozenset[int]:
        """Who sits at a table as a guest."""
        return await self._store.attention.guests_of(table.id) & set(table.persons())

    # --- inside

    async def _called(self, typed: str, person: int) -> Table | None:
        """The table before its start with that number to which somebody was called as a guest, who was at the one
        before."""
        if not (typed.strip().isascii() and typed.strip().isdigit() and len(typed.strip()) < 16):
            return None
        try:
            table = await self._register.table(int(typed))
        except Refused:
            return None
        called = was_invited_abroad(await self._store.seats.held(table.id), person)
        allowed = (await self._register.settings(table.row.server)).guests
        return table if called and allowed and table.status is db.Status.OPEN else None

    async def _keep(self, number: int, by: int, admin: bool, letters: str | None) -> Table:
        async with self._sessions.open(number) as session:
            table, now = await session.table(), session.now()
            only_open(table)
            if not admin:
                only_manager(table, by)
            if letters is not None and not (await self._register.settings(table.row.server)).guests:
                raise Refused("no-guests-here")
            code = None if letters is None else GuestCode(_digest(number, letters), now + LASTS)
            terms = msgspec.structs.replace(terms_of(table.row), code=code)
            with session.writing():
                await self._store.games.set_terms(number, msgspec.json.encode(terms), now)
        return await self._register.table(number)

    async def _meant(self, typed: str, now: int) -> Table | None:
        """The table that a code leads to now."""
        head, _, rest = typed.strip().lower().partition("-")
        letters = rest.replace("-", "").replace(" ", "")
        if not (head.isascii() and head.isdigit() and len(head) < 16 and letters.isascii()):
            return None
        try:
            table = await self._register.table(int(head))
        except Refused:
            return None
        code = code_of(terms_of(table.row), now)
        right = code is not None and hmac.compare_digest(code.digest, _digest(table.id, letters))
        allowed = (await self._register.settings(table.row.server)).guests
        return table if right and allowed and table.status is db.Status.OPEN else None


def code_of(terms: Terms, now: int) -> GuestCode | None:
    """The code that leads to a table before its start."""
    return terms.code if terms.code is not None and now < terms.code.until else None


def _lately(times: list[int], now: int) -> list[int]:
    return [at for at in times if at > now - HOUR]


def _digest(number: int, letters: str) -> str:
    """What is stored of a code: it does not tell the code, and fits no other table."""
    return hashlib.sha256(f"{number} {letters}".encode()).hexdigest()
