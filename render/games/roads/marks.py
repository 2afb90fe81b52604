"""Which place, transporter or border an option names, and how it is lit on the map."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from string import ascii_uppercase
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.hexes import Hex, from_column_row
from engine.games.roads.atlas import Atlas
from engine.games.roads.state import Table
from render import layout, theme
from render.hexmap import add, mix, moved
from render.scene import AnyShape, Layer, Line, Point, Polygon, Rect
from render.show import Mark

if TYPE_CHECKING:
    from .board import Board
    from .placing import Placing


class Target(NamedTuple):
    """What an option names. kind: place (a bank, river, sea tile or dock), tile (a land tile in several banks), unit,
    border, road, arm, or free (a place where a tile may be laid)."""

    kind: str
    name: str


LAST_PLACE = ("orders", "site")
"""Kinds whose last place is meant."""
FIRST_WORD = ("run", "pair", "study", "shaft", "wall", "laying", "handling", "tile", "bank")
"""Kinds whose first part says where; of those of one word the word itself."""


def target(table: Table, kind: str, value: Any) -> Target | None:
    """What an option names on the map; None if it is nothing there."""
    words = [str(word) for word in value] if isinstance(value, tuple) else [str(value)]
    if not words:
        return None
    if kind in LAST_PLACE:
        found = [each for each in (named(table, word) for word in words) if each is not None]
        places = [each for each in found if each.kind == "place"]
        return places[-1] if places else found[0] if found else None
    if kind == "road":
        return Target("road", words[0]) if all(b in table.atlas.banks for b in words[0].split("/")) else None
    if kind == "arm":
        return Target("arm", words[0]) if words[0] in table.atlas.arms else None
    if kind == "line":
        return named(table, words[0].partition(".")[0])
    if kind == "laying":
        return Target("free", words[0]) if hex_of(table.atlas, words[0]) is not None else None
    return named(table, words[0]) if kind in FIRST_WORD else None


def named(table: Table, word: str) -> Target | None:
    """What a word names: a transporter, a place, a tile or a border."""
    land = table.atlas
    if word in table.units:
        return Target("unit", word)
    if word in land.tile_of:
        return Target("place", word)
    if word in land.tiles:
        return Target("tile", word)
    return Target("border", word) if word in land.borders else None


def hex_of(land: Atlas, name: str) -> Hex | None:
    """The hexagon a name stands for, whether or not a tile lies there."""
    letters = name.rstrip("0123456789")
    digits = name[len(letters) :]
    if not digits or not letters or any(each not in ascii_uppercase for each in letters):
        return None
    column = 0
    for each in letters:
        column = column * 26 + ascii_uppercase.index(each) + 1
    left, top = land.origin
    return from_column_row(column - 1 + left, int(digits) - 1 + top, land.layout)


def free_place(table: Table, what: Target) -> Hex | None:
    """The hexagon of a place where a tile may be laid."""
    return hex_of(table.atlas, what.name) if what.kind == "free" else None


def lettered(table: Table, marks: Iterable[Mark]) -> dict[Target, str]:
    """What is written where: options that name the same thing share a plate."""
    found: dict[Target, list[str]] = {}
    for mark in marks:
        what = target(table, mark.kind, mark.value)
        if what is not None and mark.letter not in found.setdefault(what, []):
            found[what].append(mark.letter)
    return {what: spelled(letters) for what, letters in found.items()}


def spelled(letters: Sequence[str]) -> str:
    """Letters as they are written on one plate: "A", "A C", "A–D"."""
    order = [*ascii_uppercase, *(a + b for a in ascii_uppercase for b in ascii_uppercase)]
    places = [order.index(letter) for letter in letters if letter in order]
    row = len(places) == len(letters) and places == list(range(places[0], places[0] + len(places)))
    return f"{letters[0]}–{letters[-1]}" if row and len(letters) > 2 else " ".join(letters)


def letter_places(table: Table, letters: Mapping[Target, str]) -> dict[str, str]:
    """The letters that lie among the pieces of a place: of a tile on the bank with its building."""
    found = {}
    for (kind, name), words in letters.items():
        if kind == "place":
            found[name] = words
        elif kind == "tile":
            built = table.buildings.get(name)
            found[built.at if built is not None else table.atlas.tiles[name].banks[0]] = words
    return found


# --- on the map


def lights(board: Board, letters: Mapping[Target, str]) -> Iterable[AnyShape]:
    """The accent on what may be chosen, below the pieces."""
    for kind, name in letters:
        shape = _light(board, kind, name)
        if shape is not None:
            yield from shape


def _light(board: Board, kind: str, name: str) -> list[AnyShape] | None:
    match kind:
        case "place":
            return _place(board, name)
        case "tile" if name in board.seen:
            return [_area(f"option.tile.{name}", moved(board.flat.corners(4), board.seen[name]))]
        case "border" if board.shown(name):
            line = board.along_border(name, 0.8)
            return [_stroke(f"option.border.{name}", line, theme.BOLD + 2)]
        case "road":
            return [
                _stroke(f"option.road.{name}.{k}", line, theme.BOLD, 7) for k, line in enumerate(board.road(name))
            ]
        case "arm" if board.land.arms[name].tile in board.seen:
            at, (x, y) = board.arm(name)
            half = board.lie(board.land.arms[name].tile).half + 8
            ends = moved(((y * half, -x * half), (-y * half, x * half)), at)
            return [_stroke(f"option.arm.{name}", ends, theme.BOLD + 2)]
        case "free":
            at_hex = hex_of(board.land, name)
            if at_hex is None:
                return None
            points = moved(board.flat.corners(3), board.grid.middle(at_hex))
            return [_area(f"option.free.{name}", points)]
    return None


def _place(board: Board, place: str) -> list[AnyShape] | None:
    """A place: a bank's ground, a river's water, a coast."""
    name = board.land.tile_of[place]
    tile = board.land.tiles[name]
    if "@" in place:
        at, away, halves = board.coast(place)
        if at is None:
            return None
        reach = board.grid.radius * (0.42 if halves == 2 else 0.2)
        ends = moved(((away[1] * reach, -away[0] * reach), (-away[1] * reach, away[0] * reach)), at)
        return [_stroke(f"option.place.{place}", ends, theme.BOLD + 2)]
    if name not in board.seen:
        return None
    middle = board.seen[name]
    if place in tile.banks or tile.sea:
        n = tile.banks.index(place) if tile.banks else 0
        return [_area(f"option.place.{place}", moved(board.lie(name).rooms[n].points, middle))]
    return [
        _stroke(f"option.place.{place}.{k}", moved(line, middle), round(board.lie(name).half * 1.2))
        for k, line in enumerate(board.lie(name).water)
    ]


def _stroke(name: str, points: tuple[Point, ...], width: float, dash: float = 0) -> Line:
    return Line(name=name, layer=Layer.ROAD, points=points, colour=theme.CHOICE, width=width, dash=dash)


def _area(name: str, points: tuple[Point, ...]) -> Polygon:
    return Polygon(
        name=name,
        layer=Layer.GRID,
        points=points,
        fill=theme.CHOICE + "20",
        line=theme.CHOICE,
        width=theme.LINE,
    )


def wishes(board: Placing, kind: str, name: str) -> tuple[Point, ...]:
    """Where the letter of a border, road, bridge or free place may lie, the best first; () if it is not seen."""
    if kind == "free":
        at_hex = hex_of(board.land, name)
        return () if at_hex is None else (board.grid.middle(at_hex),)
    if kind == "arm":
        if board.land.arms[name].tile not in board.seen:
            return ()
        at, water = board.arm(name)
        half = board.lie(board.land.arms[name].tile).half + board.size.text
        steps = ((water[1], -water[0]), (-water[1], water[0]), water)
        return (at, *(add(at, step, half * far) for far in (1, 1.5, 2) for step in steps))
    if kind == "road":
        lines = board.road(name)
        if not lines:
            return ()
        spots = [lines[0][-1], *(mix(line[-1], line[-3], 1.0) for line in lines), *(line[-4] for line in lines)]
        return tuple(spots)
    if not board.shown(name):
        return ()
    a, b = board.along_border(name, 1)
    middle = board.border(name)
    step = (-(b[1] - a[1]) / board.grid.radius, (b[0] - a[0]) / board.grid.radius)
    far = board.size.text * 1.5
    return (middle, mix(a, b, 0.2), mix(a, b, 0.8), add(middle, step, far), add(middle, step, -far))


def actor(table: Table, marks: Iterable[Mark]) -> str:
    """The transporter that all options are for, "" if there is none."""
    firsts = {mark.value[0] if isinstance(mark.value, tuple) and len(mark.value) > 1 else "" for mark in marks}
    name = str(next(iter(firsts))) if len(firsts) == 1 else ""
    return name if name in table.units else ""


def acting(board: Board, unit: str) -> Iterable[AnyShape]:
    """A frame around the transporter that acts."""
    box = board.box_of(unit)
    if box is None or Target("unit", unit) in board.letters:
        return
    for part, by, width, colour in (("light", -6, 6, theme.PAPER), ("frame", -4, theme.LINE, theme.CHOICE)):
        yield Rect(
            name=f"option.actor.{part}",
            layer=Layer.CHOICE,
            box=layout.inset(box, by),
            radius=board.size.text * 0.5,
            line=colour,
            width=width,
        )


def badges(board: Board) -> Iterable[AnyShape]:
    """The letters that lie on borders, roads, bridges and free places."""
    for what, at in board.badges.items():
        yield from layout.badge(f"choice.{board.letters[what]}", board.letters[what], at, board.letter_size)
