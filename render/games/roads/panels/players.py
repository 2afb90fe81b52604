"""A panel for each player: name, wealth, transporters, the goods on them that count, research."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.model import Seat
from engine.games.roads.components import BOX, TOPICS, TRANSPORTERS
from engine.games.roads.scoring import Wealth, wealth, winner
from engine.games.roads.standing import sources
from engine.games.roads.state import Table
from render import layout, theme
from render.measure import width
from render.scene import AnyShape, Box, Layer, Point, Rect
from render.show import Show

from .status import sign, words

HEAD, ROW, FOOT, ICON = 44, 38, 10, 30
"""The height of a panel's head, of its rows, and below them; its icons."""
FINAL = 100
"""The height of a panel at the end."""
COUNT, AIR, LEAST_AIR, TOPIC = 28, 22, 8, 44
"""How large numbers are, the most and the least between counted icons, from one topic to the next."""
WIDE = 600
"""Panels so wide have large names."""
EDGES, PARTED = 24, 36
"""What a row leaves free at both sides, and between transporters and wealth in one row."""


Counted = tuple[str, int, str]
"""An icon, the number beside it, and the icon's ink."""


def panel(show: Show, table: Table, seat: Seat, box: Box) -> Iterable[AnyShape]:
    """A player's panel."""
    left, top, right, _ = box
    riches = wealth(table, seat)
    yield from _printed(seat, box)
    if seat in show.view.waiting:
        yield from _head_ground(f"seat{seat}.now", theme.PLAYERS[seat].colour, box)
        yield Rect(
            name=f"seat{seat}.asked",
            layer=Layer.GRID,
            box=box,
            radius=theme.RADIUS,
            line=theme.INK,
            width=theme.LINE,
        )
    yield from _head(show, table, seat, riches, (left, top, right, top + HEAD))
    across = (left + 16, right - 8)
    if table.ended:
        yield from _counted(seat, points_of(show, seat), across, round((top + HEAD + box[3]) / 2))
        return
    y = top + HEAD + ROW / 2 + 5
    fleet, goods, known = _fleet(table, seat), _riches(table, seat, riches), _topics(table, seat)
    rows = _rows(fleet, goods, known, right - left - EDGES)
    yield from _counted(seat, fleet, across, y)
    if rows - bool(known) == 2:
        yield from _counted(seat, goods, across, y + ROW)
    else:
        yield from _counted(seat, goods, (right - 16 - _wide(goods, COUNT) - AIR * (len(goods) - 1), right - 8), y)
    beside = _wide(fleet, COUNT) + AIR * len(fleet) if rows == 1 else 0
    for k, topic in enumerate(known):
        at = (round(left + 16 + beside + ICON * 0.7 + TOPIC * k), y + ROW * (rows - 1))
        yield from _known(seat, topic, at)


def _printed(seat: Seat, box: Box) -> Iterable[AnyShape]:
    """The print of every player's panel: the head in the player's tint."""
    yield layout.plate(f"seat{seat}.plate", box, static=True)
    yield from _head_ground(f"seat{seat}", theme.PLAYERS[seat].tint, box, static=True)


def _head_ground(name: str, fill: str, box: Box, *, static: bool = False) -> Iterable[AnyShape]:
    """What a head lies on, with a place for the mark."""
    left, top, right, _ = box
    yield layout.head(f"{name}.head", (left, top, right, top + HEAD), fill, static=static)
    yield layout.mark_ground(f"{name}.mark.ground", (left + 26, top + HEAD / 2), 18, static=static)


def high_of(table: Table, wide: float) -> int:
    """How high panels of a width are: as high as the fullest one needs; at the end there is one row of points."""
    if table.ended:
        return FINAL
    rows = [
        _rows(_fleet(table, seat), _riches(table, seat, wealth(table, seat)), _topics(table, seat), wide - EDGES)
        for seat in map(Seat, table.seats())
    ]
    return HEAD + ROW * max(rows) + FOOT


def ranked(table: Table) -> list[Seat]:
    """The players as their panels lie: by seat, at the end by points, of equal ones who prays nearest the temple."""
    seats = [Seat(seat) for seat in table.seats()]
    if not table.ended:
        return seats
    return sorted(table.temple or seats, key=lambda seat: -wealth(table, seat).total)


def points_of(show: Show, seat: Seat) -> list[Counted]:
    """What the points of the result are made of."""
    found = zip(("wonder", *BOX.wealth), sources(show.view, show.speak), strict=True)
    return [
        (icon, part.values[seat], theme.GOODS[icon].ink if icon in theme.GOODS else theme.INK)
        for icon, part in found
        if part.values[seat]
    ]


def _counted(seat: Seat, entries: Sequence[Counted], across: tuple[float, float], y: float) -> Iterable[AnyShape]:
    """A row of icons with their numbers, as large as it has room for."""
    left, right = across
    room, gaps = right - left, max(1, len(entries) - 1)
    size = next((n for n in (COUNT, 24) if _wide(entries, n) + LEAST_AIR * gaps <= room + 1), theme.SMALL)
    air = min(AIR, (room - _wide(entries, size)) / gaps)
    x = left
    for icon, n, ink in entries:
        name = f"seat{seat}.{icon}"
        yield sign(name, icon, (x + ICON / 2, y), ICON, ink)
        yield words(f"{name}.count", str(n), (x + ICON + 4, y), size)
        x += ICON + 4 + width(str(n), size, True) + air


def _wide(entries: Sequence[Counted], size: int) -> float:
    """How wide counted icons are, without the air between them."""
    return sum(ICON + 4 + width(str(n), size, True) for _, n, _ in entries)


def _rows(fleet: Sequence[Counted], goods: Sequence[Counted], known: Sequence[str], room: float) -> int:
    """In how many rows transporters, wealth and research lie: in one if that has room for all, else research in one
    of its own."""
    gaps = AIR * max(0, len(fleet) + len(goods) - 2) + PARTED
    wide = _wide(fleet, COUNT) + _wide(goods, COUNT) + gaps
    if known and wide + AIR + TOPIC * len(known) <= room:
        return 1
    return (1 if not fleet or not goods or wide <= room else 2) + bool(known)


def _topics(table: Table, seat: Seat) -> list[str]:
    """What has been researched, in the order of the box."""
    return [topic for topic in TOPICS if topic in table.players[seat].research]


def _head(show: Show, table: Table, seat: Seat, riches: Wealth, box: Box) -> Iterable[AnyShape]:
    """Mark, name, the wealth so far, and whether the player is to act or done."""
    name = f"seat{seat}"
    left, top, right, bottom = box
    y, mark = (top + bottom) / 2, theme.PLAYERS[seat]
    ground = mark.colour if seat in show.view.waiting else mark.tint
    yield layout.player_mark(f"{name}.mark", seat, (left + 26, y), 28)
    points = str(riches.total)
    x = right - 14 - width(points, theme.MEDIUM, True)
    yield layout.label(f"{name}.points", points, (right - 14, y), theme.MEDIUM, anchor="rm")
    x -= 20
    yield sign(f"{name}.star", "star", (x, y - 1), 28, cut=ground)
    signs = (
        ("trophy", bool(table.ended) and winner(table) == seat),
        ("clock", seat in show.view.waiting),
        ("hourglass", str(seat) in table.held),
        ("check", seat in table.done and not table.ended),
    )
    for icon, shown in signs:
        if shown:
            x -= 36
            yield sign(f"{name}.{icon}", icon, (x, y), 28, cut=ground)
    start = left + 54
    place = f"{ranked(table).index(seat) + 1}. " if table.ended and len(table.players) > 1 else ""
    name_of = place + show.names[seat]
    size = theme.MEDIUM if right - left > WIDE else theme.SMALL
    yield layout.fitted(f"{name}.name", name_of, (start, y), size, x - 24 - start)


def _fleet(table: Table, seat: Seat) -> list[Counted]:
    counts = dict.fromkeys(TRANSPORTERS, 0)
    for unit in table.fleet(seat):
        counts[unit.kind] += 1
    return [(kind, n, theme.INK) for kind, n in counts.items() if n]


def _riches(table: Table, seat: Seat, riches: Wealth) -> list[Counted]:
    """The wealth at the end: goods on transporters, bricks of the wonder."""
    goods = [(kind, n, theme.GOODS[kind].ink) for kind, n in riches.goods.items()]
    return [each for each in (*goods, ("brick", table.wonder.count(seat), theme.INK)) if each[1]]


def _known(seat: Seat, topic: str, at: Point) -> Iterable[AnyShape]:
    """A topic that has been researched, on a light plate."""
    name = f"seat{seat}.topic.{topic}"
    yield Rect(
        name=f"{name}.ground",
        layer=Layer.PIECE,
        box=layout.around(at, 20, 17),
        radius=6,
        fill=theme.PAPER,
        line=theme.INK,
        width=theme.THIN,
    )
    yield sign(name, topic, at, ICON, theme.INK, theme.PAPER)
