"""A panel for each player: name, wealth, transporters, the goods on them that count, research."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Seat
from engine.games.roads.components import BOX as PRINTED
from engine.games.roads.components import TOPICS, TRANSPORTERS
from engine.games.roads.scoring import Wealth, wealth, winner
from engine.games.roads.state import Table
from render import layout, theme
from render.measure import width
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect
from render.show import Show

from .status import sign, words

TOPIC_ICONS = {"rowing": "rowboat", "trucking": "truck", "shipping": "steamer", "drilling": "oil_rig"}
"""Topics shown by the icon of their benefit; the others have their own icon."""
HIGH, HEAD, ICON = 168, 44, 26
"""A panel, its head, and its icons."""
FAINT = theme.SOFT + "58"


def panel(show: Show, table: Table, seat: Seat, box: Box) -> Iterable[AnyShape]:
    """A player's panel."""
    left, top, right, _ = box
    riches = wealth(table, seat)
    yield from _printed(seat, box)
    if seat in show.view.waiting:
        yield Rect(
            name=f"seat{seat}.asked",
            layer=Layer.GRID,
            box=box,
            radius=theme.RADIUS,
            line=theme.INK,
            width=theme.LINE,
        )
    yield from _head(show, table, seat, riches, (left, top, right, top + HEAD))
    for row, entries in enumerate((_fleet(table, seat), _riches(table, seat, riches))):
        for n, (icon, count, ink) in enumerate(entries):
            if count:
                at = _place(box, row, n, len(entries))
                name = f"seat{seat}.{icon}"
                yield sign(name, icon, at, ICON, ink)
                yield words(f"{name}.count", str(count), (at[0] + ICON * 0.66, at[1]), theme.SMALL)
    for k, topic in enumerate(TOPICS):
        if topic in table.players[seat].research:
            yield from _known(seat, topic, _place(box, 2, k, len(TOPICS)))


def _printed(seat: Seat, box: Box) -> Iterable[AnyShape]:
    """The print of every player's panel: the head in the player's tint, all icons, faint."""
    left, top, right, _ = box
    name, tint = f"seat{seat}", theme.PLAYERS[seat].tint
    head, ground = (left, top, right, top + HEAD), layout.around((left + 26, top + HEAD / 2), 18, 18)
    yield layout.plate(f"{name}.plate", box, static=True)
    yield Rect(name=f"{name}.head", layer=Layer.PLATE, box=head, radius=theme.RADIUS, fill=tint, static=True)
    yield Rect(name=f"{name}.mark.ground", layer=Layer.GRID, box=ground, radius=6, fill=theme.PAPER, static=True)
    rows = (tuple(TRANSPORTERS), (*PRINTED.wealth, "brick"), tuple(TOPIC_ICONS.get(topic, topic) for topic in TOPICS))
    for row, icons in enumerate(rows):
        for n, icon in enumerate(icons):
            at = _place(box, row, n, len(icons))
            yield Icon(
                name=f"{name}.printed.{row}.{icon}",
                layer=Layer.GRID,
                icon=icon,
                at=at,
                size=ICON,
                colour=FAINT,
                cut=theme.PANEL,
                static=True,
            )


def _place(box: Box, row: int, n: int, of: int) -> Point:
    """The middle of an icon in a row of a panel; counted ones leave room for the number."""
    left, top, right, bottom = box
    high = (bottom - top - HEAD - 8) / 3
    wide = (right - left - 20) / of
    y = round(top + HEAD + 4 + high * (row + 0.5))
    return round(left + 10 + wide * n + (wide / 2 if row == 2 else 20)), y


def _head(show: Show, table: Table, seat: Seat, riches: Wealth, box: Box) -> Iterable[AnyShape]:
    """Mark, name, the wealth so far, and whether the player is to act or done."""
    name = f"seat{seat}"
    left, top, right, bottom = box
    y = (top + bottom) / 2
    yield layout.player_mark(f"{name}.mark", seat, (left + 26, y), 26)
    points = str(riches.total)
    x = right - 14 - width(points, theme.MEDIUM, True)
    yield layout.label(f"{name}.points", points, (right - 14, y), theme.MEDIUM, anchor="rm")
    x -= 20
    yield sign(f"{name}.star", "star", (x, y - 1), 26, cut=theme.PLAYERS[seat].tint)
    signs = (
        ("trophy", bool(table.ended) and winner(table) == seat),
        ("clock", seat in show.view.waiting),
        ("hourglass", str(seat) in table.held),
        ("check", seat in table.done and not table.ended),
    )
    for icon, shown in signs:
        if shown:
            x -= 36
            yield sign(f"{name}.{icon}", icon, (x, y), 28, cut=theme.PLAYERS[seat].tint)
    start = left + 54
    yield layout.fitted(f"{name}.name", show.names[seat], (start, y), theme.SMALL, x - 24 - start)


Counted = tuple[str, int, str]
"""An icon, the number beside it, and the icon's ink."""


def _fleet(table: Table, seat: Seat) -> list[Counted]:
    counts = dict.fromkeys(TRANSPORTERS, 0)
    for unit in table.fleet(seat):
        counts[unit.kind] += 1
    return [(kind, n, theme.INK) for kind, n in counts.items()]


def _riches(table: Table, seat: Seat, riches: Wealth) -> list[Counted]:
    """The wealth at the end: goods on transporters, bricks of the wonder."""
    goods = [(kind, n, theme.GOODS[kind].ink) for kind, n in riches.goods.items()]
    return [*goods, ("brick", table.wonder.count(seat), theme.INK)]


def _known(seat: Seat, topic: str, at: Point) -> Iterable[AnyShape]:
    """A topic that has been researched, on a light plate."""
    name = f"seat{seat}.topic.{topic}"
    yield Rect(
        name=f"{name}.ground",
        layer=Layer.PIECE,
        box=layout.around(at, 19, 16),
        radius=6,
        fill=theme.PAPER,
        line=theme.INK,
        width=theme.THIN,
    )
    yield sign(name, TOPIC_ICONS.get(topic, topic), at, ICON, theme.INK, theme.PAPER)
