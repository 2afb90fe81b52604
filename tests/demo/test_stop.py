"""A demo that runs keeps its file and its port for itself; a signal stops it cleanly: written data is whole, the file
is free, the exit code 0."""

from __future__ import annotations

import asyncio
import io
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from PIL import Image
from simcord.preview import _assets

import demo
from db import Store
from tests.demo.process import PATIENCE, Demo

ROOT = Path(__file__).parents[2]


def refused(folder: Path) -> str:
    """Why another demo does not start."""
    command = [sys.executable, str(ROOT / "bot.py"), "--demo"]
    second = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=PATIENCE)
    assert second.returncode == 2
    assert "Traceback" not in second.stderr
    return second.stderr


async def test_a_second_demo_is_told_why_it_does_not_start_and_ctrl_c_ends_the_first(
    start_demo: Callable[[], Demo], tmp_path: Path
) -> None:
    """The browser's test ends a demo with SIGTERM and starts another one on its file."""
    demo = start_demo()
    assert demo.address.startswith("http://127.0.0.1:")
    assert "demo.db" in refused(tmp_path), "on the same file"
    assert demo.end(signal.SIGINT) == (0, "")
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/data/demo.db")  # free, or this would refuse
    await store.close()


async def test_a_page_that_ends_while_it_looks_at_a_picture_leaves_nothing_to_close() -> None:
    """What is left Python closes when the event loop is gone, and complains. Nobody reads the end of a process whose
    answer was about to be larger than what is read at once."""
    picture = io.BytesIO()
    Image.new("RGB", (8, 8)).save(picture, "PNG")
    assert vars(_assets)["MediaWorker"] is demo.Decoder
    worker = demo.Decoder()
    looking = asyncio.ensure_future(worker.validate("picture", picture.getvalue()))
    while not worker.begun:  # noqa: ASYNC110 - nothing tells of it
        await asyncio.sleep(0)
    (process,) = worker.begun
    vars(process.stdout)["_transport"].pause_reading()
    await worker.close()
    await asyncio.gather(looking, return_exceptions=True)
    assert vars(process)["_transport"].is_closing()


def test_one_that_was_cut_off_long_ago_is_closed_too() -> None:
    """A picture that is gone is looked at no more; its process may never close by itself."""
    closed = list[int]()

    def process(number: int, *, ended: bool) -> Any:
        return SimpleNamespace(
            _transport=SimpleNamespace(is_closing=lambda: ended, close=lambda: closed.append(number)), returncode=0
        )

    async def look_at_many() -> None:
        worker = demo.Decoder()
        for number in range(20):
            worker._process = process(number, ended=number > 0)
        worker._process = None
        assert len(worker.begun) == 2
        await worker.close()

    asyncio.run(look_at_many())
    assert 0 in closed
