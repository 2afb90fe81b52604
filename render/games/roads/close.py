"""The close-up for a phone, 1,000 wide: the place that matters with its surroundings, and all that is there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from engine.core.hexes import EDGES, Hex, neighbour
from engine.games.roads.state import Table
from engine.games.roads.values import Handling, Orders
from engine.games.roads.world.names import ends_of, sea_of
from render import layout, theme
from render.hexmap import RISE, Grid, extent, fitted
from render.scene import AnyShape, Box, Point, Scene
from render.show import Change, Show

from . import alt, targets
from .drawing import board
from .panels import laying, status
from .panels.inventory import inventory
from .pieces import brief_scale, scales
from .places.contents import SKETCH
from .places.placing import find_places
from .places.sites import Sites
from .table import SIDE, backdrop
from .targets import Target

WIDTH, MARGIN, INNER = 1000, 16, 24
TALLEST = 940
"""The height the map may have."""
HIGHEST = 1240
"""The height a gallery of single tiles may have, and a map with the list of a tile below it."""
APART = 36
"""Between the tiles of a gallery."""
LARGEST, LEAST = 190, 88
"""The largest hexagons, and the smallest with which the tiles around are shown too."""


class Focus(NamedTuple):
    """The hexagons to show, and the tile whose pieces are listed: "" if the hexagons are spread."""

    area: tuple[Hex, ...]
    tile: str


class Aside(NamedTuple):
    """The panel beside the map, for decisions about something that is not on it."""

    name: str
    high: int
    draw: Callable[[Box], Iterable[AnyShape]]


def aside(show: Show, table: Table) -> Aside | None:
    """The wonder while its bricks are bought."""
    if show.view.doing[-1:] != ("wonder",) or show.at:
        return None
    name = f"wonder{status.rows_shown(table)}"
    return Aside(name, status.wonder_high(table), lambda box: status.wonder(show, table, box))


def close_up(show: Show) -> Scene:
    """The picture of the place that matters."""
    table: Table = show.view.table
    letters = targets.lettered(table, show.marks)
    beside = aside(show, table)
    right = WIDTH - MARGIN if beside is None else WIDTH - MARGIN - SIDE - MARGIN
    focused = focus(show, table, letters, right)
    around = extent(focused.area, table.atlas.layout)
    radius = radius_of(around, right)
    if radius < SKETCH and not _settling(show) and all(at in table.atlas.by_hex for at in focused.area):
        sites = Sites(table.atlas, *gallery(table, focused.area, right))
    else:
        radius = min(radius, max(SKETCH, _above_list(show, focused, around)))
        high = round(2 * INNER + (around[3] - around[1]) * radius)
        box = (MARGIN, MARGIN, right, MARGIN + max(high, beside.high if beside else 0))
        sites = Sites(table.atlas, fitted(around, table.atlas.layout, layout.inset(box, INNER), LARGEST), box)
    brief = _settling(show)  # nothing stands on the map yet that has a number or a load
    sizes = (brief_scale(sites.grid.radius),) if brief else scales(sites.grid.radius, close=True)
    placed = find_places(table, sites, sizes, letters, brief=brief)
    shapes: list[AnyShape] = [layout.plate("map", sites.box, theme.WELL, static=True)]
    shapes += board.drawn(placed, show.changes, targets.actor(table, show.marks))
    if beside is not None:
        shapes += beside.draw((right + MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + beside.high))
    height = round(sites.box[3])
    if tiles := laying.kinds(show.marks):
        below, height = laying.choices(tiles, (MARGIN, height + MARGIN, WIDTH - MARGIN))
        shapes += below
    elif focused.tile:
        below, height = inventory(show, focused.tile, (MARGIN, height + MARGIN, WIDTH - MARGIN))
        shapes += below
    return Scene(
        WIDTH,
        height + MARGIN,
        theme.GROUND,
        2 * theme.RADIUS,
        tuple(shapes),
        alt.sentences(show),
        backdrop(f"close{f'/{beside.name}' if beside else ''}", placed),
    )


def _above_list(show: Show, focused: Focus, around: Box) -> float:
    """The largest radius that leaves room for the list of a tile, but for who asks for that tile."""
    if show.at or not focused.tile or laying.kinds(show.marks):
        return LARGEST
    _, high = inventory(show, focused.tile, (MARGIN, MARGIN, WIDTH - MARGIN))
    return (HIGHEST - high - 2 * MARGIN - 2 * INNER) / (around[3] - around[1])


def gallery(table: Table, area: Sequence[Hex], right: float = WIDTH - MARGIN) -> tuple[Grid, Box, dict[str, Point]]:
    """Tiles too far from each other for one map, side by side in rows: their grid, the box around them, their
    middles."""
    atlas = table.atlas
    names = [name for name, tile in atlas.tiles.items() if tile.at in area]
    wide, high = (2 * RISE, 2.0) if atlas.layout == "pointy" else (2.0, 2 * RISE)
    columns, rows = 0, HIGHEST
    across = radius = down = 0.0
    while rows * down >= HIGHEST or not columns:
        columns += 1
        rows = -(-len(names) // columns)
        across = (right - MARGIN - 2 * INNER) / columns
        radius = float(int(min((across - APART) / wide, LARGEST)))
        down = high * radius + APART
    box: Box = (MARGIN, MARGIN, right, round(MARGIN + 2 * INNER + rows * down))
    middles: dict[str, Point] = {
        name: (
            round(MARGIN + INNER + across * (n % columns + 0.5)),
            round(MARGIN + INNER + down * (n // columns + 0.5)),
        )
        for n, name in enumerate(names)
    }
    return Grid(atlas.layout, radius, 0, 0), box, middles


def anywhere(show: Show) -> bool:
    """Whether no place matters more than others: nothing on the map is asked for or chosen from. Then the whole map
    says more."""
    table: Table = show.view.table
    if show.at or _settling(show) or own_factories(show, table) or laying.kinds(show.marks):
        return False
    return not targets.lettered(table, show.marks) and not any(_acting(table, mark.value) for mark in show.marks)


def focus(show: Show, table: Table, letters: Iterable[Target], right: float = WIDTH - MARGIN) -> Focus:
    """The cut of a map that ends at `right`: the place asked for, else all of it for a home, else the options, with
    the changes as far as they are near, else in production one's own factories; see `anywhere`."""
    atlas = table.atlas
    if show.at:
        return Focus(ringed(table, (atlas.tiles[show.at].at,)), show.at)
    if _settling(show):  # a home is chosen for all that lies around it
        return Focus(tuple(tile.at for tile in atlas.tiles.values()), "")
    acting = [tile for mark in show.marks if (tile := _acting(table, mark.value))]
    tiles = [tile for what in letters for tile in tiles_of(table, what)]
    free = [at for what in letters if (at := targets.free_place(table, what)) is not None]
    if not tiles and not free:
        tiles = acting or own_factories(show, table) or list(atlas.tiles)
    spread = tuple(dict.fromkeys([*(atlas.tiles[tile].at for tile in [*tiles, *acting]), *free]))
    listed = next(iter(dict.fromkeys([*acting, *tiles])), "")
    wider = ringed(table, spread)
    near = wider if radius_of(extent(wider, atlas.layout), right) >= LEAST else spread
    alone = len(dict.fromkeys(acting or tiles)) == 1
    return Focus(_with_changes(show, table, near, right), listed if alone else "")


def _settling(show: Show) -> bool:
    """Whether homes are chosen: the whole map is shown, as small as that may be."""
    return show.view.doing[-1:] == ("homes",)


def own_factories(show: Show, table: Table) -> list[str]:
    """In production the tiles with a building where the viewer has a transporter."""
    if show.view.doing[-1:] != ("production",) or show.view.seat is None:
        return []
    there = dict.fromkeys(table.tile_of(unit) for unit in table.fleet(show.view.seat))
    return [tile for tile in there if tile in table.buildings]


def _with_changes(show: Show, table: Table, area: tuple[Hex, ...], right: float) -> tuple[Hex, ...]:
    """An area with the tiles where somebody waits for the viewer, and all that changed, if the hexagons stay large
    enough."""
    waiting = [held.tile for kept in table.held.values() for held in kept if held.seat == show.view.seat]
    for tiles in (waiting, _changed(table, show.changes, right)):
        more = [table.atlas.tiles[tile].at for tile in tiles if tile in table.atlas.tiles]
        wider = tuple(dict.fromkeys([*area, *more]))
        if radius_of(extent(wider, table.atlas.layout), right) >= LEAST:
            area = wider
    return area


def radius_of(around: Box, right: float = WIDTH - MARGIN) -> float:
    """The radius of hexagons with which an extent fills the map, which ends at `right`."""
    wide = right - MARGIN - 2 * INNER
    return min(wide / (around[2] - around[0]), TALLEST / (around[3] - around[1]), LARGEST)


def _changed(table: Table, changes: Sequence[Change], right: float) -> list[str]:
    """The tiles that changed; only those of the last change if they are spread over half the map."""
    kept: list[str] = []
    for change in reversed(changes):
        what = targets.named(table, str(change.value))
        tiles = [*kept, *(tiles_of(table, what) if what is not None else ())]
        around = extent([table.atlas.tiles[tile].at for tile in tiles], table.atlas.layout) if tiles else None
        if around is not None and radius_of(around, right) >= LEAST:
            kept = tiles
        elif kept:
            break
    return kept


def _acting(table: Table, value: object) -> str:
    """The tile of the transporter that an option is for."""
    name = value.unit if isinstance(value, Orders | Handling) else ""
    return table.tile_of(table.units[name]) if name in table.units else ""


def tiles_of(table: Table, what: Target) -> tuple[str, ...]:
    """The tiles that something on the map concerns."""
    atlas = table.atlas
    match what.kind:
        case "place":
            tile, sea = atlas.tile_of[what.name], sea_of(what.name)
            return (tile, sea) if sea else (tile,)
        case "tile":
            return (what.name,)
        case "unit":
            return (table.tile_of(table.units[what.name]),)
        case "border":
            return atlas.borders[what.name]
        case "road":
            return tuple(atlas.banks[bank] for bank in ends_of(what.name))
        case "arm":
            return (atlas.arms[what.name].tile,)
    return ()


def ringed(table: Table, spots: Sequence[Hex]) -> tuple[Hex, ...]:
    """Hexagons with the tiles around them."""
    by_hex = table.atlas.by_hex
    near = [other for at in spots for edge in EDGES if (other := neighbour(at, edge)) in by_hex]
    return tuple(dict.fromkeys([*spots, *near]))
