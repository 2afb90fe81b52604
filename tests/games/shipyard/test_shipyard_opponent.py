"""The practice opponent: that it wins against chance, and that it sends ships on their voyages."""

from __future__ import annotations

import pytest

from engine.core import text
from engine.core.chance import Seeded
from engine.core.model import Seat
from engine.core.opponents import random_player, steady_player, strong_player
from engine.games.shipyard import GAME
from engine.games.shipyard import actions as act
from engine.games.shipyard.flow import Position
from engine.games.shipyard.opponent.decisions import turns_left
from engine.games.shipyard.opponent.worth import Outlook
from engine.games.shipyard.phases.discarding import Discarding
from tests.games.shipyard.positions import ANN, Quiet, after, player, position, ship, turn, verbs
from tests.soak import SOAK, times

from .faults import Judge, reachable

NEVER = ("unscored", "given up", "dead canal", "stray card", "poor voyage", "idle end")
"""What the judge must not find."""


def match(seats: int, n: int, judge: Judge) -> Position:
    """A whole game with one seat held by the opponent, which a judge watches, the others by lot."""
    key, moves = b"%d/%d" % (seats, n), 0
    s = GAME.start(seats, Seeded(key, 0, 0)).state
    while waiting := GAME.waiting(s):
        moves, seat = moves + 1, waiting[0]
        player = strong_player if seat == judge.seat else random_player
        action = player(GAME, s, seat, Seeded(key, 1, moves))
        before, s = s, GAME.apply(s, seat, action, Seeded(key, 0, moves)).state
        if seat == judge.seat:
            judge.sees(before, action, s)
    judge.ends(s)
    return s


@pytest.mark.parametrize("seats", [2, 4] if SOAK == 1 else GAME.seats)
def test_it_wins_against_chance_with_ships_and_does_nothing_absurd(seats: int) -> None:
    """All ships together make most of its points: a fleet, not contracts and traders alone."""
    for n in range(times(1)):
        me = Seat(n % seats)
        judge = Judge(me)
        s = match(seats, n, judge)
        result = GAME.result(s)
        assert result is not None
        assert result.winners == (me,)
        assert s.table.final[me].ships >= 20
        assert len(s.table.players[me].fleet) >= 2
        assert [note for note in judge.notes if note.startswith(NEVER)] == []


@pytest.mark.parametrize(
    ("items", "least"),
    [({"crane": 2, "merchant": 2}, "mixed_drives"), ({"sail": 1, "smokestack": 1, "merchant": 1}, "trade_pairs")],
)
def test_it_discards_the_contracts_that_promise_least(items: dict[str, int], least: str) -> None:
    """Of trade pairs, merchants and mixed drives, of lifebelts, ships of five and ship cards."""
    s = position(player(fleet=[ship("b1 m1 s20", propeller=1, **items)]), player(), player(), laps=1)
    Quiet(s).push(Discarding(count=1))
    assert text.write(strong_player(GAME, s, ANN, Seeded(b"", 1, 0))) == f"discard {least} ships_of_five"


def test_it_spends_its_last_guilder_on_an_employee_who_makes_a_point() -> None:
    """The price of the cheapest one is kept while another action could be bought first, not for hiring itself."""
    s = after(turn(position(player(guilders=1), player(), reason="laps"), final="action"), "choose employee")
    assert text.write(strong_player(GAME, s, ANN, Seeded(b"", 1, 0))) == "hire trader_coal1"


def test_only_the_strong_one_buys_a_bonus_action() -> None:
    s = after(turn(position(player(guilders=20), player())), "choose commodities")
    while "end" not in verbs(s):
        s = after(s, text.write(steady_player(GAME, s, ANN, Seeded(b"", 1, 0))))
    deeds = [text.write(each(GAME, s, ANN, Seeded(b"", 1, 0))) for each in (strong_player, steady_player)]
    assert deeds == ["bonus employee", "end"]


@pytest.mark.parametrize(("yard", "promises"), [(". m1 m2 m3 s4", True), (". m1 m2 m3 m4 s4", False)])
def test_a_ship_promises_contracts_as_long_as_it_will_be(yard: str, promises: bool) -> None:
    """With its bow it has five cards, or six: five cards that lie in the yard are no ship of five."""
    table = position(player(yard=yard), player()).table
    hoped, plain = (Outlook(table, names, left=9).worth(table.players[ANN]) for names in (["ships_of_five"], []))
    assert (hoped > plain) == promises


def test_even_a_canal_that_no_ship_will_need_is_laid_within_reach() -> None:
    """The figure cannot turn back to the side in the north, which is the first one offered."""
    me = player(guilders=0, canals="canal16-M14-0", figure="M14-se-n")
    s = after(turn(position(me, player(), reason="laps"), final="action"), "choose canal")
    rent = strong_player(GAME, s, ANN, Seeded(b"", 1, 0))
    assert isinstance(rent, act.Rent)
    later = after(s, text.write(rent))
    assert reachable(later.table, later.table.players[ANN], rent.lease.canal)


@pytest.mark.parametrize(("lap", "left"), [(False, 11), (True, 0)])
def test_it_knows_its_last_turn(lap: bool, left: int) -> None:
    """The leading tile is on the start space: at the beginning of the last lap, or by the move that completes it."""
    assert turns_left(turn(position(player(), player(), laps=1), lap=lap).table) == left
