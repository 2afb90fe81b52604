"""What a picture marks as changed: whatever the notes name, ringed, and where transporters came from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from typing import TYPE_CHECKING, Any

from engine.core.model import Note
from engine.games.roads.state import Table
from render import layout, theme
from render.hexmap import add, curve, mix, moved
from render.scene import AnyShape, Box, Disc, Layer, Line, Point, Polygon, Rect
from render.show import Change

if TYPE_CHECKING:
    from .board import Board

KINDS = ("tile", "bank", "place", "border", "arm", "road", "unit")
"""Arguments of notes that name something on the map, also with more behind a "_", or lists of such."""


HEAD = 18
"""How long the heads of arrows are."""


def changes(table: Table, notes: Sequence[Note]) -> tuple[Change, ...]:
    """What these notes name on the map, oldest first, each once; a transporter with where it came from first. New
    bricks of the wonder too."""
    found: dict[tuple[str, str], Change] = {}
    for note in notes:
        if note.code == "irrigated":
            desert = (name for name, tile in table.atlas.tiles.items() if tile.terrain == "desert")
            found |= {("tile", name): Change("tile", name) for name in desert}
        for name, value in note.args.items():
            if name == "brick":
                found[name, str(value)] = Change(name, str(value))
            kind = name.partition("_")[0].removesuffix("s")
            if kind not in KINDS:
                continue
            for word in value if isinstance(value, list | tuple) else (value,):
                if isinstance(word, str) and word and not _standing(table, note, kind, word):
                    if word in table.units:  # also where goods came from, said to be a place
                        kind = "unit"
                    origin = note.args.get("origin") if name == "unit" else None
                    found.setdefault((kind, word), Change(kind, word, origin))
    return tuple(found.values())


def _standing(table: Table, note: Note, kind: str, word: str) -> bool:
    """Whether a place only says where the transporter of the same note has come to: its ring is enough. A boat at a
    coast lies beside the tile."""
    unit = table.units.get(str(note.args.get("unit")))
    if kind not in ("tile", "bank", "place") or unit is None:
        return False
    return word == unit.at or ("@" not in unit.at and word == table.tile_of(unit))


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
        if box is None or start is None or _inside(start, layout.inset(box, -5)):
            continue
        name = f"change.unit.{change.value}"
        yield Disc(name=f"{name}.from", layer=Layer.ROAD, at=moved((start,), (0, 0))[0], radius=6, fill=theme.CHANGE)
        if _inside(start, layout.inset(box, -30)):
            continue
        points = moved(_way(board, box, start), (0, 0))
        for part, width, colour, head in (
            ("light", 9, theme.PAPER, HEAD + 6),
            ("arrow", theme.LINE + 1, theme.CHANGE, HEAD),
        ):
            yield Line(
                name=f"{name}.{part}.line", layer=Layer.ROAD, points=points, colour=colour, width=width, head=head
            )


def _way(board: Board, box: Box, start: Point) -> tuple[Point, ...]:
    """The line of an arrow to a piece: straight, or to another side of it where its head would lie
    below another piece or on a tile's name."""
    framed = layout.inset(box, -5)
    others = [spot.box for spot in board.spots.values() if spot.box != box]
    others += [layout.around(at, board.size.text, board.size.text * 0.5) for at in board.named.values()]
    others = [other for other in others if layout.overlap(other, layout.inset(framed, -2 * HEAD))]

    def hidden(way: tuple[Point, ...]) -> float:
        x, y = way[-1]
        long = hypot(way[-2][0] - x, way[-2][1] - y) or 1
        head = layout.around(mix(way[-1], way[-2], min(1, HEAD / 2 / long)), HEAD / 2, HEAD / 2)
        return sum(layout.overlap(head, other) for other in others)

    left, top, right, bottom = framed
    x, y = layout.centre(box)
    sides = (((left, y), (-1, 0)), ((right, y), (1, 0)), ((x, top), (0, -1)), ((x, bottom), (0, 1)))
    near = sorted(sides, key=lambda side: hypot(side[0][0] - start[0], side[0][1] - start[1]))
    bent = [
        (
            *curve(
                start, mix(start, add(end, out, 2 * HEAD), 0.5), add(end, out, 3 * HEAD), add(end, out, 1.5 * HEAD)
            ),
            end,
        )
        for end, out in near
    ]
    straight = (start, _edge(framed, start))
    return straight if not hidden(straight) else min((straight, *bent), key=hidden)


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
