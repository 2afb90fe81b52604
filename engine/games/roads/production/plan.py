"""The plan: a sensible player's production, line by line (rulebook: production).

- Factories run on the loads of own transporters there, each for itself, then on loose goods and on the loads of
  several together, as long as there is capacity and a transporter to take the output. Trunks are used before boards.
- A transporter factory makes its transporter, if nothing need be given up for it.
- The yield of primary producers, and leftovers of a run, are loaded by an own transporter with room.
- Donkeys breed, if nothing need be given up for it.

There is no line for research. A line is told by its key, under which it can be struck.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from engine.core.model import Note, Seat
from engine.kit.goods import total

from ..actions import Breed, Load, Work
from ..building.sites import Crew, crews
from ..movement import cargo, carrying
from ..state import Building, Table, Unit
from ..values import Handling, Pair, Run
from ..world.names import unit_kind
from . import breeding, factories, research
from .factories import Outcome


class Line(NamedTuple):
    """A line of a plan: its key, its action, its tile, its note."""

    key: str
    action: Work | Breed | Load
    tile: str
    note: Note
    struck: bool = False


class Draft(NamedTuple):
    """A plan: its lines, struck ones too; the notes on goods that would be left lying.

    doubt: it should not be carried out unseen: others are there too, research is possible, a boat could be launched
    at several places, a transporter would have to be given up, boards would be used as wood, or geese and paper
    would vanish.
    """

    lines: tuple[Line, ...]
    left: tuple[Note, ...]
    doubt: bool

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
        return Draft((), (), research.tempts(t, seat, here) or contested(t, seat, here))
    sheet = _Sheet(t, seat, [crew.tile for crew in works])
    for crew in works:
        sheet.visit(crew)
    for tile in pairs:
        sheet.breed(tile)
    after = crews(sheet.t, seat)
    tempted = research.tempts(t, seat, here) or research.tempts(sheet.t, seat, after)
    left = [_left(sheet.t, crew) for crew in after if any(line.tile == crew.tile for line in sheet.lines)]
    doubt = sheet.doubt or tempted or contested(t, seat, here)
    return Draft(tuple(sheet.lines), tuple(note for note in left if note is not None), doubt)


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
        self.doubt = False

    def visit(self, crew: Crew) -> None:
        """All lines for a building in reach of a crew."""
        building = self.t.buildings[crew.tile]
        if not building.about.input:
            self._load(crew, building)
        elif building.about.makes:
            self._make(crew, building)
        else:
            self._own(crew, building)
            self._shared(crew.tile, building)
            if any(line.tile == crew.tile and not line.struck for line in self.lines):
                self._load(crew, building)

    def breed(self, tile: str) -> None:
        """The line for two donkeys."""
        if factories.over(self.t, self.seat, "donkey"):
            self.doubt = self.doubt or bool(factories.scraps(self.t, self.seat, "donkey"))
            return
        key = f"{tile}.donkeys"
        note = Note("plan-breed", {"tile": tile})
        pair = Pair(tile)
        self.lines.append(Line(key, Breed(pair), tile, note, key in self.struck))
        if key not in self.struck:
            breeding.breed(self.t, self.seat, pair)

    def _load(self, crew: Crew, building: Building) -> None:
        kinds = ("gold", "iron") if building.kind == "mine" else tuple(building.about.output)
        for place in crew.places:
            for kind in kinds:
                there = cargo.kinds(self.t.ground.get(place, {})).get(kind, 0)
                unit = max(_units(self.t, crew), key=lambda unit: min(unit.room, there))
                n = min(unit.room, there)
                if n <= 0:
                    continue
                key = f"{place}.{kind}"
                note = Note("plan-load", {"unit": unit.name, "goods": {kind: n}, "tile": crew.tile})
                load = Load(Handling(unit.name, place, kind, n))
                self.lines.append(Line(key, load, crew.tile, note, key in self.struck))
                if key not in self.struck:
                    cargo.load(self.t, unit, place, kind, n)

    def _own(self, crew: Crew, building: Building) -> None:
        """Each transporter's own load; of wood only trunks, since loose ones could spare its boards."""
        wood = "any" in building.about.input
        for unit in _units(self.t, crew):
            goods = {kind: n for kind, n in cargo.kinds(unit.load).items() if not wood or kind == "trunks"}
            times = min(factories.left(building), factories.sets(building.about, goods))
            if times > 0:
                self._run(Run(crew.tile, times, unit.name), goods)

    def _shared(self, tile: str, building: Building) -> None:
        """The remaining runs: with goods from the ground, then, if no line there is struck, with those of several."""
        works, out = building.about, max(building.about.output.values())
        for together in (False, True):
            if together and any(line.struck and line.tile == tile for line in self.lines):
                return
            for name in self._by_use(tile, building):
                crew, unit = self._crew(tile, building), self.t.units[name]
                if f"{tile}.{name}" in self.struck:
                    continue
                goods = crew.goods if together else total(factories.loose(self.t, crew), cargo.kinds(unit.load))
                times = min(factories.left(building), factories.sets(works, goods))
                if not factories.gives(works, unit.load):
                    times = min(times, -(-max(unit.room, 0) // out))
                if times > 0:
                    self._run(Run(tile, times, name), goods, ".all" if together else ".more")

    def _by_use(self, tile: str, building: Building) -> list[str]:
        """The transporters at a factory: those that carry input first, then those with the most room."""
        units = _units(self.t, self._crew(tile, building))
        units.sort(key=lambda unit: (not factories.gives(building.about, unit.load), -unit.room))
        return [unit.name for unit in units]

    def _crew(self, tile: str, building: Building) -> Crew:
        return next(crew for crew in crews(self.t, self.seat, tile) if building.at in crew.places)

    def _run(self, run: Run, goods: dict[str, int], more: str = "") -> None:
        """A run that takes from these goods. Boards are worth more than the product they are burnt for: a doubt."""
        works = self.t.buildings[run.tile].about
        if "any" in works.input:
            boards = factories.needed(works, run, goods).get("boards", 0)
            run = Run.of(run.tile, run.times, run.source, boards=boards)
        self.doubt = self.doubt or bool(run.boards)
        self._work(f"{run.tile}.{run.source}{more}", run)

    def _work(self, key: str, run: Run) -> None:
        struck = key in self.struck
        outcome = tried(self.t, self.seat, run) if struck else factories.work(self.t, self.seat, run)
        self.lines.append(Line(key, Work(run), run.tile, told(outcome), struck))

    def _make(self, crew: Crew, building: Building) -> None:
        works = building.about
        if factories.left(building) <= 0 or factories.sets(works, crew.goods) <= 0:
            return
        launch = factories.launches(self.t, self.seat, building) if factories.afloat(works) else ("",)
        sources = sorted(crew.units, key=lambda unit: -factories.gives(works, unit.load))
        source = sources[0].name if factories.gives(works, sources[0].load) else factories.GROUND
        if "donkey" in works.input:
            donkeys = factories.donkeys(self.t, crew, building)
            source = next((unit.name for unit in sources if unit.name in donkeys), "")
        elif factories.over(self.t, self.seat, works.makes):
            self.doubt = self.doubt or bool(launch)
            return
        if not launch or not source:
            return
        self.doubt = self.doubt or len(launch) > 1
        run = Run.of(crew.tile, 1, source, launch=launch[0] if len(launch) > 1 else "")
        self._work(f"{crew.tile}.{works.makes}", run)


def _units(t: Table, crew: Crew) -> list[Unit]:
    """A crew's transporters as they are now on the sheet, by name."""
    return [t.units[unit.name] for unit in crew.units if unit.name in t.units]


def _copy(t: Table, seat: Seat, tiles: Iterable[str]) -> Table:
    """A table to try things on: it has its own copy of everything that a seat's lines on these tiles change."""
    units = {name: replace(u, load=dict(u.load)) if u.seat == seat else u for name, u in t.units.items()}
    ground = {place: dict(stock) for place, stock in t.ground.items()}
    buildings = {**t.buildings, **{tile: replace(t.buildings[tile]) for tile in tiles}}
    return replace(t, units=units, ground=ground, buildings=buildings, made=dict(t.made), used=dict(t.used))
