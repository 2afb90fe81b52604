"""The table for a phone, 1,000 wide, read at 412: the map with all that is in play, no panels beside it; and
a picture of its own with the turn, the wonder and the players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.core.hexes import EDGES, Hex, centre, neighbour
from engine.games.roads.state import Table
from engine.games.roads.world.atlas import Atlas
from engine.games.roads.world.names import ends_of
from render import layout, theme
from render.hexmap import Grid, extent, fitted
from render.scene import AnyShape, Box, Scene
from render.show import Show

from . import alt, targets
from .drawing import board
from .panels import players, status
from .pieces import brief_scale
from .places.placing import find_places
from .places.sites import RIM, Sites
from .table import backdrop

WIDTH, MARGIN, INNER = 1000, 8, RIM + 4
TALLEST = 2000
"""The height the map may have."""
LOW = 1250
"""The same beside a question: the first answers stand on a phone's first screen."""
LARGEST = 160
"""The largest hexagons."""


def phone_map(show: Show) -> Scene:
    """The map with all that is in play, of a wide map a half: the one asked for, or where the viewer has most. In a
    lobby, where nobody has a seat yet, all of it. Beside a question it is low. In a close-up at the end the scores
    stand below; of a turn's order or bricks it shows nothing else."""
    table: Table = show.view.table
    if not show.at and not table.ended and show.view.doing[-1:] in SETTLED:
        return _settled(show, table)
    letters = targets.lettered(table, show.marks)
    free = [at for what in letters if (at := targets.free_place(table, what)) is not None]
    lobby = show.cut == "map" and not show.at and show.view.seat is None
    area, half = (*in_play(table), *free), ""
    if lobby:
        area = tuple(tile.at for tile in table.atlas.tiles.values())
    if table.atlas.wide() and not lobby:
        parts = halves(table, area)
        half = show.at or max("12", key=lambda n: _own(show, table, parts[n]))
        area = parts[half]
    around = extent(dict.fromkeys(area), table.atlas.layout)
    edge = MARGIN + INNER
    tallest = TALLEST if show.at or table.ended or lobby else LOW
    lies = fitted(around, table.atlas.layout, (edge, edge, WIDTH - edge, edge + tallest), LARGEST)
    high = round((around[3] - around[1]) * lies.radius * 1.01) + 2 * INNER
    box: Box = (MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + high)
    sites = _sites(table.atlas, fitted(around, table.atlas.layout, layout.inset(box, INNER), LARGEST), box)
    placed = find_places(table, sites, (brief_scale(sites.grid.radius),), letters, brief=True)
    shapes: list[AnyShape] = [layout.plate("map", box, theme.WELL, static=True)]
    shapes += board.drawn(placed, show.changes, targets.actor(table, show.marks))
    below, bottom, name = list[AnyShape](), box[3], "alone" if show.at else ""
    if table.ended and not show.at:
        (below, bottom), name = _scores(show, table, box[3] + MARGIN), f"end{len(table.players)}"
    return Scene(
        WIDTH,
        round(bottom) + MARGIN,
        theme.GROUND,
        2 * theme.RADIUS,
        (*shapes, *below),
        alt.sentences(show),
        backdrop(f"phone/{half}{name}", placed),
    )


@lru_cache(maxsize=8)
def _sites(atlas: Atlas, grid: Grid, box: Box) -> Sites:
    """The sites of a map, which stay where they are from picture to picture of a film."""
    return Sites(atlas, grid, box)


def halves(table: Table, area: Sequence[Hex]) -> dict[str, tuple[Hex, ...]]:
    """The left and the right half of some hexagons, by the numbers of their pictures; both have the middle column."""
    xs = {at: centre(at, table.atlas.layout)[0] for at in area}
    middle, reach = (min(xs.values()) + max(xs.values())) / 2, 1
    return {
        "1": tuple(at for at in area if xs[at] <= middle + reach),
        "2": tuple(at for at in area if xs[at] >= middle - reach),
    }


def _own(show: Show, table: Table, area: Iterable[Hex]) -> int:
    """How many of the viewer's transporters are there."""
    tiles = {table.atlas.by_hex.get(at) for at in area}
    fleet = table.fleet(show.view.seat) if show.view.seat is not None else table.units.values()
    return sum(table.tile_of(unit) in tiles for unit in fleet)


def standings(show: Show) -> Scene:
    """How all stand: the turn with the orders, the wonder or the tiles to be laid, a panel for each player."""
    table: Table = show.view.table
    left, right, edge = EDGE, WIDTH - EDGE, EDGE
    high = max(status.turn_high(table), SUPPLY if table.supply else status.wonder_high(table, status.PHONE))
    bottom = edge + high
    shapes = list(status.turn(show, table, (left, edge, left + TURN, bottom), large=True))
    middle = (left + TURN + GAP, edge, right, bottom)
    if table.supply:
        shapes += status.supply(table, middle, status.READ)
    else:
        shapes += status.wonder(show, table, middle, status.PHONE)
    panel = players.high_of(table, right - left)
    for seat in players.ranked(table):
        shapes += players.panel(show, table, seat, (left, bottom + GAP, right, bottom + GAP + panel))
        bottom += GAP + panel
    kind = f"{len(table.players)}/{high}/{panel}/{'supply' if table.supply else status.rows_shown(table)}"
    backdrop = f"roads/standings/{kind}"
    return Scene(WIDTH, bottom + edge, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)


EDGE, GAP, TURN, SUPPLY = 16, 12, 396, 420
"""Around the standings and between their parts; the width of the turn, the height of the tiles to be laid."""
WONDER = "wonder"
SETTLED = tuple((each,) for each in ("calling", "praying", "slots", WONDER))
"""Decisions about the order of play, and about bricks."""


def _settled(show: Show, table: Table) -> Scene:
    """The order of play, above it the wonder while bricks are bought."""
    left, right, top = EDGE, WIDTH - EDGE, EDGE
    shapes: list[AnyShape] = []
    doing = show.view.doing[-1]
    if doing == WONDER:
        bottom = top + status.wonder_high(table, status.PHONE)
        shapes += status.wonder(show, table, (left, top, right, bottom), status.PHONE)
        top = bottom + GAP
    bottom = top + status.turn_high(table)
    shapes += status.turn(show, table, (left, top, right, bottom), large=True)
    backdrop = f"roads/phone/{doing}{status.rows_shown(table)}"
    return Scene(WIDTH, bottom + EDGE, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)


def _scores(show: Show, table: Table, top: float) -> tuple[list[AnyShape], float]:
    """The scores below the map, and where they end."""
    shapes: list[AnyShape] = []
    for seat in players.ranked(table):
        shapes += players.panel(show, table, seat, (MARGIN, top, WIDTH - MARGIN, top + players.FINAL))
        top += players.FINAL + MARGIN
    return shapes, top - MARGIN


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
