"""What a table asks of those who take a seat there: a rating, by whichever way they come."""

from __future__ import annotations

import random
from functools import partial

import msgspec
import pytest
from sqlalchemy import Connection, delete, insert

from db import schema
from db.ratings import Rating
from host import Host, Person, Place, Refused, Table
from host.calls import terms_of
from host.results.ratings import NEW, shown
from host.seekers import Wish
from host.sound import terms_fault
from host.terms import LEVELS
from tests.host.three import ANN, BEN, CAT, DAN, clock, host
from tests.soak import times

__all__ = ["clock", "host"]
SERVER, CHANNEL = 10, 20


async def has(host: Host, person: Person, rating: Rating | None, server: int = SERVER, key: str = "ferry") -> None:
    """From now on somebody has a rating, or none."""

    def work(c: Connection) -> None:
        table, values = schema.rating, {"server": server, "key": key, "person": person.id, "opponent": ""}
        c.execute(delete(table).where(table.c.person == person.id, table.c.server == server))
        if rating is not None:
            c.execute(insert(table).values(**values, **msgspec.structs.asdict(rating)))

    await host.store.database.write(work)


async def rated(host: Host, key: str, lowest: str = "0", highest: str = "0", by: Person = ANN) -> Table:
    """A table that takes these ratings."""
    made = await host.lobby.create(key, by, Place(server=SERVER, channel=CHANNEL), game="ferry")
    for name, value in (("rated", "on"), ("highest", highest), ("lowest", lowest)):
        made = await host.lobby.change_term(made.id, by.id, name, value)
    return made


def fits(table: Table, rating: Rating | None) -> bool:
    """Whether a table takes somebody, once more."""
    own = shown(NEW) if rating is None else shown(rating)
    terms = terms_of(table.row)
    return terms.lowest <= own and (terms.highest == 0 or own <= terms.highest)


async def test_a_table_takes_exactly_those_whose_rating_it_takes_however_they_come(host: Host) -> None:
    """Random limits and ratings: by joining, after an invitation, in play, and before those who seek are asked."""
    chance, seen = random.Random(272), set[bool]()
    for n in range(times(30)):
        first, second = sorted(chance.choices(LEVELS, k=2), key=int)
        made = await rated(host, f"t{n}", *((first, second) if int(second) else ("0", "0")))
        exact = chance.choice((first, second)) if int(first) else second
        given = (int(exact) - 1_000) / 40
        odd = Rating(25 + given + chance.choice((0, 0.025, -0.025)), 25 / 3, 1)
        rating = chance.choice((None, odd, odd, Rating(chance.uniform(0, 45), chance.uniform(1, 8), 5)))
        welcome = fits(made, rating)
        seen.add(welcome)
        await has(host, BEN, rating)
        await has(host, BEN, Rating(40, 1, 9), server=11)  # elsewhere does not count
        if chance.random() < 0.5:
            await host.seats.invite(made.id, ANN.id, BEN.id)
        before = (await host.register.table(made.id)).seats
        if welcome:
            await host.lobby.join(made.id, BEN)
            await host.lobby.leave(made.id, BEN.id)
        else:
            with pytest.raises(Refused) as refused:
                await host.lobby.join(made.id, BEN)
            assert refused.value.code == "rating"
            assert refused.value.values["own"] == shown(rating or NEW)
            assert (await host.register.table(made.id)).seats == before
        if n % 3 == 0:
            await _in_play(host, made, welcome=welcome)
        else:
            await host.lobby.cancel(made.id, ANN.id)
    assert seen == {True, False}


async def _in_play(host: Host, made: Table, *, welcome: bool) -> None:
    """The seat of somebody who offers it to all, at a game that has begun."""
    terms = msgspec.structs.replace(terms_of(made.row), lowest=0, highest=0)
    await host.store.games.set_terms(made.id, msgspec.json.encode(terms), host.clock())
    await host.lobby.join(made.id, CAT)
    await host.store.games.set_terms(made.id, made.row.terms, host.clock())
    await host.lobby.start(f"s{made.id}", made.id, ANN.id, seating="joined")
    await host.seats.offer(made.id, CAT.id, BEN.id)
    if welcome:
        await host.seats.take(made.id, 1, BEN)
    else:
        with pytest.raises(Refused):
            await host.seats.take(made.id, 1, BEN)
    assert ((await host.register.table(made.id)).seats[1].person == BEN.id) is welcome


async def test_who_seeks_is_not_asked_to_a_table_that_does_not_take_them(host: Host) -> None:
    for person in (ANN, BEN, CAT):
        await host.seekers.seek(SERVER, person, CHANNEL, lambda _: Wish(CHANNEL, games=("ferry",), players=(3,)))
    await host.seekers.look(SERVER)
    await host.lobby.join(1, ANN)
    await host.seekers.decline(SERVER, BEN.id, 1)
    for name, value in (("rated", "on"), ("lowest", "1200")):
        await host.lobby.change_term(1, ANN.id, name, value)
    await host.seekers.seek(SERVER, DAN, CHANNEL, lambda _: Wish(CHANNEL, games=("ferry",), players=(3,)))
    await host.seekers.look(SERVER)
    asked = {row.person: row.asked for row in await host.store.seekers.of(SERVER)}
    assert asked[DAN.id] is None
    await has(host, DAN, Rating(35, 1, 9))
    await host.seekers.look(SERVER)
    asked = {row.person: row.asked for row in await host.store.seekers.of(SERVER)}
    assert asked[DAN.id] == 1


async def test_who_invites_or_offers_learns_nothing_of_a_rating(host: Host) -> None:
    """Whatever it is, the same happens, and the same is written."""
    traces = list[object]()
    for n, rating in enumerate((None, Rating(40, 1, 9), Rating(10, 5, 9))):
        await has(host, DAN, rating)
        made = await rated(host, f"i{n}", "1200", "1600")
        await host.seats.invite(made.id, ANN.id, DAN.id)
        held = await host.store.seats.held(made.id)
        await has(host, BEN, Rating(16, 2, 9))
        await host.lobby.join(made.id, BEN)
        await host.lobby.start(f"b{n}", made.id, ANN.id, seating="joined")
        await host.seats.offer(made.id, ANN.id, DAN.id)
        after = await host.store.seats.held(made.id)
        traces.append([[(b.kind, b.about, b.person) for b in each.ballots] for each in (held, after)])
    assert traces[0] == traces[1] == traces[2]


async def test_limits_of_ratings_go_with_ratings_and_never_cross(host: Host) -> None:
    made = await host.lobby.create("k", ANN, Place(server=SERVER, channel=CHANNEL), game="ferry")
    change = partial(host.lobby.change_term, made.id, ANN.id)
    with pytest.raises(Refused, match="only-rated"):
        await change("lowest", "1200")
    await change("rated", "on")
    await change("highest", "1200")
    with pytest.raises(Refused, match="ratings-cross"):
        await change("lowest", "1400")
    with pytest.raises(Refused, match="no-such-value"):
        await change("lowest", "1201")
    terms = terms_of((await change("lowest", "1200")).row)
    assert (terms.lowest, terms.highest) == (1_200, 1_200)
    terms = terms_of((await change("rated", "off")).row)
    assert (terms.lowest, terms.highest) == (0, 0)
    for wrong in (b'{"lowest":1200}', b'{"rated":"on","lowest":7}', b'{"rated":"on","lowest":1400,"highest":1200}'):
        assert terms_fault(wrong) == "its terms name ratings that nobody chooses"
    assert terms_fault(b'{"rated":"on","lowest":1200,"highest":1400}') is None
