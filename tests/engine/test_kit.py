"""Frames that more than one game uses."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from engine.core.chance import Recorded, Seeded
from engine.core.ctx import Ctx
from engine.core.model import Bug, Seat
from engine.games.ferry import GAME, Bid, Market, Pack, Return
from engine.games.roads import state as roads
from engine.games.roads.phases.building import BuildingPhase
from engine.kit.inorder import InOrder
from engine.kit.sealed import Sealed
from engine.kit.together import Together
from tests.games.roads.positions import table

ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)
DONKEYS = {"donkey11": "A1", "donkey21": "A1", "donkey31": "A1"}


class Queue(InOrder, tag="queue", kw_only=True):
    """Asks nothing."""


def test_in_order_asks_one_after_the_other() -> None:
    queue = Queue(order=[BEN, CAT, ANN])
    asked = []
    while queue.waiting(None):
        asked.append(queue.waiting(None))
        queue.answered()
    assert asked == [(BEN,), (CAT,), (ANN,)]


def test_sealed_asks_all_who_have_not_answered() -> None:
    s = GAME.start(3, Seeded(b"sealed", 0, 0)).state
    assert GAME.waiting(s) == (ANN, BEN, CAT)
    s.hands[BEN].choice = Bid(1)
    assert GAME.waiting(s) == (ANN, CAT)


def test_sealed_opens_all_answers_at_once_and_forgets_them() -> None:
    s = GAME.start(2, Seeded(b"sealed", 0, 0)).state
    first = GAME.apply(s, BEN, Bid(1), Recorded(()))
    assert first.undoable
    assert first.notes == ()
    last = GAME.apply(first.state, ANN, Bid(2), Recorded(()))
    assert not last.undoable
    assert [hand.choice for hand in last.state.hands] == [None, None]
    assert [note.args for note in last.notes] == [{"seat": ANN, "coins": 2}, {"seat": BEN, "coins": 1}]


def test_sealed_without_a_use_for_the_answers_is_a_bug() -> None:
    with pytest.raises(Bug, match="does nothing with its answers"):
        Sealed().opened(None, [], Ctx(None, Seeded(b"", 0, 0)))


# --- together

SCRIPTS = [script for length in range(7) for script in product((ANN, BEN, CAT), repeat=length)]
"""Seats are done or come back, in every order of up to six presses."""


def market() -> Any:
    """The market of Ferry at its beginning, everybody there."""
    s = GAME.start(3, Seeded(b"together", 0, 0)).state
    s.flow = [s.flow[0], Market(there=[ANN, BEN, CAT], serial=s.ticks)]
    return s


def test_together_waits_for_those_who_are_not_done_and_leaves_the_others_free() -> None:
    s = market()
    for seat in (BEN, ANN):
        s = GAME.apply(s, seat, Pack(), Recorded(())).state
    assert (GAME.waiting(s), GAME.free(s)) == ((CAT,), (ANN, BEN))
    s = GAME.apply(s, BEN, Return(), Recorded(())).state
    assert (GAME.waiting(s), GAME.free(s)) == ((BEN, CAT), (ANN,))


def test_together_is_over_when_and_only_when_all_are_done() -> None:
    over = 0
    for script in SCRIPTS:
        s, away = market(), set[Seat]()
        for seat in script:
            s = GAME.apply(s, seat, Return() if seat in away else Pack(), Recorded(tuple(range(99)))).state
            away ^= {seat}
            if len(away) == 3:
                assert not isinstance(s.flow[-1], Market)
                over += 1
                break
            frame = s.flow[-1]
            assert {*frame.waiting(s)} == {ANN, BEN, CAT} - away
            assert {*frame.free(s)} == away
    assert over > 100


def test_together_must_be_told_who_takes_part_and_who_is_done() -> None:
    with pytest.raises(Bug, match="which seats take part"):
        Together().everybody(None)
    with pytest.raises(Bug, match="which seats are done"):
        Together().done(None, ANN)


def test_a_seat_that_must_wait_for_others_is_not_waited_for() -> None:
    """A phase of Roads & Boats in which an order was called: all take part, one after the other acts."""
    t = table("0,0:P 1,0:P", seats=3, units=DONKEYS, phase="building", called=True, chart=[CAT, ANN, BEN])
    s, phase, seen = roads.State(t, [roads.Hand() for _ in t.players], roads.Box()), BuildingPhase(opened=True), []
    while waiting := phase.waiting(s):
        assert {*waiting, *phase.free(s)} == {ANN, BEN, CAT}
        seen.append(waiting)
        phase.finish(s, waiting[0])
    assert seen == [(CAT,), (ANN,), (BEN,)]
