"""Tables are found as people look for them."""

from __future__ import annotations

import db
from host import Host, Person, Place
from host.register import LISTED
from host.which import ANY


async def test_ones_own_tables_come_first_however_old_they_are(host: Host) -> None:
    """One's own oldest table is not pushed out of a list by the tables of others."""
    ann, ben, place = Person(1, "Ann"), Person(2, "Ben"), Place(10, 20)
    oldest = await host.lobby.create("oldest", ann, place, game="milestones")
    new = db.NewGame(
        key="milestones", server=10, channel=20, wanted=4, seed_hash=b"", rules="1", created_by=2, created_at=99
    )
    for _ in range(LISTED + 1):
        await host.store.games.create(new, [db.Seat(index=0, person=ben.id, name=ben.name)], seed=b"")
    mine = await host.register.fitting(ANY, ann.id, server=10)
    others = await host.register.fitting(ANY, ben.id, server=10)
    assert (len(mine), mine[0].id) == (LISTED, oldest.id)
    assert [seat.name for seat in mine[0].seats] == ["Ann"]
    assert oldest.id not in [table.id for table in others]


async def test_a_table_is_found_by_its_channel_and_by_its_thread(host: Host) -> None:
    table = await host.lobby.create("k", Person(1, "Ann"), Place(10, 20), game="milestones")
    await host.places.set(table.id, Place(10, 20, 30))
    for channel in (20, 30):
        assert [each.id for each in await host.register.tables(channel=channel, live=True)] == [table.id]
    assert await host.register.tables(channel=40, live=True) == []
