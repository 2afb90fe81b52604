"""Text as masks: drawn at its size, straight, from the shipped fonts."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import as_file, files
from threading import local

from PIL import Image, ImageDraw, ImageFont

from .. import measure
from .masks import Piece, cropped


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
    first = _font("NotoSans-Bold.ttf" if bold else "NotoSans-Regular.ttf", size)
    runs: list[tuple[str, ImageFont.FreeTypeFont]] = []
    for character in text:
        font = _font("DejaVuSans.ttf", size) if measure.needs_fallback(character) else first
        if runs and runs[-1][1] is font:
            runs[-1] = (runs[-1][0] + character, font)
        else:
            runs.append((character, font))
    return runs


@lru_cache(maxsize=2048)
def text_masks(text: str, size: int, bold: bool, halo: int) -> tuple[float, Piece, Piece | None]:
    """A text's width and masks: its letters, and these grown by a halo. Their places count from an em left of the
    text and two ems above its base line."""
    runs = [(run, font, font.getlength(run)) for run, font in _runs(text, size, bold)]
    wide = sum(long for _, _, long in runs)

    def mask(stroke: int) -> Piece:
        made = Image.new("L", (int(wide) + 2 * size + 2, 3 * size), 0)
        draw, x = ImageDraw.Draw(made), size
        for run, font, long in runs:
            draw.text((x, 2 * size), run, font=font, fill=255, anchor="ls", stroke_width=stroke)
            x += round(long)
        return cropped(made)

    return wide, mask(0), mask(halo) if halo else None
