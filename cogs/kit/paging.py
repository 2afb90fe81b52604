"""Long texts on several pages: what fits into a message."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from words import Speaker

from .card import Button
from .custom_ids import Ref
from .discord_limits import TEXT

HEAD = 100
"""Characters left for a page's head."""
LINE = re.compile(r"\n")
"""Between two lines."""


def pages_of(texts: Iterable[str]) -> list[list[str]]:
    """Texts in order, as many on a page as a message takes."""
    pages: list[list[str]] = [[]]
    for text in texts:
        if pages[-1] and sum(map(len, (*pages[-1], text))) > TEXT - HEAD:
            pages.append([])
        pages[-1].append(text)
    return pages


def parted(text: str, between: re.Pattern[str] = LINE) -> list[str]:
    """A text cut into parts that each fit into a message, where the pattern allows it."""
    parts = [""]
    for part in between.split(text):
        if parts[-1] and len(parts[-1]) + len(part) >= TEXT - HEAD:
            parts.append(part)
        else:
            parts[-1] = f"{parts[-1]}\n{part}".strip()
    return parts


def turning(number: int, pages: int, speak: Speaker, ref: Callable[[int], Ref]) -> list[Button]:
    """Buttons to the pages before and after that one (from 0)."""
    buttons = [Button(speak("button-page-back"), ref(number - 1).id())] if number else []
    if number + 1 < pages:
        label = speak("button-page-on", page=number + 2, pages=pages)
        buttons.append(Button(label, ref(number + 1).id()))
    return buttons
