"""A player's city on the table: head, map, tracks."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Seat
from engine.games.wonders.state import Table
from render import layout, theme
from render.scene import AnyShape, Box
from render.show import Show

from . import boards, marked
from .city import city
from .plot import high, plot_of

HEAD, TRACKS, PLACES = 52, 96, 25
"""The heights of a city's head and of its tracks; the text of the names of places on a phone."""


def panel(show: Show, table: Table, seat: Seat, points: int, box: Box, *, phone: bool = False) -> Iterable[AnyShape]:
    """A player's city: head, map, tracks; on a phone without the symbols on buildings, which the tracks add up."""
    left, top, right, bottom = box
    owner = table.cities[seat]
    name = f"seat{seat}"
    yield layout.plate(f"{name}.plate", box, static=True)
    yield from boards.head(show, table, seat, points, (left, top, right, top + HEAD), theme.MEDIUM, name=name)
    plot = plot_of(table, owner, left + 4, top + HEAD + 4, right - left - 8)
    text = PLACES if phone else theme.SMALL if plot.size >= 38 else 0
    yield from city(table, owner, plot, text=text, name=f"{name}.city", symbols=not phone)
    yield from marked.pieces(show.changes, seat, plot, name=f"{name}.city")
    yield from boards.small(show, table, seat, (left + 12, int(plot.box[3]) + 4, right - 12, bottom - 4), name=name)


def panel_high(table: Table, wide: float) -> int:
    """How high a city's panel is."""
    owner = table.cities[0]
    plot = plot_of(table, owner, 0, 0, wide - 8)
    return HEAD + 4 + high(plot.rows, plot.size) + 4 + TRACKS
