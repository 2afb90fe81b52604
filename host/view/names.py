"""Names as Discord has them, made harmless for messages, alt texts and pictures."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

LONGEST = 24
"""The most letters of a name at a table; longer ones are cut off."""
REASON = 200
"""The most letters of a reason or another typed sentence."""

JOINERS = "\u200c\u200d"
"""Invisible signs that Persian and emoji need."""

_ALIKE = str.maketrans({
    "*": "∗", "`": "'", "~": "∼", "|": "¦", "[": "(", "]": ")", "<": "‹", ">": "›", "#": "♯", "\\": "/", "@": "",
})  # fmt: skip
"""Signs of Discord's markdown and mentions, and those that look like them and mean nothing."""


@lru_cache(4_096)
def harmless(name: str) -> str:
    """A name without line breaks, signs that turn the writing direction, markdown, links and mentions; at most
    `LONGEST` letters. Such signs are replaced by others that look like them, because names are drawn in pictures as
    well, where an escape would show. Empty if nothing visible is left."""
    plain = tame(name).lstrip("-+. ")
    if not plain.strip(JOINERS + " "):
        return ""
    return plain if len(plain) <= LONGEST else plain[: LONGEST - 1].rstrip() + "…"


def tame(text: str, most: int = REASON) -> str:
    """A text that somebody typed, in one line of at most `most` letters, as harmless as a name."""
    shown = "".join(" " if each.isspace() else each for each in text if each in JOINERS or _visible(each))
    plain = shown.translate(_ALIKE).replace("://", " ")
    plain = re.sub(r"_+(?!\w)", "", re.sub(r"__+", "_", plain))
    plain = " ".join(plain.split())
    if not plain.strip(JOINERS + " "):
        return ""
    return plain if len(plain) <= most else plain[: most - 1].rstrip() + "…"


def _visible(sign: str) -> bool:
    """Whether a sign is a letter, mark or space rather than a control or a format sign."""
    return sign.isspace() or unicodedata.category(sign) not in ("Cc", "Cf", "Co", "Cs", "Cn")
