"""Options for maiden voyages: whole ones as rows with the ship fitted out and its points; those being put together as
cards with what differs; and what they have on board so far."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engine.core.values import Value
from engine.games.shipyard.actions import Voyage
from engine.games.shipyard.edition import ITEMS
from engine.games.shipyard.state import Player, Ship, Table
from engine.games.shipyard.voyage.chart import chart, start
from engine.games.shipyard.voyage.outcome import outcome
from engine.games.shipyard.voyage.proposals import Proposal, added
from engine.games.shipyard.voyage.routes import follow
from engine.games.shipyard.yard.columns import complete
from render import layout, theme
from render.scene import AnyShape, Box, Layer, Rect
from render.show import Mark

from . import fleet, tokens
from . import theme as colours

FIELDS = Voyage._fields


class Sailing(NamedTuple):
    """A whole voyage: its letter, the ship as it would join the fleet, what the viewer's contracts would add."""

    letter: str
    ship: Ship
    adds: int


def ships(table: Table, player: Player, held: Sequence[str], marks: Sequence[Mark]) -> list[Sailing]:
    """The whole voyages among the options."""
    found = []
    if player.figure is None:
        return []
    there = [ship.start + 1 for ship in complete(player.yard)]
    for mark in marks:
        if mark.kind == "voyage" and mark.value.route and mark.value.ship in there:
            way = follow(chart(table.edition, player.canals), start(player.figure), mark.value.route)
            if way is not None:
                ship, sailed, cut = outcome(table, player, mark.value)
                adds = added(table, player, held, Proposal(mark.value.ship, ship, sailed, tuple(cut)))
                found.append(Sailing(mark.letter, ship, sum(adds.values())))
    return found


def high(count: int) -> int:
    """How high the rows are together."""
    return count * (fleet.ROW + 8) if count else 0


def rows(table: Table, found: Sequence[Sailing], box: Box) -> Iterable[AnyShape]:
    """A row for each whole voyage."""
    left, top, right, _ = box
    for k, (letter, ship, adds) in enumerate(found):
        y = top + k * (fleet.ROW + 8)
        card = (left, y, right, y + fleet.ROW + 4)
        yield Rect(
            name=f"option.voyage.{k}", layer=Layer.PLATE, box=card, radius=10, fill=theme.PAPER, line=theme.CHOICE,
            width=theme.LINE,
        )  # fmt: skip
        yield from fleet.row(f"voyage.{k}", table, ship, (left, y, right, y + fleet.ROW), 44, adds)
        half, _ = layout.badge_half(letter, 27)
        yield from layout.badge(f"choice.{letter}.row", letter, (left + half + 6, y + 26), 27)


def differing(marks: Sequence[Mark]) -> str:
    """The field of a voyage that is chosen now: the first in which these differ; of one alone the last that is
    set."""
    values = [mark.value for mark in marks if mark.kind == "voyage"]
    if len(values) == 1:
        return next((name for name in reversed(FIELDS) if getattr(values[0], name)), "ship")
    return next((name for name in FIELDS if len({getattr(each, name) for each in values}) > 1), "")


def aboard(marks: Sequence[Mark]) -> tuple[int, dict[str, int]] | None:
    """The ship that is being fitted out, and what all these options have on board."""
    values = [mark.value for mark in marks if mark.kind == "voyage"]
    if not values or len({each.ship for each in values}) > 1:
        return None
    return values[0].ship, {item: min(getattr(each, item) for each in values) for item in ITEMS}


def face(name: str, field: str, value: Value, box: Box) -> Iterable[AnyShape]:
    """How many of an item, or the speed."""
    left, top, _, bottom = box
    at = (left + 46, (top + bottom) / 2)
    if field in colours.ITEMS:
        yield from tokens.item(name, field, at, 80)
    else:
        yield tokens.icon(name, "helm", at, 72, theme.SOFT, theme.PAPER)
    yield layout.label(f"{name}.count", str(getattr(value, field)), (left + 104, at[1]), 48, anchor="lm")
