"""Cards: a piece on sale with its price; a monument with its form, what it wants and what it brings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from msgspec.structs import replace

from engine.games.wonders.edition import BESIDE, KINDS, Edition, Monument
from engine.games.wonders.forms import Form, ways
from engine.games.wonders.layout import form_of
from render import layout, theme
from render.measure import width
from render.scene import AnyShape, Box, Disc, Layer, Point, Rect
from render.show import Show

from . import theme as own
from .boards import good, sign
from .cells import Cell
from .city import KINDS as LETTERS
from .city import piece
from .monuments import seams
from .plot import numbers

GROUNDS = {"land": "all_land", "coast": "some_water", "ends": "land_ends", "bridge": "water_between"}
"""The icons of the grounds a monument may stand on."""
LEAST, CLEAR = 18, theme.BOLD
"""How small signs on a card are at least, and how far they stay from its edge: a frame may lie there."""
NAME, TITLE = 25, 64
"""How small a name is at least; the height of one in two lines."""
LARGE, NARROW = 600, 280
"""A card so wide has large signs."""
WIDEST = 6
"""A field on which every piece has room, however it lies."""


# --- the form of a piece


@cache
def forms_of(form: Form) -> tuple[tuple[Cell, ...], ...]:
    """The different ways a piece may lie, moved to the corner: as it is turned, or its arrangements of parts."""
    every = ways(form, WIDEST, WIDEST).values()
    return tuple(dict.fromkeys(moved([divmod(n, WIDEST) for n in numbers(way.cells)]) for way in every))


def moved(cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """Cells moved to the corner."""
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return tuple((r - top, c - left) for r, c in cells)


def extent(cells: Sequence[Cell]) -> tuple[int, int]:
    """How many columns and rows cells reach over, from the corner."""
    return max(c for _, c in cells) + 1, max(r for r, _ in cells) + 1


def form_for(edition: Edition, what: str, wide: float, high: float) -> tuple[Cell, ...]:
    """The form that is shown largest in so much room; of parts that may lie in many ways one that shows it."""
    forms = forms_of(form_of(edition, what))
    if len(forms) > 8:
        forms = tuple(each for each in forms if extent(each) == (4, 3)) or forms
    return max(forms, key=lambda cells: min(wide / extent(cells)[0], high / extent(cells)[1]))


def drawn_in(
    edition: Edition, what: str, cells: tuple[Cell, ...], box: Box, most: int, *, name: str, parted: bool = False
) -> list[AnyShape]:
    """A piece in the middle of a box, its cells at most so large; `parted`: with lines between them."""
    columns, rows = extent(cells)
    size = min(most, int((box[2] - box[0]) / columns), int((box[3] - box[1]) / rows))
    x, y = layout.centre(box)
    at = (round(x - columns * size / 2), round(y - rows * size / 2))
    drawn = piece(edition, what, cells, size, at, name=name)
    return [*drawn, *seams(name, cells, size, at)] if parted else drawn


# --- prices and pieces


def price(name: str, gold: int, at: Point, size: int, *, left: bool = True) -> Iterable[AnyShape]:
    """A price: the coin and a number; `at` is its left end."""
    yield from layout.counted(name, "coin", str(gold), at, size, ink=theme.INK if left else theme.SOFT)


# --- monuments


def chip(name: str, what: str, at: Point, size: float) -> Iterable[AnyShape]:
    """A square with what a monument wants beside it, in the colours of the map."""
    if what in KINDS:
        paint = own.BUILDINGS[LETTERS[what]]
        fill, icon, ink = paint.fill, paint.sign, paint.ink
    else:
        fill, icon, ink = {
            "road": (own.ROAD, "road", own.PAVING),
            "natural": (own.LAND, "natural", own.LEAF.dark),
            "water": (own.WATER, "wave", theme.INK),
        }[what]
    box = layout.around(at, size / 2, size / 2)
    yield Rect(
        name=f"{name}.plate", layer=Layer.VALUE, box=box, radius=round(size * 0.2), fill=fill, line=own.EDGE,
        width=theme.THIN,
    )  # fmt: skip
    yield sign(name, icon, at, size * 0.86, ink, fill)


def wants(name: str, card: Monument, left: float, y: float, size: float, right: float) -> Iterable[AnyShape]:
    """The ground a monument stands on, and what it lies beside; smaller where it would reach beyond `right`."""
    while left + _row(card, size) > right and size > LEAST:
        size -= 1
    x = left + size / 2
    yield sign(f"{name}.ground", GROUNDS[card.ground], (x, y), size, cut=theme.PAPER)
    for each in BESIDE:
        count = card.beside.get(each, 0)
        if count:
            x += size * 1.14
            yield from chip(f"{name}.{each}", each, (x, y), size)
            if count > 1:
                text = _figures(size)
                yield layout.label(f"{name}.{each}.count", str(count), (x + size * 0.6, y), text, anchor="lm")
                x += size * 0.2 + width(str(count), text, True)


def _row(card: Monument, size: float) -> float:
    """The width of what a monument wants."""
    counts = [count for each in BESIDE if (count := card.beside.get(each, 0))]
    figures = sum(size * 0.2 + width(str(count), _figures(size), True) for count in counts if count > 1)
    return size * (1 + 1.14 * len(counts)) + figures


def brings(name: str, card: Monument, left: float, y: float, size: float) -> Iterable[AnyShape]:
    """What a monument brings: rings, a resource, population."""
    x, text = left + size / 2, _figures(size)
    yield sign(f"{name}.ring", "ring", (x, y), size * 0.86, cut=theme.PAPER)
    yield layout.label(f"{name}.rings", str(card.rings), (x + size * 0.54, y), text, anchor="lm")
    x += size * 0.54 + width(str(card.rings), text, True) + size * 0.72
    if card.resource:
        yield Disc(
            name=f"{name}.resource.ground", layer=Layer.VALUE, at=(x, y), radius=round(size * 0.54),
            fill=own.PLINTH, line=own.EDGE, width=theme.THIN,
        )  # fmt: skip
        paint = good(card.resource)
        yield sign(f"{name}.resource", paint.icon, (x, y), size * 0.8, paint.ink, own.PLINTH)
        x += size * 1.14
    if card.population:
        yield sign(f"{name}.population", "population", (x, y), size * 0.96, cut=theme.PAPER)


def _figures(size: float) -> int:
    """The text beside icons of a size."""
    return theme.MEDIUM if size > 28 else theme.SMALL


def monument(
    show: Show, edition: Edition, what: str, box: Box, size: int, *, name: str, spare: int = 0
) -> Iterable[AnyShape]:
    """A monument's card: its name; its form, and beside it what it brings, the ground and the neighbours it wants.
    `size` is that of its name, `spare` room at the end of the name for a number."""
    card = edition.monument(what)
    left, top, right, bottom = box
    yield layout.edged(Rect(name=f"{name}.card", layer=Layer.PLATE, box=box, radius=10, fill=theme.PAPER))
    wide = right - left > 3 * (bottom - top)
    split = round(left + 8 + (right - left) * 0.34) if wide else left + 10
    said = show.speak.value("monument", what)
    space = right - split - 10 - spare
    least = NAME if right - left > NARROW else LEAST  # a narrow one is in the whole table, which may ask for a tap
    title = layout.named(
        f"{name}.name", said, (split, top + 8 + size * 0.5), size, space, *((0,) if wide else (TITLE, least))
    )
    head = top + (bottom - top) * 0.5 if wide else top + size + 12
    if len(title) > 1:
        down = TITLE / 2 - size * 0.5
        title, head = [replace(line, at=(split, line.at[1] + down)) for line in title], top + TITLE + 8
    yield from title
    room = (left + 8, top + 8, split - 12, bottom - 8)
    across = min(40.0 if right - left > LARGE else 34.0, (bottom - top) * 0.42)
    if not wide:
        across = (right - left) / 9.2
        split = round(right - across * 4.55)
        room = (left + 8, head, split - 8, bottom - 8)
    cells = form_for(edition, what, room[2] - room[0], room[3] - room[1])
    yield from drawn_in(edition, what, cells, room, 64, name=f"{name}.form", parted=True)
    high = (bottom - head) / 2
    if wide:
        yield from brings(f"{name}.brings", card, split, head + high * 0.94, across)
        yield from wants(f"{name}.wants", card, split + across * 4.1, head + high * 0.94, across, right - CLEAR)
    else:
        yield from brings(f"{name}.brings", card, split, head + high * 0.52, across)
        yield from wants(f"{name}.wants", card, split, head + high * 1.36, across, right - CLEAR)
