"""The tables by which the opponents weigh, read once from `content/opponent.toml`, which has their figures."""

from __future__ import annotations

from msgspec import Struct

from engine.kit import content

from ..edition import ITEMS, KINDS
from .waters import MET

FILE = "opponent.toml"


class Empty(Struct, frozen=True, forbid_unknown_fields=True):
    """Room without an item."""

    cabins: int
    masts: int
    propellers: int
    cranes: int
    cannons: int


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """In hundredths of a point: guilders, from the first, further ones as the last; items in store; empty: room on a
    ship; employees, by kind or by name, for each turn left. Shares in hundredths: fade: of what only a later ship
    could use, by turns left; kept: of contracts of a colour, the best first; further: of equal items, from the first;
    slack: of a ship that is not complete, by turns to spare. typical: points of a later ship by inspector."""

    fade: tuple[int, ...]
    kept: tuple[int, ...]
    guilders: tuple[int, ...]
    further: tuple[int, ...]
    typical: tuple[int, ...]
    slack: tuple[int, ...]
    items: dict[str, int]
    empty: Empty
    employees: dict[str, int]


def read(text: str, file: str) -> Weights:
    """The tables of a content file. Raises `ContentError`."""
    weights = content.toml(text, file, Weights)
    for name in ("fade", "kept", "guilders", "further", "slack"):
        content.need(bool(getattr(weights, name)), file, name, "needs a number")
    content.need(len(weights.typical) == len(MET), file, "typical", f"needs a number for each of {', '.join(MET)}")
    whole = sorted(weights.items) == sorted(ITEMS)
    content.need(whole, file, "items", f"needs each once: {', '.join(ITEMS)}")
    for kind in KINDS:
        content.need(kind in weights.employees, file, "employees", f"needs {kind}")
    return weights


WEIGHTS = read(content.shipped(__package__.rpartition(".")[0], FILE), FILE)
