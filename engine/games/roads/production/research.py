"""Research: two geese and a paper for a topic, and upgrading factories in that instant (rulebook: research).

The goods lie or are carried where an own transporter can reach them together; no building is needed. A topic that
stands for a transporter factory lets its researcher turn lesser ones of the same element into it, on tiles with an
own transporter; anybody may have built them. It may be used at once, even if it was used in this phase before.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from engine.core.model import Seat

from ..building.sites import Crew, crew_at, pay
from ..components import BOX, BUILDINGS, TOPICS
from ..movement import cargo
from ..state import Table, topics_left
from ..values import Study

COST = BOX.research.cost
IDLE = "bright_idea"
"""The topic without effect."""

RESULT = {topic: next(kind for kind, works in BUILDINGS.items() if works.research == topic) for topic in
          BOX.research.upgrades}  # fmt: skip
"""By topic, the kind of factory that others are turned into."""


class Selections(Struct, frozen=True):
    """Research with any of the upgrades it allows. `fullest`: with all of them, in the map's order."""

    fullest: tuple[Study, ...]

    def admits(self, value: object) -> bool:
        """Whether this upgrades some of the tiles that it may with its topic, in their order."""
        return isinstance(value, Study) and any(
            (value.bank, value.topic) == (full.bank, full.topic) and _part_of(value.tiles, full.tiles)
            for full in self.fullest
        )

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words that may follow."""
        if not words:
            return tuple(dict.fromkeys(full.bank for full in self.fullest))
        bank, *rest = words
        if not rest:
            return tuple(dict.fromkeys(full.topic for full in self.fullest if full.bank == bank))
        topic, *tiles = rest
        full = next((full for full in self.fullest if (full.bank, full.topic) == (bank, topic)), None)
        if full is None or not _part_of(tuple(tiles), full.tiles):
            return ()
        return full.tiles[full.tiles.index(tiles[-1]) + 1 :] if tiles else full.tiles


def _part_of(some: tuple[str, ...], tiles: tuple[str, ...]) -> bool:
    return tuple(tile for tile in tiles if tile in some) == some


def able(here: Iterable[Crew]) -> list[Crew]:
    """The crews that can pay for research."""
    return [crew for crew in here if crew.has(COST)]


def studies(t: Table, seat: Seat, here: Iterable[Crew]) -> Iterator[Study]:
    """The research a seat may do, with no upgrade, all, or a single one."""
    for crew in able(here):
        for topic in topics_left(t.players[seat]):
            study, tiles = Study(crew.places[0], topic), upgradable(t, seat, topic)
            yield study
            if tiles:
                yield study._replace(tiles=tiles)
            if len(tiles) > 1:
                yield from (study._replace(tiles=(tile,)) for tile in tiles)


def selections(t: Table, seat: Seat, here: Iterable[Crew]) -> Selections | None:
    """The research with other upgrades than `studies` lists; None where that lists all."""
    left = [(topic, upgradable(t, seat, topic)) for topic in RESULT if topic not in t.players[seat].research]
    studies = [Study(crew.places[0], topic, tiles) for crew in able(here) for topic, tiles in left if len(tiles) > 2]
    return Selections(tuple(studies)) if studies else None


def upgradable(t: Table, seat: Seat, topic: str) -> tuple[str, ...]:
    """The tiles, in the map's order, whose factories a seat could upgrade with a topic."""
    lesser = BOX.research.upgrades.get(topic, ())
    if not lesser:
        return ()
    atlas = t.atlas
    there = dict.fromkeys(atlas.tile_of[unit.at] for unit in t.fleet(seat) if unit.at)
    tiles = [tile for tile in there if tile in t.buildings and t.buildings[tile].kind in lesser]
    return tuple(sorted(tiles, key=atlas.order.__getitem__))


def tempts(t: Table, seat: Seat, here: Iterable[Crew]) -> bool:
    """Whether a seat has to think about research: it has the goods and a topic with effect is left, or they lie
    loose and would vanish when all are done."""
    crews = able(here)
    if not crews:
        return False
    useful = any(topic != IDLE for topic in topics_left(t.players[seat]))
    return useful or any(vanishing(t, crew.places) for crew in crews)


def vanishing(t: Table, places: tuple[str, ...]) -> int:
    """How many times two geese and a paper lie loose on joined banks, or on a sea tile (rulebook: doing research)."""
    stocks = [cargo.kinds(t.ground[place]) for place in places if place in t.ground]
    return min(sum(stock.get(kind, 0) for stock in stocks) // n for kind, n in COST.items())


def learn(t: Table, seat: Seat, study: Study) -> None:
    """Pay for a topic, loose goods first, and upgrade the chosen factories."""
    pay(t, crew_at(t, seat, study.bank), COST)
    player = t.players[seat]
    player.research = [each for each in TOPICS if each == study.topic or each in player.research]
    for tile in study.tiles:
        factory = t.buildings[tile]
        factory.kind, factory.made, factory.used = RESULT[study.topic], 0, factory.used or factory.made > 0
