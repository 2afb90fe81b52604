"""The changes to mark in a picture, from the notes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.model import Note, Seat
from engine.games.charmers.edition import bonus
from engine.games.charmers.state import Table
from render.show import Change

PLACES = {
    "road-drawn": ("cell", "cell"),
    "half-drawn": ("cell", "cell"),
    "sailed": ("space", "space"),
    "person-crossed": ("person", "person"),
    "upgraded": ("building", "building"),
}
"""Notes that name a place: the kind of change, and the argument that names it."""


def changes(table: Table, notes: Sequence[Note]) -> tuple[Change, ...]:
    """What these notes changed: dice taken in this round, places of sheets, and how far the tracks have come closer
    (its value)."""
    rolled = max((n for n, note in enumerate(notes) if note.code == "rolled"), default=-1)
    marked: dict[tuple[object, ...], Change] = {}
    closer: dict[int, int] = {}
    for n, note in enumerate(notes):
        if "seat" not in note.args:
            continue
        seat = note.args["seat"]
        closer[seat] = closer.get(seat, 0) + _nearer(table, note)
        for kind, value in _changed(note, new=n > rolled):
            change = Change(kind, value, None, Seat(note.args["seat"]))
            marked.setdefault(tuple(change), change)
    return (*marked.values(), *(Change("gap", n, None, Seat(seat)) for seat, n in closer.items() if n))


def _nearer(table: Table, note: Note) -> int:
    """By how many spaces of money a note brings both tracks closer to each other."""
    args, steps = note.args, {"money": 1, "fame": table.edition.tracks.ratio}
    match note.code:
        case "sold":
            return int(args["money"])
        case "built":
            return int(args["fame"]) * steps["fame"]
        case "person-crossed":
            return int(args["person"] == "raja")
        case "bonus-circled" | "bonus-from" | "bonus-marked":
            kind, count = bonus(args["task"])
            return count * steps.get(kind, 0)
        case "track-full":
            return -int(args["lost"]) * steps[args["track"]]
    return 0


def _changed(note: Note, *, new: bool) -> Iterable[tuple[str, str]]:
    args = note.args
    match note.code:
        case "took" if new:
            yield "die", str(args["die"])
        case "karma-used":
            yield "used", ""
        case "goods-circled" | "sold":
            for good in args["goods"]:
                yield "good", good
            if note.code == "sold":
                yield "money", ""
        case "built":
            yield "fame", ""
        case "person-crossed":
            yield "person", args["person"]
            if args["person"] == "raja":
                yield "money", ""
        case "bonus-circled" | "bonus-from" | "bonus-marked":
            kind = bonus(args["task"]).kind
            if kind in ("money", "fame", "karma"):
                yield kind, ""
        case code if code in PLACES:
            kind, name = PLACES[code]
            yield kind, str(args[name])
