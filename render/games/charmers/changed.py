"""Changes since last time, marked on a large sheet and on a small one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.model import Seat
from render import layout, theme
from render.scene import AnyShape, Layer, Point, Rect
from render.show import Change

from . import market, palace, province, river, values
from .page import Page
from .sheet import Plan

STAR, STARRED = 26, 0.7
"""The size of a star, and how far it is up and to the right, of a ring's radius."""


def own(changes: Sequence[Change], seat: Seat) -> list[Change]:
    """The changes of a seat's sheet."""
    return [each for each in changes if each.seat == seat]


def large(page: Page, plan: Plan, changes: Sequence[Change]) -> Iterable[AnyShape]:
    """The places of a sheet that changed."""
    for n, change in enumerate(changes):
        yield from _place(page, plan, change, f"change.{n}")


def _place(page: Page, plan: Plan, change: Change, name: str) -> Iterable[AnyShape]:
    sheet = page.sheet
    match change.kind, change.value:
        case "cell", cell:
            yield from _framed(name, province.Land(page, plan.province[:2]).box(cell, 2), 10)
        case "space", space:
            flow = river.River(page, plan.river)
            yield from _ringed(name, flow.place(int(space)), flow.space + 7)
        case "good", good:
            stalls = market.Stalls(page, plan.market)
            for column in sorted({sheet.circled[good], sheet.sold[good]} - {0}):
                yield from _ringed(f"{name}.{column}", stalls.place(good, column), stalls.good + 4)
        case "person", person:
            at = palace.Hall(page, plan.palace).place(person, max(sheet.palace[person], 1))
            yield from _framed(name, layout.around(at, 23, 23), 10)
        case "building", kind:
            yield from _ringed(name, values.Upgrades(page, plan.upgrades).place(kind, sheet.upgrades[kind]), 27)
        case "karma", _:
            wheels = values.Wheels(page, plan.karma)
            yield from _ringed(name, wheels.place(max(sheet.karma, 1)), 27)
        case "used", _:
            yield from _ringed(name, values.Wheels(page, plan.karma).place(max(sheet.used, 1)), 27)
        case ("money" | "fame") as track, _:
            tracks = page.edition.tracks
            reached = getattr(sheet, track)
            if reached:
                at = plan.rim.middle(track, reached, getattr(tracks, track))
                yield from _ringed(name, at, 20)


def _ringed(name: str, at: Point, radius: float) -> Iterable[AnyShape]:
    """A ring with a star, for what is circled has a ring of its own, which is as dark."""
    yield from layout.ring(name, at, radius)
    yield from layout.spark(name, (at[0] + radius * STARRED, at[1] - radius * STARRED), STAR)


def _framed(name: str, box: tuple[float, float, float, float], radius: float) -> Iterable[AnyShape]:
    yield Rect(
        name=f"{name}.light",
        layer=Layer.CHANGE,
        box=layout.inset(box, -3),
        radius=radius + 3,
        line=theme.PAPER,
        width=3,
    )
    yield layout.frame(name, box, radius)
