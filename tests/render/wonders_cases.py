"""The pictures of World Wonders that the tests look at."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from engine.core.frames import AnyView, View
from engine.core.model import Note, Seat
from engine.games.wonders import GAME
from engine.games.wonders.actions import Site
from engine.games.wonders.edition import HOUSE, is_tile
from engine.games.wonders.layout import Layout
from engine.games.wonders.phases.purchases import cells, goods
from engine.games.wonders.placing.pieces import fitting
from engine.games.wonders.state import LONG_ROAD, SHORT_ROADS, TOWER, Hand
from engine.games.wonders.tracks import gain, side, yields
from render.games.wonders import changes, draw, targets
from render.layout import shape_box
from render.scene import Scene
from render.show import Cut, Mark, Show

from .pictures import NAMES, Pictures, PlainWords, boards, drawn_once, marks
from .properties import read_on_a_phone
from .wonders_positions import TABLES, position


def waited(name: str) -> int:
    """The seat a position waits for."""
    active = position(name).active
    return 0 if active is None else active


def view(name: str, seat: int | None = None) -> AnyView:
    """A position as a seat sees it."""
    t = position(name)
    me = None if seat is None else Seat(seat)
    asked = () if t.active is None else (t.active,)
    doing = () if t.reason else ("rounds", "buying")
    return View(t, None if me is None else Hand(), me, asked, doing)


def sites(name: str, piece: str) -> list[Site]:
    """All ways the waited seat may lay a piece."""
    layout = Layout(HOUSE, position(name).cities[waited(name)])
    return [Site(piece, way.parts) for way in fitting(layout, piece)]


def options(name: str, kind: str) -> tuple[Mark, ...]:
    """Options of a kind there could be in a position, numbers in their order."""
    t = position(name)
    shown = [tile for tile in t.market.tiles.values() if tile]
    laid = [sites(name, tile) for tile in shown]
    widest = max(laid, key=len, default=[])
    cards = [sites(name, card) for card in t.market.monuments]
    values: dict[str, list[Any]] = {
        "tiles": [Site(tile) for tile in shown],
        "forms": _beginnings(widest, 1),
        "ways": [way for ways in laid for way in _beginnings(ways, 1)][:8],
        "tile": [site for site in widest if site.parts[0] == widest[0].parts[0]][:25],
        "mixed": [site for ways in laid for site in ways[:3]][:15],
        "road": sites(name, LONG_ROAD)[:25],
        "pieces": [Site(piece) for piece in dict.fromkeys(SHORT_ROADS)],
        "short": sites(name, "one")[:25],
        "one": sites(name, "two")[:1],
        "tower": [site.parts[1] for site in sites(name, TOWER)][:25],
        "monuments": [Site(card) for card in t.market.monuments],
        "monument": next((ways[:25] for ways in cards if ways), []),
        "parts": _beginnings(sites(name, "giza"), 1)[:25] or _beginnings(sites(name, "moai"), 1)[:25],
    }
    kinds = {"tower": "cell", "monuments": "monument", "monument": "monument", "parts": "monument"}
    tiles = ("tiles", "forms", "ways", "tile", "mixed")
    return marks(kinds.get(kind, "tile" if kind in tiles else "road"), values[kind], numbered=True)


def _beginnings(found: list[Site], count: int) -> list[Site]:
    return list(dict.fromkeys(Site(site.piece, site.parts[:count]) for site in found))


def notes(name: str) -> list[Note]:
    """A round's worth of notes on a position: the last piece of each city, the market."""
    t = position(name)
    found = []
    for seat, city in enumerate(t.cities):
        for site in city.pieces[-1 - seat % 2 :]:
            args: dict[str, Any] = {"seat": seat, "cells": cells(t, city, site)}
            if is_tile(site.piece):
                args["goods"] = goods(t, site, gain(side(t), city, *yields(HOUSE, site.piece)))
            found.append(Note("built", args))
    for place, owner in enumerate(t.market.pedestals, 1):
        if owner is not None:
            found.append(Note("pedestal-bought", {"seat": owner, "place": str(place), "gold": 1}))
    found.append(Note("monuments-up", {"monuments": t.market.monuments[-1:], "left": t.deck}))
    return found


def show(
    name: str, cut: Cut = "table", kind: str = "", *, changed: bool = False, seated: bool = True, at: str = ""
) -> Show:
    """The show for a position."""
    seen = view(name, waited(name) if seated else None)
    picked = options(name, kind) if kind else ()
    told = changes(seen.table, notes(name)) if changed else ()
    return Show(seen, PlainWords(), NAMES[: len(seen.table.cities)], cut, picked, told, at)


KINDS = (
    *("tiles", "forms", "ways", "tile", "mixed", "road", "pieces", "short"),
    *("one", "tower", "monuments", "monument", "parts"),
)
SHOWS: dict[str, Show] = {
    **{f"wonders-{name} table": show(name, seated=False) for name in TABLES},
    **{f"wonders-{name} close": show(name, "close") for name in TABLES},
    **{
        f"wonders-{name} {cut} changed": show(name, cut, changed=True)
        for name in ("first", "two", "four", "crowded")
        for cut in ("table", "close")
    },
    **{
        f"wonders-{name} close {kind}": show(name, "close", kind)
        for name in ("start", "first", "two", "three", "crowded")
        for kind in KINDS
        if options(name, kind)
    },
    "wonders-four close place": show("four", "close", at="3"),
    "wonders-three close onlooker": show("three", "close", seated=False),
}  # type: ignore[arg-type]
"""Every picture the general tests look at."""
SHOWS |= boards(GAME, SHOWS, "wonders-crowded table changed", "wonders-four table changed", "wonders-solo table")
SHOWS |= boards(GAME, SHOWS, "wonders-end-four table", "wonders-end-solo table")


scene = drawn_once(SHOWS, draw)
"""The scene of one of `SHOWS`."""
GOLDEN = (
    "wonders-solo table",
    "wonders-four changed board 1",
    "wonders-four changed board 2",
    "wonders-first close tile",
    "wonders-first close changed",
)


def placed(asked: Show) -> set[str]:
    """The options of one's own city have a place in its close-up."""
    table = asked.view.table
    city = table.cities[asked.view.seat or 0]
    return {m.letter for m in asked.marks if asked.cut == "close" and targets.target(table, city, m) is not None}


def what_is_new_is_seen_in_grey(asked: Show, drawn: Scene) -> Iterator[str]:
    """A piece laid since last time has a star, for its outline differs from others by its colour alone."""
    kind = re.compile(r"(?:seat\d\.)?city\.change\.\d+\.\d+\.(line|new\.star)")
    found = Counter(match[1] for shape in drawn.shapes if (match := kind.fullmatch(shape.name)))
    if found["line"] != found["new.star"]:
        yield f"outlines of new pieces: {found['line']}, their stars: {found['new.star']}"
    if any(change.kind == "cells" for change in asked.changes) and not found and asked.cut == "table":
        yield "no new piece is outlined"


def forms_have_one_size(asked: Show, drawn: Scene) -> Iterator[str]:
    """The ways of a piece that is laid are compared: their cells are equally large, and seen on a phone."""
    boxes = [shape_box(s) for s in drawn.shapes if re.fullmatch(r"laying\..*\.first", s.name)]
    sizes = {round(right - left) for left, _, right, _ in boxes}
    if len(sizes) > 1 or min(sizes, default=LEAST_CELL) < LEAST_CELL:
        yield f"cells of forms: {sorted(sizes)}"


LEAST_CELL = 30
"""Of 1,000 pixels; a phone shows 12."""
FEW = 6
"""Forms in a list that has room for large ones."""


def read(asked: Show, drawn: Scene) -> Iterator[str]:
    """Texts and icons are read on a phone, but for the symbols of forms where these are many."""
    forms = sum(s.name.startswith("laying.") and s.name.endswith(".first") for s in drawn.shapes)
    small = read_on_a_phone(asked, drawn)
    yield from (fault for fault in small if forms <= FEW or ": laying." not in fault)


ALSO = (read, what_is_new_is_seen_in_grey, forms_have_one_size)
PICTURES = Pictures("wonders", SHOWS, scene, GOLDEN, placed, also=ALSO)
