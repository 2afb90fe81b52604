"""The market: building tiles with their prices, roads, the tower, pedestals, monuments."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.wonders.edition import tiles_of
from engine.games.wonders.layout import form_of
from engine.games.wonders.state import LONG_ROAD, TOWER, Table
from render import layout, theme
from render.measure import width
from render.scene import AnyShape, Box, Layer, Point, Rect
from render.show import Show

from . import cards
from .boards import sign
from .city import piece

SET = "set"
"""The short set's slot."""
CELL = 56
"""The most pixels of a tile's cell."""
FOOT = 1.5
"""The height of a tile's price, as a share of its text."""
SET_CELLS = {"two": ((0, 0), (0, 1)), "one": ((0, 0),)}


def goods_of(table: Table) -> tuple[str, ...]:
    """The slots of small things on sale."""
    return (LONG_ROAD, SET, TOWER, *(("1", "2") if len(table.cities) > 1 else ()))


def tiles(table: Table, box: Box, size: int, *, numbered: bool = False, name: str = "tiles") -> Iterable[AnyShape]:
    """The tile of each stack with its price; empty where it was bought. If `numbered`, with room for a number beside
    the price."""
    yield layout.plate(name, box)
    slots = tile_slots(table, box)
    cell = min(_cell(table, tiles_of(int(stack))[0], _room(slot, size)) for stack, slot in slots.items())
    for stack, slot in slots.items():
        shown = table.market.tiles.get(stack, "")
        yield from _tile(table, stack, shown, slot, size, cell, numbered, name=f"{name}.{stack}")


def _room(slot: Box, size: int) -> Box:
    """The room of a tile in its slot, above its price."""
    left, top, right, bottom = layout.inset(slot, 4)
    return (left + 6, top + 6, right - 6, round(bottom - size * FOOT))


def _cell(table: Table, tile: str, room: Box) -> int:
    """How large a tile's cells may be there. The largest that all tiles may have is their one scale."""
    wide, high = room[2] - room[0], room[3] - room[1]
    columns, rows = cards.extent(cards.form_for(table.edition, tile, wide, high))
    return min(CELL, int(wide / columns), int(high / rows))


def tile_slots(table: Table, box: Box) -> dict[str, Box]:
    """The room of each stack, by its number: in one row where it is wide, else in two."""
    stacks = [str(n) for n in table.edition.in_play(len(table.cities))]
    return dict(zip(stacks, _slots(box, len(stacks), 2.5), strict=True))


def _slots(box: Box, count: int, share: float) -> list[Box]:
    """A box cut into so many: in one row where it is wide (`share` times as wide as high), else in two."""
    left, top, right, bottom = layout.inset(box, 8)
    rows = 1 if right - left > share * (bottom - top) else 2
    columns = -(-count // rows)
    wide, high = (right - left) / columns, (bottom - top) / rows
    found: list[Box] = []
    for n in range(count):
        x, y = left + n % columns * wide, top + n // columns * high
        found.append((round(x), round(y), round(x + wide), round(y + high)))
    return found


def _tile(
    table: Table, stack: str, tile: str, slot: Box, size: int, cell: int, numbered: bool, *, name: str
) -> Iterable[AnyShape]:
    left, top, right, bottom = layout.inset(slot, 4)
    fill = theme.PAPER if tile else theme.WELL
    ground = Rect(name=f"{name}.slot", layer=Layer.PLATE, box=(left, top, right, bottom), radius=10, fill=fill)
    yield layout.edged(ground)
    gold = table.edition.stacks[int(stack) - 1].price
    if not tile:
        return
    room = _room(slot, size)
    cells = cards.form_for(table.edition, tile, room[2] - room[0], room[3] - room[1])
    yield from cards.drawn_in(table.edition, tile, cells, room, cell, name=f"{name}.tile")
    across = layout.counted_width(str(gold), size)
    at = ((left + right - across + numbered * _number_room(size)) / 2, bottom - size * FOOT / 2)
    yield from layout.counted(f"{name}.price", "coin", str(gold), at, size, cut=fill)


def number_of(slot: Box, size: int) -> Point:
    """Where the number of a tile stands: left of its price."""
    left, _, right, bottom = slot
    across = layout.counted_width("0", size) + _number_room(size)
    return ((left + right - across) / 2 + layout.badge_half("0", size)[0], bottom - 4 - size * FOOT / 2)


def _number_room(size: int) -> float:
    """The width of a number and the gap beside it."""
    return 2 * layout.badge_half("0", size)[0] + size * 0.2


def goods(table: Table, box: Box, size: int, *, name: str = "goods") -> Iterable[AnyShape]:
    """Long roads, short sets, the tower, and the two pedestals with their owners."""
    yield layout.plate(name, box)
    limits, market = table.edition.limits, table.market
    left = {LONG_ROAD: market.roads, SET: market.sets, TOWER: int(market.tower)}
    cost = {LONG_ROAD: limits.road, SET: limits.short, TOWER: limits.tower}
    for what, slot in good_slots(table, box).items():
        owner = None if what in cost else market.pedestals[int(what) - 1]
        count = left.get(what, int(owner is None))
        slot = layout.inset(slot, 4)
        fill = theme.PAPER if count else theme.WELL
        ground = Rect(name=f"{name}.{what}.slot", layer=Layer.PLATE, box=slot, radius=10, fill=fill)
        yield layout.edged(ground)
        thing, price = _parted(slot, size)
        if what not in cost:
            yield from _pedestal(what, thing, fill, f"{name}.{what}")
            if owner is not None:
                yield layout.player_mark(f"{name}.{what}.owner", owner, layout.centre(price), size * 1.2)
        elif count:
            yield from _good(table, what, thing, f"{name}.{what}")
        if count:
            gold = cost.get(what, limits.pedestal)
            yield from _price(gold, count, price, size, fill, name=f"{name}.{what}")


def good_slots(table: Table, box: Box) -> dict[str, Box]:
    """The room of each small thing, by its name: in one row where it is wide, else in two."""
    left, top, right, bottom = box
    what = goods_of(table)
    rows = (what,) if right - left > 2.5 * (bottom - top) else (what[:2], what[2:])
    high = (bottom - top - 16) / len(rows)
    slots: dict[str, Box] = {}
    for row, each in enumerate(rows):
        shares = [1.5 if one in (LONG_ROAD, SET) else 1.0 for one in each]
        unit = (right - left - 16) / sum(shares)
        ends = [round(left + 8 + unit * sum(shares[:n])) for n in range(len(each) + 1)]
        y = top + 8 + row * high
        slots |= {one: (ends[n], round(y), ends[n + 1], round(y + high)) for n, one in enumerate(each)}
    return slots


def _parted(slot: Box, size: int) -> tuple[Box, Box]:
    """The room of a thing, and that of its price: below it, or beside it where the slot is low."""
    left, top, right, bottom = slot
    if bottom - top > 3 * size:
        foot = bottom - size * 1.5
        return (left + 6, top + 6, right - 6, foot), (left, foot, right, bottom)
    side = right - size * 2.3
    return (left + 6, top + 4, side, bottom - 4), (side, top, right, bottom)


def _price(gold: int, count: int, box: Box, size: int, fill: str, *, name: str) -> Iterable[AnyShape]:
    """The coin and the price in the middle; how many there are, if it is not the only one."""
    said = f"×{count}" if count > 1 else ""
    across = layout.counted_width(str(gold), size)
    x, y = layout.centre(box)
    more = 8 + width(said, size, True)
    if said and across + more > box[2] - box[0]:
        y -= size * 0.4
        yield layout.label(f"{name}.count", said, (x, y + size * 1.0), 27, colour=theme.SOFT)
    elif said:
        x -= more / 2
        at = (x + across / 2 + 8, y)
        yield layout.label(f"{name}.count", said, at, size, anchor="lm", colour=theme.SOFT)
    yield from layout.counted(f"{name}.price", "coin", str(gold), (x - across / 2, y), size, cut=fill)


def _good(table: Table, what: str, room: Box, name: str) -> Iterable[AnyShape]:
    if what != SET:
        cells = cards.forms_of(form_of(table.edition, what))[0]
        yield from cards.drawn_in(table.edition, what, cells, room, 44, name=f"{name}.piece")
        return
    left, top, right, bottom = room
    size = int(min(44, (bottom - top) / 2, (right - left) / 3.2))
    x, y = layout.centre(room)
    places = (("two", x - size * 1.6, y - size), ("two", x - size * 1.6, y), ("one", x + size * 0.6, y - size / 2))
    for n, (each, px, py) in enumerate(places):
        at = (round(px), round(py))
        yield from piece(table.edition, each, SET_CELLS[each], size, at, name=f"{name}.piece.{n}")


def _pedestal(place: str, room: Box, fill: str, name: str) -> Iterable[AnyShape]:
    across = min(room[2] - room[0], room[3] - room[1], 72)
    yield sign(f"{name}.block", f"pedestal_{place}", layout.centre(room), across, cut=fill)


def monuments(
    show: Show, table: Table, box: Box, size: int, *, spare: int = 0, name: str = "monuments"
) -> Iterable[AnyShape]:
    """The monuments on display; `spare`: room for numbers beside their names."""
    yield layout.plate(name, box)
    for what, slot in monument_slots(table, box).items():
        yield from cards.monument(show, table.edition, what, slot, size, name=f"{name}.{what}", spare=spare)


def monument_slots(table: Table, box: Box) -> dict[str, Box]:
    """The room of each monument on display: side by side, or one below the other."""
    left, top, right, bottom = layout.inset(box, 8)
    limits = table.edition.limits
    room = limits.monuments if len(table.cities) > 1 else limits.monuments_solo
    count = max(room, len(table.market.monuments))
    across = right - left > 3 * (bottom - top)
    wide, high = ((right - left) / count, bottom - top) if across else (right - left, (bottom - top) / count)
    slots: dict[str, Box] = {}
    for n, what in enumerate(table.market.monuments):
        x, y = (left + n * wide, top) if across else (left, top + n * high)
        slots[what] = (round(x) + 4, round(y) + 4, round(x + wide) - 4, round(y + high) - 4)
    return slots
