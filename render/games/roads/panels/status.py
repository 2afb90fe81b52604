"""Beside the map: turn and phase, the temple and the order of play, the wonder, the tiles to lay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from engine.games.roads.components import BOX, WONDER
from engine.games.roads.scoring import winner
from engine.games.roads.state import NEUTRAL, Table
from engine.games.roads.world.atlas import TERRAIN
from render import layout, theme
from render.measure import width
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect, Text
from render.scene import Line as Stroke
from render.show import Show

from ..pieces import Scale
from ..signs import piece as signed
from ..signs import signs
from . import laying

PHASES = {"production": "production", "movement": "arrow", "building": "building", "wonder": "wonder"}
"""The phases of a turn in order, and their icons."""
TITLE, ROW = 64, 84
"""The height of the turn with its phase, and of the temple row and of the order of play, each with its caption."""


class Wall(NamedTuple):
    """Sizes of the wonder: a brick with the gap beside it, a row with the gap above it, owners' marks, other signs,
    text and captions; from one number beside it to the next."""

    brick: int = 32
    course: int = 22
    mark: int = 12
    sign: int = 17
    text: int = theme.SMALL
    line: int = 64

    def waiting(self) -> Scale:
        """The signs of players waiting to buy a brick."""
        return Scale(self.text, 1, mark=self.mark)


SMALL, PHONE = Wall(), Wall(50, 33, 27, 27, 27, 78)
READ = 27
"""The least text on a phone."""


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


def turn(show: Show, table: Table, box: Box, *, large: bool = False) -> Iterable[AnyShape]:
    """The turn and its phase; below, if several play, the temple row and the order of play."""
    yield layout.plate("turn", box, static=True)
    left, top, right, bottom = box
    rows = 2 if _several(table) else 0
    if table.ended and large:
        yield from _won(show, table, box)
        return
    air = max(0.0, bottom - top - TITLE - rows * ROW) / (rows + 1)
    y = top + air / 2 + TITLE / 2
    begun = table.turn > 0 and not table.ended
    x = right - 12 - 4 * 46 if begun else right - 16
    title, room = _title(show, table), x - left - 26
    size = max(READ, layout.shrunk(title, theme.MEDIUM, room)) if large else layout.shrunk(title, theme.MEDIUM, room)
    yield layout.fitted("turn.title", title, (left + 20, y), size, room)
    words_size = READ if large else theme.SMALL
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
        said = show.speak("pic-temple")
        if large and width(said, READ) > right - left - 36 and "," in said:
            first, _, said = said.rpartition(" ")
            yield caption("temple.caption.1", first, (left + 20, y - 18), right - left - 36, words_size)
        yield caption("temple.caption", said, (left + 20, y + 14), right - left - 36, words_size)
        yield from _temple(table, (left + 20, y + 54 if large else y + 48), right - 20)
        y += ROW + air
        called = show.speak("pic-called") if table.called else show.speak("pic-order")
        yield caption("chart.caption", called, (left + 20, y + 10), right - left - 36, words_size)
        yield from _chart(show, table, (left + 20, y + 52 if large else y + 48), right - 20, words_size)


def _won(show: Show, table: Table, box: Box) -> Iterable[AnyShape]:
    """That the game is over, and who has won."""
    left, _, right, _ = box
    (x, y), seat = layout.centre(box), winner(table)
    said, name = show.speak("pic-over"), show.names[seat]
    yield layout.fitted("turn.title", said, (x, y + 88), theme.MEDIUM, right - left - 32, anchor="mm")
    yield sign("turn.trophy", "trophy", (x, y - 74), 96)
    room = right - left - 86
    size = max(READ, layout.shrunk(name, 36, room))
    across = min(width(name, size, True), room) + 50
    yield layout.player_mark("turn.winner.mark", seat, (round(x - across / 2 + 18), round(y + 22)), 36)
    yield layout.fitted("turn.winner.name", name, (round(x - across / 2 + 50), round(y + 22)), size, room)


def caption(name: str, text: str, at: Point, room: float, size: int = theme.SMALL) -> Text:
    """What a part of a panel is, in small words."""
    fits = size if size >= READ else layout.shrunk(text, size, room, bold=False)
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


def _chart(show: Show, table: Table, at: Point, right: float, size: int) -> Iterable[AnyShape]:
    """The slots of the order chart; dark if an order was called for this phase. While it is being settled it shows
    the slots that are taken."""
    x, y = at
    seats = len(table.players)
    chart = {str(n): seat for n, seat in enumerate(table.chart, 1)}
    if show.view.doing[-1:] in (("praying",), ("slots",)):
        chart = table.slots
    gap, aside, half = (12, 10, 19) if seats <= 4 else (5, 6, 18 if size >= READ else 16)
    step = (right - x + gap) / seats
    for k in range(seats):
        box = (x + k * step, y - 24, x + (k + 1) * step - gap, y + 24)
        fill, ink = (theme.INK, theme.PAPER) if table.called else (theme.WELL, theme.SOFT)
        name = f"chart.{k + 1}"
        yield layout.edged(Rect(name=name, layer=Layer.GRID, box=box, radius=8, fill=fill))
        yield words(f"{name}.slot", str(k + 1), (box[0] + aside, y), size, ink)
        seat = chart.get(str(k + 1))
        if seat is not None:
            spot = ((box[0] + size * 0.6 + aside + box[2]) / 2, y)
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


def wonder_high(table: Table, wall: Wall = SMALL) -> int:
    """How high the wonder's panel is."""
    return max(rows_shown(table) * wall.course, wall.line * len(_lines(table))) + 30


def wonder(show: Show, table: Table, box: Box, wall: Wall = SMALL) -> Iterable[AnyShape]:
    """The bricks with their owners from the bottom up, new ones framed, with the events at their bricks; beside them
    the outlook."""
    yield layout.plate("wonder", box, static=True)
    left, top, right, bottom = box
    rows = rows_shown(table)
    brick, course = wall.brick, wall.course
    across = max(WONDER.rows[:rows]) * brick
    new = {int(change.value) for change in show.changes if change.kind == "brick"}
    first = 1
    middle = left + 20 + across / 2
    base = (top + bottom + rows * course) / 2
    for row in range(rows):
        size = WONDER.rows[row]
        y = base - (row + 0.5) * course
        x = middle - size * brick / 2
        for k in range(size):
            at = (x + (k + 0.5) * brick, y)
            yield from _brick(table, first + k, at, wall)
            if first + k in new:
                ring = layout.around(at, brick / 2 + 1, course / 2 + 1)
                yield Rect(
                    name=f"change.brick.{first + k}",
                    layer=Layer.CHANGE,
                    box=ring,
                    radius=5,
                    line=theme.CHANGE,
                    width=theme.LINE,
                )
        first += size
    beside = left + across + (24 if wall.text >= READ else 40)
    yield from _outlook(show, table, (beside, top + 16, right - 12, bottom - 16), wall)


def _brick(table: Table, n: int, at: Point, wall: Wall) -> Iterable[AnyShape]:
    """A brick with its owner's mark over its empty place, and the event it brings."""
    name, box = f"wonder.{n}", layout.around(at, wall.brick / 2 - 1, wall.course / 2 - 1)
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
            yield sign(f"{name}.mark", mark.shape, at, wall.mark)
    elif table.sinks and n == table.flood_brick:
        yield sign(f"{name}.flood", "wave", at, wall.sign, theme.SHORE)
    elif n == table.donkey_brick:
        yield sign(f"{name}.donkey", "donkey", at, wall.sign)
    elif n == WONDER.dearer:
        yield layout.label(f"{name}.dearer", "+1", at, wall.text, layer=Layer.PIECE)
    elif n == WONDER.irrigation:
        yield sign(f"{name}.drop", "drop", at, wall.sign, theme.SHORE)
    elif n == WONDER.marks.get(str(len(table.players))):
        yield sign(f"{name}.end", "flag", at, wall.sign)


WAITING = ("neutral", "end", "bricks", "price")
"""The rows in which those stand who wait to buy, the first first."""


def _lines(table: Table) -> list[str]:
    """What is told beside the wonder; alone there is no brick that ends the game, at the end none to buy."""
    end = ["end"] if str(len(table.players)) in WONDER.marks else []
    return ["bricks", *end, "neutral", *([] if table.ended else ["price"])]


def _outlook(show: Show, table: Table, box: Box, wall: Wall) -> Iterable[AnyShape]:
    """Bricks laid, the brick that ends the game, neutral bricks left, the price of a player's first brick, each with
    its name; and who waits to buy."""
    left, top, right, bottom = box
    laid = len(table.wonder)
    end = WONDER.marks.get(str(len(table.players)))
    price = 2 if laid + 1 >= WONDER.dearer else 1
    lines = _lines(table)
    step = min(wall.line + 4.0, (bottom - top) / len(lines))
    ys = {line: (top + bottom) / 2 + step * (k - (len(lines) - 1) / 2) - 12 for k, line in enumerate(lines)}
    for line, at in ys.items():
        below = (left + 4, at + (34 if wall.text >= READ else 30))
        yield caption(f"wonder.{line}.caption", show.speak(f"pic-{line}"), below, right - left, wall.text)
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
        yield from layout.counted("wonder.price", "good", str(price), (left + 4, at), wall.text)
        x = left + 20 + layout.counted_width(str(price), wall.text)
        yield sign("wonder.price.buys", "arrow", (x, at), wall.text)
        yield sign("wonder.price.brick", "brick", (x + wall.text + 6, at), 28)
    waiting = [each for each in signs(table) if each.tile == "wonder"]
    rows = sorted(ys, key=WAITING.index)
    for k, each in enumerate(waiting):  # one in a row, where no caption is
        piece = signed(each, wall.waiting(), small=True)
        x = right - piece.wide / 2 - k // len(rows) * (piece.wide + 6)
        yield from piece.draw((x, ys[rows[k % len(rows)]] - 2))


# --- while the map is laid


def supply(table: Table, box: Box, size: int = theme.SMALL) -> Iterable[AnyShape]:
    """The tiles that may still be laid, by terrain and river."""
    yield layout.plate("supply", box, static=True)
    left, top, right, bottom = box
    kinds = [(terrain, shape) for terrain, shapes in BOX.tiles.items() for shape in shapes]
    columns, rows, radius = 5, len(TERRAIN), 31 if size >= READ else 19
    wide, high = (right - left - 24) / columns, (bottom - top - 24) / rows
    place = {shape: n for n, shape in enumerate(("plain", "straight", "wide", "sharp", "source"))} | {"fork": 4}
    for terrain, shape in kinds:
        n = table.supply.get(terrain if shape == "plain" else f"{terrain}.{shape}", 0)
        row = list(BOX.tiles).index(terrain)
        at = (left + 12 + wide * place[shape] + radius + 5, top + 12 + high * (row + 0.5))
        name = f"supply.{terrain}.{shape}"
        yield from laying.tile(name, terrain, laying.RIVERS[shape], at, radius, left=n > 0)
        ink = theme.INK if n else theme.SOFT + "90"
        yield words(f"{name}.count", str(n), (at[0] + radius + 4, at[1]), size, ink)
