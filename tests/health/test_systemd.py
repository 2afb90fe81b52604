"""The messages to systemd, read from a real socket."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from health import keep_alive, notify
from health.systemd import watchdog

pytestmark = pytest.mark.skipif(not hasattr(socket, "AF_UNIX"), reason="only where systemd can be")


async def well() -> None:
    """The database answers."""


async def broken() -> None:
    raise RuntimeError("the disk is gone")


@pytest.fixture
def systemd(tmp_path: Path) -> Iterator[socket.socket]:
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as channel:
        channel.bind(str(tmp_path / "notify"))
        channel.setblocking(False)
        yield channel


def environ(systemd: socket.socket, **more: str) -> dict[str, str]:
    return {"NOTIFY_SOCKET": systemd.getsockname(), **more}


def heard(systemd: socket.socket) -> list[str]:
    told = []
    while True:
        try:
            told.append(systemd.recv(1_000).decode())
        except BlockingIOError:
            return told


async def until(systemd: socket.socket, count: int) -> list[str]:
    """So many messages; fails by hanging if they never come."""
    told: list[str] = []
    while len(told) < count:
        await asyncio.sleep(0)
        told += heard(systemd)
    return told


async def test_systemd_hears_of_the_start_and_then_that_the_bot_lives(systemd: socket.socket) -> None:
    async with keep_alive(well, environ(systemd, WATCHDOG_USEC="30000")):
        assert (await until(systemd, 4))[:4] == ["READY=1", *["WATCHDOG=1"] * 3]
    heard(systemd)
    await asyncio.sleep(0.05)
    assert heard(systemd) == []


async def test_systemd_hears_nothing_while_the_database_does_not_answer(systemd: socket.socket) -> None:
    asked = 0

    async def database() -> None:
        nonlocal asked
        asked += 1
        if asked < 4:
            await broken()

    async with keep_alive(database, environ(systemd, WATCHDOG_USEC="3000")):
        assert await until(systemd, 2) == ["READY=1", "WATCHDOG=1"]
        assert asked == 4


async def test_without_a_watchdog_only_the_start_is_told(systemd: socket.socket) -> None:
    async with keep_alive(broken, environ(systemd)):
        await asyncio.sleep(0.01)
    assert heard(systemd) == ["READY=1"]


def test_a_watchdog_for_another_process_is_none() -> None:
    assert watchdog({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": str(os.getpid())}) == 30.0
    assert watchdog({"WATCHDOG_USEC": "30000000", "WATCHDOG_PID": "1"}) is None
    assert watchdog({"WATCHDOG_USEC": "soon"}) is None
    assert watchdog({}) is None


@pytest.mark.skipif(os.uname().sysname != "Linux", reason="only Linux has such names")
def test_a_socket_without_a_file_is_reached() -> None:
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as channel:
        channel.bind(f"\0board-games-{os.getpid()}")
        channel.setblocking(False)
        notify("STOPPING=1", "STATUS=bye", environ={"NOTIFY_SOCKET": f"@board-games-{os.getpid()}"})
        assert heard(channel) == ["STOPPING=1\nSTATUS=bye"]


def test_a_systemd_that_does_not_read_holds_nobody_up(
    systemd: socket.socket, caplog: pytest.LogCaptureFixture
) -> None:
    sent = 0
    while not caplog.records:  # until no more messages fit
        notify(f"X={sent}", environ=environ(systemd))
        sent += 1
    assert "systemd could not be told" in caplog.text
    assert len(heard(systemd)) == sent - 1


def test_a_systemd_that_is_gone_harms_nobody(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    notify("READY=1", environ={"NOTIFY_SOCKET": str(tmp_path / "gone")})
    assert "systemd could not be told" in caplog.text
    notify("READY=1", environ={})
