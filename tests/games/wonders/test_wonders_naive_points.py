"""The points of random cities and all objectives with their ties, counted by the engine and by the second program."""

from __future__ import annotations

import random

import pytest

from engine.core.chance import Seeded
from engine.games.wonders import GAME
from engine.games.wonders.actions import Site
from engine.games.wonders.edition import HOUSE, RESOURCES
from engine.games.wonders.scoring import scores, winners
from engine.games.wonders.state import Score
from tests.games.wonders import naive, naive_points
from tests.games.wonders.cities import engine_city, in_order, random_city
from tests.games.wonders.naive_points import OBJECTIVES, own_points, shares
from tests.soak import times


def random_table(players, seed):
    """A table with random cities and boards and all objectives; and the cities once more."""
    rng = random.Random(f"{players} {seed}")
    table = GAME.start(players, Seeded(b"points", 0, seed)).state.table
    table.objectives, table.board = list(OBJECTIVES), rng.choice("AB")
    cities = []
    for seat in range(players):
        land = rng.choice(sorted(HOUSE.maps))
        known = random_city(land, rng.randrange(1000), rng.choice((1, 3, 8, 20, 40)))
        if rng.randrange(3) == 0:
            crowd(rng, known)
        city = engine_city(HOUSE, land, known.pieces)
        # few values, so that players tie
        city.resources = {each: rng.choice((0, 3, 3, 5, 14)) for each in RESOURCES}
        city.population, city.loan = rng.randrange(18), rng.choice((0, 0, 4))
        table.cities[seat] = city
        cities.append(known)
    return table, cities


def crowd(rng, city):
    """One more tile of each type where there is room, and towers on nearly all green land, so that each type may have
    a district."""
    for kind in naive.KINDS:
        if found := in_order(naive.of_shape(city, f"{kind}1a")):
            city.pieces.append((f"{kind}1a", rng.choice(found)))
    left = sorted(city.marked("."))
    city.pieces.extend(("tower", frozenset({at})) for at in left[: len(left) - rng.randrange(4)])


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_points_of_random_cities(players):
    for seed in range(times(6)):
        table, cities = random_table(players, seed)
        boards = list(zip(table.cities, cities, strict=True))
        tracks = naive.DATA["tracks"][table.board]
        own = [own_points(known, tracks, c.population, c.resources, c.loan) for c, known in boards]
        goals = [
            shares(goal, [count(known, c.resources) for c, known in boards]) for goal, count in OBJECTIVES.items()
        ]
        for seat, found in enumerate(scores(table)):
            kinds = (found.population, found.resources, found.monuments, found.natural, found.districts, found.loan)
            assert kinds == own[seat], (seed, seat, cities[seat].pieces)
            reached = dict(zip(OBJECTIVES, found.objectives, strict=True))
            wanted = {goal: points[seat] for goal, points in zip(OBJECTIVES, goals, strict=True)}
            assert reached == wanted, (seed, seat)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_winners_among_many_who_tie(players):
    rng = random.Random(players)
    for seed in range(30):
        table = GAME.start(players, Seeded(b"winners", 0, seed)).state.table
        for city in table.cities:
            city.pieces = [Site(each) for each in rng.sample(sorted(naive.MONUMENTS), rng.randrange(4))]
        totals = [rng.randrange(3) for _ in range(players)]
        table.final = [Score(total, 0, 0, 0, 0, 0, []) for total in totals]
        assert list(winners(table)) == naive_points.winners(totals, [len(city.pieces) for city in table.cities])
