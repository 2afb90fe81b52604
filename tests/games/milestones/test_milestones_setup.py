"""Rulebook: components and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.model import Illegal
from engine.games.milestones import GAME
from engine.games.milestones.edition import GOODS, HOUSE
from engine.games.milestones.state import State
from tests.games.milestones.positions import doing, options, player, refused
from tests.games.playing import dice, note, told


def draft_all(s, take=0):
    """Everybody takes the first tiles of the pool; the seats in the order they were asked."""
    asked = []
    while doing(s) == "drafting":
        (seat,) = GAME.waiting(s)
        asked.append(seat)
        s = GAME.apply(s, seat, GAME.parse(f"draft {s.table.pool[take]}"), dice(0, 1)).state
    return s, asked


def test_the_box_holds_what_the_rulebook_lists():
    assert (HOUSE.sections, HOUSE.houses, HOUSE.markets, HOUSE.sacks, HOUSE.display) == (24, 12, 12, 12, 5)
    assert len(HOUSE.tiles) == 35
    assert sum(HOUSE.bonus.values()) == len(HOUSE.bushes) == 15
    assert HOUSE.goals == {"2": 67, "3": 59, "4": 51}


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats):
    with pytest.raises(Illegal) as no:
        GAME.start(seats, dice(0, 0))
    assert no.value.code == "wrong-seats"


def test_the_start_market_is_built_and_everybody_starts_with_a_coin_on_the_castle_without_points():
    t = GAME.start(3, dice(1, 0)).state.table
    assert t.markets == ["A2"]
    assert not t.sections
    assert not t.houses
    assert not t.sacks
    for p in t.players:
        assert {good: n for good, n in p.goods.items() if n} == {"coin": 1}
        assert (p.at, p.points, p.workers()) == ("castle", 0, [])


def test_one_bonus_tile_lies_open_on_each_bush():
    t = GAME.start(2, dice(1, 0)).state.table
    assert list(t.bonuses) == list(HOUSE.bushes)
    assert Counter(t.bonuses.values()) == HOUSE.bonus
    others = [list(GAME.start(2, dice(seed, 0)).state.table.bonuses.values()) for seed in range(2, 6)]
    assert any(order != list(t.bonuses.values()) for order in others)


@pytest.mark.parametrize(("seats", "pool", "pile"), [(2, 5, 25), (3, 7, 23), (4, 9, 21)])
def test_five_tiles_on_display_and_two_start_tiles_each_and_one_more(seats, pool, pile):
    step = GAME.start(seats, dice(1, 0))
    t = step.state.table
    assert (len(t.display), len(t.pool), t.deck) == (5, pool, pile)
    assert told(step) == ["first-player"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_draft_goes_counter_clockwise_from_the_first_players_right_and_the_first_player_is_last(seats, seed):
    s = GAME.start(seats, dice(seed, 0)).state
    first = s.table.first
    s, asked = draft_all(s)
    back = [(first - n) % seats for n in range(1, seats + 1)]
    assert asked == [seat for seat in back for _ in range(2)]
    assert asked[-1] == first


def test_every_seat_can_be_drawn_to_start():
    assert {GAME.start(4, dice(seed, 0)).state.table.first for seed in range(40)} == {0, 1, 2, 3}


def test_the_first_player_chooses_from_three_and_the_tile_left_over_is_out_of_the_game():
    s = GAME.start(4, dice(3, 0)).state
    while s.table.players[s.table.first].drafted == [] and len(s.table.pool) > 3:
        (seat,) = GAME.waiting(s)
        s = GAME.apply(s, seat, GAME.parse(f"draft {s.table.pool[0]}"), dice(0, 1)).state
    assert GAME.waiting(s) == (s.table.first,)
    left = s.table.pool[2]
    s, _ = draft_all(s)
    assert (s.table.pool, s.table.used) == ([], [left])


def test_a_start_tile_somebody_has_is_refused():
    s = GAME.start(2, dice(1, 0)).state
    (seat,) = GAME.waiting(s)
    tile = s.table.pool[0]
    s = GAME.apply(s, seat, GAME.parse(f"draft {tile}"), dice(0, 1)).state
    assert refused(s, f"draft {tile}", seat) == "not-offered"
    assert refused(s, f"draft {s.table.pool[0]}", (seat + 1) % 2) == "not-your-turn"


def test_start_tiles_are_placed_after_all_have_drafted_in_the_order_of_the_draft():
    s, asked = draft_all(GAME.start(3, dice(5, 0)).state)
    placed = []
    while doing(s) == "placing":
        (seat,) = GAME.waiting(s)
        placed.append(seat)
        tile = s.table.players[seat].drafted[0]
        s = GAME.apply(s, seat, GAME.parse(f"place {tile} {options(s, 'place', seat)[0][-1]}"), dice(0, 1)).state
    assert placed == asked
    assert doing(s) == "move_figure"
    assert GAME.waiting(s) == (s.table.first,)


def test_a_start_tile_covers_two_neighbouring_spaces_left_and_right_as_printed():
    s, _ = draft_all(GAME.start(2, dice(1, 0)).state)
    (seat,) = GAME.waiting(s)
    name = s.table.players[seat].drafted[1]
    step = GAME.apply(s, seat, GAME.parse(f"place {name} 7"), dice(0, 1))
    tile, path = HOUSE.tiles[int(name[1:]) - 1], step.state.table.players[seat].path
    assert [(p.good, p.number) for p in path] == [("", 0)] * 6 + [tile.left, tile.right]
    assert note(step, "placed")["pair"] == "7"


def test_start_tiles_may_not_overlap_nor_stick_out():
    s, _ = draft_all(GAME.start(2, dice(1, 0)).state)
    (seat,) = GAME.waiting(s)
    assert {text.split()[1] for text in options(s, "place", seat)} == set("1234567")
    first, second = s.table.players[seat].drafted
    s = GAME.apply(s, seat, GAME.parse(f"place {first} 3"), dice(0, 1)).state
    assert options(s, "place", seat) == [f"{second} {space}" for space in "1567"]
    assert refused(s, f"place {second} 4", seat) == "not-offered"
    assert refused(s, f"place {second} 8", seat) == "not-offered"


def test_placing_is_previewed_as_ascending_or_not():
    """While the other tile is to be laid, what holds wherever it goes is told, or that it depends on that."""
    s, _ = draft_all(GAME.start(2, dice(1, 0)).state)
    (seat,) = GAME.waiting(s)
    low, high = sorted(s.table.players[seat].drafted)
    assert [codes(s, seat, tile, at) for tile in (low, high) for at in "147"] == [
        ["stays-ascending"], ["open-ascending"], ["breaks-ascending"],
        ["breaks-ascending"], ["open-ascending"], ["stays-ascending"],
    ]  # fmt: skip
    s = GAME.apply(s, seat, GAME.parse(f"place {low} 3"), dice(0, 1)).state
    assert [codes(s, seat, high, at) for at in "15"] == [["breaks-ascending"], ["stays-ascending"]]


def codes(s: State, seat: int, tile: str, at: str) -> list[str]:
    """The codes of a placing's preview."""
    return [each.code for each in GAME.preview(s, seat, GAME.parse(f"place {tile} {at}")).notes]


def test_setup_draws_end_undo_but_choosing_and_placing_do_not():
    step = GAME.start(2, dice(1, 0))
    assert not step.undoable
    s = step.state
    while doing(s) in ("drafting", "placing"):
        (seat,) = GAME.waiting(s)
        step = GAME.apply(s, seat, GAME.default(s, seat), dice(0, 1))
        assert step.undoable
        s = step.state


def test_helper_writes_a_tableau():
    path = player("stone2* - # wood5").path
    assert [(p.good, p.number, p.bonus, p.covered) for p in path[:4]] == [
        ("stone", 2, True, False),
        ("", 0, False, False),
        ("", 0, False, True),
        ("wood", 5, False, False),
    ]
    assert len(path) == 8
    assert {p.good for p in path if p.good} <= set(GOODS)
