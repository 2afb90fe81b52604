"""Between tiles: roads, bridges and walls."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.roads.world.names import bank_of, ends_of, sea_of
from render import layout, theme
from render.hexmap import add, moved
from render.scene import AnyShape, Icon, Layer, Line, Point, Polygon, Rect

from ..pieces import text
from ..places.placed import Placed

DECK = "#d3a465"


def breadth(placed: Placed) -> tuple[float, float]:
    """The width of roads, without and with their light edges."""
    sites = placed.sites
    wide = max(theme.BOLD, round(sites.grid.radius * 0.08))
    return wide, wide + 2 * placed.size.line


def roads(placed: Placed) -> Iterable[AnyShape]:
    """All roads and the ways over bridges. All edges lie below all roads, which therefore run into each other."""
    sites = placed.sites
    lines: dict[str, tuple[Point, ...]] = {}
    paved = {bank for road in placed.table.roads for bank in ends_of(road)}
    for road in placed.table.roads:
        for k, line in enumerate(sites.road(road)):
            lines[f"road.{road}.{k}"] = line
    for arm in placed.table.bridges:
        bridged = sites.atlas.arms[arm]
        if bridged.tile in sites.seen:
            middle, _ = sites.arm(arm)
            for bank in (each for each in bridged.banks if each in paved):
                lines[f"bridge.{arm}.way.{bank}"] = (sites.anchor(bank), middle)
    wide, edged = breadth(placed)
    for part, width, colour in (("edge", edged, theme.PAPER), ("way", wide, theme.ROAD)):
        for name, line in lines.items():
            yield Line(name=f"{name}.{part}", layer=Layer.ROAD, points=line, colour=colour, width=width)


def bridges(placed: Placed) -> Iterable[AnyShape]:
    """The decks over the water, edged by their rails."""
    sites = placed.sites
    for arm in placed.table.bridges:
        if sites.atlas.arms[arm].tile not in sites.seen:
            continue
        at, water = sites.arm(arm)
        half = sites.lie(sites.atlas.arms[arm].tile).half + 7
        wide = max(9.0, sites.grid.radius * 0.13)
        across = (-water[1], water[0])
        ends = [add(add(at, across, side * half), water, rail * wide) for side, rail in
                ((-1, -1), (1, -1), (1, 1), (-1, 1))]  # fmt: skip
        points = tuple((round(x, 1), round(y, 1)) for x, y in ends)
        yield Polygon(
            name=f"bridge.{arm}",
            layer=Layer.ROAD,
            points=points,
            fill=DECK,
            line=theme.ROAD,
            width=placed.size.line + 1,
        )


def moorings(placed: Placed) -> Iterable[AnyShape]:
    """A jetty where a boat is docked: it shows the boat's bank."""
    sites = placed.sites
    docks = dict.fromkeys(unit.at for unit in placed.table.units.values() if sea_of(unit.at))
    wide = breadth(placed)[0] + 2
    for dock in docks:
        at, away, _ = sites.coast(dock)
        if at is None:
            continue
        bank, sea = bank_of(dock), sea_of(dock)
        ashore = sites.grid.radius * 0.14 if sites.atlas.banks[bank] in sites.seen else 0
        afloat = sites.grid.radius * 0.2 if sea in sites.seen else 0
        ends = (add(at, away, -ashore), add(at, away, afloat))
        points = tuple((round(x, 1), round(y, 1)) for x, y in ends)
        for part, width, colour in (("edge", wide + 2 * placed.size.line, theme.ROAD), ("deck", wide, DECK)):
            yield Line(name=f"dock.{dock}.{part}", layer=Layer.ROAD, points=points, colour=colour, width=width)


def ties(placed: Placed) -> Iterable[AnyShape]:
    """Lines from places to those of their pieces that had to be put beside the tile."""
    for k, ends in enumerate(placed.ties):
        for part, width, colour in (("edge", 7, theme.PAPER), ("tie", theme.LINE, theme.INK)):
            yield Line(
                name=f"tie.{k}.{part}", layer=Layer.ROAD, points=moved(ends, (0, 0)), colour=colour, width=width
            )


def walls(placed: Placed) -> Iterable[AnyShape]:
    """Walls: a bar along the border in its owner's colour, on it the owner's shape with the strength."""
    sites = placed.sites
    for border, wall in placed.table.walls.items():
        if not wall.strength or not sites.shown(border):
            continue
        owner = theme.PLAYERS[wall.seat] if wall.seat is not None and wall.own else None
        colour = owner.colour if owner else theme.NEUTRAL
        line = sites.along_border(border, 0.72)
        thick = round(sites.grid.radius * 0.1)
        for part, width, ink in (
            ("light", thick + 8, theme.PAPER),
            ("edge", thick + 4, theme.INK),
            ("bar", thick, colour),
        ):
            yield Line(name=f"wall.{border}.{part}", layer=Layer.ROAD, points=line, colour=ink, width=width)
        at, side = placed.seals[border], placed.size.seal
        name = f"wall.{border}.seal"
        if owner is None:
            box = layout.around(at, side * 0.42, side * 0.5)
            yield Rect(name=name, layer=Layer.PIECE, box=box, radius=4, fill=colour, line=theme.INK, width=theme.THIN)
        else:
            grown = {"triangle": 1.24, "diamond": 1.28, "disc": 1.06}.get(owner.shape, 1.1)
            lift = side * 0.1 if owner.shape == "triangle" else 0
            yield Icon(
                name=name,
                layer=Layer.PIECE,
                icon=owner.shape,
                at=(at[0], at[1] - lift),
                size=round(side * grown),
                colour=owner.colour,
                line=theme.INK,
            )
        yield text(f"wall.{border}.strength", str(wall.strength), at, placed.size.text)
