"""All that is on one tile, in a list: on which bank lies what, and whose transporter carries what."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.roads.components import BUILDINGS
from engine.games.roads.state import Table, Unit
from render import layout, theme
from render.measure import width
from render.scene import AnyShape, Layer, Point, Rect
from render.show import Show

from . import carriers, pieces
from .pieces import Scale
from .status import sign, words

LARGE = Scale(theme.MEDIUM, 2)
ROW, CARD, GAP = 72, 60, 8
"""The heights of a row of goods and of a transporter's card, and between them."""
PAD = 14


class List:
    """Cards in two columns, growing downwards from `top`."""

    def __init__(self, left: float, top: float, right: float) -> None:
        self.left, self.right, self.top = left, right, top
        self.shapes: list[AnyShape] = []
        self.column = 0
        self.row_high = 0.0

    @property
    def half(self) -> float:
        """The width of a card of one column."""
        return (self.right - self.left - GAP) / 2

    def place(self, high: float, *, whole: bool = False) -> tuple[float, float, float]:
        """Where the next card lies: left, top, right."""
        if whole or self.column == 2:
            self.new_row()
        if whole:
            found = (self.left, self.top, self.right)
            self.top += high + GAP
            return found
        left = self.left + self.column * (self.half + GAP)
        self.row_high = max(self.row_high, high)
        self.column += 1
        return left, self.top, left + self.half

    def new_row(self) -> None:
        """Begin again at the left."""
        if self.column:
            self.top += self.row_high + GAP
        self.column, self.row_high = 0, 0.0


def inventory(show: Show, tile: str, space: tuple[float, float, float]) -> tuple[list[AnyShape], int]:
    """The list of a tile below `top`, between left and right, and where it ends."""
    left, top, right = space
    table: Table = show.view.table
    found = List(left + PAD, top + PAD, right - PAD)
    land = table.atlas
    places = [place for place, on in land.tile_of.items() if on == tile]
    full = [place for place in places if _anything(table, tile, place)]
    several = len(land.tiles[tile].banks) > 1
    for place in full or places[:1]:
        _ground(show, tile, place, found, named=several or place != places[0])
        for unit in table.units.values():
            if unit.at == place:
                _carrier(table, unit, found)
        found.new_row()
    bottom = round(found.top - GAP + PAD)
    plate = layout.plate("list", (left, top, right, bottom))
    return [plate, *found.shapes], bottom


def _anything(table: Table, tile: str, place: str) -> bool:
    """Whether anything is at a place."""
    built = tile in table.buildings and table.buildings[tile].at == place
    home = any(player.home == place for player in table.players)
    return bool(built or home or table.ground.get(place) or any(unit.at == place for unit in table.units.values()))


def _ground(show: Show, tile: str, place: str, found: List, *, named: bool) -> None:
    """The row of a place: its name, what is built there, the goods that lie there."""
    table: Table = show.view.table
    terrain = table.terrain(tile)
    paint = theme.TERRAINS["sea" if "@" in place or place.endswith("r") else terrain]
    entries = _entries(show, tile, place)
    name = place if named or "@" in place else tile
    start = found.left + 12 + width(name, theme.MEDIUM, True) + 20
    lines = _wrapped(entries, start, found.right - 10)
    high = ROW * len(lines)
    left, top, right = found.place(high, whole=True)
    box = (left, top, right, top + high)
    found.shapes.append(Rect(name=f"list.{place}", layer=Layer.PLATE, box=box, radius=8, fill=paint.fill))
    found.shapes.append(words(f"list.{place}.name", name, (left + 12, top + ROW / 2)))
    for k, line in enumerate(lines):
        x = start
        for entry, wide in line:
            found.shapes += entry((x + wide / 2, top + ROW * (k + 0.5)))
            x += wide + 12


def _entries(show: Show, tile: str, place: str) -> list[pieces.Piece]:
    """Home, building and goods of a place as pieces."""
    table: Table = show.view.table
    shown = [pieces.home(seat, LARGE) for seat, player in enumerate(table.players) if player.home == place]
    built = table.buildings.get(tile)
    if built is not None and built.at == place:
        shown.append(pieces.building(f"list.{tile}", built, LARGE))
        shown.append(_said(f"list.{tile}.kind", show.speak.value("building", built.kind), bold=False))
        if built.made:
            shown.append(_said(f"list.{tile}.made", f"{built.made}/{BUILDINGS[built.kind].most}"))
    return [*shown, *pieces.stacks(f"list.{place}", table.ground.get(place, {}), LARGE)]


def _said(name: str, text: str, *, bold: bool = True) -> pieces.Piece:
    """Words among the pieces: what a building is called, what it has made in this phase out of what it may make."""
    wide = round(width(text, theme.MEDIUM, bold)) + 8

    def draw(at: Point) -> list[AnyShape]:
        return [layout.label(name, text, at, theme.MEDIUM, bold=bold, layer=Layer.PIECE)]

    return pieces.Piece(name, pieces.WORKS, wide, 40, draw)


def _wrapped(entries: Iterable[pieces.Piece], left: float, right: float) -> list[list[tuple[pieces.Draw, float]]]:
    """Pieces in lines that are not wider than there is room."""
    lines: list[list[tuple[pieces.Draw, float]]] = [[]]
    x = left
    for piece in entries:
        if x + piece.wide > right and lines[-1]:
            lines.append([])
            x = left
        lines[-1].append((piece.draw, piece.wide))
        x += piece.wide + 12
    return lines


def _carrier(table: Table, unit: Unit, found: List) -> None:
    """A transporter's card: itself, then what it carries; how much more it takes."""
    goods = carriers.cargo(unit)
    wides = [36 + 6 + round(width(str(n), theme.MEDIUM, True)) + 14 for n in goods.values()]
    token = carriers.token_wide(LARGE) + 2 * LARGE.pad
    start = PAD + token + 18
    whole = start + sum(wides) + 10 > found.half
    left, top, right = found.place(CARD, whole=whole)
    y = top + CARD / 2
    name = f"list.{unit.name}"
    found.shapes.append(
        Rect(name=name, layer=Layer.PLATE, box=(left, top, right, top + CARD), radius=8, fill=theme.PAPER)
    )
    found.shapes += carriers.head(name, unit, (left + PAD + token / 2, y), token, LARGE)
    x = left + start
    for (kind, n), wide in zip(goods.items(), wides, strict=True):
        found.shapes += _good(f"{name}.{kind}", kind, n, (x, y))
        x += wide
    other = table.units.get(unit.aboard)
    if other is not None:
        found.shapes += carriers.head(f"{name}.{other.name}", other, (x + token / 2, y), token, LARGE)
        x += token
    room = unit.about.carries - sum(goods.values())
    if other is None and x + 70 < right:
        text = f"{sum(goods.values())}/{unit.about.carries}"
        found.shapes.append(
            layout.label(
                f"{name}.room",
                text,
                (right - 12, y),
                theme.SMALL,
                anchor="rm",
                colour=theme.SOFT if room else theme.INK,
            )
        )


def _good(name: str, kind: str, n: int, at: Point) -> Iterable[AnyShape]:
    x, y = at
    yield sign(f"{name}.icon", kind, (x + 18, y), 36, theme.GOODS[kind].ink, theme.PAPER)
    yield words(f"{name}.count", str(n), (x + 42, y))
