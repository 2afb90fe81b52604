"""Games and their seats, and the servers' settings: everything but the play itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Select,
    UnaryExpression,
    bindparam,
    delete,
    false,
    func,
    insert,
    or_,
    select,
    update,
)

from . import blocks, errands, events, insights, leagues, memos, proposed, results, servers, stops, tries
from .database import Database
from .due import behind, cancel, follows, put
from .notices import note
from .plans import drop
from .rows import LIVE, Ballot, Game, NewDue, NewGame, NotAllowed, Seat, Server, Status, StoreError
from .schema import archive, as_row, ballot, columns, game, seat, server

S = Status
NEXT: dict[Status, frozenset[Status]] = {
    S.OPEN: frozenset({S.ABANDONED}),  # only the journal's start makes it playing
    S.PLAYING: frozenset({S.PAUSED, S.FINISHED, S.ABANDONED}),
    S.PAUSED: frozenset({S.PLAYING, S.FINISHED, S.ABANDONED}),
    S.FINISHED: frozenset({S.PLAYING}),
    S.ABANDONED: frozenset(LIVE),
}
"""The statuses a game may be given by hand."""


# Built once: every press runs these.
_GAME = select(*columns(game, Game))
_NUMBERED = _GAME.where(game.c.id == bindparam("of"))
_SEED = select(game.c.seed).where(game.c.id == bindparam("of"))
_SEATS = select(*columns(seat, Seat)).where(seat.c.game == bindparam("of")).order_by(seat.c.index)
_TABLE = (
    select(*columns(game, Game), *(each.label(f"seat_{each.name}") for each in columns(seat, Seat)))
    .select_from(game.outerjoin(seat, seat.c.game == game.c.id))
    .where(game.c.id == bindparam("of"))
    .order_by(seat.c.index)
)
"""A game as often as it has seats, each time with one of them; once without, if it has none."""
_SERVER = select(*columns(server, Server)).where(server.c.id == bindparam("of"))


def _allowed(*_: object) -> None:
    """The check for callers without one."""


class Games:
    """Reads return None or nothing for missing rows; writes raise `StoreError`."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def server(self, server_id: int) -> Server:
        """A server's settings; empty ones for a server nobody has set up."""

        def work(c: Connection) -> Server:
            row = c.execute(_SERVER, {"of": server_id}).first()
            return as_row(Server, row) if row else Server(server_id)

        return await self._db.read(work)

    async def servers(self) -> list[Server]:
        """The settings of all servers of which something is kept."""

        def work(c: Connection) -> list[Server]:
            return [as_row(Server, row) for row in c.execute(select(*columns(server, Server)).order_by(server.c.id))]

        return await self._db.read(work)

    async def set_server(self, row: Server) -> None:
        """Write a server's settings."""

        def work(c: Connection) -> None:
            values = msgspec.structs.asdict(row)
            changed = c.execute(update(server).where(server.c.id == row.id).values(values))
            if not changed.rowcount:
                c.execute(insert(server).values(values))

        await self._db.write(work)

    async def create(
        self,
        new: NewGame,
        seats: Sequence[Seat],
        *,
        seed: bytes,
        press: str | None = None,
        posts: Sequence[NewDue] = (),
        check: Callable[[int, int], None] = _allowed,
    ) -> Game:
        """Open a game. `press` is the interaction that asked for it: if it asks again, it gets the same game. `seed`
        is the secret all chance comes from; only the method `seed` reads it again. `check` gets the number of open
        games that this person created and still sits at, and the number of games in that channel that are not over,
        in the same transaction; if it raises, nothing is written.
        """

        def work(c: Connection) -> Game:
            if press is not None:
                row = c.execute(_GAME.where(game.c.press == press)).first()
                if row:
                    return as_row(Game, row)
            check(c.scalar(_opened_by(new.created_by)) or 0, c.scalar(_going_in(new.channel)) or 0)
            values = {
                **msgspec.structs.asdict(new),
                "status": S.OPEN,
                "head": -1,
                "undos": 0,
                "state_hash": b"",
                "seed": seed,
                "press": press,
                "presses": b"",
                "updated_at": new.created_at,
            }
            servers.make(c, new.server)
            made = c.execute(insert(game).values(values).returning(game.c.id))
            game_id: int = made.scalar_one()
            seat_all(c, game_id, seats)
            put(c, game_id, posts)
            errands.changed(c, game_id, new.created_at)
            events.heard(c, game_id, events.New(events.OPENED, new.created_at))
            return one(c, game_id)

        return await self._db.write(work)

    async def opened(self, press: str) -> int | None:
        """The game that was opened for that interaction, if there is one."""

        def work(c: Connection) -> int | None:
            return c.scalar(select(game.c.id).where(game.c.press == press))

        return await self._db.read(work)

    async def game(self, game_id: int) -> Game | None:
        """A game, or None."""

        def work(c: Connection) -> Game | None:
            row = c.execute(_NUMBERED, {"of": game_id}).first()
            return as_row(Game, row) if row else None

        return await self._db.read(work)

    async def games(
        self,
        *,
        server: int | None = None,
        channel: int | None = None,
        person: int | None = None,
        status: Iterable[Status] = (),
        limit: int = 100,
    ) -> list[Game]:
        """Games that meet all given conditions, the last touched first; `channel` may be a thread."""
        query = _found(server, channel, person, status, limit)

        def work(c: Connection) -> list[Game]:
            return [as_row(Game, row) for row in c.execute(query)]

        return await self._db.read(work)

    async def table(self, game_id: int) -> tuple[Game, tuple[Seat, ...]] | None:
        """A game with its seats, or None."""
        rows = await self._db.ask(_TABLE, {"of": game_id})
        if not rows:
            return None
        names, apart = Seat.__struct_fields__, len(rows[0]) - len(Seat.__struct_fields__)
        found = msgspec.convert(dict(zip(map(str, rows[0]._fields[:apart]), rows[0], strict=False)), Game)
        seated = [dict(zip(names, row[apart:], strict=True)) for row in rows if row.seat_index is not None]
        return found, msgspec.convert(seated, tuple[Seat, ...])

    async def tables(
        self,
        *,
        server: int | None = None,
        channel: int | None = None,
        person: int | None = None,
        status: Iterable[Status] = (),
        first: int | None = None,
        free: bool = False,
        key: str | None = None,
        limit: int = 100,
    ) -> list[tuple[Game, tuple[Seat, ...]]]:
        """Games with their seats, as `games`; those at which the person `first` sits come before all others. `free`:
        only open games and those with a seat that anybody may take; `key`: only games by those rules."""
        order: tuple[UnaryExpression[Any], ...] = _LAST_TOUCHED
        if first is not None:
            order = (game.c.id.in_(select(seat.c.game).where(seat.c.person == first)).desc(), *order)
        # Whole rows are only sorted when few are left: an index does most of the choosing.
        chosen = _found(server, channel, person, status, limit).with_only_columns(game.c.id).order_by(None)
        if free:
            chosen = chosen.where(or_(game.c.status == S.OPEN, game.c.id.in_(select(seat.c.game).where(seat.c.open))))
        if key is not None:
            chosen = chosen.where(game.c.key == key)
        query = _GAME.where(game.c.id.in_(chosen.order_by(*order).scalar_subquery())).order_by(*order)

        def work(c: Connection) -> list[tuple[Game, tuple[Seat, ...]]]:
            rows = [as_row(Game, row) for row in c.execute(query)]
            seated = select(seat.c.game, *columns(seat, Seat)).where(seat.c.game.in_([row.id for row in rows]))
            seats: dict[int, list[Seat]] = {row.id: [] for row in rows}
            for number, *values in c.execute(seated.order_by(seat.c.game, seat.c.index)):
                seats[number].append(Seat(**dict(zip(Seat.__struct_fields__, values, strict=True))))
            return [(row, tuple(seats[row.id])) for row in rows]

        return await self._db.read(work)

    async def numbers(self) -> list[int]:
        """The numbers of all games, in order."""
        query = select(game.c.id).order_by(game.c.id)

        def work(c: Connection) -> list[int]:
            return list(c.scalars(query))

        return await self._db.read(work)

    async def otherwise(self, rules: Mapping[str, str], paused: str) -> list[int]:
        """The numbers of the games in play, or paused for that reason, that were last played by another version of
        their rules than these, by key."""
        going = or_(game.c.status == S.PLAYING, (game.c.status == S.PAUSED) & (game.c.paused == paused))
        other = or_(false(), *((game.c.key == key) & (game.c.rules != version) for key, version in rules.items()))
        query = select(game.c.id).where(going, other).order_by(game.c.updated_at.desc())

        def work(c: Connection) -> list[int]:
            return list(c.scalars(query))

        return await self._db.read(work)

    async def seed(self, game_id: int) -> bytes:
        """The secret seed, never shown before the game is over. Raises `StoreError` for an unknown game."""

        def work(c: Connection) -> bytes:
            seed = c.scalar(_SEED, {"of": game_id})
            if seed is None:
                raise unknown(game_id)
            return bytes(seed)

        return await self._db.read(work)

    async def seats(self, game_id: int) -> tuple[Seat, ...]:
        """A game's seats in order."""
        return await self._db.read(lambda c: seats_of(c, game_id))

    async def change_seats(
        self,
        game_id: int,
        change: Callable[[tuple[Seat, ...]], Sequence[Seat]],
        at: int,
        posts: Sequence[NewDue] = (),
        *,
        ballots: Sequence[Ballot] = (),
        check: Callable[[Game], None] = _allowed,
        closes: Callable[[Sequence[Seat]], bool] = lambda seats: False,
    ) -> tuple[Seat, ...]:
        """Replace the seats with `change(seats)`, and cast these ballots, in one transaction. If `check` or `change`
        raises, nothing changes. If `closes(new seats)`, an open game is abandoned with it. The number of seats only
        changes while the game is open.
        """

        def work(c: Connection) -> tuple[Seat, ...]:
            row = one(c, game_id)
            check(row)
            old = seats_of(c, game_id)
            new = change(old)
            if row.status is not S.OPEN and len(new) != len(old):
                raise StoreError(f"Game {game_id} is {row.status}: its seats may change hands, no more.")
            seat_all(c, game_id, new)
            for cast in ballots:
                _cast(c, game_id, cast)
            playing = row.status is S.PLAYING and any(each.opponent for each in new)
            put(c, game_id, [*posts, behind(at), *([NewDue("opponents", b"", at)] if playing else [])])
            closed = row.status is S.OPEN and closes(new)
            set_game(c, game_id, updated_at=at, status=S.ABANDONED if closed else row.status)
            if row.status is S.OPEN:
                errands.changed(c, game_id, at)
            if closed:
                events.heard(c, game_id, events.became(S.ABANDONED, row.head, at))
            return seats_of(c, game_id)

        return await self._db.write(work)

    async def set_options(self, game_id: int, options: bytes, wanted: int, at: int) -> None:
        """Change the options of an open game."""

        def work(c: Connection) -> None:
            row = one(c, game_id)
            if row.status is not S.OPEN:
                raise StoreError(f"Game {game_id} is {row.status}: its options are fixed.")
            set_game(c, game_id, options=options, wanted=wanted, updated_at=at)
            put(c, game_id, [behind(at)])
            errands.changed(c, game_id, at)

        await self._db.write(work)

    async def set_terms(self, game_id: int, terms: bytes, at: int, posts: Sequence[NewDue] = ()) -> None:
        """Change the terms of a game."""

        def work(c: Connection) -> None:
            set_game(c, game_id, terms=terms, updated_at=at)
            put(c, game_id, [behind(at), *posts])
            errands.changed(c, game_id, at)

        await self._db.write(work)

    async def set_status(
        self,
        game_id: int,
        status: Status,
        at: int,
        posts: Sequence[NewDue] = (),
        *,
        paused: str | None = None,
        rules: str | None = None,
        stood: bool = False,
        check: Callable[[Game], None] = _allowed,
    ) -> Game:
        """Pause, resume, finish or abandon a game; if it has that status already nothing happens, and no post is
        written. `paused` says why, and is kept when the game is abandoned. `rules`: it is played by that version of
        them from now on, whatever its status was; `stood`: although they would have led elsewhere, see
        `Journal.stood`. `check` sees the game in the same transaction; if it raises, nothing changes."""

        def work(c: Connection) -> Game:
            row = one(c, game_id)
            check(row)
            if rules is not None and rules != row.rules:
                set_game(c, game_id, rules=rules)
            if stood:
                blocks.keep_as_it_stands(c, game_id, row.head)
            if row.status is status:
                return one(c, game_id)
            if not _may_become(c, row, status):
                raise NotAllowed(f"Game {game_id} is {row.status}: it cannot be made {status}.")
            set_game(
                c,
                game_id,
                status=status,
                updated_at=at,
                paused={S.PAUSED: paused, S.ABANDONED: row.paused}.get(status),
                ended=row.ended if status is S.ABANDONED else None,
            )
            if status in (S.PAUSED, S.ABANDONED):
                stops.stand(c, game_id, at)
            if row.status in (S.PAUSED, S.ABANDONED) and status is S.PLAYING:  # nobody was waited for meanwhile
                stops.go_on(c, game_id, at)
                waited = (seat.c.game == game_id) & seat.c.since.is_not(None)
                c.execute(update(seat).where(waited).values(since=at, told=0))
            if status is S.FINISHED:
                clear(c, game_id)
            elif status is S.ABANDONED:
                drop(c, game_id)
                leagues.touched(c, game_id)
            if status not in (S.FINISHED, S.ABANDONED):
                cancel(c, game_id, ("result", "pack", "close"))
                results.drop(c, game_id)
            put(c, game_id, [*posts, behind(at), *follows(status, row.head, at)])
            if S.OPEN in (row.status, status):
                errands.changed(c, game_id, at)
            if S.PAUSED not in (row.status, status) or status not in LIVE:
                events.heard(c, game_id, events.became(status, row.head, at))
            return one(c, game_id)

        return await self._db.write(work)


def _cast(c: Connection, game_id: int, cast: Ballot) -> None:
    """Note a ballot, in place of the same person's about the same."""
    same = {"game": game_id, "kind": cast.kind, "about": cast.about, "person": cast.person}
    c.execute(delete(ballot).where(*(ballot.c[name] == value for name, value in same.items())))
    c.execute(insert(ballot).values(**same, at=cast.at))


def unknown(game_id: int) -> StoreError:
    """The error for a game that does not exist."""
    return StoreError(f"There is no game {game_id}.")


def clear(c: Connection, game_id: int) -> None:
    """Delete what is kept only until a game is over, within a transaction: at its end, and of a game that was closed,
    and may be opened again, once it is packed. Plans go at once."""
    for kept in (drop, memos.drop, tries.drop, insights.drop, proposed.drop):
        kept(c, game_id)


def _may_become(c: Connection, row: Game, status: Status) -> bool:
    """Whether `NEXT` allows it, it fits a game (not) started, and the game is not archived."""
    unfit = {S.OPEN} if row.head >= 0 else {S.PLAYING, S.PAUSED} if row.status is S.ABANDONED else {S.PLAYING}
    if status not in NEXT[row.status] or status in unfit:
        return False
    return c.scalar(select(archive.c.game).where(archive.c.game == row.id)) is None


_LAST_TOUCHED = (game.c.updated_at.desc(), game.c.id.desc())


def _found(
    server: int | None, channel: int | None, person: int | None, status: Iterable[Status], limit: int
) -> Select[object]:
    """Games that meet all given conditions, the last touched first."""
    query = _GAME.order_by(*_LAST_TOUCHED).limit(limit)
    if server is not None:
        query = query.where(game.c.server == server)
    if channel is not None:
        query = query.where(or_(game.c.channel == channel, game.c.thread == channel))
    if person is not None:
        query = query.where(game.c.id.in_(select(seat.c.game).where(seat.c.person == person)))
    if wanted := sorted(status):
        query = query.where(game.c.status.in_(wanted))
    return query


def _opened_by(person: int) -> Select[object]:
    """How many open games a person created and still sits at."""
    mine = select(seat.c.game).where(seat.c.person == person)
    return select(func.count()).where(game.c.created_by == person, game.c.status == S.OPEN, game.c.id.in_(mine))


def _going_in(channel: int) -> Select[object]:
    """How many games in a channel are not over."""
    going = game.c.status.in_(LIVE)
    return select(func.count()).where(game.c.channel == channel, going)


def one(c: Connection, game_id: int) -> Game:
    """A game, within a transaction. Raises `StoreError`."""
    row = c.execute(_NUMBERED, {"of": game_id}).first()
    if row is None:
        raise unknown(game_id)
    return as_row(Game, row)


def set_game(c: Connection, game_id: int, **values: object) -> None:
    """Change columns of a game, within a transaction. Raises `StoreError`."""
    note(c, game_id)
    changed = c.execute(update(game).where(game.c.id == game_id).values(**values))
    if changed.rowcount != 1:
        raise unknown(game_id)


def seats_of(c: Connection, game_id: int) -> tuple[Seat, ...]:
    """The seats of a game in order, within a transaction."""
    return tuple(as_row(Seat, row) for row in c.execute(_SEATS, {"of": game_id}))


def seat_all(c: Connection, game_id: int, seats: Sequence[Seat]) -> None:
    """Replace a game's seats, within a transaction."""
    if [s.index for s in seats] != list(range(len(seats))):
        raise StoreError("Seats must be numbered 0, 1, 2 and so on, in order.")
    note(c, game_id)
    c.execute(delete(seat).where(seat.c.game == game_id))
    if seats:
        c.execute(insert(seat), [{"game": game_id, **msgspec.structs.asdict(s)} for s in seats])
