"""The most points of a voyage of which only the beginning is chosen: a ship, how many of the first items it takes
along, its speed. Found exactly: who fits out step by step sees what each choice leaves to be had."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from engine.core.values import Words

from ..edition import ITEMS
from ..state import Player, Table
from ..yard.columns import complete
from .fitting import Load
from .points import points
from .proposals import Outfit, drives_of, outfit, speeds
from .proposals import guns as guns_of
from .routes import ways

CREW, DRIVEN = ITEMS.index("sail"), ITEMS.index("crane")
"""How many items are chosen when the crew is, and when all that makes a ship fast is."""


def promised(table: Table, player: Player, begun: Words) -> int:
    """The most points of a voyage that begins with these words; 0 if there is none."""
    column, counts = int(begun[0]), [int(word) for word in begun[1 : len(ITEMS) + 1]]
    speed = int(begun[len(ITEMS) + 1]) if len(begun) > len(ITEMS) + 1 else None
    ship = next((each for each in complete(player.yard) if each.start + 1 == column), None)
    found = outfit(table, player, column, player.yard[ship.start : ship.end], {}) if ship else None
    return _most(found, counts, speed) if found is not None else 0


def _most(ship: Outfit, counts: Sequence[int], wanted: int | None) -> int:
    guns = [*counts[DRIVEN:], *guns_of(ship)[len(counts[DRIVEN:]) :]]
    crews = [Load(*crew, 0, 0, 0, *guns) for crew in _crews(ship, counts[:CREW])]
    drives = [each for each in drives_of(ship) if _fits(each, counts[CREW:DRIVEN])]
    fast = dict.fromkeys(n for each in drives for n in speeds(ship, each))
    best, crew_for = 0, dict[tuple[int, int], Load]()
    for speed in fast if crews else ():
        for way in ways(ship.chart, ship.start, speed) if wanted in (None, speed) else ():
            met = (way.symbols.count("army"), way.symbols.count("trade"))
            if met not in crew_for:
                crew_for[met] = max(crews, key=partial(_worth, met))
            best = max(best, sum(points(crew_for[met], ship.features, way.symbols).values()))
    return best


def _worth(met: tuple[int, int], load: Load) -> int:
    """What a crew is worth where it meets so many inspectors of army and trade."""
    armies, trades = met
    return load.captain + load.merchant * (1 + trades) + load.soldier * (1 + armies)


def _fits(drives: Sequence[int], chosen: Sequence[int]) -> bool:
    return list(drives[: len(chosen)]) == list(chosen)


def _crews(ship: Outfit, chosen: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """All crews that fit, with as many of the first ones as are chosen."""
    stock, most = ship.stock, 1 + ship.room.cabins
    for captains in range(1, min(stock.captain, most) + 1):
        for merchants in range(min(stock.merchant, most - captains) + 1):
            for soldiers in range(min(stock.soldier, most - captains - merchants) + 1):
                if _fits((captains, merchants, soldiers), chosen):
                    yield captains, merchants, soldiers
