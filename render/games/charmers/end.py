"""The end: who has won, by overlap, karma circled, karma used."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Seat
from engine.games.charmers.scoring import overlap, winners
from engine.games.charmers.state import Table
from render import layout
from render import theme as common
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect
from render.show import Show

from . import hand, middle, theme

HEAD = 44
SIGNS = ("overlap", "karma", "used")


def ranked(table: Table) -> list[Seat]:
    """The seats, the best first."""
    seats = [Seat(n) for n in range(len(table.sheets))]
    sheets = table.sheets
    return sorted(seats, key=lambda n: (-overlap(table, n), -sheets[n].karma, -sheets[n].used, n))


def end(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """The ranking; where there is room beside it or below, the emblem of the sheets with the round."""
    left, top, right, bottom = box
    if right - left > 4 * (bottom - top):
        yield from ranking(show, table, (left + 12, top, left + 1100, bottom))
        yield from middle.emblem_of(show, table, (left + 1140, top, right, bottom))
    elif bottom - top > 1.3 * (right - left):
        yield from ranking(show, table, (left, top, right, bottom - 260))
        yield from middle.emblem_of(show, table, (left, bottom - 240, right, bottom))
    else:
        yield from ranking(show, table, box)


def ranking(show: Show, table: Table, box: Box, least: int = common.LEAST) -> Iterable[AnyShape]:
    """A row for each player, the winners on their tint, under the signs of what counts. `least`: of names."""
    left, top, right, bottom = box
    won = winners(table)
    row = min((bottom - top - HEAD) / len(table.sheets), 84)
    columns = [right - 34 - 70 * k for k in (2, 1, 0)]
    for x, sign in zip(columns, SIGNS, strict=True):
        yield from _sign(f"ranking.{sign}", sign, (x, top + HEAD / 2 - 2))
    for place, seat in enumerate(ranked(table)):
        y = top + HEAD + row * (place + 0.5)
        mark, sheet = common.PLAYERS[seat], table.sheets[seat]
        if seat in won:
            ground = (left, round(y - row / 2) + 2, right, round(y + row / 2) - 2)
            lies = Rect(name=f"ranking.{seat}.ground", layer=Layer.GRID, box=ground, radius=10, fill=mark.tint)
            yield layout.edged(lies)
        yield layout.player_mark(f"ranking.{seat}.mark", seat, (left + 28, y), 32)
        start, end = left + 56, columns[0] - 42
        if seat in won:
            end -= 40
            yield Icon(
                name=f"ranking.{seat}.trophy", layer=Layer.PIECE, icon="trophy", at=(end + 22, y), size=32,
                colour=theme.INK, cut=mark.tint,
            )  # fmt: skip
        name, space = show.names[seat], end - start - 6
        yield from layout.named(f"ranking.{seat}.name", name, (start, y), common.MEDIUM, space, row, least)
        by = overlap(table, seat)
        values = (f"+{by}" if by > 0 else str(by).replace("-", "−"), str(sheet.karma), str(sheet.used))
        for x, said, part in zip(columns, values, SIGNS, strict=True):
            yield layout.label(f"ranking.{seat}.{part}", said, (x, y), common.MEDIUM, bold=part == "overlap")


def _sign(name: str, sign: str, at: Point) -> Iterable[AnyShape]:
    """Both lanes over each other, a karma, a karma that is crossed off."""
    x, y = at
    if sign == "overlap":
        for paint, box in ((theme.FAME, (x - 28, y - 12, x + 10, y)), (theme.MONEY, (x - 10, y, x + 28, y + 12))):
            yield Rect(name=f"{name}.{box[0]:g}", layer=Layer.PIECE, box=box, fill=paint, line=theme.INK, width=2)
        return
    yield Icon(name=name, layer=Layer.PIECE, icon="karma", at=at, size=34, colour=theme.TEAL.tone, cut=common.PANEL)
    if sign == "used":
        yield from hand.crossed(f"{name}.cross", at, 34)
