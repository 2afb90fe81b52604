"""Items in the yard: equipment and crew, from the supply into the store, from there onto ships."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kit import goods

from .state import Player


def supply(player: Player, item: str, count: int = 1) -> None:
    """Items from the supply, which has no end."""
    goods.add(player.store, item, count)
    player.made[item] += count


def fit(player: Player, items: Mapping[str, int]) -> None:
    """Items from the store onto a ship. Raises `Bug` when they are not there."""
    goods.pay(player.store, items, listed=True)
