"""The head of a sheet: fame and money where their tracks begin, whose sheet it is, the gap between both tracks."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.core.model import Seat
from engine.games.charmers.scoring import gap
from render import layout
from render import theme as common
from render.scene import AnyShape, Box, Layer, Rect

from . import bonuses, drawings
from .gap import pill
from .page import Page

BADGE, EMBLEM = 72, 90


def printed(page: Page, box: Box) -> Iterable[AnyShape]:
    """The emblem, and the ground of the rest."""
    left, top, right, bottom = box
    x, y = layout.centre(box)
    for k, (start, end) in enumerate(((left, x - EMBLEM / 2 + 8), (x + EMBLEM / 2 - 8, right))):
        plate = (round(start), round(top) + 8, round(end), round(bottom) - 8)
        yield Rect(
            name=f"head.{k}", layer=Layer.GROUND, box=plate, radius=common.RADIUS, fill=page.mood.tone, static=True
        )
    yield from drawings.emblem("head.emblem", page.kind, (x, y), EMBLEM)


def marked(page: Page, seat: Seat, name: str, box: Box) -> Iterable[AnyShape]:
    """Fame, the player, the gap, money."""
    left, right = box[0], box[2]
    x, y = layout.centre(box)
    sheet = page.sheet
    yield from bonuses.sign("head.fame", "fame", 0, (left + BADGE / 2 + 2, y), BADGE)
    yield layout.label("head.fame.value", str(sheet.fame), (left + BADGE / 2 + 2, y), 40)
    yield from bonuses.sign("head.money", "money", 0, (right - BADGE / 2 - 2, y), BADGE)
    yield layout.label("head.money.value", str(sheet.money), (right - BADGE / 2 - 2, y), 40)
    start, end = left + BADGE + 12, x - EMBLEM / 2 - 4
    mark = (start + 20, y)
    ground = layout.around(mark, 20, 20)
    yield Rect(name="head.mark.ground", layer=Layer.PLATE, box=ground, radius=8, fill=common.PAPER)
    yield layout.player_mark("head.mark", seat, mark, 30)
    space = end - start - 48
    size = max(25, layout.shrunk(name, 30, space))
    said = layout.fitted("head.name", name, (start + 48, y), size, space, colour="#ffffff")
    yield replace(said, halo=page.mood.ground)
    ground = (round(x + EMBLEM / 2 + 4), round(y) - 27, round(right - BADGE - 16), round(y) + 27)
    yield from pill("head.gap", gap(page.edition, sheet), ground, 40)
