"""Icons as masks."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from ..icons import ICONS
from .masks import Mask, stroke

BORDER = 2
"""The width of the line around an icon that has one."""


@lru_cache(maxsize=512)
def sprite(name: str, size: int, bordered: bool) -> tuple[Image.Image, Image.Image, Image.Image | None]:
    """An icon's masks: its ink, its openings, and its outline grown by BORDER."""
    scale = 8
    unit = size * scale / 24
    ink = Image.new("L", (size * scale, size * scale), 0)
    openings = ink.copy()
    for part in ICONS[name]:
        points = [(x * unit - 0.5, y * unit - 0.5) for x, y in part.points]
        ImageDraw.Draw(ink).polygon(points, fill=0 if part.cut else 255)
        ImageDraw.Draw(openings).polygon(points, fill=255 if part.cut else 0)
    border = None
    if bordered:
        grown = Mask(-BORDER, -BORDER, size + BORDER, size + BORDER)
        for part in ICONS[name]:
            outline = tuple((x * size / 24, y * size / 24) for x, y in part.points)
            grown.draw.polygon([grown.at(p) for p in outline], fill=255)
            stroke(grown, (*outline, outline[0]), 2 * BORDER)
        border = grown.image.reduce(grown.scale)
    return ink.reduce(scale), openings.reduce(scale), border
