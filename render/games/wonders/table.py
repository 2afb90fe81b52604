"""The whole table for the channel, 1,600 wide: the market, the order of play, the objectives, everybody's city, and
what could stand there."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Seat
from engine.games.wonders.scoring import scores
from engine.games.wonders.state import Table
from render import theme
from render.scene import AnyShape, Box, Scene
from render.show import Show

from . import alt, automaton, end, goals, hopes, marked, market, order, panels

WIDTH, EDGE, GAP = 1600, theme.MARGIN, theme.GAP
SALE, SIDE = 164, 502
"""The height of the market's row, and the width of a column."""


class Plan(Struct, frozen=True):
    """Where everything lies, and the picture's height."""

    cities: tuple[Box, ...]
    tiles: Box
    goods: Box
    monuments: Box
    order: Box
    aside: Box
    height: int


def table_cut(show: Show) -> Scene:
    """The picture of the whole table."""
    table: Table = show.view.table
    if table.reason:
        return end.end(show)
    lies = plan(table)
    shapes: list[AnyShape] = []
    for seat, (box, score) in enumerate(zip(lies.cities, scores(table), strict=True)):
        shapes += panels.panel(show, table, Seat(seat), score.total(), box)
    shapes += market.tiles(table, lies.tiles, theme.MEDIUM)
    shapes += market.goods(table, lies.goods, theme.MEDIUM)
    shapes += market.monuments(show, table, lies.monuments, theme.MEDIUM)
    shapes += marked.on_sale(table, show.changes, lies.goods, lies.monuments)
    shapes += order.order(show, table, lies.order)
    top = lies.height - EDGE + GAP
    shapes += hopes.strip(show, table, (EDGE, top, WIDTH - EDGE, top + hopes.high(table)))
    if table.automaton is not None:
        shapes += automaton.panel(show, table, lies.aside)
    elif table.objectives:
        shapes += goals.goals(show, table, lies.aside)
    lands = "".join(each.land for each in table.cities)
    backdrop = f"wonders/{table.edition.digest}/table/{lands}/{table.board}"
    height = lies.height + hopes.high(table) + GAP
    return Scene(WIDTH, height, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)


# --- plans


def plan(table: Table) -> Plan:
    """Where everything lies, by the number of players."""
    seats = len(table.cities)
    if seats == 1:
        return _one(table)
    return _beside(table) if seats == 4 else _above(table, 2 if seats == 2 else 3)


def _above(table: Table, columns: int) -> Plan:
    """The market above the cities; with five players the rest lies in the place of a sixth city."""
    seats, right = len(table.cities), WIDTH - EDGE
    stacks = len(table.edition.in_play(seats))
    split = EDGE + 16 + 114 * stacks
    top = EDGE + SALE + GAP
    wide = (right - EDGE - GAP * (columns - 1)) / columns
    deep = panels.panel_high(table, wide)
    tiles, goods = (EDGE, EDGE, split, EDGE + SALE), (split + GAP, EDGE, right, EDGE + SALE)
    if seats <= columns:
        low, ends = top + 216, (EDGE + 336, right - 420)
        rest: tuple[Box, Box, Box] = (
            (ends[0] + GAP, top, ends[1] - GAP, low),
            (EDGE, top, ends[0], low),
            (ends[1], top, right, low),
        )
        if not table.objectives:
            rest = ((ends[0] + GAP, top, right, low), rest[1], rest[2])
        boxes = _grid(seats, columns, low + GAP, wide, deep)
        return Plan(boxes, tiles, goods, *rest, height=int(low + GAP + deep + EDGE))
    boxes = _grid(seats, columns, top, wide, deep)
    left, first, last = EDGE + 2 * (wide + GAP), top + deep + GAP, top + 2 * deep + GAP
    middle = first + 132 + GAP
    under = middle + 216 + GAP if table.objectives else middle
    rest = ((left, under, right, last), (left, first, right, first + 132), (left, middle, right, middle + 216))
    return Plan(boxes, tiles, goods, *rest, height=int(last + EDGE))


def _grid(seats: int, columns: int, top: float, wide: float, deep: float) -> tuple[Box, ...]:
    found = []
    for seat in range(seats):
        x, y = EDGE + seat % columns * (wide + GAP), top + seat // columns * (deep + GAP)
        found.append((round(x), round(y), round(x + wide), round(y + deep)))
    return tuple(found)


def _beside(table: Table) -> Plan:
    """Four cities in two rows, all else in a column beside them."""
    wide = (WIDTH - 2 * EDGE - SIDE - 2 * GAP) / 2
    deep = panels.panel_high(table, wide)
    boxes = _grid(4, 2, EDGE, wide, deep)
    bottom = EDGE + 2 * deep + GAP
    return _column(table, boxes, int(bottom))


def _one(table: Table) -> Plan:
    """One city, all else in a column beside it."""
    wide = WIDTH - 2 * EDGE - SIDE - GAP
    deep = panels.panel_high(table, wide)
    return _column(table, ((EDGE, EDGE, EDGE + wide, EDGE + deep),), EDGE + deep)


def _column(table: Table, cities: tuple[Box, ...], bottom: int) -> Plan:
    left, right, y = WIDTH - EDGE - SIDE, WIDTH - EDGE, EDGE
    several = len(table.cities) > 1
    heights = (132 if several else 64, 300, 180, 216 if several and table.objectives else 0 if several else 120)
    boxes: list[Box] = []
    for each in heights:
        boxes.append((left, y, right, y + each))
        y += each + (GAP if each else 0)
    first, tiles, goods, aside = boxes
    return Plan(cities, tiles, goods, (left, y, right, bottom), first, aside, bottom + EDGE)
