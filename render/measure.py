"""How wide text is, from the shipped fonts' own advance widths, so that scenes need no imaging library.

`fonts/widths.json` holds thousandths of an em by code point for the regular and bold face, and for the fallback
face those characters the first two lack. A test compares it with paint's own widths.
"""

from __future__ import annotations

import json
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from itertools import accumulate

from .scene import Box, Text

CAP = 0.714
"""Height of capitals and figures over the em (Noto Sans)."""


@cache
def _table(face: str) -> dict[int, int]:
    raw = json.loads(files(__package__).joinpath("fonts/widths.json").read_text("utf-8"))[face]
    widths: dict[int, int] = {}
    for width, runs in raw.items():
        for run in runs.split():
            first, _, last = run.partition("-")
            for code in range(int(first, 16), int(last or first, 16) + 1):
                widths[code] = int(width)
    return widths


def drawable(character: str) -> bool:
    """Whether one of the shipped fonts has the character."""
    return ord(character) in _table("regular") or ord(character) in _table("fallback")


def needs_fallback(character: str) -> bool:
    """Whether only the fallback font has the character."""
    return ord(character) not in _table("regular")


def printable(text: str) -> str:
    """A text as it can be drawn in one line: white space single, characters no font has left out."""
    composed = unicodedata.normalize("NFC", text)
    kept = "".join(c if drawable(c) and unicodedata.category(c)[0] != "C" else " " * c.isspace() for c in composed)
    return " ".join(kept.split()) or "?"


class _Advances(dict[str, int]):
    """The advance width of each character that was asked for, thousandths of an em."""

    def __init__(self, face: str) -> None:
        self._face = face

    def __missing__(self, character: str) -> int:
        code = ord(character)
        found = self[character] = _table(self._face).get(code, _table("fallback").get(code, 600))
        return found


_REGULAR, _BOLD = _Advances("regular"), _Advances("bold")


def ems(text: str, bold: bool = False) -> int:
    """The advance width of a text, thousandths of an em."""
    return sum(map((_BOLD if bold else _REGULAR).__getitem__, text))


@lru_cache(maxsize=1024)
def width(text: str, size: int, bold: bool = False) -> float:
    """The advance width of a text in pixels at an em of `size`."""
    return ems(text, bold) * size / 1000


def text_box(text: Text) -> Box:
    """The box of a text: its width and, above and below the middle, half its figures' height (and the halo)."""
    wide, half = width(text.text, text.size, text.bold), text.size * CAP / 2
    pad = halo_width(text.size) if text.halo else 0
    x = text.at[0] - {"lm": 0.0, "mm": wide / 2, "rm": wide}[text.anchor]
    return x - pad, text.at[1] - half - pad, x + wide + pad, text.at[1] + half + pad


def halo_width(size: int) -> int:
    """The width of the border around letters."""
    return max(2, round(size / 9))


def fit(text: str, size: int, space: float, bold: bool = False) -> str:
    """The text, shortened with an ellipsis to `space` pixels."""
    text = printable(text)
    if width(text, size, bold) <= space:
        return text
    advances = _BOLD if bold else _REGULAR
    sums = [0, *accumulate(map(advances.__getitem__, text))]
    room = space * 1000 / size - advances["…"]
    while text and sums[len(text)] > room:
        text = text[:-1].rstrip()
    return text + "…"
