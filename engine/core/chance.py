"""Where randomness comes from. Every draw is written to the journal beside its action."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Protocol

from .model import Bug


class Chance(Protocol):
    """A source of whole numbers; `draws` lists those given so far."""

    draws: list[int]

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, each as likely."""
        ...


class Seeded:
    """Draws keyed by (seed, epoch, seq, index): no generator state to store, and nothing in a game's state
    tells the next die. `epoch` rises when a moderator rewinds, so a turn played again has new dice."""

    def __init__(self, seed: bytes, epoch: int, seq: int) -> None:
        self._seed, self._at = seed, f"{epoch}/{seq}"
        self.draws: list[int] = []

    def below(self, n: int) -> int:
        digest = hashlib.blake2b(f"{self._at}/{len(self.draws)}".encode(), key=self._seed, digest_size=16)
        self.draws.append(int.from_bytes(digest.digest(), "big") % n)
        return self.draws[-1]


class Recorded:
    """Draws read back from the journal. Raises `Bug` where they do not fit the rules any more."""

    def __init__(self, draws: Sequence[int]) -> None:
        self._left = list(reversed(draws))
        self.draws: list[int] = []

    def below(self, n: int) -> int:
        if not self._left:
            raise Bug("the journal holds fewer draws than the rules ask for")
        value = self._left.pop()
        if not 0 <= value < n:
            raise Bug(f"a recorded draw of {value} where the rules ask for 0 to {n - 1}")
        self.draws.append(value)
        return value


def commitment(seed: bytes) -> str:
    """The seed's hash, published at the start so that every draw can be checked at the end (hex)."""
    return hashlib.sha256(b"chance:" + seed).hexdigest()
