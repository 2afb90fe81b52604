"""Scenes to pixels and bytes: the only file that knows Pillow.

Shapes are drawn as masks, larger than they are shown, and reduced, so that no edge is jagged; text is drawn at
its size, straight onto the picture. Safe to use from several threads at once.
"""

from __future__ import annotations

import io
import itertools
from collections import OrderedDict
from functools import lru_cache
from importlib.resources import as_file, files
from math import hypot
from threading import Lock, local
from typing import Literal

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFont

from . import measure
from .icons import ICONS
from .scene import AnyShape, Disc, Icon, Line, Point, Polygon, Rect, Scene, Text

Encoding = Literal["webp", "png"]
Colours = tuple[str, ...]
"""The "#rrggbb" of a palette, at most OPAQUE."""
OPAQUE, CLEAR = 240, 16
"""Places in a palette for a picture's own colours, and for the steps from clear to ground in its round corners."""

KEPT_BACKDROPS = 8
"""Backdrops kept, about 4 MiB each."""
FINE, COARSE = 4, 2
"""How many times larger a mask is drawn than shown: FINE for the small ones, where it is seen."""
KEPT_BELOW = 40_000
"""Masks of rectangles of fewer pixels are kept."""
COARSE_FROM = 120_000
"""Masks of this many pixels and more are drawn COARSE; a plate's straight edges gain nothing from more."""

_backdrops: OrderedDict[tuple[str, int, int], Image.Image] = OrderedDict()
_lock = Lock()


def pixels(scene: Scene) -> Image.Image:
    """The picture, RGBA: transparent outside the round corners."""
    canvas = _drawn(scene)
    canvas.putalpha(_corners(scene.width, scene.height, scene.radius))
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
        indexed, alpha = _indexed(scene, colours)
        indexed.save(out, "PNG", compress_level=3, transparency=alpha)
    return out.getvalue()


def _drawn(scene: Scene) -> Image.Image:
    """The picture without its round corners, RGB."""
    canvas = _backdrop(scene)
    for shape in scene.ordered():
        if not shape.static or not scene.backdrop:
            _put(canvas, shape)
    return canvas


def _indexed(scene: Scene, colours: Colours) -> tuple[Image.Image, bytes]:
    """The picture with a palette, and how opaque each of its colours is: first its own, then the steps of the round
    corners, which are the ground's colour."""
    indexed = _drawn(scene).quantize(palette=_palette(colours), dither=Image.Dither.NONE)
    ground = ImageColor.getrgb(scene.ground)
    flat = [value for colour in colours for value in ImageColor.getrgb(colour)]
    indexed.putpalette(flat + [0, 0, 0] * (OPAQUE - len(colours)) + [*ground] * CLEAR)
    for box, steps, cut in _corner_steps(scene.width, scene.height, scene.radius):
        indexed.paste(steps, box, cut)
    return indexed, bytes([255] * OPAQUE + [255 * step // CLEAR for step in range(CLEAR)])


@lru_cache(maxsize=8)
def _palette(colours: Colours) -> Image.Image:
    if len(colours) > OPAQUE:
        raise ValueError(f"a palette of {len(colours)} colours, at most {OPAQUE} fit")
    made = Image.new("P", (1, 1))
    made.putpalette([value for colour in colours for value in ImageColor.getrgb(colour)])
    return made


@lru_cache(maxsize=8)
def _corner_steps(width: int, height: int, radius: int) -> list[tuple[tuple[int, int], Image.Image, Image.Image]]:
    """For each round corner its place, the step of each pixel in the palette, and the pixels that are not opaque."""
    mask, side = _corners(width, height, radius), radius + 1
    steps = [OPAQUE + min(round(alpha * CLEAR / 255), CLEAR - 1) for alpha in range(256)]
    cut = [0 if round(alpha * CLEAR / 255) == CLEAR else 255 for alpha in range(256)]
    made = []
    for left, top in ((0, 0), (width - side, 0), (0, height - side), (width - side, height - side)):
        corner = mask.crop((left, top, left + side, top + side))
        made.append(((left, top), corner.point(steps), corner.point(cut)))
    return made


def forget() -> None:
    """Empty every cache, as after a start. For measuring."""
    with _lock:
        _backdrops.clear()
    for cached in (
        _corners,
        _corner_steps,
        _palette,
        _rect_masks,
        _disc_masks,
        _polygon_mask,
        _line_mask,
        _sprite,
        _text_masks,
    ):
        cached.cache_clear()


def _backdrop(scene: Scene) -> Image.Image:
    """A fresh canvas with the static shapes on it."""
    if not scene.backdrop:
        return Image.new("RGB", (scene.width, scene.height), scene.ground)
    key = (scene.backdrop, scene.width, scene.height)
    with _lock:
        canvas = _backdrops.get(key)
        if canvas is not None:
            _backdrops.move_to_end(key)
    if canvas is None:
        canvas = Image.new("RGB", (scene.width, scene.height), scene.ground)
        for shape in scene.ordered():
            if shape.static:
                _put(canvas, shape)
        with _lock:
            _backdrops[key] = canvas
            while len(_backdrops) > KEPT_BACKDROPS:
                _backdrops.popitem(last=False)
    return canvas.copy()


@lru_cache(maxsize=8)
def _corners(width: int, height: int, radius: int) -> Image.Image:
    mask = Image.new("L", (width * COARSE, height * COARSE), 0)
    box = (0, 0, width * COARSE - 1, height * COARSE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius * COARSE, fill=255)
    return mask.reduce(COARSE)


# --- shapes


def _put(canvas: Image.Image, shape: AnyShape) -> None:
    match shape:
        case Text():
            _put_text(canvas, shape)
        case Icon():
            _put_icon(canvas, shape)
        case Rect():
            _put_rect(canvas, shape)
        case Disc():
            _put_disc(canvas, shape)
        case Polygon():
            _put_polygon(canvas, shape)
        case Line():
            _put_line(canvas, shape)


class _Mask:
    """A mask over a box of the picture, drawn larger; `at` turns the picture's coordinates into its own."""

    def __init__(self, left: float, top: float, right: float, bottom: float) -> None:
        self.x, self.y = int(left // 1) - 1, int(top // 1) - 1
        self.wide, self.high = int(right // 1) + 3 - self.x, int(bottom // 1) + 3 - self.y
        self.scale = COARSE if self.wide * self.high >= COARSE_FROM else FINE
        self.image = Image.new("L", (self.wide * self.scale, self.high * self.scale), 0)
        self.draw = ImageDraw.Draw(self.image)

    def at(self, point: Point) -> Point:
        # Pillow's coordinates name pixel centres; ours name the lines between pixels
        return (point[0] - self.x) * self.scale - 0.5, (point[1] - self.y) * self.scale - 0.5

    def size(self, length: float) -> float:
        return length * self.scale


def _paste(canvas: Image.Image, mask: Image.Image, x: int, y: int, colour: str) -> None:
    """Colour the canvas through a mask; "#rrggbbaa" makes it as opaque as its last part says."""
    if len(colour) == 9:
        opacity = int(colour[7:], 16)
        mask = mask.point([k * opacity // 255 for k in range(256)])
    canvas.paste(colour[:7], (x, y, x + mask.width, y + mask.height), mask)


Masks = tuple[Image.Image, Image.Image | None]
"""The areas of a shape's fill and of its line."""


def _put_rect(canvas: Image.Image, shape: Rect) -> None:
    left, top, right, bottom = shape.box
    x, y = int(left // 1), int(top // 1)
    box = (left - x, top - y, right - x, bottom - y)
    make = _rect_masks if (right - left) * (bottom - top) < KEPT_BELOW else _rect_masks.__wrapped__
    masks = make(box, shape.radius, shape.width if shape.line else 0)
    _fill_and_line(canvas, masks, x, y, shape)


def _put_disc(canvas: Image.Image, shape: Disc) -> None:
    left, top = shape.at[0] - shape.radius, shape.at[1] - shape.radius
    x, y = int(left // 1), int(top // 1)
    masks = _disc_masks(round(left - x, 1), round(top - y, 1), shape.radius, shape.width if shape.line else 0)
    _fill_and_line(canvas, masks, x, y, shape)


def _fill_and_line(canvas: Image.Image, masks: Masks, x: int, y: int, shape: Rect | Disc) -> None:
    fill, line = masks
    if shape.fill:
        _paste(canvas, fill, x - 1, y - 1, shape.fill)
    if line is not None:
        _paste(canvas, line, x - 1, y - 1, shape.line)


@lru_cache(maxsize=1024)
def _rect_masks(box: tuple[float, float, float, float], radius: float, width: float) -> Masks:
    """The masks of a rectangle whose first pixel is 0, 0; they begin a pixel before it."""

    def mask(by: float) -> _Mask:
        made = _Mask(*box)
        (x1, y1), (x2, y2) = made.at((box[0] + by, box[1] + by)), made.at((box[2] - by, box[3] - by))
        inner = (round(x1 + 0.5), round(y1 + 0.5), round(x2 - 0.5), round(y2 - 0.5))
        made.draw.rounded_rectangle(inner, made.size(max(radius - by, 0)), fill=255)
        return made

    return _masks(mask(0), mask(width) if width else None)


@lru_cache(maxsize=1024)
def _disc_masks(x: float, y: float, radius: float, width: float) -> Masks:
    """The masks of a disc that begins `x`, `y` right of and below 0, 0; they begin a pixel before it."""

    def mask(by: float) -> _Mask:
        made = _Mask(x, y, x + 2 * radius, y + 2 * radius)
        made.draw.ellipse(
            (*made.at((x + by, y + by)), *made.at((x + 2 * radius - by, y + 2 * radius - by))), fill=255
        )
        return made

    return _masks(mask(0), mask(width) if width else None)


def _masks(outer: _Mask, inner: _Mask | None) -> Masks:
    if inner is None:
        return outer.image.reduce(outer.scale), None
    line = ImageChops.subtract(outer.image, inner.image)
    return inner.image.reduce(inner.scale), line.reduce(outer.scale)


def _put_polygon(canvas: Image.Image, shape: Polygon) -> None:
    points, x, y = _moved(shape.points, shape.width / 2)
    if shape.fill:
        _paste(canvas, _polygon_mask(points), x, y, shape.fill)
    if shape.line:
        _paste(canvas, _line_mask((*points, points[0]), shape.width, 0, 0), x, y, shape.line)


def _put_line(canvas: Image.Image, shape: Line) -> None:
    points, x, y = _moved(shape.points, max(shape.width, shape.head))
    _paste(canvas, _line_mask(points, shape.width, shape.dash, shape.head), x, y, shape.colour)


def _moved(points: tuple[Point, ...], pad: float) -> tuple[tuple[Point, ...], int, int]:
    """Points moved by whole pixels so that all with `pad` around them lie right of and below 0, 0; and by how much.
    Equal shapes at different places then have one mask."""
    x, y = int((min(p[0] for p in points) - pad) // 1) - 1, int((min(p[1] for p in points) - pad) // 1) - 1
    return tuple((round(p[0] - x, 1), round(p[1] - y, 1)) for p in points), x, y


@lru_cache(maxsize=1024)
def _polygon_mask(points: tuple[Point, ...]) -> Image.Image:
    mask = _Mask(1, 1, max(p[0] for p in points), max(p[1] for p in points))
    mask.draw.polygon([mask.at(p) for p in points], fill=255)
    return mask.image.reduce(mask.scale)


@lru_cache(maxsize=1024)
def _line_mask(points: tuple[Point, ...], width: float, dash: float, head: float) -> Image.Image:
    pad = max(width, head)
    mask = _Mask(1, 1, max(p[0] for p in points) + pad, max(p[1] for p in points) + pad)
    if head:
        points = _arrow(mask, points, head)
    for part in _dashes(points, dash) if dash else (points,):
        _stroke(mask, part, width)
    return mask.image.reduce(mask.scale)


def _stroke(mask: _Mask, points: tuple[Point, ...], width: float) -> None:
    """A line with round joints and ends, as quadrangles and discs: Pillow's own wide lines have ragged ends."""
    half = width / 2
    for (x1, y1), (x2, y2) in itertools.pairwise(points):
        long = hypot(x2 - x1, y2 - y1)
        if long:
            dx, dy = (y2 - y1) / long * half, (x1 - x2) / long * half
            corners = ((x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy))
            mask.draw.polygon([mask.at(p) for p in corners], fill=255)
    for x, y in points:
        (x1, y1), (x2, y2) = mask.at((x - half, y - half)), mask.at((x + half, y + half))
        mask.draw.ellipse((x1, y1, x2, y2), fill=255)


def _arrow(mask: _Mask, points: tuple[Point, ...], head: float) -> tuple[Point, ...]:
    """Draw the head of an arrow and return the line shortened to its root."""
    (x1, y1), (x2, y2) = points[-2], points[-1]
    long = hypot(x2 - x1, y2 - y1) or 1
    ux, uy = (x2 - x1) / long, (y2 - y1) / long
    root = (x2 - ux * head, y2 - uy * head)
    side = head * 0.6
    corners = ((x2, y2), (root[0] - uy * side, root[1] + ux * side), (root[0] + uy * side, root[1] - ux * side))
    mask.draw.polygon([mask.at(p) for p in corners], fill=255)
    return (*points[:-1], root)


def _dashes(points: tuple[Point, ...], dash: float) -> list[tuple[Point, ...]]:
    dashes: list[tuple[Point, ...]] = []
    for (x1, y1), (x2, y2) in itertools.pairwise(points):
        long = hypot(x2 - x1, y2 - y1)
        count = max(1, round(long / dash / 2))
        for k in range(count):
            a, b = (k + 0.25) / count, (k + 0.75) / count
            dashes.append(((x1 + (x2 - x1) * a, y1 + (y2 - y1) * a), (x1 + (x2 - x1) * b, y1 + (y2 - y1) * b)))
    return dashes


# --- icons


def _put_icon(canvas: Image.Image, shape: Icon) -> None:
    size = round(shape.size)
    x, y = round(shape.at[0] - size / 2), round(shape.at[1] - size / 2)
    ink, openings, border = _sprite(shape.icon, size, bool(shape.line))
    if border is not None:
        _paste(canvas, border, x - BORDER - 1, y - BORDER - 1, shape.line)
    if shape.cut:
        _paste(canvas, openings, x, y, shape.cut)
    _paste(canvas, ink, x, y, shape.colour)


BORDER = 2
"""The width of the line around an icon that has one."""


@lru_cache(maxsize=512)
def _sprite(name: str, size: int, bordered: bool) -> tuple[Image.Image, Image.Image, Image.Image | None]:
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
        grown = _Mask(-BORDER, -BORDER, size + BORDER, size + BORDER)
        for part in ICONS[name]:
            outline = tuple((x * size / 24, y * size / 24) for x, y in part.points)
            grown.draw.polygon([grown.at(p) for p in outline], fill=255)
            _stroke(grown, (*outline, outline[0]), 2 * BORDER)
        border = grown.image.reduce(grown.scale)
    return ink.reduce(scale), openings.reduce(scale), border


# --- text


class _Fonts(local):
    def __init__(self) -> None:
        self.open: dict[tuple[str, int], ImageFont.FreeTypeFont] = {}


_own = _Fonts()


def _font(file: str, size: int) -> ImageFont.FreeTypeFont:
    """A font of this thread's own: two threads must not rasterise with one face at a time."""
    if (file, size) not in _own.open:
        with as_file(files(__package__).joinpath("fonts", file)) as place:
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


def _put_text(canvas: Image.Image, shape: Text) -> None:
    halo = measure.halo_width(shape.size) if shape.halo else 0
    wide, letters, border = _text_masks(shape.text, shape.size, shape.bold, halo)
    left = round(shape.at[0] - {"lm": 0.0, "mm": wide / 2, "rm": wide}[shape.anchor]) - shape.size
    top = round(shape.at[1] + shape.size * measure.CAP / 2) - 2 * shape.size
    if border is not None:
        _paste(canvas, border, left, top, shape.halo)
    _paste(canvas, letters, left, top, shape.colour)


@lru_cache(maxsize=1024)
def _text_masks(text: str, size: int, bold: bool, halo: int) -> tuple[float, Image.Image, Image.Image | None]:
    """A text's width and masks: its letters, and these grown by a halo. They begin an em left of the text and two
    ems above its base line."""
    runs = _runs(text, size, bold)
    wide = sum(font.getlength(run) for run, font in runs)

    def mask(stroke: int) -> Image.Image:
        made = Image.new("L", (int(wide) + 2 * size + 2, 3 * size), 0)
        x = size
        for run, font in runs:
            ImageDraw.Draw(made).text((x, 2 * size), run, font=font, fill=255, anchor="ls", stroke_width=stroke)
            x += round(font.getlength(run))
        return made

    return wide, mask(0), mask(halo) if halo else None
