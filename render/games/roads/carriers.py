"""Transporters as pieces: their kind on the owner's colour, their number on the owner's shape, their load below."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

from engine.games.roads.components import BOX, GOODS
from engine.games.roads.movement.cargo import kinds
from engine.games.roads.state import Unit
from engine.games.roads.world.names import unit_number
from render import layout, theme
from render.hexmap import add
from render.measure import width
from render.scene import AnyShape, Icon, Layer, Point, Rect

from .pieces import CARRIERS, Piece, Scale, icon, plate, text


def number(unit: Unit, size: Scale) -> str:
    """The digits of a transporter's name that tell it from its owner's others, as many as the scale shows."""
    return unit_number(unit.name)[-size.number :] if size.number else ""


def cargo(unit: Unit) -> dict[str, int]:
    """A transporter's load by kind: first the goods that count as wealth, then in the order of the box."""
    counts = kinds(unit.load)
    return {kind: counts[kind] for kind in (*reversed(BOX.wealth), *GOODS) if kind in counts}


Loads = Literal["kinds", "sum", "none"]
"""How a load is shown: each kind with its number, all as one number, or not at all."""
OVER = {1: 0.36, 2: 0.14}
"""How far the owner's shape reaches over the icon, ems, by the digits on it."""


def seal_side(size: Scale, digits: int) -> float:
    """The width of the owner's shape, for a disc, with so many digits."""
    return size.text * (1.2 if digits < 2 else 1.62)


def token_wide(size: Scale, digits: int = 0) -> int:
    """The width of a transporter without its load."""
    digits = digits or max(1, size.number)
    return round(size.icon + seal_side(size, digits) - OVER[digits] * size.text + 2 * size.pad)


def transporter(unit: Unit, units: Mapping[str, Unit], size: Scale, *, loads: Loads = "kinds") -> Piece:
    """A transporter: its icon on its owner's colour, its number on its owner's shape, its load below."""
    other = units.get(unit.aboard)
    tab = _carried(f"unit.{unit.name}.load", other, size) if other else _tab(unit.name, cargo(unit), size, loads)
    return _token(unit, number(unit, size), size, tab)


def equals(some: Sequence[Unit], units: Mapping[str, Unit], size: Scale, *, loads: Loads = "kinds") -> Piece:
    """Transporters of one kind and owner as one: their number on their owner's shape, all they carry below."""
    first = some[0]
    other = units.get(first.aboard)
    goods: dict[str, int] = {}
    for unit in some:
        for kind, n in cargo(unit).items():
            goods[kind] = goods.get(kind, 0) + n
    tab = _carried(f"unit.{first.name}.load", other, size) if other else _tab(first.name, goods, size, loads)
    piece = _token(first, f"×{len(some)}", size, tab)
    return piece._replace(holds=tuple(f"unit.{unit.name}" for unit in some[1:]))


def _token(unit: Unit, words: str, size: Scale, tab: Tab) -> Piece:
    wide = max(token_wide(size, len(words)), tab.wide)
    high = size.high + tab.high

    def draw(at: Point) -> list[AnyShape]:
        top = (at[0], at[1] - high / 2 + size.high / 2)
        edge = plate(f"unit.{unit.name}.light", at, wide + 4, high + 4, theme.PAPER, "", 0, size.text * 0.36)
        below = tab.draw((at[0], at[1] + high / 2 - tab.high / 2), wide) if tab.high else []
        return [edge, *below, *head(f"unit.{unit.name}", unit, top, wide, size, words)]

    return Piece(f"unit.{unit.name}", CARRIERS, wide, high, draw)


def head(name: str, unit: Unit, at: Point, wide: float, size: Scale, words: str) -> list[AnyShape]:
    """A transporter without its load, with these words on its owner's shape."""
    mark = theme.PLAYERS[unit.seat]
    digits = max(1, len(words), size.number)
    bare = token_wide(size, digits)
    left = at[0] - bare / 2
    seal = (left + size.pad + seal_side(size, digits) / 2, at[1])
    beside = (left + bare - size.pad - size.icon / 2, at[1])
    return [
        plate(f"{name}.plate", at, wide, size.high, mark.colour, theme.INK, size.line, size.text * 0.3),
        icon(f"{name}.{unit.kind}", unit.kind, beside, size.icon, cut=mark.colour),
        *sealed(name, unit.seat, words, seal, size),
    ]


GROWN = {"disc": 1.2, "square": 1.32, "triangle": 1.56, "diamond": 1.54, "hexagon": 1.2}
"""The sizes at which the players' shapes look equal, ems."""
BARE = 1.38
"""The largest size of a shape without a number, ems: a larger one would hide the icon beside it."""
SUNK = {"triangle": 0.16}
"""How far below its middle a shape holds a number, ems."""


def sealed(name: str, seat: int, words: str, at: Point, size: Scale) -> list[AnyShape]:
    """A dark number on a player's shape, set off from its ground by the player's colour."""
    mark = theme.PLAYERS[seat]
    grown = GROWN[mark.shape] if words else min(GROWN[mark.shape], BARE)
    side = size.text * grown * (1 if len(words) < 2 else 1.3)
    out = 0 if words else (side - seal_side(size, 1)) / 2  # a wide shape reaches out of its place, not over the icon
    sunk = SUNK.get(mark.shape, 0) * size.text
    written = [text(f"{name}.number", words, add(at, (0, sunk)), size.text, theme.PAPER)] if words else []
    return [
        Icon(
            name=f"{name}.mark",
            layer=Layer.PIECE,
            icon=mark.shape,
            at=(at[0] - max(0, out), at[1] - sunk * 0.6),
            size=round(side),
            colour=theme.INK,
            line=mark.colour,
        ),
        *written,
    ]


class Tab(NamedTuple):
    """The load that hangs below a transporter."""

    wide: int
    high: int
    draw: Callable[[Point, float], list[AnyShape]]


NONE = Tab(0, 0, lambda at, wide: [])


def _tab_plate(name: str, at: Point, across: float, high: float, fill: str, size: Scale) -> Rect:
    """The ground of a tab; the transporter hides its upper edge."""
    return Rect(
        name=f"{name}.plate",
        layer=Layer.PIECE,
        box=(at[0] - across / 2, at[1] - high / 2 - size.text * 0.4, at[0] + across / 2, at[1] + high / 2),
        radius=size.text * 0.3,
        fill=fill,
        line=theme.INK,
        width=size.line,
    )


def _tab(unit: str, goods: Mapping[str, int], size: Scale, loads: Loads) -> Tab:
    """The load as icons with their numbers; of more than two kinds the sum of the others."""
    name, mini = f"unit.{unit}.load", round(size.text * 1.1)
    if not goods or loads == "none":
        return NONE
    shown = list(goods.items())
    apart = 0 if loads == "sum" else 1
    if len(shown) > 1 + apart:
        shown = [*shown[:apart], ("good", sum(n for _, n in shown[apart:]))]
    parts = [(kind, str(n) if n > 1 else "") for kind, n in shown]
    wides = [mini + (1 + round(width(n, size.text, True)) if n else 0) for _, n in parts]
    gap = round(size.text * 0.22)
    wide = sum(wides) + gap * (len(parts) - 1) + 2 * size.pad + size.line
    high = mini + size.line

    def draw(at: Point, across: float) -> list[AnyShape]:
        shapes: list[AnyShape] = [_tab_plate(name, at, across, high, theme.PAPER, size)]
        x = at[0] - (wide - 2 * size.pad - size.line) / 2
        for (kind, n), part in zip(parts, wides, strict=True):
            ink = theme.GOODS[kind].ink if kind in theme.GOODS else theme.INK
            middle = at[1] - size.line / 2
            shapes.append(icon(f"{name}.{kind}", kind, (x + mini / 2, middle), mini, ink))
            if n:
                shapes.append(
                    layout.label(
                        f"{name}.{kind}.count", n, (x + mini + 1, middle), size.text, anchor="lm", layer=Layer.PIECE
                    )
                )
            x += part + gap
        return shapes

    return Tab(wide, high, draw)


def _carried(name: str, other: Unit, size: Scale) -> Tab:
    """The transporter that is carried, on its owner's colour."""
    mark = theme.PLAYERS[other.seat]
    mini = round(size.text * 1.15)
    high, digits = mini + size.line, number(other, size)

    def draw(at: Point, across: float) -> list[AnyShape]:
        y = at[1] - size.line / 2
        return [
            _tab_plate(name, at, across, high, mark.tint, size),
            icon(f"{name}.{other.kind}", other.kind, (at[0] - mini * 0.42, y), mini, cut=mark.tint),
            *([text(f"{name}.number", digits, (at[0] + mini * 0.6, y), size.text)] if digits else []),
        ]

    return Tab(token_wide(size), high, draw)
