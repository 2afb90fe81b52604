"""Text as masks: drawn at its size, straight, from the shipped fonts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import as_file, files
from threading import local
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from .. import measure
from .masks import Piece, cropped

REGULAR, BOLD, FALLBACK = "NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "DejaVuSans.ttf"


class _Fonts(local):
    def __init__(self) -> None:
        self.open: dict[tuple[str, int], ImageFont.FreeTypeFont] = {}


_own = _Fonts()


def _font(file: str, size: int) -> ImageFont.FreeTypeFont:
    """A font of this thread's own: two threads must not rasterise with one face at a time."""
    if (file, size) not in _own.open:
        with as_file(files("render").joinpath("fonts", file)) as place:
            _own.open[file, size] = ImageFont.truetype(str(place), size, layout_engine=ImageFont.Layout.BASIC)
    return _own.open[file, size]


def text_width(text: str, size: int, bold: bool = False) -> float:
    """How wide a text is when drawn, pixels."""
    return sum(font.getlength(run) for run, font in _runs(text, size, bold))


def _runs(text: str, size: int, bold: bool) -> list[tuple[str, ImageFont.FreeTypeFont]]:
    """The text cut where the font changes: characters the first font lacks are taken from the other."""
    first = _font(BOLD if bold else REGULAR, size)
    runs: list[tuple[str, ImageFont.FreeTypeFont]] = []
    for character in text:
        font = _font(FALLBACK, size) if measure.needs_fallback(character) else first
        if runs and runs[-1][1] is font:
            runs[-1] = (runs[-1][0] + character, font)
        else:
            runs.append((character, font))
    return runs


class Part(NamedTuple):
    """How wide a letter or a run is, and its mask (None: it is empty), from where it begins on the base line."""

    long: float
    mask: Any
    x: int
    y: int


@lru_cache(maxsize=4096)
def part(text: str, file: str, size: int, stroke: int) -> Part:
    """A letter or a run in a font's file, grown by a stroke."""
    font = _font(file, size)
    long = font.getlength(text)
    made = Image.new("L", (int(long) + 4 * size, 3 * size), 0)
    ImageDraw.Draw(made).text((2 * size, 2 * size), text, font=font, fill=255, anchor="ls", stroke_width=stroke)
    piece = cropped(made)
    return Part(long, piece.image.im if made.getbbox() else None, piece.x - 2 * size, piece.y - 2 * size)


def _parts(text: str, size: int, bold: bool, stroke: int) -> Iterator[Part]:
    """A text letter by letter: each is drawn once, wherever it stands, which takes a twentieth of the time. Where two
    letters stand closer than they are wide, as in the fallback, a run is drawn as a whole."""
    file = BOLD if bold else REGULAR
    for run, font in _runs(text, size, bold):
        if font is _font(file, size):
            for character in run:
                yield part(character, file, size, stroke)
        else:
            yield part(run, FALLBACK, size, stroke)


@lru_cache(maxsize=2048)
def text_masks(text: str, size: int, bold: bool, halo: int) -> tuple[float, Piece, Piece | None]:
    """A text's width and masks: its letters, and these grown by a halo. Their places count from an em left of the
    text and two ems above its base line."""
    wide = sum(each.long for each in _parts(text, size, bold, 0))

    def mask(stroke: int) -> Piece:
        made = Image.new("L", (int(wide) + 2 * size + 2, 3 * size), 0)
        core, x = ImageDraw.Draw(made).draw, size
        for each in _parts(text, size, bold, stroke):
            if each.mask is not None:
                core.draw_bitmap((x + each.x, 2 * size + each.y), each.mask, 255)
            x += round(each.long)
        return cropped(made)

    return wide, mask(0), mask(halo) if halo else None
