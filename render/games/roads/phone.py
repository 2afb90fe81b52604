"""The map for a phone, 1,000 wide: all that is in play, no panels beside it; owners and counts are read at 412."""

from __future__ import annotations

from engine.core.hexes import EDGES, Hex, neighbour
from engine.games.roads.state import Table
from engine.games.roads.world.names import ends_of
from render import layout, theme
from render.hexmap import extent, fitted
from render.scene import AnyShape, Box, Scene
from render.show import Show

from . import alt, targets
from .drawing import board
from .panels import players, status
from .pieces import brief_scale
from .places.placing import find_places
from .places.sites import RIM, Sites
from .table import backdrop, grid

WIDTH, MARGIN, INNER = 1000, 8, RIM + 4
TALLEST = 1500
"""The height the map may have."""
LARGEST = 120
"""The largest hexagons."""


def phone_map(show: Show) -> Scene:
    """The map with all that is in play; at the end with the scores below, while the order is settled or bricks are
    bought with that panel below."""
    table: Table = show.view.table
    letters = targets.lettered(table, show.marks)
    free = [at for what in letters if (at := targets.free_place(table, what)) is not None]
    around = extent(dict.fromkeys([*in_play(table), *free]), table.atlas.layout)
    edge = MARGIN + INNER
    lies = fitted(around, table.atlas.layout, (edge, edge, WIDTH - edge, edge + TALLEST), LARGEST)
    high = round((around[3] - around[1]) * lies.radius * 1.01) + 2 * INNER
    box: Box = (MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + high)
    sites = Sites(table.atlas, fitted(around, table.atlas.layout, layout.inset(box, INNER), LARGEST), box)
    placed = find_places(table, sites, (brief_scale(sites.grid.radius),), letters, brief=True)
    shapes: list[AnyShape] = [layout.plate("map", box, theme.PAPER, static=True)]
    shapes += board.drawn(placed, show.changes, targets.actor(table, show.marks))
    below, bottom, name = _below(show, table, box[3] + MARGIN)
    return Scene(
        WIDTH,
        round(bottom) + MARGIN,
        theme.GROUND,
        2 * theme.RADIUS,
        (*shapes, *below),
        alt.sentences(show),
        backdrop(f"phone/{name}", placed),
    )


ORDER = ("calling", "praying", "slots")
"""Decisions about the order of play."""


def _below(show: Show, table: Table, top: float) -> tuple[list[AnyShape], float, str]:
    """What stands below the map, where it ends, and its name."""
    doing = show.view.doing[-1] if show.view.doing else ""
    left, right = MARGIN, WIDTH - MARGIN
    if table.ended:
        rows = -(-len(table.players) // 2)
        bottom = top + rows * (players.high_of(table, right - left) + theme.GAP) - theme.GAP
        box = (left, top, right, bottom)
        return list(grid(show, table, box, min(2, len(table.players)))), bottom, f"end{len(table.players)}"
    if doing in ORDER:
        bottom = top + status.turn_high(table)
        return list(status.turn(show, table, (left, top, right, bottom))), bottom, "order"
    if doing == "wonder":
        bottom, middle = top + status.wonder_high(table), (left + right) / 2
        shapes = [*status.wonder(show, table, (left, top, middle - MARGIN / 2, bottom))]
        shapes += status.turn(show, table, (middle + MARGIN / 2, top, right, bottom))
        return shapes, bottom, f"wonder{status.rows_shown(table)}"
    return [], top - MARGIN, ""


def in_play(table: Table) -> tuple[Hex, ...]:
    """The tiles on which anything stands or lies, with those around them; all tiles before anything does."""
    atlas = table.atlas
    tiles = [*table.buildings, *(table.tile_of(unit) for unit in table.units.values())]
    places = [place for place, stock in table.ground.items() if stock]
    places += [bank for road in table.roads for bank in ends_of(road)]
    places += [player.home for player in table.players if player.home]
    tiles += [atlas.tile_of[place] for place in places if place in atlas.tile_of]
    tiles += [atlas.arms[arm].tile for arm in table.bridges]
    tiles += [tile for border in table.walls for tile in atlas.borders[border]]
    spots = dict.fromkeys(atlas.tiles[tile].at for tile in tiles)
    near = [other for at in spots for edge in EDGES if (other := neighbour(at, edge)) in atlas.by_hex]
    return tuple(dict.fromkeys([*spots, *near])) or tuple(tile.at for tile in atlas.tiles.values())
