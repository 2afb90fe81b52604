"""Faults planted on Discord's side are found: each by a test of `tests/cogs`, which passes without the fault."""

from __future__ import annotations

from typing import Any

import pytest

from host import Table
from tests.cogs import test_admin, test_door, test_second_server
from tests.cogs.conftest import Server, World

from .finding import Planted, finds


async def on_any_server(interaction: Any, number: str, key: str | None) -> Table:
    found: Table = await interaction.client.host.register.table(int(number))
    return found


async def admitted(interaction: Any, table: Table) -> bool:
    return True


async def any_table(interaction: Any, number: Any) -> Table:
    found: Table = await interaction.client.host.register.table(int(number))
    return found


def all_in_sight(interaction: Any, table: Table, known: Any) -> bool:
    return True


FAULTS = {
    "another server's table by number": Planted(
        lambda patched: patched.setattr("cogs.gate.find_table._numbered", on_any_server),
        test_second_server.test_a_number_means_a_table_of_the_same_server_only,
    ),
    "tables in channels that are hidden suggested": Planted(
        lambda patched: patched.setattr("cogs.gate.door._in_sight", all_in_sight),
        test_door.test_a_hidden_table_is_neither_listed_nor_suggested,
    ),
    "no door for presses": Planted(
        lambda patched: patched.setattr("cogs.gate.door._admitted", admitted),
        test_door.test_a_forged_press_on_a_hidden_table_meets_no_table,
    ),
    "admins' rights not checked again": Planted(
        lambda patched: patched.setattr("cogs.admin.begin.only_admins", lambda interaction: None),
        test_admin.test_a_forged_press_of_somebody_else_is_refused,
    ),
    "tables of other servers for admins": Planted(
        lambda patched: [
            patched.setattr(f"cogs.admin.{room}", any_table) for room in ("act_presses.table", "commands.find")
        ],
        test_admin.test_a_table_of_another_server_is_no_table,
    ),
    "another server's table by a press": Planted(
        lambda patched: patched.setattr("cogs.gate.door._admitted", admitted),
        test_door.test_a_forged_press_on_a_table_of_another_server_meets_no_table,
    ),
}


@pytest.mark.parametrize("name", FAULTS)
async def test_a_planted_fault_is_found(
    name: str, server: Server, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await finds(FAULTS[name], {"server": server, "world": world, "start": True, "presses": ("rules",)}, monkeypatch)
