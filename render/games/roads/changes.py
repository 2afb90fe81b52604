"""What a picture marks as changed: whatever the notes name, ringed, and where transporters came from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from engine.core.model import Note
from engine.games.roads.state import Table
from render import layout, theme
from render.hexmap import moved
from render.scene import AnyShape, Box, Disc, Layer, Line, Point, Polygon, Rect
from render.show import Change

if TYPE_CHECKING:
    from .board import Board

KINDS = ("tile", "bank", "place", "border", "arm", "road", "unit")
"""Arguments of notes that name something on the map, also with more behind a "_", or lists of such."""


def changes(table: Table, notes: Sequence[Note]) -> tuple[Change, ...]:
    """What these notes name on the map, oldest first, each once; a transporter with where it came from first."""
    found: dict[tuple[str, str], Change] = {}
    for note in notes:
        for name, value in note.args.items():
            kind = name.partition("_")[0].removesuffix("s")
            if kind not in KINDS:
                continue
            for word in value if isinstance(value, list | tuple) else (value,):
                if isinstance(word, str) and word and not _standing(table, note, kind, word):
                    origin = note.args.get("origin") if kind == "unit" else None
                    found.setdefault((kind, word), Change(kind, word, origin))
    return tuple(found.values())


def _standing(table: Table, note: Note, kind: str, word: str) -> bool:
    """Whether a place only says where the transporter of the same note has come to: its ring is enough."""
    unit = table.units.get(str(note.args.get("unit")))
    return kind in ("tile", "bank", "place") and unit is not None and word in (unit.at, table.tile_of(unit))


# --- on the map


def below(board: Board, found: Sequence[Change]) -> Iterable[AnyShape]:
    """The accent below roads and pieces: the ground that changed, new roads."""
    drawn: set[str] = set()
    for change in found:
        if change.kind == "road" and _known(board, change.value.split("/")):
            for k, line in enumerate(board.road(change.value)):
                yield Line(
                    name=f"change.road.{change.value}.{k}",
                    layer=Layer.GRID,
                    points=line,
                    colour=theme.CHANGE,
                    width=round(board.grid.radius * 0.08) + 14,
                )
        elif change.kind in ("tile", "bank", "place") and change.value not in drawn:
            drawn.add(change.value)
            yield from _ground(board, change.value)


def _known(board: Board, words: Iterable[str]) -> bool:
    return all(word in board.land.banks for word in words)


def _ground(board: Board, place: str) -> Iterable[AnyShape]:
    """A bank's, a tile's or a coast's outline."""
    name = place if place in board.land.tiles else board.land.tile_of.get(place, "")
    if name not in board.seen:
        return
    tile, middle = board.land.tiles[name], board.seen[name]
    if place in tile.banks and len(tile.banks) > 1:
        points = board.lie(name).rooms[tile.banks.index(place)].points
    else:
        points = board.flat.corners(4)
    for part, width, colour in (("light", 8, theme.PAPER), ("ring", theme.LINE + 1, theme.CHANGE)):
        yield Polygon(
            name=f"change.{place}.{part}",
            layer=Layer.GRID,
            points=moved(points, middle),
            line=colour,
            width=width,
        )


def above(board: Board, found: Sequence[Change]) -> Iterable[AnyShape]:
    """The accent above pieces: rings."""
    for change in found:
        match change.kind:
            case "border" if change.value in board.land.borders and board.shown(change.value):
                yield from _ring(f"change.{change.value}", board.border(change.value), board.size.text * 0.95)
            case "arm" if change.value in board.land.arms and board.land.arms[change.value].tile in board.seen:
                yield from _ring(f"change.arm.{change.value}", board.arm(change.value)[0], board.grid.radius * 0.26)
            case "unit":
                yield from _unit(board, change)


def _ring(name: str, at: Point, radius: float) -> Iterable[AnyShape]:
    yield Disc(name=f"{name}.light", layer=Layer.CHANGE, at=at, radius=round(radius) + 2, line=theme.PAPER, width=8)
    yield Disc(
        name=f"{name}.ring", layer=Layer.CHANGE, at=at, radius=round(radius), line=theme.CHANGE, width=theme.LINE + 1
    )


def _unit(board: Board, change: Change) -> Iterable[AnyShape]:
    """A frame around a transporter, or what hides or carries it."""
    box = board.box_of(change.value)
    if box is None:
        return
    name = f"change.unit.{change.value}"
    frame = layout.inset(box, -5)
    radius = board.size.text * 0.55
    for part, by, width, colour in (("light", -2, 8, theme.PAPER), ("ring", 0, theme.LINE + 1, theme.CHANGE)):
        yield Rect(
            name=f"{name}.{part}",
            layer=Layer.CHANGE,
            box=layout.inset(frame, by),
            radius=radius,
            line=colour,
            width=width,
        )


def arrows(board: Board, found: Sequence[Change]) -> Iterable[AnyShape]:
    """Arrows to transporters from where they came from, below the pieces."""
    for change in found:
        box = board.box_of(change.value) if change.kind == "unit" else None
        start = _start(board, change.origin)
        if box is None or start is None or _inside(start, layout.inset(box, -30)):
            continue
        name = f"change.unit.{change.value}"
        end = _edge(layout.inset(box, -5), start)
        points = moved((start, end), (0, 0))
        for part, width, colour, head in (("light", 9, theme.PAPER, 24), ("arrow", theme.LINE + 1, theme.CHANGE, 18)):
            yield Line(
                name=f"{name}.{part}.line", layer=Layer.ROAD, points=points, colour=colour, width=width, head=head
            )
        yield Disc(name=f"{name}.from", layer=Layer.ROAD, at=points[0], radius=6, fill=theme.CHANGE)


def _start(board: Board, origin: Any) -> Point | None:
    """Where an arrow begins: the middle of a place; of a coast, the coast."""
    if not isinstance(origin, str) or origin not in board.land.tile_of:
        return None
    if "@" in origin:
        return board.coast(origin)[0]
    return board.anchor(origin) if board.land.tile_of[origin] in board.seen else None


def _inside(at: Point, box: Box) -> bool:
    return box[0] <= at[0] <= box[2] and box[1] <= at[1] <= box[3]


def _edge(box: Box, start: Point) -> Point:
    """Where the line from a point to a box's middle meets the box."""
    x, y = layout.centre(box)
    dx, dy = start[0] - x, start[1] - y
    share = min((box[2] - x) / abs(dx) if dx else 9, (box[3] - y) / abs(dy) if dy else 9)
    return x + dx * share, y + dy * share
