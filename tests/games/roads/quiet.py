"""A quiet game of Roads & Boats: four players, each in a corner of Four Sailors, turns 4 to 15, written by hand.

Everybody has two woodcutters, a quarry and a sawmill at home with roads between them, and four donkeys:

- one fetches trunks and one fetches stone, there and back in each turn;
- one works for the farther woodcutter: home in one turn, back in the next;
- one goes to the building sites: a third woodcutter, a road to it, a road from home; then it fetches from
  there too, there in one turn and back in the next.

Nobody comes near anybody else, and nobody buys bricks. Used by `tests.cogs.presses` and by the tests.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.core.game import Game
from engine.core.model import Seat
from engine.games.roads import GAME
from engine.games.roads.components import WONDER
from engine.games.roads.flow import Position, Turns
from engine.games.roads.setup import Options, setup
from engine.games.roads.state import NEUTRAL, Building, drop, new_unit, road_name
from engine.games.roads.world.atlas import atlas_of
from engine.games.roads.world.maps import CATALOGUE
from tests.changed import changed

FIRST, LAST = 4, 15
"""The turns that are played."""
SEATS = 4
MAP = CATALOGUE["four_sailors"]


class Corner(NamedTuple):
    """A player's tiles: home, the woods beside it, the rock, the woods beyond, more woods, a desert by the home."""

    home: str
    woods: str
    rock: str
    far: str
    more: str
    waste: str


CORNERS = (
    Corner("C3", "B2", "C2", "C1", "B1", "B3"),
    Corner("G3", "G2", "F2", "G1", "H1", "H3"),
    Corner("C7", "B8", "C8", "C9", "B9", "B7"),
    Corner("G7", "G8", "F8", "G9", "H9", "H7"),
)

ERRANDS: dict[int, dict[str, tuple[str, ...]]] = {
    7: {"movement": ("move {d4}-{woods}",)},
    8: {"movement": ("move {d4}-{more}",), "building": ("build woodcutter-{more}",)},
    9: {"movement": ("move {d4}-{woods}",)},
    10: {"movement": ("move {d4}-{home}", "unload {d4}-{home}-boards-1", "unload {d4}-{home}-trunks-1",
                      "load {d4}-{home}-stone-1", "move {d4}-{woods}"),
         "building": ("road {woods}/{more}",)},
    11: {"movement": ("move {d4}-{more}",)},
    12: {"movement": ("move {d4}-{home}", "unload {d4}-{home}-trunks-2")},
    13: {"movement": ("unload {d4}-{home}-boards-2", "move {d4}-{more}")},
    14: {"movement": ("move {d4}-{home}", "unload {d4}-{home}-trunks-2"), "building": ("road {home}/{waste}",)},
    15: {"movement": ("unload {d4}-{home}-boards-2", "move {d4}-{more}")},
}  # fmt: skip
"""The fourth donkey's orders, by turn and phase; and the buildings."""
ROUTINE: tuple[tuple[tuple[str, ...], ...], ...] = (
    (("move {d1}-{home}", "unload {d1}-{home}-trunks-1", "move {d1}-{woods}"),),
    (("move {d2}-{home}", "unload {d2}-{home}-stone-1", "move {d2}-{rock}"),),
    (
        ("move {d3}-{home}", "unload {d3}-{home}-trunks-2"),
        ("unload {d3}-{home}-boards-2", "move {d3}-{far}"),
    ),
)
"""The other donkeys' orders, turn after turn."""


def wanted(seat: Seat, turn: int, phase: str) -> list[tuple[str, ...]]:
    """A player's wishes in a phase besides carrying out the plan: the steps of each transporter, or the buildings,
    one after the other."""
    errands = [ERRANDS.get(turn, {}).get(phase, ())]
    if phase == "movement":
        errands += [ways[(turn - FIRST) % len(ways)] for ways in ROUTINE]
    return [tuple(_here(seat, step) for step in steps) for steps in errands if steps]


def _here(seat: Seat, step: str) -> str:
    """A step with a seat's tiles and transporters in it."""
    names = {f"d{n}": f"donkey{10 * seat + 10 + n}" for n in range(1, 5)}
    verb, _, value = step.format(**CORNERS[seat]._asdict(), **names).partition(" ")
    return f"{verb} {road_name(atlas_of(MAP), *value.split('/'))}" if verb == "road" else f"{verb} {value}"


def begin(seats: int, options: Options) -> Position:
    """The game as turn 4 begins."""
    s = setup(seats, options)
    t = s.table
    t.map, t.temple = MAP, [Seat(n) for n in t.seats()]
    t.chart, t.turn, t.phase = t.temple[::-1], FIRST - 1, "wonder"
    t.wonder, t.neutral = [NEUTRAL] * (FIRST - 1), WONDER.neutral - FIRST + 1
    for seat, corner in zip(map(Seat, t.seats()), CORNERS, strict=False):
        t.players[seat].home = corner.home
        for tile, kind in ((corner.woods, "woodcutter"), (corner.rock, "quarry"), (corner.far, "woodcutter")):
            t.buildings[tile] = Building(kind, tile)
        t.buildings[corner.home] = Building("sawmill", corner.home)
        for tile in (corner.woods, corner.rock, corner.far, corner.home):
            new_unit(t, seat, "donkey", tile)
        roads = [(corner.home, corner.woods), (corner.home, corner.rock), (corner.woods, corner.far)]
        t.roads += [road_name(t.atlas, *road) for road in roads]
        drop(t, corner.far, "trunks", 1)
        drop(t, corner.home, "boards", 1)
    t.roads.sort()
    for kind in ("trunks", "boards"):
        t.made[kind] = t.count(kind)
    s.flow = [Turns(serial=1)]
    s.ticks = 1
    return s


QUIET: Game[Position] = Game(changed(GAME.rules, setup=begin), GAME.guide)
"""Roads & Boats that begins like that."""
