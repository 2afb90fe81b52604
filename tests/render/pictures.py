"""A game's pictures that the tests look at: each game brings its own, `listed.py` names them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from string import ascii_uppercase
from typing import Any, NamedTuple

from msgspec.structs import replace

from engine.core.game import AnyGame
from render.scene import Scene, Text
from render.show import Mark, Show

NAMES = ("Ann", "Ben", "Player with a name that goes on and on", "Дана", "Eve")
LETTERS = [*ascii_uppercase, *(a + b for a in "AB" for b in ascii_uppercase)]

Property = Callable[[Show, Scene], Iterator[str]]
"""Names the faults of a picture, one text for each."""


class PlainWords:
    """Says the code and its arguments: shows the parts of a text in any language."""

    def __call__(self, code: str, **args: Any) -> str:
        return f"{code}({', '.join(f'{name}={value}' for name, value in args.items())})"

    def value(self, kind: str, value: Any, count: int = 1) -> str:
        return str(value).replace("_", " ").capitalize()


def marks(kind: str, values: list[Any], *, numbered: bool = False) -> tuple[Mark, ...]:
    """Options with their letters or numbers."""
    signs = map(str, range(1, len(LETTERS))) if numbered else LETTERS
    return tuple(Mark(sign, kind, value) for sign, value in zip(signs, values, strict=False))


def no_hidden(text: Text, scene: Scene) -> bool:
    return False


class Pictures(NamedTuple):
    """A game's pictures. `golden`: those with stored scene and pixels, six at most. `placed`: the letters of
    the options that have a place in the picture. `hidden`: a text that a piece may lie on. `also`: properties of
    this game's pictures only."""

    game: str
    shows: Mapping[str, Show]
    scene: Callable[[str], Scene]
    golden: tuple[str, ...]
    placed: Callable[[Show], set[str]]
    hidden: Callable[[Text, Scene], bool] = no_hidden
    also: tuple[Property, ...] = ()


def boards(game: AnyGame, shows: Mapping[str, Show], *cases: str) -> dict[str, Show]:
    """The pictures of the public boards of the tables that some cases show."""
    return {
        f"{case.replace(' table', '')} board {n}": replace(shows[case], cut="map", at=str(n), marks=())
        for case in cases
        for n in range(1, game.guide.picture.boards(shows[case].view) + 1)
    }


def drawn_once(shows: Mapping[str, Show], draw: Callable[[Show], Scene]) -> Callable[[str], Scene]:
    """The scene of a case, kept."""
    return cache(lambda case: draw(shows[case]))
