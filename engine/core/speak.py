"""How a game asks for words without knowing a language."""

from __future__ import annotations

from typing import Protocol


class Speak(Protocol):
    """Sentences in one language, for one table. Implemented by `words`."""

    def __call__(self, code: str, **args: object) -> str:
        """The sentence of that code. Arguments named after a kind of thing are put into words first."""
        ...

    def files(self, name: str) -> tuple[tuple[str, str], ...]:
        """A file of the game's words in each language that has it (language, text), this one first:
        for words that people type."""
        ...

    def value(self, kind: str, value: object, count: int = 1) -> str:
        """A value of a kind in words: `good` "stone", `space` "castle" ..., as many as `count`."""
        ...
