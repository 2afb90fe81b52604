"""Backdrops: canvases with a scene's static shapes on them. They are kept compressed, so that hundreds fit where two
did, and inflated row by row into a new canvas: whole pictures beside it would take fresh memory from the system."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from PIL import Image

from ..scene import Scene
from .shapes import Canvas

KEPT = 4 * 1024 * 1024
"""Bytes of compressed backdrops kept, 50 to 250 KiB each."""
NAMED = 64
"""Backdrops that were drawn once and are remembered by name. They are kept from the second time on: many close-ups
never come again."""
CODEC, LEVEL = "zip", 1
"""Pillow's name for PNG's rows, and how hard it tries."""
Key = tuple[str, int, int]


class Backdrops:
    """Those wanted last, `most` bytes of them. Safe to use from several threads at once."""

    def __init__(self, most: int = KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._named: OrderedDict[Key, None] = OrderedDict()
        self._size = 0
        self._lock = Lock()

    @property
    def size(self) -> int:
        """Bytes kept."""
        return self._size

    def find(self, key: Key) -> Image.Image | None:
        """A fresh canvas, if one is kept."""
        with self._lock:
            packed = self._kept.get(key)
            if packed is None:
                return None
            self._kept.move_to_end(key)
        return Image.frombytes("RGB", key[1:], packed, CODEC, "RGB", 0)

    def keep(self, key: Key, made: Image.Image) -> None:
        """Keep a canvas that was wanted before, else its name."""
        with self._lock:
            if key not in self._named:
                self._named[key] = None
                while len(self._named) > NAMED:
                    self._named.popitem(last=False)
                return
        packed = _packed(made)
        with self._lock:
            self._size += len(packed) - len(self._kept.pop(key, b""))
            self._kept[key] = packed
            while self._size > self._most:
                self._size -= len(self._kept.popitem(last=False)[1])

    def clear(self) -> None:
        """Keep none."""
        with self._lock:
            self._kept.clear()
            self._named.clear()
            self._size = 0


def _packed(made: Image.Image) -> bytes:
    """A canvas compressed. Each colour of a pixel is taken for a pixel of its own that shows a palette's entry: such
    rows PNG leaves as they are, others it filters, which takes longer to undo."""
    wide, high = made.size
    rows = Image.frombuffer("P", (3 * wide, high), made.tobytes(), "raw", "P", 0, 1)
    return rows.tobytes(CODEC, "P", 0, LEVEL, -1, b"")


stock = Backdrops()
"""Those of this process."""


def backdrop(scene: Scene) -> Image.Image:
    """A fresh canvas, RGB, with a scene's static shapes on it."""
    key = (scene.backdrop, scene.width, scene.height)
    if scene.backdrop and (kept := stock.find(key)) is not None:
        return kept
    canvas = Canvas(Image.new("RGB", (scene.width, scene.height), scene.ground))
    if scene.backdrop:
        for shape in scene.painted():
            if shape.static:
                canvas.put(shape)
        stock.keep(key, canvas.image)
    return canvas.image
