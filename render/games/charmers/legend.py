"""The legend of The Dice Charmers: dice, the palace, the province, bonuses; what is written by hand; signs and
marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from engine.games.charmers.edition import GOODS, HOUSE, PERSONS
from render import layout, legend
from render import theme as common
from render.legend import Entry, Group, Page, Sample, icon, piece
from render.scene import AnyShape, Disc, Icon, Layer, Point, Rect

from . import bonuses, dice, drawings, hand, theme
from .province import ICONS

BONUSES = (
    *("fame2", "money2", "karma", "upgrade", "palace", "purple_die", "goods1", "goods2"),
    *("sell2", "sell_same3", "sell_different3", "half", "straight", "curve", "fork", "crossing"),
    *("forward1", "back1", "back_any"),
)
"""Each kind of bonus once."""


_die = partial(piece, dice.die, size=54)
_good = partial(piece, dice.good_disc, size=25)
_symbol = partial(piece, dice.symbol, size=25)


def _person(person: str) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield from drawings.drawn(name, person, (at[0] - 28, at[1] - 28), 56)

    return draw


def _cell(kind: str) -> Sample:
    """What is printed on a cell, and the building that a road reveals."""

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        trade = kind.startswith("market")
        fill, ink = (theme.MOODS["sun"].trade, theme.TRADING) if trade else (theme.MOODS["sun"].grass, theme.FREE)
        x, y = at
        side = 36 if kind in ICONS else 56
        corner = (x + (2 if kind in ICONS else -side // 2), y - side // 2)
        if kind in ICONS:
            box = (x - 38, y - 18, x - 2, y + 18)
            yield layout.edged(Rect(name=f"{name}.cell", layer=Layer.GRID, box=box, radius=4, fill=fill))
            where = (x - 20, y)
            yield Icon(name=name, layer=Layer.PIECE, icon=ICONS[kind], at=where, size=30, colour=ink, cut=fill)
        yield from drawings.drawn(f"{name}.built", kind, corner, side)

    return draw


def _bonus(which: str) -> Sample:
    kind = which.rstrip("0123456789")
    count = int(which[len(kind) :] or 0)

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield from bonuses.sign(name, kind, count, at, 52)

    return draw


# --- written by hand


def _written(what: str, *, fresh: bool = False) -> Sample:
    """A bonus with a circle, or crossed; a stroke on a track."""

    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        if what == "struck":
            box = layout.around(at, 17, 26)
            yield Rect(name=f"{name}.space", layer=Layer.GRID, box=box, fill=theme.MONEY, line=theme.INK, width=2)
            yield from hand.struck(name, at, 30, fresh=fresh)
            return
        yield from bonuses.sign(f"{name}.sign", "money", 2, at, 38)
        yield from hand.circled(name, at, 26, width=3.2, fresh=fresh)
        if what == "crossed":
            yield from hand.crossed(f"{name}.cross", at, 36, width=3.2)

    return draw


def _pip(fill: str, dot: str = "") -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield Disc(name=name, layer=Layer.PIECE, at=at, radius=14, fill=fill, line=theme.INK, width=2)
        if dot:
            yield Disc(name=f"{name}.dot", layer=Layer.PLAYER, at=at, radius=6, fill=dot)

    return draw


def _box(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    """A person's box that is crossed off."""
    box = layout.around(at, 11, 14)
    yield Rect(name=name, layer=Layer.PIECE, box=box, radius=4, fill=theme.PEN, line=theme.INK, width=2)


def _gap(text: str, fill: str) -> Sample:
    def draw(name: str, at: Point, across: float) -> Iterable[AnyShape]:
        yield Rect(
            name=f"{name}.plate", layer=Layer.PLAYER, box=layout.around(at, 30, 20), radius=20, fill=fill,
            line=theme.INK, width=2,
        )  # fmt: skip
        yield layout.label(name, text, at, 28)

    return draw


def _carried(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    x, y = at
    yield from dice.die(f"{name}.die", "green", "curve", (x - 4, y - 16), 22)
    yield from drawings.elephant(name, (x - 24, y - 18), 46)


def _slot(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    box = layout.around(at, 24, 24)
    yield Rect(name=name, layer=Layer.GRID, box=box, radius=8, fill=common.PAPER, line=theme.INK, width=2)


def _emblems(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    for side, kind in ((-1, "sun"), (1, "moon")):
        yield from drawings.emblem(f"{name}.{kind}", kind, (at[0] + 18 * side, at[1]), 34, static=False)


def _veiled(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from dice.die(name, "blue", HOUSE.river[0], at, 50)
    veil = layout.around(at, 25, 25)
    yield Rect(name=f"{name}.veil", layer=Layer.PLAYER, box=veil, radius=9, fill=common.PANEL + "b8")


def _changed(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield from _bonus("karma")(f"{name}.sign", at, across)
    yield layout.frame(name, layout.around(at, 30, 30), 10)


def _option(name: str, at: Point, across: float) -> Iterable[AnyShape]:
    yield Rect(
        name=f"{name}.card", layer=Layer.VALUE, box=layout.around(at, 34, 25), radius=10, fill=theme.WHITE,
        line=common.CHOICE, width=common.LINE,
    )  # fmt: skip
    yield from layout.badge(name, "1", at, 26)


def _each(kind: str, values: Sequence[str], sample: dict[str, Sample]) -> tuple[Entry, ...]:
    return tuple(Entry(f"{kind}-{value}", sample[value]) for value in values)


DICE = Group(
    "legend-head-dice",
    (
        *(Entry(f"good-{good}", _good(good)) for good in GOODS),
        Entry("legend-purple", _die("purple", "tea_silk")),
        Entry("face-straight", _die("green", "straight")),
        Entry("face-curve", _die("green", "curve")),
        Entry("face-two_halves", _die("green", "two_halves")),
        *(Entry(f"symbol-{each}", _die("blue", each)) for each in dict.fromkeys(HOUSE.river)),
    ),
)
PALACE = Group(
    "legend-head-palace", tuple(Entry(f"legend-person-{each}", _person(each), whole=True) for each in PERSONS)
)
PROVINCE = Group(
    "legend-head-province",
    (
        *(Entry(f"legend-{each}", _cell(each)) for each in (*ICONS,)),
        Entry("legend-residence", _cell("residence")),
    ),
)
GAINED = Group("legend-head-bonuses", tuple(Entry(f"task-{each}", _bonus(each)) for each in BONUSES))
WRITTEN = Group(
    "legend-head-written",
    (
        Entry("legend-circled", _written("circled")),
        Entry("legend-crossed", _written("crossed")),
        Entry("legend-struck", _written("struck")),
        Entry("legend-fresh", _written("circled", fresh=True)),
        Entry("legend-pip-has", _pip(theme.GOODS["tea"])),
        Entry("legend-pip-gone", _pip(common.PAPER, theme.MOODS["sun"].soft)),
        Entry("legend-pip-free", _pip(common.PAPER)),
        Entry("legend-pip-border", legend.pair(_pip(theme.PEN), _box)),
    ),
)
SIGNS = Group(
    "legend-head-signs",
    (
        Entry("legend-players", legend.players),
        Entry("legend-clock", icon("clock", theme.INK)),
        Entry("legend-start", icon("elephant", theme.INK)),
        Entry("legend-elephant", _carried),
        Entry("legend-slot", _slot),
        Entry("legend-trophy", icon("trophy", theme.INK)),
        Entry("legend-gap", _gap("12", common.PAPER)),
        Entry("legend-overlap", _gap("+3", theme.GOLD.light)),
        Entry("legend-veiled", _veiled),
        Entry("legend-emblem", _emblems),
        Entry("legend-boat", icon("boat", theme.AREAS["blue"].shade)),
        Entry("legend-change", legend.text("12→9", 24, theme.INK)),
    ),
)
MARKS = Group(
    "legend-head-marks",
    (
        Entry("legend-new", _changed, whole=True),
        Entry("legend-closer", legend.gained("−9"), whole=True),
        Entry("legend-number", _option, whole=True),
    ),
)
PAGES: tuple[Page, ...] = ((DICE, PALACE), (PROVINCE, WRITTEN), (GAINED, MARKS), (SIGNS,))
