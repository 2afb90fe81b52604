"""Each of the 24 employees: what it changes for its player, and that it changes nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.games.shipyard import exchange, oval, rings
from engine.games.shipyard.edition import COMMODITIES, HOUSE
from engine.games.shipyard.voyage.fitting import room
from engine.games.shipyard.voyage.speed import lift
from tests.games.shipyard.positions import player, position

CHANGES = {
    **{f"engineer_{item}": {f"made equipment {item}": 1} for item in ("sail", "smokestack", "crane", "cannon")},
    **{f"recruiter_{item}": {f"made crew {item}": 1} for item in ("captain", "merchant", "soldier", "propeller")},
    **{f"trader_{load}{level}": {f"sold {load}": 1} for load in COMMODITIES for level in (1, 2)},
    "craftsman_propeller": {"room propellers": 1},
    "craftsman_crane": {"room cranes": 2},
    "craftsman_cannon": {"room cannons": 2},
    "craftsman_sail": {"room sails": 2},
    "craftsman_smokestack": {"room smokestacks": 2},
    "craftsman_crew": {"room cabins": 2},
    "helmsman": {"lift helmsman": 1},
    "rigger": {"lift rigger": 1},
    "accountant": {f"step {ring} {n}": -min(n, 2) for ring in ("equipment", "crew") for n in (1, 2, 3)},
    "foreman": {f"stop {n}": -min(n, 3) for n in range(1, 8)},
}
"""By employee what changes: items made, prices of loads, room on a ship, what may be added to a speed, prices of
further steps of the rings and of further stops of the oval."""


def measured(employee: str = "") -> Counter[str]:
    """All that employees might change, for a player with this one."""
    one = player(employees=employee)
    t = position(one, player()).table
    found = Counter[str]()
    for ring in ("equipment", "crew"):
        items = rings.ring(HOUSE, ring)
        for item, count in rings.gains(t, one, ring, items[0]).items():
            found[f"made {ring} {item}"] = count
        for n in range(len(items)):
            item = items[(t.rings[ring] + 1 + n) % len(items)]
            found[f"step {ring} {n}"] = rings.cost(t, one, ring, item)
    for load in COMMODITIES:
        found[f"sold {load}"] = exchange.price(t, one, load)
    for places, count in room(t, one, ["bow1", "middle1", "stern1"])._asdict().items():
        found[f"room {places}"] = count
    for kind, count in lift(t, one)._asdict().items():
        found[f"lift {kind}"] = count
    for n in range(len(t.oval.stops)):
        name = t.oval.stops[(t.oval.at + 1 + n) % len(t.oval.stops)][0]
        found[f"stop {n}"] = oval.cost(t, one, name) - HOUSE.employee(name).fee
    return found


@pytest.mark.parametrize("name", [each.id for each in HOUSE.employees])
def test_an_employee_changes_what_it_says_and_nothing_else(name: str) -> None:
    without, having = measured(), measured(name)
    assert {key: having[key] - without[key] for key in {*having, *without} if having[key] != without[key]} == (
        CHANGES[name]
    )


def test_without_employees_the_free_step_is_one_and_each_further_one_costs_a_guilder() -> None:
    found = measured()
    assert [found[f"step crew {n}"] for n in range(4)] == [0, 1, 2, 3]
    assert [found[f"stop {n}"] for n in range(8)] == [*range(8)]


def test_their_effects_add_up() -> None:
    both = measured("trader_coal1 trader_coal2 engineer_sail engineer_crane accountant")
    without = measured()
    changed = {key: both[key] - without[key] for key in {*both, *without} if both[key] != without[key]}
    assert changed == {
        "sold coal": 2,
        "made equipment sail": 1,
        "made equipment crane": 1,
        **CHANGES["accountant"],
    }
