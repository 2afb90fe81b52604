"""Who is told to be next is, where the order of turns does not hang on what is done."""

from __future__ import annotations

import pytest

from engine.core.chance import Seeded
from engine.core.opponents import steady_player
from games import GAMES
from host.view.next_up import next_up
from tests.soak import times

ORDERED = ("milestones", "wonders", "shipyard")
"""Games that say who is next whatever those who are asked do."""


@pytest.mark.parametrize("key", ORDERED)
def test_who_is_told_to_be_next_is(key: str) -> None:
    (game,) = (each for each in GAMES if each.key == key)
    s = game.start(3, Seeded(b"next", 0, 0)).state
    changes = 0
    for n in range(times(15)):
        asked = game.waiting(s)
        if not asked:
            break
        told = next_up(game, game.imagined(s, None, Seeded(b"only to see", 0, 0)))
        while game.waiting(s) and not (new := [seat for seat in game.waiting(s) if seat not in asked]):
            seat = game.waiting(s)[0]
            s = game.apply(s, seat, steady_player(game, s, seat, Seeded(b"play", 0, n)), Seeded(b"next", 0, n)).state
        if told and game.waiting(s):
            changes += 1
            assert {*told} & {*new}, n
    assert changes > 5


def test_where_all_are_asked_nobody_is_next() -> None:
    (game,) = (each for each in GAMES if each.key == "roads")
    s = game.start(2, Seeded(b"next", 0, 0)).state
    for _ in range(100):
        asked = game.waiting(s)
        if len(asked) == 2:
            break
        s = game.apply(s, asked[0], game.default(s, asked[0]), Seeded(b"next", 0, 1)).state
    assert len(game.waiting(s)) == 2
    assert next_up(game, s) == ()
