"""Marks on what changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render import layout
from render.scene import AnyShape
from render.show import Change

from .yard import Yard


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
