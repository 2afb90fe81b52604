"""An edition: all components of World Wonders as data, read from one TOML file and checked.

The game ships `content/house-1.toml`; the owner of a printed copy can supply another file of the same form.
A table keeps its edition in its state, so a stored game never depends on a file.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from engine.kit import content
from engine.kit.polyominoes import drawn

KINDS = ("farm", "market", "library", "housing", "temple")
"""The five types of buildings, in the rulebook's order."""
RESOURCES = ("food", "ceramics", "gears")
"""The three resources, from the top of the resource board."""
GROUNDS = ("land", "coast", "ends", "bridge")
"""What a monument may lie on: only land; water at least once; both ends on land; both ends, with water between."""
BESIDE = ("road", "natural", "water", *KINDS)
"""What a monument may have to lie beside."""
LETTERS = ("a", "b")
"""The two tiles of a type in a stack."""
OTHERS = ("road", "starter", "two", "one", "tower")
"""The names of the pieces that are neither tiles nor monuments."""

Count = Annotated[int, Meta(ge=0, le=200)]
Rows = Annotated[tuple[Annotated[str, Meta(pattern=r"^[#.]{1,6}$")], ...], Meta(min_length=1, max_length=6)]
Symbols = Annotated[tuple[Literal["food", "ceramics", "gears"], ...], Meta(min_length=1, max_length=4)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Rounds, gold, prices in gold, and how many of each piece there are."""

    rounds: Count
    gold: Count
    loan: Count
    repay: Count
    penalty: Count
    road: Count
    short: Count
    pedestal: Count
    tower: Count
    monuments: Count
    monuments_solo: Count
    towers: Count
    roads: Count
    sets: Count


class Roads(Struct, frozen=True, forbid_unknown_fields=True):
    """Long roads and short sets on the market each round."""

    roads: Count
    sets: Count


class Goals(Struct, frozen=True, forbid_unknown_fields=True):
    """How many objectives are in play and what they bring."""

    draw: Count
    first: Count
    second: Count
    tied: Count
    metropolis: Count
    bottom: bool


class Tracks(Struct, frozen=True, forbid_unknown_fields=True):
    """A side of the resource board: the fields of each track that bring population, the last field of each; the rings
    of the population track and its purple last field."""

    last: Count
    food: tuple[Count, ...]
    ceramics: tuple[Count, ...]
    gears: tuple[Count, ...]
    purple: Count
    rings: tuple[Count, ...]

    def white(self, resource: str) -> tuple[int, ...]:
        """The fields of a resource's track that bring population."""
        return {"food": self.food, "ceramics": self.ceramics, "gears": self.gears}[resource]


class Stack(Struct, frozen=True, forbid_unknown_fields=True):
    """A stack of ten building tiles of one shape and price: of each type two, with their symbols."""

    shape: Rows
    price: Count
    players: Annotated[int, Meta(ge=1, le=5)]
    farm: tuple[Symbols, Symbols]
    market: tuple[Symbols, Symbols]
    library: tuple[Symbols, Symbols]
    housing: tuple[Symbols, Symbols]
    temple: tuple[Symbols, Symbols]

    def symbols(self, kind: str) -> tuple[tuple[str, ...], ...]:
        """The symbols of the two tiles of a type."""
        return {
            "farm": self.farm,
            "market": self.market,
            "library": self.library,
            "housing": self.housing,
            "temple": self.temple,
        }[kind]


class Parts(Struct, frozen=True, forbid_unknown_fields=True):
    """A monument of several parts that touch: how many, of one or two cells each."""

    cells: Annotated[int, Meta(ge=1, le=2)]
    count: Annotated[int, Meta(ge=2, le=3)]


class Monument(Struct, frozen=True, forbid_unknown_fields=True):
    """A monument card: footprint (exactly one of shape, parts, spaced), ground, neighbours, rewards."""

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z_]{2,20}$")]
    ground: Literal["land", "coast", "ends", "bridge"]
    beside: dict[str, Annotated[int, Meta(ge=1, le=3)]]
    rings: Annotated[int, Meta(ge=0, le=5)]
    shape: Rows | None = None
    parts: Parts | None = None
    spaced: Annotated[int, Meta(ge=2, le=3)] | None = None
    resource: Literal["", "food", "ceramics", "gears"] = ""
    population: Annotated[int, Meta(ge=0, le=3)] = 0


class Tile(Struct, frozen=True):
    """A building tile: its stack (counted from 1), type, symbols."""

    id: str
    stack: int
    kind: str
    symbols: tuple[str, ...]


class _Head(Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,30}$")]
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    provenance: Annotated[str, Meta(min_length=1, max_length=2000)]


Land = Annotated[tuple[Annotated[str, Meta(pattern=r"^[.~*]{6,16}$")], ...], Meta(min_length=6, max_length=16)]
Cards = dict[str, tuple[tuple[str, ...], ...]]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    edition: _Head
    limits: Limits
    market: dict[str, Roads]
    objectives: Goals
    tracks: dict[str, Tracks]
    stacks: Annotated[tuple[Stack, ...], Meta(min_length=6, max_length=9)]
    maps: dict[str, Land]
    monuments: Annotated[tuple[Monument, ...], Meta(min_length=3, max_length=40)]
    automaton: Cards


class Edition(Struct, frozen=True):
    """The components of one edition. `digest` names exactly these values."""

    key: str
    name: str
    digest: str
    limits: Limits
    market: dict[str, Roads]
    objectives: Goals
    tracks: dict[str, Tracks]
    stacks: tuple[Stack, ...]
    maps: dict[str, tuple[str, ...]]
    monuments: tuple[Monument, ...]
    automaton: Cards

    def stack(self, tile: str) -> Stack:
        """The stack a building tile belongs to."""
        return self.stacks[number(tile) - 1]

    def tile(self, name: str) -> Tile:
        """A building tile by its name. Raises `KeyError`."""
        kind, stack = kind_of(name), number(name)
        if kind not in KINDS or not 1 <= stack <= len(self.stacks) or name[-1] not in LETTERS:
            raise KeyError(name)
        return Tile(name, stack, kind, self.stacks[stack - 1].symbols(kind)[LETTERS.index(name[-1])])

    def monument(self, name: str) -> Monument:
        """A monument by its name. Raises `StopIteration`."""
        return next(each for each in self.monuments if each.id == name)

    def in_play(self, players: int) -> tuple[int, ...]:
        """The stacks used with so many players, counted from 1."""
        return tuple(n for n, each in enumerate(self.stacks, 1) if each.players <= players)

    def roads(self, players: int) -> Roads:
        """Long roads and short sets on the market each round."""
        return self.market[str(players)]


def tiles_of(stack: int) -> list[str]:
    """The names of the ten tiles of a stack: farm3a is the first farm of stack 3."""
    return [f"{kind}{stack}{letter}" for kind in KINDS for letter in LETTERS]


def is_tile(piece: str) -> bool:
    """Whether a piece of this name is a building tile."""
    return piece[-1:] in LETTERS and piece[-2:-1].isdigit()


@lru_cache(maxsize=1024)
def kind_of(tile: str) -> str:
    """The type of a building tile."""
    return tile.rstrip("ab").rstrip("0123456789")


@lru_cache(maxsize=1024)
def number(tile: str) -> int:
    """The stack of a building tile, counted from 1; 0 if the name has none."""
    digits = "".join(sign for sign in tile if sign.isdigit())
    return int(digits) if digits.isascii() and digits else 0


def read(text: str, file: str) -> Edition:
    """The edition in a TOML text. Raises `ContentError`."""
    data = content.toml(text, file, _File)
    _check(data, file)
    digest = hashlib.blake2b(msgspec.json.encode(data, order="deterministic"), digest_size=8).hexdigest()
    return Edition(
        key=data.edition.key,
        name=data.edition.name,
        digest=digest,
        limits=data.limits,
        market=data.market,
        objectives=data.objectives,
        tracks=data.tracks,
        stacks=data.stacks,
        maps=data.maps,
        monuments=data.monuments,
        automaton=data.automaton,
    )


def _check(data: _File, file: str) -> None:
    """Checks beyond the types."""

    def need(holds: bool, key: str, reason: str) -> None:
        content.need(holds, file, key, reason)

    need(sorted(data.market) == ["1", "2", "3", "4", "5"], "market", "needs exactly 1 to 5 (players)")
    need(sorted(data.tracks) == ["A", "B"], "tracks", "needs exactly A and B")
    for side, tracks in sorted(data.tracks.items()):
        for key, fields, last in (
            *((resource, tracks.white(resource), tracks.last) for resource in RESOURCES),
            ("rings", tracks.rings, tracks.purple),
        ):
            rising = list(fields) == sorted(set(fields)) and all(0 < each <= last for each in fields)
            need(rising, f"tracks.{side}.{key}", f"needs rising numbers from 1 to {last}")
    need(sorted(data.maps) == ["A", "B1", "B2", "B3", "B4", "B5"], "maps", "needs exactly A and B1 to B5")
    width, height = len(data.maps["A"][0]), len(data.maps["A"])
    for name, rows in sorted(data.maps.items()):
        same = len(rows) == height and all(len(row) == width for row in rows)
        need(same, f"maps.{name}", "must be a rectangle as large as map A")
        need(_has_start(rows), f"maps.{name}", "has no room for a starter road")
    for n, stack in enumerate(data.stacks, 1):
        try:
            drawn(stack.shape)
        except ValueError as error:
            need(False, f"stacks.{n}.shape", str(error))
    need(any(each.players == 1 for each in data.stacks), "stacks", "one at least must be there for one player")
    need(data.objectives.draw <= 15, "objectives.draw", "there are 15 objectives")
    need(1 <= data.limits.rounds <= 2 * len(KINDS), "limits.rounds", "needs 1 to 10: a stack has ten tiles")
    _check_supply(data, file)
    _check_monuments(data, file)
    _check_automaton(data, file)


def _has_start(rows: tuple[str, ...]) -> bool:
    """Whether the starter road, four cells long, can lie at the sidewalk with both ends on land."""
    bottom, fourth = rows[-1], rows[-4]
    lying = any(one != "~" != other for one, other in zip(bottom, bottom[3:], strict=False))
    return lying or any(one != "~" != other for one, other in zip(bottom, fourth, strict=True))


def _check_supply(data: _File, file: str) -> None:
    """Enough roads, sets and towers for every round with five players."""
    limits, rounds = data.limits, data.limits.rounds
    content.need(limits.towers >= rounds, file, "limits.towers", "needs one for each round")
    for players, each in sorted(data.market.items()):
        roads = int(players) + rounds * each.roads
        content.need(limits.roads >= roads, file, "limits.roads", f"{players} players need {roads}")
        content.need(limits.sets >= rounds * each.sets, file, "limits.sets", f"{players} players need more")


def _check_monuments(data: _File, file: str) -> None:
    names = [each.id for each in data.monuments]
    content.need(len(set(names)) == len(names), file, "monuments", "two share a name")
    content.need(not {*names} & {*OTHERS}, file, "monuments", f"taken: {', '.join(OTHERS)}")
    for each in data.monuments:
        key = f"monuments.{each.id}"
        forms = [form for form in (each.shape, each.parts, each.spaced) if form is not None]
        content.need(len(forms) == 1, file, key, "needs exactly one of shape, parts, spaced")
        content.need(each.shape is None or _drawable(each.shape), file, f"{key}.shape", "a shape is one piece")
        content.need(set(each.beside) <= set(BESIDE), file, f"{key}.beside", f"allowed: {', '.join(BESIDE)}")
        single = all(n == 1 or what in KINDS for what, n in each.beside.items())
        content.need(single, file, f"{key}.beside", "only buildings can be asked for more than once")
        in_line = each.ground in ("land", "coast") or (each.shape is not None and len(each.shape) == 1)
        content.need(in_line, file, f"{key}.ground", "only a shape of one row has ends")


def _drawable(rows: tuple[str, ...]) -> bool:
    try:
        return bool(drawn(rows))
    except ValueError:
        return False


def _check_automaton(data: _File, file: str) -> None:
    solo = [str(n) for n, each in enumerate(data.stacks, 1) if each.players == 1]
    allowed = ["road", "short", "tower", "oldest", "newest", *solo]
    content.need(bool(data.automaton), file, "automaton", "needs cards")
    for card, sections in sorted(data.automaton.items()):
        items = [item for section in sections for item in section]
        content.need(set(items) <= set(allowed), file, f"automaton.{card}", f"allowed: {', '.join(allowed)}")


HOUSE = read(content.shipped(__package__, "house-1.toml"), "house-1.toml")
"""The edition the game ships: house values where the printed ones are unknown."""
