"""What the games of a league are played with: their settings, chosen by its organiser for all of its tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from engine.core.chance import Seeded
from engine.core.game import AnyGame
from engine.core.model import Illegal

from ..people import Refused
from ..view.table import pack_options, unpack_options
from .charter import Charter


def options_of(charter: Charter, game: AnyGame) -> Any:
    """The options of a game in a league."""
    packed = charter.options.get(game.key)
    return game.options() if packed is None else unpack_options(game, packed)


def with_setting(charter: Charter, game: AnyGame, name: str, value: str) -> Charter:
    """The league with one setting of one of its games changed. Raises `Refused`; `Illegal` naming the error in a
    text."""
    settings = game.rules.settings
    setting = next((each for each in settings.choices if each.name == name), None)
    if setting is None or setting.alone or game.key not in charter.format.games:
        raise Refused("no-such-setting")
    if value not in setting.values and not setting.text:
        raise Refused("no-such-value", value=value[:40])
    options = settings.choose(options_of(charter, game), name, value)
    return replace(charter, options={**charter.options, game.key: pack_options(options)})


def with_edition(charter: Charter, game: AnyGame, edition: Any) -> Charter:
    """The league with another edition of one of its games, and all else as it is set. Raises `Refused`."""
    if game.key not in charter.format.games:
        raise Refused("no-such-setting")
    options = replace(options_of(charter, game), edition=edition)
    return replace(charter, options={**charter.options, game.key: pack_options(options)})


def unfit(charter: Charter, games: Mapping[str, AnyGame]) -> tuple[AnyGame, int] | None:
    """A game that cannot begin as it is set with as many people as may be at a table, and how many those are; None if
    all can. What nobody has set can."""
    for key in dict.fromkeys(charter.format.games):
        if key in charter.options and key in games:
            for many in range(charter.format.smallest, charter.format.size + 1):
                try:
                    games[key].start(many, Seeded(b"league", 0, 0), options_of(charter, games[key]))
                except Illegal:
                    return games[key], many
    return None
