"""Pictures drawn in this process, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from cogs.pictures.wanted import Cut, Drawn, Mark, Wanted
from engine.core.model import Note
from words import Speaker


class Draw(Protocol):
    """How `render` draws a view."""

    def __call__(
        self,
        key: str,
        view: Any,
        /,
        *,
        names: Sequence[str],
        speak: Speaker,
        marks: Sequence[Mark] = (),
        told: Sequence[Note] = (),
        cut: Cut = "table",
        at: str = "",
    ) -> Drawn: ...


class InProcess:
    """Draws in a thread of this process."""

    def __init__(self, draw: Draw) -> None:
        self.draw_now, self._leaving = draw, False
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="drawing")

    async def draw(self, picture: Wanted, *, place: str = "", public: bool = False) -> Drawn | None:
        """See `Drawer`."""

        def work() -> Drawn:
            return self.draw_now(
                picture.key,
                picture.view,
                names=picture.speak.names,
                speak=picture.speak,
                marks=picture.marks,
                told=picture.told,
                cut=picture.cut,
                at=picture.at,
            )

        return None if self._leaving else await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def leave(self) -> None:
        """See `Drawer`."""
        self._leaving = True

    async def close(self) -> None:
        """See `Drawer`."""
        self._thread.shutdown(wait=True)
