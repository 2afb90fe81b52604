"""The pictures of Milestones that the tests look at, and the positions they are of: tables as JSON, the edition
left out, that came up in games between practice players."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.chance import Seeded
from engine.core.frames import AnyView, View
from engine.core.model import Seat
from engine.core.offers import narrow
from engine.core.values import begun, words_of
from engine.games.milestones import GAME
from engine.games.milestones.actions import Delivery
from engine.games.milestones.edition import HOUSE
from engine.games.milestones.landscape import Network
from engine.games.milestones.phases.mill import deliveries
from engine.games.milestones.state import PATH, RONDEL, Hand, Section, Table
from render import Change, Mark, Show
from render.games.milestones import draw
from render.layout import overlap, shape_box
from render.scene import Rect, Scene, Text

from .pictures import NAMES, Pictures, PlainWords, boards, drawn_once, marks
from .properties import read_on_a_phone

HERE = Path(__file__).parent
POSITIONS = tuple(sorted(path.stem for path in (HERE / "positions").glob("*.json")))


@cache
def view(name: str, seat: int | None = None) -> AnyView:
    """A stored position as a seat sees it."""
    data = json.loads((HERE / "positions" / f"{name}.json").read_text("utf-8"))
    edition = json.loads(msgspec.json.encode(HOUSE))
    table = msgspec.convert({**data["table"], "edition": edition}, Table)
    waiting = tuple(Seat(n) for n in data["waiting"])
    me = None if seat is None else Seat(seat)
    return View(table, None if me is None else Hand(), me, waiting, tuple(data["doing"]))


def waited(name: str) -> int:
    """The seat a position waits for, 0 at the end."""
    return next(iter(view(name).waiting), 0)


def options(name: str, kind: str) -> tuple[Mark, ...]:
    """Options of a kind there could be in a position, letters in their order."""
    table: Table = view(name).table
    net, player = Network(table), table.players[waited(name)]
    start = RONDEL.index(player.at)
    values: dict[str, list[Any]] = {
        "space": list(RONDEL[(start + 1) % len(RONDEL) :]),
        "pair": list(PATH[:-1]),
        "tile": list(table.pool or player.drafted or table.display),
        "section": [begun(words, Section) for words in narrow(tuple(map(words_of, net.sections())))],
        "whole section": longest_start(net),
        "plot": net.roadside()[:26],
        "point": net.market_points(),
        "market": list(dict.fromkeys(Delivery(each.market) for each in deliveries(table))),
        "delivery": one_market(table),
    }
    return marks({"whole section": "section", "market": "delivery"}.get(kind, kind), values[kind])


def longest_start(net: Network) -> list[Any]:
    """All sections from the start that has the most, at most 25 as in a select."""
    sections = list(net.sections())
    starts = [section.start for section in sections]
    most = max(starts, key=starts.count, default="")
    return [section for section in sections if section.start == most][:25]


def one_market(table: Table) -> list[Any]:
    """All deliveries to the market that has the most."""
    possible = deliveries(table)
    markets = [delivery.market for delivery in possible]
    most = max(markets, key=markets.count, default="")
    return [delivery for delivery in possible if delivery.market == most]


def changed(name: str) -> tuple[Change, ...]:
    """A turn's worth of changes there could have been before a position."""
    table: Table = view(name).table
    seat = Seat((waited(name) - 1) % len(table.players))
    player = table.players[seat]
    found = [Change("space", player.at, "2", seat), Change("points", player.points, player.points - 3, seat)]
    if table.display:
        found.append(Change("tile", table.display[-1]))
    if table.sections:
        found.append(Change("section", table.sections[-1]))
    if table.houses:
        found.append(Change("plot", table.houses[-1]))
    return tuple(found)


def show(name: str, cut: str = "table", kind: str = "", *, changes: bool = False, seated: bool = True) -> Show:
    """The show for a position."""
    names = NAMES[: len(view(name).table.players)]
    seen = view(name, waited(name) if seated else None)
    picked = options(name, kind) if kind else ()
    return Show(seen, PlainWords(), names, cut, picked, changed(name) if changes else ())  # type: ignore[arg-type]


KINDS = ("space", "pair", "tile", "section", "whole section", "plot", "point", "market", "delivery")
SHOWS: dict[str, Show] = {
    **{f"{name} table": show(name, seated=False) for name in POSITIONS},
    **{
        f"{name} table changed": show(name, changes=True)
        for name in POSITIONS
        if name.startswith(("mid", "crow", "end"))
    },
    **{
        f"{name} {cut} {kind}": show(name, cut, kind)
        for name in ("start-2", "middle-3", "mill-2", "crowded-2", "crowded-4", "hire-4")
        for cut in ("table", "close")
        for kind in KINDS
        if options(name, kind)
    },
    "begun-4 table": Show(
        GAME.view(GAME.start(4, Seeded(b"begun", 0, 0)).state, None), PlainWords(), NAMES[:4], "table"
    ),
    "draft-4 close": show("draft-4", "close", "tile"),
    "draft-4 table tile": show("draft-4", "table", "tile"),
    "place-3 close": show("place-3", "close", "tile"),
    "place-3 close pair": show("place-3", "close", "pair"),
    "crowded-4 close changed": show("crowded-4", "close", "space", changes=True),
    "start-2 close placed": replace(
        show("start-2", "close", "space"), changes=(Change("pair", "7", None, Seat(waited("start-2"))),)
    ),
    "middle-3 close onlooker": show("middle-3", "close", seated=False),
}
"""Every picture the general tests look at."""
SHOWS |= boards(GAME, SHOWS, "crowded-4 table changed", "begun-4 table", "end-2 table", "end-4 table")


scene = drawn_once(SHOWS, draw)
"""The scene of one of `SHOWS`."""
GOLDEN = (
    "crowded-4 table",
    "middle-3 table changed",
    "crowded-4 changed board 2",
    "draft-4 table tile",
    "crowded-2 close plot",
    "hire-4 close tile",
)


def placed(asked: Show) -> set[str]:
    """Every option lies somewhere on the table."""
    return {mark.letter for mark in asked.marks}


def under_a_piece(text: Text, drawn: Scene) -> bool:
    """The numbers under milestones and markets need not be read any more."""
    if not text.name.startswith("land.value."):
        return False
    point = text.name.split(".")[2]
    pieces = {f"land.milestone.{point}", f"land.market.{point}"}
    return any(s.name in pieces or s.name.startswith(tuple(f"{piece}." for piece in pieces)) for s in drawn.shapes)


def points_are_told(asked: Show, drawn: Scene) -> Iterator[str]:
    """The description gives every player's points."""
    for seat, player in enumerate(asked.view.table.players):
        if f"alt-seat(seat={seat}, points={player.points}," not in drawn.alt_text():
            yield f"the points of seat {seat} are not described"


def letters_hide_no_figure(asked: Show, drawn: Scene) -> Iterator[str]:
    """In a close-up the letters on the walk keep clear of the figure there."""
    figures = [(s.name, shape_box(s)) for s in drawn.shapes if s.name.endswith(".figure")]
    for plate in drawn.shapes if asked.cut == "close" else ():
        if isinstance(plate, Rect) and plate.name.endswith(".plate") and plate.name.startswith("choice."):
            yield from (f"{plate.name} on {name}" for name, box in figures if overlap(plate.box, box) > 0)


ALSO = (points_are_told, read_on_a_phone, letters_hide_no_figure)
PICTURES = Pictures("milestones", SHOWS, scene, GOLDEN, placed, under_a_piece, ALSO)
