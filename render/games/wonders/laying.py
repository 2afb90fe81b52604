"""Beside the map while a piece is laid: its card, and the ways it may be turned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.wonders.edition import Edition
from engine.games.wonders.layout import form_of
from engine.kit.polyominoes import orientations
from render import layout, theme
from render.legend import wrapped
from render.scene import AnyShape, Box, Layer, Polygon, Rect
from render.show import Show

from . import cards
from . import cells as area
from .cells import Cell
from .city import piece
from .targets import Spot, Target, Turned, runs

CARD, FORM = 196, 190
"""The heights of a monument's card, and of the room for a form at most."""
NUMBERS, SMALLEST = 27, 14
"""The size of the numbers of spots beside a form, in several lines where there are many, and smaller in the end."""


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


def column(
    show: Show, edition: Edition, what: str, shown: Sequence[Turned], box: Box, *, choosing: bool
) -> Iterable[AnyShape]:
    """The card of a monument, unless `what` is "", and below it the forms, the cell that names a spot framed; with
    numbers if they are to be chosen from."""
    yield layout.plate("laying", box)
    left, top, right, bottom = layout.inset(box, 8)
    if what:
        card = (left + 4, top + 4, right - 4, top + CARD)
        yield from cards.monument(show, edition, what, card, theme.MEDIUM, name=f"laying.{what}")
        top += CARD + 4
    columns = 1 if len(shown) * 100 < bottom - top and not what else 2
    rows = -(-len(shown) // columns)
    wide, high = (right - left) / columns, min((bottom - top) / max(1, rows), FORM)
    for n, each in enumerate(shown):
        x, y = left + wide * (n % columns), top + high * (n // columns)
        slot = (round(x) + 4, round(y) + 4, round(x + wide) - 4, round(y + high) - 4)
        yield from _form(edition, each, slot, choosing=choosing)


def _form(edition: Edition, each: Turned, box: Box, *, choosing: bool) -> Iterable[AnyShape]:
    left, top, right, bottom = box
    name = f"laying.{each.what}.{each.facing}"
    yield layout.edged(Rect(name=f"{name}.slot", layer=Layer.PLATE, box=box, radius=10, fill=theme.PAPER))
    side = 0 if not each.letter else 56 if choosing else 84
    room = (left + 6 + side, top + 6, right - 6, bottom - 6)
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
        size = NUMBERS
        while (
            len(lines := wrapped(each.letter, size, side - 8)) * size * 1.25 > bottom - top - 12 and size > SMALLEST
        ):
            size -= 1
        for k, line in enumerate(lines):
            place = (left + 48, y + (k - (len(lines) - 1) / 2) * size * 1.25)
            yield layout.label(f"{name}.spots.{k}", line, place, size, colour=theme.CHOICE)
