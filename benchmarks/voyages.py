"""The time it takes to find the best voyages of a ship in Shipyard.

    python -m benchmarks.voyages [--ships 200] [--seed 1]

Ships of nine cards, five of each item in the yard and eight canals, in a block and as they come; for each the three
searches of its panel: most points, most points with six contracts, fewest canals lost. Then two ships of one turn
with as much, both together. Processor time; before each search all that was remembered is forgotten.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from functools import partial

from engine.games.shipyard.edition import CONTRACTS, ITEMS
from engine.games.shipyard.flow import Position
from engine.games.shipyard.setup import Options, setup
from engine.games.shipyard.state import Canal, Figure, Player, Table
from engine.games.shipyard.voyage import chart, proposals, routes
from engine.games.shipyard.voyage.laying import cells
from engine.games.shipyard.voyage.pairs import propose_pair
from engine.games.shipyard.voyage.proposals import propose
from engine.games.shipyard.voyage.worth import propose_for

CANALS, STOCK = 8, 5
HELPERS = ("helmsman", "rigger", "craftsman_sail", "craftsman_smokestack", "craftsman_propeller", "craftsman_crew")
WANTED = "150 ms"


def a_player(rng: random.Random, yard: list[str], block: bool) -> tuple[Table, Player]:
    """A player with these ships, a full store and eight canals."""
    s: Position = setup(2, Options())
    player = s.table.players[0]
    player.yard = yard
    player.store = dict.fromkeys(ITEMS, STOCK)
    player.employees = rng.sample(HELPERS, rng.randint(0, len(HELPERS)))
    for n in rng.sample(range(1, 25), CANALS):
        free = cells(player)
        if block:  # beside as many others as there can be
            free = [max(free, key=lambda cell: (beside(player, cell), cell))]
        player.canals.append(Canal(f"canal{n}", rng.choice(free), rng.choice((0, 90, 180, 270))))
    first = player.canals[rng.randrange(CANALS)]
    side = rng.choice([space.place for space in chart.chart(s.table.edition, [first]).symbols])
    behind = rng.choice("nesw")
    player.figure = Figure(first.cell, side, behind)
    return s.table, player


def beside(player: Player, at: str) -> int:
    """How many canals touch a cell."""
    later = Player(0, [], canals=[Canal("", at, 0)])
    return sum(each.cell in cells(later) for each in player.canals)


def a_ship(rng: random.Random, middles: int) -> list[str]:
    """The cards of a complete ship."""
    between = [f"middle{n}" for n in rng.sample(range(1, 53), middles)]
    return [f"bow{rng.randint(1, 26)}", *between, f"stern{rng.randint(1, 26)}"]


def timed(search: Callable[[], object]) -> float:
    """Milliseconds of a search that remembers nothing."""
    for each in (routes.ways, chart.charted, proposals.engines):
        each.cache_clear()
    begun = time.thread_time()
    search()
    return 1000 * (time.thread_time() - begun)


def searches(table: Table, player: Player, rng: random.Random) -> Iterator[tuple[str, float]]:
    """The searches for the ship of a player, each with its time."""
    where = (table, player, 1, player.yard)
    held = [*rng.sample(CONTRACTS["blue"], 3), *rng.sample(CONTRACTS["green"], 3)]
    yield "most points", timed(lambda: propose(*where, "points"))
    yield "with contracts", timed(lambda: propose_for(*where, held))
    yield "fewest canals", timed(lambda: propose(*where, "canals"))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--ships", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng, times = random.Random(given.seed), dict[str, list[float]]()
    for n in range(given.ships):
        table, player = a_player(rng, a_ship(rng, 7), block=bool(n % 2))
        took = dict(searches(table, player, rng))
        took["all three"] = sum(took.values())
        both = [*a_ship(rng, 2), *a_ship(rng, 3)]
        table, player = a_player(rng, both, block=bool(n % 2))
        took["two ships"] = timed(partial(propose_pair, table, player))
        for name, each in took.items():
            times.setdefault(name, []).append(each)
    for name, found in times.items():
        ranked = sorted(found)
        print(
            f"{name:<16} p50 {ranked[len(ranked) // 2]:6.1f} ms, "
            f"p95 {ranked[len(ranked) * 95 // 100]:6.1f} ms, most {ranked[-1]:6.1f} ms (wanted: {WANTED})"
        )


if __name__ == "__main__":
    main()
