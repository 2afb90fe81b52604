"""Palettes of pictures: a file for each game, a colour a line. `python -m tests.render.palettes` makes them from the
pictures that the tests look at."""

from __future__ import annotations

from importlib.resources import files


def palette(game: str) -> tuple[str, ...]:
    """The colours of a game's pictures, "#rrggbb", the most frequent first."""
    return tuple(files(__package__).joinpath(f"{game}.txt").read_text("utf-8").split())
