"""Two ships of one turn: the best voyages of both, compared with all there are."""

from __future__ import annotations

import random

from engine.core.chance import Recorded
from engine.core.offers import ByParts
from engine.core.values import value_text
from engine.games.shipyard import GAME, actions
from engine.games.shipyard.edition import HOUSE, ITEMS
from engine.games.shipyard.flow import Position
from engine.games.shipyard.state import Canal, Player
from engine.games.shipyard.voyage import pairs
from engine.games.shipyard.voyage.choices import launches
from engine.games.shipyard.voyage.laying import cells
from engine.games.shipyard.voyage.outcome import outcome, ship_at
from engine.games.shipyard.voyage.pairs import propose_pair
from engine.games.shipyard.voyage.proposals import Proposal, propose
from engine.games.shipyard.yard.columns import complete
from tests.games.shipyard.positions import ANN, EXAMPLE, after, docked, mine, player
from tests.soak import times

CASES = times(10)
MOST = 100
"""Voyages of a ship looked at one by one."""


def two_ships(rnd: random.Random) -> Player:
    """Anybody with two complete ships, a few items and canals."""
    middles = rnd.sample(range(1, 53), 4)
    lengths = rnd.choice([(1, 1), (1, 2), (2, 1)])
    first = " ".join(f"m{n}" for n in middles[: lengths[0]])
    second = " ".join(f"m{n}" for n in middles[2 : 2 + lengths[1]])
    bows, sterns = rnd.sample(range(1, 27), 2), rnd.sample(range(1, 27), 2)
    helpers = [each.id for each in HOUSE.employees if each.colour == "blue"]
    found = player(
        yard=f"b{bows[0]} {first} s{sterns[0]} b{bows[1]} {second} s{sterns[1]}",
        employees=" ".join(rnd.sample(helpers, rnd.randint(0, 2))),
        figure="M13-w-w",
        guilders=0,
        **{item: rnd.randint(item == "captain", 2) for item in ITEMS},
    )
    for n in range(rnd.randint(1, 4)):
        found.canals.append(
            Canal(f"canal{n + 1}", rnd.choice(cells(found)), rnd.choice((0, 90, 180, 270)) if n else 0)
        )
    return found


def every(s: Position) -> list[actions.Voyage] | None:
    """All voyages that are offered; None if there are too many."""
    found = launches(s.table, mine(s))
    if found is None:
        return []
    return [*ByParts(actions.Voyage, found).values()] if found.count() <= MOST else None


def most(s: Position) -> int | None:
    """The points of the best two voyages one after the other, found by trying all; 0 if there are none, None if there
    are too many."""
    found, first = 0, every(s)
    for voyage in first or ():
        later = GAME.apply(s, ANN, actions.Launch(voyage), Recorded(())).state
        second = every(later) if complete(mine(later).yard) else []
        if second is None:
            return None
        for other in second:
            made = outcome(later.table, mine(later), other).ship.points
            found = max(found, mine(later).points + sum(made.values()))
    return None if first is None else found


def test_no_two_voyages_are_better_than_those_proposed():
    rnd, compared, alone = random.Random("pairs"), 0, 0
    while compared < CASES:
        s = docked(two_ships(rnd), player())
        total = most(s)
        if total is None:
            continue
        pair = propose_pair(s.table, mine(s))
        assert (pair.total() if pair is not None else 0) == total
        if pair is None:
            continue
        compared += 1
        one, other = pair.first.voyage(), pair.second.voyage()
        later = after(s, *(f"launch {value_text(each)}" for each in (one, other)))
        assert mine(later).points == total, "both can be sailed, and make what is said"
        alone += one != best_of_one(s, one.ship).voyage()
    assert alone, "the best voyage of a ship alone is not always that of both"


def best_of_one(s: Position, column: int) -> Proposal:
    """The best voyage of a ship if there were no other."""
    ship = ship_at(mine(s), column)
    best = propose(s.table, mine(s), column, mine(s).yard[ship.start : ship.end], "points")
    assert best is not None
    return best


def test_there_is_no_pair_of_one_ship_or_of_two_with_one_captain():
    one = player(yard="b1 m1 s1 b2 m2 s2", captain=1, canals="canal1-M13-0", figure="M13-w-w", guilders=0)
    s = docked(one, player())
    assert propose_pair(s.table, mine(s)) is None
    single = docked(player(**EXAMPLE | {"captain": 2}), player())
    assert propose_pair(single.table, mine(single)) is None


def test_that_a_voyage_leaves_another_complete_ship_behind_is_told_before():
    rnd, told = random.Random(4), list[bool]()
    for _ in range(CASES):
        s = docked(two_ships(rnd), player())
        for voyage in (every(s) or [])[::5]:
            launch = actions.Launch(voyage)
            then = GAME.apply(s, ANN, launch, Recorded(())).state
            stranded = not any(offer.action is actions.Launch for offer in GAME.offers(then, ANN))
            told.append("would-strand" in [each.code for each in GAME.preview(s, ANN, launch).notes])
            assert told[-1] == stranded, voyage
    assert {*told} == {True, False}


def test_too_many_routes_are_not_looked_at(monkeypatch):
    monkeypatch.setattr(pairs, "ROUTES", 1)
    two = player(yard="b1 m1 s1 b2 m2 s2", captain=2, canals="canal1-M13-0", figure="M13-w-w", guilders=0)
    s = docked(two, player())
    assert propose_pair(s.table, mine(s)) is None
    monkeypatch.undo()
    assert propose_pair(s.table, mine(s)) is not None
