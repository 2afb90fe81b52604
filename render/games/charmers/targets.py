"""Options on a sheet: each place outlined in the accent, its number there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.games.charmers.edition import BOXES, LEVELS
from render import layout, theme
from render.scene import AnyShape, Box, Disc, Layer, Point, Rect
from render.show import Mark

from . import palace, province, river, values, ways
from .page import Page
from .sheet import WIDTH, Plan

KINDS = ("die", "road", "half", "goods", "sale", "space", "person", "building")
"""Kinds of values that have a place in the picture."""

LETTER = 27
"""The size of numbers in cells."""


class Target(NamedTuple):
    """Where an option is: the places for its number, the best first, and the area it stands for."""

    letter: str
    places: tuple[Point, ...]
    area: Box
    round: bool = False


def targets(page: Page, plan: Plan, marks: Sequence[Mark]) -> Iterable[Target]:
    """The places of the options that lie on the sheet."""
    land = province.Land(page, plan.province[:2])
    hall, table = palace.Hall(page, plan.palace), values.Upgrades(page, plan.upgrades)
    flow = river.River(page, plan.river)
    for mark in marks:
        value = mark.value
        match mark.kind:
            case "road" | "half":
                places = _in_cell(land, value.cell, value.sides if len(value.sides) == 1 else "")
                yield Target(mark.letter, places, land.box(value.cell, 3))
            case "space":
                x, y = flow.place(int(value))
                off = -flow.space - 7 if flow.up(int(value)) else flow.space + 7
                reach = flow.space + 5
                yield Target(mark.letter, ((x, y + off),), layout.around((x, y), reach, reach), True)
            case "person":
                at = hall.place(value, min(page.sheet.palace[value] + 1, BOXES))
                x, y = hall.portrait(value)
                yield Target(mark.letter, (at,), (x - 3, y - 2, at[0] + 24, y + palace.PORTRAIT + 3))
            case "building":
                at = table.place(value, min(page.sheet.upgrades[value] + 1, len(LEVELS)))
                yield Target(mark.letter, (at,), layout.around(at, 26, 26), True)


def drawn(page: Page, plan: Plan, marks: Sequence[Mark]) -> Iterable[AnyShape]:
    """The options that lie on the sheet, those at one place with one plate; a road where it is the only one there."""
    found: dict[tuple[Point, ...], list[Target]] = {}
    for target in targets(page, plan, marks):
        found.setdefault(target.places, []).append(target)
    yield from _roads(page, plan, marks)
    for area in dict.fromkeys((each.area, each.round) for group in found.values() for each in group):
        yield _outline(*area)
    texts = [runs([each.letter for each in group]) for group in found.values()]
    sizes = [theme.MEDIUM if len(places) == 1 else LETTER for places in found]
    wishes = [
        (places, *layout.badge_half(text, size)) for places, text, size in zip(found, texts, sizes, strict=True)
    ]
    settled = layout.settle(wishes, (), (0, plan.top, WIDTH, plan.top + plan.height))
    for group, text, size, at in zip(found.values(), texts, sizes, settled, strict=True):
        yield from layout.badge(f"choice.{group[0].letter}", text, at, size)


def chosen(page: Page, plan: Plan, marks: Sequence[Mark]) -> Iterable[AnyShape]:
    """The cell of the roads that stand on cards."""
    land = province.Land(page, plan.province[:2])
    for cell in dict.fromkeys(mark.value.cell for mark in marks if mark.kind in ("road", "half")):
        yield _outline(land.box(cell, -2), circle=False, width=theme.BOLD)


def _in_cell(land: province.Land, cell: str, side: str) -> tuple[Point, ...]:
    """Where a number may stand in a cell: towards a side, or in the middle; or nearby."""
    dx, dy = ways.SIDES[side] if side else (0.0, 0.0)
    at, reach = land.middle(cell), land.cell * 0.56
    x, y = at[0] + dx * reach, at[1] + dy * reach
    steps = (
        (0, 0),
        (0, -14),
        (0, 14),
        (-14, 0),
        (14, 0),
        (0, -22),
        (0, 22),
        (-22, 0),
        (22, 0),
        (-12, -24),
        (12, -24),
        (-12, 24),
        (12, 24),
    )
    return tuple((round(x + px), round(y + py)) for px, py in steps)


def _outline(area: Box, circle: bool, width: int = theme.LINE) -> AnyShape:
    name = f"option.{round(area[0])}.{round(area[1])}"
    if circle:
        return Disc(
            name=name, layer=Layer.CHOICE, at=layout.centre(area), radius=(area[2] - area[0]) / 2, line=theme.CHOICE,
            width=theme.BOLD,
        )  # fmt: skip
    return Rect(
        name=name,
        layer=Layer.CHOICE,
        box=area,
        radius=10,
        line=theme.CHOICE,
        width=width,
    )


def _roads(page: Page, plan: Plan, marks: Sequence[Mark]) -> Iterable[AnyShape]:
    """The roads of free cells where there is only one to choose."""
    land = province.Land(page, plan.province[:2])
    lays = [mark.value for mark in marks if mark.kind == "road" and mark.value.sides]
    cells = [lay.cell for lay in lays]
    for cell, sides in lays:
        if cells.count(cell) == 1:
            name, at = f"option.way.{cell}", land.middle(cell)
            yield from ways.drawn(name, sides, at, land.cell, layer=Layer.CHOICE, sand="#cfdcff")


def runs(letters: Sequence[str]) -> str:
    """Numbers of options as one text: "3", "3 5", "1–4"."""
    if len(letters) > 2 and all(each.isdecimal() for each in letters):
        first, last = int(letters[0]), int(letters[-1])
        if [int(each) for each in letters] == list(range(first, last + 1)):
            return f"{first}–{last}"
    return " ".join(letters)
