"""The practice opponents: that the strong one wins, does nothing absurd, and sees what a position is good for."""

from __future__ import annotations

from itertools import count

import pytest

from engine.core import text
from engine.core.chance import Seeded
from engine.core.model import Seat
from engine.core.opponents import OPPONENTS, random_player, steady_player, strong_player
from engine.games.milestones import GAME
from engine.games.milestones.opponent.decisions import choose
from engine.games.milestones.opponent.outlook import Outlook
from engine.games.milestones.phases.building_office import BuildingOffice
from engine.games.milestones.phases.castle import CoverWorker, KeepGoods
from engine.games.milestones.phases.mill import Mill
from engine.games.milestones.phases.trading_house import TradingHouse
from engine.games.milestones.phases.turn import MoveFigure
from tests.games.milestones.faults import Judge
from tests.games.milestones.positions import ANN, BEN, player, position
from tests.games.playing import dice
from tests.soak import SOAK, times

KINDS = ("steady", "strong")


def choice(kind, s):
    return text.write(OPPONENTS[kind](GAME, s, ANN, dice(0, 0)))


def match(seats, n, me, mine, others):
    """A whole game; the judge of the seat `me`."""
    key, moves, judge = b"%d/%d" % (seats, n), 0, Judge(me)
    s = GAME.start(seats, Seeded(key, 0, 0)).state
    while waiting := GAME.waiting(s):
        moves, seat = moves + 1, waiting[0]
        action = (mine if seat == me else others)(GAME, s, seat, Seeded(key, 1, moves))
        before, s = s, GAME.apply(s, seat, action, Seeded(key, 0, moves)).state
        if seat == me:
            judge.sees(before, action, s)
    return s, judge


def quick(game, s, seat, chance):
    """As the strong one thinks that everybody plays: five seconds faster in a game than the strong one itself."""
    return choose(Outlook(s.table, seat), s.flow[-1]) or game.default(s, seat)


def every_third(mine):
    """A player that asks that one every third time, and is quick else."""
    asked = count()
    return lambda *where: (quick if next(asked) % 3 else mine)(*where)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_its_games_end_by_the_goal_and_it_does_nothing_absurd(seats):
    """For two the strong one itself chooses every third time, and always, with any seats, in `make soak`."""
    mine = strong_player if SOAK > 1 else every_third(strong_player) if seats == 2 else quick
    for n in range(times(1)):
        me = Seat(n % seats)
        s, judge = match(seats, n, me, mine, steady_player)
        assert s.table.reason in ("goal", "workers")
        assert max(player.turns for player in s.table.players) <= 40
        assert s.table.players[me].points >= s.table.goal() // 2
        assert judge.notes == []


@pytest.mark.parametrize("kind", [quick, steady_player])
def test_it_beats_random_play(kind):
    s, _ = match(2, 7, ANN, kind, random_player)
    assert GAME.result(s).winners == (ANN,)
    assert s.table.players[ANN].points >= 67


@pytest.mark.parametrize("kind", KINDS)
def test_it_builds_what_scores_most(kind):
    sections = [("A2", "B3", "C4"), ("C4", "D5", "D7")]
    s = position(BuildingOffice(who=ANN), player(at="building_office", wood=1, sand=1), sections=sections)
    assert choice(kind, s) == "market D7"


def test_a_section_may_be_built_for_the_house_beside_it():
    s = position(BuildingOffice(who=ANN), player(at="building_office", stone=2, wood=1, sand=1))
    after = GAME.apply(s, ANN, GAME.parse(choice("strong", s)), dice(0, 0)).state
    assert [len(after.table.sections), choice("strong", after).split()[0]] == [1, "house"]


@pytest.mark.parametrize("kind", KINDS)
def test_it_delivers_where_the_numbers_are_high(kind):
    sections = [("A2", "B3", "C4"), ("C4", "D3", "D5"), ("D5", "E4", "F3")]
    s = position(Mill(who=ANN), player(at="mill", grain=2), sections=sections, markets=["A2", "D5"])
    assert choice(kind, s) == "deliver D5-D7-E6"


@pytest.mark.parametrize("kind", KINDS)
def test_it_goes_where_the_goods_are_worth_something(kind):
    workers, sections = "wood5 stone4 wood3 stone2 grain1", [("A2", "B3", "C4"), ("C4", "D5", "D7")]
    s = position(MoveFigure(who=ANN), player(workers, at="8", grain=2), sections=sections, markets=["A2", "D7"])
    assert choice(kind, s) == "move mill"
    s = position(MoveFigure(who=ANN), player(workers, at="8", stone=2, wood=2), sections=sections)
    assert choice(kind, s) == "move building_office"


@pytest.mark.parametrize("kind", KINDS)
def test_it_hires_when_it_can(kind):
    s = position(TradingHouse(who=ANN), player("stone1 sand8", at="trading_house", coin=2))
    assert choice(kind, s).startswith("hire ")


@pytest.mark.parametrize("kind", KINDS)
def test_it_keeps_the_worker_with_the_bonus_tile(kind):
    s = position(CoverWorker(who=ANN), player("wood1* wood2 wood3"))
    assert choice(kind, s) != "cover 1"


@pytest.mark.parametrize("kind", KINDS)
def test_it_keeps_the_goods_that_its_workers_lack(kind):
    s = position(KeepGoods(who=ANN), player("wood1 wood2 wood3", stone=3, wood=3))
    assert choice(kind, s) == "keep stone-stone-stone"


def test_in_its_last_turn_it_takes_the_points_there_still_are():
    """Two moves are left behind the trading house: two houses, and then no castle that covers a worker."""
    ann, ben = player(at="trading_house", points=50, stone=2, wood=2), player(points=70)
    sections = [("A2", "B3", "C4"), ("C4", "D5", "D7")]
    s = position(MoveFigure(who=ANN), ann, ben, ending=BEN, reason="goal", sections=sections)
    assert choice("strong", s) == "move building_office"


def test_near_the_end_a_majority_is_worth_its_points():
    """The same workers for both: one more would be the only highest."""
    ann, ben = player("stone1 wood2", points=60), player("stone1 wood2", points=60)
    near = Outlook(position(MoveFigure(who=ANN), ann, ben, ending=BEN, reason="goal").table, ANN)
    tile = near.table.tile("W06")
    assert near.majorities(near.row) == 0
    assert near.majorities(near.row.hired(tile, 6)) == 500


@pytest.mark.parametrize("kind", KINDS)
def test_it_sees_the_view_only(kind):
    s = position(MoveFigure(who=ANN), player(), deck=20)
    other = GAME.imagined(s, ANN, dice(3, 0))
    assert other.box.deck != s.box.deck
    assert choice(kind, s) == choice(kind, other)
