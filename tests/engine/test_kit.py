"""Frames that more than one game uses."""

from __future__ import annotations

import pytest

from engine.core.chance import Recorded, Seeded
from engine.core.ctx import Ctx
from engine.core.model import Bug, Seat
from engine.games.ferry import GAME, Bid
from engine.kit.inorder import InOrder
from engine.kit.sealed import Sealed

ANN, BEN, CAT = Seat(0), Seat(1), Seat(2)


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
