"""A player's sheet, small, for the table: whose, the dice taken, the gap, the province, goods, karma, river, palace,
upgrades."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Seat
from engine.games.charmers.edition import BOXES, BUILDINGS, GOODS, PERSONS, RESIDENCE
from engine.games.charmers.state import Table
from render import layout
from render import theme as common
from render.scene import AnyShape, Box, Disc, Icon, Layer, Point, Rect
from render.show import Show

from . import bonuses, dice, drawings, gap, theme, ways
from .page import Page
from .province import ICONS

WIDE, HIGH = 500, 420
"""The measures of a panel; all else grows with its width."""


class Panel:
    """Draws a panel; `u` is a pixel of one that is 500 wide."""

    def __init__(self, show: Show, seat: Seat, box: Box) -> None:
        self.show, self.seat, self.box = show, seat, box
        self.table: Table = show.view.table
        self.page = Page(self.table.edition, self.table.sheet, self.table.sheets[seat])
        self.u = (box[2] - box[0]) / WIDE
        self.name = f"seat{seat}"
        self.spots: dict[tuple[str, str], Box] = {}
        """Where what may change is drawn, by kind and value of a change."""

    def at(self, x: float, y: float) -> Point:
        return round(self.box[0] + x * self.u), round(self.box[1] + y * self.u)

    def room(self, x1: float, y1: float, x2: float, y2: float) -> Box:
        return (*self.at(x1, y1), *self.at(x2, y2))

    def text(self, size: float) -> int:
        return max(round(size * self.u), common.LEAST)

    def icon(
        self, name: str, icon: str, x: float, y: float, size: float, colour: str, cut: str, *, static: bool = False
    ) -> Icon:
        return Icon(
            name=f"{self.name}.{name}", layer=Layer.PIECE, icon=icon, at=self.at(x, y), size=round(size * self.u),
            colour=colour, cut=cut, static=static,
        )  # fmt: skip

    def pip(
        self, name: str, x: float, y: float, radius: float, fill: str = "", *, gone: bool = False
    ) -> Iterable[Disc]:
        """A small circle, printed empty; filled when gained; with a dot when what was gained is gone."""
        at, reach = self.at(x, y), round(radius * self.u, 1)
        yield self.dot(name, at, reach, self.page.mood.paper, static=True)
        if gone:
            yield self.dot(f"{name}.gone", at, round(reach * 0.45, 1), self.page.mood.soft)
        elif fill:
            yield self.dot(f"{name}.marked", at, reach, fill)

    def dot(self, name: str, at: Point, radius: float, fill: str, *, static: bool = False) -> Disc:
        line = self.page.mood.soft if static or fill == self.page.mood.soft else theme.INK
        return Disc(
            name=f"{self.name}.{name}", layer=Layer.PIECE, at=at, radius=radius, fill=fill, line=line, width=2,
            static=static,
        )  # fmt: skip

    def near(self, kind: str, value: str, x: float, y: float, wide: float, high: float) -> None:
        """Note where something is drawn."""
        self.spots[kind, value] = self.room(x - wide, y - high, x + wide, y + high)

    def shapes(self) -> Iterable[AnyShape]:
        """All of it."""
        mood = self.page.mood
        yield layout.plate(f"{self.name}.plate", self.box, mood.paper, static=True)
        yield from self.head()
        closer = sum(each.value for each in self.show.changes if each.kind == "gap" and each.seat == self.seat)
        lanes = self.room(12, 72, 488, 118)
        yield from gap.lanes(f"{self.name}.gap", self.page.edition, self.page.sheet, lanes, closer)
        self.near("fame", "", 35, 95, 25, 25)
        self.near("money", "", 465, 95, 25, 25)
        yield from self.province()
        yield from self.goods()
        yield from self.karma()
        yield from self.river()
        yield from self.palace()
        yield from self.upgrades()
        yield from self.changed()

    def changed(self) -> Iterable[AnyShape]:
        """Frames around what changed."""
        own = {(each.kind, each.value) for each in self.show.changes if each.seat == self.seat}
        framed = dict.fromkeys(box for spot, box in self.spots.items() if spot in own)
        for n, box in enumerate(framed):
            radius = 8 if box[2] - box[0] < 60 * self.u else 12
            for part, by, line, width in (
                (".light", -2, common.PAPER, common.LINE + 5),
                ("", 0, common.CHANGE, common.LINE + 1),
            ):
                yield Rect(
                    name=f"{self.name}.change.{n}{part}", layer=Layer.CHANGE, box=layout.inset(box, by),
                    radius=radius - by, line=line, width=width,
                )  # fmt: skip

    def head(self) -> Iterable[AnyShape]:
        """Mark and name, whether something is waited for, the dice taken."""
        mark, waited = common.PLAYERS[self.seat], self.seat in self.show.view.waiting
        box = self.room(0, 0, WIDE, 62)
        fill = mark.colour if waited else mark.tint
        yield layout.head(f"{self.name}.head", box, fill)
        if waited:
            yield Rect(
                name=f"{self.name}.asked", layer=Layer.GRID, box=box, radius=common.RADIUS, line=theme.INK, width=3
            )
        ground = self.room(12, 11, 52, 51)
        yield layout.mark_ground(f"{self.name}.mark.ground", layout.centre(ground), 20 * self.u)
        yield layout.player_mark(f"{self.name}.mark", self.seat, layout.centre(ground), round(30 * self.u))
        taken = [name for name, die in self.table.dice.items() if die.where == "tile" and die.seat == self.seat]
        slots = self.table.passes()
        x = WIDE - 6.0
        for k in range(slots):
            x -= 60
            yield from self.slot(k, taken[k] if k < len(taken) else "", x + 28)
        if waited:
            x -= 40
            yield self.icon("clock", "clock", x + 18, 31, 34, theme.INK, fill)
        if self.table.start == self.seat:
            x -= 48
            yield self.icon("elephant", "elephant", x + 22, 31, 42, theme.INK, fill)
        space = (x - 78) * self.u
        size = max(25, layout.shrunk(self.show.names[self.seat], self.text(30), space))
        at = self.at(62, 31)
        yield layout.fitted(f"{self.name}.name", self.show.names[self.seat], at, size, space)

    def slot(self, k: int, taken: str, x: float) -> Iterable[AnyShape]:
        """A place of the tile, with its die."""
        if taken:
            face = self.table.dice[taken].face
            yield from dice.die(f"{self.name}.die.{k}", taken[:-1], face, self.at(x, 31), round(56 * self.u))
            self.near("die", taken, x, 31, 30, 30)
        else:
            box = self.room(x - 22, 9, x + 22, 53)
            yield Rect(
                name=f"{self.name}.slot.{k}", layer=Layer.GRID, box=box, radius=8, fill=common.PAPER, line=theme.INK,
                width=2,
            )  # fmt: skip

    def province(self) -> Iterable[AnyShape]:
        """The cells, and a dot for each bonus on the border: filled once it is gained."""
        rows, mood, sheet = self.page.edition.cells, self.page.mood, self.page.sheet
        side = round(214 / max(len(rows), len(rows[0])) * self.u)
        left, top = self.at(26, 140)
        for y, row in enumerate(rows):
            for x, holds in enumerate(row):
                cell = f"{chr(ord('A') + x)}{y + 1}"
                at = (left + side * x + side // 2, top + side * y + side // 2)
                yield from self.cell(cell, holds, at, side)
                for each in "NESW":
                    if f"{cell}{each}" in self.page.side.border:
                        dx, dy = ways.SIDES[each]
                        reach = side + 22 * self.u
                        name = f"border.{cell}{each}"
                        where = (round(at[0] + dx * reach), round(at[1] + dy * reach))
                        yield self.dot(name, where, round(8 * self.u, 1), mood.paper, static=True)
                        if each in sheet.roads.get(cell, ""):
                            yield self.dot(f"{name}.gained", where, round(8 * self.u, 1), theme.PEN)

    def cell(self, cell: str, holds: str, at: Point, side: int) -> Iterable[AnyShape]:
        """A cell: a silhouette, or the building with its road."""
        mood, sheet = self.page.mood, self.page.sheet
        sides = self.page.edition.exits if holds == RESIDENCE else sheet.roads.get(cell, "")
        box = layout.around(at, side / 2 - 1, side / 2 - 1)
        name = f"{self.name}.cell.{cell}"
        self.spots["cell", cell] = box
        fill, ink = (mood.trade, theme.TRADING) if holds.startswith("market") else (mood.grass, theme.FREE)
        size = round(side * 0.68)
        home = holds == RESIDENCE
        if not home:
            yield Rect(
                name=name, layer=Layer.TERRAIN, box=box, radius=4, fill=fill, line=mood.edge(fill), width=2,
                static=True,
            )  # fmt: skip
            yield Icon(
                name=f"{name}.icon", layer=Layer.VALUE, icon=ICONS[holds], at=at, size=size, colour=ink, cut=fill,
                static=True,
            )  # fmt: skip
        if sides:
            yield Rect(name=f"{name}.reached", layer=Layer.GRID, box=box, radius=4, fill=mood.meadow, static=home)
            yield from ways.drawn(f"{name}.way", sides, at, side, static=home)
            corner = (at[0] - size // 2, at[1] - size // 2)
            yield from drawings.drawn(f"{name}.built", holds, corner, size, static=home)

    def goods(self) -> Iterable[AnyShape]:
        """For each good the number in stock, and its row: sold, in stock, free."""
        sheet, mood = self.page.sheet, self.page.mood
        for k, good in enumerate(GOODS):
            y = 146 + 38 * k
            yield self.icon(good, good, 284, y, 32, theme.GOODS[good], mood.paper, static=True)
            stock = sheet.circled[good] - sheet.sold[good]
            ink = theme.INK if stock else mood.soft
            at = self.at(322, y)
            yield layout.label(f"{self.name}.{good}.stock", str(stock), at, self.text(34), colour=ink)
            step = 136 / len(self.page.edition.coins)
            for n in range(len(self.page.edition.coins)):
                sold, got = n < sheet.sold[good], n < sheet.circled[good]
                yield from self.pip(
                    f"{good}.{n}", 354 + step * n, y, min(8, step * 0.46), theme.GOODS[good] * got, gone=sold
                )
            self.near("good", good, 304, y, 39, 18)

    def karma(self) -> Iterable[AnyShape]:
        """Karma left to use, and how much was circled and used."""
        sheet, mood, y = self.page.sheet, self.page.mood, 260
        yield self.icon("karma", "karma", 284, y, 34, theme.TEAL.tone, mood.paper, static=True)
        left = sheet.karma - sheet.used
        ink = theme.INK if left else mood.soft
        yield layout.label(f"{self.name}.karma.left", str(left), self.at(322, y), self.text(34), colour=ink)
        step = 136 / max(6, self.page.edition.karma.most)
        for n in range(self.page.edition.karma.most):
            used, got = n < sheet.used, n < sheet.karma
            yield from self.pip(
                f"karma.{n}", 354 + step * n, y, min(8, step * 0.46), theme.TEAL.tone * got, gone=used
            )
        for kind in ("karma", "used"):
            self.near(kind, "", 304, y, 39, 18)

    def river(self) -> Iterable[AnyShape]:
        """The spaces of the river, those marked filled."""
        count, y = len(self.page.edition.river), 298
        yield self.icon("boat", "boat", 284, y, 34, theme.AREAS["blue"].shade, self.page.mood.paper, static=True)
        step = 170 / count
        for n in range(1, count + 1):
            x = 304 + step * (n - 0.5)
            yield from self.pip(
                f"river.{n}", x, y, min(8, step * 0.46), theme.AREAS["blue"].fill * (n in self.page.sheet.river)
            )
            self.near("space", str(n), x, y, 12, 12)

    def palace(self) -> Iterable[AnyShape]:
        """The six persons, with their boxes."""
        for k, person in enumerate(PERSONS):
            x = 268 + 37.2 * k
            corner = self.at(x, 322)
            yield from drawings.drawn(f"{self.name}.{person}", person, corner, round(34 * self.u), static=True)
            for n in range(BOXES):
                yield from self.box_of(person, n, x + 11.8 * n)
            self.near("person", person, x + 17, 349, 20, 30)

    def box_of(self, person: str, n: int, x: float) -> Iterable[Rect]:
        """A person's box, dark once it is crossed off."""
        mood, name = self.page.mood, f"{self.name}.{person}.{n}"
        for part, fill, shown in (("", mood.paper, True), (".marked", theme.PEN, n < self.page.sheet.palace[person])):
            if shown:
                yield Rect(
                    name=f"{name}{part}", layer=Layer.PIECE, box=self.room(x, 357, x + 10, 371), radius=2,
                    fill=fill, line=theme.PEN if part else mood.soft, width=2, static=not part,
                )  # fmt: skip

    def upgrades(self) -> Iterable[AnyShape]:
        """The four types of buildings and what they are worth."""
        for k, kind in enumerate(BUILDINGS):
            x = 40 + 120 * k
            corner = self.at(x, 379)
            yield from drawings.drawn(f"{self.name}.{kind}", kind, corner, round(34 * self.u), static=True)
            value = self.page.sheet.upgrades[kind]
            at = self.at(x + 58, 397)
            yield from bonuses.sign(f"{self.name}.{kind}.value", "fame", value, at, round(43 * self.u))
            self.near("building", kind, x + 58, 396, 24, 22)


def high(wide: float) -> int:
    """How high a panel is."""
    return round(wide / WIDE * HIGH)
