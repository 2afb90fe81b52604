"""Drawing never holds up the event loop: whatever takes long is made in a pool of two threads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal, Protocol, TypeVar

from engine.core.model import Note, View
from words import Speaker

from .card import Image

log = logging.getLogger(__name__)
T = TypeVar("T")
Mark = tuple[str, str, Any]
"""An option in the picture: its letter, and the kind and value of the field it stands for."""
THREADS = 2


class Drawn(Protocol):
    """A finished picture: its file and its description."""

    @property
    def data(self) -> bytes: ...
    @property
    def filename(self) -> str: ...
    @property
    def alt(self) -> str: ...


class Draw(Protocol):
    """How `render` draws a view."""

    def __call__(
        self,
        key: str,
        view: View,
        /,
        *,
        names: Sequence[str],
        speak: Speaker,
        marks: Sequence[Mark] = (),
        told: Sequence[Note] = (),
        cut: Literal["table", "close"] = "table",
        at: str = "",
    ) -> Drawn: ...


class Pictures:
    """Draws views, and runs whatever makes a message from them, beside the event loop."""

    def __init__(self, draw: Draw) -> None:
        self._draw = draw
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="pictures")

    def of(
        self,
        view: View,
        speak: Speaker,
        *,
        marks: Sequence[Mark] = (),
        told: Sequence[Note] = (),
        cut: Literal["table", "close"] = "table",
        at: str = "",
    ) -> Image | str:
        """A view as an image; "" where drawing fails, so that nobody waits for a turn because of a picture.
        Call it inside `make`."""
        assert speak.key is not None
        try:
            drawn = self._draw(
                speak.key, view, names=speak.names, speak=speak, marks=tuple(marks), told=tuple(told), cut=cut, at=at
            )
        except Exception:
            log.exception("a picture of %s could not be drawn", speak.key)
            return ""
        return Image(drawn.data, drawn.filename, drawn.alt)

    async def make(self, work: Callable[[], T]) -> T:
        """Run `work` in the pool."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    def close(self) -> None:
        """Let go of the threads; what is being drawn is finished."""
        self._pool.shutdown(wait=True)
