"""A test that hangs is ended and named, and the others are run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests import hanging

ROOT = Path(__file__).parents[1]
PLUGINS = ("-p", "xdist", "-p", "pytest_asyncio.plugin", "-p", "no:cacheprovider")
CONFTEST = """
from tests import hanging

def pytest_configure(config):
    config.pluginmanager.register(hanging.Plugin(2, 12), "hanging")
"""
HANGING = """
import asyncio
import signal
import threading

import pytest

async def never():
    await asyncio.Event().wait()

async def test_waits():
    await never()

def test_is_locked():
    threading.Event().wait()

@pytest.fixture
async def stays():
    yield
    await never()

async def test_does_not_leave(stays):
    pass

def test_holds():
    pass

def test_is_deaf():
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
    threading.Event().wait()
"""


@pytest.mark.skipif(not hanging.FAILS, reason="Windows ends the process with the test")
def test_what_hangs_is_ended_and_named_and_the_rest_is_run(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_hangs.py").write_text(HANGING)
    (tmp_path / "pytest.ini").write_text("[pytest]\nasyncio_mode = auto\n")
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", *PLUGINS, "-v", "-n1", "--max-worker-restart=0"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    said = ended.stdout + ended.stderr
    for name in ("FAILED test_hangs.py::test_waits", "FAILED test_hangs.py::test_is_locked"):
        assert name in said
    assert "ERROR test_hangs.py::test_does_not_leave" in said
    assert said.count("still running after 2 seconds") >= 3
    assert "test_hangs.py:9 never" in said, "the line at which it waits"
    assert "PASSED test_hangs.py::test_holds" in said
    assert "crashed while running 'test_hangs.py::test_is_deaf'" in said
    assert re.search(r'test_hangs\.py", line \d+ in test_is_deaf', said)
