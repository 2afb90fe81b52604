"""Scenes to pixels and bytes: the only room that knows Pillow. Safe to use from several threads at once."""

from __future__ import annotations

import io
from typing import Literal

from PIL import Image

from ..scene import Scene
from .backdrops import backdrop, stock
from .figures import drawer
from .icons import sprite
from .letters import part, text_masks, text_width
from .masks import disc_masks, line_mask, plate_corners, polygon_mask, rect_masks
from .palettes import CLEAR, OPAQUE, Colours, corner_steps, corners, indexed, palette
from .shapes import Canvas
from .small import REDUCED

Encoding = Literal["webp", "png"]
KEPT = (
    *(corners, corner_steps, palette, rect_masks, plate_corners),
    *(disc_masks, polygon_mask, line_mask, sprite, part, text_masks, drawer),
    *REDUCED,
)
"""All that is kept besides backdrops."""


def pixels(scene: Scene) -> Image.Image:
    """The picture, RGBA: transparent outside the round corners."""
    canvas = _drawn(scene)
    canvas.putalpha(corners(scene.width, scene.height, scene.radius))
    return canvas


def encode(scene: Scene, encoding: Encoding = "png", colours: Colours = ()) -> bytes:
    """The picture's file. A PNG with a palette shows the nearest of its `colours`; without one, and as WebP, it is
    lossless."""
    out = io.BytesIO()
    if encoding == "webp":
        pixels(scene).save(out, "WEBP", lossless=True, quality=50, method=0)
    elif not colours:
        pixels(scene).save(out, "PNG", compress_level=3)
    else:
        made, alpha = indexed(_drawn(scene), scene, colours)
        made.save(out, "PNG", compress_level=3, transparency=alpha)
    return out.getvalue()


def _drawn(scene: Scene) -> Image.Image:
    """The picture without its round corners, RGB."""
    canvas = Canvas(backdrop(scene))
    for shape in scene.over():
        canvas.put(shape)
    return canvas.image


def forget() -> None:
    """Empty every cache, as after a start. For measuring."""
    stock.clear()
    for cached in KEPT:
        cached.cache_clear()


__all__ = ["CLEAR", "OPAQUE", "Colours", "Encoding", "encode", "forget", "pixels", "text_width"]
