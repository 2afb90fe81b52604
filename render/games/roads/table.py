"""The whole table for the channel, 1,600 wide: the map, and beside or below it the standings."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import NamedTuple

from engine.core.hexes import Hex
from engine.games.roads.state import Table
from render import layout, theme
from render.hexmap import Grid, extent, fitted
from render.scene import AnyShape, Box, Scene
from render.show import Show

from . import alt, targets
from .drawing import board
from .panels import players, status
from .pieces import scales
from .places.placed import Placed
from .places.placing import find_places
from .places.sites import Sites

WIDTH, MOST = 1600, 1700
"""The picture's width, and the height it may have."""
SIDE = 392
"""The width of the column of panels beside the map."""
ASIDE = 344
"""The width of the panel with turn and order in a strip."""
SHARED = (WIDTH - 2 * theme.MARGIN - ASIDE - SIDE - 3 * theme.GAP) // 2
"""The width of a player's panel in a strip of two columns."""
STRIP = 336
"""The least height of the strip of panels below the map."""
NEARLY = 0.86
"""Panels lie beside the map, which makes a smaller picture, if its tiles are at least this share of their size above
a strip."""
LARGEST = 150
"""The largest hexagons."""
SHORTEST = 704
"""The least height of a map with panels below: three fifths of the picture."""
INNER = 12
"""Pixels around the map on its plate."""


class Plan(NamedTuple):
    """Where the map lies, with its grid, and whether the panels lie beside it; the picture's height."""

    box: Box
    grid: Grid
    beside: bool
    height: int


def table_cut(show: Show) -> Scene:
    """The picture of the whole table."""
    table: Table = show.view.table
    letters = targets.lettered(table, show.marks)
    lies = plan(table, [at for what in letters if (at := targets.free_place(table, what)) is not None])
    placed = find_places(table, Sites(table.atlas, lies.grid, lies.box), scales(lies.grid.radius), letters)
    shapes: list[AnyShape] = [layout.plate("map", lies.box, theme.WELL, static=True)]
    shapes += board.drawn(placed, show.changes, targets.actor(table, show.marks))
    shapes += beside(show, table, lies) if lies.beside else below(show, table, lies)
    return Scene(
        WIDTH,
        lies.height,
        theme.GROUND,
        2 * theme.RADIUS,
        tuple(shapes),
        alt.sentences(show),
        backdrop(f"table/{_panels(table, beside=lies.beside)}", placed),
    )


def _panels(table: Table, *, beside: bool) -> str:
    """The name of the panels' print."""
    high = players.high_of(table, SIDE if beside else SHARED)
    return f"{len(table.players)}/{high}/{'supply' if table.supply else middle_high(table)}"


def backdrop(cut: str, placed: Placed) -> str:
    """The name of the backdrop: the map as it lies on the picture."""
    table, sites, grid = placed.table, placed.sites, placed.sites.grid
    digest = blake2b(f"{table.map}{sites.seen}".encode(), digest_size=8).hexdigest()
    where = f"{grid.radius:.1f},{grid.left:.1f},{grid.top:.1f},{','.join(f'{side:g}' for side in sites.box)}"
    return f"roads/{cut}/{digest}/{where}/{'wet' if table.irrigated else 'dry'}"


def plan(table: Table, more: Iterable[Hex] = ()) -> Plan:
    """The plan in which the tiles are largest: panels beside the map, or below it."""
    atlas = table.atlas
    around = extent([*(tile.at for tile in atlas.tiles.values()), *more], atlas.layout)
    side_high = column_high(table)
    edge = theme.MARGIN
    wide = (edge, edge, WIDTH - edge - SIDE - theme.GAP, MOST - edge)
    full = (edge, edge, WIDTH - edge, MOST - edge - strip_high(table) - theme.GAP)
    beside = fitted(around, atlas.layout, layout.inset(wide, INNER), LARGEST)
    below = fitted(around, atlas.layout, layout.inset(full, INNER), LARGEST)
    tall = (around[3] - around[1]) * beside.radius + 2 * INNER
    if beside.radius >= below.radius * NEARLY and side_high <= tall * 1.25:
        box = (edge, edge, wide[2], round(edge + max(tall, side_high)))
        return Plan(box, fitted(around, atlas.layout, layout.inset(box, INNER), LARGEST), True, box[3] + edge)
    tall = (around[3] - around[1]) * below.radius + 2 * INNER
    box = (edge, edge, full[2], round(edge + max(tall, SHORTEST)))
    grid = fitted(around, atlas.layout, layout.inset(box, INNER), LARGEST)
    return Plan(box, grid, False, box[3] + theme.GAP + strip_high(table) + edge)


def column_high(table: Table) -> int:
    """The height of the panels, one below the other."""
    seats = len(table.players)
    return (
        status.turn_high(table) + middle_high(table) + seats * players.high_of(table, SIDE) + (seats + 1) * theme.GAP
    )


def strip_high(table: Table) -> int:
    """The height of the panels in a strip, the players' in two columns."""
    rows = -(-len(table.players) // 2)
    return max(STRIP, rows * (players.high_of(table, SHARED) + theme.GAP) - theme.GAP)


def middle_high(table: Table) -> int:
    """The height of the wonder's panel, or of the tiles' that may be laid."""
    return STRIP if table.supply else status.wonder_high(table)


def middle(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """The wonder; while the map is laid the tiles that are left."""
    return status.supply(table, box) if table.supply else status.wonder(show, table, box)


def beside(show: Show, table: Table, lies: Plan) -> Iterable[AnyShape]:
    """The panels in a column at the right."""
    left, right = lies.box[2] + theme.GAP, WIDTH - theme.MARGIN
    top = theme.MARGIN
    yield from status.turn(show, table, (left, top, right, top + status.turn_high(table)))
    top += status.turn_high(table) + theme.GAP
    for seat in players.ranked(table):
        yield from players.panel(show, table, seat, (left, top, right, top + players.high_of(table, SIDE)))
        top += players.high_of(table, SIDE) + theme.GAP
    yield from middle(show, table, (left, top, right, top + middle_high(table)))


def below(show: Show, table: Table, lies: Plan) -> Iterable[AnyShape]:
    """The panels in a strip below: turn and order, the wonder, the players."""
    left, top, bottom = theme.MARGIN, lies.box[3] + theme.GAP, lies.height - theme.MARGIN
    seats, gap = len(table.players), theme.GAP
    first = left + ASIDE + gap + SIDE + gap
    if table.supply:
        yield from status.turn(show, table, (left, top, first - gap, top + 64))
        yield from status.supply(table, (left, top + 64 + gap, first - gap, bottom))
    else:
        yield from status.turn(show, table, (left, top, left + ASIDE, bottom))
        yield from status.wonder(show, table, (left + ASIDE + gap, top, first - gap, bottom))
    columns = 1 if seats == 1 else 2
    yield from grid(show, table, (first, top, WIDTH - theme.MARGIN, bottom), columns)


def grid(show: Show, table: Table, box: Box, columns: int) -> Iterable[AnyShape]:
    """The panels of the players in columns."""
    left, top, right, bottom = box
    gap = theme.GAP
    wide = (right - left - gap * (columns - 1)) / columns
    rows = -(-len(table.players) // columns)
    high = min((bottom - top - gap * (rows - 1)) / rows, players.high_of(table, wide))
    for n, seat in enumerate(players.ranked(table)):
        x, y = left + n % columns * (wide + gap), top + n // columns * (high + gap)
        yield from players.panel(show, table, seat, (x, y, x + wide, y + high))
