"""Tokens: the names of what presses answer. Only this file reads and writes them."""

from __future__ import annotations

from typing import NamedTuple

SIGNS = {"now": "", "ahead": "+", "batch": "=", "try": "~", "lesson": "!"}
"""What a token of each turn begins with; a decision's begins with a digit."""


class Token(NamedTuple):
    """turn: what is answered, the decision asked `now`, one `ahead`, one after a `batch`,
    or one of a `try` or a `lesson`. name: which one. seen:
    what else the person sees of it, if that can change while it stays the same decision."""

    turn: str
    name: str
    seen: str = ""

    def __str__(self) -> str:
        return SIGNS[self.turn] + (f"{self.name}/{self.seen}" if self.seen else self.name)


def read(text: str) -> Token:
    """The token with that text; for a text that is no token, one that names nothing."""
    turn = next((turn for turn, sign in SIGNS.items() if sign and text.startswith(sign)), "now")
    name, _, seen = text.removeprefix(SIGNS[turn]).partition("/")
    return Token(turn, name, seen)
