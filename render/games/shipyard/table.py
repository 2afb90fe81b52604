"""The whole table for the channel, 1,600 wide: the action track, the wheels, what is on sale, everybody's yard."""

from __future__ import annotations

from msgspec import Struct

from engine.core.model import Seat
from engine.games.shipyard.state import Table
from render import theme
from render.scene import AnyShape, Box, Scene
from render.show import Show

from . import alt, market, panel, track, wheels

WIDTH, EDGE, GAP = 1600, theme.MARGIN, theme.GAP
TRACK, BOARD, SALE = 684, 430, 400
"""How wide the action track is; how high it is, and the market."""


class Plan(Struct, frozen=True):
    """Where everything lies, and the picture's height."""

    track: Box
    wheels: Box
    ships: Box
    goods: Box
    yards: tuple[Box, ...]
    height: int


def plan(seats: int) -> Plan:
    """The board above, the market below it, then the yards in pairs."""
    right, beside = WIDTH - EDGE, EDGE + TRACK + GAP
    sale = EDGE + BOARD + GAP
    below = sale + SALE + GAP
    wide = (WIDTH - 2 * EDGE - GAP) // 2
    yards: list[Box] = []
    for seat in range(seats):
        x, y = EDGE + seat % 2 * (wide + GAP), below + seat // 2 * (panel.HIGH + GAP)
        yards.append((x, y, x + wide, y + panel.HIGH))
    return Plan(
        (EDGE, EDGE, EDGE + TRACK, EDGE + BOARD),
        (beside, EDGE, right, EDGE + BOARD),
        (EDGE, sale, EDGE + TRACK, sale + SALE),
        (beside, sale, right, sale + SALE),
        tuple(yards),
        round(yards[-1][3] + EDGE),
    )


def table_cut(show: Show) -> Scene:
    """The picture of the whole table."""
    table: Table = show.view.table
    lies = plan(len(table.players))
    shapes: list[AnyShape] = [*track.drawn(show, table, lies.track), *wheels.Wheels(table, lies.wheels).drawn()]
    shapes += market.Ships(table, lies.ships).drawn()
    shapes += market.Goods(table, lies.goods).drawn()
    for seat, box in enumerate(lies.yards):
        shapes += panel.panel(show, table, Seat(seat), box)
    backdrop = f"shipyard/table/{table.edition.digest}/{len(table.players)}"
    return Scene(WIDTH, lies.height, theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)
