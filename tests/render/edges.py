"""Whether every shape of a picture has an edge that all eyes see.

Along its edge, a little within it, a shape's fill or its line stands out by `EDGE` from what lies under it, where
nothing lies over it. Shapes of one kind and colour are joined where they meet. Of a drawing (a figure) all that
borders on what it lies on is looked at; its tones on each other are shading."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple

from msgspec.structs import replace

from render import theme
from render.icons import ICONS
from render.layout import shape_box
from render.scene import AnyShape, Box, Disc, Figure, Icon, Line, Path, Point, Polygon, Recipe, Rect, Scene, Text

from .eyes import FILTERS, luminance, through

EDGE = 1.3
"""The least contrast of an edge, in grey and for the three kinds of colour blindness."""
MOST, LEAST = 3, 4
"""Of the points along an edge that are in sight, one of so many may be faint; and less than one of so many of all."""
CROWD = 80
"""With more around it a shape is looked at each time."""
CELL = 48
"""The side of the squares by which shapes are found, pixels."""
WITHIN = 0.5
"""How far within its edge a shape is looked at, pixels."""
GRID = 24
"""The units of an icon."""
ACCENTS = (theme.CHOICE, theme.CHANGE)
"""What has one of these is joined with all that has it."""


class Ornament(NamedTuple):
    """Shapes that may be faint for they mean nothing: their kind, with "on" what they lie on, if that matters; why;
    and a picture that has some."""

    kind: str
    why: str
    game: str
    case: str

    def holds(self, fault: Fault) -> bool:
        return re.fullmatch(self.kind, f"{kind_of(fault.shape.name)} on {kind_of(fault.on)}") is not None


class Fault(NamedTuple):
    """A shape that some eyes do not see, and what it lies on there."""

    shape: AnyShape
    on: str


ORNAMENTS = (
    Ornament(
        r".*\.light(\.#)? on .*",
        "the light rim of a dark sign, for dark grounds: on light ones the sign holds alone",
        *("milestones", "crowded-4 changed board 1"),
    ),
    Ornament(
        r"tile\.#\.coast\.# on .*",
        "the beach: it holds against the sea, and where it lies on land, land and sea hold against each other",
        *("roads", "roads-start map"),
    ),
    Ornament(
        r"tile\.#\.shore\.# on .*",
        "the bank around a spring, which sets off its water",
        *("roads", "roads-waiting map"),
    ),
    Ornament(
        r".* on .*\.plinth\.#",
        "courts and lights of a monument on its own plinth: its building holds against both",
        *("wonders", "wonders-crowded changed board 2"),
    ),
    Ornament(
        r"(seat\.)?city\.cleared\.#\.# on .*",
        "land that lost its trees is to look like other land",
        *("wonders", "wonders-crowded changed board 2"),
    ),
    Ornament(
        r".*\.veil on .*",
        "what fades a thing that is used or not to be had: the thing holds beside the others",
        *("charmers", "charmers-misfits close"),
    ),
    Ornament(
        r"sheet on the ground",
        "the ground of a sheet where it is the whole picture's",
        *("charmers", "charmers-two close"),
    ),
)
"""All there are."""


class Looked(NamedTuple):
    """A shape, its colours, the points at which it is looked at, and how many there are along its edge."""

    shape: AnyShape
    inks: tuple[str, ...]
    points: Path
    every: int


@cache
def kind_of(name: str) -> str:
    """What the names of shapes of one kind have in common: # for each part of it with a figure."""
    parts = re.sub(r"(?<=seat)\d", "", name).split(".")
    return ".".join(["#" if re.search(r"\d", part) else part for part in parts])


@cache
def seen(one: str, two: str) -> bool:
    """Whether one of two opaque colours stands out from the other for all eyes."""
    return all(max(pair) >= EDGE * min(pair) for pair in zip(_lights(one[:7]), _lights(two[:7]), strict=True))


@cache
def _lights(colour: str) -> tuple[float, ...]:
    """How light a colour is to each kind of eyes."""
    return tuple([luminance(through(colour, sight)) + 0.05 for sight in FILTERS])


def joined(one: AnyShape, two: AnyShape) -> bool:
    """Whether shapes run into each other where they have one colour: those of one kind, which may be told apart by a
    side, and lines that are the same part of something. Never icons."""
    if isinstance(one, Icon) or isinstance(two, Icon):
        return False
    a, b = kind_of(one.name), kind_of(two.name)
    lines = isinstance(one, Line) and isinstance(two, Line)
    return _sideless(a) == _sideless(b) or (lines and a.rpartition(".")[2] == b.rpartition(".")[2] != "#")


@cache
def _sideless(kind: str) -> str:
    return re.sub(r"\.[nesw]$", "", kind)


def opaque(colour: str) -> bool:
    return colour[7:] in ("", "ff")


@cache
def blended(over: str, under: str) -> str:
    """The colour of something that may let its ground through, on that ground."""
    if opaque(over):
        return over
    part = int(over[7:], 16) / 255
    pairs = [(int(over[k : k + 2], 16), int(under[k : k + 2], 16)) for k in (1, 3, 5)]
    return "#" + "".join([f"{round(a * part + b * (1 - part)):02x}" for a, b in pairs])


def in_sight(scene: Scene, kind: re.Pattern[str]) -> Iterator[tuple[str, float]]:
    """The shapes whose names match, and how much of each, up to 1, no later shape covers."""
    order = [shape for shape in scene.painted() if not isinstance(shape, Text)]
    stack = Stack(order)
    for place, shape in enumerate(order):
        if kind.fullmatch(shape.name):
            left, top, right, low = box = stack.boxes[place]
            x, y = (right - left) / GRAIN, (low - top) / GRAIN
            own = [at for k in STEPS for n in STEPS if _colour(shape, box, at := (left + x * k, top + y * n))]
            yield shape.name, sum(not stack.hidden(at, place) for at in own) / len(own)


GRAIN = 8
"""How finely a shape is looked at, to see how much of it is covered."""
STEPS = range(1, GRAIN)


def edges(scene: Scene) -> list[str]:
    """What is wrong with the edges of a scene."""
    return [
        f"faint: {fault.shape.name} on {fault.on}"
        for fault in faint(scene)
        if not any(each.holds(fault) for each in ORNAMENTS)
    ]


def faint(scene: Scene) -> list[Fault]:
    """The shapes with edges that some eyes do not see."""
    order = [shape for shape in scene.painted() if not isinstance(shape, Text)]
    fixed = sum(shape.static for shape in order) if scene.backdrop else 0
    doubtful = [*_printed(tuple(order[:fixed]), scene.ground), *range(fixed, len(order))]
    stack = Stack(order)
    return [fault for place in doubtful for fault in stack.faults(place, scene.ground)]


@cache
def _printed(order: tuple[AnyShape, ...], ground: str) -> list[int]:
    """Which of the shapes of a backdrop are faint as long as nothing lies on them."""
    stack = Stack(order)
    return [place for place in range(len(order)) if stack.faults(place, ground)]


KNOWN: dict[tuple[str | int | AnyShape, ...], tuple[Fault, ...]] = {}
"""What is faint of a shape among those around it, of those looked at so far."""


class Stack:
    """Shapes in the order in which they are drawn."""

    def __init__(self, order: Sequence[AnyShape]) -> None:
        self.order = order
        self.boxes = [_box(shape) for shape in order]
        self.cells: dict[tuple[int, int], list[int]] = defaultdict(list)
        """The places of the shapes that reach into a square, the uppermost first."""
        for place in range(len(order) - 1, -1, -1):
            left, top, right, low = self.boxes[place]
            for column in range(int(left // CELL), int(right // CELL) + 1):
                for row in range(int(top // CELL), int(low // CELL) + 1):
                    self.cells[column, row].append(place)

    def colours(self, at: Point, before: int, after: int = -1) -> Iterator[tuple[str, AnyShape]]:
        """What has a colour at a point, between two places in the order, the uppermost first."""
        x, y = at
        for place in self.cells.get((int(x // CELL), int(y // CELL)), ()):
            if place <= after:
                return
            if place >= before:
                continue
            left, top, right, low = self.boxes[place]
            if left <= x <= right and top <= y <= low:
                shape = self.order[place]
                if isinstance(shape, Figure):
                    inner = _stack(shape.recipe)
                    near = (x - shape.at[0], y - shape.at[1])
                    yield from [(colour, shape) for colour, _ in inner.colours(near, len(inner.order))]
                elif colour := _colour(shape, self.boxes[place], at):
                    yield colour, shape

    def hidden(self, at: Point, place: int) -> bool:
        """Whether something lies over a shape at a point."""
        return any(opaque(colour) for colour, _ in self.colours(at, len(self.order), place))

    def faults(self, place: int, ground: str) -> tuple[Fault, ...]:
        """What is faint of the shape at a place in the order. Shapes with the same things around them are looked at
        once."""
        near = self._near(place)
        if len(near) > CROWD:
            return self._faults(place, ground)
        around = (ground, near.index(place), *[self.order[each] for each in near])
        if around not in KNOWN:
            KNOWN[around] = self._faults(place, ground)
        return KNOWN[around]

    def _near(self, place: int) -> list[int]:
        """The places of all that lies where a shape lies, itself too."""
        left, top, right, low = self.boxes[place]
        found = {
            each
            for column in range(int(left // CELL), int(right // CELL) + 1)
            for row in range(int(top // CELL), int(low // CELL) + 1)
            for each in self.cells[column, row]
        }
        boxes = self.boxes
        return [
            each
            for each in sorted(found)
            if boxes[each][0] <= right and boxes[each][2] >= left and boxes[each][1] <= low and boxes[each][3] >= top
        ]

    def _faults(self, place: int, ground: str) -> tuple[Fault, ...]:
        shape = self.order[place]
        if isinstance(shape, Figure):
            x, y = shape.at
            looked = [
                each._replace(points=tuple([(a + x, b + y) for a, b in each.points]))
                for each in _bordering(shape.recipe)
            ]
        else:
            points = _edge(shape, self.boxes[place])
            looked = [Looked(shape, _inks(shape), points, len(points))]
        return tuple([fault for each in looked if (fault := self._fault(place, each, ground))])

    def _fault(self, place: int, looked: Looked, ground: str) -> Fault | None:
        """Whether too much of an edge is faint: most shapes stand out everywhere, whatever lies on them."""
        name = self.order[place].name
        on = [self._faint_on(at, place, looked.inks, ground) for at in looked.points]
        if sum(map(bool, on)) * LEAST < looked.every:
            return None
        seen_on = [
            each
            for each, at in zip(on, looked.points, strict=True)
            if each is not None and not self.hidden(at, place)
        ]
        bad = [each for each in seen_on if each]
        if len(bad) * MOST <= len(seen_on) or len(bad) * LEAST < looked.every:
            return None
        shape = looked.shape
        shape = replace(shape, name=name + shape.name) if shape.name[:1] == "." else shape
        return Fault(shape, Counter(bad).most_common(1)[0][0])

    def _faint_on(self, at: Point, place: int, inks: tuple[str, ...], ground: str) -> str | None:
        """What a shape is faint on at a point; "" if it stands out, None if it is joined with what lies below."""
        over: list[str] = []
        under, box = ground, self.boxes[place]
        below: AnyShape | None = None
        for colour, other in self.colours(at, place):
            if isinstance(other, Rect) and other.box == box:
                continue
            if opaque(colour):
                under, below = colour, other
                break
            over.append(colour)
        for colour in reversed(over):
            under = blended(colour, under)
        if any(seen(blended(ink, under), under) for ink in inks):
            return ""
        if below is None:
            return "the ground"
        return None if under in inks and (under in ACCENTS or joined(below, self.order[place])) else below.name


@cache
def _stack(recipe: Recipe) -> Stack:
    return Stack(recipe.made())


@cache
def _bordering(recipe: Recipe) -> list[Looked]:
    """The shapes of a drawing that border on what it lies on."""
    stack = _stack(recipe)
    found = []
    for place, shape in enumerate(stack.order):
        points = _edge(shape, stack.boxes[place])
        outer = [
            at
            for at in points
            if not stack.hidden(at, place) and not any(opaque(colour) for colour, _ in stack.colours(at, place))
        ]
        if outer:
            filled = [
                other.fill
                for other in stack.order[place + 1 :]
                if isinstance(shape, Polygon) and isinstance(other, Polygon) and other.points == shape.points
            ]
            found.append(Looked(shape, (*_inks(shape), *filled), tuple(outer), len(points)))
    return found


@cache
def _drawn_box(recipe: Recipe) -> Box:
    lefts, tops, rights, lows = zip(*_stack(recipe).boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(lows)


def _box(shape: AnyShape) -> Box:
    if isinstance(shape, Figure):
        (x, y), (left, top, right, low) = shape.at, _drawn_box(shape.recipe)
        return left + x, top + y, right + x, low + y
    return shape_box(shape)


def _inks(shape: AnyShape) -> tuple[str, ...]:
    """The colours a shape has."""
    if isinstance(shape, Icon):
        return tuple(filter(None, (shape.colour, shape.line, shape.cut)))
    if isinstance(shape, Line):
        return (shape.colour,)
    assert isinstance(shape, Rect | Disc | Polygon)
    return tuple(filter(None, (shape.fill, shape.line if shape.width else "")))


def _edge(shape: AnyShape, box: Box) -> Path:
    """Points along a shape's edge, a little within it (of one without a fill, whose line is centred, without); along
    the middle of a line."""
    if isinstance(shape, Rect):
        left, top, right, low = box
        by = min(WITHIN, (right - left) / 2, (low - top) / 2)
        round_ = min(shape.radius, (right - left) / 2, (low - top) / 2)
        across = (left + max(round_, by), (left + right) / 2, right - max(round_, by))
        down = (top + max(round_, by), (top + low) / 2, low - max(round_, by))
        sides = [(x, y) for x in across for y in (top + by, low - by)]
        return (*sides, *[(x, y) for y in down for x in (left + by, right - by)])
    if isinstance(shape, Disc):
        (x, y), far = shape.at, max(shape.radius - WITHIN, 0)
        return tuple([(x + far * cos(k * pi / 4 + 0.2), y + far * sin(k * pi / 4 + 0.2)) for k in range(8)])
    if isinstance(shape, Polygon):
        return along((*shape.points, shape.points[0]), 8, WITHIN if shape.fill else -WITHIN)
    if isinstance(shape, Line):
        return along(shape.points, 6, 0)
    assert isinstance(shape, Icon)
    (x, y), unit = shape.at, shape.size / GRID
    return tuple([(x + (a - GRID / 2) * unit, y + (b - GRID / 2) * unit) for a, b in _of_icon(shape.icon)])


@cache
def _of_icon(icon: str) -> Path:
    points = [at for part in ICONS[icon] if not part.cut for at in along((*part.points, part.points[0]), 8, WITHIN)]
    return tuple(points[:: max(1, len(points) // 8)])


def along(points: Path, many: int, within: float) -> Path:
    """So many points at equal distances along a way, moved towards the inside of what it goes around."""
    sides = [(a, b, length) for a, b in pairwise(points) if (length := hypot(b[0] - a[0], b[1] - a[1]))]
    around = sum([a[0] * b[1] - b[0] * a[1] for a, b, _ in sides])
    within = within if around > 0 else -within
    step = sum([length for *_, length in sides]) / many
    found, gone, wanted = [], 0.0, step / 2
    for (x, y), (a, b), length in sides:
        dx, dy = (a - x) / length, (b - y) / length
        while wanted <= gone + length and len(found) < many:
            far = wanted - gone
            found.append((x + dx * far - dy * within, y + dy * far + dx * within))
            wanted += step
        gone += length
    return tuple(found)


def _colour(shape: AnyShape, box: Box, at: Point) -> str:
    """What a shape has at a point of its box; "" if it lets its ground through."""
    x, y = at
    if isinstance(shape, Rect):
        left, top, right, low = box
        corner = min(shape.radius, (right - left) / 2, (low - top) / 2)
        a, b = min(max(x, left + corner), right - corner), min(max(y, top + corner), low - corner)
        deep = min(x - left, right - x, y - top, low - y) if a == x or b == y else corner - hypot(x - a, y - b)
        return "" if deep < 0 else shape.line if shape.line and deep <= shape.width else shape.fill
    if isinstance(shape, Disc):
        deep = shape.radius - hypot(x - shape.at[0], y - shape.at[1])
        return "" if deep < 0 else shape.line if shape.line and deep <= shape.width else shape.fill
    if isinstance(shape, Polygon):
        if shape.line and _near((*shape.points, shape.points[0]), at, shape.width / 2):
            return shape.line
        return shape.fill if shape.fill and inside(at, shape.points) else ""
    if isinstance(shape, Line):
        return shape.colour if _near(shape.points, at, shape.width / 2) else ""
    assert isinstance(shape, Icon)
    return colour_of_icon(shape, at)


def colour_of_icon(shape: Icon, at: Point) -> str:
    """What an icon has at a point of its box."""
    x, y = [(a - b) * GRID / shape.size + GRID / 2 for a, b in zip(at, shape.at, strict=True)]
    colour = ""
    for part in ICONS[shape.icon]:
        if inside((x, y), part.points):
            colour = shape.cut if part.cut else shape.colour
    return colour


def inside(at: Point, points: Path) -> bool:
    (x, y), found = at, False
    x1, y1 = points[-1]
    for x2, y2 in points:
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
        x1, y1 = x2, y2
    return found


def _near(points: Path, at: Point, far: float) -> bool:
    """Whether a point lies that near to a way."""
    x, y = at
    left, right, top, low = x - far, x + far, y - far, y + far
    a, b = points[0]
    for c, d in points[1:]:
        if not (
            (a < left and c < left) or (a > right and c > right) or (b < top and d < top) or (b > low and d > low)
        ):
            dx, dy = c - a, d - b
            length = dx * dx + dy * dy
            part = max(0, min(1, ((x - a) * dx + (y - b) * dy) / length)) if length else 0
            if (x - a - part * dx) ** 2 + (y - b - part * dy) ** 2 <= far * far:
                return True
        a, b = c, d
    return False
