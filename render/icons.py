"""Every icon by name: solid silhouettes on a grid of 24 units, told apart without colour, legible at 20 px.

An icon is a file in a folder of `render/art/icons`; `render.svg` says what it may hold. Shapes are drawn in order,
those of class "ink" in the icon's colour, "cut" ones in the colour of the ground. Strokes and cuts are 2 units wide.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path as File

from msgspec import Struct

from .scene import Path
from .svg import read

FOLDER = File(__file__).parent / "art" / "icons"
INK, CUT = "ink", "cut"


class Part(Struct, frozen=True):
    """A polygon of an icon; `cut` parts are openings."""

    points: Path
    cut: bool = False


class Icons(Mapping[str, tuple[Part, ...]]):
    """The icons in the folders of a folder. Each file is read when its icon is first asked for."""

    def __init__(self, folder: File) -> None:
        self.folder = folder
        self._read: dict[str, tuple[Part, ...]] = {}

    @cached_property
    def files(self) -> dict[str, File]:
        """Where each icon is, in the order of the files' places."""
        return {file.stem: file for file in sorted(self.folder.glob("*/*.svg"))}

    def __getitem__(self, name: str) -> tuple[Part, ...]:
        if name not in self._read:
            drawing = read(self.files[name], (INK, CUT))
            self._read[name] = tuple(Part(each.points, each.ink == CUT) for each in drawing.outlines)
        return self._read[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.files)

    def __len__(self) -> int:
        return len(self.files)


ICONS = Icons(FOLDER)
"""All icons. The players' shapes are icons too."""


def group(folder: str) -> tuple[str, ...]:
    """The names of the icons in one folder."""
    return tuple(name for name, file in ICONS.files.items() if file.parent.name == folder)
