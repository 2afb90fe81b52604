"""The action track: moving to the front, falling back, free tiles, income; laps and contracts by players."""

from __future__ import annotations

import pytest

from engine.core.model import Seat
from engine.games.shipyard import GAME, track
from engine.games.shipyard.state import Turn
from tests.games.playing import dice
from tests.games.shipyard.positions import ANN, after, mine, options, player, position, refused, turn

LAPS = {
    2: [(23, 1, 2), (46, 2, 0)],
    3: [(23, 2, 1), (46, 1, 1), (69, 3, 0)],
    4: [(23, 3, 0), (46, 2, 2), (69, 1, 0), (92, 4, 0)],
}
"""By players: after how many moves each lap ends, by which seat from the starting player on, and how many contracts
of each colour are discarded then."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_laps_end_after_23_moves_and_cost_contracts(seats: int) -> None:
    s, seq, moves, last = GAME.start(seats, dice(seats, 0)).state, 0, 0, Seat(0)
    order, laps = s.table.seats(), list[list[int]]()
    while not s.table.reason:
        seq += 1
        seat = GAME.waiting(s)[0]
        step = GAME.apply(s, seat, GAME.default(s, seat), dice(seats, seq))
        s = step.state
        for each in step.notes:
            if each.code == "moved-to-front":
                assert each.args["seat"] == seat, "in the log it stands under their own name"
                moves, last = moves + 1, each.args["seat"]
            elif each.code == "lap":
                laps.append([moves, order.index(last) + 1, 0])
            elif each.code == "discarded":
                laps[-1][2] = each.args["count"]
    assert [tuple(each) for each in laps] == LAPS[seats]
    assert (s.table.reason, s.table.kept) == ("laps", 1)


def test_the_tile_of_the_last_turn_moves_to_the_front() -> None:
    s = turn(position(player(chosen="crew"), player(chosen="ships"), player(chosen="canal")))
    assert s.table.row[:2] == ["crew", "ships"]
    assert (s.table.spaces["crew"], s.table.spaces["ships"]) == (1, 0)
    assert (mine(s).chosen, s.table.turn) == ([], Turn(ANN, moved="crew"))


def test_the_leading_tile_moves_one_space() -> None:
    s = turn(position(player(chosen="ships"), player(chosen="crew"), player(chosen="canal")))
    assert (s.table.row[0], s.table.spaces["ships"]) == ("ships", 1)


def test_with_two_players_the_tile_of_the_turn_before_the_last_moves() -> None:
    s = turn(position(player(chosen="crew canal"), player(chosen="ships exchange")))
    assert s.table.row[0] == "crew"
    assert mine(s).chosen == ["canal"]
    second = turn(position(player(chosen="crew"), player(chosen="ships exchange")))
    assert (second.table.row[0], mine(second).chosen) == ("ships", ["crew"]), "nor in the second turn"


def test_the_start_space_completes_a_lap() -> None:
    three = (player(chosen="crew"), player(chosen="ships"), player(chosen="canal"))
    row = "ships=22 commodities canal equipment crew employee exchange"
    assert turn(position(*three, row=row)).table.turn == Turn(ANN, moved="crew", lap=True)


def test_the_last_tile_falls_back_and_pushes_those_before_it() -> None:
    three = (player(chosen="canal"), player(chosen="ships"), player(chosen="equipment"))
    row = "ships=10 commodities=9 canal=8 equipment=7 crew=14 employee=13 exchange=12"
    s = turn(position(*three, row=row))
    assert s.table.row[0] == "canal"
    assert [s.table.spaces[tile] for tile in ("canal", "exchange", "employee", "crew")] == [11, 13, 14, 15]
    assert track.gap(s.table, "canal") == 0


def test_four_tiles_to_choose_from_with_three_or_four_players_three_with_two() -> None:
    cash = {"trains": "train1"}
    three = position(player(chosen="crew", **cash), player(chosen="ships"), player(chosen="canal"))
    assert options(turn(three), "choose") == ["commodities", "equipment", "employee", "exchange"]
    two = position(player(chosen="crew canal", **cash), player(chosen="ships exchange"))
    assert options(turn(two), "choose") == ["commodities", "equipment", "employee"]


def test_the_first_player_may_take_the_leading_tile_in_the_first_turn() -> None:
    s = turn(position(player(trains="train1"), player(), player()))
    assert options(s, "choose") == list(s.table.row)


def test_income_is_a_guilder_for_each_occupied_tile_ahead() -> None:
    s = turn(position(player(chosen="crew"), player(chosen="ships"), player(chosen="equipment")))
    assert {tile: track.income(s.table, tile) for tile in track.free(s.table)} == {
        "commodities": 1,
        "canal": 1,
        "employee": 2,
        "exchange": 2,
    }
    assert mine(after(s, "choose canal")).guilders == 7


def test_behind_all_figures_three_empty_spaces_are_a_guilder_more() -> None:
    row = "ships=10 commodities canal equipment employee=5 exchange=1 crew=20"
    s = turn(position(player(chosen="crew"), player(chosen="ships"), player(chosen="canal"), row=row))
    assert [track.income(s.table, tile) for tile in ("equipment", "employee", "exchange")] == [2, 2, 3]
    row = "ships=10 commodities canal equipment employee=6 exchange=22 crew=20"
    s = turn(position(player(chosen="crew"), player(chosen="ships"), player(chosen="canal"), row=row))
    assert track.gap(s.table, "exchange") == 6
    assert track.income(s.table, "exchange") == 4
    s = turn(position(player(chosen="crew"), player(chosen="ships"), player(chosen="exchange"), row=row))
    assert track.income(s.table, "employee") == 1


def test_a_gap_brings_nothing_before_a_figure_or_where_no_figure_is_ahead() -> None:
    row = "ships=10 commodities canal equipment employee=3 exchange=22 crew=20"
    s = turn(position(player(chosen="crew"), player(chosen="ships"), player(chosen="exchange"), row=row))
    assert (track.gap(s.table, "employee"), track.income(s.table, "employee")) == (3, 1)
    s = turn(position(player(), player(), player(), row=row))
    assert (track.gap(s.table, "employee"), track.income(s.table, "employee")) == (3, 0)


def test_ahead_of_all_figures_there_is_no_income() -> None:
    s = turn(position(player(chosen="crew"), player(chosen="equipment"), player(chosen="canal")))
    assert [track.income(s.table, tile) for tile in ("ships", "commodities")] == [0, 0]


def test_a_tile_with_two_figures_counts_once() -> None:
    row = "ships=10 commodities canal equipment employee=3 exchange=22 crew=20"
    s = turn(position(player(), player(chosen="ships"), player(chosen="ships"), row=row))
    assert [track.income(s.table, tile) for tile in ("canal", "employee")] == [1, 2]


def test_an_action_that_cannot_be_carried_out_is_not_offered() -> None:
    three = position(player(chosen="crew"), player(chosen="ships"), player(chosen="equipment"))
    s = turn(three)
    assert "exchange" not in options(s, "choose")
    assert refused(s, "choose exchange") == "tile-no-train"
