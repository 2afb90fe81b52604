"""The changes to mark in a picture, from the notes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Note, Seat
from engine.games.wonders.edition import RESOURCES
from engine.games.wonders.state import Table
from render.show import Change

TRACKS = ("population", *RESOURCES)


def changes(table: Table, notes: Sequence[Note]) -> tuple[Change, ...]:
    """What these notes changed, oldest first: the cells of pieces, the tracks that moved, pedestals with their new
    owners, new monuments on display."""
    marked: dict[tuple[object, ...], Change] = {}
    for note in notes:
        for change in _changed(table, note):
            marked.setdefault(tuple(change), change)
    return tuple(marked.values())


def _changed(table: Table, note: Note) -> list[Change]:
    args = note.args
    if note.code == "monuments-up":
        return [Change("monument", name) for name in args["monuments"] if name in table.market.monuments]
    if "seat" not in args:
        return []
    seat = Seat(args["seat"])
    if note.code == "pedestal-bought":
        place = str(args["place"])
        return [Change("pedestal", place, None, seat)] if table.market.pedestals[int(place) - 1] == seat else []
    cells = tuple(args["cells"]) if "cells" in args else (args["cell"],) if "cell" in args else ()
    goods = args.get("goods", {})
    found = [Change("cells", cells, None, seat)] if cells else []
    return [*found, *(Change("track", what, None, seat) for what in TRACKS if goods.get(what))]
