"""The whole table for the channel, 1,600 wide: the action track, the wheels, what is on sale, everybody's yard."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from engine.core.model import Seat
from engine.games.shipyard.state import Table
from render import layout, theme
from render.scene import AnyShape, Box, Scene
from render.show import Show

from . import alt, changed, end, market, panel, targets, track
from .wheels import Wheels

WIDTH, EDGE, GAP = 1600, theme.MARGIN, theme.GAP
TRACK, BOARD, SALE = 684, 480, 400
"""How wide the action track is; how high it is, and the market."""


class Plan(Struct, frozen=True):
    """Where everything lies, and the picture's height."""

    track: Box
    wheels: Box
    ships: Box
    goods: Box
    yards: tuple[Box, ...]
    height: int


def plan(table: Table) -> Plan:
    """The board above, the market below it, then the yards in pairs, as high as the fuller one needs."""
    right, beside = WIDTH - EDGE, EDGE + TRACK + GAP
    sale = EDGE + BOARD + GAP
    below = sale + SALE + GAP
    wide = (WIDTH - 2 * EDGE - GAP) // 2
    yards: list[Box] = []
    for first in range(0, len(table.players), 2):
        pair = table.players[first : first + 2]
        high = max(panel.high_of(player, panel.SMALL) for player in pair)
        for side in range(len(pair)):
            x = EDGE + side * (wide + GAP)
            yards.append((x, below, x + wide, below + high))
        below += high + GAP
    return Plan(
        (EDGE, EDGE, EDGE + TRACK, EDGE + BOARD),
        (beside, EDGE, right, EDGE + BOARD),
        (EDGE, sale, EDGE + TRACK, sale + SALE),
        (beside, sale, right, sale + SALE),
        tuple(yards),
        round(yards[-1][3] + EDGE),
    )


def table_cut(show: Show) -> Scene:
    """The picture of the whole table, at the end of the points and the fleets."""
    table: Table = show.view.table
    if table.final:
        drawn, bottom = end.drawn(show, table, EDGE, EDGE, WIDTH - EDGE, GAP)
        return _scene(show, drawn, bottom + EDGE, "shipyard/end")
    board = Board(table)
    shapes = [*board.drawn(show)]
    for seat, box in enumerate(board.lies.yards):
        shapes += panel.panel(show, table, Seat(seat), box)
    places = [(mark.letter, board.spot(*targets.on_sale(mark))) for mark in show.marks]
    shapes += changed.small(table, show.changes, board.loop, dict(enumerate(board.lies.yards)), shapes)
    shapes += targets.marked([(letter, box) for letter, box in places if box is not None], 24, 0)
    lows = ",".join(f"{box[3]:g}" for box in board.lies.yards)
    backdrop = f"shipyard/table/{table.edition.digest}/{lows}"
    return _scene(show, shapes, board.lies.height, backdrop)


def _scene(show: Show, shapes: list[AnyShape], height: float, backdrop: str) -> Scene:
    return Scene(WIDTH, round(height), theme.GROUND, 2 * theme.RADIUS, tuple(shapes), alt.sentences(show), backdrop)


class Board:
    """All that belongs to nobody: the action track, the wheels, what is on sale."""

    def __init__(self, table: Table, lies: Plan | None = None) -> None:
        self.table, self.lies = table, lies or plan(table)
        self.loop = track.Loop(self.lies.track, table.edition.track.spaces)
        self.wheels = Wheels(table, self.lies.wheels)
        self.ships, self.goods = market.Ships(table, self.lies.ships), market.Goods(table, self.lies.goods)

    def drawn(self, show: Show) -> Iterable[AnyShape]:
        """All of it."""
        yield from track.drawn(show, self.table, self.lies.track)
        for each in (self.wheels, self.ships, self.goods):
            yield from each.drawn()

    def spot(self, kind: str, name: str) -> Box | None:
        """Where a thing lies that can be chosen."""
        table = self.table
        match kind:
            case "tile" if name in table.spaces:
                return self.loop.tile(table, name)
            case "card":
                return self.ships.card(name)
            case "canal" if name in table.market.canals:
                return self.goods.canal_box(table.market.canals.index(name))
            case "train" if name in table.market.trains:
                return self.goods.train_box(table.market.trains.index(name))
            case "item":
                return layout.around(self.wheels.on_ring(name), 34, 34)
            case "employee":
                return layout.around(self.wheels.employee(name), 33, 33)
        return None
