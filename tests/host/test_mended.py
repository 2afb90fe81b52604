"""What an admin did can be taken back: a closed table, a bar, a seat that somebody is kept off."""

from __future__ import annotations

import pytest

from host import Host, Person, Place, Refused, Status, Table
from host.admin import DAY
from tests.host.clock import Clock

ADMIN, SERVER = 99, 10
ANN, BEN, CAT = Person(1, "Ann"), Person(2, "Ben"), Person(3, "Cat")
PLACE = Place(SERVER, 20)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(open_host: object, clock: Clock) -> Host:
    return await open_host(later=clock.later, now=clock.now)  # type: ignore[operator, no-any-return]


async def opened(host: Host, *people: Person, start: bool = True) -> Table:
    made = await host.lobby.create(f"c{people}{start}", people[0], PLACE, game="milestones")
    for person in people[1:]:
        await host.lobby.join(made.id, person)
    return await host.lobby.start(f"s{made.id}", made.id, people[0].id, seating="joined") if start else made


def refused(code: str) -> pytest.RaisesExc[Refused]:
    return pytest.raises(Refused, match=f"^{code}")


async def test_a_closed_game_goes_on_where_it_was(host: Host) -> None:
    table = await opened(host, ANN, BEN)
    before = await host.now.look(table.id, 2)
    await host.steward.close(table.id, ADMIN, "by mistake")
    again = await host.steward.reopen(table.id, ADMIN, "that was the wrong table")
    assert (again.status, again.row.ended, again.row.head) == (Status.PLAYING, None, table.row.head)
    after = await host.now.look(table.id, 2)
    assert (after.offers, after.token, after.waiting) == (before.offers, before.token, before.waiting)
    kinds = [row.kind for row in await host.queue.due(2**60) if row.game == table.id]
    assert "turn" in kinds, "whoever is asked is called"
    assert "notice" in kinds
    assert "admin" in kinds


async def test_what_its_people_ended_goes_on_until_they_agree_again(host: Host) -> None:
    table = await opened(host, ANN, BEN)
    for person in (ANN, BEN):
        await host.seats.agree_end(table.id, person.id)
    assert (await host.register.table(table.id)).status is Status.ABANDONED
    await host.steward.reopen(table.id, ADMIN, "a misunderstanding")
    await host.seats.stand_in(table.id, ANN.id)
    await host.seats.agree_end(table.id, BEN.id)
    assert (await host.register.table(table.id)).status is Status.PLAYING


async def test_a_pause_outlives_closing(host: Host) -> None:
    table = await opened(host, ANN, BEN)
    await host.steward.pause(table.id, ADMIN, "until Monday")
    before = await host.register.table(table.id)
    await host.steward.close(table.id, ADMIN, "by mistake")
    again = await host.steward.reopen(table.id, ADMIN, "that was the wrong table")
    assert (again.status, again.row.paused) == (Status.PAUSED, before.row.paused)
    assert (await host.faults.resume(table.id)).status is Status.PLAYING


async def test_what_admins_do_for_a_whole_server_waits_until_it_is_told(host: Host) -> None:
    table = await opened(host, ANN, BEN)
    await host.steward.bar(SERVER, 77, ADMIN, "rude")
    await host.steward.limit(SERVER, ADMIN, a_person=2)
    told = [row.body for row in await host.queue.due(2**60) if row.kind == "admin"]
    assert [each for each in told if b"rude" in each and b'"77"' in each]
    assert [each for each in told if b"limits" in each]
    await host.steward.forget(SERVER, 77, ADMIN)
    left = [row.body for row in await host.queue.due(2**60) if row.game == table.id]
    assert not [each for each in left if b"77" in each]
    assert [each for each in left if b"forget" in each]


async def test_an_opened_table_is_packed_a_day_after_its_second_end(host: Host, clock: Clock) -> None:
    table = await opened(host, ANN, BEN)
    await host.steward.close(table.id, ADMIN, "x")
    clock.at += DAY // 2
    await host.steward.reopen(table.id, ADMIN, "y")
    kinds = [row.kind for row in await host.queue.due(2**60) if row.game == table.id]
    assert not {"pack", "close"} & {*kinds}
    clock.at += DAY // 4
    await host.steward.close(table.id, ADMIN, "z")
    due = {row.kind: row.at for row in await host.queue.due(2**60) if row.game == table.id}
    assert due["pack"] == clock.at + DAY


async def test_what_is_packed_is_not_opened_again(host: Host) -> None:
    table = await opened(host, ANN, BEN)
    await host.steward.close(table.id, ADMIN, "x")
    await host.store.journal.archive(table.id)
    with refused("closed-long-ago"):
        await host.steward.reopen(table.id, ADMIN, "y")
    assert (await host.register.table(table.id)).status is Status.ABANDONED


async def test_nobody_is_kept_off_a_table_whose_seat_was_not_taken(host: Host) -> None:
    table = await opened(host, ANN, BEN)
    await host.steward.close(table.id, ADMIN, "x")
    with refused("already-over"):
        await host.steward.remove(table.id, 1, ADMIN, "y", again=False)
    with refused("not-kept-off"):
        await host.steward.let_back(table.id, BEN.id, ADMIN)


async def test_a_closed_lobby_waits_for_players_again(host: Host) -> None:
    table = await opened(host, ANN, BEN, start=False)
    await host.steward.close(table.id, ADMIN, "x")
    assert (await host.steward.reopen(table.id, ADMIN, "y")).status is Status.OPEN
    assert (await host.lobby.join(table.id, CAT)).names("en") == ["Ann", "Ben", "Cat"]


async def test_only_what_was_closed_in_the_last_day_is_opened_again(host: Host, clock: Clock) -> None:
    table = await opened(host, ANN, BEN)
    with refused("not-closed"):
        await host.steward.reopen(table.id, ADMIN, "x")
    await host.steward.close(table.id, ADMIN, "x")
    clock.at += DAY + 1
    with refused("closed-long-ago"):
        await host.steward.reopen(table.id, ADMIN, "x")
    assert (await host.register.table(table.id)).status is Status.ABANDONED


async def test_a_bar_has_a_reason_and_an_end(host: Host, clock: Clock) -> None:
    table = await opened(host, ANN, start=False)
    bar = await host.steward.bar(SERVER, 2, ADMIN, "rude @everyone", days=3)
    assert "@everyone" not in bar.reason
    with refused("barred"):
        await host.lobby.join(table.id, BEN)
    with refused("barred-already"):
        await host.steward.bar(SERVER, 2, ADMIN, "again")
    clock.at += 3 * DAY
    assert (await host.register.settings(SERVER)).barred == ()
    await host.lobby.join(table.id, BEN)
    await host.steward.bar(SERVER, 2, ADMIN, "again")
    await host.steward.unbar(SERVER, 2, ADMIN)
    assert (await host.register.settings(SERVER)).bars == ()


async def test_who_is_kept_off_a_table_gets_no_seat_there_whoever_asks_them(host: Host) -> None:
    table = await opened(host, ANN, BEN, start=False)
    await host.steward.remove(table.id, 1, ADMIN, "quarrels", again=False)
    with refused("kept-off"):
        await host.lobby.join(table.id, BEN)
    with refused("guest-kept-off"):
        await host.seats.invite(table.id, ANN.id, BEN.id)
    await host.lobby.join(table.id, CAT)
    await host.lobby.start("s", table.id, ANN.id, seating="joined")
    with refused("guest-kept-off"):
        await host.seats.offer(table.id, CAT.id, BEN.id)
    await host.seats.wish(table.id, "open", 1, CAT)
    assert ("take", 1) not in (await host.seats.possible(table.id, BEN))[1]
    with refused("kept-off"):
        await host.seats.wish(table.id, "take", 1, BEN)
    await host.steward.let_back(table.id, BEN.id, ADMIN)
    assert (await host.seats.wish(table.id, "take", 1, BEN)).names("en") == ["Ann", "Ben"]
    with refused("not-kept-off"):
        await host.steward.let_back(table.id, BEN.id, ADMIN)


async def test_who_is_removed_from_a_game_for_good_does_not_take_the_seat_back(host: Host) -> None:
    table = await opened(host, ANN, BEN)
    await host.steward.remove(table.id, 1, ADMIN, "quarrels", again=False)
    with refused("kept-off"):
        await host.seats.wish(table.id, "take", 1, BEN)
    other = await opened(host, CAT, BEN)
    await host.steward.remove(other.id, 1, ADMIN, "by mistake")
    assert (await host.seats.wish(other.id, "take", 1, BEN)).names("en") == ["Cat", "Ben"]


async def test_who_is_kept_off_while_they_are_replaced_does_not_come_back(host: Host) -> None:
    table = await opened(host, ANN, BEN)
    await host.steward.replace(table.id, 1, ADMIN, "gone")
    await host.steward.shut_out(table.id, BEN.id, ADMIN, "quarrels")
    with refused("kept-off"):
        await host.seats.wish(table.id, "back", 1, BEN)
    await host.steward.let_back(table.id, BEN.id, ADMIN)
    assert (await host.seats.wish(table.id, "back", 1, BEN)).names("en") == ["Ann", "Ben"]


async def test_who_is_barred_and_forgotten_stays_barred_and_is_named_nowhere(host: Host) -> None:
    table = await opened(host, ANN, BEN, start=False)
    await host.steward.bar(SERVER, BEN.id, ADMIN, "rude")
    assert await host.steward.forget(SERVER, BEN.id, 9) == 1, "the lobby they have just left counts"
    settings = await host.register.settings(SERVER)
    assert (settings.barred, settings.bars, len(settings.marks)) == ((), (), 1)
    with refused("barred"):
        await host.lobby.join(table.id, BEN)
    with refused("barred-already"):
        await host.steward.bar(SERVER, BEN.id, ADMIN, "again")
    await host.lobby.join(table.id, CAT)
    await host.steward.unbar(SERVER, BEN.id, ADMIN)
    assert (await host.lobby.join(table.id, BEN)).names("en") == ["Ann", "Cat", "Ben"]


async def test_the_list_begins_with_what_is_wrong_and_goes_on_with_what_is_idle(host: Host, clock: Clock) -> None:
    numbers = []
    for person in (ANN, BEN, CAT):
        numbers.append((await opened(host, person, start=False)).id)
        clock.at += 60
    first, second, third = numbers
    await host.lobby.join(first, CAT)
    assert [case.table.id for case in await host.steward.cases(SERVER)] == [second, third, first]
    await host.places.lose(third, "channel-gone")
    assert [case.table.id for case in await host.steward.cases(SERVER)] == [third, second, first]


async def test_a_stranger_is_not_told_that_a_seat_was_theirs(host: Host) -> None:
    table = await opened(host, ANN, BEN)
    with refused("not-seated"):
        await host.seats.wish(table.id, "resign", 0, CAT)
    await host.seats.wish(table.id, "resign", 0, ANN)
    with refused("seat-gone"):
        await host.seats.wish(table.id, "resign", 0, ANN)


async def test_what_may_be_opened_again_is_exported_without_its_secrets(host: Host, clock: Clock) -> None:
    table = await opened(host, ANN, BEN)
    seed = (await host.store.games.seed(table.id)).hex().encode()
    await host.steward.close(table.id, ADMIN, "x")
    body = await host.steward.export(table.id)
    assert seed not in body
    assert b'"kind":"entry"' not in body
    assert (await host.moments.chance(table.id))[1] is None
    clock.at += DAY + 1
    assert seed in await host.steward.export(table.id), "now nobody can open it again"
