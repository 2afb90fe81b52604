"""The operator's view of the bot's own process: how it is, and how it comes back on another machine."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import aiohttp
import pytest

from tests.wire.conftest import Club
from tests.wire.people import words
from tests.wire.process import ROOT, Bot
from tests.wire.small import until
from tests.wire.test_login import free_port


class Asking:
    """Asks the bot's pages of health."""

    def __init__(self, session: aiohttp.ClientSession, port: int) -> None:
        self._session, self._port = session, port

    async def __call__(self, page: str) -> tuple[int, str]:
        try:
            async with self._session.get(f"http://127.0.0.1:{self._port}/{page}") as answer:
                return answer.status, await answer.text()
        except aiohttp.ClientConnectionError:
            return 0, ""

    async def number(self, name: str) -> float:
        """A number of `/metrics`."""
        status, told = await self("metrics")
        found = re.search(rf"^playbypost_{re.escape(name)} (\S+)$", told, re.MULTILINE)
        assert status == 200
        return float(found[1]) if found else 0.0


def heard(channel: socket.socket) -> list[str]:
    told = []
    while True:
        try:
            told.append(channel.recv(1_000).decode())
        except BlockingIOError:
            return told


async def eventually(asked: Asking, page: str, wanted: tuple[int, str]) -> None:
    """Fails when a page does not come to say that within half a minute."""
    found = (0, "")
    for _ in range(300):
        found = await asked(page)
        if found == wanted:
            return
        await asyncio.sleep(0.1)
    pytest.fail(f"/{page}: {found}")


async def test_the_machine_sees_how_the_bot_is_from_its_start_to_its_stop(club: Club, tmp_path: Path) -> None:
    port = free_port()
    (tmp_path / "config.toml").write_text(f"[health]\nport = {port}\n")
    with closing(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)) as systemd:
        systemd.bind(str(tmp_path / "systemd"))
        systemd.setblocking(False)
        told: list[str] = []
        asyncio.get_running_loop().add_reader(systemd, lambda: told.extend(heard(systemd)))
        club.bot.environ = {"NOTIFY_SOCKET": str(tmp_path / "systemd"), "WATCHDOG_USEC": "900000"}
        async with aiohttp.ClientSession() as session:
            asked = Asking(session, port)
            await club.bot.start()
            await eventually(asked, "readyz", (200, "ok\n"))
            thread = await club.table("Ann", "Ben")
            before = await asked.number("first_reply_seconds_count")
            chance = Random(1)
            for name in ("Ann", "Ben") * 5:
                await club.person(name).turn(chance, club.board(thread))
            assert await asked.number("first_reply_seconds_count") >= before + 10
            assert await asked.number('tables{status="playing"}') == 1
            assert await asked.number('discord_requests_total{end="done"}') > 10
            club.discord.gateway.refuse = True
            await club.discord.gateway.close()
            await eventually(asked, "readyz", (503, "not connected to Discord\n"))
            assert await asked("livez") == (200, "ok\n")
            club.discord.gateway.refuse = False
            await eventually(asked, "readyz", (200, "ok\n"))
            assert await club.bot.stop() == 0
            assert await asked("livez") == (0, "")
            await until(lambda: "STOPPING=1" in told)
        asyncio.get_running_loop().remove_reader(systemd)
    assert told[0] == "READY=1"
    assert told.count("WATCHDOG=1") >= 3
    assert told.count("STOPPING=1") == 1
    assert "Traceback" not in club.bot.said


def task(folder: Path, *asked: str) -> str:
    """A task of the operator in a folder; what it says."""
    environ = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    command = [sys.executable, str(ROOT / "bot.py"), *asked]
    ended = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


@pytest.mark.sqlite
async def test_after_the_machine_is_lost_the_old_panel_makes_the_next_move_on_another(
    club: Club, tmp_path: Path
) -> None:
    await club.bot.start()
    thread = await club.table("Ann", "Ben")
    chance = Random(2)
    for name in ("Ann", "Ben") * 4:
        await club.person(name).turn(chance, club.board(thread))
    task(tmp_path, "backup", "../copy.db")
    await club.bot.kill()
    shutil.rmtree(tmp_path / "data")

    another = tmp_path / "another machine"
    another.mkdir()
    task(another, "restore", "../../copy.db", "--yes")
    club.bot = Bot(club.discord, another)
    await club.bot.start()
    moved = []
    for name in ("Ann", "Ben") * 6:  # on the panels and the board that the lost machine posted
        asked = await club.person(name).turn(chance, club.board(thread))
        assert asked.answered is not None, club.bot.said
        assert asked.last is None or "Sorry" not in words(asked.last)
        moved.append(asked)
    await until(lambda: all(each.done.is_set() for each in moved))
    assert await club.bot.stop() == 0
    assert task(another, "verify") == "1 game replayed, 0 differ\n"
