"""The practice opponent: that it plays well, in as many rounds as people need, and that nobody laughs at it."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core import text
from engine.core.chance import Seeded
from engine.core.game import Game, Opponents
from engine.core.model import Action, Seat
from engine.core.opponents import Opponent, random_player, steady_player, strong_player
from engine.games.charmers import GAME
from engine.games.charmers.flow import Position
from engine.games.charmers.setup import Options
from engine.games.charmers.state import Sheet
from tests.soak import SOAK, times

from .faults import FAULTS, Judge
from .positions import ANN, BEN, CLEO, sheet, taking, turn

PLAIN = Game(GAME.rules, GAME.guide, Opponents(estimate=GAME.opponents.estimate))
"""The same game without planners."""
LONGEST = {2: 9, 3: 15, 4: 15, 5: 16}
"""Rounds of a game at most, by seats; for two each takes two dice in a round."""


def compares(_: Game[Position], s: Position, seat: Seat, chance: Seeded) -> Action:
    """A player that tries every action and takes the best view."""
    return steady_player(PLAIN, s, seat, chance)


def match(seats: int, n: int, me: Opponent, others: Opponent) -> tuple[Position, Judge]:
    """A whole game with one seat held by the one and the rest by the other, and what the judge says of the one."""
    key, judge = b"%d/%d" % (seats, n), Judge(Seat(n % seats))
    options = Options(sheet="moon" if n % 2 else "sun")
    s, moves = GAME.start(seats, Seeded(key, 0, 0), options).state, 0
    while waiting := GAME.waiting(s):
        moves, seat = moves + 1, waiting[0]
        action = (me if seat == judge.seat else others)(GAME, s, seat, Seeded(key, 1, moves))
        after = GAME.apply(s, seat, action, Seeded(key, 0, moves)).state
        if seat == judge.seat:
            judge.sees(s, action, after)
        s = after
    judge.ends(s)
    return s, judge


def decide(s: Position, seat: Seat = ANN) -> str:
    """The opponent's next action."""
    return text.write(strong_player(GAME, s, seat, Seeded(b"", 1, 0)))


@pytest.mark.parametrize("seats", [2, 5] if SOAK == 1 else GAME.seats)
def test_it_beats_players_that_compare_views_soon_and_without_a_fault(seats: int) -> None:
    won, faults = 0, list[str]()
    for n in range(seats, seats + times(1)):
        s, judge = match(seats, n, strong_player, compares)
        result = GAME.result(s)
        assert result is not None
        won += result.winners == (judge.seat,)
        faults += judge.notes
        assert s.table.round <= LONGEST[seats]
    assert 5 * won >= 4 * times(1)
    assert len(faults) * 10 <= times(1), faults


def test_a_steady_one_beats_chance() -> None:
    s, judge = match(2, 1, steady_player, random_player)
    result = GAME.result(s)
    assert result is not None
    assert result.winners == (judge.seat,)


def test_the_judge_laughs_at_players_that_draw_lots() -> None:
    found = Counter[str]()
    for n in range(2):
        found += match(3, n, random_player, random_player)[1].faults
    assert len(found) * 2 >= len(FAULTS)


def test_on_a_market_it_sells_all_it_may() -> None:
    assert decide(turn(sheet("D3-EW", tea="4/1", silk=2), now="market_same")) == "sell_same tea-tea-tea"


def test_it_circles_goods_before_it_sells_them() -> None:
    assert decide(turn(sheet("C2-NS", tea=1), open="sell_different3 goods3")) == "goods tea-silk-spice"


def test_it_joins_two_half_roads_where_that_builds_something() -> None:
    assert decide(turn(sheet("C2-NS", temple=3), open="half half")).startswith("join ")


def last(**marks: object) -> Position:
    """Ann's last turn: Ben's tracks overlap. Green dice are gone, and for her neither river nor these persons."""
    own = sheet("C2-NS", river="9", maharani=3, builder=3, **marks)
    return taking(own, sheet(money=60, fame=5), start=BEN, asked=ANN)


def test_in_the_last_turn_it_uses_karma_when_nothing_brings_a_space() -> None:
    assert decide(last()).startswith("karma ")


def test_the_steady_one_keeps_its_karma_while_a_die_fits() -> None:
    assert text.write(steady_player(GAME, last(), ANN, Seeded(b"", 1, 0))).startswith("take ")


def test_it_keeps_karma_when_a_die_brings_more_than_the_roll_promises() -> None:
    s = last(tea="6/5", silk="6/5", money=15)
    s.table.dice["orange1"].face = "merchant"
    assert decide(s) == "take orange1"


def test_it_takes_the_die_that_ends_the_game() -> None:
    """A curve opens the temple of C2 for three fame; nothing else is as much."""
    s = taking(sheet(money=55, fame=0, temple=3), sheet(), green1="curve", green2="curve")
    assert decide(s).startswith("take green")


def test_of_dice_worth_the_same_it_takes_the_one_the_next_seat_would_like() -> None:
    """Tea and silk are the same to Ann; Ben sells tea for more. Nothing else fits either of them."""

    def own(**marks: object) -> Sheet:
        return sheet("C2-NS", river="9", maharani=3, builder=3, used=1, **marks)

    for favourite, other in (("tea", "silk"), ("silk", "tea")):
        faces = {"purple1": f"{other}_{other}", "purple2": f"{favourite}_{favourite}"}
        s = taking(own(), own(**{favourite: "4/4"}), sheet(), start=CLEO, asked=ANN, **faces)
        assert decide(s) == "take purple2"
