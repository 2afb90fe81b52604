"""The round, the order of play, and the order the next round would have now."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Seat
from engine.games.wonders.order import next_order
from engine.games.wonders.state import Table
from render import layout, theme
from render.scene import AnyShape, Box, Layer, Line, Point, Rect
from render.show import Show

from .boards import sign

TALL, WIDE = 120, 700
"""In a row so high, or so wide, marks are large."""


def order(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """The round, and how many monuments are still face down; who plays in which order; the next round's order."""
    yield layout.plate("order", box)
    left, top, right, bottom = layout.inset(box, 12)
    several = len(table.cities) > 1
    high = (bottom - top) / (3 if several else 1)
    y = top + high / 2
    left_over = str(table.deck)
    x = right - layout.counted_width(left_over, theme.MEDIUM)
    yield from layout.counted("order.monuments", "wonder", left_over, (x, y), theme.MEDIUM)
    said = show.speak("pic-round", round=table.round, rounds=table.edition.limits.rounds)
    space = x - 16 - left
    text = max(27, layout.shrunk(said, theme.MEDIUM, space))
    yield layout.fitted("order.round", said, (left + 4, y), text, space)
    if several:
        by = 1.4 if high >= TALL or right - left >= WIDE else 1
        yield from _row(table, "clock", table.order, (left, y + high), right, by, now=True)
        yield from _row(table, "arrow", next_order(table), (left, y + 2 * high), right, by, now=False)


def _row(
    table: Table, icon: str, seats: list[Seat], at: Point, right: float, by: float, *, now: bool
) -> Iterable[AnyShape]:
    """Seats in order. Now: whose turn it is framed, who is out ticked off. In the next round: places that were bought
    on paper, with their numbers. All of it is `by` so much larger than in a small panel."""
    left, y = at
    name = "now" if now else "next"
    yield sign(f"order.{name}.icon", icon, (left + 18, y), 30)
    step = min((right - left - 52) / len(seats), 64 * by)
    for k, seat in enumerate(seats):
        x, part = left + 52 + step * (k + 0.5), f"order.{name}.{seat}"
        if k:
            ends = ((x - step / 2 - 5, y), (x - step / 2 + 5, y))
            yield Line(name=f"{part}.gap", layer=Layer.GRID, points=ends, colour=theme.EDGE, width=theme.LINE)
        active = now and seat == table.active
        bought = not now and k < len(table.market.pedestals) and table.market.pedestals[k] == seat
        if active or bought:
            yield Rect(
                name=f"{part}.ground",
                layer=Layer.GRID,
                box=layout.around((x, y), round(21 * by), round(17 * by)),
                radius=8,
                fill=theme.PAPER,
                line=theme.INK if active else theme.EDGE,
                width=theme.LINE if active else theme.THIN,
            )
        yield layout.player_mark(part, seat, (x, y), round((36 if bought else 28) * by))
        if now and table.cities[seat].out:
            yield sign(f"{part}.out", "check", (x, y), 27)
        elif bought:
            yield layout.label(f"{part}.number", str(k + 1), (x, y), 27)
