"""Under way between players: actions that wait for an earlier seat, tiles let go, agreements on offer.

Each has a small sign on its tile, and a sentence, which stands in the tile's list and in the alt text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.games.roads.labels import label
from engine.games.roads.state import Table
from render import theme
from render.hexmap import add
from render.scene import AnyShape, Icon, Layer, Point
from render.show import Show

from .pieces import WORKS, Piece, Scale, icon, plate


class Sign(NamedTuple):
    """A sign. `kind` is held, let or deal; `tile` where it lies ("wonder" for the next brick); `seats` its players;
    `code` and `args` its sentence (of an agreement, its number)."""

    kind: str
    name: str
    tile: str
    seats: tuple[int, ...]
    code: str
    args: Mapping[str, object]


def signs(table: Table) -> list[Sign]:
    """All signs of a table: waiting actions, tiles let go, then agreements on offer."""
    under_way = []
    for seat in table.seats():
        kept = {held.tile: held for held in table.held.get(str(seat), ())}
        for n, held in enumerate(kept.values()):
            args = {"seat": seat, "seat_first": held.seat, "tile": held.tile}
            name = f"held.{seat}.{n}" if n else f"held.{seat}"
            under_way.append(Sign("held", name, held.tile, (seat,), "note-held", args))
    for tile, seats in table.let.items():
        for seat in seats:
            args = {"seat": seat, "tile": tile}
            under_way.append(Sign("let", f"let.{tile}.{seat}", tile, (seat,), "note-let-go", args))
    for deal in table.deals:
        theirs = table.units.get(deal.terms.theirs)
        if theirs is not None:
            told = {"number": deal.number}
            under_way.append(
                Sign("deal", f"deal.{deal.number}", table.tile_of(theirs), (deal.by, deal.to), "label-deal", told)
            )
    return under_way


def merged(under_way: Iterable[Sign]) -> list[Sign]:
    """The signs as they lie on the map: those of tiles let go, and those of agreements, are one for each tile, with
    all players."""
    kept: dict[tuple[str, str], Sign] = {}
    for sign in under_way:
        name = sign.name if sign.kind == "held" else f"{sign.kind}.{sign.tile}"
        first = kept.setdefault((sign.tile, name), sign._replace(name=name))
        seats = tuple(dict.fromkeys([*first.seats, *sign.seats]))
        kept[sign.tile, name] = first._replace(seats=seats)
    return list(kept.values())


def sentence(sign: Sign, show: Show) -> str:
    """A sign's sentence; for an agreement on offer the text of the button that answers it."""
    if sign.kind == "deal":
        return label(show.view, "deal", sign.args["number"], show.speak)
    return show.speak(sign.code, **sign.args)


def piece(sign: Sign, size: Scale, *, small: bool = False) -> Piece:
    """A sign as a piece: an hourglass on the waiting player's colour; a tick for a tile let go; arrows between
    the two players of an agreement. In a `small` one the players' shapes lie over the lower corners."""
    return _small(sign, size) if small else _wide(sign, size)


def _wide(sign: Sign, size: Scale) -> Piece:
    side, air = round(size.text * 1.1), round(size.text * 0.24)
    mark = round(size.text * 0.9)
    high = side + 2 * air
    wide = side + len(sign.seats) * (mark + air) + 2 * air

    def draw(at: Point) -> list[AnyShape]:
        left = at[0] - wide / 2 + air
        shapes = _plate(sign, at, wide, high, size)
        before = 1 if sign.kind == "deal" else 0
        for n in range(len(sign.seats) + 1):
            if n == before:
                shapes.append(_icon(sign, (left + side / 2, at[1]), side))
                left += side + air
            if n < len(sign.seats):
                shapes.append(_mark(sign, n, (left + mark / 2, at[1]), mark))
                left += mark + air
        return shapes

    return Piece(sign.name, WORKS, wide, high, draw)


def _small(sign: Sign, size: Scale) -> Piece:
    held = sign.kind == "held"
    side, mark = round(size.text * (1.65 if held else 1.5)), max(round(size.text * 0.62), size.mark)
    wide = max(side, round(mark * 1.05 * len(sign.seats)) + round(mark * 0.8))
    if held:  # both are dark: the shape stands beside the hourglass
        wide = round(side * 0.72 + mark * 1.15)

    def draw(at: Point) -> list[AnyShape]:
        spot = (side * 0.4 - wide / 2, 0.0) if held else (0.0, -side * 0.12)
        shapes = [
            *_plate(sign, at, wide, side, size),
            _icon(sign, add(at, spot), round(side * (0.8 if held else 0.7))),
        ]
        y = 0 if held else side / 2 - mark * 0.42
        far = wide / 2 - mark * (0.62 if held else 0.42)
        for n in range(len(sign.seats)):
            x = far if len(sign.seats) == 1 else far * (2 * n / (len(sign.seats) - 1) - 1)
            shapes.append(_mark(sign, n, add(at, (x, y)), mark))
        return shapes

    return Piece(sign.name, WORKS, wide, side, draw)


def _fill(sign: Sign) -> str:
    return theme.PLAYERS[sign.seats[0]].colour if sign.kind == "held" else theme.PAPER


def _plate(sign: Sign, at: Point, wide: float, high: float, size: Scale) -> list[AnyShape]:
    return [
        plate(f"{sign.name}.light", at, wide + 4, high + 4, theme.PAPER, "", 0, size.text * 0.4),
        plate(f"{sign.name}.plate", at, wide, high, _fill(sign), theme.INK, size.line, size.text * 0.3),
    ]


def _icon(sign: Sign, at: Point, side: float) -> AnyShape:
    return icon(f"{sign.name}.icon", ICONS[sign.kind], at, side, cut=_fill(sign))


ICONS = {"held": "hourglass", "let": "check", "deal": "swap"}
"""The icons of the kinds of signs."""


def _mark(sign: Sign, n: int, at: Point, side: int) -> AnyShape:
    """A player's shape: dark on the player's colour, else in that colour."""
    own, held = theme.PLAYERS[sign.seats[n]], sign.kind == "held"
    return Icon(
        name=f"{sign.name}.mark{n}",
        layer=Layer.PIECE,
        icon=own.shape,
        at=add(at, (0, -side * 0.06 if own.shape == "triangle" else 0)),
        size=side,
        colour=theme.INK if held else own.colour,
        line="" if held else theme.INK,
    )
