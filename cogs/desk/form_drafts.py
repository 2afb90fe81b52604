"""Texts that people typed into forms."""

from __future__ import annotations

MOST = 100
"""Texts kept at a time."""

Wrote = tuple[int, int, str]
"""Table, person and setting that a text belongs to."""


class Texts:
    """The last text of each form, kept in memory, so that a mistake can be corrected without typing it all again."""

    def __init__(self) -> None:
        self._kept: dict[Wrote, str] = {}

    def get(self, of: Wrote) -> str | None:
        """A text, if it is still there."""
        return self._kept.get(of)

    def keep(self, of: Wrote, text: str) -> None:
        """Keep a text, and drop the oldest if there are too many."""
        self._kept.pop(of, None)
        self._kept[of] = text
        if len(self._kept) > MOST:
            del self._kept[next(iter(self._kept))]
