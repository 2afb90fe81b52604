"""Canal cards: water along three corners and all four sides, the symbols on the sides; a system of them with the
ship's figure and a route."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.hexes import letters
from engine.games.shipyard.edition import Edition
from engine.games.shipyard.state import Canal, Figure
from engine.games.shipyard.voyage.chart import FACES, LAND, RING
from engine.kit.grid import SIDES, cell
from render import layout
from render import theme as common
from render.pen import EDGE
from render.scene import AnyShape, Disc, Icon, Layer, Line, Path, Point, Polygon, Rect

from . import theme

OFFSETS = dict(zip(RING, ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)), strict=True))
"""Where the spaces of a card lie from its middle, in thirds of its size."""
SIGN, DECK = 0.31, 0.25
"""How large a symbol is on a card, and on the deck of a ship."""
READ, LARGE = 39, 84
"""The least size of a symbol on cards that are so large: a phone shows them in a close-up."""
NAMED = 44
"""The room for the names of columns, and of rows."""
TURNS = {"n": 0, "e": 90, "s": 180, "w": 270}


def place(at: Point, size: float, space: str) -> Point:
    """The middle of a space of a card whose middle is `at`."""
    dx, dy = OFFSETS[space]
    return round(at[0] + dx * size / 3, 1), round(at[1] + dy * size / 3, 1)


def symbols(edition: Edition, canal: str, turned: int) -> dict[str, str]:
    """The symbols of a card as it lies, by space."""
    printed = dict(zip(FACES, edition.canal(canal), strict=True))
    return {RING[(RING.index(face) + turned // 45) % 8]: symbol for face, symbol in printed.items()}


def card(
    name: str,
    edition: Edition,
    canal: str,
    turned: int,
    at: Point,
    size: float,
    *,
    static: bool = False,
    signs: bool = True,
    ship: str = "",
) -> Iterable[AnyShape]:
    """A card; `at` is its middle. `signs`: whether its symbols are shown, but for that where the `ship` is."""
    half = size / 2
    box = (at[0] - half, at[1] - half, at[0] + half, at[1] + half)
    yield Rect(
        name=f"{name}.land", layer=Layer.TERRAIN, box=_rounded(box), radius=round(size / 14), fill=theme.LAND,
        line=EDGE, width=2, static=static,
    )  # fmt: skip
    land = (RING.index(LAND) + turned // 45) % 8
    chain = [RING[(land + k) % 8] for k in range(1, 8)]
    points = tuple(place(at, size, each) for each in chain)
    wide = round(size * 0.22)
    for part, colour, more in (("bank", theme.SHORE, 2), ("water", theme.SEA, 0)):
        yield Line(
            name=f"{name}.{part}", layer=Layer.ROAD, points=points, colour=colour, width=wide + 2 * more,
            static=static,
        )  # fmt: skip
        for side, (dx, dy) in SIDES.items():
            reach, across = size / 12, wide / 2 + more
            x, y = at[0] + dx * (half - reach), at[1] + dy * (half - reach)
            mouth = (abs(dx) * reach + abs(dy) * across, abs(dy) * reach + abs(dx) * across)
            yield Rect(
                name=f"{name}.{part}.{side}", layer=Layer.ROAD, fill=colour, static=static,
                box=_rounded((x - mouth[0], y - mouth[1], x + mouth[0], y + mouth[1])),
            )  # fmt: skip
    for space in chain:
        if space not in SIDES:
            yield Disc(
                name=f"{name}.space.{space}", layer=Layer.VALUE, at=place(at, size, space),
                radius=round(size * 0.035, 1), fill=theme.SHORE, static=static,
            )  # fmt: skip
    across = max(size * SIGN, READ) if size >= LARGE else size * SIGN
    for space, symbol in symbols(edition, canal, turned).items() if signs else ():
        if space != ship:
            yield from sign(f"{name}.{space}", symbol, place(at, size, space), across, static=static)


def sign(name: str, symbol: str, at: Point, size: float, *, static: bool = False) -> Iterable[AnyShape]:
    """An inspector, or the blue ribbon, in its disc."""
    kind = theme.SYMBOLS[symbol]
    yield Disc(
        name=f"{name}.disc", layer=Layer.PIECE, at=at, radius=round(size / 2, 1), fill=kind.tint, line=kind.ink,
        width=2, static=static,
    )  # fmt: skip
    yield Icon(
        name=f"{name}.sign", layer=Layer.PIECE, icon=kind.icon, at=at, size=round(size * 0.7, 1), colour=kind.ink,
        cut=kind.tint, static=static,
    )  # fmt: skip


def laden(name: str, seat: int, symbol: str, at: Point, size: float, behind: str) -> Iterable[AnyShape]:
    """A ship from above that shows the symbol of its space on its deck, so large."""
    turn = (TURNS[behind] + 180) % 360
    hull = ((0, -0.86), (0.44, -0.42), (0.6, 0), (0.6, 0.62), (-0.6, 0.62), (-0.6, 0), (-0.44, -0.42))
    yield Polygon(
        name=f"{name}.hull", layer=Layer.PIECE, points=_turned(hull, turn, at, size),
        fill=common.PLAYERS[seat].colour, line=common.INK, width=common.LINE,
    )  # fmt: skip
    yield from sign(name, symbol, at, size)


def figure(name: str, seat: int, at: Point, size: float, behind: str) -> Iterable[AnyShape]:
    """A ship from above in its player's colour, its stern pointing to `behind`."""
    mark = common.PLAYERS[seat]
    hull = ((0, -0.62), (0.3, -0.2), (0.34, 0.5), (-0.34, 0.5), (-0.3, -0.2))
    house = ((-0.16, -0.08), (0.16, -0.08), (0.16, 0.3), (-0.16, 0.3))
    turn = (TURNS[behind] + 180) % 360
    for part, points, fill in (("hull", hull, mark.colour), ("house", house, common.PAPER)):
        yield Polygon(
            name=f"{name}.{part}", layer=Layer.PLAYER, points=_turned(points, turn, at, size), fill=fill,
            line=common.INK, width=common.LINE if size > 30 and part == "hull" else 2,
        )  # fmt: skip


def _turned(points: Path, turn: int, at: Point, size: float) -> tuple[Point, ...]:
    sine, cosine = {0: (0, 1), 90: (1, 0), 180: (0, -1), 270: (-1, 0)}[turn]
    return tuple(
        (round(at[0] + (x * cosine - y * sine) * size, 1), round(at[1] + (x * sine + y * cosine) * size, 1))
        for x, y in points
    )


class Waters:
    """A canal system fitted into a box, no card larger than `most`; `also`: further cells that are to have room."""

    def __init__(
        self, canals: Sequence[Canal], box: tuple[float, ...], most: float, also: Iterable[str] = ()
    ) -> None:
        self.canals = canals
        cells = [cell(each) for each in dict.fromkeys((*(each.cell for each in canals), *also))]
        columns, rows = [each.column for each in cells], [each.row for each in cells]
        self.first = (min(columns, default=0), min(rows, default=0))
        wide, high = max(columns, default=0) - self.first[0] + 1, max(rows, default=0) - self.first[1] + 1
        left, top, right, bottom = box
        self.size = int(min(most, (right - left) / wide, (bottom - top) / high))
        self.corner = (
            round((left + right - wide * self.size) / 2),
            round((top + bottom - high * self.size) / 2),
        )
        self.wide, self.high = wide, high

    def rise(self, top: float) -> None:
        """Move it up, to begin at this height."""
        self.corner = (self.corner[0], round(top))

    def bottom(self) -> float:
        """Where it ends."""
        return self.corner[1] + self.high * self.size

    def named(self, name: str) -> Iterable[AnyShape]:
        """The letters of the columns above them and the numbers of the rows before them: on a card the name of its
        cell would lie over symbols."""
        left, top = self.corner
        for k in range(self.wide):
            at = (round(left + (k + 0.5) * self.size), top - NAMED / 2)
            text = letters(self.first[0] + k)
            yield layout.label(f"{name}.column.{k}.name", text, at, 27, colour=common.SOFT)
        for k in range(self.high):
            beside = (left - NAMED / 2, round(top + (k + 0.5) * self.size))
            text = str(self.first[1] + k + 1)
            yield layout.label(f"{name}.row.{k}.name", text, beside, 27, colour=common.SOFT)

    def end(self, ship: Figure, way: str) -> Point:
        """The last space of a route."""
        x, y = self.afloat(ship.cell, ship.space)
        for letter in way:
            dx, dy = SIDES[letter]
            x, y = x + dx * self.size / 3, y + dy * self.size / 3
        return round(x), round(y)

    def beside(self, ship: Figure, way: str) -> Point:
        """Where a letter for the end of a route hides no symbol: in the middle of its card if it ends on a side."""
        x, y = self.end(ship, way)
        column, row = (int((at - first) // self.size) for at, first in zip((x, y), self.corner, strict=True))
        half = self.size / 2
        middle = (self.corner[0] + column * self.size + half, self.corner[1] + row * self.size + half)
        on_side = min(abs(x - middle[0]), abs(y - middle[1])) < self.size / 6
        return (round(middle[0]), round(middle[1])) if on_side else (x, y)

    def clear(self, at: Point, reach: float) -> bool:
        """Whether something around this point that reaches so far hides no symbol."""
        across = max(self.size * SIGN, READ if self.size >= LARGE else 0)
        signs = (self.afloat(each.cell, side) for each in self.canals for side in SIDES)
        return all(max(abs(at[0] - x), abs(at[1] - y)) >= reach + across / 2 for x, y in signs)

    def beyond(self, name: str, space: str, text: int) -> Point:
        """Outside a card, before the symbol on one of its sides: where a letter hides nothing."""
        (x, y), (dx, dy) = self.afloat(name, space), SIDES[space]
        half, _ = layout.badge_half("A", text)
        out = self.size * SIGN / 2 + half + 3
        return round(x + dx * out), round(y + dy * out)

    def middle(self, name: str) -> Point:
        """The middle of a cell."""
        at = cell(name)
        return (
            self.corner[0] + (at.column - self.first[0] + 0.5) * self.size,
            self.corner[1] + (at.row - self.first[1] + 0.5) * self.size,
        )

    def box(self, name: str) -> tuple[float, float, float, float]:
        """The box of a cell."""
        (x, y), half = self.middle(name), self.size / 2
        return x - half, y - half, x + half, y + half

    def drawn(
        self, name: str, edition: Edition, seat: int, ship: Figure | None, *, signs: bool = True
    ) -> Iterable[AnyShape]:
        """The cards and the figure on them."""
        if ship is not None:
            yield from self._ship(f"{name}.figure", edition, seat, ship, signs=signs)
        for each in self.canals:
            here = ship.space if ship is not None and ship.cell == each.cell else ""
            yield from card(
                f"{name}.{each.cell}",
                edition,
                each.canal,
                each.turned,
                self.middle(each.cell),
                self.size,
                signs=signs,
                ship=here,
            )

    def _ship(self, name: str, edition: Edition, seat: int, ship: Figure, *, signs: bool) -> Iterable[AnyShape]:
        """The figure, with the symbol of its space if that is shown. It lies below the symbols beside it."""
        at = self.afloat(ship.cell, ship.space)
        here = [symbols(edition, each.canal, each.turned) for each in self.canals if each.cell == ship.cell]
        symbol = here[0].get(ship.space, "") if here and signs else ""
        if symbol:
            across = max(self.size * DECK, READ if self.size >= LARGE else 0)
            yield from laden(name, seat, symbol, at, across, ship.behind)
        else:
            yield from figure(name, seat, at, self.size * 0.3, ship.behind)

    def afloat(self, name: str, space: str) -> Point:
        """The middle of a space."""
        return place(self.middle(name), self.size, space)

    def route(self, name: str, ship: Figure, way: str, off: float = 0) -> Iterable[AnyShape]:
        """A route from the figure on, below the symbols; `off`: how far beside the middle of the water."""
        x, y = self.afloat(ship.cell, ship.space)
        x, y = x + off, y + off
        points = [(x, y)]
        for letter in way:
            dx, dy = SIDES[letter]
            x, y = x + dx * self.size / 3, y + dy * self.size / 3
            points.append((round(x, 1), round(y, 1)))
        for part, colour, width in (("under", common.PAPER, 10), ("line", common.CHOICE, 6)):
            yield Line(name=f"{name}.{part}", layer=Layer.ROAD, points=tuple(points), colour=colour, width=width)


def _rounded(box: tuple[float, ...]) -> tuple[float, float, float, float]:
    left, top, right, bottom = (round(each, 1) for each in box)
    return left, top, right, bottom
