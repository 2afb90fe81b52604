"""The round, the order of play, and the order the next round would have now."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.wonders.order import next_order
from engine.games.wonders.state import Table
from render import layout, theme
from render.scene import AnyShape, Box, Layer, Line, Rect
from render.show import Show

from .boards import sign


def order(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """The round, then who plays in which order: whose turn it is framed, who is out pale; below that the next round,
    whoever bought a place there with its number."""
    yield layout.plate("order", box)
    left, top, right, bottom = layout.inset(box, 12)
    high = (bottom - top) / (3 if len(table.cities) > 1 else 1)
    said = show.speak("pic-round", round=table.round, rounds=table.edition.limits.rounds)
    y = top + high / 2
    space = right - left
    text = layout.shrunk(said, theme.MEDIUM, space)
    yield layout.fitted("order.round", said, (left + 4, y), text, space)
    if len(table.cities) < 2:
        return
    icons = ((table.order, "clock", "now"), (next_order(table), "arrow", "next"))
    for row, (seats, icon, name) in enumerate(icons, 1):
        y = top + high * (row + 0.5)
        yield sign(f"order.{name}.icon", icon, (left + 18, y), 30)
        step = min((right - left - 52) / len(seats), 64)
        for k, seat in enumerate(seats):
            x = left + 52 + step * (k + 0.5)
            part = f"order.{name}.{seat}"
            if k:
                ends = ((x - step / 2 - 5, y), (x - step / 2 + 5, y))
                yield Line(name=f"{part}.gap", layer=Layer.GRID, points=ends, colour=theme.EDGE, width=theme.LINE)
            now = name == "now"
            ground = layout.around((x, y), 22, 20)
            if now and seat == table.active and not table.reason:
                yield Rect(
                    name=f"{part}.active", layer=Layer.GRID, box=ground, radius=8, fill=theme.PAPER, line=theme.INK,
                    width=theme.LINE,
                )  # fmt: skip
            bought = not now and k < 2 and table.market.pedestals[k] == seat
            if bought:
                yield Rect(name=f"{part}.place", layer=Layer.GRID, box=ground, radius=8, fill=theme.PAPER)
            yield layout.player_mark(part, seat, (x, y), 28)
            if now and table.cities[seat].out:
                yield sign(f"{part}.out", "check", (x, y), 18)
            elif bought:
                yield layout.label(f"{part}.number", str(k + 1), (x, y), theme.SMALL)
