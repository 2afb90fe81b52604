"""Shared by all tests: the table of their budget, and the end of those that hang."""

from __future__ import annotations

import gc

import pytest

from db import sqlite
from engine.games.ferry import GAME as FERRY
from engine.games.garden import GAME as GARDEN
from games import GAMES
from tests import budget, compiled, hanging, stores
from tests.words.pseudo import PSEUDO, folder
from words import LOCALES

GARBAGE = (50_000, 10, 10)
"""So seldom is garbage looked for: at Python's 700 new things a tenth of all time goes into it."""


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(budget.Plugin(game.key for game in (*GAMES, FERRY, GARDEN)), "budget")
    compiled.share(sqlite)
    gc.set_threshold(*GARBAGE)
    config.pluginmanager.register(hanging.Plugin(), "hanging")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """With `STORE=postgresql`, what is about SQLite or its files is skipped."""
    if stores.POSTGRESQL:
        for item in items:
            if item.get_closest_marker("sqlite"):
                item.add_marker(pytest.mark.skip("about SQLite or its files"))


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    """The host speaks the pseudo-language, too: see `tests.words.pseudo`."""
    monkeypatch.setitem(LOCALES, PSEUDO, folder())
