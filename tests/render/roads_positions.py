"""Positions of Roads & Boats for the picture tests: some made by hand, the crowded ones grown."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random
from typing import Any

from engine.core.model import Seat
from engine.games.roads.components import BUILDINGS, GOODS, TOPICS, TRANSPORTERS
from engine.games.roads.state import NEUTRAL, Building, Deal, Held, Player, Table, Unit, Wall, road_name
from engine.games.roads.world.atlas import Atlas
from tests.games.roads.positions import table

LANDS = {"woodcutter": ("woods",), "quarry": ("rock",), "mine": ("mountains",)}


def rows(name: str) -> tuple[tuple[str, ...], str]:
    """The rows and the layout of a map that comes with the game."""
    text = files("engine.games.roads").joinpath("content", "maps", f"{name}.txt").read_text("utf-8")
    head, _, body = text.partition("---\n")
    return tuple(body.splitlines()), "flat" if "layout: flat" in head else "pointy"


def on_map(name: str, seats: int, **fields: Any) -> Table:
    """A table on a map that comes with the game."""
    found, layout = rows(name)
    return table(*found, seats=seats, layout=layout, **fields)


def at_home(homes: tuple[str, ...]) -> dict[str, Any]:
    """Every player's start on its home."""
    donkeys = {f"donkey{10 * seat + n + 11}": home for seat, home in enumerate(homes) for n in range(3)}
    return {
        "homes": homes,
        "units": donkeys,
        "ground": {home: {"boards": 5, "stone": 1, "geese": 2} for home in homes},
    }


def start() -> Table:
    """Four Sailors, the first turn."""
    return on_map("four_sailors", 4, **at_home(("C3", "G3", "C7", "G7")), temple=[2, 0, 3, 1], chart=[1, 3, 0, 2])


# --- a crowded table


def crowded(seats: int = 4, name: str = "waterways", seed: int = 3) -> Table:
    """Turn 25: everything at once. Grown by chance, the same every time."""
    luck = Random(seed)
    found, layout = rows(name)
    t = table(*found, seats=seats, layout=layout)
    land = t.atlas
    t.turn, t.phase = 25, "movement"
    banks = [bank for bank, tile in land.banks.items() if t.terrain(tile) != "desert" and land.land[bank]]
    for player in t.players:
        player.home = luck.choice([bank for bank in banks if all(p.home[:2] != bank[:2] for p in t.players)])
        player.research = sorted(luck.sample(TOPICS, luck.randint(2, 6)), key=TOPICS.index)
    build(t, land, luck)
    pave(t, land, luck, 15 * seats)
    man(t, land, luck)
    store(t, land, luck, 10 * seats)
    t.wonder = [luck.choice((NEUTRAL, NEUTRAL, *range(seats))) for _ in range(46)]
    t.irrigated = True
    t.temple, t.chart = luck.sample(range(seats), seats), luck.sample(range(seats), seats)
    t.called, t.done = True, [Seat(t.chart[0])]
    return t


def build(t: Table, land: Atlas, luck: Random) -> None:
    """A building on every second tile, and walls."""
    for tile in land.tiles.values():
        if luck.random() < (0.12 if tile.sea else 0.55):
            kinds = [
                kind
                for kind, works in BUILDINGS.items()
                if (works.where == "sea") == tile.sea
                and works.where in (tile.terrain, "land", "sea", "shore")
                and (works.where != "shore" or land.shore(tile.name))
            ]
            kind = next((k for k in kinds if k in LANDS and luck.random() < 0.6), luck.choice(kinds))
            at = luck.choice(tile.banks or (tile.name,))
            bag = (luck.randint(0, 5), luck.randint(0, 12)) if kind == "mine" else (0, 0)
            t.buildings[tile.name] = Building(kind, at, gold=bag[0], iron=bag[1])
    for border in luck.sample(sorted(land.borders), len(land.borders) // 14):
        own = luck.randint(0, 3)
        neutral = luck.randint(0 if own else 1, 2)
        t.walls[border] = Wall(Seat(luck.randrange(len(t.players))) if own else None, own, neutral)


def pave(t: Table, land: Atlas, luck: Random, n: int) -> None:
    """Roads that spread from the homes, and some bridges."""
    reached = [player.home for player in t.players]
    roads: set[str] = set()
    for _ in range(20 * n):
        if len(roads) == n:
            break
        bank = luck.choice(reached)
        way = luck.choice(land.land[bank])
        roads.add(road_name(land, bank, way.to))
        reached.append(way.to)
    t.roads = sorted(roads)
    t.bridges = sorted(luck.sample(sorted(land.arms), len(land.arms) // 3))


def man(t: Table, land: Atlas, luck: Random) -> None:
    """Eight transporters each, some on the same tiles, some carried, most loaded."""
    boats = list(land.water)
    for seat, player in enumerate(t.players):
        spots = [player.home, *luck.sample(list(land.banks), 4)]
        for n in range(8):
            kind = luck.choice([k for k, about in TRANSPORTERS.items() if (about.element == "water") == (n > 4)])
            unit = Unit(f"{kind}{10 * seat + 11 + n}", kind, Seat(seat), luck.choice(boats if n > 4 else spots))
            first = luck.randint(0, unit.about.carries)
            second = luck.randint(0, unit.about.carries - first)
            load = zip(luck.sample(GOODS, 2), (first, second), strict=True)
            unit.load = {good: k for good, k in load if k and n != 2}
            t.units[unit.name] = unit
        fleet = list(t.fleet(Seat(seat)))
        carrier, carried = fleet[-1], fleet[2]
        carrier.load, carrier.aboard = {}, carried.name
        carried.at, carried.carrier = "", carrier.name


def store(t: Table, land: Atlas, luck: Random, n: int) -> None:
    """Goods on the ground, most of them at homes and works."""
    likely = [player.home for player in t.players] * 3
    likely += [found.at for found in t.buildings.values()]
    for _ in range(n):
        place = luck.choice(likely)
        stock = t.ground.setdefault(place, {})
        stock[luck.choice(GOODS)] = luck.choice((1, 1, 2, 2, 3, 4, 6, 11))


# --- smaller tables


def river() -> Table:
    """A River Runs Through It, alone, turn 9: boats in the river, at the coast and at sea, bridges, a ferry."""
    t = on_map(
        "river_runs_through_it",
        1,
        homes=("B2n",),
        units={
            "donkey11": "B2n",
            "donkey12": "C1ne",
            "wagon13": "B3ne",
            "raft14": "C2r",
            "rowboat15": "C3n@D3",
            "steamer16": "D2",
            "raft17": "A2r",
        },
        loads={
            "donkey11": {"boards": 2},
            "wagon13": {"stone": 1, "trunks": 2},
            "raft14": {"geese": 2, "paper": 1},
            "steamer16": {"gold": 3, "coins": 1, "fuel": 2},
        },
        ground={
            "B2n": {"boards": 3, "geese": 2, "stone": 1, "trunks": 4},
            "B1n": {"trunks": 2},
            "C1sw": {"stone": 3},
            "C2nw": {"paper": 1, "geese": 2},
            "C3s": {"clay": 2},
        },
        buildings={
            "B1": Building("woodcutter", "B1n"),
            "C1": Building("quarry", "C1sw"),
            "B2": Building("sawmill", "B2n"),
            "A1": Building("mine", "A1", gold=3, iron=1),
            "D1": Building("mine", "D1", gold=0, iron=4),
            "C2": Building("paper_mill", "C2nw"),
            "C3": Building("clay_pit", "C3s"),
            "B3": Building("raft_factory", "B3ne"),
            "D3": Building("oil_rig", "D3"),
        },
        roads=[("B2n", "B1s"), ("B2n", "C1sw"), ("C1sw", "C2nw"), ("A1", "A2nw"), ("C1ne", "D1"), ("B1n", "A1"),
               ("B1s", "A1"), ("B1n", "C1ne"), ("B3ne", "C3n"), ("B2s", "B3ne")],
        bridges=["B2", "C3"],
        turn=9,
        phase="movement",
        solo=True,
        wonder=[NEUTRAL] * 17 + [0, NEUTRAL, 0, 0, NEUTRAL, NEUTRAL, NEUTRAL, 0],
        neutral=20,
    )  # fmt: skip
    t.players[0].research = ["rowing", "drilling", "shipping"]
    t.temple = t.chart = [Seat(0)]
    return t


def dead_sea() -> Table:
    """Dead Sea for two, turn 12, production: a fork with its bridge, walls, docked boats, a mine with much left."""
    return on_map(
        "dead_sea",
        2,
        homes=("C7", "E7"),
        units={
            "donkey11": "C7",
            "donkey12": "C6",
            "wagon13": "D5",
            "raft14": "D4r",
            "rowboat15": "C3@C4",
            "donkey21": "E7",
            "donkey22": "E7",
            "wagon23": "F6",
            "steamer24": "E4",
            "raft25": "E5ne@F4",
            "raft26": "E5ne@F4",
        },
        loads={
            "donkey12": {"trunks": 1},
            "wagon13": {"boards": 1, "stone": 1, "iron": 1},
            "raft14": {"gold": 2},
            "donkey21": {"boards": 2},
            "wagon23": {"stone": 2},
            "raft25": {"clay": 3},
        },
        ground={
            "C7": {"boards": 2, "geese": 2},
            "E7": {"trunks": 3, "boards": 1, "stone": 2, "geese": 3},
            "D4s": {"gold": 1, "fuel": 1},
            "B6": {"stone": 2},
            "C6": {"trunks": 1},
        },
        buildings={
            "C6": Building("woodcutter", "C6"),
            "B6": Building("quarry", "B6"),
            "F6": Building("quarry", "F6"),
            "C7": Building("sawmill", "C7", made=4),
            "E3": Building("mine", "E3", gold=11, iron=2),
            "D4": Building("mint", "D4s"),
            "B4": Building("oil_rig", "B4"),
            "E6": Building("woodcutter", "E6"),
        },
        roads=[("C7", "C6"), ("C6", "B6"), ("D5", "C6"), ("D5", "D4s"), ("E7", "E6"), ("E6", "D5"), ("E6", "F6"),
               ("C7", "D7"), ("D7", "E7")],
        bridges=["D4.2"],
        walls={
            "D5/D6": Wall(Seat(0), 2, 0),
            "E4/E5": Wall(Seat(1), 1, 1),
            "C5/D5": Wall(None, 0, 2),
        },
        turn=12,
        phase="production",
        wonder=[0, NEUTRAL, 1, NEUTRAL, NEUTRAL, NEUTRAL, 1, 1, NEUTRAL, NEUTRAL, NEUTRAL, 0, NEUTRAL, NEUTRAL],
        neutral=23,
        temple=[1, 0],
        chart=[0, 1],
        done=[Seat(1)],
    )  # fmt: skip


def conflict() -> Table:
    """Figure 4 of the rulebook, before production."""
    return table(
        "-1,0:P 0,0:P 1,0:M",
        "-2,1:R -1,1:W 0,1:M",
        seats=3,
        layout="flat",
        units={
            "donkey11": "C1",
            "donkey12": "A2",
            "donkey13": "B2",
            "truck21": "A2",
            "donkey22": "B1",
            "donkey23": "C1",
            "donkey24": "B2",
            "donkey25": "A3",
            "wagon31": "B1",
        },
        loads={
            "donkey12": {"trunks": 1},
            "truck21": {"trunks": 3},
            "donkey25": {"stone": 1},
            "wagon31": {"boards": 1, "trunks": 1},
        },
        ground={"B1": {"boards": 2}},
        buildings={
            "B1": Building("paper_mill", "B1"),
            "B2": Building("woodcutter", "B2"),
            "A2": Building("sawmill", "A2"),
            "A3": Building("quarry", "A3"),
            "C1": Building("mine", "C1", gold=3, iron=3),
            "C2": Building("mine", "C2", gold=3, iron=2),
        },
        roads=[("C1", "B1"), ("B1", "A2"), ("B1", "B2"), ("A2", "A3"), ("A3", "B2"), ("B2", "C2")],
        temple=[2, 0, 1],
        chart=[1, 0, 2],
        phase="production",
    )


def laid() -> Table:
    """A map while it is laid."""
    found = ["0,0:P", "1,0:W25 0,1:M2", "1,1:P13 2,0:S"]
    t = Table("layout: pointy\norigin: -12,-10\n---\n" + "\n".join(found) + "\n", [Player(), Player(), Player()])
    t.supply = {
        "pasture": 12, "pasture.straight": 4, "pasture.wide": 2, "pasture.sharp": 2, "pasture.fork": 1, "woods": 8,
        "woods.straight": 2, "woods.wide": 2, "woods.sharp": 0, "rock": 6, "rock.straight": 1, "mountains": 9,
        "mountains.source": 2, "desert": 11, "desert.wide": 1, "sea": 17,
    }  # fmt: skip
    return t


def full() -> Table:
    """Everything on one tile."""
    t = crowded()
    for unit in t.units.values():
        if unit.at and unit.about.element == "land":
            unit.at = "F10"
    t.ground["F10"] = dict.fromkeys(GOODS, 3) | {"boards": 12}
    return t


def ended() -> Table:
    """Dead Sea at its end."""
    t = dead_sea()
    t.ended, t.phase, t.done = "wonder", "", []
    return t


def waiting() -> Table:
    """Dead Sea, turn 12, movement, ordered: waiting actions, tiles let go, an agreement on offer on a crowded
    tile."""
    t = dead_sea()
    t.phase, t.called, t.done = "movement", True, []
    t.units["donkey22"].at = "C7"
    t.units["wagon23"].at = t.units["donkey12"].at = "D4ne"
    t.held = {"1": [Held("move wagon23-E4", "D4", Seat(0), ["wagon23"])]}
    t.let = {"C6": [Seat(0)], "C7": [Seat(0), Seat(1)]}
    t.deals = [
        Deal(11, Seat(1), Seat(0), ["swap", "wagon23", "donkey12", "2", "stone", "for", "1", "trunks"]),
        Deal(12, Seat(1), Seat(0), ["give", "donkey22", "donkey11", "1", "boards"]),
    ]
    return t


def ordered() -> Table:
    """Four Sailors, crowded: of the slots of the order chart one is taken."""
    t = crowded(4, "four_sailors", 12)
    t.slots = {"3": Seat(1)}
    return t


def bricks() -> Table:
    """The wonder phase of that turn: one waits for the other."""
    t = dead_sea()
    t.phase, t.called, t.done = "wonder", True, []
    t.held = {"0": [Held("buy boards", "wonder", Seat(1), ["wonder"])]}
    return t


def five() -> Table:
    """Five players, and a scenario with a flood and a donkey to come."""
    t = crowded(5, "four_sailors", 9)
    t.sinks, t.flood_brick, t.donkey_brick = ["C3", "G3", "A5"], 60, 65
    return t


TABLES = {
    "start": start,
    "crowded": crowded,
    "crowded-flat": lambda: crowded(2, "dead_sea", 5),
    "crowded-sea": lambda: crowded(3, "the_pacific", 6),
    "crowded-side": five,
    "river": river,
    "dead-sea": dead_sea,
    "conflict": conflict,
    "laid": laid,
    "full": full,
    "ended": ended,
    "waiting": waiting,
    "bricks": bricks,
    "ordered": ordered,
}
DOING = {
    "laid": "laying",
    "ordered": "slots",
    "dead-sea": "production",
    "conflict": "production",
    "start": "production",
}


@cache
def position(name: str) -> Table:
    """A position, made once: nobody changes it."""
    return TABLES[name]()
