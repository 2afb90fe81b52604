"""The tables by which the opponents weigh, read once from `content/opponent.toml`, which has their figures."""

from __future__ import annotations

from msgspec import Struct

from engine.kit import content

from ..edition import COUNTED, PLAIN

FILE = "opponent.toml"


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """far: the share of a cell's value, in hundredths, by the roads that must be drawn to reach it. bonuses: the
    worth of each kind; tasks: that of what must be done now; both in hundredths of a space of money."""

    far: tuple[int, ...]
    bonuses: dict[str, int]
    tasks: dict[str, int]


def read(text: str, file: str) -> Weights:
    """The tables of a content file. Raises `ContentError`."""
    weights = content.toml(text, file, Weights)
    content.need(len(weights.far) > 1, file, "far", "needs a share for cells that one road reaches")
    kinds = (*PLAIN, *COUNTED)
    whole = sorted(weights.bonuses) == sorted(kinds)
    content.need(whole, file, "bonuses", f"needs each once: {', '.join(kinds)}")
    return weights


WEIGHTS = read(content.shipped(__package__.rpartition(".")[0], FILE), FILE)
