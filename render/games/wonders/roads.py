"""Roads that join as one network, bridges where they cross water, and towers."""

from __future__ import annotations

from collections.abc import Iterable

from render.scene import AnyShape, Layer, Line, Point, Polygon, Rect

from . import cells as area
from . import theme
from .cells import Cell, Cells
from .pen import SMALL, Pen, battlement, slab
from .theme import DARK, STONE

INSET = 0.16
Stone = tuple[tuple[float, float], ...]
FLAGS: tuple[tuple[Stone, ...], ...] = (
    (
        ((-6.6, -6.6), (0.4, -6.6), (-0.4, -1.6), (-6.6, -0.6)),
        ((1.6, -6.6), (6.6, -6.6), (6.6, -0.4), (0.8, -1.4)),
        ((-6.6, 0.6), (-1.6, -0.2), (-0.8, 6.6), (-6.6, 6.6)),
        ((-0.4, -0.4), (6.6, 0.8), (6.6, 6.6), (0.4, 6.6)),
    ),
    (
        ((-6.6, -6.6), (-1.6, -6.6), (-0.8, 0.2), (-6.6, 1)),
        ((-0.4, -6.6), (6.6, -6.6), (6.6, -1.6), (0.4, -0.4)),
        ((-6.6, 2.2), (-0.8, 1.4), (-1.6, 6.6), (-6.6, 6.6)),
        ((0.4, 0.8), (6.6, -0.4), (6.6, 6.6), (-0.4, 6.6)),
    ),
)
"""The stones in the middle of a cell, in 24ths of it from its centre; cells side by side differ."""
END: Stone = ((7.8, -6.6), (11.7, -6.6), (11.7, 6.6), (7.8, 6.6))
"""The stone before a bridge on the right."""
RIGHT, DOWN, LEFT, UP = (1, 0, 0, 1), (0, 1, 1, 0), (-1, 0, 0, 1), (0, 1, -1, 0)
"""What turns stones that lie to the right to the other sides."""
JOINTS: tuple[Stone, ...] = (
    ((7.8, -6.6), (12.4, -6.6), (11.4, -2.4), (7.8, -1.8)),
    ((13.6, -6.6), (16.2, -6.6), (16.2, 0.6), (12.6, -1.4)),
    ((7.8, -0.6), (11.6, -1.2), (14.4, 1), (13.4, 6.6), (7.8, 6.6)),
    ((15.6, 1.8), (16.2, 2), (16.2, 6.6), (14.6, 6.6)),
)
"""The stones across the border to the right."""


def laid(
    cells: Cells, water: Cells, size: float, at: Point = (0, 0), *, name: str = "road", edge: str = theme.KERB
) -> list[AnyShape]:
    """All road cells of a city; those of them in `water` are bridges. They may run in rings."""
    shapes: list[AnyShape] = []
    line = 2 if size < SMALL else 3
    for k, group in enumerate(area.groups(cells)):
        held = set(group)
        for cell in group:
            if cell not in water:
                shapes.append(
                    Rect(
                        name=f"{name}.verge.{cell[0]}.{cell[1]}",
                        layer=Layer.ROAD,
                        box=area.box([cell], size, at),
                        fill=theme.LAND,
                    )
                )
        loops = area.outline(group, size, size * INSET, size * 0.16, at)
        shapes.append(Polygon(name=f"{name}.{k}", layer=Layer.ROAD, points=area.joined(loops), fill=theme.ROAD))
        shapes += [
            Line(name=f"{name}.{k}.edge.{n}", layer=Layer.ROAD, points=(*loop, loop[0]), colour=edge, width=line)
            for n, loop in enumerate(loops)
        ]
        for cell in group:
            if cell in water:
                shapes += _bridge(f"{name}.bridge.{cell[0]}.{cell[1]}", cell, held, size, at)
        for cell in group:
            shapes += _paving(f"{name}.paving.{cell[0]}.{cell[1]}", cell, held, water, size, at)
    return shapes


def _paving(name: str, cell: Cell, held: set[Cell], water: Cells, size: float, at: Point) -> Iterable[AnyShape]:
    """Flagstones: in the middle of a cell, and across its borders to the road on the right and below."""
    if size < SMALL or cell in water:
        return
    r, c = cell
    beds = [(FLAGS[(r + c) % 2], RIGHT)]
    for side, turn in (((0, 1), RIGHT), ((1, 0), DOWN), ((0, -1), LEFT), ((-1, 0), UP)):
        other = (r + side[0], c + side[1])
        if other in water and other in held:
            beds.append(((END,), turn))
        elif other in held and turn in (RIGHT, DOWN):
            beds.append((JOINTS, turn))
    x, y = area.middle(cell, size, at)
    for k, (stones, (ax, bx, ay, by)) in enumerate(beds):
        for n, stone in enumerate(stones):
            turned = ((a * ax + b * bx, a * ay + b * by) for a, b in stone)
            points = tuple((round(x + a * size / 24, 1), round(y + b * size / 24, 1)) for a, b in turned)
            yield Polygon(name=f"{name}.{k}.{n}", layer=Layer.ROAD, points=points, fill=theme.PAVING)


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
    pen.solid(STONE.light, slab(12, 9, 10, 21, -1.2))
    pen.solid(STONE.light, ((5.6, 5), (18.4, 5), (18.4, 9), (16.6, 10.4), (7.4, 10.4), (5.6, 9)))
    pen.solid(STONE.light, *battlement(5.6, 18.4, 5, 2.6, 4))
    pen.fill(
        STONE.tone,
        ((13.6, 10.4), (16.6, 10.4), (17.9, 21), (13.9, 21)),
        ((13.6, 5), (18.4, 5), (18.4, 9), (16.6, 10.4), (13.6, 10.4)),
    )
    pen.fill(STONE.dark, ((7.4, 10.4), (16.6, 10.4), (16.4, 11.4), (7.6, 11.4)))
    pen.fill(
        DARK,
        ((10.4, 21), (10.4, 17.6), (12, 16), (13.6, 17.6), (13.6, 21)),
        ((11.2, 12.4), (12.8, 12.4), (12.8, 14.6), (11.2, 14.6)),
    )
    return [ground, *pen.shapes()]
