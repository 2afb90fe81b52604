"""Tokens: the name of what a press answers. One is read and written here alone."""

from __future__ import annotations

from typing import NamedTuple

SIGNS = {"now": "", "ahead": "+", "batch": "="}
"""What the token of each turn begins with; that of a decision begins with a figure."""


class Token(NamedTuple):
    """turn: what is answered, a decision asked `now`, one `ahead`, or one after a `batch`. name: which it is. seen:
    what a person sees of it beyond that, where it may change without being another."""

    turn: str
    name: str
    seen: str = ""

    def __str__(self) -> str:
        return SIGNS[self.turn] + (f"{self.name}/{self.seen}" if self.seen else self.name)


def read(text: str) -> Token:
    """The token from its text; of a text that is none, one that names nothing."""
    turn = next((turn for turn, sign in SIGNS.items() if sign and text.startswith(sign)), "now")
    name, _, seen = text.removeprefix(SIGNS[turn]).partition("/")
    return Token(turn, name, seen)
