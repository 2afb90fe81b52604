"""A league of a few people, and the ends of its tables, for tests of leagues."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import msgspec
from msgspec.structs import replace
from sqlalchemy import update

import db
from db.schema import game
from host import Host, Person, Place
from host.leagues.charter import Charter, of_season, seated
from host.leagues.format import Format
from tests.host.spoilt import Player

SERVER, CHANNEL = 10, 20
PEOPLE = tuple(Person(n, f"P{n}") for n in range(1, 65))
BOSS = Person(900, "Boss")
SWISS = Format("swiss", ("ferry",), 4, 3, 3)


async def opened(
    host: Host, people: Sequence[Person] = PEOPLE[:8], change: Callable[[Charter], Charter] = lambda charter: charter
) -> int:
    """A league of Ferry that these people have signed up for: three rounds of Swiss at tables of four."""
    made = await host.leagues.draft("open", BOSS, Place(SERVER, CHANNEL), CHANNEL, "The Cup", "ferry")
    await host.leagues.change(SERVER, made.id, lambda charter: change(replace(charter, format=SWISS)))
    await host.leagues.publish(SERVER, made.id)
    for each in people:
        await host.leagues.join(SERVER, made.id, each)
    return made.id


async def book(host: Host, number: int) -> db.Book:
    return await host.leagues.book(SERVER, number)


async def tables(host: Host, number: int) -> list[db.Fixture]:
    """The tables of the round that is played."""
    of = await book(host, number)
    return [each for each in of_season(of, of.league.season) if each.round == of.league.round]


def people_at(of: db.Book, fixture: db.Fixture) -> list[int | None]:
    """Who has the places at a table, by seat."""
    by_number = {each.number: each.person for each in of.entrants}
    return [by_number[who] for who in seated(fixture).entrants]


async def played(host: Host, number: int, chance: Random) -> None:
    """Play a table to its end, and have its result written."""
    player = Player(host, chance)
    while (await host.register.table(number)).status is db.Status.PLAYING:
        await player.moves(number, 400)
        await host.settle()
    await host.results.write(number)


async def ended(host: Host, number: int, points: Sequence[int], now: int) -> None:
    """A table is over with these points, without its moves: only what leagues read of a result is written."""
    row = (await host.register.table(number)).row
    order = sorted(points, reverse=True)
    scores = tuple(
        db.Score(seat=seat, place=1 + order.index(each), points=each, won=each == order[0])
        for seat, each in enumerate(points)
    )
    ending = db.Ending(
        head=row.head, began=now, ended=now, entries=1, turns=1, setting="", level=None, fewest=False, rated=False,
        sources=msgspec.json.encode(()),
    )  # fmt: skip
    over = update(game).where(game.c.id == number).values(status=db.Status.FINISHED)
    await host.store.database.write(lambda c: c.execute(over))
    await host.store.results.write(number, db.Result(ending, scores))
    host.sessions.lives.forget(number)
