"""What Windows lacks is not needed: the bot, its tasks and the processes it starts, where all of that is gone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import contents

ROOT = Path(__file__).parents[2]
WITHOUT = """
import asyncio, multiprocessing, os, runpy, signal, subprocess, sys, tempfile, types
import aiohttp.web, aiosqlite, alembic, discord, fontTools, PIL, psycopg, sqlalchemy  # they know Windows themselves
import fcntl

def locking(fd, how, count):
    fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)

sys.modules["msvcrt"] = types.SimpleNamespace(LK_NBLCK=2, locking=locking)
for name in ("fcntl", "grp", "pwd", "resource", "termios"):
    sys.modules[name] = None
for module, names in {
    os: "nice geteuid getuid getgid fork killpg setsid sched_getaffinity wait4 sysconf",
    signal: "SIGKILL SIGHUP SIGUSR1 SIGUSR2 SIGQUIT SIGALRM SIGCHLD",
}.items():
    for name in names.split():
        delattr(module, name)
sys.platform = "win32"
import bot

assert bot.main([]) == 2
assert bot.main(["verify"]) == 0
assert bot.main(["backup", "copy.db"]) == 0
assert bot.main(["restore", "copy.db", "--yes"]) == 0
sys.argv = ["checker", "data/games.db"]
for module in ("painter", "checker"):
    runpy.run_module(module, run_name="__main__")
"""


@pytest.mark.sqlite
@pytest.mark.skipif(os.name == "nt", reason="there nothing has to be taken away")
def test_nothing_that_windows_lacks_is_needed(played: Path) -> None:
    before = contents(played / "data")["games.db"]
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", WITHOUT]
    ended = subprocess.run(
        command, cwd=played, env=environ, input="", capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 0, ended.stderr
    assert ended.stderr.startswith("no bot token: DISCORD_TOKEN is not set")
    assert "2 games replayed, 0 differ" in ended.stdout
    assert before is not None
