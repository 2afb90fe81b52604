"""Marks on what changed: frames around what was drawn of it, found by its name in the scene."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.model import Seat
from engine.games.shipyard.state import Player, Table
from render import layout
from render.scene import AnyShape, Box
from render.show import Change

from . import panel
from .track import Loop, owner
from .yard import Yard


def small(
    table: Table, changes: Sequence[Change], loop: Loop | None, boxes: Mapping[int, Box], drawn: Sequence[AnyShape]
) -> Iterable[AnyShape]:
    """What changed on the track and in the panels, as far as they are in the picture."""
    for k, change in enumerate(changes):
        if change.seat is None:
            continue
        seat, player, box = change.seat, table.players[change.seat], None
        match change.kind:
            case "tile" if loop is not None and owner(table, change.value) == change.seat:
                box = layout.inset(loop.tile(table, change.value), -5)
            case "tile":
                continue  # its player has gone on since
            case _ if change.seat not in boxes:
                continue
            case "column" if player.yard[change.value - 1]:
                box = panel.column(boxes[seat], change.value - 1)
            case "column":
                continue  # its ship has been launched since
            case "canal":
                box = _canal(table, seat, boxes[seat], change.value)
            case _:
                close = change.kind == "item" and panel.sizes_of(boxes[change.seat]) == panel.SMALL
                box = around(drawn, f"seat{seat}.{_name(change, player, 'bottom')}", 6 if close else 8)
        if box is not None:
            yield layout.frame(f"changed.{k}", box, 10)


def large(yard: Yard, changes: Sequence[Change], drawn: Sequence[AnyShape]) -> Iterable[AnyShape]:
    """What changed in a yard that is drawn large."""
    for k, change in enumerate(changes):
        if change.seat != yard.seat:
            continue
        box = None
        match change.kind:
            case "column" if yard.player.yard[change.value - 1]:
                left, top, right, bottom = yard.column(change.value - 1)
                box = left, top, right, bottom + 6
            case "canal" if yard.waters is not None and any(x.cell == change.value for x in yard.player.canals):
                box = yard.waters.box(change.value)
            case "fleet" if "fleet" in yard.parts and yard.player.fleet:
                box = around(drawn, f"fleet.{len(yard.player.fleet) - 1}")
            case "tile" | "canal" | "fleet" | "column":
                continue
            case _:
                box = around(drawn, _name(change, yard.player, "trains"))
        if box is not None:
            yield layout.frame(f"changed.{k}", box, 10)


def _name(change: Change, player: Player, trains: str) -> str:
    """How the shapes of what changed are named after their panel."""
    match change.kind:
        case "item":
            return f"store.{change.value}"
        case "employee":
            return f"people.{change.value}"
        case "train":
            return f"{trains}.{player.trains[-1]}" if player.trains else "none"
        case "fleet":
            return "bottom.fleet"
    return f"head.{change.kind}"


def _canal(table: Table, seat: Seat, box: Box, cell: str) -> Box | None:
    laid = panel.waters(table, seat, box)
    if laid is None or all(each.cell != cell for each in table.players[seat].canals):
        return None
    return laid.box(cell)


def around(drawn: Sequence[AnyShape], name: str, air: int = 8) -> Box | None:
    """The box around all shapes of that name, larger by a line and some air; None if there are none."""
    boxes = [layout.shape_box(each) for each in drawn if each.name == name or each.name.startswith(f"{name}.")]
    if not boxes:
        return None
    return layout.inset(
        (
            min(box[0] for box in boxes),
            min(box[1] for box in boxes),
            max(box[2] for box in boxes),
            max(box[3] for box in boxes),
        ),
        -air,
    )
