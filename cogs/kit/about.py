"""What the bot says of itself."""

from __future__ import annotations

from msgspec import Struct


class About(Struct, frozen=True):
    """Which version it is, and the addresses of pages of whoever runs it: about people's data, terms, and help."""

    version: str = ""
    privacy: str | None = None
    terms: str | None = None
    support: str | None = None
