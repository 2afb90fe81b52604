"""What a table may choose before the start: the map, and the scenario's switches."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from engine.core.game import Setting
from engine.core.model import Illegal

from .components import BOX, WONDER
from .maps import CATALOGUE, KEYS, LENGTH, BadMap, read

MADE = ("generated", "laid")
"""Maps that come to be at the table: by lot, or tile by tile."""
NEUTRAL = (WONDER.neutral, 28)
"""Neutral bricks: as in the box, or fewer for a shorter game (a known variant)."""

SETTINGS: tuple[Setting, ...] = (
    Setting("map", ("auto", *KEYS, *MADE), text=True),
    Setting("land", ("10", "8", "12", "14")),
    Setting("donkeys", ("3", "2", "1")),
    Setting("stone", ("0", "1")),
    Setting("boards", ("0", "1")),
    Setting("neutral", tuple(map(str, NEUTRAL))),
    Setting("mines", ("auto", "drawn", "larger")),
)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """map: "auto" (the one for the number of players), "generated", "laid", a given map's key, or a map's text;
    what people choose from the given maps is kept as text, so that a stored game never depends on a file.
    land: land tiles for each player where the map is laid. donkeys: at the start; stone, boards: more of them.
    neutral: neutral bricks. mines: "drawn" by lot, "larger" (the larger pile), "auto": as is usual.
    proposer: the seat of the person who proposed the game; the host fills it in at the start.
    """

    map: Annotated[str, Meta(max_length=LENGTH)] = "auto"
    land: Annotated[int, Meta(ge=8, le=14)] = 10
    donkeys: Annotated[int, Meta(ge=1, le=3)] = BOX.start.donkeys
    stone: Annotated[int, Meta(ge=0, le=1)] = 0
    boards: Annotated[int, Meta(ge=0, le=1)] = 0
    neutral: Literal[33, 28] = 33
    mines: Literal["auto", "drawn", "larger"] = "auto"
    proposer: Annotated[int, Meta(ge=0)] = 0


def chosen(options: Options, name: str) -> str:
    """A setting's value now, as one of its choices, or "" for a text of one's own. Raises `Illegal`."""
    _setting(name)
    if name != "map":
        return str(getattr(options, name))
    given = {text: key for key, text in CATALOGUE.items()}
    named = ("auto", *KEYS, *MADE)
    return given.get(options.map, options.map if options.map in named else "")


def choose(options: Options, name: str, value: str) -> Options:
    """The options with one setting changed. Raises `Illegal` naming what is wrong with a map."""
    setting = _setting(name)
    if name == "map":
        return msgspec.structs.replace(options, map=_map(value))
    if value not in setting.values:
        raise Illegal("bad-setting", name=name, allowed=", ".join(setting.values))
    return msgspec.structs.replace(options, **{name: int(value) if value.isdigit() else value})


def _setting(name: str) -> Setting:
    setting = next((each for each in SETTINGS if each.name == name), None)
    if setting is None:
        raise Illegal("no-setting", allowed=", ".join(setting.name for setting in SETTINGS))
    return setting


def _map(value: str) -> str:
    """What the options keep of a choice of map."""
    if value in ("auto", *MADE):
        return value
    if value in CATALOGUE:
        return CATALOGUE[value]
    try:
        return read(value)
    except BadMap as bad:
        raise Illegal("bad-map", flaw=bad.flaw, tile=bad.tile or "none") from None
