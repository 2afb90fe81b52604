"""Every request the tests make the bot send is held against Discord's description of its API (see `conftest`);
here: that this would find something."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from tests import description
from tests.cogs.conftest import Server
from tests.cogs.drive import press

pytestmark = pytest.mark.skipif(
    not description.at_hand(), reason="Discord's description of its API is not beside the repository (../shared)"
)


def complaints(request: Any) -> list[str]:
    return description.complaints(request.method, request.path, request.json)


def broken(request: Any, path: tuple[Any, ...], value: Any) -> Any:
    """A copy of a request with one value of its body changed."""
    body = deepcopy(request.json)
    inner = body
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    changed = deepcopy(request)
    object.__setattr__(changed, "json", body)
    return changed


async def test_a_whole_evening_of_requests_is_as_discord_describes_it(server: Server) -> None:
    thread = await server.table("Ann", "Ben")
    await press(server.person("Ann"), server.board(thread), "move")
    sent = [request for request in server.env.http_requests if request.json is not None]
    assert {request.method for request in sent} >= {"PUT", "POST", "PATCH"}
    assert [each for request in sent for each in complaints(request)] == []


async def test_a_wrong_request_is_found(server: Server) -> None:
    thread = await server.table("Ann", "Ben")
    posted = [r for r in server.env.http_requests if r.method == "POST" and r.path.endswith(f"{thread.id}/messages")]
    assert complaints(posted[-1]) == []
    assert complaints(broken(posted[-1], ("flags",), "V2"))
    assert complaints(broken(posted[-1], ("components", 0, "type"), 99))
    commands = next(r for r in server.env.http_requests if r.method == "PUT" and "commands" in r.path)
    assert complaints(broken(commands, (0, "description"), "x" * 101))
