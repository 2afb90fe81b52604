"""What the ships under way lack and would make today, and what a further canal would open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import structs

from ..actions import Lease
from ..edition import PARTS, SYMBOLS, part_of
from ..state import Player, Table
from ..yard.columns import EMPTY, Stretch, line
from .chart import chart, start
from .laying import lay
from .proposals import Proposal
from .routes import farthest, longest, ways
from .worth import propose_for

FAR = 20
"""Steps beyond which no ship is expected to sail; the longest voyage is not looked for any further."""


class Today(NamedTuple):
    """A ship under way: its leftmost column, from 1 on the left; its cards so far; what it lacks (parts, `captain`,
    `canal`); the best voyage it could make as it is, None if it cannot sail."""

    column: int
    cards: tuple[str, ...]
    lacks: tuple[str, ...]
    best: Proposal | None


def under_way(yard: Sequence[str]) -> list[Stretch]:
    """The ships of a yard, complete or not, from the left. Cards beside each other belong together, but for a stern
    and what follows it, and a bow and what is before it. A gap of one column lies within a ship if no ship ends
    before it and none begins behind it: there is no room for a stern and a bow."""
    found, letters = list[Stretch](), line(yard)
    for n, letter in enumerate(letters):
        if letter == EMPTY:
            continue
        last = found[-1] if found else None
        joins = last is not None and letter != "b" and letters[last.end - 1] != "s" and n - last.end <= 1
        if last is not None and joins:
            found[-1] = Stretch(last.start, n + 1)
        else:
            found.append(Stretch(n, n + 1))
    return found


def today(table: Table, player: Player, contracts: Sequence[str] = ()) -> list[Today]:
    """All ships under way. With contracts, the best voyage is the one that makes most points with what they add."""
    found = []
    for ship in under_way(player.yard):
        column = ship.start + 1
        cards = tuple(card for card in player.yard[ship.start : ship.end] if card)
        best = propose_for(table, player, column, cards, contracts)
        found.append(Today(column, cards, _lacks(table, player, player.yard[ship.start : ship.end]), best))
    return found


def _lacks(table: Table, player: Player, columns: Sequence[str]) -> tuple[str, ...]:
    """The parts a ship lacks, a middle also for each gap in it; a captain; a canal where the figure can move on."""
    parts = [part_of(card) for card in columns if card]
    lacks = [part for part in PARTS if part not in parts or (part == "middle" and "" in columns)]
    if not player.store["captain"]:
        lacks.append("captain")
    if player.figure is None or not ways(chart(table.edition, player.canals), start(player.figure), 1):
        lacks.append("canal")
    return tuple(lacks)


def reach(table: Table, player: Player) -> int:
    """The longest voyage over a player's canals."""
    return longest(chart(table.edition, player.canals), start(player.figure), FAR) if player.figure else 0


def passed(table: Table, player: Player) -> dict[str, int]:
    """The symbols on the longest voyage over a player's canals; of several that past most of them."""
    if player.figure is None:
        return {}
    way = farthest(chart(table.edition, player.canals), start(player.figure), FAR)
    return {symbol: count for symbol in SYMBOLS if (count := way.symbols.count(symbol))}


def with_canal(player: Player, lease: Lease) -> Player:
    """A player's canals and figure as they would lie with a further canal."""
    later = structs.replace(player, canals=[*map(structs.replace, player.canals)])
    if later.figure is not None:
        later.figure = structs.replace(later.figure)
    lay(later, lease)
    return later
