"""Chains of bonuses: what may follow an action on one's own sheet, until nothing more can be done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.model import Action

from .. import actions as act
from .. import tasks
from ..pen import Pen
from .worth import Outlook


class End(NamedTuple):
    """The end of a chain: what the sheet is then worth, and the chain's first action (None if there is no choice)."""

    worth: int
    first: Action | None


class _Link(NamedTuple):
    """A chain that goes on: its worth so far with what is open, its first action, and the pen that draws it."""

    worth: int
    first: Action | None
    pen: Pen


def silent(code: str, **args: object) -> None:
    """Nothing is told of what is only tried."""


def trial(pen: Pen) -> Pen:
    """A pen on a copy of sheet and turn."""
    return Pen(pen.table, pen.seat, pen.sheet.copied(), pen.turn.copied(), silent)


def best(outlook: Outlook, pen: Pen, width: int, most: int) -> End:
    """The best end of a turn as it stands now. `width` chains are followed at a time, and only one when `most` steps
    have been tried. Whatever can be used is used: no bonus does harm."""
    links, found, tried = [_Link(0, None, pen)], list[End](), 0
    while links:
        nexts: dict[tuple[object, ...], _Link] = {}
        for link in links if tried < most else links[:1]:
            steps = list(_steps(link.pen))
            if not steps:
                found.append(End(outlook.worth(link.pen.sheet), link.first))
            for action in steps:
                after = trial(link.pen)
                tasks.use(after, action)
                first = link.first or action
                if not after.turn.now and not after.turn.open:
                    found.append(End(outlook.worth(after.sheet), first))
                    continue
                value = outlook.worth(after.sheet, after.turn)
                key = _key(after)
                if key not in nexts or nexts[key].worth < value:
                    nexts[key] = _Link(value, first, after)
            tried += len(steps)
        links = sorted(nexts.values(), key=lambda each: -each.worth)[:width]
    return max(found, key=lambda each: each.worth)


def _steps(pen: Pen) -> Iterator[tasks.Step]:
    """All steps that can be taken now."""
    for verb, values in tasks.offered(pen).items():
        for value in values:
            yield verb(value)


def _key(pen: Pen) -> tuple[object, ...]:
    """Equal for chains that led to the same sheet in another order."""
    sheet, turn = pen.sheet, pen.turn
    return (
        sheet.money,
        sheet.fame,
        sheet.karma,
        *sheet.circled.values(),
        *sheet.sold.values(),
        *sheet.palace.values(),
        *sheet.upgrades.values(),
        *sheet.river,
        turn.now,
        *sorted(turn.open),
        *sorted(sheet.roads.items()),
    )


def leaves(pen: Pen) -> Action:
    """What ends a task or a turn where nothing can be used any more."""
    return act.Leave() if pen.turn.now in tasks.MAY_LEAVE else act.Finish()
