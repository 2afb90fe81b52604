"""The pictures of Roads & Boats that the tests look at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from engine.core.frames import AnyView, View
from engine.core.model import Note, Seat
from engine.games.roads import GAME
from engine.games.roads.state import Hand, road_name
from engine.games.roads.values import Handling, LaidTile, Orders, Run, Site, WallSite
from engine.games.roads.world.maps import tiles
from engine.games.roads.world.rivers import Course
from render.games.roads import changes, draw, targets
from render.games.roads.table import WIDTH
from render.layout import inset, overlap, shape_box
from render.scene import Rect, Scene, Text
from render.show import Cut, Mark, Show
from tests.render.edges import in_sight
from tests.render.pictures import NAMES, Pictures, PlainWords, boards, drawn_once, marks
from tests.render.properties import read_on_a_phone
from tests.render.roads_positions import DOING, TABLES, position

MOST_HEIGHT = 1_700


def view(name: str, seat: int | None = None) -> AnyView:
    """A position as a seat sees it; the first two are waited for."""
    t = position(name)
    me = None if seat is None else Seat(seat)
    asked = () if t.ended else tuple(map(Seat, t.seats()[:2]))
    doing = () if t.ended else ("turns", DOING.get(name, t.phase))
    return View(t, None if me is None else Hand(), me, asked, doing)


def places(name: str, unit: str, steps: int) -> list[Any]:
    """Orders that end where a transporter could be after this many steps, if there were roads everywhere."""
    t = position(name)
    ways = t.atlas.land | t.atlas.water
    found = [t.units[unit].at]
    for _ in range(steps):
        found += [way.to for place in found for way in ways[place] if way.to not in found]
    return [Orders(unit, (place,)) for place in dict.fromkeys(found[1:])][:26]


def own(name: str, seat: int) -> list[Any]:
    """Orders for each transporter of a seat."""
    return [Orders(unit.name) for unit in position(name).fleet(Seat(seat)) if unit.at]


def options(name: str, kind: str) -> tuple[Mark, ...]:
    """Options of a kind there could be in a position, letters in their order."""
    t = position(name)
    land = t.atlas
    crowd = name.startswith(("crowded", "full"))
    fleet = [unit for unit in t.units.values() if unit.seat == 0 and unit.at]
    boats = [unit.name for unit in fleet if unit.about.element == "water"]
    home = t.players[0].home or next(iter(land.banks), "")
    tile = land.banks[home] if home else ""
    values: dict[str, list[Any]] = {
        "units": own(name, 0) if fleet else [],
        "reach": places(name, fleet[0].name, 2) if fleet else [],
        "sail": places(name, boats[0], 3 if crowd else 2) if boats else [],
        "site": [Site("sawmill", bank) for bank in list(land.banks)[:: 5 if crowd else 2]],
        "kind": [Site("sawmill", ""), Site("mine", "")],
        "bank": list(land.banks)[:22],
        "wall": [WallSite(border, tile) for border in land.borders_of(tile)] if tile else [],
        "road": [road_name(land, home, way.to) for way in land.land[home]] if tile else [],
        "arm": list(land.arms),
        "run": [Run(each, 1, "x") for each in t.buildings] + [Run(each, 1, "y") for each in list(t.buildings)[:2]],
        "line": [f"{built.at}.goods" for built in t.buildings.values()],
        "handling": [
            Handling(unit.name, unit.at, good, 1) for unit in fleet[:1] for good in ("boards", "geese", "clay")
        ],
        "laying": [LaidTile(place, "") for place in free(name)],
        "tiles": [LaidTile(place, *tile) for place in free(name)[:1] for tile in LAID],
        "deal": ["1", "2"],
    }
    field = {"units": "orders", "reach": "orders", "sail": "orders", "kind": "site", "tiles": "laying"}.get(
        kind, kind
    )
    return marks(field, values[kind], numbered=True)


GOODS = ("boards", "geese", "clay")
LAID = (
    ("pasture",),
    ("sea",),
    ("mountains.source", "1"),
    ("pasture.straight", "14"),
    ("woods.wide", "13"),
    ("desert.wide", "24"),
    ("woods.sharp", "34"),
    ("pasture.fork", "024"),
)
"""Tiles to choose from."""


def free(name: str) -> list[str]:
    """The free places around a map that is laid."""
    land = Course(tiles(position(name).map))
    return list(land.free) if name == "laid" else []


def notes(name: str) -> list[Note]:
    """A phase's worth of notes on a position: transporters moved, roads, buildings, walls."""
    t = position(name)
    units = list(t.units.values())
    found = [
        Note("moved", {"seat": u.seat, "unit": u.name, "origin": o.at})
        for u, o in zip(units[::3], units[1::3], strict=False)
    ]
    found += [Note("road", {"road": road}) for road in t.roads[:2]]
    found += [Note("built", {"seat": 0, "tile": tile}) for tile in list(t.buildings)[:2]]
    found += [Note("walled", {"border": border}) for border in list(t.walls)[:1]]
    found += [Note("bridged", {"arm": arm}) for arm in t.bridges[:1]]
    found += [Note("produced", {"place": place, "goods": {"clay": 1}}) for place in list(t.ground)[:2]]
    return found


def show(
    name: str, cut: Cut = "table", kind: str = "", *, changed: bool = False, seat: int | None = 0, at: str = ""
) -> Show:
    """The show for a position."""
    seen = view(name, seat)
    picked = options(name, kind) if kind else ()
    told = changes(seen.table, notes(name)) if changed else ()
    return Show(seen, PlainWords(), NAMES[: len(seen.table.players)], cut, picked, told, at)


KINDS = (
    "units",
    "reach",
    "sail",
    "site",
    "kind",
    "bank",
    "wall",
    "road",
    "arm",
    "run",
    "line",
    "handling",
    "laying",
    "tiles",
    "deal",
)
CHANGED = ("crowded", "crowded-flat", "river", "dead-sea", "conflict", "full")
SHOWS: dict[str, Show] = {
    **{f"roads-{name} {cut}": show(name, cut) for name in TABLES for cut in ("table", "map")},
    **{f"roads-{name} place": show(name, "close", at=at) for name, at in (("full", "F10"), ("waiting", "D4"))},
    **{f"roads-{name} onlooker": show(name, seat=None) for name in ("start", "dead-sea")},
    **{
        f"roads-{name} {cut} changed": show(name, cut, changed=True) for name in CHANGED for cut in ("table", "close")
    },
    **{
        f"roads-{name} {cut} {kind}": show(name, cut, kind)
        for name in ("crowded", "crowded-sea", "river", "dead-sea", "full", "laid", "start")
        for cut in ("table", "close")
        for kind in KINDS
        if options(name, kind)
    },
}  # type: ignore[arg-type]
"""Every picture the general tests look at."""
SHOWS |= boards(
    GAME, SHOWS, *(f"roads-{name} table" for name in ("start", "laid", "crowded-side", "bricks", "ended"))
)
SHOWS |= boards(GAME, SHOWS, "roads-full table changed")


scene = drawn_once(SHOWS, draw)
"""The scene of one of `SHOWS`."""
GOLDEN = (
    "roads-full changed board 1",
    "roads-bricks board 2",
    "roads-laid close tiles",
    "roads-dead-sea table changed",
    "roads-river table sail",
    "roads-full place",
)


def placed(asked: Show) -> set[str]:
    """Some options are no place: a kind of building, an agreement."""
    return {m.letter for m in asked.marks if targets.target(asked.view.table, m.kind, m.value) is not None}


def pieces_keep_clear(asked: Show, drawn: Scene) -> Iterator[str]:
    """Plates of buildings, transporters and goods; a transporter's own parts and the things it hides belong
    together."""
    plates = [
        (".".join(s.name.split(".")[:2]), inset(s.box, 2))
        for s in drawn.shapes
        if isinstance(s, Rect) and s.name.startswith(("building.", "unit.", "goods.")) and s.name.endswith(".plate")
    ]
    for (a, one), (b, two) in combinations(plates, 2):
        if a != b and a[:5] != b[:5] and overlap(one, two) > 0:
            yield f"pieces touch: {a}, {b}"


def the_map_is_large(asked: Show, drawn: Scene) -> Iterator[str]:
    """It takes three fifths of a table."""
    if asked.cut == "table":
        left, top, right, bottom = next(shape_box(s) for s in drawn.shapes if s.name == "map")
        if drawn.width != WIDTH or drawn.height > MOST_HEIGHT:
            yield f"a table of {drawn.width} by {drawn.height}"
        if (right - left) * (bottom - top) < 0.58 * drawn.width * drawn.height:
            yield "the map is too small"


MEANS = re.compile(r"tile\.\w+\.(watered|sinks)|bridge\.\w+(\.\d)?|held\..*\.icon|change\..*\.star")
"""What says something only where it is seen; of each this part is to be in sight."""
SEEN, DECK = 0.6, 0.25
"""The same of a bridge, which has a road at both ends and boats before it."""


def what_means_something_is_in_sight(asked: Show, drawn: Scene) -> Iterator[str]:
    """Drops and waves on tiles, bridges but for those on which the letter of an option lies, the hourglasses of those
    who wait, the stars of changed ground."""
    chosen = {s.name.replace("option.arm", "bridge") for s in drawn.shapes if s.name.startswith("option.arm.")}
    for name, share in in_sight(drawn, MEANS):
        if share < (DECK if name.startswith("bridge") else SEEN) and name not in chosen:
            yield f"out of sight: {name}, {share:.0%} to be seen"


def signs_lie_on_no_words(asked: Show, drawn: Scene) -> Iterator[str]:
    """What waits, what is let go, what is on offer, and the stars of changes keep clear of captions, names and
    numbers."""
    signs = [s for s in drawn.shapes if SIGNS.fullmatch(s.name)]
    for text in drawn.shapes if signs else ():
        if isinstance(text, Text):
            box = inset(shape_box(text), 1)
            yield from (f"on {text.name}: {s.name}" for s in signs if overlap(inset(shape_box(s), 2), box) > 0)


SIGNS = re.compile(r"(held|let|deal)\..*\.plate|change\..*\.star")


PICTURES = Pictures(
    "roads",
    SHOWS,
    scene,
    GOLDEN,
    placed,
    also=(
        pieces_keep_clear,
        the_map_is_large,
        read_on_a_phone,
        what_means_something_is_in_sight,
        signs_lie_on_no_words,
    ),
)
