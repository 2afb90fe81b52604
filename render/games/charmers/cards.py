"""Cards above a sheet for options that have no place on it: goods to be chosen together, the ways a road may be
turned; each with what it would bring."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.model import Action, Seat
from engine.core.text import kinds
from engine.core.values import Value
from engine.games.charmers import previews, tasks
from engine.games.charmers.actions import Lay
from engine.games.charmers.edition import bonus
from engine.games.charmers.pen import Notes, open_pen
from engine.games.charmers.state import Table
from render import layout
from render import theme as common
from render.scene import AnyShape, Box, Icon, Layer, Point, Rect
from render.show import Mark

from . import bonuses, theme, ways
from .page import Page

HIGH = 70
"""The height of a row."""
ROADS, WARES = ("road", "half"), ("goods", "sale")
"""Kinds of options that are roads, and that are goods."""
GAINS, SIGN, GOOD = 3, 43, 28.5
"""Signs of what an option brings, at most, and the room of each; the least room of a good."""


def carded(marks: Sequence[Mark]) -> list[Mark]:
    """The options that stand on cards: goods; and roads, where all lie in one cell and differ as they are turned."""
    lays = [mark for mark in marks if mark.kind in ROADS]
    one = len({mark.value.cell for mark in lays}) == 1 and all(mark.value.sides for mark in lays)
    return [mark for mark in marks if mark.kind in WARES or (one and mark.kind in ROADS)]


def rows(marks: Sequence[Mark]) -> int:
    """How many rows of cards there are."""
    return -(-len(marks) // _per_row(marks))


def _per_row(marks: Sequence[Mark]) -> int:
    if len(marks) == 6:
        return 3 if any(mark.kind in WARES and len(mark.value) > 1 for mark in marks) else 6
    return 5


def strip(table: Table, seat: Seat, page: Page, marks: Sequence[Mark], box: Box) -> Iterable[AnyShape]:
    """A card for each of these options."""
    left, top, right, _ = box
    yield Rect(name="cards", layer=Layer.PLATE, box=box, radius=common.RADIUS, fill=page.mood.paper)
    count = _per_row(marks)
    wide, found = (right - left - 8) / count, brings(table, seat, marks)
    for k, (mark, gains) in enumerate(zip(marks, found, strict=True)):
        x, y = left + 4 + wide * (k % count), top + 8 + HIGH * (k // count)
        card = (round(x) + 4, round(y), round(x + wide) - 4, round(y) + HIGH - 8)
        yield Rect(
            name=f"option.card.{k}", layer=Layer.VALUE, box=card, radius=10, fill=theme.WHITE, line=common.CHOICE,
            width=common.LINE,
        )  # fmt: skip
        middle = round(y) + (HIGH - 8) // 2
        yield from layout.badge(f"choice.{mark.letter}", mark.letter, (card[0] + 28, middle), common.MEDIUM)
        yield from _face(f"card.{k}", mark, gains, (card[0] + 50, card[2] - 4), middle)


def _face(name: str, mark: Mark, gains: Sequence[str], span: tuple[float, float], y: float) -> Iterable[AnyShape]:
    """What is chosen, and behind it what it brings: both in the middle of the card."""
    room = span[1] - span[0]
    least = 60 if isinstance(mark.value, Lay) else GOOD * len(mark.value)
    gains = gains[: max(0, int((room - least - 4) / SIGN))]
    most = 60 if isinstance(mark.value, Lay) else 42 * len(mark.value)
    own = min(most, room - (4 + SIGN * len(gains)) * bool(gains))
    x = (span[0] + span[1] - own - (4 + SIGN * len(gains)) * bool(gains)) / 2
    yield from _chosen(name, mark.value, (x, x + own), y)
    x += own + 4
    for k, gain in enumerate(gains):
        kind, count = bonus(gain)
        at = (round(x + SIGN * (k + 0.5)), round(y))
        yield from bonuses.sign(f"{name}.gain.{k}", kind, count, at, round(SIGN * 0.9))


def _chosen(name: str, value: Value, span: tuple[float, float], y: float) -> Iterable[AnyShape]:
    if isinstance(value, Lay):
        at: Point = (round((span[0] + span[1]) / 2), y)
        box = layout.around(at, 30, 30)
        yield Rect(name=f"{name}.cell", layer=Layer.VALUE, box=box, radius=8, fill=theme.AREAS["green"].fill)
        yield from ways.drawn(f"{name}.way", value.sides, at, 60, layer=Layer.PIECE)
        return
    step = (span[1] - span[0]) / max(len(value), 1)
    for k, good in enumerate(value):
        yield Icon(
            name=f"{name}.{k}", layer=Layer.PIECE, icon=good, at=(round(span[0] + step * (k + 0.5)), y),
            size=round(step * 0.95), colour=theme.GOODS[good], cut=theme.WHITE,
        )  # fmt: skip


# --- what they bring


def brings(table: Table, seat: Seat, marks: Sequence[Mark]) -> list[tuple[str, ...]]:
    """The bonuses that each option brings, as the engine tries it out; those that all bring are told by none."""
    found = [_gains(table, seat, action) for action in actions(table, seat, marks)]
    if len(found) > 1 and len(set(found)) == 1:
        return [()] * len(found)
    return found


def _gains(table: Table, seat: Seat, action: Action | None) -> tuple[str, ...]:
    if action is None:
        return ()
    shown = previews.of_step(table, seat, action)  # type: ignore[arg-type]
    counted = [f"{name}{shown.gain[name]}" for name in ("fame", "money") if 0 < shown.gain.get(name, 0) < 10]
    karma = ["karma"] * (shown.gain.get("karma", 0) > 0)
    opened = [task for note in shown.notes if note.code == "opens" for task in note.args["tasks"]]
    return tuple([*counted, *karma, *opened][:GAINS])


def actions(table: Table, seat: Seat, marks: Sequence[Mark]) -> list[Action | None]:
    """The action that each option stands for: of several that bring the same, the first."""
    if table.turns[seat] is None:
        return [None] * len(marks)
    offered = tasks.offered(open_pen(table, seat, Notes().say))
    fits = {
        (kinds(verb)[verb.__struct_fields__[0]], value): verb(value)
        for verb, values in reversed(offered.items())
        for value in values
    }
    return [fits.get((mark.kind, mark.value)) for mark in marks]
