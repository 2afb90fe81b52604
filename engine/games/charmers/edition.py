"""An edition: dice and sheets of The Dice Charmers as data, read from one TOML file and checked.

The game ships `content/house-1.toml`; the owner of a printed copy can supply another file of the same form.
A table keeps its edition in its state, so a stored game never depends on a file.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct

from engine.kit import content

COLOURS = ("purple", "green", "blue", "orange")
"""The colours of the dice, in the rulebook's order; two dice of each."""
DICE = tuple(f"{colour}{n}" for colour in COLOURS for n in (1, 2))
"""The names of the eight dice."""
GOODS = ("tea", "silk", "spice")
"""The three goods, in the order of the market's rows."""
SHAPES = ("straight", "curve", "fork", "crossing")
"""Whole roads."""
GREEN = ("straight", "curve", "two_halves")
"""What a green face shows."""
SYMBOLS = ("lotus", "fish", "crane", "boat", "turtle", "heron")
"""Symbols of the river that have a name."""
PERSONS = ("mogul", "maharani", "merchant", "raja", "builder", "portuguese")
"""The persons of the palace, in the rulebook's order."""
BUILDINGS = ("temple", "fort", "garden", "mausoleum")
"""The types of buildings."""
MARKETS = ("market_same", "market_different")
RESIDENCE = "residence"
EXITS = "NESW"
"""The sides of a cell, clockwise from the top."""
BOXES = 3
"""Boxes of each person."""
LEVELS = (1, 2, 3)
"""The values of a building in the upgrade table."""

PLAIN = ("karma", "upgrade", "purple_die", "half", "back_any", "palace", *SHAPES, *PERSONS)
COUNTED = ("fame", "money", "goods", "sell", "sell_same", "sell_different", "forward", "back")
"""The bonuses there are: those that stand by themselves, and those with a number behind."""

Faces = tuple[str, str, str, str, str, str]
"""The faces of a die."""
Size = Annotated[int, Meta(ge=1, le=200)]
Bonuses = tuple[Annotated[str, Meta(pattern=r"^[a-z_]{3,20}[1-9]?$")], ...]


class Bonus(NamedTuple):
    """A bonus by its kind and its number (0 where it has none)."""

    kind: str
    size: int = 0


@lru_cache(maxsize=256)
def bonus(name: str) -> Bonus:
    """A bonus by its name. Raises `KeyError`."""
    kind = name.rstrip("123456789")
    if name in PLAIN:
        return Bonus(name)
    if kind in COUNTED and len(name) == len(kind) + 1:
        return Bonus(kind, int(name[-1]))
    raise KeyError(name)


class Tracks(Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces of both tracks; a space of fame lies beside `ratio` spaces of money."""

    money: Size
    fame: Size
    ratio: Annotated[int, Meta(ge=1, le=9)]


class Karma(Struct, frozen=True, forbid_unknown_fields=True):
    """Karma circled from the start, and how many there are."""

    start: Annotated[int, Meta(ge=0, le=9)]
    most: Annotated[int, Meta(ge=1, le=9)]


class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """The bonuses of a sheet: by river space, tent, column of the palace and of the upgrade table, by karma circled,
    by space of either track, by edge of the province (cell and side: A3W)."""

    river: tuple[Bonuses, ...]
    tents: tuple[Bonuses, ...]
    palace: tuple[Bonuses, ...]
    upgrades: tuple[Bonuses, ...]
    karma: dict[str, Bonuses]
    fame: dict[str, Bonuses]
    money: dict[str, Bonuses]
    border: dict[str, Bonuses]


class _Head(Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9-]{0,30}$")]
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    provenance: Annotated[str, Meta(min_length=1, max_length=2000)]


class _Province(Struct, frozen=True, forbid_unknown_fields=True):
    exits: Annotated[str, Meta(pattern=r"^N?E?S?W?$")]
    cells: Annotated[
        tuple[Annotated[tuple[str, ...], Meta(min_length=3, max_length=9)], ...], Meta(min_length=3, max_length=9)
    ]


class _Market(Struct, frozen=True, forbid_unknown_fields=True):
    coins: Annotated[tuple[Annotated[int, Meta(ge=1, le=20)], ...], Meta(min_length=1, max_length=12)]


class _River(Struct, frozen=True, forbid_unknown_fields=True):
    symbols: Annotated[tuple[str, ...], Meta(min_length=3, max_length=24)]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    edition: _Head
    dice: dict[str, tuple[Faces, Faces]]
    tracks: Tracks
    province: _Province
    market: _Market
    karma: Karma
    river: _River
    sheets: dict[str, Side]


class Edition(Struct, frozen=True):
    """The components of one edition. `digest` names exactly these values. `dice`: the faces of both dice of a colour;
    `cells`: the province's rows; `exits`: the residence's roads; `coins` by the market's columns; `river`: the
    symbols of its spaces."""

    key: str
    name: str
    digest: str
    dice: dict[str, tuple[Faces, Faces]]
    tracks: Tracks
    cells: tuple[tuple[str, ...], ...]
    exits: str
    coins: tuple[int, ...]
    karma: Karma
    river: tuple[str, ...]
    sheets: dict[str, Side]

    def faces(self, die: str) -> Faces:
        """The faces of a die by its name: green2."""
        return self.dice[die[:-1]][int(die[-1]) - 1]


def read(text: str, file: str) -> Edition:
    """The edition in a TOML text. Raises `ContentError`."""
    data = content.toml(text, file, _File)
    _check(data, file)
    return Edition(
        key=data.edition.key,
        name=data.edition.name,
        digest=hashlib.blake2b(msgspec.json.encode(data, order="deterministic"), digest_size=8).hexdigest(),
        dice=data.dice,
        tracks=data.tracks,
        cells=data.province.cells,
        exits=data.province.exits,
        coins=data.market.coins,
        karma=data.karma,
        river=data.river.symbols,
        sheets=data.sheets,
    )


def _check(data: _File, file: str) -> None:
    """Checks beyond the types."""

    def need(holds: bool, key: str, reason: str) -> None:
        content.need(holds, file, key, reason)

    need(sorted(data.dice) == sorted(COLOURS), "dice", f"needs exactly {', '.join(COLOURS)}")
    pairs = [f"{one}_{other}" for n, one in enumerate(GOODS) for other in GOODS[n:]]
    for colour, allowed in (("purple", pairs), ("green", GREEN), ("blue", data.river.symbols), ("orange", PERSONS)):
        for faces in data.dice[colour]:
            need(set(faces) <= set(allowed), f"dice.{colour}", f"allowed: {', '.join(dict.fromkeys(allowed))}")
    known = set(data.river.symbols) <= set(SYMBOLS)
    need(known, "river.symbols", f"allowed: {', '.join(SYMBOLS)}")
    rows = data.province.cells
    need(len({len(row) for row in rows}) == 1, "province.cells", "rows must be equally long")
    allowed_cells = (*BUILDINGS, *MARKETS, RESIDENCE)
    every = [cell for row in rows for cell in row]
    need(set(every) <= set(allowed_cells), "province.cells", f"allowed: {', '.join(allowed_cells)}")
    need(every.count(RESIDENCE) == 1, "province.cells", "needs exactly one residence")
    need(bool(data.province.exits), "province.exits", "the residence needs a road")
    need(data.karma.start <= data.karma.most, "karma.start", "no more than there are")
    rising = list(data.market.coins) == sorted(data.market.coins)
    need(rising, "market.coins", "a good sold later is never worth less")
    need(sorted(data.sheets) == ["moon", "sun"], "sheets", "needs exactly sun and moon")
    for name, side in sorted(data.sheets.items()):
        _check_side(data, side, f"sheets.{name}", file)


def _check_side(data: _File, side: Side, key: str, file: str) -> None:
    """Each place of a sheet exists, and each bonus."""

    def need(holds: bool, place: str, reason: str) -> None:
        content.need(holds, file, f"{key}.{place}", reason)

    for place, found, wanted in (
        ("river", side.river, len(data.river.symbols)),
        ("tents", side.tents, len(data.market.coins)),
        ("palace", side.palace, BOXES),
        ("upgrades", side.upgrades, len(LEVELS) - 1),
    ):
        need(len(found) == wanted, place, f"{len(found)} places; there are {wanted}")
    rows = data.province.cells
    for place, named, known in (
        ("karma", side.karma, [str(n) for n in range(1, data.karma.most + 1)]),
        ("fame", side.fame, [str(n) for n in range(1, data.tracks.fame + 1)]),
        ("money", side.money, [str(n) for n in range(1, data.tracks.money + 1)]),
        ("border", side.border, border(len(rows[0]), len(rows))),
    ):
        for name in named:
            need(name in known, f"{place}.{name}", "there is no such place")
    for bonuses in (*side.river, *side.tents, *side.palace, *side.upgrades):
        _check_bonuses(bonuses, key, file)
    for group in (side.karma, side.fame, side.money, side.border):
        for bonuses in group.values():
            _check_bonuses(bonuses, key, file)


def _check_bonuses(names: Bonuses, key: str, file: str) -> None:
    for name in names:
        try:
            bonus(name)
        except KeyError:
            content.need(False, file, key, f"{name!r} is no bonus")


def border(columns: int, rows: int) -> list[str]:
    """The names of the province's edges: cell and side."""
    letters = [chr(ord("A") + n) for n in range(columns)]
    return [
        *(f"{letter}1N" for letter in letters),
        *(f"{letters[-1]}{row}E" for row in range(1, rows + 1)),
        *(f"{letter}{rows}S" for letter in letters),
        *(f"A{row}W" for row in range(1, rows + 1)),
    ]


HOUSE = read(content.shipped(__package__, "house-1.toml"), "house-1.toml")
"""The edition the game ships: house values where the printed ones are unknown."""
