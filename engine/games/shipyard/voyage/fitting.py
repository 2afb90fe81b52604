"""Rulebook: maiden voyage, equipment and crew. What a ship can take along."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..actions import Voyage
from ..edition import ITEMS, Edition
from ..state import Player, Table
from ..talents import size


class Load(NamedTuple):
    """How many of each item, in the order of the edition."""

    captain: int
    merchant: int
    soldier: int
    sail: int
    smokestack: int
    propeller: int
    crane: int
    cannon: int

    def items(self) -> dict[str, int]:
        """The items that are there."""
        return {item: count for item, count in zip(ITEMS, self, strict=True) if count}


class Room(NamedTuple):
    """What a ship has room for, with what craftsmen add (on every ship anew, ruling 20): crew besides the first
    captain; masts, which take a sail or a smokestack; propellers, cranes, cannons; sails and smokestacks without a
    mast."""

    cabins: int
    masts: int
    propellers: int
    cranes: int
    cannons: int
    sails: int
    smokestacks: int


def features(edition: Edition, cards: Sequence[str]) -> list[str]:
    """All that a ship's cards show; empty columns show nothing."""
    return [feature for card in cards if card for feature in edition.card(card).features]


def room(table: Table, player: Player, cards: Sequence[str]) -> Room:
    """The room on a ship of these cards, complete or not."""
    shown = features(table.edition, cards)

    def places(feature: str, craftsman: str = "") -> int:
        return shown.count(feature) + size(table, player, "craftsman", craftsman)

    return Room(
        cabins=places("cabin", "crew"),
        masts=places("mast"),
        propellers=places("propeller", "propeller"),
        cranes=places("crane", "crane"),
        cannons=places("cannon", "cannon"),
        sails=size(table, player, "craftsman", "sail"),
        smokestacks=size(table, player, "craftsman", "smokestack"),
    )


def store(player: Player) -> Load:
    """The items in a player's yard."""
    return Load(*(player.store[item] for item in ITEMS))


def load(voyage: Voyage) -> Load:
    """The items a ship takes along."""
    return Load(*voyage[1:9])


def most(space: Room, stock: Load, taken: Sequence[int]) -> int:
    """How many of the next item fit on a ship and are there, after so many of those before it. The first captain
    needs no cabin, all others are officers."""
    item = ITEMS[len(taken)]
    match item:
        case "captain":
            places = 1 + space.cabins
        case "merchant" | "soldier":
            places = 1 + space.cabins - sum(taken)
        case "sail":
            places = space.sails + space.masts
        case "smokestack":
            places = space.smokestacks + space.masts - max(0, taken[ITEMS.index("sail")] - space.sails)
        case "propeller":
            places = space.propellers
        case "crane":
            places = space.cranes
        case _:
            places = space.cannons
    return min(places, stock[len(taken)])


def fits(space: Room, stock: Load, wanted: Load) -> bool:
    """Whether a ship can take these items along: a captain, and each of the others in its place."""
    return wanted.captain > 0 and all(0 <= wanted[n] <= most(space, stock, wanted[:n]) for n in range(len(ITEMS)))
