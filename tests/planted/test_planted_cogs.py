"""Faults planted on Discord's side are found: each by a test of `tests/cogs`, which passes without the fault."""

from __future__ import annotations

from typing import Any

import pytest

from host import Table
from host.register import Register
from tests.cogs import test_second_server
from tests.cogs.conftest import Server, World

from .finding import Planted, finds

tables = Register.tables


async def on_any_server(interaction: Any, number: str, key: str | None) -> Table:
    found: Table = await interaction.client.host.register.table(int(number))
    return found


async def of_all_servers(self: Register, *, server: int | None = None, **wanted: Any) -> list[Table]:
    return await tables(self, **wanted)


FAULTS = {
    "another server's table by number": Planted(
        lambda patched: patched.setattr("cogs.tables._numbered", on_any_server),
        test_second_server.test_a_number_means_a_table_of_the_same_server_only,
    ),
    "other servers' tables suggested": Planted(
        lambda patched: patched.setattr("host.register.Register.tables", of_all_servers),
        test_second_server.test_tables_of_other_servers_are_not_suggested,
    ),
}


@pytest.mark.parametrize("name", FAULTS)
async def test_a_planted_fault_is_found(
    name: str, server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finds(FAULTS[name], {"server": server, "world": world, "command": "game board"}, monkeypatch)
