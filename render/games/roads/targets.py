"""The place, transporter or border an option names, and the letters it is marked with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from string import ascii_uppercase
from typing import NamedTuple

from engine.core.hexes import Hex, from_column_row
from engine.core.values import Value
from engine.games.roads.movement.orders import AGAIN
from engine.games.roads.production.plan import place_of
from engine.games.roads.state import Table
from engine.games.roads.values import Handling, LaidTile, Orders, Pair, Run, Shaft, Site, Study, WallSite
from engine.games.roads.world.atlas import Atlas
from engine.games.roads.world.names import DIGITS, ends_of
from render.show import Mark


class Target(NamedTuple):
    """An option's target. kind: place (a bank, river, sea tile or dock), tile (a land tile in several banks), unit,
    border, road, arm, or free (a place where a tile may be laid)."""

    kind: str
    name: str


def target(table: Table, kind: str, value: Value) -> Target | None:
    """An option's target on the map; None if it has none there."""
    match value:
        case Orders(unit, words):
            return _goal(table, _in_full(table, unit, words)) or named(table, unit)
        case Handling():
            return named(table, value.unit)
        case Site():
            return named(table, value.place)
        case WallSite():
            return named(table, value.border)
        case Study():
            return named(table, value.bank)
        case Run() | Pair() | Shaft():
            return named(table, value.tile)
        case LaidTile():
            return Target("free", value.place) if hex_of(table.atlas, value.place) is not None else None
    match kind:
        case "road":
            return Target("road", value) if all(bank in table.atlas.banks for bank in ends_of(value)) else None
        case "arm":
            return Target("arm", value) if value in table.atlas.arms else None
        case "line":
            return named(table, place_of(value))
        case "tile" | "bank" | "payer":
            return named(table, value)
    return None


def _in_full(table: Table, name: str, words: Sequence[str]) -> Sequence[str]:
    """The orders that a transporter would follow once more; others as they are."""
    return table.units[name].habit if tuple(words) == (AGAIN,) and name in table.units else words


def _goal(table: Table, words: Sequence[str]) -> Target | None:
    """The last place that orders name, else the first transporter."""
    meant = [each for word in words if (each := named(table, word)) is not None]
    return next((each for each in reversed(meant) if each.kind == "place"), meant[0] if meant else None)


def named(table: Table, word: str) -> Target | None:
    """The target of a word: a transporter, a place, a tile or a border."""
    atlas = table.atlas
    if word in table.units:
        return Target("unit", word)
    if word in atlas.tile_of:
        return Target("place", word)
    if word in atlas.tiles:
        return Target("tile", word)
    return Target("border", word) if word in atlas.borders else None


def hex_of(atlas: Atlas, name: str) -> Hex | None:
    """The hexagon a name stands for, whether or not a tile lies there."""
    letters = name.rstrip(DIGITS)
    digits = name[len(letters) :]
    if not digits or not letters or any(each not in ascii_uppercase for each in letters):
        return None
    column = 0
    for each in letters:
        column = column * 26 + ascii_uppercase.index(each) + 1
    left, top = atlas.origin
    return from_column_row(column - 1 + left, int(digits) - 1 + top, atlas.layout)


def free_place(table: Table, what: Target) -> Hex | None:
    """The hexagon of a place where a tile may be laid."""
    return hex_of(table.atlas, what.name) if what.kind == "free" else None


def lettered(table: Table, marks: Iterable[Mark]) -> dict[Target, str]:
    """The letters by target: options with the same target share a plate."""
    letters: dict[Target, list[str]] = {}
    for mark in marks:
        what = target(table, mark.kind, mark.value)
        if what is not None and mark.letter not in letters.setdefault(what, []):
            letters[what].append(mark.letter)
    return {what: spelled(written) for what, written in letters.items()}


def spelled(letters: Sequence[str]) -> str:
    """Letters, or numbers, as they are written on one plate, in their order: "A", "A C", "A–D"."""
    if not letters:
        return ""
    order = [*ascii_uppercase, *(a + b for a in ascii_uppercase for b in ascii_uppercase)]
    found = sorted((int(each) if each.isdecimal() else order.index(each), each) for each in letters)
    row = found[-1][0] - found[0][0] == len(found) - 1
    words = [each for _, each in found]
    return f"{words[0]}–{words[-1]}" if row and len(words) > 2 else " ".join(words)


def letter_places(table: Table, letters: Mapping[Target, str]) -> dict[str, str]:
    """The letters that lie among the pieces of a place, by place. A tile's letter lies on the bank with its building,
    else on the first."""
    places = {}
    for (kind, name), words in letters.items():
        if kind == "place":
            places[name] = words
        elif kind == "tile":
            built = table.buildings.get(name)
            places[built.at if built is not None else table.atlas.tiles[name].banks[0]] = words
    return places


def actor(table: Table, marks: Iterable[Mark]) -> str:
    """The transporter that all options are for; "" if there is none."""
    names = {mark.value.unit if _goes_on(mark.value) else "" for mark in marks}
    name = str(next(iter(names))) if len(names) == 1 else ""
    return name if name in table.units else ""


def _goes_on(value: Value) -> bool:
    """Whether an option is an order for a transporter, and not only its name."""
    match value:
        case Orders():
            return bool(value.words)
        case Handling():
            return bool(value.place)
    return False
