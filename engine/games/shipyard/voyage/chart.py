"""Rulebook: maiden voyage, canals. A canal system as the spaces of its cards and the steps between them.

A canal card is a ring of eight places around its middle: four sides, four corners. One corner is land, unturned the
north-western one; the other seven are spaces in a chain, and each side leads over to the next card. So a step is
always n, e, s or w, and a route is a word of such letters.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from engine.kit.grid import SIDES, cell

from ..edition import Edition
from ..state import Canal, Figure

RING = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""The places of a card, clockwise."""
CLOCKWISE = "esswwnne"
"""The step from each of them to the next one."""
LAND = "nw"
"""The place of an unturned card that is no space."""
FACES = ("w", "s", "e", "n")
"""The sides of an unturned card in the order of its symbols in the edition."""
OPPOSITE = dict(zip("nesw", "swne", strict=True))
"""The direction opposite to each."""


class Laid(NamedTuple):
    """A canal card as it lies: its cell, by how many degrees it is turned clockwise, its symbols as they are printed
    (west, south, east, north)."""

    cell: str
    turned: int
    printed: tuple[str, str, str, str]


class Space(NamedTuple):
    """A space: the cell of its card, its place there as the card lies."""

    cell: str
    place: str


class Start(NamedTuple):
    """Where a voyage begins: the space, and the direction that is barred for the first step (ruling 13)."""

    space: Space
    behind: str


class Step(NamedTuple):
    """A step: its direction, the space it leads to."""

    letter: str
    space: Space


class Chart:
    """The spaces of a canal system, their symbols, and the steps from each. `charted` makes one of each system."""

    def __init__(self, canals: tuple[Laid, ...]) -> None:
        self.canals = canals
        self.symbols: dict[Space, str] = {}
        for each in canals:
            self.symbols.update(_symbols(each))
        self.steps: dict[Space, tuple[Step, ...]] = {space: self._steps(space) for space in self.symbols}

    def cells(self) -> list[str]:
        """The cells of the cards."""
        return [each.cell for each in self.canals]

    def _steps(self, space: Space) -> tuple[Step, ...]:
        """All steps from a space, clockwise from the north: along the chain, and from a side to the next card."""
        at = RING.index(space.place)
        on, back = RING[(at + 1) % len(RING)], RING[at - 1]
        found = {
            CLOCKWISE[at]: Space(space.cell, on),
            OPPOSITE[CLOCKWISE[at - 1]]: Space(space.cell, back),
        }
        if space.place in SIDES:
            beyond = cell(space.cell).beyond(space.place)
            if beyond.column >= 0 <= beyond.row:
                found[space.place] = Space(str(beyond), OPPOSITE[space.place])
        return tuple(Step(letter, found[letter]) for letter in SIDES if found.get(letter) in self.symbols)


def _symbols(laid: Laid) -> dict[Space, str]:
    """The symbol of each space of a card as it lies, "" where there is none."""
    printed, turns = dict(zip(FACES, laid.printed, strict=True)), laid.turned // 45
    places = ((RING[(n + turns) % len(RING)], place) for n, place in enumerate(RING) if place != LAND)
    return {Space(laid.cell, lies): printed.get(place, "") for lies, place in places}


@lru_cache(maxsize=512)
def charted(canals: tuple[Laid, ...]) -> Chart:
    """The chart of canals as they lie."""
    return Chart(canals)


def chart(edition: Edition, canals: Iterable[Canal]) -> Chart:
    """The chart of some canals."""
    return charted(tuple(Laid(each.cell, each.turned, edition.canal(each.canal)) for each in canals))


def start(figure: Figure) -> Start:
    """Where a figure's next voyage begins."""
    return Start(Space(figure.cell, figure.space), figure.behind)
