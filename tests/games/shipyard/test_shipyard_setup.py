"""Set-up: what is drawn before the first turn, and the choice before the start."""

from __future__ import annotations

import pytest

from engine.core.model import Illegal
from engine.games.shipyard import GAME
from engine.games.shipyard.edition import TILES
from engine.games.shipyard.flow import Position
from engine.games.shipyard.setup import Options
from tests.games.playing import dice
from tests.games.shipyard.positions import ANN


def started(seats: int, seed: int = 0, **options: object) -> Position:
    """The first decision of a new game."""
    return GAME.start(seats, dice(seed, 0), Options(**options)).state  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_six_guilders_a_train_of_all_three_and_three_contracts_of_each_colour(seats: int) -> None:
    s = started(seats)
    t = s.table
    for player, hand in zip(t.players, s.hands, strict=True):
        assert player.guilders == 6
        assert [sorted(t.edition.train(train)) for train in player.trains] == [["coal", "grain", "steel"]]
        colours = [t.edition.contract(name).colour for name in hand.contracts]
        assert colours == ["blue"] * 3 + ["green"] * 3
    assert len(s.box.contracts) == 24 - 6 * seats


def test_the_upper_deck_lies_on_the_lower_one() -> None:
    s = started(3)
    open_ = [card for place in ("left", "right") for card in s.table.market.ships[place]]
    stack = [s.table.edition.card(card).deck for card in s.box.ships["middle"]]
    assert stack == ["lower"] * 20 + ["upper"] * 22
    assert {s.table.edition.card(card).deck for card in open_} == {"upper"}


def test_rows_are_full() -> None:
    for seats in (2, 3, 4):
        t = started(seats).table
        assert [len(row) for row in t.market.ships.values()] == [5] * 4
        assert (len(t.market.trains), len(t.market.canals)) == (5, 5)
        assert t.decks == {"bow": 21, "middle": 42, "stern": 21, "train": 9 - seats, "canal": 19}


def test_trains_and_canals_are_shuffled() -> None:
    tables = [started(2, seed).table for seed in range(3)]
    assert len({tuple(t.market.trains) for t in tables}) == len({tuple(t.market.canals) for t in tables}) == 3


def test_the_tiles_stand_behind_the_start_space() -> None:
    for seats in (2, 3, 4):
        t = started(seats).table
        assert [t.spaces[tile] for tile in t.row[:7]] == [0, 22, 21, 20, 19, 18, 17]
        assert sorted(t.row[:7]) == sorted(TILES)
        assert t.row[7:] == (["subsidy"] if seats == 4 else [])
    assert t.spaces["subsidy"] == 16
    assert len({tuple(started(2, seed).table.row) for seed in range(5)}) == 5


def test_markers_start_anywhere_but_on_the_hexagon() -> None:
    tables = [started(2, seed).table for seed in range(40)]
    for ring in ("equipment", "crew"):
        assert {t.rings[ring] for t in tables} == {0, 1, 2, 3}
    assert {t.oval.at for t in tables} == set(range(8))
    assert {t.start for t in tables} == {0, 1}
    assert {t.hexagon for t in tables} == {5}


def test_employees_lie_spread_for_a_first_game() -> None:
    def helpers(how: str, seed: int) -> list[int]:
        t = started(2, seed, employees=how).table
        kinds = [[t.edition.employee(name).kind for name in stop] for stop in t.oval.stops]
        return [stop.count("engineer") + stop.count("recruiter") for stop in kinds]

    assert [helpers("spread", seed) for seed in range(3)] == [[1] * 8] * 3
    assert any(helpers("shuffled", seed) != [1] * 8 for seed in range(3))


def test_two_of_each_employee_and_one_with_two_players() -> None:
    assert {*started(2).table.oval.left.values()} == {1}
    assert {*started(3).table.oval.left.values()} == {*started(4).table.oval.left.values()} == {2}


def test_what_a_seat_cannot_know_may_be_anything() -> None:
    s = started(3)
    known, imagined = s.table.edition, [GAME.imagined(s, ANN, dice(seed, 1)) for seed in range(20)]
    others = {name for each in imagined for name in each.hands[1].contracts}
    assert others == {each.id for each in known.contracts} - {*s.hands[ANN].contracts}
    assert all(each.hands[ANN] == s.hands[ANN] for each in imagined)
    for stacks in ([each.box.ships["bow"], each.box.trains, each.box.canals] for each in imagined):
        assert stacks != [s.box.ships["bow"], s.box.trains, s.box.canals]
    for each in imagined:  # the backs of both decks differ
        assert [known.card(card).deck for card in each.box.ships["middle"]] == ["lower"] * 20 + ["upper"] * 22
    assert len({tuple(each.box.ships["middle"]) for each in imagined}) == 20


def test_the_employees_are_a_setting() -> None:
    options = GAME.rules.settings.choose(Options(), "employees", "spread")
    assert GAME.rules.settings.chosen(options, "employees") == "spread"
    with pytest.raises(Illegal, match="bad-setting"):
        GAME.rules.settings.choose(Options(), "employees", "sorted")
    with pytest.raises(Illegal, match="no-setting"):
        GAME.rules.settings.choose(Options(), "weather", "rain")
