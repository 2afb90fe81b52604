"""Keeping house: daily backups, and games that are packed once they are over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import db
from games import GAMES
from host import Backups, Host
from host.host import DAY
from tests.host.conftest import ANN, BEN, PLACE

OpenHost = Callable[[], Awaitable[Host]]


@pytest.mark.sqlite
async def test_a_host_backs_up_once_a_day_where_it_was_told_to(url: str, tmp_path: Path) -> None:
    clock = [1_000_000]
    host = Host(await db.Store.open(url), GAMES, now=lambda: clock[0], backups=Backups(tmp_path / "backups", 2))
    for days in (0, 0, 1, 2):
        clock[0] = 1_000_000 + days * DAY
        await host.back_up()
    assert sorted(path.name for path in host.backups.folder.iterdir()) == [  # type: ignore[union-attr]
        "games-1970-01-13.db", "games-1970-01-14.db"
    ]  # fmt: skip
    await host.close()
    await host.store.close()


async def test_a_host_that_was_told_no_folder_writes_no_backup(open_host: OpenHost, tmp_path: Path) -> None:
    host = await open_host()
    await host.back_up()
    assert not list(tmp_path.glob("**/games-*.db"))


async def test_a_game_is_packed_a_day_after_its_end_and_can_still_be_read(url: str) -> None:
    clock = [1_000_000]
    host = Host(await db.Store.open(url), GAMES, now=lambda: clock[0])
    number = (await host.lobby.create("create", ANN, PLACE, game="milestones")).id
    await host.lobby.join(number, BEN)
    await host.lobby.start("start", number, ANN.id)
    await host.store.games.set_status(number, db.Status.FINISHED, host.clock())
    told = await host.moments.log(number, ANN.id)
    for later, packed in ((DAY - 1, False), (DAY, True)):
        clock[0] = 1_000_000 + later
        await host.work.idle("pack")
        assert await host.store.database.read(_packed) is packed
    assert await host.moments.log(number, ANN.id) == told
    await host.close()
    await host.store.close()


def _packed(c: Any) -> bool:
    """Whether there is any archived game."""
    return bool(c.exec_driver_sql("select count(*) from archive").scalar_one())
