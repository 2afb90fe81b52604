"""Refusals and reminders are spoken to somebody: that is "you", in every language, never a name."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from engine.core.chance import Seeded
from engine.core.game import Game
from engine.core.model import Action, Illegal, Seat
from engine.core.opponents import random_player
from games import GAMES
from tests.soak import times
from words import LOCALES, Speaker

MOVES, TRIED = times(30), 4
NAMES = ("Xanthippe", "Zacharias", "Quirin", "Ypsilanti", "Wunibald")


def said(game: Game[Any], s: Any, seat: Seat, tried: list[Action]) -> list[str]:
    """What a seat is reminded of, and why it may not do these things."""
    found = list[str]()
    for locale in LOCALES:
        speak = Speaker(locale, game, NAMES[: len(s.hands)], reader=seat)
        found += speak.to_reader(partial(game.guide.overview.reminders, game.view(s, seat)))
        for action in tried:
            try:
                game.apply(s, seat, action, Seeded(b"only to see", 0, 0))
            except Illegal as illegal:
                found.append(speak.refusal(illegal))
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_who_is_reminded_or_refused_is_never_called_by_name(game: Game[Any]) -> None:
    chance, seats, known = Random(game.key), game.seats[-1], list[Action]()
    s = game.start(seats, Seeded(b"to reader", 0, 0)).state
    heard = 0
    for n in range(1, MOVES):
        for seat in map(Seat, range(seats)):
            for line in said(game, s, seat, chance.sample(known, min(TRIED, len(known)))):
                assert NAMES[seat] not in line
                heard += 1
        if not (waiting := game.waiting(s)):
            break
        action = random_player(game, s, waiting[0], Seeded(b"player", 0, n))
        known.append(action)
        s = game.apply(s, waiting[0], action, Seeded(b"to reader", 0, n)).state
    assert heard > MOVES


@pytest.mark.parametrize(
    ("locale", "code", "values", "told"),
    [
        ("en", "pedestal-taken", {"seat": 0, "place": "A1"}, "You have the pedestal"),
        ("de", "pedestal-taken", {"seat": 0, "place": "A1"}, "Du hast "),
    ],
)
def test_a_refusal_agrees_with_its_reader(locale: str, code: str, values: dict[str, Any], told: str) -> None:
    game = next(game for game in GAMES if game.key == "wonders")
    speak = Speaker(locale, game, NAMES[:2], reader=0)
    assert told in speak.refusal(Illegal(code, **values))
