"""The tables by which the strong opponent weighs, read once from `content/opponent.toml`, which has their figures."""

from __future__ import annotations

from msgspec import Struct

from engine.kit import content

from ..objectives import OBJECTIVES

FILE = "opponent.toml"


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """By rounds left, the last number for all that are more: closing: how likely a building becomes a district, by
    the green cells beside it, in hundredths; natural: the worth of an open natural cell, near: more for one that a
    piece would reach, in hundredths of a point. ready: the share of the points of monuments that could stand now,
    from the second number on; lead: how much of an objective's value one round moves, where it is more than 1."""

    closing: tuple[tuple[int, ...], ...]
    natural: tuple[int, ...]
    near: tuple[int, ...]
    ready: tuple[int, ...]
    lead: dict[str, int]


def read(text: str, file: str) -> Weights:
    """The tables of a content file. Raises `ContentError`."""
    weights = content.toml(text, file, Weights)
    for name in ("closing", "natural", "near", "ready"):
        content.need(bool(getattr(weights, name)), file, name, "needs a number")
    for n, row in enumerate(weights.closing):
        content.need(bool(row), file, f"closing[{n}]", "needs a number")
    for name in weights.lead:
        content.need(name in OBJECTIVES, file, f"lead.{name}", "is no objective")
    return weights


WEIGHTS = read(content.shipped(__package__.rpartition(".")[0], FILE), FILE)
