"""What an open turn has written so far, as a row of signs: roads, river, palace, upgrades, goods, karma, money,
fame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from engine.games.charmers.edition import BUILDINGS, GOODS, PERSONS
from render import layout
from render.measure import width
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect

from . import bonuses, dice, drawings, hand, theme, ways
from .page import Page

SIZE, TEXT, APART = 44, 27, 12
"""Of a sign and of what stands beside it; and the space to the next one."""
MORE = 60
"""The width of the plate with the number of those for which there is no room."""


class Link(Struct, frozen=True):
    """One thing written: what it is, its name, and what stands beside it."""

    what: str
    name: str
    said: str = ""


def links(page: Page) -> Iterator[Link]:
    """What was written in this turn."""
    sheet, old = page.sheet, page.old
    for cell, sides in sheet.roads.items():
        if sides != old.roads.get(cell):
            yield Link("road", sides, cell)
    for space in sheet.river:
        if space not in old.river:
            yield Link("space", page.edition.river[space - 1], str(space))
    for person in PERSONS:
        if (crossed := sheet.palace[person]) > old.palace[person]:
            yield Link("person", person, f"{crossed}/3")
    for building in BUILDINGS:
        if (value := sheet.upgrades[building]) > old.upgrades[building]:
            yield Link("building", building, f"→{value}")
    for good in GOODS:
        if more := sheet.circled[good] - old.circled[good]:
            yield Link("good", good, f"+{more}")
        if sold := sheet.sold[good] - old.sold[good]:
            yield Link("sold", good, f"−{sold}")
    for what, more in (
        ("karma", sheet.karma - old.karma),
        ("money", sheet.money - old.money),
        ("fame", sheet.fame - old.fame),
    ):
        if more:
            yield Link(what, "", f"+{more}" if what == "karma" else str(more))


def row(name: str, found: Sequence[Link], box: Box) -> Iterable[AnyShape]:
    """A row of what was written; where there is too much, last how many more there are."""
    left, top, right, bottom = box
    y, x = (top + bottom) / 2, left
    for k, link in enumerate(found):
        last = k + 1 == len(found)
        if x + _wide(link) - APART + (0 if last else APART + MORE) > right:
            plate = (round(x), round(y) - 19, round(x) + MORE, round(y) + 19)
            yield Rect(
                name=f"{name}.more.plate", layer=Layer.GRID, box=plate, radius=10, fill=theme.WHITE, line=theme.INK,
                width=2,
            )  # fmt: skip
            yield layout.label(f"{name}.more", f"+{len(found) - k}", layout.centre(plate), TEXT)
            return
        yield from _sign(f"{name}.{k}", link, (round(x + SIZE / 2), round(y)), SIZE)
        if link.said and link.what not in ("money", "fame"):
            yield layout.label(f"{name}.{k}.said", link.said, (x + SIZE + 5, y), TEXT, anchor="lm")
        x += _wide(link)


def _wide(link: Link) -> float:
    """How much of the row a thing takes."""
    beside = width(link.said, TEXT, True) + 5
    return SIZE + beside * (link.what not in ("money", "fame")) + APART


def _sign(name: str, link: Link, at: Point, size: int) -> Iterable[AnyShape]:
    corner = (round(at[0] - size / 2), round(at[1] - size / 2))
    match link.what:
        case "road":
            area, box = theme.AREAS["green"], layout.around(at, size / 2, size / 2)
            yield Rect(
                name=f"{name}.cell", layer=Layer.VALUE, box=box, radius=8, fill=area.fill, line=area.shade, width=2
            )
            yield from ways.drawn(f"{name}.way", link.name, at, size - 4, layer=Layer.PIECE)
        case "space":
            yield from bonuses.Chip(name, at, size, Layer.VALUE, static=False).ground("blue")
            yield from dice.symbol(name, link.name, at, size * 0.42)
        case "person":
            yield from drawings.drawn(name, link.name, corner, size)
        case "building":
            yield from drawings.drawn(name, link.name, corner, size)
        case "good" | "sold":
            yield Icon(
                name=f"{name}.good", layer=Layer.PIECE, icon=link.name, at=at, size=round(size * 0.86),
                colour=theme.GOODS[link.name], cut=theme.WHITE,
            )  # fmt: skip
            if link.what == "sold":
                yield from hand.crossed(f"{name}.cross", at, round(size * 0.7), width=3.2)
        case what:
            yield from bonuses.sign(name, what, 0 if what == "karma" else int(link.said), at, size)
