"""The demo as a separate process."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

BOT = Path(__file__).parents[2] / "bot.py"
PATIENCE = 60
"""Seconds for a process to end, on a busy machine."""


class Demo:
    """A running demo: its output until it was ready, and the address to open."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, str(BOT), "--demo", "--port", "0"]
        self.process = subprocess.Popen(
            command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        assert self.process.stdout is not None
        self.printed: list[str] = []
        for line in self.process.stdout:
            self.printed.append(line)
            if "Ctrl+C" in line:
                return
        raise AssertionError(f"the demo did not start: {self.end(signal.SIGTERM)}")

    @property
    def address(self) -> str:
        (found,) = [word for line in self.printed for word in line.split() if word.startswith("http")]
        return found

    def end(self, number: signal.Signals) -> tuple[int, str]:
        """Send a signal; the exit code, and the text on standard error."""
        self.process.send_signal(number)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors
