"""The changes to mark in a picture, from the notes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.model import Note, Seat
from engine.games.shipyard.state import Table
from render.show import Change


def changes(table: Table, notes: Sequence[Note]) -> tuple[Change, ...]:
    """What these notes changed: tiles moved and chosen, cards in yards, canals, items, employees, trains, ships,
    points."""
    marked: dict[tuple[object, ...], Change] = {}
    for note in notes:
        if "seat" not in note.args:
            continue
        for kind, value in _changed(note):
            change = Change(kind, value, None, Seat(note.args["seat"]))
            marked[kind, value, change.seat] = change
    return tuple(marked.values())


def _changed(note: Note) -> Iterable[tuple[str, str | int]]:
    args = note.args
    match note.code:
        case "moved-to-front" | "chose" | "chose-final" | "bonus":
            yield "tile", args["tile"]
        case "built":
            yield "column", int(args["column"])
        case "built-more":
            for column in args["columns"]:
                yield "column", int(column)
        case "rented":
            yield "canal", args["cell"]
        case "made" | "exchanged":
            for item in args["goods"]:
                yield "item", item
        case "hired":
            yield "employee", args["employee"]
        case "bought":
            yield "train", ""
        case "launched":
            yield "fleet", ""
        case "scored" | "subsidy":
            yield ("points" if note.code == "scored" else "guilders"), ""
