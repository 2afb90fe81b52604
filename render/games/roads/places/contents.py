"""The pieces at the places of a table, in their order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from engine.games.roads.state import Table, Unit
from engine.games.roads.world.atlas import Tile
from render import theme

from .. import pieces
from ..carriers import transporter
from ..pieces import Piece, Scale
from ..targets import Target, letter_places

SKETCH = 60
"""Below this radius of hexagons goods on the ground are not drawn: buildings and transporters need the room."""


class Level(NamedTuple):
    """How fully pieces are shown: large buildings, loads by kind, or only small transporters; goods without air."""

    works: bool
    loads: bool
    mini: bool
    tight: bool = False


LEVELS = (
    Level(True, True, False),
    Level(True, False, False),
    Level(False, False, False),
    Level(False, False, True),
    Level(False, False, True, True),
)
"""The most first."""


class Contents:
    """The pieces of a table. `letters`: the options' letters by place or piece; `radius`: of the map's hexagons."""

    def __init__(self, table: Table, size: Scale, letters: Mapping[Target, str], radius: float) -> None:
        self.table, self.size, self.letters = table, size, letters
        self.sketch = radius < SKETCH
        self.units: dict[str, list[Unit]] = {}  # by place, those that are carried left out
        for unit in table.units.values():
            self.units.setdefault(unit.at, []).append(unit)
        self.places = letter_places(table, letters)
        self.letter_size = max(theme.LEAST, min(size.text, theme.MEDIUM))

    def token(self, unit: Unit, size: Scale, *, full: bool, mini: bool = False, plain: bool = False) -> Piece:
        """A transporter, with its letter unless it is shown `plain`."""
        piece = transporter(unit, self.table.units, size, full=full, mini=mini)
        words = "" if plain else self.letters.get(Target("unit", unit.name))
        return pieces.lettered(piece, words, size, self.letter_size) if words else piece

    def letter(self, place: str) -> list[Piece]:
        """The letter of a river or a coast that may be chosen."""
        words = self.places.get(place)
        return [pieces.letter(place, words, self.letter_size)] if words else []

    def unit_letters(self, names: Iterable[str]) -> str:
        """The letters of transporters by their pieces' names, as one word."""
        letters = [self.letters.get(Target("unit", name.removeprefix("unit."))) for name in names]
        return " ".join(words for words in letters if words)

    def fewer(self, place: str, shown: list[Piece], room: int) -> tuple[list[Piece], list[Piece]]:
        """As many pieces of a place as there is room for, and those left out. The last plate counts these, or shows
        their letters."""
        if len(shown) <= room:
            return shown, []
        rest = shown[room - 1 :]
        words = self.unit_letters(piece.name for piece in rest)
        last = pieces.letter(place, words, self.letter_size) if words else pieces.more(place, len(rest), self.size)
        return [*shown[: room - 1], last], rest

    def things(
        self, tile: Tile, place: str, size: Scale, level: Level, words: str, *, merged: bool
    ) -> Iterable[Piece]:
        """The pieces at a place: its letter, the transporters with a letter, its building, its home, the other
        transporters, the goods. `words`: the letter; `merged`: it stands for the transporters too."""
        if words:
            yield pieces.letter(place, words, self.letter_size)
        units = self.units.get(place, [])
        chosen = [] if merged else [unit for unit in units if Target("unit", unit.name) in self.letters]
        for unit in chosen:
            yield self.token(unit, size, full=level.loads, mini=level.mini)
        built = self.table.buildings.get(tile.name)
        if built is not None and built.at == place:
            yield pieces.building(tile.name, built, size, full=level.works)
        for seat, player in enumerate(self.table.players):
            if player.home == place:
                yield pieces.home(seat, size, full=level.works)
        for unit in units:
            if unit not in chosen:
                yield self.token(unit, size, full=level.loads, mini=level.mini, plain=merged)
        if not self.sketch:
            yield from pieces.stacks(place, self.table.ground.get(place, {}), size, tight=level.tight)
