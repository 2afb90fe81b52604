"""The pedestals: places in next round's order."""

from __future__ import annotations

import pytest

from engine.core.model import Note
from engine.games.wonders.order import next_order
from engine.games.wonders.phases.turn import Buying
from tests.games.playing import note
from tests.games.wonders.positions import city, table
from tests.games.wonders.turns import (
    ANN,
    BEN,
    CLEO,
    DAN,
    EVE,
    ROADSIDE,
    buying,
    options,
    play,
    position,
    quietly,
    refused,
    shown,
)


def test_a_pedestal_costs_one_gold_whichever_place_it_gives():
    for place, n in (("1", 0), ("2", 1)):
        step = quietly(buying(), f"pedestal {place}")
        t = step.state.table
        assert (t.cities[ANN].gold, t.market.pedestals[n], t.market.pedestals[1 - n]) == (6, ANN, None)
        assert note(step, "pedestal-bought") == {"seat": ANN, "place": place, "gold": 1, "left": 6}
    assert shown(buying(gold=1), "pedestal 1").notes == (
        Note("gives-place", {"place": "1"}),
        Note("ends-round"),
    )
    lost = Note("rest-lost", {"gold": 1})
    assert lost in shown(buying(gold=2, loan=2, sold=True), "pedestal 1").notes
    assert lost not in shown(buying(gold=2, loan=2, sold=True, roads=1), "pedestal 1").notes
    assert lost not in shown(buying(gold=2, tiles="farm1a"), "pedestal 1").notes, "with a loan"
    assert shown(buying(round=10), "pedestal 1").notes == (Note("no-next-round"),)


def test_each_pedestal_is_sold_once():
    s = quietly(buying(), "pedestal 1", "end").state
    assert options(s, "pedestal", BEN) == ["2"]
    assert refused(s, "pedestal 1", BEN) == "pedestal-taken"
    assert refused(s, "pedestal 3", BEN) == "which-place"


def test_nobody_buys_both():
    s = buying(pedestals=[ANN, None])
    assert options(s, "pedestal") == []
    assert refused(s, "pedestal 2") == "one-pedestal"


def test_with_two_players_both_are_sold():
    s = quietly(buying(), "pedestal 2", "end").state
    s = quietly(s, "pedestal 1", "end", seat=BEN).state
    assert s.table.market.pedestals == [BEN, ANN]


def test_alone_there_are_none():
    s = position(Buying(who=ANN), city(ROADSIDE))
    assert options(s, "pedestal") == []
    assert refused(s, "pedestal 1") == "pedestal-alone"


# --- the order


def order(*populations, pedestals=(None, None), old=None, monuments=()):
    """The next order of cities with these populations, and monuments by seat."""
    cities = [city(population=n) for n in populations]
    for seat, names in monuments:
        cities[seat].pieces += city(names).pieces
    t = table(*cities, order=list(old or range(len(cities))))
    t.market.pedestals = list(pedestals)
    return next_order(t)


def test_fewest_population_comes_first():
    assert order(4, 2, 3, 0) == [DAN, BEN, CLEO, ANN]


def test_in_a_tie_fewer_monuments_come_first():
    assert order(2, 2, 1, monuments=[(ANN, "petra-0-A1")]) == [CLEO, BEN, ANN]
    assert order(2, 2, monuments=[(ANN, "petra-0-A1"), (BEN, "trojan_horse-0-A1 ishtar_gate-0-A3")]) == [ANN, BEN]
    # cards count, not rings (ruling R22): two rings each
    assert order(2, 2, monuments=[(ANN, "petra-0-A1 trojan_horse-0-A3"), (BEN, "hippodrome-0-A1")]) == [BEN, ANN]


def test_in_a_tie_of_both_the_old_order_stays():
    assert order(1, 1, 1, 0, old=[CLEO, DAN, ANN, BEN]) == [DAN, CLEO, ANN, BEN]


@pytest.mark.parametrize(
    ("pedestals", "expected"),
    [
        ((EVE, None), [EVE, ANN, BEN, CLEO, DAN]),
        ((EVE, DAN), [EVE, DAN, ANN, BEN, CLEO]),
        ((None, EVE), [ANN, EVE, BEN, CLEO, DAN]),
        ((None, ANN), [BEN, ANN, CLEO, DAN, EVE]),
    ],
)
def test_whoever_has_a_pedestal_has_its_place_and_the_others_fill_the_rest(pedestals, expected):
    assert order(1, 2, 3, 4, 5, pedestals=pedestals) == expected


def test_with_two_players_only_the_second_pedestal_makes_the_other_one_first():
    assert order(0, 5, pedestals=(None, ANN)) == [BEN, ANN]


def test_the_pedestals_come_back_for_the_next_round():
    s = position(Buying(who=ANN), city(ROADSIDE, gold=1), city(ROADSIDE, gold=0, spent=7, out=True))
    s.table.market.pedestals = [None, BEN]
    step_state = quietly(s, "pedestal 1").state
    assert step_state.table.market.pedestals == [ANN, BEN]
    after = play(step_state, "end").state.table
    assert (after.market.pedestals, after.order) == ([None, None], [ANN, BEN])
