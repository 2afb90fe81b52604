"""The bot does its own maintenance while it runs, even after a failure."""

from __future__ import annotations

import pytest

from db import StoreError
from tests.cogs.conftest import Server, World


async def test_what_fails_once_is_tried_again_the_next_time_and_holds_up_nothing_else(
    server: Server, world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    done: list[str] = []

    async def back_up() -> None:
        done.append("back_up")
        raise StoreError("The disk is full.")

    async def tidy() -> None:
        done.append("tidy")

    monkeypatch.setattr(world.host, "back_up", back_up)
    monkeypatch.setattr(world.host, "tidy", tidy)
    for _ in range(2):
        await world.bot.maintain()
    assert done == ["back_up", "tidy"] * 2
    assert "The disk is full." in caplog.text
