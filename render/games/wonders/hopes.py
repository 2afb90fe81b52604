"""What could stand: for each monument on display and each player where it could, or what is missing."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.wonders.edition import Monument
from engine.games.wonders.forms import CELL
from engine.games.wonders.placing.monuments import SPACE
from engine.games.wonders.prospects import Prospect, prospects
from engine.games.wonders.state import Table
from render import layout, theme
from render.measure import width
from render.scene import AnyShape, Box, Layer, Point, Rect
from render.show import Show

from . import cards
from .boards import sign

ROW, EDGE = 40, 8
"""The height of a monument's row, and of the strip's edges."""
NAME = 330
"""The width of the monuments' names."""
CHIP = 26
"""The size of a condition."""
WAYS = 2
"""Ways out of a lack that are shown."""


def high(table: Table) -> int:
    """How high the strip is, however many monuments are left."""
    limits = table.edition.limits
    return 2 * EDGE + ROW * (limits.monuments if len(table.cities) > 1 else limits.monuments_solo)


def strip(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """A row for each monument: its name, then for each player a place and how many more, or what is missing."""
    yield layout.plate("hopes", box)
    left, top, right, _ = layout.inset(box, EDGE)
    wide = (right - left - NAME) / len(table.cities)
    for row, monument in enumerate(table.market.monuments):
        y, name = top + ROW * (row + 0.5), f"hopes.{monument}"
        said = show.speak.value("monument", monument)
        text = layout.shrunk(said, theme.SMALL, NAME - 16)
        yield layout.fitted(f"{name}.name", said, (left + 8, y), text, NAME - 16)
        for each in prospects(table, monument):
            at = (left + NAME + wide * each.seat + 22, y)
            yield from _cell(table.edition.monument(monument), each, at, wide - 14, f"{name}.{each.seat}")


def _cell(card: Monument, each: Prospect, at: Point, wide: float, name: str) -> Iterable[AnyShape]:
    """A player and what that player could do; on paper if it could be done in this round."""
    x, y = at
    places = _places(each)
    if each.now:
        box = (x - 20, y - ROW / 2 + 2, x + 60 + width(places, theme.SMALL, True), y + ROW / 2 - 2)
        yield layout.edged(Rect(name=f"{name}.now", layer=Layer.GRID, box=box, radius=8, fill=theme.PAPER))
    yield layout.player_mark(f"{name}.player", each.seat, at, 26)
    x += 20 + CHIP / 2
    if each.ways:
        colour = theme.INK if each.now else theme.SOFT
        yield sign(f"{name}.ready", "check", (x, y), 22, colour, theme.PAPER if each.now else theme.PANEL)
        yield layout.label(f"{name}.places", places, (x + 16, y), theme.SMALL, anchor="lm", colour=colour)
        return
    end = at[0] + wide - 22
    yield sign(f"{name}.lacks", "cross", (x - 3, y), 16, theme.SOFT)
    x += 18
    for n, lacks in enumerate(each.lacks[:WAYS]):
        if x + _across(card, lacks) > end:
            break
        if n:
            yield layout.label(f"{name}.or", "/", (x - CHIP / 2 + 4, y), theme.SMALL, colour=theme.SOFT)
            x += 14
        for what in lacks:
            yield from _condition(card, what, (x, y), f"{name}.{n}.{what}")
            x += _room(card, what)


def _places(each: Prospect) -> str:
    """The first cell of a place, and how many more there are: "D5 +2"."""
    if not each.ways:
        return ""
    cell = CELL.findall(" ".join(each.ways[0].parts))[0]
    return cell if len(each.ways) == 1 else f"{cell} +{len(each.ways) - 1}"


def _condition(card: Monument, what: str, at: Point, name: str) -> Iterable[AnyShape]:
    """A thing that is missing beside it, and how many; the ground if there is no room at all."""
    count = 1 if what == SPACE else card.beside[what]
    if what == SPACE:
        yield sign(name, cards.GROUNDS[card.ground], at, CHIP, theme.SOFT)
    else:
        yield from cards.chip(name, what, at, CHIP)
    if count != 1:
        place = (at[0] + CHIP * 0.6, at[1])
        yield layout.label(f"{name}.count", str(count), place, theme.SMALL, anchor="lm", colour=theme.SOFT)


def _room(card: Monument, what: str) -> float:
    """The width of a condition."""
    count = 1 if what == SPACE else card.beside[what]
    return CHIP * 1.15 + (0 if count == 1 else 6 + width(str(count), theme.SMALL, True))


def _across(card: Monument, lacks: Iterable[str]) -> float:
    return sum(_room(card, what) for what in lacks) - CHIP / 2
