"""A server that the bot has left: its tables and settings are deleted a month later, unless the bot comes back."""

from __future__ import annotations

import logging

import pytest

from host import Host, Place, Refused, Settings, Table
from host.servers import KEPT
from tests.host.conftest import OpenHost
from tests.host.three import ANN, Clock, clock, host, three

__all__ = ["clock", "host", "three"]
SERVER = 10
DAY = 86_400


async def test_tables_and_settings_go_a_month_after_the_bot_has_left_over_a_restart(
    host: Host, three: Table, clock: Clock, open_host: OpenHost, caplog: pytest.LogCaptureFixture
) -> None:
    other = await host.lobby.create("other", ANN, Place(11, 21), game="milestones")
    await host.register.set_settings(SERVER, Settings(language="de", barred=(7,)))
    await host.settle()
    await host.servers.left(SERVER)
    clock.time += KEPT - DAY
    host = await open_host(now=clock)
    await host.tidy()
    assert (await host.register.table(three.id)).status == three.status
    clock.time += DAY
    caplog.set_level(logging.INFO)
    await host.tidy()
    with pytest.raises(Refused, match="no-such-table"):
        await host.register.table(three.id)
    assert await host.register.settings(SERVER) == Settings()
    assert await host.register.tables() == [await host.register.table(other.id)]
    assert "server 10: the bot left it 30 days ago; tables deleted: 1" in caplog.text
    assert {row.game for row in await host.queue.due(2**61)} == {other.id}


async def test_nothing_goes_if_the_bot_comes_back(host: Host, three: Table, clock: Clock) -> None:
    await host.servers.left(SERVER)
    clock.time += KEPT - DAY
    await host.servers.joined(SERVER)
    clock.time += KEPT
    await host.tidy()
    assert (await host.register.table(three.id)).status == three.status
    await host.servers.left(SERVER)
    clock.time += KEPT - DAY
    await host.tidy()
    assert (await host.register.table(three.id)).status == three.status


async def test_a_server_left_while_the_bot_did_not_run_counts_from_the_next_start(
    host: Host, three: Table, clock: Clock
) -> None:
    await host.servers.begin([11])
    await host.servers.begin([11])
    clock.time += KEPT
    await host.tidy()
    with pytest.raises(Refused, match="no-such-table"):
        await host.register.table(three.id)


async def test_a_server_joined_again_while_the_bot_did_not_run_keeps_its_tables(
    host: Host, three: Table, clock: Clock
) -> None:
    await host.servers.left(SERVER)
    clock.time += KEPT
    await host.servers.begin([SERVER])
    await host.tidy()
    assert (await host.register.table(three.id)).status == three.status


async def test_a_server_is_greeted_unless_somebody_has_used_the_bot_there(host: Host, three: Table) -> None:
    assert not await host.servers.greets(SERVER)
    assert await host.servers.greets(12)
    assert not await host.servers.greets(12)
    await host.register.set_settings(13, Settings(done=True))
    assert not await host.servers.greets(13)
