"""The turn, above a sheet: the die taken, what is to be done now, how the gap has changed; what this turn has written
so far, and the bonuses still open."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.model import Seat
from engine.games.charmers.edition import PERSONS, bonus
from engine.games.charmers.pen import Notes, Pen, open_pen
from engine.games.charmers.prospects import obstacle
from engine.games.charmers.scoring import gap
from engine.games.charmers.state import Table, Turn
from render import layout
from render import theme as common
from render.scene import AnyShape, Box, Layer, Line, Point, Rect
from render.show import Show

from . import bonuses, chain, dice, drawings, hand
from .gap import change
from .page import Page

HIGH, LOW = 132, 80
"""The height of the strip with two rows, and with one."""
PILL, OPEN = 216, 46
"""The width of the gap before and after, and the size of an open bonus."""
TASKS = {"other": "palace", "sell_or_take": "merchant", "back_or_take": "portuguese", "second_half": "half"}
"""Tasks that look like a bonus."""


def high(page: Page, now: Turn) -> int:
    """The height of the strip."""
    return HIGH if now.open or any(chain.links(page)) else LOW


def strip(show: Show, table: Table, seat: Seat, page: Page, now: Turn, box: Box) -> Iterable[AnyShape]:
    """All of it, in two rows; in one where nothing is written and open yet."""
    left, top, right, bottom = box
    yield Rect(name="turn", layer=Layer.PLATE, box=box, radius=common.RADIUS, fill=page.mood.paper)
    found = list(chain.links(page))
    lower = round(bottom) - 30
    upper = round(top) + 36 if found or now.open else round((top + bottom) / 2)
    yield from dice.die("turn.die", now.die[:-1], table.dice[now.die].face, (left + 46, upper + 2), 68)
    x, end = left + 96, right - 12
    before, after = gap(page.edition, page.old), gap(page.edition, page.sheet)
    if before != after:
        yield from change("turn.gap", before, after, (end - PILL, upper - 26, end, upper + 26), 34)
        end -= PILL + 12
    if now.now and TASKS.get(now.now, now.now) != table.dice[now.die].face:
        yield from task("turn.now", now.now, (x + 30, upper), 60)
        x += 74
    said = show.speak.value("task", now.now) if now.now else show.speak("pic-open", count=len(now.open))
    size = layout.shrunk(said, common.MEDIUM, end - x)
    yield layout.fitted("turn.name", said, (x, upper), size, end - x)
    if upper > lower - 60:
        return
    line = ((left + 12, top + 72), (right - 12, top + 72))
    yield Line(name="turn.line", layer=Layer.GRID, points=line, colour=page.mood.line, width=2)
    end = right - 16
    if now.open:
        yield from _open(page, open_pen(table, seat, Notes().say), now, (right - 16, lower))
        end -= _wide(now) + 24
    written = (left + 14, lower - 22, end, lower + 22)
    yield from chain.row("turn.chain", found, written)


def _step(now: Turn) -> float:
    """How far open bonuses are apart."""
    return min(74.0, 500 / len(now.open))


def _wide(now: Turn) -> float:
    return _step(now) * (len(now.open) - 1) + OPEN + 14


def _open(page: Page, pen: Pen, now: Turn, end: Point) -> Iterable[AnyShape]:
    """The bonuses still open, circled, up to that point; those that cannot be used now are veiled."""
    first = end[0] - _wide(now) + OPEN / 2 + 7
    for k, name in enumerate(now.open):
        at = (round(first + _step(now) * k), round(end[1]))
        yield from task(f"turn.open.{k}", name, at, OPEN)
        usable = not obstacle(pen, name)
        if not usable:
            box, veil = layout.around(at, OPEN / 2, OPEN / 2), page.mood.paper + "b0"
            yield Rect(name=f"turn.open.{k}.veil", layer=Layer.PLAYER, box=box, radius=8, fill=veil)
        yield from hand.circled(f"turn.open.{k}.circle", at, 26, width=3.2, fresh=usable)


def task(name: str, what: str, at: Point, size: float) -> Iterable[AnyShape]:
    """The sign of a task or of an open bonus."""
    corner = (round(at[0] - size / 2), round(at[1] - size / 2))
    what = TASKS.get(what, what)
    if what in (*drawings.STANDING, *PERSONS):
        yield from drawings.drawn(name, what, corner, size)
    elif what == "two_halves":
        yield from dice.die(name, "green", what, at, size)
    else:
        kind, count = bonus(what)
        yield from bonuses.sign(name, kind, count, at, size)
