"""Rulebook: maiden voyage, scoring. The points of a ship by criterion."""

from __future__ import annotations

from collections.abc import Sequence

from ..edition import SAFETY
from .fitting import Load

GUN, CRANE = 2, 2
"""Points for a cannon, for a crane."""


def crew(load: Load) -> int:
    """A point for each, captain and officers among them."""
    return load.captain + load.merchant + load.soldier


def equipment(load: Load) -> int:
    """Cranes and cannons."""
    return CRANE * load.crane + GUN * load.cannon


def inspected(load: Load, features: Sequence[str], symbol: str) -> int:
    """The points of an inspector, each time the ship comes to one."""
    match symbol:
        case "army":
            return load.soldier + load.cannon
        case "trade":
            return load.merchant + load.crane
    return features.count(symbol) if symbol in SAFETY else 0


def ribbon(symbols: Sequence[str]) -> int:
    """The spaces sailed up to the last blue ribbon of a voyage."""
    return max((n for n, each in enumerate(symbols, 1) if each == "ribbon"), default=0)


def points(load: Load, features: Sequence[str], symbols: Sequence[str]) -> dict[str, int]:
    """The points of a ship with this load that shows these features and comes to these symbols, one for each point of
    its speed."""
    return {
        "crew": crew(load),
        "equipment": equipment(load),
        "speed": len(symbols),
        "voyage": sum(inspected(load, features, each) for each in symbols) + ribbon(symbols),
    }
