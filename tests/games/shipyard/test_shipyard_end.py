"""The end: after the last lap or the last card of a part, the final actions, the last completions, points, ties."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.model import Seat
from engine.games.shipyard import GAME
from engine.games.shipyard.actions import Pass
from engine.games.shipyard.flow import Position, result
from engine.games.shipyard.phases.final import Completions, FinalActions
from engine.games.shipyard.scoring import winners
from engine.games.shipyard.state import Player, Score
from tests.games.playing import dice, told
from tests.games.shipyard.positions import (
    ANN,
    BEN,
    CLEO,
    Quiet,
    after,
    mine,
    options,
    player,
    position,
    ship,
    shown,
    turn,
    verbs,
)


def last_bow(left: int = 0) -> Position:
    """Ann builds; so many bows lie in the stack, and five on sale."""
    gone = [f"bow{n}" for n in range(6 + left, 27)]
    s = position(player(guilders=5, chosen="crew"), player(chosen="canal"), player(chosen="exchange"), gone=gone)
    return after(turn(s), "choose ships")


def settled(s: Position, seat: Seat, *words: str) -> Any:
    """Play on with seeded draws; the last step."""
    step = None
    for n, each in enumerate(words):
        step = GAME.apply(s, seat, GAME.parse(each), dice(1, n))
        s = step.state
    return step


def test_the_last_card_of_a_part_turned_up_ends_the_game_early() -> None:
    step = settled(last_bow(1), ANN, "build bow1-1", "stop", "end")
    assert step.state.table.reason == "cards"
    assert "cards-gone" in told(step)
    assert GAME.decision(step.state).endswith("choosing")
    assert GAME.waiting(step.state) == (BEN,)
    one_left = settled(last_bow(2), ANN, "build bow1-1", "stop", "end").state
    assert (one_left.table.decks["bow"], one_left.table.reason) == (1, "")


def test_an_empty_upper_deck_ends_nothing() -> None:
    gone = [f"middle{n}" for n in range(11, 33)]
    s = position(player(guilders=5, chosen="crew"), player(chosen="canal"), player(chosen="exchange"), gone=gone)
    step = settled(after(turn(s), "choose ships"), ANN, "build middle1-2", "stop", "end")
    assert step.state.table.market.ships["left"][-1] == "middle33"
    assert step.state.table.reason == ""


def test_all_have_as_many_turns_and_discard_down_to_one_before_the_final_actions() -> None:
    s = settled(last_bow(1), ANN, "build bow1-1", "stop", "end").state
    s = settled(s, BEN, "choose equipment", f"manufacture {HOME}", "end").state
    assert GAME.waiting(s) == (CLEO,)
    s = settled(s, CLEO, "choose commodities", "buy train1", "end").state
    assert GAME.decision(s) == "completions/final_actions/discarding"
    assert s.table.kept == 3
    for seat in (ANN, BEN, CLEO):
        s = GAME.apply(s, seat, GAME.default(s, seat), dice(2, seat)).state
    assert (s.table.kept, GAME.waiting(s)) == (1, (ANN,))
    assert s.table.turn is not None
    assert s.table.turn.final == "action"


def test_final_actions_and_last_completions_go_round_from_the_starting_player() -> None:
    yards = [player(f"b{n} m{n}", chosen=tile) for n, tile in ((7, "crew"), (8, "canal"), (9, ""))]
    s = position(*yards, reason="cards", kept=1)
    s = settled(turn(s, BEN, tile="crew", done=True), BEN, "choose equipment", f"manufacture {HOME}").state
    s.table.start, asked = CLEO, list[tuple[str, Seat]]()
    while waiting := GAME.waiting(s):
        asked.append((GAME.decision(s).rpartition("/")[2], waiting[0]))
        s = GAME.apply(s, waiting[0], GAME.default(s, waiting[0]), dice(3, len(asked))).state
    for each in ("choosing", "completing"):
        assert [seat for name, seat in asked if name == each] == [CLEO, ANN, BEN]


HOME = "cannon"
"""The equipment behind the sail, where the marker stands."""


def final(*players: Player, **fields: Any) -> Position:
    """The final actions are about to begin with Ann, one contract of each colour is left."""
    s = position(*players, kept=1, reason="laps", **fields)
    s.flow.clear()
    Quiet(s).push(FinalActions(order=s.table.seats()), Completions(order=s.table.seats()))
    frame = s.flow[-1]
    assert isinstance(frame, FinalActions)
    frame.advance(s, Quiet(s))  # type: ignore[arg-type]
    return s


def test_the_final_action_is_any_that_can_be_carried_out_without_income_or_bonus() -> None:
    s = final(player(guilders=9, chosen="crew"), player(chosen="ships canal"))
    assert options(s, "choose") == [tile for tile in s.table.row if tile != "exchange"]
    done = after(s, "choose ships")
    assert (mine(done).guilders, mine(done).chosen, verbs(done)) == (9, ["crew"], ["build"])
    assert shown(s, "choose employee").gain == {}, "ahead of it all are occupied"
    assert done.table.row == s.table.row


def test_each_has_one_final_action_from_the_starting_player_on_then_the_game_is_over() -> None:
    s = final(player(), player())
    for seat in (ANN, BEN):
        assert GAME.waiting(s) == (seat,)
        s = settled(s, seat, "choose equipment", f"manufacture {HOME if seat == ANN else 'smokestack'}", "end").state
    found = result(s)
    assert found is not None
    assert (s.flow, found.reason) == ([], "laps")
    assert GAME.waiting(final(player(), player(), player(), start=CLEO)) == (CLEO,)


def test_a_ship_completed_by_the_final_action_sails() -> None:
    s = final(player("b7 m7", captain=1, canals="canal1-M13-0", figure="M13-w-w"), player())
    assert verbs(after(s, "choose ships", "build stern1-3", "stop")) == ["launch", "scrap"]


def completing(*yards: str, guilders: int = 5) -> Position:
    """All final actions are done; the last completions are about to begin."""
    s = position(*(player(yard, guilders=guilders) for yard in yards), kept=1, reason="laps")
    s.flow.clear()
    Quiet(s).push(Completions(order=s.table.seats()))
    frame = s.flow[-1]
    assert isinstance(frame, Completions)
    frame.advance(s, Quiet(s))  # type: ignore[arg-type]
    return s


def test_who_can_complete_a_ship_with_one_card_may_buy_it_at_its_price_or_pass() -> None:
    s = completing("b7 m7 . . . . . . .", "", guilders=1)
    assert (GAME.waiting(s), verbs(s)) == ((ANN,), ["build", "pass"])
    assert options(s, "build") == ["stern1-3", "stern2-3", "stern3-3"]
    done = after(s, "build stern2-3")
    assert (mine(done).guilders, mine(done).yard, done.table.gone) == (0, [""] * 9, ["bow7", "middle7", "stern2"])
    assert after(s, "pass").table.gone == []
    assert GAME.default(s, ANN) == Pass(), "for a player who left"


def test_who_cannot_is_not_asked() -> None:
    s = completing("b7 . m7 . . . . . .", ". . . . . . b8 . s8")
    while GAME.waiting(s) == ():
        s.flow[-1].advance(s, Quiet(s))  # type: ignore[arg-type]
    assert GAME.waiting(s) == (BEN,)
    assert {each.partition("-")[0][:6] for each in options(s, "build", BEN)} == {"middle"}


def test_a_card_that_completes_no_ship_is_not_offered() -> None:
    s = completing("b7 m7 . b8 . . . . .", "")
    assert all(each.startswith("stern") for each in options(s, "build"))


def test_stacks_that_run_out_in_the_final_phase_change_nothing() -> None:
    gone = [f"bow{n}" for n in range(7, 27)]
    s = final(player(guilders=9), player(), gone=gone)
    step = settled(s, ANN, "choose ships", "build bow1-1", "stop", "end")
    assert "cards-gone" not in told(step)
    assert step.state.table.reason == "laps"


def test_contracts_and_traders_are_added_to_the_points_of_the_ships() -> None:
    owner = player(
        fleet=[ship("b1 m1 s1", points=7, captain=1, merchant=2, crane=2)],
        employees="trader_steel1 trader_steel2 trader_coal1",
    )
    s = completing("b7 m7 . . . . . . .", "")
    s.table.players[BEN] = owner
    s.table.gone = []
    for card in ("bow1", "middle1", "stern1"):
        row = next(row for row in s.table.market.ships.values() if card in row)
        row[row.index(card)] = ""
    for name in owner.employees:
        s.table.oval.left[name] -= 1
    step = settled(s, ANN, "pass", "end")
    score = step.state.table.final[BEN]
    assert score == Score(7, {"merchants": 2, "ships_of_five": 0}, 5)
    assert score.total() == 14
    assert step.state.flow == []


@pytest.mark.parametrize(
    ("totals", "guilders", "won"),
    [((10, 12), (9, 0), (1,)), ((12, 12), (3, 4), (1,)), ((12, 12), (4, 4), (0, 1)), ((12, 10), (0, 9), (0,))],
)
def test_most_points_then_most_guilders_then_shared(
    totals: tuple[int, int], guilders: tuple[int, int], won: tuple[int, ...]
) -> None:
    t = position(*(player(guilders=n) for n in guilders)).table
    t.final = [Score(n, {}, 0) for n in totals]
    assert winners(t) == won


@pytest.mark.parametrize(("laps", "then"), [(0, "discarding"), (2, "choosing")])
def test_a_lap_completed_in_the_last_turns_still_costs_contracts(laps: int, then: str) -> None:
    kept = 1 if laps else 3
    row = "ships=22 commodities canal equipment crew employee exchange"
    three = (player(chosen="crew"), player(chosen="ships"), player(chosen="canal"))
    s = position(*three, row=row, reason="cards", kept=kept, laps=laps)
    s = turn(s)
    s.table.start = CLEO  # the others have had their turns
    step = settled(s, ANN, "choose equipment", f"manufacture {HOME}", "end")
    assert (step.state.table.laps, step.state.table.reason) == (laps + 1, "cards")
    assert GAME.decision(step.state).endswith(then)
