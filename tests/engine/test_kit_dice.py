"""Dice with faces: rolled, set, turned, in order."""

from __future__ import annotations

import pytest

from engine.core.chance import Recorded
from engine.core.ctx import Ctx
from engine.core.model import Bug
from engine.games.milestones import GAME
from engine.kit.dice import Die

SKY = Die(("rain", "cloud", "sun", "storm"))


def ctx(*draws: int) -> Ctx:
    return Ctx(GAME.rules.setup(2, GAME.options()), Recorded(draws))


def test_each_face_is_rolled_by_its_draw_and_ends_undo() -> None:
    now = ctx(2, 0, 3, 1)
    assert [SKY.rolled(now) for _ in range(4)] == ["sun", "rain", "storm", "cloud"]
    assert now.sealed


def test_a_die_is_set_to_one_of_its_faces_only() -> None:
    assert [SKY.set_to(face) for face in SKY.faces] == list(SKY.faces)
    with pytest.raises(Bug, match="no face snow"):
        SKY.set_to("snow")


def test_a_die_is_turned_round_its_faces() -> None:
    assert [SKY.turned("sun", n) for n in (0, 1, 2, 4, -3)] == ["sun", "storm", "rain", "sun", "storm"]
    assert {SKY.turned(face) for face in SKY.faces} == {*SKY.faces}, "turning reaches each face once"
    with pytest.raises(Bug, match="no face snow"):
        SKY.turned("snow")


def test_equal_throws_are_equal_lists() -> None:
    assert SKY.in_order(["storm", "rain", "sun", "rain"]) == ["rain", "rain", "sun", "storm"]
