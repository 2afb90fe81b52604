"""Icons as masks."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from ..icons import ICONS
from .masks import FINE, Mask, Piece, cropped, stroke

FINEST, SMALL = 8, 40
"""Icons of fewer pixels are drawn so many times larger; others as masks are."""
BORDER = 2
"""The width of the line around an icon that has one."""


@lru_cache(maxsize=1024)
def sprite(name: str, size: int, opened: bool, bordered: bool) -> tuple[Piece, Piece | None, Image.Image | None]:
    """An icon's masks: its ink; if wanted its openings, where it has any, and its outline grown by BORDER."""
    scale = FINEST if size < SMALL else FINE
    unit = size * scale / 24
    ink = Image.new("L", (size * scale, size * scale))
    openings = ink.copy() if opened and any(part.cut for part in ICONS[name]) else None
    on_ink, on_openings = ImageDraw.Draw(ink), ImageDraw.Draw(openings) if openings is not None else None
    for part in ICONS[name]:
        points = [number * unit - 0.5 for point in part.points for number in point]
        on_ink.polygon(points, fill=0 if part.cut else 255)
        if on_openings is not None:
            on_openings.polygon(points, fill=255 if part.cut else 0)
    border = None
    if bordered:
        grown = Mask(-BORDER, -BORDER, size + BORDER, size + BORDER)
        for part in ICONS[name]:
            outline = tuple((x * size / 24, y * size / 24) for x, y in part.points)
            grown.draw.polygon([grown.at(p) for p in outline], fill=255)
            stroke(grown, (*outline, outline[0]), 2 * BORDER)
        border = grown.image.reduce(grown.scale)
    return cropped(ink.reduce(scale)), cropped(openings.reduce(scale)) if openings is not None else None, border
