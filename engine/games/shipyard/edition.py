"""An edition: all components of Shipyard as data, read from one TOML file and checked.

The game ships `content/house-1.toml`; the owner of a printed copy can supply another file of the same form.
A table keeps its edition in its state, so a stored game never depends on a file.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from engine.kit import content

CREW = ("captain", "merchant", "soldier")
"""The crew, in the rulebook's order."""
EQUIPMENT = ("sail", "smokestack", "propeller", "crane", "cannon")
"""The equipment, in the rulebook's order."""
ITEMS = (*CREW, *EQUIPMENT)
"""All that a ship is fitted out with."""
FEATURES = ("cabin", "mast", "propeller", "crane", "cannon", "lifebelt", "lifeboat", "lantern")
"""What a ship card may show: a cabin, mounting points (a mast takes a sail or a smokestack), safety."""
SAFETY = FEATURES[5:]
"""The safety features."""
PARTS = ("bow", "middle", "stern")
"""The parts of a ship from left to right."""
COMMODITIES = ("coal", "steel", "grain")
"""The three commodities."""
SYMBOLS = ("army", "trade", *SAFETY[::-1], "ribbon")
"""What a space of a canal may show: inspectors, and the blue ribbon."""
TILES = ("ships", "commodities", "canal", "equipment", "crew", "employee", "exchange")
"""The action tiles of every game, in the order of the rulebook's chapters."""
SUBSIDY = "subsidy"
"""The action tile of games of four."""
COLOURS = ("blue", "green")
"""The colours of the contracts."""
KINDS = ("engineer", "recruiter", "trader", "craftsman", "helmsman", "rigger", "accountant", "foreman")
"""The employees' kinds, in the rulebook's order."""
CONTRACTS = {
    "blue": (
        *("trade_pairs", "merchants", "mixed_drives", "army_pairs", "soldiers", "armed_traders"),
        *("sail_pairs", "officers", "variety", "smokestack_pairs", "propellers", "canals"),
    ),
    "green": (
        *("lifebelts", "ships_of_five", "ship_cards", "lanterns", "ships_of_six", "employees"),
        *("lifeboats", "long_ships", "specialists", "ships", "safe_ships", "employee_types"),
    ),
}
"""The contracts of each colour by what they count, in the rulebook's order."""
BLANK = "blank_"
"""A card of a part that is gone: its name is this and the part (rulebook: end of the game)."""

Count = Annotated[int, Meta(ge=0, le=200)]
Some = Annotated[int, Meta(ge=1, le=200)]
Item = Literal["captain", "merchant", "soldier", "sail", "smokestack", "propeller", "crane", "cannon"]
Feature = Literal["cabin", "mast", "propeller", "crane", "cannon", "lifebelt", "lifeboat", "lantern"]
Symbol = Literal["army", "trade", "lantern", "lifeboat", "lifebelt", "ribbon"]
Commodity = Literal["coal", "steel", "grain"]
Row = Annotated[tuple[Count, ...], Meta(min_length=2, max_length=9)]


class Limits(Struct, frozen=True, forbid_unknown_fields=True):
    """Guilders at the start; prices of a bonus action and of a marker's further steps; guilders of a subsidy; ship
    cards of an action; columns of a yard."""

    guilders: Count
    bonus: Some
    subsidy: Some
    step: Some
    cards: Some
    columns: Annotated[int, Meta(ge=3, le=12)]


class Prices(Struct, frozen=True, forbid_unknown_fields=True):
    """The prices of each market's places, from the oldest card to the newest; as many places as prices."""

    ships: Row
    trains: Row
    canals: Row


class Track(Struct, frozen=True, forbid_unknown_fields=True):
    """The action track: its spaces, counted from the start space; the tiles of every game; the subsidy's space."""

    spaces: Some
    tiles: tuple[str, ...]
    subsidy: Count


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """So many ship cards that show the same."""

    has: tuple[Feature, ...]
    count: Some


class Ships(Struct, frozen=True, forbid_unknown_fields=True):
    """The ship cards; the middles in two decks, of which `upper` lies on top."""

    bows: tuple[Group, ...]
    upper: tuple[Group, ...]
    lower: tuple[Group, ...]
    sterns: tuple[Group, ...]


class Rings(Struct, frozen=True, forbid_unknown_fields=True):
    """What lies on the two rings, clockwise."""

    equipment: Annotated[tuple[Item, ...], Meta(min_length=2, max_length=9)]
    crew: Annotated[tuple[Item, ...], Meta(min_length=2, max_length=9)]


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """A side of the hexagon: the guilders for a load of each commodity."""

    coal: Count
    steel: Count
    grain: Count

    def price(self, commodity: str) -> int:
        """The guilders for a load."""
        return {"coal": self.coal, "steel": self.steel, "grain": self.grain}[commodity]


class Exchange(Struct, frozen=True, forbid_unknown_fields=True):
    """The hexagon: what a load may become, the sides clockwise, the number of the side the marker starts on."""

    coal: tuple[Item, ...]
    steel: tuple[Item, ...]
    grain: tuple[Item, ...]
    sides: Annotated[tuple[Side, ...], Meta(min_length=2, max_length=12)]
    start: Some

    def items(self, commodity: str) -> tuple[str, ...]:
        """What a load of a commodity may become."""
        return {"coal": self.coal, "steel": self.steel, "grain": self.grain}[commodity]


class Oval(Struct, frozen=True, forbid_unknown_fields=True):
    """The oval of the employees: its stops, and the places at each of them."""

    stops: Some
    places: Some


class Employee(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of employee. `what`: an item, a commodity, or crew; `fee` guilders to hire; `points` at the end; `size`
    of the effect; `needs`: the employee one must have first."""

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{2,30}$")]
    kind: Literal["engineer", "recruiter", "trader", "craftsman", "helmsman", "rigger", "accountant", "foreman"]
    colour: Literal["brown", "green", "orange", "blue", "yellow"]
    what: str = ""
    fee: Count = 0
    points: Count = 0
    size: Some = 1
    needs: str = ""

    @property
    def type(self) -> str:
        """Its type: the colour; traders of the second level are a type of their own."""
        return f"{self.colour}2" if self.needs else self.colour


class Contract(Struct, frozen=True, forbid_unknown_fields=True):
    """A government contract, named by what it counts: points for 1, 2, 3 ... and for each beyond the table."""

    id: str
    colour: Literal["blue", "green"]
    table: Annotated[tuple[Count, ...], Meta(max_length=60)]
    beyond: Count

    def points(self, count: int) -> int:
        """The points for so many."""
        listed = self.table[min(count, len(self.table)) - 1] if self.table and count else 0
        return listed + self.beyond * max(0, count - len(self.table))


class Card(NamedTuple):
    """A ship card; `deck`: "upper" or "lower" for middles, "blank" for one that is not there, else its part."""

    name: str
    part: str
    deck: str
    features: tuple[str, ...]


class _Head(Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,30}$")]
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    provenance: Annotated[str, Meta(min_length=1, max_length=2000)]


class _Canals(Struct, frozen=True, forbid_unknown_fields=True):
    cards: Annotated[tuple[tuple[Symbol, Symbol, Symbol, Symbol], ...], Meta(max_length=60)]


class _Trains(Struct, frozen=True, forbid_unknown_fields=True):
    starting: Count
    cards: Annotated[
        tuple[Annotated[tuple[Commodity, ...], Meta(min_length=1, max_length=4)], ...], Meta(max_length=60)
    ]


class _Employees(Struct, frozen=True, forbid_unknown_fields=True):
    kinds: tuple[Employee, ...]


class _Contracts(Struct, frozen=True, forbid_unknown_fields=True):
    dealt: Annotated[int, Meta(ge=1, le=3)]
    cards: tuple[Contract, ...]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    edition: _Head
    limits: Limits
    prices: Prices
    track: Track
    laps: dict[str, tuple[Count, ...]]
    ships: Ships
    canals: _Canals
    trains: _Trains
    rings: Rings
    exchange: Exchange
    oval: Oval
    employees: _Employees
    contracts: _Contracts


class Edition(Struct, frozen=True, eq=False):
    """The components of one edition. `digest` names exactly these values, so equal digests are equal editions.

    `laps`: by number of players the contracts of each colour discarded after each lap; `canals`: the symbols on the
    west, south, east and north side of each; `trains`: their loads, `starting` of which are dealt first; `dealt`:
    contracts of each colour.
    """

    key: str
    name: str
    digest: str
    limits: Limits
    prices: Prices
    track: Track
    laps: dict[str, tuple[int, ...]]
    ships: Ships
    canals: tuple[tuple[str, str, str, str], ...]
    starting: int
    trains: tuple[tuple[str, ...], ...]
    rings: Rings
    exchange: Exchange
    oval: Oval
    employees: tuple[Employee, ...]
    dealt: int
    contracts: tuple[Contract, ...]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and self.digest == other.digest

    def __hash__(self) -> int:
        return int.from_bytes(self.digest.encode(), "big")

    def card(self, name: str) -> Card:
        """A ship card by its name: bow1, middle52, blank_stern. Raises `KeyError`."""
        return ship_cards(self)[name]

    def canal(self, name: str) -> tuple[str, str, str, str]:
        """The symbols of a canal by its name: canal24."""
        return self.canals[int(name.removeprefix("canal")) - 1]

    def train(self, name: str) -> tuple[str, ...]:
        """The loads of a train by its name: train14."""
        return self.trains[int(name.removeprefix("train")) - 1]

    def employee(self, name: str) -> Employee:
        """An employee by its name. Raises `KeyError`."""
        return _employees(self)[name]

    def contract(self, name: str) -> Contract:
        """A contract by its name. Raises `KeyError`."""
        return _contracts(self)[name]

    def discards(self, players: int) -> tuple[int, ...]:
        """How many contracts of each colour are discarded after each lap."""
        return self.laps[str(players)]


def numbered(name: str, cards: Iterable[object]) -> list[str]:
    """The names of so many cards of a kind: canal1, canal2 ..."""
    return [f"{name}{n}" for n, _ in enumerate(cards, 1)]


@lru_cache(maxsize=8)
def ship_cards(edition: Edition) -> dict[str, Card]:
    """All ship cards of an edition by name, in their order, blank ones last."""
    ships, found = edition.ships, dict[str, Card]()
    for part, decks in (
        ("bow", (("bow", ships.bows),)),
        ("middle", (("upper", ships.upper), ("lower", ships.lower))),
        ("stern", (("stern", ships.sterns),)),
    ):
        shown = [(deck, each.has) for deck, groups in decks for each in groups for _ in range(each.count)]
        for n, (deck, features) in enumerate(shown, 1):
            found[f"{part}{n}"] = Card(f"{part}{n}", part, deck, features)
    for part in PARTS:
        found[BLANK + part] = Card(BLANK + part, part, "blank", ())
    return found


@lru_cache(maxsize=8)
def decks(edition: Edition) -> dict[str, tuple[str, ...]]:
    """The names of the ship cards of each deck: bow, upper, lower, stern."""
    cards = ship_cards(edition).values()
    return {
        deck: tuple(each.name for each in cards if each.deck == deck) for deck in ("bow", "upper", "lower", "stern")
    }


@lru_cache(maxsize=8)
def _employees(edition: Edition) -> dict[str, Employee]:
    return {each.id: each for each in edition.employees}


@lru_cache(maxsize=8)
def _contracts(edition: Edition) -> dict[str, Contract]:
    return {each.id: each for each in edition.contracts}


def part_of(card: str) -> str:
    """The part of a ship a card is, by its name."""
    return card.removeprefix(BLANK).rstrip("0123456789")


def read(text: str, file: str) -> Edition:
    """The edition in a TOML text. Raises `ContentError`."""
    data = content.toml(text, file, _File)
    _check_track(data, file)
    _check_cards(data, file)
    _check_rings(data, file)
    _check_employees(data, file)
    _check_contracts(data, file)
    return Edition(
        key=data.edition.key,
        name=data.edition.name,
        digest=hashlib.blake2b(msgspec.json.encode(data, order="deterministic"), digest_size=8).hexdigest(),
        limits=data.limits,
        prices=data.prices,
        track=data.track,
        laps=data.laps,
        ships=data.ships,
        canals=data.canals.cards,
        starting=data.trains.starting,
        trains=data.trains.cards,
        rings=data.rings,
        exchange=data.exchange,
        oval=data.oval,
        employees=data.employees.kinds,
        dealt=data.contracts.dealt,
        contracts=data.contracts.cards,
    )


def _check_track(data: _File, file: str) -> None:
    """Tiles, their places, laps and discards."""

    def need(holds: bool, key: str, reason: str) -> None:
        content.need(holds, file, key, reason)

    track, dealt = data.track, data.contracts.dealt
    need(sorted(track.tiles) == sorted(TILES), "track.tiles", f"needs exactly {', '.join(TILES)}")
    need(track.spaces > len(TILES) + 2, "track.spaces", "needs room for all tiles and two spaces more")
    free = range(2, track.spaces - len(TILES) + 1)
    need(track.subsidy in free, "track.subsidy", f"needs {free[0]} to {free[-1]}: a space without another tile")
    need(sorted(data.laps) == ["2", "3", "4"], "laps", "needs exactly 2 to 4 (players)")
    for players, discards in sorted(data.laps.items()):
        need(1 <= len(discards) <= 9, f"laps.{players}", "needs 1 to 9 laps")
        need(sum(discards) == dealt - 1, f"laps.{players}", f"of {dealt} contracts one is kept")
    for key, row in (("ships", data.prices.ships), ("trains", data.prices.trains), ("canals", data.prices.canals)):
        need(list(row) == sorted(row), f"prices.{key}", "newer cards are never cheaper")
        need(row[0] == 0, f"prices.{key}", "the oldest card is free")


def _check_cards(data: _File, file: str) -> None:
    """Enough cards to fill the markets, deal and go on."""

    def need(holds: bool, key: str, reason: str) -> None:
        content.need(holds, file, key, reason)

    ships, rows = data.ships, data.prices.ships
    for key, groups, places in (
        ("bows", ships.bows, len(rows)),
        ("upper", (*ships.upper, *ships.lower), 2 * len(rows)),
        ("sterns", ships.sterns, len(rows)),
    ):
        cards = sum(each.count for each in groups)
        need(places < cards <= 200, f"ships.{key}", f"needs more than the {places} of the market, 200 at most")
        for each in groups:
            propellers = each.has.count("propeller")
            need(len(each.has) <= 4, f"ships.{key}", "a card shows four features at most")
            need(propellers <= (key == "sterns"), f"ships.{key}", "a ship has one propeller mount, on its stern")
    canals, trains = len(data.canals.cards), data.trains
    need(canals > len(data.prices.canals), "canals.cards", "needs more than the market has places")
    need(4 <= trains.starting <= len(trains.cards), "trains.starting", "needs one for each of four players")
    alike = {tuple(sorted(each)) for each in trains.cards[: trains.starting]}
    need(alike == {tuple(sorted(COMMODITIES))}, "trains.cards", "starting trains carry one of each commodity")
    market = len(data.prices.trains)
    need(len(trains.cards) > market + 4, "trains.cards", "needs more than the players and the market have")


def _check_rings(data: _File, file: str) -> None:
    """Each item stands once on a ring, and is had for one commodity; the marker starts on a side."""

    def need(holds: bool, key: str, reason: str) -> None:
        content.need(holds, file, key, reason)

    rings, exchange = data.rings, data.exchange
    for key, found in (
        ("rings", (*rings.equipment, *rings.crew)),
        ("exchange", (*exchange.coal, *exchange.steel, *exchange.grain)),
    ):
        need(sorted(found) == sorted(ITEMS), key, f"needs each once: {', '.join(ITEMS)}")
    need(exchange.start <= len(exchange.sides), "exchange.start", "there is no such side")


def _check_employees(data: _File, file: str) -> None:
    """Names, effects, and who needs whom; as many as the oval has places."""

    def need(holds: bool, key: str, reason: str) -> None:
        content.need(holds, file, key, reason)

    kinds, oval = data.employees.kinds, data.oval
    names = [each.id for each in kinds]
    need(len(set(names)) == len(names), "employees", "two share a name")
    need(len(names) == oval.stops * oval.places, "employees", f"the oval has {oval.stops * oval.places} places")
    allowed: dict[str, tuple[str, ...]] = {
        "engineer": data.rings.equipment,
        "recruiter": data.rings.crew,
        "trader": COMMODITIES,
        "craftsman": (*EQUIPMENT, "crew"),
    }
    for each in kinds:
        what = allowed.get(each.kind, ("",))
        need(each.what in what, f"employees.{each.id}.what", f"allowed: {', '.join(what)}")
        before = names[: names.index(each.id)]
        need(not each.needs or each.needs in before, f"employees.{each.id}.needs", "needs one that is listed before")


def _check_contracts(data: _File, file: str) -> None:
    """Each contract once, enough of them for four players; more is never worth less."""
    for colour in COLOURS:
        found = [each.id for each in data.contracts.cards if each.colour == colour]
        known = CONTRACTS[colour]
        content.need(set(found) <= set(known), file, f"contracts.{colour}", f"allowed: {', '.join(known)}")
        content.need(len(set(found)) == len(found), file, f"contracts.{colour}", "two share a name")
        least = 4 * data.contracts.dealt
        content.need(len(found) >= least, file, f"contracts.{colour}", f"needs {least} for four players")
    for each in data.contracts.cards:
        rising = list(each.table) == sorted(each.table)
        content.need(rising, file, f"contracts.{each.id}.table", "more is never worth less")


HOUSE = read(content.shipped(__package__, "house-1.toml"), "house-1.toml")
"""The edition the game ships: house values where the printed ones are unknown."""
