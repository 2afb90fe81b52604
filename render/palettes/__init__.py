"""Palettes of pictures: a file for each game, a colour a line. `python -m tests.render.palettes` makes them from the
pictures that the tests look at."""

from __future__ import annotations

from importlib.resources import files


def palette(game: str) -> tuple[str, ...]:
    """The colours of a game's pictures, "#rrggbb", the most frequent first."""
    return tuple(files(__package__).joinpath(f"{game}.txt").read_text("utf-8").split())


def shades(*pairs: tuple[str, str, int]) -> tuple[str, ...]:
    """A palette for pictures of few colours: of each pair, so many in even steps from the one to the other."""
    found: dict[str, None] = {}
    for one, other, count in pairs:
        for n in range(count):
            parts = [_between(one, other, at, n / (count - 1)) for at in (1, 3, 5)]
            found["#" + "".join(f"{each:02x}" for each in parts)] = None
    return tuple(found)


def _between(one: str, other: str, at: int, share: float) -> int:
    first, last = int(one[at : at + 2], 16), int(other[at : at + 2], 16)
    return round(first + (last - first) * share)
