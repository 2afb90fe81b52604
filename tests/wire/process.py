"""The bot's own process, connected to a small Discord."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from tests.wire.small import Discord, until
from tests.wire.world import TOKEN

ROOT = Path(__file__).parents[2]


class Bot:
    """Starts the bot in a folder of its own; what it says is in `said`."""

    def __init__(self, discord: Discord, folder: Path, *arguments: str) -> None:
        self.discord, self.folder, self.arguments = discord, folder, arguments
        self.process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self.lines: list[str] = []

    @property
    def database(self) -> Path:
        return self.folder / "data" / "games.db"

    @property
    def said(self) -> str:
        return "".join(self.lines)

    async def start(self, *, ready: bool = True, token: str = TOKEN) -> None:
        """A new process. Waits until it is connected, unless told not to."""
        environment = os.environ | {"DISCORD_TOKEN": token, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "tests.wire.launch", str(self.discord.port), *self.arguments]
        self.process = await asyncio.create_subprocess_exec(
            *command, cwd=self.folder, env=environment, stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        self._reading = asyncio.create_task(self._read(self.process))
        if ready:
            await until(lambda: self.discord.gateway.ready.is_set() or self._ended, 60)
            assert not self._ended, self.said

    @property
    def _ended(self) -> bool:
        return self.process is not None and self.process.returncode is not None

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        assert process.stderr is not None
        async for line in process.stderr:
            self.lines.append(line.decode())

    def send(self, number: signal.Signals) -> None:
        """A signal."""
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(number)

    async def ended(self, seconds: float = 30.0) -> int:
        """Its exit code, when it has left. Raises `TimeoutError`."""
        assert self.process is not None
        assert self._reading is not None
        code = await asyncio.wait_for(self.process.wait(), seconds)
        await self._reading
        return code

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
        if self.process is not None:
            await self.kill()
