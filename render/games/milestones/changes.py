"""The changes to mark in a picture, from the notes."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.model import Note, Seat
from engine.games.milestones.state import Section, Table
from render.show import Change


def changes(table: Table, notes: Sequence[Note]) -> tuple[Change, ...]:
    """The places these notes changed, oldest first, and each seat's points before them."""
    marked: list[Change] = []
    scored = [0] * len(table.players)
    for note in notes:
        args = note.args
        seat = Seat(args["seat"]) if "seat" in args else None
        if seat is not None:
            scored[seat] += args.get("points", 0) if note.code != "bonus-taken" else 1
        match note.code:
            case "moved":
                marked.append(Change("space", args["space"], args["start"], seat))
            case "placed" | "hired":
                marked.append(Change("pair", args["pair"], None, seat))
            case "placed-both":
                marked += [Change("pair", args[name], None, seat) for name in ("pair", "pair_next")]
            case "covered":
                marked.append(Change("space", args["space"], None, seat))
            case "road-built":
                marked.append(Change("section", Section(*args["section"])))
            case "house-built":
                marked.append(Change("plot", args["plot"]))
            case "market-built":
                marked.append(Change("point", args["point"]))
            case "delivered":
                marked.append(Change("point", args["market"]))
            case "bonus-taken":
                marked.append(Change("space", args["space"], None, seat))
                marked.append(Change("plot", args["plot"]))
    for index, (player, points) in enumerate(zip(table.players, scored, strict=True)):
        if points:
            marked.append(Change("points", player.points, player.points - points, Seat(index)))
    return tuple(marked)
