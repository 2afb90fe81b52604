"""Discord waits three seconds for an acknowledgement: it goes out before the database is asked anything."""

from __future__ import annotations

from typing import Any

import pytest

from db.database import Database
from tests.cogs.conftest import Server
from tests.cogs.drive import press

COMMANDS = ("join", "leave", "board", "move", "log", "undo", "status", "list")
COMMANDS += ("table opponent", "table start", "table cancel")


def watched(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """For each time the database is asked, whether an acknowledgement had gone out."""
    asked: list[bool] = []
    shielded = Database._shielded
    before = len(server.env.http_requests)

    async def watch(self: Database, work: Any) -> Any:
        sent = server.env.http_requests[before:]
        asked.append(any(request.path.endswith("/callback") for request in sent))
        return await shielded(self, work)

    monkeypatch.setattr(Database, "_shielded", watch)
    return asked


async def test_a_command_is_acknowledged_first(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await server.table("Ann", start=False)
    for command in COMMANDS:
        with monkeypatch.context() as patched:
            asked = watched(server, patched)
            await server.person("Ben").slash(thread, f"game {command}")
            assert asked, command
            assert asked[0], command


async def test_an_invitation_is_acknowledged_first(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    thread = await server.table("Ann", start=False)
    asked = watched(server, monkeypatch)
    await server.person("Ann").slash(thread, "game table invite", person=server.person("Ben"))
    assert asked
    assert asked[0]


@pytest.mark.parametrize("what", ["log", "rules"])
async def test_a_press_on_a_board_is_acknowledged_first(
    server: Server, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await server.table("Ann", "Ben")
    board = server.board(thread)
    asked = watched(server, monkeypatch)
    await press(server.person("Ann"), board, what)
    assert asked
    assert asked[0]
