"""How far both tracks still are from each other: a number between arrows, and the two lanes laid straight."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.charmers.edition import Edition
from engine.games.charmers.scoring import gap
from engine.games.charmers.state import Sheet
from render import layout
from render import theme as common
from render.measure import width
from render.scene import AnyShape, Box, Layer, Line, Point, Polygon, Rect

from . import bonuses, theme


def pill(name: str, free: int, box: Box, size: int) -> Iterable[AnyShape]:
    """The spaces of money still free between both tracks, which come closer; or by how many they overlap, on gold,
    and both have passed each other."""
    over = free < 0
    x, y = layout.centre(box)
    fill = theme.GOLD.light if over else common.PAPER
    radius = (box[3] - box[1]) / 2
    yield Rect(name=f"{name}.plate", layer=Layer.PLAYER, box=box, radius=radius, fill=fill, line=theme.INK, width=2)
    said = f"+{-free}" if over else str(free)
    yield layout.label(name, said, (x, y), size)
    reach, near = size * 0.42, width(said, size, True) / 2 + size * 0.3
    for k, side in enumerate((-1, 1)):
        paint = theme.FAME if (side < 0) != over else theme.MONEY
        tip = (x + side * (near + size * 0.95 * over), y)
        yield _arrow(f"{name}.arrow.{k}", tip, -side if over else side, reach, size * 0.95, paint)


def _arrow(name: str, tip: Point, side: int, high: float, long: float, paint: str) -> Polygon:
    """An arrow; `side` is where its shaft is."""
    x, y = tip
    neck, end, thick = x + side * high, x + side * long, high * 0.36
    upper = ((x, y), (neck, y - high), (neck, y - thick), (end, y - thick))
    points = (*upper, *((px, 2 * y - py) for px, py in reversed(upper[1:])))
    rounded = tuple((round(px, 1), round(py, 1)) for px, py in points)
    return Polygon(name=name, layer=Layer.PLAYER, points=rounded, fill=paint, line=theme.INK, width=2)


def lanes(name: str, edition: Edition, sheet: Sheet, box: Box, closer: int = 0) -> Iterable[AnyShape]:
    """Both tracks laid straight, fame from the left above money from the right, their values at the ends, the gap
    between them; and by how much they have come closer since last time."""
    left, top, right, bottom = box
    high = round(bottom - top)
    y = (top + bottom) / 2
    text = max(round(high * 0.62), common.LEAST)
    yield from bonuses.sign(f"{name}.fame", "fame", 0, (left + high / 2, y), high)
    yield layout.label(f"{name}.fame.value", str(sheet.fame), (left + high / 2, y), text)
    yield from bonuses.sign(f"{name}.money", "money", 0, (right - high / 2, y), high)
    yield layout.label(f"{name}.money.value", str(sheet.money), (right - high / 2, y), text)
    first, last = round(left + high + 6), round(right - high - 6)
    tracks = edition.tracks
    fame = round(first + (last - first) * min(sheet.fame * tracks.ratio / tracks.money, 1))
    money = round(last - (last - first) * sheet.money / tracks.money)
    deep = round(high * 0.36)
    mid = round(y)
    for part, pale, paint, box in (
        ("fame", theme.FAME_PALE, theme.FAME, (first, mid - deep, fame, mid)),
        ("money", theme.MONEY_PALE, theme.MONEY, (money, mid, last, mid + deep)),
    ):
        whole = (first, box[1], last, box[3])
        yield Rect(name=f"{name}.{part}.lane", layer=Layer.VALUE, box=whole, fill=pale, static=True)
        if box[2] > box[0]:
            yield Rect(name=f"{name}.{part}.reached", layer=Layer.ROAD, box=box, fill=paint)
    edge = (first - 1, mid - deep - 1, last + 1, mid + deep + 1)
    yield Rect(name=f"{name}.edge", layer=Layer.ROAD, box=edge, radius=3, line=theme.INK, width=2)
    middle = ((first, mid), (last, mid))
    yield Line(name=f"{name}.between", layer=Layer.ROAD, points=middle, colour=theme.INK, width=2)
    free = gap(edition, sheet)
    said = _said(free)
    size = max(round(high * 0.72), common.LEAST)
    half = width(said, size, True) / 2 + size * 0.4
    x = min(max((fame + money) / 2, first + half), last - half)
    plate = (round(x - half), round(mid - size * 0.62), round(x + half), round(mid + size * 0.62))
    fill = theme.GOLD.light if free < 0 else common.PAPER
    yield Rect(
        name=f"{name}.gap.plate",
        layer=Layer.PLAYER,
        box=plate,
        radius=round(size * 0.5),
        fill=fill,
        line=theme.INK,
        width=2,
    )
    yield layout.label(f"{name}.gap", said, ((plate[0] + plate[2]) / 2, mid), size)
    if closer:
        yield from _closer(f"{name}.closer", closer, plate, (first, last), size)


def _closer(name: str, by: int, plate: Box, span: tuple[float, float], size: int) -> Iterable[AnyShape]:
    """By how much, beside the gap where there is more room."""
    said, text = f"−{by}", max(round(size * 0.85), common.LEAST)
    wide = width(said, text, True) + text * 0.6
    ahead = span[1] - plate[2] >= plate[0] - span[0]
    left = plate[2] + 6 if ahead else plate[0] - 6 - wide
    box = (round(left), plate[1] + 4, round(left + wide), plate[3] - 4)
    yield Rect(name=f"{name}.plate", layer=Layer.CHANGE, box=box, radius=(box[3] - box[1]) / 2, fill=common.CHANGE)
    yield layout.label(name, said, layout.centre(box), text, colour="#ffffff")


def change(name: str, before: int, after: int, box: Box, size: int) -> Iterable[AnyShape]:
    """The gap before and after, an arrow between them; on gold if the tracks overlap then."""
    x, y = layout.centre(box)
    fill, radius = theme.GOLD.light if after < 0 else common.PAPER, (box[3] - box[1]) / 2
    yield Rect(name=f"{name}.plate", layer=Layer.VALUE, box=box, radius=radius, fill=fill, line=theme.INK, width=2)
    wide = (box[2] - box[0]) / 4
    yield layout.label(f"{name}.before", _said(before), (x - wide, y), max(27, round(size * 0.8)), bold=False)
    reach = min(15.0, wide - size * 0.72)
    points = ((x - reach, y), (x + reach, y))
    yield Line(
        name=f"{name}.arrow", layer=Layer.PLAYER, points=points, colour=theme.INK, width=3, head=round(reach * 0.8)
    )
    yield layout.label(f"{name}.after", _said(after), (x + wide, y), size)


def _said(free: int) -> str:
    return f"+{-free}" if free < 0 else str(free)
