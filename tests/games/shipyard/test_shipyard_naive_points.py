"""Fleets larger than games have them: for every contract both programs count the same points."""

from __future__ import annotations

import random

from engine.games.shipyard.contracts import points
from engine.games.shipyard.state import Ship
from tests.games.shipyard.naive import CARDS, EMPLOYEES, ITEMS
from tests.games.shipyard.naive_points import CONTRACTS, contract_points
from tests.games.shipyard.positions import player, position
from tests.soak import times


def some_fleet(rng):
    """Ships of any length, with blank cards among them and items of every kind: (cards, items)."""
    names = {part: [card for card in CARDS if part in card] for part in ("bow", "middle", "stern")}
    fleet = []
    for _ in range(rng.randint(0, 9)):
        middles = [rng.choice(names["middle"]) for _ in range(rng.choice((1, 2, 3, 3, 4, 4, 5, 6, 7)))]
        items = {item: rng.choice((0, 0, 1, 1, 2, 3)) for item in ITEMS} | {"captain": rng.choice((1, 1, 2, 3))}
        fleet.append(([rng.choice(names["bow"]), *middles, rng.choice(names["stern"])], items))
    return fleet


def test_two_programs_count_the_same_for_contracts():
    rng, table = random.Random("fleets"), position(player(), player()).table
    seen = {name: set() for name in CONTRACTS}
    for _ in range(times(150)):
        fleet = some_fleet(rng)
        one = player(
            employees=" ".join(rng.sample(sorted(EMPLOYEES), rng.randint(0, 9))),
            used=" ".join(f"canal{n}" for n in range(rng.randint(0, 5))),
            noted=rng.randint(0, 2),
            fleet=[Ship(cards, {item: n for item, n in items.items() if n}, 1, {}) for cards, items in fleet],
        )
        for name in CONTRACTS:
            expected = contract_points(name, fleet, one.employees, len(one.used) + one.noted)
            assert points(table, one, name) == expected, (name, fleet, one.employees)
            seen[name].add(expected)
    assert {name: len(each) for name, each in seen.items() if len(each) < 4} == {}
