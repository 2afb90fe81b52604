"""A demo that runs keeps its file and its port for itself; a signal stops it cleanly: written data is whole, the file
is free, the exit code 0."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from db import Store
from tests.demo.process import PATIENCE, Demo

ROOT = Path(__file__).parents[2]


def refused(folder: Path, *options: str) -> str:
    """Why another demo does not start."""
    command = [sys.executable, str(ROOT / "bot.py"), "--demo", *options]
    second = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE)
    assert second.returncode == 2
    assert "Traceback" not in second.stderr
    return second.stderr


async def test_a_second_demo_is_told_why_it_does_not_start_and_a_signal_ends_the_first(
    start_demo: Callable[[], Demo], tmp_path: Path
) -> None:
    """Ctrl+C, and SIGTERM the next time."""
    demo = start_demo()
    assert demo.address.startswith("http://127.0.0.1:")
    port = demo.address.partition("127.0.0.1:")[2].partition("/")[0]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert "demo.db" in refused(tmp_path), "on the same file"
    assert port in refused(elsewhere, "--port", port)
    assert demo.end(signal.SIGINT) == (0, "")
    assert start_demo().end(signal.SIGTERM) == (0, "")
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/data/demo.db")  # free, or this would refuse
    await store.close()
