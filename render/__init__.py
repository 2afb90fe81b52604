"""Views to pictures. A game's artist makes a scene of a view; paint makes the file. See `picture`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from msgspec import Struct

from engine.core.model import Note, View
from engine.core.speak import Speak

from . import paint
from .scene import Scene
from .show import Change, Cut, Mark, Show


class Artist(NamedTuple):
    """What `render.games.<key>` brings: a show to a scene, and a table and notes to what changed there."""

    draw: Callable[[Show], Scene]
    changes: Callable[[Any, Sequence[Note]], tuple[Change, ...]]


class NoArtist(LookupError):
    """There is no artist for a game: `render/games/<key>` is missing, or lacks `draw` or `changes`."""


class Picture(Struct, frozen=True):
    """A file to send: its bytes, its name, and its words for those who cannot see it."""

    data: bytes
    filename: str
    alt: str


def artist(key: str) -> Artist:
    """Who draws a game: `draw` and `changes` of `render.games.<key>`. Raises `NoArtist`."""
    place = f"{__name__}.games.{key}"
    try:
        module = import_module(place)
    except ModuleNotFoundError as error:
        if error.name != place:
            raise
        raise NoArtist(f"no artist for the game {key!r}: expected a module {place}") from None
    known = vars(module)
    for function in Artist._fields:
        if function not in known:
            raise NoArtist(f"no artist for the game {key!r}: {place} has no function {function}")
    return Artist(known["draw"], known["changes"])


def picture(
    key: str,
    view: View,
    *,
    names: Sequence[str],
    speak: Speak,
    marks: Iterable[tuple[Any, ...]] = (),
    told: Sequence[Note] = (),
    cut: Cut = "table",
    at: str = "",
    encoding: paint.Encoding = "webp",
) -> Picture:
    """Draw a view of a game and encode it. `marks` are the options that get letters (as `Mark`), `told` the notes
    of what happened since the viewer last looked: what they changed is marked. `at` is the place a close-up is of,
    one of the game's `places`; without it the artist finds the place that matters.

    Takes tens of milliseconds: call it in a thread, never on the event loop. Raises `NoArtist`.
    """
    who = artist(key)
    options = tuple(Mark(*mark) for mark in marks)
    scene = who.draw(Show(view, speak, tuple(names), cut, options, who.changes(view.table, told), at))
    return Picture(paint.encode(scene, encoding), f"{key}-{cut}.{encoding}", scene.alt_text())


__all__ = ["Artist", "Change", "Cut", "Mark", "NoArtist", "Picture", "Show", "artist", "picture"]
