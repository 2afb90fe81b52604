"""The changes to mark in a picture: the places and pieces the notes name, and the ways of transporters."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Note
from engine.games.roads.state import Table
from engine.games.roads.world.names import sea_of
from render.show import Change

KINDS = ("tile", "bank", "place", "border", "arm", "road", "unit")
"""Arguments of notes that name something on the map; they may go on behind a "_", or hold lists."""


def changes(table: Table, notes: Sequence[Note]) -> tuple[Change, ...]:
    """The places and pieces these notes name on the map, oldest first, each once; a transporter with its first
    origin, and its way from there. New bricks of the wonder too."""
    marked: dict[tuple[str, str], Change] = {}
    for note in notes:
        if note.code == "irrigated":
            desert = (name for name, tile in table.atlas.tiles.items() if tile.terrain == "desert")
            marked |= {("tile", name): Change("tile", name) for name in desert}
        for name, value in note.args.items():
            if name == "brick":
                marked[name, str(value)] = Change(name, str(value))
            kind = name.partition("_")[0].removesuffix("s")
            if kind not in KINDS:
                continue
            for word in value if isinstance(value, list | tuple) else (value,):
                if isinstance(word, str) and word and not _standing(table, note, kind, word):
                    if word in table.units:  # also where goods came from, said to be a place
                        kind = "unit"
                    origin = note.args.get("origin") if name == "unit" else None
                    known = marked.setdefault((kind, word), Change(kind, word, origin))
                    if known.origin is None and origin is not None:  # it took something aboard before it went
                        known = Change(kind, word, origin)
                    path = tuple(note.args.get("path", ())) if origin is not None else ()
                    marked[kind, word] = known._replace(way=_on(known.way, path))
    return tuple(each._replace(way=each.way if len(each.way) > 2 else ()) for each in marked.values())


def _on(way: tuple[str, ...], path: tuple[str, ...]) -> tuple[str, ...]:
    """A way that goes on along a path."""
    return (*way, *path[1:]) if way and way[-1:] == path[:1] else way or path


def _standing(table: Table, note: Note, kind: str, word: str) -> bool:
    """Whether a place is only where the note's transporter now stands: the transporter's ring is enough. A boat at a
    coast lies beside the tile."""
    unit = table.units.get(str(note.args.get("unit")))
    if kind not in ("tile", "bank", "place") or unit is None:
        return False
    return word == unit.at or (not sea_of(unit.at) and word == table.tile_of(unit))
