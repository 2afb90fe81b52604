"""The pieces on the map, each drawn around its middle: buildings, homes, goods, letters.

A piece knows its size before it has a place, so that the pieces of a bank can be placed beside each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from engine.games.roads.components import GOODS
from engine.games.roads.movement.cargo import kinds
from engine.games.roads.state import Building
from render import layout, theme
from render.hexmap import add
from render.measure import width
from render.scene import AnyShape, Icon, Layer, Point, Rect, Text

WORKS, CARRIERS, CARGO = range(3)
"""Ranks of pieces: those of one rank share rows."""
SHARE = 0.3
"""The em of numbers on a map for a phone, over the radius of hexagons."""
READ, MOST = 27, 40
"""The least and the largest text on a map for a phone, 1,000 wide."""
Draw = Callable[[Point], list[AnyShape]]


class Scale(NamedTuple):
    """Sizes by the room a tile has, pixels, the same for all pieces of a picture. `text` is the em of numbers;
    `number`: how many digits of transporters' names are shown; `close`: pieces have no air around them; `mark`: the
    least size of a player's mark."""

    text: int
    number: int
    close: bool = False
    mark: int = 0

    @property
    def icon(self) -> int:
        """A transporter's or a good's icon."""
        return round(self.text * (1.05 if self.close else 1.25))

    @property
    def high(self) -> int:
        """A transporter's or a good's plate."""
        return round(self.text * (1.3 if self.close else 1.5 if self.number < 2 else 1.62))

    @property
    def works(self) -> int:
        """A building's plate."""
        return round(self.text * (1.45 if self.close else 1.85))

    @property
    def seal(self) -> int:
        """The number on a wall."""
        return round(self.text * 1.35)

    @property
    def pad(self) -> int:
        """Inside plates, between their parts."""
        return round(self.text * 0.2)

    @property
    def line(self) -> int:
        """The line around plates."""
        return theme.THIN if self.text < theme.MEDIUM else theme.LINE


class Piece(NamedTuple):
    """A piece, and how it is drawn around a middle. `holds`: the names of other pieces it stands for; `goods`: how
    many goods it is."""

    name: str
    rank: int
    wide: int
    high: int
    draw: Draw
    holds: tuple[str, ...] = ()
    goods: int = 0


def scales(radius: float, *, close: bool = False) -> tuple[Scale, ...]:
    """The sizes for tiles of that radius, the largest first: the first is taken with which all has room. Close-ups
    show transporters' whole numbers from a smaller radius on, and nothing that a phone shows too small."""
    if close:
        few = Scale(READ, 1, close=True, mark=READ)
        if radius < 95:
            return (few,)
        whole = tuple(Scale(text, 2, mark=READ) for text in (theme.MEDIUM, READ))
        return (*(whole if radius >= 132 else ()), Scale(READ, 2, close=True, mark=READ), few)
    if radius < 95:
        return (Scale(theme.LEAST, 1),)
    if radius < 132:
        return (Scale(theme.SMALL, 1), Scale(theme.LEAST, 1))
    return tuple(Scale(text, 2) for text in (theme.MEDIUM, 25, theme.SMALL, theme.LEAST))


def brief_scale(radius: float) -> Scale:
    """The size of pieces that are shown briefly, for a phone: as large as tiles of that radius have room for."""
    return Scale(max(READ, min(MOST, round(radius * SHARE))), 0, radius < 2.6 * READ, READ)


def text(name: str, words: str, at: Point, size: int, colour: str = theme.INK) -> Text:
    """A number or a short word on a piece."""
    return layout.label(name, words, at, size, colour=colour, layer=Layer.PIECE)


def icon(name: str, kind: str, at: Point, size: float, colour: str = theme.INK, cut: str = theme.PAPER) -> Icon:
    """A silhouette on a piece."""
    return Icon(name=name, layer=Layer.PIECE, icon=kind, at=at, size=size, colour=colour, cut=cut)


def plate(name: str, at: Point, wide: float, high: float, fill: str, line: str, width: float, radius: float) -> Rect:
    """The ground of a piece."""
    box = layout.around(at, wide / 2, high / 2)
    return Rect(name=name, layer=Layer.PIECE, box=box, radius=radius, fill=fill, line=line, width=width)


# --- fixed pieces


def building(tile: str, built: Building, size: Scale, *, full: bool = True) -> Piece:
    """A building's icon on a light plate; beside a mine's, the rest of its bag, if it is shown in `full`."""
    name, side = f"building.{tile}", size.works
    bag = [("gold", built.gold), ("iron", built.iron)] if built.kind == "mine" and full else []
    mini = round(size.text * 1.05)
    more = mini + size.pad + round(max((width(str(n), size.text, True) for _, n in bag), default=0)) + size.pad
    wide = side + (more if bag else 0)
    high = max(side, round(size.text * 1.65)) if bag else side

    def draw(at: Point) -> list[AnyShape]:
        left = at[0] - wide / 2
        shapes: list[AnyShape] = [
            plate(f"{name}.plate", at, wide, high, theme.PAPER, theme.INK, size.line, size.text * 0.3),
            icon(f"{name}.{built.kind}", built.kind, (left + side / 2, at[1]), round(side * 0.8)),
        ]
        for k, (kind, n) in enumerate(bag):
            y = at[1] + (k - 0.5) * high * 0.49
            ink = theme.GOODS[kind].ink if n else theme.SOFT + "60"
            shapes.append(icon(f"{name}.bag.{kind}", kind, (left + side + mini / 2 - 2, y), mini, ink))
            where = (left + side + mini + size.pad - 2, y)
            shapes.append(
                layout.label(
                    f"{name}.bag.{kind}.count",
                    str(n),
                    where,
                    size.text,
                    anchor="lm",
                    colour=theme.INK if n else theme.SOFT,
                    layer=Layer.PIECE,
                )
            )
        return shapes

    return Piece(name, WORKS, wide, high, draw)


def home(seat: int, size: Scale) -> Piece:
    """A player's home: a house of its colour with its mark."""
    name, side, mark = f"home.{seat}", size.works, theme.PLAYERS[seat]
    small = max(round(side * 0.42), size.mark)

    def draw(at: Point) -> list[AnyShape]:
        return [
            Icon(
                name=name,
                layer=Layer.PIECE,
                icon="home",
                at=at,
                size=side,
                colour=mark.colour,
                cut=theme.PAPER,
                line=theme.INK,
            ),
            icon(f"{name}.mark", mark.shape, add(at, (0, side * 0.19)), small, theme.INK),
        ]

    return Piece(name, WORKS, side, side, draw)


# --- goods


def stack(place: str, kind: str, n: int, size: Scale, *, tight: bool = False, single: bool = False) -> Piece:
    """Goods of a kind on the ground: an icon, and their number if there are several; a `single` one's too."""
    name, paint = f"goods.{place}.{kind}", theme.GOODS[kind]
    words = str(n) if n > 1 or single else ""
    side = round(size.text * (1.1 if tight else 1.15))
    air = 2 if tight else round(size.text * 0.2)
    wide = side + 2 * air + (round(width(words, size.text, True)) + (0 if tight else air) if words else 0)
    high = side + 4 if tight else round(size.text * 1.36)

    def draw(at: Point) -> list[AnyShape]:
        left = at[0] - wide / 2 + air
        shapes: list[AnyShape] = [
            plate(f"{name}.plate", at, wide, high, paint.tint, paint.ink, theme.THIN, size.text * 0.3),
            icon(f"{name}.icon", kind, (left + side / 2, at[1]), side, paint.ink, paint.tint),
        ]
        if words:
            where = (left + side + (0 if tight else 1), at[1])
            shapes.append(layout.label(f"{name}.count", words, where, size.text, anchor="lm", layer=Layer.PIECE))
        return shapes

    return Piece(name, CARGO, wide, high, draw, goods=n)


def stacks(
    place: str, ground: dict[str, int], size: Scale, *, tight: bool = False, single: bool = False
) -> Iterable[Piece]:
    """All goods on the ground of a place, in the order of the box; `tight` ones have no air around them."""
    counts = kinds(ground)
    return (stack(place, kind, counts[kind], size, tight=tight, single=single) for kind in GOODS if kind in counts)


def more(place: str, n: int, size: Scale) -> Piece:
    """A plate with the number of goods that are not shown."""
    name, words = f"more.{place}", f"+{n}"
    wide, high = round(width(words, size.text, True)) + round(size.text * 0.6), round(size.text * 1.3)

    def draw(at: Point) -> list[AnyShape]:
        return [
            plate(f"{name}.plate", at, wide, high, theme.INK, theme.PAPER, theme.THIN, size.text * 0.3),
            text(f"{name}.count", words, at, size.text, theme.PAPER),
        ]

    return Piece(name, CARGO, wide, high, draw)


def letter(place: str, words: str, size: int) -> Piece:
    """The letter of a choice, among the pieces of its place."""
    half_wide, half_high = layout.badge_half(words, size)
    return Piece(
        f"choice.{place}",
        WORKS,
        round(2 * half_wide) + 2,
        round(2 * half_high) + 2,
        lambda at: layout.badge(f"choice.{words}", words, at, size),
    )


def lettered(piece: Piece, words: str, size: Scale, letters: int) -> Piece:
    """A piece with the letter of a choice above it, `letters` em large."""
    half_wide, half_high = layout.badge_half(words, letters)
    high = piece.high + round(2 * half_high) - 2

    def draw(at: Point) -> list[AnyShape]:
        below = (at[0], at[1] + high / 2 - piece.high / 2)
        badge = (at[0], at[1] - high / 2 + half_high)
        ring = layout.around(below, piece.wide / 2 + 6, piece.high / 2 + 6)
        return [
            Rect(
                name=f"option.{piece.name}",
                layer=Layer.PIECE,
                box=ring,
                radius=size.text * 0.5,
                fill=theme.CHOICE,
                line=theme.PAPER,
                width=theme.THIN,
            ),
            *piece.draw(below),
            *layout.badge(f"choice.{words}", words, badge, letters),
        ]

    return piece._replace(wide=max(piece.wide, round(2 * half_wide)) + 4, high=high, draw=draw)
