"""The plan: a sensible player's production, line by line (rulebook: production).

- Factories run as often as the goods in reach and their capacity allow, so that as much as possible of what they make
  is aboard afterwards (see `runs`). Trunks are used before boards.
- A transporter factory makes its transporter, and donkeys breed, if nothing need be given up for it; where there
  would be too many, the best are made.
- The yield of primary producers, and leftovers of a run, are loaded by own transporters while there is room.

There is no line for research. A line is told by its key, under which it can be struck.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.model import Note, Seat

from ..actions import Breed, Load, Work
from ..building.sites import Crew, crews
from ..components import TRANSPORTERS
from ..movement import cargo, carrying
from ..state import Building, Table, Unit
from ..values import Handling, Pair, Run
from ..world.names import unit_kind
from . import breeding, factories, research, runs
from .factories import Outcome

BURNT = "doubt-boards"
"""The code of the doubt about boards that would be used as wood."""
RESEARCH = Note("doubt-research")
"""The doubt of a plan beside which research has to be thought of."""


class Line(NamedTuple):
    """A line of a plan: its key, its action, its tile, its note."""

    key: str
    action: Work | Breed | Load
    tile: str
    note: Note
    struck: bool = False


class Draft(NamedTuple):
    """A plan: its lines, struck ones too; the notes on goods that would be left lying.

    doubts: why it should not be carried out unseen: others are there too, research is possible or geese and paper
    would vanish, a boat could be launched at several places, a transporter would have to be given up, or boards would
    be used as wood.
    """

    lines: tuple[Line, ...]
    left: tuple[Note, ...]
    doubts: tuple[Note, ...]

    @property
    def doubt(self) -> bool:
        """Whether it should not be carried out unseen."""
        return bool(self.doubts)

    def runs(self, answer: str) -> bool:
        """Whether a seat's standing answer carries it out unseen: "clear" where nothing is in doubt, "boards" also
        where boards are used as wood."""
        return answer != "ask" and not self.still(answer)

    def still(self, answer: str) -> list[Note]:
        """What is in doubt for a seat with that standing answer."""
        return [note for note in self.doubts if answer != "boards" or note.code != BURNT]

    @property
    def standing(self) -> list[Line]:
        """The lines that are not struck."""
        return [line for line in self.lines if not line.struck]


def place_of(key: str) -> str:
    """The tile or bank that a line's key begins with."""
    return key.partition(".")[0]


def draft(t: Table, seat: Seat) -> Draft:
    """A seat's plan."""
    here = crews(t, seat)
    works = busy(t, here)
    pairs = [tile for tile, _ in breeding.donkeys(t, seat)]
    if not works and not pairs:
        return Draft((), (), tuple(_doubts(t, seat, here, research.tempts(t, seat, here))))
    sheet = _Sheet(t, seat, [crew.tile for crew in works])
    sheet.draw(works, pairs)
    after = crews(sheet.t, seat)
    tempted = research.tempts(t, seat, here) or research.tempts(sheet.t, seat, after)
    left = [_left(sheet.t, crew) for crew in after if any(line.tile == crew.tile for line in sheet.lines)]
    doubts = (*_doubts(t, seat, here, tempted), *sheet.doubts)
    return Draft(tuple(sheet.lines), tuple(note for note in left if note is not None), doubts)


def _doubts(t: Table, seat: Seat, here: Iterable[Crew], tempted: bool) -> Iterator[Note]:
    """What is in doubt before any line is drawn up. tempted: research has to be thought of."""
    if tiles := [crew.tile for crew in here if disputed(t, seat, crew)]:
        yield Note("doubt-others", {"tiles": tiles})
    if tempted:
        yield RESEARCH


def busy(t: Table, here: Iterable[Crew]) -> list[Crew]:
    """The crews that reach a building."""
    return [crew for crew in here if (building := t.buildings.get(crew.tile)) and building.at in crew.places]


def contested(t: Table, seat: Seat, here: Iterable[Crew]) -> bool:
    """Whether somebody else stands where a seat could load loose goods or run a factory."""
    return any(True for crew in here if disputed(t, seat, crew))


def disputed(t: Table, seat: Seat, crew: Crew) -> bool:
    """Whether somebody else stands on a crew's tile, where there are goods to load or a factory to run."""
    if not any(unit.seat != seat for unit in t.on(crew.tile)):
        return False
    building = factories.factory(t, crew)
    if building is not None and factories.left(building) > 0 and factories.sets(building.about, crew.goods) > 0:
        return True
    return _loadable(t, crew)


def exposed(t: Table, seat: Seat) -> bool:
    """Whether goods that a seat could load lie loose where somebody else could come to when transporters move."""
    tiles = [crew.tile for crew in crews(t, seat) if _loadable(t, crew)]
    others = [unit for unit in t.units.values() if unit.seat != seat] if tiles else []
    near = carrying.within(t, others)
    return any(tile in near for tile in tiles)


def _loadable(t: Table, crew: Crew) -> bool:
    return any(place in t.ground for place in crew.places) and any(unit.room > 0 for unit in crew.units)


def _left(t: Table, crew: Crew) -> Note | None:
    goods = factories.loose(t, crew)
    return Note("plan-left", {"goods": goods, "tile": crew.tile}) if goods else None


def told(outcome: Outcome) -> Note:
    """A line on a run of a factory."""
    args = {"building": outcome.kind, "tile": outcome.tile, "goods": outcome.goods}
    if outcome.donkey:
        return Note("plan-wagon", {**args, "unit": outcome.donkey})
    if outcome.unit and not outcome.out:
        return Note("plan-makes", {**args, "transporter": unit_kind(outcome.unit), "place": outcome.place})
    args |= {"goods_out": outcome.out}
    if not outcome.unit:
        return Note("plan-ground", args)
    args |= {"unit": outcome.unit}
    return Note("plan-part", {**args, "goods_left": outcome.left}) if outcome.left else Note("plan-onto", args)


def tried(t: Table, seat: Seat, run: Run) -> Outcome:
    """The result of a run; the table does not change."""
    return factories.work(_copy(t, seat, [run.tile]), seat, run)


class _Sheet:
    """A plan being drawn up: each line is tried on a copy of the table, so that the next knows its result."""

    def __init__(self, t: Table, seat: Seat, tiles: Iterable[str]) -> None:
        self.t, self.seat = _copy(t, seat, tiles), seat
        self.struck = t.struck.get(str(seat), [])
        self.lines: list[Line] = []
        self.doubts: list[Note] = []

    def draw(self, works: list[Crew], pairs: list[str]) -> None:
        """All lines: for the buildings in reach of these crews, and for pairs of donkeys on these tiles."""
        made = self._affordable([crew for crew in works if self.t.buildings[crew.tile].about.makes], pairs)
        for crew in works:
            building = self.t.buildings[crew.tile]
            if not building.about.input:
                self._load(crew, building)
            elif building.about.makes:
                self._make(crew, building, made)
            else:
                self._run(crew, building)
                if any(line.tile == crew.tile and not line.struck for line in self.lines):
                    self._load(crew, building)
        for tile in pairs:
            self._breed(tile, made)

    def _affordable(self, works: list[Crew], pairs: list[str]) -> tuple[str, ...]:
        """The keys of the transporters to be made: where there would be too many the best ones. A wagon takes its
        donkey's place; a struck line leaves its place to others."""
        t, found = self.t, list[tuple[int, str, str]]()
        for crew in works:
            building = t.buildings[crew.tile]
            if _ready(t, crew, building) and "donkey" not in building.about.input:
                found.append(
                    (_worth(building.about.makes), f"{crew.tile}.{building.about.makes}", building.about.makes)
                )
        found += [(_worth("donkey"), f"{tile}.donkeys", "donkey") for tile in pairs]
        made: dict[str, str] = {}
        for _, key, kind in sorted(found, key=lambda each: -each[0]):
            if key in self.struck or not factories.over(t, self.seat, kind, more=tuple(made.values())):
                made |= {} if key in self.struck else {key: kind}
            elif kind != "donkey" or factories.scraps(t, self.seat, kind):
                self.doubts.append(Note("doubt-limit"))
        return (*made, *self.struck)

    def _breed(self, tile: str, made: tuple[str, ...]) -> None:
        key, pair = f"{tile}.donkeys", Pair(tile)
        if key not in made:
            return
        self.lines.append(Line(key, Breed(pair), tile, Note("plan-breed", {"tile": tile}), key in self.struck))
        if key not in self.struck:
            breeding.breed(self.t, self.seat, pair)

    def _load(self, crew: Crew, building: Building) -> None:
        """Take the building's product aboard, the most valuable first, while there is room. Where the first line for
        a good is struck there is no other."""
        kinds = ("gold", "iron") if building.kind == "mine" else tuple(building.about.output)
        for kind in kinds:
            for place in crew.places:
                for number in range(len(crew.units)):
                    there = cargo.kinds(self.t.ground.get(place, {})).get(kind, 0)
                    unit = max(_units(self.t, crew), key=lambda unit: min(unit.room, there))
                    n = min(unit.room, there)
                    key = f"{place}.{kind}.{number + 1}" if number else f"{place}.{kind}"
                    if n <= 0:
                        break
                    note = Note("plan-load", {"unit": unit.name, "goods": {kind: n}, "tile": crew.tile})
                    load = Load(Handling(unit.name, place, kind, n))
                    self.lines.append(Line(key, load, crew.tile, note, key in self.struck))
                    if key in self.struck:
                        break
                    cargo.load(self.t, unit, place, kind, n)

    def _run(self, crew: Crew, building: Building) -> None:
        """The runs of a factory. Boards are worth more than the product they are burnt for: a line of its own, and
        a doubt."""
        works = building.about
        for source, times, boards in runs.best(self.t, crew, building):
            burning = -(-boards // factories.WOOD)
            key = f"{crew.tile}.{source}"
            wood = "any" in works.input
            if times > burning:
                self._work(key, Run.of(crew.tile, times - burning, source, boards=0 if wood else None))
            if burning:
                self.doubts.append(Note(BURNT, {"tile": crew.tile}))
                self._work(f"{key}.boards", Run.of(crew.tile, burning, source, boards=boards))

    def _work(self, key: str, run: Run) -> None:
        struck = key in self.struck
        outcome = tried(self.t, self.seat, run) if struck else factories.work(self.t, self.seat, run)
        self.lines.append(Line(key, Work(run), run.tile, told(outcome), struck))

    def _make(self, crew: Crew, building: Building, made: tuple[str, ...]) -> None:
        works = building.about
        key = f"{crew.tile}.{works.makes}"
        if not _ready(self.t, crew, building) or ("donkey" not in works.input and key not in made):
            return
        launch = factories.launches(self.t, self.seat, building) if factories.afloat(works) else ("",)
        sources = sorted(crew.units, key=lambda unit: -factories.gives(works, unit.load))
        source = sources[0].name if factories.gives(works, sources[0].load) else factories.GROUND
        if "donkey" in works.input:
            donkeys = factories.donkeys(self.t, crew, building)
            source = next((unit.name for unit in sources if unit.name in donkeys), "")
        if not launch or not source:
            return
        if len(launch) > 1:
            self.doubts.append(Note("doubt-launch", {"tile": crew.tile}))
        run = Run.of(crew.tile, 1, source, launch=launch[0] if len(launch) > 1 else "")
        self._work(key, run)


def _ready(t: Table, crew: Crew, building: Building) -> bool:
    """Whether a transporter factory can be used with the goods in reach; a donkey is not looked for."""
    if factories.left(building) <= 0 or factories.sets(building.about, crew.goods) <= 0:
        return False
    return not factories.afloat(building.about) or bool(factories.launches(t, crew.units[0].seat, building))


def _worth(kind: str) -> int:
    """What a transporter can do in a turn: its load times its range."""
    return TRANSPORTERS[kind].carries * TRANSPORTERS[kind].range


def _units(t: Table, crew: Crew) -> list[Unit]:
    """A crew's transporters as they are now on the sheet, by name."""
    return [t.units[unit.name] for unit in crew.units if unit.name in t.units]


def _copy(t: Table, seat: Seat, tiles: Iterable[str]) -> Table:
    """A table to try things on: it has its own copy of everything that a seat's lines on these tiles change."""
    units = {name: replace(u, load=dict(u.load)) if u.seat == seat else u for name, u in t.units.items()}
    ground = {place: dict(stock) for place, stock in t.ground.items()}
    buildings = {**t.buildings, **{tile: replace(t.buildings[tile]) for tile in tiles}}
    return replace(t, units=units, ground=ground, buildings=buildings, made=dict(t.made), used=dict(t.used))
