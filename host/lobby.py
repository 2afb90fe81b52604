"""Tables before the start: opening one, its seats, its settings."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

import db
from engine.core import journal
from engine.core.chance import Seeded, commitment
from engine.core.game import AnyGame
from engine.core.model import Illegal
from engine.core.opponents import kinds

from .calls import HOUR, STAND_IN, Terms, read_terms, terms_of, waited
from .clocks.terms import ClockTerms
from .conditions import only_fitting
from .editions import Editions
from .entries import Done, entry_of, work_after
from .people import Person, Place, Refused, Settings, practices
from .posts import Notice
from .seating import proposed, shuffled
from .seats.wishes import GUEST, SENT_AWAY, TABLE, kept_off, sent_away, was_invited
from .session import Session, Sessions
from .terms import with_term
from .view.table import Table, pack_options

log = logging.getLogger(__name__)


def new_seed() -> bytes:
    """A table's secret, from the system's own randomness."""
    return secrets.token_bytes(32)


def time_now() -> int:
    """Epoch seconds."""
    return int(time.time())


FULL = b"full"
"""The body of a lobby's chore that is due because its last seat was taken, and not because nobody starts it."""


class Lobby:
    """Opens tables, seats people and practice opponents, and closes tables that never start."""

    def __init__(self, sessions: Sessions, *, editions: Editions, seed: Callable[[], bytes]) -> None:
        self._sessions, self._register, self._store = sessions, sessions.register, sessions.store
        self._further, self._seed = editions, seed

    async def create(self, key: str, by: Person, place: Place, *, game: str, edition: str | None = None) -> Table:
        """Open a table with its creator in the first seat; the same `key` (interaction) opens it only once. Raises
        `Refused` for an unknown game or edition, too many tables, and somebody who is barred.
        """
        rules = self._register.game(game)
        return await self._open(key, by, place, rules, pack_options(self._options(rules, edition)))

    async def anew(self, over: Table, by: Person, place: Place) -> tuple[Table, bool]:
        """The table that follows one that is over, with the same game, settings and practice opponents; and whether
        it was opened just now. Later requests get the same table, unless it was closed before its start. Raises
        `Refused`."""
        if over.status not in (db.Status.FINISHED, db.Status.ABANDONED):
            raise Refused("not-over")
        only_seated(over, by.id)
        before = over.id
        while (known := await self._store.games.opened(_after(before))) is not None:
            made = await self._register.table(known)
            if made.status is not db.Status.ABANDONED or made.row.head >= 0:
                return made, False
            before = known
        kinds = [seat.opponent for seat in over.seats if seat.opponent and seat.person is None]
        options, terms = over.row.options, over.row.terms
        if (before_it := terms_of(over.row)).league is not None:
            terms = msgspec.json.encode(msgspec.structs.replace(before_it, league=None))
        made = await self._open(_after(before), by, place, over.game, options, terms=terms, opponents=kinds)
        return made, True

    async def _open(
        self,
        key: str,
        by: Person,
        place: Place,
        rules: AnyGame,
        options: bytes,
        *,
        terms: bytes = b"",
        opponents: Sequence[str] = (),
    ) -> Table:
        await self._register.only_welcome(place.server, by.id)
        settings, seed = await self._register.settings(place.server), self._seed()
        new = self._new(place, rules, seed, rules.seats[-1], options, terms, by.id)
        seats = [db.Seat(index=0, person=by.id, name=by.name)]
        seats += [db.Seat(index=n, opponent=kind, name=str(n)) for n, kind in enumerate(opponents, 1)]
        ask = _next(read_terms(terms), full=len(seats) == new.wanted, now=new.created_at)
        posts = db.NewDue("lobby", b"{}", new.created_at), ask
        row = await self._store.games.create(
            new, seats, seed=seed, press=key, posts=posts, check=lambda mine, here: _few(settings, mine, here)
        )
        self._register.changed(row.id)
        return await self._register.table(row.id)

    async def gather(self, key: str, place: Place, game: str, wanted: int, terms: Terms) -> Table:
        """Open a table for so many people, at which nobody sits yet; the same `key` opens it only once. Raises
        `Refused`."""
        rules, settings, seed = self._register.game(game), await self._register.settings(place.server), self._seed()
        options = pack_options(self._options(rules, None))
        new = self._new(place, rules, seed, wanted, options, msgspec.json.encode(terms))
        posts = db.NewDue("lobby", b"{}", new.created_at), _next(terms, full=False, now=new.created_at)
        row = await self._store.games.create(
            new, (), seed=seed, press=key, posts=posts, check=lambda _, here: _few(settings, 0, here)
        )
        self._register.changed(row.id)
        return await self._register.table(row.id)

    async def assemble(
        self,
        key: str,
        place: Place,
        game: str,
        people: Sequence[Person | None],
        terms: Terms,
        options: bytes | None = None,
    ) -> Table:
        """Open a table with these people in this order, and start it with these packed `options`, or the usual ones;
        a practice opponent holds the seats of those who are missing, which anybody may take. The same `key` opens it
        only once. Raises `Refused`; `Illegal` where it cannot begin so."""
        rules, seed = self._register.game(game), self._seed()
        options = options or pack_options(self._options(rules, None))
        new = self._new(place, rules, seed, len(people), options, msgspec.json.encode(terms))
        seats = [
            _seat(at, each) if each is not None else db.Seat(index=at, opponent=STAND_IN, name=str(at + 1), open=True)
            for at, each in enumerate(people)
        ]
        posts = [db.NewDue("lobby", b"{}", new.created_at)]
        row = await self._store.games.create(new, seats, seed=seed, press=key, posts=posts)
        async with self._sessions.open(row.id) as session:
            table = await session.table()
            if table.status is db.Status.OPEN:
                await self._begin(session, table, f"{key} start", row.created_by, "joined")
        self._register.changed(row.id)
        return await self._register.table(row.id)

    def _new(
        self, place: Place, rules: AnyGame, seed: bytes, wanted: int, options: bytes, terms: bytes, by: int = 0
    ) -> db.NewGame:
        """A table that is opened now, by that person or (0) by the host."""
        return db.NewGame(
            key=rules.key,
            server=place.server,
            channel=place.channel,
            thread=place.thread,
            wanted=wanted,
            options=options,
            terms=terms,
            seed_hash=bytes.fromhex(commitment(seed)),
            rules=rules.version,
            created_by=by,
            created_at=self._sessions.now(),
        )

    def _options(self, game: AnyGame, edition: str | None) -> Any:
        if edition is None:
            return game.options()
        return game.rules.settings.options(edition=self.edition(game.key, edition))

    def edition(self, key: str, edition: str) -> Any:
        """An edition of a game by its key. Raises `Refused`."""
        known = self._editions(key)
        if edition not in known:
            raise Refused("no-such-edition", edition=edition[:40])
        return known[edition]

    def editions(self, key: str) -> list[tuple[str, str]]:
        """Keys and names of the editions of a game, the shipped one first."""
        return [(each.key, each.name) for each in self._editions(key).values()]

    def _editions(self, key: str) -> dict[str, Any]:
        shipped = getattr(self._register.game(key).options(), "edition", None)
        known = {} if shipped is None else {shipped.key: shipped}
        return known | self._further.get(key, {})

    async def change_setting(self, number: int, by: int, name: str, value: str) -> Table:
        """Change a setting before the start, to one of its values or, where allowed, to custom text. Raises
        `Refused`; `Illegal` naming the error in a text; then nothing was changed.
        """
        async with self._sessions.open(number) as session:
            table = await session.table()
            only_open(table)
            only_manager(table, by)
            settings = table.game.rules.settings
            setting = next((each for each in settings.choices if each.name == name), None)
            if setting is None:
                raise Refused("no-such-setting")
            if value not in setting.values and not setting.text:
                raise Refused("no-such-value", value=value[:40])
            options = settings.choose(table.options, name, value)
            with session.writing():
                await self._store.games.set_options(
                    number, pack_options(options), table.row.wanted, self._sessions.now()
                )
        return await self._register.table(number)

    async def change_term(self, number: int, by: int, name: str, value: str) -> Table:
        """Change one of a table's terms before the start, to a value in `terms.TERMS`. Only the opener may say
        who manages the table, and a table is only rated from before others have joined it: they agree by joining.
        Raises `Refused`."""
        async with self._sessions.open(number) as session:
            table = await session.table()
            only_open(table)
            only_manager(table, by, strictly=name == "manage")
            terms, now = with_term(terms_of(table.row), name, value), session.now()
            begins = terms.rated == "on" and terms_of(table.row).rated == "off"
            if begins and set(table.persons()) - {by}:
                raise Refused("rated-others")
            ask = _next(terms, full=len(table.seats) == table.row.wanted, now=now)
            with session.writing():
                await self._store.games.set_terms(number, msgspec.json.encode(terms), now, [ask])
        return await self._register.table(number)

    async def change_clock(self, number: int, by: int, clock: ClockTerms | None) -> Table:
        """Change how much time people have for their turns, before the start. Raises `Refused`."""
        async with self._sessions.open(number) as session:
            table = await session.table()
            only_open(table)
            only_manager(table, by)
            if clock is not None and not clock.is_sound():
                raise Refused("no-such-value", value="clock")
            terms = msgspec.structs.replace(terms_of(table.row), clock=clock)
            with session.writing():
                await self._store.games.set_terms(number, msgspec.json.encode(terms), session.now())
        return await self._register.table(number)

    async def change_roles(self, number: int, by: int, roles: Sequence[int]) -> Table:
        """Let only people join who have one of these roles, or (none) everybody. Raises `Refused`."""
        async with self._sessions.open(number) as session:
            table = await session.table()
            only_open(table)
            only_manager(table, by)
            terms = msgspec.structs.replace(terms_of(table.row), roles=tuple(roles))
            with session.writing():
                await self._store.games.set_terms(number, msgspec.json.encode(terms), session.now())
        return await self._register.table(number)

    async def join(self, number: int, person: Person, roles: Collection[int] = (), *, guest: bool = False) -> Table:
        """Take the next free seat; the person has these roles on the server, or is a `guest` of another one, let in
        by a code as if invited. Raises `Refused`."""
        mark = db.Ballot(kind=GUEST, about=TABLE, person=person.id, at=self._sessions.now())
        return await self._reseat(
            number,
            person.id,
            lambda t: (*t.seats, _seat(len(t.seats), person)),
            joining=True,
            roles=roles,
            ballots=[mark] if guest else [],
        )

    async def leave(self, number: int, person: int) -> Table:
        """Give up one's seat before the start; the last person to leave closes the table. Raises `Refused`."""

        def left(table: Table) -> Sequence[db.Seat]:
            if table.seat_of(person) is None:
                raise Refused("not-seated")
            return [s for s in table.seats if s.person != person]

        return await self._reseat(number, person, left)

    async def send_away(self, number: int, by: int, person: int) -> Table:
        """Take somebody's seat before the start. They are told, and may not join again unless the manager, who alone
        may do this, invites them. Raises `Refused`."""

        def gone(table: Table) -> Sequence[db.Seat]:
            only_manager(table, by, strictly=True)
            if person == by:
                raise Refused("not-oneself")
            if table.seat_of(person) is None:
                raise Refused("not-at-table")
            return [s for s in table.seats if s.person != person]

        name, now = (await self._register.table(number)).managed_by(), self._sessions.now()
        told = db.NewDue("notice", msgspec.json.encode(Notice("sent-away", name=name, persons=(person,))), now)
        mark = db.Ballot(kind=SENT_AWAY, about=TABLE, person=person, at=now)
        return await self._reseat(number, None, gone, posts=[told], ballots=[mark])

    async def add_opponent(self, number: int, by: int, kind: str | None = None) -> Table:
        """Seat a practice opponent of that kind, or the strongest. Raises `Refused`."""

        def added(table: Table) -> Sequence[db.Seat]:
            only_seated(table, by)
            known = kinds(table.game)
            if kind is not None and kind not in known:
                raise Refused("no-such-opponent", kinds=", ".join(known))
            number = max(practices(table.seats), default=0) + 1
            return (*table.seats, db.Seat(index=len(table.seats), opponent=kind or known[0], name=str(number)))

        return await self._reseat(number, None, added, joining=True)

    async def remove_opponent(self, number: int, by: int) -> Table:
        """Remove the practice opponent seated last. Raises `Refused`."""

        def removed(table: Table) -> Sequence[db.Seat]:
            only_seated(table, by)
            last = next((s for s in reversed(table.seats) if s.opponent), None)
            if last is None:
                raise Refused("no-opponent-here")
            return [s for s in table.seats if s is not last]

        return await self._reseat(number, None, removed)

    async def _reseat(
        self,
        number: int,
        person: int | None,
        change: Callable[[Table], Sequence[db.Seat]],
        *,
        joining: bool = False,
        roles: Collection[int] = (),
        posts: Sequence[db.NewDue] = (),
        ballots: Sequence[db.Ballot] = (),
    ) -> Table:
        async with self._sessions.open(number) as session:
            table = await session.table()
            if joining and person is not None:
                await self._register.only_welcome(table.row.server, person)
                held = await self._store.seats.held(number)
                if kept_off(held, person):
                    raise Refused("kept-off")
                if sent_away(held, person):
                    raise Refused("sent-away", name=table.managed_by())
                called = was_invited(held, person) or any(each.kind == GUEST for each in ballots)
                if table.seat_of(person) is None and person != table.row.created_by and not called:
                    only_meant(table, roles)
                await only_fitting(self._store, table.row, person)

            def work(seats: tuple[db.Seat, ...]) -> list[db.Seat]:
                now = Table(table.row, seats, table.game)
                if joining and person is not None and now.seat_of(person) is not None:
                    raise Refused("already-seated")
                if joining and len(seats) >= table.row.wanted:
                    raise Refused("table-full", most=table.row.wanted)
                return [msgspec.structs.replace(s, index=i) for i, s in enumerate(change(now))]

            told = [*posts, *(self._full(table, person) if joining else ())]
            with session.writing():
                await self._store.games.change_seats(
                    number, work, self._sessions.now(), told, ballots=ballots, check=only_open, closes=_deserted
                )
        return await self._register.table(number)

    def _full(self, table: Table, person: int | None) -> list[db.NewDue]:
        """What follows if the seat that is taken now is the last one: the start, or a call of whoever manages the
        table, unless they did it."""
        now = self._sessions.now()
        if len(table.seats) + 1 != table.row.wanted:
            return []
        if terms_of(table.row).full == "start":
            return [db.NewDue("remind", FULL, now)]
        owner = person if person == table.row.created_by else table.manager()
        return [] if person in (None, owner) else _called(owner, now)

    async def tended(self, number: int, why: bytes) -> Sequence[db.NewDue]:
        """Start a table that is full (if that is `why`), or ask those there whether they want to; close it if nobody
        has for twice the time in its terms. Returns the work that follows."""
        async with self._sessions.open(number) as session:
            table, now = await session.table(), session.now()
            time, idle = terms_of(table.row).open * HOUR, now - table.row.updated_at
            if table.status is not db.Status.OPEN:
                return ()
            if why == FULL and len(table.seats) == table.row.wanted and (owner := table.manager()) is not None:
                try:
                    await self._begin(session, table, f"full {now}", owner)
                except (Refused, Illegal) as error:
                    log.info("table %s is full and cannot start by itself: %s", number, error)
                    return *_called(owner, now), db.NewDue("remind", b"", table.row.updated_at + time)
                return ()
            if idle < time:
                return (db.NewDue("remind", b"", table.row.updated_at + time),)
            if idle < 2 * time:
                asked = msgspec.json.encode(Notice("unstarted", persons=tuple(table.persons())))
                return db.NewDue("notice", asked, now), db.NewDue("remind", b"", table.row.updated_at + 2 * time)
            closed = db.NewDue("notice", msgspec.json.encode(Notice("unstarted-closed")), now)
            with session.writing():
                await self._store.games.set_status(number, db.Status.ABANDONED, now, [closed], check=only_open)
        return ()

    async def start(self, key: str, number: int, by: int, *, seating: str = "random") -> Table:
        """Begin: seats at random or as people joined. Raises `Refused`, `Illegal` for too few players."""
        async with self._sessions.open(number) as session:
            table = await session.table()
            if await self._store.journal.pressed(number, key) is not None:
                return table
            only_open(table)
            only_manager(table, by)
            await self._begin(session, table, key, by, seating)
        return await self._register.table(number)

    async def _begin(self, session: Session, table: Table, key: str, by: int, seating: str = "random") -> None:
        await self._register.only_welcome(table.row.server, by)
        now, rules, seed = session.now(), table.game, await self._store.games.seed(table.id)
        seats = shuffled(table.seats, seed) if seating == "random" else list(table.seats)
        options = proposed(table.options, seats, (table.row.created_by, by))
        step = rules.start(len(seats), Seeded(seed, 0, 0), options)
        packed = None if options == table.options else pack_options(options)
        table = msgspec.structs.replace(table, seats=tuple(seats))
        entry = entry_of(table, None, Done(journal.START, step), db.By.AUTO, now)
        posts, body = work_after(table, step.state, (), None, now), rules.encode(step.state)
        known = await session.ticking(table)
        known = known and msgspec.structs.replace(known, entry=entry.seq)
        _, waits, calls = waited(table.row, seats, rules.waiting(step.state), now, ticking=known)
        with session.writing():
            written = await self._store.journal.start(
                table.id, entry, body, press=key, posts=[*posts, *calls], waits=waits, seats=seats, options=packed
            )
        if written.outcome is db.Outcome.STALE:
            only_open(await session.table())

    async def cancel(self, number: int, by: int) -> Table:
        """Close a table before its start. Only its opener may. Raises `Refused`."""
        async with self._sessions.open(number) as session:
            table = await session.table()

            def check(row: db.Game) -> None:
                if by != table.manager():
                    raise Refused("only-creator")
                only_open(row)

            with session.writing():
                await self._store.games.set_status(number, db.Status.ABANDONED, self._sessions.now(), check=check)
        return await self._register.table(number)


def _next(terms: Terms, *, full: bool, now: int) -> db.NewDue:
    """The chore of a table before its start: it starts by itself now, or is asked about later."""
    starts = full and terms.full == "start"
    return db.NewDue("remind", FULL if starts else b"", now if starts else now + terms.open * HOUR)


def _called(owner: int | None, now: int) -> list[db.NewDue]:
    """A call of whoever manages a full table."""
    if owner is None:
        return []
    return [db.NewDue("notice", msgspec.json.encode(Notice("full", persons=(owner,))), now)]


def _after(number: int) -> str:
    """The key under which the table that follows this one is opened."""
    return f"after {number}"


def _seat(index: int, person: Person) -> db.Seat:
    return db.Seat(index=index, person=person.id, name=person.name)


def _few(settings: Settings, mine: int, here: int) -> None:
    """Raises `Refused` if a person already has as many tables waiting for players, or a channel as many tables, as
    the limits allow."""
    if mine >= settings.a_person:
        raise Refused("too-many-open", most=settings.a_person)
    if settings.a_channel and here >= settings.a_channel:
        raise Refused("too-many-here", most=settings.a_channel)


def _deserted(seats: Sequence[db.Seat]) -> bool:
    """Whether only practice opponents are left."""
    return all(seat.person is None for seat in seats)


def only_open(table: Table | db.Game) -> None:
    """Raises `Refused` unless the table is still before its start."""
    if table.status is not db.Status.OPEN:
        raise Refused("already-over" if table.status is db.Status.ABANDONED else "already-started")


def only_meant(table: Table, roles: Collection[int]) -> None:
    """Raises `Refused` if a table is not for people who were not invited, or not for people with no other roles."""
    terms = terms_of(table.row)
    if terms.joins == "invited":
        raise Refused("only-invited")
    if terms.roles and not set(terms.roles) & set(roles):
        raise Refused("only-roles", roles=", ".join(f"<@&{role}>" for role in terms.roles))


def only_seated(table: Table, person: int) -> None:
    """Raises `Refused` unless that person sits at the table."""
    if table.seat_of(person) is None:
        raise Refused("not-seated")


def only_manager(table: Table, person: int, *, strictly: bool = False) -> None:
    """Raises `Refused` unless that person may change the settings and start: the manager or, if the table's terms say
    so and it is not `strictly`, anybody seated."""
    only_seated(table, person)
    if person != table.manager() and (strictly or terms_of(table.row).manage == "opener"):
        raise Refused("only-opener", name=table.managed_by())
