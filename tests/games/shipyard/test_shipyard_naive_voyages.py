"""Ships with much to take along on large canal systems, which whole games seldom have: both programs offer the same
voyages, and each of them brings the same points and leaves the same canals."""

from __future__ import annotations

import random

import pytest

from engine.core import text
from engine.games.shipyard import GAME
from tests.games.shipyard import naive
from tests.games.shipyard.naive import EMPLOYEES, ITEMS, SIDES
from tests.games.shipyard.naive_choices import named
from tests.games.shipyard.naive_game import at_name
from tests.games.shipyard.positions import ANN, after, docked, mine, player
from tests.soak import times

FAST = {
    "yard": "b6 m14 m15 m16 m42 m43 m3 m4 s4",
    "employees": "rigger",
    "captain": 1,
    "soldier": 1,
    "sail": 5,
    "smokestack": 4,
    "propeller": 1,
}
"""A ship with masts wherever there may be one: it sails far."""


def some_canals(rng, count, block):
    """A system of so many canals, in a block or long: by cell the card and how it is turned."""
    system = {}
    for card in rng.sample(range(1, 25), count):
        free = [cell for one in system for cell in naive.beside(one) if cell not in system]
        most = [cell for cell in free if free.count(cell) == max(map(free.count, free))]
        cell = rng.choice(most if block else free) if free else (12, 12)
        system[cell] = (f"canal{card}", rng.choice((0, 90, 180, 270)))
    return system


def some_figure(rng, system):
    """A figure somewhere: its cell, its space, and where it came from."""
    cell = rng.choice(sorted(system))
    space = rng.choice(naive.water(system[cell][1]))
    behind = [side for side, _, _ in naive.steps(system, cell, space)]
    if space in SIDES:
        behind.append(space)
    return cell, space, rng.choice(behind)


def some_ship(rng, length):
    """The short names of a ship's cards."""
    middles = [f"m{n}" for n in rng.sample(range(1, 53), length - 2)]
    return " ".join([f"b{rng.randint(1, 26)}", *middles, f"s{rng.randint(1, 26)}"])


def some_port(rng, canals, hired, stock):
    """A player with a complete ship, so many canals and employees, and up to `stock` of each item. Without a stock it
    is a fast ship in a block of canals, where routes lead round in circles."""
    system = some_canals(rng, canals, block=not stock)
    figure = some_figure(rng, system)
    useful = sorted(name for name in EMPLOYEES if EMPLOYEES[name]["kind"] in ("craftsman", "helmsman", "rigger"))
    fitted = {
        "yard": some_ship(rng, rng.randint(3, 9)),
        "employees": " ".join(rng.sample(useful, hired)),
        **{item: rng.randint(min(stock, item == "captain"), stock) for item in ITEMS},
    }
    return player(
        guilders=0,
        canals=" ".join(f"{card}-{named(cell)}-{turn}" for cell, (card, turn) in system.items()),
        figure=f"{named(figure[0])}-{figure[1]}-{figure[2]}",
        **fitted if stock else FAST,
    )


def as_naive(one):
    """The system and the figure as the second program has them."""
    system = {at_name(each.cell): (each.canal, each.turned) for each in one.canals}
    return system, one.figure and (at_name(one.figure.cell), one.figure.space, one.figure.behind)


def launches(one):
    """All voyages of a ship by the second program."""
    system, figure = as_naive(one)
    ((at, cards),) = naive.complete(one.yard)
    by_speed = {}
    for load in naive.loads(cards, one.employees, one.store):
        for speed in naive.speeds(one.employees, load):
            if speed not in by_speed:
                by_speed[speed] = naive.routes(system, figure, speed)
            for route in by_speed[speed]:
                yield cards, load, speed, route, "-".join(map(str, ("launch " + str(at + 1), *load, speed, route)))


@pytest.mark.parametrize(
    ("canals", "hired", "stock", "cases"), [(4, 0, 0, 12), (9, 0, 0, 3), (4, 8, 1, 6), (9, 3, 6, 4), (16, 6, 3, 6)]
)
def test_two_programs_launch_the_same_ships(canals, hired, stock, cases):
    rng = random.Random(f"voyages {canals} {hired}")
    sailed = 0
    for _ in range(times(cases)):
        s = docked(some_port(rng, canals, hired, stock), player())
        expected = {each[-1]: each for each in launches(mine(s))}
        found = [offer for offer in GAME.offers(s, ANN) if text.verb(offer.action) == "launch"]
        assert sum(offer.count() for offer in found) == len(expected)
        for words in rng.sample(sorted(expected), min(20, len(expected))):
            assert found[0].admits(GAME.parse(words)), words
            same_voyage(s, *expected[words])
            sailed += 1
        if len(expected) < 3000:
            assert {text.write(action) for offer in found for action in offer} == set(expected)
    assert sailed


def same_voyage(s, cards, load, speed, route, words):
    """Both programs say the same of a voyage."""
    symbols, system, figure, used, cut = naive.follow(*as_naive(mine(s)), route)
    s = after(s, words)
    assert as_naive(mine(s)) == (system, figure), words
    assert (mine(s).used, sorted(s.table.cut)) == (used, sorted(cut)), words
    assert [each.points for each in mine(s).fleet] == [naive.voyage_points(cards, load, speed, symbols)], words
