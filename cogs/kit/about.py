"""What the bot says of itself."""

from __future__ import annotations

from msgspec import Struct


class About(Struct, frozen=True):
    """Which version it is."""

    version: str = ""
