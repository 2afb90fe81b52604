"""Small pieces of the same form in every picture: items, loads, trains, employees, action tiles, coins."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.games.shipyard.edition import ITEMS, Edition, Employee
from render import layout, measure
from render import theme as common
from render.scene import AnyShape, Disc, Icon, Layer, Point, Rect

from . import theme

KINDS = {"helmsman": "helm", "rigger": "sail", "accountant": "abacus", "foreman": "whistle"}
"""The icons of employees that are not about one thing."""
TAG, FIGURES = 32, 24
"""How large it stands on an employee what they add: read on a phone that shows a table 550 px wide; and how high the
figures of that are."""
BESIDE = 4
"""Between an item and its count."""


def square(name: str, at: Point, size: float, fill: str, line: str, *, width: int = 2, static: bool = False) -> Rect:
    """The ground of a token; `at` is its middle."""
    half = round(size / 2)
    x, y = round(at[0]), round(at[1])
    return Rect(
        name=name, layer=Layer.GRID, box=(x - half, y - half, x + half, y + half), radius=round(size / 6), fill=fill,
        line=line, width=width, static=static,
    )  # fmt: skip


def icon(name: str, which: str, at: Point, size: float, colour: str, cut: str, *, static: bool = False) -> Icon:
    return Icon(
        name=name, layer=Layer.PIECE, icon=which, at=at, size=round(size), colour=colour, cut=cut, static=static
    )


def item(name: str, which: str, at: Point, size: float, *, static: bool = False) -> Iterable[AnyShape]:
    """An item."""
    kind = theme.ITEMS[which]
    yield square(f"{name}.ground", at, size, kind.tint, kind.ink, static=static)
    yield icon(f"{name}.icon", kind.icon, at, size * 0.74, kind.ink, kind.tint, static=static)


def load(name: str, which: str, at: Point, size: float, *, static: bool = False) -> Iterable[AnyShape]:
    """A load."""
    kind = theme.LOADS[which]
    yield square(f"{name}.ground", at, size, kind.tint, kind.ink, static=static)
    yield icon(f"{name}.icon", kind.icon, at, size * 0.72, kind.ink, kind.tint, static=static)


def train(name: str, loads: Sequence[str], at: Point, size: float) -> Iterable[AnyShape]:
    """A train's loads on their wagons; `at` is its left end, `size` that of a wagon."""
    x, y = at
    wide = train_width(loads, size)
    yield Rect(
        name=f"{name}.rail", layer=Layer.GRID, radius=3, fill=common.SOFT,
        box=(round(x), round(y + size * 0.56), round(x + wide), round(y + size * 0.56) + 5),
    )  # fmt: skip
    for k, each in enumerate(loads):
        yield from load(f"{name}.{k}", each, (x + size / 2 + k * (size + 4), y), size)


def train_width(loads: Sequence[str], size: float) -> float:
    """How wide a train is."""
    return len(loads) * (size + 4) - 4


def tile(
    name: str, which: str, at: Point, size: float, *, quiet: bool = False, static: bool = False
) -> Iterable[AnyShape]:
    """An action tile; `quiet`: it cannot be chosen."""
    fill, ink = (common.WELL, common.SOFT) if quiet else (common.PAPER, common.INK)
    yield square(f"{name}.ground", at, size, fill, ink, width=common.LINE, static=static)
    yield icon(f"{name}.icon", theme.TILES[which], at, size * 0.72, ink, fill, static=static)


def coin(name: str, text: str, at: Point, radius: float, *, layer: Layer = Layer.PLAYER) -> Iterable[AnyShape]:
    """Guilders: an amount, an income or a price."""
    yield Disc(name=f"{name}.coin", layer=layer, at=at, radius=radius, fill=theme.COIN, line=common.INK, width=2)
    yield layout.label(f"{name}.text", text, at, max(common.LEAST, round(radius * 1.15)), layer=layer)


def sign_of(one: Employee) -> str:
    """The icon of an employee: of what it is about."""
    if one.kind in KINDS:
        return KINDS[one.kind]
    if one.what in theme.ITEMS:
        return theme.ITEMS[one.what].icon
    return theme.LOADS[one.what].icon if one.what in theme.LOADS else "crew"


def tag_of(one: Employee) -> str:
    """What stands beside it: what it adds, or its level."""
    match one.kind:
        case "trader":
            return "II" if one.needs else "I"
        case "craftsman":
            return f"×{one.size}"
        case "rigger":
            return "2:1"
    return f"+{one.size}"


def employee(
    name: str, edition: Edition, which: str, at: Point, size: float, *, quiet: bool = False
) -> Iterable[AnyShape]:
    """An employee: the colour of its type, what it is about, what it adds."""
    one = edition.employee(which)
    kind = theme.EMPLOYEES[one.colour]
    fill = common.PANEL if quiet else kind.tint
    yield square(f"{name}.ground", at, size, fill, kind.ink)
    x, y = at
    if size < 50:  # no room for two things beside each other
        yield icon(f"{name}.icon", sign_of(one), at, size * 0.72, kind.ink, fill)
        return
    sign = {"craftsman": "wrench", "trader": "coin"}.get(one.kind, "")
    # The sign above stays clear of the text, which does not shrink with a small one.
    half = size / 2
    low = min(size * 0.26, half - 2 - FIGURES / 2)
    bottom = low - FIGURES / 2 - 1
    across = min(size * (0.5 if sign else 0.54), bottom + half - 2)
    high = bottom - across / 2
    at = (x - size * (0.19 if sign else 0), y + high)
    yield icon(f"{name}.icon", sign_of(one), at, across, kind.ink, fill)
    if sign:
        yield icon(f"{name}.{sign}", sign, (x + size * 0.27, y + high - size * 0.02), size * 0.38, kind.ink, fill)
    yield layout.label(f"{name}.tag", tag_of(one), (x, round(y + low)), TAG, colour=kind.ink)


def places(counts: Mapping[str, int], size: float, room: float, text: int) -> dict[str, float]:
    """How far from the left each item of a row stands that has room for all items; counts of several figures move
    the others closer, so that frames around two of them lie clear of each other."""
    wide = {each: size + BESIDE + measure.width(str(counts.get(each, 0)), text, bold=True) for each in ITEMS}
    gap = (room - sum(wide.values())) / (len(ITEMS) - 1)
    found, x = dict[str, float](), 0.0
    for each in ITEMS:
        if counts.get(each, 0):
            found[each] = round(x)
            x += wide[each] + gap
    return found


def stock(name: str, counts: Mapping[str, int], at: Point, size: float, room: float, text: int) -> Iterable[AnyShape]:
    """Items with their counts in a row from the left."""
    x, y = at
    for each, off in places(counts, size, room, text).items():
        yield from item(f"{name}.{each}", each, (round(x + off + size / 2), y), size)
        place = (round(x + off + size + BESIDE), y)
        yield layout.label(f"{name}.{each}.count", str(counts[each]), place, text, anchor="lm")
