"""The upgrade table with the values of buildings, and the row of karma."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.charmers.edition import BUILDINGS, LEVELS
from render import layout
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect

from . import bonuses, drawings, hand, theme
from .page import APART, Page, gains, written

SIGN, BUILDING = 40, 40


class Upgrades:
    """Where the values are."""

    def __init__(self, page: Page, box: Box) -> None:
        self.box = box
        most = max(map(len, page.side.upgrades))
        self.sign = 40 if most < 2 else 76 // most
        self.foot = 14 + round(self.sign * APART) * most
        self.row = (box[3] - box[1] - 4 - self.foot) / len(BUILDINGS)
        self.size = 2 * int(min(self.row * 0.48, 22))
        self.step = (box[2] - box[0] - BUILDING - 18) / len(LEVELS)

    def place(self, kind: str, level: int) -> Point:
        """The middle of a value, counted from 1."""
        x = self.box[0] + BUILDING + 12 + self.step * (level - 0.5)
        return round(x), round(self.box[1] + 5 + self.row * (BUILDINGS.index(kind) + 0.5))

    def bonus(self, level: int) -> Point:
        """The middle of a column's bonus."""
        return self.place(BUILDINGS[0], level)[0], round(self.box[3] - self.foot / 2 - 2)


def printed_upgrades(page: Page, table: Upgrades) -> Iterable[AnyShape]:
    """Buildings, values, the bonuses of columns."""
    yield layout.plate("upgrades", table.box, page.mood.parts["upgrade"], static=True)
    for level in LEVELS[1:]:
        x = table.bonus(level)[0]
        box = (x - 26, round(table.box[1]) + 5, x + 26, round(table.box[3]) - 5)
        ground = Rect(
            name=f"upgrades.column.{level}",
            layer=Layer.TERRAIN,
            box=box,
            radius=10,
            fill=theme.COLUMN,
            static=True,
        )
        yield layout.edged(ground)
    for kind in BUILDINGS:
        y = table.place(kind, 1)[1]
        corner = (round(table.box[0]) + 8, y - BUILDING // 2)
        yield from drawings.drawn(f"upgrades.{kind}", kind, corner, BUILDING, static=True)
        for level in LEVELS:
            yield Icon(
                name=f"upgrades.{kind}.{level}", layer=Layer.VALUE, icon="fame", at=table.place(kind, level),
                size=table.size, colour=theme.WHITE, line=theme.RED.dark, static=True,
            )  # fmt: skip
            yield layout.label(
                f"upgrades.{kind}.{level}.value", str(level), table.place(kind, level), 28, colour=theme.RED.dark,
                layer=Layer.VALUE, static=True,
            )  # fmt: skip
    for level, names in zip(LEVELS[1:], page.side.upgrades, strict=True):
        yield from gains(f"upgrades.bonus.{level}", names, table.bonus(level), table.sign, stacked=True)


def marked_upgrades(page: Page, table: Upgrades) -> Iterable[AnyShape]:
    """The values reached, the highest of each row in gold."""
    for kind in BUILDINGS:
        value = page.sheet.upgrades[kind]
        at = table.place(kind, value)
        yield from bonuses.sign(f"upgrades.{kind}.now", "fame", value, at, table.size)
        for level in range(1, value + 1):
            name, fresh = f"upgrades.{kind}.{level}.circle", level > page.old.upgrades[kind]
            yield from hand.circled(name, table.place(kind, level), table.size // 2 + 2, width=3.6, fresh=fresh)
    for level in LEVELS[1:]:
        name, at = f"upgrades.bonus.{level}", table.bonus(level)
        yield from written(name, page, f"upgrade.{level - 1}", at, table.sign, stacked=True)


class Wheels:
    """Where karma is."""

    def __init__(self, page: Page, box: Box) -> None:
        self.box, self.most = box, page.edition.karma.most
        self.step = (box[3] - box[1] - 8) / self.most
        scale = min(1.0, self.step / 54)
        self.size, self.sign = round(44 * scale), min(SIGN, round(self.step * 0.84))

    def place(self, count: int) -> Point:
        """The middle of a karma, counted from 1."""
        return round(self.box[0] + 32), round(self.box[1] + 4 + self.step * (count - 0.5))

    def bonus(self, count: int) -> Point:
        """The middle of what it brings."""
        x, y = self.place(count)
        return x + 54, y


def printed_karma(page: Page, wheels: Wheels) -> Iterable[AnyShape]:
    """The row of karma with its bonuses."""
    yield layout.plate("karma", wheels.box, page.mood.parts["karma"], static=True)
    for count in range(1, wheels.most + 1):
        yield from bonuses.sign(f"karma.{count}", "karma", 0, wheels.place(count), wheels.size, static=True)
    for name, names in page.side.karma.items():
        yield from gains(f"karma.bonus.{name}", names, wheels.bonus(int(name)), wheels.sign)


def marked_karma(page: Page, wheels: Wheels) -> Iterable[AnyShape]:
    """Karma circled and used, and the bonuses gained."""
    for count in range(1, page.sheet.karma + 1):
        at = wheels.place(count)
        name, fresh = f"karma.{count}", count > page.old.karma
        yield from hand.circled(f"{name}.circle", at, round(wheels.size * 0.58), width=3.6, fresh=fresh)
        if count <= page.sheet.used:
            yield from hand.crossed(f"{name}.cross", at, round(wheels.size * 0.82), width=3.6)
    for name in page.side.karma:
        yield from written(f"karma.bonus.{name}", page, f"karma.{name}", wheels.bonus(int(name)), wheels.sign)
