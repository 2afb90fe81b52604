"""The bot's own process, connected to a small Discord."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path

from db import private
from tests import budget, stores
from tests.empty import empty_database
from tests.wire.small import Discord, until
from tests.wire.world import TOKEN

ROOT = Path(__file__).parents[2]


@cache
def _launcher() -> subprocess.Popen[str]:
    """The process that all bots of these tests are copies of; it ends with its input."""
    command = [sys.executable, "-m", "tests.wire.launch"]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    )


class Bot:
    """Starts the bot in a folder of its own, with an empty database; its data and what it says stay there from one
    start to the next. Its pictures are pixels unless it `paints`."""

    def __init__(self, discord: Discord, folder: Path, *arguments: str) -> None:
        self.discord, self.folder, self.arguments = discord, folder, arguments
        self.environ: dict[str, str] = {}
        self.paints = False
        self.number, self._counted = 0, False

    @property
    def database(self) -> Path:
        return self.folder / "data" / "games.db"

    @property
    def said(self) -> str:
        """All lines of its log."""
        file = self.folder / "said"
        return file.read_text("utf-8") if file.exists() else ""

    @property
    def running(self) -> bool:
        return bool(self.number) and not (self.folder / "code").exists()

    async def start(self, *, ready: bool = True, token: str = TOKEN) -> None:
        """A new process. Waits until it is connected, unless told not to."""
        (self.folder / "code").unlink(missing_ok=True)
        settings = self.folder / "config.toml"
        if stores.POSTGRESQL and not settings.exists():
            settings.write_text(f'[storage]\nurl = "{stores.url_of(self.database)}"\n')
        if not stores.POSTGRESQL and not self.database.exists():
            private.make_folder(self.database.parent)
            empty_database(self.database)
        self.discord.gateway.ready.clear()
        self._counted = False
        launcher = _launcher()
        assert launcher.stdin is not None
        assert launcher.stdout is not None
        order = {"folder": str(self.folder), "port": self.discord.port, "token": token, "environ": self.environ}
        order["paints"] = self.paints
        launcher.stdin.write(json.dumps(order | {"arguments": self.arguments}) + "\n")
        self.number = int(launcher.stdout.readline())
        if ready:
            await until(lambda: self.discord.gateway.ready.is_set() or not self.running, 60)
            assert self.running, self.said

    def send(self, number: signal.Signals) -> None:
        """A signal."""
        if self.running:
            os.kill(self.number, number)

    async def ended(self, seconds: float = 30.0) -> int:
        """Its exit code, when it has left; a signal that ended it is negative."""
        await until(lambda: not self.running, seconds, "the process does not end")
        code, spent = (self.folder / "code").read_text().split()
        if not self._counted:
            budget.elsewhere.append(float(spent))
            self._counted = True
        return int(code)

    async def kill(self) -> None:
        """No more of it, at once."""
        self.send(signal.SIGKILL)
        await self.ended()

    async def stop(self, seconds: float = 30.0) -> int:
        """As `systemctl stop` has it."""
        self.send(signal.SIGTERM)
        return await self.ended(seconds)

    async def cleared(self) -> None:
        """No process of it is left."""
        if self.number:
            await self.kill()
