"""A yard as a line of letters, one for each column: b, m, s for the parts of a ship, "." for an empty one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from ..edition import part_of

EMPTY = "."
COMPLETE = re.compile("bm+s")
"""A complete ship: a bow, one middle at least, a stern."""


class Stretch(NamedTuple):
    """Some columns of a yard beside each other, counted from 0; `end` is the first one behind them."""

    start: int
    end: int


def line(yard: Sequence[str]) -> str:
    """A yard as a line of letters."""
    return "".join(part_of(card)[0] if card else EMPTY for card in yard)


def complete(yard: Sequence[str]) -> list[Stretch]:
    """The complete ships, from the left. No two share a card."""
    return [Stretch(*found.span()) for found in COMPLETE.finditer(line(yard))]


def columns_for(yard: Sequence[str], part: str) -> list[int]:
    """The columns, from 1 on the left, in which a card of a part may be placed: empty ones, if every card can still
    become part of a ship. (A full yard in which every card can has a complete ship: that rule needs no check.)"""
    now = line(yard)
    return [n + 1 for n, each in enumerate(now) if each == EMPTY and usable(now[:n] + part[0] + now[n + 1 :])]


@lru_cache(maxsize=1 << 16)
def usable(yard: str) -> bool:
    """Whether every card can become part of a ship, after other ships have left: take away what can be completed,
    again and again, until nothing is left. An emptier yard never allows less, so the order does not matter."""
    while yard.strip(EMPTY):
        stretch = _completable(yard)
        if stretch is None:
            return False
        yard = yard[: stretch.start] + EMPTY * (stretch.end - stretch.start) + yard[stretch.end :]
    return True


def _completable(yard: str) -> Stretch | None:
    """Some columns with a card that could become one whole ship; None if there are none."""
    for start in range(len(yard) - 2):
        for end in range(start + 3, len(yard) + 1):
            bow, middles, stern = yard[start], yard[start + 1 : end - 1], yard[end - 1]
            if bow in "b." and stern in "s." and not middles.strip("m.") and yard[start:end].strip(EMPTY):
                return Stretch(start, end)
    return None
