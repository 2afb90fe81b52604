"""A table's choice before the start, and the state before the first draw (rulebook: set-up)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from engine.core.game import Setting
from engine.core.model import Illegal

from .edition import HOUSE, Edition
from .flow import Position
from .phases.setup import Opening
from .state import Box, Hand, Sheet, Table

SETTINGS: tuple[Setting, ...] = (Setting("sheet", ("sun", "moon")),)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """sheet: the side that everybody uses, sun for a first game."""

    edition: Edition = HOUSE
    sheet: Literal["sun", "moon"] = "sun"


def chosen(options: Options, name: str) -> str:
    """A setting's value now. Raises `Illegal`."""
    return str(getattr(options, _setting(name).name))


def choose(options: Options, name: str, value: str) -> Options:
    """The options with one setting changed. Raises `Illegal`."""
    setting = _setting(name)
    if value not in setting.values:
        raise Illegal("bad-setting", name=name, allowed=", ".join(setting.values))
    return msgspec.structs.replace(options, **{name: value})


def _setting(name: str) -> Setting:
    setting = next((each for each in SETTINGS if each.name == name), None)
    if setting is None:
        raise Illegal("no-setting", allowed=", ".join(setting.name for setting in SETTINGS))
    return setting


def setup(seats: int, options: Options) -> Position:
    """A sheet each, with the first karma circled; the rolls follow in `Opening`."""
    edition = options.edition
    table = Table(
        edition,
        options.sheet,
        [Sheet(edition.karma.start) for _ in range(seats)],
        [None for _ in range(seats)],
    )
    return Position(table, [Hand() for _ in range(seats)], Box(), [Opening()])
