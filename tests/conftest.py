"""Shared by all tests: the table of their budget."""

from __future__ import annotations

import pytest

from engine.games.ferry import GAME as FERRY
from engine.games.garden import GAME as GARDEN
from games import GAMES
from tests import budget
from tests.words.pseudo import PSEUDO, folder
from words import LOCALES


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(budget.Plugin(game.key for game in (*GAMES, FERRY, GARDEN)), "budget")


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    """The host speaks the pseudo-language, too: see `tests.words.pseudo`."""
    monkeypatch.setitem(LOCALES, PSEUDO, folder())
