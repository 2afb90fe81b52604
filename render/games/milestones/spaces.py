"""A path space: a worker's good above its number, a cover tile, or an empty place."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.milestones.state import Space
from render import layout, theme
from render.measure import CAP
from render.scene import AnyShape, Box, Icon, Layer, Line, Point, Rect

COVER, COVER_INK = "#c4b598", "#9a8866"
"""A cover tile is quieter than any worker."""


def _crossed(name: str, at: Point, r: float) -> Iterable[AnyShape]:
    """The cross of a cover tile."""
    for k, side in enumerate((1, -1)):
        ends = ((at[0] - r, at[1] - r * side), (at[0] + r, at[1] + r * side))
        yield Line(
            name=f"{name}.{k}",
            layer=Layer.PIECE,
            points=ends,
            colour=COVER_INK,
            width=theme.BOLD if r > 16 else theme.LINE,
        )


def path_space(name: str, content: Space, box: Box, figures: int) -> Iterable[AnyShape]:
    """A path space in a box; `figures` is the size of its number, larger where there is room."""
    if content.good:
        yield from _worker(name, content, box, figures)
    elif content.covered:
        yield Rect(name=name, layer=Layer.PLATE, box=box, radius=8, fill=COVER, line=COVER_INK, width=theme.THIN)
        yield from _crossed(f"{name}.cover", layout.centre(box), min(box[2] - box[0], box[3] - box[1]) * 0.2)
    else:
        yield Rect(
            name=name, layer=Layer.PLATE, box=box, radius=8, fill=theme.GROUND, line=theme.EDGE, width=theme.THIN
        )


def _worker(name: str, content: Space, box: Box, figures: int) -> Iterable[AnyShape]:
    left, top, right, bottom = box
    x, high, wide = (left + right) / 2, bottom - top, right - left
    good = theme.GOODS[content.good]
    number = theme.LARGE if figures > theme.MEDIUM or (high > 110 and wide > 54) else figures
    tall = number * CAP
    size = min(wide * 0.78, high * 0.76 - tall) * (0.86 if content.bonus else 1)
    gap = min((high - size - tall) / 3, high * 0.14)
    first = (top + bottom - size - gap - tall) / 2
    at = (x - size * 0.12 * content.bonus, first + size / 2)
    yield Rect(name=name, layer=Layer.PLATE, box=box, radius=8, fill=good.tint, line=good.ink, width=theme.THIN)
    icon = f"{name}.{content.good}"
    yield Icon(name=icon, layer=Layer.PIECE, icon=content.good, at=at, size=size, colour=good.ink, cut=good.tint)
    yield layout.label(f"{name}.number", str(content.number), (x, first + size + gap + tall / 2), number)
    if content.bonus:
        yield _bonus(f"{name}.bonus", right, top, max(28, wide * 0.36), good.tint)


def _bonus(name: str, right: float, top: float, size: float, ground: str) -> Icon:
    """The sign of a bonus tile, on the corner of its worker."""
    at = (right - size / 2 + 1, top + size / 2 - 1)
    return Icon(
        name=name, layer=Layer.PLAYER, icon="bonus", at=at, size=size, colour=theme.INK, cut="#ffffff", line=ground
    )
