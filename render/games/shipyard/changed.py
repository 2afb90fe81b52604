"""Marks on what changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.games.shipyard.state import Table
from render import layout
from render.scene import AnyShape, Box
from render.show import Change

from . import panel
from .track import Loop
from .yard import Yard


def small(table: Table, changes: Sequence[Change], loop: Loop, boxes: Sequence[Box]) -> Iterable[AnyShape]:
    """What changed on the whole table: tiles, columns of yards, canals, points."""
    for k, change in enumerate(changes):
        if change.seat is None:
            continue
        panelled = boxes[change.seat]
        box = None
        match change.kind:
            case "tile" if change.value in table.spaces:
                box = layout.inset(loop.tile(table, change.value), -6)
            case "column":
                box = layout.inset(panel.column(panel.corner(panelled), change.value - 1), 1)
            case "canal" if (laid := panel.waters(table, change.seat, panelled)) is not None:
                if any(each.cell == change.value for each in table.players[change.seat].canals):
                    box = laid.box(change.value)
        if box is not None:
            yield layout.frame(f"changed.{k}", box, 10)


def large(yard: Yard, changes: Sequence[Change]) -> Iterable[AnyShape]:
    """What changed in a yard that is drawn large."""
    for k, change in enumerate(changes):
        if change.seat != yard.seat:
            continue
        box = None
        match change.kind:
            case "column":
                box = layout.inset(yard.column(change.value - 1), 2)
            case "canal" if yard.waters is not None and any(x.cell == change.value for x in yard.player.canals):
                box = yard.waters.box(change.value)
            case "item" if "store" in yard.parts and yard.player.store.get(change.value):
                box = layout.inset(yard.stored(change.value), -4)
            case "employee" if "people" in yard.parts and change.value in yard.player.employees:
                at = yard.person(yard.player.employees.index(change.value))
                box = layout.around(at, 44, 44)
        if box is not None:
            yield layout.frame(f"changed.{k}", box, 10)
