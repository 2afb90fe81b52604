"""Faults planted where a game's secrets are kept are found by its laws, which hold without them. The laws' own faults
are planted in small games (`tests/laws/test_laws_planted.py`); these are in a game that people play."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from engine.core import opponents
from engine.core.chance import Chance
from engine.core.frames import AnyPosition, AnyStep
from engine.core.game import AnyGame, Game
from engine.core.model import Action, Illegal, Seat
from engine.games.milestones import GAME
from tests.laws import secrecy

SEATS, POSITIONS = 2, 60
Law = Callable[[AnyGame, int, int], None]


class Telling(Game[Any]):
    """Milestones whose refusals name the tile that lies on top of the pile."""

    def apply(self, s: AnyPosition, seat: Seat, action: Action, chance: Chance) -> AnyStep:
        try:
            return super().apply(s, seat, action, chance)
        except Illegal as illegal:
            top = s.box.deck[-1] if s.box.deck else "none"
            raise Illegal(illegal.code, **{**illegal.values, "next": top}) from None


def knowing(game: AnyGame, s: AnyPosition, seat: Seat, chance: Chance) -> Action:
    """Goes by what lies on top of the pile."""
    offers = [action for offer in game.offers(s, seat) for action in offer]
    return offers[sum(map(ord, str(s.box.deck[-1:]))) % len(offers)]


def trying_for_real(game: AnyGame, s: AnyPosition, seat: Seat, chance: Chance) -> Action:
    """Tries its actions as things are, not as it imagines them."""
    offers = [action for offer in game.offers(s, seat) for action in offer]
    return max(offers, key=lambda action: str(game.apply(s, seat, action, chance).state.table))


def broken(law: Law, game: AnyGame) -> str:
    """What a law finds, "" if nothing."""
    try:
        law(game, SEATS, POSITIONS)
    except AssertionError as found:
        return str(found)
    return ""


@cache
def holds(law: Law) -> bool:
    """Whether a law finds nothing in the game as it is."""
    return broken(law, GAME) == ""


def test_a_refusal_that_names_a_hidden_tile_is_found() -> None:
    law = secrecy.law_a_refusal_tells_nothing_hidden
    assert holds(law)
    assert "tells" in broken(law, Telling(GAME.rules, GAME.guide))


@pytest.mark.parametrize(
    ("planted", "says"), [(knowing, "knows more than its seat"), (trying_for_real, "on the real state")]
)
def test_an_opponent_that_sees_the_real_state_is_found(
    planted: opponents.Opponent, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    law = secrecy.law_practice_opponents_know_what_their_seat_knows
    assert holds(law)
    monkeypatch.setitem(opponents.OPPONENTS, "steady", planted)
    assert says in broken(law, GAME)
