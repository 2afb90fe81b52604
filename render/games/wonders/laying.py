"""The strip below the map while a piece is laid: its card, and the ways it may be turned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.wonders.edition import Edition
from engine.games.wonders.layout import form_of
from engine.kit.polyominoes import orientations
from render import layout, theme
from render.scene import AnyShape, Box, Layer, Polygon, Rect
from render.show import Show

from . import cards
from . import cells as area
from .cells import Cell
from .city import piece
from .targets import Spot, Target, Turned, runs

HIGH, ROW = 200, 128
"""How high the strip is with one row of forms, and each of several rows."""
CARD = 330
"""The width of a monument's card."""


def forms(edition: Edition, found: Sequence[Target]) -> list[Turned]:
    """The forms to show: those to choose from; of spots those they have, if several with the numbers of the spots."""
    turned = [each for each in found if isinstance(each, Turned)]
    if turned:
        return turned
    letters: dict[tuple[str, str], list[str]] = {}
    for each in found:
        if isinstance(each, Spot) and each.facing:
            letters.setdefault((each.what, each.facing), []).append(each.letter)
    several = len(letters) > 1
    return [
        Turned(runs(named) if several else "", what, facing, _cells(edition, what, facing))
        for (what, facing), named in letters.items()
    ]


def _cells(edition: Edition, what: str, facing: str) -> tuple[Cell, ...]:
    form = form_of(edition, what)
    assert isinstance(form, tuple)
    return tuple((at.row, at.column) for at in orientations(form, mirror=False)[facing])


def strip(
    show: Show, edition: Edition, named: Sequence[str], shown: Sequence[Turned], box: Box, *, choosing: bool
) -> Iterable[AnyShape]:
    """The card of a monument, and beside it the forms, the cell that names a spot framed; with numbers if they are to
    be chosen from."""
    yield layout.plate("laying", box)
    left, top, right, bottom = box
    for what in named:
        card = (left + 12, top + 12, left + 12 + CARD, bottom - 12)
        yield from cards.monument(show, edition, what, card, theme.MEDIUM, name=f"laying.{what}")
        left += CARD + 8
    columns, rows = _grid(len(shown), bool(named))
    wide, high = min((right - left - 16) / columns, 300), (bottom - top - 16) / rows
    start = left + 8 if named else (left + right - wide * columns) / 2
    for n, each in enumerate(shown):
        x, y = start + wide * (n % columns), top + 8 + high * (n // columns)
        slot = (round(x) + 4, round(y) + 4, round(x + wide) - 4, round(y + high) - 4)
        yield from _form(edition, each, slot, choosing=choosing)


def high(shown: int, beside: bool) -> int:
    """How high the strip is for so many forms, `beside` a card or not."""
    rows = _grid(shown, beside)[1]
    return HIGH if rows == 1 else 16 + ROW * rows


def _grid(shown: int, beside: bool) -> tuple[int, int]:
    """Columns and rows of forms."""
    most = 3 if beside else 5
    rows = -(-max(1, shown) // most)
    return -(-max(1, shown) // rows), rows


def _form(edition: Edition, each: Turned, box: Box, *, choosing: bool) -> Iterable[AnyShape]:
    left, top, right, bottom = box
    name = f"laying.{each.what}.{each.facing}"
    yield Rect(name=f"{name}.slot", layer=Layer.PLATE, box=box, radius=10, fill=theme.PAPER)
    side = 0 if not each.letter else 56 if choosing else 84
    room = (left + 8 + side, top + 8, right - 8, bottom - 8)
    columns, rows = cards.extent(each.cells)
    size = min(64, int((room[2] - room[0]) / columns), int((room[3] - room[1]) / rows))
    x, y = layout.centre(room)
    at = (round(x - columns * size / 2), round(y - rows * size / 2))
    yield from piece(edition, each.what, each.cells, size, at, name=name)
    loops = area.outline(each.cells[:1], size, -2, size * 0.2, at)
    yield Polygon(
        name=f"{name}.first", layer=Layer.CHOICE, points=loops[0], line=theme.CHOICE,
        width=theme.BOLD if size > 36 else theme.LINE,
    )  # fmt: skip
    if each.letter and choosing:
        yield from layout.badge(f"choice.{each.letter}", each.letter, (left + 34, y), theme.MEDIUM)
    elif each.letter:
        text = layout.shrunk(each.letter, theme.MEDIUM, side - 8)
        yield layout.label(f"{name}.spots", each.letter, (left + 50, y), text, colour=theme.CHOICE)
