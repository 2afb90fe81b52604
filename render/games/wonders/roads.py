"""Roads that join as one network, bridges where they cross water, and towers."""

from __future__ import annotations

from collections.abc import Iterable

from render.pen import SMALL, Pen
from render.scene import AnyShape, Icon, Layer, Line, Point, Polygon, Rect

from . import cells as area
from . import theme
from .cells import Cell, Cells
from .monuments import ART
from .theme import STONE

INSET = 0.16
Stone = tuple[tuple[float, float], ...]
END: Stone = ((7.8, -6.6), (11.7, -6.6), (11.7, 6.6), (7.8, 6.6))
"""The stone before a bridge on the right."""
RIGHT, DOWN, LEFT, UP = (1, 0, 0, 1), (0, 1, 1, 0), (-1, 0, 0, 1), (0, 1, -1, 0)
"""What turns stones that lie to the right to the other sides."""


def laid(
    cells: Cells, water: Cells, size: float, at: Point = (0, 0), *, name: str = "road", edge: str = theme.KERB
) -> list[AnyShape]:
    """All road cells of a city; those of them in `water` are bridges. They may run in rings."""
    shapes: list[AnyShape] = []
    line = 2 if size < SMALL else 3
    for k, group in enumerate(area.groups(cells)):
        held = set(group)
        shapes += _verges(f"{name}.verge", [cell for cell in group if cell not in water], size, at)
        # the edge is the rim of a larger area: two areas are quicker to draw than one and a long line
        for part, fill, by in ((f"{name}.{k}.edge", edge, -line / 2), (f"{name}.{k}", theme.ROAD, line / 2)):
            loops = area.outline(group, size, size * INSET + by, size * 0.16 - by, at)
            shapes.append(Polygon(name=part, layer=Layer.ROAD, points=area.joined(loops), fill=fill))
        for cell in group:
            if cell in water:
                shapes += _bridge(f"{name}.bridge.{cell[0]}.{cell[1]}", cell, held, size, at)
        for cell in group:
            shapes += _paving(f"{name}.paving.{cell[0]}.{cell[1]}", cell, held, water, size, at)
    return shapes


def _verges(name: str, cells: list[Cell], size: float, at: Point) -> Iterable[AnyShape]:
    """Grass below the roads, which are narrower than their cells: a strip for cells side by side in a row."""
    while cells:
        row = [cells[0]]
        while (row[-1][0], row[-1][1] + 1) in cells:
            row.append((row[-1][0], row[-1][1] + 1))
        cells = [cell for cell in cells if cell not in row]
        strip = area.box(row, size, at)
        yield Rect(name=f"{name}.{row[0][0]}.{row[0][1]}", layer=Layer.ROAD, box=strip, fill=theme.LAND)


def _paving(name: str, cell: Cell, held: set[Cell], water: Cells, size: float, at: Point) -> Iterable[AnyShape]:
    """Flagstones: in the middle of a cell, and across its borders to the road on the right and below. They are icons:
    the same few everywhere."""
    if size < SMALL or cell in water:
        return
    r, c = cell
    x, y = area.middle(cell, size, at)
    yield _stones(name, f"flags_{(r + c) % 2}", (x, y), size)
    for side, turn in (((0, 1), RIGHT), ((1, 0), DOWN), ((0, -1), LEFT), ((-1, 0), UP)):
        other = (r + side[0], c + side[1])
        if other in water and other in held:
            ax, bx, ay, by = turn
            turned = ((a * ax + b * bx, a * ay + b * by) for a, b in END)
            points = tuple((round(x + a * size / 24, 1), round(y + b * size / 24, 1)) for a, b in turned)
            yield Polygon(name=f"{name}.end.{side[0]}.{side[1]}", layer=Layer.ROAD, points=points, fill=theme.PAVING)
        elif other in held and turn in (RIGHT, DOWN):
            over = "across" if turn == RIGHT else "down"
            middle = (x + side[1] * size / 2, y + side[0] * size / 2)
            yield _stones(f"{name}.{over}", f"flags_{over}", middle, size)


def _stones(name: str, icon: str, at: Point, size: float) -> Icon:
    return Icon(name=name, layer=Layer.ROAD, icon=icon, at=at, size=size, colour=theme.PAVING)


def _bridge(name: str, cell: Cell, held: set[Cell], size: float, at: Point) -> Iterable[AnyShape]:
    """Planks across the way between light rails; piers stand out at the sides."""
    x, y = area.middle(cell, size, at)
    across = (cell[0], cell[1] - 1) in held or (cell[0], cell[1] + 1) in held
    half, side = size / 2, size * 0.33

    def place(along: float, over: float) -> Point:
        return (round(x + along, 1), round(y + over, 1)) if across else (round(x + over, 1), round(y + along, 1))

    def plank(a: float, b: float, over: float, to: float) -> tuple[Point, ...]:
        return place(a, over), place(b, over), place(b, to), place(a, to)

    line = 1.5 if size < SMALL else 2
    for k, along in enumerate((-0.28, 0.28)):
        pier = plank((along - 0.07) * size, (along + 0.07) * size, -size * 0.43, size * 0.43)
        yield Polygon(
            name=f"{name}.pier.{k}", layer=Layer.ROAD, points=pier, fill=STONE.light, line=theme.KERB, width=line
        )
    deck = plank(-half, half, -side, side)
    yield Polygon(name=f"{name}.deck", layer=Layer.ROAD, points=deck, fill=theme.PLANK)
    for k in range(4):
        along = (k - 1.5) * size / 4
        yield Line(
            name=f"{name}.plank.{k}",
            layer=Layer.ROAD,
            points=(place(along, -side), place(along, side)),
            colour=theme.KERB + "90",
            width=max(round(size * 0.025, 1), 1),
        )
    for k, over in enumerate((-side, side)):
        rail = plank(-half, half, over - size * 0.055, over + size * 0.055)
        yield Polygon(
            name=f"{name}.rail.{k}", layer=Layer.ROAD, points=rail, fill=STONE.light, line=theme.KERB, width=line
        )


def tower(cell: Cell, size: float, at: Point = (0, 0), *, name: str = "tower") -> list[AnyShape]:
    """A watchtower on its paved ground."""
    x, y, *_ = area.box([cell], size, at)
    edge = area.outline([cell], size, size * 0.06, size * 0.2, at)[0]
    line = 2 if size < SMALL else 3
    ground = Polygon(
        name=f"{name}.ground", layer=Layer.PLATE, points=edge, fill=theme.ROAD, line=theme.KERB, width=line
    )
    pen = Pen(name, (x, y), size)
    pen.draw(ART, "tower")
    return [ground, *pen.shapes()]
