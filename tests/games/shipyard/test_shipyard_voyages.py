"""Rulebook: maiden voyage. Complete ships leave the yard: launched, given up, or because they cannot sail."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core import text
from engine.core.chance import Recorded
from engine.core.offers import ByParts, pick
from engine.games.shipyard import GAME, actions
from engine.games.shipyard.edition import ITEMS
from engine.games.shipyard.flow import Position
from engine.games.shipyard.state import Canal, Figure
from engine.games.shipyard.voyage.choices import Launches, launches
from tests.games.playing import note, told
from tests.games.shipyard.positions import (
    ANN,
    EXAMPLE,
    EXAMPLE_VOYAGE,
    after,
    card,
    docked,
    mine,
    options,
    play,
    player,
    position,
    refused,
    shown,
    turn,
    verbs,
)

WATERS = {"canals": "canal1-M13-0 canal2-N13-0", "figure": "M13-w-w", "guilders": 0}
"""Ten spaces in a row."""
SHORT = {"canals": "canal1-M13-0", "figure": "M13-n-e", "guilders": 0}
"""The figure looks at land, with its stern to the only other space."""


def voyages(s: Position) -> Launches:
    """All voyages that are offered."""
    (found,) = [
        domain for offer in GAME.offers(s, ANN) for domain in offer.fields.values() if isinstance(domain, ByParts)
    ]
    assert isinstance(found.parts, Launches)
    return found.parts


# --- the rulebook's example


def test_the_example_of_scoring_makes_15_points_and_17_on_its_voyage():
    s = docked(player(**EXAMPLE), player())
    step = play(s, EXAMPLE_VOYAGE)
    one = mine(step.state)
    (ship,) = one.fleet
    assert ship.points == {"crew": 4, "equipment": 4, "speed": 7, "voyage": 17}
    assert (one.points, ship.speed) == (32, 7)
    assert ship.cards == [card(each) for each in EXAMPLE["yard"].split()]
    assert note(step, "scored") == {"seat": ANN, **ship.points, "points": 32}


def test_the_ship_leaves_with_all_that_is_on_it():
    one = mine(after(docked(player(**EXAMPLE), player()), EXAMPLE_VOYAGE))
    assert not any(one.yard)
    assert not any(one.store.values())
    assert one.fleet[0].items == {item: EXAMPLE[item] for item in ITEMS}


def test_the_figure_stays_where_it_stopped_and_the_canals_it_left_are_used():
    step = play(docked(player(**EXAMPLE), player()), EXAMPLE_VOYAGE)
    one = mine(step.state)
    assert one.used == ["canal6", "canal8"]
    assert (one.canals, one.figure) == ([Canal("canal5", "N14", 0)], Figure("N14", "n", "n"))
    assert note(step, "canals-used") == {"seat": ANN, "used": 2, "cut": 0}


def test_what_is_cut_off_lies_beside_the_stack_and_is_not_used():
    ship = {"yard": "b6 m14 s4", "captain": 1, "sail": 2}
    canals = "canal1-M13-0 canal2-N13-0 canal3-L13-0 canal4-N12-0"
    s = docked(player(**ship, canals=canals, figure="M13-s-w", guilders=0), player())
    step = play(s, "launch 1-1-0-0-2-0-0-0-0-3-ene")
    one = mine(step.state)
    assert (one.used, step.state.table.cut) == (["canal1"], ["canal3"])
    assert [each.canal for each in one.canals] == ["canal2", "canal4"]
    assert note(step, "canals-used") == {"seat": ANN, "used": 1, "cut": 1}


def test_the_next_voyage_begins_there_and_not_over_the_stern_even_with_a_new_canal_behind():
    """Ruling 13."""
    ship = {"yard": "b6 m14 s4 b7 m15 s5", "captain": 2, "sail": 2}
    canals = "canal1-M13-0 canal2-N13-0 canal3-N12-0"
    s = docked(player(**ship, canals=canals, figure="M13-s-w", guilders=0), player())
    s = after(s, "launch 1-1-0-0-2-0-0-0-0-3-ene")
    assert mine(s).figure == Figure("N13", "w", "w")
    assert voyages(s).after(("4", *"10000000", "1")) == ("s",)
    mine(s).canals.append(Canal("canal9", "M13", 0))
    found = launches(s.table, mine(s))
    assert found is not None
    assert found.after(("4", *"10000000", "1")) == ("s",)


# --- ships that cannot sail


@pytest.mark.parametrize("lacks", [{**WATERS, "sail": 2}, {"captain": 1, "guilders": 0}, {**SHORT, "captain": 1}])
def test_without_a_captain_or_a_canal_a_ship_leaves_unscored_by_itself(lacks: dict[str, Any]):
    s = turn(position(player(yard="b6 m14", **lacks), player()))
    step = play(s, "choose ships", "build stern1-3", "stop")
    one = mine(step.state)
    assert told(step)[-1] == "scrapped"
    assert verbs(step.state) == ["end"]
    assert (one.fleet, one.points, one.store) == ([], 0, mine(s).store)
    assert step.state.table.gone == ["bow6", "middle14", "stern1"]


def test_all_of_the_speed_is_sailed_so_items_are_only_taken_as_far_as_a_route_is_long_enough():
    ship = {"yard": "b6 m14 s4", "captain": 1, "sail": 4, "smokestack": 2, "propeller": 1}
    s = docked(player(**ship, canals="canal1-M13-0", figure="M13-e-s", guilders=0), player())
    found = voyages(s)
    assert found.after(("1", "1", "0", "0")) == ("0", "1")
    assert found.after(("1", "1", "0", "0", "1")) == ("0", "1")
    assert found.after(("1", "1", "0", "0", "0")) == ("0", "1", "2")
    assert found.after(("1", "1", "0", "0", "0", "0")) == ("0", "1")
    assert found.after(("1", "1", "0", "0", "0", "1")) == ("0",)
    assert found.after(("1", "1", "0", "0", "1", "0", "0", "0", "0")) == ("2",)
    assert refused(s, "launch 1-1-0-0-2-0-0-0-0-3-nwn") == "canals-too-short"


# --- choosing


def test_every_voyage_that_is_offered_is_counted_and_can_be_sailed():
    ship = {
        "yard": "b6 m14 m24 s1",
        "captain": 2,
        "merchant": 1,
        "sail": 2,
        "smokestack": 1,
        "propeller": 1,
        "crane": 1,
    }
    s = docked(player(**ship, **WATERS, employees="helmsman"), player())
    (domain,) = [d for offer in GAME.offers(s, ANN) for d in offer.fields.values() if isinstance(d, ByParts)]
    listed = list(domain.values())
    assert len(listed) == domain.count() == len(dict.fromkeys(listed))
    assert all(map(domain.admits, listed))
    for voyage in listed[::40]:
        one = mine(after(s, text.write(actions.Launch(voyage))))
        assert one.fleet[0].speed == len(voyage.route) == voyage.speed
        assert one.points == sum(one.fleet[0].points.values())


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("launch 2-1-0-0-0-0-0-0-0-1-s", "no-ship"),
        ("launch 1-0-0-0-0-0-0-0-0-1-s", "needs-captain"),
        ("launch 1-2-0-0-0-0-0-0-0-1-s", "not-in-yard"),
        ("launch 1-1-1-0-1-0-0-0-0-2-se", "no-place-aboard"),
        ("launch 1-1-0-0-1-0-0-0-0-1-s", "no-such-speed"),
        ("launch 1-1-0-0-1-0-0-0-0-4-seen", "no-such-speed"),
        ("launch 1-1-0-0-1-0-0-0-0-2-s", "whole-speed"),
        ("launch 1-1-0-0-1-0-0-0-0-2-sn", "no-such-step"),
        ("launch 1-1-0-0-1-0-0-0-0-2-wn", "no-such-step"),
        ("launch 1-1-0-0-1-0-0-0-0-2-up", "no-such-step"),
        ("scrap 2", "no-ship"),
        ("bonus crew", "bonus-chosen"),
        ("choose crew", "not-offered"),
    ],
)
def test_a_refusal_names_the_rule(words: str, code: str):
    s = docked(player(yard="b6 m14 s4", captain=1, sail=1, merchant=1, **WATERS, employees="helmsman"), player())
    assert after(s, "launch 1-1-0-0-1-0-0-0-0-2-se").table.players[ANN].fleet
    assert refused(s, words) == code


def test_without_canals_no_ship_is_launched():
    s = docked(player(yard="b6 m14 s4", captain=1, guilders=6), player())
    assert verbs(s) == ["scrap", "bonus"]
    assert refused(s, "launch 1-1-0-0-0-0-0-0-0-1-s") == "no-canals"


def test_what_a_voyage_brings_and_costs_is_told_before():
    s = docked(player(**EXAMPLE), player())
    s.hands[ANN].contracts = ["sail_pairs", "employees"]
    told_before = shown(s, EXAMPLE_VOYAGE)
    assert told_before.points == 32
    assert [(each.code, each.args) for each in told_before.notes] == [
        ("voyage-points", {"crew": 4, "equipment": 4, "speed": 7, "voyage": 17}),
        ("canals-lost", {"used": 2, "cut": 0}),
        ("contracts-add", {"points": 3}),
        ("takes", {"goods": {item: EXAMPLE[item] for item in ITEMS}}),
    ]
    assert shown(s, "scrap 1").notes[0].args == {"count": 8}


@pytest.mark.parametrize(("held", "taken", "said"), [(2, 2, True), (3, 2, False), (1, 1, False)])
def test_that_a_ship_takes_the_last_captain_as_an_officer_is_said_while_another_is_built(held, taken, said):
    ship = {"yard": "b6 m1 s4 . b7 m15 . . .", "captain": held}
    s = docked(player(**ship, **WATERS), player())
    notes = [each.code for each in shown(s, f"launch 1-{taken}-0-0-0-0-0-0-0-1-s").notes]
    assert ("last-captain" in notes) is said


def test_a_ship_may_be_given_up_although_it_could_sail():
    """Ruling 11: nothing is loaded, its cards leave the game."""
    s = docked(player(yard="b6 m14 s4", captain=1, sail=2, **WATERS), player())
    step = play(s, "scrap 1")
    one = mine(step.state)
    assert (one.fleet, one.points, one.store["captain"], one.store["sail"]) == ([], 0, 1, 2)
    assert sorted(step.state.table.gone) == ["bow6", "middle14", "stern4"]
    assert "scrapped" in told(step)


def test_several_ships_one_after_the_other_in_any_order_with_what_is_left():
    ship = {"yard": "b6 m14 s4 . b7 m15 s5", "captain": 2, "sail": 3}
    s = docked(player(**ship, **WATERS), player())
    assert options(s, "scrap") == ["1", "5"]
    first = after(s, "launch 5-1-0-0-3-0-0-0-0-4-seen")
    assert voyages(first).after(("1", "1", "0", "0")) == ("0",)
    both = after(first, "launch 1-1-0-0-0-0-0-0-0-1-n")
    assert [each.cards[0] for each in mine(both).fleet] == ["bow7", "bow6"]
    assert mine(both).figure == Figure("M13", "ne", "s")
    assert verbs(both) == ["end"]


def test_the_second_ship_leaves_unscored_if_the_first_took_the_only_captain():
    ship = {"yard": "b6 m14 s4 . b7 m15 s5", "captain": 1, "sail": 3}
    step = play(docked(player(**ship, **WATERS), player()), "launch 1-1-0-0-0-0-0-0-0-1-s")
    assert (len(mine(step.state).fleet), len(step.state.table.gone)) == (1, 3)
    assert told(step)[-1] == "scrapped"


# --- with the bonus action


def test_a_bonus_action_may_be_bought_before_a_voyage_and_not_after_it():
    waters = {**WATERS, "guilders": 6}
    s = docked(player(yard="b6 m14 s4", captain=1, **waters), player())
    assert verbs(s) == ["launch", "scrap", "bonus"]
    bought = after(s, "bonus equipment", "manufacture cannon")
    assert verbs(bought) == ["launch", "keep", "scrap"]
    assert verbs(after(s, "launch 1-1-0-0-0-0-0-0-0-1-s")) == ["end"]


def test_a_ship_that_cannot_sail_waits_for_a_bonus_action_that_could_help():
    waters = {**WATERS, "guilders": 6}
    s = docked(player(yard="b6 m14 s4", sail=1, **waters), player())
    assert verbs(s) == ["scrap", "bonus"]


def test_voyages_at_random_leave_every_law_whole():
    """The laws are checked after every action: nobody loses an item, a card, a canal or a point."""
    rnd = random.Random(12)
    for _ in range(30):
        s = docked(player(**EXAMPLE | {"yard": "b6 m22 m23 m24 m26 m14 s4"}, employees="helmsman rigger"), player())
        voyage = pick(ByParts(actions.Voyage, voyages(s)), rnd.randrange)
        assert GAME.apply(s, ANN, actions.Launch(voyage), Recorded(())).state is not s
