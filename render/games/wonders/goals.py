"""The objectives in play and how they stand."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.wonders.layout import Layout
from engine.games.wonders.objectives import BUILDINGS, METROPOLIS, STOCKS, VILLAGE, Standing, standings
from engine.games.wonders.state import Table
from render import layout, theme
from render.measure import width
from render.scene import AnyShape, Box, Layer, Point, Rect
from render.show import Show

from . import cards
from .boards import good, sign

ROOMY, ROW, HIGH, APART = 76, 70, 84, 5
"""So much room for each player makes marks large; in so high a row the name, too; in one so high name and marks are
so much farther from its middle, so that no letter reaches a plate."""
SIGNS = {
    "fertile_valley": "tuft",
    "roads_of_rome": "road",
    "city_of_wonders": "wonder",
    "natural_resources": "natural",
    "waterfront": "wave",
    "suburbs": "peak",
    METROPOLIS: "castle",
}
"""The icons of objectives that count neither a type of building nor a resource."""
TYPES = {**BUILDINGS, "village": VILLAGE}


def emblem(name: str, objective: str, at: Point, size: float) -> Iterable[AnyShape]:
    """The icon of what an objective counts."""
    if objective in TYPES:
        yield from cards.chip(name, TYPES[objective], at, size)
        return
    if objective in STOCKS:
        paint = good(STOCKS[objective])
        yield sign(name, paint.icon, at, size * 0.94, paint.ink)
        return
    yield sign(name, SIGNS[objective], at, size * 0.94)


def goals(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """Each objective with the players by their values, the most first; on paper who would get points for it now."""
    yield layout.plate("goals", box)
    left, top, right, bottom = layout.inset(box, 12)
    found = standings(table, [Layout(table.edition, city) for city in table.cities])
    high = (bottom - top) / max(1, len(found))
    for n, standing in enumerate(found):
        row = (left, top + n * high, right, top + (n + 1) * high)
        yield from _goal(show, standing, row)


def _goal(show: Show, standing: Standing, box: Box) -> Iterable[AnyShape]:
    left, top, right, bottom = box
    name = f"goal.{standing.objective}"
    y = (top + bottom) / 2
    yield from emblem(f"{name}.icon", standing.objective, (left + 22, y), 44)
    said = show.speak.value("objective", standing.objective)
    start, space = left + 56, right - left - 56
    large = space / len(standing.values) >= ROOMY
    text = 27 if large and bottom - top >= ROW else layout.shrunk(said, theme.SMALL, space)
    apart = APART if bottom - top >= HIGH else 0
    yield layout.fitted(f"{name}.name", said, (start, y - 19 - apart), text, space)
    y += apart
    seats = sorted(range(len(standing.values)), key=lambda seat: -standing.values[seat])
    step = min(space / len(seats), 92)
    for k, seat in enumerate(seats):
        value, points = standing.values[seat], standing.points[seat]
        x = start + k * step
        said = str(value)
        part = f"{name}.seat{seat}"
        if points:
            plate = (x - 2, y - 4, x + 36 + width(said, theme.MEDIUM, True), y + 34)
            ground = Rect(name=f"{part}.scores", layer=Layer.VALUE, box=plate, radius=8, fill=theme.PAPER)
            yield layout.edged(ground)
        yield layout.player_mark(part, seat, (x + 13, y + 15), 27 if large else 22)
        ink = theme.INK if points else theme.SOFT
        yield layout.label(f"{part}.value", said, (x + 32, y + 15), theme.MEDIUM, anchor="lm", colour=ink)
