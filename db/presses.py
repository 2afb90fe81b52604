"""A game's last presses, packed into its row: they tell when an interaction is delivered twice. Discord repeats an
interaction within seconds if at all, so the last `KEPT` presses of a table are enough.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct

KEPT = 64
"""Presses remembered for each game."""

_PRESS = Struct(">8sI")
"""The hash of the interaction's id, the seq of the entry it made. The rows of stored games depend on it."""


def add(presses: bytes, key: str, seq: int) -> bytes:
    """The presses, with that of interaction `key`, which made entry `seq`, added last."""
    return (presses + _PRESS.pack(_hash(key), seq))[-KEPT * _PRESS.size :]


def find(presses: bytes, key: str) -> int | None:
    """The seq of the entry that interaction `key` made, or None."""
    made: dict[bytes, int] = dict(_PRESS.iter_unpack(presses))
    return made.get(_hash(key))


def _hash(key: str) -> bytes:
    return blake2b(key.encode(), digest_size=8).digest()


def readable(presses: bytes, head: int) -> bool:
    """Whether these can be the presses of a game whose last entry is `head`."""
    if len(presses) % _PRESS.size or len(presses) > KEPT * _PRESS.size:
        return False
    made = [seq for _, seq in _PRESS.iter_unpack(presses)]
    return made == sorted({*made}) and all(seq <= head for seq in made)
