"""A signal stops the demo cleanly: written data is whole, the file is free, the exit code 0."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from db import Store
from tests.demo.process import PATIENCE, Demo

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_the_demo(start_demo: Callable[[], Demo], tmp_path: Path, number: signal.Signals) -> None:
    demo = start_demo()
    assert demo.address.startswith("http://127.0.0.1:")
    code, errors = demo.end(number)
    assert (code, errors) == (0, "")
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/data/demo.db")  # free, or this would refuse
    await store.close()


def test_a_second_demo_on_the_same_file_says_why_it_does_not_start(
    start_demo: Callable[[], Demo], tmp_path: Path
) -> None:
    start_demo()
    command = [sys.executable, str(ROOT / "bot.py"), "--demo"]
    second = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert second.returncode == 2
    assert "demo.db" in second.stderr
    assert "Traceback" not in second.stderr


def test_a_port_that_is_taken_is_said(start_demo: Callable[[], Demo], tmp_path: Path) -> None:
    port = start_demo().address.partition("127.0.0.1:")[2].partition("/")[0]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    command = [sys.executable, str(ROOT / "bot.py"), "--demo", "--port", port]
    second = subprocess.run(command, cwd=elsewhere, capture_output=True, text=True, timeout=PATIENCE)
    assert second.returncode == 2
    assert port in second.stderr
    assert "Traceback" not in second.stderr
