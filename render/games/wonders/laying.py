"""Beside the map while a piece is laid: its card, and the ways it may be turned."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.wonders.edition import Edition
from engine.games.wonders.layout import form_of
from engine.kit.polyominoes import orientations
from render import layout, theme
from render.legend import wrapped
from render.scene import AnyShape, Box, Layer, Point, Polygon, Rect
from render.show import Show

from . import cards
from . import cells as area
from .cells import Cell
from .city import piece
from .targets import Spot, Target, Turned, runs

CARD, FORM = 196, 190
"""The heights of a monument's card, and of the room for a form at most."""
ROWS = 6
"""Forms below each other, at most."""
BADGE, SPOTS, LARGEST = 56, 84, 64
"""The room for the number of a form, and for those of its spots beside it; the largest cell."""
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
    columns = 2 if what or len(shown) > ROWS else 1
    rows = -(-len(shown) // columns)
    wide, high = (right - left) / columns, min((bottom - top) / max(1, rows), FORM)
    slots = []
    for n in range(len(shown)):
        x, y = left + wide * (n % columns), top + high * (n // columns)
        slots.append((round(x) + 4, round(y) + 4, round(x + wide) - 4, round(y + high) - 4))
    yield from _all_forms(edition, shown, slots, choosing=choosing)


def _all_forms(
    edition: Edition, shown: Sequence[Turned], slots: Sequence[Box], *, choosing: bool
) -> Iterable[AnyShape]:
    """All forms in one size, with their signs beside or above them, whichever leaves them larger."""
    sizes = {
        above: min(_size(each, slot, choosing=choosing, above=above) for each, slot in zip(shown, slots, strict=True))
        for above in (False, True)
        if shown
    }
    for each, slot in zip(shown, slots, strict=True):
        above = sizes[True] > sizes[False]
        yield from _form(edition, each, slot, sizes[above], choosing=choosing, above=above)


def _size(each: Turned, box: Box, *, choosing: bool, above: bool) -> int:
    """The size of a cell for which a form has room."""
    left, top, right, bottom = _room(each, box, choosing=choosing, above=above)
    columns, rows = cards.extent(each.cells)
    return min(LARGEST, int((right - left) / columns), int((bottom - top) / rows))


def _room(each: Turned, box: Box, *, choosing: bool, above: bool) -> Box:
    """What a sign leaves of a slot."""
    left, top, right, bottom = layout.inset(box, 6)
    if not each.letter:
        return left, top, right, bottom
    if not above:
        return left + (BADGE if choosing else SPOTS), top, right, bottom
    lines = 1 if choosing else len(wrapped(each.letter, NUMBERS, right - left))
    return left, top + (BADGE if choosing else lines * NUMBERS * 1.25 + 6), right, bottom


def _form(edition: Edition, each: Turned, box: Box, size: int, *, choosing: bool, above: bool) -> Iterable[AnyShape]:
    left, top, right, bottom = box
    name = f"laying.{each.what}.{each.facing}"
    yield layout.edged(Rect(name=f"{name}.slot", layer=Layer.PLATE, box=box, radius=10, fill=theme.PAPER))
    room = _room(each, box, choosing=choosing, above=above)
    columns, rows = cards.extent(each.cells)
    x, y = layout.centre(room)
    at = (round(x - columns * size / 2), round(y - rows * size / 2))
    yield from piece(edition, each.what, each.cells, size, at, name=name)
    loops = area.outline(each.cells[:1], size, -2, size * 0.2, at)
    yield Polygon(
        name=f"{name}.first", layer=Layer.CHOICE, points=loops[0], line=theme.CHOICE,
        width=theme.BOLD if size > 36 else theme.LINE,
    )  # fmt: skip
    middle = ((left + right) / 2, (top + room[1]) / 2) if above else (left + (34 if choosing else 48), y)
    if each.letter and choosing:
        yield from layout.badge(f"choice.{each.letter}", each.letter, middle, theme.MEDIUM)
    elif each.letter:
        yield from _spots(
            f"{name}.spots",
            each.letter,
            middle,
            (right - left - 12, room[1] - top) if above else (SPOTS - 8, bottom - top - 12),
        )


def _spots(name: str, numbers: str, at: Point, room: tuple[float, float]) -> Iterable[AnyShape]:
    """The numbers of spots around a place, in lines that have room."""
    size = NUMBERS
    while len(lines := wrapped(numbers, size, room[0])) * size * 1.25 > room[1] and size > SMALLEST:
        size -= 1
    for k, line in enumerate(lines):
        place = (at[0], at[1] + (k - (len(lines) - 1) / 2) * size * 1.25)
        yield layout.label(f"{name}.{k}", line, place, size, colour=theme.CHOICE)
