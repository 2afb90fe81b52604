"""The pictures of Shipyard that the tests look at."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import combinations
from math import hypot
from typing import Any

from msgspec.structs import replace

from engine.core.model import Note
from engine.games.shipyard import GAME, exchange
from engine.games.shipyard import track as rules
from engine.games.shipyard.actions import Berth, Lease, Lot, Voyage
from engine.games.shipyard.edition import ITEMS
from engine.games.shipyard.flow import Position
from engine.games.shipyard.state import PLACES
from engine.games.shipyard.voyage.laying import TURNS, cells
from engine.games.shipyard.voyage.proposals import propose
from engine.games.shipyard.yard.columns import columns_for
from render.games.shipyard import changes, draw
from render.layout import inset, overlap, shape_box, within
from render.scene import Disc, Icon, Rect, Scene, Text
from render.show import Cut, Mark, Show
from render.theme import CHANGE

from .pictures import NAMES, Pictures, PlainWords, boards, drawn_once, marks
from .properties import LEAST_READ, read_on_a_phone
from .shipyard_positions import TABLES


def values(s: Position, kind: str) -> list[Any]:
    """Options of a kind for the player whose turn it is."""
    t = s.table
    assert t.turn is not None
    player = t.players[t.turn.seat]
    match kind:
        case "tile":
            return rules.free(t)[:3]
        case "card":
            return [Berth(card, 0) for place in PLACES for card in t.market.ships[place][:5]]
        case "column":
            return [Berth("middle50", n) for n in columns_for(player.yard, "middle")]
        case "canal":
            return [Lease(canal, "", "") for canal in t.market.canals]
        case "cell":
            return [Lease(t.market.canals[0], cell, "") for cell in cells(player)]
        case "turning":
            return [Lease(t.market.canals[0], cells(player)[0], turned) for turned in TURNS]
        case "lease":
            return [Lease(t.market.canals[0], cell, turned) for cell in cells(player)[:6] for turned in TURNS]
        case "start":
            return [Lease(t.market.canals[0], "M13", "0", side) for side in "nesw"]
        case "item":
            return [*ITEMS][:4]
        case "employee":
            return [name for name, left in t.oval.left.items() if left][:9]
        case "train":
            return [*t.market.trains]
        case "deal":
            return exchange.deals(t, player)[:12]
        case "contract":
            return [("trade_pairs", "merchants"), ("trade_pairs", "mixed_drives")]
        case "voyage":
            return [Voyage(1, 1, 0, 0, 0, 0, 0, 0, 0, len(route), route) for route in ("s", "seene", "seenen")]
        case "proposal":
            cards = player.yard[2:6]
            best = [propose(t, player, 3, cards, "points", keep) for keep in ({}, {"sail": 2}, {"propeller": 1})]
            return [each.voyage() for each in best if each is not None]
        case "fitting":
            return [Voyage(3, 2, 1, 1, count, 0, 0, 0, 0, 0, "") for count in range(4)]
        case "lot":
            return [Lot(item, "" if count > 1 else "1") for item, count in player.store.items() if count]
        case "keeping":
            return [Lot("sail", str(count)) for count in (0, 1, 3)]
        case "launching":
            return [Voyage(column, 0, 0, 0, 0, 0, 0, 0, 0, 0, "") for column in (3, 7)]
    raise ValueError(kind)


KIND = {
    **dict.fromkeys(("card", "column"), "berth"),
    "keeping": "lot",
    **dict.fromkeys(("proposal", "fitting", "launching"), "voyage"),
    **dict.fromkeys(("canal", "cell", "turning", "start"), "lease"),
}
"""The kinds of fields, where they have other names than the options here."""
ON_TABLE = ("tile", "card", "canal", "item", "employee", "train")
"""Options that lie on the table."""


def notes(s: Position) -> Sequence[Note]:
    """What could have happened on a table since somebody looked."""
    found = []
    for seat, player in enumerate(s.table.players):
        found += [Note("moved-to-front", {"seat": seat, "tile": s.table.row[0]})]
        found += [Note("chose", {"seat": seat, "tile": tile, "guilders": 1}) for tile in player.chosen]
        built = [n + 1 for n, card in enumerate(player.yard) if card][:2]
        found += [Note("built", {"seat": seat, "card": "bow1", "column": n, "guilders": 0}) for n in built]
        found += [
            Note("rented", {"seat": seat, "canal": each.canal, "cell": each.cell, "guilders": 1})
            for each in player.canals[:1]
        ]
        found += [Note("hired", {"seat": seat, "employee": name, "guilders": 0}) for name in player.employees[:1]]
        made = {item: 1 for item, count in player.store.items() if count}
        found += [Note("bought", {"seat": seat, "loads": ["coal"], "guilders": 0})] if player.trains else []
        found += [Note("launched", {"seat": seat}), Note("scored", {"seat": seat})] if player.fleet else []
        found.append(Note("made", {"seat": seat, "goods": made, "guilders": 0}))
    return found


def show(name: str, cut: Cut = "table", kind: str = "", *, changed: bool = False, seated: bool = True) -> Show:
    """The show for a position, with options of a kind."""
    s = TABLES[name]
    seat = s.table.turn.seat if s.table.turn is not None and seated else None
    picked = marks(KIND.get(kind, kind), values(s, kind), numbered=kind in ("cell", "turning")) if kind else ()
    told = changes(s.table, notes(s)) if changed else ()
    return Show(GAME.view(s, seat), PlainWords(), NAMES[: len(s.table.players)], cut, picked, told)


def sailing() -> Show:
    """Voyages that end beside each other, and the ships themselves."""
    near = show("docked", "close", "proposal")
    routes = [replace_route(mark, route) for mark, route in zip(near.marks, ("s", "e", "n"), strict=True)]
    return replace(near, marks=(*routes, Mark("D", "ship", 3), Mark("E", "ship", 7)))


def replace_route(mark: Mark, route: str) -> Mark:
    return mark._replace(value=mark.value._replace(route=route))


SHOWS: dict[str, Show] = {
    **{f"shipyard-{name} table": show(name, seated=False) for name in TABLES},
    **{f"shipyard-{name} table changed": show(name, seated=False, changed=True) for name in ("two", "crowded")},
    **{f"shipyard-two table {kind}": show("two", "table", kind) for kind in ON_TABLE},
    **{f"shipyard-{name} close": show(name, "close") for name in ("start", "two", "crowded")},
    **{
        f"shipyard-two close {kind}": show("two", "close", kind)
        for kind in (*ON_TABLE, "column", "cell", "turning", "lease", "deal", "contract", "voyage")
    },
    **{
        f"shipyard-docked close {kind}": show("docked", "close", kind)
        for kind in ("proposal", "fitting", "launching", "lot", "keeping")
    },
    "shipyard-docked close sailing": sailing(),
    "shipyard-start close start": show("start", "close", "start"),
    "shipyard-crowded close deal": show("crowded", "close", "deal"),
    "shipyard-crowded close cell": show("crowded", "close", "cell"),
    **{f"shipyard-{name} close changed": show(name, "close", changed=True) for name in ("two", "crowded")},
}
"""Every picture the general tests look at."""
SHOWS |= boards(GAME, SHOWS, "shipyard-crowded table changed", "shipyard-three table", "shipyard-end table")
scene = drawn_once(SHOWS, draw)
"""The scene of one of `SHOWS`."""
GOLDEN = (
    "shipyard-crowded table changed",
    *(f"shipyard-crowded changed board {n}" for n in (1, 2, 3)),
    "shipyard-two close cell",
    "shipyard-end board 1",
)


def placed(asked: Show) -> set[str]:
    """All of these options have a place."""
    return {mark.letter for mark in asked.marks}


def static(asked: Show, scene: Scene) -> Iterator[str]:
    """What is printed is the same in every picture of one backdrop."""
    found = frozenset(shape.name for shape in scene.shapes if shape.static)
    if BACKDROPS.setdefault(scene.backdrop, found) != found:
        yield f"other things printed: {sorted(BACKDROPS[scene.backdrop] ^ found)[:5]}"


BACKDROPS: dict[str, frozenset[str]] = {}


def tiles_are_read(asked: Show, scene: Scene) -> Iterator[str]:
    """What employees add is read in the picture of the table, too, where that is 550 pixels wide."""
    for text in scene.shapes:
        if isinstance(text, Text) and text.name.endswith(".tag") and text.size * 550 < LEAST_READ * scene.width:
            yield f"too small: {text.name}, {text.size}"


def trains_are_told(asked: Show, scene: Scene) -> Iterator[str]:
    """A player's trains are all drawn, or counted where they have no room."""
    for seat, player in enumerate(asked.view.table.players):
        bottom = [shape for shape in scene.shapes if shape.name.startswith(f"seat{seat}.bottom.")]
        drawn = sum(any(f".{train}." in shape.name for shape in bottom) for train in player.trains)
        left = sum(int(shape.text) for shape in bottom if isinstance(shape, Text) and shape.name.endswith(".more"))
        if bottom and drawn + left != len(player.trains):
            yield f"trains of seat {seat}: {drawn} drawn, {left} more, of {len(player.trains)}"


def prices_hide_nothing(asked: Show, scene: Scene) -> Iterator[str]:
    """A price lies on nothing but what it is the price of."""
    coins = [shape for shape in scene.shapes if isinstance(shape, Disc) and shape.name.endswith(".coin")]
    tokens = [shape for shape in scene.shapes if isinstance(shape, Rect) and shape.name.endswith(".ground")]
    for coin in coins:
        (x, y), own = coin.at, coin.name.rsplit(".", 2)[0]
        for token in tokens:
            left, top, right, bottom = token.box
            far = hypot(x - min(max(x, left), right), y - min(max(y, top), bottom))
            if far < coin.radius and token.name != f"{own}.ground" and right - left < LARGEST_TOKEN:
                yield f"{coin.name} on {token.name}"
    for one, two in combinations(coins, 2):
        if hypot(one.at[0] - two.at[0], one.at[1] - two.at[1]) < one.radius + two.radius:
            yield f"{one.name} on {two.name}"


def tiles_lie_apart(asked: Show, scene: Scene) -> Iterator[str]:
    """Also in the bends of the action track."""
    tiles = [s for s in scene.shapes if isinstance(s, Rect) and re.fullmatch(r"track\.\w+\.ground", s.name)]
    yield from (f"{a.name} on {b.name}" for a, b in combinations(tiles, 2) if overlap(a.box, b.box) > 0)


def frames_cut_nothing(asked: Show, scene: Scene) -> Iterator[str]:
    """The frame of a change cuts no text, and none of the other frames."""
    frames = [s for s in scene.shapes if isinstance(s, Rect) and s.line == CHANGE and not s.fill]
    texts = [(s.name, shape_box(s)) for s in scene.shapes if isinstance(s, Text)]
    for frame in frames:
        inner = inset(frame.box, frame.width)
        yield from (f"{frame.name} cuts {n}" for n, b in texts if overlap(frame.box, b) > 0 and not within(b, inner))
    for one, two in combinations(frames, 2):
        if one.box != two.box and overlap(one.box, two.box) > 0:
            yield f"{one.name} cuts {two.name}"


def frames_hold_new_cards(asked: Show, scene: Scene) -> Iterator[str]:
    """The frame of a new ship card cuts no part of it."""
    boxes = {s.name: s.box for s in scene.shapes if isinstance(s, Rect) and s.name.startswith("changed.")}
    for k, change in enumerate(asked.changes):
        box = boxes.get(f"changed.{k}")
        if change.kind == "column" and box is not None:
            part = re.compile(rf"(seat{change.seat}\.)?yard\.\w+\.{change.value - 1}\.\d+")
            yield from (
                f"changed.{k} cuts {s.name}"
                for s in scene.shapes
                if part.fullmatch(s.name) and not within(shape_box(s), box)
            )


def options_hold_their_canals(asked: Show, scene: Scene) -> Iterator[str]:
    """The symbols of a canal keep clear of the frame of its option."""
    boxes = {s.name: s.box for s in scene.shapes if isinstance(s, Rect)}
    for shape in scene.shapes:
        found = re.fullmatch(r"card\.(\d+)\.\w+\.disc", shape.name)
        box = boxes.get(f"option.card.{found[1]}") if found else None
        if box is not None and not within(shape_box(shape), inset(box, CLEAR)):
            yield f"{shape.name} touches its frame"


CLEAR = 4
"""Pixels of a frame and the air within it."""


def texts_hide_no_signs(asked: Show, scene: Scene) -> Iterator[str]:
    """The name of a cell, and what an employee adds, lie clear of symbols."""
    signs = [(s.name, shape_box(s)) for s in scene.shapes if isinstance(s, Icon)]
    for text in scene.shapes:
        if isinstance(text, Text) and text.name.endswith((".name", ".tag")):
            box = shape_box(text)
            yield from (f"{text.name} on {name}" for name, sign in signs if overlap(box, sign) > 0)


def letters_hide_nothing(asked: Show, scene: Scene) -> Iterator[str]:
    """The letter of a ship or a voyage lies on no symbol of a canal, and on nobody on board."""
    plates = [s for s in scene.shapes if isinstance(s, Rect) and re.fullmatch(r"choice\.\w+\.plate", s.name)]
    for sign in scene.shapes:
        if isinstance(sign, Icon) and re.match(r"canals\.\w+\.\w+\.sign|yard\..*(captain|crew)", sign.name):
            box = inset(shape_box(sign), sign.size / 10)
            yield from (f"{plate.name} on {sign.name}" for plate in plates if overlap(plate.box, box) > 0)


def yards_have_no_empty_foot(asked: Show, scene: Scene) -> Iterator[str]:
    """Of two yards beside each other one is full, down to what stands at their foot."""
    seats = range(len(asked.names) if asked.cut == "table" and not asked.view.table.final else 0)
    boxes = [(shape.name, shape_box(shape)) for shape in scene.shapes if shape.name.startswith("seat")]
    air = []
    for seat in seats:
        above = [box[3] for name, box in boxes if re.match(rf"seat{seat}\.(yard|store|people|canals)", name)]
        foot = [box[1] for name, box in boxes if name.startswith(f"seat{seat}.bottom")]
        air.append(min(foot) - max(above))
    yield from (f"empty foot of seat {n}: {min(air[n : n + 2])}" for n in seats[::2] if min(air[n : n + 2]) > FOOT)


FOOT = 50
"""Pixels at most above what stands at the foot of a yard."""
LARGEST_TOKEN = 100
"""Pixels; what is larger is a ground on which several things lie."""
ALSO = (
    *(static, tiles_are_read, read_on_a_phone, trains_are_told),
    *(prices_hide_nothing, tiles_lie_apart, frames_cut_nothing, texts_hide_no_signs, letters_hide_nothing),
    *(frames_hold_new_cards, options_hold_their_canals),
    yards_have_no_empty_foot,
)
PICTURES = Pictures("shipyard", SHOWS, scene, GOLDEN, placed, also=ALSO)
