"""A seat's next turn, as it may be planned while others have theirs."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.games.wonders import GAME
from engine.games.wonders.phases.turn import Buying
from tests.games.playing import dice
from tests.games.wonders.positions import city
from tests.games.wonders.turns import ANN, BEN, CLEO, OUT, ROADSIDE, play, position, quietly


def turn(s: Any, seat: Any = BEN) -> Any:
    """That seat's next turn."""
    return GAME.ahead(s, seat, dice(0, 0))


def three(**fields: Any) -> Any:
    """Ann is about to buy; Ben and Cleo come after her."""
    return position(Buying(who=ANN), city(ROADSIDE), city(ROADSIDE, gold=3), city(ROADSIDE), **fields)


@pytest.mark.parametrize("seat", [BEN, CLEO])
def test_a_seat_that_waits_plans_a_turn_with_the_market_as_it_lies(seat: Any) -> None:
    s = three(tiles="farm1a")
    then = turn(s, seat)
    assert GAME.waiting(then) == (seat,)
    assert then.table.market == s.table.market
    assert then.table.cities == s.table.cities
    done = play(then, "build farm1a-0-A10", "end", seat=seat)
    assert done.state.table.cities[seat].tiles() == ["farm1a"]


def test_what_is_on_the_market_and_free_in_the_city_stays_so_until_the_real_turn() -> None:
    s = three(tiles="farm1a")
    shown = GAME.preview(turn(s), BEN, GAME.parse("build farm1a-0-A10"))
    real = play(s, "tower A10", "end").state
    assert GAME.preview(real, BEN, GAME.parse("build farm1a-0-A10")) == shown


def test_what_somebody_has_not_laid_yet_of_a_short_set_is_in_nobodys_way() -> None:
    half = play(three(), "short one-0-A10").state
    then = turn(half)
    assert GAME.waiting(then) == (BEN,)
    assert sorted(then.table.discarded) == sorted([*half.table.discarded, "two", "two"])


def test_no_turn_for_a_seat_that_is_out_or_could_buy_nothing() -> None:
    out = position(Buying(who=ANN), city(ROADSIDE), city(ROADSIDE, **OUT), city(ROADSIDE))
    assert turn(out) is None
    poor = position(Buying(who=ANN), city(ROADSIDE), city(ROADSIDE, gold=1, loan=1), sold=True, pedestals=[ANN, BEN])
    assert turn(poor) is None
    assert turn(three(), ANN) is None, "it has its turn already"


def test_the_starter_road_belongs_to_the_first_turn() -> None:
    s = GAME.start(3, dice(0, 0)).state
    first, second = s.table.order[:2]
    assert GAME.decision(turn(s, second)) == GAME.decision(s)
    assert GAME.waiting(turn(s, second)) == (second,)
    assert turn(s, first) is None


@pytest.mark.parametrize("text", ["road road-0-E11", "end"])
def test_a_plan_does_not_depend_on_what_objectives_bring(text: str) -> None:
    def shown(others: str) -> Any:
        s = position(Buying(who=ANN), city(ROADSIDE), city(others), objectives=["roads_of_rome"])
        s = s if text != "end" else quietly(s, "road road-0-E11").state
        return GAME.preview(s, ANN, GAME.parse(text))

    heeded, few, many = GAME.rules.between.heeded, shown(ROADSIDE), shown(f"{ROADSIDE} road-0-E11 road-90-D7")
    assert heeded is not None
    assert few != many
    assert heeded(few) == heeded(many)
    other = shown(f"{ROADSIDE} road-0-E11")
    assert heeded(other).notes == heeded(few).notes
    assert heeded(msgspec.structs.replace(few, points=few.points + 1)) != heeded(few)
