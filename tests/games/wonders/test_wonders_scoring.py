"""The points of a city, the end of the game and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import Recorded, Seeded
from engine.core.ctx import Ctx
from engine.core.model import Note, Seat
from engine.core.opponents import random_player
from engine.games.wonders import GAME
from engine.games.wonders import actions as act
from engine.games.wonders.objectives import Change
from engine.games.wonders.phases.turn import Buying
from engine.games.wonders.scoring import Outlook, final, outlook, points, scores, target, winners
from engine.games.wonders.state import Automaton, City, Score, Table
from tests.games.wonders.positions import city, site, state, table
from tests.soak import times


def of(home: City, **fields: object) -> Score:
    """The points of one city among two."""
    return points(table(home, city(), **fields), home)


def ended(t: Table) -> list[Note]:
    """What is told at the end."""
    ctx = Ctx(state(t), Recorded([]))  # type: ignore[arg-type]
    final(t, ctx)
    return ctx.notes


def test_a_point_for_each_ring_on_the_sides_population_track() -> None:
    home = city(population=9)
    assert (of(home).population, of(home, board="B").population) == (3, 3)
    home = city(population=11)
    assert (of(home).population, of(home, board="B").population) == (4, 4)
    home = city(population=3)
    assert (of(home).population, of(home, board="B").population) == (0, 1)


def test_the_lowest_resource_counts_as_in_the_rulebooks_example() -> None:
    assert of(city(food=8, ceramics=9, gears=11)).resources == 8
    assert of(city(food=14, ceramics=14)).resources == 0


def test_a_point_for_each_ring_on_own_monuments() -> None:
    assert of(city("hippodrome-0-A10 petra-0-F11 lighthouse-0-D4")).monuments == 4


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ("one-0-A9", 1),  # A8 above it
        ("one-0-B9", 0),  # over a corner
        ("one-0-A8", 0),  # covered
        ("one-0-B8 one-0-A9", 1),  # once each
        ("tower-0-I8", 1),
        ("tower-0-J9 farm1a-0-C9", 2),  # J8, E9
        ("giza-A9-B9-C9", 1),
        ("farm2a-0-A8 one-0-A9", 0),
    ],
)
def test_a_point_for_each_open_natural_cell_next_to_any_own_piece(pieces: str, expected: int) -> None:
    assert of(city(pieces)).natural == expected


@pytest.mark.parametrize(
    ("pieces", "expected"),
    [
        ("farm1a-0-A11 two-0-A10 one-0-C11", 1),  # the left border and the sidewalk close the rest
        ("farm1a-0-A11 two-0-A10", 0),  # C11 is open
        ("farm1a-0-A11 one-0-A10 one-0-C11", 0),  # B10 is open
        ("farm1a-0-A11 one-0-C11 tower-0-A10 giza-B8-B9-B10", 1),  # any piece closes a side
        ("farm1a-90-A1 two-90-B1", 1),  # the natural cell A3, the upper and left border
        ("farm1a-90-K1 two-90-J1", 1),  # the right border
        ("farm1a-0-D8 one-0-D7 one-0-C8 one-0-D9", 1),  # water E7, F8, the natural cell E9
        ("farm1a-0-D8 one-0-C8 one-0-D9", 0),  # D7 is open
        ("farm1a-0-A11 market1a-0-A10 one-0-C11 two-0-A9 one-0-C10", 2),
        ("petra-0-A11 starter-0-A10 one-0-D11", 0),  # a monument is no building tile
    ],
)
def test_a_point_for_each_building_tile_that_meets_no_empty_green_land(pieces: str, expected: int) -> None:
    assert of(city(pieces)).districts == expected


def test_an_open_loan_costs_two_points() -> None:
    assert of(city(loan=2)).loan == -2
    assert of(city()).loan == 0


def test_points_can_be_asked_for_at_any_moment() -> None:
    ann = city("farm1a-0-A11 two-0-A10 one-0-C11 petra-0-F11", food=3, ceramics=2, gears=4, population=6, loan=2)
    t = table(ann, city(food=2), objectives=["abundance", "trade", "village"])
    assert scores(t) == [Score(2, 2, 1, 1, 1, -2, [3, 3, 0]), Score(0, 0, 0, 0, 0, 0, [1, 0, 0])]
    assert [score.total() for score in scores(t)] == [11, 1]


def test_what_laying_a_piece_would_change_is_told_with_all_it_brings() -> None:
    ann = city("starter-0-A10 one-0-A9", food=1, ceramics=1, gears=1, population=3)
    t = table(ann, city(food=2), objectives=["abundance", "roads_of_rome"])
    before = city("starter-0-A10 one-0-A9", food=1, ceramics=1, gears=1, population=3, gold=7)
    farm = outlook(t, Seat(0), site("farm1a-0-A11"))  # a white field, so a ring; no district, C11 is open
    assert farm == Outlook(1 + 1, [Change("abundance", (1, 2), (1, 2))])
    assert outlook(t, Seat(0), site("petra-0-A11")).points == 1 + 1  # the card's ring; ceramics reach a white field
    assert outlook(t, Seat(0), site("tower-0-A8")) == Outlook(-1, [], natural=-1)  # covers the natural cell A8
    assert outlook(t, Seat(0), site("road-90-E8")).objectives == [Change("roads_of_rome", (5, 9), (3, 3))]
    assert ann == before


def test_the_preview_of_a_purchase_tells_points_and_objectives() -> None:
    ann = city("starter-0-A10 one-0-C11", food=1, population=3)
    t = table(ann, city(), objectives=["religion", "suburbs"])
    seen = GAME.preview(state(t, Buying(who=Seat(0))), Seat(0), GAME.parse("build temple1b-0-A11"))
    assert seen.points == 2 + 6  # a district, a ring of population, and the first place of both objectives
    assert [note.args for note in seen.notes if note.code == "objective-moves"] == [
        {"objective": "religion", "before": 0, "after": 1, "points": 3},
        {"objective": "suburbs", "before": 0, "after": 1, "points": 3},
    ]


@pytest.mark.parametrize("players", [2, 4])
def test_points_told_add_up_to_the_total(players: int) -> None:
    """Of a piece, and of each objective its own gain and what it takes from others, once the turn is ended."""
    s: Any = GAME.start(players, Seeded(b"sums", 0, 0)).state
    stood = [0] * players
    for n in range(times(150)):
        (seat,) = GAME.waiting(s)
        action = random_player(GAME, s, seat, Seeded(b"sums", 1, n))
        seen, before = GAME.preview(s, seat, action), totals(s)
        step = GAME.apply(s, seat, action, Seeded(b"sums", 2, n))
        s, after = step.state, totals(step.state)
        if not isinstance(action, act.Loan | act.Repay | act.Pass):
            assert seen.points == after[seat] - before[seat], action
        for note in step.notes:
            if (about := note.args.get("seat")) is None:
                continue
            brings = GAME.guide.news.brings(GAME.view(s, None), note, about)
            assert not brings or about == seat or isinstance(action, act.StarterRoad | act.EndTurn)
            stood[about] += brings
        assert stood[seat] == after[seat]
        if isinstance(action, act.StarterRoad | act.EndTurn):
            assert stood == after
        if not s.flow:
            break


def totals(s: Any) -> list[int]:
    return [score.total() for score in scores(s.table)]


def test_the_end_is_told_objective_by_objective_and_seat_by_seat() -> None:
    t = table(city(food=3, ceramics=3, gears=3), city("petra-0-F11", food=3), objectives=["abundance", "trade"])
    ann = {"population": 0, "resources": 3, "monuments": 0, "natural": 0, "districts": 0, "loan": 0}
    ben = {"population": 0, "resources": 0, "monuments": 1, "natural": 1, "districts": 0, "loan": 0}
    assert ended(t) == [
        Note("objective", {"seat": 0, "objective": "abundance", "value": 3, "points": 2}),
        Note("objective", {"seat": 1, "objective": "abundance", "value": 3, "points": 2}),
        Note("objective", {"seat": 0, "objective": "trade", "value": 3, "points": 3}),
        Note("scored", {"seat": 0, **ann, "objectives": 5, "points": 8}),
        Note("scored", {"seat": 1, **ben, "objectives": 2, "points": 4}),
        Note("won", {"seats": [0], "points": 8}),
    ]
    assert t.final == scores(t)


def with_points(*totals: int, monuments: tuple[str, ...]) -> Table:
    """A table at its end: the totals, and the monuments in each city."""
    t = table(*(city(each) for each in monuments))
    t.final = [Score(total, 0, 0, 0, 0, 0, []) for total in totals]
    return t


@pytest.mark.parametrize(
    ("totals", "monuments", "expected"),
    [
        ((20, 21), ("petra-0-F11", ""), (1,)),
        ((21, 21), ("petra-0-F11", ""), (0,)),
        ((21, 21, 5), ("hippodrome-0-A10", "petra-0-F11 chichen_itza-0-A10", ""), (1,)),
        ((21, 21, 20), ("hippodrome-0-A10", "petra-0-F11", "petra-0-F11 lighthouse-0-D4"), (0, 1)),
    ],
)
def test_a_tie_goes_to_more_monuments_by_cards_and_is_shared_after_that(
    totals: tuple[int, ...], monuments: tuple[str, ...], expected: tuple[int, ...]
) -> None:
    assert winners(with_points(*totals, monuments=monuments)) == expected


@pytest.mark.parametrize(
    ("population", "hard", "expected"),
    [
        (12, False, "target-missed"),  # 2 for food and 5 for rings are as many as 2 + 2 + 3
        (13, False, "target-beaten"),
        (14, True, "target-missed"),  # the automaton's two rings as well
        (15, True, "target-beaten"),
    ],
)
def test_alone_the_own_resources_and_the_automatons_rings_have_to_be_beaten(
    population: int, hard: bool, expected: str
) -> None:
    t = table(city(food=2, ceramics=2, gears=3, population=population), hard=hard)
    t.automaton = Automaton(monuments=["hippodrome"])
    assert target(t) == (9 if hard else 7)
    last = ended(t)[-1]
    assert (last.code, last.args["seat"], last.args["target"]) == (expected, 0, target(t))
    assert winners(t) == ((0,) if expected == "target-beaten" else ())
