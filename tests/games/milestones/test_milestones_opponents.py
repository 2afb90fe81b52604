"""The practice opponent: its estimates, and that its games are real games."""

from __future__ import annotations

import pytest

from engine.core import text
from engine.core.opponents import steady_player
from engine.games.milestones import GAME
from engine.games.milestones.estimate import estimate
from engine.games.milestones.phases.building_office import BuildingOffice
from engine.games.milestones.phases.castle import CoverWorker
from engine.games.milestones.phases.mill import Mill
from engine.games.milestones.phases.trading_house import TradingHouse
from engine.games.milestones.phases.turn import ConfirmTurn, MoveFigure
from tests.games.milestones.positions import ANN, player, position
from tests.games.playing import dice
from tests.games.recording import Played, at_random, record, steady


def choice(s):
    return text.write(steady_player(GAME, s, ANN, dice(0, 0)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_by_the_goal_in_a_human_number_of_turns_and_nobody_is_left_behind(seats):
    game = record(GAME, Played(seats, 40 + seats, steady))
    assert game["reason"] == "goal"
    ends = sum(words == "end" for _, words in game["actions"])
    assert ends <= 35 * seats
    assert min(game["scores"]) * 3 > max(game["scores"])


@pytest.mark.parametrize("me", [0, 1])
def test_it_beats_random_play(me):
    def mixed(game, s, seat, chance):
        return (steady if seat == me else at_random)(game, s, seat, chance)

    game = record(GAME, Played(2, 50 + me, mixed))
    assert game["winners"] == [me]
    assert game["scores"][me] >= 67


def test_it_builds_what_scores_most():
    sections = [("A2", "B3", "C4"), ("C4", "D5", "D7")]
    s = position(BuildingOffice(who=ANN), player(at="building_office", wood=1, sand=1), sections=sections)
    assert choice(s) == "market D7"


def test_it_delivers_where_the_numbers_are_high():
    sections = [("A2", "B3", "C4"), ("C4", "D3", "D5"), ("D5", "E4", "F3")]
    s = position(Mill(who=ANN), player(at="mill", grain=2), sections=sections, markets=["A2", "D5"])
    assert choice(s) == "deliver D5-D7-E6"


def test_it_goes_where_the_goods_are_worth_something():
    s = position(MoveFigure(who=ANN), player("wood1 wood2", at="8", grain=2))
    assert choice(s) == "move mill"
    s = position(MoveFigure(who=ANN), player("wood1 wood2", at="8", stone=2, sand=2))
    assert choice(s) == "move building_office"


def test_it_hires_when_it_can():
    s = position(TradingHouse(who=ANN), player("stone1 sand8", at="trading_house", coin=2))
    assert choice(s).startswith("hire ")


def test_it_keeps_the_worker_with_the_bonus_tile():
    s = position(CoverWorker(who=ANN), player("wood1* wood2 wood3"))
    assert choice(s) != "cover 1"


def test_it_sees_the_view_only():
    s = position(MoveFigure(who=ANN), player(), deck=20)
    other = GAME.imagined(s, ANN, dice(3, 0))
    assert other.box.deck != s.box.deck
    assert estimate(GAME.view(s, ANN)) == estimate(GAME.view(other, ANN))


def test_the_estimate_is_a_whole_number_that_grows_with_points_and_at_the_end_is_the_score():
    s = position(MoveFigure(who=ANN), player(points=10), player(points=30))
    more = position(MoveFigure(who=ANN), player(points=11), player(points=30))
    low, high = estimate(GAME.view(s, ANN)), estimate(GAME.view(more, ANN))
    assert type(low) is int
    assert high - low == 100
    over = position(ConfirmTurn(who=ANN), player(points=70, wood=1), player(), move=2, reason="goal", ending=ANN)
    over.flow = []
    assert estimate(GAME.view(over, ANN)) == 70 * 100 + 1
