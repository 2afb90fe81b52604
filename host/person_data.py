"""What is stored of one person on all servers: a copy of it for them, and how all of it is deleted.

The copy holds what they may know: nothing that others keep to themselves, and no chance. Who a column belongs to is
told by `tests/host/test_person_data.py`: a new one that names people must be forgotten, and be in the copy.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Collection
from typing import Any

import msgspec
from msgspec.structs import replace

import db

from .attention.attention import Attention
from .life import read_life
from .lobby import Lobby
from .people import Refused, Settings
from .register import EVERY
from .seats.seats import Seats
from .session import Sessions
from .view import plans, tries

OWN = (db.By.PERSON, db.By.FORCED, db.By.AHEAD)
"""The authors of moves that are a person's own."""
TURNS = {"+": "in time", "-": "late", "x": "seat left"}
"""What became of somebody's last turns, in words."""

log = logging.getLogger(__name__)


class PersonData:
    """All that is stored of a person."""

    def __init__(self, sessions: Sessions, seats: Seats, lobby: Lobby, attention: Attention) -> None:
        self._sessions, self._register, self._store = sessions, sessions.register, sessions.store
        self._seats, self._lobby, self._attention = seats, lobby, attention

    # --- a copy

    async def copy(self, person: int) -> bytes:
        """All of it as JSON; times are epoch seconds, moves as the table's log has them. Raises `StoreError`."""
        store = self._store
        known = (await store.attention.known([person])).get(person, db.Known())
        told = {
            "person": person,
            "made_at": self._sessions.now(),
            "time": _life(known.life),
            "time_before": [{"until": each.until, "time": _life(each.life)} for each in known.earlier],
            "calls": [{"at": each.at, "by": each.key} for each in known.calls],
            "calls_waiting": [_plain(each, "mark") for each in await store.attention.owed(person)],
            "ends_turns_with_a_press": await store.habits.confirms(person),
            "lessons": [{"game": key, **_plain(row, "key")} for key, row in (await store.lessons.of(person)).items()],
            "seeks": [_plain(each, "person") for each in await store.seekers.everywhere(person)],
            "leagues": [
                _plain(league, "organiser", "body", "stands", "shown", "edited", "sending", "lost")
                | {"organised_by_you": league.organiser == person}
                | {"place": None if place is None else _plain(place, "person")}
                for league, place in await store.leagues.everywhere(person)
            ],
            "tables_of_the_week": [_plain(each, "person") for each in await store.weekly.everywhere(person)],
            "follows": await store.follows.of(person),
            "bars": await self._bars(person),
            "last_turns": [TURNS[mark] for mark in (await store.paces.of([person])).get(person, "")],
            "tables": [await self._table(number, person) for number in await store.seats.everywhere(person)],
            "ratings": [
                {"server": server or None, "game": key, **_plain(rating)}
                for server, key, rating in await store.ratings.everywhere(person)
            ],
            "messages": [
                {"table": table, "kind": kind, "at": at, "done": done}
                for table, kind, at, done in await store.seats.waiting(person)
            ],
        }
        return msgspec.json.format(msgspec.json.encode(told), indent=1)

    async def _bars(self, person: int) -> list[dict[str, Any]]:
        """The servers that let somebody take no seat. A mark is what is kept of somebody who was forgotten."""
        found: list[dict[str, Any]] = []
        for row in await self._store.games.servers():
            settings = _settings(row)
            bars = [bar for bar in settings.bars if bar.person == person]
            if bars or person in settings.barred:
                found.append({"server": row.id, "bars": [_plain(bar, "person") for bar in bars]})
            elif settings.shuts_out(person):
                found.append({"server": row.id, "mark": settings.mark(person)})
        return found

    async def _table(self, number: int, person: int) -> dict[str, Any]:
        store = self._store
        held = await store.seats.held(number)
        row, own = held.row, [each for each in held.seats if each.person == person]
        proposal, tried = await store.proposals.of(number), await store.tries.of(number, person)
        planned = [await store.plans.of(number, each.index) for each in held.seats]
        mine, result = [each for each in held.tenures if each.person == person], await store.results.of(number)
        return {
            "table": number,
            "game": row.key,
            "server": row.server,
            "channel": row.channel,
            "thread": row.thread,
            "status": row.status,
            "opened_by_you": row.created_by == person,
            "opened_at": row.created_at if row.created_by == person else None,
            "seats": [_plain(each, "person") for each in own],
            "held": [_plain(each, "person") for each in mine],
            "seats_you_know": sorted(held.known_to(person)),
            "results": [
                _plain(each)
                for each in (() if result is None else result.scores)
                if any(each.seat == tenure.seat and tenure.last is None for tenure in mine)
            ],
            "rating_changes": [
                {"before": each.before, "after": each.after}
                for each in await store.ratings.changed(number)
                if each.who.person == person
            ],
            "votes": [_plain(each, "person") for each in held.ballots if each.person == person],
            "memo": await store.memos.of(number, person),
            "plans": [_plain(plans.plan_of(each)) for each in planned if each is not None and each.person == person],
            "try": None if tried is None else {"at": tried.at, "moves": _plain(tries.kept_of(tried))},
            "proposal": None if proposal is None else _proposal(proposal, person),
            "moves": await self._moves(row, mine),
        }

    async def _moves(self, row: db.Game, mine: Collection[db.Tenure]) -> list[dict[str, Any]]:
        """What somebody has played at a table."""
        if not mine or row.head < 0:
            return []
        return [
            {"entry": each.seq, "at": each.at, "move": each.text}
            for each in await self._store.journal.entries(row.id)
            if each.by in OWN
            and any(
                t.seat == each.seat and t.first <= each.seq <= (row.head if t.last is None else t.last) for t in mine
            )
        ]

    # --- forgetting

    async def forget(self, person: int, server: int | None = None) -> int:
        """Take a person's id and name from all that is stored of a server's tables, or (None) of all, and delete what
        belongs to nobody else; the games stay. Practice opponents take over their seats in games that are not over.
        A bar stays, without a name. Returns the number of tables."""
        store = self._store
        count = await store.seats.known(server, person)
        mine = await store.games.tables(server=server, person=person, status=db.LIVE, limit=EVERY)
        for row, seats in mine:
            for seat in seats:
                if seat.person == person:
                    await self._leave(row, seat.index, person)
        _, written = await store.seats.forget(server, person)
        for each in await store.games.servers():
            if server in (None, each.id):
                await self._unname(each, person)
        for number in {*written, *(row.id for row, _ in mine)}:
            self._sessions.lives.forget(number)
            self._register.changed(number)
        self._attention.look_again(person)
        await store.errands.stir_all(db.PAGES, self._sessions.now())
        return count

    async def _leave(self, row: db.Game, seat: int, person: int) -> None:
        """Leave a seat of a game that is not over. Those that somebody else has freed meanwhile are left."""
        try:
            if row.status is not db.Status.OPEN:
                await self._seats.vanish(row.id, seat)
            elif row.key in self._register.games:
                await self._lobby.leave(row.id, person)
            else:
                await self._store.games.set_status(row.id, db.Status.ABANDONED, self._sessions.now())
        except Refused as error:
            log.info("table %s: a seat was not left: %s", row.id, error.code)

    async def _unname(self, row: db.Server, person: int) -> None:
        """Take somebody's name off a server's bars: what is left keeps them out, and names nobody."""
        stored = _settings(row)
        if person not in stored.barred and all(bar.person != person for bar in stored.bars):
            return
        barred = stored.at(self._sessions.now()).shuts_out(person)
        left = stored.without(person)
        if barred:
            left = replace(left, salt=left.salt or secrets.token_hex(16))
            left = replace(left, marks=(*left.marks, left.mark(person)))
        await self._register.set_settings(row.id, left)


def _settings(row: db.Server) -> Settings:
    return msgspec.json.decode(row.settings, type=Settings) if row.settings else Settings()


def _life(stored: bytes) -> Any:
    """What somebody has said of their time; None for nothing."""
    life = read_life(stored)
    return None if life is None or not stored else msgspec.to_builtins(life)


def _plain(row: Any, *without: str) -> dict[str, Any]:
    """A row as data, bytes as the data or text that they hold."""
    values = {name: getattr(row, name) for name in row.__struct_fields__ if name not in without}
    return {
        name: _read(value) if isinstance(value, bytes) else msgspec.to_builtins(value)
        for name, value in values.items()
    }


def _read(stored: bytes) -> Any:
    try:
        return msgspec.json.decode(stored) if stored else None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return stored.hex()


def _proposal(row: db.Proposal, person: int) -> dict[str, Any] | None:
    """Somebody's part in what is proposed: their own proposal, or that they were asked and have agreed."""
    if person == row.person:
        return _plain(row, "person", "asked", "agreed")
    if person not in (*row.asked, *row.agreed):
        return None
    return {"kind": row.kind, "at": row.at, "until": row.until, "you_agreed": person in row.agreed}
