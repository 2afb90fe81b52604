"""A signal ends a task cleanly: one line, no copy of the seeds left behind, the database as it was."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import contents
from tests.soak import SOAK

ROOT = Path(__file__).parents[2]
HANGING = """
import asyncio, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)  # as bot.py does while it loads
import bot, cli.verify

async def hanging(*_):
    print("it has begun", flush=True)
    await asyncio.sleep(60)

cli.verify.looked_through = hanging
sys.exit(bot.main(["verify"]))
"""
"""A task that is under way for a minute."""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("number", [signal.SIGTERM] if SOAK == 1 else [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_a_task_and_nothing_of_it_stays(played: Path, number: signal.Signals) -> None:
    before = contents(played / "data")
    (played / "tmp").mkdir()
    environ = {**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(played / "tmp")}
    command = [sys.executable, "-c", HANGING]
    task = subprocess.Popen(command, env=environ, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert task.stdout is not None
    assert task.stdout.readline() == "it has begun\n"
    assert len(list((played / "tmp").rglob("games.db"))) == 1
    task.send_signal(number)
    _, said = task.communicate(timeout=50)
    assert (task.returncode, said) == (130, "Stopped before the end.\n")
    assert list((played / "tmp").iterdir()) == []
    assert contents(played / "data") == before
