"""What the ships under way lack and would make today, and what a further canal would open."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.shipyard.actions import Lease
from engine.games.shipyard.voyage.outlook import passed, reach, today, under_way, with_canal
from tests.games.shipyard.positions import EXAMPLE, card, player, position

WATERS = {"canals": "canal1-M13-0", "figure": "M13-w-w"}


@pytest.mark.parametrize(
    ("yard", "expected"),
    [
        ("", []),
        ("b1 m1 s1 b2 m2 s2", [(0, 3), (3, 6)]),
        ("b1 m1 . m2 s2", [(0, 5)]),
        ("b1 m1 . . m2 s2", [(0, 2), (4, 6)]),
        ("b1 m1 . b2 m2", [(0, 2), (3, 5)]),
        ("b1 m1 s1 . m2", [(0, 3), (4, 5)]),
        ("b1 m1 s1 m2", [(0, 3), (3, 4)]),
        (". m1 . m2 . m3", [(1, 6)]),
        ("b1 b2 . s1 m1 b3 . s2 s3", [(0, 1), (1, 4), (4, 5), (5, 8), (8, 9)]),
    ],
)
def test_ships_under_way(yard: str, expected: list[tuple[int, int]]):
    assert under_way(player(yard).yard) == expected


@pytest.mark.parametrize(
    ("yard", "more", "lacks"),
    [
        ("b1 m1 s1", {"captain": 1, **WATERS}, ""),
        ("b1 m1", {"captain": 1, **WATERS}, "stern"),
        ("m1 s1", {"captain": 1, **WATERS}, "bow"),
        ("b1 m1 . m2 s1", {"captain": 1, **WATERS}, "middle"),
        ("b1", {**WATERS}, "middle stern captain"),
        ("b1 m1 s1", {"captain": 1}, "canal"),
        ("b1 m1 s1", {"canals": "canal1-M13-0", "figure": "M13-n-e"}, "captain canal"),
    ],
)
def test_what_a_ship_lacks(yard: str, more: dict[str, Any], lacks: str):
    one = player(yard, **more)
    (found,) = today(position(one, player()).table, one)
    assert found.lacks == tuple(lacks.split())
    assert (found.best is None) == ("captain" in lacks or "canal" in lacks)


def test_what_ships_would_make_today():
    one = player(**EXAMPLE | {"yard": f"{EXAMPLE['yard']} b1"})
    first, second = today(position(one, player()).table, one)
    assert first.best is not None
    assert second.best is not None
    assert (first.column, first.best.total()) == (1, 32)
    assert (second.column, second.cards) == (9, (card("b1"),))
    assert second.best.ship.points["crew"] == 2


def test_with_contracts_the_best_voyage_is_another():
    """Three steps are sailed with a sail and a propeller, or with a pair of sails."""
    one = player(yard="b6 m14 s4", captain=1, sail=2, propeller=1, canals="canal1-M13-0", figure="M13-se-w")
    t = position(one, player()).table
    taken = []
    for contracts in ([], ["sail_pairs"]):
        (ship,) = today(t, one, contracts)
        assert ship.best is not None
        taken.append(ship.best.ship.items)
    assert taken == [{"captain": 1, "sail": 1, "propeller": 1}, {"captain": 1, "sail": 2}]


def test_a_further_canal_makes_longer_voyages():
    one = player(**WATERS)
    t = position(one, player()).table
    assert reach(t, one) == 6
    assert reach(t, with_canal(one, Lease("canal2", "N13", "0"))) == 11
    assert reach(t, with_canal(one, Lease("canal2", "N13", "180"))) == 9
    assert [each.canal for each in one.canals] == ["canal1"]
    assert passed(t, with_canal(one, Lease("canal2", "N13", "0"))) == {
        "army": 1,
        "trade": 1,
        "lantern": 2,
        "lifeboat": 1,
        "lifebelt": 1,
    }
    bare = player()
    assert passed(t, bare) == {}
    assert reach(t, bare) == 0
    assert reach(t, with_canal(bare, Lease("canal2", "M13", "0", "w"))) == 6
    assert (bare.canals, bare.figure) == ([], None)


def test_laying_a_canal_at_the_rim_moves_a_copy_only():
    one = player(canals="canal1-B1-0", figure="B1-w-w")
    later = with_canal(one, Lease("canal2", "A1", "0"))
    assert (one.canals[0].cell, one.figure and one.figure.cell) == ("B1", "B1")
    assert [each.cell for each in later.canals] == ["N13", "M13"]
