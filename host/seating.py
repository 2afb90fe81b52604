"""Who sits where when a table begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import db
from engine.core.chance import Seeded


def shuffled(seats: tuple[db.Seat, ...], seed: bytes) -> list[db.Seat]:
    """The seats in an order drawn from the seed (Fisher-Yates), renumbered."""
    order, chance = list(seats), Seeded(seed, -2, 0)
    for i in range(len(order) - 1, 0, -1):
        j = chance.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return [msgspec.structs.replace(s, index=i) for i, s in enumerate(order)]


def proposed(options: Any, seats: Sequence[db.Seat], people: Sequence[int]) -> Any:
    """The options, with the proposer's seat if the game wants it (`proposer`): that of the first of these people with
    a seat."""
    if "proposer" not in options.__struct_fields__:
        return options
    seat = next((seat.index for person in people for seat in seats if seat.person == person), 0)
    return msgspec.structs.replace(options, proposer=seat)
