"""All that is on one tile, in a list: the goods of each bank, and the load of each transporter."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.roads import labels as wording
from engine.games.roads.components import BUILDINGS
from engine.games.roads.state import Table, Unit
from engine.games.roads.world.names import is_river, sea_of
from render import layout, theme
from render.measure import width
from render.scene import AnyShape, Layer, Point, Rect
from render.show import Show

from .. import carriers, pieces
from ..pieces import Scale
from ..signs import piece as signed
from ..signs import sentence, signs
from .locator import locator
from .status import sign, words

LARGE = Scale(theme.MEDIUM, 2, mark=27)
ROW, CARD, GAP = 72, 60, 8
"""The heights of a row of goods and of a transporter's card, and between them."""
PAD = 14
PLACE = 20
"""From one place of a load to the next."""
LOCATOR = 64
"""The width of the little tile that shows the bank."""


class Listing:
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
            top, self.top = self.top, self.top + high + GAP
            return self.left, top, self.right
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
    listing = Listing(left + PAD, top + PAD, right - PAD)
    places = [place for place, on in table.atlas.tile_of.items() if on == tile]
    full = [place for place in places if _anything(table, tile, place)]
    _under_way(show, tile, listing)
    for place in full or places[:1]:
        cards = [_card(table, unit) for unit in table.units.values() if unit.at == place]
        _ground(show, tile, place, listing, alone=not cards or cards[0].wide > listing.half)
        for card in cards:
            _carrier(card, listing)
        listing.new_row()
    bottom = round(listing.top - GAP + PAD)
    plate = layout.plate("list", (left, top, right, bottom))
    return [plate, *listing.shapes], bottom


def _under_way(show: Show, tile: str, listing: Listing) -> None:
    """The signs of a tile, each with its sentence."""
    told = [(each, signed(each, LARGE), sentence(each, show)) for each in signs(show.view.table)]
    told = [each for each in told if each[0].tile == tile]
    room = listing.right - listing.left - 2 * PAD - 18
    fits = all(piece.wide + width(text, theme.MEDIUM, False) <= room for _, piece, text in told)
    for each, piece, text in told:
        left, top, right = listing.place(CARD, whole=True)
        box, y = (left, top, right, top + CARD), top + CARD / 2
        at, size = (left + PAD + piece.wide + 18, y), theme.MEDIUM if fits else 27
        listing.shapes += [
            layout.edged(Rect(name=f"list.{each.name}", layer=Layer.PLATE, box=box, radius=8, fill=theme.PAPER)),
            *piece.draw((left + PAD + piece.wide / 2, y)),
            layout.fitted(f"list.{each.name}.says", text, at, size, room - piece.wide, bold=False),
        ]


def _anything(table: Table, tile: str, place: str) -> bool:
    """Whether anything is at a place."""
    built = tile in table.buildings and table.buildings[tile].at == place
    home = any(player.home == place for player in table.players)
    return bool(built or home or table.ground.get(place) or any(unit.at == place for unit in table.units.values()))


def _ground(show: Show, tile: str, place: str, listing: Listing, *, alone: bool) -> None:
    """The row of a place: its name, its building, its goods. An empty place is a cell with room for the first
    transporter beside it, unless it stays `alone`."""
    table: Table = show.view.table
    paint = theme.TERRAINS["sea" if sea_of(place) or is_river(place) else table.terrain(tile)]
    entries = _entries(show, tile, place, paint)
    whole = place == tile
    begin = listing.left + 12 + (0 if whole else LOCATOR)
    text = wording.named("place", place, show.speak) or place
    most = listing.half - 24 - (0 if whole else LOCATOR)
    size = theme.MEDIUM if width(text, theme.MEDIUM, True) <= most else 27
    said = layout.fitted(f"list.{place}.name", text, (begin, 0), size, most, colour=paint.words)
    start = begin + width(said.text, size, True) + 20
    lines = _wrapped(entries, start, listing.right - 10)
    high = ROW * len(lines) if entries else CARD
    left, top, right = listing.place(high, whole=alone or bool(entries))
    middle = top + min(high, ROW) / 2
    box = (left, top, right, top + high)
    ground = Rect(name=f"list.{place}", layer=Layer.PLATE, box=box, radius=8, fill=paint.fill)
    listing.shapes.append(layout.edged(ground))
    if not whole:
        listing.shapes += locator(table.atlas, place, (left + 10 + LOCATOR / 2 - 4, middle))
    listing.shapes.append(replace(said, at=(begin, middle)))
    for k, line in enumerate(lines):
        x = start
        for entry, wide in line:
            listing.shapes += entry((x + wide / 2, top + ROW * (k + 0.5)))
            x += wide + 12


def _entries(show: Show, tile: str, place: str, paint: theme.Terrain) -> list[pieces.Piece]:
    """Home, building and goods of a place as pieces on its land."""
    table: Table = show.view.table
    shown = [pieces.home(seat, LARGE) for seat, player in enumerate(table.players) if player.home == place]
    built = table.buildings.get(tile)
    if built is not None and built.at == place:
        shown.append(pieces.building(f"list.{tile}", built, LARGE))
        shown.append(_said(f"list.{tile}.kind", show.speak.value("building", built.kind), paint.words))
        if built.made:
            shown.append(
                made(f"list.{tile}.made", f"{built.made}/{BUILDINGS[built.kind].most}", paint.words, paint.fill)
            )
    return [*shown, *pieces.stacks(f"list.{place}", table.ground.get(place, {}), LARGE, single=True)]


def _said(name: str, text: str, ink: str) -> pieces.Piece:
    """Words among the pieces: a building's name."""
    wide = round(width(text, theme.MEDIUM, False)) + 8

    def draw(at: Point) -> list[AnyShape]:
        return [layout.label(name, text, at, theme.MEDIUM, colour=ink, bold=False, layer=Layer.PIECE)]

    return pieces.Piece(name, pieces.WORKS, wide, 40, draw)


def made(name: str, text: str, ink: str = theme.INK, cut: str = theme.PAPER) -> pieces.Piece:
    """What a building has made in this phase and what it can make at most, with the sign of production."""
    wide = round(width(text, theme.MEDIUM, True)) + 48

    def draw(at: Point) -> list[AnyShape]:
        left = at[0] - wide / 2
        return [
            sign(f"{name}.sign", "production", (left + 18, at[1]), 32, ink, cut),
            words(name, text, (left + 42, at[1]), colour=ink),
        ]

    return pieces.Piece(name, pieces.WORKS, wide, 40, draw)


def _wrapped(entries: Iterable[pieces.Piece], left: float, right: float) -> list[list[tuple[pieces.Draw, float]]]:
    """Pieces in lines, as many as fit into each."""
    lines: list[list[tuple[pieces.Draw, float]]] = [[]]
    x = left
    for piece in entries:
        if x + piece.wide > right and lines[-1]:
            lines.append([])
            x = left
        lines[-1].append((piece.draw, piece.wide))
        x += piece.wide + 12
    return lines


class Card(NamedTuple):
    """A transporter's card: another transporter it carries, the goods it or that one carries, their widths, how many
    goods it has room for (0 if it carries another), and the width the card needs."""

    unit: Unit
    other: Unit | None
    goods: dict[str, int]
    wides: list[int]
    room: int
    wide: float


TOKEN = carriers.token_wide(LARGE) + 2 * LARGE.pad
"""The width of a transporter on a card."""


def _card(table: Table, unit: Unit) -> Card:
    other = table.units.get(unit.aboard)
    goods = carriers.cargo(unit if other is None else other)
    wides = [42 + round(width(str(n), theme.MEDIUM, True)) + 10 for n in goods.values()]
    room = unit.about.carries if other is None else 0
    tokens = 1 if other is None else 2
    wide = PAD + tokens * (TOKEN + 14) + sum(wides) + room * PLACE + 10
    return Card(unit, other, goods, wides, room, wide)


def _carrier(card: Card, listing: Listing) -> None:
    """A transporter's card: itself, its load, how much room it has."""
    unit, other = card.unit, card.other
    name = f"list.{unit.name}"
    left, top, right = listing.place(CARD, whole=card.wide > listing.half)
    box, y = (left, top, right, top + CARD), top + CARD / 2
    listing.shapes.append(layout.edged(Rect(name=name, layer=Layer.PLATE, box=box, radius=8, fill=theme.PAPER)))
    x = left + PAD
    listing.shapes += carriers.head(name, unit, (x + TOKEN / 2, y), TOKEN, LARGE, carriers.number(unit, LARGE))
    x += TOKEN + 14
    if other is not None:
        listing.shapes += carriers.head(
            f"{name}.{other.name}", other, (x + TOKEN / 2, y), TOKEN, LARGE, carriers.number(other, LARGE)
        )
        x += TOKEN + 14
    for (kind, n), wide in zip(card.goods.items(), card.wides, strict=True):
        listing.shapes += _good(f"{name}.{kind}", kind, n, (x, y))
        x += wide
    listing.shapes += places(f"{name}.room", sum(card.goods.values()), card.room, (right - 10, y))


def places(name: str, taken: int, room: int, at: Point) -> Iterable[AnyShape]:
    """The places of a load, the taken ones dark; they end at a point."""
    for n in range(room):
        box = layout.around((at[0] - (room - n - 0.5) * PLACE, at[1]), PLACE / 2 - 2, PLACE / 2 - 2)
        fill, line = (theme.INK, theme.INK) if n < taken else ("", theme.SOFT)
        yield Rect(name=f"{name}.{n}", layer=Layer.PIECE, box=box, radius=3, fill=fill, line=line, width=theme.THIN)


def _good(name: str, kind: str, n: int, at: Point) -> Iterable[AnyShape]:
    x, y = at
    yield sign(f"{name}.icon", kind, (x + 18, y), 36, theme.GOODS[kind].ink, theme.PAPER)
    yield words(f"{name}.count", str(n), (x + 42, y))
