"""What an option stands for: a thing on the market, a form to lay, a spot on the map."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.games.wonders.actions import Site
from engine.games.wonders.layout import form_of
from engine.games.wonders.state import SHORT_ROADS, TOWER, City, Table
from engine.kit.polyominoes import orientations
from render.show import Mark

from .cells import Cell
from .plot import cells_of, spot

PIECES = ("road", "tile", "monument")
"""Kinds of values that are sites, or beginnings of sites."""


class Sold(NamedTuple):
    """An option for a thing on the market."""

    letter: str
    what: str


class Turned(NamedTuple):
    """An option for a piece as it may be turned: its cells, moved to the corner; the first names the spot."""

    letter: str
    what: str
    facing: str
    cells: tuple[Cell, ...]


class Spot(NamedTuple):
    """An option for a place on the map: the cell that names it, and all cells known so far. `facing`: of a shape."""

    letter: str
    what: str
    facing: str
    cell: Cell
    cells: tuple[Cell, ...]


Target = Sold | Turned | Spot


def target(table: Table, city: City, mark: Mark) -> Target | None:
    """What an option stands for; None if it has no place in the picture."""
    if mark.kind == "cell":
        at = spot(mark.value)
        return Spot(mark.letter, TOWER, "", at, (at,))
    if mark.kind not in PIECES:
        return None
    return _piece(table, city, mark.letter, mark.value)


def _piece(table: Table, city: City, letter: str, site: Site) -> Target:
    edition, rows, parts = table.edition, table.land(city), site.parts
    form = form_of(edition, site.piece)
    if not isinstance(form, tuple):  # parts are named one by one
        if not parts:
            return Sold(letter, site.piece)
        named = tuple(spot(name) for part in parts for name in _names(part))
        return Spot(letter, site.piece, "", named[-1] if len(parts) > 1 else named[0], named)
    turned = orientations(form, mirror=False)
    if len(parts) == 2:
        cells = cells_of(edition, rows, site)
        return Spot(letter, site.piece, parts[0], cells[0], cells)
    if parts:
        return Turned(letter, site.piece, parts[0], tuple((at.row, at.column) for at in turned[parts[0]]))
    if site.piece in SHORT_ROADS:
        return Turned(letter, site.piece, "", tuple((at.row, at.column) for at in form))
    return Sold(letter, site.piece)


def _names(part: str) -> Iterable[str]:
    """The names of the cells of a part: "D5E5"."""
    starts = [n for n, sign in enumerate(part) if sign.isalpha() and (n == 0 or not part[n - 1].isalpha())]
    for first, last in zip(starts, [*starts[1:], len(part)], strict=True):
        yield part[first:last]


def targets(table: Table, city: City, marks: Iterable[Mark]) -> list[Target]:
    """What the options stand for, without those that have no place."""
    found = (target(table, city, mark) for mark in marks)
    return [each for each in found if each is not None]


def runs(letters: Sequence[str]) -> str:
    """Numbers of options as one text: "3", "3 5", "1–4"."""
    if len(letters) > 2 and all(each.isdecimal() for each in letters):
        first, last = int(letters[0]), int(letters[-1])
        if [int(each) for each in letters] == list(range(first, last + 1)):
            return f"{first}–{last}"
    return " ".join(letters)
