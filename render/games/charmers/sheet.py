"""A sheet, large, for a phone: 1,000 pixels wide."""

from __future__ import annotations

from collections.abc import Iterable

from render import theme as common
from render.scene import AnyShape, Box, Layer, Rect

from . import head, market, palace, province, rim, river, values
from .page import Page

WIDTH, LEAST = 1000, 934
EDGE, INNER, GAP = 9, 5, 8
"""Around the tracks, so that the circles on their bonuses stay in the picture; within them; between the parts."""
HEAD = 76


class Plan:
    """Where the parts of a sheet are, from this height."""

    def __init__(self, page: Page, top: float = 0) -> None:
        self.top = top
        self.height = LEAST + river.ROW * river.rows(page)
        self.rim = rim.Rim((EDGE, top + 14, WIDTH - EDGE, top + self.height - EDGE))
        left, right = EDGE + 2 * rim.LANE + INNER, WIDTH - EDGE - 2 * rim.LANE - INNER
        self.head: Box = (left, top + 14, right, top + 14 + HEAD)
        y = self.head[3] + GAP
        wide = high = province.SIDE
        self.province: Box = (left, y, left + wide, y + high)
        self.palace: Box = (left + wide + GAP, y, right, y + high)
        y += high + GAP
        self.river: Box = (left, y, right, y + river.ROW * river.rows(page))
        y = self.river[3] + GAP
        low = self.rim.bottom - rim.LANE - INNER
        self.karma: Box = (right - 112, y, right, low)
        self.upgrades: Box = (self.karma[0] - GAP - 238, y, self.karma[0] - GAP, low)
        self.market: Box = (left, y, self.upgrades[0] - GAP, low)


def printed(page: Page, plan: Plan) -> Iterable[AnyShape]:
    """All that is the same on every sheet of this kind."""
    mood = page.mood
    box = (0, plan.top, WIDTH, plan.top + plan.height)
    yield Rect(name="sheet", layer=Layer.GROUND, box=box, radius=2 * common.RADIUS, fill=mood.ground, static=True)
    yield from head.printed(page, plan.head)
    yield from rim.printed(page, plan.rim)
    yield Rect(
        name="province", layer=Layer.GROUND, box=plan.province, radius=common.RADIUS, fill=mood.paper, static=True
    )
    yield from province.printed(page, province.Land(page, plan.province[:2]))
    yield from palace.printed(page, palace.Hall(page, plan.palace))
    yield from river.printed(page, river.River(page, plan.river))
    yield from market.printed(page, market.Stalls(page, plan.market))
    yield from values.printed_upgrades(page, values.Upgrades(page, plan.upgrades))
    yield from values.printed_karma(page, values.Wheels(page, plan.karma))


def marked(page: Page, plan: Plan) -> Iterable[AnyShape]:
    """All that is written on it."""
    yield from rim.marked(page, plan.rim)
    yield from province.marked(page, province.Land(page, plan.province[:2]))
    yield from palace.marked(page, palace.Hall(page, plan.palace))
    yield from river.marked(page, river.River(page, plan.river))
    yield from market.marked(page, market.Stalls(page, plan.market))
    yield from values.marked_upgrades(page, values.Upgrades(page, plan.upgrades))
    yield from values.marked_karma(page, values.Wheels(page, plan.karma))
