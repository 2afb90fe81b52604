"""Pictures with a palette, and the round corners of all."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from ..scene import Scene
from .masks import COARSE

Colours = tuple[str, ...]
"""The "#rrggbb" of a palette, at most OPAQUE."""
OPAQUE, CLEAR = 240, 16
"""Places in a palette for a picture's own colours, and for the steps from clear to ground in its round corners."""
OPACITIES = bytes([255] * OPAQUE + [255 * step // CLEAR for step in range(CLEAR)])
"""How opaque each colour of a palette is."""


@lru_cache(maxsize=8)
def corners(width: int, height: int, radius: int) -> Image.Image:
    """How opaque each pixel is: all but the round corners."""
    mask = Image.new("L", (width * COARSE, height * COARSE), 0)
    box = (0, 0, width * COARSE - 1, height * COARSE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * COARSE, fill=255)
    return mask.reduce(COARSE)


def indexed(drawn: Image.Image, scene: Scene, colours: Colours) -> tuple[Image.Image, bytes]:
    """A drawn scene with a palette, and how opaque each of its colours is: first its own, then the steps of the round
    corners, which are the ground's colour."""
    made = drawn.quantize(palette=palette(colours), dither=Image.Dither.NONE)
    made.putpalette(palette_with_ground(colours, scene.ground))
    side = scene.radius + 1
    for (right, low), (steps, cut) in corner_steps(scene.radius).items():
        made.paste(steps, (right * (scene.width - side), low * (scene.height - side)), cut)
    return made, OPACITIES


@lru_cache(maxsize=8)
def palette(colours: Colours) -> Image.Image:
    """The palette as Pillow wants it. Raises `ValueError` for too many colours."""
    if len(colours) > OPAQUE:
        raise ValueError(f"a palette of {len(colours)} colours, at most {OPAQUE} fit")
    made = Image.new("P", (1, 1))
    made.putpalette(_flat(colours))
    return made


@lru_cache(maxsize=16)
def palette_with_ground(colours: Colours, ground: str) -> bytes:
    """The palette of a file: its own colours, and the ground's for the round corners."""
    return _flat(colours) + bytes(3 * (OPAQUE - len(colours))) + _flat((ground,)) * CLEAR


def _flat(colours: Colours) -> bytes:
    return bytes.fromhex("".join(colour[1:] for colour in colours))


@lru_cache(maxsize=8)
def corner_steps(radius: int) -> dict[tuple[int, int], tuple[Image.Image, Image.Image]]:
    """For each round corner (right or not, low or not) the step of each pixel in the palette, and the pixels that are
    not opaque."""
    side = radius + 1
    mask = corners(2 * side, 2 * side, radius)
    steps = [OPAQUE + min(round(alpha * CLEAR / 255), CLEAR - 1) for alpha in range(256)]
    cut = [0 if round(alpha * CLEAR / 255) == CLEAR else 255 for alpha in range(256)]
    made = {}
    for right, low in ((0, 0), (1, 0), (0, 1), (1, 1)):
        corner = mask.crop((right * side, low * side, (right + 1) * side, (low + 1) * side))
        made[right, low] = corner.point(steps), corner.point(cut)
    return made
