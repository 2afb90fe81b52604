"""A table's choices before the start, the map and the scenario's switches, and the state before the first draw
(rulebook: set-up)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from engine.core.model import Illegal, Seat
from engine.core.rules import Setting, Settings

from . import scenario
from .components import BOX, WONDER
from .flow import Opening, Position
from .scenario import read
from .state import NEUTRAL, Box, Hand, Player, Table
from .world.maps import CATALOGUE, DEFAULT, KEYS, LENGTH, BadMap

# --- choices

MADE = ("generated", "laid")
"""Maps made at the table: at random, or tile by tile."""
NEUTRAL_BRICKS = (WONDER.neutral, 28)
"""Neutral bricks: as in the box, or fewer for a shorter game (a known variant)."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """map: "auto" (the one for the number of players), "generated", "laid", a given map's key, or a map's text;
    a given map that is chosen is kept as text, so that a stored game never depends on a file.
    land: land tiles for each player where the map is laid. donkeys: at the start; stone, boards: more of them.
    order: whoever wants an order of play says so "beforehand", or is "asked" at the start of each phase. neutral:
    neutral bricks. mines: "drawn" at random, "larger" (the larger pile), "auto": as is usual.
    proposer: the seat of the person who proposed the game; the host fills it in at the start.
    """

    map: Annotated[str, Meta(max_length=LENGTH)] = "auto"
    land: Annotated[int, Meta(ge=8, le=14)] = 10
    donkeys: Annotated[int, Meta(ge=1, le=3)] = BOX.start.donkeys
    stone: Annotated[int, Meta(ge=0, le=1)] = 0
    boards: Annotated[int, Meta(ge=0, le=1)] = 0
    neutral: Literal[33, 28] = 33
    mines: Literal["auto", "drawn", "larger"] = "auto"
    order: Literal["beforehand", "asked"] = "beforehand"
    proposer: Annotated[int, Meta(ge=0)] = 0


class Choices(Settings, frozen=True):
    """The map may be given as text; numbers are kept as such."""

    def chosen(self, options: Options, name: str) -> str:
        """A setting's value now, as one of its choices, or "" for custom text. Raises `Illegal`."""
        if name != "map":
            return super().chosen(options, name)
        given = {text: key for key, text in CATALOGUE.items()}
        own = ("auto", *KEYS, *MADE)
        return given.get(options.map, options.map if options.map in own else "")

    def choose(self, options: Options, name: str, value: str) -> Options:
        """The options with one setting changed. Raises `Illegal` naming the error in a map."""
        if name == "map":
            return msgspec.structs.replace(options, map=_map(value))
        self.named(name).allowed(value)
        return msgspec.structs.replace(options, **{name: int(value) if value.isdigit() else value})


def _map(value: str) -> str:
    """The form in which the options keep a chosen map."""
    if value in ("auto", *MADE):
        return value
    if value in CATALOGUE:
        return CATALOGUE[value]
    try:
        return read(value)
    except BadMap as bad:
        raise Illegal("bad-map", flaw=bad.flaw, tile=bad.tile or "none") from None


SETTINGS = Choices(
    Options,
    (
        Setting("map", ("auto", *KEYS, *MADE), text=True),
        Setting("land", ("10", "8", "12", "14")),
        Setting("donkeys", ("3", "2", "1")),
        Setting("stone", ("0", "1")),
        Setting("boards", ("0", "1")),
        Setting("neutral", tuple(map(str, NEUTRAL_BRICKS))),
        Setting("mines", ("auto", "drawn", "larger")),
        Setting("order", ("beforehand", "asked")),
    ),
)


# --- the beginning


def setup(seats: int, options: Options) -> Position:
    """Rulebook: set-up. The draws follow in `Opening`. Alone: four rows of the wonder are built, and
    the game has one neutral brick for each of its turns (facts 3: solo)."""
    wanted = DEFAULT.get(seats, MADE[0]) if options.map == "auto" else options.map
    make = wanted if wanted in MADE else ""
    solo = seats == 1
    table = Table("" if make else CATALOGUE.get(wanted, wanted), [Player() for _ in range(seats)], solo=solo)
    table.neutral = WONDER.solo.turns if solo else options.neutral
    table.wonder = [NEUTRAL] * WONDER.solo.bricks if solo else []
    table.order = options.order
    table.mines = ("larger" if solo else "drawn") if options.mines == "auto" else options.mines
    donkeys = (0 if make else scenario.begin(table).donkeys) or options.donkeys
    goods = dict(BOX.start.goods)
    goods["stone"] += options.stone
    goods["boards"] += options.boards
    first = Seat(options.proposer if options.proposer < seats else 0)
    opening = Opening(make=make, land=options.land * seats, first=first, donkeys=donkeys, goods=goods)
    return Position(table, [Hand() for _ in range(seats)], Box(), [opening])
