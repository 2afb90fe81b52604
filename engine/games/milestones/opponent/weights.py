"""The tables by which the opponents weigh, read once from `content/opponent.toml`, which has their figures."""

from __future__ import annotations

from msgspec import Struct

from engine.kit import content

from ..edition import GOODS
from ..state import PATH
from .sites import Sites

FILE = "opponent.toml"


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """keep: the worth of a good kept at the castle, in the order of `GOODS`; hiring: that of hiring, by the number of
    workers, for the steady opponent; both in hundredths of a point. typical: the landscape of a usual lap."""

    keep: tuple[int, ...]
    hiring: tuple[int, ...]
    typical: Sites


def read(text: str, file: str) -> Weights:
    """The tables of a content file. Raises `ContentError`."""
    weights = content.toml(text, file, Weights)
    content.need(len(weights.keep) == len(GOODS), file, "keep", f"needs a number for each of {', '.join(GOODS)}")
    content.need(len(weights.hiring) == len(PATH) + 1, file, "hiring", f"needs a number for 0 to {len(PATH)} workers")
    for name in ("roads", "houses", "markets", "sacks"):
        begins = getattr(weights.typical, name)[:1] == (0,)
        content.need(begins, file, f"typical.{name}", "begins with 0: without a place there are no points")
    return weights


WEIGHTS = read(content.shipped(__package__.rpartition(".")[0], FILE), FILE)
