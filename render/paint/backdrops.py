"""Backdrops: canvases with a scene's static shapes on them. Those drawn last are kept as they are: a table's next
picture only copies one. Those that come again are compressed, so that hundreds fit where two did, and inflated row by
row into a new canvas: whole pictures beside it would take fresh memory from the system."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock

from PIL import Image

from ..scene import Scene
from .shapes import Canvas

KEPT = 4 * 1024 * 1024
"""Bytes of compressed backdrops kept, 50 to 250 KiB each."""
FRESH = 12 * 1024 * 1024
"""Bytes of backdrops kept as they are, 2 to 10 MiB each."""
NAMED = 64
"""Backdrops that were drawn once and are remembered by name. They are compressed from the second time on: many
close-ups never come again."""
CODEC, LEVEL = "zip", 1
"""Pillow's name for PNG's rows, and how hard it tries."""
Key = tuple[str, int, int]


class Backdrops:
    """Those wanted last, `most` bytes of them compressed, and of those drawn last, `fresh` bytes as they are. Safe to
    use from several threads at once."""

    def __init__(self, most: int = KEPT, fresh: int = FRESH) -> None:
        self._most, self._room = most, fresh
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._fresh: OrderedDict[Key, Image.Image] = OrderedDict()
        self._named: OrderedDict[Key, None] = OrderedDict()
        self._waiting: OrderedDict[Key, Image.Image] = OrderedDict()
        self._size = 0
        self._lock = Lock()

    @property
    def size(self) -> int:
        """Bytes kept compressed."""
        return self._size

    @property
    def fresh(self) -> int:
        """Bytes kept as they are."""
        return sum(map(_bytes, self._fresh))

    def find(self, key: Key) -> Image.Image | None:
        """A fresh canvas, if one is kept. That leaves time to compress a backdrop that waits for it."""
        with self._lock:
            made, packed = self._fresh.get(key), self._kept.get(key)
            if made is None and packed is None:
                return None
            if made is not None:
                self._fresh.move_to_end(key)
                if packed is None:
                    self._waiting[key] = made
            if packed is not None:
                self._kept.move_to_end(key)
            due = [self._waiting.popitem(last=False)] if self._waiting else []
        self._compress(due)
        if packed is None or made is not None:
            return None if made is None else made.copy()
        return Image.frombytes("RGB", key[1:], packed, CODEC, "RGB", 0)

    def keep(self, key: Key, made: Image.Image) -> None:
        """Keep a canvas that was drawn. If it was wanted before, it is to be compressed: with a picture that costs
        less than this one, or when it is no more kept as it is."""
        copied = made.copy()
        late: list[tuple[Key, Image.Image]] = []
        with self._lock:
            self._fresh[key] = copied
            if key in self._named and key not in self._kept:
                self._waiting[key] = copied
            self._named[key] = None
            while len(self._named) > NAMED:
                self._named.popitem(last=False)
            while self.fresh > self._room:
                leaves, _ = self._fresh.popitem(last=False)
                if leaves in self._waiting:
                    late.append((leaves, self._waiting.pop(leaves)))
        self._compress(late)

    def _compress(self, canvases: list[tuple[Key, Image.Image]]) -> None:
        for key, made in canvases:
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
            self._fresh.clear()
            self._named.clear()
            self._waiting.clear()
            self._size = 0


def _bytes(key: Key) -> int:
    return 4 * key[1] * key[2]


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
