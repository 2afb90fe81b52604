"""The end: the players by rank, the points of each split as the rules split them, and the goods that break ties."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Seat
from engine.games.milestones.scoring import winners
from engine.games.milestones.state import Table
from render import layout, theme
from render.measure import printable, width
from render.scene import AnyShape, Box, Disc, Icon, Layer, Line
from render.show import Show

HEAD, TURNS, TOTAL, GOODS = 68, 100, 124, 84
"""The height of the line of icons; the widths of the columns at both sides of the kinds of workers."""
NAME, MARK, TROPHY, KIND = 232, 60, 54, 64
"""The least width of the column of names; what a player's mark and a trophy take of it; the least width of a kind of
workers."""


def ranked(table: Table) -> list[Seat]:
    """The seats, the best first, as the rules break ties."""
    seats = (Seat(n) for n in range(len(table.players)))
    return sorted(seats, key=lambda seat: (-table.players[seat].points, -_goods(table, seat), seat))


def sheet(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """A line for each player: points in the turns, for each kind of workers its strength and points, all together,
    goods left."""
    left, top, right, bottom = box
    yield layout.plate("sheet", box)
    rest = right - left - 40 - TURNS - TOTAL - GOODS
    wide = _names(show, table, rest - KIND * len(table.final))
    step = (rest - wide) / len(table.final)
    first = left + 20 + wide + TURNS
    last = first + step * len(table.final)
    ends = {"arrow": first - TURNS / 2, "star": last + TOTAL / 2, "good": last + TOTAL + GOODS / 2}
    for icon, x in ends.items():
        yield _icon(f"sheet.{icon}", icon, x, top + HEAD / 2, theme.INK)
    for k, category in enumerate(table.final):
        ink, x = theme.GOODS[category.good].ink, first + step * (k + 0.5)
        yield _icon(f"sheet.{category.good}", category.good, x, top + HEAD / 2, ink)
    high = min((bottom - top - HEAD - 12) / len(table.players), 124)
    for place, seat in enumerate(ranked(table)):
        y, name = top + HEAD + high * (place + 0.5), f"sheet.seat{seat}"
        rule = ((left + 16, y - high / 2), (right - 16, y - high / 2))
        yield Line(name=f"{name}.rule", layer=Layer.GRID, points=rule, colour=theme.EDGE, width=theme.THIN)
        yield from _player(show, table, seat, name, (left + 20, y), (wide, high))
        added = 0
        for k, category in enumerate(table.final):
            added += category.points[seat]
            at = (first + step * (k + 0.5), y)
            yield from _category(f"{name}.{category.good}", category.strengths[seat], category.points[seat], at)
        points = table.players[seat].points
        turns, goods = str(points - added), str(_goods(table, seat))
        yield layout.label(f"{name}.turns", turns, (ends["arrow"], y), theme.MEDIUM)
        yield layout.label(f"{name}.points", str(points), (ends["star"], y), theme.LARGE)
        yield layout.label(f"{name}.goods", goods, (ends["good"], y), theme.MEDIUM, bold=False)


def _goods(table: Table, seat: Seat) -> int:
    return sum(table.players[seat].goods.values())


def _icon(name: str, icon: str, x: float, y: float, colour: str) -> Icon:
    return Icon(name=name, layer=Layer.PIECE, icon=icon, at=(x, y), size=44, colour=colour, cut=theme.PANEL)


def _names(show: Show, table: Table, most: float) -> float:
    """The width of the column of names: as the longest needs it, if there is so much room."""
    won = winners(table)
    wanted = [
        width(printable(name), theme.MEDIUM, True) + MARK + TROPHY * (seat in won)
        for seat, name in enumerate(show.names)
    ]
    return max(NAME, min(most, max(wanted) + 1))


def _player(
    show: Show, table: Table, seat: Seat, name: str, at: tuple[float, float], size: tuple[float, float]
) -> Iterable[AnyShape]:
    """Mark and name in a cell of that size; with a trophy for who has won."""
    (x, y), (wide, high) = at, size
    room = wide - MARK
    yield layout.player_mark(f"{name}.mark", seat, (x + 20, y), 36)
    if seat in winners(table):
        room -= TROPHY
        yield _icon(f"{name}.trophy", "trophy", x + wide - 30, y, theme.INK)
    yield from layout.named(f"{name}.name", show.names[seat], (x + 50, y), theme.MEDIUM, room, high, layout.NAMED)


def _category(name: str, strength: int, points: int, at: tuple[float, float]) -> Iterable[AnyShape]:
    """The points for a kind of workers, above the strength that they are for."""
    x, y = at
    if points:
        yield Disc(name=f"{name}.ground", layer=Layer.GRID, at=(x, y - 12), radius=24, fill=theme.INK)
        yield layout.label(f"{name}.points", str(points), (x, y - 12), theme.MEDIUM, colour=theme.PAPER)
    yield layout.label(
        f"{name}.strength", f"× {strength}", (x, y + (30 if points else 0)), 27, colour=theme.SOFT, bold=False
    )
