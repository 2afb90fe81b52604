"""Every bonus as a sign: fame a rosette, money a coin, karma a wheel, the rest in the colour of the dice that would
do the same."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.charmers.edition import PERSONS
from render import layout
from render.pen import Pen
from render.scene import Anchor, AnyShape, Disc, Icon, Layer, Point, Polygon, Rect, Text

from . import drawings, theme, ways

PAPER = theme.WHITE
READ = 27
"""The least size of what is read."""
SHAPES = ("straight", "curve", "fork", "crossing", "half")


class Chip:
    """Draws the sign of a bonus, `size` pixels wide and high around `at`."""

    def __init__(self, name: str, at: Point, size: float, layer: Layer, *, static: bool) -> None:
        self.name, self.at, self.size, self.layer, self.static = name, at, size, layer, static

    def icon(self, icon: str, dx: float, dy: float, size: float, colour: str, cut: str = "") -> Icon:
        return Icon(
            name=f"{self.name}.{icon}", layer=self.layer, icon=icon, at=self.place(dx, dy),
            size=max(round(self.size * size), 18), colour=colour, cut=cut, static=self.static,
        )  # fmt: skip

    def place(self, dx: float, dy: float) -> Point:
        """A point of the sign, in parts of its size from its middle."""
        return round(self.at[0] + dx * self.size, 1), round(self.at[1] + dy * self.size, 1)

    def disc(self, fill: str, line: str, part: float = 0.5, width: float = 0) -> Disc:
        radius = round(self.size * part, 1)
        return Disc(
            name=f"{self.name}.disc", layer=self.layer, at=self.at, radius=radius, fill=fill, line=line,
            width=width or self.thin(), static=self.static,
        )  # fmt: skip

    def thin(self) -> float:
        return 2 if self.size < 64 else 3

    def tile(self, fill: str, line: str) -> Rect:
        half = round(self.size / 2)
        x, y = round(self.at[0]), round(self.at[1])
        return Rect(
            name=f"{self.name}.tile", layer=self.layer, box=(x - half, y - half, x + half, y + half),
            radius=round(self.size * 0.2), fill=fill, line=line, width=self.thin(), static=self.static,
        )  # fmt: skip

    def ground(self, colour: str) -> Iterable[AnyShape]:
        """The ground of signs that do what dice of a colour do."""
        yield self.tile(theme.AREAS[colour].fill, theme.AREAS[colour].shade)

    def number(self, count: int | str, dx: float, dy: float, size: float, colour: str, anchor: Anchor = "mm") -> Text:
        return layout.label(
            f"{self.name}.number", str(count), self.place(dx, dy), max(round(self.size * size), 18), colour=colour,
            anchor=anchor, layer=self.layer, static=self.static,
        )  # fmt: skip

    def drawn(self, which: str) -> list[AnyShape]:
        """What has several tones, as wide as the sign."""
        half = self.size / 2
        corner = (round(self.at[0] - half), round(self.at[1] - half))
        pen = Pen(f"{self.name}.drawn", corner, self.size, static=self.static, layer=self.layer)
        pen.draw(drawings.ART, which)
        return pen.shapes()


def sign(
    name: str, kind: str, count: int, at: Point, size: float, *, layer: Layer = Layer.PIECE, static: bool = False
) -> list[AnyShape]:
    """The sign of a bonus of that kind, with its number (0 where it has none)."""
    chip = Chip(name, at, size, layer, static=static)
    if kind in PERSONS:
        corner = (round(at[0] - size / 2), round(at[1] - size / 2))
        return drawings.drawn(f"{name}.{kind}", kind, corner, size, static=static, layer=layer)
    if kind in SHAPES:
        return list(_road(chip, kind))
    if kind in ("sell", "sell_same", "sell_different"):
        return list(_sale(chip, kind, count))
    if kind in ("forward", "back", "back_any"):
        return list(_sailing(chip, kind, count))
    return list(PLAIN[kind](chip, count))


def _fame(chip: Chip, count: int) -> Iterable[AnyShape]:
    yield Icon(
        name=f"{chip.name}.fame", layer=chip.layer, icon="fame", at=chip.at, size=round(chip.size),
        colour=theme.GOLD.light, line=theme.INK, static=chip.static,
    )  # fmt: skip
    if count:
        yield chip.number(count, 0, 0, 0.7, theme.INK)


def _money(chip: Chip, count: int) -> Iterable[AnyShape]:
    yield chip.disc(theme.STEEL.tone, theme.INK, 0.48)
    yield Disc(
        name=f"{chip.name}.face", layer=chip.layer, at=chip.at, radius=round(chip.size * 0.37, 1),
        fill=theme.MONEY_PALE, static=chip.static,
    )  # fmt: skip
    if count:
        yield chip.number(count, 0, 0, 0.7, theme.INK)


def _karma(chip: Chip, count: int) -> Iterable[AnyShape]:
    yield chip.icon("karma", 0, 0, 1, theme.TEAL.tone, PAPER)


def _upgrade(chip: Chip, count: int) -> Iterable[AnyShape]:
    yield chip.tile(theme.MOODS["sun"].parts["upgrade"], theme.RED.dark)
    yield chip.icon("raised", 0, 0, 0.82, theme.RED.dark, theme.MOODS["sun"].parts["upgrade"])


def _goods(chip: Chip, count: int) -> Iterable[AnyShape]:
    area = theme.AREAS["purple"]
    yield chip.tile(area.fill, area.shade)
    if chip.size * 0.3 < READ:
        yield chip.number(count, 0, 0, 0.72, PAPER)
        return
    yield chip.number(count, 0, -0.17, 0.56, PAPER)
    for k, good in enumerate(theme.GOODS):
        yield chip.icon(good, (k - 1) * 0.29, 0.26, 0.3, PAPER, area.fill)


def _purple_die(chip: Chip, count: int) -> Iterable[AnyShape]:
    if chip.size * 0.42 < READ:
        yield from chip.ground("purple")
        yield chip.number("+2", 0, 0, 0.7, PAPER)
        return
    yield from chip.drawn("purple_die")
    yield chip.number("+2", 0, 0.33, 0.42, theme.AREAS["purple"].shade)


def _palace(chip: Chip, count: int) -> Iterable[AnyShape]:
    yield from chip.drawn("palace")
    yield chip.icon("courtier", 0, 0.05, 0.8, PAPER, theme.AREAS["orange"].fill)


def _road(chip: Chip, kind: str) -> Iterable[AnyShape]:
    area = theme.AREAS["green"]
    yield chip.tile(area.fill, area.shade)
    inner = chip.size - 2 * chip.thin()
    yield from ways.sign(f"{chip.name}.road", kind, chip.at, inner, chip.layer, static=chip.static)


def _sale(chip: Chip, kind: str, count: int) -> Iterable[AnyShape]:
    """A stall's awning over the number of goods; equal or different ones."""
    yield from chip.drawn(kind)
    yield chip.number(count, 0 if kind == "sell" else -0.2, 0.165, 0.7 if chip.size < 48 else 0.58, theme.INK)


def _sailing(chip: Chip, kind: str, count: int) -> Iterable[AnyShape]:
    """A boat over an arrow onward or back, with how far."""
    area = theme.AREAS["blue"]
    yield chip.tile(area.fill, area.shade)
    x, y, u = chip.at[0], chip.at[1] + chip.size * 0.3, chip.size
    ahead, low = kind == "forward", chip.size * 0.42 < READ
    if low:
        yield _arrow(
            chip, (x - 0.36 * u * (1 if ahead else -1), y), (x + 0.36 * u * (1 if ahead else -1), y), 0.2 * u
        )
        yield (
            chip.number(count, 0, -0.16, 0.7, PAPER) if count else chip.icon("boat", 0, -0.15, 0.7, PAPER, area.fill)
        )
        return
    yield chip.icon("boat", 0, -0.18, 0.56, PAPER, area.fill)
    ends = (-0.36, 0.08) if count else (-0.38, 0.38)
    tip, root = (ends[1], ends[0]) if ahead else (ends[0], ends[1])
    yield _arrow(chip, (x + root * u, y), (x + tip * u, y), 0.2 * u)
    if count:
        yield chip.number(count, 0.26, 0.28, 0.42, PAPER)


def _arrow(chip: Chip, root: Point, tip: Point, head: float) -> Polygon:
    way = 1 if tip[0] > root[0] else -1
    neck, half, thick = tip[0] - way * head, head * 0.8, head * 0.28
    y = tip[1]
    points = (
        (root[0], y - thick), (neck, y - thick), (neck, y - half), tip, (neck, y + half), (neck, y + thick),
        (root[0], y + thick),
    )  # fmt: skip
    rounded = tuple((round(px, 1), round(py, 1)) for px, py in points)
    return Polygon(name=f"{chip.name}.arrow", layer=chip.layer, points=rounded, fill=PAPER, static=chip.static)


PLAIN = {
    "fame": _fame,
    "money": _money,
    "karma": _karma,
    "upgrade": _upgrade,
    "goods": _goods,
    "purple_die": _purple_die,
    "palace": _palace,
}
