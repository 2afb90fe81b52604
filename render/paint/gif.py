"""Animations as GIF files: one palette, and of each frame only the rectangle that has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PIL import GifImagePlugin, Image, ImageChops

from ..scene import Scene
from .changes import Changing
from .palettes import OPAQUE, Colours, palette

KEPT = 255
"""The place in the palette that stands for "as before"."""
LOOP = b"!\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00"
"""Begin again after the last frame, for ever; how browsers have understood it since 1995."""

Place = tuple[int, int]
"""Pixels from the left and from the top."""


class Placed(NamedTuple):
    """A scene, shown so many times smaller, and where it lies in the frame."""

    scene: Scene
    scale: int
    at: tuple[int, int]

    @property
    def size(self) -> tuple[int, int]:
        """What of the frame it takes."""
        return -(-self.scene.width // self.scale), -(-self.scene.height // self.scale)


class Animation:
    """A GIF in the making, `wide` pixels wide; `ground` is what lies between the scenes of a frame."""

    def __init__(self, wide: int, ground: str, colours: Colours) -> None:
        self._wide, self._colours = wide, colours
        self._ground = self._index(Image.new("RGB", (1, 1), ground)).getpixel((0, 0))
        self._slots: list[Changing] = []
        self._lie: list[tuple[int, ...]] = []
        self._now = Image.new("L", (self._wide, 1), self._ground)
        self._first: tuple[Image.Image, int] | None = None
        self._rest: list[bytes] = []

    @property
    def weight(self) -> int:
        """Its bytes so far, without its first frame."""
        return sum(map(len, self._rest))

    def add(self, scenes: Sequence[Placed], duration: int) -> None:
        """Another frame, shown so many hundredths of a second. What has not changed costs least if its scene has the
        same place among the scenes, and is always shown as many times smaller."""
        before: Image.Image = self._now
        lie: list[tuple[int, ...]] = [(*each.at, *each.size) for each in scenes]
        whole = lie != self._lie
        if whole:
            low = max(each.at[1] + each.size[1] for each in scenes)
            self._now = Image.new("L", (self._wide, max(low, before.height)), self._ground)
            self._lie = lie
        else:
            self._now = before.copy()
        self._slots += [Changing(each.scale) for each in scenes[len(self._slots) :]]
        parts = list[tuple[Image.Image, Place]]()
        for slot, each in zip(self._slots, scenes, strict=False):
            changed = slot.show(each.scene)
            for box in [(0, 0, *each.size)] if whole else changed:
                parts.append((slot.image.crop(box), (each.at[0] + box[0], each.at[1] + box[1])))
        self._put(parts)
        if self._first is None:
            self._first = self._now, duration
        else:
            self._rest.append(self._frame(before, duration))

    def _put(self, parts: Sequence[tuple[Image.Image, Place]]) -> None:
        """Parts of pictures into the frame, where they lie. All find their places in the palette at once, side by
        side in one picture: one by one they take three times as long."""
        shelves, size = _shelved([image.size for image, _ in parts])
        beside = Image.new("RGB", size)
        for (image, _), at in zip(parts, shelves, strict=True):
            beside.paste(image, at)
        beside = self._index(beside)
        for (image, at), (x, y) in zip(parts, shelves, strict=True):
            self._now.paste(beside.crop((x, y, x + image.width, y + image.height)), at)

    def file(self) -> bytes:
        """The finished file."""
        assert self._first is not None
        first, duration = self._first
        size = (self._wide, self._now.height)
        whole = Image.new("L", size, self._ground)
        whole.paste(first, (0, 0))
        head = b"GIF89a" + b"".join(n.to_bytes(2, "little") for n in size) + b"\xf7\x00\x00"
        colours = bytes.fromhex("".join(each[1:] for each in self._colours)).ljust(3 * (KEPT + 1), b"\x00")
        return b"".join([head, colours, LOOP, *_data(whole, (0, 0), duration), *self._rest, b";"])

    def _index(self, image: Image.Image) -> Image.Image:
        """The places in the palette."""
        made = image.quantize(palette=palette(self._colours), dither=Image.Dither.NONE)
        return Image.frombytes("L", made.size, made.tobytes())

    def _frame(self, before: Image.Image, duration: int) -> bytes:
        """What has changed since the frame before."""
        if before.size != self._now.size:
            grown = Image.new("L", self._now.size, self._ground)
            grown.paste(before, (0, 0))
            before = grown
        differs = ImageChops.difference(before, self._now)
        box = differs.getbbox() or (0, 0, 1, 1)
        part, same = self._now.crop(box), differs.crop(box).point([255] + [0] * 255)
        part.paste(KEPT, None, same)
        return b"".join(_data(part, box[:2], duration, transparency=KEPT))


def _data(image: Image.Image, at: tuple[int, int], duration: int, **more: int) -> list[bytes]:
    return GifImagePlugin.getdata(image, at, duration=10 * duration, **more)


def _shelved(sizes: Sequence[tuple[int, int]]) -> tuple[list[Place], tuple[int, int]]:
    """Places for boxes of these sizes side by side, in rows, and the size of it all."""
    wide = max((each[0] for each in sizes), default=1)
    found = dict[int, Place]()
    x = y = high = 0
    for n in sorted(range(len(sizes)), key=lambda n: -sizes[n][1]):
        if x + sizes[n][0] > wide:
            x, y, high = 0, y + high, 0
        found[n] = x, y
        x, high = x + sizes[n][0], max(high, sizes[n][1])
    return [found[n] for n in range(len(sizes))], (wide, max(y + high, 1))


def mixed(palettes: Sequence[Colours]) -> Colours:
    """One palette of several, which begin with what is most frequent."""
    longest = max(map(len, palettes))
    found = dict.fromkeys(each[n] for n in range(longest) for each in palettes if n < len(each))
    return tuple(found)[:OPAQUE]
