"""Rulebook: maiden voyage, its result. The routes a figure may sail.

A voyage uses the whole speed, a space for each point, never turns back and never meets a space twice. A card is
removed as soon as the figure has left it, so that no route enters one again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .chart import OPPOSITE, Chart, Space, Start


class Way(NamedTuple):
    """A route, the space at its end, the direction behind the figure there; in order the cells it has left, and the
    symbols of the spaces it came to, "" where there was none."""

    route: str
    space: Space
    behind: str
    left: tuple[str, ...] = ()
    symbols: tuple[str, ...] = ()


def onward(chart: Chart, way: Way) -> list[Way]:
    """A way and each step that may follow."""
    found, here = [], way.space.cell
    for letter, space in chart.steps[way.space]:
        if letter == way.behind or space.cell in way.left:
            continue
        left = way.left if space.cell == here else (*way.left, here)
        symbols = (*way.symbols, chart.symbols[space])
        found.append(Way(way.route + letter, space, OPPOSITE[letter], left, symbols))
    return found


@lru_cache(maxsize=256)
def ways(chart: Chart, start: Start, length: int) -> tuple[Way, ...]:
    """Every way of so many steps, each step in the order n, e, s, w."""
    if not length:
        return (Way("", start.space, start.behind),)
    return tuple(longer for way in ways(chart, start, length - 1) for longer in onward(chart, way))


def routes(chart: Chart, start: Start, length: int) -> tuple[str, ...]:
    """Every route of so many steps."""
    return tuple(way.route for way in ways(chart, start, length))


def longest(chart: Chart, start: Start, most: int) -> int:
    """The steps of the longest route, or `most` if there are routes longer than that. Whoever can sail so many steps
    can sail fewer: a route may end anywhere."""
    return next((n for n in range(most) if not ways(chart, start, n + 1)), most)


def farthest(chart: Chart, start: Start, most: int) -> Way:
    """Of the longest ways, no longer than `most`, the one past most symbols."""
    found = ways(chart, start, longest(chart, start, most))
    return max(found, key=lambda way: len(list(filter(None, way.symbols))))


def follow(chart: Chart, start: Start, route: str) -> Way | None:
    """The way of a route; None if it may not be sailed."""
    way: Way | None = Way("", start.space, start.behind)
    for letter in route:
        assert way is not None
        way = next((each for each in onward(chart, way) if each.route[-1] == letter), None)
        if way is None:
            return None
    return way
