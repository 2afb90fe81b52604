"""Leagues: seasons of tables that open by themselves. All that is due is done by the server's errand, whoever is
away: the sign-up ends, rounds begin and end, results count, seasons follow each other. Times are epoch seconds."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

import msgspec

import db
from db import Book, Moved, Stage, Where
from engine.core.model import Illegal

from ..calls import OfLeague
from ..clocks.terms import DAY
from ..errands import Errands
from ..lobby import Lobby
from ..people import Person, Place, Refused
from ..register import Register
from . import moves
from .charter import TITLE, Charter, Ended, charter_of, divided, in_it, is_open, of_season, seated
from .format import Format
from .scoring import Counted, Scoring
from .settings import unfit, with_edition, with_setting

DRAFT, AGAIN, LOOK = 7 * DAY, 600, 6 * 3_600
"""Seconds until a draft that nobody publishes is given up; until a table is tried again that could not be opened; and
until the tables of a round are looked at, whatever was heard of them."""
MOST = 10
"""The most leagues of a server that are not over."""

log = logging.getLogger(__name__)


class Leagues:
    """Those of all servers. Its methods raise `StoreError`."""

    def __init__(self, store: db.Store, register: Register, lobby: Lobby, scoring: Scoring, errands: Errands) -> None:
        self._store, self._register, self._lobby = store.leagues, register, lobby
        self._scoring, self._errands, self._scheduling = scoring, errands, store.scheduling

    # --- people

    async def draft(self, key: str, by: Person, place: Place, channel: int, title: str, game: str) -> db.League:
        """Begin a league whose tables are opened at a place, and which is announced in a channel: nobody else knows
        of it yet. The same `key` (interaction) begins only one. Raises `Refused`."""
        title, now = " ".join(title.split()), self._register.now()
        if not 0 < len(title) <= TITLE:
            raise Refused("league-title", most=TITLE)
        await self._register.only_welcome(place.server, by.id)
        least, most = (seats := self._register.game(game).seats)[0], seats[-1]
        size = min(4, most)
        charter = Charter(Format("swiss", (game,), size, max(2, least, size - 1), 3), place.channel, place.thread)
        new = db.League(
            server=place.server,
            channel=channel,
            organiser=by.id,
            title=title,
            body=msgspec.json.encode(charter),
            since=now,
            until=now + DRAFT,
        )
        made = await self._store.open(new, key, _few)
        self._errands.wake()
        return made

    async def of(self, server: int) -> list[db.League]:
        """Those of a server that were published, the newest first."""
        return [each for each in await self._store.of(server) if each.season]

    async def book(self, server: int, number: int) -> Book:
        """All of a league. Raises `Refused` for one that is not on that server."""
        book = await self._store.book(number) if 0 < number < 2**62 else None
        if book is None or book.league.server != server:
            raise Refused("no-such-league")
        return book

    async def past(self, book: Book) -> list[int]:
        """The seasons that are over while the league goes on, the first first."""
        return await self._store.past(book.league.id)

    async def ended(self, book: Book, season: int) -> Ended:
        """How a past season ended. Raises `Refused` where that is not kept."""
        kept = await self._store.ended(book.league.id, season) if 0 < season < book.league.season else None
        if kept is None:
            raise Refused("league-no-season", seasons=", ".join(map(str, await self.past(book))) or "–")
        return msgspec.json.decode(kept, type=Ended)

    async def places(self, book: Book) -> dict[int, Where]:
        """Where the tables of the round are that is played, by their numbers."""
        return await self._store.places(book.league.id, book.league.season, book.league.round)

    async def change(self, server: int, number: int, change: Callable[[Charter], Charter]) -> Book:
        """Change what a draft is to be. Raises `Refused`."""
        games = self._register.games
        return await self._move(
            server, number, lambda book: moves.changed(book, change(charter_of(book.league)), games)
        )

    async def set_game(self, server: int, number: int, key: str, name: str, value: str) -> Book:
        """Change a setting of one of the games of a draft. Raises `Refused`, and `Illegal` naming the error in a
        text."""
        rules = self._register.game(key)
        return await self.change(server, number, lambda charter: with_setting(charter, rules, name, value))

    async def set_edition(self, server: int, number: int, key: str, edition: str) -> Book:
        """Change the edition of one of the games of a draft. Raises `Refused`."""
        rules, chosen = self._register.game(key), self._lobby.edition(key, edition)
        return await self.change(server, number, lambda charter: with_edition(charter, rules, chosen))

    async def publish(self, server: int, number: int) -> Book:
        """From now on people may sign up. Raises `Refused`."""
        now, seen = self._register.now(), (await self.book(server, number)).league.body
        charter = msgspec.json.decode(seen, type=Charter)
        if (found := await asyncio.to_thread(unfit, charter, self._register.games)) is not None:
            raise Refused("league-cannot-begin", game=found[0].name, count=found[1])

        def opened(book: Book) -> Moved:
            if book.league.body != seen:  # changed meanwhile, so not looked at
                raise Refused("league-changed")
            return moves.opened(book, self.seats(), now)

        return await self._move(server, number, opened)

    async def join(self, server: int, number: int, person: Person) -> Book:
        """Somebody signs up, or takes a free place. Raises `Refused`."""
        await self._register.only_welcome(server, person.id)
        now = self._register.now()
        return await self._move(server, number, lambda book: moves.joined(book, person, now))

    async def leave(self, server: int, number: int, person: int) -> Book:
        """Somebody gets no more tables. Raises `Refused`."""
        now = self._register.now()
        return await self._move(server, number, lambda book: moves.left(book, person, now))

    async def correct(self, server: int, number: int, which: moves.Which, places: Sequence[int], reason: str) -> Book:
        """Set the result of a table. Raises `Refused`."""
        return await self._move(server, number, lambda book: moves.corrected(book, which, places, reason))

    async def close(self, server: int, number: int, reason: str = "") -> Book:
        """End a league. Raises `Refused`."""
        now = self._register.now()
        return await self._move(server, number, lambda book: moves.closed(book, reason, now))

    async def announced(self, server: int) -> list[db.Announcement]:
        """What is still to be said of a server's leagues, in order."""
        return await self._store.announced(server)

    async def sending(self, number: int, mark: str) -> None:
        """An announcement may be sent with that mark from now on."""
        await self._store.sending(number, mark)

    async def said(self, number: int) -> None:
        """An announcement was sent, or cannot be."""
        await self._store.said(number)

    async def note(self, number: int, **values: object) -> None:
        """Note what has become of a league's message, see `db.League`."""
        await self._store.note(number, **values)

    async def set_events(self, server: int, number: int, *, on: bool) -> Book:
        """Whether Discord's own events tell of a league. Raises `Refused`."""
        return await self._move(server, number, partial(moves.told_by_events, on=on))

    async def scheduled(self, server: int) -> dict[int, db.Scheduled]:
        """Which events tell of a server's leagues, by league."""
        return await self._scheduling.of(server)

    async def schedule(self, row: db.Scheduled) -> None:
        """Note what has become of such an event."""
        await self._scheduling.put(row)

    def seats(self) -> dict[str, tuple[int, int]]:
        """How many play each game, at least and at most."""
        return {key: (game.seats[0], game.seats[-1]) for key, game in self._register.games.items()}

    async def _move(self, server: int, number: int, decide: Callable[[Book], Moved]) -> Book:
        await self.book(server, number)
        after = await self._store.change(number, decide, self._register.now())
        self._errands.wake()
        return after

    # --- what is due

    async def look(self, server: int) -> int | None:
        """Do all that is due for the leagues of a server. Returns when to look next."""
        going = [each for each in await self._store.of(server) if each.stage is not Stage.OVER]
        times = [await self._look(server, each.id) for each in going]
        return min((at for at in times if at is not None), default=None)

    async def _look(self, server: int, number: int) -> int | None:
        now, settings = self._register.now(), await self._register.settings(server)
        before, book = None, await self.book(server, number)
        while book != before:
            before = book
            barred = {each.person for each in book.entrants if each.person and settings.shuts_out(each.person)}
            book = await self._decided(book, partial(moves.lapsed, now=now), now)
            book = await self._decided(book, partial(moves.shut_out, barred=barred, now=now), now)
            book = await self._decided(book, partial(moves.begun, seats=self.seats(), now=now), now)
            book = await self._decided(book, partial(moves.scored, counts=await self._counts(book, now)), now)
            book = await self._decided(book, partial(moves.gone_on, now=now), now)
            book = await self._open(book, now)
        if book.league.stage is Stage.OVER:
            return None
        open_ = [each for each in of_season(book, book.league.season) if is_open(each)]
        soon = [AGAIN] if any(each.numbered is None for each in open_) else [LOOK] if open_ else []
        return min([book.league.until, *(now + each for each in soon)])

    async def _decided(self, book: Book, decide: Callable[[Book], Moved], now: int) -> Book:
        """The league once that is carried out. Pairing a thousand people takes its time, so it is decided before the
        transaction; if the league is another by then, nothing is written, and it is looked at again."""
        moved = await asyncio.to_thread(decide, book)
        if moved.is_nothing:
            return book
        return await self._store.change(book.league.id, lambda held: moved if held == book else Moved(), now)

    async def _counts(self, book: Book, now: int) -> dict[moves.Which, Counted]:
        """What the open tables of the season count now."""
        found = {}
        if book.league.stage is Stage.PLAYED:
            for each in filter(is_open, of_season(book, book.league.season)):
                counts = None if each.numbered is None else await self._scoring.over(each.numbered)
                if counts is None and now >= book.league.until:
                    counts = await self._scoring.as_it_stands(each.numbered)
                if counts is not None:
                    how, what = counts
                    who = seated(each).entrants
                    found[each.round, each.number] = (
                        how,
                        msgspec.structs.replace(what, left=tuple(who[seat] for seat in what.left)),
                    )
        return found

    async def _open(self, book: Book, now: int) -> Book:
        """Open the tables of this round that are not there yet."""
        league = book.league
        if league.stage is not Stage.PLAYED:
            return book
        for each in of_season(book, league.season):
            if each.numbered is None and is_open(each):
                try:
                    number = await self._opened(book, each)
                except (Refused, Illegal, msgspec.MsgspecError) as error:
                    log.info("league %s: a table cannot be opened: %s", league.id, error)
                    continue
                opened = partial(moves.numbered, fixture=each, table=number)
                book = await self._store.change(league.id, opened, now)
        return book

    async def _opened(self, book: Book, fixture: db.Fixture) -> int:
        """The number of a table, opened now or before. Raises `Refused`."""
        league, charter, at = book.league, charter_of(book.league), seated(fixture)
        by_number = {each.number: each for each in book.entrants}
        places = [by_number[who] for who in at.entrants]
        people = [Person(each.person or 0, each.name) if in_it(each) else None for each in places]
        key = f"league {league.id} {fixture.season} {fixture.round} {fixture.number}"
        place = Place(league.server, charter.channel, charter.thread)
        of = OfLeague(
            number=league.id,
            title=league.title,
            season=fixture.season if charter.seasons > 1 else 0,
            round=fixture.round,
            division=at.division + 1 if divided(book, fixture.season) else 0,
            place=league.channel,
            message=league.stands,
        )
        terms = msgspec.structs.replace(charter.terms, league=of)
        table = await self._lobby.assemble(key, place, at.game, people, terms, charter.options.get(at.game))
        return table.id


def _few(going: int) -> None:
    """Raises `Refused` if a server has as many leagues already as it may."""
    if going >= MOST:
        raise Refused("too-many-leagues", most=MOST)
