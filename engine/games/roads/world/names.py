"""The parts of names on the map. No other file takes a name apart.

A transporter is called by its kind and its number, "wagon12"; the tens of the number are its seat's. A river is
called by its tile, "D4r", a dock by its bank and the sea tile it looks to, "D4nw@C2". A border joins two tiles,
"C2/D4", a road two banks. See `atlas` for places.
"""

from __future__ import annotations

from functools import cache

from engine.core.model import Seat

DIGITS = "0123456789"
WONDER_SITE = "wonder"
"""The name of the place where the next brick is laid, where others are named by their tile."""


def is_unit(name: str) -> bool:
    """Whether a name is a transporter's and not a place's: only places begin with a capital letter."""
    return name[:1].islower()


@cache
def unit_kind(name: str) -> str:
    """The kind of a transporter: "wagon" of "wagon12"."""
    return name.rstrip(DIGITS)


@cache
def unit_number(name: str) -> str:
    """The number of a transporter: "12" of "wagon12"."""
    return name.removeprefix(unit_kind(name))


@cache
def unit_seat(name: str) -> Seat:
    """A transporter's owner, even when it is no longer on the map (see `state.new_unit`)."""
    return Seat(int(name[-2]) - 1)


def river_of(tile: str) -> str:
    """The river on a tile."""
    return f"{tile}r"


def is_river(place: str) -> bool:
    """Whether a place is a river."""
    return place.endswith("r")


def dock_of(bank: str, sea: str) -> str:
    """The coast of a bank towards a sea tile."""
    return f"{bank}@{sea}"


@cache
def bank_of(place: str) -> str:
    """The bank of a dock; any other place is returned as it is."""
    return place.partition("@")[0]


def sea_of(place: str) -> str:
    """The sea tile that a dock looks to; "" for any other place."""
    return place.partition("@")[2]


def ends_of(name: str) -> tuple[str, str]:
    """The two banks that a road joins, or the two tiles of a border; "" for the second where there is none."""
    one, _, other = name.partition("/")
    return one, other
