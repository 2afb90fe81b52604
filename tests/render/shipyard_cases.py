"""The pictures of Shipyard that the tests look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.core.model import Note
from engine.games.shipyard import GAME, exchange
from engine.games.shipyard.actions import Berth, Lease, Lot, Voyage
from engine.games.shipyard.edition import ITEMS
from engine.games.shipyard.flow import Position
from engine.games.shipyard.state import PLACES
from engine.games.shipyard.voyage.laying import TURNS, cells
from engine.games.shipyard.voyage.proposals import propose
from engine.games.shipyard.yard.columns import columns_for
from render.games.shipyard import changes, draw
from render.scene import Scene, Text
from render.show import Cut, Show

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
            return [tile for tile in t.row if not any(tile in each.chosen for each in t.players)][:3]
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


ALSO = (static, tiles_are_read, read_on_a_phone, trains_are_told)
PICTURES = Pictures("shipyard", SHOWS, scene, GOLDEN, placed, also=ALSO)
