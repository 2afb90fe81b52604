"""The demo as a newcomer starts it: in an empty folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.demo.process import Demo

StartDemo = Callable[[], Demo]


@pytest.fixture
def start_demo(tmp_path: Path) -> Iterator[StartDemo]:
    """Starts the demo; each further start is a later one in the same folder."""
    started: list[Demo] = []

    def start() -> Demo:
        started.append(Demo(tmp_path))
        return started[-1]

    yield start
    for demo in started:
        if demo.process.poll() is None:
            demo.process.kill()
        demo.process.communicate()
