"""Government contracts: what each counts, and discarding them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.shipyard import GAME
from engine.games.shipyard.contracts import COUNTS, points
from engine.games.shipyard.edition import CONTRACTS, HOUSE
from engine.games.shipyard.flow import Position
from engine.games.shipyard.phases.discarding import Discarding
from engine.games.shipyard.state import Player, Ship
from tests.games.playing import dice, note, told
from tests.games.shipyard.positions import ANN, BEN, Quiet, options, play, player, position, refused, ship


def fleet(*ships: Ship, **fields: Any) -> Player:
    """A player with these ships."""
    return player(fleet=list(ships), **fields)


SMALL = "b1 m1 s20"  # cabin; two cabins; cabin and lifebelt
SAFE = "b16 m27 s15"  # lifebelt; cabin and lifeboat; propeller and lantern


def long(cards: int) -> Ship:
    """A ship of so many cards without safety."""
    return ship(" ".join(["b1", *(f"m{n}" for n in range(1, cards - 1)), "s1"]))


CASES: list[tuple[str, Player, int]] = [
    ("trade_pairs", fleet(ship(SMALL, crane=2, merchant=1), ship(SMALL, crane=1), ship(SMALL, merchant=3)), 3),
    ("merchants", fleet(ship(SMALL, merchant=3), ship(SMALL, merchant=2)), 8),
    ("merchants", fleet(ship(SMALL, merchant=1)), 0),
    ("mixed_drives", fleet(ship(SMALL, sail=2, smokestack=2, propeller=2), ship(SMALL, sail=4, propeller=1)), 6),
    ("army_pairs", fleet(ship(SMALL, cannon=2, soldier=3), ship(SMALL, cannon=1)), 6),
    ("soldiers", fleet(ship(SMALL, soldier=1), ship(SMALL, soldier=1)), 2),
    ("armed_traders", fleet(ship(SMALL, merchant=1, soldier=1, crane=1, cannon=1), ship(SMALL, merchant=2)), 8),
    ("sail_pairs", fleet(ship(SMALL, sail=3), ship(SMALL, sail=1)), 3),
    ("sail_pairs", fleet(ship(SMALL, sail=2), ship(SMALL, sail=2)), 6),
    ("sail_pairs", fleet(ship(SMALL, sail=4)), 6),
    ("officers", fleet(ship(SMALL, captain=3), ship(SMALL, captain=2), ship(SMALL, captain=2)), 12),
    ("variety", fleet(ship(SMALL, captain=1, sail=2), ship(SMALL, captain=1, crane=1)), 2),
    ("variety", fleet(ship(SMALL, captain=2, sail=1), ship(SMALL, crane=1, soldier=2)), 5),
    ("smokestack_pairs", fleet(ship(SMALL, smokestack=5)), 6),
    ("propellers", fleet(ship(SMALL, propeller=2), ship(SMALL, propeller=1)), 9),
    ("canals", fleet(used="canal1 canal2", noted=3), 20),
    ("lifebelts", fleet(ship(SMALL), ship(SAFE)), 2),
    ("ships_of_five", fleet(long(5), long(5), long(5), long(6)), 15),
    ("ship_cards", fleet(long(5), long(3)), 3),
    ("lanterns", fleet(ship(SAFE)), 2),
    ("ships_of_six", fleet(long(6), long(6), long(7)), 10),
    ("employees", fleet(employees=" ".join(each.id for each in HOUSE.employees[:7])), 10),
    ("employees", fleet(employees="foreman rigger helmsman"), 3),
    ("lifeboats", fleet(ship(SAFE), ship(SMALL)), 2),
    ("long_ships", fleet(long(7), long(9), long(6)), 13),
    ("specialists", fleet(employees="foreman rigger trader_coal1 engineer_sail recruiter_captain"), 6),
    ("ships", fleet(long(3), long(9)), 4),
    ("safe_ships", fleet(ship(SAFE), ship("b16 m22 m27 s10 "), ship(SAFE)), 10),
    ("employee_types", fleet(employees="trader_coal1 trader_coal2 rigger helmsman engineer_sail"), 8),
    ("employee_types", fleet(employees="trader_coal1 trader_steel1"), 1),
]


@pytest.mark.parametrize("case", range(len(CASES)), ids=[f"{name}-{n}" for name, _, n in CASES])
def test_points_of_a_contract(case: int) -> None:
    name, owner, expected = CASES[case]
    assert points(table(), owner, name) == expected


def table() -> Any:
    """Any table."""
    return position(player(), player()).table


def test_each_contract_is_tried_and_an_empty_fleet_has_no_points() -> None:
    known = [name for names in CONTRACTS.values() for name in names]
    assert {*COUNTS} == {*known} == {name for name, _, _ in CASES}
    assert [points(table(), player(), name) for name in known] == [0] * 24


# --- discarding


def discarding(count: int, players: int = 3, **fields: Any) -> Position:
    """All discard so many contracts of each colour."""
    s = position(*(player() for _ in range(players)), **fields)
    Quiet(s).push(Discarding(count=count))
    return s


BLUE, GREEN = CONTRACTS["blue"], CONTRACTS["green"]


def test_all_discard_at_once_with_nine_or_four_choices() -> None:
    s = discarding(2)
    assert GAME.waiting(s) == (0, 1, 2)
    assert (len(options(s, "discard")), len(options(discarding(1), "discard"))) == (9, 9)
    assert len(options(discarding(1, kept=2), "discard")) == 4


def test_as_many_of_each_colour() -> None:
    s = discarding(2)
    assert refused(s, f"discard {BLUE[0]} {GREEN[0]}-{GREEN[1]}") == "not-offered"
    assert refused(s, f"discard {BLUE[0]}-{BLUE[4]} {GREEN[0]}-{GREEN[1]}") == "not-offered"


def test_discarded_contracts_stay_face_down_with_their_owners() -> None:
    s = discarding(2, players=2)
    first = play(s, f"discard {BLUE[0]}-{BLUE[2]} {GREEN[0]}-{GREEN[1]}")
    assert told(first) == []
    assert first.state.table == s.table
    assert GAME.waiting(first.state) == (BEN,)
    for seed in range(5):
        hand = GAME.imagined(first.state, BEN, dice(seed, 1)).hands[ANN]
        assert hand.choice is not None
        assert {*hand.choice.blue, *hand.choice.green} < {*hand.contracts}, (
            "Ben imagines an answer that Ann could give"
        )
    opened = play(first.state, f"discard {BLUE[3]}-{BLUE[4]} {GREEN[4]}-{GREEN[5]}", seat=BEN)
    assert note(opened, "discarded") == {"count": 2, "kept": 1}, "not which"
    s = opened.state
    assert s.hands[ANN].contracts == [BLUE[1], GREEN[2]]
    assert s.hands[ANN].discarded == [BLUE[0], BLUE[2], GREEN[0], GREEN[1]]
    assert s.hands[BEN].contracts == [BLUE[5], GREEN[3]]
    assert s.table.kept == 1
