"""The pieces at the places of a table, in their order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from engine.games.roads.state import Table, Unit
from engine.games.roads.world.atlas import Tile
from render import theme
from render.hexmap import Grid

from .. import pieces
from ..carriers import Loads, equals, transporter
from ..pieces import Piece, Scale
from ..targets import Target, letter_places, spelled
from .corners import name_size

SKETCH, BARE = 60, 60
"""Below this radius of hexagons goods are only counted: buildings and transporters need the room. And below this one
a map for a phone leaves them out."""


NAMED = 25
"""The size of tiles' names in a close-up."""


class Step(NamedTuple):
    """How fully the pieces of a place are shown: what is left in a mine's bag; which transporters of one kind and
    owner are shown as one ("none", "empty" ones or "all"); loads by kind, their sum or nothing of them; goods with
    air around them; whether goods may be counted instead."""

    bag: bool = True
    grouped: str = "none"
    loads: Loads = "kinds"
    tight: bool = False
    fold: bool = False


STEPS = (
    Step(),
    Step(tight=True),
    Step(tight=True, grouped="empty"),
    Step(tight=True, grouped="empty", bag=False),
    Step(tight=True, grouped="empty", bag=False, loads="sum"),
    Step(tight=True, grouped="empty", bag=False, loads="sum", fold=True),
    Step(tight=True, grouped="all", bag=False, loads="sum", fold=True),
    Step(tight=True, grouped="all", bag=False, loads="none", fold=True),
)
"""The most first. What stands is shown in all of them."""
FOLDED = next(n for n, step in enumerate(STEPS) if step.fold)
"""The first step in which something may be left out."""
BRIEF = (
    Step(bag=False, grouped="all", loads="none"),
    Step(bag=False, grouped="all", loads="none", tight=True),
    STEPS[-1],
)
"""Of a map for a phone: owners and counts, for which there is room then."""


_packed = msgspec.msgpack.Encoder()


class Contents:
    """The pieces of a table. `letters`: the options' letters by place or piece; `brief`: no loads and numbers of
    transporters; `sketch`: goods are only counted; `bare`: nor that."""

    def __init__(
        self, table: Table, size: Scale, letters: Mapping[Target, str], grid: Grid, *, brief: bool = False
    ) -> None:
        self.table, self.size, self.letters = table, size, letters
        self.sketch = grid.radius < SKETCH and not brief
        self.steps = STEPS[-1:] if self.sketch else BRIEF if brief else STEPS
        self.brief = brief
        self.bare = brief and grid.radius < BARE
        self.units: dict[str, list[Unit]] = {}  # by place, those that are carried left out
        for unit in table.units.values():
            self.units.setdefault(unit.at, []).append(unit)
        self.homes = {player.home for player in table.players}
        self.places = letter_places(table, letters)
        named = size.text - 2 * size.close if brief else NAMED
        self.name_size = named if size.mark else max(name_size(grid), min(size.text, theme.SMALL))
        self.letter_size = max(theme.LEAST, min(size.text, theme.MEDIUM))

    def tokens(self, units: Iterable[Unit], step: Step) -> list[Piece]:
        """Transporters, equal ones together as the step says, each with its letters."""
        alike: dict[object, list[Unit]] = {}
        for unit in units:
            apart = step.grouped == "none" or (step.grouped == "empty" and (unit.load or self._letter(unit)))
            carries = self.table.units[unit.aboard].kind if unit.aboard else ""
            alike.setdefault(unit.name if apart else (unit.seat, unit.kind, carries), []).append(unit)
        return [self._token(some, step) for some in alike.values()]

    def _token(self, units: Sequence[Unit], step: Step) -> Piece:
        size = self.size
        first = units[0]
        if len(units) > 1:
            piece = equals(units, self.table.units, size, loads=step.loads)
        else:
            piece = transporter(first, self.table.units, size, loads=step.loads)
        letters = [word for unit in units for word in self._letter(unit).split()]
        words = " ".join(letters) if any("–" in each for each in letters) else spelled(letters)
        return pieces.lettered(piece, words, size, self.letter_size) if words else piece

    def _letter(self, unit: Unit) -> str:
        return self.letters.get(Target("unit", unit.name), "")

    def letter(self, place: str) -> list[Piece]:
        """The letter of a place that may be chosen."""
        words = self.places.get(place)
        return [pieces.letter(place, words, self.letter_size)] if words else []

    def standing(self, tile: Tile, place: str, step: Step) -> list[Piece]:
        """What stands at a place: its letter, the transporters with a letter, its building, its home, the other
        transporters."""
        units = self.units.get(place, [])
        chosen = [unit for unit in units if self._letter(unit)]
        shown = [*self.letter(place), *self.tokens(chosen, step)]
        built = self.table.buildings.get(tile.name)
        if built is not None and built.at == place:
            shown.append(pieces.building(tile.name, built, self.size, full=step.bag))
        shown += [pieces.home(seat, self.size) for seat, p in enumerate(self.table.players) if p.home == place]
        return shown + self.tokens([unit for unit in units if unit not in chosen], step)

    def nothing(self, tile: Tile, place: str) -> bool:
        """Whether nothing is there, as at most places."""
        built = self.table.buildings.get(tile.name)
        return not (
            place in self.units
            or place in self.places
            or self.table.ground.get(place)
            or (built is not None and built.at == place)
            or place in self.homes
        )

    def held(self, tile: Tile) -> object:
        """All that the pieces of a tile hang on, to be compared; None where letters lie among them."""
        if self.letters:
            return None
        table, places = self.table, tile.banks or (tile.name,)
        here = [[(unit, table.units.get(unit.aboard)) for unit in self.units.get(place, ())] for place in places]
        homes = [n for n, player in enumerate(table.players) if player.home in places] if self.homes else []
        ground = [table.ground.get(place) for place in places]
        packed = _packed.encode((here, table.buildings.get(tile.name), homes, ground))
        return packed, self.size, self.name_size, self.sketch, self.brief, self.bare

    def goods(self, place: str, step: Step) -> list[Piece]:
        """The goods that lie at a place."""
        if self.bare:
            return []
        return list(pieces.stacks(place, self.table.ground.get(place, {}), self.size, tight=step.tight))

    def dropped(self, place: str, step: Step) -> int:
        """How many goods the transporters of a place carry that are not shown in this step."""
        if self.brief:
            return 0
        carried = (unit for unit in self.units.get(place, ()) if step.loads == "none")
        return sum(sum(unit.load.values()) for unit in carried)
