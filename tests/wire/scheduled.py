"""Discord's scheduled events on the small Discord: those outside of its channels."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Any

from tests.wire.world import APPLICATION, Denied, World, new_id, user

EXTERNAL, MOST = 3, 100
"""The kind of an event outside of Discord's channels, and how many of them a server may have."""
SAID = ("name", "description", "scheduled_start_time", "scheduled_end_time", "entity_type", "entity_metadata")


class Events:
    """Those of all servers, by their numbers."""

    def __init__(self, world: World) -> None:
        self.world, self.made = world, dict[int, dict[str, Any]]()

    def routes(self) -> list[tuple[str, Any]]:
        """The patterns of the requests, each with what answers it."""
        every, one = r"/guilds/(\d+)/scheduled-events", r"/guilds/(\d+)/scheduled-events/(\d+)"
        return [
            (f"GET {every}", lambda _, server: self.of(int(server))),
            (f"POST {every}", self._make),
            (f"GET {one}", lambda _, server, number: self._one(server, number)),
            (f"PATCH {one}", self._change),
            (f"DELETE {one}", self._delete),
        ]

    def of(self, server: int) -> list[dict[str, Any]]:
        """Those of a server."""
        return [each for each in self.made.values() if each["guild_id"] == str(server)]

    def _one(self, server: str, number: str) -> dict[str, Any]:
        found = self.made.get(int(number))
        if found is None or found["guild_id"] != server:
            raise Denied(404, 10070)
        return found

    def _make(self, body: Any, server: str) -> dict[str, Any]:
        if len(self.of(int(server))) >= MOST:
            raise Denied(400, 30038)
        number = new_id()
        made = {name: body.get(name) for name in SAID} | {"id": str(number), "guild_id": server, "channel_id": None}
        made |= {"creator_id": str(APPLICATION), "creator": user(APPLICATION, "bot"), "privacy_level": 2, "status": 1}
        made |= {"entity_id": None, "user_count": 0, "image": None}
        self.made[number] = _sound(made)
        return made

    def _change(self, body: Any, server: str, number: str) -> dict[str, Any]:
        found = self._one(server, number)
        self.made[int(number)] = changed = _sound({**found, **body})
        return changed

    def _delete(self, _: Any, server: str, number: str) -> None:
        self._one(server, number)
        del self.made[int(number)]


def _sound(event: dict[str, Any]) -> dict[str, Any]:
    """What Discord takes: an event outside of its channels has a place and an end, and has yet to begin."""
    begins, ends = (_seconds(event[f"scheduled_{what}_time"]) for what in ("start", "end"))
    outside = event["entity_type"] == EXTERNAL and (event["entity_metadata"] or {}).get("location")
    if not outside or begins is None or ends is None or not time.time() < begins < ends:
        raise Denied(400, 50035)
    return event


def _seconds(told: str | None) -> float | None:
    return None if told is None else datetime.fromisoformat(told).timestamp()
