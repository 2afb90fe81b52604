"""All places where a piece may lie in a city now, and why it may not lie in another."""

from __future__ import annotations

from engine.core.model import Illegal
from engine.kit.grid import Cell, Grid, bits, cell
from engine.kit.polyominoes import FACINGS, Shape, laid, turned

from ..edition import Edition, kind_of, tiles_of
from ..forms import CELL, Apart, Form, Way
from ..layout import FORMS, Ground, Layout, form_of
from .contacts import PIECE, SIDEWALK, START, STREET, room, rule_of, spots_of, touching

TURNINGS = FACINGS[:4]
"""How a piece may be turned; no piece is ever mirrored (ruling Q11)."""


def fitting(layout: Layout, piece: str) -> tuple[Way, ...]:
    """All ways a piece may lie now, by turnings, then cells in reading order."""
    return spots_of(layout, form_of(layout.edition, piece)).chosen(_legal(layout, piece))


def fits_anywhere(layout: Layout, piece: str) -> bool:
    """Whether a piece may lie anywhere now."""
    return bool(_legal(layout, piece))


def _legal(layout: Layout, piece: str) -> int:
    """The ways a piece may lie now, as bits of its `Spots`."""
    form, rule = form_of(layout.edition, piece), rule_of(layout.edition, piece)
    every = spots_of(layout, form)
    found = every.whole
    # what fails most comes first: contacts, and of these the last of a card
    for contact, count in reversed(rule.contacts):
        found &= touching(layout, every, piece, contact, count)
        if not found:
            return 0
    return found & room(layout, form, rule.terrain)


def refusal(layout: Layout, piece: str, parts: tuple[str, ...]) -> Illegal:
    """Why a piece may not lie so (`forms.Way.parts`): the first condition that fails, in the order inside the map,
    form, free cells, terrain, contacts in the card's order (ruling R10)."""
    try:
        if not _known(layout.edition, piece):
            raise Illegal("no-such-piece", piece=piece[:20])
        form = form_of(layout.edition, piece)
        way = _way(layout.ground, form, parts, layout)
        _check_ground(layout, way, rule_of(layout.edition, piece).terrain)
        _check_contacts(layout, piece, form, way)
        if way.parts != parts:
            raise Illegal("other-name", way="-".join((piece, *way.parts)))
    except Illegal as why:
        return why
    return Illegal("place-is-right")


def _known(edition: Edition, piece: str) -> bool:
    """Whether an edition has a piece of this name."""
    tiles = (tile for stack in range(1, len(edition.stacks) + 1) for tile in tiles_of(stack))
    return piece in FORMS or piece in tiles or any(each.id == piece for each in edition.monuments)


def _way(ground: Ground, form: Form, parts: tuple[str, ...], layout: Layout) -> Way:
    """The way whose cells these parts name, under whichever name. Raises `Illegal` if there is none."""
    cells = _turned_cells(form, parts) if isinstance(form, tuple) else _part_cells(form, parts)
    grid = Grid(ground.width, ground.height)
    if not all(at in grid for at in cells):
        raise Illegal("off-map")
    area = bits(cells, ground.width)
    for way in spots_of(layout, form).ways:
        if way.cells == area:
            return way
    raise _misshapen(form)


def _turned_cells(form: Shape, parts: tuple[str, ...]) -> Shape:
    """The cells of a shape by how it is turned and its first cell."""
    if len(parts) != 2 or parts[0] not in TURNINGS or not CELL.fullmatch(parts[1]):
        raise Illegal("how-turned")
    now = form
    for _ in range(TURNINGS.index(parts[0])):
        now = turned(now)
    return laid(now, cell(parts[1]))


def _part_cells(form: Apart, parts: tuple[str, ...]) -> tuple[Cell, ...]:
    """The cells of a monument's parts."""
    number, size = (form.parts.count, form.parts.cells) if form.parts else (form.spaced, 1)
    named = [CELL.findall(part) for part in parts]
    whole = all("".join(names) == part and len(names) == size for names, part in zip(named, parts, strict=True))
    cells = [cell(name) for names in named for name in names]
    if len(parts) != number or not whole or len(set(cells)) < len(cells):
        raise Illegal("which-cells", parts=number, size=size)
    return tuple(cells)


def _misshapen(form: Form) -> Illegal:
    """The refusal of parts that lie on the map, but not as they must to each other."""
    if isinstance(form, Apart) and form.spaced:
        return Illegal("parts-spaced", parts=form.spaced)
    return Illegal("parts-touch")


def _check_ground(layout: Layout, way: Way, terrain: str) -> None:
    """Free cells of the right terrain."""
    names, water = layout.ground.names, layout.ground.water
    if taken := way.cells & layout.taken:
        raise Illegal("cells-taken", cells=list(names(taken)))
    if terrain == "land" and way.cells & water:
        raise Illegal("only-land", cells=list(names(way.cells & water)))
    if terrain in ("ends", "bridge") and way.ends & water:
        raise Illegal("ends-on-land", cells=list(names(way.ends & water)))
    if terrain == "coast" and not way.cells & water:
        raise Illegal("needs-water")
    if terrain == "bridge" and not way.cells & water:
        raise Illegal("needs-water-between")


def _check_contacts(layout: Layout, piece: str, form: Form, way: Way) -> None:
    """All that it must lie beside."""
    every = spots_of(layout, form)
    here = 1 << every.ways.index(way)
    for contact, count in rule_of(layout.edition, piece).contacts:
        if here & touching(layout, every, piece, contact, count):
            continue
        if contact == SIDEWALK:
            raise Illegal("needs-sidewalk")
        if contact == START:
            raise Illegal("needs-road-start")
        if contact == PIECE:
            raise Illegal("needs-piece")
        if contact == STREET:
            raise Illegal("needs-street", beside=kind_of(piece))
        raise Illegal("needs-beside", beside=contact, count=count)
