"""Beside the map: turn and phase, the temple and the order of play, the wonder, the tiles to lay."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.roads.components import BOX, WONDER
from engine.games.roads.state import NEUTRAL, Table
from engine.games.roads.world.atlas import TERRAIN
from render import layout, theme
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect, Text
from render.scene import Line as Stroke
from render.show import Show

from ..pieces import Scale
from ..signs import piece as signed
from ..signs import signs
from . import laying

PHASES = {"production": "production", "movement": "arrow", "building": "building", "wonder": "wonder"}
"""The phases of a turn in order, and their icons."""
WAITING = Scale(theme.SMALL, 1)
"""The signs of players waiting to buy a brick."""
TITLE, ROW = 64, 84
"""The height of the turn with its phase, and of the temple row and of the order of play, each with its caption."""
LINE = 64
"""From one number beside the wonder to the next: the number and its caption."""
BRICK, COURSE = 32, 22
"""A brick of the wonder with the gap beside it, and a row with the gap above it."""


def sign(name: str, icon: str, at: Point, size: float, colour: str = theme.INK, cut: str = theme.PANEL) -> Icon:
    """An icon of a panel."""
    return Icon(name=name, layer=Layer.PIECE, icon=icon, at=at, size=size, colour=colour, cut=cut)


def words(name: str, text: str, at: Point, size: int = theme.MEDIUM, colour: str = theme.INK) -> Text:
    """A text of a panel, beginning at a point."""
    return layout.label(name, text, at, size, anchor="lm", colour=colour)


# --- turn and order


def turn_high(table: Table) -> int:
    """How high the panel with turn and order is."""
    return TITLE + 2 * ROW if _several(table) else TITLE


def _several(table: Table) -> bool:
    return len(table.players) > 1 and bool(table.temple) and not table.ended


def turn(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """The turn and its phase; below, if several play, the temple row and the order of play."""
    yield layout.plate("turn", box, static=True)
    left, top, right, bottom = box
    rows = 2 if _several(table) else 0
    air = max(0.0, bottom - top - TITLE - rows * ROW) / (rows + 1)
    y = top + air / 2 + TITLE / 2
    begun = table.turn > 0 and not table.ended
    x = right - 12 - 4 * 46 if begun else right - 16
    title, room = _title(show, table), x - left - 26
    yield layout.fitted("turn.title", title, (left + 20, y), layout.shrunk(title, theme.MEDIUM, room), room)
    for k, (phase, icon) in enumerate(PHASES.items() if begun else ()):
        at = (x + k * 46 + 23, y)
        now = phase == table.phase
        if now:
            ground = layout.around(at, 21, 21)
            yield Rect(name="turn.now", layer=Layer.GRID, box=ground, radius=8, fill=theme.INK)
        colour = theme.PAPER if now else theme.SOFT + "90"
        yield sign(f"turn.{phase}", icon, at, 30, colour, theme.INK if now else theme.PANEL)
    if rows:
        y = top + TITLE + air
        yield caption("temple.caption", show.speak("pic-temple"), (left + 20, y + 14), right - left - 36)
        yield from _temple(table, (left + 20, y + 48), right - 20)
        y += ROW + air
        called = show.speak("pic-called") if table.called else show.speak("pic-order")
        yield caption("chart.caption", called, (left + 20, y + 10), right - left - 36)
        yield from _chart(show, table, (left + 20, y + 48), right - 20)


def caption(name: str, text: str, at: Point, room: float, size: int = theme.SMALL) -> Text:
    """What a part of a panel is, in small words."""
    fits = layout.shrunk(text, size, room, bold=False)
    return layout.fitted(name, text, at, fits, room, colour=theme.SOFT, bold=False)


def _title(show: Show, table: Table) -> str:
    if table.ended:
        return show.speak("pic-over")
    if table.turn:
        last = f"/{WONDER.solo.turns}" if table.solo else ""
        return show.speak("pic-turn", turn=f"{table.turn}{last}")
    doing = show.view.doing[-1] if show.view.doing else ""
    return show.speak(f"pic-{doing}") if doing in ("laying", "homes") else show.speak("pic-start")


def _temple(table: Table, at: Point, right: float) -> Iterable[AnyShape]:
    """The temple row, nearest first."""
    x, y = at
    yield sign("temple", "temple", (x + 22, y), 44)
    step = (right - x - 64) / len(table.temple)
    for k, seat in enumerate(table.temple):
        spot = (x + 64 + step * (k + 0.5), y)
        if k + 1 < len(table.temple):
            ends = ((spot[0] + 24, y), (spot[0] + step - 24, y))
            yield Stroke(name=f"temple.gap.{k}", layer=Layer.GRID, points=ends, colour=theme.EDGE, width=theme.THIN)
        yield layout.player_mark(f"temple.{seat}", seat, spot, 30)


def _chart(show: Show, table: Table, at: Point, right: float) -> Iterable[AnyShape]:
    """The slots of the order chart; dark if an order was called for this phase. While it is being settled it shows
    the slots that are taken."""
    x, y = at
    seats = len(table.players)
    chart = {str(n): seat for n, seat in enumerate(table.chart, 1)}
    if show.view.doing[-1:] in (("praying",), ("slots",)):
        chart = table.slots
    gap, aside, half = (12, 10, 19) if seats <= 4 else (5, 6, 16)
    step = (right - x + gap) / seats
    for k in range(seats):
        box = (x + k * step, y - 24, x + (k + 1) * step - gap, y + 24)
        fill, ink = (theme.INK, theme.PAPER) if table.called else (theme.WELL, theme.SOFT)
        name = f"chart.{k + 1}"
        yield Rect(name=name, layer=Layer.GRID, box=box, radius=8, fill=fill)
        yield words(f"{name}.slot", str(k + 1), (box[0] + aside, y), theme.SMALL, ink)
        seat = chart.get(str(k + 1))
        if seat is not None:
            spot = ((box[0] + 12 + aside + box[2]) / 2, y)
            ground = layout.around(spot, half, half)
            if table.called:
                yield Rect(name=f"{name}.ground", layer=Layer.GRID, box=ground, radius=6, fill=theme.PAPER)
            yield layout.player_mark(f"{name}.seat{seat}", seat, spot, 1.5 * half)


# --- the wonder


def rows_shown(table: Table) -> int:
    """How many rows of the wonder are drawn: up to the end's, alone some above the last brick."""
    end = WONDER.marks.get(str(len(table.players)))
    if end:
        return WONDER.row_of(end) + 1
    return max(8, min(len(WONDER.rows), WONDER.row_of(min(len(table.wonder) + 1, sum(WONDER.rows))) + 3))


def wonder_high(table: Table) -> int:
    """How high the wonder's panel is."""
    return max(rows_shown(table) * COURSE, LINE * len(_lines(table))) + 30


def wonder(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """The bricks with their owners from the bottom up, new ones framed, with the events at their bricks; beside them
    the outlook."""
    yield layout.plate("wonder", box, static=True)
    left, top, right, bottom = box
    rows = rows_shown(table)
    across = max(WONDER.rows[:rows]) * BRICK
    new = {int(change.value) for change in show.changes if change.kind == "brick"}
    first = 1
    middle = left + 20 + across / 2
    base = (top + bottom + rows * COURSE) / 2
    for row in range(rows):
        size = WONDER.rows[row]
        y = base - (row + 0.5) * COURSE
        x = middle - size * BRICK / 2
        for k in range(size):
            at = (x + (k + 0.5) * BRICK, y)
            yield from _brick(table, first + k, at)
            if first + k in new:
                ring = layout.around(at, BRICK / 2 + 1, COURSE / 2 + 1)
                yield Rect(
                    name=f"change.brick.{first + k}",
                    layer=Layer.CHANGE,
                    box=ring,
                    radius=5,
                    line=theme.CHANGE,
                    width=theme.LINE,
                )
        first += size
    yield from _outlook(show, table, (left + across + 40, top + 16, right - 12, bottom - 16))


def _brick(table: Table, n: int, at: Point) -> Iterable[AnyShape]:
    """A brick with its owner's mark over its empty place, and the event it brings."""
    name, box = f"wonder.{n}", layout.around(at, BRICK / 2 - 1, COURSE / 2 - 1)
    yield Rect(
        name=f"{name}.place", layer=Layer.GRID, box=box, radius=4, fill=theme.PANEL, line=theme.EDGE,
        width=theme.THIN, static=True,
    )  # fmt: skip
    if n <= len(table.wonder):
        owner = table.wonder[n - 1]
        mark = theme.PLAYERS[owner] if owner != NEUTRAL else None
        fill = mark.colour if mark else theme.NEUTRAL
        yield Rect(name=name, layer=Layer.PIECE, box=box, radius=4, fill=fill, line=theme.INK, width=theme.THIN)
        if mark:
            yield sign(f"{name}.mark", mark.shape, at, 12)
    elif table.sinks and n == table.flood_brick:
        yield sign(f"{name}.flood", "wave", at, 18, theme.SHORE)
    elif n == table.donkey_brick:
        yield sign(f"{name}.donkey", "donkey", at, 18)
    elif n == WONDER.dearer:
        yield layout.label(f"{name}.dearer", "+1", at, theme.SMALL, layer=Layer.PIECE)
    elif n == WONDER.irrigation:
        yield sign(f"{name}.drop", "drop", at, 16, theme.SHORE)
    elif n == WONDER.marks.get(str(len(table.players))):
        yield sign(f"{name}.end", "flag", at, 16)


def _lines(table: Table) -> list[str]:
    """What is told beside the wonder; alone there is no brick that ends the game, at the end none to buy."""
    end = ["end"] if str(len(table.players)) in WONDER.marks else []
    return ["bricks", *end, "neutral", *([] if table.ended else ["price"])]


def _outlook(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """Bricks laid, the brick that ends the game, neutral bricks left, the price of a player's first brick, each with
    its name; and who waits to buy."""
    left, top, right, bottom = box
    laid = len(table.wonder)
    end = WONDER.marks.get(str(len(table.players)))
    price = 2 if laid + 1 >= WONDER.dearer else 1
    lines = _lines(table)
    step = min(LINE + 4.0, (bottom - top) / len(lines))
    ys = {line: (top + bottom) / 2 + step * (k - (len(lines) - 1) / 2) - 12 for k, line in enumerate(lines)}
    for line, at in ys.items():
        yield caption(f"wonder.{line}.caption", show.speak(f"pic-{line}"), (left + 4, at + 30), right - left)
    yield from layout.counted("wonder.laid", "wonder", str(laid), (left, ys["bricks"]), theme.MEDIUM)
    if end:
        yield from layout.counted("wonder.end", "flag", str(end), (left, ys["end"]), theme.MEDIUM)
    y = ys["neutral"]
    yield Rect(
        name="wonder.neutral",
        layer=Layer.PIECE,
        box=(left + 4, y - 10, left + 35, y + 10),
        radius=4,
        fill=theme.NEUTRAL,
        line=theme.INK,
        width=theme.THIN,
    )
    yield words("wonder.neutral.text", str(table.neutral), (left + 45, y))
    if "price" in ys:
        at = ys["price"]
        yield from layout.counted("wonder.price", "good", str(price), (left + 4, at), theme.SMALL)
        yield sign("wonder.price.buys", "arrow", (left + 62, at), 20)
        yield sign("wonder.price.brick", "brick", (left + 90, at), 26)
    waiting = [each for each in signs(table) if each.tile == "wonder"]
    for k, each in enumerate(waiting):
        piece = signed(each, WAITING, small=True)
        yield from piece.draw((right + 6 - piece.wide / 2, y - (piece.high + 6) * k))


# --- while the map is laid


def supply(table: Table, box: Box) -> Iterable[AnyShape]:
    """The tiles that may still be laid, by terrain and river."""
    yield layout.plate("supply", box, static=True)
    left, top, right, bottom = box
    kinds = [(terrain, shape) for terrain, shapes in BOX.tiles.items() for shape in shapes]
    columns, rows = 5, len(TERRAIN)
    wide, high = (right - left - 24) / columns, (bottom - top - 24) / rows
    place = {shape: n for n, shape in enumerate(("plain", "straight", "wide", "sharp", "source"))} | {"fork": 4}
    for terrain, shape in kinds:
        n = table.supply.get(terrain if shape == "plain" else f"{terrain}.{shape}", 0)
        row = list(BOX.tiles).index(terrain)
        at = (left + 12 + wide * place[shape] + 24, top + 12 + high * (row + 0.5))
        name = f"supply.{terrain}.{shape}"
        yield from laying.tile(name, terrain, laying.RIVERS[shape], at, 19, left=n > 0)
        ink = theme.INK if n else theme.SOFT + "90"
        yield words(f"{name}.count", str(n), (at[0] + 23, at[1]), theme.SMALL, ink)
