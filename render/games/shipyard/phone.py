"""The table for a phone, 1,000 wide, in several pictures: the track and the wheels; what is on sale; everybody's
yard. At the end one: the points and the fleets."""

from __future__ import annotations

from engine.core.model import Seat
from engine.games.shipyard.state import Table
from render import theme
from render.scene import AnyShape, Box, Scene
from render.show import Show

from . import alt, changed, end, market, panel, track
from .wheels import Wheels

WIDTH, EDGE, GAP = 1000, 16, 12
TRACK, WHEELS, SHIPS, GOODS = 430, 484, 400, 408
"""How high the parts are."""
FEW = 3
"""So many yards are in one picture."""


def phone(show: Show) -> Scene:
    """The picture with that number."""
    table: Table = show.view.table
    if table.final:
        drawn, bottom = end.drawn(show, table, EDGE, EDGE, WIDTH - EDGE, GAP)
        return _scene(show, drawn, bottom + EDGE, "end")
    page = int(show.at or 1)
    if page > 2:
        return _yards(show, table, page - 3)
    return _sale(show, table) if page == 2 else _board(show, table)


def _board(show: Show, table: Table) -> Scene:
    upper, lower = _boxes(TRACK, WHEELS)
    shapes = [*track.drawn(show, table, upper), *Wheels(table, lower).drawn()]
    shapes += changed.small(table, show.changes, track.Loop(upper, table.edition.track.spaces), {}, shapes)
    return _scene(show, shapes, lower[3] + EDGE, f"board/{table.edition.digest}/{len(table.players)}")


def _sale(show: Show, table: Table) -> Scene:
    upper, lower = _boxes(SHIPS, GOODS)
    shapes = [*market.Ships(table, upper).drawn(), *market.Goods(table, lower).drawn()]
    return _scene(show, shapes, lower[3] + EDGE, f"sale/{table.edition.digest}")


def _yards(show: Show, table: Table, page: int) -> Scene:
    """The yards; of four players two."""
    seats = range(len(table.players))
    shown = seats[2 * page : 2 * page + 2] if len(seats) > FEW else seats
    boxes = dict(zip(shown, _boxes(*(panel.high_of(table.players[seat]) for seat in shown)), strict=True))
    shapes: list[AnyShape] = []
    for seat, box in boxes.items():
        shapes += panel.panel(show, table, Seat(seat), box)
    shapes += changed.small(table, show.changes, None, boxes, shapes)
    lows = ",".join(f"{seat}:{box[3]:g}" for seat, box in boxes.items())
    bottom = max(box[3] for box in boxes.values())
    return _scene(show, shapes, bottom + EDGE, f"yards/{lows}")


def _boxes(*heights: int) -> list[Box]:
    """Parts below each other."""
    found: list[Box] = []
    y = EDGE
    for high in heights:
        found.append((EDGE, y, WIDTH - EDGE, y + high))
        y += high + GAP
    return found


def _scene(show: Show, shapes: list[AnyShape], height: float, part: str) -> Scene:
    backdrop = f"shipyard/phone/{part}"
    return Scene(WIDTH, round(height), theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)
