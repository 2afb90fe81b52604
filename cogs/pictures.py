"""Views as images for a message."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Literal, Protocol

from msgspec import Struct

from engine.core.frames import AnyView
from engine.core.model import Note
from words import Speaker

from .viewer import Viewer

log = logging.getLogger(__name__)
Mark = tuple[str, str, Any]
"""An option in the picture: its letter, and the kind and value of the field it stands for."""


class Image(Struct, frozen=True):
    """A picture: its file, and its description for people who cannot see it."""

    data: bytes
    name: str
    alt: str


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
        view: AnyView,
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
    """Draws views for messages."""

    def __init__(self, draw: Draw) -> None:
        self._draw, self._leaving = draw, False

    def leave(self) -> None:
        """Draw no more: the bot is about to stop, and answers without pictures."""
        self._leaving = True

    def of(
        self,
        viewer: Viewer,
        *,
        marks: Sequence[Mark] = (),
        told: Sequence[Note] = (),
        cut: Literal["table", "close"] = "table",
        at: str = "",
    ) -> Image | str:
        """A person's view as an image; "" where drawing fails or there is no time, so that it never holds up a turn.
        Drawing takes long: call it in the pool."""
        look, speak = viewer
        assert speak.key is not None
        if self._leaving:
            return ""
        try:
            drawn = self._draw(
                speak.key,
                look.view,
                names=speak.names,
                speak=speak,
                marks=tuple(marks),
                told=tuple(told),
                cut=cut,
                at=at,
            )
        except Exception:
            log.exception("a picture of %s could not be drawn", speak.key)
            return ""
        return Image(drawn.data, drawn.filename, drawn.alt)
