"""Rulebook: maiden voyage: equipment and crew, speed, points."""

from __future__ import annotations

import pytest

from engine.games.shipyard.edition import ITEMS
from engine.games.shipyard.voyage.choices import launches
from engine.games.shipyard.voyage.fitting import Load, fits, room, store
from engine.games.shipyard.voyage.points import points
from engine.games.shipyard.voyage.speed import lift, speed
from tests.games.shipyard.positions import card, player, position, ship

PLENTY = dict.fromkeys(ITEMS, 9)
"""Nine of each item."""


def load(**items: int) -> Load:
    """A captain, and these items."""
    return Load(**{**dict.fromkeys(ITEMS, 0), "captain": 1, **items})


def fitting(cards: str, wanted: Load, employees: str = "", stock: dict[str, int] = PLENTY, ships: int = 0) -> bool:
    """Whether a ship of these cards can take items along, after so many others."""
    one = player(employees=employees, fleet=[ship("b2 m2 s2")] * ships, **stock)
    t = position(one, player()).table
    return fits(room(t, one, [card(each) for each in cards.split()]), store(one), wanted)


# --- mounting points, cabins


@pytest.mark.parametrize(
    ("cards", "item", "places"),
    [
        ("b1 m1 s20", "merchant", 4),
        ("b1 m1 s20", "soldier", 4),
        ("b6 m14 s21", "sail", 4),
        ("b6 m14 s21", "smokestack", 4),
        ("b10 m17 s6", "crane", 3),
        ("b13 m19 s8", "cannon", 3),
        ("b1 m1 s1", "propeller", 1),
        ("b1 m1 s17", "propeller", 0),
        ("b13 m19 s8", "crane", 0),
        ("b10 m17 s6", "cannon", 0),
        ("b10 m46 s6", "soldier", 0),
        ("blank_bow blank_middle blank_stern", "sail", 0),
    ],
)
def test_each_item_needs_a_place_of_its_own(cards: str, item: str, places: int):
    assert fitting(cards, load(**{item: places}))
    assert not fitting(cards, load(**{item: places + 1}))


def test_the_captain_needs_no_cabin_but_a_ship_needs_a_captain():
    assert fitting("b6 m14 s4", load())
    assert not fitting("b6 m14 s4", load(captain=0))


def test_officers_merchants_and_soldiers_share_the_cabins():
    assert fitting("b1 m1 s1", load(captain=2, merchant=2, soldier=1))
    assert not fitting("b1 m1 s1", load(captain=3, merchant=2, soldier=1))
    assert fitting("b1 m1 s1", load(captain=5))
    assert not fitting("b1 m1 s1", load(captain=6))


def test_sails_and_smokestacks_share_the_masts():
    assert fitting("b6 m14 s4", load(sail=3, smokestack=1))
    assert not fitting("b6 m14 s4", load(sail=3, smokestack=2))


def test_only_what_is_in_the_yard_is_fitted():
    assert fitting("b6 m14 s4", load(sail=2), stock={"captain": 1, "sail": 2})
    assert not fitting("b6 m14 s4", load(sail=3), stock={"captain": 1, "sail": 2})
    assert not fitting("b6 m14 s4", load(), stock={"sail": 2})


# --- craftsmen


@pytest.mark.parametrize(
    ("craftsman", "item", "more"),
    [
        *(("crane", "crane", 2), ("cannon", "cannon", 2), ("sail", "sail", 2), ("smokestack", "smokestack", 2)),
        *(("propeller", "propeller", 1), ("crew", "merchant", 2), ("crew", "soldier", 2)),
    ],
)
def test_a_craftsman_needs_no_place(craftsman: str, item: str, more: int):
    cards = "b16 m52 s19"
    places = {"cannon": 2, "merchant": 1, "soldier": 1}.get(item, 0)
    name = f"craftsman_{craftsman}"
    for ships in (0, 1):
        assert fitting(cards, load(**{item: places + more}), name, ships=ships)
    assert not fitting(cards, load(**{item: places + more + 1}), name)
    assert not fitting(cards, load(**{item: places + 1}))


def test_the_crew_craftsman_brings_officers_too():
    assert fitting("b16 m52 s26", load(captain=3), "craftsman_crew")
    assert fitting("b16 m52 s26", load(captain=2, soldier=1), "craftsman_crew")
    assert not fitting("b16 m52 s26", load(captain=3, soldier=1), "craftsman_crew")


def test_two_propellers_only_with_the_craftsman():
    assert not fitting("b1 m1 s1", load(propeller=2))
    assert fitting("b1 m1 s1", load(propeller=2), "craftsman_propeller")
    assert not fitting("b1 m1 s1", load(propeller=3), "craftsman_propeller")


def test_sails_without_a_mast_leave_the_masts_to_smokestacks_and_the_other_way_round():
    assert fitting("b6 m14 s4", load(sail=2, smokestack=4), "craftsman_sail")
    assert not fitting("b6 m14 s4", load(sail=2, smokestack=5), "craftsman_sail")
    assert fitting("b6 m14 s4", load(sail=4, smokestack=2), "craftsman_smokestack")
    assert not fitting("b6 m14 s4", load(sail=5, smokestack=1), "craftsman_smokestack")
    assert fitting("b6 m14 s4", load(sail=6, smokestack=2), "craftsman_smokestack craftsman_sail")


# --- speed


@pytest.mark.parametrize(
    ("sails", "smokestacks", "propellers", "expected"),
    [
        (0, 0, 0, 1),
        (1, 0, 0, 2),
        (4, 0, 0, 5),
        (0, 0, 1, 2),
        (0, 0, 2, 3),
        (0, 1, 0, 1),
        (0, 2, 0, 2),
        (0, 5, 0, 3),
        (2, 3, 0, 4),
        (3, 0, 1, 5),
        (0, 1, 1, 4),
        (1, 1, 1, 5),
        (0, 2, 1, 5),
        (0, 1, 2, 5),
        (3, 1, 1, 7),
        (2, 3, 2, 9),
    ],
)
def test_speed(sails: int, smokestacks: int, propellers: int, expected: int):
    assert speed(sails, smokestacks, propellers) == expected


@pytest.mark.parametrize(
    ("employees", "sails", "more"),
    [
        ("", 4, 0),
        ("helmsman", 0, 1),
        ("rigger", 1, 0),
        ("rigger", 2, 1),
        ("rigger", 5, 2),
        ("helmsman rigger", 4, 3),
    ],
)
def test_helmsman_and_rigger_add_to_the_speed(employees: str, sails: int, more: int):
    one = player(employees=employees)
    assert lift(position(one, player()).table, one).most(sails) == more


def test_what_employees_add_may_be_used_in_part_and_never_beyond_the_longest_route():
    """The rulebook's example: with four sails the rigger adds 2, 1 or nothing."""
    fast = {"yard": "b6 m14 s21", "captain": 1, "sail": 4, "employees": "rigger"}
    words = ("1", "1", "0", "0", "4", "0", "0", "0", "0")
    one = player(**fast, canals="canal1-M13-0 canal2-N13-0", figure="M13-w-w")
    found = launches(position(one, player()).table, one)
    assert found is not None
    assert found.after(words) == ("5", "6", "7")
    one = player(**fast, canals="canal1-M13-0", figure="M13-w-w")
    found = launches(position(one, player()).table, one)
    assert found is not None
    assert found.after(words) == ("5", "6")
    assert found.after((*words, "6")) == ("seennw",)
    assert found.after((*words, "7")) == ()


# --- points


def test_points_of_crew_equipment_speed():
    aboard = load(captain=2, merchant=1, soldier=3, crane=2, cannon=1, sail=2)
    assert points(aboard, [], ["", "", ""]) == {"crew": 6, "equipment": 6, "speed": 3, "voyage": 0}


@pytest.mark.parametrize(
    ("symbols", "expected"),
    [
        ("army", 4),
        ("trade", 6),
        ("lantern", 1),
        ("lifeboat", 2),
        ("lifebelt", 3),
        ("trade - trade", 12),
        ("lifebelt army lifebelt", 10),
        ("ribbon", 1),
        ("- - ribbon -", 3),
        ("ribbon - ribbon - -", 3),
        ("trade ribbon trade ribbon", 16),
    ],
)
def test_inspectors_count_each_time_but_only_the_last_ribbon(symbols: str, expected: int):
    aboard = load(captain=3, merchant=4, soldier=1, crane=2, cannon=3)
    shown = ["cabin", "lantern", "lifeboat", "lifeboat", "lifebelt", "lifebelt", "lifebelt"]
    assert points(aboard, shown, symbols.replace("-", "").split(" "))["voyage"] == expected
