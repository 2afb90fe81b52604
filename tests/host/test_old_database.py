"""A database written by an earlier version (`tests/db/old`): it migrates, verifies, and every table goes on."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import db
from engine.core.chance import Seeded
from engine.core.opponents import OPPONENTS
from engine.core.text import write
from games import GAMES
from host import Host, Refused
from host.calls import terms_of
from host.clocks.clock import clock_of
from host.keep.verify import verify
from host.life import Life
from host.session import Session
from tests.db.older import brought, migrated
from tests.stores import rows_of, url_of

PLAYING = {3: "milestones", 4: "milestones", 5: "milestones"}
OVER = {1: "milestones", 2: "milestones"}
ROADS = (4, 5)
PAUSED, LOBBY, CLOSED = 6, 7, 8


@pytest.fixture
async def host(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Host]:
    name = getattr(request, "param", "0001")
    store = await db.Store.open(url_of(migrated(tmp_path, name)))
    host = Host(store, GAMES)
    yield host
    await host.close()
    await store.close()


async def test_the_bot_knows_all_servers_that_have_games(host: Host) -> None:
    """What is stored of those it was removed from goes later."""
    having = {(await host.register.table(number)).row.server for number in await host.store.games.numbers()}
    assert having <= {row.id for row in await host.store.games.servers()}
    assert await host.store.servers.only((), 1) == sorted(having)


@pytest.fixture
def keys() -> Iterator[str]:
    """Ids of interactions, none of which the database knows."""
    return (f"new press {n}" for n in range(1_000))


async def moved(host: Host, number: int, keys: Iterator[str]) -> None:
    """The next move at a table, by the person asked."""
    live = await Session(host.sessions, number).live()
    seat = live.waiting[0]
    person = live.table.seats[seat].person
    assert person is not None
    action = OPPONENTS["steady"](live.table.game, live.state, seat, Seeded(b"next", 0, 0))
    await host.now.add(next(keys), number, person, live.token(seat), write(action))
    await host.settle()


async def assert_sound(host: Host) -> int:
    """Every stored game replays to what is stored; the number of games."""
    assert await host.store.faults() == []
    verdicts = [each async for each in verify(host.store, GAMES)]
    assert [each for each in verdicts if each.difference or not each.opens] == []
    return len(verdicts)


async def test_every_stored_game_replays_to_what_is_stored(host: Host) -> None:
    assert await assert_sound(host) == len(PLAYING) + len(OVER) + 1


async def test_the_next_move_is_made_at_every_table_in_play(host: Host, keys: Iterator[str]) -> None:
    for number in PLAYING:
        before = (await host.register.table(number)).row.head
        await moved(host, number, keys)
        table = await host.register.table(number)
        assert table.row.head > before
        assert table.game.key == PLAYING[number]
    await assert_sound(host)


@pytest.mark.parametrize("host", ["0001-older-rules"], indirect=True)
async def test_a_table_begun_under_other_rules_is_paused_until_an_admin_decides(
    host: Host, keys: Iterator[str]
) -> None:
    """Roads & Boats of rules 1, where the order of play was asked about in each phase."""
    verdicts = {each.game: each async for each in verify(host.store, GAMES)}
    assert [number for number, each in verdicts.items() if each.stops] == list(ROADS)
    for number in ROADS:
        before = (await host.register.table(number)).row.head
        with pytest.raises(Refused, match="paused-older"):
            await moved(host, number, keys)
        table = await host.register.table(number)
        assert (table.status, table.row.paused, table.row.head) == (db.Status.PAUSED, "older", before)
        told = [(row.kind, row.body) for row in await host.queue.due(2**60, 500) if row.game == number]
        assert [kind for kind, body in told if b'"older"' in body] == ["admin", "notice"]
        await host.now.look(number, table.persons()[0])
        assert [each.difference async for each in verify(host.store, GAMES, [number])] != [None]
        await host.faults.resume(number)
        host.sessions.lives.forget_all()
        for _ in range(20):
            await moved(host, number, keys)
        assert (await host.register.table(number)).row.head >= before + 20
    verdicts = {each.game: each async for each in verify(host.store, GAMES)}
    assert not any(each.stops for each in verdicts.values()), "an admin has let them go on"
    assert [number for number, each in verdicts.items() if each.difference] == list(ROADS)
    assert all(verdicts[number].opens and verdicts[number].older for number in ROADS)

    def damage(c: Any) -> None:
        c.execute(text(f"update game set undos = undos + 1 where id = {ROADS[0]}"))

    await host.store.database.write(damage)
    (verdict,) = [each async for each in verify(host.store, GAMES, [ROADS[0]])]
    assert "undos are counted" in (verdict.difference or "")
    assert not verdict.older


@pytest.mark.parametrize("host", ["0001-older-rules"], indirect=True)
async def test_a_table_paused_for_other_rules_goes_on_by_itself_with_rules_that_fit(
    host: Host, keys: Iterator[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    number = ROADS[0]
    with pytest.raises(Refused, match="paused-older"):
        await moved(host, number, keys)
    host.sessions.lives.forget_all()
    monkeypatch.setattr(host.sessions, "agrees", lambda *_: True)
    await moved(host, number, keys)
    table = await host.register.table(number)
    assert (table.status, table.row.paused, table.row.rules) == (db.Status.PLAYING, None, table.game.version)
    told = [row.body for row in await host.queue.due(2**60, 500) if row.game == number and row.kind == "notice"]
    assert [body for body in told if b'"fits"' in body]


@pytest.mark.parametrize("host", ["0001-older-rules"], indirect=True)
async def test_after_an_update_all_tables_are_looked_at_in_the_background(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.keep.faults.REST", 0)
    await host.begin()
    await host.faults.idle()
    rows = {row.id: row for row, _ in await host.store.games.tables() if row.status is not db.Status.FINISHED}
    assert {n for n, row in rows.items() if row.paused == "older"} == {*ROADS}
    versions = {game.key: game.version for game in GAMES}
    assert all(row.rules == versions[row.key] for row in rows.values() if row.status is db.Status.PLAYING)
    before = {n for n, row in rows.items() if row.status is db.Status.PAUSED}
    host.sessions.lives.forget_all()
    monkeypatch.setattr(host.sessions, "agrees", lambda *_: True)
    await host.faults.begin()
    await host.faults.idle()
    after = {row.id for row, _ in await host.store.games.tables() if row.status is db.Status.PAUSED}
    assert before - after == {*ROADS}


async def test_tables_of_an_older_version_that_replay_are_looked_at_once_and_go_on(
    host: Host, keys: Iterator[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    number, asked = min(PLAYING), list[int]()
    agrees = host.sessions.agrees

    def counted(*values: Any) -> bool:
        asked.append(values[1].id)
        return agrees(*values)

    monkeypatch.setattr(host.sessions, "agrees", counted)

    def age(c: Any) -> None:
        c.execute(text(f"update game set rules = '1' where id = {number}"))

    await host.store.database.write(age)
    for _ in range(2):
        host.sessions.lives.forget_all()
        await host.now.look(number, None)
    table = await host.register.table(number)
    assert (asked, table.status, table.row.rules) == ([number], db.Status.PLAYING, table.game.version)
    await assert_sound(host)


async def test_the_last_step_before_the_update_can_be_taken_back_after_it(host: Host, keys: Iterator[str]) -> None:
    undone = 0
    for number in PLAYING:
        table = await host.register.table(number)
        for person in table.persons():
            if (await host.now.look(number, person)).can_undo:
                await host.now.undo(next(keys), number, person)
                undone += 1
    assert undone
    assert sum([(await host.register.table(number)).row.undos for number in PLAYING]) == 3 + undone
    await assert_sound(host)


async def test_a_press_delivered_before_and_after_the_update_counts_once(host: Host) -> None:
    table = await host.register.table(PAUSED)
    known = [key for n in range(1_500) if await host.store.journal.pressed(table.id, key := f"press {n}") is not None]
    assert len(known) == table.row.head + 1


@pytest.mark.parametrize("host", ["0001", "0001-older-rules"], indirect=True)
async def test_nobody_has_said_when_they_may_be_called_and_no_clock_runs(host: Host) -> None:
    await host.begin()
    people = set[int]()
    for number in await host.store.games.numbers():
        table = await host.register.table(number)
        people |= {*table.persons()}
        assert terms_of(table.row).clock is None
        assert all(clock_of(seat) is None and seat.counted is None for seat in table.seats)
    assert people
    assert (await host.store.attention.known(None), host.attention.said) == ({}, {})
    assert all(
        life == Life() and life.call_at(now, ()) == now
        for life in (await host.attention.lives(people)).values()
        for now in range(0, 7 * 86_400, 3_600)
    )


async def test_a_lobby_can_be_started(host: Host, keys: Iterator[str]) -> None:
    table = await host.register.table(LOBBY)
    await host.lobby.start(next(keys), LOBBY, table.row.created_by)
    await host.settle()
    assert (await host.register.table(LOBBY)).status is db.Status.PLAYING
    await assert_sound(host)


async def test_finished_games_are_still_shown_with_their_seed_and_log(host: Host) -> None:
    for number, game in OVER.items():
        table = await host.register.table(number)
        assert (table.status, table.game.key) == (db.Status.FINISHED, game)
        assert (await host.now.look(number, table.persons()[0])).result is not None
        assert (await host.moments.chance(number))[1] is not None
        assert [line.seq for line in await host.moments.log(number, None, limit=20)][-1] == table.row.head


async def test_what_is_paused_or_closed_stays_so(host: Host, keys: Iterator[str]) -> None:
    with pytest.raises(Refused, match="paused"):
        await moved(host, PAUSED, keys)
    assert (await host.register.table(CLOSED)).status is db.Status.ABANDONED


@pytest.mark.sqlite
async def test_what_is_due_is_still_due_with_its_nonce_and_its_tries(tmp_path: Path) -> None:
    path = brought(tmp_path)
    before = rows_of(path, "select id, game, kind, body, due, tries, nonce from outbox where done is null")
    await (await db.Store.open(url_of(path))).close()
    kinds = "('lobby', 'turn', 'over', 'board')"
    query = f"select id, game, kind, body, at, tries, nonce from due where done is null and kind in {kinds}"
    assert rows_of(path, query) == before
    assert before


async def test_everybody_at_a_started_table_has_held_the_seat_from_its_start(tmp_path: Path) -> None:
    path = brought(tmp_path)
    query = 'select game, "index", person, opponent, seat.name from seat join game on id = game where head >= 0'
    before = rows_of(path, query)
    await (await db.Store.open(url_of(path))).close()
    query = "select game, seat, person, opponent, name from tenure where first = 0 and last is null"
    assert rows_of(path, query) == before
    assert before


async def test_a_seat_that_was_waited_for_before_the_update_is_reminded_once_and_can_be_replaced(host: Host) -> None:
    moved_at = {number: (await host.register.table(number)).row.updated_at for number in PLAYING}
    for number in PLAYING:
        await host.seats.remind(number)
        table, held = await host.register.table(number), await host.seats.held(number)
        awaited = [seat for seat in (await host.now.look(number, None)).waiting if table.player(seat) is not None]
        assert awaited
        assert {held.seats[seat].since for seat in awaited} == {moved_at[number]}
        await host.seats.remind(number)
        told = [row for row in await host.queue.due(2**60, 500) if (row.game, row.kind) == (number, "notice")]
        assert len(told) == 1
        others = [
            seat.person for seat in table.seats if seat.index != awaited[0] and table.player(seat.index) is not None
        ]
        for person in others:
            if person is not None and table.seats[awaited[0]].opponent is None:
                await host.seats.vote_replace(number, awaited[0], person)
                table = await host.register.table(number)
        assert (table.seats[awaited[0]].opponent is not None) == bool(others)


async def test_settings_of_servers_are_kept(host: Host) -> None:
    settings = await host.register.settings(10)
    assert (settings.language, settings.channels, settings.creators) == ("de", (20,), (77,))
