"""What a player's ships would be worth today: each ship under way in its yard, fitted out with what lies there and
sailed over its canals. For people who come back after days."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .edition import PARTS, part_of
from .state import Player, Table
from .voyage.proposals import Proposal, added, propose
from .yard.columns import EMPTY, Stretch, line


class Today(NamedTuple):
    """A ship under way: its columns, counted from 0; the parts it lacks; the best voyage it could make today with all
    it lacks but these, None if it could not sail; what the player's contracts would add to that."""

    place: Stretch
    missing: tuple[str, ...]
    best: Proposal | None
    contracts: int


def under_way(yard: Sequence[str]) -> list[Stretch]:
    """The ships under way, from the left: cards beside each other, a bow first, a stern last."""
    found, start, now = list[Stretch](), 0, line(yard) + EMPTY
    for at in range(len(now)):
        ends = now[at] == EMPTY or now[at] == "b" or (at > start and now[at - 1] == "s")
        if ends and at > start:
            found.append(Stretch(start, at))
        if ends:
            start = at + 1 if now[at] == EMPTY else at
    return found


def ships_today(table: Table, player: Player, contracts: Sequence[str]) -> list[Today]:
    """Each ship under way, with what these contracts would add to it."""
    found = list[Today]()
    for place in under_way(player.yard):
        cards = player.yard[place.start : place.end]
        parts = [part_of(card) for card in cards]
        best = propose(table, player, place.start + 1, cards, "points")
        more = sum(added(table, player, contracts, best).values()) if best is not None else 0
        found.append(Today(place, tuple(part for part in PARTS if part not in parts), best, more))
    return found
