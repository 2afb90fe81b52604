"""Guilders: what comes in and goes out is counted for the whole game."""

from __future__ import annotations

from engine.core.model import Bug

from .state import Player


def receive(player: Player, guilders: int) -> None:
    """Guilders from the bank."""
    player.guilders += guilders
    player.received += guilders


def pay(player: Player, guilders: int) -> None:
    """Guilders to the bank. Raises `Bug` when they are not there."""
    if guilders > player.guilders:
        raise Bug(f"{guilders} guilders to pay, {player.guilders} there")
    player.guilders -= guilders
    player.paid += guilders
