"""A game that is over becomes one blob and reads as before."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from db import By, Entry, Snapshot, Status, Store, StoreError
from tests.db.sample import entry, everything, opened, started, state


async def finished(store: Store) -> tuple[int, list[Entry]]:
    game = await started(store, moves=2)
    odd = [
        entry(3, draws=b"", sealed=True, at=900),
        entry(4, seat=None, by=By.AUTO, notes=b"", rules="2"),
        entry(5, strikes=4, text="Fähre"),
    ]
    await store.journal.append(game, odd, state(5), press="p", finished=True)
    return game, await store.journal.entries(game)


async def test_the_longer_hashes_of_older_versions_are_cut(store: Store) -> None:
    game = await started(store, moves=2)
    older = entry(3, hash=bytes(range(16)))
    await store.journal.append(game, [older], state(3), press="p", finished=True)
    await store.journal.archive(game)
    assert (await store.journal.entries(game, after=2))[0].hash == bytes(range(8))


async def test_an_archived_game_reads_as_before(store: Store) -> None:
    game, entries = await finished(store)
    row, seats = await store.games.game(game), await store.games.seats(game)
    assert await store.journal.archive(game) < 400
    assert await store.journal.entries(game) == entries
    assert await store.journal.entries(game, after=1, upto=3) == entries[2:4]
    assert await store.journal.entries(game, after=9) == []
    assert await store.journal.newest(game) == Snapshot(5, state(5))
    assert await store.journal.snapshot(game, 5) == Snapshot(5, state(5))
    assert await store.journal.snapshot(game, 4) is None
    assert (await store.games.game(game), await store.games.seats(game)) == (row, seats)


async def test_its_rows_are_gone_and_only_its(store: Store) -> None:
    game, _ = await finished(store)
    other = await started(store, moves=2)
    await store.journal.archive(game)
    rows = await everything(store)
    for table in ("entry", "notes", "snapshot"):
        assert {row[0] for row in rows[table]} == {other}
    assert await store.journal.pressed(game, "p") is None
    assert await store.journal.pressed(other, "press 2") == 2


async def test_archiving_twice_changes_nothing(store: Store) -> None:
    game, _ = await finished(store)
    size = await store.journal.archive(game)
    before = await everything(store)
    assert await store.journal.archive(game) == size
    assert await everything(store) == before


async def test_only_a_game_that_is_over_can_be_archived(store: Store) -> None:
    game = await started(store, moves=2)
    before = await everything(store)
    with pytest.raises(StoreError, match=f"Game {game} is playing: only a game that is over"):
        await store.journal.archive(game)
    with pytest.raises(StoreError, match="There is no game 99"):
        await store.journal.archive(99)
    assert await everything(store) == before


async def test_an_archived_game_cannot_be_resumed(store: Store) -> None:
    game, _ = await finished(store)
    await store.games.set_status(game, Status.PLAYING, 70)
    await store.games.set_status(game, Status.FINISHED, 71)
    await store.journal.archive(game)
    with pytest.raises(StoreError, match="cannot be made playing"):
        await store.games.set_status(game, Status.PLAYING, 72)


async def test_an_abandoned_lobby_can_be_archived(store: Store) -> None:
    game = await opened(store)
    await store.games.set_status(game.id, Status.ABANDONED, 60)
    await store.journal.archive(game.id)
    assert await store.journal.entries(game.id) == []
    assert await store.journal.newest(game.id) is None


@pytest.mark.parametrize(
    ("body", "words"),
    [(b"\x01 no archive", "damaged"), (b"\x02", "newer version"), (b"", "newer version")],
)
async def test_a_blob_that_cannot_be_read_is_named(store: Store, body: bytes, words: str) -> None:
    game, _ = await finished(store)
    await store.journal.archive(game)
    await store.database.write(lambda c: c.execute(text("update archive set body = :b"), {"b": body}))
    with pytest.raises(StoreError, match=words):
        await store.journal.entries(game)
