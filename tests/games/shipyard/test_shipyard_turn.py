"""A turn from the choice of a tile to its end."""

from __future__ import annotations

from engine.core.text import write
from engine.games.shipyard import GAME
from engine.games.shipyard.actions import Build, Choose, Stop
from tests.games.shipyard.positions import ANN, BEN, after, mine, options, play, player, position, turn, verbs
from tests.games.shipyard.test_shipyard_markets import acting


def test_a_turn_can_be_taken_back_until_it_is_ended() -> None:
    s = turn(position(player(chosen="crew", guilders=9), player(chosen="canal"), player(chosen="exchange")))
    for words in ("choose ships", "build bow1-1", "build middle1-2", "build stern1-3"):
        step = play(s, words)
        assert step.undoable
        s = step.state
    step = play(s, "bonus commodities")
    assert step.undoable
    step = play(step.state, "buy train1")
    assert step.undoable
    s = step.state
    while verbs(s) != ["end"]:
        s = after(s, "scrap 1")
    assert not play(s, "end").undoable


def test_then_the_next_seat_chooses() -> None:
    s = turn(position(player(chosen="crew"), player(chosen="canal"), player(chosen="exchange")))
    s = after(s, "choose equipment", "manufacture cannon", "end")
    assert (GAME.waiting(s), verbs(s, BEN)) == ((BEN,), ["choose"])
    assert mine(s, ANN).chosen == ["equipment"]
    assert s.table.row[:2] == ["canal", "crew"]


def test_what_an_action_costs_may_be_paid_from_the_income_of_its_tile() -> None:
    s = position(player(chosen="crew", guilders=0), player(chosen="ships"), player(chosen="canal"))
    s.table.oval.at = 7  # at the next stop all have a fee
    assert "employee" in options(turn(s), "choose")


def test_a_ship_completed_by_a_bonus_action_at_the_end_of_the_turn_sails_too() -> None:
    s = acting("crew", yard="b7 m7", guilders=6, captain=1, canals="canal1-M13-0", figure="M13-w-w")
    s = after(s, "recruit soldier", "bonus ships", "build stern1-3", "stop")
    assert "launch" in verbs(s)


def test_for_a_player_who_left_a_tile_is_chosen_that_takes_little_from_the_others_and_one_card_is_bought() -> None:
    four = turn(position(player(chosen="crew"), player(), player(), player()))
    assert GAME.default(four, ANN) == Choose("subsidy")
    three = turn(position(player(chosen="crew"), player(), player()))
    assert GAME.default(three, ANN) == Choose("equipment")
    s = acting("ships")
    first = GAME.default(s, ANN)
    assert isinstance(first, Build)
    assert GAME.default(after(s, write(first)), ANN) == Stop()


def test_where_no_free_tile_could_be_carried_out_its_income_is_all() -> None:
    # free are exchange, for which Ann has no train; commodities, of which none are on sale; and hiring: at the next
    # stop all have a fee
    trains = " ".join(f"train{n}" for n in range(1, 15))
    others = player(chosen="canal equipment", trains=trains)
    row = "employee=10 exchange commodities ships canal equipment crew"
    s = position(player(chosen="crew ships", guilders=0), others, row=row)
    s.table.oval.at = 7
    s = turn(s)
    assert options(s, "choose") == ["employee", "exchange", "commodities"]
    done = after(s, "choose exchange")
    assert (mine(done).guilders, mine(done).chosen, verbs(done)) == (0, ["ships", "exchange"], ["end"])
