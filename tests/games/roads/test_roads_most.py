"""Rulebook: production – the plan makes the most, compared with everything that could be done instead."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from engine.games.roads.building.sites import crews
from engine.games.roads.components import BUILDINGS, TRANSPORTERS
from engine.games.roads.movement import cargo
from engine.games.roads.phases.production import _carry
from engine.games.roads.production import breeding, factories, plan
from engine.games.roads.state import Table
from tests.games.roads.positions import ANN
from tests.games.roads.producing import RIVER, laid, plan_of, state_of

WORTH = {"gold": 2}
"""Of a mine's yield gold is loaded first."""


def worth(t: Table, start: Table) -> tuple[int, ...]:
    """How good a position is: transporters, pieces made, boards that were not burnt, products aboard."""
    fleet = sum(unit.about.carries * unit.about.range for unit in t.fleet(ANN))
    made = sum(building.made for building in t.buildings.values())
    burnt = sum(t.used.get("boards", 0) for building in t.buildings.values() if "any" in building.about.input)
    aboard = 0
    for tile, building in start.buildings.items():
        products = ("gold", "iron") if building.kind == "mine" else tuple(building.about.output)
        for unit in t.on(tile, ANN):
            aboard += sum(n * WORTH.get(kind, 1) for kind, n in cargo.kinds(unit.load).items() if kind in products)
    return fleet, made, -burnt, aboard


def ways(t: Table) -> Iterator[Table]:
    """The positions after each single thing that a plan may hold: a run, two donkeys, goods loaded one by one."""
    here, tiles = crews(t, ANN), list(t.buildings)
    for run in factories.options(t, ANN, here):
        if not run.scrap:
            after = plan._copy(t, ANN, tiles)
            factories.work(after, ANN, run)
            yield after
    for pair in breeding.pairs(t, ANN):
        if not pair.scrap:
            after = plan._copy(t, ANN, tiles)
            breeding.breed(after, ANN, pair)
            yield after
    for crew in plan.busy(t, here):
        building = t.buildings[crew.tile]
        products = ("gold", "iron") if building.kind == "mine" else tuple(building.about.output)
        for unit in crew.units:
            for goods in cargo.loads(t, unit):
                if goods.number == 1 and goods.kind in products and goods.place not in t.units:
                    after = plan._copy(t, ANN, tiles)
                    cargo.load(after, after.units[unit.name], goods.place, goods.kind, 1)
                    yield after


def most(start: Table) -> tuple[int, ...]:
    """The best that can come of a position, whatever is done in whatever order."""
    found, seen, open_ = worth(start, start), set[str](), [start]
    while open_:
        t = open_.pop()
        found = max(found, worth(t, start))
        for after in ways(t):
            key = str((after.units, after.ground, after.buildings))
            if key not in seen:
                seen.add(key)
                open_.append(after)
    assert len(seen) < 6_000
    return found


def planned(t: Table) -> tuple[int, ...]:
    """What the plan makes of it."""
    after = plan._copy(t, ANN, list(t.buildings))
    for line in plan.draft(t, ANN).standing:
        _carry(after, ANN, line)
    return worth(after, t)


FIVE = {f"donkey1{n}": place for n, place in enumerate(("B1", "B1", "C1", "A1"), 1)}

POSITIONS = {
    "more than donkeys carry": laid(
        {"donkey11": "A1"}, {"donkey11": {"trunks": 1}}, on={"A1": "sawmill"}, ground={"A1": {"trunks": 1}}
    ),
    "all full": laid(
        {"donkey11": "A1"}, {"donkey11": {"clay": 2}}, on={"A1": "sawmill"}, ground={"A1": {"trunks": 2}}
    ),
    "several take what is left": laid(
        {"donkey11": "A1", "donkey12": "A1", "donkey13": "A1"}, {"donkey11": {"clay": 2}}, on={"A1": "stone_factory"}
    ),
    "another makes room": laid(
        {"donkey11": "A1", "donkey12": "A1"},
        {"donkey11": {"coins": 1, "clay": 1}, "donkey12": {"coins": 1, "clay": 1}},
        on={"A1": "stock_exchange"},
        ground={"A1": {"coins": 3, "paper": 2}},
    ),
    "gold before iron": laid(
        {"donkey11": "D1", "donkey12": "D1"},
        {"donkey11": {"clay": 1}, "donkey12": {"clay": 1}},
        on={"D1": "mine"},
        ground={"D1": {"iron": 2, "gold": 1}},
    ),
    "over a bridge of boats": laid(
        {"raft11": RIVER, "donkey12": "B2n"}, {"donkey12": {"trunks": 2}}, on={"B2s": "coal_burner"}
    ),
    "the better transporter": laid(
        FIVE,
        on={"A1": "raft_factory", "B1": "truck_factory", "C1": "wagon_factory"},
        ground={"A1": {"trunks": 2}, "B1": {"iron": 1, "fuel": 1}, "C1": {"boards": 2}},
    ),
    "a truck or a young donkey": laid(
        {**FIVE, "donkey14": "E1", "donkey13": "E1"},
        on={"B1": "truck_factory"},
        ground={"B1": {"iron": 1, "fuel": 1}},
    ),
}


def by_lot(draw: Random) -> Table:
    """A factory with a few transporters and some of its input."""
    kinds = sorted(kind for kind, works in BUILDINGS.items() if works.input and not works.makes)
    kind = draw.choice(kinds)
    inputs = [good for good in BUILDINGS[kind].input if good != "any"] or ["trunks", "boards"]
    goods = [*inputs, *inputs, "clay"]
    units, loads = dict[str, str](), dict[str, dict[str, int]]()
    for n in range(1, draw.randint(2, 4)):
        name = f"{draw.choice(('donkey', 'donkey', 'wagon'))}1{n}"
        units[name], loads[name] = "A1", {}
        for _ in range(draw.randint(0, TRANSPORTERS[name[:-2]].carries)):
            good = draw.choice(goods)
            loads[name][good] = loads[name].get(good, 0) + 1
    ground = {good: n for good in inputs if (n := draw.randint(0, 3))}
    return laid(units, loads, on={"A1": kind}, ground={"A1": ground} if ground else {})


@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_makes_more_than_the_plan(name: str) -> None:
    assert planned(POSITIONS[name]) == most(POSITIONS[name])


def test_nothing_makes_more_than_the_plan_by_lot() -> None:
    draw = Random(4)
    for _ in range(60):
        t = by_lot(draw)
        assert planned(t) == most(t), (t.units, t.ground, t.buildings)


def test_all_trunks_are_milled_even_those_that_nobody_can_carry() -> None:
    s = state_of(POSITIONS["more than donkeys carry"])
    assert plan_of(s, ANN) == [
        "plan-part sawmill A1 2 trunks 4 boards donkey11 2 boards",
        "plan-left 2 boards A1",
    ]
