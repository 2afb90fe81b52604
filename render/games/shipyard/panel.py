"""A player's yard, small: whose, guilders, points, contracts, the ships under way, items, employees, trains, canals,
the fleet."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from engine.core.model import Seat
from engine.games.shipyard.scoring import known
from engine.games.shipyard.state import Player, Table
from render import layout
from render import theme as common
from render.measure import width
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect
from render.show import Show

from . import canals, hulls, theme, tokens

HEAD = 50
SIDE = 196
"""What the canals need on the right."""


class Sizes(Struct, frozen=True):
    """Of the parts of a panel: the yard and a column of it, items with the room for all of them and their text,
    employees and their step, the numbers below, wagons; whether canals show their symbols."""

    yard: int
    column: int
    item: int
    room: int
    count: int
    person: int
    apart: int
    foot: int
    wagon: int
    signs: bool


SMALL = Sizes(92, 58, 34, 528, 22, 56, 60, 24, 28, signs=True)
PHONE = Sizes(110, 80, 38, 736, 28, 72, 78, 28, 38, signs=False)
"""Where a panel has all the width of a phone."""


PER_ROW, LEAST = 9, 25
"""The most employees in one row; the least size of a name."""


def sizes_of(box: Box) -> Sizes:
    """The sizes for a panel of that width."""
    return PHONE if box[2] - box[0] > 800 else SMALL


def high_of(player: Player, sizes: Sizes = PHONE) -> int:
    """The height of a panel: as much as there is to show."""
    most = HEAD + 20 + (SIDE if player.canals or sizes.signs else sizes.yard)
    goods = 72 if any(player.store.values()) else 0
    people = sizes.apart * -(-len(player.employees) // PER_ROW)
    return max(most, HEAD + 10 + sizes.yard + 12 + goods + people) + 66


def panel(show: Show, table: Table, seat: Seat, box: Box) -> Iterable[AnyShape]:
    """All of it."""
    player = table.players[seat]
    name = f"seat{seat}"
    mark = common.PLAYERS[seat]
    turn = table.turn
    active = turn is not None and turn.seat == seat
    ground = mark.colour if active else mark.tint
    yield layout.plate(name, box, common.PANEL, static=True)
    head = (box[0], box[1], box[2], box[1] + HEAD)
    yield layout.head(f"{name}.ground", head, ground)
    if active:
        yield Rect(
            name=f"{name}.active", layer=Layer.GRID, box=box, radius=common.RADIUS, line=common.INK,
            width=common.LINE,
        )  # fmt: skip
    yield from heading(f"{name}.head", show, table, seat, (head[0] + 14, head[1], head[2] - 14, head[3]), ground)
    left, top = corner(box)
    yield from _yard(f"{name}.yard", table, player, box)
    right = box[2] - 14
    yield from _canals(f"{name}.canals", table, seat, box)
    sizes = sizes_of(box)
    y = top + sizes.yard + 34
    yield from tokens.stock(f"{name}.store", player.store, (left, y), sizes.item, sizes.room, sizes.count)
    y += sizes.person / 2 + 36 if any(player.store.values()) else sizes.person / 2 - 26
    yield from _people(f"{name}.people", table, player, (left, y), right - SIDE - 16, sizes)
    yield from _bottom(f"{name}.bottom", show, table, player, (left, box[3] - 32), right, sizes)


def heading(
    name: str, show: Show, table: Table, seat: Seat, box: Box, ground: str = common.PANEL
) -> Iterable[AnyShape]:
    """Whose it is; points, guilders, contracts."""
    left, top, right, bottom = box
    y = round((top + bottom) / 2)
    player = table.players[seat]
    if ground != common.PANEL:
        yield layout.mark_ground(f"{name}.mark.ground", (left + 18, y), 21)
    yield layout.player_mark(f"{name}.mark", seat, (left + 18, y), 36 if ground == common.PANEL else 32)
    x = right
    items = [
        ("contracts", "paper", str(table.kept * 2), common.SOFT if ground == common.PANEL else common.INK, ground),
        ("guilders", "coin", str(player.guilders), "#7a5600", theme.COIN),
        ("points", "star", str(known(table, player)), common.INK, ground),
    ]
    for part, icon, text, colour, cut in items:
        x -= round(layout.counted_width(text, common.MEDIUM)) + 8
        yield from layout.counted(f"{name}.{part}", icon, text, (x, y), common.MEDIUM, colour=colour, cut=cut)
        x -= 14
    start, space = left + 46, x - left - 56
    if seat in show.view.waiting:
        space -= 40
    title = show.names[seat]
    size = max(LEAST, layout.shrunk(title, common.MEDIUM, space))
    yield layout.fitted(f"{name}.name", title, (start, y), size, space)
    if seat in show.view.waiting:
        beside = start + min(width(title, size, True), space) + 24
        yield Icon(
            name=f"{name}.clock", layer=Layer.PIECE, icon="clock", at=(round(beside), y), size=30, colour=common.INK,
            cut=ground,
        )  # fmt: skip


def column(box: Box, number: int) -> Box:
    """A column of the yard in a panel."""
    (x, y), sizes = corner(box), sizes_of(box)
    return x + number * sizes.column, y, x + (number + 1) * sizes.column, y + sizes.yard


def corner(box: Box) -> Point:
    """Where a panel's yard begins."""
    return box[0] + 14, box[1] + HEAD + 10


def waters(table: Table, seat: Seat, box: Box) -> canals.Waters | None:
    """A panel's canals; None if there are none."""
    player, right = table.players[seat], box[2] - 14
    top = box[1] + HEAD + 10
    field = (right - SIDE, top, right, top + SIDE)
    return canals.Waters(player.canals, layout.inset(field, 6), 92) if player.canals else None


def _yard(name: str, table: Table, player: Player, around: Box) -> Iterable[AnyShape]:
    wide = sizes_of(around).column
    for number, card in enumerate(player.yard):
        box = column(around, number)
        slip = (box[0] + 1, box[1], box[2] - 1, box[3])
        yield layout.edged(
            Rect(
                name=f"{name}.{number}", layer=Layer.TERRAIN, box=slip, radius=4, fill=theme.SLIP, static=True,
            )
        )  # fmt: skip
        if card:
            yield from hulls.card(f"{name}.{card}.{number}", table.edition, card, (box[0], box[1] + 26), wide)


def _canals(name: str, table: Table, seat: Seat, box: Box) -> Iterable[AnyShape]:
    right, top = box[2] - 14, box[1] + HEAD + 10
    laid, sizes = waters(table, seat, box), sizes_of(box)
    field = (right - SIDE, top, right, top + (SIDE if laid or sizes.signs else sizes.yard))
    ground = Rect(name=f"{name}.ground", layer=Layer.TERRAIN, box=field, radius=8, fill=common.GROUND, static=True)
    yield layout.edged(ground)
    if laid is None:
        yield tokens.icon(f"{name}.none", "lock", layout.centre(field), 56, common.EDGE, common.GROUND)
        return
    yield from laid.drawn(name, table.edition, seat, table.players[seat].figure, signs=sizes.signs)


def _people(name: str, table: Table, player: Player, at: Point, right: float, sizes: Sizes) -> Iterable[AnyShape]:
    """In one row or two; those that have no room stand closer."""
    x, y = at
    count, person, apart = len(player.employees), sizes.person, sizes.apart
    per_row = count if count <= PER_ROW else -(-count // 2)
    step = min(apart, (right - x - person) / max(per_row - 1, 1))
    for k, each in enumerate(player.employees):
        place = (round(x + person / 2 + k % per_row * step), round(y + apart * (k // per_row)))
        yield from tokens.employee(f"{name}.{each}", table.edition, each, place, person)


def _bottom(
    name: str, show: Show, table: Table, player: Player, at: Point, right: float, sizes: Sizes
) -> Iterable[AnyShape]:
    """The fleet, canals used, trains; of those that have no room, how many they are."""
    x, y = at
    fleet = sum(len(ship.cards) for ship in player.fleet)
    for part, icon, text in (
        ("fleet", "hull", f"{len(player.fleet)}"),
        ("cards", "boards", f"{fleet}"),
        ("used", "lock", f"{len(player.used) + player.noted}"),
    ):
        if part == "cards" and not fleet:
            continue
        yield from layout.counted(f"{name}.{part}", icon, text, (x, y), sizes.foot, colour=common.SOFT)
        x += round(layout.counted_width(text, sizes.foot)) + 22
    x += 10
    for k, train in enumerate(player.trains):
        loads, left = table.edition.train(train), len(player.trains) - k
        wide = tokens.train_width(loads, sizes.wagon)
        if x + wide + (width(f"+{left - 1}", sizes.foot, True) + 20) * (left > 1) > right:
            yield layout.label(f"{name}.more", f"+{left}", (x, y), sizes.foot, anchor="lm", colour=common.SOFT)
            break
        yield from tokens.train(f"{name}.{train}", loads, (x, y - 3), sizes.wagon)
        x += wide + 20
