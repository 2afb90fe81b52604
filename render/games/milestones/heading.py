"""The head of a tableau: its player, the points, and this seat's part in the turn."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from engine.core.model import Seat
from render import layout, theme
from render.measure import width
from render.scene import AnyShape, Icon, Layer, Rect

ARROW = 0.92
"""The size of an arrow that stands for a move, ems."""


class Standing(Struct, frozen=True):
    """The heading of a seat. `before`: its points last time, if known. `move`: which move of its turn it is
    making, 0 when it is not its turn. `signs`: icons, the rightmost first."""

    name: str
    points: int
    before: int | None
    move: int
    signs: tuple[str, ...]


class Head(Struct, frozen=True):
    """Where a head lies: a line from `left` to `right` with its middle at `y`; sizes of figures and small text."""

    id: str
    left: float
    right: float
    y: float
    figures: int
    small: int


def heading(head: Head, seat: Seat, standing: Standing) -> list[AnyShape]:
    """Mark and name from the left; points, their gain, signs and moves from the right."""
    size, y = head.figures, head.y
    at = (head.left + size * 0.5, y)
    shapes: list[AnyShape] = [
        layout.mark_ground(f"{head.id}.mark.ground", at, size * 0.6),
        layout.player_mark(f"{head.id}.mark", seat, at, round(size * 0.9)),
        layout.label(f"{head.id}.points", str(standing.points), (head.right - 4, y), size, anchor="rm"),
    ]
    x = head.right - 4 - width(str(standing.points), size, True) - size * 1.08
    shapes.append(_icon(f"{head.id}.points.star", "star", x, y - 1, size * 0.9))
    x -= size * 0.3
    if standing.before is not None and standing.before != standing.points:
        gained = f"{standing.points - standing.before:+d}"
        wide = width(gained, head.small, True) + head.small
        shapes += _gained(head, gained, x, wide)
        x -= wide + 8
    for sign in standing.signs:
        x -= size * 1.1
        shapes.append(_icon(f"{head.id}.sign.{sign}", sign, x, y, size))
    if standing.move:
        shapes += _moves(head, standing.move, x)
        x -= 2.3 * ARROW * size
    start = head.left + size * 1.35
    text = head.small if size == theme.MEDIUM else size
    shapes.append(layout.fitted(f"{head.id}.name", standing.name, (start, y), text, x - start - 8))
    return shapes


def _icon(name: str, icon: str, left: float, y: float, size: float, colour: str = theme.INK) -> Icon:
    return Icon(name=name, layer=Layer.PIECE, icon=icon, at=(left + size / 2, y), size=size, colour=colour)


def _gained(head: Head, text: str, right: float, wide: float) -> Iterable[AnyShape]:
    high = head.small * 0.68
    box = (right - wide, head.y - high, right, head.y + high)
    yield Rect(name=f"{head.id}.gained.plate", layer=Layer.CHANGE, box=box, radius=high, fill=theme.CHANGE)
    yield layout.label(f"{head.id}.gained", text, layout.centre(box), head.small, colour="#ffffff")


def _moves(head: Head, current: int, right: float) -> Iterable[AnyShape]:
    """The two moves of a turn: the one being made, and those made, in ink."""
    size = head.figures * ARROW
    for move in (1, 2):
        left = right - size * 1.15 * (3 - move)
        colour = theme.INK if move <= current else theme.INK + "48"
        yield _icon(f"{head.id}.move.{move}", "arrow", left, head.y, size, colour)
