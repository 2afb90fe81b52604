"""Research: two geese and a paper for a topic, and upgrading factories in that instant (rulebook: research).

The goods lie or are carried where an own transporter can reach them together; no building is needed. A topic that
stands for a transporter factory lets its researcher turn lesser ones of the same element into it, on tiles with an
own transporter, whoever built them. A factory used this phase stays used.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from engine.core.model import Seat

from . import cargo
from .components import BOX, BUILDINGS, TOPICS
from .sites import Crew, crew_at, pay
from .state import Table, topics_left

COST = BOX.research.cost
IDLE = "bright_idea"
"""The topic without effect."""

RESULT = {topic: next(kind for kind, works in BUILDINGS.items() if works.research == topic) for topic in
          BOX.research.upgrades}  # fmt: skip
"""By topic, the kind of factory that others are turned into."""


class Selections(Struct, frozen=True):
    """Research with any of the upgrades it allows. rows: (bank, topic, all tiles in the map's order)."""

    rows: tuple[tuple[str, ...], ...]

    def admits(self, value: tuple[str, ...]) -> bool:
        """Whether these are the bank and topic of a row and some of its tiles, in their order."""
        return any(value[:2] == row[:2] and _part_of(value[2:], row[2:]) for row in self.rows)

    def after(self, words: tuple[str, ...]) -> tuple[str, ...]:
        """The words that may follow."""
        if len(words) < 2:
            return tuple(dict.fromkeys(row[len(words)] for row in self.rows if row[: len(words)] == words))
        row = next((row for row in self.rows if self.admits(words) and row[:2] == words[:2]), ())
        tiles = row[2:]  # one of which may be called like the bank
        return tiles if len(words) == 2 or not tiles else tiles[tiles.index(words[-1]) + 1 :]


def _part_of(some: tuple[str, ...], row: tuple[str, ...]) -> bool:
    return tuple(tile for tile in row if tile in some) == some


def able(here: Iterable[Crew]) -> list[Crew]:
    """The crews that have what research costs."""
    return [crew for crew in here if crew.has(COST)]


def studies(t: Table, seat: Seat, here: Iterable[Crew]) -> Iterator[tuple[str, ...]]:
    """The research a seat may do: (bank, topic, and upgraded tiles: none, all, or a single one)."""
    for crew in able(here):
        for topic in topics_left(t.players[seat]):
            first, tiles = (crew.places[0], topic), upgradable(t, seat, topic)
            yield first
            if tiles:
                yield first + tiles
            if len(tiles) > 1:
                yield from ((*first, tile) for tile in tiles)


def selections(t: Table, seat: Seat, here: Iterable[Crew]) -> Selections | None:
    """The research with other upgrades than `studies` lists; None where that lists all."""
    left = [(topic, upgradable(t, seat, topic)) for topic in RESULT if topic not in t.players[seat].research]
    rows = [(crew.places[0], topic, *tiles) for crew in able(here) for topic, tiles in left if len(tiles) > 2]
    return Selections(tuple(rows)) if rows else None


def upgradable(t: Table, seat: Seat, topic: str) -> tuple[str, ...]:
    """The tiles, in the map's order, whose factories a seat could upgrade with a topic."""
    lesser = BOX.research.upgrades.get(topic, ())
    if not lesser:
        return ()
    land = t.atlas
    there = dict.fromkeys(land.tile_of[unit.at] for unit in t.fleet(seat) if unit.at)
    found = [tile for tile in there if tile in t.buildings and t.buildings[tile].kind in lesser]
    return tuple(sorted(found, key=land.order.__getitem__))


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


def learn(t: Table, seat: Seat, bank: str, topic: str, tiles: tuple[str, ...]) -> None:
    """Pay for a topic, loose goods first, and upgrade the factories on these tiles."""
    pay(t, crew_at(t, seat, bank), COST)
    player = t.players[seat]
    player.research = [each for each in TOPICS if each == topic or each in player.research]
    for tile in tiles:
        t.buildings[tile].kind = RESULT[topic]
