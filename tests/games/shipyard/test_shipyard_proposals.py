"""The best voyages of a ship, compared with all there are."""

from __future__ import annotations

import random
from typing import Any

import pytest

from engine.core.offers import ByParts
from engine.core.values import value_text, words_of
from engine.games.shipyard import GAME, actions
from engine.games.shipyard.edition import CONTRACTS, HOUSE, ITEMS
from engine.games.shipyard.state import Canal, Player
from engine.games.shipyard.voyage.choices import launches
from engine.games.shipyard.voyage.laying import cells
from engine.games.shipyard.voyage.outcome import Outcome, outcome
from engine.games.shipyard.voyage.promised import promised
from engine.games.shipyard.voyage.proposals import Proposal, added, propose
from engine.games.shipyard.voyage.worth import propose_for
from tests.games.shipyard.positions import (
    ANN,
    EXAMPLE,
    EXAMPLE_VOYAGE,
    docked,
    player,
    position,
    ship,
    verbs,
)
from tests.soak import times

SHIPS = times(20)
MOST = 600
"""Voyages looked at one by one for a ship."""


def a_player(rnd: random.Random) -> Player:
    """Anybody with a complete ship, a few items and canals."""
    middles = " ".join(f"m{n}" for n in rnd.sample(range(1, 53), rnd.randint(1, 7)))
    stock = {item: rnd.randint(0, 3) for item in ITEMS}
    names = [each.id for each in HOUSE.employees]
    found = player(
        yard=f"b{rnd.randint(1, 26)} {middles} s{rnd.randint(1, 26)}",
        employees=" ".join(rnd.sample(names, rnd.randint(0, 8))),
        figure="M13-w-w",
        **stock,
    )
    for n in range(rnd.randint(1, 8)):
        found.canals.append(
            Canal(f"canal{n + 1}", rnd.choice(cells(found)), rnd.choice((0, 90, 180, 270)) if n else 0)
        )
    return found


def cost(best: tuple[actions.Voyage, Outcome]) -> int:
    """Canals that a voyage loses."""
    return len(best[1].way.left) + len(best[1].cut)


def made(best: tuple[actions.Voyage, Outcome]) -> int:
    """The points it makes."""
    return sum(best[1].ship.points.values())


def rank(best: tuple[actions.Voyage, Outcome]) -> tuple[Any, ...]:
    """Of equally good voyages that cost as many canals, which comes first."""
    items = best[0][1:9]
    return (sum(items), items[0], items, best[0].route)


def best_of(one: Player, goal: Any, **keep: int) -> Proposal | None:
    """The proposal for a player's ship."""
    return propose(position(one, player()).table, one, 1, one.yard, goal, keep)


def test_no_voyage_is_better_than_the_one_proposed():
    rnd, compared = random.Random("proposals"), 0
    while compared < SHIPS:
        one = a_player(rnd)
        t = position(one, player()).table
        found = launches(t, one)
        if found is None:
            assert best_of(one, "points") is best_of(one, "canals") is None
            continue
        if found.count() > MOST:
            continue
        compared += 1
        every = [(voyage, outcome(t, one, voyage)) for voyage in ByParts(actions.Voyage, found).values()]
        for goal, order in (
            ("points", lambda each: (-made(each), cost(each), rank(each))),
            ("canals", lambda each: (cost(each), -made(each), rank(each))),
        ):
            first, proposal = min(every, key=order), best_of(one, goal)
            assert proposal is not None
            assert proposal.voyage() == first[0]
            assert (proposal.ship, proposal.way, [*proposal.cut]) == first[1]
            as_good = [each for each in every if made(each) == made(first)]
            if goal == "canals":
                as_good = [each for each in as_good if cost(each) == cost(first)]
            assert proposal.equal == len({each[0].route for each in as_good}) - 1


def test_a_beginning_promises_the_most_points_of_all_voyages_that_begin_so():
    rnd, compared = random.Random("promised"), 0
    while compared < SHIPS // 2:
        one = a_player(rnd)
        t = position(one, player()).table
        found = launches(t, one)
        if found is None or not 1 < found.count() <= MOST:
            continue
        compared += 1
        best: dict[tuple[str, ...], int] = {}
        for voyage in ByParts(actions.Voyage, found).values():
            made_by, words = sum(outcome(t, one, voyage).ship.points.values()), words_of(voyage)
            for size in range(1, len(words)):
                best[words[:size]] = max(best.get(words[:size], 0), made_by)
        assert {words: promised(t, one, words) for words in best} == best


def test_no_voyage_is_better_where_contracts_are_counted():
    rnd, compared, others = random.Random("contracts"), 0, 0
    while compared < SHIPS:
        one = a_player(rnd)
        for _ in range(rnd.randint(0, 2)):
            one.fleet.append(ship("b1 m1 s1", **{item: rnd.randint(1, 2) for item in rnd.sample(ITEMS, 3)}))
        names = ["variety", *rnd.sample(CONTRACTS["blue"], 3)][rnd.randint(0, 1) :]
        t = position(one, player()).table
        found = launches(t, one)
        if found is None or found.count() > MOST:
            continue
        compared += 1
        best: tuple[Any, ...] = ()
        proposal = propose_for(t, one, 1, one.yard, names)
        assert proposal is not None
        for voyage in ByParts(actions.Voyage, found).values():
            result = outcome(t, one, voyage)
            each = Proposal(1, result.ship, result.way, (*result.cut,))
            total = each.total() + sum(added(t, one, names, each).values())
            order = (-total, each.lost(), *rank((voyage, result)), voyage)
            best = min(best, order) if best else order
        assert proposal.voyage() == best[-1], names
        others += propose(t, one, 1, one.yard, "points") != proposal
    assert others


def test_the_example_of_the_rulebook_is_the_best_voyage_of_its_ship():
    best = best_of(player(**EXAMPLE), "points")
    assert best is not None
    assert "launch " + value_text(best.voyage()) == EXAMPLE_VOYAGE
    assert (best.total(), best.lost()) == (32, 2)


def test_items_that_are_marked_stay_in_the_yard():
    one = player(**EXAMPLE)
    best = best_of(one, "points", merchant=1, sail=9)
    assert best is not None
    assert (best.ship.items["merchant"], best.ship.items.get("sail", 0)) == (1, 0)
    assert best_of(one, "points", captain=1) is None


def test_an_incomplete_ship_is_shown_as_it_would_sail_today():
    one = player(**EXAMPLE | {"yard": "b6 . m23 m24"})
    best = propose(position(one, player()).table, one, 1, one.yard[:4], "points")
    assert best is not None
    assert best.ship.cards == ["bow6", "middle23", "middle24"]
    assert best.ship.items["sail"] + best.ship.items.get("smokestack", 0) == 2


def test_of_equally_good_voyages_one_is_proposed_that_cuts_off_fewer_canals():
    # north or east over one card with a lantern behind it; east would leave two canals behind that lie in the north
    canals = "canal1-M13-0 canal9-N13-0 canal17-M12-0 canal3-M11-0"
    one = player("b24 m1 s4", captain=1, sail=1, canals=canals, figure="M13-ne-n", guilders=0)
    best = best_of(one, "points")
    assert best is not None
    assert (best.way.route, best.lost()) == ("wn", 2)


def test_where_used_canals_count_a_voyage_is_proposed_that_uses_one():
    one = player("b1 m1 s1", captain=1, canals="canal1-M13-0 canal2-N13-0", figure="M13-e-s", guilders=0)
    t = position(one, player()).table
    plain, counted = best_of(one, "points"), propose_for(t, one, 1, one.yard, ["canals"])
    assert plain is not None
    assert counted is not None
    assert (plain.way.route, counted.way.route) == ("n", "e")
    assert [added(t, one, ["canals"], each) for each in (plain, counted)] == [{"canals": 0}, {"canals": 4}]


def test_what_contracts_add():
    one = player(**EXAMPLE, fleet=[ship("b1 m1 s1", sail=1, merchant=1)])
    t = position(one, player()).table
    best = best_of(one, "canals")
    assert best is not None
    names = ["sail_pairs", "merchants", "canals", "lifebelts", "ships", "long_ships", "employees"]
    counted = added(t, one, names, best)
    pairs = best.ship.items.get("sail", 0) // 2
    assert counted == {
        "sail_pairs": 3 * pairs,
        "merchants": 2 * best.ship.items["merchant"],
        "canals": 4 * len(best.way.left),
        "lifebelts": 6,
        "ships": 3,
        "long_ships": 5,
        "employees": 0,
    }


@pytest.mark.parametrize(("captain", "verb"), [(1, "launch"), (0, "scrap")])
def test_for_a_player_who_left_the_ship_makes_most_points(captain: int, verb: str):
    one = player(**EXAMPLE | {"captain": captain, "guilders": 6})
    s = docked(one, player())
    assert verbs(s)[0] == verb
    action = GAME.default(s, ANN)
    best = best_of(one, "points")
    expected = actions.Scrap(1) if best is None else actions.Launch(best.voyage())
    assert action == expected
    assert (best is None) == (not captain)
