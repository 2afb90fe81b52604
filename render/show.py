"""Artists, and the show they are asked to draw: a view, the options with their letters, the changes, names and
words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from engine.core.frames import AnyView
from engine.core.model import Note, Seat
from engine.core.speak import Speak
from engine.core.values import Value

from .legend import Page
from .scene import Scene

Cut = Literal["table", "close", "map", "legend", "emojis", "scores", "tallies", "film"]
"""The whole table (1,600 wide); the close-up of a place; the table for a phone, as public boards show it, in as many
pictures as the game's guide says, each with its number as `at` (those two are 1,000 wide); a page of the legend; the
pieces in it as emojis; a score sheet, or what many results say together, which no artist draws; a film, of the table
for a phone."""


class Mark(NamedTuple):
    """An option: its letter (or number, see `guide.Picture.marks`), and the kind and value of the action's field it
    stands for (tuples may be prefixes)."""

    letter: str
    kind: str
    value: Value


class Change(NamedTuple):
    """A place that changed since last time. `origin` is where a figure (kind "space") or marker ("points") came from;
    `seat` is its owner. `way`: all places that it came by, where there are more than two."""

    kind: str
    value: Value
    origin: Value = None
    seat: Seat | None = None
    way: tuple[str, ...] = ()


class Show(Struct, frozen=True):
    """One picture to draw. `names` by seat. `at`: the place a close-up is of, "" for where the options are; or the
    number of a public board's picture. `described`: it is also put into sentences, which the frame of a film needs
    not."""

    view: AnyView
    speak: Speak
    names: tuple[str, ...]
    cut: Cut = "table"
    marks: tuple[Mark, ...] = ()
    changes: tuple[Change, ...] = ()
    at: str = ""
    described: bool = True


class Artist(NamedTuple):
    """A game's drawing. `draw`: a show to a scene; `changes`: a table and notes to the changes to
    mark; `colours`: the palette of its files ("#rrggbb"), none for files with every colour; `special`: the palettes
    of pictures with other colours, by how the names of their backdrops begin; `legend`: the pages of its legend."""

    draw: Callable[[Show], Scene]
    changes: Callable[[Any, Sequence[Note]], tuple[Change, ...]]
    colours: tuple[str, ...] = ()
    special: tuple[tuple[str, tuple[str, ...]], ...] = ()
    legend: tuple[Page, ...] = ()

    def palette(self, scene: Scene) -> tuple[str, ...]:
        """The colours of a picture's file."""
        return next((found for start, found in self.special if scene.backdrop.startswith(start)), self.colours)
