"""What admins limit: tables of a person and in a channel, and who takes a seat at all."""

from __future__ import annotations

import asyncio
from itertools import count as count_up

import pytest

from host import Host, Person, Place, Refused, Settings, Table

ANN, BEN = Person(1, "Ann"), Person(2, "Ben")
KEYS = count_up()


async def outcomes(host: Host, place: Place, count: int, by: Person = ANN) -> list[str]:
    """What becomes of so many tables that somebody opens at once."""
    made = [host.lobby.create(f"{next(KEYS)}", by, place, game="ferry") for _ in range(count)]
    done = await asyncio.gather(*made, return_exceptions=True)
    return sorted(each.code if isinstance(each, Refused) else "open" for each in done)  # type: ignore[union-attr]


async def test_a_person_opens_as_many_tables_as_the_server_allows(host: Host, place: Place) -> None:
    await host.register.set_settings(place.server, Settings(a_person=2))
    assert await outcomes(host, place, 4) == ["open", "open", "too-many-open", "too-many-open"]
    assert await outcomes(host, place, 2, BEN) == ["open", "open"]
    elsewhere = Place(99, 98)
    assert await outcomes(host, elsewhere, 4) == ["open", "open", "open", "too-many-open"]  # five in all, as usual


async def test_a_channel_holds_as_many_tables_as_the_server_allows(host: Host, place: Place) -> None:
    await host.register.set_settings(place.server, Settings(a_channel=3))
    assert await outcomes(host, place, 2) == ["open", "open"]
    assert await outcomes(host, place, 2, BEN) == ["open", "too-many-here"]
    assert await outcomes(host, Place(place.server, 77), 1, BEN) == ["open"]
    await host.lobby.cancel(1, ANN.id)
    assert await outcomes(host, Place(place.server, place.channel, 5), 2, BEN) == ["open", "too-many-here"]


async def test_somebody_barred_opens_and_joins_nothing(host: Host, place: Place) -> None:
    made = await host.lobby.create("k", ANN, place, game="ferry")
    await host.register.set_settings(place.server, Settings(barred=(BEN.id,)))
    with pytest.raises(Refused, match="barred"):
        await host.lobby.join(made.id, BEN)
    with pytest.raises(Refused, match="barred"):
        await host.lobby.create("l", BEN, place, game="ferry")
    assert await outcomes(host, Place(99, 98), 1, BEN) == ["open"]
    assert (await host.register.table(made.id)).persons() == [ANN.id]


async def test_somebody_barred_takes_over_no_seat(host: Host, table: Table) -> None:
    await host.seats.offer(table.id, ANN.id, None)
    await host.register.set_settings(table.row.server, Settings(barred=(7,)))
    eve = Person(7, "Eve")
    for takes in (host.seats.take(table.id, 0, eve), host.seats.wish(table.id, "take", 0, eve)):
        with pytest.raises(Refused, match="barred"):
            await takes
    assert (await host.register.table(table.id)).seats[0].person == ANN.id
