"""How much chance the tests take: `make soak` runs them with tenfold and more of it (`SOAK=10`)."""

from __future__ import annotations

import os

SOAK = int(os.environ.get("SOAK", "1"))
"""How many times as many games, positions and phrases are tried as in `make test`."""


def times(count: int) -> int:
    """The number of random things for this run."""
    return count * SOAK
