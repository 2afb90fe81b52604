"""Boxes around shapes, labels that keep clear of each other, and the small compositions every game uses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi, sin

from msgspec.structs import replace

from . import theme
from .measure import fit, printable, text_box, width
from .scene import Anchor, AnyShape, Box, Disc, Figure, Icon, Layer, Line, Point, Polygon, Rect, Text

NAMED, LEADING = 25, 1.25
"""The least size of a name in one line if it could stand in two; the distance of their middles, in sizes."""


def shape_box(shape: AnyShape) -> Box:
    """The smallest box around a drawn shape (a text's by its measured width and its figures' height)."""
    match shape:
        case Rect():
            return shape.box
        case Disc():
            return around(shape.at, shape.radius, shape.radius)
        case Icon():
            return around(shape.at, shape.size / 2, shape.size / 2)
        case Text():
            return text_box(shape)
        case Polygon() | Line():
            pad = shape.width / 2 if isinstance(shape, Line) or shape.line else 0
            xs, ys = [p[0] for p in shape.points], [p[1] for p in shape.points]
            return min(xs) - pad, min(ys) - pad, max(xs) + pad, max(ys) + pad
        case Figure():
            return united(map(shape_box, shape.shapes()))


def united(boxes: Iterable[Box]) -> Box:
    """The smallest box around some."""
    lefts, tops, rights, lows = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(lows)


def around(at: Point, half_width: float, half_height: float) -> Box:
    """The box with its centre at a point."""
    return at[0] - half_width, at[1] - half_height, at[0] + half_width, at[1] + half_height


def centre(box: Box) -> Point:
    """The middle of a box."""
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def inset(box: Box, by: float) -> Box:
    """A box made smaller on every side (larger, if `by` is negative)."""
    return box[0] + by, box[1] + by, box[2] - by, box[3] - by


def overlap(a: Box, b: Box) -> float:
    """The area two boxes share, square pixels; 0 when they only touch."""
    wide, high = min(a[2], b[2]) - max(a[0], b[0]), min(a[3], b[3]) - max(a[1], b[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def within(box: Box, outer: Box) -> bool:
    """Whether a box lies inside another (touching is inside)."""
    return box[0] >= outer[0] and box[1] >= outer[1] and box[2] <= outer[2] and box[3] <= outer[3]


def holds(box: Box, at: Point) -> bool:
    """Whether a point lies in a box (its edge is inside)."""
    return box[0] <= at[0] <= box[2] and box[1] <= at[1] <= box[3]


def touching(box: Box, others: Iterable[Box]) -> list[Box]:
    """Those of some boxes that share an area with one."""
    left, top, right, low = box
    return [each for each in others if each[0] < right and each[2] > left and each[1] < low and each[3] > top]


def towards(a: Point, b: Point, share: float) -> Point:
    """The point that share of the way from one to the other."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def settle(
    wishes: Iterable[tuple[tuple[Point, ...], float, float]], obstacles: Iterable[Box], bounds: Box
) -> list[Point]:
    """Centres for labels so that none lies on an obstacle or another label.

    A wish is its places in order of preference, and half its width and height. Each label takes the first of its
    places that is free and within `bounds`; where none is, the one that covers least.
    """
    taken = list(obstacles)
    settled: list[Point] = []
    for places, half_width, half_height in wishes:
        xs, ys = [x for x, _ in places], [y for _, y in places]
        reach = (min(xs) - half_width, min(ys) - half_height, max(xs) + half_width, max(ys) + half_height)
        near = touching(reach, taken)
        best, least = places[0], 9e9
        for at in places:
            box = around(at, half_width, half_height)
            outside = 0.0 if within(box, bounds) else 4 * half_width * half_height
            covered = _covered(box, near, outside, least)
            if covered < least:
                best, least = at, covered
            if not least:
                break
        settled.append(best)
        taken.append(around(best, half_width, half_height))
    return settled


def _covered(box: Box, others: Sequence[Box], begun: float, enough: float) -> float:
    """`begun` and the areas a box shares with others, added up until it is `enough`."""
    left, top, right, low = box
    for a, b, c, d in others:
        if a < right and c > left and b < low and d > top:
            begun += (min(right, c) - max(left, a)) * (min(low, d) - max(top, b))
            if begun >= enough:
                break
    return begun


# --- compositions


def plate(name: str, box: Box, fill: str = theme.PANEL, *, static: bool = False) -> Rect:
    """The ground of a group."""
    return edged(Rect(name=name, layer=Layer.PLATE, box=box, radius=theme.RADIUS, fill=fill, static=static))


def edged(field: Rect) -> Rect:
    """A field with a thin edge, for fills that are nearly as light as what they lie on."""
    return replace(field, line=theme.EDGE, width=theme.THIN)


def head(name: str, box: Box, fill: str, *, static: bool = False) -> Rect:
    """The ground of a player's name, at the top of a plate."""
    return edged(Rect(name=name, layer=Layer.PLATE, box=box, radius=theme.RADIUS, fill=fill, static=static))


def mark_ground(name: str, at: Point, half: float, *, static: bool = False) -> Rect:
    """What a player's mark lies on where the ground has the player's tint."""
    box = around(at, half, half)
    return edged(Rect(name=name, layer=Layer.GRID, box=box, radius=6, fill=theme.PAPER, static=static))


def label(
    name: str,
    text: str,
    at: Point,
    size: int,
    *,
    colour: str = theme.INK,
    anchor: Anchor = "mm",
    bold: bool = True,
    halo: str = "",
    layer: Layer = Layer.TOP,
    static: bool = False,
) -> Text:
    """A text above the pieces."""
    return Text(
        name=name,
        layer=layer,
        text=text,
        at=at,
        size=size,
        colour=colour,
        anchor=anchor,
        bold=bold,
        halo=halo,
        static=static,
    )


def counted(
    name: str,
    icon: str,
    text: str,
    at: Point,
    size: int,
    *,
    colour: str = theme.INK,
    cut: str = theme.PANEL,
    ink: str = theme.INK,
    layer: Layer = Layer.PIECE,
) -> list[AnyShape]:
    """An icon with its left edge at `at` and a numeral beside it."""
    across = round(size * 1.3)
    x, y = at
    return [
        Icon(
            name=f"{name}.icon", layer=layer, icon=icon, at=(x + across / 2, y), size=across, colour=colour, cut=cut
        ),
        Text(
            name=f"{name}.text",
            layer=layer,
            text=text,
            at=(x + across + size * 0.2, y),
            size=size,
            colour=ink,
            anchor="lm",
            bold=True,
        ),
    ]


def counted_width(text: str, size: int) -> float:
    """The width of `counted`."""
    return round(size * 1.3) + size * 0.2 + width(text, size, True)


def badge(name: str, letter: str, at: Point, size: int) -> list[AnyShape]:
    """The letter of a choice: white on the accent, in a disc (a longer pill for two letters)."""
    half_width, half_height = badge_half(letter, size)
    box = around(at, half_width, half_height)
    return [
        Rect(
            name=f"{name}.plate",
            layer=Layer.CHOICE,
            box=box,
            radius=half_height,
            fill=theme.CHOICE,
            line="#ffffff",
            width=theme.THIN,
        ),
        label(f"{name}.letter", letter, at, size, colour="#ffffff", layer=Layer.CHOICE),
    ]


def badge_half(letter: str, size: int) -> tuple[float, float]:
    """Half the width and height of a badge."""
    half = round(size * 0.72)
    return max(half, round(width(letter, size, True) / 2 + size * 0.4)), half


def ring(name: str, at: Point, radius: float) -> list[AnyShape]:
    """The mark of a change around a place: a light ring that sets off the accent's."""
    return [
        Disc(name=f"{name}.light", layer=Layer.CHANGE, at=at, radius=radius + 2, line=theme.PAPER, width=10),
        Disc(name=f"{name}.ring", layer=Layer.CHANGE, at=at, radius=radius, line=theme.CHANGE, width=theme.BOLD),
    ]


def frame(name: str, box: Box, radius: float) -> Rect:
    """The mark of a change around a field."""
    return Rect(name=name, layer=Layer.CHANGE, box=box, radius=radius, line=theme.CHANGE, width=theme.BOLD)


def spark(name: str, at: Point, size: float, layer: Layer = Layer.CHANGE) -> list[AnyShape]:
    """The star of a change: seen without its colour too, and where an option's outline lies around the same place."""
    shapes: list[AnyShape] = []
    for part, radius, fill in (("light", size * 0.5 + 4, theme.PAPER), ("star", size * 0.5, theme.CHANGE)):
        turns = [(radius if k % 2 == 0 else radius * 0.46, pi * k / 4) for k in range(8)]
        points = tuple((round(at[0] + r * sin(turn), 1), round(at[1] - r * cos(turn), 1)) for r, turn in turns)
        shapes.append(Polygon(name=f"{name}.{part}", layer=layer, points=points, fill=fill))
    return shapes


def player_mark(name: str, seat: int, at: Point, size: float, layer: Layer = Layer.PLAYER) -> Icon:
    """A player's colour and shape, outlined in ink."""
    mark = theme.PLAYERS[seat]
    return Icon(name=name, layer=layer, icon=mark.shape, at=at, size=size, colour=mark.colour, line=theme.INK)


def shrunk(text: str, size: int, space: float, *, bold: bool = True) -> int:
    """The size at which a text has room in one line: at most `size`, at least the smallest there is."""
    return next((each for each in range(size, theme.LEAST, -1) if width(text, each, bold) <= space), theme.LEAST)


def fitted(
    name: str,
    text: str,
    at: Point,
    size: int,
    space: float,
    *,
    colour: str = theme.INK,
    anchor: Anchor = "lm",
    bold: bool = True,
    layer: Layer = Layer.TOP,
) -> Text:
    """A text cut to its space: for names, which people choose."""
    return label(name, fit(text, size, space, bold), at, size, colour=colour, anchor=anchor, bold=bold, layer=layer)


def named(
    name: str, text: str, at: Point, size: int, space: float, high: float, least: int = theme.LEAST
) -> list[Text]:
    """Somebody's name in one line or, where it would be too small in one and the height has room, in two; cut only
    where that does not help either."""
    text = printable(text)
    one = next((each for each in range(size, NAMED - 1, -1) if width(text, each, True) <= space), 0)
    words = text.split(" ")
    broken = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    if one or not broken or high < 2 * LEADING * least:
        return [fitted(name, text, at, one or max(least, shrunk(text, size, space)), space)]
    lines = min(broken, key=lambda pair: max(width(line, size, True) for line in pair))
    two = max(least, min(*(shrunk(line, size, space) for line in lines), int(high / 2 / LEADING)))
    ends = ((name, -LEADING / 2), (f"{name}.2", LEADING / 2))
    return [
        fitted(each, line, (at[0], at[1] + two * by), two, space)
        for (each, by), line in zip(ends, lines, strict=True)
    ]
