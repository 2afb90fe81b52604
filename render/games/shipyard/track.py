"""The action track as a loop: its spaces, the tiles on them with figures and income; the time track within."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

from engine.core.model import Seat
from engine.games.shipyard import track as rules
from engine.games.shipyard.state import Table
from render import layout
from render import theme as common
from render.scene import AnyShape, Box, Disc, Icon, Layer, Line, Point, Polygon, Rect
from render.show import Show

from . import theme, tokens

SIZE, SMALLER, FIGURE = 62, 50, 32
"""Of a tile, of one where the loop is short, so that they lie clear of each other in its bends; and of the figure on
it."""
COIN, SMALL_COIN = 24, 20
"""The radius of an income, and on a short loop."""
INSET, BEND = 62, 112
"""How far the loop's middle is from its box, and the radius of its bends."""


class Loop:
    """Where the spaces lie: evenly on a rectangle with round corners, the start space on the upper left, forward
    clockwise."""

    def __init__(self, box: Box, spaces: int) -> None:
        self.box, self.spaces = box, spaces
        wide_enough = box[2] - box[0] > 800
        self.size, self.coin = (SIZE, COIN) if wide_enough else (SMALLER, SMALL_COIN)
        left, top, right, bottom = layout.inset(box, INSET)
        self.middle = ((left + right) / 2, (top + bottom) / 2)
        wide, high, bend = right - left - 2 * BEND, bottom - top - 2 * BEND, BEND
        self.parts = (
            (wide, lambda d: ((left + bend + d, top), (0.0, -1.0))),
            (bend * pi / 2, lambda d: _bent((right - bend, top + bend), d, -90)),
            (high, lambda d: ((right, top + bend + d), (1.0, 0.0))),
            (bend * pi / 2, lambda d: _bent((right - bend, bottom - bend), d, 0)),
            (wide, lambda d: ((right - bend - d, bottom), (0.0, 1.0))),
            (bend * pi / 2, lambda d: _bent((left + bend, bottom - bend), d, 90)),
            (high, lambda d: ((left, bottom - bend - d), (-1.0, 0.0))),
            (bend * pi / 2, lambda d: _bent((left + bend, top + bend), d, 180)),
        )
        self.long = sum(part[0] for part in self.parts)

    def spot(self, share: float) -> tuple[Point, Point]:
        """A point on the loop, and the direction out of it."""
        way = share % 1 * self.long
        for long, found in self.parts:
            if way <= long:
                at, out = found(way)
                return (round(at[0], 1), round(at[1], 1)), out
            way -= long
        return self.spot(0)

    def space(self, number: int) -> tuple[Point, Point]:
        """The middle of a space, and the direction out of the loop there."""
        return self.spot((number + 0.5) / self.spaces)

    def tile(self, table: Table, name: str) -> Box:
        """Where a tile lies."""
        return layout.around(self.space(table.spaces[name])[0], self.size / 2, self.size / 2)

    def off(self, number: int, by: float) -> Point:
        """A point beside a space, so far out of the loop."""
        (x, y), (dx, dy) = self.space(number)
        return round(x + dx * by), round(y + dy * by)


def _bent(at: Point, way: float, start: float) -> tuple[Point, Point]:
    angle = start * pi / 180 + way / BEND
    return (at[0] + BEND * cos(angle), at[1] + BEND * sin(angle)), (cos(angle), sin(angle))


def drawn(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """The loop and what lies on it and in it."""
    loop = Loop(box, table.edition.track.spaces)
    yield layout.plate("track", box, static=True)
    yield from _road(loop)
    yield from _tiles(show, table, loop)
    yield from _within(show, table, layout.inset(box, INSET + SIZE / 2 + 30))


def _road(loop: Loop) -> Iterable[AnyShape]:
    count = 12 * loop.spaces
    points = tuple(loop.spot(k / count)[0] for k in range(count + 1))
    for part, colour, more in ((".edge", common.EDGE, 2 * common.THIN), ("", common.WELL, 0)):
        yield Line(
            name=f"track.road{part}", layer=Layer.TERRAIN, points=points, colour=colour, width=loop.size + 8 + more,
            static=True,
        )  # fmt: skip
    for number in range(loop.spaces):
        at, _ = loop.space(number)
        yield Disc(
            name=f"track.space.{number}", layer=Layer.GRID, at=at, radius=9 if number else 24, fill=common.GROUND,
            line=common.EDGE, width=2, static=True,
        )  # fmt: skip
    at, _ = loop.space(0)
    yield tokens.icon("track.start", "flag", at, 28, common.SOFT, common.GROUND, static=True)


def _tiles(show: Show, table: Table, loop: Loop) -> Iterable[AnyShape]:
    turn = table.turn
    free = rules.free(table)
    asked = turn is not None and not turn.tile
    for tile in table.row:
        number = table.spaces[tile]
        whose = owner(table, tile)
        at, _ = loop.space(number)
        yield from tokens.tile(f"track.{tile}", tile, at, loop.size, quiet=whose is not None or tile not in free)
        if whose is not None:
            place = loop.off(number, loop.size / 2 + FIGURE / 2 - 3)  # beside the sign, which stays in sight
            yield layout.player_mark(f"track.{tile}.figure", whose, place, FIGURE)
            if rules.next_to_move(table, whose) == tile:
                yield _onward(f"track.{tile}.onward", whose, loop, number)
        elif asked and tile in free:
            income = rules.brings(table, tile)
            if income:
                place = loop.off(number, -loop.size / 2 - 14)
                yield from tokens.coin(f"track.{tile}.income", f"+{income}", place, loop.coin)


def _onward(name: str, owner: Seat, loop: Loop, number: int) -> Polygon:
    """The sign that a tile moves to the front in its player's next turn: a head of an arrow, forward on the loop."""
    x, y = loop.off(number, -loop.size / 2 - 8)
    _, (dx, dy) = loop.space(number)
    points = tuple(
        (round(x - dy * along + dx * aside, 1), round(y + dx * along + dy * aside, 1))
        for along, aside in ((17, 0), (-11, 15), (-4, 0), (-11, -15))
    )
    colour = common.PLAYERS[owner].colour
    return Polygon(name=name, layer=Layer.PLAYER, points=points, fill=colour, line=common.INK, width=2)


def owner(table: Table, tile: str) -> Seat | None:
    """Whose figure is on a tile."""
    return next((Seat(n) for n, player in enumerate(table.players) if tile in player.chosen), None)


def _within(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """The laps, whose turn it is, and what the seat chose."""
    left, top, right, _ = box
    middle = (left + right) / 2
    total = len(table.edition.discards(len(table.players)))
    head = show.speak("pic-lap", lap=min(table.laps + 1, total), laps=total)
    yield layout.label("track.lap", head, (middle, top + 16), common.MEDIUM)
    yield from _time(table, (middle, top + 62), total)
    turn = table.turn
    if turn is None:
        return
    name = show.names[turn.seat]
    size = max(25, layout.shrunk(name, common.MEDIUM, right - left - 120))
    tiles = [each for each in (turn.tile, turn.bonus) if each]
    x = left + 30
    yield layout.player_mark("track.turn", turn.seat, (x, top + 138), 34)
    space = right - x - 34 - 56 * len(tiles)
    yield layout.fitted("track.name", name, (x + 28, top + 138), size, space)
    for k, tile in enumerate(tiles):
        yield from tokens.tile(f"track.chosen.{k}", tile, (right - 26 - 56 * k, top + 138), 48)


def _time(table: Table, at: Point, total: int) -> Iterable[AnyShape]:
    """The laps as discs, those completed filled; between them how many contracts of each colour are discarded."""
    step = 74
    x0 = at[0] - step * (total - 1) / 2
    discards = table.edition.discards(len(table.players))
    yield Line(
        name="track.time", layer=Layer.GRID, points=((x0, at[1]), (x0 + step * (total - 0.5), at[1])),
        colour=common.EDGE, width=common.LINE,
    )  # fmt: skip
    for lap in range(total):
        x = round(x0 + lap * step)
        fill = common.SOFT if lap < table.laps else common.PAPER
        now = lap == table.laps
        yield Disc(
            name=f"track.lap.{lap}", layer=Layer.VALUE, at=(x, at[1]), radius=22, fill=fill, line=common.INK,
            width=common.BOLD if now else 2,
        )  # fmt: skip
        ink = common.PAPER if lap < table.laps else common.INK
        yield layout.label(f"track.lap.{lap}.number", str(lap + 1), (x, at[1]), 28, colour=ink)
        if discards[lap]:
            place = (round(x + step / 2), at[1])
            yield from _discards(f"track.discards.{lap}", discards[lap], place)
    end = (round(x0 + step * (total - 0.5)), at[1])
    yield Icon(name="track.end", layer=Layer.PIECE, icon="flag", at=end, size=28, colour=common.INK)


def _discards(name: str, count: int, at: Point) -> Iterable[AnyShape]:
    for k, colour in enumerate(theme.CONTRACTS):
        kind = theme.CONTRACTS[colour]
        x, y = at[0] - 6 + 12 * k, at[1] - 6 + 12 * k
        yield Rect(
            name=f"{name}.{colour}", layer=Layer.VALUE, box=(x - 9, y - 12, x + 9, y + 12), radius=3, fill=kind.tint,
            line=kind.ink, width=2,
        )  # fmt: skip
    yield layout.label(f"{name}.count", f"−{count}", (at[0], at[1] + 38), 27, colour=common.SOFT)
